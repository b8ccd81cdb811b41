/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-3563680537.js" with { type: "file" };
import file2 from "./part-018f157439.js" with { type: "file" };
import file3 from "./part-0b83097725.js" with { type: "file" };
import file4 from "./part-0c90b4676d.js" with { type: "file" };
import file5 from "./part-1b4f70bcea.js" with { type: "file" };
import file6 from "./part-1d167ede04.js" with { type: "file" };
import file7 from "./part-229bd113fa.js" with { type: "file" };
import file8 from "./part-258eed563e.js" with { type: "file" };
import file9 from "./part-37bfcfc850.js" with { type: "file" };
import file10 from "./part-45ca7f7dee.js" with { type: "file" };
import file11 from "./part-4bf779f97a.js" with { type: "file" };
import file12 from "./part-4d85de391b.js" with { type: "file" };
import file13 from "./part-5b97c81eb5.js" with { type: "file" };
import file14 from "./part-5bbd5a09b9.js" with { type: "file" };
import file15 from "./part-5e1c1927e2.js" with { type: "file" };
import file16 from "./part-5ee0f96c38.js" with { type: "file" };
import file17 from "./part-656e469b7f.js" with { type: "file" };
import file18 from "./part-79a0779499.js" with { type: "file" };
import file19 from "./part-81fd1ceaa3.js" with { type: "file" };
import file20 from "./part-885388d1f9.js" with { type: "file" };
import file21 from "./part-8d0c97555a.js" with { type: "file" };
import file22 from "./part-985a5f892e.js" with { type: "file" };
import file23 from "./part-ac900c4e47.js" with { type: "file" };
import file24 from "./part-af4d593d36.js" with { type: "file" };
import file25 from "./part-c3006f7dc1.js" with { type: "file" };
import file26 from "./part-c84f3cb7ba.js" with { type: "file" };
import file27 from "./part-cd5dd65d85.js" with { type: "file" };
import file28 from "./part-cdfe42c479.js" with { type: "file" };
import file29 from "./part-ceafc2753f.js" with { type: "file" };
import file30 from "./part-db2f5f88e5.js" with { type: "file" };
import file31 from "./part-f0a228b97b.js" with { type: "file" };
import file32 from "./studio-08471753ea.js" with { type: "file" };
import file33 from "./studio-23bd6e4910.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-3563680537.js", path: file1, bytes: 17718, integrity: "sha384-eKd4Y2iugBvLNbdclp/yls8504RMdzqW2CXBBNXhXcXFjx7QQpb6iTuFGmKXqHby" },
  { name: "part-018f157439.js", path: file2, bytes: 11851, integrity: "sha384-0F4uFE3kmwjrs5NSGW8No4FMf6SqrBPkmbEe4QNmpUvEjCZwoW2V+HRN+voPVCGY" },
  { name: "part-0b83097725.js", path: file3, bytes: 728, integrity: "sha384-rzx4hevYrp2j0P/lU54EjfExEP6zqMeZSE+zIb77M0jidNBViNdFDhr7j6EbQD61" },
  { name: "part-0c90b4676d.js", path: file4, bytes: 72966, integrity: "sha384-G5AwTQDuBK6GL4Cv7855GOiqRlfQdRWN8p3ZziVwlP5tLDAj4auIE5cViXPOwBc/" },
  { name: "part-1b4f70bcea.js", path: file5, bytes: 922, integrity: "sha384-MxPrcNa7dWSDYX0Fy630Y31b+hYot51YMaOG0aSMOd+QDQuMlYunmqi95aBzgzIQ" },
  { name: "part-1d167ede04.js", path: file6, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file7, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-258eed563e.js", path: file8, bytes: 546, integrity: "sha384-m+zLfDDA57MaXjR5mD20QwaNXneyaTqt9GExoND3x6DWdGaePg6UtHgf/MvCELGc" },
  { name: "part-37bfcfc850.js", path: file9, bytes: 1649, integrity: "sha384-/x70w1vkd9ySxXxkV/Kt4uFMcNIddu4th9zdeIoMOhQiF5V+pqTAV2mVFdsSYLCg" },
  { name: "part-45ca7f7dee.js", path: file10, bytes: 488, integrity: "sha384-nQD2Tc/2dzyZ2wHAhaZDfFtTo96B4HPiTo+De2tO6CHGxfi6aKVF1NZ+0zthlzVE" },
  { name: "part-4bf779f97a.js", path: file11, bytes: 1155, integrity: "sha384-RzE2+w3hD6r3Ur0Lb6K9YCryXm4G3pGWPNAHPD6ku/nIaU6hzXB76NcoskmYOF+v" },
  { name: "part-4d85de391b.js", path: file12, bytes: 955, integrity: "sha384-LDU13yzmilbGVZI0jIwFBjRzfTvq07w8HkHpKVbaDZZHTctmBAYzPeR9DOP4hBUe" },
  { name: "part-5b97c81eb5.js", path: file13, bytes: 759, integrity: "sha384-uU4fSe/cCNjy80JQ3+b/2CYSle6QRKfxWIrS82V4nZKEEic5NXER/gq2/qXsnUTQ" },
  { name: "part-5bbd5a09b9.js", path: file14, bytes: 48010, integrity: "sha384-ckBqFhDLbChzCAv9r8zHwbtES0RnLhPHBy+35xqJGVJdaNkZKYs0bDH3/XMp12SL" },
  { name: "part-5e1c1927e2.js", path: file15, bytes: 18840, integrity: "sha384-kwuxrOP0mtoNsQ6iV6voTpP8udq/DsYJTk9XklwGhQ+qpStpfI9zbdcUrbsb6Lxb" },
  { name: "part-5ee0f96c38.js", path: file16, bytes: 16186, integrity: "sha384-m8HQ0MFCZNXt2kVrCSMtJjouTeS3furGFRIXIo0UXKQhuL7pOzF2BoCHCSI1Dj1J" },
  { name: "part-656e469b7f.js", path: file17, bytes: 3393, integrity: "sha384-4MyJZPGgtTdUoZ0726xV85h/xsPS3+Rt4lNh6hReZWniZHaZE1QOqngcg9HYfU94" },
  { name: "part-79a0779499.js", path: file18, bytes: 3464, integrity: "sha384-tBnDBzuL9R1qbyuQ8JUA0myEy0lj8W9VnMmXh1G4wKMju3RjJnb+TllsNrHRYZjD" },
  { name: "part-81fd1ceaa3.js", path: file19, bytes: 5755, integrity: "sha384-H6YjV7YuuU+yE1wg2dZ5evcbRO5XAL4yngd3weTvwEVByP2RBSv2JOdLg4Z9OBM+" },
  { name: "part-885388d1f9.js", path: file20, bytes: 2309, integrity: "sha384-v+rmeScdVZXYFedx2q6VYGh2udSnZat/1Mx+D3xQ1DzaSYDaiRlwonQoCBaRDiYk" },
  { name: "part-8d0c97555a.js", path: file21, bytes: 412, integrity: "sha384-h8SEFX9wcVrm5M4+TcSvMpT5GQpPzYfCo3Xq0ZkMDY4q4mvTlO+CKjqsGcKDARYI" },
  { name: "part-985a5f892e.js", path: file22, bytes: 704, integrity: "sha384-NUaptliGBfUpnHUItFzaeAy2O2nGgfZjdZtWBpNDbe5gif0qyMdd2/Ua5eSlQXgC" },
  { name: "part-ac900c4e47.js", path: file23, bytes: 3828, integrity: "sha384-ZxZztBKps/0QAfEMES8TWi2KW8t4puAVlg9IM+Igl9nJ1KRUK6te8mwyxpjhhogY" },
  { name: "part-af4d593d36.js", path: file24, bytes: 6585, integrity: "sha384-LHNiqulBKxOAib5Yfon9DxBXzyAxqPL6uLSJwCJpOfpwlqiyjWI4/DeFibzxX2Nn" },
  { name: "part-c3006f7dc1.js", path: file25, bytes: 4992, integrity: "sha384-c98s7oRJbOcvRtY7J/My70vmOw+4kZoNHC3HC+x7PvowiCEVRrwsxn0z3GLTTHmB" },
  { name: "part-c84f3cb7ba.js", path: file26, bytes: 7982, integrity: "sha384-QyRR2r34kbrpSmiDQ+bDJH0t3a0wZIRy80/kIhAwvNBY/UGy+i+u4V8f5RHv2+Qf" },
  { name: "part-cd5dd65d85.js", path: file27, bytes: 33047, integrity: "sha384-npxxHfHasYqk/PcZMgVGPuBMwBVzbJucP9fr6e98RGT5O45Y6RJgYb/8yh9CSx9f" },
  { name: "part-cdfe42c479.js", path: file28, bytes: 6470, integrity: "sha384-jOeQXhVp2gA83ftSeml92Xlq3LD7I9tz9YyNp0kSTg30zki6RUrCldkRCra08UQP" },
  { name: "part-ceafc2753f.js", path: file29, bytes: 56597, integrity: "sha384-8mfx7o+bZC7TO295E5fTrnWuPXmd2pXx8AHdF7MI3rhEwehTGmSKq3om2ARCI4xs" },
  { name: "part-db2f5f88e5.js", path: file30, bytes: 1934, integrity: "sha384-Koh6nEVxjUGe8PsjJuivD0JQDqLayxujkmzozK/orPspLcuhNBlT/YCbb5LRKRs8" },
  { name: "part-f0a228b97b.js", path: file31, bytes: 4372, integrity: "sha384-9AJAHbgxi/fN7ZrcmOtd3G/WSJfWc/9KJ6rUVoW8AFzPo8zRdQW/atAyMUp395Wp" },
  { name: "studio-08471753ea.js", path: file32, bytes: 5977, integrity: "sha384-JHvgs9z+/nqvoArqiJ0AEP4iMaYcy6xXTd7c4yQdB5HTD2WYXVVCu152fQAWveol" },
  { name: "studio-23bd6e4910.css", path: file33, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-08471753ea.js", style: "studio-23bd6e4910.css", preload: ["part-0b83097725.js","part-5bbd5a09b9.js","part-8d0c97555a.js","part-985a5f892e.js","part-c84f3cb7ba.js","part-ceafc2753f.js","part-db2f5f88e5.js"] },
  console: { script: "console-3563680537.js", style: "console-11eafe72e8.css", preload: ["part-ceafc2753f.js"] },
} as const;
