/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-43c08aff7b.js" with { type: "file" };
import file2 from "./part-062b954d0a.js" with { type: "file" };
import file3 from "./part-0eb9c19cbf.js" with { type: "file" };
import file4 from "./part-10d3649263.js" with { type: "file" };
import file5 from "./part-1d167ede04.js" with { type: "file" };
import file6 from "./part-229bd113fa.js" with { type: "file" };
import file7 from "./part-22cdb6dad3.js" with { type: "file" };
import file8 from "./part-3181d69079.js" with { type: "file" };
import file9 from "./part-4161dd3aa7.js" with { type: "file" };
import file10 from "./part-4327822619.js" with { type: "file" };
import file11 from "./part-6567871a2e.js" with { type: "file" };
import file12 from "./part-7f76f9ff9b.js" with { type: "file" };
import file13 from "./part-819eaa8d25.js" with { type: "file" };
import file14 from "./part-8c8e2dced1.js" with { type: "file" };
import file15 from "./part-9215549113.js" with { type: "file" };
import file16 from "./part-af68c07d18.js" with { type: "file" };
import file17 from "./part-b80823efaf.js" with { type: "file" };
import file18 from "./part-bc1d2a4222.js" with { type: "file" };
import file19 from "./part-bf12a1bac8.js" with { type: "file" };
import file20 from "./part-c32af35507.js" with { type: "file" };
import file21 from "./part-c5c21ea1d8.js" with { type: "file" };
import file22 from "./part-d3f4bb0402.js" with { type: "file" };
import file23 from "./part-d4c09fc8b4.js" with { type: "file" };
import file24 from "./part-d67002bef6.js" with { type: "file" };
import file25 from "./part-df62f3313a.js" with { type: "file" };
import file26 from "./part-e748787bff.js" with { type: "file" };
import file27 from "./part-ece1d70259.js" with { type: "file" };
import file28 from "./part-ef959fabac.js" with { type: "file" };
import file29 from "./part-f0f7be05ee.js" with { type: "file" };
import file30 from "./part-f8060f9e6a.js" with { type: "file" };
import file31 from "./part-fe104932e9.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-ead61a1e1d.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-43c08aff7b.js", path: file1, bytes: 17718, integrity: "sha384-qlnW96HDlo8+fjN6uCBNcvkq2yfWAqirBxWDmOmSplefu4pjJFWdUz5WX0PAhu/E" },
  { name: "part-062b954d0a.js", path: file2, bytes: 47685, integrity: "sha384-4JJ6dcLOM3TNZLBKW06rpLQ/pbKNRL92ARO/bdchGYBQ2Hl8MrmunmV8P9glJELf" },
  { name: "part-0eb9c19cbf.js", path: file3, bytes: 5755, integrity: "sha384-HTRxoJiQeyGTkXbtFnFHhZvNAGKbonSSsbofatnxyW9JbvaLcCFXYvtF2WIwzmND" },
  { name: "part-10d3649263.js", path: file4, bytes: 6470, integrity: "sha384-RTY7Oj7wYNANqdaUI/ViUN38wQ05xXscnwPuiMHF6YGVlaNU2fWP2ZJ3il6y3+2s" },
  { name: "part-1d167ede04.js", path: file5, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file6, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-22cdb6dad3.js", path: file7, bytes: 546, integrity: "sha384-TjM1hzz4q1tPZ6cyFVt4qmFMNzcCjfXGhQ4iTag9v/Yxiogyzu+gNe5kZ5KvXdgZ" },
  { name: "part-3181d69079.js", path: file8, bytes: 56325, integrity: "sha384-ktUbsWK0Hm1A/HVpAw0WevlNIoETAAVECnU21rvT5JBlOqvyu9vO+jL8f1QZjtfg" },
  { name: "part-4161dd3aa7.js", path: file9, bytes: 72966, integrity: "sha384-lHwUEqk0uOsY440ZSDiNS1Agg/OQJLX/nPcAXAT73Dra04kWQMnOzNdJsaagpVDM" },
  { name: "part-4327822619.js", path: file10, bytes: 728, integrity: "sha384-2nIVmTngaTXEmk00H0psM5tYxnWyHMIqov38jmoatcLTMLH5V1bFHu1KA5W8qFMe" },
  { name: "part-6567871a2e.js", path: file11, bytes: 704, integrity: "sha384-+Qc/FCTFtWS5C4HcrgNedWtJopaZ0n7EP1GmlJH061f4ol5x2GtY2NCio0sWHfi5" },
  { name: "part-7f76f9ff9b.js", path: file12, bytes: 18840, integrity: "sha384-9MEcoJdTPsEsVRkBB58a0BzRZX7Sv8jL8tNHeOhGDvxw29ZuBNN2z+Bos7xV/IUt" },
  { name: "part-819eaa8d25.js", path: file13, bytes: 412, integrity: "sha384-KV9XqLvSDj7sxTgdXzD2KXm6l90vkeKiGXprD0+uzqsSA0FVOJViHVJkfICat56U" },
  { name: "part-8c8e2dced1.js", path: file14, bytes: 11851, integrity: "sha384-7OC4TIvS7qDPI/t5R/+AJ/+ZELTWBxxtos3gPihJeT31aipZCSOQfTOVjqXY+vt3" },
  { name: "part-9215549113.js", path: file15, bytes: 1155, integrity: "sha384-X5rRImt4+m4iRgP1tfSdtqU7I1KsJ12Lz3Jc7dHhtQYkQgYqxToIc0d92oyQAsm9" },
  { name: "part-af68c07d18.js", path: file16, bytes: 1649, integrity: "sha384-1rVXoeiOvjXJdkyMmGP0SpqxZAE4wsYr4qij2BrnkOZhzwsX/YY5yF8fU2DFEqlm" },
  { name: "part-b80823efaf.js", path: file17, bytes: 16186, integrity: "sha384-e1a23+xKyVj4hpBxDOrb+1Axa4ijKEaxFHcD18l7uLaxBsTtx6t1dp5g48Ox1mzc" },
  { name: "part-bc1d2a4222.js", path: file18, bytes: 1934, integrity: "sha384-FxBFBpSEO82XvoMSc88tNda9nV3cHmsmzSTJ7Vzy6XhtjAGu/DrDQM9yWN3z6reS" },
  { name: "part-bf12a1bac8.js", path: file19, bytes: 33047, integrity: "sha384-9hJUP5ebdiF8gdUN81VdmDLzXuH49xaHX3J1ii/3kRWe75Np6I99jHk7/zbbDd/0" },
  { name: "part-c32af35507.js", path: file20, bytes: 4372, integrity: "sha384-dn4SnloI7C6VHRIz0ezwerbL6/lAflLFpHXm9vECV08WowFVh48yTrolSRcz9bnl" },
  { name: "part-c5c21ea1d8.js", path: file21, bytes: 488, integrity: "sha384-WLC4EBC+axKWS9nx4CQfnrirLntBt3jj9zzXlwnVypVowlJnUKHZjh3GsHo+QWCc" },
  { name: "part-d3f4bb0402.js", path: file22, bytes: 3828, integrity: "sha384-qrYxlU9z+DXBsgpzBZGuD5SrKDx0UWrL8RiybGOg+ZZMlYdiucc6T8BIhROUgi9O" },
  { name: "part-d4c09fc8b4.js", path: file23, bytes: 3464, integrity: "sha384-juNQWybOpkGCKAZAoUZut56sjeqAvbpFI5HjDiCVGWy8LcUnL0CopJm9BaCfahQ6" },
  { name: "part-d67002bef6.js", path: file24, bytes: 922, integrity: "sha384-DS6S7wJcGtXo/4cAJGu6vIfZR4hBAknahZVm1qTP76MELLYBizVGuyXjIJ/5dpUu" },
  { name: "part-df62f3313a.js", path: file25, bytes: 6585, integrity: "sha384-V5KLzeXkB8qHqCBhkksSM1232I5+d5y7yUdjmz+5zck54kdkWQe/mJ7dr5eWhq1T" },
  { name: "part-e748787bff.js", path: file26, bytes: 955, integrity: "sha384-nUylwEkMFfGNRSW7KlhvSzSHOt8l6YTDV5LeHmw7kK8hMV9DU7iz/Kne8pmeH9Q3" },
  { name: "part-ece1d70259.js", path: file27, bytes: 4992, integrity: "sha384-WjOhoGb4taeDfxgiIA1vHHLjQETTs/mGQobpcrlIf+Odey1vnxt2wbBiFzUXefRS" },
  { name: "part-ef959fabac.js", path: file28, bytes: 3393, integrity: "sha384-4zudNDHbZ5y9SvtQ+AKP8fvsjp5z2R7crzLOPKOhl2qa52jF5eUx6vk3yWvGLEVA" },
  { name: "part-f0f7be05ee.js", path: file29, bytes: 759, integrity: "sha384-+hb6AG1Hn87LMuroAE0P7vQ9+rNGziAIVCWxWnc5C1XcgTwtgMtFlILqPOUbjDbT" },
  { name: "part-f8060f9e6a.js", path: file30, bytes: 7942, integrity: "sha384-y3YQqdF0sKroPT3grgubFRR5zqkQS0IqmujlU/qtPkawqqUDVS78+q2rfU24eZ5I" },
  { name: "part-fe104932e9.js", path: file31, bytes: 2309, integrity: "sha384-6aMtTZAXEZosMrk6Hx5943Wjpd0RFyfEAvj26iQUMcNhq5RakMnZ+yZJELmS6wH0" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-ead61a1e1d.js", path: file33, bytes: 5977, integrity: "sha384-9bDLahQHHvjcpzpr5qBxZekN3S7dG/+CHB0cqHkXwIs/IocfsPNtUVLb1F1+Sqmr" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-ead61a1e1d.js", style: "studio-23bd6e4910.css", preload: ["part-062b954d0a.js","part-3181d69079.js","part-4327822619.js","part-6567871a2e.js","part-819eaa8d25.js","part-bc1d2a4222.js","part-f8060f9e6a.js"] },
  console: { script: "console-43c08aff7b.js", style: "console-11eafe72e8.css", preload: ["part-3181d69079.js"] },
} as const;
