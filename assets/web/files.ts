/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-92170bd041.js" with { type: "file" };
import file2 from "./part-0c09c200e5.js" with { type: "file" };
import file3 from "./part-1d167ede04.js" with { type: "file" };
import file4 from "./part-1f2bc51684.js" with { type: "file" };
import file5 from "./part-229bd113fa.js" with { type: "file" };
import file6 from "./part-2b4f9c2fbe.js" with { type: "file" };
import file7 from "./part-2e886d3aac.js" with { type: "file" };
import file8 from "./part-2f339d96ac.js" with { type: "file" };
import file9 from "./part-35caf97025.js" with { type: "file" };
import file10 from "./part-44ad84abfe.js" with { type: "file" };
import file11 from "./part-4a13f0eff6.js" with { type: "file" };
import file12 from "./part-5146158712.js" with { type: "file" };
import file13 from "./part-625b914942.js" with { type: "file" };
import file14 from "./part-686dc44e08.js" with { type: "file" };
import file15 from "./part-6b9faf2ea9.js" with { type: "file" };
import file16 from "./part-6bf756066c.js" with { type: "file" };
import file17 from "./part-80f6f026b0.js" with { type: "file" };
import file18 from "./part-81a2566dba.js" with { type: "file" };
import file19 from "./part-81e4da87ac.js" with { type: "file" };
import file20 from "./part-8d4221dc3f.js" with { type: "file" };
import file21 from "./part-8e44f192c7.js" with { type: "file" };
import file22 from "./part-945f243f41.js" with { type: "file" };
import file23 from "./part-9cc4cb2175.js" with { type: "file" };
import file24 from "./part-a5f1bdf942.js" with { type: "file" };
import file25 from "./part-b68439f4ec.js" with { type: "file" };
import file26 from "./part-c0fafc6da5.js" with { type: "file" };
import file27 from "./part-c7089c1c6d.js" with { type: "file" };
import file28 from "./part-d5186deac7.js" with { type: "file" };
import file29 from "./part-de42f14f45.js" with { type: "file" };
import file30 from "./part-ede8e44bbb.js" with { type: "file" };
import file31 from "./part-ff0e47e177.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-905b8e2ec4.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-92170bd041.js", path: file1, bytes: 17718, integrity: "sha384-F+rq+Dt3QZZQd2dAp+xoBzoedepC2ssIxU2fiEjDlPEOrdAlvQOIM+d8BDAc2YvO" },
  { name: "part-0c09c200e5.js", path: file2, bytes: 488, integrity: "sha384-Cpdx6Tub+F5rUFtp1MfRVKgFMr23ikQwBY363w8sXazylj91izdjYZKjLU6YQIve" },
  { name: "part-1d167ede04.js", path: file3, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-1f2bc51684.js", path: file4, bytes: 3393, integrity: "sha384-a057sVGQDOzbIuVURQ16S1ANluTE9CEQkr/zGgU4Up49IpjVC+zNMp/ekRUai4ss" },
  { name: "part-229bd113fa.js", path: file5, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2b4f9c2fbe.js", path: file6, bytes: 1934, integrity: "sha384-NQfzA1il9nmmp33zj17rhLXtR5dzpuBLDXNVizNvVGIQg7k0yIQL9J2UZUvcSgu1" },
  { name: "part-2e886d3aac.js", path: file7, bytes: 704, integrity: "sha384-qXQWUZ+7tpDWqO+k8xTOXEbqLJB5nSRWr/4EQhncLZ2s3qeXCy8P1KRIo2QR1RK5" },
  { name: "part-2f339d96ac.js", path: file8, bytes: 546, integrity: "sha384-0zQSMOAFnD8T9KTLvRkMNzY+wheCPR7EKpg7bbP5mMv9A9YykjHiYYfecC8QBZfe" },
  { name: "part-35caf97025.js", path: file9, bytes: 955, integrity: "sha384-GMfXRw6nKkhfBpi+niEp1HFJ8ErZwwuTsTEEy1SDHh0AaJgq2Lv593NWRTYiqab2" },
  { name: "part-44ad84abfe.js", path: file10, bytes: 72966, integrity: "sha384-F7vb+hKISuu5zNUJCO9L7nNa3Cx1HqsQs88I0hH4f/8GhwA45oiCSHftCwHZ6BAm" },
  { name: "part-4a13f0eff6.js", path: file11, bytes: 56384, integrity: "sha384-V7mqAT/99swDV/2d1WRla+Pc9NyRJ7kMCluKw2nij78DrtyulqZYYHNq8ZsEGlic" },
  { name: "part-5146158712.js", path: file12, bytes: 5755, integrity: "sha384-HPxQMLDFLvQubZdJcSSo9nWIhhwILMOrakDWvbXJU5uoFYWtDY7t8QJ+lvbEPbPj" },
  { name: "part-625b914942.js", path: file13, bytes: 11851, integrity: "sha384-GMeVY1qv6TCbGEtVMOOIk5ZG4AOt+oCknlVslOLLzGdDRqWScD+l/jMGzkn6Qbok" },
  { name: "part-686dc44e08.js", path: file14, bytes: 4372, integrity: "sha384-a6g6fvMQtbv0cJK128W5UT3AjgRezuO/HGmgPWDKAhW3RMniUGIhBCSYlA2OUpH5" },
  { name: "part-6b9faf2ea9.js", path: file15, bytes: 1155, integrity: "sha384-+N1HL/QK6vXHdAa6XvIcHnOeUiU4J9/uEyTFY4T9GGgjWvsAv55guPvdH7yv9JDw" },
  { name: "part-6bf756066c.js", path: file16, bytes: 1649, integrity: "sha384-0BBsj9AKPQ1ZSs76QFjfi5NiiVNmKNt5ipueYSq768y6N0liRDsN1XfPbGV2/SBP" },
  { name: "part-80f6f026b0.js", path: file17, bytes: 6470, integrity: "sha384-5Lb7naNb+rwbdsVdnDumoZ+E/mwrni/DgSUkCx2SCyZNa/MLVY7ZWYi1VO7PRQIl" },
  { name: "part-81a2566dba.js", path: file18, bytes: 33047, integrity: "sha384-9kmRPQo2y84XYT07CDFGEAoj0lW9fjNs0vaciUGJyJjSzGDeGdH6bvhHYIc7Dpaj" },
  { name: "part-81e4da87ac.js", path: file19, bytes: 7942, integrity: "sha384-jPdKCZiNcQT9mTVRErmic3a5ut3LEFb04qm1sZC43P2yteE9jZsw2LwiKu9KaUq/" },
  { name: "part-8d4221dc3f.js", path: file20, bytes: 3464, integrity: "sha384-MrYvlJU5RUWcac4Xl/z/QcpRr+oiADltiB4fzdJ+sj9ilyBeVqmIoMhyt7m/F/kr" },
  { name: "part-8e44f192c7.js", path: file21, bytes: 18840, integrity: "sha384-OgUDeZxY6Gn+qOvwjO37dKdKK7hf9HAP4JFV+U5n21x4AGxwUtOjQIEt6pYVedUN" },
  { name: "part-945f243f41.js", path: file22, bytes: 3828, integrity: "sha384-smvE9lFn3j3YrkVEUo56QM7aizYFMMqXLWy9sceFREBZ1mFYoqDkHmBXViuGEW+Q" },
  { name: "part-9cc4cb2175.js", path: file23, bytes: 728, integrity: "sha384-ar/u7mXy03PRUHzIdxJxF1Mk49/73+d2o1Q5JVGtiDkA1IzTl1NP+Asys3SOquKF" },
  { name: "part-a5f1bdf942.js", path: file24, bytes: 6585, integrity: "sha384-qE230cSVj2gfh8Q8zKwn+C5i8CAu3eF5dM1h/5GlKv0QuoM/dFg5P4uWxUgRAVpx" },
  { name: "part-b68439f4ec.js", path: file25, bytes: 2309, integrity: "sha384-ycxyOD6ocItC8oDQT6XSuvxu8L3UyL553CxdPJI6YH9NIFI/cHHXdjkXgXvcDEVq" },
  { name: "part-c0fafc6da5.js", path: file26, bytes: 412, integrity: "sha384-oWNERZIJ3ahpGLixjgbeA2IETIqvYeaLqjc4LKl8a92XF6Au8lNfV9osm7pS42mC" },
  { name: "part-c7089c1c6d.js", path: file27, bytes: 759, integrity: "sha384-WGcvtHs7oKZ75FPAeoOmqW1zrX7ISmS7QeZb7IDUcSR3Sf6LHtYwZy6A9csZgk+B" },
  { name: "part-d5186deac7.js", path: file28, bytes: 922, integrity: "sha384-ALMDF/Q4HX+qdmTXE3H+vqre52rlEBg7Hd6vpLJQYEW11TW9/Z1u0IYy7KhITTEF" },
  { name: "part-de42f14f45.js", path: file29, bytes: 47685, integrity: "sha384-ePOeMN4Xmq6V7zCMH1oR3mcMqS2X8Is9i3M5dthjiZZwevVfnl3J0Qhg9dZcFkLY" },
  { name: "part-ede8e44bbb.js", path: file30, bytes: 4992, integrity: "sha384-mgnO+1cc94CC7kaRuqh/R7ljPZGEY01v8qIEOw1wSxecAVunq/XX0jRL6zOyD9ha" },
  { name: "part-ff0e47e177.js", path: file31, bytes: 16186, integrity: "sha384-e37rrq4ptr1xe/jS1S9rbhqbjEOM7rvVxV7gQ2PPYAhbayNtrequxOKxBXQmYHmU" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-905b8e2ec4.js", path: file33, bytes: 5977, integrity: "sha384-M9SNcf/7ex8mrKo1OBYIK70W9XyOCl3agGQJXmnEdAD26Mfzvr63DtJh5EcNY7LP" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-905b8e2ec4.js", style: "studio-23bd6e4910.css", preload: ["part-2b4f9c2fbe.js","part-2e886d3aac.js","part-4a13f0eff6.js","part-81e4da87ac.js","part-9cc4cb2175.js","part-c0fafc6da5.js","part-de42f14f45.js"] },
  console: { script: "console-92170bd041.js", style: "console-11eafe72e8.css", preload: ["part-4a13f0eff6.js"] },
} as const;
