/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-300c9c7b11.js" with { type: "file" };
import file2 from "./part-020f2eaa81.js" with { type: "file" };
import file3 from "./part-049b11daf5.js" with { type: "file" };
import file4 from "./part-16ea4c69f6.js" with { type: "file" };
import file5 from "./part-1d167ede04.js" with { type: "file" };
import file6 from "./part-229bd113fa.js" with { type: "file" };
import file7 from "./part-3661faba11.js" with { type: "file" };
import file8 from "./part-3e9531d080.js" with { type: "file" };
import file9 from "./part-418411576f.js" with { type: "file" };
import file10 from "./part-4f4d64a8bd.js" with { type: "file" };
import file11 from "./part-51d0d4e7da.js" with { type: "file" };
import file12 from "./part-51e28a97a9.js" with { type: "file" };
import file13 from "./part-5fda50301b.js" with { type: "file" };
import file14 from "./part-754faf13bf.js" with { type: "file" };
import file15 from "./part-81181d7291.js" with { type: "file" };
import file16 from "./part-8187c3f61b.js" with { type: "file" };
import file17 from "./part-81b9ee2586.js" with { type: "file" };
import file18 from "./part-83bcc48d32.js" with { type: "file" };
import file19 from "./part-85a617b266.js" with { type: "file" };
import file20 from "./part-9df724300d.js" with { type: "file" };
import file21 from "./part-a0cd6b64bb.js" with { type: "file" };
import file22 from "./part-ba35f9ae97.js" with { type: "file" };
import file23 from "./part-bb97ca8d4f.js" with { type: "file" };
import file24 from "./part-cb81e6a499.js" with { type: "file" };
import file25 from "./part-d1d560adc5.js" with { type: "file" };
import file26 from "./part-d1f80715de.js" with { type: "file" };
import file27 from "./part-e8fbb9ec46.js" with { type: "file" };
import file28 from "./part-e9b165f65f.js" with { type: "file" };
import file29 from "./part-ee06e9d566.js" with { type: "file" };
import file30 from "./part-f327585911.js" with { type: "file" };
import file31 from "./part-fd0a2b7165.js" with { type: "file" };
import file32 from "./studio-062a1e7cc8.js" with { type: "file" };
import file33 from "./studio-23bd6e4910.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-300c9c7b11.js", path: file1, bytes: 17718, integrity: "sha384-VDzMCHZAu1vG2v7T8y5XI1OPdGIoDUzdKk6hJqo+u+gk8O5x/UzMXrdmlSTdK+CC" },
  { name: "part-020f2eaa81.js", path: file2, bytes: 4168, integrity: "sha384-SDqwm6Xn4hH9IKhZwDCNTp3JPh81R5f3q4sBQEVpRv0Ka6YlbcE9PlGkZRGAar8n" },
  { name: "part-049b11daf5.js", path: file3, bytes: 1155, integrity: "sha384-516cvOsvzB7bnFUQ5H4s7/2iZHNB0c/WA6blcZOh+eHRIjuADBz+F0FaQXLU2xF9" },
  { name: "part-16ea4c69f6.js", path: file4, bytes: 5742, integrity: "sha384-kTKxP/5HM++1CIx5mS8sW3yMoOQZdgOtt4DLS77V3XyTSg+eIxqddZ2g9VrsBNfh" },
  { name: "part-1d167ede04.js", path: file5, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file6, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-3661faba11.js", path: file7, bytes: 728, integrity: "sha384-Ktks59b/cU1CPtKxA7coa9n1Fc50gLpSqHzvBj4834yspWnY2z8UBfrjCh9PLXuw" },
  { name: "part-3e9531d080.js", path: file8, bytes: 488, integrity: "sha384-LHnJfSxj+aD6S2uGk5z4ygOxDKJLZEHw0uhvnQ6ApSCk290Syn9wVqZXiswi1J9f" },
  { name: "part-418411576f.js", path: file9, bytes: 32887, integrity: "sha384-zHVpy7qaGH39SDfP4TeFtBlOR2lHyAOfe+t/wdbwzVJzdg+OGWFeBDUVqm8U1XXE" },
  { name: "part-4f4d64a8bd.js", path: file10, bytes: 955, integrity: "sha384-jn7vUNXTZcVjqZUbHXxIAikNlbVsucINa/3cofaagoH/ndUtc5lw6sAFgsyU4fC3" },
  { name: "part-51d0d4e7da.js", path: file11, bytes: 412, integrity: "sha384-DSrHd0Huf74ccgLikAw3OQUdA0+/A65oA6RdnOoKe2FgF6de2KjC5MzZPNnVa3uX" },
  { name: "part-51e28a97a9.js", path: file12, bytes: 46218, integrity: "sha384-9PAy4aK+JilQ0cEQEkGFX8+7H34BV6IFh8TWqQ+fG9oLIrA2/oE1wY4ddggDHfCW" },
  { name: "part-5fda50301b.js", path: file13, bytes: 546, integrity: "sha384-dfPv2XKgHxVqV+hNMOT288v+lCuG88jQuJa15qJ3qfNdgW4w/VzVWeMsqB1PHBdS" },
  { name: "part-754faf13bf.js", path: file14, bytes: 7834, integrity: "sha384-OQOQuqm/G3EWSgtybVQ7ak6ZzvYi1Mc7wxXTVcUOkJ1UXhYE7qswqkChDX3XvZrK" },
  { name: "part-81181d7291.js", path: file15, bytes: 53395, integrity: "sha384-MloKFqHcNbrf5TQqMTflcH6kf2pm1cuz0CJBAEZJT70GCQ9ud6l8eUMczdbMyfT5" },
  { name: "part-8187c3f61b.js", path: file16, bytes: 6585, integrity: "sha384-42MuiuEzD70y7SeIqsQbSB6un+j4Lb3Y+PIAUlbSjVM6D4kE86KHdMuJpXZdwMEj" },
  { name: "part-81b9ee2586.js", path: file17, bytes: 16186, integrity: "sha384-wLGkOrOLvAOrzewiEYmbDru5cmqkBuEkhTTZOTcNtB2dRArtSU7jnrpR7BYcgVRp" },
  { name: "part-83bcc48d32.js", path: file18, bytes: 704, integrity: "sha384-d80sUNoeCdhkJJXhpJHGR9mzy/QuM0tbL7T6wXjCb7AWpe+xf6FBRY48Dod89l72" },
  { name: "part-85a617b266.js", path: file19, bytes: 922, integrity: "sha384-9AX5TAueMvoKAiZ9LE9fKBqcurQEuldcw4YD1Gwk1sAiNHclPTxSVJ3eWgj4X22D" },
  { name: "part-9df724300d.js", path: file20, bytes: 3393, integrity: "sha384-ahKOJ8Xg5jSd/Ik0RAoUXL9wL525QmqRODlbFpLOyksHfLRiEx0VTTtsL2gfEDxQ" },
  { name: "part-a0cd6b64bb.js", path: file21, bytes: 3464, integrity: "sha384-ORcXyBz8y0kdEc4ie+g+cQ4UJlLW3+HbX1Ng5yktSC2iFhhQFHFOPOvVhoH0qITc" },
  { name: "part-ba35f9ae97.js", path: file22, bytes: 1934, integrity: "sha384-F0oM9jrQeLG/rNec/wSwZAuTnPGzfB7viEVRi+RNnSQi6/E0/s5wog0N0otNDdeR" },
  { name: "part-bb97ca8d4f.js", path: file23, bytes: 2309, integrity: "sha384-ZQKcvp8ll2ex8wMiDLEHP1XVdBmNU8h0h06IPfzk2S32/aGnD+JeJZPRnxuOH/OA" },
  { name: "part-cb81e6a499.js", path: file24, bytes: 1649, integrity: "sha384-I+fSMAUS3irqcLmz+uWxFn5Yr4baF0cVuUWOH4y9epb3buap6x170eTkZ1m2wSHo" },
  { name: "part-d1d560adc5.js", path: file25, bytes: 11851, integrity: "sha384-6Jlzp5A4Dq2UAdaBA8q6wqmGnZl1qEM6r2Zen8iz6c/VPXYXLwXB0+7I0sEw27s3" },
  { name: "part-d1f80715de.js", path: file26, bytes: 18840, integrity: "sha384-r+5GSM825yzvD4ZHxUD40+fivWCPsWrKUDyqTslpQKGga8TwiyPhBRPoFgNvJdNn" },
  { name: "part-e8fbb9ec46.js", path: file27, bytes: 6170, integrity: "sha384-KAhLbUmVWrn2DE0/e/9psoC9YDHMTNZMBjATAlSvu6iQ/9aiRpnNW7W6Sza+PlSN" },
  { name: "part-e9b165f65f.js", path: file28, bytes: 3828, integrity: "sha384-lh78hZ/n2fRNj63sicSRnMzRZXmqdIh1ReJZItQOgO81dOVM3F08u3MbyS3HNvqj" },
  { name: "part-ee06e9d566.js", path: file29, bytes: 4992, integrity: "sha384-HyT/5kJ4jwZe9ZSwg0XuK3K6ZdNIbaIbjw3BlA0WV1xrr810i5vOknGQ5N0tMYzT" },
  { name: "part-f327585911.js", path: file30, bytes: 759, integrity: "sha384-ijZ/7R0tEU29n2guJlG40FmqmdauTfoYSS2AS5fUTNA71d2eLc+AccjAmoWTdYr/" },
  { name: "part-fd0a2b7165.js", path: file31, bytes: 72966, integrity: "sha384-hGj6Wz2D1c0cYoyURW+8sdi8pRuvN+wDooNsLs3JJ+3jH6E1taj1NQ5Ll5Eh0y1D" },
  { name: "studio-062a1e7cc8.js", path: file32, bytes: 5977, integrity: "sha384-amCfi8DgPlPkq3IKgn61P8jIz/4mblz1J5RzAYBNa8E05n6zVYXLZJqts182tIPh" },
  { name: "studio-23bd6e4910.css", path: file33, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-062a1e7cc8.js", style: "studio-23bd6e4910.css", preload: ["part-3661faba11.js","part-51d0d4e7da.js","part-51e28a97a9.js","part-754faf13bf.js","part-81181d7291.js","part-83bcc48d32.js","part-ba35f9ae97.js"] },
  console: { script: "console-300c9c7b11.js", style: "console-11eafe72e8.css", preload: ["part-81181d7291.js"] },
} as const;
