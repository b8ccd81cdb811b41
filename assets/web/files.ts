/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-0f00a1254a.js" with { type: "file" };
import file1 from "./book-2bbe3d69fa.css" with { type: "file" };
import file2 from "./console-28ff8de1d1.css" with { type: "file" };
import file3 from "./console-ead69ca7e0.js" with { type: "file" };
import file4 from "./part-012e206765.js" with { type: "file" };
import file5 from "./part-0536003ec8.js" with { type: "file" };
import file6 from "./part-083a3ae8c5.js" with { type: "file" };
import file7 from "./part-0b426eeb48.js" with { type: "file" };
import file8 from "./part-0e39def566.js" with { type: "file" };
import file9 from "./part-1225d5e4ac.js" with { type: "file" };
import file10 from "./part-130f8d3eb2.js" with { type: "file" };
import file11 from "./part-144804d44e.js" with { type: "file" };
import file12 from "./part-198acbf4eb.js" with { type: "file" };
import file13 from "./part-1a5419be93.js" with { type: "file" };
import file14 from "./part-1b9d919b9f.js" with { type: "file" };
import file15 from "./part-1dd92939e2.js" with { type: "file" };
import file16 from "./part-21dba7d5d2.js" with { type: "file" };
import file17 from "./part-2be75931e0.js" with { type: "file" };
import file18 from "./part-2eee7d5180.js" with { type: "file" };
import file19 from "./part-328ce45502.js" with { type: "file" };
import file20 from "./part-335bc97d58.js" with { type: "file" };
import file21 from "./part-33c3b2ea6f.js" with { type: "file" };
import file22 from "./part-36ae2eb7d6.js" with { type: "file" };
import file23 from "./part-3818b50ac6.js" with { type: "file" };
import file24 from "./part-3b8a7f91a8.js" with { type: "file" };
import file25 from "./part-3fecabb7ef.js" with { type: "file" };
import file26 from "./part-453e49c832.js" with { type: "file" };
import file27 from "./part-45542abae6.js" with { type: "file" };
import file28 from "./part-471e3f7b6f.js" with { type: "file" };
import file29 from "./part-484e74c639.js" with { type: "file" };
import file30 from "./part-48d37e1a70.js" with { type: "file" };
import file31 from "./part-4deb031bcf.js" with { type: "file" };
import file32 from "./part-506a58b2a9.js" with { type: "file" };
import file33 from "./part-539e1d3147.js" with { type: "file" };
import file34 from "./part-5506001c3d.js" with { type: "file" };
import file35 from "./part-55d55eab3c.js" with { type: "file" };
import file36 from "./part-58386bacfa.js" with { type: "file" };
import file37 from "./part-6834992b07.js" with { type: "file" };
import file38 from "./part-6c17a078ea.js" with { type: "file" };
import file39 from "./part-6c7c1b172d.js" with { type: "file" };
import file40 from "./part-6f8caab2f8.js" with { type: "file" };
import file41 from "./part-6fae369864.js" with { type: "file" };
import file42 from "./part-74a2eaf3c1.js" with { type: "file" };
import file43 from "./part-79f29245fd.js" with { type: "file" };
import file44 from "./part-8243b3a912.js" with { type: "file" };
import file45 from "./part-83f077a153.js" with { type: "file" };
import file46 from "./part-85987a94bc.js" with { type: "file" };
import file47 from "./part-86f82dc924.js" with { type: "file" };
import file48 from "./part-899c88bd94.js" with { type: "file" };
import file49 from "./part-89bbc7de42.js" with { type: "file" };
import file50 from "./part-8d90efc80b.js" with { type: "file" };
import file51 from "./part-96b79cd08d.js" with { type: "file" };
import file52 from "./part-9b6277111d.js" with { type: "file" };
import file53 from "./part-9b69b57407.js" with { type: "file" };
import file54 from "./part-9c84b4a4d0.js" with { type: "file" };
import file55 from "./part-a408bc5e06.js" with { type: "file" };
import file56 from "./part-a7864af8de.js" with { type: "file" };
import file57 from "./part-b05475b864.js" with { type: "file" };
import file58 from "./part-b46d4c87fc.js" with { type: "file" };
import file59 from "./part-bb08c90845.js" with { type: "file" };
import file60 from "./part-bda78098da.js" with { type: "file" };
import file61 from "./part-beefa181a4.js" with { type: "file" };
import file62 from "./part-c194d93328.js" with { type: "file" };
import file63 from "./part-c19bc2d73a.js" with { type: "file" };
import file64 from "./part-c1d6ebf697.js" with { type: "file" };
import file65 from "./part-c6731cdb6d.js" with { type: "file" };
import file66 from "./part-c9f9b09147.js" with { type: "file" };
import file67 from "./part-caa4e396df.js" with { type: "file" };
import file68 from "./part-cc836f44ef.js" with { type: "file" };
import file69 from "./part-dbf443120c.js" with { type: "file" };
import file70 from "./part-dd66680e57.js" with { type: "file" };
import file71 from "./part-df32b0fd53.js" with { type: "file" };
import file72 from "./part-eac9e2ecc7.js" with { type: "file" };
import file73 from "./part-f4da263dac.js" with { type: "file" };
import file74 from "./part-f635009050.js" with { type: "file" };
import file75 from "./part-f6dec1dd74.js" with { type: "file" };
import file76 from "./part-f8483dc010.js" with { type: "file" };
import file77 from "./part-f9f04e2538.js" with { type: "file" };
import file78 from "./studio-165e2f6c1e.css" with { type: "file" };
import file79 from "./studio-bf3dcca26e.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-0f00a1254a.js", path: file0, bytes: 6864, integrity: "sha384-/Jr0hlSb61gSNQG4FY0jEq1EuyH+o8iyqBgqgh9frZZIWfCKrfNxrVptV3bpwm6/" },
  { name: "book-2bbe3d69fa.css", path: file1, bytes: 11903, integrity: "sha384-dNzWkzMooyz5DJNhenzwzTNfeBq9jTGvAILjvbTaBNC4UQtPYgD+y0CvHiQqMt7k" },
  { name: "console-28ff8de1d1.css", path: file2, bytes: 56632, integrity: "sha384-BsrbJi87651ANKSFaEQkCPHPNNQssHuTIkctwOs53eiJ0iNsLUGPqLHJn875ht2z" },
  { name: "console-ead69ca7e0.js", path: file3, bytes: 21747, integrity: "sha384-cyDoaZIdUlH91IGBPJ2EVRc84XnLDP/qYsBpSPJewferM3M5SCcmQ/wAGhdAd9fV" },
  { name: "part-012e206765.js", path: file4, bytes: 306, integrity: "sha384-DIyygfHGagYFFFP8JbfAQpo7vqZB/EP6KOQH5y7nl/9Prt+ymb1AHgUWkhqqx+cg" },
  { name: "part-0536003ec8.js", path: file5, bytes: 61998, integrity: "sha384-IFGuxVDB8wH7No9cxjTA6O04BqDx0WF+KC3zvPUY+aRXgoyG3J1LtK8nNkQ/34Rr" },
  { name: "part-083a3ae8c5.js", path: file6, bytes: 1161, integrity: "sha384-rBUdcslcuAmkyMvUtltiv7B7zlFgokr5WLzy3p7TPjI7N9t5Yd3EsZJu69qqO1fh" },
  { name: "part-0b426eeb48.js", path: file7, bytes: 4344, integrity: "sha384-7+htWDJho3s562jYXcsv1DynbncR0BBt4gV1gPj1vnGO9gYyxXFzwwzzNdPhgQRR" },
  { name: "part-0e39def566.js", path: file8, bytes: 3875, integrity: "sha384-EePNkhNvLBHOziM7ViR3no1v+TM2FvKpY5tFCrcUNS1UCxacxHsiZjg461dSs/HB" },
  { name: "part-1225d5e4ac.js", path: file9, bytes: 25407, integrity: "sha384-E16EtnDrRZCVPLpmtj7lSEela3VC7IJB4PQJBCGpxoGe7wsoH16yDLtdyesd7/eK" },
  { name: "part-130f8d3eb2.js", path: file10, bytes: 18227, integrity: "sha384-cPyDwqhIUEkYoB8lDuZQ/JMklZIWhucr51znx4IPh6ZHj/6KAwk8GxeG0z6kCnnl" },
  { name: "part-144804d44e.js", path: file11, bytes: 1144, integrity: "sha384-8DdO6pI++8WFFgxrCOagA/35ndmVipbD96tNPah3/967czuHce/ASMmRlGhFBI0L" },
  { name: "part-198acbf4eb.js", path: file12, bytes: 7252, integrity: "sha384-wyeiPkMYZOlwieANEjHpuDwptG9bt50gr+9xfGfp9gVyFw5H/Wwu4K5sUQeT/zyT" },
  { name: "part-1a5419be93.js", path: file13, bytes: 547, integrity: "sha384-xGFMzm6w3oIVTI3YJVsZUBnv1tkx/11Z1bO836nyqfasA6atbt7pJI7z6y1fdMbX" },
  { name: "part-1b9d919b9f.js", path: file14, bytes: 6994, integrity: "sha384-oHmPfWErrGn+A1ytxUTb2e8BkOWXWtDwfYsf1Th955Wo4/+T506dkw8wBj3aeq7w" },
  { name: "part-1dd92939e2.js", path: file15, bytes: 17596, integrity: "sha384-GYjnjQsshKCqkRFHdsAb1QkgZtDoRtWt4doaLseilkPtCoY3CPEAS3WHERgX/so1" },
  { name: "part-21dba7d5d2.js", path: file16, bytes: 45449, integrity: "sha384-Db2LdikCO2m7Uj2t1ebN09j9e3rRE0TTw6RXsd5kOgm5f2wmuXApll1AO4YL/+B8" },
  { name: "part-2be75931e0.js", path: file17, bytes: 732, integrity: "sha384-CCM34B/hdZEpTVFfuOOfpcEPgA1cayd5NGOkHw4EpKAGty2/jjxVaWJBAQ+MgL8s" },
  { name: "part-2eee7d5180.js", path: file18, bytes: 8958, integrity: "sha384-k4u1/5X00FP55CvdNj6EPTASf4EjuBZ6e/DhyEc2+IrU6t/Ugchtr7lneMcKXvYq" },
  { name: "part-328ce45502.js", path: file19, bytes: 1605, integrity: "sha384-ZWAm37KCnVOM2iLZ2yvDv5SKAYGmCMKInlC97dE0G7WvdD7m7xeIZyuFkpzwOBaO" },
  { name: "part-335bc97d58.js", path: file20, bytes: 4567, integrity: "sha384-4NmhcQv9FthWUN5hPNXKlSSYsesFhjQYqNfq9J8f8zQLUG5gcvntTJFxlMglE2OA" },
  { name: "part-33c3b2ea6f.js", path: file21, bytes: 24963, integrity: "sha384-ifNkbmgfo8f8uGwKoNzdMUeeGwSn2UlS2Hc+tsK+bW/JUeO3C61JYsXYVnQPz7ep" },
  { name: "part-36ae2eb7d6.js", path: file22, bytes: 24201, integrity: "sha384-tY0ggbUM1YMC+KVygcsSl2QkfjKkq81dvXpLI23yUpcT0U3owB9UAUfjBtyzzKY5" },
  { name: "part-3818b50ac6.js", path: file23, bytes: 920, integrity: "sha384-6teT1VSH36xGtiOYjM/7+CamYu1laP+WCP4lRWUFYbyAUwgW7uirJRU7/qIv4hTP" },
  { name: "part-3b8a7f91a8.js", path: file24, bytes: 706, integrity: "sha384-IQShRg9RDWNF5bCcAKc0zpHR7smW/3ej25KOTzQGP8KACQH7IT0gwH0y/MXQl3Na" },
  { name: "part-3fecabb7ef.js", path: file25, bytes: 2393, integrity: "sha384-XRI9pfEpgSHxFWmsh1zhOjFsjSlUbm0xIHY8jMrBVE/7JriQXiqHqMYLGRRuSmtW" },
  { name: "part-453e49c832.js", path: file26, bytes: 1369, integrity: "sha384-1qcglfyJcaDMQBveyT6FuQO0kJ6tYEobY9hJlrShBCQ04nfk2cywkuDxETafdquN" },
  { name: "part-45542abae6.js", path: file27, bytes: 1622, integrity: "sha384-5Mu/MgrNPTtT2beIRVdhK2G4YaY1HXgLnnzCINDvtS7/V94r7FsxUNJ1PtNqah/+" },
  { name: "part-471e3f7b6f.js", path: file28, bytes: 922, integrity: "sha384-HW1bE1x3+SvqHxLG/s/IhMqyofgrLFE7wn/o7O8VL83OgZSKq+3FJej2Gk1EwxNq" },
  { name: "part-484e74c639.js", path: file29, bytes: 3356, integrity: "sha384-ghHD+Vp+njs+MhzhieD8cKahPInPIzbTXBxJjbm7A1b8KVVJ2Zsy4Hpl3S3z/D/m" },
  { name: "part-48d37e1a70.js", path: file30, bytes: 548, integrity: "sha384-y7PLSzLO94yFKboXdl2Zs15XdYRNA8Q+6rmx9tUgeinITXddHy+TI+9ZaIAlF0uZ" },
  { name: "part-4deb031bcf.js", path: file31, bytes: 7399, integrity: "sha384-0Axhn6jr3p7ufMKhxKLeQIA1teblkO14YBwWbPYD5SypKrAenPxo0oKnzXIgFHyQ" },
  { name: "part-506a58b2a9.js", path: file32, bytes: 44980, integrity: "sha384-uzX0+BDaR02gEAe8LIm2Jh1loo9R9jt6h70WC9Grle9qofaSUK6NCvfEtB1Tc1WG" },
  { name: "part-539e1d3147.js", path: file33, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-5506001c3d.js", path: file34, bytes: 4826, integrity: "sha384-UtOfgUUCZv4/cYcfSo0p4HoWLKMHVnm8iUuC+S+AyuVmgfbVH2xewjEqJfbSIfar" },
  { name: "part-55d55eab3c.js", path: file35, bytes: 1104, integrity: "sha384-7jNx11eplJ45DLYrNv4W61LSvAtM2uoNnU5xn3hjXq8xBqs3btgjYzoEACZsT+1N" },
  { name: "part-58386bacfa.js", path: file36, bytes: 796, integrity: "sha384-Nxl8bc5oAsQPdGLpY2VCPn0Ei5M/WtBx6098xPNQ5sWpBjV6dU/OGZ2zMP6wJC6N" },
  { name: "part-6834992b07.js", path: file37, bytes: 6439, integrity: "sha384-lDh42oMiacHU+Gsp4DD3AKN05Qy8mrwXOgjlN+1ihDRqIVlQK7bsxhTP/xVIo+oV" },
  { name: "part-6c17a078ea.js", path: file38, bytes: 764, integrity: "sha384-zP0Ai4FY21uSGXvz1SD5A5gz+ZI5PJaQtC0KyLxIzZNNqsZ4S9ysXY1y87NpcutG" },
  { name: "part-6c7c1b172d.js", path: file39, bytes: 2744, integrity: "sha384-KDcGbM/DvLRmBV0umQucNMjmogYWz5o+umXOAcO0eR9oDOKCMzNU8fmTNtB1UIuX" },
  { name: "part-6f8caab2f8.js", path: file40, bytes: 582, integrity: "sha384-tvBLQ/HRNGb29z88KrnJhZw692WRVwlkfoqmLmmJQxuRGb+30U4tuh60G++GecGV" },
  { name: "part-6fae369864.js", path: file41, bytes: 2447, integrity: "sha384-iLWQpnvyMZXTgUynzPJd99gsKrnrzeLvEo3Sdlqhgd7fYmhM5EjQcCaRaO99EJp0" },
  { name: "part-74a2eaf3c1.js", path: file42, bytes: 2203, integrity: "sha384-7UQiJC8be05d0hGk98+tGYAyU1hvOMr1lfJcj5dpdHDAFZisCpyhYzyjr0+J4pmC" },
  { name: "part-79f29245fd.js", path: file43, bytes: 31703, integrity: "sha384-TQQB2rKISuMpsXXyjeNt8v67A16QXApbfatZo2nSlufpsB4EpExXQv/W2DrAIXe9" },
  { name: "part-8243b3a912.js", path: file44, bytes: 616, integrity: "sha384-yDsMQt/QwOjiKhfVTxaSniix8WSwDpXGgC9M9hOiNvCil5F35ZtUUYrIAnc541KM" },
  { name: "part-83f077a153.js", path: file45, bytes: 381, integrity: "sha384-iVUhfOw14teFLi7nfhAkuxviksegaqEbRWcTWFpQadCaGJ/9fJ5MxKIYSfgDMkw2" },
  { name: "part-85987a94bc.js", path: file46, bytes: 928, integrity: "sha384-V4X3W9rhVjX1TqGIjyogsll3tf6sWSB7KEBBADzgFuFMVA37nZL7lwfbqfnQhLzb" },
  { name: "part-86f82dc924.js", path: file47, bytes: 136, integrity: "sha384-irI3u4MbSDNLlBEUSXCFlK6A/GUswdWW1aPpVH/jSmOHTUmP+XTUXhfMegys7YTo" },
  { name: "part-899c88bd94.js", path: file48, bytes: 334, integrity: "sha384-qscBw9mAaYzzBiq/JDBOGVylfe0TtY1tw5pGw57h36rRmf7NZpxnLmK76Rf/ZcVE" },
  { name: "part-89bbc7de42.js", path: file49, bytes: 487, integrity: "sha384-6hb+Ehvp38lOOXzJCci6EZfK85IwpHWDBtfpvPtGTZZV8FPYXsWZmISGtkQubePq" },
  { name: "part-8d90efc80b.js", path: file50, bytes: 4933, integrity: "sha384-gbE441QmG1kG8Vckc+98vDK3kn4zf8TQxLB3n7/VugbBm4ZB/NHqy/nmqlHF3Amc" },
  { name: "part-96b79cd08d.js", path: file51, bytes: 391, integrity: "sha384-DERbkH96lPe8feictHOGkN7TA1u8sL0z0+CHbQJjlfJIzxn+KYGUo6683HHcQ/co" },
  { name: "part-9b6277111d.js", path: file52, bytes: 498, integrity: "sha384-Qrhd0YxG2SjoMBp1Rbp+a+IyR4FinpQgXS9J73EabIsNhgBR571wBXg+xcR6Jlvy" },
  { name: "part-9b69b57407.js", path: file53, bytes: 913, integrity: "sha384-2e/M4SDr78g4AwrEhE3xkAR9NBr8V6XhL2OyCjwONHuPlBIOYYmmApo7hGNWghre" },
  { name: "part-9c84b4a4d0.js", path: file54, bytes: 484, integrity: "sha384-8tYBWXpiWZAj90SZSKlUIBPpMjmYiNfY6jMbPkhHRv7C16jJuwZ/94gJ4+yHpjzZ" },
  { name: "part-a408bc5e06.js", path: file55, bytes: 14562, integrity: "sha384-zTkD8fdnh9xnXLY2pRR3bai3ePGT1xP4UnCln5rLRN4XYRPUVKgXIjPfkH+HdhhM" },
  { name: "part-a7864af8de.js", path: file56, bytes: 370, integrity: "sha384-ufqvpWwIUCYSdjGqdUd5f1bpema8FAGUCbIStMt+VX6wcKY14NNifSm4wQKKZgC9" },
  { name: "part-b05475b864.js", path: file57, bytes: 2711, integrity: "sha384-3+GPSrkyi1/Jw7Rk1Qn6UTnJMWSblfLZ3+FHHwNeLTqWKbTZPryvugOy+otucg8Q" },
  { name: "part-b46d4c87fc.js", path: file58, bytes: 6624, integrity: "sha384-DBB/indFGyz/GsdFcCk3Tku9SA9aRAM09DbSqRXHPzMrIilORGekNmblMVNp5aFi" },
  { name: "part-bb08c90845.js", path: file59, bytes: 561, integrity: "sha384-/oAPblLnB+qy1y34eTcDRJa/7PQ7S89QU2DDARvZiUwXvn0+1uzVMyEnBPhYszhF" },
  { name: "part-bda78098da.js", path: file60, bytes: 5351, integrity: "sha384-bBWfTDNvDuwP80VnFPyL3L4eWMUoFHc7Mzk6l3rbOjcfOiLD/YKlqf50Sw5A5XB0" },
  { name: "part-beefa181a4.js", path: file61, bytes: 894, integrity: "sha384-eHeB5zMsnoX8G4/QA1QuwUnhdqsJAlBkkvYdmv+YBA/2eHirHrWAlLgr5k8eaWbB" },
  { name: "part-c194d93328.js", path: file62, bytes: 506, integrity: "sha384-bMFp6GL0HpA/rQyvhV2M4QXs/NfFbOmLEbnxzdGkV1w62wnhd2ysG2YC40auj+LM" },
  { name: "part-c19bc2d73a.js", path: file63, bytes: 1647, integrity: "sha384-umdGZbH82sHLeGr3weR9NLkSPxWhOa5R8n4pyoIDyHLHCAc/yRB8JVulKem/M8S2" },
  { name: "part-c1d6ebf697.js", path: file64, bytes: 4198, integrity: "sha384-epkPcpW5miNZlBlh/34zj0L/iYV4u+c4O0R5AR+DG3OhdCqH6rmui8XIdLHrMiiR" },
  { name: "part-c6731cdb6d.js", path: file65, bytes: 3415, integrity: "sha384-u5Xz0WrYZW6fAoEogD+60YmIaBuoqSz9n1qga/A8hOtlDgOK0AzeJmurrS1agxCN" },
  { name: "part-c9f9b09147.js", path: file66, bytes: 3648, integrity: "sha384-WLcmAUIUY+hh2zirX2cTWkCBPqUKqCPrfn09cJNL3jCfEmQ+oQs37MflMH3Fbc+p" },
  { name: "part-caa4e396df.js", path: file67, bytes: 9060, integrity: "sha384-zHthdn7WGo9AS4HQWRlynbKDetW2VqpaKfAE8mBFwo6dEg3aDwUZouDB/zWAHCwn" },
  { name: "part-cc836f44ef.js", path: file68, bytes: 616, integrity: "sha384-9dag5yVn3wQVslndUOVPTSesE6sDGtyvP4IR9GcAArFQXkOKIh4whSnqxrIzlTjJ" },
  { name: "part-dbf443120c.js", path: file69, bytes: 7170, integrity: "sha384-2Se1BmV/7v27cOjRxHBJtMnrttDi9dLxFPJTL+Vf6WWhsH/S3mIMPkDTjb+ou0LN" },
  { name: "part-dd66680e57.js", path: file70, bytes: 651, integrity: "sha384-vIfwQ3IPo0BUB9gIsLJpvhjShHi2faoB21lij5W1Ao57EBjrQWB/00WnjeSKNTSg" },
  { name: "part-df32b0fd53.js", path: file71, bytes: 743, integrity: "sha384-+jA6qlKE2APcolCXyQPLQqFw2f4bBYNvMXzJD0+nvMS+H1lvx1mgk81QkA387qlu" },
  { name: "part-eac9e2ecc7.js", path: file72, bytes: 488, integrity: "sha384-A0Q9blsdPYM0UKUo+IeNmQCqbtlhZvdpg2hFpL/x60E+nCirO29HKOZvDvxeH2p3" },
  { name: "part-f4da263dac.js", path: file73, bytes: 461, integrity: "sha384-Lpn1KOh85cFIHM6xs/IlIoHsHdRQbBlyEgO6S+pagetKsdmnuiqBqVzB3L9x4lCC" },
  { name: "part-f635009050.js", path: file74, bytes: 577, integrity: "sha384-TFxEB0I44LGpBk7yHlA0bjniuHicrYZB1cb9fKQpql/p6Nylb5YIbuQIbpo9bkzR" },
  { name: "part-f6dec1dd74.js", path: file75, bytes: 64331, integrity: "sha384-+2e/xQDKdCu/v7i426RvxSRFwjiW0Ir5hrsEfaeHRds+S4gbf9wEYWQTFW7owO0g" },
  { name: "part-f8483dc010.js", path: file76, bytes: 3961, integrity: "sha384-9ZVYnnDgPaDX50vGps0nl6fbm2ckhYRQeZoXm3H1GhevJtHcAPucaLz26EOTUwF7" },
  { name: "part-f9f04e2538.js", path: file77, bytes: 2323, integrity: "sha384-sctrU8qCe7DJ46s3oGgNdM6qyKLDkz90AasOXv+k68tM6/s2d6uOLcLMLIHqNu2m" },
  { name: "studio-165e2f6c1e.css", path: file78, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-bf3dcca26e.js", path: file79, bytes: 7607, integrity: "sha384-uXj/kWaWMXes9oq9IulPICdQM2UbdWNaRO6ZkuIxiLJKkn1vgQJuoTB7W7vFBiyM" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-bf3dcca26e.js", style: "studio-165e2f6c1e.css", preload: ["part-0536003ec8.js","part-2be75931e0.js","part-2eee7d5180.js","part-328ce45502.js","part-506a58b2a9.js","part-539e1d3147.js","part-6c7c1b172d.js","part-bb08c90845.js","part-cc836f44ef.js","part-f4da263dac.js"] },
  console: { script: "console-ead69ca7e0.js", style: "console-28ff8de1d1.css", preload: ["part-0536003ec8.js","part-539e1d3147.js"] },
  book: { script: "book-0f00a1254a.js", style: "book-2bbe3d69fa.css", preload: ["part-539e1d3147.js"] },
} as const;
