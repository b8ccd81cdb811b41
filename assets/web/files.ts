/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-06d81a1400.css" with { type: "file" };
import file1 from "./console-55812b806f.js" with { type: "file" };
import file2 from "./part-000213655e.js" with { type: "file" };
import file3 from "./part-08d326df54.js" with { type: "file" };
import file4 from "./part-1224f4f4b4.js" with { type: "file" };
import file5 from "./part-151c02f998.js" with { type: "file" };
import file6 from "./part-1d08c9f8d6.js" with { type: "file" };
import file7 from "./part-2c83fede61.js" with { type: "file" };
import file8 from "./part-36e5cc358c.js" with { type: "file" };
import file9 from "./part-3a33db0bbe.js" with { type: "file" };
import file10 from "./part-3da268bb8a.js" with { type: "file" };
import file11 from "./part-426439d5f7.js" with { type: "file" };
import file12 from "./part-4353c6e9c0.js" with { type: "file" };
import file13 from "./part-44d113ddcc.js" with { type: "file" };
import file14 from "./part-451ccf74c8.js" with { type: "file" };
import file15 from "./part-4573688b03.js" with { type: "file" };
import file16 from "./part-460b74aff0.js" with { type: "file" };
import file17 from "./part-4a2c5a9fa8.js" with { type: "file" };
import file18 from "./part-4d70f35668.js" with { type: "file" };
import file19 from "./part-4e2ea18ed9.js" with { type: "file" };
import file20 from "./part-50d38b379a.js" with { type: "file" };
import file21 from "./part-585a6668b1.js" with { type: "file" };
import file22 from "./part-59c8c823a3.js" with { type: "file" };
import file23 from "./part-5a011dc57e.js" with { type: "file" };
import file24 from "./part-677da70fee.js" with { type: "file" };
import file25 from "./part-67983ca101.js" with { type: "file" };
import file26 from "./part-6fa52281b1.js" with { type: "file" };
import file27 from "./part-7219ac9f01.js" with { type: "file" };
import file28 from "./part-7548525e09.js" with { type: "file" };
import file29 from "./part-78a1cf37cf.js" with { type: "file" };
import file30 from "./part-7a8bd702ec.js" with { type: "file" };
import file31 from "./part-7b1e2044cf.js" with { type: "file" };
import file32 from "./part-7b9874496b.js" with { type: "file" };
import file33 from "./part-80d92a801c.js" with { type: "file" };
import file34 from "./part-9a06fd1306.js" with { type: "file" };
import file35 from "./part-9f54138bc5.js" with { type: "file" };
import file36 from "./part-a11c39b2ba.js" with { type: "file" };
import file37 from "./part-a5df0cf4c1.js" with { type: "file" };
import file38 from "./part-ad0459f44c.js" with { type: "file" };
import file39 from "./part-ad164aeb70.js" with { type: "file" };
import file40 from "./part-ade707151d.js" with { type: "file" };
import file41 from "./part-afc440207f.js" with { type: "file" };
import file42 from "./part-c44a210e49.js" with { type: "file" };
import file43 from "./part-c5d52a6c91.js" with { type: "file" };
import file44 from "./part-c6894df3e5.js" with { type: "file" };
import file45 from "./part-cc17ea8a1f.js" with { type: "file" };
import file46 from "./part-d14c09c785.js" with { type: "file" };
import file47 from "./part-d2367ced74.js" with { type: "file" };
import file48 from "./part-dd7ee17659.js" with { type: "file" };
import file49 from "./part-dea4aafae1.js" with { type: "file" };
import file50 from "./part-e2724aa6da.js" with { type: "file" };
import file51 from "./part-e7afeca4ba.js" with { type: "file" };
import file52 from "./part-e7bfc2af7d.js" with { type: "file" };
import file53 from "./part-e88b38e5ff.js" with { type: "file" };
import file54 from "./part-eb0207de86.js" with { type: "file" };
import file55 from "./part-f1196376ed.js" with { type: "file" };
import file56 from "./part-f2f70c61d2.js" with { type: "file" };
import file57 from "./part-f3a20deb02.js" with { type: "file" };
import file58 from "./part-f5a31a39aa.js" with { type: "file" };
import file59 from "./part-f5cd06b1ef.js" with { type: "file" };
import file60 from "./part-f9e0404a24.js" with { type: "file" };
import file61 from "./part-ffa21ab9db.js" with { type: "file" };
import file62 from "./studio-436d91ab5c.js" with { type: "file" };
import file63 from "./studio-4f817a6c78.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-06d81a1400.css", path: file0, bytes: 55226, integrity: "sha384-uZMqCEmj1UQtwSCJQRiExkOT2dhrCgrmHUeOPkZ/RvCO5HVJpKG0PvaSuHBKDi+k" },
  { name: "console-55812b806f.js", path: file1, bytes: 21476, integrity: "sha384-IvgEME72br8SSZd7P1apOAu9inm7AMqka5XYRX2y7DTzMqfb40/LsIgoqWQ1zH9j" },
  { name: "part-000213655e.js", path: file2, bytes: 922, integrity: "sha384-D856bN+QrnbB3zryXX0xqKFi5DvIpJfM1wDOneC9WOzPfU88kZ33Zo5HyPnXlIqt" },
  { name: "part-08d326df54.js", path: file3, bytes: 704, integrity: "sha384-91O1P8OIuWFja+NmHqOgSzt0M2Ey4bkNFxy5Ms5yOQ/TbAj8/TcZiQQnfAP55IWl" },
  { name: "part-1224f4f4b4.js", path: file4, bytes: 18847, integrity: "sha384-TFVdV9YLbDcMu+VeEejhMwHo5Dw4SWBLT13BWESd3HN1m2zrS8R75JMAQRDZ1Apn" },
  { name: "part-151c02f998.js", path: file5, bytes: 764, integrity: "sha384-A0Kwn++royILcuzBaz1l0P1s1WBamjQz+e0WCUmLQ7ptwgPXU/LRfAE1jsAbs/1y" },
  { name: "part-1d08c9f8d6.js", path: file6, bytes: 743, integrity: "sha384-4PHhlUv6acslBNHQiQf4F55FmfyCZs9cl7zHs0u0tES8fBPMawpYnCLclzjD+Eva" },
  { name: "part-2c83fede61.js", path: file7, bytes: 62072, integrity: "sha384-S4vy1qNTJ38I5ruNDE5m8nSjKUFI9Pt9qyGfA8TCMHRvcPpFpEte448OvcRypzMd" },
  { name: "part-36e5cc358c.js", path: file8, bytes: 1104, integrity: "sha384-wqg9a7mE9Jhf6hJUKDuFhcbe9CeuiSZ/m47AMHrVmpU5NOH/vvXoC2BDaG3fQaYG" },
  { name: "part-3a33db0bbe.js", path: file9, bytes: 459, integrity: "sha384-U29JNe6NntEvN1yxQITStFUqr4ncZbqe0jwonjv53wgHoSqfKr7hTO231i/PXUfS" },
  { name: "part-3da268bb8a.js", path: file10, bytes: 279, integrity: "sha384-0xhS+YUmgRBYINejZzCU+TQOqmV4jWRu02Rwm1PxtJWX6TWrKNKDdKXXsOdsejfE" },
  { name: "part-426439d5f7.js", path: file11, bytes: 381, integrity: "sha384-lWakt5TI/W9ivL05oeXoCBdYD4TslmYAEKv96b3cllNSQLbXqB4dE2SKlY3VPS4C" },
  { name: "part-4353c6e9c0.js", path: file12, bytes: 23519, integrity: "sha384-hbmfnoF44R7bLg4TMY9Pa8LbreoSadQryQ5akUjeVRBnQOAmD+AgO3/OyorNUn1p" },
  { name: "part-44d113ddcc.js", path: file13, bytes: 1157, integrity: "sha384-dPIqUn/cutEBoLcUwhUQmPWyvWxp/0QHL9Fvjxe/4p0dFS4+A+fzpe23aUWd0zk9" },
  { name: "part-451ccf74c8.js", path: file14, bytes: 6624, integrity: "sha384-RT+YnvamiYM7B7lCz8Mlmc2BtakQmqwaPQgGlhTLWSvBFcKdoO+fk0+m3JVoNWh1" },
  { name: "part-4573688b03.js", path: file15, bytes: 320, integrity: "sha384-VCVmSWRNgOQvrPRgyob1EOiY5FwAWn3ypYtANKuzvCwOZ6TF2GC+hY6sxv81wcHz" },
  { name: "part-460b74aff0.js", path: file16, bytes: 21603, integrity: "sha384-MplvLsn7YtV9mR+s9gE/c/sJTvAC4Y5QcUZfND14CVaOmV6H6CRNKzSQeRc2zJgC" },
  { name: "part-4a2c5a9fa8.js", path: file17, bytes: 1647, integrity: "sha384-aohVcSJbRArq8c3CfozqIjRPy3t6LXZY6KddolJASSqY2evpspN8t0Ud+GWDHJv4" },
  { name: "part-4d70f35668.js", path: file18, bytes: 5551, integrity: "sha384-SIP0Zwvh9c7fHiYyeykbiIHq/Yo/WUlcL8rNJPijyZZ+vPN4csNjkEdz5cQiSsat" },
  { name: "part-4e2ea18ed9.js", path: file19, bytes: 2702, integrity: "sha384-D6j7vrRntkOTqtOyCIVM0emw1d2nVwW7p+2e4DVQ7/SiJTh6k58Ya3JYJgkgTRoF" },
  { name: "part-50d38b379a.js", path: file20, bytes: 577, integrity: "sha384-NCyIXOglT1nnv7RmIE+xkcJp7c9BlWGVXx3COsMEfSnK/29dwmVWuvF3O/wVmr0P" },
  { name: "part-585a6668b1.js", path: file21, bytes: 473, integrity: "sha384-KiBJFWgoGFoYRP/e6qb+cx3Acn8fM4Azlf+IS7Ar2mwFbIwBD5WHEpvoXy7gxzdE" },
  { name: "part-59c8c823a3.js", path: file22, bytes: 546, integrity: "sha384-zTw6P/zs6OmSQgZZvrEIdjEvmyF/xRxPCCqDwjylN3Sy82CceozjQTg1qy3TNUYZ" },
  { name: "part-5a011dc57e.js", path: file23, bytes: 488, integrity: "sha384-hBeqMhXT3arjvd6nUva2vhEUjr0GoD4VcxafziFie2RT+J5gEk+xfFw9NIq0hfP0" },
  { name: "part-677da70fee.js", path: file24, bytes: 20906, integrity: "sha384-X4oB+gG9xlBVImWoIAmj8CArUcRIxSdR2H9mF1tl8n7uPWujcIrmYh1nrO3+rZW6" },
  { name: "part-67983ca101.js", path: file25, bytes: 914, integrity: "sha384-+QrSUu2RvbNhg4qd9liM4C75RC/fDt049DMQPv18YeYg0w9lTDwyQoXNLE1lzsIn" },
  { name: "part-6fa52281b1.js", path: file26, bytes: 68647, integrity: "sha384-iwFmNxHjBcp2yTBYbMDZYfMpqWZk79E8eOC0U2dCa6ucUzhb5w0mmjTDiTP+L5o4" },
  { name: "part-7219ac9f01.js", path: file27, bytes: 2721, integrity: "sha384-6i/ukzVOlT3xUv0uexZugLk7TVWLAZV28keE5p01MKHwq4SxucwJ14VQDmPz54S2" },
  { name: "part-7548525e09.js", path: file28, bytes: 605, integrity: "sha384-agyqwduf7lo+g2+xyv0gVCuXDX2/ii1USB53ZVl01mVTMd23LQd69i+7wO/Vwepg" },
  { name: "part-78a1cf37cf.js", path: file29, bytes: 809, integrity: "sha384-KZpT0r5O+uRuz93/g1Y7tD4yF6Ajfim8mlroplmpP+wqUYfWYJbmmDLt31BsIjzO" },
  { name: "part-7a8bd702ec.js", path: file30, bytes: 47253, integrity: "sha384-ENqzugc47WPwFg2rI3hZJG53Mamaid0D+Vg8gQ4h27iJIlsmJdBE2r7VeJpCs1Fr" },
  { name: "part-7b1e2044cf.js", path: file31, bytes: 728, integrity: "sha384-pvg8kbyu0JUJJ5i0jWm1SvQ7uVgvvUyHUE48LKcfNXoF0T2X57urrFX4Yafte6Ng" },
  { name: "part-7b9874496b.js", path: file32, bytes: 1115, integrity: "sha384-NIXAytKEw2+D0nHEqQvV1ggIIrwb1ViHdiBvDyEt1Tsxde0wyt7hAPML2a84/srK" },
  { name: "part-80d92a801c.js", path: file33, bytes: 5296, integrity: "sha384-+WBpL00bJcGTGh2GBV0XPkb17bU2qk23mGH3xTtRV6fkPNmhuUJLD3fx9OcAWgqQ" },
  { name: "part-9a06fd1306.js", path: file34, bytes: 2316, integrity: "sha384-6A/b7YRdXetvPhUdN/I3v1g2Gy6Ph80NmSvHVt16afM+YYvanO6RQlb1dj35bBJi" },
  { name: "part-9f54138bc5.js", path: file35, bytes: 506, integrity: "sha384-07VfE5wCHdoN8ePpoOXhzUzbv1Dbavcz23BeqqMmcvR61AigchXUVG44S97V85g2" },
  { name: "part-a11c39b2ba.js", path: file36, bytes: 3798, integrity: "sha384-LRsNOj8Y7oULVa+IhmiSBXtdcszda2LbZlzu/nzFd29zZ8hVO++GlPqMCOxN8VUp" },
  { name: "part-a5df0cf4c1.js", path: file37, bytes: 40498, integrity: "sha384-1h8pG0pjwhOYXVCLnXnO55rCcbzejz3gdOpau95l0w1UcZdZvTSVAbxvBB1J7jbZ" },
  { name: "part-ad0459f44c.js", path: file38, bytes: 7124, integrity: "sha384-wruEz1i3e2iZjIgDGPognB02/Rj4V8ApuR2SY3mqnJNRzoAx+YGciFPKncg2jFgk" },
  { name: "part-ad164aeb70.js", path: file39, bytes: 16234, integrity: "sha384-JyPd2mIiWbEuDPrEZuTC1ek8rP+WF1zheTXqbVxFPPYQtYf+T3oRcs5Hqx/A2l2z" },
  { name: "part-ade707151d.js", path: file40, bytes: 1065, integrity: "sha384-70WjvO+oMlCYt3c3BSyw7AWvIZuJ8sBoLmCyqABIVjqR9PMrWXfN67TS0ZnVuZam" },
  { name: "part-afc440207f.js", path: file41, bytes: 3877, integrity: "sha384-qPAyFwhElgGRnGceNcH0R1D92/rCBwr1qaubT7HMyVPra46O1YSpwzi34+rg/Vjh" },
  { name: "part-c44a210e49.js", path: file42, bytes: 3141, integrity: "sha384-3rdDP6LIyCEZ8c0HVfo8KzUbk2wihZ+9vXmNOi7jrBGoGGKIqIkJDQf5Vaetz3HN" },
  { name: "part-c5d52a6c91.js", path: file43, bytes: 8871, integrity: "sha384-DZ/ZTF3B2QV8ealFCr8OJcn6HY/URuz3qK7NpcfB0PNn3ZRCy4xmW84/yoMYKrWN" },
  { name: "part-c6894df3e5.js", path: file44, bytes: 6897, integrity: "sha384-u0mm/4I9nvDb0b5HdP9cbnzf2tFrxX6uC9x85I/ie3lY163qNQ9r4WgeRfPtw4rp" },
  { name: "part-cc17ea8a1f.js", path: file45, bytes: 2240, integrity: "sha384-Rq6ISX9zw8q5Q8+yUPm6w5InrbYUzCk9LzBHBL4YUHct5/IWXmlojbiQG+rz2+dN" },
  { name: "part-d14c09c785.js", path: file46, bytes: 1622, integrity: "sha384-VR7mAs99ahqxq4R8K0uPqZ/Fb3GRmvSlIYMcnvW2+ktl0CoxIeJ+NpzCxCznLfl3" },
  { name: "part-d2367ced74.js", path: file47, bytes: 5558, integrity: "sha384-IwgWqylCkF8xF6NWfMvnDMXIYfPP+sSfAI1GrlCf3UWRpS4UWfbKe6+0WfhJjLNp" },
  { name: "part-dd7ee17659.js", path: file48, bytes: 4486, integrity: "sha384-xu6bkRXRDpMWoTp8mMTIV/q4dACoHlJYRm83bpxAaO9qS508aeD9zyKT4Z42sbi1" },
  { name: "part-dea4aafae1.js", path: file49, bytes: 4268, integrity: "sha384-ikzAXue3CrFSqjjh6IozyPG9fChHZJ9Ba+8wmErm1Xy9h4q+QZcOj4QaXnHxCojn" },
  { name: "part-e2724aa6da.js", path: file50, bytes: 2538, integrity: "sha384-D1LEUEJhmYzALZy3zzzwhOIZ99yNl9eXC2m8isRff31OxLq4QS2hfYJA2Y+b8NtY" },
  { name: "part-e7afeca4ba.js", path: file51, bytes: 547, integrity: "sha384-jo16t7+FQwMw9cLdzje3YCR08aqYHpM6iayVHK45NCzpORA8QgQ3pCQ1IIzUcx4l" },
  { name: "part-e7bfc2af7d.js", path: file52, bytes: 4761, integrity: "sha384-jLcDYgVIurKKBCDkdpPpQhV/Bn/zfOnocoZkdd0aa7RS7ltSJE3diPjp2vqGT+uk" },
  { name: "part-e88b38e5ff.js", path: file53, bytes: 1311, integrity: "sha384-1JuTWWthh9Ey4hFNgWir2yVou37ec2c7CdH6cI9V45Rou68XL4ff6QxeaC3RwRSl" },
  { name: "part-eb0207de86.js", path: file54, bytes: 561, integrity: "sha384-o2JecivmfNwTwaw81q0nYSLAuRdeCrGI+P5a7iSXPQByXMPklUMsgX4Qcu2E/sJn" },
  { name: "part-f1196376ed.js", path: file55, bytes: 29904, integrity: "sha384-zuFtmvmFC8u6uFjYZHdOwyD1TGkPZ+1MgtTLfIS4ijBpsHleDx4cxRPUL9l1NJ+T" },
  { name: "part-f2f70c61d2.js", path: file56, bytes: 414, integrity: "sha384-BaDzii28Wt1DIy/NyxN033lSMGP1Lk2Y9VscYu88QoJHpTq2x0djOvDf84TiD3zR" },
  { name: "part-f3a20deb02.js", path: file57, bytes: 306, integrity: "sha384-P+dHQrmaZ+q6aO4DF+2DCfZYHnP2aUm6ffpTVA0E1pSNeHDG6swb2Wduwel9iMcd" },
  { name: "part-f5a31a39aa.js", path: file58, bytes: 5288, integrity: "sha384-JaVDXJeJpTfm5cM9gb8woW5J2HkBaF0UVo3V4AqpcbzMLb2yB+yo7hhfDbeb543c" },
  { name: "part-f5cd06b1ef.js", path: file59, bytes: 2381, integrity: "sha384-jrovwx9CMwLIIaMWSiTxqlSiCx9JUOG2qtZGyNpJS/metlePQpWqcsIGnv5iw0iX" },
  { name: "part-f9e0404a24.js", path: file60, bytes: 866, integrity: "sha384-v/FgFlcNV503MzzVAqqq/YE6xKJRSKeTvangNAprD88BmDyuIpJ8Fr2ca7qth4Cc" },
  { name: "part-ffa21ab9db.js", path: file61, bytes: 3354, integrity: "sha384-vFb8/Gyb7rHmpRdWobHhvUsOgHqX2m1NGR9Z1pj7fZcbVhR9xSFrR43WFPYmP66q" },
  { name: "studio-436d91ab5c.js", path: file62, bytes: 7523, integrity: "sha384-vmetOFo3RP0X6Sv+CX7Q8n/csfbn+kMTIf4jXMJRArujbOfGJGIhkd546F7n6w4I" },
  { name: "studio-4f817a6c78.css", path: file63, bytes: 24044, integrity: "sha384-nscnxFZ7U0CNkHfFQ7UtZK7wb09NtSVSzkQntFGbqaS5LdDUgtuJqJruLTvJ0mfL" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-436d91ab5c.js", style: "studio-4f817a6c78.css", preload: ["part-08d326df54.js","part-2c83fede61.js","part-3a33db0bbe.js","part-7219ac9f01.js","part-7a8bd702ec.js","part-7b1e2044cf.js","part-c5d52a6c91.js","part-e88b38e5ff.js","part-eb0207de86.js","part-f2f70c61d2.js"] },
  console: { script: "console-55812b806f.js", style: "console-06d81a1400.css", preload: ["part-2c83fede61.js"] },
} as const;
