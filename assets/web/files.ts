/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-b923cf7342.js" with { type: "file" };
import file1 from "./console-c6cc11b52c.css" with { type: "file" };
import file2 from "./part-02d5e5d8f3.js" with { type: "file" };
import file3 from "./part-0caacdd1ad.js" with { type: "file" };
import file4 from "./part-0f59ea19a1.js" with { type: "file" };
import file5 from "./part-0f6547a851.js" with { type: "file" };
import file6 from "./part-10c9b92336.js" with { type: "file" };
import file7 from "./part-13226bf4e3.js" with { type: "file" };
import file8 from "./part-13c3a8ac49.js" with { type: "file" };
import file9 from "./part-14d8f20cec.js" with { type: "file" };
import file10 from "./part-16140e52a1.js" with { type: "file" };
import file11 from "./part-1827d467fc.js" with { type: "file" };
import file12 from "./part-1a3a2ec30f.js" with { type: "file" };
import file13 from "./part-1b2d302905.js" with { type: "file" };
import file14 from "./part-201eb83dea.js" with { type: "file" };
import file15 from "./part-233fc95544.js" with { type: "file" };
import file16 from "./part-2cbc2287ad.js" with { type: "file" };
import file17 from "./part-2cee60a976.js" with { type: "file" };
import file18 from "./part-303e41b0f3.js" with { type: "file" };
import file19 from "./part-319df13527.js" with { type: "file" };
import file20 from "./part-42f029b605.js" with { type: "file" };
import file21 from "./part-43d08c2a2f.js" with { type: "file" };
import file22 from "./part-446fe7f901.js" with { type: "file" };
import file23 from "./part-4582b9ed98.js" with { type: "file" };
import file24 from "./part-478f62805c.js" with { type: "file" };
import file25 from "./part-4eab74a3a2.js" with { type: "file" };
import file26 from "./part-4f63dc2f78.js" with { type: "file" };
import file27 from "./part-55c1ebc2b7.js" with { type: "file" };
import file28 from "./part-57ad3c9071.js" with { type: "file" };
import file29 from "./part-5904fce1b7.js" with { type: "file" };
import file30 from "./part-592c502b4d.js" with { type: "file" };
import file31 from "./part-5a95c7c8b6.js" with { type: "file" };
import file32 from "./part-5d07b76bac.js" with { type: "file" };
import file33 from "./part-62ba2b5dfa.js" with { type: "file" };
import file34 from "./part-6eb6ff5875.js" with { type: "file" };
import file35 from "./part-6f4ba62535.js" with { type: "file" };
import file36 from "./part-738edbebfa.js" with { type: "file" };
import file37 from "./part-7d0aea1108.js" with { type: "file" };
import file38 from "./part-7e59c34ddc.js" with { type: "file" };
import file39 from "./part-83d0dd9274.js" with { type: "file" };
import file40 from "./part-87cef04bdb.js" with { type: "file" };
import file41 from "./part-8ab48b3945.js" with { type: "file" };
import file42 from "./part-8fa594e99a.js" with { type: "file" };
import file43 from "./part-932498cfa5.js" with { type: "file" };
import file44 from "./part-9b89058048.js" with { type: "file" };
import file45 from "./part-9e25fe1c80.js" with { type: "file" };
import file46 from "./part-aaf0a2dba2.js" with { type: "file" };
import file47 from "./part-ad1cf04cd0.js" with { type: "file" };
import file48 from "./part-ba2ec58b80.js" with { type: "file" };
import file49 from "./part-baf8568d5e.js" with { type: "file" };
import file50 from "./part-cacf63d712.js" with { type: "file" };
import file51 from "./part-cf3734b30d.js" with { type: "file" };
import file52 from "./part-d06f5c998e.js" with { type: "file" };
import file53 from "./part-d78155bc4f.js" with { type: "file" };
import file54 from "./part-d83e45709d.js" with { type: "file" };
import file55 from "./part-d9d74106fd.js" with { type: "file" };
import file56 from "./part-e3496e15c4.js" with { type: "file" };
import file57 from "./part-e87cd406a9.js" with { type: "file" };
import file58 from "./part-e8dc931e2c.js" with { type: "file" };
import file59 from "./part-eb14140fc5.js" with { type: "file" };
import file60 from "./part-ed4edc79be.js" with { type: "file" };
import file61 from "./part-eedfe52fcd.js" with { type: "file" };
import file62 from "./part-f10644a2a7.js" with { type: "file" };
import file63 from "./part-f35a308079.js" with { type: "file" };
import file64 from "./part-f464338baa.js" with { type: "file" };
import file65 from "./part-f5ddec80ea.js" with { type: "file" };
import file66 from "./studio-685d9ef67c.css" with { type: "file" };
import file67 from "./studio-dc14ccf79d.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-b923cf7342.js", path: file0, bytes: 21476, integrity: "sha384-7bpSYS4EHp3J3sIJUSyxTWDUbPJvCXTmcEWiq39zJH3/S19XrbgDKUPTnA8H7fAv" },
  { name: "console-c6cc11b52c.css", path: file1, bytes: 56178, integrity: "sha384-cmFjx1z2DpP/1wonsAXSEvg8SQgkweGZbSonkUrnP1+FLKZejJYig3+S0WDs6sVm" },
  { name: "part-02d5e5d8f3.js", path: file2, bytes: 914, integrity: "sha384-rQwjWu6RpSsM0gOZ08nt3MJn0KF9f+8cYP6Mz0ocAy2oQPV3JO2B2PKDDVKyM2UP" },
  { name: "part-0caacdd1ad.js", path: file3, bytes: 547, integrity: "sha384-5RJ2iCAntFkaDN4My8LcDqqqFC5QutJMu6bdrfRbz3Qn8U6IQoAxDZNytgk1WZ+V" },
  { name: "part-0f59ea19a1.js", path: file4, bytes: 4344, integrity: "sha384-U6Nl7F0P/TugCXDKFIa5S6xgXc8dts6PfT/Wdlc9q237edU3ADMiygGnMrLBwVpY" },
  { name: "part-0f6547a851.js", path: file5, bytes: 764, integrity: "sha384-eCR4Lgknjq7XHoyYIv4XNc0Cz+ky6R0A0Jj6knO7loEJbJ0b/SjekoU1sN8dWs+m" },
  { name: "part-10c9b92336.js", path: file6, bytes: 381, integrity: "sha384-GO81yuINJFHyKMNTtgJ90prDrVArf6Tvq7vV9znRMSU2PEXEAnnAZvaDOTwaJFDJ" },
  { name: "part-13226bf4e3.js", path: file7, bytes: 7252, integrity: "sha384-ycsgspayjcdCxu00PdHHlBqN13mjs+/S6DwRxjkhgdSRE+vJFQAF2UR3H67rJ/WH" },
  { name: "part-13c3a8ac49.js", path: file8, bytes: 1647, integrity: "sha384-SQoXCbPebKWUO6t1SGZ9lWXd1ORDJCWKpd5aXTKXbZC/thoWM5xGq3hziLXxV2WB" },
  { name: "part-14d8f20cec.js", path: file9, bytes: 743, integrity: "sha384-twbNo+nupNna6g1bV/jKpOr/LZ4efvOJDVQHs3xGoMPTNwKGVtKEJDdDJhKgrNzl" },
  { name: "part-16140e52a1.js", path: file10, bytes: 2902, integrity: "sha384-ffcnm4KITTPJRbQvWFSwatwTTveJ23uq3OwZn+e+BXD3UcYBDvmokSq/hQ4EGMo4" },
  { name: "part-1827d467fc.js", path: file11, bytes: 64475, integrity: "sha384-1gmS7xWAJ6D8GhowP95Ot5H7jpjlvWtuaowQLvjPU8PTlNB9zLJTSotPS+3rYYgP" },
  { name: "part-1a3a2ec30f.js", path: file12, bytes: 136, integrity: "sha384-f52TB2UAW24ALVcT+NNzfvOY/fRD12Jc8fyEg0yEe6fzSpDTzXpLku7qfLiNBD4i" },
  { name: "part-1b2d302905.js", path: file13, bytes: 548, integrity: "sha384-YvAkqzfCX3pz7r10lrw6ZN7o/RaJQ+Le5r+BEFpS30aT8CzSiQxrVrkGQLd4bKnu" },
  { name: "part-201eb83dea.js", path: file14, bytes: 8871, integrity: "sha384-RixOr0Czik4RHbqWv7la/ga+dc6Omwct0KQYLU8jkivcqkoc3pfv9RBeWPeNnJHi" },
  { name: "part-233fc95544.js", path: file15, bytes: 704, integrity: "sha384-UgF9uOJbcJo8fJR41h8aWDPkk2leHItatRJ5+WNI3JhshUgoLC+YyT7Qm49F0D+w" },
  { name: "part-2cbc2287ad.js", path: file16, bytes: 308, integrity: "sha384-UvhVw6euZs8nsoJD/bLw/t6ssXX9YkxBmUmcJBgLtIAF5dJVMeqdXFaBPcIMVwD1" },
  { name: "part-2cee60a976.js", path: file17, bytes: 506, integrity: "sha384-kex2H+fyRZokpe18SwsX+fXoYdLfG3lRNRKocS6qdOt87qrwsgPYVD6QRemfPvjZ" },
  { name: "part-303e41b0f3.js", path: file18, bytes: 9567, integrity: "sha384-od7Hi8WVSeRI1R5Fuwygt9QJkNXbi4zHnV+T4+Foj1fZWVR3zjUz1OYEOfJEEmwk" },
  { name: "part-319df13527.js", path: file19, bytes: 62142, integrity: "sha384-6jaeq/FAfQUGCB8vBmr74YCxXwuWStr7UNEDsIzX3opAPOPIeIU77dA/3h9191hf" },
  { name: "part-42f029b605.js", path: file20, bytes: 809, integrity: "sha384-wvgZmN5f4h9SXPTNP3ePrmNj+u6zGXf7sCFMtgBHNVAi8srf1KrwbQuBTN0Bs6zG" },
  { name: "part-43d08c2a2f.js", path: file21, bytes: 19362, integrity: "sha384-sh1OJDiaAleYkpEX9lYxzBSrM8OXXc2osPx735yf2FwlCL29DL97a3Mitjm0oTpf" },
  { name: "part-446fe7f901.js", path: file22, bytes: 414, integrity: "sha384-cOEpg8lDZzCPrn/YRqPfVIW/5WQBosWcdtfNzhA7rVi6NP4HXVsB6LD/KsjEA4fB" },
  { name: "part-4582b9ed98.js", path: file23, bytes: 473, integrity: "sha384-ttXIybbabxgYGgmdO2VLgR2/+ZYXKB/HZmL98+DfYbGA8+vq7wbUdbpgVmm1NBLX" },
  { name: "part-478f62805c.js", path: file24, bytes: 3827, integrity: "sha384-hK3z45extk+iCYDaofUCFZAf1o8DB3xL6x9hZmbuUhNPGsVf+3K8e7GyH8wsIeV4" },
  { name: "part-4eab74a3a2.js", path: file25, bytes: 577, integrity: "sha384-b37CUoCkJceMyQayrKu9K6cmruWEffsje7UeY1mIMF8P654Y4kKGCZMkl5OuNBO6" },
  { name: "part-4f63dc2f78.js", path: file26, bytes: 728, integrity: "sha384-cLKs36v+GMwcwbB3TRCvpM63U3AcMoiYi8EPpfxNu9rUf1ousmwLajjnKVYgWGZE" },
  { name: "part-55c1ebc2b7.js", path: file27, bytes: 21398, integrity: "sha384-bjKLIR5WbhYsc5JID9esfZ79xJuxltHd+hPOqxY//U1KZzQUOLggIba/XI2UQOa6" },
  { name: "part-57ad3c9071.js", path: file28, bytes: 2720, integrity: "sha384-68W4tb4DsiUdgIGKpcFSvBmjoLit19ZBBJ3ZgB7fAuJPlHvgOO+62BO1Lf22O70P" },
  { name: "part-5904fce1b7.js", path: file29, bytes: 2397, integrity: "sha384-avAtpNzD5jFY+1CWK/nsXpf6pjuJTTkebwcTIsKq0+2a4cmKd1JThH0rwAK7Cr02" },
  { name: "part-592c502b4d.js", path: file30, bytes: 14406, integrity: "sha384-DD4t/q4LsDxZggiPe8zwnfq85glbi3uYP+nikIhgUJiodLzwm/CWf389Ksd/J0sn" },
  { name: "part-5a95c7c8b6.js", path: file31, bytes: 498, integrity: "sha384-MydGtqFdhD9utq+ASsQWY+mZ66vma2NVki1fTHdlAppS2NcXshtYXLbMjSMYfjC8" },
  { name: "part-5d07b76bac.js", path: file32, bytes: 4517, integrity: "sha384-OCIN94TujgXl+0Yflw4Eru7MFQiEQ8ErwsYF+kl5of7W8SgpDNdkTf998U35BLnO" },
  { name: "part-62ba2b5dfa.js", path: file33, bytes: 4797, integrity: "sha384-P/5CuM682NmDeo9mg3rUYIhWe2FOyBEOrbke9EI16zGI0/hZnQhh8hDnLCb6DDJM" },
  { name: "part-6eb6ff5875.js", path: file34, bytes: 6981, integrity: "sha384-i9Rb1NyZbpnRJ+JlsaosTTC8cHUypRYMmOtptXKnm/qEaHrszFQ1mCLsNrCB1+ib" },
  { name: "part-6f4ba62535.js", path: file35, bytes: 3356, integrity: "sha384-fcbcDxtOOlAbgfRUKAI5fO/ebOKYKxux1yDbc7quAwEE3QeIA6Zk7JlG6dbukt/Z" },
  { name: "part-738edbebfa.js", path: file36, bytes: 3412, integrity: "sha384-9CdPHsMGT+DXQBj36cLaqLcbC2dxiR1MgdVX0IOCKNXSJVcLljWqwzwFSdS5AiVx" },
  { name: "part-7d0aea1108.js", path: file37, bytes: 7170, integrity: "sha384-mcU9pfggvWOxYjQogY4kuUoWKQv6Ot9HzKuvUHQesRgPilJ+kFMcf6pwRwT1sYkJ" },
  { name: "part-7e59c34ddc.js", path: file38, bytes: 23847, integrity: "sha384-LadJR1rE/vLHkfSLE4UGCQFnDq4XJ2e9sAxJLp5MLiwYuMnTJUYI/QzOSZriuQ+h" },
  { name: "part-83d0dd9274.js", path: file39, bytes: 1161, integrity: "sha384-vj79WvQ0HytxRrSY07nHmsozdps0FkupdB7fk8rMtqcoBD0TaXtc96PVj9zASuqp" },
  { name: "part-87cef04bdb.js", path: file40, bytes: 561, integrity: "sha384-ta/deF/wRcDqAeQf3v8Adsy3fa1RuWenAHjChky4/8lc3UDOGLwYf8Bewl3RNU+d" },
  { name: "part-8ab48b3945.js", path: file41, bytes: 488, integrity: "sha384-g9w3vd87KcT2nvyyE8OzXYBO+SBfyq6GiWU2sOMSMxxHggsgPLsWF1EIRHnHOiA2" },
  { name: "part-8fa594e99a.js", path: file42, bytes: 6624, integrity: "sha384-IMhp6GCjSs66GHFZW1DP0LHQPri8IQxMtSI6lM9hDWOS2PiwFJ2GifmyosVrK5gO" },
  { name: "part-932498cfa5.js", path: file43, bytes: 2318, integrity: "sha384-yT1oODeBfvO/AfoTGizxLCJgwC3lC5vtK4o5ycuT9P/CqWXhKNjrtBaOpXKA5Zud" },
  { name: "part-9b89058048.js", path: file44, bytes: 915, integrity: "sha384-TnFkhuEFkpiZO2AKqliWZVXfIR6zb3A09vazQLjNNZr7FXGMCSwqpZ0Kt7tcl/mf" },
  { name: "part-9e25fe1c80.js", path: file45, bytes: 1367, integrity: "sha384-jCnn4Jk0PjKV3DT1gJOy3lzfi7tcO8ASHpQs3M5iz82hb+Ks9hx9XQww28w4/JJF" },
  { name: "part-aaf0a2dba2.js", path: file46, bytes: 5471, integrity: "sha384-hKHVAgOjGotw8q18ALv75ec2fkvRiAm9B1QOZuNJ7DCiSt6+CnYSuR0l6bdJisky" },
  { name: "part-ad1cf04cd0.js", path: file47, bytes: 6882, integrity: "sha384-ckaWAOya4Wf9iHr/P9abS6HKNrTxarLxWCWarlqoqa5B5T3QN291c+Xy4IsJOHvx" },
  { name: "part-ba2ec58b80.js", path: file48, bytes: 1144, integrity: "sha384-UygrI4RhVFo6uuC8+qNHUfIhWnWdy60/C940Jumh8E2USPNPuwThlaWZdviST5Jk" },
  { name: "part-baf8568d5e.js", path: file49, bytes: 2034, integrity: "sha384-wbCNhHwFvtba/YLo8XcSR3QQPIF8ZXlTWcp8DkzrlN+vkb+HpI4Lww7w6UBuztwn" },
  { name: "part-cacf63d712.js", path: file50, bytes: 3877, integrity: "sha384-uw4a39OzMDKis8wVqnM+yBVkwQlhxCqzEndfLvFpDFrQmsbPTd572HysVtesBbIP" },
  { name: "part-cf3734b30d.js", path: file51, bytes: 17597, integrity: "sha384-5ItfkF/UJKn2mAcOqBiODirrGcrHESpR8ahFdAa3gd7SKMOjt2zvAS/2Mr0Rupsi" },
  { name: "part-d06f5c998e.js", path: file52, bytes: 1622, integrity: "sha384-618lu7rMy2KZJakcoBhfttmqnPEWajCOXsdzarAzcdLfAEooMxIzw1Mi1ttqpBAx" },
  { name: "part-d78155bc4f.js", path: file53, bytes: 2739, integrity: "sha384-U8kHXbnUYTqkB5qIC1NO+CZe4epVfOMgeIUfqm/HKvtLAZJAtPk/NHfADWxxKROF" },
  { name: "part-d83e45709d.js", path: file54, bytes: 605, integrity: "sha384-F+q+t7FjDo4+0RKZioJSR1a59UhNAnUC6FTpHVg0Y4+UfLEu69jF23Dgwg/VJJ+A" },
  { name: "part-d9d74106fd.js", path: file55, bytes: 43939, integrity: "sha384-1oQEmI3Atlq179fbMOuAAMCF2MVCsOa8lf3dIBqMOOhixXJe3yzzTx40YBZXBKIg" },
  { name: "part-e3496e15c4.js", path: file56, bytes: 922, integrity: "sha384-cbhO6kFWEYwnzr8+rGIyVgC7GD7mCkE2KIfVkrZQk3Fzpl/DivtFdp2N8ORMZBr5" },
  { name: "part-e87cd406a9.js", path: file57, bytes: 1311, integrity: "sha384-EaUTFC1QaKvljGNtldmQWGFF0Po3Ofdrg0cpvrFFd1nu8nOTQOf4n/SrPK46NRoc" },
  { name: "part-e8dc931e2c.js", path: file58, bytes: 459, integrity: "sha384-tLCCpB4kL1oRvE7ZcVxjzzkVeiLC9MnphHvttpT1pFTAvy6Vs++CvFyf/3DcjHqw" },
  { name: "part-eb14140fc5.js", path: file59, bytes: 5322, integrity: "sha384-2XxO4dnGigP0SH2scjUX0y6rJvnOFTTUPKvVNUxQI+Tg82Wz4urHEVM/V1uNqmHK" },
  { name: "part-ed4edc79be.js", path: file60, bytes: 1106, integrity: "sha384-StyLPBb+fF8WflffqJybDUBS554jbgoU/Vsld1b6IPoZCH+CqiDJ8+ZLupq0fw+m" },
  { name: "part-eedfe52fcd.js", path: file61, bytes: 47327, integrity: "sha384-zJNmFg3M5o1p4xrrOUr4ogWMdNReGs2fqxxirZSXpOOqTpmxS0WNlPCfTTyLJbxm" },
  { name: "part-f10644a2a7.js", path: file62, bytes: 391, integrity: "sha384-xq+YeDW7pENauGVS657sBCxdgbPIM7Fy6vuja2TkQj7duV+FJmB7J4HyHjB33P5Q" },
  { name: "part-f35a308079.js", path: file63, bytes: 4198, integrity: "sha384-WrhAwrhaQg4HhozkOooJGr6kNF4Lc2cUKOHHgGIrXrcnQTSsNs1nxDHFuDam3YXz" },
  { name: "part-f464338baa.js", path: file64, bytes: 320, integrity: "sha384-X1K5td5Nd11dR5caD3u6K8/+8RIjEHm6Lt9ZMydfYfvPHk2nCsDAJEb8HMZ9peI7" },
  { name: "part-f5ddec80ea.js", path: file65, bytes: 29901, integrity: "sha384-2yY37g603O5FPQZZJjblD/f4xzv5IUXDBST1PY0JTIo6UvJGtgSvu1+b9dYHSan9" },
  { name: "studio-685d9ef67c.css", path: file66, bytes: 24543, integrity: "sha384-JMPti8lMF+/W8hgw5ZPKPAOPomCy1L8Uk8jgdOX47PYF9BVrYUXEQlfRGjABkMqw" },
  { name: "studio-dc14ccf79d.js", path: file67, bytes: 7615, integrity: "sha384-Z8eqiOXXe4kidLQN8v1jZbpAo8xzHeuKHt4BtZEsCJlyrGL+RGxMrh1ZP+sgwHht" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-dc14ccf79d.js", style: "studio-685d9ef67c.css", preload: ["part-201eb83dea.js","part-233fc95544.js","part-319df13527.js","part-446fe7f901.js","part-4f63dc2f78.js","part-57ad3c9071.js","part-87cef04bdb.js","part-e87cd406a9.js","part-e8dc931e2c.js","part-eedfe52fcd.js"] },
  console: { script: "console-b923cf7342.js", style: "console-c6cc11b52c.css", preload: ["part-319df13527.js"] },
} as const;
