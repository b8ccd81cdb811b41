/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-6b571b52d4.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-030ef00640.js" with { type: "file" };
import file3 from "./part-0e8687866f.js" with { type: "file" };
import file4 from "./part-16711a48af.js" with { type: "file" };
import file5 from "./part-176f748276.js" with { type: "file" };
import file6 from "./part-1bb28fae5d.js" with { type: "file" };
import file7 from "./part-3966b87bb1.js" with { type: "file" };
import file8 from "./part-3edc77c02b.js" with { type: "file" };
import file9 from "./part-3f86eaa0d8.js" with { type: "file" };
import file10 from "./part-4aac67f76b.js" with { type: "file" };
import file11 from "./part-4ce184fc07.js" with { type: "file" };
import file12 from "./part-4f581789be.js" with { type: "file" };
import file13 from "./part-51590bb2be.js" with { type: "file" };
import file14 from "./part-62e2f3b540.js" with { type: "file" };
import file15 from "./part-66e0ebf412.js" with { type: "file" };
import file16 from "./part-6fe999bc99.js" with { type: "file" };
import file17 from "./part-7afe2c016f.js" with { type: "file" };
import file18 from "./part-7b58f25efd.js" with { type: "file" };
import file19 from "./part-7c074ab4ab.js" with { type: "file" };
import file20 from "./part-821577203b.js" with { type: "file" };
import file21 from "./part-83b2c276bb.js" with { type: "file" };
import file22 from "./part-9ac476d931.js" with { type: "file" };
import file23 from "./part-a140dfaf94.js" with { type: "file" };
import file24 from "./part-a7db7e4f27.js" with { type: "file" };
import file25 from "./part-adb36a00ca.js" with { type: "file" };
import file26 from "./part-b85799690e.js" with { type: "file" };
import file27 from "./part-bc9b416e5a.js" with { type: "file" };
import file28 from "./part-c68caa8398.js" with { type: "file" };
import file29 from "./part-dadb30b6d9.js" with { type: "file" };
import file30 from "./part-dd0495a78c.js" with { type: "file" };
import file31 from "./part-de06ab2845.js" with { type: "file" };
import file32 from "./part-fb26823d15.js" with { type: "file" };
import file33 from "./part-ffe9432f79.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-4fd9b8abd0.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-6b571b52d4.js", path: file0, bytes: 18024, integrity: "sha384-uqqcFWqATBnAF/Ih1ENQXYUD+42h/f21qY/e9H4kG/rpfXc+k63sW5N33rWLr2NR" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-030ef00640.js", path: file2, bytes: 6440, integrity: "sha384-ovDc8dFYYF4LS6waYi9flQHJHYCM5W8geRJpbUMW5BNRTKQVC/mTIIcRHCE3jFpm" },
  { name: "part-0e8687866f.js", path: file3, bytes: 547, integrity: "sha384-36XW4BzbJnHOZ1NJ3n28lM8gNGmaQ4CTjOiKTUMGtzp7VR9ggZEzHUu0FJCaEZwu" },
  { name: "part-16711a48af.js", path: file4, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-176f748276.js", path: file5, bytes: 3393, integrity: "sha384-UudSu9MeHSBGFXvHHd6T1BjHcW8en/DTpOSgsbZOipEbvrwveoaMQVBUhFL4HETv" },
  { name: "part-1bb28fae5d.js", path: file6, bytes: 73332, integrity: "sha384-G81+cQ7fjP4w+GpCiU6eGW6fk8b04dkrUlsL8lp+xHlsBNcfuZjYGcI4koH62MWg" },
  { name: "part-3966b87bb1.js", path: file7, bytes: 6466, integrity: "sha384-lbfxvJT0jY5SAXT9eQvGMTixeUtJ/7yh8XxON105oZDE53YjRNotekNtzqr909Um" },
  { name: "part-3edc77c02b.js", path: file8, bytes: 1934, integrity: "sha384-W9Vvx7epV+PWthu0ywPNMMMHqJKH2wOQJbep1dD01KKftLD3YObkEXKx7Nk5iMLl" },
  { name: "part-3f86eaa0d8.js", path: file9, bytes: 922, integrity: "sha384-BkJrTNHiOZuNI7jg426kGxG8Qw5rgypIpgi+oZ3yv/iyQtVNt7jJA5BSayYw5eBP" },
  { name: "part-4aac67f76b.js", path: file10, bytes: 33031, integrity: "sha384-ay+5vYMLVs0MeHDnp7nH2LgjxXIfmLn1F3YroauiAD3EdiPN1ahk4YriOx5q3GzF" },
  { name: "part-4ce184fc07.js", path: file11, bytes: 546, integrity: "sha384-nZ++hvh8cebEWDdw5o/0y+d0/0OQFJWI10fhvXpxk4Ot3ASypvvUjGu0vAHyxBqM" },
  { name: "part-4f581789be.js", path: file12, bytes: 16188, integrity: "sha384-osm0vIfBapqbJyTwcRbLZqCvFRDXriZsS5GS3+yFx3cqN1LItqz4iBQ+rBOWXUL1" },
  { name: "part-51590bb2be.js", path: file13, bytes: 728, integrity: "sha384-ZVQ93fUBO6BQ8rh4x7sm2teQeCn6MMGoFOoZVpWSXi8fQ1M7WQfoUHRhVrDAr0gP" },
  { name: "part-62e2f3b540.js", path: file14, bytes: 1153, integrity: "sha384-ZLROHNJyQYI1fBSQV+2oS6VKG6AEZ4lpsK0IxI+xfRfxqSdebBknivEr90HAwOZl" },
  { name: "part-66e0ebf412.js", path: file15, bytes: 3630, integrity: "sha384-6oX8oBvULxa2LiGsUG8dmriso7cqV7ro4E/fkvRvTrQa9AGE7HVe60X5f0amrBpk" },
  { name: "part-6fe999bc99.js", path: file16, bytes: 704, integrity: "sha384-n+yqqqVMsM1zAgQqisE/y2Da8T96MjcwXW88AvO1Jpzb3PhqYGMlQOwhbRGiJCVv" },
  { name: "part-7afe2c016f.js", path: file17, bytes: 2309, integrity: "sha384-PQHPCSo6VfQNRLBN6aIA1EiZ5fDz/RQF9k2E6dUo62I2ncrzjD64lLHgL/NjMnrK" },
  { name: "part-7b58f25efd.js", path: file18, bytes: 1649, integrity: "sha384-me4IBI6A5V6oyAaR+InT5eqCBCXh/XLdczG0CLlL2YYTydGEpOOj1HqoLRMUZ3Iw" },
  { name: "part-7c074ab4ab.js", path: file19, bytes: 4372, integrity: "sha384-YEAi/cCDx+kHlnEKkQ3eqZVHjhUZK6TdDXgENguafxPSnYw5XPllhNiWVgyWCL3G" },
  { name: "part-821577203b.js", path: file20, bytes: 5024, integrity: "sha384-2Q7AQNrLoxPLBxOZ2TvAcRYUFwLZ++jHEL64iNZBs9A3O6Sub6aAsBBEzxwiGh3w" },
  { name: "part-83b2c276bb.js", path: file21, bytes: 279, integrity: "sha384-mg+EYKMvYd7czjdvHbNl/yXSk92mnptPDgJ6XjyALtEXCGE50UaltmMr4+wqPnFA" },
  { name: "part-9ac476d931.js", path: file22, bytes: 3828, integrity: "sha384-RLJXC/di29uuYnhqLQcCzHhKXyDxrL5XKpfmeSMUk5ZXo9ueh+qaA0lFa4tFuyoS" },
  { name: "part-a140dfaf94.js", path: file23, bytes: 5753, integrity: "sha384-e1s+ZMzQnD+D88Ns7QxtZls2G2CaTJeeRx0iy4Fp7VOxPp/4VYGUqvfrZcwgTJqT" },
  { name: "part-a7db7e4f27.js", path: file24, bytes: 58292, integrity: "sha384-oTQ3WqnnFp9Z8Ph6JIDZ+foek55x6pukKTXP/u+Z9c+rpuo5lioj9S0UpaZhsEPK" },
  { name: "part-adb36a00ca.js", path: file25, bytes: 18840, integrity: "sha384-jeFy0l1Oaq3CsT29/E9T/VQ3jw/IMJVapzRBJTdLOlhA8Ij3Dk+LCkwCD1O0+1JI" },
  { name: "part-b85799690e.js", path: file26, bytes: 14942, integrity: "sha384-Sv9valBGMB8y9ylRh8/xYok6Y4RAcgngFthTFz3rZ6WMQtz0l0Upw572edmnbKhm" },
  { name: "part-bc9b416e5a.js", path: file27, bytes: 7982, integrity: "sha384-UctH6qCsrbg1kBvGoEcAqF2H73pJqHeTuVEXFSowIj9ZdJuBlMS5ub+DrPWDi1db" },
  { name: "part-c68caa8398.js", path: file28, bytes: 6617, integrity: "sha384-C9gjgd44qT3LKaL736vigu3ZsGzcbHzZKH95xrOyR5K3FsqJBBHGgeGpLvhXm+YZ" },
  { name: "part-dadb30b6d9.js", path: file29, bytes: 414, integrity: "sha384-/6/o7L82bz0G6Tmtg6DmnnvoMKwDce573TwIi43MbSmdhKPpBCjVUhCf3eEhE0Kc" },
  { name: "part-dd0495a78c.js", path: file30, bytes: 488, integrity: "sha384-PqWcls/Gb4dkKhMgU266Oy7OgLF4dLEKbudZwCdBIDyMKhF0b2CQwRc8LuQVCdZ6" },
  { name: "part-de06ab2845.js", path: file31, bytes: 759, integrity: "sha384-SdxH/D5qRQkJUIXosHW5iFZVZEkAwYbvVyA2DOWB4Tjvwgj2Eu4YZKcMfdOgakET" },
  { name: "part-fb26823d15.js", path: file32, bytes: 47991, integrity: "sha384-r65wo+5yMP7FV/HmFMXHDcJFtqOkYNfeYzETabhIbDJA53xcJu83fHg9diSGjll7" },
  { name: "part-ffe9432f79.js", path: file33, bytes: 577, integrity: "sha384-ddcxePR3AC/Vd53ZL4oSBfRk1dB73FW6n668Iq0J8O+cTIyDv3t5HX1tKKGnfC57" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-4fd9b8abd0.js", path: file35, bytes: 5977, integrity: "sha384-kftXMSIvs7+A1HJFIiQzQ13v8p6bWOsSvw+5uqmFWVps2XjsBtmxv9xqayAJ9/AS" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-4fd9b8abd0.js", style: "studio-23bd6e4910.css", preload: ["part-3edc77c02b.js","part-51590bb2be.js","part-6fe999bc99.js","part-a7db7e4f27.js","part-bc9b416e5a.js","part-dadb30b6d9.js","part-fb26823d15.js"] },
  console: { script: "console-6b571b52d4.js", style: "console-c728e73536.css", preload: ["part-a7db7e4f27.js"] },
} as const;
