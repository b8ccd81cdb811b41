/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-66bbe5066c.css" with { type: "file" };
import file1 from "./book-e8c69a4344.js" with { type: "file" };
import file2 from "./console-011827f768.css" with { type: "file" };
import file3 from "./console-0ff9b7478e.js" with { type: "file" };
import file4 from "./part-02ec5465a0.js" with { type: "file" };
import file5 from "./part-03ac0c8529.js" with { type: "file" };
import file6 from "./part-04d701d6b0.js" with { type: "file" };
import file7 from "./part-056be801b7.js" with { type: "file" };
import file8 from "./part-08a3588e49.js" with { type: "file" };
import file9 from "./part-09cda84d8a.js" with { type: "file" };
import file10 from "./part-0b86d3ef61.js" with { type: "file" };
import file11 from "./part-0ff8aa7bae.js" with { type: "file" };
import file12 from "./part-1234dfa3f9.js" with { type: "file" };
import file13 from "./part-1820f35cb8.js" with { type: "file" };
import file14 from "./part-19798b89f1.js" with { type: "file" };
import file15 from "./part-19b3bf4c61.js" with { type: "file" };
import file16 from "./part-19d9631f16.js" with { type: "file" };
import file17 from "./part-1c3585c6d0.js" with { type: "file" };
import file18 from "./part-201582b389.js" with { type: "file" };
import file19 from "./part-204c9567db.js" with { type: "file" };
import file20 from "./part-209718eef5.js" with { type: "file" };
import file21 from "./part-22824e692c.js" with { type: "file" };
import file22 from "./part-2953ba9538.js" with { type: "file" };
import file23 from "./part-2d3b53a778.js" with { type: "file" };
import file24 from "./part-3851df4eda.js" with { type: "file" };
import file25 from "./part-3d74d47e78.js" with { type: "file" };
import file26 from "./part-41e1f67156.js" with { type: "file" };
import file27 from "./part-444570fe37.js" with { type: "file" };
import file28 from "./part-46be4ac27f.js" with { type: "file" };
import file29 from "./part-4cb417f15a.js" with { type: "file" };
import file30 from "./part-501c825680.js" with { type: "file" };
import file31 from "./part-539e1d3147.js" with { type: "file" };
import file32 from "./part-58b7b7b941.js" with { type: "file" };
import file33 from "./part-593e76ab0f.js" with { type: "file" };
import file34 from "./part-5c454ca917.js" with { type: "file" };
import file35 from "./part-5e9458a650.js" with { type: "file" };
import file36 from "./part-5f7a6b82cd.js" with { type: "file" };
import file37 from "./part-66200c9beb.js" with { type: "file" };
import file38 from "./part-6ef1d8f1ac.js" with { type: "file" };
import file39 from "./part-6fe56d3eea.js" with { type: "file" };
import file40 from "./part-77a3c299c6.js" with { type: "file" };
import file41 from "./part-7873d721af.js" with { type: "file" };
import file42 from "./part-7a7f37c8f7.js" with { type: "file" };
import file43 from "./part-8098ab15d0.js" with { type: "file" };
import file44 from "./part-840e59678e.js" with { type: "file" };
import file45 from "./part-8962e18833.js" with { type: "file" };
import file46 from "./part-89ff8d4c8c.js" with { type: "file" };
import file47 from "./part-9246765660.js" with { type: "file" };
import file48 from "./part-99455cd84c.js" with { type: "file" };
import file49 from "./part-9ade54c79f.js" with { type: "file" };
import file50 from "./part-9d2fa4b4bd.js" with { type: "file" };
import file51 from "./part-a17c3d9fde.js" with { type: "file" };
import file52 from "./part-a3d5076f6d.js" with { type: "file" };
import file53 from "./part-a55e8d5fc7.js" with { type: "file" };
import file54 from "./part-a8dcd4d960.js" with { type: "file" };
import file55 from "./part-a99a3d1345.js" with { type: "file" };
import file56 from "./part-aa2a21e0f6.js" with { type: "file" };
import file57 from "./part-ad7ec4b1c2.js" with { type: "file" };
import file58 from "./part-b261e0b986.js" with { type: "file" };
import file59 from "./part-b33408a516.js" with { type: "file" };
import file60 from "./part-be0777dc5c.js" with { type: "file" };
import file61 from "./part-c166e36fb6.js" with { type: "file" };
import file62 from "./part-c5caab28ba.js" with { type: "file" };
import file63 from "./part-c61c7b7b71.js" with { type: "file" };
import file64 from "./part-c96d465071.js" with { type: "file" };
import file65 from "./part-cb7fda947c.js" with { type: "file" };
import file66 from "./part-cdd4e150e9.js" with { type: "file" };
import file67 from "./part-ce4c0678b4.js" with { type: "file" };
import file68 from "./part-d5f9ceb76e.js" with { type: "file" };
import file69 from "./part-d862146e95.js" with { type: "file" };
import file70 from "./part-d8fa94c5ca.js" with { type: "file" };
import file71 from "./part-dc6f53ee6d.js" with { type: "file" };
import file72 from "./part-dc70894ba9.js" with { type: "file" };
import file73 from "./part-de8b092f0d.js" with { type: "file" };
import file74 from "./part-e06947852d.js" with { type: "file" };
import file75 from "./part-e2d9525825.js" with { type: "file" };
import file76 from "./part-e41da8eed7.js" with { type: "file" };
import file77 from "./part-e74ce88662.js" with { type: "file" };
import file78 from "./part-e933afe8c6.js" with { type: "file" };
import file79 from "./part-ee7f091d75.js" with { type: "file" };
import file80 from "./part-f262433f45.js" with { type: "file" };
import file81 from "./studio-165e2f6c1e.css" with { type: "file" };
import file82 from "./studio-b441a23e09.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-66bbe5066c.css", path: file0, bytes: 12321, integrity: "sha384-DD8gNubeZ2qvZxhSD0aXQduVFgWYIm8rOSE3/7haXlWXrfV//2irUmufB0JGsE+b" },
  { name: "book-e8c69a4344.js", path: file1, bytes: 7150, integrity: "sha384-AaDdfd1V3uCEDkQ3v7Z1RNJUFYNNRzZEKCT9h7rdp21gakEb2pZQJmeRZHQz1RnQ" },
  { name: "console-011827f768.css", path: file2, bytes: 56691, integrity: "sha384-OG/FxSgfhVQLN2vhCVimyoliRpaJrjLkyhR4+pb0iOh+533MFwxBC7I/I3TxnaEw" },
  { name: "console-0ff9b7478e.js", path: file3, bytes: 22092, integrity: "sha384-YfpsOXZj1G6UpPbGVQBNiJa1sUyfqaH/Rs+HA3RTOAVBlw3Vt7ruMu+iBQGvjPwS" },
  { name: "part-02ec5465a0.js", path: file4, bytes: 14562, integrity: "sha384-vdCNLCX1Rq9toswfmFgyC2tqPfGp75wrYMWHSvqnM54t+8uZ7+l6fhgX3Ug8fdiU" },
  { name: "part-03ac0c8529.js", path: file5, bytes: 913, integrity: "sha384-hkwHMFg/Z9p5GGmCU1J9rETCMk2Ac4VNFg1Uuhd0ZE6mKuYZa/f/j+ZhKvXMNqIE" },
  { name: "part-04d701d6b0.js", path: file6, bytes: 1622, integrity: "sha384-9TfHmkJoqWSFzW54X1HTSqktlxxQYScz9TX8axIuTdw9BvhX19dpdkHLrj5FyW3e" },
  { name: "part-056be801b7.js", path: file7, bytes: 7252, integrity: "sha384-j6bJ26fm3XY2evBAuYWkW7IfaD/aeAlgthHcuxGOYrIT33XhwNRKKME+Xx18Kz/n" },
  { name: "part-08a3588e49.js", path: file8, bytes: 2323, integrity: "sha384-4BOlcvRTV15fDEsQAIDw6dCWZyNShJb6SW2RWjIXkzT6Eg9iRP+z7U3p9DOEdzOx" },
  { name: "part-09cda84d8a.js", path: file9, bytes: 764, integrity: "sha384-J9ZmDf4PQ8tjD+XiqsfsIlTogu1kz6ikGqwVY2KNND+LH+qG6KxBtz7M32ngQ8oW" },
  { name: "part-0b86d3ef61.js", path: file10, bytes: 3904, integrity: "sha384-pXh4yjZ3DE2zRl++tPVQg43BbHs4df9zzVbDqZrNVOSxNjPsSdUrkIhRMIYL1296" },
  { name: "part-0ff8aa7bae.js", path: file11, bytes: 1587, integrity: "sha384-Zp45syw5VDYoS0jsj2u1dqlpDtkd+xtwAV1mRONbQ89XzmqxePwdVU9+NHE3QG+a" },
  { name: "part-1234dfa3f9.js", path: file12, bytes: 64331, integrity: "sha384-wigseXEMj1SifCETo4/stN2ydbOR5Go1ke96biVbUyQz5VxglqzgQkhQg7sgSpcq" },
  { name: "part-1820f35cb8.js", path: file13, bytes: 3530, integrity: "sha384-oceLAo2MjBf+WGIcW9ZqRH21VvYw5nvr7zcdR12NjOoMac5Ztiw+yiZLemKItNc2" },
  { name: "part-19798b89f1.js", path: file14, bytes: 3961, integrity: "sha384-kzvrqd7k6oTOMqm4kDZ5fsD6ZACLELaSru8GdP/NMo7pfiXbwhxYpz0ZeGgUFLwe" },
  { name: "part-19b3bf4c61.js", path: file15, bytes: 616, integrity: "sha384-Z1/XdctC49C11YpKUMaH6FvCtHy89IFrffuKxYJEoI8j2NO80T3sLXbpQ6koFWHz" },
  { name: "part-19d9631f16.js", path: file16, bytes: 61998, integrity: "sha384-xhYGxxj+EMTVu/+Id8VKPK2U4nr9H5nf1khaFW9WrXVcNfFNQtUWYHBh3MhDuT2y" },
  { name: "part-1c3585c6d0.js", path: file17, bytes: 547, integrity: "sha384-iB24L3ZYWwgweucVk0EO6iBk6tcbAtSLzlRhNmvAmadYc1D3rXX8l9O6oEshiFpi" },
  { name: "part-201582b389.js", path: file18, bytes: 44363, integrity: "sha384-qrpp3OvmM0djifySZTyo8eMv6q2B2Mo4CEZBgIJuRz0R7A60asv66xSV33ppQsVu" },
  { name: "part-204c9567db.js", path: file19, bytes: 706, integrity: "sha384-CYkJ1cbiv21fCLCW4EPvGWh99bAvr5mYSw6+cRM2B9E3kCZ9GHjo+bdoLZ0hpHDI" },
  { name: "part-209718eef5.js", path: file20, bytes: 18227, integrity: "sha384-w443uEOOEtNN4dRz2FdsQ0T38BrcsPo1EUIGBPe2ftDq/4TfECDAeCDfiD5txupN" },
  { name: "part-22824e692c.js", path: file21, bytes: 1144, integrity: "sha384-86cA9jWS1+ge+ngcsQA9Xxg2ckLk3SBPd72DkS8+C4s/Ibso2pygrkvMiKTZia3H" },
  { name: "part-2953ba9538.js", path: file22, bytes: 31804, integrity: "sha384-bl3LK9xF4kN+kYgNTEUXNZVQtyGhhO0VGZ43n6ob1Xr0yNng0SC0MhirBtWXH5Fy" },
  { name: "part-2d3b53a778.js", path: file23, bytes: 922, integrity: "sha384-iXXRy0ArENW3KZ6FB/sbSoQTk31/aaOwo0QYu6VxSalXaG7x+dB3xVsSctqwJDlI" },
  { name: "part-3851df4eda.js", path: file24, bytes: 11115, integrity: "sha384-SMEDPauybfEKVrmDn28eRJZ+ENosRQm2t85ycZndE1R0sewz6tXRM4+b+KWRWFe/" },
  { name: "part-3d74d47e78.js", path: file25, bytes: 6994, integrity: "sha384-3deD+caJBxX+Kk3RwSoJn+MK9Ikvn3ROi8bhZWT1n6aTQXLRxyuNWUbwAJc6rH1X" },
  { name: "part-41e1f67156.js", path: file26, bytes: 1624, integrity: "sha384-uP6qQfDpQKB2+xU/n4YHprtVf4g8DDWKC7SprjnYTMaVGZWGrlVuI78rTKZnjJ8W" },
  { name: "part-444570fe37.js", path: file27, bytes: 498, integrity: "sha384-WypzOa0FSeNEO0voMUuJ4o5lCQaYuEUW3unU8NUZY58RJJbpqrzaWz/8wSLATqon" },
  { name: "part-46be4ac27f.js", path: file28, bytes: 25407, integrity: "sha384-Cz8YPB7eOEC5VcU5atH7hq+7UzxtaEn4Z36PIj2PXFQcgYt0UWf48AS3nNsLMg6a" },
  { name: "part-4cb417f15a.js", path: file29, bytes: 334, integrity: "sha384-j9BvPzQH89JXBNwoJoQUsA37wVIj6uuMCO+a2NkGOG8DcHRczdL6TM5+Ol2b6DyO" },
  { name: "part-501c825680.js", path: file30, bytes: 732, integrity: "sha384-LWQntc15ENd4iC0/IUyB0rtHDT9u+Q6HZsPoqQ1eb0JWRgECkyggmOkBBjPxg/3Z" },
  { name: "part-539e1d3147.js", path: file31, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-58b7b7b941.js", path: file32, bytes: 3415, integrity: "sha384-ARUD66rwWq3LTZbrSBFN6x69xiK1BAmtLtYaqQSJwQjk0LUl9feFlbwtUDRbm6r+" },
  { name: "part-593e76ab0f.js", path: file33, bytes: 548, integrity: "sha384-niHmyqWgCbDrpOcq6hbCdRB0q67PgLZf9jVdaMCUKC2hHb/gHxOD8cIUkrv1sxa7" },
  { name: "part-5c454ca917.js", path: file34, bytes: 920, integrity: "sha384-iQPCFGgJjTt01GHpxhviOThwJcpqVCcKbSOtJX4eel5frtCRTNN1BDnGS6FBITxj" },
  { name: "part-5e9458a650.js", path: file35, bytes: 4933, integrity: "sha384-X+en3nvxwQH3pra+QDohr1KxoHR2KF1kymWi0aQHLUUfT0OYmMWSuD/39ygWo9Bj" },
  { name: "part-5f7a6b82cd.js", path: file36, bytes: 7170, integrity: "sha384-g9L5BhZ+ZmXYTLhBu5G7D3iVXM5uM5u/L4Eu+R16nF1hSZ+0RNNJZ0vf8TH7o7yS" },
  { name: "part-66200c9beb.js", path: file37, bytes: 3645, integrity: "sha384-VZNn1Z9P9qSB+DuTAMY4NTXAVSO3U8V2pufBUTljri3NVLAlsU4Y1wdChgYGc8hM" },
  { name: "part-6ef1d8f1ac.js", path: file38, bytes: 616, integrity: "sha384-FU1wzKy6Jw124tmsRQ7NbaftovnaP5FYc9Ev2LqfnvgkuPeHiElvQQ2KPLdIFnui" },
  { name: "part-6fe56d3eea.js", path: file39, bytes: 325, integrity: "sha384-1K0EadaBUyw5B8AXtRRdu7tlk+C0JHqW+SL/JXM+ygUN6wztIPRnL3vY2gC77ha8" },
  { name: "part-77a3c299c6.js", path: file40, bytes: 1647, integrity: "sha384-gUuuoYLmctcOMZv5eEot4QnUPzBR1Ecce5YaQrtcLoDsmyxWUbpMZ4QKPAdBswFa" },
  { name: "part-7873d721af.js", path: file41, bytes: 7399, integrity: "sha384-DWAcCGgFEOLQycz2YlK6LZIMuDM9BCaAXQGH4BmCL8D7D7kN4Lyx+S5RsEUEcnm/" },
  { name: "part-7a7f37c8f7.js", path: file42, bytes: 1369, integrity: "sha384-UfiDV/najssNYbwZjLsUI/sCy6U5uHPj67x7WmwBO4nwtsLknehgpt8hbpaWygOz" },
  { name: "part-8098ab15d0.js", path: file43, bytes: 506, integrity: "sha384-aZEd8WXjdU1p3EL1+UH/gaTdEMAExcq3So9AJqLLFS12FFK9vLOtIEZ2qp5gxVqi" },
  { name: "part-840e59678e.js", path: file44, bytes: 1104, integrity: "sha384-RPg1022QsfUVzLNHKoISOGP83yEsvEbat5oF2iorpe9LIJIS5thAuJq247oS/hpW" },
  { name: "part-8962e18833.js", path: file45, bytes: 4344, integrity: "sha384-h8PwNGal50XifEI3IlHYyuAIMzd+CV6BLlsu9hmlKg/wzW5hbBIwVUbMr/fx336j" },
  { name: "part-89ff8d4c8c.js", path: file46, bytes: 2422, integrity: "sha384-XYTkhAgL9mEliPrhlTqWWeBf+K5TkLsfG/XiUqL+jxm4THoxaYLp1R/ctCmrbnQ4" },
  { name: "part-9246765660.js", path: file47, bytes: 651, integrity: "sha384-vBR/AHkTanLZ0nogi+L6OmsvTue19bWL/HFzJzZosiozWkx0ZQc9pqwdAkxHfYHY" },
  { name: "part-99455cd84c.js", path: file48, bytes: 484, integrity: "sha384-U0BsqqC7ktrrrAZV2nTJJkALws+QpNu3TsOnF760u2gDxXJQxFsNcsVhtrfLLYHz" },
  { name: "part-9ade54c79f.js", path: file49, bytes: 136, integrity: "sha384-ULZ2MIZZ6g5tYvAa0Q0BC/9GyJ5mYjZEzellVpAtFtQj5qn+JYHXKxaYFMDnq9y5" },
  { name: "part-9d2fa4b4bd.js", path: file50, bytes: 5351, integrity: "sha384-tb29a1YbwDGJmMnQl1zkNXcaLUcfHB2yIqntPvWXxd3ORpZSH2KdF2D98MXG1gR7" },
  { name: "part-a17c3d9fde.js", path: file51, bytes: 2744, integrity: "sha384-gmom8kUGX8/9hIprFwXjsFaYJ2afb/6vSEQLPfjrMeFfR72vFUw94/Z2eytsOJ8u" },
  { name: "part-a3d5076f6d.js", path: file52, bytes: 4826, integrity: "sha384-G69HPxLViKzNdtmbVGggh1xhVPx6/wJcOFB44h13DJruQ/g6dML+6aVrOOhou1yV" },
  { name: "part-a55e8d5fc7.js", path: file53, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-a8dcd4d960.js", path: file54, bytes: 6439, integrity: "sha384-1ZoXSBZTFUuFcDbLrdogjkv1fDt1/Ux5dEIpi+MayeqGhoopgkiu1sZyH6xWycxy" },
  { name: "part-a99a3d1345.js", path: file55, bytes: 4198, integrity: "sha384-3UACULB5kU4vYnK3+QsdRoYvMeoX5nKrZUhhGf3MBFhacI+Flsm4YVXhlXfVY/t4" },
  { name: "part-aa2a21e0f6.js", path: file56, bytes: 461, integrity: "sha384-QvfI6SIEQDkk6GXPwcxtYBkM3/R29hAri7iRnTJW0qbmxtni5yHAZY9u6iwnz99a" },
  { name: "part-ad7ec4b1c2.js", path: file57, bytes: 487, integrity: "sha384-e5+tA+9MZudvC/ZRSgTQJvsAZAOJPaxJFozoSP/oY8QdbMBKRltXvmtLlX52OUNx" },
  { name: "part-b261e0b986.js", path: file58, bytes: 2203, integrity: "sha384-6kXLZBpsVf1XixPJplPqBooaHz17doDo8/r52okDGmFgFDfdnnq2SdoR0RTk2PDc" },
  { name: "part-b33408a516.js", path: file59, bytes: 928, integrity: "sha384-sx5Ko7Y0ab0tM3vrRJt7zVNOyyTSfMxtEjH75S/2lFHsN3TdJNO/EHNkyrBpl25i" },
  { name: "part-be0777dc5c.js", path: file60, bytes: 577, integrity: "sha384-AAbt45QuuHZBSr1oTornRM3obxqboqgfVpaGxb3GnPEAIZ/P5e/wwLaSsHKrXfdx" },
  { name: "part-c166e36fb6.js", path: file61, bytes: 370, integrity: "sha384-Uo0ActJ9AX4drlrskeXBil+1TqxF3r8+lXuwex7oVpCOqYIWEwTaxQ72JO3RZKpV" },
  { name: "part-c5caab28ba.js", path: file62, bytes: 743, integrity: "sha384-ymPs5Gn9Zgn3mdihjmNwDIgDY7q3IKsfnlL0hy9AiW6/azHIL6UqyZj1IdwhAkEn" },
  { name: "part-c61c7b7b71.js", path: file63, bytes: 45449, integrity: "sha384-AouEPAQWFzzJDA8YO5Ie/SiGIthLOq2AP7z5esVAagHyT9Hj+83KqJToUaElH6wm" },
  { name: "part-c96d465071.js", path: file64, bytes: 9187, integrity: "sha384-nuhoPsXk7W6CYdGaHm1GYWJbycDFqzyNy0tkuGx5W2wvTqTB/fWHNQ63VI2tXfdc" },
  { name: "part-cb7fda947c.js", path: file65, bytes: 391, integrity: "sha384-ZM7YjjAmNtatP2mTwqy1R4cJHMNu/ssLTi3/SvFus/xVqK0ovrXosTbHFdoilm6e" },
  { name: "part-cdd4e150e9.js", path: file66, bytes: 2447, integrity: "sha384-FLoH0z0pTZqm41oCZiWXb6Cm4nArRqoY/HMxY+gSRXQ/VYeIp4JX43db0qRhkcOA" },
  { name: "part-ce4c0678b4.js", path: file67, bytes: 6624, integrity: "sha384-B9mKWIys+X/6VlxORp7Ry3PIPEFjGKXHDrj9Sud+zn5XBXfytOgJyd42iWX5nZBt" },
  { name: "part-d5f9ceb76e.js", path: file68, bytes: 9073, integrity: "sha384-VuCD+KnCgdes/9J2JEeBqjVoTgiRvbmbtlupdwTGu52RoTQ1T12/kXqvJYHklMTy" },
  { name: "part-d862146e95.js", path: file69, bytes: 17596, integrity: "sha384-Jkkswv/o1lFmy/dYOlMoNIkI75oIFAe4JJVAhrNdvU7bywiq2NQmdFGtM06KUiIw" },
  { name: "part-d8fa94c5ca.js", path: file70, bytes: 1161, integrity: "sha384-L7LoRmIzguILSi0JJGZRgLndEVkNJO1slxtg4JLb2ZFgLk2skU2aUr7Sr8QeQVyV" },
  { name: "part-dc6f53ee6d.js", path: file71, bytes: 24555, integrity: "sha384-oxLlnRnT/OnzKemZYDuUD3+YvVz2odivS4zdE4KIzkQPdIy8gDOUt6FTLLXqP0rh" },
  { name: "part-dc70894ba9.js", path: file72, bytes: 796, integrity: "sha384-AtK/UvxlIqaIW2A8uiyncrS8XFezFXgJdBUUcbxqWxIMxPRp2eZIcCQDXS4M0NwX" },
  { name: "part-de8b092f0d.js", path: file73, bytes: 2711, integrity: "sha384-9Dz0Wp4YkQO+9C1oRrV9iCZ+h3PAouQZLnm088C3MBKbGOiCcnRq4PNWuZTpMv57" },
  { name: "part-e06947852d.js", path: file74, bytes: 894, integrity: "sha384-0agv0gPcOGyIK8uSlgc32lxVcn3QXyPX7pMeJufveKPQUB5PwqXEWXtWp7kKjRfs" },
  { name: "part-e2d9525825.js", path: file75, bytes: 12733, integrity: "sha384-MhiWXgBtQ9zHJwtjQeUlx3FjXGKre11zt3F43wot2zSHsv0Vl0N7A8cvlXSojxXl" },
  { name: "part-e41da8eed7.js", path: file76, bytes: 381, integrity: "sha384-gDVa7oCQfVoXvEp2TxkrhXqw+cikJs0XTXmgHhlrCzGNCOgjsX1EQw7FIUJ+qrg2" },
  { name: "part-e74ce88662.js", path: file77, bytes: 561, integrity: "sha384-WzIZqTqrl6dAiMN3zlpU9Nly8TrwrX6TJy2d94kecHPw/ZoSC2cR9SRt7GSqMJZS" },
  { name: "part-e933afe8c6.js", path: file78, bytes: 4596, integrity: "sha384-ExOy4UqVzIFo/UpdKoabWSuYVbuTvkwo/DfQRhYza3wy1alwAmPxYo4cjxdS7HTr" },
  { name: "part-ee7f091d75.js", path: file79, bytes: 582, integrity: "sha384-hTEpqyQOFZAhqcfdMA0Vv17SBV5TS4cKqXdqDVcQcQsx4/1rwXOHsdIEUsKtyTPH" },
  { name: "part-f262433f45.js", path: file80, bytes: 488, integrity: "sha384-DsSutBjR2PhguwZY/L5f5uF47rm4YZfbMGzMQ6yUUwShkEBjLyhPCwSAloTiF5dF" },
  { name: "studio-165e2f6c1e.css", path: file81, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-b441a23e09.js", path: file82, bytes: 7641, integrity: "sha384-6nEfFi6Hqf18B3hLj6GgWJ9p702LBiJxFbid+BdQYOFBcYXYWDp0o/przNkDkh99" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-b441a23e09.js", style: "studio-165e2f6c1e.css", preload: ["part-0ff8aa7bae.js","part-19b3bf4c61.js","part-19d9631f16.js","part-201582b389.js","part-501c825680.js","part-539e1d3147.js","part-6fe56d3eea.js","part-a17c3d9fde.js","part-aa2a21e0f6.js","part-c96d465071.js","part-e74ce88662.js"] },
  console: { script: "console-0ff9b7478e.js", style: "console-011827f768.css", preload: ["part-19d9631f16.js","part-539e1d3147.js"] },
  book: { script: "book-e8c69a4344.js", style: "book-66bbe5066c.css", preload: ["part-539e1d3147.js"] },
} as const;
