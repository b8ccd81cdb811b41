/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-0f00a1254a.js" with { type: "file" };
import file1 from "./book-2bbe3d69fa.css" with { type: "file" };
import file2 from "./console-2346db980a.js" with { type: "file" };
import file3 from "./console-28ff8de1d1.css" with { type: "file" };
import file4 from "./part-012e206765.js" with { type: "file" };
import file5 from "./part-02da88c659.js" with { type: "file" };
import file6 from "./part-0536003ec8.js" with { type: "file" };
import file7 from "./part-0b426eeb48.js" with { type: "file" };
import file8 from "./part-0b8880abbc.js" with { type: "file" };
import file9 from "./part-152a214d86.js" with { type: "file" };
import file10 from "./part-190d4004b8.js" with { type: "file" };
import file11 from "./part-19a6187d79.js" with { type: "file" };
import file12 from "./part-1a5419be93.js" with { type: "file" };
import file13 from "./part-1b9285439a.js" with { type: "file" };
import file14 from "./part-1f89d132c8.js" with { type: "file" };
import file15 from "./part-282b215856.js" with { type: "file" };
import file16 from "./part-2be75931e0.js" with { type: "file" };
import file17 from "./part-2decd1a9b2.js" with { type: "file" };
import file18 from "./part-2eee7d5180.js" with { type: "file" };
import file19 from "./part-328ce45502.js" with { type: "file" };
import file20 from "./part-3818b50ac6.js" with { type: "file" };
import file21 from "./part-3b8a7f91a8.js" with { type: "file" };
import file22 from "./part-3e6a8508a2.js" with { type: "file" };
import file23 from "./part-3f0d736dbe.js" with { type: "file" };
import file24 from "./part-453e49c832.js" with { type: "file" };
import file25 from "./part-48d37e1a70.js" with { type: "file" };
import file26 from "./part-492929a258.js" with { type: "file" };
import file27 from "./part-5266479f81.js" with { type: "file" };
import file28 from "./part-539e1d3147.js" with { type: "file" };
import file29 from "./part-58386bacfa.js" with { type: "file" };
import file30 from "./part-5aae9dd43a.js" with { type: "file" };
import file31 from "./part-66a97bc76b.js" with { type: "file" };
import file32 from "./part-68636d7455.js" with { type: "file" };
import file33 from "./part-6876022f61.js" with { type: "file" };
import file34 from "./part-6c17a078ea.js" with { type: "file" };
import file35 from "./part-6c7c1b172d.js" with { type: "file" };
import file36 from "./part-6fd39b7feb.js" with { type: "file" };
import file37 from "./part-73f107a3dd.js" with { type: "file" };
import file38 from "./part-8243b3a912.js" with { type: "file" };
import file39 from "./part-83f077a153.js" with { type: "file" };
import file40 from "./part-86f82dc924.js" with { type: "file" };
import file41 from "./part-8d90efc80b.js" with { type: "file" };
import file42 from "./part-9696de89b7.js" with { type: "file" };
import file43 from "./part-96b79cd08d.js" with { type: "file" };
import file44 from "./part-99ffdaff4a.js" with { type: "file" };
import file45 from "./part-9ac6c85512.js" with { type: "file" };
import file46 from "./part-9b6277111d.js" with { type: "file" };
import file47 from "./part-9c84b4a4d0.js" with { type: "file" };
import file48 from "./part-9f1b61b3e2.js" with { type: "file" };
import file49 from "./part-b00f6d8f9a.js" with { type: "file" };
import file50 from "./part-b10ab56270.js" with { type: "file" };
import file51 from "./part-b11989f5f0.js" with { type: "file" };
import file52 from "./part-b8ee20bf44.js" with { type: "file" };
import file53 from "./part-b961b81a5b.js" with { type: "file" };
import file54 from "./part-bb08c90845.js" with { type: "file" };
import file55 from "./part-bd57b53510.js" with { type: "file" };
import file56 from "./part-bd5e9772ec.js" with { type: "file" };
import file57 from "./part-beefa181a4.js" with { type: "file" };
import file58 from "./part-c194d93328.js" with { type: "file" };
import file59 from "./part-c1d6ebf697.js" with { type: "file" };
import file60 from "./part-c89c0fa935.js" with { type: "file" };
import file61 from "./part-cc03bb1eb2.js" with { type: "file" };
import file62 from "./part-cc836f44ef.js" with { type: "file" };
import file63 from "./part-d1846e92f6.js" with { type: "file" };
import file64 from "./part-d7c5eb46af.js" with { type: "file" };
import file65 from "./part-da125c5b55.js" with { type: "file" };
import file66 from "./part-dbb3b214b3.js" with { type: "file" };
import file67 from "./part-dd66680e57.js" with { type: "file" };
import file68 from "./part-e45b29883a.js" with { type: "file" };
import file69 from "./part-ec1f34ccdd.js" with { type: "file" };
import file70 from "./part-f4da263dac.js" with { type: "file" };
import file71 from "./part-f5949bdc26.js" with { type: "file" };
import file72 from "./part-f69296a26d.js" with { type: "file" };
import file73 from "./part-f7d2d24e1c.js" with { type: "file" };
import file74 from "./part-f7e50b69fe.js" with { type: "file" };
import file75 from "./part-f9f04e2538.js" with { type: "file" };
import file76 from "./part-fb6c58ee4d.js" with { type: "file" };
import file77 from "./part-fcf1ccc03b.js" with { type: "file" };
import file78 from "./studio-165e2f6c1e.css" with { type: "file" };
import file79 from "./studio-c081aed394.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-0f00a1254a.js", path: file0, bytes: 6864, integrity: "sha384-/Jr0hlSb61gSNQG4FY0jEq1EuyH+o8iyqBgqgh9frZZIWfCKrfNxrVptV3bpwm6/" },
  { name: "book-2bbe3d69fa.css", path: file1, bytes: 11903, integrity: "sha384-dNzWkzMooyz5DJNhenzwzTNfeBq9jTGvAILjvbTaBNC4UQtPYgD+y0CvHiQqMt7k" },
  { name: "console-2346db980a.js", path: file2, bytes: 21747, integrity: "sha384-yoc6LxsU6HKqjo7FvVq8y5rX70JpJL78R7xtPw+ft2nd+oHoMkfotry8hmzOYr0B" },
  { name: "console-28ff8de1d1.css", path: file3, bytes: 56632, integrity: "sha384-BsrbJi87651ANKSFaEQkCPHPNNQssHuTIkctwOs53eiJ0iNsLUGPqLHJn875ht2z" },
  { name: "part-012e206765.js", path: file4, bytes: 306, integrity: "sha384-DIyygfHGagYFFFP8JbfAQpo7vqZB/EP6KOQH5y7nl/9Prt+ymb1AHgUWkhqqx+cg" },
  { name: "part-02da88c659.js", path: file5, bytes: 45013, integrity: "sha384-mBpIDeNFm1qPGAUmvn74JET+fzy3Scl2dyye+fzDeU2fSVTYy4y0m3vjeSGo/IY5" },
  { name: "part-0536003ec8.js", path: file6, bytes: 61998, integrity: "sha384-IFGuxVDB8wH7No9cxjTA6O04BqDx0WF+KC3zvPUY+aRXgoyG3J1LtK8nNkQ/34Rr" },
  { name: "part-0b426eeb48.js", path: file7, bytes: 4344, integrity: "sha384-7+htWDJho3s562jYXcsv1DynbncR0BBt4gV1gPj1vnGO9gYyxXFzwwzzNdPhgQRR" },
  { name: "part-0b8880abbc.js", path: file8, bytes: 582, integrity: "sha384-O8tTt3MDSZSxaOkhIsHyGgka1++TiYUw+kN4J2xswPt9AL6JG5C9P1hEqVq1L9Gw" },
  { name: "part-152a214d86.js", path: file9, bytes: 45452, integrity: "sha384-F2hPqa7MqjW+KTpXXylprxLHFppXVzHAeSWIVsUdKDZD+NPt88Uo/JfUCKanlMjU" },
  { name: "part-190d4004b8.js", path: file10, bytes: 3415, integrity: "sha384-qoxLd7c5QIM1NDSj3G41MZCVkB38N6Czzhgsuum828zwGTcSKtLb1l2oXQ3IFhZ/" },
  { name: "part-19a6187d79.js", path: file11, bytes: 488, integrity: "sha384-+clcj63Ycpmi4DIMbQa1PSJt1zf3Onw8hIwL52JfdD7xg+SpMQkz2+0z6a079y9X" },
  { name: "part-1a5419be93.js", path: file12, bytes: 547, integrity: "sha384-xGFMzm6w3oIVTI3YJVsZUBnv1tkx/11Z1bO836nyqfasA6atbt7pJI7z6y1fdMbX" },
  { name: "part-1b9285439a.js", path: file13, bytes: 370, integrity: "sha384-AJYXVDWFuub97wQYrFLLeJ7B8ZAg503jOcpq0ClPEjfghtNiQM2sx/5lvjSjh2II" },
  { name: "part-1f89d132c8.js", path: file14, bytes: 2711, integrity: "sha384-bmt1ynHTWpF1Qo23Qokjk0J7kvVDz3UQd/3WZJAeY2A+IV04PsVBAKW0R8zLxZVk" },
  { name: "part-282b215856.js", path: file15, bytes: 6994, integrity: "sha384-DdFCLpH6luDvh0m5m9F28AnOng8UfNIRlQHISnNfwUfbLDd+mzjcq9KOmoLtDRjX" },
  { name: "part-2be75931e0.js", path: file16, bytes: 732, integrity: "sha384-CCM34B/hdZEpTVFfuOOfpcEPgA1cayd5NGOkHw4EpKAGty2/jjxVaWJBAQ+MgL8s" },
  { name: "part-2decd1a9b2.js", path: file17, bytes: 334, integrity: "sha384-swO2RGywfRk7/xq16+UK1qBWZ4oZ+rXYgwPWi8xBee86aaOmVweeD6zrohPInut8" },
  { name: "part-2eee7d5180.js", path: file18, bytes: 8958, integrity: "sha384-k4u1/5X00FP55CvdNj6EPTASf4EjuBZ6e/DhyEc2+IrU6t/Ugchtr7lneMcKXvYq" },
  { name: "part-328ce45502.js", path: file19, bytes: 1605, integrity: "sha384-ZWAm37KCnVOM2iLZ2yvDv5SKAYGmCMKInlC97dE0G7WvdD7m7xeIZyuFkpzwOBaO" },
  { name: "part-3818b50ac6.js", path: file20, bytes: 920, integrity: "sha384-6teT1VSH36xGtiOYjM/7+CamYu1laP+WCP4lRWUFYbyAUwgW7uirJRU7/qIv4hTP" },
  { name: "part-3b8a7f91a8.js", path: file21, bytes: 706, integrity: "sha384-IQShRg9RDWNF5bCcAKc0zpHR7smW/3ej25KOTzQGP8KACQH7IT0gwH0y/MXQl3Na" },
  { name: "part-3e6a8508a2.js", path: file22, bytes: 7399, integrity: "sha384-D3346JoCbZoP6K4UVgUZt+wVD9psPi4YCHRH4UTNZHgadTh77MDubNQeDvxyEdId" },
  { name: "part-3f0d736dbe.js", path: file23, bytes: 913, integrity: "sha384-41O4cuPqI1/roBUVl3JrM9iJ75NTIcKFwrMLdDU8IhH1YDaINsBzFhQfaWBo/EJc" },
  { name: "part-453e49c832.js", path: file24, bytes: 1369, integrity: "sha384-1qcglfyJcaDMQBveyT6FuQO0kJ6tYEobY9hJlrShBCQ04nfk2cywkuDxETafdquN" },
  { name: "part-48d37e1a70.js", path: file25, bytes: 548, integrity: "sha384-y7PLSzLO94yFKboXdl2Zs15XdYRNA8Q+6rmx9tUgeinITXddHy+TI+9ZaIAlF0uZ" },
  { name: "part-492929a258.js", path: file26, bytes: 743, integrity: "sha384-0sw59JYmebVEwUcr2SZbKP3GuH9xRLs0W1vd1hnyj2WyLzYJ02Iapn3E0uxwSrI2" },
  { name: "part-5266479f81.js", path: file27, bytes: 3875, integrity: "sha384-esRxFm+S3EgMIr3cTyL/jvKLnFUBAFPK/K/MhAYJtDIimKRaGUnOaJvDCuZhnF9t" },
  { name: "part-539e1d3147.js", path: file28, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-58386bacfa.js", path: file29, bytes: 796, integrity: "sha384-Nxl8bc5oAsQPdGLpY2VCPn0Ei5M/WtBx6098xPNQ5sWpBjV6dU/OGZ2zMP6wJC6N" },
  { name: "part-5aae9dd43a.js", path: file30, bytes: 1647, integrity: "sha384-nfMB5SdgrQEkTV4K8iNnfQl6Xi/495V3wSFJTgWkPxY2iHXZlEQ73jx6h3cAGLUS" },
  { name: "part-66a97bc76b.js", path: file31, bytes: 7170, integrity: "sha384-cApacBUYtwc1/4jbh6UUhvvGa2oOUiRUj0Hi36BLO/YAzYa9m9vrXP1qqFvgxsOp" },
  { name: "part-68636d7455.js", path: file32, bytes: 1144, integrity: "sha384-tsCjRxU/77xnxxyFmYTy2avWqeJ1V7lbKnCNH6rWeyoOUke42qkbMiP2vMkVHIYC" },
  { name: "part-6876022f61.js", path: file33, bytes: 2203, integrity: "sha384-rwoZ/edG6UIJE6vU/VNFNPn0LXyghpfsTC7yl1JOk5eEty3gY/O+7U31npQUFNsk" },
  { name: "part-6c17a078ea.js", path: file34, bytes: 764, integrity: "sha384-zP0Ai4FY21uSGXvz1SD5A5gz+ZI5PJaQtC0KyLxIzZNNqsZ4S9ysXY1y87NpcutG" },
  { name: "part-6c7c1b172d.js", path: file35, bytes: 2744, integrity: "sha384-KDcGbM/DvLRmBV0umQucNMjmogYWz5o+umXOAcO0eR9oDOKCMzNU8fmTNtB1UIuX" },
  { name: "part-6fd39b7feb.js", path: file36, bytes: 64331, integrity: "sha384-gcC8eQUZQI+WLl5c7UwLwpWGdw/pwnPoOL5pP6jSpZBw64RrTGGB88hhhJdAfAOZ" },
  { name: "part-73f107a3dd.js", path: file37, bytes: 24963, integrity: "sha384-K2uI6vBkRpKQlK5RUH4kbbyRDYgM0k/4Jjpi3KzxXutbjB2gMlifyx6l8WMblQrt" },
  { name: "part-8243b3a912.js", path: file38, bytes: 616, integrity: "sha384-yDsMQt/QwOjiKhfVTxaSniix8WSwDpXGgC9M9hOiNvCil5F35ZtUUYrIAnc541KM" },
  { name: "part-83f077a153.js", path: file39, bytes: 381, integrity: "sha384-iVUhfOw14teFLi7nfhAkuxviksegaqEbRWcTWFpQadCaGJ/9fJ5MxKIYSfgDMkw2" },
  { name: "part-86f82dc924.js", path: file40, bytes: 136, integrity: "sha384-irI3u4MbSDNLlBEUSXCFlK6A/GUswdWW1aPpVH/jSmOHTUmP+XTUXhfMegys7YTo" },
  { name: "part-8d90efc80b.js", path: file41, bytes: 4933, integrity: "sha384-gbE441QmG1kG8Vckc+98vDK3kn4zf8TQxLB3n7/VugbBm4ZB/NHqy/nmqlHF3Amc" },
  { name: "part-9696de89b7.js", path: file42, bytes: 1104, integrity: "sha384-fE1hzvsXcrSlhDETdIsBhbNuggEDOW4TVskQPhCA6hYOlN75v1E2MwAWV20gJJX3" },
  { name: "part-96b79cd08d.js", path: file43, bytes: 391, integrity: "sha384-DERbkH96lPe8feictHOGkN7TA1u8sL0z0+CHbQJjlfJIzxn+KYGUo6683HHcQ/co" },
  { name: "part-99ffdaff4a.js", path: file44, bytes: 23923, integrity: "sha384-c1/8ZGr02p81obS1VEaqqKEr8SOzqx2rH1LrST1rv1fuuxeGsxqgv+hWMbYOm2OT" },
  { name: "part-9ac6c85512.js", path: file45, bytes: 18227, integrity: "sha384-HMPILy1pq8baJt+3umoPjFBwDHn2RvSmxn2+AeYsIMO4G/oi6s+AOqFleBvFoKJX" },
  { name: "part-9b6277111d.js", path: file46, bytes: 498, integrity: "sha384-Qrhd0YxG2SjoMBp1Rbp+a+IyR4FinpQgXS9J73EabIsNhgBR571wBXg+xcR6Jlvy" },
  { name: "part-9c84b4a4d0.js", path: file47, bytes: 484, integrity: "sha384-8tYBWXpiWZAj90SZSKlUIBPpMjmYiNfY6jMbPkhHRv7C16jJuwZ/94gJ4+yHpjzZ" },
  { name: "part-9f1b61b3e2.js", path: file48, bytes: 3648, integrity: "sha384-YMjAdOnvlJ551kHzy+YwpVPAsG2Cd0pwSkU3WD6FfXG1GAOuynUH+x6j/zhkJe54" },
  { name: "part-b00f6d8f9a.js", path: file49, bytes: 6624, integrity: "sha384-v5z2gYxNZxK3REZ4GtqRK9mew943p6GCY/hdkqVi8UaYKZyCPaS2UxFKjhyw0I+k" },
  { name: "part-b10ab56270.js", path: file50, bytes: 2387, integrity: "sha384-+RD2xuUcAC+y7VgYUJw4BGy50VeJ8su0Tr964tto/JU4YqLkJW1j6wZFhQWaArGq" },
  { name: "part-b11989f5f0.js", path: file51, bytes: 17596, integrity: "sha384-MG115HLKII+Q+y9OPqJ/MXqWVLQU9r/NzBIM+CXNHrfBbKaB0QXgg31cL97UTu/G" },
  { name: "part-b8ee20bf44.js", path: file52, bytes: 1622, integrity: "sha384-ny0eZT+s0gpLAKvUz8Poh5/m9z0Rryu451pJXhSIsRJ3mMspxifwBdk1lHsoPzxn" },
  { name: "part-b961b81a5b.js", path: file53, bytes: 1161, integrity: "sha384-fMXDZfG3mR8gBVkCG4RZiOvmKIeatbsS650jIZmkybX5x4Y8GGMnEqp30m5XP1G6" },
  { name: "part-bb08c90845.js", path: file54, bytes: 561, integrity: "sha384-/oAPblLnB+qy1y34eTcDRJa/7PQ7S89QU2DDARvZiUwXvn0+1uzVMyEnBPhYszhF" },
  { name: "part-bd57b53510.js", path: file55, bytes: 14562, integrity: "sha384-Uw0ukmgfhmaKR9T1LsrIATyj52Vyca/c7aJTZRmPU3BjufuUoHpKDw1JHuxix2EL" },
  { name: "part-bd5e9772ec.js", path: file56, bytes: 2447, integrity: "sha384-ns38R4/EwBI86J+2WcyS2GsWr+Khm6bbrkTRUKzcwswQyUfZDgZK5VuSS7QcnI0Y" },
  { name: "part-beefa181a4.js", path: file57, bytes: 894, integrity: "sha384-eHeB5zMsnoX8G4/QA1QuwUnhdqsJAlBkkvYdmv+YBA/2eHirHrWAlLgr5k8eaWbB" },
  { name: "part-c194d93328.js", path: file58, bytes: 506, integrity: "sha384-bMFp6GL0HpA/rQyvhV2M4QXs/NfFbOmLEbnxzdGkV1w62wnhd2ysG2YC40auj+LM" },
  { name: "part-c1d6ebf697.js", path: file59, bytes: 4198, integrity: "sha384-epkPcpW5miNZlBlh/34zj0L/iYV4u+c4O0R5AR+DG3OhdCqH6rmui8XIdLHrMiiR" },
  { name: "part-c89c0fa935.js", path: file60, bytes: 922, integrity: "sha384-jqLl2TLk7iWzyZ0GJVR73vqUgVAByQr3ccK63v0G+mhwLf/My7xIVt23kzI+hwzo" },
  { name: "part-cc03bb1eb2.js", path: file61, bytes: 6439, integrity: "sha384-qSbBwIj3cmj8Y7l6kRiFkWoOsse6VfrIur/F2KTxYKMD7LsmEBKNC5f7Umnb/HZm" },
  { name: "part-cc836f44ef.js", path: file62, bytes: 616, integrity: "sha384-9dag5yVn3wQVslndUOVPTSesE6sDGtyvP4IR9GcAArFQXkOKIh4whSnqxrIzlTjJ" },
  { name: "part-d1846e92f6.js", path: file63, bytes: 5351, integrity: "sha384-Y28mHX65/2Qh50+d4qAONVjIMlU6u9scC+3/LbosmuLJZY9aXGYA+iWc5zsWx66/" },
  { name: "part-d7c5eb46af.js", path: file64, bytes: 577, integrity: "sha384-wZ0J16+BaZDjy3VgYb/Nd9ynSbmE5yDU0TD2J7HWoIoPYc+P9AXOoiTpYtr45ZXv" },
  { name: "part-da125c5b55.js", path: file65, bytes: 31703, integrity: "sha384-o9ZfbrRfMMBOVqWDc25jTwMkc+lSnfiBEFpmnlfO9difHA/KlfZ0pFZjVsbJSsFZ" },
  { name: "part-dbb3b214b3.js", path: file66, bytes: 4826, integrity: "sha384-XqAeoPZJ6f23ifAZGMpdCBbUCjlSoSXYNEY43GbNDH7SCSirtPFc+lB2e/h+bYex" },
  { name: "part-dd66680e57.js", path: file67, bytes: 651, integrity: "sha384-vIfwQ3IPo0BUB9gIsLJpvhjShHi2faoB21lij5W1Ao57EBjrQWB/00WnjeSKNTSg" },
  { name: "part-e45b29883a.js", path: file68, bytes: 3961, integrity: "sha384-oF6OayxGi8c74halwK9M9wXqfIILeDPf3TEomDo2aA6wdG2pIv4paOX0ZvcuTU+f" },
  { name: "part-ec1f34ccdd.js", path: file69, bytes: 3356, integrity: "sha384-0/jUQdDlQAEXIyABf+jjGblBkerHCpEL82R0UI7/pi654Bm268ErvRo2JDZALqk2" },
  { name: "part-f4da263dac.js", path: file70, bytes: 461, integrity: "sha384-Lpn1KOh85cFIHM6xs/IlIoHsHdRQbBlyEgO6S+pagetKsdmnuiqBqVzB3L9x4lCC" },
  { name: "part-f5949bdc26.js", path: file71, bytes: 7252, integrity: "sha384-IZxDmNCLrJI3FwnZuVJQrIt83Z/2HMnQzcrfuOsviVDHVLc6LcmcVgmIgBYkqsG6" },
  { name: "part-f69296a26d.js", path: file72, bytes: 928, integrity: "sha384-lPQagSSPkSq/QlgDbu+7pR5L2mivB7/0cfCmkbopjdxtZelWP875GUPC4dZpSdMl" },
  { name: "part-f7d2d24e1c.js", path: file73, bytes: 4567, integrity: "sha384-5cj+lcHz/MWCVRUd9CpvBBa6GvGCT+IrSLYp6Pdd4Dv0kmyWpRTy8OywPht5YOrV" },
  { name: "part-f7e50b69fe.js", path: file74, bytes: 9060, integrity: "sha384-/p95HNhxN1B4oTrI243EsxDrv2JT2eGZlOLpkQy0zncxPdVpe45BzvB3FqqWVRZp" },
  { name: "part-f9f04e2538.js", path: file75, bytes: 2323, integrity: "sha384-sctrU8qCe7DJ46s3oGgNdM6qyKLDkz90AasOXv+k68tM6/s2d6uOLcLMLIHqNu2m" },
  { name: "part-fb6c58ee4d.js", path: file76, bytes: 25407, integrity: "sha384-cGULONt3K7x/Nn9wikxmEVZR9JQcfoz2E9FiaomBZJo298dclIhUfWZcXQ2twQch" },
  { name: "part-fcf1ccc03b.js", path: file77, bytes: 487, integrity: "sha384-jpHqVDBp0bpGsd1wvR6BBp+AdKyWvVFaZBi+4DE0z0kkT4QBSoK3sef436TJrIvg" },
  { name: "studio-165e2f6c1e.css", path: file78, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-c081aed394.js", path: file79, bytes: 7607, integrity: "sha384-4VV+zXtEbgndH/bFZqZS35abLAoywInzhRfOyex+1sAVL+OaRPLLmyEzpxYIDtvg" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c081aed394.js", style: "studio-165e2f6c1e.css", preload: ["part-02da88c659.js","part-0536003ec8.js","part-2be75931e0.js","part-2eee7d5180.js","part-328ce45502.js","part-539e1d3147.js","part-6c7c1b172d.js","part-bb08c90845.js","part-cc836f44ef.js","part-f4da263dac.js"] },
  console: { script: "console-2346db980a.js", style: "console-28ff8de1d1.css", preload: ["part-0536003ec8.js","part-539e1d3147.js"] },
  book: { script: "book-0f00a1254a.js", style: "book-2bbe3d69fa.css", preload: ["part-539e1d3147.js"] },
} as const;
