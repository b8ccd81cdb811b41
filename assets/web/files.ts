/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-c28b62dc22.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-073b111151.js" with { type: "file" };
import file3 from "./part-0c6dc9096b.js" with { type: "file" };
import file4 from "./part-10ea781cdf.js" with { type: "file" };
import file5 from "./part-16711a48af.js" with { type: "file" };
import file6 from "./part-1b8944055a.js" with { type: "file" };
import file7 from "./part-274e55853a.js" with { type: "file" };
import file8 from "./part-276d8b0bff.js" with { type: "file" };
import file9 from "./part-38fcafa7c0.js" with { type: "file" };
import file10 from "./part-3f20db2347.js" with { type: "file" };
import file11 from "./part-51a616ac35.js" with { type: "file" };
import file12 from "./part-5f14b7e354.js" with { type: "file" };
import file13 from "./part-65d2f0418b.js" with { type: "file" };
import file14 from "./part-67f97aa872.js" with { type: "file" };
import file15 from "./part-6bb1a5b36f.js" with { type: "file" };
import file16 from "./part-6dcbe3cc07.js" with { type: "file" };
import file17 from "./part-6efaaed4a3.js" with { type: "file" };
import file18 from "./part-730e919fa5.js" with { type: "file" };
import file19 from "./part-83b2c276bb.js" with { type: "file" };
import file20 from "./part-8d99009bd9.js" with { type: "file" };
import file21 from "./part-8db2bfa1e9.js" with { type: "file" };
import file22 from "./part-8fcc94852b.js" with { type: "file" };
import file23 from "./part-98a16084a2.js" with { type: "file" };
import file24 from "./part-9a3576bdcb.js" with { type: "file" };
import file25 from "./part-a79009db09.js" with { type: "file" };
import file26 from "./part-c2b4a38fa7.js" with { type: "file" };
import file27 from "./part-ce46dcab0e.js" with { type: "file" };
import file28 from "./part-db2402e698.js" with { type: "file" };
import file29 from "./part-e2ab4cdc7c.js" with { type: "file" };
import file30 from "./part-f61f5506bc.js" with { type: "file" };
import file31 from "./part-facdabe497.js" with { type: "file" };
import file32 from "./part-fcb5d5e81d.js" with { type: "file" };
import file33 from "./part-fde6919b90.js" with { type: "file" };
import file34 from "./studio-1c6cffe247.js" with { type: "file" };
import file35 from "./studio-23bd6e4910.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-c28b62dc22.js", path: file0, bytes: 18130, integrity: "sha384-C28KUZzHti6XTxM9JB6fES2wclffq+JXvMHvaPpBVi3Bu8BYuPc8tDv42TaLrLCM" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-073b111151.js", path: file2, bytes: 414, integrity: "sha384-Z5SGPfKhD7ivU3oZFJspzkbiX8s8eJbVy8R8RgKTyEwpO/arGt4KxGMHqqkJjUfW" },
  { name: "part-0c6dc9096b.js", path: file3, bytes: 546, integrity: "sha384-W8qYjtMFSLNtPn4IhUJ1uRKf8QGHAe2/x0fQbKcA88a+KAD/pOtjYn4BWPc4OaPw" },
  { name: "part-10ea781cdf.js", path: file4, bytes: 7982, integrity: "sha384-9K5xSXHAQtWRW265NXxsQW4/9/mxq2emzVJNX8cYkT9rvarrVRpdaitqZSoK2TZF" },
  { name: "part-16711a48af.js", path: file5, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-1b8944055a.js", path: file6, bytes: 6440, integrity: "sha384-bEmjAMtFz96F+RJ6OGd9Tz+8KN30s3YUpuRZjGYMvYYIDkerXeVfmIKhg/nl7Avf" },
  { name: "part-274e55853a.js", path: file7, bytes: 5753, integrity: "sha384-vhkCq6mcArChDmk0y/sr0RQRDQZMv8GaxeKXVDgy/pElxlY8a5uJxJnXAIYmtEP+" },
  { name: "part-276d8b0bff.js", path: file8, bytes: 2309, integrity: "sha384-7cMlaDvHy/Vn9eO2nKMOa+qJlY6DZQ2FgEyb2SyyiRtHP3MTTTOiksdg/6siS3bK" },
  { name: "part-38fcafa7c0.js", path: file9, bytes: 6466, integrity: "sha384-g8YVr7EyyS/GBdMpwao6dzKblRK885vags4aOgYcNBlzPXJHc5atP8Fb8a8XE2m4" },
  { name: "part-3f20db2347.js", path: file10, bytes: 3393, integrity: "sha384-8ITel3EhniJXyEgPlmBXRH33eBN3730kpfeKmDdogMFrVvaxojU/FEg3N4G3RG54" },
  { name: "part-51a616ac35.js", path: file11, bytes: 47991, integrity: "sha384-kg5CR78zh91vJj4LieSI/L1VhnDvizyMtPgWw5BlLF5ePec2WzgqwPsXB00Srgtj" },
  { name: "part-5f14b7e354.js", path: file12, bytes: 59487, integrity: "sha384-vY07oqQJsRVLEsVx6RU6379grGu5AuIJ/j3yUCTwtcrqzobYkRs1jCboW8Xr+msq" },
  { name: "part-65d2f0418b.js", path: file13, bytes: 33031, integrity: "sha384-bFYDPjUVbJ4StrV7GcNEk8V6qZRbK44oOTON7lfXsc8IIPqVWvRk2xMJ3L2PKdWB" },
  { name: "part-67f97aa872.js", path: file14, bytes: 73332, integrity: "sha384-KGrX/CtLtfZRB66PPh7OfnNrBSitgZajEagNPqIjmR4B9DVLeN41Gfbpk+jf+kl5" },
  { name: "part-6bb1a5b36f.js", path: file15, bytes: 16238, integrity: "sha384-20C3C/jgfdWPORwwbfos88plEDPHi7jKSWY6qC1dM9pxkC1KNqorg9LkkTpUMHNN" },
  { name: "part-6dcbe3cc07.js", path: file16, bytes: 704, integrity: "sha384-1CLsyvIXVxTCsfmvklladnQo10z0PENoGWPX/8x+5XCE+CAv26DbKnTa37liyVob" },
  { name: "part-6efaaed4a3.js", path: file17, bytes: 1153, integrity: "sha384-cIO0zu8vst/eYH75FqdS3R7BQtpxZZgkk7Pc6//ZEiYb8ob88sPm8P8IBS9qH8Xg" },
  { name: "part-730e919fa5.js", path: file18, bytes: 488, integrity: "sha384-dRy/vV3JEj8O2fFavkRaFjnwoQz+B19xCfDkjoFRlx/cGN5KlPeQ2Px6Junl6DNN" },
  { name: "part-83b2c276bb.js", path: file19, bytes: 279, integrity: "sha384-mg+EYKMvYd7czjdvHbNl/yXSk92mnptPDgJ6XjyALtEXCGE50UaltmMr4+wqPnFA" },
  { name: "part-8d99009bd9.js", path: file20, bytes: 14942, integrity: "sha384-vA5rpDG34O1/5FJZe3LSl5JqiZsNxXtl6uUhts28TBVfSx0LF07UJd3dZC3zEVU5" },
  { name: "part-8db2bfa1e9.js", path: file21, bytes: 1649, integrity: "sha384-k+WjDleF+flemBd6DJQPdSoImX0InlCGmwoSC+zFfoDpV7HGVQ/j00ZDaPwmKdq7" },
  { name: "part-8fcc94852b.js", path: file22, bytes: 759, integrity: "sha384-tMP9onWnzo5lF1BH5CSe4Zi+11HgLZKyTK0Oa+VXJ3EflkaDycH/Jt1CD211CcNJ" },
  { name: "part-98a16084a2.js", path: file23, bytes: 18840, integrity: "sha384-XLrJYaF2wxuz3nhuDKNrhXj9PpXBy4zJxc0JTvNXKVuNkR085vJDHypET5WBr3HC" },
  { name: "part-9a3576bdcb.js", path: file24, bytes: 728, integrity: "sha384-n2Uj3gocamtfDofQn/fy3YPeyDt146nDCFUzYvn0Pw+HWjhXA38dQbrxFgxl7rCZ" },
  { name: "part-a79009db09.js", path: file25, bytes: 5024, integrity: "sha384-/xXVyYEADErmOWUL6J8KAfKrNePtcZ34aJpDUj8T5mxZ8LFpnQDTiphUaJZRTwn8" },
  { name: "part-c2b4a38fa7.js", path: file26, bytes: 922, integrity: "sha384-2PAePszieqVjgs/E8WYv49FOg58jmOS4hOfQgOPg7UnM4K43nI+ddz0Zs+/wvIUQ" },
  { name: "part-ce46dcab0e.js", path: file27, bytes: 577, integrity: "sha384-D3JCdvNkTr65xu0UERmR8nbDgE2QSnIkpatmKTqYloaslZGKPWWj9KBqaLh+BZRG" },
  { name: "part-db2402e698.js", path: file28, bytes: 6617, integrity: "sha384-ztR4UyUVWMR7zmYsJSE+Jg9r54OFAlsnALEctJyN0cIvH3kqlYMFkYqJweSEJJ/C" },
  { name: "part-e2ab4cdc7c.js", path: file29, bytes: 4372, integrity: "sha384-FgbOMjvYiNKpyIfwd2cqoaf2nVW8wnb2UOySkY1sQqNI6cFgxhha1kTXX8KThSzf" },
  { name: "part-f61f5506bc.js", path: file30, bytes: 3828, integrity: "sha384-6KdNLFEXFGkrpf5LA/zml6/UTJNJi3N/r2QNAP8dPmhooi1RSPN/NLmmmdG00qxd" },
  { name: "part-facdabe497.js", path: file31, bytes: 3630, integrity: "sha384-kQJG5RLTWuz/kdBv9lvFp6R2iDdsZku9Gbpg8PiKlJxPNURSS1ERmpMlCMkB6LRg" },
  { name: "part-fcb5d5e81d.js", path: file32, bytes: 547, integrity: "sha384-HKednyftvzz29TS+55gWt2iy6Fl+Omf6HkdNPC6KErR4KwcQ/fn3yS+sXabCPYYd" },
  { name: "part-fde6919b90.js", path: file33, bytes: 1934, integrity: "sha384-n0fh0IlTxhMIkUymCpFNlZvikShLgzeDPFHFI3QfXpHfg7EV76oaJKmScDoYjKqd" },
  { name: "studio-1c6cffe247.js", path: file34, bytes: 5977, integrity: "sha384-VjDvg2TcB0qPW9uNmj9yz3+AESGBvhByu0qAoWWpNSih9Dj7LKBU7HpeCVvGPTDM" },
  { name: "studio-23bd6e4910.css", path: file35, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-1c6cffe247.js", style: "studio-23bd6e4910.css", preload: ["part-073b111151.js","part-10ea781cdf.js","part-51a616ac35.js","part-5f14b7e354.js","part-6dcbe3cc07.js","part-9a3576bdcb.js","part-fde6919b90.js"] },
  console: { script: "console-c28b62dc22.js", style: "console-c728e73536.css", preload: ["part-5f14b7e354.js"] },
} as const;
