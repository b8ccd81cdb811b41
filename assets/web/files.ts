/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-05a2132793.js" with { type: "file" };
import file3 from "./console-25fc4787f1.css" with { type: "file" };
import file4 from "./part-0063df7c15.js" with { type: "file" };
import file5 from "./part-09bb01f771.js" with { type: "file" };
import file6 from "./part-0b47044cbd.js" with { type: "file" };
import file7 from "./part-0b917afb44.js" with { type: "file" };
import file8 from "./part-0c2de51a84.js" with { type: "file" };
import file9 from "./part-0c65c2cb35.js" with { type: "file" };
import file10 from "./part-13ae703f29.js" with { type: "file" };
import file11 from "./part-16b91f0d8c.js" with { type: "file" };
import file12 from "./part-190ee8cbbe.js" with { type: "file" };
import file13 from "./part-1ac2e4d551.js" with { type: "file" };
import file14 from "./part-1b9bc41da2.js" with { type: "file" };
import file15 from "./part-2f1cc02d92.js" with { type: "file" };
import file16 from "./part-3007e5ccaa.js" with { type: "file" };
import file17 from "./part-318e74fccb.js" with { type: "file" };
import file18 from "./part-32a0fdda34.js" with { type: "file" };
import file19 from "./part-3980fd9dd7.js" with { type: "file" };
import file20 from "./part-3d66ed73c8.js" with { type: "file" };
import file21 from "./part-43c2f70c32.js" with { type: "file" };
import file22 from "./part-45e30b9411.js" with { type: "file" };
import file23 from "./part-46bce87038.js" with { type: "file" };
import file24 from "./part-488d075ad5.js" with { type: "file" };
import file25 from "./part-4f886444e0.js" with { type: "file" };
import file26 from "./part-4fe20e20c3.js" with { type: "file" };
import file27 from "./part-58d1c2fb95.js" with { type: "file" };
import file28 from "./part-5e576a9434.js" with { type: "file" };
import file29 from "./part-5f2dce1de7.js" with { type: "file" };
import file30 from "./part-5fffc3f5ac.js" with { type: "file" };
import file31 from "./part-686bb7e049.js" with { type: "file" };
import file32 from "./part-716bc7f845.js" with { type: "file" };
import file33 from "./part-755ef17857.js" with { type: "file" };
import file34 from "./part-77ae336211.js" with { type: "file" };
import file35 from "./part-784f89ccae.js" with { type: "file" };
import file36 from "./part-7a05fbb55c.js" with { type: "file" };
import file37 from "./part-7da36325c8.js" with { type: "file" };
import file38 from "./part-8785996e7e.js" with { type: "file" };
import file39 from "./part-88ad0efc98.js" with { type: "file" };
import file40 from "./part-8e99295106.js" with { type: "file" };
import file41 from "./part-99c9a2f9a2.js" with { type: "file" };
import file42 from "./part-a05a2b1644.js" with { type: "file" };
import file43 from "./part-a13596b70b.js" with { type: "file" };
import file44 from "./part-a4007b01d4.js" with { type: "file" };
import file45 from "./part-a40ccefcfe.js" with { type: "file" };
import file46 from "./part-a6882428ab.js" with { type: "file" };
import file47 from "./part-ab74250d27.js" with { type: "file" };
import file48 from "./part-b068a37719.js" with { type: "file" };
import file49 from "./part-b082ab9660.js" with { type: "file" };
import file50 from "./part-b12331b8d5.js" with { type: "file" };
import file51 from "./part-b4058fad9f.js" with { type: "file" };
import file52 from "./part-b5a4ad9088.js" with { type: "file" };
import file53 from "./part-b8229a679f.js" with { type: "file" };
import file54 from "./part-b82bcdf5b6.js" with { type: "file" };
import file55 from "./part-b82e4dacb6.js" with { type: "file" };
import file56 from "./part-bef6a29fc5.js" with { type: "file" };
import file57 from "./part-bf613b1c6b.js" with { type: "file" };
import file58 from "./part-c21b690a12.js" with { type: "file" };
import file59 from "./part-c8733014b1.js" with { type: "file" };
import file60 from "./part-cbce998645.js" with { type: "file" };
import file61 from "./part-cbfa2eaa70.js" with { type: "file" };
import file62 from "./part-ccebcf8bbc.js" with { type: "file" };
import file63 from "./part-cd3916fe83.js" with { type: "file" };
import file64 from "./part-d321c0751f.js" with { type: "file" };
import file65 from "./part-d54e3959fd.js" with { type: "file" };
import file66 from "./part-d648fa9ab6.js" with { type: "file" };
import file67 from "./part-dd46675074.js" with { type: "file" };
import file68 from "./part-e061fdac76.js" with { type: "file" };
import file69 from "./part-e19c2d905a.js" with { type: "file" };
import file70 from "./part-e2115ed168.js" with { type: "file" };
import file71 from "./part-e2d67b49aa.js" with { type: "file" };
import file72 from "./part-e49449b515.js" with { type: "file" };
import file73 from "./part-e71636272c.js" with { type: "file" };
import file74 from "./part-ebb31de74c.js" with { type: "file" };
import file75 from "./part-ebc6bc59d7.js" with { type: "file" };
import file76 from "./part-f0718f07a6.js" with { type: "file" };
import file77 from "./part-f24c1598b8.js" with { type: "file" };
import file78 from "./part-f24cd64ded.js" with { type: "file" };
import file79 from "./part-f60ce37ece.js" with { type: "file" };
import file80 from "./part-fe81d25f23.js" with { type: "file" };
import file81 from "./part-ffa1b62d3a.js" with { type: "file" };
import file82 from "./studio-e91a08652d.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-05a2132793.js", path: file2, bytes: 23271, integrity: "sha384-KTxcXvNYbhvG3awm4++KffTZOZvP6IFBAMYdIOoN9u+BUY2O3t6SA+MCkbdxPqPB" },
  { name: "console-25fc4787f1.css", path: file3, bytes: 56911, integrity: "sha384-aQJlsrw+AvanE37RBEws7EXWMlz27tq0YZf6YQ6ztAgCd+BAVIbaxMMKd3xrXBEV" },
  { name: "part-0063df7c15.js", path: file4, bytes: 370, integrity: "sha384-59BOAvmZlnvq6QDfZKUX7+oDnn+V+PvY045vuXx32rI++CTHc7wiAN0Tl0OklnTK" },
  { name: "part-09bb01f771.js", path: file5, bytes: 3961, integrity: "sha384-erSkETRt3HeT1BAsvCv8itwhEd0/QCibWWu9w2x9aZgPpWwzxa2O+3vlb4rQUFxN" },
  { name: "part-0b47044cbd.js", path: file6, bytes: 498, integrity: "sha384-0ykPm/69LKA8tBVTrLwHWlJhpvDMz6RjiShTAkYI7IGlbgW+PntneP0JFC6ImbD7" },
  { name: "part-0b917afb44.js", path: file7, bytes: 2711, integrity: "sha384-TD1ppsYDOmmDMiMS4MB/GKV7qTx11ZgCW5bTqlpVz9PxG+3Yd8MvYwvhZDSD69Dv" },
  { name: "part-0c2de51a84.js", path: file8, bytes: 136, integrity: "sha384-NE7mwvvsqpHs1lGwRcIkQZRfuFK5NhG7W9dXZPAwLc+owFGHnuwMKJC8/xmnxtsy" },
  { name: "part-0c65c2cb35.js", path: file9, bytes: 2447, integrity: "sha384-a5EVMVe4m1U1UcDr9MfAatZXyvEzzSqb/s6JCRuJ7AXx8RDcpLva4FyW3ihQmr6l" },
  { name: "part-13ae703f29.js", path: file10, bytes: 4198, integrity: "sha384-sKBrlN87nviRd6Zlc+yIIUrJSo3d7mUO45EgYNZ1z6gYAiAvl0o8cAG3QdLwWF6M" },
  { name: "part-16b91f0d8c.js", path: file11, bytes: 5351, integrity: "sha384-0TbvP6yEjbWFFfN0p35LIavjS17KiZKWEyovKpre70HbIE8mwAXH2UJ/J/0P+mZR" },
  { name: "part-190ee8cbbe.js", path: file12, bytes: 506, integrity: "sha384-SnMx6tUTvEYCYI50zxn1cg34Fy5UwbpRaXWf0uAvU8MAOQ3Kcx9pihID9PGz15bN" },
  { name: "part-1ac2e4d551.js", path: file13, bytes: 487, integrity: "sha384-FYLe0yJVYRWKc1/6NhIS23B5B0Et2X1CHRxqepnkE6DO1BQBFaVa5lDNRXcLVbWC" },
  { name: "part-1b9bc41da2.js", path: file14, bytes: 601, integrity: "sha384-ipdXI+0qJOno1b4a59WQTiIScZgWOOrFyTk5pHgFHVQSzMh5+tnDOO85vCvCx3yW" },
  { name: "part-2f1cc02d92.js", path: file15, bytes: 3530, integrity: "sha384-X3+t4ecsdIER3vpK4WD5+qw8KU5BegCuqLAp3JZPYKBVDriPJ45MfgzpZYaSE65X" },
  { name: "part-3007e5ccaa.js", path: file16, bytes: 325, integrity: "sha384-VXvs7Pa3/7aXO8Vfopl/jXe1zZlge1Wf2WW8k74RhyDJ0eKjo65uIhjfHfxLuEbt" },
  { name: "part-318e74fccb.js", path: file17, bytes: 484, integrity: "sha384-mKwpeoIZAzKcORE4t8HIg7ZVudKCCgeHCAXVcX7Q1y3XUR/fMQIYi07YGNpbjE90" },
  { name: "part-32a0fdda34.js", path: file18, bytes: 577, integrity: "sha384-aZscWh5fV8kH0qmSZ6W87UEyUAUc6+DyoxOdn3SCcjJ8TKvFDRcFrhYCJOk01pGO" },
  { name: "part-3980fd9dd7.js", path: file19, bytes: 1622, integrity: "sha384-00OE6z01C3uA3bpC91tjKZMknCNljvQoQ9Ds9B6FWo6R70biSc41yn365gizwZW1" },
  { name: "part-3d66ed73c8.js", path: file20, bytes: 461, integrity: "sha384-B+JEis2hTGH93heFzGBDI5XJ2UwM+bxx0tFJb1GaXYUz+ZyHY5NcBgxmnqM7DqX7" },
  { name: "part-43c2f70c32.js", path: file21, bytes: 12733, integrity: "sha384-duCjKvPk9iG/q+BC9XPln/AaVX+Er1tvLS0KAH/NmonbAEbD12wmLKBtTgsGHg3o" },
  { name: "part-45e30b9411.js", path: file22, bytes: 6638, integrity: "sha384-JjeXKLCWWXsc1xoyguJTJ3bfaT7N/HBfUXS3/GOL3fK+BuIeY017AuMXBwh5GgZW" },
  { name: "part-46bce87038.js", path: file23, bytes: 796, integrity: "sha384-HS2F3XdgCzcPhw1T3EeY/pP6hM9Y3G1REHSCY87wW+HWGRI3zCVIOY3oDGqeonMz" },
  { name: "part-488d075ad5.js", path: file24, bytes: 922, integrity: "sha384-25Si06O1Lu61SrHSROBLYjTyeuxtoMI6/ShQ7PH1dn1hnI9mQqNdhUCUc0AhN6yy" },
  { name: "part-4f886444e0.js", path: file25, bytes: 2323, integrity: "sha384-U8/yD3XDT9s13jFAN4AxtdNH7IIyb5V+8DN0jrvR3yPNaE19o9fQXBQPp9qghxl8" },
  { name: "part-4fe20e20c3.js", path: file26, bytes: 6994, integrity: "sha384-wjJL7rQeNo8Zxhq/e/Wy5z8HnrS27jBrBYiUvfFLRdWLOr3H+WhYyCjb0ES1PUpM" },
  { name: "part-58d1c2fb95.js", path: file27, bytes: 7252, integrity: "sha384-Tpi++R7jM3yr94WlE6EPk61QFxjM3M6fN1IGZReq0dhvg9kL+nricr3RYuyemkQw" },
  { name: "part-5e576a9434.js", path: file28, bytes: 4596, integrity: "sha384-Yhq1avolzju0PDD7b1cmmkVTVapj4MnbJZQ7pDMltB4bqgkXNgnLOHnrjlfEheLP" },
  { name: "part-5f2dce1de7.js", path: file29, bytes: 743, integrity: "sha384-hWM9xdpIiW34VUA/Gk9fyGcFB/wc8+aC1a/ACRGAul+bsmESUeA8uxGHSviBPE+X" },
  { name: "part-5fffc3f5ac.js", path: file30, bytes: 24555, integrity: "sha384-DPMWuVDoRzqx/RYhoZfAACwaiAL7G5HMBe4drrSwFFbddG+lduDY8hZnjxrmrZVn" },
  { name: "part-686bb7e049.js", path: file31, bytes: 764, integrity: "sha384-r9cp6c4acUIEac8mq6sMWIErvH5GHR1R4Dgnmeu0pSgtDRzNweCJZ2rXlHr/s3sm" },
  { name: "part-716bc7f845.js", path: file32, bytes: 1369, integrity: "sha384-QnnxyiXocLx4Bx50szvCx+xUA98qxIPHb30d9asnBxOG6qtReGkvwOVUjRi9gZAS" },
  { name: "part-755ef17857.js", path: file33, bytes: 4826, integrity: "sha384-sZH7SsvOWAxNGAR7HuRC8dOaXxZt3NEV8M9Rp2iVYjVitpmG0/3uQViJvobkjig/" },
  { name: "part-77ae336211.js", path: file34, bytes: 1624, integrity: "sha384-rIZeP8eW7Y4731NXjDCuPxAkGV90gii+jSgsGzTT2Du0pNyAQomELaP1LLsnLJCg" },
  { name: "part-784f89ccae.js", path: file35, bytes: 25402, integrity: "sha384-Q0Gt8G6jxeiauHAufuPifUbliWKK33kiVwnV/hL7uqm00Cfi8ATG0Nsh6ZcMkEPU" },
  { name: "part-7a05fbb55c.js", path: file36, bytes: 7761, integrity: "sha384-zsUfcJvLHRGngk8/f/8aTocSiy6yQK/zeV0GQQjXQLUzw+1pgTME8X6vMD6wLwwr" },
  { name: "part-7da36325c8.js", path: file37, bytes: 6434, integrity: "sha384-/aTqfmKAvBb6mAvB/EaKX5HSzjLBwPX0AJRw7+hjq1/nfvQo1NwGOeB+ruteqAFU" },
  { name: "part-8785996e7e.js", path: file38, bytes: 616, integrity: "sha384-pz0N2sgQCp1uQTH8t5cLsb7xgRi8gdOxynY8drRdpUZ1KpQt4Qe/NFZsulyCu3qx" },
  { name: "part-88ad0efc98.js", path: file39, bytes: 44376, integrity: "sha384-OWfwXdj61zpG1eaYRysoamMswHO6ikG6Oy+Aal12N7TgWj8tSub5KUG+8aeeNA9C" },
  { name: "part-8e99295106.js", path: file40, bytes: 651, integrity: "sha384-qjVkcwIfIWv5+VjY4Jaw++lKKKM83TX5WihGPyalsVqsWyE/pTwQB39WeSc2CLsc" },
  { name: "part-99c9a2f9a2.js", path: file41, bytes: 7399, integrity: "sha384-piLGNt6/OUTnAbbs9gaSYDN/J7OTyKT3vC+eAaZKGXuI8FGpJ3j+FmjHPSLTwoe9" },
  { name: "part-a05a2b1644.js", path: file42, bytes: 14622, integrity: "sha384-yUt3pRxjo6Hkm/dBpuUkwxj9zXLfBGbQYalaK0R1WTtIKMUOQ3wBBuPdiLiTaOtJ" },
  { name: "part-a13596b70b.js", path: file43, bytes: 928, integrity: "sha384-pBTW6DeGAlQ6zizdhnj1B7+4DBfG6qEqYoNUWCzVOZc413YIzMBn/R0ebtYeXOIW" },
  { name: "part-a4007b01d4.js", path: file44, bytes: 2424, integrity: "sha384-0DwbB0N16nBOOxxQ6dvhoy33xK+DWuoUwrqXTqPOFoij89JnwnKXQnE7kgmG8Bwu" },
  { name: "part-a40ccefcfe.js", path: file45, bytes: 1161, integrity: "sha384-CwhdJeZ4K+B44i9OteqbNlwYSZTDQlgbzzSYicHxg8EV34BJzD+jwPwPBHjf/1pq" },
  { name: "part-a6882428ab.js", path: file46, bytes: 548, integrity: "sha384-/AYJ87z4NtfxwqTh3ecqQo2Jru+ycegz6s7B3GywoZnDjcUS4W7HU0JrL0fyDPJQ" },
  { name: "part-ab74250d27.js", path: file47, bytes: 2744, integrity: "sha384-5kxiwM8wbDlRLMb1KNjPxgu0v3yj+aWw9dz0PYMwrRNUZycrOXDV79UpgRaSxM+b" },
  { name: "part-b068a37719.js", path: file48, bytes: 2203, integrity: "sha384-MIxGHEICY/eomK/nc9ZbeZPV7RAN6KGv4iLu4blGCPCG9Pce3ceVzdZBEpjWYRDj" },
  { name: "part-b082ab9660.js", path: file49, bytes: 383, integrity: "sha384-kQ8Y5r1QkntAvdHgrzG3kJI0+00HHym1JhfIIbcjQ34WTI6HzeAPKvFzIAOZM+3s" },
  { name: "part-b12331b8d5.js", path: file50, bytes: 9187, integrity: "sha384-E9jHPyAydvyZzdKos47pEu8Vb/CFI/f5xwIt0tcl0yowiGlpvhdykFSs2CqfGbFd" },
  { name: "part-b4058fad9f.js", path: file51, bytes: 64331, integrity: "sha384-nzFF1rfrcw2vftyjze6/1XfERPQL1ao3u/idx8bWMSBF9M6tTX66jFPUIYTpPHZe" },
  { name: "part-b5a4ad9088.js", path: file52, bytes: 45464, integrity: "sha384-pMNVfpORZft/zerQE/LxGW+JFv2tPNOBBKBoiIab1hrdntnbSHwS9LUAJtjNksua" },
  { name: "part-b8229a679f.js", path: file53, bytes: 9212, integrity: "sha384-qaap/IO9R0ZoHsiU+QOXsXjTPgW4YqW21eMWwAAFExJ1Cl6yj5u8eQucT9Gl6njx" },
  { name: "part-b82bcdf5b6.js", path: file54, bytes: 5162, integrity: "sha384-yDwTqQ9PgKE3sSkzMwcS0cqGfR6cygXW90MZAl6NyRkX96UCV/VXCir5CUZ7sbQt" },
  { name: "part-b82e4dacb6.js", path: file55, bytes: 1587, integrity: "sha384-MdQrDWN3SsgK7m3UtSh8/9c97iBoW+ugZ6RapYxXnJufqaWXXyiLVuZ14FRmNBe0" },
  { name: "part-bef6a29fc5.js", path: file56, bytes: 2533, integrity: "sha384-gNeLgPcCdJnK6X0VVabiOQOahrdGFNWo95a3NjIn1qUi4iCVKMW6wxZ0lUXDJIqa" },
  { name: "part-bf613b1c6b.js", path: file57, bytes: 547, integrity: "sha384-dCTr4RAPLEvXFVQwM8JPFZsDbVXvFoSnanpehztZU+YMCTNsxLI2/9EvZdx1fit+" },
  { name: "part-c21b690a12.js", path: file58, bytes: 306, integrity: "sha384-a/CT8bFnLn4OCqu17KYAu6V988qTJKnjFYP+vAA1ihVn5uSycZ04pYAb7YQMcM4V" },
  { name: "part-c8733014b1.js", path: file59, bytes: 488, integrity: "sha384-lVdvGi207Hf9ExpCPPo1As/UWOTj1MAzBT70vfJpHIg3NJO1uC8YkJZYr272l5i6" },
  { name: "part-cbce998645.js", path: file60, bytes: 732, integrity: "sha384-+O0SLYAPIu2C4pQizUBeFTAiCtSJg4RxRk5DyxWH4Rs9BUR/lsfdwGEG0KH+tQNX" },
  { name: "part-cbfa2eaa70.js", path: file61, bytes: 334, integrity: "sha384-AxTpMU6OXv6ifTlHBxylvGs78+hD94zGANfk3sXSFe+rKcQ8LM9hWxI/lXhh4vlG" },
  { name: "part-ccebcf8bbc.js", path: file62, bytes: 706, integrity: "sha384-Zcq0AUlYNLun3I9kHBVNIH1ff3KU10W15fS7t2HkcTJdtqVnNXLu9xWDPYk+CUEb" },
  { name: "part-cd3916fe83.js", path: file63, bytes: 1647, integrity: "sha384-YfaPxFZMrR8WWO/yME30WQsVQttNYOix/0rBsSuSHC4uYgZJQEU7htmv6uhELr5/" },
  { name: "part-d321c0751f.js", path: file64, bytes: 616, integrity: "sha384-KqRatsCvCPXQBv4Q/gZ+biX9mqBTL0s42OrC1Ei24oi10Jh5EaHuvn5ziuZ5EXl7" },
  { name: "part-d54e3959fd.js", path: file65, bytes: 18227, integrity: "sha384-kup0a9NyAKB2gPA46wsh/KeoiOexfVVnPd0dcMz7F1K5Vw8MAAubNlnHVKDeaAp7" },
  { name: "part-d648fa9ab6.js", path: file66, bytes: 894, integrity: "sha384-HBzT6R7BoShjJo7Ph3hm6mD0BumIM33CFsb1oQ0y7eW/475erqGA3F98zVDcTMLQ" },
  { name: "part-dd46675074.js", path: file67, bytes: 4344, integrity: "sha384-UF0ChfB8HbqQV3c5OW2tZ2s7TSAw9Kxdq624OaeI4J2qvByc6ubuylw4ooBuA8Lo" },
  { name: "part-e061fdac76.js", path: file68, bytes: 3415, integrity: "sha384-nVpst4woifNRMJplcVOgAANGVtaHHy7ww7zl77T5wG2Mrqz53CPQqH+g1P1DGOid" },
  { name: "part-e19c2d905a.js", path: file69, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e2115ed168.js", path: file70, bytes: 913, integrity: "sha384-diQsQXInXirunOxos4RZ1LHj3ICocDfKdAMMd7B/i0bsWTU/g7Ue7g3wyxV3I+r5" },
  { name: "part-e2d67b49aa.js", path: file71, bytes: 3904, integrity: "sha384-6c3+EaklaGQS+QXgjGO188S+NmY2r/CSDyoDy011X6i51D4NgBkUvUU0cJp9TYqI" },
  { name: "part-e49449b515.js", path: file72, bytes: 33266, integrity: "sha384-R3s+wTNEwxrqIwQWyHsX5NykomgPdLGYgSKc77AwGzTrZdDQK3N89Od3euWIBZMZ" },
  { name: "part-e71636272c.js", path: file73, bytes: 1144, integrity: "sha384-TFNBA6HBAioBw7EDb3xJDWxDsS7w9YqBFvdCjQkQ4DZ4dGxoASWNu8vtJ6rCCNQO" },
  { name: "part-ebb31de74c.js", path: file74, bytes: 62844, integrity: "sha384-1Ie+wVPtE3nd88QJAz8Iu29xPXiJGV0BVz9gWfOASm5Ppccn4CqW/RZhPpccmhlo" },
  { name: "part-ebc6bc59d7.js", path: file75, bytes: 391, integrity: "sha384-6XMfKBt1KDTFobakSuUl6cTfmMM9mv47OeLwzURFCtMXFArKsiahzrv/Q9ga7cuD" },
  { name: "part-f0718f07a6.js", path: file76, bytes: 3645, integrity: "sha384-IRdvvFvWV+0jLY7Sf/w1Xp60NC/Qqd2YfSbrMQcLk/7oE2s0gOaK1vTYGGMQflkm" },
  { name: "part-f24c1598b8.js", path: file77, bytes: 11115, integrity: "sha384-/ajhcR10dVQrvYOdXjBMC6vhMVlnRF72j3qzEnfL38VjK90vnQLJmDWiOOPZKJoI" },
  { name: "part-f24cd64ded.js", path: file78, bytes: 18789, integrity: "sha384-skKRFXkPX0QQ3Xs7qyzjIGkpeiwfrJTkrrM0PFniVmblBGB71pngFDVDYcPnXq0S" },
  { name: "part-f60ce37ece.js", path: file79, bytes: 561, integrity: "sha384-6jAce1SCdeNW0FoWcGenPPoB0YwTGs85cEx41Y0RYPwiz+EM15CprWpJzBHP2BQS" },
  { name: "part-fe81d25f23.js", path: file80, bytes: 1104, integrity: "sha384-Fy/zNnGM3fAd3yUyXNcR7062L2JQwl+MCZOoOy7Ul5kwW6cBPwMer6VPRqpep9GA" },
  { name: "part-ffa1b62d3a.js", path: file81, bytes: 920, integrity: "sha384-BbiVCgAbRbXEwOIZcIF64f2HVlIj9KEnW/pHxNWcj1I2mpl1F/yowyyaSn1Patql" },
  { name: "studio-e91a08652d.js", path: file82, bytes: 7642, integrity: "sha384-iGcbGIqGuZztFrU+i68RQfAHgDJfS77Q32PgVTv1pA0euuG8+JaoQ23TsivPPAjU" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-e91a08652d.js", style: "studio-fc2e0292dc.css", preload: ["part-3007e5ccaa.js","part-3d66ed73c8.js","part-8785996e7e.js","part-88ad0efc98.js","part-ab74250d27.js","part-b12331b8d5.js","part-b82e4dacb6.js","part-cbce998645.js","part-e19c2d905a.js","part-ebb31de74c.js","part-f60ce37ece.js"] },
  console: { script: "console-05a2132793.js", style: "console-25fc4787f1.css", preload: ["part-e19c2d905a.js","part-ebb31de74c.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
