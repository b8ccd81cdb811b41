/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-6f880f4c64.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-08eb8f6d1c.js" with { type: "file" };
import file3 from "./part-11fd3af312.js" with { type: "file" };
import file4 from "./part-14b6f97479.js" with { type: "file" };
import file5 from "./part-16711a48af.js" with { type: "file" };
import file6 from "./part-17a96db0e8.js" with { type: "file" };
import file7 from "./part-222dc6ca67.js" with { type: "file" };
import file8 from "./part-23946ce38d.js" with { type: "file" };
import file9 from "./part-3139aad5eb.js" with { type: "file" };
import file10 from "./part-331b691f37.js" with { type: "file" };
import file11 from "./part-3532858f5f.js" with { type: "file" };
import file12 from "./part-353a02c309.js" with { type: "file" };
import file13 from "./part-4408b623fc.js" with { type: "file" };
import file14 from "./part-48c34e8181.js" with { type: "file" };
import file15 from "./part-4c962c430e.js" with { type: "file" };
import file16 from "./part-501122eb5b.js" with { type: "file" };
import file17 from "./part-670e25d5d9.js" with { type: "file" };
import file18 from "./part-68ceaa6e21.js" with { type: "file" };
import file19 from "./part-690c237326.js" with { type: "file" };
import file20 from "./part-717be1494b.js" with { type: "file" };
import file21 from "./part-7f9910b41d.js" with { type: "file" };
import file22 from "./part-90521f4ff9.js" with { type: "file" };
import file23 from "./part-90f6009374.js" with { type: "file" };
import file24 from "./part-938226cef7.js" with { type: "file" };
import file25 from "./part-94baeb1182.js" with { type: "file" };
import file26 from "./part-999b1a1e76.js" with { type: "file" };
import file27 from "./part-b4e7af90a3.js" with { type: "file" };
import file28 from "./part-be75f0b386.js" with { type: "file" };
import file29 from "./part-c8cb8619c3.js" with { type: "file" };
import file30 from "./part-e66030053d.js" with { type: "file" };
import file31 from "./part-ed702c4936.js" with { type: "file" };
import file32 from "./part-f641263d5a.js" with { type: "file" };
import file33 from "./part-f6861cb4a4.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-ff4b2c2485.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-6f880f4c64.js", path: file0, bytes: 18130, integrity: "sha384-BRqMxU70RkNApBqqb08ogckYKo3ZBJjG9CzMSJzoqMC6w6d79lIrc2c7WmPWwAKg" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-08eb8f6d1c.js", path: file2, bytes: 47991, integrity: "sha384-tv4mA9nyJi4aNvRBHaxoaKc15V2/OZLNnI5zP2n4w+vVL+lf8DNMLaXvgVkPl1V8" },
  { name: "part-11fd3af312.js", path: file3, bytes: 3828, integrity: "sha384-Jd4QmVLlIEASTOUdUHDTRvPZp/wF1pepllXVKvIlqWjuWy8vSFXAxwsPL+NX21Yz" },
  { name: "part-14b6f97479.js", path: file4, bytes: 728, integrity: "sha384-tWhf3HhgOpNOJFKqiGgdObLLQwdymb9YwkUqBKJ+HGajVu6PTmbkOoBDCIYnCBSO" },
  { name: "part-16711a48af.js", path: file5, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-17a96db0e8.js", path: file6, bytes: 5024, integrity: "sha384-Z9PGcEE4DcVU/wycIvEbYlbPikiunJD5NV+zGbLC+3D1BQ0+i5POXIriXGbggL4m" },
  { name: "part-222dc6ca67.js", path: file7, bytes: 6617, integrity: "sha384-bcCxMOvl0NEvGJnJ6G7gRJbtq8Tu765bgpM+4TqM4mwfdArtlfnezlJD+r43buoS" },
  { name: "part-23946ce38d.js", path: file8, bytes: 3393, integrity: "sha384-xeSj0hIdnk8d4zPnawnVK7zcpchq6bkmahmKLLzjabyHzwdwVO/oOzaeRBKO9mPP" },
  { name: "part-3139aad5eb.js", path: file9, bytes: 6466, integrity: "sha384-NHL/2sDcfRbhis1i+WHQYeGn8bCieKFKNlqFvULvYa0uihsNzrQY3a/qS1cR4pPl" },
  { name: "part-331b691f37.js", path: file10, bytes: 33031, integrity: "sha384-K2zo7Yu5D18p9mES/E/0lxoEto2sAYQSWlUM5Kjxvv56RT4CPUNCwc3QUIZF7+Im" },
  { name: "part-3532858f5f.js", path: file11, bytes: 7982, integrity: "sha384-3TVycVHay7kKuPvVNbFxp5he6Jn8FjGvWhzGq2du82W+OVGy6M/1rUvtoFCZHaP4" },
  { name: "part-353a02c309.js", path: file12, bytes: 5753, integrity: "sha384-xtEd2QQiAaZVXr1Q0xFnVamhHs2CMrzwtBPHRSWm4HpXLXIUq8nLF6x5iGwii4Aq" },
  { name: "part-4408b623fc.js", path: file13, bytes: 1153, integrity: "sha384-ueTQNdnJPcBxho/WzWOoTud//ftwEF5CgGBURxbOodgpV2MCzevoLCUkpbVPqG1y" },
  { name: "part-48c34e8181.js", path: file14, bytes: 3633, integrity: "sha384-jUlATP6rUKFqLBs0ZV2lq6RtweWC4e+Dj3IfbyEfT6RBFYuMG5dpW8Uvy8CQ0aeM" },
  { name: "part-4c962c430e.js", path: file15, bytes: 759, integrity: "sha384-btIUQ5IbjQgnXk5ejOs2jLF7D6OaCqe0cRXcBJw0CRb99qdC52Bn3weBv1KsZqyP" },
  { name: "part-501122eb5b.js", path: file16, bytes: 547, integrity: "sha384-5j2QCNTuygHCZdcRz0GcsZMJo3GnpV8B1lnI4uWTkjs5zoBCYgtxkS4qTuTFKJHd" },
  { name: "part-670e25d5d9.js", path: file17, bytes: 546, integrity: "sha384-Zuo8x0vlA+IWxVbJSGxax5buol+UxWCGBRgGaorZIk82PEPpuU+C5JE7ONQKGvKF" },
  { name: "part-68ceaa6e21.js", path: file18, bytes: 488, integrity: "sha384-0w/3dEtXmFrFFOrrsgyWJ78liY2/Z8ZrbD0MZQ60R3mj1795lmUKTEFGeHYYshZS" },
  { name: "part-690c237326.js", path: file19, bytes: 279, integrity: "sha384-dITFUIad+DYIT1KcQLAEYUcwwQDaEDMbzYyMOKeFHrpm0hXcUPx5QEfQYVqfR1W9" },
  { name: "part-717be1494b.js", path: file20, bytes: 414, integrity: "sha384-tn6V6vE131Xao35prxmR9atnyi6NE0B6C3F6GrCsz012zimqpkkdVDRbCcw7JcYS" },
  { name: "part-7f9910b41d.js", path: file21, bytes: 1649, integrity: "sha384-KD4waTvEMMA0v8CzGBJRNQ35sJO7p9lPhrbuGruQ7fOuMOftX+Ng0JYUeqxxJJOB" },
  { name: "part-90521f4ff9.js", path: file22, bytes: 2309, integrity: "sha384-WmBPFqnd/Wnd2TknKqwmONfYK8GJ9hGRRf8bFlk+SB3v1XbODizpzFrg/krg67p/" },
  { name: "part-90f6009374.js", path: file23, bytes: 59485, integrity: "sha384-ZGNmXYZVzm4MXqlss03loQ+fnKHvTRxZNO+t7Ga+4p624ls4CKJDeYI4s0+/3NWy" },
  { name: "part-938226cef7.js", path: file24, bytes: 18840, integrity: "sha384-9N/np3YkNxVuoe86i9gKlWrRd+arYwp98iVOONnHCCGvbgDRSbAK6kaQ3bCZglxC" },
  { name: "part-94baeb1182.js", path: file25, bytes: 4372, integrity: "sha384-vaYraT+83F19ICNi5PUNI/H4/VsRBggUyaoi2QB9LlPEpkiK70kYmIGU8EELkWsF" },
  { name: "part-999b1a1e76.js", path: file26, bytes: 577, integrity: "sha384-smymTJ0E9Pr+qsP+6HNTyb7IDRVx6rymfXgIdwtPAGeQjhRSXudHmFIMSCJ5B0ED" },
  { name: "part-b4e7af90a3.js", path: file27, bytes: 16238, integrity: "sha384-/KUW5c0mJgo2zd6hjS7ufdvqUldMIfGSDqd+DG2fv1P3TxIpYPemAmhN0wVSXdcX" },
  { name: "part-be75f0b386.js", path: file28, bytes: 922, integrity: "sha384-Htb8xP9xkwKzmI7FNF6FMIzSt97MH08G17QkD7hqi7MBT6UKvyxSHyBjkfljMXac" },
  { name: "part-c8cb8619c3.js", path: file29, bytes: 1934, integrity: "sha384-I61TGP/Nbg30XGlGAfhVNI+8yCLrQLnfI36e6NWMIliIvk94XY/NRQ6MVm4gzS+X" },
  { name: "part-e66030053d.js", path: file30, bytes: 73314, integrity: "sha384-O94zDkbHMjeKaU6tK1yo2dw/gKUUMLJeJmo+LBpkFeBKpSFHMdx/aagwIV2ZKfvT" },
  { name: "part-ed702c4936.js", path: file31, bytes: 7025, integrity: "sha384-7xRcGUx5FEd2Z8jkd9ANgIrp13zpp5jCAy9Y8jWI7TN/eb5DPjya9wXLE6VVgyM8" },
  { name: "part-f641263d5a.js", path: file32, bytes: 704, integrity: "sha384-q1EF2gHr5qYaE42NhhDLvhRY/s1PJUxLffok1W2zQlSBZnJOECdx943b1WZFThgW" },
  { name: "part-f6861cb4a4.js", path: file33, bytes: 14956, integrity: "sha384-7SvpoNOAC5HwA9yGVFKVVPo5Y2peMTYjVPn76b6oqcdIb0PuDtzqdT/e0ZgpJRQz" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-ff4b2c2485.js", path: file35, bytes: 5977, integrity: "sha384-99LEXOAtaqAICrQ3RLyEwutqh4E0i8PWlpK0CGdBeDND0inM3e3uLjb2SiBbyB94" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-ff4b2c2485.js", style: "studio-23bd6e4910.css", preload: ["part-08eb8f6d1c.js","part-14b6f97479.js","part-3532858f5f.js","part-717be1494b.js","part-90f6009374.js","part-c8cb8619c3.js","part-f641263d5a.js"] },
  console: { script: "console-6f880f4c64.js", style: "console-c728e73536.css", preload: ["part-90f6009374.js"] },
} as const;
