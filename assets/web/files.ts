/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-85e5cc3df9.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-03a92370d4.js" with { type: "file" };
import file3 from "./part-0fea941ef2.js" with { type: "file" };
import file4 from "./part-16711a48af.js" with { type: "file" };
import file5 from "./part-1d2f9fbbf0.js" with { type: "file" };
import file6 from "./part-1f5512f5da.js" with { type: "file" };
import file7 from "./part-2c8e03ac9a.js" with { type: "file" };
import file8 from "./part-308f454e01.js" with { type: "file" };
import file9 from "./part-30d3b6e0bc.js" with { type: "file" };
import file10 from "./part-556912947c.js" with { type: "file" };
import file11 from "./part-5ab4b32c54.js" with { type: "file" };
import file12 from "./part-66014adeb1.js" with { type: "file" };
import file13 from "./part-690c237326.js" with { type: "file" };
import file14 from "./part-6dad7f8201.js" with { type: "file" };
import file15 from "./part-746c93c6cd.js" with { type: "file" };
import file16 from "./part-7e6b4eee9e.js" with { type: "file" };
import file17 from "./part-9fb57abc4d.js" with { type: "file" };
import file18 from "./part-9ff2455ff1.js" with { type: "file" };
import file19 from "./part-a0340d4e59.js" with { type: "file" };
import file20 from "./part-a0bee18e8d.js" with { type: "file" };
import file21 from "./part-a1235a0133.js" with { type: "file" };
import file22 from "./part-a40803313a.js" with { type: "file" };
import file23 from "./part-a90af3eac5.js" with { type: "file" };
import file24 from "./part-a90bec6fe3.js" with { type: "file" };
import file25 from "./part-afb6860acb.js" with { type: "file" };
import file26 from "./part-bdbd76efc4.js" with { type: "file" };
import file27 from "./part-c3b1f9c6eb.js" with { type: "file" };
import file28 from "./part-c3e9d94edb.js" with { type: "file" };
import file29 from "./part-d475c4922f.js" with { type: "file" };
import file30 from "./part-dec20df201.js" with { type: "file" };
import file31 from "./part-df236cf01f.js" with { type: "file" };
import file32 from "./part-f6bb340865.js" with { type: "file" };
import file33 from "./part-f9b4689a28.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-391611da56.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-85e5cc3df9.js", path: file0, bytes: 18130, integrity: "sha384-p7KFvzya2MLgkq1QpcyjCqDVk/CDD7XboDF1Bvze8Hixms4dRUsGO967bxL6O08j" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-03a92370d4.js", path: file2, bytes: 4372, integrity: "sha384-6VCv6qdxyxCRfXklDFP67hOn1FjgbBfCsIkR+OWs4gNSRrYQkNa0ARwmVSCbZ6OR" },
  { name: "part-0fea941ef2.js", path: file3, bytes: 6617, integrity: "sha384-80lZa9gOtXKDzWESui2x7i9iHbt00iVXn5q4R55tp1/jil3qDoTrXRxZQLzqghxJ" },
  { name: "part-16711a48af.js", path: file4, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-1d2f9fbbf0.js", path: file5, bytes: 2309, integrity: "sha384-VWFAyUdb+54jKW5RP6EfTCM5iurhhcNUQ/fC5IEjCr9q2hz/sUvuV7itkcsAhrkA" },
  { name: "part-1f5512f5da.js", path: file6, bytes: 577, integrity: "sha384-6npWHhcR9dvFW2SQ5TQrZkXXfIVsamlkwl+1ecwww9oRGajKcbv9kFeL7t1yv5Ua" },
  { name: "part-2c8e03ac9a.js", path: file7, bytes: 7982, integrity: "sha384-AplwNKqd0+5yXWFfkhOHGUrMIB3DrViORS/63NY2rwZvrte5iQCUQ6o/0LDRZBJY" },
  { name: "part-308f454e01.js", path: file8, bytes: 1153, integrity: "sha384-0YRvSbuUMVBXxfCC9uWeD1aqoxIWF4KW8aauuUJ44wefEN1KftyxsJx4X7aANBql" },
  { name: "part-30d3b6e0bc.js", path: file9, bytes: 14942, integrity: "sha384-gwgDjV1eNLfi13dUPIBLgDJLUOmyC8qfYlbRKgt53CB7kTvhXt2a7dvd2Ql9ovC8" },
  { name: "part-556912947c.js", path: file10, bytes: 47991, integrity: "sha384-kX10bpbJCWHzqKjmjes8GTnUCqa/QiINHMoq5n2EPK1xBCEbm6UkSUFUB9gINL4Z" },
  { name: "part-5ab4b32c54.js", path: file11, bytes: 7028, integrity: "sha384-DTVJwGAIKl1wx+b9/voQyFOwBM3RxPEhPnV8YSsLj7D4pVWnpwcqyAnW3nvabXhT" },
  { name: "part-66014adeb1.js", path: file12, bytes: 33031, integrity: "sha384-jG96I5Rr07eHJvrxnZY2dC3SVXcHq2jx4mtBA+EqTedlCer27EeDAmd1yKdv6c2i" },
  { name: "part-690c237326.js", path: file13, bytes: 279, integrity: "sha384-dITFUIad+DYIT1KcQLAEYUcwwQDaEDMbzYyMOKeFHrpm0hXcUPx5QEfQYVqfR1W9" },
  { name: "part-6dad7f8201.js", path: file14, bytes: 59510, integrity: "sha384-Y4F7E6TcnvRJaxGrrWjTgxEeH5PykO2C1oWPx0FeMP6vFJHy83p06PlOnV2oxc65" },
  { name: "part-746c93c6cd.js", path: file15, bytes: 1649, integrity: "sha384-cMVBH/SJCb90GmSEl0tWAL4/ckpXaCjkw5NB6X5BuIe4D3PG6VvirfpY9pj/+lxb" },
  { name: "part-7e6b4eee9e.js", path: file16, bytes: 3630, integrity: "sha384-4WTueYPfyj/wr5S1LnZe3dj3K6wwe9/7UvLjAxgKEu1bXNdxL1otBTifuxBlDVAb" },
  { name: "part-9fb57abc4d.js", path: file17, bytes: 1934, integrity: "sha384-OA5g5XW0NPPOxZSR53XcXfPV4+/t+Bg5L2Z4muakTi44rt8OoylCrDvwd4fWjjNG" },
  { name: "part-9ff2455ff1.js", path: file18, bytes: 73332, integrity: "sha384-zy3/xfTdi9D8UXMYEXYwVa+ERmGUZFMwaBRQ0QjtkJMiCOE6ARs2WFE1gMucPVMv" },
  { name: "part-a0340d4e59.js", path: file19, bytes: 5753, integrity: "sha384-j9bpJTP/H+UAkaIced9EqlJwkBxlsEqCv+GLcUdZYNsqjWnt8WpTieLTM91q9a4V" },
  { name: "part-a0bee18e8d.js", path: file20, bytes: 922, integrity: "sha384-K49lmIRLR04MI18Upz7GaHidNLoIkPkvyq+wO/RO3MB7/tu+e5EpijBjIsGceKQw" },
  { name: "part-a1235a0133.js", path: file21, bytes: 414, integrity: "sha384-XyZ+QuIIzFiRLKOnHEKKT67z/6+BDwK9L16jdmFsxt4CpPg7/GDFdmpYiB/7Sedy" },
  { name: "part-a40803313a.js", path: file22, bytes: 547, integrity: "sha384-LEhbTFCaC2pFzMKoBgoo3HOqemUR5OEHPasBCetOrsqrr7Gru8a6KQsF+NqH0Z0x" },
  { name: "part-a90af3eac5.js", path: file23, bytes: 488, integrity: "sha384-plvEs9e69TtoaQ4ybGwCTf2bJPAu1ED07Hdtq1lWfBLO+OMbpDKjtdUi3DaD+PFO" },
  { name: "part-a90bec6fe3.js", path: file24, bytes: 704, integrity: "sha384-kNL0dPLSdrK+lPWjnqBu2d7tPlxS3gwqVfmCBpuQu4LoJ5auZWAiKVkksFhPYNhi" },
  { name: "part-afb6860acb.js", path: file25, bytes: 18840, integrity: "sha384-NeTXewEH8L141hfwQB+b9PxT0nBdDJDv940olhLgfgg8gyb3Uo6UjyV41kZOEpS/" },
  { name: "part-bdbd76efc4.js", path: file26, bytes: 5024, integrity: "sha384-v2JSLVfRpk2P1nr2zdEIqcwb+PzwE6mZk/Q3w81pz+q8rfld5P3EvNeVYua7VcfR" },
  { name: "part-c3b1f9c6eb.js", path: file27, bytes: 6466, integrity: "sha384-hYi3dtEx1uq9cNNc5kQMWyuhlzxLz7tjaohTcqdkHSPx7ae/vP5X6VWceeYCaWEg" },
  { name: "part-c3e9d94edb.js", path: file28, bytes: 3828, integrity: "sha384-ExLn5nRBHNxBOQgQtGJaYk6rlpoknFx5Qjmx3J0QCus2XzUQXlKyWvk6I5d33+Qj" },
  { name: "part-d475c4922f.js", path: file29, bytes: 3393, integrity: "sha384-PWOQ1/JIzl+uagJpPUiktMTyC3ba2t894Tk9DCU3BOy0il9W6xONP/QMFl17Lw/U" },
  { name: "part-dec20df201.js", path: file30, bytes: 546, integrity: "sha384-tM1qpntMojg5jdmz8qAfKlRL9xEdN5sHiMMrJRTkCzttg7Jxj6cmb8haCPeKWQuW" },
  { name: "part-df236cf01f.js", path: file31, bytes: 728, integrity: "sha384-/zVQlYPWxoxI0RSn5mtQw62fEXSVkeM7/2HuUDfycAGxjUv8Y36B6MTUS5+c/5Sh" },
  { name: "part-f6bb340865.js", path: file32, bytes: 759, integrity: "sha384-OFbr9dBhvwY/OIIemCd0z85/pchzwSkfFoESw2j10p5op7TFpe+JSqCOcKFdgly3" },
  { name: "part-f9b4689a28.js", path: file33, bytes: 16238, integrity: "sha384-tI1Bwqcd7auO/GMszvgpvS6TpTB0CdakS0DtdlBA9831Y5pf3tlmCb6llH3O4irR" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-391611da56.js", path: file35, bytes: 5977, integrity: "sha384-iBcxW6k0c8Y6J73sslsXBUvi75Vlgk3t+Ab95KKZemm9i18aZ32afhXxvrdVwcA8" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-391611da56.js", style: "studio-23bd6e4910.css", preload: ["part-2c8e03ac9a.js","part-556912947c.js","part-6dad7f8201.js","part-9fb57abc4d.js","part-a1235a0133.js","part-a90bec6fe3.js","part-df236cf01f.js"] },
  console: { script: "console-85e5cc3df9.js", style: "console-c728e73536.css", preload: ["part-6dad7f8201.js"] },
} as const;
