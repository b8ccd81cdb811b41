/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5af3786926.js" with { type: "file" };
import file1 from "./console-d31931efa2.css" with { type: "file" };
import file2 from "./part-01c2ce553d.js" with { type: "file" };
import file3 from "./part-0ffb3a9a3d.js" with { type: "file" };
import file4 from "./part-210cd2166c.js" with { type: "file" };
import file5 from "./part-25d301a187.js" with { type: "file" };
import file6 from "./part-281c4ff298.js" with { type: "file" };
import file7 from "./part-2b3cb2c24c.js" with { type: "file" };
import file8 from "./part-3ed9f29b39.js" with { type: "file" };
import file9 from "./part-423f05f7c9.js" with { type: "file" };
import file10 from "./part-45f40ca902.js" with { type: "file" };
import file11 from "./part-4bfcc7e1ad.js" with { type: "file" };
import file12 from "./part-4d325b22b3.js" with { type: "file" };
import file13 from "./part-543dd98cbd.js" with { type: "file" };
import file14 from "./part-588d19ecfd.js" with { type: "file" };
import file15 from "./part-5b7161e321.js" with { type: "file" };
import file16 from "./part-8c48645de0.js" with { type: "file" };
import file17 from "./part-96a2f394af.js" with { type: "file" };
import file18 from "./part-a8a09286d7.js" with { type: "file" };
import file19 from "./part-aebee25300.js" with { type: "file" };
import file20 from "./part-b5087e9640.js" with { type: "file" };
import file21 from "./part-b886304fd5.js" with { type: "file" };
import file22 from "./part-bee57ea4ba.js" with { type: "file" };
import file23 from "./part-c2d3c77d54.js" with { type: "file" };
import file24 from "./part-c496731060.js" with { type: "file" };
import file25 from "./part-d93e9ab813.js" with { type: "file" };
import file26 from "./part-db5757d27a.js" with { type: "file" };
import file27 from "./part-dea2442567.js" with { type: "file" };
import file28 from "./part-e1af2bef96.js" with { type: "file" };
import file29 from "./part-e984608483.js" with { type: "file" };
import file30 from "./part-ee7c27c6e5.js" with { type: "file" };
import file31 from "./part-f9d4d3df42.js" with { type: "file" };
import file32 from "./part-ff2ca8d93f.js" with { type: "file" };
import file33 from "./studio-1dcbb89413.css" with { type: "file" };
import file34 from "./studio-abd80a14eb.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5af3786926.js", path: file0, bytes: 16161, integrity: "sha384-d/e+L5i5FJtkt98bpZz0NO8bt1/4KDY6siXy55MVrxHziwdfLQR7GC29sDXWHMdV" },
  { name: "console-d31931efa2.css", path: file1, bytes: 45764, integrity: "sha384-3JO8CGS5nZD9vbEbAKPYaPohf5OxyOkurxLkT7YoJ7wOAxTvHzIGCJp10OokPKZY" },
  { name: "part-01c2ce553d.js", path: file2, bytes: 7015, integrity: "sha384-yACZQdR5x8Hd8u5NkUxEd5Jpph+S2ZpKfePKWqH0Il6/sk7kwU66WnX7ZWR2oWb5" },
  { name: "part-0ffb3a9a3d.js", path: file3, bytes: 2809, integrity: "sha384-thE66e6ZpTcHTz7rYw0B63Xcu+yh5k8z7I6bUgkzunXFTlC0senNtdkA0VXB54XD" },
  { name: "part-210cd2166c.js", path: file4, bytes: 4233, integrity: "sha384-hRGSFD3xQ6MqL+IZPBnAfSdReql9SlJnPvuLZ1Ctlf+1JS6DWVb9OK0k1xU3Hnoy" },
  { name: "part-25d301a187.js", path: file5, bytes: 685, integrity: "sha384-tBdewyLXhDuLGzxMnhJvgPLMjxKNAiwBO0afET0nttdIJq31kk9Oha916nWTalrn" },
  { name: "part-281c4ff298.js", path: file6, bytes: 983, integrity: "sha384-jnG7rIiLXyLjSiPoPdycBsyAeNnhfIkllrApi8i1z1A0PfXSDNmV/5XgoQcOvjS5" },
  { name: "part-2b3cb2c24c.js", path: file7, bytes: 1654, integrity: "sha384-uwA4zSEw/OYIAM3/h8ijBWmp7rkr/E+Dia9AU3teUBJNwEJBtUR+INhDY9rNWdJs" },
  { name: "part-3ed9f29b39.js", path: file8, bytes: 544, integrity: "sha384-vlO0613T9xeUNujf1gYmUGa7pr1jGCIdQcLMJpTALznm+0AHvwSiId6qZzpIYO0b" },
  { name: "part-423f05f7c9.js", path: file9, bytes: 16189, integrity: "sha384-+jlK7n3ELeykIDcE+2bMDVpa2B41mpDPfamRMbDtt9cM7X6J8DLSMiPTmzNuw9b2" },
  { name: "part-45f40ca902.js", path: file10, bytes: 482, integrity: "sha384-OcusHO6ujYtNhJxSxSBakgiKRkZRqsk0sUQMv6eRbXal6MBmaFQJSwj7ic7tDzBH" },
  { name: "part-4bfcc7e1ad.js", path: file11, bytes: 7821, integrity: "sha384-Q6dpBCis88wIQYQz+e0bta8vMNGM6nYtrm6pq06zNTyfCSXE3t5VUr2Hg0mtu/vK" },
  { name: "part-4d325b22b3.js", path: file12, bytes: 1885, integrity: "sha384-3lHHBZ37339/t+tYWilvUC2AjTEwsdTAsAqWE+Qq637drlxbGFevQBBABoH1857a" },
  { name: "part-543dd98cbd.js", path: file13, bytes: 131, integrity: "sha384-SPhGvgIr9Hcc46/pPs3opMMlisxB1Db41AgPtXnRnjrLuqq2eShs35kggdWCogis" },
  { name: "part-588d19ecfd.js", path: file14, bytes: 3380, integrity: "sha384-bPIt75OKEYMPuV943xBQ67+l6ydDplMJnHwPjXg1/fHqd9J2igasEZiFXOyu+LnU" },
  { name: "part-5b7161e321.js", path: file15, bytes: 6563, integrity: "sha384-CbCjE/266TqLK59oEkGL5U1W9XAYlrApyrWvnq/FV0ja2+MfZKOokzAbgbYG5F9/" },
  { name: "part-8c48645de0.js", path: file16, bytes: 18323, integrity: "sha384-f9B4/VXSAjznlglEguiHkXgso/AGHdNeoMF81/JtVKLrRq97aqvLFs/X6xvEl+oc" },
  { name: "part-96a2f394af.js", path: file17, bytes: 11868, integrity: "sha384-dcC0Zs7GC7BGaYuvhYaqyoJDUW4iM4vpgTiPlFlID6K766p+kQA80gHG7EHR35ED" },
  { name: "part-a8a09286d7.js", path: file18, bytes: 45007, integrity: "sha384-gJsH7rV72our5mXU64AGe3f/gQKXO6Lut+vIrVzOmUi8x1SQNamm2rLBGtOFJKFi" },
  { name: "part-aebee25300.js", path: file19, bytes: 3797, integrity: "sha384-X//6VPZhSy8eVycTVLK/UNWN3fH3t9a9Q/JS+6/3PeCbc9G+gSCh6j6I3NsLcQtN" },
  { name: "part-b5087e9640.js", path: file20, bytes: 1259, integrity: "sha384-gdpLT/V3LzbPUNdyxvwdZPD33jEfiONrq2nYZZeNzDWzGVtnAqaETuxAsqErSjTD" },
  { name: "part-b886304fd5.js", path: file21, bytes: 5006, integrity: "sha384-HWo8hh29J02mb0+7OOklFbIwIEPAr6P8BQ/wXSdzh0JtBHIjUZe2Pnq++42l9wmV" },
  { name: "part-bee57ea4ba.js", path: file22, bytes: 704, integrity: "sha384-4AYIWeT/asV2hrWCPIle5aqeW9M0sVLkeEbIUkFd+Xfo+MYCluaiIcNK9f3b68Vp" },
  { name: "part-c2d3c77d54.js", path: file23, bytes: 31430, integrity: "sha384-X8MkLeWBj9jXlmODJ9rHu3YureciL2hnSjrXXcvFDw01/bVOyo8upPEuGpnGgCwY" },
  { name: "part-c496731060.js", path: file24, bytes: 1183, integrity: "sha384-se35zxTkSATcsIfZrw+lmKVaYJM0uQ8Ey4CDsczoOXig9O03/bol5/lnisIfnKnh" },
  { name: "part-d93e9ab813.js", path: file25, bytes: 72967, integrity: "sha384-0zFClzaTbKa2LFpR8+/RyoIP+1eRGLumB3meP+8bSZfryqs26Z+Of0dPRTCpX5CM" },
  { name: "part-db5757d27a.js", path: file26, bytes: 281, integrity: "sha384-PkKBM1p0E5QNk6GAEbdJt0iLJhKKLEzfFedFMkdXITl/s+CjRark/2wVO3EqJ7Ib" },
  { name: "part-dea2442567.js", path: file27, bytes: 2309, integrity: "sha384-yu7zFscxCEXHxxQ0jlo76XeLJHLS5CdXUntgaTc1DmBchvBMzG9vGAMh5+RZVD0y" },
  { name: "part-e1af2bef96.js", path: file28, bytes: 1600, integrity: "sha384-JAdXUwiRP34HCEiZ9jFerIqxxwCR2kPEb9d2WblXNl2Xex09VsoGnbw9kXALMj+B" },
  { name: "part-e984608483.js", path: file29, bytes: 37114, integrity: "sha384-ixbL5wJCH86XE8wQ8mTOMx78oiMIbzt2ZhoBLmr8FlKZlQzKvOnhi4GJnWwK4mo8" },
  { name: "part-ee7c27c6e5.js", path: file30, bytes: 4840, integrity: "sha384-ss0pM7XiMULR/6HeuJ6ZIlR04VO7SRs4M1gDwKQUcDU0ExoT8VdDGQUivxVtISV3" },
  { name: "part-f9d4d3df42.js", path: file31, bytes: 412, integrity: "sha384-xuQZTIjOnS4xSFOlWx6ChaM2QlfRftp9IMxc2C3sRHqabSXRMEcaG/P+h4ycAtQx" },
  { name: "part-ff2ca8d93f.js", path: file32, bytes: 3492, integrity: "sha384-3Yhi8F134xaMlk3GyRgcE5EIuH6NNWRgnmxDpEWDNCP5DINBg4qq9E0UcnNyzU3i" },
  { name: "studio-1dcbb89413.css", path: file33, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-abd80a14eb.js", path: file34, bytes: 6032, integrity: "sha384-iVx+eEcMWN1aU9JAX2Wtu9AZDb10QKwzD9s6n2kJ/xnSZjg6vTLGy6DFJbERKcbF" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-abd80a14eb.js", style: "studio-1dcbb89413.css", preload: ["part-25d301a187.js","part-4bfcc7e1ad.js","part-4d325b22b3.js","part-a8a09286d7.js","part-b5087e9640.js","part-bee57ea4ba.js","part-e984608483.js","part-f9d4d3df42.js"] },
  console: { script: "console-5af3786926.js", style: "console-d31931efa2.css", preload: ["part-a8a09286d7.js"] },
} as const;
