/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-3da203cad6.js" with { type: "file" };
import file1 from "./console-e2fee34336.css" with { type: "file" };
import file2 from "./part-0cff30d879.js" with { type: "file" };
import file3 from "./part-0f0be19d28.js" with { type: "file" };
import file4 from "./part-1454548fa0.js" with { type: "file" };
import file5 from "./part-17731bc4ad.js" with { type: "file" };
import file6 from "./part-18c9e7dd02.js" with { type: "file" };
import file7 from "./part-1a13b01047.js" with { type: "file" };
import file8 from "./part-1aad9c0a8d.js" with { type: "file" };
import file9 from "./part-1dbb9389d9.js" with { type: "file" };
import file10 from "./part-240e5fa77f.js" with { type: "file" };
import file11 from "./part-38598d220a.js" with { type: "file" };
import file12 from "./part-3df7e9dabd.js" with { type: "file" };
import file13 from "./part-44c0c3e336.js" with { type: "file" };
import file14 from "./part-4e9be14cb1.js" with { type: "file" };
import file15 from "./part-4ed4a0febc.js" with { type: "file" };
import file16 from "./part-4f44365ae0.js" with { type: "file" };
import file17 from "./part-54d24d7ba7.js" with { type: "file" };
import file18 from "./part-55a95875a4.js" with { type: "file" };
import file19 from "./part-5ac7356c50.js" with { type: "file" };
import file20 from "./part-5f296ba024.js" with { type: "file" };
import file21 from "./part-627ac4d54b.js" with { type: "file" };
import file22 from "./part-68e8b78702.js" with { type: "file" };
import file23 from "./part-6cd32ca027.js" with { type: "file" };
import file24 from "./part-6f0bd37435.js" with { type: "file" };
import file25 from "./part-7203487bfd.js" with { type: "file" };
import file26 from "./part-732a9b773f.js" with { type: "file" };
import file27 from "./part-781d58b4ab.js" with { type: "file" };
import file28 from "./part-7e66bb65a6.js" with { type: "file" };
import file29 from "./part-7ec639ae86.js" with { type: "file" };
import file30 from "./part-82baad609a.js" with { type: "file" };
import file31 from "./part-832bb7981c.js" with { type: "file" };
import file32 from "./part-88969d9863.js" with { type: "file" };
import file33 from "./part-8da385f32c.js" with { type: "file" };
import file34 from "./part-938c7c63ee.js" with { type: "file" };
import file35 from "./part-9d6edb7eb6.js" with { type: "file" };
import file36 from "./part-9ee1f85777.js" with { type: "file" };
import file37 from "./part-a7f3410c09.js" with { type: "file" };
import file38 from "./part-ab086537d5.js" with { type: "file" };
import file39 from "./part-b4201029ee.js" with { type: "file" };
import file40 from "./part-b7b99f3108.js" with { type: "file" };
import file41 from "./part-c516930107.js" with { type: "file" };
import file42 from "./part-c52905c984.js" with { type: "file" };
import file43 from "./part-cb36a480bd.js" with { type: "file" };
import file44 from "./part-ce436bf9af.js" with { type: "file" };
import file45 from "./part-ceed870a0b.js" with { type: "file" };
import file46 from "./part-cf6f0b082c.js" with { type: "file" };
import file47 from "./part-d3bfa6fa36.js" with { type: "file" };
import file48 from "./part-d91038bd93.js" with { type: "file" };
import file49 from "./part-dab42815fb.js" with { type: "file" };
import file50 from "./part-e0f8bcc82a.js" with { type: "file" };
import file51 from "./part-e59ae19852.js" with { type: "file" };
import file52 from "./part-e827031880.js" with { type: "file" };
import file53 from "./part-f3c30c4d4f.js" with { type: "file" };
import file54 from "./part-f56e0bb2a8.js" with { type: "file" };
import file55 from "./part-f91a58c264.js" with { type: "file" };
import file56 from "./studio-2f9613f64a.js" with { type: "file" };
import file57 from "./studio-b395dc85fb.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-3da203cad6.js", path: file0, bytes: 21238, integrity: "sha384-Ui+zNH3dY8ym0ayeFGomfFhV8gkU9UA9onmXLC+FVtQEFrAt/VPe5ZhAPGQvWjKc" },
  { name: "console-e2fee34336.css", path: file1, bytes: 53153, integrity: "sha384-Gz4mTvQ99yHMNdsmyhpRcP3ukPKSwti+b8T14S4yLkggLNCuJJTxlK9fi5voX+/p" },
  { name: "part-0cff30d879.js", path: file2, bytes: 488, integrity: "sha384-zNN0aylWor2kv0uXyWeeqSwAvbI92oYjWbMa6MOVzPSv5YIx3mqI1rCzVgIZCKNo" },
  { name: "part-0f0be19d28.js", path: file3, bytes: 704, integrity: "sha384-A9sjLArioUhT0ImVpc0l9hd1huvD4i0UhxI1nWm/ugIAad8jp+Hq0qkc4NJX4QWD" },
  { name: "part-1454548fa0.js", path: file4, bytes: 922, integrity: "sha384-0MyeJUi4lRP7qQiCWiEil9qFkpMlyCrfT1AKZASTXnvFu1E5exbiuBDr4fssecEr" },
  { name: "part-17731bc4ad.js", path: file5, bytes: 279, integrity: "sha384-RfwkUW4i4tlwWVKzhILU9SH6ep2tgoQUbDpYLISl4h4N8SHvyh9XFAQieWmyrXTP" },
  { name: "part-18c9e7dd02.js", path: file6, bytes: 728, integrity: "sha384-ZJoJ2XxvdBlAnbPF2DLuFR6UhVi50jmU4BAX9Bp1khHk5g6yA7s2QAO8xfVagJ4U" },
  { name: "part-1a13b01047.js", path: file7, bytes: 6876, integrity: "sha384-BQT78g1MjGQdvRQ4z6wgB+5DfJfe2/rirhFtlPX/sWxqNFnoTyNTkZZzInOdTH/1" },
  { name: "part-1aad9c0a8d.js", path: file8, bytes: 459, integrity: "sha384-Z1Rkj4+6KYzFljADo/l831VPwCsPgZRkbpUj+FUvDfkoDkO9POCou6KDGCbAu/ft" },
  { name: "part-1dbb9389d9.js", path: file9, bytes: 3877, integrity: "sha384-K0rzFMKp4MyZdQmiDdEObcSmkbHbm7tFQTJ41/sdQc4pVv6dxI+gWKL1WStoP4zB" },
  { name: "part-240e5fa77f.js", path: file10, bytes: 2240, integrity: "sha384-UBshdP3X10Z6QQer1+URuIaCRPjSus4U+h/gWKqlQPO/6Hof7PMDk3cfzjj5rzrA" },
  { name: "part-38598d220a.js", path: file11, bytes: 1155, integrity: "sha384-epHZzJ7aEuGeYuBwd+q3tn+3sqD0aTyw25CCq4V7uPbuZTyhR0BrtmRAb9oWaHGB" },
  { name: "part-3df7e9dabd.js", path: file12, bytes: 23530, integrity: "sha384-ZjwayTdNnEkcTkZRfSmY2cTR4jHBMPJalIUyFBk6irtyNWTLuI8Fo7Iun7z0hwDI" },
  { name: "part-44c0c3e336.js", path: file13, bytes: 764, integrity: "sha384-x532EoIsHRTjbXB8IOZPw6Hgl+O9ONNkdpNAwN9oHZ21aAivOx1W0ZCQIdvvHiKy" },
  { name: "part-4e9be14cb1.js", path: file14, bytes: 561, integrity: "sha384-VVB3mvEbT42h3I0XelH9BW8mAKTxzJeduaZigkjth8j7jrdTB9Rf/Sxl+FLD3HMx" },
  { name: "part-4ed4a0febc.js", path: file15, bytes: 577, integrity: "sha384-xnJ+9vGCoc865Kxzr6bsaeeMrQu31ipYuaqj8YYSffvGVooaI4V0O6p+AsGU50sn" },
  { name: "part-4f44365ae0.js", path: file16, bytes: 3635, integrity: "sha384-3PosQ06LVF1I8dA4gRhco11c1KYjBxMTbyd4H1sDi2CD6utfkjmS0EoFlIaTFbhq" },
  { name: "part-54d24d7ba7.js", path: file17, bytes: 6622, integrity: "sha384-aWas2wT+Y21VnJZnPeb+P3Jv7Mme5VOBIk0BZDe6ernx8vOhbKJYal70QKkul4rq" },
  { name: "part-55a95875a4.js", path: file18, bytes: 22034, integrity: "sha384-v/QEalyXrJzltMQonLq6GxyLtYS23cOv7jynAydcYqo8bNtgUKvPqFlAb7nrQHhg" },
  { name: "part-5ac7356c50.js", path: file19, bytes: 473, integrity: "sha384-G/NUV+ufr+VCJeIn2C1dt4cpOGz2LPLv8uN8/fqjNkI+DV8ZxlUm61xWwBSXgV2u" },
  { name: "part-5f296ba024.js", path: file20, bytes: 5551, integrity: "sha384-grw3dYyu/j6xwSCz/leUPfPUHaVDOTV8AVRcCHcjUIL3E6sGYCG5gHz/+gpnI07e" },
  { name: "part-627ac4d54b.js", path: file21, bytes: 3769, integrity: "sha384-uHeRyTO+VR4poAq2clczUoya9s/M4MMTvt+2RkHRbDWPhu0qiiA/a327fd2jyJeJ" },
  { name: "part-68e8b78702.js", path: file22, bytes: 2538, integrity: "sha384-CEJNzQSegSduJgCiGWbUrrX+yde8iBrdFrs2ma0lLAmBcF5TlssJnSrBFAdWqgyG" },
  { name: "part-6cd32ca027.js", path: file23, bytes: 62016, integrity: "sha384-f/9ZpgJqoCv4ghCJ1fQVN6VI9Lr8WrRJK64AQJ5N1c58pMM0aJKi0en7RqeMO0db" },
  { name: "part-6f0bd37435.js", path: file24, bytes: 5288, integrity: "sha384-mgLdbLxlAnk/tLv/9VS38z/JfYDmOnVoZPo2etFi7UgQuuQOqymoX8H2FdFzKI6+" },
  { name: "part-7203487bfd.js", path: file25, bytes: 383, integrity: "sha384-BusytdoDjO1h+KK2vy247bJDo+lUUHJhsPyMdXsWVvfT0dwIzqnKjTfAw4cKJ6wB" },
  { name: "part-732a9b773f.js", path: file26, bytes: 68649, integrity: "sha384-5SlycG4TopQAlvnGm3wu1kl0NApiNlpXsEdBt70H0idT/MeW4F39yyufHl255Tct" },
  { name: "part-781d58b4ab.js", path: file27, bytes: 16235, integrity: "sha384-4r/V9g23QYhYH9p3yn6RiRJE38IHQMDbiHbjwZ0HRGkaehXMPhgZM7fdLGVaw/mn" },
  { name: "part-7e66bb65a6.js", path: file28, bytes: 37508, integrity: "sha384-2Klq+bqc5Xja2jNb4MX9woOjnk6y/ULCe7Fjr58NSvbm/80KmC1/F8eF1EJRn9Nl" },
  { name: "part-7ec639ae86.js", path: file29, bytes: 5558, integrity: "sha384-aX4RihwfQigG7ZDo/tdZ3X7JaOvJeXQRoGKxROMhsIx5sfO5TmrkRWa9bmwAwErP" },
  { name: "part-82baad609a.js", path: file30, bytes: 1311, integrity: "sha384-KgBJviXTAgHP3eBMarUujq1oMw9p0nhudJHiQos9h6UYPHjA0CqsjKMKyOm54X+q" },
  { name: "part-832bb7981c.js", path: file31, bytes: 2702, integrity: "sha384-8EI33wBEe/YldUy1P4eq4vCPly5tDDo9/oQjL9UUDJgzUynrMSwOOWx9gTYsBVUT" },
  { name: "part-88969d9863.js", path: file32, bytes: 320, integrity: "sha384-Bsw+5M8fCUJdGxM4EOavRgiB5YKldXWyfmhQM8Rh+GNMngMJ9L96WU3b0SKWn8Mt" },
  { name: "part-8da385f32c.js", path: file33, bytes: 786, integrity: "sha384-Tm4omLae50XISqD1QbhfilMgMaWVni//DmE87RL3Qt7/I3SqqgfBidLPRRIf4fqH" },
  { name: "part-938c7c63ee.js", path: file34, bytes: 1647, integrity: "sha384-g1AKIKoSiur0sGIa5Z7ERT+pHfWZydXv1F0Si4nez7t82UD+JDHnePWNMdQ+MX9W" },
  { name: "part-9d6edb7eb6.js", path: file35, bytes: 3139, integrity: "sha384-AG0VRv3eh1lRg9vij+FnQvNP6aYlbzGajMNGbbph0p4A2laCQdebMr02GIjQDGg8" },
  { name: "part-9ee1f85777.js", path: file36, bytes: 866, integrity: "sha384-QPtWpZWQ7TRgCUc3PdOM+sT+a+xxJKquo2Faudno9nX8FsWHSTjvD/FshNCxywA4" },
  { name: "part-a7f3410c09.js", path: file37, bytes: 8564, integrity: "sha384-4eLBTwExjdbHXAW/M17gBMNUVW2y25jFuZFlUFU0mN+WHt1DfflAsPS11+te25QF" },
  { name: "part-ab086537d5.js", path: file38, bytes: 5313, integrity: "sha384-cG5LwTkJdHW3OVwHh8JIuf2obaizkCzS2M1QKzCkGmVZcAgpO7D8PvRnqHVA+mfZ" },
  { name: "part-b4201029ee.js", path: file39, bytes: 48664, integrity: "sha384-aS+TJDGB2Q6FDIKyq1mAH9jnRdq26oCydsHbeaWQ/Db76tHRM6LA7EOjKmunZc0J" },
  { name: "part-b7b99f3108.js", path: file40, bytes: 306, integrity: "sha384-2hUw0/t/T7JyHH0/fRnx8+rtXvtU0WDmdFl0DXdZsurgXEMQusCbUJEmlCkzjqxa" },
  { name: "part-c516930107.js", path: file41, bytes: 2433, integrity: "sha384-/VyfdOPszgONIMtm0aMPwp2Lq+fXA+cGuqrv9Tw6NJ2vmp7+CyJDQqDEl/+EP0WS" },
  { name: "part-c52905c984.js", path: file42, bytes: 547, integrity: "sha384-nk1zd4S9GUapoo/DAvyWExDaXE5qqXyT1xv7gakKx4jwEaOtzEbaTuH+em1b2FeP" },
  { name: "part-cb36a480bd.js", path: file43, bytes: 29921, integrity: "sha384-yVT2H6rgZ7Ra++jrn9b2Nt1fTjjVaVE/JTjC/opXfmnePb+axVtHJb6On8CBDVkM" },
  { name: "part-ce436bf9af.js", path: file44, bytes: 2721, integrity: "sha384-0qfHepcTmtESp0UKJXF0V6SlvOq1jiBMut1tqneNUIFBfd1ewcuUHTJ/Ou3QcLRu" },
  { name: "part-ceed870a0b.js", path: file45, bytes: 546, integrity: "sha384-f6hQAfWp4t6mybu2eua6271PB1DB7bM7ms5upfjsgQcqrjo9+SGhtgzDzEEXNLti" },
  { name: "part-cf6f0b082c.js", path: file46, bytes: 4457, integrity: "sha384-9KIiF01snRUFJ/pc572mNUsonrfMEHot4xCT7s8c7nmLtw40+joqAges+5STnyZX" },
  { name: "part-d3bfa6fa36.js", path: file47, bytes: 25872, integrity: "sha384-/H4db5QbZz5kU7GYo83O+1AW2RfhS6ryVE7CW40L6CCFFnAjxBYSQXNOFCkjEKP7" },
  { name: "part-d91038bd93.js", path: file48, bytes: 2383, integrity: "sha384-weAkWr63vhHkHsDpNMCPIeJf+/ZON4GXv2OvGQRArqkq6uJFAdDKGLStpvacg/bJ" },
  { name: "part-dab42815fb.js", path: file49, bytes: 414, integrity: "sha384-UJqugSuylM/AvnfodeORmnBu+wdRFBKfDBNHerM9gUWG4eRwxmuC5IYALipFYsK0" },
  { name: "part-e0f8bcc82a.js", path: file50, bytes: 4268, integrity: "sha384-ho4BW9mO4lHq0CyKcy9NF5xoVD3S+R8GvTeHoDfZFpLIgAUKSp7XnVGZI+ufxYTl" },
  { name: "part-e59ae19852.js", path: file51, bytes: 743, integrity: "sha384-DWhJ3JJd3X5aQtjwFcxEnt89UV+Z32zs4ey9AQ/dyJ0SUCzUncAxEFrsR0bO2yWi" },
  { name: "part-e827031880.js", path: file52, bytes: 1063, integrity: "sha384-9eFigyxx9BCU6Sl52OdD+hqLLvMNYPQqqESabRKIJMu6MjJF3j/kLUigy3vyaPJj" },
  { name: "part-f3c30c4d4f.js", path: file53, bytes: 506, integrity: "sha384-1Z1HGmhvhpoJZre+WJ3EGMc6+VjJjNC5QZUhrL04UCuxCCVwGHqx9SVQgEDxO6Rk" },
  { name: "part-f56e0bb2a8.js", path: file54, bytes: 1104, integrity: "sha384-Ihvshes0RXY5yc7ihe0VQxSXXnz9MEDN5PGdqWXnpY1LJa1fIZOumNviwpoaEzx7" },
  { name: "part-f91a58c264.js", path: file55, bytes: 4761, integrity: "sha384-ws0vRa+xkPu/WGtPEsYFPiWj42r8ZWP6f9usaFvaWK9rrWW0/yIa0atOoyHhts+Z" },
  { name: "studio-2f9613f64a.js", path: file56, bytes: 6107, integrity: "sha384-A/Kdmdh4pEeTsM38EVif34bvlAowCnDUnlNcK08NjxWqndsFt3mDf8u0GV9F7vO/" },
  { name: "studio-b395dc85fb.css", path: file57, bytes: 22719, integrity: "sha384-Sk0vHjYd8feAihx5G8sre11etkUigiaL93Su7HPDH+HQrI/dh+dO/dQzh4u9d4cK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2f9613f64a.js", style: "studio-b395dc85fb.css", preload: ["part-0f0be19d28.js","part-18c9e7dd02.js","part-1aad9c0a8d.js","part-4e9be14cb1.js","part-6cd32ca027.js","part-82baad609a.js","part-a7f3410c09.js","part-b4201029ee.js","part-ce436bf9af.js","part-dab42815fb.js"] },
  console: { script: "console-3da203cad6.js", style: "console-e2fee34336.css", preload: ["part-6cd32ca027.js"] },
} as const;
