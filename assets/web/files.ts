/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-24872ea76d.js" with { type: "file" };
import file1 from "./console-7358c44c64.css" with { type: "file" };
import file2 from "./part-04612deae2.js" with { type: "file" };
import file3 from "./part-0476f28268.js" with { type: "file" };
import file4 from "./part-04ec32b284.js" with { type: "file" };
import file5 from "./part-050b0125e9.js" with { type: "file" };
import file6 from "./part-07edbdee8a.js" with { type: "file" };
import file7 from "./part-18b60b7469.js" with { type: "file" };
import file8 from "./part-19da072734.js" with { type: "file" };
import file9 from "./part-209a910b39.js" with { type: "file" };
import file10 from "./part-2137a9a7aa.js" with { type: "file" };
import file11 from "./part-2497d9d865.js" with { type: "file" };
import file12 from "./part-33a56077f3.js" with { type: "file" };
import file13 from "./part-3b448b739b.js" with { type: "file" };
import file14 from "./part-3f009cbc41.js" with { type: "file" };
import file15 from "./part-455a693da6.js" with { type: "file" };
import file16 from "./part-5066a3d443.js" with { type: "file" };
import file17 from "./part-525391bd6a.js" with { type: "file" };
import file18 from "./part-57c453895f.js" with { type: "file" };
import file19 from "./part-5cfc57486d.js" with { type: "file" };
import file20 from "./part-5f7698a49b.js" with { type: "file" };
import file21 from "./part-63278d383d.js" with { type: "file" };
import file22 from "./part-7762b8578a.js" with { type: "file" };
import file23 from "./part-7ef4dfd2a7.js" with { type: "file" };
import file24 from "./part-8159e93a9d.js" with { type: "file" };
import file25 from "./part-848b3d1afe.js" with { type: "file" };
import file26 from "./part-8618500a19.js" with { type: "file" };
import file27 from "./part-863d9e68a3.js" with { type: "file" };
import file28 from "./part-97c2712443.js" with { type: "file" };
import file29 from "./part-9f56fe5368.js" with { type: "file" };
import file30 from "./part-a33ae78ab7.js" with { type: "file" };
import file31 from "./part-a3edb60948.js" with { type: "file" };
import file32 from "./part-a43ef9c990.js" with { type: "file" };
import file33 from "./part-a4b27a8375.js" with { type: "file" };
import file34 from "./part-b089b16571.js" with { type: "file" };
import file35 from "./part-b299de873c.js" with { type: "file" };
import file36 from "./part-b6b224fdb5.js" with { type: "file" };
import file37 from "./part-b8865d65e7.js" with { type: "file" };
import file38 from "./part-ba25c7af3d.js" with { type: "file" };
import file39 from "./part-beb6d3b067.js" with { type: "file" };
import file40 from "./part-c567bbe4ed.js" with { type: "file" };
import file41 from "./part-cbbbf601e4.js" with { type: "file" };
import file42 from "./part-e23229267a.js" with { type: "file" };
import file43 from "./part-e5bae03465.js" with { type: "file" };
import file44 from "./part-e5de20aeca.js" with { type: "file" };
import file45 from "./part-eea342f7a9.js" with { type: "file" };
import file46 from "./part-f58ec231c0.js" with { type: "file" };
import file47 from "./part-fb0086b1c3.js" with { type: "file" };
import file48 from "./studio-1eafd87b7d.css" with { type: "file" };
import file49 from "./studio-cc1ddb4b14.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-24872ea76d.js", path: file0, bytes: 20695, integrity: "sha384-YNF9foXC3RquzfWTQ3TiTAGDrVWMMTAUSB4e+NrgM6vjmQGQiUjUmS1uzk8mPjjZ" },
  { name: "console-7358c44c64.css", path: file1, bytes: 51369, integrity: "sha384-f9sNuSNTiSq6TMErMJ3m9uruh4wD/bp2F9zRplnk6ZgTBDDeTv7R4HQ1VkXHotHC" },
  { name: "part-04612deae2.js", path: file2, bytes: 414, integrity: "sha384-8XTnwfTXnTfuzSRGw7wOo9Nfa3nC03mKXZwVQSc89yjtzRRnusd1JVLsuiteYH+u" },
  { name: "part-0476f28268.js", path: file3, bytes: 16238, integrity: "sha384-KuxE3ooWbkHi4PFl+YoU6+4HFfQrLbNC/F72ke0PTYT34y8RktsOtj33mxOa/hrk" },
  { name: "part-04ec32b284.js", path: file4, bytes: 784, integrity: "sha384-bzjrTQxwc2hJsFKXas3uDqy028ALyMyIbIuSSFmYvTTSW8mDp1X0KtqErxKRpCGx" },
  { name: "part-050b0125e9.js", path: file5, bytes: 922, integrity: "sha384-kQ0r1fWv391GQUxIUo4fX1TP3DA2e2w96/589haLJICwkQCaZLy3sOaR7cC+jhMS" },
  { name: "part-07edbdee8a.js", path: file6, bytes: 5773, integrity: "sha384-svj/cx6wF4RoqfX302tShCWNvoUpvdDmMAapxPCz/hnWTwZK1uHKRWsJEwQJUdNX" },
  { name: "part-18b60b7469.js", path: file7, bytes: 459, integrity: "sha384-bw7gxUKt3byTXSkyqFWm3uABEdB9gUj1JmBhW5TeD0WjbYaujvTnKN1Ru2x9GunX" },
  { name: "part-19da072734.js", path: file8, bytes: 547, integrity: "sha384-r/P9fEYPkaHcI9qhCBn4iZG+VtS6YpCDYliJbjguZqcNVjRU+Xq3eH9YdtJ2NCD/" },
  { name: "part-209a910b39.js", path: file9, bytes: 577, integrity: "sha384-mGRR3X6XZANO0JjSEcv6ID94TnW0Z2OFRE7QqFW8DcN2Q6jEN+A5yUyjbb0DFx5y" },
  { name: "part-2137a9a7aa.js", path: file10, bytes: 1311, integrity: "sha384-B1jrxsQMEYxKFN/BRD4sXZGprnaDcQOkzMC4jVP74lAyOcGQemsLyO/bkz+Pdx1t" },
  { name: "part-2497d9d865.js", path: file11, bytes: 279, integrity: "sha384-57JJpGPYwJ6Bxrrbus2JQhCor2Zb6Ov47DDiZ3NAQA8KBYVnCQSpW/4HZKibghxt" },
  { name: "part-33a56077f3.js", path: file12, bytes: 7567, integrity: "sha384-mcs7Ly6CG3J60KjVuYiZXQHihFB4KpbspM2d0FlbsInj0BiIWjwR0qPnvWpH6W6v" },
  { name: "part-3b448b739b.js", path: file13, bytes: 5551, integrity: "sha384-1cZlyHZ82o4gQj9POx56qyc55p0YmpqpvI6Bjj9uKXY51glZrBouv9XdDuEgrBZd" },
  { name: "part-3f009cbc41.js", path: file14, bytes: 2346, integrity: "sha384-2aFdoJz4X+lGVJI3TwcxJUc7rnFpmRBEGybH0SnHgC4MnfhWMqA2vfOgWyX/xwKE" },
  { name: "part-455a693da6.js", path: file15, bytes: 4268, integrity: "sha384-dSAKJ5R/GgSfvIsmwrptaFKpAoAcoV+6zKN3Z9AYouNYKoLNkTdF+44xhtIwKmlv" },
  { name: "part-5066a3d443.js", path: file16, bytes: 2237, integrity: "sha384-rifluHqRoFrSUPlg8Lep/QeIiKMZ7HyNPV5PI78WubfqwU/naln2CtZsvNBDhs34" },
  { name: "part-525391bd6a.js", path: file17, bytes: 1293, integrity: "sha384-KW2BGnTK3Ji2XmKdnwZPMWDNS63OhNY114LUjYMkJ0Ah+VODPw6OKxpZd2X+n4x6" },
  { name: "part-57c453895f.js", path: file18, bytes: 62013, integrity: "sha384-0vS3jh/w44Tlv3S0bKLk3LLE7Vwm5yR6DNv9MJTot1IHCi+/GtUKbo3Bv++u03wJ" },
  { name: "part-5cfc57486d.js", path: file19, bytes: 2538, integrity: "sha384-6r2PsCpFzgzxAl+ZfMX3DH66LPbBO8tSwTRM/7B9nMOS2+bRwDwFKqovBcNuvzgR" },
  { name: "part-5f7698a49b.js", path: file20, bytes: 25586, integrity: "sha384-jknmMSxLyX3HAZcR2c+thRGANJtFg7cRzEQXt3IMnYH1w+dnOgbvH+LB0r7eOPPP" },
  { name: "part-63278d383d.js", path: file21, bytes: 3139, integrity: "sha384-oVcRSzOmKwjgvoFrG9wMkOqYrGzSqlVnLNlxVTTUTG5OuUdk3U+9bExHrJOFRgz7" },
  { name: "part-7762b8578a.js", path: file22, bytes: 728, integrity: "sha384-c3JMhIcva5s1DGdUN/uR0gvvGE4F7g+hKfwVs+plV9HbMUEda7MtE+J71z3HRtxL" },
  { name: "part-7ef4dfd2a7.js", path: file23, bytes: 1063, integrity: "sha384-EPt6ads9RDZRvVJJdFwmFzSvjdSHAO4RpXZSC7fSZK8drmNgSYZLmQM5wqdPM0fK" },
  { name: "part-8159e93a9d.js", path: file24, bytes: 1647, integrity: "sha384-lmAU1HRgGaHfqySseSJ1yI63wNn24XuwHkqdfy2O2iUI4sfWsh7yM7aKYaoV15vr" },
  { name: "part-848b3d1afe.js", path: file25, bytes: 5554, integrity: "sha384-lpFMbAnHFalIseP8qxum65YlxzxA/7bQLF4lDQiKjMgwYwRFGOllSadg24JE8Qjf" },
  { name: "part-8618500a19.js", path: file26, bytes: 4396, integrity: "sha384-IvvGVGCUgCaFPzzUjVLPW2459ahpwbucA/dqMpWTOZTwqjtCtren9ZZKPeJJxopT" },
  { name: "part-863d9e68a3.js", path: file27, bytes: 48531, integrity: "sha384-B0YCc4na1m9s1Y+ic+FShK4IeVfqCb7e87DASEVzLqUud4BlVCMD3m3zDQ/BRCk4" },
  { name: "part-97c2712443.js", path: file28, bytes: 3706, integrity: "sha384-cgdDxnmLUJlNr4m8A7S4ELsObNWGbWS36YByTjl2GGfMKUuLGW3p/ID8MAXDCIW6" },
  { name: "part-9f56fe5368.js", path: file29, bytes: 1153, integrity: "sha384-num1mEJB+oIRUSqDRKdGmvCJ5LZUTLtbGVOI10BxE+Qogl3w5wStFCYxy137Cgwf" },
  { name: "part-a33ae78ab7.js", path: file30, bytes: 704, integrity: "sha384-DslFBh1b/FYGMuLIuXFlINwLAmTROWaK59zeYC+eRLFG90dDrtkpltX6ebrf1oWF" },
  { name: "part-a3edb60948.js", path: file31, bytes: 561, integrity: "sha384-LDb5WzgOtjHfXntl5DEkTGYXCEpxeJ4A+2LvPQfjQs9+yF8JIcDwg9INV1dL2TWP" },
  { name: "part-a43ef9c990.js", path: file32, bytes: 19336, integrity: "sha384-9gQsfimgMipk4a7ZTQa/6Fyd2l1mLtgDNG7l05UL9yYZPnruS58MXXymdFnhGjCp" },
  { name: "part-a4b27a8375.js", path: file33, bytes: 3875, integrity: "sha384-CXzO7M6jafkxpD58eLKhWNxTOEgJsGNmA2RPO9/7IWiUh759ShXMOpdp70CKcYX5" },
  { name: "part-b089b16571.js", path: file34, bytes: 1106, integrity: "sha384-aX26FCikmIze+VQvtaAg8os4IpedtpEAQ9hb/VplmMlhqa7Zr+z4aW9Au2u+4aZu" },
  { name: "part-b299de873c.js", path: file35, bytes: 6620, integrity: "sha384-tpBv3oy0dGuWgZZ5cy3gHxTD7EXdWEFtWJ4ftmo1o8x3Pm02Z0fqgHwGSFuAnzdU" },
  { name: "part-b6b224fdb5.js", path: file36, bytes: 22032, integrity: "sha384-pgQDQ3USd94mBQXEB4OxQZbs+MgO3AYcJzh7pnaRSr8kSGJlMtbhUr07KA4VGVCP" },
  { name: "part-b8865d65e7.js", path: file37, bytes: 488, integrity: "sha384-q+XJuxN/Kwvf9od6GBUGqjJe9cE3bfaFdzCKq3/ylgigQPj5F2jpW6wDckWpaP3I" },
  { name: "part-ba25c7af3d.js", path: file38, bytes: 3633, integrity: "sha384-sNJ/oDA7lIhvOQkOMwTQcy8JJJn5NXX1VkOT0Wizmlk3MSqiIr7L3/qOfCACpkvI" },
  { name: "part-beb6d3b067.js", path: file39, bytes: 8565, integrity: "sha384-c2YR02uPb9UCSIweYkeiZU284rX0YtuzdU0dTpS7n+D75n5QtPav+y5nJ0R5GNze" },
  { name: "part-c567bbe4ed.js", path: file40, bytes: 37850, integrity: "sha384-Ot/rPP/yqA7cpewIGLx6bZCpimfQ7lgPVhe+JMb7hCEQUyJhXC/9IM2L5YMMBvuQ" },
  { name: "part-cbbbf601e4.js", path: file41, bytes: 308, integrity: "sha384-iQ0WAFv9sLfM7VmQLpC0S4mAKmXQvLCZ5JR0A3UnldBPH+lR2/4GODD6UAOUBOpD" },
  { name: "part-e23229267a.js", path: file42, bytes: 320, integrity: "sha384-rs/daKaP5nlqq/u6czWDPs/AHv9+tVH6OFmHOemVh+cVEWntQH+ivo2fHge+lryg" },
  { name: "part-e5bae03465.js", path: file43, bytes: 2721, integrity: "sha384-39qkl/dZn3iaSDZKkbAxAJuuau3egIbe073fa1g2LL3rMzQvkdTzuL09XaosCuTv" },
  { name: "part-e5de20aeca.js", path: file44, bytes: 743, integrity: "sha384-eAaIHP85PJildq8OKDv1Wd4Mj9aSjHzUhEmDTo6+TWXULA0yZ8Tw63vqQt/HxmAg" },
  { name: "part-eea342f7a9.js", path: file45, bytes: 764, integrity: "sha384-fCetkUCi8+v/GYQ6vTJU7cIhmXDrNB/Lo8bWtRTj/XxwH+xvOD6SKq8UmNRwbVv1" },
  { name: "part-f58ec231c0.js", path: file46, bytes: 73274, integrity: "sha384-iVzj7XOl38zjdBIB7ZMaL1CAioqOZ3ey663eXp0I55tsfJDnfWXvWZaYBIVu6JBW" },
  { name: "part-fb0086b1c3.js", path: file47, bytes: 546, integrity: "sha384-E5XcpGryTjgJI8FUzpRtvKNxQUsSL7cYaKaS+5albPzJ6mEQfvMZAnKT102fF4Z8" },
  { name: "studio-1eafd87b7d.css", path: file48, bytes: 22689, integrity: "sha384-EvNkZbNknoCodlR5p7OgW4pcJp1xdFxKKhU5HhsIVKsYgFnUnI/ihL4xoRIH5Cts" },
  { name: "studio-cc1ddb4b14.js", path: file49, bytes: 6107, integrity: "sha384-XloNsdRpheZK4w+mRtpEXly2nTtWcJVLHmfOsrJpwppl6C7ALD+LKwJQHRFOByxy" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-cc1ddb4b14.js", style: "studio-1eafd87b7d.css", preload: ["part-04612deae2.js","part-18b60b7469.js","part-2137a9a7aa.js","part-57c453895f.js","part-7762b8578a.js","part-863d9e68a3.js","part-a33ae78ab7.js","part-a3edb60948.js","part-beb6d3b067.js","part-e5bae03465.js"] },
  console: { script: "console-24872ea76d.js", style: "console-7358c44c64.css", preload: ["part-57c453895f.js"] },
} as const;
