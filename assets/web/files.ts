/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-447a3db61b.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-073b111151.js" with { type: "file" };
import file3 from "./part-0c6dc9096b.js" with { type: "file" };
import file4 from "./part-10ea781cdf.js" with { type: "file" };
import file5 from "./part-16711a48af.js" with { type: "file" };
import file6 from "./part-3e478fa389.js" with { type: "file" };
import file7 from "./part-3f89b1ddea.js" with { type: "file" };
import file8 from "./part-4b91a4c728.js" with { type: "file" };
import file9 from "./part-51a616ac35.js" with { type: "file" };
import file10 from "./part-5d46f36a27.js" with { type: "file" };
import file11 from "./part-5f14b7e354.js" with { type: "file" };
import file12 from "./part-63245e0f73.js" with { type: "file" };
import file13 from "./part-6751b5ff8b.js" with { type: "file" };
import file14 from "./part-6dcbe3cc07.js" with { type: "file" };
import file15 from "./part-6efaaed4a3.js" with { type: "file" };
import file16 from "./part-738a6db14f.js" with { type: "file" };
import file17 from "./part-79a0e283b2.js" with { type: "file" };
import file18 from "./part-83b2c276bb.js" with { type: "file" };
import file19 from "./part-8488ed9295.js" with { type: "file" };
import file20 from "./part-88cc94eb15.js" with { type: "file" };
import file21 from "./part-8cef88479b.js" with { type: "file" };
import file22 from "./part-8fcc94852b.js" with { type: "file" };
import file23 from "./part-96f4a88c78.js" with { type: "file" };
import file24 from "./part-9a3576bdcb.js" with { type: "file" };
import file25 from "./part-a7ce9ac021.js" with { type: "file" };
import file26 from "./part-b295f1fbe0.js" with { type: "file" };
import file27 from "./part-b33ac3bbf3.js" with { type: "file" };
import file28 from "./part-ca9a44d8c3.js" with { type: "file" };
import file29 from "./part-e0564a6ae2.js" with { type: "file" };
import file30 from "./part-e1f72e6d17.js" with { type: "file" };
import file31 from "./part-e2e628db54.js" with { type: "file" };
import file32 from "./part-e8248b7f71.js" with { type: "file" };
import file33 from "./part-fde6919b90.js" with { type: "file" };
import file34 from "./studio-1c6cffe247.js" with { type: "file" };
import file35 from "./studio-23bd6e4910.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-447a3db61b.js", path: file0, bytes: 18130, integrity: "sha384-cX5r5SFsbsS1pt/numRjaOBssK2DHiTeaQnohPkv6GMZ1xAcHPPu/TJFyC8eApPO" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-073b111151.js", path: file2, bytes: 414, integrity: "sha384-Z5SGPfKhD7ivU3oZFJspzkbiX8s8eJbVy8R8RgKTyEwpO/arGt4KxGMHqqkJjUfW" },
  { name: "part-0c6dc9096b.js", path: file3, bytes: 546, integrity: "sha384-W8qYjtMFSLNtPn4IhUJ1uRKf8QGHAe2/x0fQbKcA88a+KAD/pOtjYn4BWPc4OaPw" },
  { name: "part-10ea781cdf.js", path: file4, bytes: 7982, integrity: "sha384-9K5xSXHAQtWRW265NXxsQW4/9/mxq2emzVJNX8cYkT9rvarrVRpdaitqZSoK2TZF" },
  { name: "part-16711a48af.js", path: file5, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-3e478fa389.js", path: file6, bytes: 922, integrity: "sha384-RGGK1urxTgKcfU7rMlKAYQAXDJkldoy9NHZQCxCg65Axk7FmN6xkKWmGvNySGeLa" },
  { name: "part-3f89b1ddea.js", path: file7, bytes: 16238, integrity: "sha384-8khoUp+LzyOL+jUs3nQdQUIh80UVXZMgrxJcZpMFlkiRS8sNHn+xCDOSzUPoHB2Y" },
  { name: "part-4b91a4c728.js", path: file8, bytes: 3630, integrity: "sha384-lT/pSnjzO0OFUrSBQ3I0fXK2M6fk55GXxEOEzbk3J9zdPzq9EQxne79sN6cqjiOQ" },
  { name: "part-51a616ac35.js", path: file9, bytes: 47991, integrity: "sha384-kg5CR78zh91vJj4LieSI/L1VhnDvizyMtPgWw5BlLF5ePec2WzgqwPsXB00Srgtj" },
  { name: "part-5d46f36a27.js", path: file10, bytes: 18840, integrity: "sha384-WEU8gB/rEjxMHxdXL0UAFzXrh+XYFyLrvWC7+JvshiF1K7+riS100V078ETv0qU0" },
  { name: "part-5f14b7e354.js", path: file11, bytes: 59487, integrity: "sha384-vY07oqQJsRVLEsVx6RU6379grGu5AuIJ/j3yUCTwtcrqzobYkRs1jCboW8Xr+msq" },
  { name: "part-63245e0f73.js", path: file12, bytes: 5024, integrity: "sha384-C3CzE9scexBfE6ncX0/7ahdD8J5UeOI/KiMNfLfjOEyMujEcAYARKhXXOwET+sGT" },
  { name: "part-6751b5ff8b.js", path: file13, bytes: 5753, integrity: "sha384-hvpWeFALX+tgOwhsoUF3pbO6zkKZRtf6loh8PAvQhAkCdh3QO3ZSh1PqhVt6f6P8" },
  { name: "part-6dcbe3cc07.js", path: file14, bytes: 704, integrity: "sha384-1CLsyvIXVxTCsfmvklladnQo10z0PENoGWPX/8x+5XCE+CAv26DbKnTa37liyVob" },
  { name: "part-6efaaed4a3.js", path: file15, bytes: 1153, integrity: "sha384-cIO0zu8vst/eYH75FqdS3R7BQtpxZZgkk7Pc6//ZEiYb8ob88sPm8P8IBS9qH8Xg" },
  { name: "part-738a6db14f.js", path: file16, bytes: 2309, integrity: "sha384-BanzYXi8aQf2G0ktshp61qVhmWa+P90yAjJdMJjL+KcKVnKGKfaNO7mZ/Dd4JL78" },
  { name: "part-79a0e283b2.js", path: file17, bytes: 3828, integrity: "sha384-qmQ22JgaYuKonlghRogtLrJQY0HRZytb7lbr9YhVwWHWhK5/c56FtdF6MPumop/f" },
  { name: "part-83b2c276bb.js", path: file18, bytes: 279, integrity: "sha384-mg+EYKMvYd7czjdvHbNl/yXSk92mnptPDgJ6XjyALtEXCGE50UaltmMr4+wqPnFA" },
  { name: "part-8488ed9295.js", path: file19, bytes: 33031, integrity: "sha384-h6qhwEuJ/6H/9wLJjDSonsv2dB345kXFA+SajETRushqp1jmia85zQUzxw6HkSvR" },
  { name: "part-88cc94eb15.js", path: file20, bytes: 6440, integrity: "sha384-UZsFbgQ2qZ9ZUwh4wY8B/E3ffqlLyU27UyaygFEAzIWeU8DfGXRCgFVdm6TlChGj" },
  { name: "part-8cef88479b.js", path: file21, bytes: 577, integrity: "sha384-ohe1KnvSLiNGIkOwnQJ9UmjYdffolNtilU7Q5ruzKMjweXB9T1syN1wYar/+9mzh" },
  { name: "part-8fcc94852b.js", path: file22, bytes: 759, integrity: "sha384-tMP9onWnzo5lF1BH5CSe4Zi+11HgLZKyTK0Oa+VXJ3EflkaDycH/Jt1CD211CcNJ" },
  { name: "part-96f4a88c78.js", path: file23, bytes: 3393, integrity: "sha384-jNU8Tlr8wHfXoQQRwPYKThJsNid/MQ9y60yncDtHK5Kc5sokhqLaoD5teIn7O4kN" },
  { name: "part-9a3576bdcb.js", path: file24, bytes: 728, integrity: "sha384-n2Uj3gocamtfDofQn/fy3YPeyDt146nDCFUzYvn0Pw+HWjhXA38dQbrxFgxl7rCZ" },
  { name: "part-a7ce9ac021.js", path: file25, bytes: 6617, integrity: "sha384-B9dFa330Eq58ZdoTF7pH0tJdPbSN4PbfnB0mkXowVcwv1ke2+Q+CRu4vDuFkzRI5" },
  { name: "part-b295f1fbe0.js", path: file26, bytes: 1649, integrity: "sha384-J+KdWT7B8ra0yGAy3PMKHSTfjKOzAbZ58FOLEDawUUmKoUMJy9JvMHt6U72BlrFg" },
  { name: "part-b33ac3bbf3.js", path: file27, bytes: 73332, integrity: "sha384-bGIEE4XkAk0xq/xAby1rlx6BGzzrg+KMWe/V47CNI2IlP8T+ysUbjs9hyC3BZ0Or" },
  { name: "part-ca9a44d8c3.js", path: file28, bytes: 14942, integrity: "sha384-/ZWa05YOzaq++YjLW+UpO3BqbGq3pfuORMp//h5KK+kB/bmlZf8yNHequ7lCFfyT" },
  { name: "part-e0564a6ae2.js", path: file29, bytes: 547, integrity: "sha384-PB2RIouMGcPHLOMAN8XIVVwh9+lRe5HsVYMR5nhBTCOhNK41AsBhrEKfRfyOf5wL" },
  { name: "part-e1f72e6d17.js", path: file30, bytes: 488, integrity: "sha384-5/N0JBVQ/JUVJDQOGLOsQGfeRsbuKXkcmAYq9IugvrjidbOyV3zIHYeiFeU4xRnH" },
  { name: "part-e2e628db54.js", path: file31, bytes: 4372, integrity: "sha384-U1REoZUe42DZ2fZ4rDkoBO6+iFihyuhnJqZvIZG3mFiozK+L6bDS1m/bes01DuPU" },
  { name: "part-e8248b7f71.js", path: file32, bytes: 6466, integrity: "sha384-oQtfhtqPwQ2GLNtMf5yr8fTffJN8Nk7lOqV/t8H4Xlr1yyK/xPHvcmbxa4Irltup" },
  { name: "part-fde6919b90.js", path: file33, bytes: 1934, integrity: "sha384-n0fh0IlTxhMIkUymCpFNlZvikShLgzeDPFHFI3QfXpHfg7EV76oaJKmScDoYjKqd" },
  { name: "studio-1c6cffe247.js", path: file34, bytes: 5977, integrity: "sha384-VjDvg2TcB0qPW9uNmj9yz3+AESGBvhByu0qAoWWpNSih9Dj7LKBU7HpeCVvGPTDM" },
  { name: "studio-23bd6e4910.css", path: file35, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-1c6cffe247.js", style: "studio-23bd6e4910.css", preload: ["part-073b111151.js","part-10ea781cdf.js","part-51a616ac35.js","part-5f14b7e354.js","part-6dcbe3cc07.js","part-9a3576bdcb.js","part-fde6919b90.js"] },
  console: { script: "console-447a3db61b.js", style: "console-c728e73536.css", preload: ["part-5f14b7e354.js"] },
} as const;
