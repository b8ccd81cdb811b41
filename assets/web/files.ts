/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-3a759eb2dc.css" with { type: "file" };
import file1 from "./console-f1585b37a6.js" with { type: "file" };
import file2 from "./part-0104b34a24.js" with { type: "file" };
import file3 from "./part-0c1af2caa6.js" with { type: "file" };
import file4 from "./part-1462c788ce.js" with { type: "file" };
import file5 from "./part-16d8e81a70.js" with { type: "file" };
import file6 from "./part-171bb84c6e.js" with { type: "file" };
import file7 from "./part-1838bc81cb.js" with { type: "file" };
import file8 from "./part-1b85d293e6.js" with { type: "file" };
import file9 from "./part-29499584b6.js" with { type: "file" };
import file10 from "./part-2f99d6dcdb.js" with { type: "file" };
import file11 from "./part-3be472268b.js" with { type: "file" };
import file12 from "./part-43b888c7be.js" with { type: "file" };
import file13 from "./part-467632eb51.js" with { type: "file" };
import file14 from "./part-4a6952465b.js" with { type: "file" };
import file15 from "./part-57758dc303.js" with { type: "file" };
import file16 from "./part-5883c17daf.js" with { type: "file" };
import file17 from "./part-58fff93681.js" with { type: "file" };
import file18 from "./part-5e5af4a969.js" with { type: "file" };
import file19 from "./part-6509fac2d6.js" with { type: "file" };
import file20 from "./part-6be4af3851.js" with { type: "file" };
import file21 from "./part-6c12e991d9.js" with { type: "file" };
import file22 from "./part-6e4b2e8f90.js" with { type: "file" };
import file23 from "./part-7f80ba2640.js" with { type: "file" };
import file24 from "./part-8177ce96dc.js" with { type: "file" };
import file25 from "./part-830ec1e2eb.js" with { type: "file" };
import file26 from "./part-864396a4db.js" with { type: "file" };
import file27 from "./part-87e5f74a6b.js" with { type: "file" };
import file28 from "./part-89b1469b39.js" with { type: "file" };
import file29 from "./part-8a8528815d.js" with { type: "file" };
import file30 from "./part-8ad9c49c73.js" with { type: "file" };
import file31 from "./part-918c54fb34.js" with { type: "file" };
import file32 from "./part-91d344c17f.js" with { type: "file" };
import file33 from "./part-9d92a0f0c8.js" with { type: "file" };
import file34 from "./part-a964de1c3d.js" with { type: "file" };
import file35 from "./part-aff1193abc.js" with { type: "file" };
import file36 from "./part-b21d9d2399.js" with { type: "file" };
import file37 from "./part-b5ca1a8db4.js" with { type: "file" };
import file38 from "./part-b7cedb0f3f.js" with { type: "file" };
import file39 from "./part-bcc23dd8c0.js" with { type: "file" };
import file40 from "./part-bd556db7bd.js" with { type: "file" };
import file41 from "./part-be19d1bce1.js" with { type: "file" };
import file42 from "./part-c312a3631c.js" with { type: "file" };
import file43 from "./part-ceaba641ae.js" with { type: "file" };
import file44 from "./part-cedd73a8cf.js" with { type: "file" };
import file45 from "./part-d642bbf1eb.js" with { type: "file" };
import file46 from "./part-df15fc777f.js" with { type: "file" };
import file47 from "./part-e1c41678e9.js" with { type: "file" };
import file48 from "./part-ec3f1a0b36.js" with { type: "file" };
import file49 from "./part-f85e92c7af.js" with { type: "file" };
import file50 from "./studio-1eafd87b7d.css" with { type: "file" };
import file51 from "./studio-4c49130b41.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-3a759eb2dc.css", path: file0, bytes: 51776, integrity: "sha384-OM7LSy5QqFLk+N4d6NTwrdvh43e1NfVhg0kGKe00+PHKizkevSiu7BRmwbkJLJLo" },
  { name: "console-f1585b37a6.js", path: file1, bytes: 21104, integrity: "sha384-2MvdVdnAS9FBNmgS5siSG+wsiivMvtjVaBSNrkIvsKj1VaAfqsQEmxyI41FOvmNP" },
  { name: "part-0104b34a24.js", path: file2, bytes: 48653, integrity: "sha384-4Xi4F2kk1d77rr7sp30VBBV0ClMopDbmQub1HfVN5cOyrAzpR830p0BKzybdchBD" },
  { name: "part-0c1af2caa6.js", path: file3, bytes: 2240, integrity: "sha384-IURCSUeq1PYvGZjritK9WuQj4yZxVOSfUDJSgp0A+QxCOKjbNuBTnl7vNofNdx4E" },
  { name: "part-1462c788ce.js", path: file4, bytes: 459, integrity: "sha384-M2L1FpEB2hVK2cgfPRhtAzjHQFm5WZG5nUBuRUphBTCjzkdaAmZ1KNWLDaM8s2pj" },
  { name: "part-16d8e81a70.js", path: file5, bytes: 764, integrity: "sha384-/NbTCzV3+wkG9jedGCwuReyBzq3VofPKy2XlqYAyzOY+fHgSs/VZ/BDoHIj0EeGd" },
  { name: "part-171bb84c6e.js", path: file6, bytes: 561, integrity: "sha384-gwDSGTqaSMXXoo9nsOEOySU/O3mFjz94V9u+1yJhrik40UhvpFqJOcpYVP8dP/C0" },
  { name: "part-1838bc81cb.js", path: file7, bytes: 4745, integrity: "sha384-Ha2Od/zEkkMwoqE2f3qSZwdzFi6T3d33DjAZqd57++dzBXDt85gR7Xy2kZsO3cXh" },
  { name: "part-1b85d293e6.js", path: file8, bytes: 22032, integrity: "sha384-B7eUnvpcU76FGUuAJ3/cWWLLCqT1d8ZIrgIfrE0D/g3EcJCG7jZqIfcLWZ+Iyd1f" },
  { name: "part-29499584b6.js", path: file9, bytes: 3706, integrity: "sha384-deyA58NKs9L7eZ3soE+jNYxTj0IqWAntCkejFFmNh85qBx06vnUTZlyUL06Zg5h3" },
  { name: "part-2f99d6dcdb.js", path: file10, bytes: 488, integrity: "sha384-CLLXNFp5EucVCSh6PFKQuvuyvbClzeTDaHU6gcqRkh2ZOn9/Z6w9QtPYUi+tBtxV" },
  { name: "part-3be472268b.js", path: file11, bytes: 5551, integrity: "sha384-Ve8tYXpfF8KuJElz4MDZUZB6vJd3ySweLT696ZJPxIfBNeKxCnKbCe7CFpp2cRLu" },
  { name: "part-43b888c7be.js", path: file12, bytes: 308, integrity: "sha384-JPHJQPvXIklHz3ohrSg+fmPXR3ra0ES/ajuUxjL6V1hi6Ia58hzGhcmnX3A3vjEo" },
  { name: "part-467632eb51.js", path: file13, bytes: 577, integrity: "sha384-I5CAtPsUl3/pMNcVP3ORJj9XLZpyNII84fcsZSEfOIRZWm0BsEDbiDC+IRc9Z8S/" },
  { name: "part-4a6952465b.js", path: file14, bytes: 7567, integrity: "sha384-bCK17pu/IE9mtj6RWpLFm41KmBAFgYfjp6bnrhNIF72JyI8fou3LuZBU0JhMmj+v" },
  { name: "part-57758dc303.js", path: file15, bytes: 5773, integrity: "sha384-Abj+EFN6cHczWpHxBuJ7GxG5j4nTJVmym5zDY5cpdFnwvjEpk27xO/n4RXKbLGtP" },
  { name: "part-5883c17daf.js", path: file16, bytes: 743, integrity: "sha384-Y6Jx0baGk89c8pSBAUSbSqyJK+/pZvPAhREfjF4EBWM6FuWZqxcQGIje+bocqn13" },
  { name: "part-58fff93681.js", path: file17, bytes: 6620, integrity: "sha384-zL7MOY7OILn2saSweOPKJbh6/yReojebKmvsHhjiBlYcdKxXVq+htzJFynahursj" },
  { name: "part-5e5af4a969.js", path: file18, bytes: 3139, integrity: "sha384-LYLLd0QgmXnRyAZ8X5X29LO1Q+582Zn2B2x9wuYtUrevz3YTYSYBdoPj2bMjIp6/" },
  { name: "part-6509fac2d6.js", path: file19, bytes: 2349, integrity: "sha384-ZyNuAk05MLBGEJw6ebNnVZbHxsbk8xlbMNv/NpLtSWIbuP2kr3ISTJ7KkEJBRWxz" },
  { name: "part-6be4af3851.js", path: file20, bytes: 1106, integrity: "sha384-IG0s7p9m+9w1u95I4mCV8+s8jR1CveMjhOrPLct/Kk7lWnx1eS1+d1D0eAgk7Xkg" },
  { name: "part-6c12e991d9.js", path: file21, bytes: 5554, integrity: "sha384-oi10cYU7ZTFe0uVEnPMNplHDVA4XJ2uEbHFKTq98wOL1MJoejhpQv39FUC/L038f" },
  { name: "part-6e4b2e8f90.js", path: file22, bytes: 5688, integrity: "sha384-CERS7PY1lLiXQ/Fvq8p18MlNQ19EibqlJ4Qgz1XQ/TBAuXZe87/S6KmNs+qAFwLr" },
  { name: "part-7f80ba2640.js", path: file23, bytes: 16238, integrity: "sha384-VyNQQbD5XwAk31i8A5MiBn+7Z3Bi93L7rpyItHppJIQhZkFm+m1wNfAPmmgbpsTL" },
  { name: "part-8177ce96dc.js", path: file24, bytes: 1153, integrity: "sha384-nzxnRCYIRzIlB+73n7sQV5LZzkE4Fitzw9beLZAviU0Apcdr7LjR3RB+f/zaY4go" },
  { name: "part-830ec1e2eb.js", path: file25, bytes: 62016, integrity: "sha384-nELNSjtkS5wkXbfARAMAPI40Yk1Jc+ZIi8I/lKVVRAQ0xbHyxhXjcPM4NPSSJSN8" },
  { name: "part-864396a4db.js", path: file26, bytes: 4268, integrity: "sha384-QjhicpnpvLF4c63lotF6Wg9mP+qYS2xwplesFLqMz0i6c8oeIf5Y3hJK/OXY+2UM" },
  { name: "part-87e5f74a6b.js", path: file27, bytes: 704, integrity: "sha384-DIIuUymFGs5F8fVXY7Xd8Hxc2PkjzaPgQoq1IEFkKpyvpJ9+w47m9jjKBQWAIOzY" },
  { name: "part-89b1469b39.js", path: file28, bytes: 547, integrity: "sha384-4MeexPZcisBV4aH6AzhEbFDbNZfOPBGDL1RNAyb7aDvsIgVii8DPBwhQKKw02jCN" },
  { name: "part-8a8528815d.js", path: file29, bytes: 37849, integrity: "sha384-XrVzietul7zU1RtLSL6X+nyZQIDOirsAnaP+qfvit1X1Mmd/6p7EpTB4upU4YfeT" },
  { name: "part-8ad9c49c73.js", path: file30, bytes: 71394, integrity: "sha384-qITh5k97eQzSq3uFgE1UuwTY1qmbDWEVSWNat5mDpLd1bwLWwxlCflyWG2K72W9w" },
  { name: "part-918c54fb34.js", path: file31, bytes: 728, integrity: "sha384-a4NciDlH9mRXPJ2CwuobH/URDPoLrK+AAkHATO9sO3RDR+pPUNE2GmTuCMcv8FNb" },
  { name: "part-91d344c17f.js", path: file32, bytes: 786, integrity: "sha384-ZaR+ku6W2IeZNntcSkGA3tjbpsH3J2SvWHqypss/NIBUsbTmG/CBB/1VHLXZc8zJ" },
  { name: "part-9d92a0f0c8.js", path: file33, bytes: 1063, integrity: "sha384-L/AKHGWH9krqtydegzk0BoVcZTWYNJTLisRZEP3fjulBkT/H5F6K9U3jDOQf2Rcr" },
  { name: "part-a964de1c3d.js", path: file34, bytes: 2721, integrity: "sha384-G/RjcBlH/6lXv4wOjob+75kxjkMM9A3rS0eqJ97iiaO7x8PdslHwsw7Vp7VvP2G6" },
  { name: "part-aff1193abc.js", path: file35, bytes: 3633, integrity: "sha384-8Zxp8GAILw1k/0KGQob7owBVwGKrjfzlgG9N/ng0h1ZXYKMj9H6+XWbFJw6o0WuH" },
  { name: "part-b21d9d2399.js", path: file36, bytes: 1647, integrity: "sha384-J9FKH+Qi5XFFQ+0h158ye/+B6eLl2uTW/xNQcfpUE+pGl3jQc8+jvpQ6KTDROWEE" },
  { name: "part-b5ca1a8db4.js", path: file37, bytes: 8564, integrity: "sha384-Y03HA4uGLZayyCXM985cuOYdOGMKnzNwY6kw8ATcVbQ2CBQALeo2LXM3T/Q5phq2" },
  { name: "part-b7cedb0f3f.js", path: file38, bytes: 3877, integrity: "sha384-01SmgrdShD6sqrrdpdzre0dqKpCMEHznBr2Nrg9ziFtOf4PvroIYwbmgdYRZ3IGo" },
  { name: "part-bcc23dd8c0.js", path: file39, bytes: 29935, integrity: "sha384-mheWnVKLPOe3B8zQ0TaJ8RTd3utlMHL1bQaMXog3XQoSQDKL64+l4Hg+ttCyEeYc" },
  { name: "part-bd556db7bd.js", path: file40, bytes: 4396, integrity: "sha384-vANchotsQ7hbk5eX0+MGmbqRGWMIVyBY6mMznuefEeKB8d9aZjv0zT/DbskGxsci" },
  { name: "part-be19d1bce1.js", path: file41, bytes: 2538, integrity: "sha384-sqGYHOCpTnoNckM3ZZnhhnwUnhjYvxa+5JZoNuKM1T/F+9LZiokOQdeTCtENkJN+" },
  { name: "part-c312a3631c.js", path: file42, bytes: 546, integrity: "sha384-FHTUTCQHougTmMbxb/ra02o4sBHKSBG6JCEBkE4bbbD+PVFHG5gWIMu+RT7yJoPA" },
  { name: "part-ceaba641ae.js", path: file43, bytes: 25819, integrity: "sha384-gC4WVTW8vPqrD7YkU2nE7EiNLVpeBW4Z2iOAhH1+aOmosULwnPzEq1JK5zyWDpaB" },
  { name: "part-cedd73a8cf.js", path: file44, bytes: 1311, integrity: "sha384-rn3ZpWWcIMNUD1lD69nwR6yw1ki617ZZ2YFYxykYHGteP421whpANQuev/lhuisY" },
  { name: "part-d642bbf1eb.js", path: file45, bytes: 320, integrity: "sha384-A85Fqsr2aGgsQd4ss3Jt+GfNn0GAkQaOa4K+C9JnUfxiKVCV/cQKMWDbsU73GVJv" },
  { name: "part-df15fc777f.js", path: file46, bytes: 414, integrity: "sha384-i+TTIdEewPHhrySqZurvXfnlZZJB/fztXhPeLWPVYdoHQwNlBbr6oZ88m5IHwAlr" },
  { name: "part-e1c41678e9.js", path: file47, bytes: 1295, integrity: "sha384-2MAJXalQjEPWlVFluqNZmux+d7wNAD49V5fidR6TOpF7MXlBQUBDuwSec6asQnYo" },
  { name: "part-ec3f1a0b36.js", path: file48, bytes: 922, integrity: "sha384-Wtt0uBO2DYXKka+KflJuYKVQD7tE84dCqacd7pppCs/soYmpGJcjt//PeOjC8ZsY" },
  { name: "part-f85e92c7af.js", path: file49, bytes: 279, integrity: "sha384-q1qaoFzJqMxscPSBVFuDdHvf19LytBGhbx7k6HmgVhU0bRqePvLqYDHdjfSWvFUV" },
  { name: "studio-1eafd87b7d.css", path: file50, bytes: 22689, integrity: "sha384-EvNkZbNknoCodlR5p7OgW4pcJp1xdFxKKhU5HhsIVKsYgFnUnI/ihL4xoRIH5Cts" },
  { name: "studio-4c49130b41.js", path: file51, bytes: 6107, integrity: "sha384-0me7/PoMNPQ5w4JSAfaPHjzwm/RDgEKa346AWnptjaesgG+qTBwo+9XDXi6iXtnk" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-4c49130b41.js", style: "studio-1eafd87b7d.css", preload: ["part-0104b34a24.js","part-1462c788ce.js","part-171bb84c6e.js","part-830ec1e2eb.js","part-87e5f74a6b.js","part-918c54fb34.js","part-a964de1c3d.js","part-b5ca1a8db4.js","part-cedd73a8cf.js","part-df15fc777f.js"] },
  console: { script: "console-f1585b37a6.js", style: "console-3a759eb2dc.css", preload: ["part-830ec1e2eb.js"] },
} as const;
