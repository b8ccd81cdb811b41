/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-a1c8f9eb41.js" with { type: "file" };
import file3 from "./console-cc31db09b2.css" with { type: "file" };
import file4 from "./part-00932cd043.js" with { type: "file" };
import file5 from "./part-0604910a6d.js" with { type: "file" };
import file6 from "./part-0628f2bb7f.js" with { type: "file" };
import file7 from "./part-07ee2e09f7.js" with { type: "file" };
import file8 from "./part-0c69a5a9f8.js" with { type: "file" };
import file9 from "./part-0d0889bd21.js" with { type: "file" };
import file10 from "./part-0d972b9fed.js" with { type: "file" };
import file11 from "./part-0efee18fd7.js" with { type: "file" };
import file12 from "./part-0f6215d0a3.js" with { type: "file" };
import file13 from "./part-0ff1644608.js" with { type: "file" };
import file14 from "./part-10ae9ca235.js" with { type: "file" };
import file15 from "./part-14edb7b11b.js" with { type: "file" };
import file16 from "./part-171b4b0a1c.js" with { type: "file" };
import file17 from "./part-1a1276bb32.js" with { type: "file" };
import file18 from "./part-1c02097246.js" with { type: "file" };
import file19 from "./part-1cdb3d286f.js" with { type: "file" };
import file20 from "./part-1cee13c102.js" with { type: "file" };
import file21 from "./part-1e409703fe.js" with { type: "file" };
import file22 from "./part-21997b80eb.js" with { type: "file" };
import file23 from "./part-268aa6f7dd.js" with { type: "file" };
import file24 from "./part-2e10a5b930.js" with { type: "file" };
import file25 from "./part-2ecad532a9.js" with { type: "file" };
import file26 from "./part-2f1e8b51d3.js" with { type: "file" };
import file27 from "./part-32cc2c8b3d.js" with { type: "file" };
import file28 from "./part-3518be8075.js" with { type: "file" };
import file29 from "./part-3574adcba8.js" with { type: "file" };
import file30 from "./part-431cae9773.js" with { type: "file" };
import file31 from "./part-4ae998971f.js" with { type: "file" };
import file32 from "./part-4e4bb5503d.js" with { type: "file" };
import file33 from "./part-4ec041aeb6.js" with { type: "file" };
import file34 from "./part-4fa2e9bde3.js" with { type: "file" };
import file35 from "./part-56c2fb9ac4.js" with { type: "file" };
import file36 from "./part-60c01ed0c8.js" with { type: "file" };
import file37 from "./part-623e888b59.js" with { type: "file" };
import file38 from "./part-6745dc0a55.js" with { type: "file" };
import file39 from "./part-6b4f906402.js" with { type: "file" };
import file40 from "./part-6f0f3dfd75.js" with { type: "file" };
import file41 from "./part-7113ee3017.js" with { type: "file" };
import file42 from "./part-733897ed8f.js" with { type: "file" };
import file43 from "./part-753eabe42b.js" with { type: "file" };
import file44 from "./part-792bc6a13d.js" with { type: "file" };
import file45 from "./part-7b486c9c63.js" with { type: "file" };
import file46 from "./part-7c3d1ce05e.js" with { type: "file" };
import file47 from "./part-7fc34b9077.js" with { type: "file" };
import file48 from "./part-8040315e02.js" with { type: "file" };
import file49 from "./part-84c00ea147.js" with { type: "file" };
import file50 from "./part-9246765660.js" with { type: "file" };
import file51 from "./part-98f4a33c40.js" with { type: "file" };
import file52 from "./part-991e9767e6.js" with { type: "file" };
import file53 from "./part-9ab92df6f1.js" with { type: "file" };
import file54 from "./part-a007f5cbd4.js" with { type: "file" };
import file55 from "./part-a182d2bc7f.js" with { type: "file" };
import file56 from "./part-a53822e6fa.js" with { type: "file" };
import file57 from "./part-a55e8d5fc7.js" with { type: "file" };
import file58 from "./part-ab096f77e1.js" with { type: "file" };
import file59 from "./part-b067fdbb73.js" with { type: "file" };
import file60 from "./part-b522abd81d.js" with { type: "file" };
import file61 from "./part-b5e0b1690d.js" with { type: "file" };
import file62 from "./part-ba2375d67b.js" with { type: "file" };
import file63 from "./part-c8ffcf1caf.js" with { type: "file" };
import file64 from "./part-cb0dcce208.js" with { type: "file" };
import file65 from "./part-cba4176097.js" with { type: "file" };
import file66 from "./part-cc0723dd0a.js" with { type: "file" };
import file67 from "./part-cc37655bf2.js" with { type: "file" };
import file68 from "./part-d50821cb4d.js" with { type: "file" };
import file69 from "./part-d5bcd3bf06.js" with { type: "file" };
import file70 from "./part-e19c2d905a.js" with { type: "file" };
import file71 from "./part-e4c65ea30c.js" with { type: "file" };
import file72 from "./part-e667251dd1.js" with { type: "file" };
import file73 from "./part-ebcf248839.js" with { type: "file" };
import file74 from "./part-ece659bfce.js" with { type: "file" };
import file75 from "./part-f088c00d17.js" with { type: "file" };
import file76 from "./part-f36e737910.js" with { type: "file" };
import file77 from "./part-f735a23801.js" with { type: "file" };
import file78 from "./part-f9cf527883.js" with { type: "file" };
import file79 from "./part-f9f518e1e1.js" with { type: "file" };
import file80 from "./part-fa2ad94829.js" with { type: "file" };
import file81 from "./part-fc7d3cbd22.js" with { type: "file" };
import file82 from "./studio-61ccac3b6d.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-a1c8f9eb41.js", path: file2, bytes: 22281, integrity: "sha384-CSkdM83MLRZ0IQHcAew365WcQi/QIfAsukd4khio8CHvc/xy1/mnXlZwa+Rmt4qT" },
  { name: "console-cc31db09b2.css", path: file3, bytes: 56722, integrity: "sha384-dM6RJZ+r4ylw5EQiBjeSzMkB1oR580ObhdIRS4oTVNaV1tytqD0RrIJsZRbS/gau" },
  { name: "part-00932cd043.js", path: file4, bytes: 487, integrity: "sha384-KfdBMEUidb+AKa4MeoSB5HnJEYz+BKCWqSFPltH5PQNIj7QHifgdtI+s6XrpAgqj" },
  { name: "part-0604910a6d.js", path: file5, bytes: 6624, integrity: "sha384-FaoN6MmQGgys0ssXEgvfockKKuHW88WoSxaLEPOi5EX6oedKmNugwdjTQI8x/J2j" },
  { name: "part-0628f2bb7f.js", path: file6, bytes: 2203, integrity: "sha384-T3+Wxf7tESgXQQlbu1BHLbPuNw2PBmx3Iv0yk9FMAnYZdOmD2agkqJg8RdKgsI+a" },
  { name: "part-07ee2e09f7.js", path: file7, bytes: 2744, integrity: "sha384-TwHo24hUMpCc+VHWXZFrV5KbYKO5tFEo1F7PlYIIgyLD3XCHkFNn9/MceYvA1zhn" },
  { name: "part-0c69a5a9f8.js", path: file8, bytes: 894, integrity: "sha384-633VvfueAojxSXWRatXnIKsiOyKRxXbuviq4sNYLq2ijDktK6lsmlV6401sTrFeg" },
  { name: "part-0d0889bd21.js", path: file9, bytes: 6994, integrity: "sha384-riTUn+IBxQ0UI26tLzLYZwLKWMmJ/Zw2r//Ba4qkp4DCLnG4//3Wv6bbqkVK8fcZ" },
  { name: "part-0d972b9fed.js", path: file10, bytes: 3904, integrity: "sha384-b6FY8LFEtYogIdegh+QbcoV8MtUIl4FgZvb9HapIKqQgjEgvobwdmCC/gerR0yOX" },
  { name: "part-0efee18fd7.js", path: file11, bytes: 577, integrity: "sha384-H7a6wXlHVYvIv6SFCsThNFSpTG8rwvZdnMPCeYozrhx3Znpgj4lqTerbAEe39Syy" },
  { name: "part-0f6215d0a3.js", path: file12, bytes: 334, integrity: "sha384-b6bxcEUM637/yygpiOQCA5fdpCGzChjGjKlko2usbSFioXaqr6NuqbPoxQv5fp3L" },
  { name: "part-0ff1644608.js", path: file13, bytes: 3530, integrity: "sha384-1ktnI3QWZNkyaeugof7Yv4FsUM0E53zFMJIPo3F9G9aRK1a4b2AqGfNaEWDxeD0E" },
  { name: "part-10ae9ca235.js", path: file14, bytes: 12733, integrity: "sha384-gLNwaYW4N1+ioGWXhzRHal8kmuADBfPF9MiJLmLGfMCJ9SkRHo61waUh6hrpm0gd" },
  { name: "part-14edb7b11b.js", path: file15, bytes: 4596, integrity: "sha384-FjdW9zBJ/Fjd96vWmhlF050va5xkDTZXEM1ryFT60LlIarE94OVcgO4Ym7/s7xqJ" },
  { name: "part-171b4b0a1c.js", path: file16, bytes: 1161, integrity: "sha384-4+lCGIxEhI+JRsHFOgnw3FuAfNuEFpA8J10A+J3Gk2Ymimg05vxOsalCYmHYfI/O" },
  { name: "part-1a1276bb32.js", path: file17, bytes: 6439, integrity: "sha384-px09QmLiQOAL1dH/a4q5RXdvq6r6LzexVH6SKZFw0dX3hZi2TDYGUtnRV4ucWiVm" },
  { name: "part-1c02097246.js", path: file18, bytes: 706, integrity: "sha384-iVnih0uPaGksi9TyN08PH6AGx9tpXpywErOSNcIKvGq4J29UaZjozzipYAaT0gJ5" },
  { name: "part-1cdb3d286f.js", path: file19, bytes: 383, integrity: "sha384-LRR4iO9ZvJSmrVddu3JXsFi8NHrzjqVNZnl+elQGQVwAE93H+VbOPIQ/th5B91G/" },
  { name: "part-1cee13c102.js", path: file20, bytes: 17597, integrity: "sha384-UQqMu7xjtpNRahBapn6Jn8CRgceo2wXR3McVSPB25MgBULJK4KK6nCNEB+jGqWrk" },
  { name: "part-1e409703fe.js", path: file21, bytes: 9187, integrity: "sha384-f98G9GoXbLFsPcg28pa8/i4dvbTD+yCq77teLk9AIWwdk4cKwXruVpvVADoiIO2I" },
  { name: "part-21997b80eb.js", path: file22, bytes: 370, integrity: "sha384-aQ2OPzqzQnJtGP1dXKPRw4QM3MU+VelwBoD1hujs4qXeYn19GzeCICIzLVOw1yWA" },
  { name: "part-268aa6f7dd.js", path: file23, bytes: 9073, integrity: "sha384-waj6h53CCcC5+WRMui5PlTTcJYT7QgC2RPVthCKyF24r5zR/vAY74PEDGwguayWI" },
  { name: "part-2e10a5b930.js", path: file24, bytes: 547, integrity: "sha384-s5a8mrSc8P5aLjuMf8Tyy8Tgnd4Z3oMvkA+klO1JBXhbknC5rdHGtw7bu04Sh38e" },
  { name: "part-2ecad532a9.js", path: file25, bytes: 582, integrity: "sha384-eElTLsIwbGY95hEgP6rgUh0tCYAnTzrS9JjY5K/uOk0ioGm1r8MVDcOo1hU9aSEm" },
  { name: "part-2f1e8b51d3.js", path: file26, bytes: 1104, integrity: "sha384-NdA6ykDdq2/1OToRzublT97x4/6/GPjj23dCVxaA8QtGzpMrBGZiQuPvrcYqQJtA" },
  { name: "part-32cc2c8b3d.js", path: file27, bytes: 3645, integrity: "sha384-1op/mU0cvKPNhRfADtz74LBTTE9RpuD/Se9uPeShzGFs++tI5rqSMmGpQUgRaVMd" },
  { name: "part-3518be8075.js", path: file28, bytes: 3415, integrity: "sha384-+nDMCh/jfuG2cYotUuCPkcnw4ZCog6V8US0zpCYN721BZ3N4R2XllwatDMTNQCmz" },
  { name: "part-3574adcba8.js", path: file29, bytes: 2711, integrity: "sha384-Rn/aFTX+j7Dq5Q+Od4256f5PM8q5iltzW3kwmXz2DdiQiQxxz+ZAT49zp0hYJS3/" },
  { name: "part-431cae9773.js", path: file30, bytes: 7399, integrity: "sha384-YT2OiM8vyZcTAhn/10icOWl8NeEdWtqoEFGOOFQ5GQ33NZgFTfQa/5u9rEHWNDyn" },
  { name: "part-4ae998971f.js", path: file31, bytes: 4826, integrity: "sha384-0Ce/wC94CM3ZQJVul4m2hW8GZGT5ycvpm7UqsNWCK7azHVqu8MtEUJHnAkr2tRCR" },
  { name: "part-4e4bb5503d.js", path: file32, bytes: 2323, integrity: "sha384-1mTp24RkfIXxvCr52YVVbFj/or7oVphxgIbamJwnSi011IeXHuDJSur+AZW+Yf6h" },
  { name: "part-4ec041aeb6.js", path: file33, bytes: 1624, integrity: "sha384-GKOUa/fe8R5G26DUr8vcuRn5fXrwxUnmyqZ/JegFYXGdj4oME2dL6Fuq0Ti7xx6d" },
  { name: "part-4fa2e9bde3.js", path: file34, bytes: 1647, integrity: "sha384-8TnKYMUXEsg3iqDYDzgdO4yG7+n+sRtVBTB4VtsuagWaByGzy19ZWCIvF3HP69DN" },
  { name: "part-56c2fb9ac4.js", path: file35, bytes: 2522, integrity: "sha384-fEUWisWBZmg4uV5B+AhAKVlURmsH63kw9L0YajblwPln98Tm/77LWws7eXhAkSJe" },
  { name: "part-60c01ed0c8.js", path: file36, bytes: 548, integrity: "sha384-+0Yr1JHSySV2ycAbxUmzr6vcNy1V1Jvqm2UZ0k5QTzBVcTuC4EOqhP5NV165btf3" },
  { name: "part-623e888b59.js", path: file37, bytes: 743, integrity: "sha384-B3FvBOc98UXbn9R/VZx/UQpH2R+1BxiZbME1XzdE6jFFbRymvYja4p5Wk0tu02xs" },
  { name: "part-6745dc0a55.js", path: file38, bytes: 488, integrity: "sha384-i1u4Gw9FMwPVsI+EvlKXS3yFVvMkUY8TI4uZLfpHhYe1IRMNsIL+A0awTL4v7/bw" },
  { name: "part-6b4f906402.js", path: file39, bytes: 2447, integrity: "sha384-Q5nOudcKFJ+y50lz3EXBemyORFcJDkons3YXh9GTR64/UAJ58nAvJ7GbktRfaHvl" },
  { name: "part-6f0f3dfd75.js", path: file40, bytes: 136, integrity: "sha384-0K0H+VhbyZ4naQInWcOVkj1J4EB1ygPvy5/8YgQ7BXAm5s9DMDdzhL9D/f62WZo+" },
  { name: "part-7113ee3017.js", path: file41, bytes: 498, integrity: "sha384-5xDwKvmIE18f87ANAvhAm/FauoFDd6JWlxcExeNsBP5SO1iGptIZL0aA8SWnJlwv" },
  { name: "part-733897ed8f.js", path: file42, bytes: 4198, integrity: "sha384-7pmIdd68lJq24lQsppxZZgWNWbzRO2hj5NVsWuUNTnPh0lt3SjCzvG5o8DPcVm36" },
  { name: "part-753eabe42b.js", path: file43, bytes: 732, integrity: "sha384-1EmH+JIQcMp9Xr9OyJyqNBaspNpCFdmz5f8v2y6UVw55IXWxNz9uVWmEkmdDkDHx" },
  { name: "part-792bc6a13d.js", path: file44, bytes: 4344, integrity: "sha384-GGfAinF6KwDnPz0NJEi+6DrdQMAi1K8UVO0koQXIkk2zlEJmRfMM5Bid7bJLVbpk" },
  { name: "part-7b486c9c63.js", path: file45, bytes: 1369, integrity: "sha384-HWGNRkmvyqbPLGdy6LjDKZi6Vmb2nL0Gx+goflefK9aXzMSX2Q/2IY0b7XvHuX1G" },
  { name: "part-7c3d1ce05e.js", path: file46, bytes: 461, integrity: "sha384-jERDdJO2CcBuNjKZBFjx6hyYtun92iQSjqbDPhkQoDL6lYyG4Ku1xix3rFFmmfLm" },
  { name: "part-7fc34b9077.js", path: file47, bytes: 24555, integrity: "sha384-K14UW8h1/K8/zk0I9Un3W9l3WyS0qisr0Qp6IyNworIZvkvlYcZRr9acjvou7naf" },
  { name: "part-8040315e02.js", path: file48, bytes: 506, integrity: "sha384-bOe2p7nn6tEKMtXCr2DbGvyuur5WB/zBY9XY3nN8d1+EHjmC9KCztXUbqieikD4w" },
  { name: "part-84c00ea147.js", path: file49, bytes: 764, integrity: "sha384-xqEguLS1YlGZ2h2nywP8xg86HPhdJW5s1rJj0+e+wF5lRHl0TbHK7RIKQgnsBeKW" },
  { name: "part-9246765660.js", path: file50, bytes: 651, integrity: "sha384-vBR/AHkTanLZ0nogi+L6OmsvTue19bWL/HFzJzZosiozWkx0ZQc9pqwdAkxHfYHY" },
  { name: "part-98f4a33c40.js", path: file51, bytes: 11115, integrity: "sha384-2jO9/o2/1EZynHQVXH6LmuyZvNv/N8HmIBvMmwA0NH1NX5iqFKA70jEiInOWL8rx" },
  { name: "part-991e9767e6.js", path: file52, bytes: 561, integrity: "sha384-1OatuCBede+qDBc/8cJaPEU1m004kOEsI5texxtKh5esRf0kitH+BdD4VIOG6gmC" },
  { name: "part-9ab92df6f1.js", path: file53, bytes: 391, integrity: "sha384-UMGi0Y0RnjCiP0wPqqUqV1AoK1c/25V6V4OqjifxV+l30kxVbQb1fT7y8yFLCVRu" },
  { name: "part-a007f5cbd4.js", path: file54, bytes: 920, integrity: "sha384-HmaiQjj6cqrzlgyf4wd9PDcyeptWdCuvfw1CFvzI+lokkXDm7r+LFC0IsAK2/nPN" },
  { name: "part-a182d2bc7f.js", path: file55, bytes: 18227, integrity: "sha384-NLfD0Knr8aemhEBt3+vupmJ8tdIPFHF9cuMui2ulTltrBgRxAkKb6i6TLTZNzA/l" },
  { name: "part-a53822e6fa.js", path: file56, bytes: 1587, integrity: "sha384-pjjcfQhbNu4/i67+8Ekww7uCcVGn/EEKdpaYem8WHS9oIvT2TypEnnDhyjXZ5d1f" },
  { name: "part-a55e8d5fc7.js", path: file57, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-ab096f77e1.js", path: file58, bytes: 14562, integrity: "sha384-8lD6GbzNzTOG5HJ1fWRF37iVZ1vAuF1CGLPU1PPPi4s0Ug1HwKltjP66cXgXkxFG" },
  { name: "part-b067fdbb73.js", path: file59, bytes: 5351, integrity: "sha384-WSZzjv3CR+cxQQVs3ih7D2Cv/b/UED8svFjkbCfchNaUm2tpSfdJThXcoFRwfuAj" },
  { name: "part-b522abd81d.js", path: file60, bytes: 1622, integrity: "sha384-4yhEQJF9UDI00LKDaupismdrXfoWZJccpJlGLkAjveHUmAbJiZutp+VgZHIxWVOS" },
  { name: "part-b5e0b1690d.js", path: file61, bytes: 796, integrity: "sha384-1KM3911StuQs5WvewiO7uUis0QQ6oqnZnZ0AmQX9MnrB9Cn4LJwcL5MSD9NrwQS+" },
  { name: "part-ba2375d67b.js", path: file62, bytes: 484, integrity: "sha384-qh/EsnacCRxU0wXA7p32HRCZ2waOL0a6k04FgKXlSJuqbTdDv9NpRXNu/wO6dxD9" },
  { name: "part-c8ffcf1caf.js", path: file63, bytes: 928, integrity: "sha384-GurK3yUehSnyJL5Xw0HzvDnvOro8sClWu8yaI/11dtAgnDBSfzcOSAJxcdSTCtI6" },
  { name: "part-cb0dcce208.js", path: file64, bytes: 616, integrity: "sha384-4Ba59XA4sUh0VBVEdvEVhUmtVz5dwCwROadjEUGv0PfofhB3cL9M70qAFe3nml/U" },
  { name: "part-cba4176097.js", path: file65, bytes: 61994, integrity: "sha384-IjkiuGkfAppa5Zk1hadW5Df52Dsu7Lwi+tH46qwyOPmErZYotMNvn8lwvlaJEQa/" },
  { name: "part-cc0723dd0a.js", path: file66, bytes: 44376, integrity: "sha384-DgJTUhQAd65P9o8xMvjL3NyRss5lui7oxpWnmnM5NPkEq6iTAgwmp0zOeBBtWe2X" },
  { name: "part-cc37655bf2.js", path: file67, bytes: 2424, integrity: "sha384-WvV5n2aBbXTWO0JPYrRkN3siUIZCoZ+jc1xvS6BCWrLvr5nobpg7uTz1E58KR5Q0" },
  { name: "part-d50821cb4d.js", path: file68, bytes: 325, integrity: "sha384-FW8Sva749QucHmZtnPxBkFODn2DJlP3p2I9v75PRtaSRT+wBwvnU2O9zDOxpaWdf" },
  { name: "part-d5bcd3bf06.js", path: file69, bytes: 3961, integrity: "sha384-X9OVAHjAA1dhsyEfZUMVo2j816WZBSA2xwRwIKGFCg9lY4QQB5L1grSJ1XdMalLb" },
  { name: "part-e19c2d905a.js", path: file70, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e4c65ea30c.js", path: file71, bytes: 913, integrity: "sha384-TPUou+OR/hofiFwspEbEOn/mJRB6kIfILskGZHRlpkz2/+7vITRiIusBlfR2leNe" },
  { name: "part-e667251dd1.js", path: file72, bytes: 616, integrity: "sha384-P5Nq9EJudl3o9ecynIOkjhe55UKinFrmeKgdMSeKhUkfe/Y3COcGM1boRqan8/Pi" },
  { name: "part-ebcf248839.js", path: file73, bytes: 32361, integrity: "sha384-cprbCi+fld963c0dJniOagKnpIZEmqx4eVv/FcU840qbPfFCuc4wvb8Q7/odqWmC" },
  { name: "part-ece659bfce.js", path: file74, bytes: 25405, integrity: "sha384-vklksyPzGq852NCCfEizamgaBK/e/7yiFbifvKh74rMRT9/1zoBIH2DWdZVKWv3k" },
  { name: "part-f088c00d17.js", path: file75, bytes: 7170, integrity: "sha384-2/LHsfsVlcoSODPhDU/FiGYviPzWnmPfs6jFkHfzd4q8qyE8Ch/6JFbV5TytzGsA" },
  { name: "part-f36e737910.js", path: file76, bytes: 45454, integrity: "sha384-/oHJeg1xkeVRtR7aBwRn/0BEWA0c59ezGurkogsd9htcnTMz307NgzVtByu/8mAb" },
  { name: "part-f735a23801.js", path: file77, bytes: 922, integrity: "sha384-XhVT2KsBNmh2/KaZA3xS7tJq0ryFgKo4t3vSYCWHhUy3Y76xmFlvlBalIy8jVDJ6" },
  { name: "part-f9cf527883.js", path: file78, bytes: 1144, integrity: "sha384-fPkyaTYOMFEF2HQsub+FSQA0k50wdU/vTI2GWTafnURv8NegJUUFNk4BCHkWiZ9E" },
  { name: "part-f9f518e1e1.js", path: file79, bytes: 4933, integrity: "sha384-YhzzGF3zcfVmYKc6rJ3DimMcXtmu53bCYBp+p9AOyajOitqTmNjxP7i/pbx2A8wF" },
  { name: "part-fa2ad94829.js", path: file80, bytes: 7252, integrity: "sha384-v5fJyYMsae7UKx+xyCkHQBc50UzLt0AyZ3LXqQpVinkz/CHZIqBgtX/QvLKuYVM4" },
  { name: "part-fc7d3cbd22.js", path: file81, bytes: 64331, integrity: "sha384-SZogfQkKS8GZyX/hcn9UKrHWR+ru0xOh/9JCIp7ZmkU1f4R7le+NbgpqwdaZ+bUK" },
  { name: "studio-61ccac3b6d.js", path: file82, bytes: 7642, integrity: "sha384-Vng/e1370/692gTK1ItHHOP1D3CETL4vu5nGe7ztaW7Zq/eZ6/l0smjGxZR9eb7j" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-61ccac3b6d.js", style: "studio-fc2e0292dc.css", preload: ["part-07ee2e09f7.js","part-1e409703fe.js","part-753eabe42b.js","part-7c3d1ce05e.js","part-991e9767e6.js","part-a53822e6fa.js","part-cba4176097.js","part-cc0723dd0a.js","part-d50821cb4d.js","part-e19c2d905a.js","part-e667251dd1.js"] },
  console: { script: "console-a1c8f9eb41.js", style: "console-cc31db09b2.css", preload: ["part-cba4176097.js","part-e19c2d905a.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
