/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-65a9b3354b.js" with { type: "file" };
import file1 from "./console-8afb2b1bf8.css" with { type: "file" };
import file2 from "./part-03cf843dd3.js" with { type: "file" };
import file3 from "./part-04af46fb69.js" with { type: "file" };
import file4 from "./part-062df51043.js" with { type: "file" };
import file5 from "./part-0fee07a750.js" with { type: "file" };
import file6 from "./part-153b8bab4d.js" with { type: "file" };
import file7 from "./part-15479b0d9c.js" with { type: "file" };
import file8 from "./part-15d3706457.js" with { type: "file" };
import file9 from "./part-1d26e1812e.js" with { type: "file" };
import file10 from "./part-1d2f722830.js" with { type: "file" };
import file11 from "./part-1f5c2d120e.js" with { type: "file" };
import file12 from "./part-21a1f37b6d.js" with { type: "file" };
import file13 from "./part-25598e00ea.js" with { type: "file" };
import file14 from "./part-26bbfa1a61.js" with { type: "file" };
import file15 from "./part-26d4de9325.js" with { type: "file" };
import file16 from "./part-27638aa08d.js" with { type: "file" };
import file17 from "./part-2791b50198.js" with { type: "file" };
import file18 from "./part-33f3ec4d6c.js" with { type: "file" };
import file19 from "./part-38c4ae31dd.js" with { type: "file" };
import file20 from "./part-39a31b8e65.js" with { type: "file" };
import file21 from "./part-3a01b003cb.js" with { type: "file" };
import file22 from "./part-3ac429285d.js" with { type: "file" };
import file23 from "./part-3ea431daf7.js" with { type: "file" };
import file24 from "./part-4963a0e3f3.js" with { type: "file" };
import file25 from "./part-49ceb73cc6.js" with { type: "file" };
import file26 from "./part-4c8b7b05a2.js" with { type: "file" };
import file27 from "./part-4ce04c9557.js" with { type: "file" };
import file28 from "./part-502ebf0b0e.js" with { type: "file" };
import file29 from "./part-54331496a4.js" with { type: "file" };
import file30 from "./part-548f86c881.js" with { type: "file" };
import file31 from "./part-5b2ba48c02.js" with { type: "file" };
import file32 from "./part-5c6dfc0407.js" with { type: "file" };
import file33 from "./part-5d70fa9ef4.js" with { type: "file" };
import file34 from "./part-5f58307736.js" with { type: "file" };
import file35 from "./part-697fab0599.js" with { type: "file" };
import file36 from "./part-6ad408e4ed.js" with { type: "file" };
import file37 from "./part-787f4a3294.js" with { type: "file" };
import file38 from "./part-78f7d14d6a.js" with { type: "file" };
import file39 from "./part-7961dbed1e.js" with { type: "file" };
import file40 from "./part-7d4902b05e.js" with { type: "file" };
import file41 from "./part-80ed8965ae.js" with { type: "file" };
import file42 from "./part-81e2d98d67.js" with { type: "file" };
import file43 from "./part-8b0c349124.js" with { type: "file" };
import file44 from "./part-8d198c8d8d.js" with { type: "file" };
import file45 from "./part-97e806a54c.js" with { type: "file" };
import file46 from "./part-990119e423.js" with { type: "file" };
import file47 from "./part-9fbd4e551d.js" with { type: "file" };
import file48 from "./part-ac6583a5d2.js" with { type: "file" };
import file49 from "./part-ada20cfab1.js" with { type: "file" };
import file50 from "./part-b120fb6b27.js" with { type: "file" };
import file51 from "./part-b886537920.js" with { type: "file" };
import file52 from "./part-c7544e5ea4.js" with { type: "file" };
import file53 from "./part-cc3a598573.js" with { type: "file" };
import file54 from "./part-cf47171009.js" with { type: "file" };
import file55 from "./part-cf7b745a42.js" with { type: "file" };
import file56 from "./part-cfb6c57cff.js" with { type: "file" };
import file57 from "./part-d65f4d1716.js" with { type: "file" };
import file58 from "./part-da2b5ea4df.js" with { type: "file" };
import file59 from "./part-e10f124410.js" with { type: "file" };
import file60 from "./part-e8fa8072ab.js" with { type: "file" };
import file61 from "./part-e96e063d34.js" with { type: "file" };
import file62 from "./part-eb1153d1b6.js" with { type: "file" };
import file63 from "./part-ec0ca4a9d2.js" with { type: "file" };
import file64 from "./part-fc41cf50f2.js" with { type: "file" };
import file65 from "./studio-504004de46.js" with { type: "file" };
import file66 from "./studio-d8bfed79d8.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-65a9b3354b.js", path: file0, bytes: 21476, integrity: "sha384-MWvIT26RsqjREshGCPNOiql/WppB8GD1bAEzUqy5ZIHINa5bwAra29+BwcpmVpee" },
  { name: "console-8afb2b1bf8.css", path: file1, bytes: 55998, integrity: "sha384-DR60EH/sQrr5MlHZymP6DTm9BCmBg66pNvBkLAe8PXE3cdVKSmGXH8YwUVTMlpuY" },
  { name: "part-03cf843dd3.js", path: file2, bytes: 5288, integrity: "sha384-HXZGfUNniEdvbb8Uurlr0O8bA87pTT8Tj/ibx9uj8mbLtFcmNf5oZq/Kr1dRUCp+" },
  { name: "part-04af46fb69.js", path: file3, bytes: 308, integrity: "sha384-dzjXZpLpLhnyAkvE7r8Wgl/473fmsU8vu/K01Nt9jpZ4argzvHaTAVdCqZY7+4kK" },
  { name: "part-062df51043.js", path: file4, bytes: 3374, integrity: "sha384-srtsowBFZD3/G7D5bKlKSqqH6B4Shahj4pCpfekMdhm9kZN2PPe7WFy35X7XeZrm" },
  { name: "part-0fee07a750.js", path: file5, bytes: 548, integrity: "sha384-g0SFwvZCDwXISCt5bQAVS64ur8wE0ArBxccLvgfZA09crjE40VenwJCkSHIwsDac" },
  { name: "part-153b8bab4d.js", path: file6, bytes: 6981, integrity: "sha384-E5tqg+N4k/pXUZ9jL5+S35M8sSGqozEQ3a8TCBj570yaLe83v2AeXjkFG1O4zpqz" },
  { name: "part-15479b0d9c.js", path: file7, bytes: 1647, integrity: "sha384-mMNHPlMBUTfKvAc/UdCG6kasFG602VAsgaE0W0LX5HIDsmhAbV4heahl7wDtDDzb" },
  { name: "part-15d3706457.js", path: file8, bytes: 5501, integrity: "sha384-lK9SsWAiPHrnrLHvOp5qCs1QzX6y7YXNy7gFdGE3qw8GHhjh+0mR4phsL4xk1VG6" },
  { name: "part-1d26e1812e.js", path: file9, bytes: 29876, integrity: "sha384-1VhoEfEJxxAdJKErZyzZdp4aY1gMXuwRcO5WkXQ3oucKDe1UOQip7lp4Czh/VrJp" },
  { name: "part-1d2f722830.js", path: file10, bytes: 4517, integrity: "sha384-UAyZILmfihdzBUuzf+K/Gcbbcr+R/KmJWyo9qk65vV+cN0uQzkLrEJxtJDijiFl0" },
  { name: "part-1f5c2d120e.js", path: file11, bytes: 2720, integrity: "sha384-6NjGMdm1m1wK2HF3eXyYLwNvMTM2qXTbxRjBW8YUej8ED7MW6Jdbt0FFh2AQyRsF" },
  { name: "part-21a1f37b6d.js", path: file12, bytes: 19362, integrity: "sha384-3HvH30yV4rnumcsBXD9M7ikJ9Wmg8msh/r9aCUpgqI0Wueo39VVJXgjj52FZeMyt" },
  { name: "part-25598e00ea.js", path: file13, bytes: 914, integrity: "sha384-kGttvC4KKKP2hQoF/tS75TWA5qRoKuVQOf+tFWMzFYQtUdk7FG0LoARjTr2oZmIa" },
  { name: "part-26bbfa1a61.js", path: file14, bytes: 4344, integrity: "sha384-XWw/VZho7OqPwwZrjuj/bRxzdGHKeHm5DBmiwH1/BV7IMf+F3ONVCj52vXivTKrt" },
  { name: "part-26d4de9325.js", path: file15, bytes: 4198, integrity: "sha384-WJ9BOpbbW5QAa5s49rt4N+5GH18+XSx0w3AUQ0G/BpH3xkdWDOLCvpjT0J5E/kJ4" },
  { name: "part-27638aa08d.js", path: file16, bytes: 561, integrity: "sha384-KDsa6mxk5mtY10Hd0HNkI9Pmn9Za9nwx9UVrmzjgTCzeFULz1tEfLHxtHy8PwvBs" },
  { name: "part-2791b50198.js", path: file17, bytes: 605, integrity: "sha384-AK5RUU5UzqFMDZQxUBOjuclnxbqVtazbUgCfGvJed1Mpbkqhe7XtUal1qbTD8DGR" },
  { name: "part-33f3ec4d6c.js", path: file18, bytes: 1157, integrity: "sha384-tekssHMX7btvMUuSmmOqNQarecTkQ/3yduJs4vHWz0wbbxGeT7S/Jg6VUy7xbcyH" },
  { name: "part-38c4ae31dd.js", path: file19, bytes: 23847, integrity: "sha384-sHyA1beNwJNvHGkhHctTF6IRqS/T9jOQhCGpkukzEKdm2Hkv+7ieLz/s7AZqNwIW" },
  { name: "part-39a31b8e65.js", path: file20, bytes: 3877, integrity: "sha384-5AMTezygnxd0QMouBX9FSn2104VQKqxYV1wu9y87BuVhH8Q3PF2TYlsUeII3WMSn" },
  { name: "part-3a01b003cb.js", path: file21, bytes: 743, integrity: "sha384-la9sspheqi2KFSdDh9Fr3tqpu5sTpdCUVnoXY6bSlPPbFo5L/GiLI1XuVkTFtQgK" },
  { name: "part-3ac429285d.js", path: file22, bytes: 9567, integrity: "sha384-4nR+NiHHWFtEOCGl65bYirkRZsh+DCbjFSbFkjcjxWZL2uaAA72ZtP/rJ2emPxTK" },
  { name: "part-3ea431daf7.js", path: file23, bytes: 3356, integrity: "sha384-Ywh/WU8uPYDB05LhOeDHJ5Ooe3yh9GL+buIEWOLkaq3WQI1nVDkFGPF1tyj1hWyM" },
  { name: "part-4963a0e3f3.js", path: file24, bytes: 47327, integrity: "sha384-EwSaCiQ5E7gMsnaveJD97JAUrT90Me2y4T34iuBQRBidLpP/iURPm52KfN98u+79" },
  { name: "part-49ceb73cc6.js", path: file25, bytes: 2034, integrity: "sha384-mbVpHnvCAINJEHqaiV3MgzoJWmacD7V8+XYGXbRGSMz0aOoAD/h9SaoM/2WTkT2w" },
  { name: "part-4c8b7b05a2.js", path: file26, bytes: 809, integrity: "sha384-lr9fPH/Vp9gwrMEK5gKt3PwdK2Aq9+rgLDFwM55ly0Z/Pi1OAu+O+djNS7w/nigs" },
  { name: "part-4ce04c9557.js", path: file27, bytes: 473, integrity: "sha384-/+XwiPBC1exYGReHdC7J+Pyh5qezgtaL16/rrqqDGMFv30QcjfxmNomTL1Awf2sw" },
  { name: "part-502ebf0b0e.js", path: file28, bytes: 21398, integrity: "sha384-PZpsBbLTdp/SPvC/ZjL8eJv+H4tn6/gM9QosFO+B6P6VGjgxK+LOUMDJoWJcK7Su" },
  { name: "part-54331496a4.js", path: file29, bytes: 1106, integrity: "sha384-VioyLuZpuvtKpvgwZQsSGq3Zn6CR8Hs9usW2RxWwFJl//QD2q8MvjrtDE/yyQsCZ" },
  { name: "part-548f86c881.js", path: file30, bytes: 728, integrity: "sha384-D8Ts1ZML/6rwYbKF9iqCl1Xd6t0cnl230rPnAFWmJpj50iV1cZWCDct4gHL/MreD" },
  { name: "part-5b2ba48c02.js", path: file31, bytes: 1622, integrity: "sha384-2t7eCzhCRl4bkDyU0gpcjvwFUW175vKOVusORBBUWG67AQ+Z9j6GbLTsEtHrUAKQ" },
  { name: "part-5c6dfc0407.js", path: file32, bytes: 1144, integrity: "sha384-B5K0rbOo46rEo4lG8deZNngUORU4NESyPL6fi7ixxEV4FLAbRsaTPEqx9Ug5RqM/" },
  { name: "part-5d70fa9ef4.js", path: file33, bytes: 136, integrity: "sha384-t8Dckj0l7wkXdc54n0+Ayv4vmOOiB7amiN1cDPQWWiRFP08soH7H4IrCbSHg+4/T" },
  { name: "part-5f58307736.js", path: file34, bytes: 62142, integrity: "sha384-FjtDsWGhvO6oq/QKD7GwZ/Y4Sj5+s6/BTRXZVaIPrVALTI+Gfmb1yFP2Xh9V/oUR" },
  { name: "part-697fab0599.js", path: file35, bytes: 381, integrity: "sha384-S5KZkUW+W80Kht5/tARncuT8P1hIYp7t3ZGKyMMrjmtGsjkpc+GC26YsiNqaOHO9" },
  { name: "part-6ad408e4ed.js", path: file36, bytes: 577, integrity: "sha384-9URc0kYR4xuN7Phqe75DAnyE+BjfVUYEYyccU5l6lKpO9ZHuOOvA/KvVK7Ew7/xH" },
  { name: "part-787f4a3294.js", path: file37, bytes: 21143, integrity: "sha384-JKxGyb/Q1Rtbf3b3Rs6IPtQdlHyWskz5Xx/G3SBfBzhWvWGgDJYWxrwoF8ll8Cmw" },
  { name: "part-78f7d14d6a.js", path: file38, bytes: 391, integrity: "sha384-BgeOPDpFqJTA/hM3rAZ+eYSj6BJd/wOD6w0lxfCsRaRWAxdx5rOChqOIt56q4lNI" },
  { name: "part-7961dbed1e.js", path: file39, bytes: 498, integrity: "sha384-NJcDmcfUKi4ZubpM9lSE3MxkGSUuZrfqvmCbVk76kBzQoJVlTsVPMudEvhFWdNNq" },
  { name: "part-7d4902b05e.js", path: file40, bytes: 6624, integrity: "sha384-1AtnTxR7DrKiIrfJj//xTLeeDJfa+0RsWLyUHfA+vtgeg1FQ4weJjWXVPMAikGMa" },
  { name: "part-80ed8965ae.js", path: file41, bytes: 40405, integrity: "sha384-X6d+Cbh90xCdxmT32U8Uehi14kYnIUM4jvoOxqUfgH9qSCUsBslA1FS0zFc6J2Pk" },
  { name: "part-81e2d98d67.js", path: file42, bytes: 2397, integrity: "sha384-vMeh0k78wLkb/t2nW4AXOc/WkTc2iSkFKQqvkdWqnBgg+CI82tIyk8wlMV2qYNvf" },
  { name: "part-8b0c349124.js", path: file43, bytes: 7170, integrity: "sha384-sa0QSuQD04SGfgsWzgEnAZJwbQUv66+W8sC0VM2XAizS42SMj3QaLs3UpkHzhujL" },
  { name: "part-8d198c8d8d.js", path: file44, bytes: 459, integrity: "sha384-8OBrbheyyu6LUdtZkXX0e4oYRsLRFjZ3x48Wr4FFXgBZZUGt0dw/BZW74wFTPrqy" },
  { name: "part-97e806a54c.js", path: file45, bytes: 2739, integrity: "sha384-dsqyPNmBEtfN5BnvXyk2S4+r40+VF456JKSnbGkEQzZbtR2/tiuyBIm95FNEB4TR" },
  { name: "part-990119e423.js", path: file46, bytes: 1311, integrity: "sha384-1vHaUtTItHr9dylR80MZGlogO6R4743h0uHZvEmle21d9C+6K5Ayjvnu7VpH3UXH" },
  { name: "part-9fbd4e551d.js", path: file47, bytes: 16234, integrity: "sha384-y7dSPWxE2EZeH2+Y5ptSl0y4AQ8DK9gIF0rulw/dhxBbixbN/vEjn7Q3BTt/xb7W" },
  { name: "part-ac6583a5d2.js", path: file48, bytes: 8871, integrity: "sha384-P3p7MaJrLPGXxhpY9MCvog5ubRkMPmy91VbsuybPSBB2cVCOuiiGd8c2xLLagEBL" },
  { name: "part-ada20cfab1.js", path: file49, bytes: 2902, integrity: "sha384-/tWgBlr8MwZ6GsPqY7bcCLq9Zpp5TXlsbM51Y2XnxZav9Nz8r8OhfxBcUq4mMEDc" },
  { name: "part-b120fb6b27.js", path: file50, bytes: 915, integrity: "sha384-ujQo9tJO/g76vUfw3hC4Booi52IX9w4SKgrm9jqF5Od0YV4UmZlTu6Yt2w3JoMll" },
  { name: "part-b886537920.js", path: file51, bytes: 506, integrity: "sha384-qV1TXk0v65qU+3kcrIq3SZ400g7w5UfbFs/b6gEfgtj0wWCYTI2exPIIr6Sccbgv" },
  { name: "part-c7544e5ea4.js", path: file52, bytes: 547, integrity: "sha384-I/DwL37H88ien7pZTH0YtJES3d5YrfAFnI/Rbh/9OmW/wmw4BXFWEOaGVZXOUqT5" },
  { name: "part-cc3a598573.js", path: file53, bytes: 704, integrity: "sha384-MZIx1kd9wG+x14Qoo/OCHRy826pwtSTumJ5b5vP+IonwiEcimMqudCcnPWtRAVlU" },
  { name: "part-cf47171009.js", path: file54, bytes: 922, integrity: "sha384-c+RjaM1tDYfzpXX2EVhvJSA7oD+6ZR3eEf5/+Y8n4EeqIfKjb5txnxvdzqoydqNp" },
  { name: "part-cf7b745a42.js", path: file55, bytes: 488, integrity: "sha384-lfZDTF4meGNeaTUd6MMlCif/qUpcHuJ9XOj6at4aQqoceID/ZD4WriIRD82fEEjr" },
  { name: "part-cfb6c57cff.js", path: file56, bytes: 3827, integrity: "sha384-dAUJK9+yMc0rmrcOnAaa4ktJXY3Qk7QWlCru7XZq8pUk/s46BNyJS4zG272VLHNe" },
  { name: "part-d65f4d1716.js", path: file57, bytes: 764, integrity: "sha384-D5MMQGMDx0Z9Un+9E7TFMWNL84q+yjbsCik+feae00IJ+xkMJeF1x/fgrcTC8KpR" },
  { name: "part-da2b5ea4df.js", path: file58, bytes: 4797, integrity: "sha384-HJCDutTSHi8c7AW7HL0BtoMUGfFuH5+eQcoleIFCaG4OYSqNXoFPOZYSDXIxK0QV" },
  { name: "part-e10f124410.js", path: file59, bytes: 64475, integrity: "sha384-SN+m+6tvQmWbSHmFyF3fBcBtl+Fh/MvOCvgUwYSONVlBdIb/uMtCIToWW//+SvwS" },
  { name: "part-e8fa8072ab.js", path: file60, bytes: 5322, integrity: "sha384-suVU82OBEMZ8f+MTfCfFN7dFx58juThri1RlrKzWZy2W1adTbgJdreU2cz4/jE5M" },
  { name: "part-e96e063d34.js", path: file61, bytes: 2318, integrity: "sha384-sOfY7g+GM5BjNDgKf3ftTJL6Zp4u1FSVZTdvrNxHmj3lGGqxTZX4nP/TiHcZFaZS" },
  { name: "part-eb1153d1b6.js", path: file62, bytes: 1123, integrity: "sha384-l/Ydns/8Nhof4zogvNQU+zQqX9Irs2Gt2R9ku+fK0uhhWPsSf4s1T+dH1mtnnq7D" },
  { name: "part-ec0ca4a9d2.js", path: file63, bytes: 320, integrity: "sha384-ZDmQXF8xg+K5CDqlHaz1oyneRFIbHFcNHAcvzGYDSRiHW7mtJUae/4SXmU5ATzP3" },
  { name: "part-fc41cf50f2.js", path: file64, bytes: 414, integrity: "sha384-ZvZ8YExRzvIo75iHjvR5RzUHqh/cxNbH0OkvjPFkt/WJao67/nk5R0DL3iv52O55" },
  { name: "studio-504004de46.js", path: file65, bytes: 7615, integrity: "sha384-okBUpQ7kMxpZtgOfVUGUHDwDy0+xO1jeoPEq4A4yN5caoU+eSuNtBdRgvt7bp9wN" },
  { name: "studio-d8bfed79d8.css", path: file66, bytes: 24532, integrity: "sha384-8mznH0VLM4Q2BZSV6fu0O6xFv+agsJ/QHymm91dV0wdtywDwj8plvrupkYXz4hQB" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-504004de46.js", style: "studio-d8bfed79d8.css", preload: ["part-1f5c2d120e.js","part-27638aa08d.js","part-4963a0e3f3.js","part-548f86c881.js","part-5f58307736.js","part-8d198c8d8d.js","part-990119e423.js","part-ac6583a5d2.js","part-cc3a598573.js","part-fc41cf50f2.js"] },
  console: { script: "console-65a9b3354b.js", style: "console-8afb2b1bf8.css", preload: ["part-5f58307736.js"] },
} as const;
