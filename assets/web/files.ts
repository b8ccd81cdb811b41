/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-655d287cbe.js" with { type: "file" };
import file1 from "./console-b3311afea1.css" with { type: "file" };
import file2 from "./part-036c5d8799.js" with { type: "file" };
import file3 from "./part-07792c6c64.js" with { type: "file" };
import file4 from "./part-0f06148152.js" with { type: "file" };
import file5 from "./part-1071255dcf.js" with { type: "file" };
import file6 from "./part-19a9855c91.js" with { type: "file" };
import file7 from "./part-3339576dd1.js" with { type: "file" };
import file8 from "./part-4b141cb091.js" with { type: "file" };
import file9 from "./part-4f1400b231.js" with { type: "file" };
import file10 from "./part-543dd98cbd.js" with { type: "file" };
import file11 from "./part-57cb5e9ebe.js" with { type: "file" };
import file12 from "./part-67b5389fdb.js" with { type: "file" };
import file13 from "./part-67f6904b0a.js" with { type: "file" };
import file14 from "./part-68fbbf5c62.js" with { type: "file" };
import file15 from "./part-6a20c22c2a.js" with { type: "file" };
import file16 from "./part-708472046c.js" with { type: "file" };
import file17 from "./part-81f777e1be.js" with { type: "file" };
import file18 from "./part-8686541e56.js" with { type: "file" };
import file19 from "./part-8b8e20a50b.js" with { type: "file" };
import file20 from "./part-93e531d504.js" with { type: "file" };
import file21 from "./part-959e68a12e.js" with { type: "file" };
import file22 from "./part-9db7215c6e.js" with { type: "file" };
import file23 from "./part-aa88a015f0.js" with { type: "file" };
import file24 from "./part-bad9417b39.js" with { type: "file" };
import file25 from "./part-c43bfc7ddb.js" with { type: "file" };
import file26 from "./part-ca58827c89.js" with { type: "file" };
import file27 from "./part-d40633236a.js" with { type: "file" };
import file28 from "./part-d4abbbc75e.js" with { type: "file" };
import file29 from "./part-dc0cd4feee.js" with { type: "file" };
import file30 from "./part-e3016f02d2.js" with { type: "file" };
import file31 from "./part-f4f7f0bbb2.js" with { type: "file" };
import file32 from "./part-fa3a4aba41.js" with { type: "file" };
import file33 from "./part-fa9fe4c100.js" with { type: "file" };
import file34 from "./studio-1dc127738a.js" with { type: "file" };
import file35 from "./studio-1dcbb89413.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-655d287cbe.js", path: file0, bytes: 16161, integrity: "sha384-WYpE5xouuYfk4pqYMm9/gwnVyHpabj8npuGWs2Tr5F9z6+sDhPRQw1etxjB4HvLj" },
  { name: "console-b3311afea1.css", path: file1, bytes: 45510, integrity: "sha384-IzwGZS//IhFxDkWk4uSU0fRZaxTger0INISBU2MuwZWKa+IvC5Co85799Gr0VRpB" },
  { name: "part-036c5d8799.js", path: file2, bytes: 37114, integrity: "sha384-O5Rja5Q5ejeTlKoM3C3HKHWkkAdcxYda8IoskvO/eWd9wv+AgVGhsGus5QM85zTa" },
  { name: "part-07792c6c64.js", path: file3, bytes: 18323, integrity: "sha384-F5DMEzin5wSvpKB+3809tsycmbZ3CVJnlHNwcijwOu4QbqSG9O1/Rxe1y1Qb8v1r" },
  { name: "part-0f06148152.js", path: file4, bytes: 3492, integrity: "sha384-cYNetuXITMkfVMC+hewukOswrRM2VH1aATjJA9mXPtFLMPulSehy/v+A/KS94P5z" },
  { name: "part-1071255dcf.js", path: file5, bytes: 544, integrity: "sha384-QIq+DXMbfuyRoDdBQ8TUatXn/VCiNp3ciHaBEseoEuKB4rBJNX5nNuGMe44qH3oS" },
  { name: "part-19a9855c91.js", path: file6, bytes: 4869, integrity: "sha384-XiW0aBtKfwDj5VMUPaRaUtEjVJuXAFIFzmUdRq1tm50NMgBXaip7oMlgfX2Wqs1M" },
  { name: "part-3339576dd1.js", path: file7, bytes: 6188, integrity: "sha384-mlGjc45+0zpdJMla/SHtmkiUjl8gkdfnCeCSh2vd+3oYWh4kn4S8GbXyh6dZRBtv" },
  { name: "part-4b141cb091.js", path: file8, bytes: 983, integrity: "sha384-mk6YNOdBQaAngfiHpdDp8EnhyDdOpU7BgitkZV3yROHQZ0uBQW6IkqlD1c3AUQyg" },
  { name: "part-4f1400b231.js", path: file9, bytes: 72996, integrity: "sha384-YJzOibl2iUSD80/lOyDzyHOFdH1o2c95WzOGZA/uq+s9G1IGQr8VG5vP4J69NrcA" },
  { name: "part-543dd98cbd.js", path: file10, bytes: 131, integrity: "sha384-SPhGvgIr9Hcc46/pPs3opMMlisxB1Db41AgPtXnRnjrLuqq2eShs35kggdWCogis" },
  { name: "part-57cb5e9ebe.js", path: file11, bytes: 1157, integrity: "sha384-bW4GPPf051dgLDxkZjR67IQfzKzMGS/MRfza18+76tocL0XRuNnR50ck8d/CsIHg" },
  { name: "part-67b5389fdb.js", path: file12, bytes: 412, integrity: "sha384-3jlLD95WySmqEBs4zW1Aw5bUFP4kdGkB0gQpeO+YHFT632NhKoBS/6jxOlt4Usbo" },
  { name: "part-67f6904b0a.js", path: file13, bytes: 6592, integrity: "sha384-C30p0oQm8y4hHkloZZcf8XwhwMBCSRNaqQuCHBZsDfRA7utaH2mjONb0gNr/+rbn" },
  { name: "part-68fbbf5c62.js", path: file14, bytes: 11868, integrity: "sha384-cfUOpaT+COJUIJ4SzIXk3tjAVP3ppGaAdZFe2eDvxCQ7syNkOCZtauAVAa/7U+v4" },
  { name: "part-6a20c22c2a.js", path: file15, bytes: 1885, integrity: "sha384-upCS6vKwhzdyeeEmHgdQqcWstCFb/++6ODrtuEwwnfSf+nCVKkMQyNML4u1z6BaT" },
  { name: "part-708472046c.js", path: file16, bytes: 16218, integrity: "sha384-ImDA07P3RJBnQgtoh0HvSarmP8jwMWsEbhjH0h1diqpsn7h5EwlRPyvTNOtV2A/R" },
  { name: "part-81f777e1be.js", path: file17, bytes: 2809, integrity: "sha384-r5a7NY8MgoBMJMsFXkfFSQgwaHm8LUfvne4kI/tlH/8jZ/pKPCqdKjtcWWWnzSky" },
  { name: "part-8686541e56.js", path: file18, bytes: 1259, integrity: "sha384-CZGNnBM8q57Ocpm179xrweDbNpzNSF4nJ1ucQdehN29RoIpJr2cKYnJSY+CBEoUZ" },
  { name: "part-8b8e20a50b.js", path: file19, bytes: 758, integrity: "sha384-P14PZakKl5FRupn4y8DkJbvWuMYiWujwmUpJW3nKNu/wEmC77ipJU3AX3sX9vtYg" },
  { name: "part-93e531d504.js", path: file20, bytes: 45007, integrity: "sha384-3cOXTkWUK4h7EddM+41y6v9iNhs7Joe43c/kA3eDqby8xl8lwMSPxiyieW11BZAh" },
  { name: "part-959e68a12e.js", path: file21, bytes: 31430, integrity: "sha384-OToaERgEu2w1SLEESqLbCp9ztDFI8DARfFm76x6JNOR8FVblq+3EvsQBxkc4mjEB" },
  { name: "part-9db7215c6e.js", path: file22, bytes: 1654, integrity: "sha384-ZPPjzSEQK19iS59Q6A9vzAT4tFUAEbshHF0mbLwg8lYA61HJCyw5376KJWBj+jse" },
  { name: "part-aa88a015f0.js", path: file23, bytes: 704, integrity: "sha384-S2u4VX4jP7mfhfHE6HUwLFW35bX08+kEiG68l/5cOfblv1ObL9gi1d0SJOBHQ2on" },
  { name: "part-bad9417b39.js", path: file24, bytes: 3380, integrity: "sha384-jNPYmCfHijTWtAZ/8Xyp0mxexCgqBHi2pFRSvspX8chIfBlNTnA+jLBl67LLrfa5" },
  { name: "part-c43bfc7ddb.js", path: file25, bytes: 4233, integrity: "sha384-t62UYeXXDF8OoDXk0l4RvlPOQB3QUZk4O5cZO6BrL9uUYkme9b8XsG5VjBmdzjmq" },
  { name: "part-ca58827c89.js", path: file26, bytes: 759, integrity: "sha384-K5kDL2R/o3w5CdbCTBwYtWQ18PjnlnnVJt9laiF7r/gRAJHN7dOu1xmjCyA8G7Ve" },
  { name: "part-d40633236a.js", path: file27, bytes: 281, integrity: "sha384-5k25ZH+a5c+WSZT30PkZDOmIzQgOi8tgZDatOyyswAVCZ9wc2Yz38lc5zZmi96wq" },
  { name: "part-d4abbbc75e.js", path: file28, bytes: 7821, integrity: "sha384-voV+zufCXBaJtITbSQ9mPhB/4wgALL3vW2D7tkScogIY2C7wS1QpqTHK+4GIwKvs" },
  { name: "part-dc0cd4feee.js", path: file29, bytes: 2309, integrity: "sha384-sjPu8lZqISOVokOJqVQWJhTeiMdpfMZxPPFqAV2DYVL2+ivC/81X8yh9xSMEeo/V" },
  { name: "part-e3016f02d2.js", path: file30, bytes: 5035, integrity: "sha384-9hXXEq37vXKhtqm6zw8as6WyQNoJm716gzq/hkmpgM4ywyFY6+qkEdxlxylTO18D" },
  { name: "part-f4f7f0bbb2.js", path: file31, bytes: 482, integrity: "sha384-m1CxGmsJvQ/0jDzrLZyb8WRoPQ2VuMiJKuWnyOaaOcX9+SNoL8kyZS+4vPIOPz1z" },
  { name: "part-fa3a4aba41.js", path: file32, bytes: 922, integrity: "sha384-/6+2gkW8TKtppdXObAh9njQIcsmDdmAzCT1lJ86oDkri1vnagLayCjJasvNKj/c0" },
  { name: "part-fa9fe4c100.js", path: file33, bytes: 3797, integrity: "sha384-f/mbb2TKGdlqiLc6DhWRMfupbvlKP6tV56njwo7yujC+YUWHFxPzYX7wwxZ7jcWR" },
  { name: "studio-1dc127738a.js", path: file34, bytes: 6032, integrity: "sha384-B/iuNHbN5EXRQSq4Pde9/DlG5RP9Sep37OeEWiNBl/7l0pQQEG69cX9GTNsdQChJ" },
  { name: "studio-1dcbb89413.css", path: file35, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-1dc127738a.js", style: "studio-1dcbb89413.css", preload: ["part-036c5d8799.js","part-67b5389fdb.js","part-6a20c22c2a.js","part-8686541e56.js","part-8b8e20a50b.js","part-93e531d504.js","part-aa88a015f0.js","part-d4abbbc75e.js"] },
  console: { script: "console-655d287cbe.js", style: "console-b3311afea1.css", preload: ["part-93e531d504.js"] },
} as const;
