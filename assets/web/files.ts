/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-0f00a1254a.js" with { type: "file" };
import file1 from "./book-2bbe3d69fa.css" with { type: "file" };
import file2 from "./console-28ff8de1d1.css" with { type: "file" };
import file3 from "./console-424f0016b4.js" with { type: "file" };
import file4 from "./part-012e206765.js" with { type: "file" };
import file5 from "./part-02da88c659.js" with { type: "file" };
import file6 from "./part-0536003ec8.js" with { type: "file" };
import file7 from "./part-05f3f6ed1f.js" with { type: "file" };
import file8 from "./part-0664a0e1bb.js" with { type: "file" };
import file9 from "./part-0b426eeb48.js" with { type: "file" };
import file10 from "./part-16681e2250.js" with { type: "file" };
import file11 from "./part-1832bb1a2d.js" with { type: "file" };
import file12 from "./part-18ea9b146e.js" with { type: "file" };
import file13 from "./part-1a5419be93.js" with { type: "file" };
import file14 from "./part-1cd9a2df63.js" with { type: "file" };
import file15 from "./part-2631ca6df3.js" with { type: "file" };
import file16 from "./part-26c87cec89.js" with { type: "file" };
import file17 from "./part-2828fc34ee.js" with { type: "file" };
import file18 from "./part-2af2a023dd.js" with { type: "file" };
import file19 from "./part-2be75931e0.js" with { type: "file" };
import file20 from "./part-2cd3823f30.js" with { type: "file" };
import file21 from "./part-2decd1a9b2.js" with { type: "file" };
import file22 from "./part-2eee7d5180.js" with { type: "file" };
import file23 from "./part-328ce45502.js" with { type: "file" };
import file24 from "./part-3435a7f899.js" with { type: "file" };
import file25 from "./part-3739718a76.js" with { type: "file" };
import file26 from "./part-3818b50ac6.js" with { type: "file" };
import file27 from "./part-3b8a7f91a8.js" with { type: "file" };
import file28 from "./part-41cba5fa89.js" with { type: "file" };
import file29 from "./part-4338095f4e.js" with { type: "file" };
import file30 from "./part-453e49c832.js" with { type: "file" };
import file31 from "./part-488999783e.js" with { type: "file" };
import file32 from "./part-48d37e1a70.js" with { type: "file" };
import file33 from "./part-4ab899e500.js" with { type: "file" };
import file34 from "./part-539e1d3147.js" with { type: "file" };
import file35 from "./part-58386bacfa.js" with { type: "file" };
import file36 from "./part-58bfcf40eb.js" with { type: "file" };
import file37 from "./part-59c154b69b.js" with { type: "file" };
import file38 from "./part-5d7917e87b.js" with { type: "file" };
import file39 from "./part-5d9ca816a8.js" with { type: "file" };
import file40 from "./part-68636d7455.js" with { type: "file" };
import file41 from "./part-68836403b6.js" with { type: "file" };
import file42 from "./part-6a0140e3aa.js" with { type: "file" };
import file43 from "./part-6a5c8329ec.js" with { type: "file" };
import file44 from "./part-6c17a078ea.js" with { type: "file" };
import file45 from "./part-6c7c1b172d.js" with { type: "file" };
import file46 from "./part-6fab273e9a.js" with { type: "file" };
import file47 from "./part-72d547f6f2.js" with { type: "file" };
import file48 from "./part-7df6d9ad14.js" with { type: "file" };
import file49 from "./part-8243b3a912.js" with { type: "file" };
import file50 from "./part-83f077a153.js" with { type: "file" };
import file51 from "./part-86f82dc924.js" with { type: "file" };
import file52 from "./part-8baa301ab0.js" with { type: "file" };
import file53 from "./part-8bb71b5310.js" with { type: "file" };
import file54 from "./part-8d90efc80b.js" with { type: "file" };
import file55 from "./part-949b45fc3d.js" with { type: "file" };
import file56 from "./part-96b79cd08d.js" with { type: "file" };
import file57 from "./part-9b6277111d.js" with { type: "file" };
import file58 from "./part-9c84b4a4d0.js" with { type: "file" };
import file59 from "./part-a6b7093992.js" with { type: "file" };
import file60 from "./part-a7fc7a96a7.js" with { type: "file" };
import file61 from "./part-b2707e1ef7.js" with { type: "file" };
import file62 from "./part-b8ee20bf44.js" with { type: "file" };
import file63 from "./part-bb08c90845.js" with { type: "file" };
import file64 from "./part-bd5e9772ec.js" with { type: "file" };
import file65 from "./part-bdc09d07c7.js" with { type: "file" };
import file66 from "./part-beefa181a4.js" with { type: "file" };
import file67 from "./part-c194d93328.js" with { type: "file" };
import file68 from "./part-c1d6ebf697.js" with { type: "file" };
import file69 from "./part-c57823367a.js" with { type: "file" };
import file70 from "./part-cc836f44ef.js" with { type: "file" };
import file71 from "./part-da1a3b0825.js" with { type: "file" };
import file72 from "./part-dd66680e57.js" with { type: "file" };
import file73 from "./part-dfbbec9719.js" with { type: "file" };
import file74 from "./part-ec1f34ccdd.js" with { type: "file" };
import file75 from "./part-f4da263dac.js" with { type: "file" };
import file76 from "./part-f9f04e2538.js" with { type: "file" };
import file77 from "./part-fe44bf3729.js" with { type: "file" };
import file78 from "./studio-165e2f6c1e.css" with { type: "file" };
import file79 from "./studio-c081aed394.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-0f00a1254a.js", path: file0, bytes: 6864, integrity: "sha384-/Jr0hlSb61gSNQG4FY0jEq1EuyH+o8iyqBgqgh9frZZIWfCKrfNxrVptV3bpwm6/" },
  { name: "book-2bbe3d69fa.css", path: file1, bytes: 11903, integrity: "sha384-dNzWkzMooyz5DJNhenzwzTNfeBq9jTGvAILjvbTaBNC4UQtPYgD+y0CvHiQqMt7k" },
  { name: "console-28ff8de1d1.css", path: file2, bytes: 56632, integrity: "sha384-BsrbJi87651ANKSFaEQkCPHPNNQssHuTIkctwOs53eiJ0iNsLUGPqLHJn875ht2z" },
  { name: "console-424f0016b4.js", path: file3, bytes: 21747, integrity: "sha384-T3v17ZizyWhai0pPzHAlhymsn/i059xzKqRESKhmUsuFnx1m0sxo5YL7U/E7Gjr3" },
  { name: "part-012e206765.js", path: file4, bytes: 306, integrity: "sha384-DIyygfHGagYFFFP8JbfAQpo7vqZB/EP6KOQH5y7nl/9Prt+ymb1AHgUWkhqqx+cg" },
  { name: "part-02da88c659.js", path: file5, bytes: 45013, integrity: "sha384-mBpIDeNFm1qPGAUmvn74JET+fzy3Scl2dyye+fzDeU2fSVTYy4y0m3vjeSGo/IY5" },
  { name: "part-0536003ec8.js", path: file6, bytes: 61998, integrity: "sha384-IFGuxVDB8wH7No9cxjTA6O04BqDx0WF+KC3zvPUY+aRXgoyG3J1LtK8nNkQ/34Rr" },
  { name: "part-05f3f6ed1f.js", path: file7, bytes: 582, integrity: "sha384-TYPVai/GcP3QOzEE1hwWYAiOXqdRuxVtqb0fu/Fnivmx3D4olAYOQc1yKkx5V62e" },
  { name: "part-0664a0e1bb.js", path: file8, bytes: 928, integrity: "sha384-ZWIglaAbiNXE5ptla02A1uq+iuj6VsJglG/xCLBKlC8tZayxJQNlVaxLKpZuAgnt" },
  { name: "part-0b426eeb48.js", path: file9, bytes: 4344, integrity: "sha384-7+htWDJho3s562jYXcsv1DynbncR0BBt4gV1gPj1vnGO9gYyxXFzwwzzNdPhgQRR" },
  { name: "part-16681e2250.js", path: file10, bytes: 743, integrity: "sha384-ghpwRIHDfmp4fEg1Jai7F99EGXMfbiyqC3Srk8ddH726M3MTxxVIYmKe57G/h3lM" },
  { name: "part-1832bb1a2d.js", path: file11, bytes: 3648, integrity: "sha384-YGdSSMumuuEEN9608z3BUScbg7Wpsyi6t8gg5+7o2SZu+qDiVKreJ6mClPS32Gkd" },
  { name: "part-18ea9b146e.js", path: file12, bytes: 24963, integrity: "sha384-fYiubhC3s5InuPgqdBMJl9dEvfGDk/2u5rpUtuozDXxCD1MXdxJtDOO/8/bqaLyO" },
  { name: "part-1a5419be93.js", path: file13, bytes: 547, integrity: "sha384-xGFMzm6w3oIVTI3YJVsZUBnv1tkx/11Z1bO836nyqfasA6atbt7pJI7z6y1fdMbX" },
  { name: "part-1cd9a2df63.js", path: file14, bytes: 14562, integrity: "sha384-dg0ohUKvgDGkX1DvljVWC7+0olOJudI68BUnL/pwoPc9VFGGhLY70nDXknyvat22" },
  { name: "part-2631ca6df3.js", path: file15, bytes: 24201, integrity: "sha384-YqoV7Ae8VFZsuatZKpUe1lRPw45MROD5zZwsvC9twHgH7Is1VVkYzff9+rq0qWjp" },
  { name: "part-26c87cec89.js", path: file16, bytes: 2387, integrity: "sha384-I1IL7CH9stkCJb4JNi9l0XhFAJ67rLOYHfVth4hTlwdmYz/NvgY8MEjo8DXe3GLe" },
  { name: "part-2828fc34ee.js", path: file17, bytes: 487, integrity: "sha384-BWT/WLRmVjIL34XDDv/MD+CYDf5KtDJftpnBgPGG4amzq9LktTMEEwz0remRnD94" },
  { name: "part-2af2a023dd.js", path: file18, bytes: 7399, integrity: "sha384-9AGdIWKLpNIHhiY3XaVECbHZi255xWm692cx6eV8fhY/vhA9l+DngfSfHFtzagZu" },
  { name: "part-2be75931e0.js", path: file19, bytes: 732, integrity: "sha384-CCM34B/hdZEpTVFfuOOfpcEPgA1cayd5NGOkHw4EpKAGty2/jjxVaWJBAQ+MgL8s" },
  { name: "part-2cd3823f30.js", path: file20, bytes: 2711, integrity: "sha384-stsb88LLDD1CEBRMFvURLl9Pg8UBaMOA/P7bgx+21O31r0Tm954WcPR9OwczpxZH" },
  { name: "part-2decd1a9b2.js", path: file21, bytes: 334, integrity: "sha384-swO2RGywfRk7/xq16+UK1qBWZ4oZ+rXYgwPWi8xBee86aaOmVweeD6zrohPInut8" },
  { name: "part-2eee7d5180.js", path: file22, bytes: 8958, integrity: "sha384-k4u1/5X00FP55CvdNj6EPTASf4EjuBZ6e/DhyEc2+IrU6t/Ugchtr7lneMcKXvYq" },
  { name: "part-328ce45502.js", path: file23, bytes: 1605, integrity: "sha384-ZWAm37KCnVOM2iLZ2yvDv5SKAYGmCMKInlC97dE0G7WvdD7m7xeIZyuFkpzwOBaO" },
  { name: "part-3435a7f899.js", path: file24, bytes: 45452, integrity: "sha384-9S9FW3x+9gWr6C4ckneebg3dSiAMNbHab28amBqtwAV3X8YEpt9LALBKgVQXMq7e" },
  { name: "part-3739718a76.js", path: file25, bytes: 913, integrity: "sha384-tK40xCJzPGez0qkMXXepKcJxOkBlrjTD+6cBBnaIBdmp//f5N5HYoibLYqo/ok5c" },
  { name: "part-3818b50ac6.js", path: file26, bytes: 920, integrity: "sha384-6teT1VSH36xGtiOYjM/7+CamYu1laP+WCP4lRWUFYbyAUwgW7uirJRU7/qIv4hTP" },
  { name: "part-3b8a7f91a8.js", path: file27, bytes: 706, integrity: "sha384-IQShRg9RDWNF5bCcAKc0zpHR7smW/3ej25KOTzQGP8KACQH7IT0gwH0y/MXQl3Na" },
  { name: "part-41cba5fa89.js", path: file28, bytes: 5351, integrity: "sha384-n5cy0sVALIGUcpA4MZu8TxDQOCfHt9IgvuylTK7FJVKlhAp3VDSCYi68OmWbWwHs" },
  { name: "part-4338095f4e.js", path: file29, bytes: 1104, integrity: "sha384-SQW9YvhCR6tkKQrvsU/fiezoBlyvJdB6NuHrIrznRRxPpw71Thvzol87KjtXMXIt" },
  { name: "part-453e49c832.js", path: file30, bytes: 1369, integrity: "sha384-1qcglfyJcaDMQBveyT6FuQO0kJ6tYEobY9hJlrShBCQ04nfk2cywkuDxETafdquN" },
  { name: "part-488999783e.js", path: file31, bytes: 9060, integrity: "sha384-MDEfu2YFbdVJprFfGSz9ZcoH7a9Fw8nPbRw4SBR6KGDt5LSu86FIrkQ9VCml5V8s" },
  { name: "part-48d37e1a70.js", path: file32, bytes: 548, integrity: "sha384-y7PLSzLO94yFKboXdl2Zs15XdYRNA8Q+6rmx9tUgeinITXddHy+TI+9ZaIAlF0uZ" },
  { name: "part-4ab899e500.js", path: file33, bytes: 1647, integrity: "sha384-muhtoprlc9ymryq6yH9ZuWQ42+ynWRx9h0jfaghVb+Hq3+B0YmAO61kxFJ1l7Fx+" },
  { name: "part-539e1d3147.js", path: file34, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-58386bacfa.js", path: file35, bytes: 796, integrity: "sha384-Nxl8bc5oAsQPdGLpY2VCPn0Ei5M/WtBx6098xPNQ5sWpBjV6dU/OGZ2zMP6wJC6N" },
  { name: "part-58bfcf40eb.js", path: file36, bytes: 4567, integrity: "sha384-qB9vrqfpmTTYBPy3/XcEgLvq008qTBXiI+5260wEXr54QbKb4HJ9nNdK9UUXf8+t" },
  { name: "part-59c154b69b.js", path: file37, bytes: 577, integrity: "sha384-KWD6KrU3NWaRC8prpnkVn/a3D6ewe9LiqKt3YShQiX9nIGpxN4LySh8iATUP0J7L" },
  { name: "part-5d7917e87b.js", path: file38, bytes: 6439, integrity: "sha384-fJGYVS+6qA+USipWHmXlwDWeqwH7v2FkqxEPBphotLzwBIkzGWjl3JdExUCnJjte" },
  { name: "part-5d9ca816a8.js", path: file39, bytes: 2203, integrity: "sha384-DHnR9R1o4bl3BhLHGHeGDlypC0F88appoKQHgj8m/kqwdK1U3IrAdAE7W+F1sJSY" },
  { name: "part-68636d7455.js", path: file40, bytes: 1144, integrity: "sha384-tsCjRxU/77xnxxyFmYTy2avWqeJ1V7lbKnCNH6rWeyoOUke42qkbMiP2vMkVHIYC" },
  { name: "part-68836403b6.js", path: file41, bytes: 922, integrity: "sha384-zBuW3FSo1B4Pq/kD0Wiw5PaCL8xv7amXSXx7tFnJXel/KI7iogpFofwOR+N5n8tb" },
  { name: "part-6a0140e3aa.js", path: file42, bytes: 6624, integrity: "sha384-bGePxtUKt7HQQG86PvNXL5LxoL6zpZBaA769K70AeJGbhWoYXYj0qRHDjk6BMGgc" },
  { name: "part-6a5c8329ec.js", path: file43, bytes: 6994, integrity: "sha384-diNpwkHgqx4ZAXp3z/oH2BdE7jG4NtK478IgT/p6I17v7CCDdoD7Td0SMgMq9GZI" },
  { name: "part-6c17a078ea.js", path: file44, bytes: 764, integrity: "sha384-zP0Ai4FY21uSGXvz1SD5A5gz+ZI5PJaQtC0KyLxIzZNNqsZ4S9ysXY1y87NpcutG" },
  { name: "part-6c7c1b172d.js", path: file45, bytes: 2744, integrity: "sha384-KDcGbM/DvLRmBV0umQucNMjmogYWz5o+umXOAcO0eR9oDOKCMzNU8fmTNtB1UIuX" },
  { name: "part-6fab273e9a.js", path: file46, bytes: 1161, integrity: "sha384-IZ2e8SYI5Par/lo4LjGtQYPNVh74yAmis3mowB+36wkimRE1/tVzbPwN/i6P7gQk" },
  { name: "part-72d547f6f2.js", path: file47, bytes: 3415, integrity: "sha384-deOWFGh+daM0MhWmTShodTO+BSge+0MTLLrDkiZ629sLNwWGLmYXzW1EmIbZZPHc" },
  { name: "part-7df6d9ad14.js", path: file48, bytes: 31703, integrity: "sha384-D2XbFYQKmV1wMXdI/eA/+gWIzGeNlCTS60SDrmdfT/yQZVUSwFH2WtQ2/9bBwkzW" },
  { name: "part-8243b3a912.js", path: file49, bytes: 616, integrity: "sha384-yDsMQt/QwOjiKhfVTxaSniix8WSwDpXGgC9M9hOiNvCil5F35ZtUUYrIAnc541KM" },
  { name: "part-83f077a153.js", path: file50, bytes: 381, integrity: "sha384-iVUhfOw14teFLi7nfhAkuxviksegaqEbRWcTWFpQadCaGJ/9fJ5MxKIYSfgDMkw2" },
  { name: "part-86f82dc924.js", path: file51, bytes: 136, integrity: "sha384-irI3u4MbSDNLlBEUSXCFlK6A/GUswdWW1aPpVH/jSmOHTUmP+XTUXhfMegys7YTo" },
  { name: "part-8baa301ab0.js", path: file52, bytes: 488, integrity: "sha384-DitBqmb43UFlQKnRHzrIX37tjILTTnz6+Rw+ZecKkVhosMaTFXQwWJMxgkUpl9xa" },
  { name: "part-8bb71b5310.js", path: file53, bytes: 3875, integrity: "sha384-5bqhv/dPRJ+SEd/FnBkSyuWgCZdN+ZmJB1mxRFiyMzhr38G2hFo6Kk70V2u1rvP4" },
  { name: "part-8d90efc80b.js", path: file54, bytes: 4933, integrity: "sha384-gbE441QmG1kG8Vckc+98vDK3kn4zf8TQxLB3n7/VugbBm4ZB/NHqy/nmqlHF3Amc" },
  { name: "part-949b45fc3d.js", path: file55, bytes: 7252, integrity: "sha384-E8pmLhkAWbJ45xhDVbL4CNOAzgaFH8Axw+dqTN/86KL+0EdRSHhqksXrTKJ+blIx" },
  { name: "part-96b79cd08d.js", path: file56, bytes: 391, integrity: "sha384-DERbkH96lPe8feictHOGkN7TA1u8sL0z0+CHbQJjlfJIzxn+KYGUo6683HHcQ/co" },
  { name: "part-9b6277111d.js", path: file57, bytes: 498, integrity: "sha384-Qrhd0YxG2SjoMBp1Rbp+a+IyR4FinpQgXS9J73EabIsNhgBR571wBXg+xcR6Jlvy" },
  { name: "part-9c84b4a4d0.js", path: file58, bytes: 484, integrity: "sha384-8tYBWXpiWZAj90SZSKlUIBPpMjmYiNfY6jMbPkhHRv7C16jJuwZ/94gJ4+yHpjzZ" },
  { name: "part-a6b7093992.js", path: file59, bytes: 64331, integrity: "sha384-q9f7ET1Uz5mk9z+um1Y52VnSWdZIZrclDnjhSbcIbzlLjS4tHPAmJ57QGOjZxSPu" },
  { name: "part-a7fc7a96a7.js", path: file60, bytes: 18227, integrity: "sha384-5mrCJh3i46LCnELO9d7E2Nn8NzNREk19iAyq42vxMIGtzUyJy5FBlijpMaZmj1ZI" },
  { name: "part-b2707e1ef7.js", path: file61, bytes: 3961, integrity: "sha384-RgJf4Sgj9RLPrEpKOwKJKimDhtJDTB3z3t9nUYzdIJhlgtB7wS42a+S2Formt0uf" },
  { name: "part-b8ee20bf44.js", path: file62, bytes: 1622, integrity: "sha384-ny0eZT+s0gpLAKvUz8Poh5/m9z0Rryu451pJXhSIsRJ3mMspxifwBdk1lHsoPzxn" },
  { name: "part-bb08c90845.js", path: file63, bytes: 561, integrity: "sha384-/oAPblLnB+qy1y34eTcDRJa/7PQ7S89QU2DDARvZiUwXvn0+1uzVMyEnBPhYszhF" },
  { name: "part-bd5e9772ec.js", path: file64, bytes: 2447, integrity: "sha384-ns38R4/EwBI86J+2WcyS2GsWr+Khm6bbrkTRUKzcwswQyUfZDgZK5VuSS7QcnI0Y" },
  { name: "part-bdc09d07c7.js", path: file65, bytes: 7170, integrity: "sha384-qO8gxnoJn41nGpkKJ9euql6GCYPcPjw+WhMVlo1W9l8euDj+Lhz2GM5nrMtxXII3" },
  { name: "part-beefa181a4.js", path: file66, bytes: 894, integrity: "sha384-eHeB5zMsnoX8G4/QA1QuwUnhdqsJAlBkkvYdmv+YBA/2eHirHrWAlLgr5k8eaWbB" },
  { name: "part-c194d93328.js", path: file67, bytes: 506, integrity: "sha384-bMFp6GL0HpA/rQyvhV2M4QXs/NfFbOmLEbnxzdGkV1w62wnhd2ysG2YC40auj+LM" },
  { name: "part-c1d6ebf697.js", path: file68, bytes: 4198, integrity: "sha384-epkPcpW5miNZlBlh/34zj0L/iYV4u+c4O0R5AR+DG3OhdCqH6rmui8XIdLHrMiiR" },
  { name: "part-c57823367a.js", path: file69, bytes: 17596, integrity: "sha384-5w1JSH/VecV3MsMptbS+La13JgNpxFRfgLqxoU7FlgOemgZ+lpjs+8qR55qlcFm0" },
  { name: "part-cc836f44ef.js", path: file70, bytes: 616, integrity: "sha384-9dag5yVn3wQVslndUOVPTSesE6sDGtyvP4IR9GcAArFQXkOKIh4whSnqxrIzlTjJ" },
  { name: "part-da1a3b0825.js", path: file71, bytes: 25407, integrity: "sha384-7T1djtfcrIObnI6KTNgR+mCzvIatNbUMr88cJG89S90UfW/auI4SoY1BC1+KBilN" },
  { name: "part-dd66680e57.js", path: file72, bytes: 651, integrity: "sha384-vIfwQ3IPo0BUB9gIsLJpvhjShHi2faoB21lij5W1Ao57EBjrQWB/00WnjeSKNTSg" },
  { name: "part-dfbbec9719.js", path: file73, bytes: 4826, integrity: "sha384-jfecf7sMrwW6GCp+RFqplZcpjo/7VTU3GXGEMemKEzejds/W+6oaGDmJLm9Csxkg" },
  { name: "part-ec1f34ccdd.js", path: file74, bytes: 3356, integrity: "sha384-0/jUQdDlQAEXIyABf+jjGblBkerHCpEL82R0UI7/pi654Bm268ErvRo2JDZALqk2" },
  { name: "part-f4da263dac.js", path: file75, bytes: 461, integrity: "sha384-Lpn1KOh85cFIHM6xs/IlIoHsHdRQbBlyEgO6S+pagetKsdmnuiqBqVzB3L9x4lCC" },
  { name: "part-f9f04e2538.js", path: file76, bytes: 2323, integrity: "sha384-sctrU8qCe7DJ46s3oGgNdM6qyKLDkz90AasOXv+k68tM6/s2d6uOLcLMLIHqNu2m" },
  { name: "part-fe44bf3729.js", path: file77, bytes: 370, integrity: "sha384-8pgTbbTXPUk1WoWqmuGqoYi2K9p7c3/vifxdNGbQAMprW9I67gVwFdQwM/C5SLTh" },
  { name: "studio-165e2f6c1e.css", path: file78, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-c081aed394.js", path: file79, bytes: 7607, integrity: "sha384-4VV+zXtEbgndH/bFZqZS35abLAoywInzhRfOyex+1sAVL+OaRPLLmyEzpxYIDtvg" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c081aed394.js", style: "studio-165e2f6c1e.css", preload: ["part-02da88c659.js","part-0536003ec8.js","part-2be75931e0.js","part-2eee7d5180.js","part-328ce45502.js","part-539e1d3147.js","part-6c7c1b172d.js","part-bb08c90845.js","part-cc836f44ef.js","part-f4da263dac.js"] },
  console: { script: "console-424f0016b4.js", style: "console-28ff8de1d1.css", preload: ["part-0536003ec8.js","part-539e1d3147.js"] },
  book: { script: "book-0f00a1254a.js", style: "book-2bbe3d69fa.css", preload: ["part-539e1d3147.js"] },
} as const;
