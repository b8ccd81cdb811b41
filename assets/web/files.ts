/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-0f00a1254a.js" with { type: "file" };
import file1 from "./book-6fb10c14e9.css" with { type: "file" };
import file2 from "./console-28ff8de1d1.css" with { type: "file" };
import file3 from "./console-6b43dd363a.js" with { type: "file" };
import file4 from "./part-012e206765.js" with { type: "file" };
import file5 from "./part-02da88c659.js" with { type: "file" };
import file6 from "./part-04f81eab56.js" with { type: "file" };
import file7 from "./part-0536003ec8.js" with { type: "file" };
import file8 from "./part-07e8e25d46.js" with { type: "file" };
import file9 from "./part-0b426eeb48.js" with { type: "file" };
import file10 from "./part-124f19b201.js" with { type: "file" };
import file11 from "./part-1a3402cba1.js" with { type: "file" };
import file12 from "./part-1a5419be93.js" with { type: "file" };
import file13 from "./part-229c33769a.js" with { type: "file" };
import file14 from "./part-2401510daf.js" with { type: "file" };
import file15 from "./part-2627eee884.js" with { type: "file" };
import file16 from "./part-27392731cf.js" with { type: "file" };
import file17 from "./part-2be75931e0.js" with { type: "file" };
import file18 from "./part-2decd1a9b2.js" with { type: "file" };
import file19 from "./part-2eee7d5180.js" with { type: "file" };
import file20 from "./part-328ce45502.js" with { type: "file" };
import file21 from "./part-3404ceecb7.js" with { type: "file" };
import file22 from "./part-3818b50ac6.js" with { type: "file" };
import file23 from "./part-3b8a7f91a8.js" with { type: "file" };
import file24 from "./part-3c7962860d.js" with { type: "file" };
import file25 from "./part-3dc7458800.js" with { type: "file" };
import file26 from "./part-453e49c832.js" with { type: "file" };
import file27 from "./part-47a1c83000.js" with { type: "file" };
import file28 from "./part-47cad40cd6.js" with { type: "file" };
import file29 from "./part-48d37e1a70.js" with { type: "file" };
import file30 from "./part-4bbbc8e172.js" with { type: "file" };
import file31 from "./part-539e1d3147.js" with { type: "file" };
import file32 from "./part-57a80fd839.js" with { type: "file" };
import file33 from "./part-58386bacfa.js" with { type: "file" };
import file34 from "./part-5dad7f5820.js" with { type: "file" };
import file35 from "./part-68636d7455.js" with { type: "file" };
import file36 from "./part-6bcb33202b.js" with { type: "file" };
import file37 from "./part-6bf0e40bcb.js" with { type: "file" };
import file38 from "./part-6c17a078ea.js" with { type: "file" };
import file39 from "./part-6c7c1b172d.js" with { type: "file" };
import file40 from "./part-6e7b953f18.js" with { type: "file" };
import file41 from "./part-7a48a6e467.js" with { type: "file" };
import file42 from "./part-7d33a3ca74.js" with { type: "file" };
import file43 from "./part-7e47863087.js" with { type: "file" };
import file44 from "./part-8243b3a912.js" with { type: "file" };
import file45 from "./part-83f077a153.js" with { type: "file" };
import file46 from "./part-86f82dc924.js" with { type: "file" };
import file47 from "./part-8d90efc80b.js" with { type: "file" };
import file48 from "./part-96b79cd08d.js" with { type: "file" };
import file49 from "./part-97c79d54a7.js" with { type: "file" };
import file50 from "./part-9b6277111d.js" with { type: "file" };
import file51 from "./part-9c84b4a4d0.js" with { type: "file" };
import file52 from "./part-a4568964f6.js" with { type: "file" };
import file53 from "./part-a5f232e4f8.js" with { type: "file" };
import file54 from "./part-ac72e5dc1c.js" with { type: "file" };
import file55 from "./part-b07de20728.js" with { type: "file" };
import file56 from "./part-b8ee20bf44.js" with { type: "file" };
import file57 from "./part-bb08c90845.js" with { type: "file" };
import file58 from "./part-bd5e9772ec.js" with { type: "file" };
import file59 from "./part-beefa181a4.js" with { type: "file" };
import file60 from "./part-c194d93328.js" with { type: "file" };
import file61 from "./part-c1d6ebf697.js" with { type: "file" };
import file62 from "./part-c3b0f4a195.js" with { type: "file" };
import file63 from "./part-cc836f44ef.js" with { type: "file" };
import file64 from "./part-d1811d24b9.js" with { type: "file" };
import file65 from "./part-d1a489a65d.js" with { type: "file" };
import file66 from "./part-d633d747d2.js" with { type: "file" };
import file67 from "./part-dd06ea332b.js" with { type: "file" };
import file68 from "./part-dd66680e57.js" with { type: "file" };
import file69 from "./part-e14479f6cb.js" with { type: "file" };
import file70 from "./part-e663985960.js" with { type: "file" };
import file71 from "./part-e8b7b66370.js" with { type: "file" };
import file72 from "./part-ec1f34ccdd.js" with { type: "file" };
import file73 from "./part-ee00a64e23.js" with { type: "file" };
import file74 from "./part-ee86be6357.js" with { type: "file" };
import file75 from "./part-f4da263dac.js" with { type: "file" };
import file76 from "./part-f5705d1205.js" with { type: "file" };
import file77 from "./part-f9f04e2538.js" with { type: "file" };
import file78 from "./studio-165e2f6c1e.css" with { type: "file" };
import file79 from "./studio-c081aed394.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-0f00a1254a.js", path: file0, bytes: 6864, integrity: "sha384-/Jr0hlSb61gSNQG4FY0jEq1EuyH+o8iyqBgqgh9frZZIWfCKrfNxrVptV3bpwm6/" },
  { name: "book-6fb10c14e9.css", path: file1, bytes: 11597, integrity: "sha384-tPf3yHBk+ofoqoeReBvhX7Dl7sd4Sb4NUegjMBQke9dgDz2o7h2ILQqrXZDXZ0Y/" },
  { name: "console-28ff8de1d1.css", path: file2, bytes: 56632, integrity: "sha384-BsrbJi87651ANKSFaEQkCPHPNNQssHuTIkctwOs53eiJ0iNsLUGPqLHJn875ht2z" },
  { name: "console-6b43dd363a.js", path: file3, bytes: 21747, integrity: "sha384-yfs5Dm0s8qoenE28NRsTwf6J9GHzhzPKBzyg6uW/iLhlNZ3/4cPO1v5/zciZfP5d" },
  { name: "part-012e206765.js", path: file4, bytes: 306, integrity: "sha384-DIyygfHGagYFFFP8JbfAQpo7vqZB/EP6KOQH5y7nl/9Prt+ymb1AHgUWkhqqx+cg" },
  { name: "part-02da88c659.js", path: file5, bytes: 45013, integrity: "sha384-mBpIDeNFm1qPGAUmvn74JET+fzy3Scl2dyye+fzDeU2fSVTYy4y0m3vjeSGo/IY5" },
  { name: "part-04f81eab56.js", path: file6, bytes: 370, integrity: "sha384-bWOW2L+JWcwf3lp+b4zRKR8YgYbmL35ljkotvMy0J4GVUg6DL5OQbG777O83U103" },
  { name: "part-0536003ec8.js", path: file7, bytes: 61998, integrity: "sha384-IFGuxVDB8wH7No9cxjTA6O04BqDx0WF+KC3zvPUY+aRXgoyG3J1LtK8nNkQ/34Rr" },
  { name: "part-07e8e25d46.js", path: file8, bytes: 25407, integrity: "sha384-MsW1oWUKFtzur2wYS1y5JIl26g0APZ8aAyq/nKZ0mWg2yld4RijfQwNS6EeNh4Bf" },
  { name: "part-0b426eeb48.js", path: file9, bytes: 4344, integrity: "sha384-7+htWDJho3s562jYXcsv1DynbncR0BBt4gV1gPj1vnGO9gYyxXFzwwzzNdPhgQRR" },
  { name: "part-124f19b201.js", path: file10, bytes: 17596, integrity: "sha384-ewmj6tUhxqdXA7Fn98AjnkpTJUIz3Iozo5RjJrMab69tE7xtgwFZGRLwQFvpT2Dc" },
  { name: "part-1a3402cba1.js", path: file11, bytes: 6439, integrity: "sha384-GJ0PQN+g7myKzVBz66/o0G8SoXdOsLzdwJxDgISV2OyPSImr0deSOhrxQxc1nKgD" },
  { name: "part-1a5419be93.js", path: file12, bytes: 547, integrity: "sha384-xGFMzm6w3oIVTI3YJVsZUBnv1tkx/11Z1bO836nyqfasA6atbt7pJI7z6y1fdMbX" },
  { name: "part-229c33769a.js", path: file13, bytes: 14562, integrity: "sha384-Fb+DW3NH1ghNNOSQJmjVVuOao4ox1AmnbXHbjQFUTUNuptUvJ9LscNTzAkwu+9oW" },
  { name: "part-2401510daf.js", path: file14, bytes: 922, integrity: "sha384-LJ9EqyccQeBw8+hqhKuwSg313PT9z1oYltHvzPbGH3XydfpqD9McWCQ3JO6bw2VX" },
  { name: "part-2627eee884.js", path: file15, bytes: 3875, integrity: "sha384-i2SbX3i/IlAAECle6o5iVfDWJheimoCqpbuKAjGmF2blPAlrnIw7kgWI2K1TSofA" },
  { name: "part-27392731cf.js", path: file16, bytes: 18227, integrity: "sha384-vDP69+uG+v8beck1lgSEKZlPxvbiAhyPY3FKIH+XRnD/MNoSzCKEougvDR6s3OFG" },
  { name: "part-2be75931e0.js", path: file17, bytes: 732, integrity: "sha384-CCM34B/hdZEpTVFfuOOfpcEPgA1cayd5NGOkHw4EpKAGty2/jjxVaWJBAQ+MgL8s" },
  { name: "part-2decd1a9b2.js", path: file18, bytes: 334, integrity: "sha384-swO2RGywfRk7/xq16+UK1qBWZ4oZ+rXYgwPWi8xBee86aaOmVweeD6zrohPInut8" },
  { name: "part-2eee7d5180.js", path: file19, bytes: 8958, integrity: "sha384-k4u1/5X00FP55CvdNj6EPTASf4EjuBZ6e/DhyEc2+IrU6t/Ugchtr7lneMcKXvYq" },
  { name: "part-328ce45502.js", path: file20, bytes: 1605, integrity: "sha384-ZWAm37KCnVOM2iLZ2yvDv5SKAYGmCMKInlC97dE0G7WvdD7m7xeIZyuFkpzwOBaO" },
  { name: "part-3404ceecb7.js", path: file21, bytes: 6994, integrity: "sha384-DuxHFPng1LIFiLS7tMLk7jj8zU1KtqfP9OVJrZYl1RiN1PTEB/5WULSQ1kTFsZl4" },
  { name: "part-3818b50ac6.js", path: file22, bytes: 920, integrity: "sha384-6teT1VSH36xGtiOYjM/7+CamYu1laP+WCP4lRWUFYbyAUwgW7uirJRU7/qIv4hTP" },
  { name: "part-3b8a7f91a8.js", path: file23, bytes: 706, integrity: "sha384-IQShRg9RDWNF5bCcAKc0zpHR7smW/3ej25KOTzQGP8KACQH7IT0gwH0y/MXQl3Na" },
  { name: "part-3c7962860d.js", path: file24, bytes: 31703, integrity: "sha384-IxuFpeSJlBMYoi6m0jQFO8VwGJKHRtm20+MXxThZeDBZ5HWQ4nyNRwUYMJ7Ilmbo" },
  { name: "part-3dc7458800.js", path: file25, bytes: 913, integrity: "sha384-rKbez2oJT0Qy4727m5QgF5zKhWdVRlz0ElwVoXr+rop6xilrOtTKvwRPldL9dPx5" },
  { name: "part-453e49c832.js", path: file26, bytes: 1369, integrity: "sha384-1qcglfyJcaDMQBveyT6FuQO0kJ6tYEobY9hJlrShBCQ04nfk2cywkuDxETafdquN" },
  { name: "part-47a1c83000.js", path: file27, bytes: 7170, integrity: "sha384-6OyIPa/hSuxk0AllyKEAySDnsFGM91XrByaeqa6ZhWfm6OgrCD2zeJUXOPKdRANe" },
  { name: "part-47cad40cd6.js", path: file28, bytes: 45452, integrity: "sha384-mVILVjmzWsRa4im438w3AnZTIfZ1e6yStJIQwsFDyeuV5nuCONV2bdwvM4hPZunJ" },
  { name: "part-48d37e1a70.js", path: file29, bytes: 548, integrity: "sha384-y7PLSzLO94yFKboXdl2Zs15XdYRNA8Q+6rmx9tUgeinITXddHy+TI+9ZaIAlF0uZ" },
  { name: "part-4bbbc8e172.js", path: file30, bytes: 2387, integrity: "sha384-V7PdZEWEZZNkIL0oay5G0zyOPjyOLdkGpPEbaBbfSo8o4dF2lAF5ZoTe9U93PiWC" },
  { name: "part-539e1d3147.js", path: file31, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-57a80fd839.js", path: file32, bytes: 4567, integrity: "sha384-oED24sUhb7+Otw5AyaorL/PcIgOdvM6Ayvq3xld7TEFQdx5HlPAjVGzgyyxoRl1X" },
  { name: "part-58386bacfa.js", path: file33, bytes: 796, integrity: "sha384-Nxl8bc5oAsQPdGLpY2VCPn0Ei5M/WtBx6098xPNQ5sWpBjV6dU/OGZ2zMP6wJC6N" },
  { name: "part-5dad7f5820.js", path: file34, bytes: 7252, integrity: "sha384-AdjMPWEBjJhAEdMCH/SN9WFKJVkoHxI9cnidGeoTp7hLT2LGjOiA2JTSb6wDQoOF" },
  { name: "part-68636d7455.js", path: file35, bytes: 1144, integrity: "sha384-tsCjRxU/77xnxxyFmYTy2avWqeJ1V7lbKnCNH6rWeyoOUke42qkbMiP2vMkVHIYC" },
  { name: "part-6bcb33202b.js", path: file36, bytes: 9060, integrity: "sha384-gIaDgLqU3ZqD+A6FMuoG02HjcGl5GBtWSISSe9vhpWUu8eaIlJokuMkIoz3TmuxH" },
  { name: "part-6bf0e40bcb.js", path: file37, bytes: 2203, integrity: "sha384-XV8QQ6WSNWyeJMq9gsEO0ajQIbAPSfMHBVeRv+PMqQJeDpcr+pW64OQNJzk2slR0" },
  { name: "part-6c17a078ea.js", path: file38, bytes: 764, integrity: "sha384-zP0Ai4FY21uSGXvz1SD5A5gz+ZI5PJaQtC0KyLxIzZNNqsZ4S9ysXY1y87NpcutG" },
  { name: "part-6c7c1b172d.js", path: file39, bytes: 2744, integrity: "sha384-KDcGbM/DvLRmBV0umQucNMjmogYWz5o+umXOAcO0eR9oDOKCMzNU8fmTNtB1UIuX" },
  { name: "part-6e7b953f18.js", path: file40, bytes: 5351, integrity: "sha384-/P+Z4mi23APQ1Tljq2Vpj0VmUbz7/Rlr5038AeN4GIzbD1104lbOYmW3xb6zGH4N" },
  { name: "part-7a48a6e467.js", path: file41, bytes: 743, integrity: "sha384-bL2IqBzAP+C3QF0D9pMzn5kWMspa8bs1JVmnV7CIYimBLEYlpw8kq1Bx+OsSSpgC" },
  { name: "part-7d33a3ca74.js", path: file42, bytes: 2711, integrity: "sha384-j8qG33oFrDOLhgwivz+2XcyPaERUw2GfvPERVgefeYrks3V6rMuLhVBMXNi/YmpX" },
  { name: "part-7e47863087.js", path: file43, bytes: 488, integrity: "sha384-y16TDEbO+tNmYU/XgCBwMMMs+nO4htm95AzGRwYGr2lUmHweKZ1vghARIeaiOFH/" },
  { name: "part-8243b3a912.js", path: file44, bytes: 616, integrity: "sha384-yDsMQt/QwOjiKhfVTxaSniix8WSwDpXGgC9M9hOiNvCil5F35ZtUUYrIAnc541KM" },
  { name: "part-83f077a153.js", path: file45, bytes: 381, integrity: "sha384-iVUhfOw14teFLi7nfhAkuxviksegaqEbRWcTWFpQadCaGJ/9fJ5MxKIYSfgDMkw2" },
  { name: "part-86f82dc924.js", path: file46, bytes: 136, integrity: "sha384-irI3u4MbSDNLlBEUSXCFlK6A/GUswdWW1aPpVH/jSmOHTUmP+XTUXhfMegys7YTo" },
  { name: "part-8d90efc80b.js", path: file47, bytes: 4933, integrity: "sha384-gbE441QmG1kG8Vckc+98vDK3kn4zf8TQxLB3n7/VugbBm4ZB/NHqy/nmqlHF3Amc" },
  { name: "part-96b79cd08d.js", path: file48, bytes: 391, integrity: "sha384-DERbkH96lPe8feictHOGkN7TA1u8sL0z0+CHbQJjlfJIzxn+KYGUo6683HHcQ/co" },
  { name: "part-97c79d54a7.js", path: file49, bytes: 1104, integrity: "sha384-Ct1jvFQmRTp8Dshh8zFnNHdxkeyqRiFMlpt4lfpnIQyCa6Nd8NVowOy3L3xR0Jrd" },
  { name: "part-9b6277111d.js", path: file50, bytes: 498, integrity: "sha384-Qrhd0YxG2SjoMBp1Rbp+a+IyR4FinpQgXS9J73EabIsNhgBR571wBXg+xcR6Jlvy" },
  { name: "part-9c84b4a4d0.js", path: file51, bytes: 484, integrity: "sha384-8tYBWXpiWZAj90SZSKlUIBPpMjmYiNfY6jMbPkhHRv7C16jJuwZ/94gJ4+yHpjzZ" },
  { name: "part-a4568964f6.js", path: file52, bytes: 577, integrity: "sha384-Qv1v/URDCVksAB+Wz1h1OdBIC//QsGz6zs0CNPmAfCK8Hicd3cHRc8igVJ4y6EEC" },
  { name: "part-a5f232e4f8.js", path: file53, bytes: 3415, integrity: "sha384-sw1XFKiHZzWHBI86//5TJpecB4zqJdbYkqSx2x+ivt/xBUjE38kM60GfNT6VjRJU" },
  { name: "part-ac72e5dc1c.js", path: file54, bytes: 6624, integrity: "sha384-grrzFW3lhr7f/SVhZxdOx0guDu0hPWZb+OTpxmupYBuse/MM4w1dKMKQk/Ys2cjg" },
  { name: "part-b07de20728.js", path: file55, bytes: 7399, integrity: "sha384-pKbi5/Umkq4YWPCUEL0iQvCJCNlfrpgYll5CQxEm+jZYxV6cp3Z4s3tx019q4T7h" },
  { name: "part-b8ee20bf44.js", path: file56, bytes: 1622, integrity: "sha384-ny0eZT+s0gpLAKvUz8Poh5/m9z0Rryu451pJXhSIsRJ3mMspxifwBdk1lHsoPzxn" },
  { name: "part-bb08c90845.js", path: file57, bytes: 561, integrity: "sha384-/oAPblLnB+qy1y34eTcDRJa/7PQ7S89QU2DDARvZiUwXvn0+1uzVMyEnBPhYszhF" },
  { name: "part-bd5e9772ec.js", path: file58, bytes: 2447, integrity: "sha384-ns38R4/EwBI86J+2WcyS2GsWr+Khm6bbrkTRUKzcwswQyUfZDgZK5VuSS7QcnI0Y" },
  { name: "part-beefa181a4.js", path: file59, bytes: 894, integrity: "sha384-eHeB5zMsnoX8G4/QA1QuwUnhdqsJAlBkkvYdmv+YBA/2eHirHrWAlLgr5k8eaWbB" },
  { name: "part-c194d93328.js", path: file60, bytes: 506, integrity: "sha384-bMFp6GL0HpA/rQyvhV2M4QXs/NfFbOmLEbnxzdGkV1w62wnhd2ysG2YC40auj+LM" },
  { name: "part-c1d6ebf697.js", path: file61, bytes: 4198, integrity: "sha384-epkPcpW5miNZlBlh/34zj0L/iYV4u+c4O0R5AR+DG3OhdCqH6rmui8XIdLHrMiiR" },
  { name: "part-c3b0f4a195.js", path: file62, bytes: 24277, integrity: "sha384-oYJMsPwQZ0GKQkNdijsaaArXLCHMxyAiOTLFeu3Bt8EErNdvYzPAy827tAx6UVDj" },
  { name: "part-cc836f44ef.js", path: file63, bytes: 616, integrity: "sha384-9dag5yVn3wQVslndUOVPTSesE6sDGtyvP4IR9GcAArFQXkOKIh4whSnqxrIzlTjJ" },
  { name: "part-d1811d24b9.js", path: file64, bytes: 24963, integrity: "sha384-FKFC4Xnc583m1BpFYwH9YAn46mSsn56jZS9dt61yuPuHvLCx9kxEImT0yHRy3aRn" },
  { name: "part-d1a489a65d.js", path: file65, bytes: 928, integrity: "sha384-muk9oSRiz665bunXvSbncFIfDwu4JRd5EmtnRyhI+HE9R7kNIzpsWWrFj9m8c0jw" },
  { name: "part-d633d747d2.js", path: file66, bytes: 487, integrity: "sha384-z8MaQ9T8UqxGDyotxRu5od+J+ZknVa9qTn/uZdTuGzYUxy8hU08QpQsr/EehRkMu" },
  { name: "part-dd06ea332b.js", path: file67, bytes: 582, integrity: "sha384-gCnoOQl5xNRDOTE384Ja5pSNJEXCA0Taj0zoOPfNhWgEVENG7krxHF5e8FoH+1ia" },
  { name: "part-dd66680e57.js", path: file68, bytes: 651, integrity: "sha384-vIfwQ3IPo0BUB9gIsLJpvhjShHi2faoB21lij5W1Ao57EBjrQWB/00WnjeSKNTSg" },
  { name: "part-e14479f6cb.js", path: file69, bytes: 1161, integrity: "sha384-9FRWjENIyfexvdMsKaarmTkDGSM0+3SzZId4is343OG+BHTvJomC2PY0cav87kTB" },
  { name: "part-e663985960.js", path: file70, bytes: 3961, integrity: "sha384-WWHmLxZzR/zPb63V7Gh9Wk+gHUOc8X/3UlLoPTKuErXbjgg9cFvnxAc5ohkhKBmg" },
  { name: "part-e8b7b66370.js", path: file71, bytes: 64331, integrity: "sha384-G4L/Nj788oZorTs/kV1dS80EcYT/thHTTebISObdyybor+hc0Fb/WVA7e/gWXzyY" },
  { name: "part-ec1f34ccdd.js", path: file72, bytes: 3356, integrity: "sha384-0/jUQdDlQAEXIyABf+jjGblBkerHCpEL82R0UI7/pi654Bm268ErvRo2JDZALqk2" },
  { name: "part-ee00a64e23.js", path: file73, bytes: 1647, integrity: "sha384-SbDcLebZrPaudE7sW0u/nP+VfIS0MQM0VDYSdw8gdpmdQNtXlJXvuFTKdqf2hPKM" },
  { name: "part-ee86be6357.js", path: file74, bytes: 4826, integrity: "sha384-0eZFcaTLCbRLaImjsZIN+6OKNGGfWtK1M8pn6Co9jRZCAsey72pmbm9hFPCpI8zB" },
  { name: "part-f4da263dac.js", path: file75, bytes: 461, integrity: "sha384-Lpn1KOh85cFIHM6xs/IlIoHsHdRQbBlyEgO6S+pagetKsdmnuiqBqVzB3L9x4lCC" },
  { name: "part-f5705d1205.js", path: file76, bytes: 3648, integrity: "sha384-cFuAoaMGcSYmZHwuPG8PqQoatNZVL2sLQmOAakSQbgFr73ogkSTTgC74SPoEXkPt" },
  { name: "part-f9f04e2538.js", path: file77, bytes: 2323, integrity: "sha384-sctrU8qCe7DJ46s3oGgNdM6qyKLDkz90AasOXv+k68tM6/s2d6uOLcLMLIHqNu2m" },
  { name: "studio-165e2f6c1e.css", path: file78, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-c081aed394.js", path: file79, bytes: 7607, integrity: "sha384-4VV+zXtEbgndH/bFZqZS35abLAoywInzhRfOyex+1sAVL+OaRPLLmyEzpxYIDtvg" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c081aed394.js", style: "studio-165e2f6c1e.css", preload: ["part-02da88c659.js","part-0536003ec8.js","part-2be75931e0.js","part-2eee7d5180.js","part-328ce45502.js","part-539e1d3147.js","part-6c7c1b172d.js","part-bb08c90845.js","part-cc836f44ef.js","part-f4da263dac.js"] },
  console: { script: "console-6b43dd363a.js", style: "console-28ff8de1d1.css", preload: ["part-0536003ec8.js","part-539e1d3147.js"] },
  book: { script: "book-0f00a1254a.js", style: "book-6fb10c14e9.css", preload: ["part-539e1d3147.js"] },
} as const;
