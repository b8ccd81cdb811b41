/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5144f827d8.css" with { type: "file" };
import file1 from "./console-5d778ffd30.js" with { type: "file" };
import file2 from "./part-0a62574b9c.js" with { type: "file" };
import file3 from "./part-127cf7d94d.js" with { type: "file" };
import file4 from "./part-1b135b3610.js" with { type: "file" };
import file5 from "./part-1fb4398d2e.js" with { type: "file" };
import file6 from "./part-297b85cc6e.js" with { type: "file" };
import file7 from "./part-331186f605.js" with { type: "file" };
import file8 from "./part-37bf3d01d9.js" with { type: "file" };
import file9 from "./part-38e9596971.js" with { type: "file" };
import file10 from "./part-442bc1e849.js" with { type: "file" };
import file11 from "./part-48d6f81a9e.js" with { type: "file" };
import file12 from "./part-4de4a78260.js" with { type: "file" };
import file13 from "./part-59f7b18f2e.js" with { type: "file" };
import file14 from "./part-68ececfd22.js" with { type: "file" };
import file15 from "./part-7bede0c9cf.js" with { type: "file" };
import file16 from "./part-851889d5af.js" with { type: "file" };
import file17 from "./part-91bcc63e58.js" with { type: "file" };
import file18 from "./part-98f4bb94a0.js" with { type: "file" };
import file19 from "./part-9bbbc03b9e.js" with { type: "file" };
import file20 from "./part-a27f8298dc.js" with { type: "file" };
import file21 from "./part-a7c36172c5.js" with { type: "file" };
import file22 from "./part-ad77cefd7f.js" with { type: "file" };
import file23 from "./part-b28d435745.js" with { type: "file" };
import file24 from "./part-b71813b719.js" with { type: "file" };
import file25 from "./part-ca57cb02fe.js" with { type: "file" };
import file26 from "./part-d6d1990d86.js" with { type: "file" };
import file27 from "./part-dccab8d662.js" with { type: "file" };
import file28 from "./part-e0efb4c939.js" with { type: "file" };
import file29 from "./part-e665615ba1.js" with { type: "file" };
import file30 from "./part-e9547fb71b.js" with { type: "file" };
import file31 from "./part-f39716f946.js" with { type: "file" };
import file32 from "./part-fd56108846.js" with { type: "file" };
import file33 from "./part-fd9aead4dc.js" with { type: "file" };
import file34 from "./studio-2c42c873ea.css" with { type: "file" };
import file35 from "./studio-c016d5a21b.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5144f827d8.css", path: file0, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "console-5d778ffd30.js", path: file1, bytes: 16162, integrity: "sha384-QXsCHgKNzU93LWvfJqwn5z4GN2HiBZM72N2hVrud8S76AMnlfJdNER8//UiGTMxW" },
  { name: "part-0a62574b9c.js", path: file2, bytes: 6592, integrity: "sha384-M+OymOajLj2cFa1uusn+hTa8/yLcgFTXfep6HKCSRcwUR/ek/UCBM+cFupTe8i2M" },
  { name: "part-127cf7d94d.js", path: file3, bytes: 2720, integrity: "sha384-ss5aTjSG7K7hiWXtqIGoJh8zrf2VddsWbV6RX/4TfpCVM53btGPeq0M/NBWBamX2" },
  { name: "part-1b135b3610.js", path: file4, bytes: 37128, integrity: "sha384-3iRAb+rAXpSpNXsU2C4hGFn0VNKv6tDVwAVcsM5d7Tba8BBFfSGkLU6b0AMvcS/i" },
  { name: "part-1fb4398d2e.js", path: file5, bytes: 922, integrity: "sha384-Hn+/v9LH1JBkEDsznCfPUTjOBztZlzcFWKWuINbWy52XtWGNdh9FrVTOCjyRxP5V" },
  { name: "part-297b85cc6e.js", path: file6, bytes: 412, integrity: "sha384-JaMqVd6nsCcCTF40rWEUZpgM5jvZwCWSUtAl8Y8bzCtNkWyc0BFPo7YAjKG0yP3v" },
  { name: "part-331186f605.js", path: file7, bytes: 2309, integrity: "sha384-zsIY+4W0I0E54RVdXnONVuMv1XsiHMfhgqxBhwnXQ73Bjii2MGY2LYt+wTJ1Qa3m" },
  { name: "part-37bf3d01d9.js", path: file8, bytes: 1157, integrity: "sha384-E3mKd1xQBLAqOrgoPvLRS2MUmex7iwlnCEFGn6KI66e/M5v4ZJUlkq/qiKc0zHAq" },
  { name: "part-38e9596971.js", path: file9, bytes: 546, integrity: "sha384-vREeeK/tHvmiTaSQjrgUnTyFqH2xFc7Ohsx0yCdNdXZXm9DBPHgAOyBogqjhAtoZ" },
  { name: "part-442bc1e849.js", path: file10, bytes: 1654, integrity: "sha384-tZ6wJY7NIUyIsqKoxGwrUUNPzFkruZiqrateWjquChW2wzr83a8o5xFOmCfH6bcC" },
  { name: "part-48d6f81a9e.js", path: file11, bytes: 16219, integrity: "sha384-f8uJWighiRWvJxbaIYRQ7BbeTiEBmVMjD4CTpszg7U1eT0HYPV+aE7ABYAm4BT19" },
  { name: "part-4de4a78260.js", path: file12, bytes: 11868, integrity: "sha384-xlwh/clX4MXF6HtBjyDJIXPidShqB/jJDTL+UBJk4DOmWz7FVHxTT5O++5Y1K9Gs" },
  { name: "part-59f7b18f2e.js", path: file13, bytes: 759, integrity: "sha384-irapjJN4Qk7+pAwzlHa4ODPTtfMingGhHGWP5cB3CaFuqE1fDfcT6t52zEx3nRLV" },
  { name: "part-68ececfd22.js", path: file14, bytes: 4233, integrity: "sha384-448qeBUWhlHyv0a3xhvkQyL8mEdCFH1nNc+3MLZCVvOlLfJma73OLQBSCgPTpQ3b" },
  { name: "part-7bede0c9cf.js", path: file15, bytes: 281, integrity: "sha384-HKjcwY1gSFMYY4PnobI5uTWIOsPzBBmHQifomz45ELCr6CwiiV7EljD2D7HgLDe7" },
  { name: "part-851889d5af.js", path: file16, bytes: 72996, integrity: "sha384-Uuqh+FkVHQFDXr906Hl805YSgEYs4yJtFzUqGQ9tr8Vne7LuIRqNYiRzuQkWcJUw" },
  { name: "part-91bcc63e58.js", path: file17, bytes: 1259, integrity: "sha384-/en6heilcHPT76lOlgAgGC+qmuWp3a9f3d58LklFqxq3htnZQxMwAcrR4Dj3m/Qu" },
  { name: "part-98f4bb94a0.js", path: file18, bytes: 53704, integrity: "sha384-1gyP41vW9WMmWMO5doZcEE7X6QVu5NYSo33iyxDz7IL3QyJZhNuwNP8iFAgF/GQb" },
  { name: "part-9bbbc03b9e.js", path: file19, bytes: 3492, integrity: "sha384-i1bBhk8fnVDL9EGrDYDcxKiDJawSOl+JbHRYNBSloWk0rbJhM83CKQKwE8fb6+jI" },
  { name: "part-a27f8298dc.js", path: file20, bytes: 131, integrity: "sha384-X+tg8T88tZofbXm62HDiAebTCZvXuXsoxHGcZXvYtqpmB+TO7x59x43cPJa6aeCA" },
  { name: "part-a7c36172c5.js", path: file21, bytes: 1887, integrity: "sha384-YBJmqEY8Pltz5GPn9VEt8lvivWsIXv9FgvMqd9pgkL5uzZca2RA/IdovWvdpFrxg" },
  { name: "part-ad77cefd7f.js", path: file22, bytes: 6188, integrity: "sha384-BDQHEM65IHQX3FCWsFNLxflrOhO3jHCYGknS9SzqcHjb63CRvMpu7MLEwpFrUz0p" },
  { name: "part-b28d435745.js", path: file23, bytes: 18850, integrity: "sha384-EAXF6o9Ov8WYIVoQLHpJwb9/W/16wvnlOkGncaGjO3c1fAourvEUm3iEA83ZC1SJ" },
  { name: "part-b71813b719.js", path: file24, bytes: 4869, integrity: "sha384-7WvVeWAgq4tTq5Bq4QzFxPDKaevc5QqI9wHF13bijFwe1SwRq/12jH5+0OfLCgrw" },
  { name: "part-ca57cb02fe.js", path: file25, bytes: 31432, integrity: "sha384-bgALjW56WHcYHnOpaswaH1DBRFWu/oTFOcA5YGhh5Irv3DCbOGWc26AmAv1te71L" },
  { name: "part-d6d1990d86.js", path: file26, bytes: 758, integrity: "sha384-FFeoWsjQvIts5lO+8Cz2oWkgeXJhocty7ZC8L71/Qwele7wOgSJQ38l5xsnyBTA5" },
  { name: "part-dccab8d662.js", path: file27, bytes: 704, integrity: "sha384-JBCeE2HhsqSxnq949AuyErtdrERszH/gz5EWm7sGrlculvn34/QC76pyMkWP5TuH" },
  { name: "part-e0efb4c939.js", path: file28, bytes: 7821, integrity: "sha384-iFc1fpYyFbQY/OHHUjbNhTYFMz/iNHPPtlGJztV4Au4LkIevtahfQCNYlMgfCM3v" },
  { name: "part-e665615ba1.js", path: file29, bytes: 3797, integrity: "sha384-dJqtnORECcj7EEBI4DSLRabQGPSTK7Zy3DsAreRKlaiQ7HElpplFul/r1791O7Jr" },
  { name: "part-e9547fb71b.js", path: file30, bytes: 5035, integrity: "sha384-BIYhFDfKM/Q58uC5z/vJRP/qld/TAkg6kwY3UpfxXdpfgALdhCBAmBkXMepwdBkL" },
  { name: "part-f39716f946.js", path: file31, bytes: 482, integrity: "sha384-/hhnxiv9QyuYOz9CL88ljfflNrhytbGdokSW8M/WyX5Uz3I8u6daE7lcEr714LdQ" },
  { name: "part-fd56108846.js", path: file32, bytes: 3380, integrity: "sha384-Eorb6PTVmxU6+7gMN5UI4g2L8IUpOl90iviEL7D04Zk+BOBfT8br06f8OEG+NBrJ" },
  { name: "part-fd9aead4dc.js", path: file33, bytes: 983, integrity: "sha384-4ZZAYAFQ9yAP6OfGP5FWRvgoe91qR0mlic4v1w6uvPthAjwcn8EuaiP+wWMbi9ls" },
  { name: "studio-2c42c873ea.css", path: file34, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-c016d5a21b.js", path: file35, bytes: 6032, integrity: "sha384-yFxV5JxVrn0XWQIvbNzXtWWrA9BycaCcdgR13uPrL+R8JrjrU1famXlsKTh6Sxff" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c016d5a21b.js", style: "studio-2c42c873ea.css", preload: ["part-1b135b3610.js","part-297b85cc6e.js","part-91bcc63e58.js","part-98f4bb94a0.js","part-a7c36172c5.js","part-d6d1990d86.js","part-dccab8d662.js","part-e0efb4c939.js"] },
  console: { script: "console-5d778ffd30.js", style: "console-5144f827d8.css", preload: ["part-98f4bb94a0.js"] },
} as const;
