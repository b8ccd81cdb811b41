/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-be0b518c87.js" with { type: "file" };
import file1 from "./console-c8f1cd7cdc.css" with { type: "file" };
import file2 from "./part-006aeea6dc.js" with { type: "file" };
import file3 from "./part-02ba897b3d.js" with { type: "file" };
import file4 from "./part-04ccb3158c.js" with { type: "file" };
import file5 from "./part-080801edf4.js" with { type: "file" };
import file6 from "./part-140787421c.js" with { type: "file" };
import file7 from "./part-14aa59161d.js" with { type: "file" };
import file8 from "./part-19117526a8.js" with { type: "file" };
import file9 from "./part-1bbd295a9d.js" with { type: "file" };
import file10 from "./part-22f8c6f3c2.js" with { type: "file" };
import file11 from "./part-25882edb47.js" with { type: "file" };
import file12 from "./part-286f09856c.js" with { type: "file" };
import file13 from "./part-2c747fd948.js" with { type: "file" };
import file14 from "./part-2da7a0d826.js" with { type: "file" };
import file15 from "./part-3916e2d742.js" with { type: "file" };
import file16 from "./part-397da913fb.js" with { type: "file" };
import file17 from "./part-3b71fdf08e.js" with { type: "file" };
import file18 from "./part-3bc7c210ee.js" with { type: "file" };
import file19 from "./part-3c5afa9e6c.js" with { type: "file" };
import file20 from "./part-4042eecfd4.js" with { type: "file" };
import file21 from "./part-4694b46006.js" with { type: "file" };
import file22 from "./part-48fd295e88.js" with { type: "file" };
import file23 from "./part-4cd25822da.js" with { type: "file" };
import file24 from "./part-545f6e47e1.js" with { type: "file" };
import file25 from "./part-575acefa68.js" with { type: "file" };
import file26 from "./part-6ea28feef7.js" with { type: "file" };
import file27 from "./part-784e691c7c.js" with { type: "file" };
import file28 from "./part-7b4108c9b1.js" with { type: "file" };
import file29 from "./part-7c19a62679.js" with { type: "file" };
import file30 from "./part-7e73eca57c.js" with { type: "file" };
import file31 from "./part-7f0669dd7c.js" with { type: "file" };
import file32 from "./part-8ba53dd464.js" with { type: "file" };
import file33 from "./part-8fc7bd0a95.js" with { type: "file" };
import file34 from "./part-94b4dbed7c.js" with { type: "file" };
import file35 from "./part-956414c995.js" with { type: "file" };
import file36 from "./part-9676cfa36c.js" with { type: "file" };
import file37 from "./part-9856315868.js" with { type: "file" };
import file38 from "./part-99decd863d.js" with { type: "file" };
import file39 from "./part-a1a550ef92.js" with { type: "file" };
import file40 from "./part-a242c5065d.js" with { type: "file" };
import file41 from "./part-a51bb0c0ab.js" with { type: "file" };
import file42 from "./part-a78fa0d92d.js" with { type: "file" };
import file43 from "./part-ab5bfaa85b.js" with { type: "file" };
import file44 from "./part-ad26bed224.js" with { type: "file" };
import file45 from "./part-b1c57c7077.js" with { type: "file" };
import file46 from "./part-b1f3f944b2.js" with { type: "file" };
import file47 from "./part-b85e63d80b.js" with { type: "file" };
import file48 from "./part-bd3a932f08.js" with { type: "file" };
import file49 from "./part-c076a6d5d8.js" with { type: "file" };
import file50 from "./part-c1a5326ff4.js" with { type: "file" };
import file51 from "./part-c7c7832641.js" with { type: "file" };
import file52 from "./part-dabf753f90.js" with { type: "file" };
import file53 from "./part-de40017e2a.js" with { type: "file" };
import file54 from "./part-e3c9584e4e.js" with { type: "file" };
import file55 from "./part-e7a9b2a5d7.js" with { type: "file" };
import file56 from "./part-ea64015655.js" with { type: "file" };
import file57 from "./part-eb7667b23a.js" with { type: "file" };
import file58 from "./part-f4b560efda.js" with { type: "file" };
import file59 from "./part-f5cbcc7185.js" with { type: "file" };
import file60 from "./part-fb1ca43238.js" with { type: "file" };
import file61 from "./part-fcc4ae0349.js" with { type: "file" };
import file62 from "./part-fdbc14c526.js" with { type: "file" };
import file63 from "./studio-cc5c22b0a6.js" with { type: "file" };
import file64 from "./studio-d8bfed79d8.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-be0b518c87.js", path: file0, bytes: 21476, integrity: "sha384-hkO9+a3T1tHScjWDI0CPkw8CADB6C6svOixRXVq9uBqRy4WJv4XdBGTVsSp6sGv9" },
  { name: "console-c8f1cd7cdc.css", path: file1, bytes: 55852, integrity: "sha384-/JpkH1zT8/VBqjgmPRrr93es/83f2kb+2O8rjBDr5KtpORImobkEPaZGEKC73bhP" },
  { name: "part-006aeea6dc.js", path: file2, bytes: 5551, integrity: "sha384-RZhrU7vPzpXVavHclxe1kI2W2mqZtfjMYB9JQGpVazkivg5VqtyE1cW2S/6G6s/J" },
  { name: "part-02ba897b3d.js", path: file3, bytes: 23776, integrity: "sha384-5TZPAg/igKl3jmco/7xN2iiEn7bsawr1m1/E6Sh7n2cBf454X7OwRoGEoscs5S9H" },
  { name: "part-04ccb3158c.js", path: file4, bytes: 2720, integrity: "sha384-yFXRBYDOXAtFHmd/+mcc2h7eb9vRcszd4+qTPonekA25Lc5J9TLTLF04elLrQpRj" },
  { name: "part-080801edf4.js", path: file5, bytes: 561, integrity: "sha384-c/xm3Vf/Gp+FIX8W4HVGXp0zb8f0h+SfwDesbn5bNmZmfi9j6+wucU0e3kKgT2Sk" },
  { name: "part-140787421c.js", path: file6, bytes: 2397, integrity: "sha384-V7ETQwp+fvy/qgN//53VzofRtKs1c2M2ERO11M3Nx6T9Z/j/JzJHxBCXnqL/KahW" },
  { name: "part-14aa59161d.js", path: file7, bytes: 1157, integrity: "sha384-ht2B8mjyOxQYiMNOBJE5kU0hoCXBQ0WVnPxzwFGXQZduekKt+CR3KnHDorzYSq64" },
  { name: "part-19117526a8.js", path: file8, bytes: 5322, integrity: "sha384-AxGc8tYCLfAwPkG631uJyWOQ/eOcVpK7XzcMXsPYUAiQ1IuYh+nTAHj0pfZroK8O" },
  { name: "part-1bbd295a9d.js", path: file9, bytes: 8871, integrity: "sha384-vcd7EBgi140KK9wpe6q2OBUbKsx/FjLli5U82cfVuAydDv2lhrqTafqUcKLlBR6f" },
  { name: "part-22f8c6f3c2.js", path: file10, bytes: 40511, integrity: "sha384-5rpKFQrHqY/ia3k+UYYzWAkjMDK+44hnQehE61Se2BmsgtTww64KrZtZeG5YuwfJ" },
  { name: "part-25882edb47.js", path: file11, bytes: 30041, integrity: "sha384-1ZyMlDRFliVZXlgJnpfG17HCMIuihPScXaq9i0aut84kpnBdJi0MandJfpV36NxA" },
  { name: "part-286f09856c.js", path: file12, bytes: 19333, integrity: "sha384-uTLwP6qx3+xeNsO2/CFUpWlS2Qof17xCxNgOaZ+TqIjVJRRsbNTZglmUi2+kdxeE" },
  { name: "part-2c747fd948.js", path: file13, bytes: 913, integrity: "sha384-rvRlgRpCN8V+3PNFWJyu3imU/TrN1iJk3dZ6OQ23zjIIu4t1PK4lldCpROM+orkA" },
  { name: "part-2da7a0d826.js", path: file14, bytes: 743, integrity: "sha384-gBL1KG1brGGbGdFGkueZDkvQen6YyAFAwCGyLxC/QDMGdcHdGfNETRJiK/u5r+DE" },
  { name: "part-3916e2d742.js", path: file15, bytes: 2240, integrity: "sha384-MnAFO5iF8fvoL0hSaHozaim+xC5YZxL3MUXasU+pAETEsFI4H4ODKcf+1Wns+LpX" },
  { name: "part-397da913fb.js", path: file16, bytes: 548, integrity: "sha384-q/PPLz1NrTP6MB1+YrvQ8JjpFPgphbM1z6g8YQ+iQF4gm5IX3Z4MpWm05y9gbCxN" },
  { name: "part-3b71fdf08e.js", path: file17, bytes: 3316, integrity: "sha384-5s49bsmI/PQVy5Kbow/eXZ4vGkjNEYB1msSq61WjDBq9316B0aP2ftipXRRjg4u8" },
  { name: "part-3bc7c210ee.js", path: file18, bytes: 914, integrity: "sha384-Ffh/R9wSLcLo573RZO6P7QkCqM31TqZjJMuR5vEptZOiRdYi4ddNjRuq/T4oy8JS" },
  { name: "part-3c5afa9e6c.js", path: file19, bytes: 4198, integrity: "sha384-/Ds38UiwG/j4F1aobJx3bW73tgxPNW0ZlUT1li1kLohmef8Kdcua4B9DlOciEmBG" },
  { name: "part-4042eecfd4.js", path: file20, bytes: 1065, integrity: "sha384-sI7DV5DbRckM9I25WLZ84GMQGV9x/imaYcRE6IZ0Z8slLagKsV5WdYQs6J/v5OZZ" },
  { name: "part-4694b46006.js", path: file21, bytes: 21191, integrity: "sha384-fTMFL6ARJyBAXaUMiOkU6+sTNlJRn1us+2/443QT0GHqCbsLcHMg5P5G3sVEdnG+" },
  { name: "part-48fd295e88.js", path: file22, bytes: 809, integrity: "sha384-+Of+wof2ms4cN6LMM9clzAlxIT7ksIDhaU+bcHmzGnUTJFxWRGAZVajhBokESEv+" },
  { name: "part-4cd25822da.js", path: file23, bytes: 64475, integrity: "sha384-t/C1EBUu4u8HNy8L3bGlxZGbYrFg1oPCLYM75hhLndBM22/Eq4CWIFhUKFcty2iE" },
  { name: "part-545f6e47e1.js", path: file24, bytes: 1144, integrity: "sha384-mc/VrubBi3j8Hz+S3xTC/V1Zxmgvv6O+1GTCeuOB4RDhzZ+y/Qn8bZmc0pYFrHli" },
  { name: "part-575acefa68.js", path: file25, bytes: 1647, integrity: "sha384-k2pzXFyveDGIbORr8uIUT3jTAHl0o7rLsB7DL4rwl0BTMs3ODp4IfRFZQj1jEZKq" },
  { name: "part-6ea28feef7.js", path: file26, bytes: 764, integrity: "sha384-V6B9V8I92zxAcW8ZIqHLuUBW041xAybQmH0N+06s5y6F8UbYvtaLW4iR1P6OO9Ep" },
  { name: "part-784e691c7c.js", path: file27, bytes: 6624, integrity: "sha384-kgXJJ0A3VZZ9Y2/NNhKpvAGZWWsh4ojkBqOsGCJeovpQNJSb10YzPY6xGHkxl9PD" },
  { name: "part-7b4108c9b1.js", path: file28, bytes: 1311, integrity: "sha384-mWwrgtIGuYYkeJWLEKq5fqqQvq6FGl2OuNaqyzWqT9fsOQhFuX8en0ukOnZXZ3w8" },
  { name: "part-7c19a62679.js", path: file29, bytes: 4354, integrity: "sha384-ydfWLgiGjiZc3Gpomt4o5RSopCw3Fb5tRwv1PHoG2NWXpiht3jmuewCVdugTE7LX" },
  { name: "part-7e73eca57c.js", path: file30, bytes: 5515, integrity: "sha384-B215u+Zetf7VBwdomwE2mZLex5vDRGajjLpguHYASLrNQe9i4KzpbNegn+GgVzH/" },
  { name: "part-7f0669dd7c.js", path: file31, bytes: 306, integrity: "sha384-XXjBCn7MTbxn1hUf6GCcfVRx4YN5Bkj3sHwrgpMFZLgKmlSFunPKjE5GcwQGkedk" },
  { name: "part-8ba53dd464.js", path: file32, bytes: 3356, integrity: "sha384-eojuu72H7Mwe+cewH7K8s5mkmzzGnnTSTMBnTqsg0zsnZTHUHc77dlKQob0j5SNq" },
  { name: "part-8fc7bd0a95.js", path: file33, bytes: 9519, integrity: "sha384-o7nsTcqQwm8YqYQUHgGsHaeu7KcuBy3gC3sJ/UyXmDDM9fRj5cnRYSC01mSemcs0" },
  { name: "part-94b4dbed7c.js", path: file34, bytes: 1622, integrity: "sha384-wsSL8w5+zjJB2T3Wc4v0HuPG4PpXElvkwzd9bKtbIeDbITcr1Gk4F2xzKr2fKfem" },
  { name: "part-956414c995.js", path: file35, bytes: 3798, integrity: "sha384-oXdW42uCD38vmCrSA9V0hFqlUZdwkIBiS0P7NBy0VgnPnL5TxTEPsI+9qms6GrlC" },
  { name: "part-9676cfa36c.js", path: file36, bytes: 2316, integrity: "sha384-hI4wGpQN/IOKtmWx1X1y8NAyknh7KEQDJ3RTFG3jNswgCf+v9TDzZFf3ekvRhRpP" },
  { name: "part-9856315868.js", path: file37, bytes: 728, integrity: "sha384-5ziaMpYAKocJhu1dvWQmxPoxRD12HMuN8CnJCQgIn3JLwIwCK960H+1xeH09m9uR" },
  { name: "part-99decd863d.js", path: file38, bytes: 577, integrity: "sha384-bEQUhEsqjoyBYMIPUS+FNNswn+a/42QQduvh5kI/FpFOWug0mgbvGJ4dS1W6PEP0" },
  { name: "part-a1a550ef92.js", path: file39, bytes: 605, integrity: "sha384-Sjec2poN5SOQtmbmdFVIkddMMPpoyA8MERIjq49sNS4v9nauZXc3JDjGE3a7TBnm" },
  { name: "part-a242c5065d.js", path: file40, bytes: 506, integrity: "sha384-IXbmucNgFUuAi/8JzJgeuhDZU/LolWnd9IVEu29YcFyvHOYEe5+OPN8mSNmU5oRv" },
  { name: "part-a51bb0c0ab.js", path: file41, bytes: 1104, integrity: "sha384-y5n2ZJDugGpwOC1gLHe1S80d+n5VV5jvy42s0sujRaOLu19Wr/Zx/XM4SgXsCFS/" },
  { name: "part-a78fa0d92d.js", path: file42, bytes: 21603, integrity: "sha384-zRmq09Z24/bLaMOXM5Ov3yXkz7fbZVJC+8eA58t1ImUF2NpSK3biG/+MEpW9WivO" },
  { name: "part-ab5bfaa85b.js", path: file43, bytes: 488, integrity: "sha384-G2IyV2J0QtzzntXKfIkuk8V5cB21oGNu5cFdHB2r2VJk0aiO1AXdW3c45u3zBXkk" },
  { name: "part-ad26bed224.js", path: file44, bytes: 704, integrity: "sha384-MpVbpHwWv2CMjllD8o/FlsTsgS2iVsL4wpZLmGgj7piGG+3p6Z6hKqSIp1LaClVz" },
  { name: "part-b1c57c7077.js", path: file45, bytes: 2736, integrity: "sha384-NW1yS2yy29kZa9nO8VfRevnbsrCUr0l2C04EYCYNxMAyM6JndZOfBI/UpPMOk+34" },
  { name: "part-b1f3f944b2.js", path: file46, bytes: 62172, integrity: "sha384-4tSsO67q17ijywNV/IfkM9sCuUzqV81PjhZXTssqAvPYFmAoxVNlp2nRs/v9C37m" },
  { name: "part-b85e63d80b.js", path: file47, bytes: 381, integrity: "sha384-LCGbzk6AnP8siJRRkucu8V7pIG9Owm1mbbRxNEcztb6H3utFv3iCbShmdrt/4Afa" },
  { name: "part-bd3a932f08.js", path: file48, bytes: 279, integrity: "sha384-EeEOW3lCPyBuI0+svcSNkc/0JWBwiJnIoeLyzqLy4uc655r23E0y7/v2pFIVN4jM" },
  { name: "part-c076a6d5d8.js", path: file49, bytes: 7124, integrity: "sha384-GLR5IIaFssUHbUQat9YL9z23eIW1P4DU6qz0GBd9OFvrUtsFvBrDWkgCdfjg2Asw" },
  { name: "part-c1a5326ff4.js", path: file50, bytes: 922, integrity: "sha384-BmrxTgu1I2dd2o9MOAeTlCRFg0n+4Cy3h50LVABXqo2MxGLZtx4pQ5F3Aj28vWzY" },
  { name: "part-c7c7832641.js", path: file51, bytes: 2902, integrity: "sha384-2jLAAqgONNlaHCX1iBAHK8UsovDBJt0NxBlYEI9lJRzLyywxNgpsq2LgtlMtPtdM" },
  { name: "part-dabf753f90.js", path: file52, bytes: 3877, integrity: "sha384-uXPNAhMGXxZmqQDDRwSSEdtxEJXvzHejroWnFp2Ir5U1IgYCU29L3zWCrtgiP/rY" },
  { name: "part-de40017e2a.js", path: file53, bytes: 547, integrity: "sha384-ShBd7PDba49HD2JXGHczPdscVaEZum2dOGXonB9xc/2XsJFXkQL/mAyoob/XcNrz" },
  { name: "part-e3c9584e4e.js", path: file54, bytes: 4795, integrity: "sha384-Jf8V234VP1XOLPqwjLXwlGexIX3PkdOa/hOHfkFaWVbZx+YnR7qKfGI3jRf8WTB/" },
  { name: "part-e7a9b2a5d7.js", path: file55, bytes: 4486, integrity: "sha384-DjG5gZIH6GmlQINZhMOyVuJCqDMSvofhAV/XaCYhyfVfZhTxCBXupyDE/AfVCZSC" },
  { name: "part-ea64015655.js", path: file56, bytes: 473, integrity: "sha384-PEO+xO+VQrWHjljcGTaFVPGjV0sCuIJDV8Vut8kGeBnLYfpuFriz0hp43CJMok+l" },
  { name: "part-eb7667b23a.js", path: file57, bytes: 459, integrity: "sha384-rGBWj9m+ik4mj7weQ56wSz86eDLlNrrhaZchylwAh24YKF/4QcbILacY6CuXpGbd" },
  { name: "part-f4b560efda.js", path: file58, bytes: 47339, integrity: "sha384-Ho0AWW4O8Uk1BiY28mcWfFgwGIpKf6vUcNllz5cUa0MZgq/QTumrBs/mePAFGwdF" },
  { name: "part-f5cbcc7185.js", path: file59, bytes: 16234, integrity: "sha384-MX46e6/mlnO+c2m0Vn+2BgLjZms/IBYu+GLA2bEqYKdGaja/hTee2TM8AEPirW90" },
  { name: "part-fb1ca43238.js", path: file60, bytes: 414, integrity: "sha384-Kntf2AOo1mKUr98yhCyWMsun+QZWfUxgBz+i28gd9tXxXLG70+lRYXfX0UMjPLDT" },
  { name: "part-fcc4ae0349.js", path: file61, bytes: 6931, integrity: "sha384-djeMd+g+m+ZNuLDgGnfdEi7pjhA0RwqIH9/lutvwNvCphrQEGH1R2Bf+6sww5u0m" },
  { name: "part-fdbc14c526.js", path: file62, bytes: 320, integrity: "sha384-EtlJBCbf37B2ityLZrqBYFQ/KhYjoQm2PqETIhpxreiqM4lP3+sPa8jONxmoLPrv" },
  { name: "studio-cc5c22b0a6.js", path: file63, bytes: 7615, integrity: "sha384-I8/1avo91edCellTRyxdYCgOcJQh075nM0SEGHpdTzsTwmVZXWnJimkik1Y8ywNu" },
  { name: "studio-d8bfed79d8.css", path: file64, bytes: 24532, integrity: "sha384-8mznH0VLM4Q2BZSV6fu0O6xFv+agsJ/QHymm91dV0wdtywDwj8plvrupkYXz4hQB" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-cc5c22b0a6.js", style: "studio-d8bfed79d8.css", preload: ["part-04ccb3158c.js","part-080801edf4.js","part-1bbd295a9d.js","part-7b4108c9b1.js","part-9856315868.js","part-ad26bed224.js","part-b1f3f944b2.js","part-eb7667b23a.js","part-f4b560efda.js","part-fb1ca43238.js"] },
  console: { script: "console-be0b518c87.js", style: "console-c8f1cd7cdc.css", preload: ["part-b1f3f944b2.js"] },
} as const;
