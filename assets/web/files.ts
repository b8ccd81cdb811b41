/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-06cee1145b.css" with { type: "file" };
import file1 from "./console-93cae4a808.js" with { type: "file" };
import file2 from "./part-012fa797ef.js" with { type: "file" };
import file3 from "./part-1748806a37.js" with { type: "file" };
import file4 from "./part-17d0cc9825.js" with { type: "file" };
import file5 from "./part-1c750cddf0.js" with { type: "file" };
import file6 from "./part-22adeaa387.js" with { type: "file" };
import file7 from "./part-28a603f1e4.js" with { type: "file" };
import file8 from "./part-2e822b04e8.js" with { type: "file" };
import file9 from "./part-35835faf78.js" with { type: "file" };
import file10 from "./part-47e2b83a18.js" with { type: "file" };
import file11 from "./part-4c344de017.js" with { type: "file" };
import file12 from "./part-4d9586dddb.js" with { type: "file" };
import file13 from "./part-50e2e2f63a.js" with { type: "file" };
import file14 from "./part-53f352b5fa.js" with { type: "file" };
import file15 from "./part-55c429e7dd.js" with { type: "file" };
import file16 from "./part-58e195dccf.js" with { type: "file" };
import file17 from "./part-5ac4c16b08.js" with { type: "file" };
import file18 from "./part-5bd1d6da54.js" with { type: "file" };
import file19 from "./part-5c26b716ea.js" with { type: "file" };
import file20 from "./part-6a7fa87996.js" with { type: "file" };
import file21 from "./part-7047e40126.js" with { type: "file" };
import file22 from "./part-78a3be8c97.js" with { type: "file" };
import file23 from "./part-7c948aebac.js" with { type: "file" };
import file24 from "./part-889eec6b07.js" with { type: "file" };
import file25 from "./part-8c6d5531e0.js" with { type: "file" };
import file26 from "./part-9c64115549.js" with { type: "file" };
import file27 from "./part-9f1fe81bf6.js" with { type: "file" };
import file28 from "./part-9fd376e498.js" with { type: "file" };
import file29 from "./part-a1d7a7ec35.js" with { type: "file" };
import file30 from "./part-a3ea6a0adf.js" with { type: "file" };
import file31 from "./part-b757d9d4ed.js" with { type: "file" };
import file32 from "./part-b7bd707ec9.js" with { type: "file" };
import file33 from "./part-bd47210c1c.js" with { type: "file" };
import file34 from "./part-c21c0909bc.js" with { type: "file" };
import file35 from "./part-c8875ebf71.js" with { type: "file" };
import file36 from "./part-d76a9d32e8.js" with { type: "file" };
import file37 from "./part-de80267aae.js" with { type: "file" };
import file38 from "./part-e8c595497c.js" with { type: "file" };
import file39 from "./studio-23bd6e4910.css" with { type: "file" };
import file40 from "./studio-c2623e4b2a.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-06cee1145b.css", path: file0, bytes: 49275, integrity: "sha384-eZk85fXgjgZf6clm3kbRLeTV2uq7ZGpmfb8ToS8IA0RcPpeMO4RunXUC9fGLsUPE" },
  { name: "console-93cae4a808.js", path: file1, bytes: 19823, integrity: "sha384-0jlPUqzGoBZs9Ximwi8+T5rjbj4Yut2ji/ldeE4L45UYU+Q2Oqbs22EPzteseR2m" },
  { name: "part-012fa797ef.js", path: file2, bytes: 1106, integrity: "sha384-z9/u5l0k9N/7I5/Df6v0wHTket9cicvL++mlsUVmdbAcCF3QY3VpoiVqPs+CV4K1" },
  { name: "part-1748806a37.js", path: file3, bytes: 14964, integrity: "sha384-vzdFdrsmK8QmXJq0qq7Q82nNos14CBY16agwl3neZHy+yQyUKWV7DD+zrZHXbwNN" },
  { name: "part-17d0cc9825.js", path: file4, bytes: 356, integrity: "sha384-RaIomF6B1BvUXVRJqXjNffROgZ68TI5YXOIdqDOKL9Bwwzdib/sG1iFkAGPUIsu4" },
  { name: "part-1c750cddf0.js", path: file5, bytes: 3360, integrity: "sha384-0efK1L3gpHh4CZdOopvWIt7rjL00oxVkSpubDc1xdRV+f2gCpD8DtGdHWkCYsT9K" },
  { name: "part-22adeaa387.js", path: file6, bytes: 61466, integrity: "sha384-K+f7MQMU9w1ecv2K7AZAkyg95nZaXe14FcR2q1H14QR+QxC5zbrBpIy4UG9tXv4J" },
  { name: "part-28a603f1e4.js", path: file7, bytes: 546, integrity: "sha384-8c1Fofrrkj+OQeRMgSyKACf4BW/HudXRwbuiC9wSBZZ0TQV8pjSggJTkTJdMjF7a" },
  { name: "part-2e822b04e8.js", path: file8, bytes: 6867, integrity: "sha384-QTVMNKpzeLpV9qdcvvOpFfsO5DgAAfl2l8YthQ96Oxkvjz2gUdp/2uOzThfCXQRE" },
  { name: "part-35835faf78.js", path: file9, bytes: 48107, integrity: "sha384-I817RQnSJen2r4z0lIpit2n4+hsKni09CGUIQ+OcukSBESlBpfBC2GltlYejHfFm" },
  { name: "part-47e2b83a18.js", path: file10, bytes: 577, integrity: "sha384-jW52wgdf9V69C/5Ran4N2m3nAM4DKI3qS2Ta8KRXAYNhAEdXy4XDZc7zksH27tQp" },
  { name: "part-4c344de017.js", path: file11, bytes: 704, integrity: "sha384-6RpgrKJZ7FUjQTh3f/vtbCNsD9xwCqLiJhvlHBwF6aYOEHUzQNFe4EYiJnyGaoPW" },
  { name: "part-4d9586dddb.js", path: file12, bytes: 73316, integrity: "sha384-ybCCRQAr4nPoM+l+O2wQyz58uwXZIfipjm7TrCryBx9NW3pMT6nFqZExamp/ep/e" },
  { name: "part-50e2e2f63a.js", path: file13, bytes: 414, integrity: "sha384-7biBk6lwnxD0VJqe0KPvcivCHOxQ/x/ZPC77hPPD7T8CZyFHyqfNPsjv3y22TRnw" },
  { name: "part-53f352b5fa.js", path: file14, bytes: 32682, integrity: "sha384-slX4nlWne9XQC8RxSIYhHqM/G63MXMgiAbwv6hhVbYV2dw+AacPYvlrycuI3Yb9c" },
  { name: "part-55c429e7dd.js", path: file15, bytes: 922, integrity: "sha384-Vz+cHeBt/PnK5cvXDz3RlXZHxJvtcPAPMsOwshSjLnJ/vtXfjxZVpL4BEX/gi6EX" },
  { name: "part-58e195dccf.js", path: file16, bytes: 8024, integrity: "sha384-mV+3y5KnqGg2vrSYYt5Qp5sA1GI4rFY3VQdTp9URSbJvH/z50Z6LxvvehkjDFs4P" },
  { name: "part-5ac4c16b08.js", path: file17, bytes: 547, integrity: "sha384-CKefM0jl0+pldoAP/EGP4RxvLD5X/FLu/9IfYY+oYCqBHucZC/bvfUUl9xlZrO+E" },
  { name: "part-5bd1d6da54.js", path: file18, bytes: 1063, integrity: "sha384-rBE3TVneUSCC8+cAdqVoqnu8WzEHvU715c1JE+JsucLUwnmVHv8nDdP0GW6xOMq9" },
  { name: "part-5c26b716ea.js", path: file19, bytes: 19863, integrity: "sha384-GmlKfuJoRTQ7YFDILME9d/WEKIFsxlpuR+cBxXlyS9W51DxNJ39ED2zqWOsv8zUQ" },
  { name: "part-6a7fa87996.js", path: file20, bytes: 5773, integrity: "sha384-aiNRKV1RosaVWjteXTXzYM5tH9tZMwwCmyr1Oc8DeSlPSXV2WnlJwbcss37X+J8z" },
  { name: "part-7047e40126.js", path: file21, bytes: 488, integrity: "sha384-egOC0GOgbMa7uebUTwjIiA3LCVm5vxInN5u3mnehtuBLQld9tjP0wdbTPxtOSk/R" },
  { name: "part-78a3be8c97.js", path: file22, bytes: 1647, integrity: "sha384-3xCFCLFkyBrXHfYnG8rVYFpL47YupCwXqLhYSPXAfRtUDxrtTAF3N2mzg1sUSzC2" },
  { name: "part-7c948aebac.js", path: file23, bytes: 464, integrity: "sha384-9q79FZxSFrWnnnLBUrOt6fwoq+s0RIK4hs7iZVqWVBQp3WNKX7QnaObThT9G48lF" },
  { name: "part-889eec6b07.js", path: file24, bytes: 4244, integrity: "sha384-oQwupDuKXNk6lxAJLczVjG2jp2qCGur7JDUYVoUpELjqAY8XIKTP8i7+e4LuJqLg" },
  { name: "part-8c6d5531e0.js", path: file25, bytes: 279, integrity: "sha384-bwhtXqhGGr075DJa0mDxpmqmYb76LG+2IwtoFSiBz1srW/1akNdY1ybseeAvm1b0" },
  { name: "part-9c64115549.js", path: file26, bytes: 1153, integrity: "sha384-9keE+xs2HpZnTLoHnPHC2M0sAgVlKP4FUVd0r9D3uK7KPc7vqwGFJwRosy8HMyVU" },
  { name: "part-9f1fe81bf6.js", path: file27, bytes: 728, integrity: "sha384-0CoCJFTBtDPY3TCPMaZSbAMBrvZ/280agMTg7VZMXjt6tSdOVtO3l3f3n0L+eYFx" },
  { name: "part-9fd376e498.js", path: file28, bytes: 1934, integrity: "sha384-spfl5QwkEMgOg/C9oU7cG9kwelgB6WFf/KYpthtuTdA9ZXbnjFmPKOfGC5RskHmd" },
  { name: "part-a1d7a7ec35.js", path: file29, bytes: 6617, integrity: "sha384-McIIgele41JuQRdxOIJ7dHsmJRpvmzOvOsRW8gKprJKk2TlZZF34+alBL1n7/TK7" },
  { name: "part-a3ea6a0adf.js", path: file30, bytes: 131, integrity: "sha384-c0cpk3J2siCJabPEvi1boo4rgTLVs8TFwFaAbl642YVGDaqdQKrvydctSEFNNuyA" },
  { name: "part-b757d9d4ed.js", path: file31, bytes: 3451, integrity: "sha384-OJhqfXLmjb1dP0mnjyCy9D5m9BiljyqvBvzaVdIkKkaLtDMVkG1BsGy/FzXO2gSr" },
  { name: "part-b7bd707ec9.js", path: file32, bytes: 3886, integrity: "sha384-AWdEN/CBCSyvQZjcJqJegbA6hsm4nFWdgcuQ8azHs8RC6Mu/JJNjrKdVv1hfobWW" },
  { name: "part-bd47210c1c.js", path: file33, bytes: 21870, integrity: "sha384-8tA2t9NM2WCsrDm06TireLvn6LiuxlaUTGLW7zDq8J0LN4I7/lbDtAhePSvbztzx" },
  { name: "part-c21c0909bc.js", path: file34, bytes: 764, integrity: "sha384-9CjueLpkU0ANCCuAJP6omS9Ia+19WVGasMaD92OTUc8wH/xMTIcmOTDkF1ZzF3+8" },
  { name: "part-c8875ebf71.js", path: file35, bytes: 3633, integrity: "sha384-Bc6aaYWaeoGCcO9RezTpRTuo/ajUTg9IzGM1A9J6F9ZdYo0AdKyoSdGHmlrVrt1X" },
  { name: "part-d76a9d32e8.js", path: file36, bytes: 5551, integrity: "sha384-TlEHHueHbihv9Xdjhn1hH3SwNOUjWbKtODoSYDmA87WMQbHYMaBjliBROpE/6JuQ" },
  { name: "part-de80267aae.js", path: file37, bytes: 16238, integrity: "sha384-uctJ7Pct/m1Ml/cgDm/9j31KmKilYa/2PsleCzGQQ+aXyDtxxG/i9hNZG+pt+4QL" },
  { name: "part-e8c595497c.js", path: file38, bytes: 2538, integrity: "sha384-/1RdEfm8uN5hR4JbKL7Qbpvw4YCKl+CVRP6Xgp6nykSdvxwOy4lNN6oOSYOGADal" },
  { name: "studio-23bd6e4910.css", path: file39, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-c2623e4b2a.js", path: file40, bytes: 5977, integrity: "sha384-IDNBYndZHhhDXYHbTwHnpTW1z7T35XCCALPfH54w8U5n19vCdTEqR6L7xtuiZuUf" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c2623e4b2a.js", style: "studio-23bd6e4910.css", preload: ["part-22adeaa387.js","part-35835faf78.js","part-4c344de017.js","part-50e2e2f63a.js","part-58e195dccf.js","part-9f1fe81bf6.js","part-9fd376e498.js"] },
  console: { script: "console-93cae4a808.js", style: "console-06cee1145b.css", preload: ["part-22adeaa387.js"] },
} as const;
