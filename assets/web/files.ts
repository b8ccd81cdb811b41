/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-bffedc7e75.js" with { type: "file" };
import file2 from "./part-0368c6398e.js" with { type: "file" };
import file3 from "./part-122c8ed4d2.js" with { type: "file" };
import file4 from "./part-1b2d2642ac.js" with { type: "file" };
import file5 from "./part-1c38a5eb1a.js" with { type: "file" };
import file6 from "./part-1d167ede04.js" with { type: "file" };
import file7 from "./part-229bd113fa.js" with { type: "file" };
import file8 from "./part-2f18887a3f.js" with { type: "file" };
import file9 from "./part-3b199165e3.js" with { type: "file" };
import file10 from "./part-3c5c4e07a2.js" with { type: "file" };
import file11 from "./part-3e7e7afd93.js" with { type: "file" };
import file12 from "./part-4081279271.js" with { type: "file" };
import file13 from "./part-4997d6c0ce.js" with { type: "file" };
import file14 from "./part-4c39a58fc8.js" with { type: "file" };
import file15 from "./part-5451852ae3.js" with { type: "file" };
import file16 from "./part-6393609662.js" with { type: "file" };
import file17 from "./part-6a89af46b9.js" with { type: "file" };
import file18 from "./part-6b1f188eef.js" with { type: "file" };
import file19 from "./part-8b2305398d.js" with { type: "file" };
import file20 from "./part-8d6d98ac9d.js" with { type: "file" };
import file21 from "./part-8f9a18acb7.js" with { type: "file" };
import file22 from "./part-a0bfa3f2df.js" with { type: "file" };
import file23 from "./part-b993877a42.js" with { type: "file" };
import file24 from "./part-c597b4791d.js" with { type: "file" };
import file25 from "./part-c86fd6676f.js" with { type: "file" };
import file26 from "./part-d56a7c62a3.js" with { type: "file" };
import file27 from "./part-d5e06302d1.js" with { type: "file" };
import file28 from "./part-d5fa052259.js" with { type: "file" };
import file29 from "./part-e64d4ae170.js" with { type: "file" };
import file30 from "./part-ebe082e40f.js" with { type: "file" };
import file31 from "./part-f9e11474af.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-feeedd17cf.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-bffedc7e75.js", path: file1, bytes: 17718, integrity: "sha384-2Kws08sG94gWgGHDm4Iemc8U7qqstDQs4ZzLBkb5ZQ6f8NmM0ylAnunEtzKnq7Lf" },
  { name: "part-0368c6398e.js", path: file2, bytes: 72966, integrity: "sha384-Tkry2xpuHlwtVyuxrBn7b3XIFUZm0SaT1dvML9Lxn/wWaP53wJ3lbcIpf/sQn81h" },
  { name: "part-122c8ed4d2.js", path: file3, bytes: 11851, integrity: "sha384-rq1HWqQtBuNKfNn0EnwAOlZORX2zaturcw8CxcZ/B5SQP9NQMm8IcYv2RRjpxW0a" },
  { name: "part-1b2d2642ac.js", path: file4, bytes: 3393, integrity: "sha384-bMyjSXAjWj+dvjaXQRd1xEYJ+fjOKErSCujfZ4ygVK6o8lhcqs5Fv+GqUgmlt/Hw" },
  { name: "part-1c38a5eb1a.js", path: file5, bytes: 54914, integrity: "sha384-cu+mHBVC4o/nzj04ecVrsKvft3M7urh70/0PsO5HH37HMFAUP2D35CiiQTKG4ffE" },
  { name: "part-1d167ede04.js", path: file6, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file7, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2f18887a3f.js", path: file8, bytes: 16186, integrity: "sha384-gfu5bCvgAVBDY+suCKlw4ux6MfZ6F/eR+O+t1IeCgSmMskWC8rWS48yXIIvIkDSW" },
  { name: "part-3b199165e3.js", path: file9, bytes: 922, integrity: "sha384-pvuUVOZ6821sVMtHApwPHoLmuh5uXiKM6XDyuwNHvbXTRbdSL7HwobKDgWAvzDMr" },
  { name: "part-3c5c4e07a2.js", path: file10, bytes: 728, integrity: "sha384-lPLHL2Kt/QyLKHqPTmhWkQAA95gYIygR4q3hWD+JHlvpTNsmgLca9q5PodZhr4Ak" },
  { name: "part-3e7e7afd93.js", path: file11, bytes: 955, integrity: "sha384-oaHGwPuVEr2CcNgokyMagbWjhRUrFyBzsEo/VHyRQ865tIXJ1oTtZomLh+cWoULU" },
  { name: "part-4081279271.js", path: file12, bytes: 412, integrity: "sha384-DYYseco36mU9fxa8uT/el1iofS0EZhoPeF3fyyWpbCVyE3B1SvZ7oBEvbzk1a5q6" },
  { name: "part-4997d6c0ce.js", path: file13, bytes: 3828, integrity: "sha384-uexBfHO5Sjd32A7woRsjBV6URGpdeMqGbPnPfdKeApspCeYOn8ukEZCS+v8HrBX3" },
  { name: "part-4c39a58fc8.js", path: file14, bytes: 759, integrity: "sha384-7coqVQFBIgBINxQgVj60LYTql/ym3qP52fYmfmh0sRiylsn8O6glJ6/xMxL+LJ/7" },
  { name: "part-5451852ae3.js", path: file15, bytes: 6585, integrity: "sha384-k5kRwPZUoo7YTb1OnYxHJ55RwLpR46nzFJmfvGcjRU0ig5B0/pSREPMIGm+O2VIG" },
  { name: "part-6393609662.js", path: file16, bytes: 32966, integrity: "sha384-SZpjziK8OGhcM3dAjqZFaam7CDHRAfZE8fDlisHPTL68WYETN+3EOCnMhQ+jF0BE" },
  { name: "part-6a89af46b9.js", path: file17, bytes: 18840, integrity: "sha384-wLReTic+wdW4vtGKfArL2LK2JHMHAx9HIyV/JGU0UEgp19UVbwKoAR9Pf8nTj0tw" },
  { name: "part-6b1f188eef.js", path: file18, bytes: 1649, integrity: "sha384-gdU1fUeBMIbBeJkE/8/1TW8PO2splmlPfzf3pceMx3DFgQNENnwOofOi86SdKlhQ" },
  { name: "part-8b2305398d.js", path: file19, bytes: 5755, integrity: "sha384-/vP8QaUcec7wZfw+wGie/WkLru96b5B8kGDsoxnHe6vV2GvD6qlQ0b+a2L7pDZAj" },
  { name: "part-8d6d98ac9d.js", path: file20, bytes: 1934, integrity: "sha384-MQqKeOHcsHCvRlFzbpWxYPNDWflhraUGU7SlaKSUfPbZB7kCTUjzRl/1JrH6cN2D" },
  { name: "part-8f9a18acb7.js", path: file21, bytes: 488, integrity: "sha384-xxQWXvWVq2bVdKzAVsGsEoTZ+wXaSlwDJbocBYqY9k6Pp3F/T5XOpo2Dn1uoiF07" },
  { name: "part-a0bfa3f2df.js", path: file22, bytes: 7942, integrity: "sha384-qUiXJsbpxdKK04hvQmolPNi80pchhtgQMNnAcE7lXHmIHipGxWe1t6BJqXOn92vj" },
  { name: "part-b993877a42.js", path: file23, bytes: 6470, integrity: "sha384-NDeIQRqwWT/8Nkd9iXKn/aoxE6kWm+bv2T6VtAvY00GgTmJIDaOy/YzdBONq61Fh" },
  { name: "part-c597b4791d.js", path: file24, bytes: 546, integrity: "sha384-V9vpPHYi+5oKg5cKaF/kuiL1p9MqfhuVTmLGVwb1X7PHUNQYJepl81zvEDEAgq5f" },
  { name: "part-c86fd6676f.js", path: file25, bytes: 1155, integrity: "sha384-dRv5ndeKwR0h7Y2z9oUx/uKHAZY1JTbJuZrim/tIJuHgqT3jqDU4QBEwmtd6qYDV" },
  { name: "part-d56a7c62a3.js", path: file26, bytes: 704, integrity: "sha384-VMPDLLTDQsarbNulmha7uywWbX/PRCA+MUTKrmhKYhxTGAhb2RAUCXCm+yVcbwUL" },
  { name: "part-d5e06302d1.js", path: file27, bytes: 2309, integrity: "sha384-x0fQe1RqhEd/TJu7rmH3lgNGVpoQAlchJwfitH8FOzZKolLdGXGvEF8l9r9V0VtI" },
  { name: "part-d5fa052259.js", path: file28, bytes: 3464, integrity: "sha384-3+YG0G8GodW1vO3ZLC63uBf0ojC72db7rWT8w2hAT5t+u2uhUo6gYaGMzorIy/sh" },
  { name: "part-e64d4ae170.js", path: file29, bytes: 4372, integrity: "sha384-RaR3NLH6Eyovms0fCEXL3H1xSMASEkm9BYDP1yfERTYL236pTCs/rDm16pK3JzlE" },
  { name: "part-ebe082e40f.js", path: file30, bytes: 4992, integrity: "sha384-CRAFodXhqC82L55uIiWgjrnRkEnZRb+KKOaqParqZ4unIuytWjGuSDs1mSoxCDSG" },
  { name: "part-f9e11474af.js", path: file31, bytes: 47685, integrity: "sha384-jHlPCISwIeDvwqkHiczfBqDkchHMNrdqUxqcECM5nyYjKacACVPfccmEKUI2Te7w" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-feeedd17cf.js", path: file33, bytes: 5977, integrity: "sha384-hYrr3bzURohAJmimxbQpf/wLiOKCT4jlZ9sLwqv1WWmeugH7Q1jkypR2duoVlRnp" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-feeedd17cf.js", style: "studio-23bd6e4910.css", preload: ["part-1c38a5eb1a.js","part-3c5c4e07a2.js","part-4081279271.js","part-8d6d98ac9d.js","part-a0bfa3f2df.js","part-d56a7c62a3.js","part-f9e11474af.js"] },
  console: { script: "console-bffedc7e75.js", style: "console-11eafe72e8.css", preload: ["part-1c38a5eb1a.js"] },
} as const;
