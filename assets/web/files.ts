/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-2b052211fa.css" with { type: "file" };
import file3 from "./console-f739e75805.js" with { type: "file" };
import file4 from "./part-00fe65c27e.js" with { type: "file" };
import file5 from "./part-02b728ba3a.js" with { type: "file" };
import file6 from "./part-048444c2c2.js" with { type: "file" };
import file7 from "./part-0a22e351e9.js" with { type: "file" };
import file8 from "./part-0c301ae17b.js" with { type: "file" };
import file9 from "./part-0dea014c89.js" with { type: "file" };
import file10 from "./part-0f7e3f8825.js" with { type: "file" };
import file11 from "./part-11120c47a8.js" with { type: "file" };
import file12 from "./part-1297f90e07.js" with { type: "file" };
import file13 from "./part-1878b45ab4.js" with { type: "file" };
import file14 from "./part-1f6dd4e47e.js" with { type: "file" };
import file15 from "./part-1fc08afece.js" with { type: "file" };
import file16 from "./part-20968ccd20.js" with { type: "file" };
import file17 from "./part-211c6fb6e4.js" with { type: "file" };
import file18 from "./part-24063340c2.js" with { type: "file" };
import file19 from "./part-2df018b77e.js" with { type: "file" };
import file20 from "./part-3058f6fa92.js" with { type: "file" };
import file21 from "./part-319986fbb6.js" with { type: "file" };
import file22 from "./part-345b7ed4d2.js" with { type: "file" };
import file23 from "./part-37f72601d1.js" with { type: "file" };
import file24 from "./part-383272611b.js" with { type: "file" };
import file25 from "./part-3b5eeee912.js" with { type: "file" };
import file26 from "./part-41b78aca8c.js" with { type: "file" };
import file27 from "./part-427e1c4a8f.js" with { type: "file" };
import file28 from "./part-44dd0ee4b6.js" with { type: "file" };
import file29 from "./part-48079251bb.js" with { type: "file" };
import file30 from "./part-49a4ad9e06.js" with { type: "file" };
import file31 from "./part-4a8c1adca3.js" with { type: "file" };
import file32 from "./part-4fab9706b2.js" with { type: "file" };
import file33 from "./part-549c0d2a14.js" with { type: "file" };
import file34 from "./part-58bf3e76de.js" with { type: "file" };
import file35 from "./part-5be1055371.js" with { type: "file" };
import file36 from "./part-5e2ad4447d.js" with { type: "file" };
import file37 from "./part-5efe7b6a15.js" with { type: "file" };
import file38 from "./part-63ade49dd6.js" with { type: "file" };
import file39 from "./part-6676a8c609.js" with { type: "file" };
import file40 from "./part-6b4aff978b.js" with { type: "file" };
import file41 from "./part-6ccb2e8cfe.js" with { type: "file" };
import file42 from "./part-6eaabb2d64.js" with { type: "file" };
import file43 from "./part-6ed14221c4.js" with { type: "file" };
import file44 from "./part-7426f38bfd.js" with { type: "file" };
import file45 from "./part-768cd12301.js" with { type: "file" };
import file46 from "./part-7d672fd966.js" with { type: "file" };
import file47 from "./part-82da3c3620.js" with { type: "file" };
import file48 from "./part-8f378505ce.js" with { type: "file" };
import file49 from "./part-9203fdc72e.js" with { type: "file" };
import file50 from "./part-9246765660.js" with { type: "file" };
import file51 from "./part-959b90a342.js" with { type: "file" };
import file52 from "./part-972053f960.js" with { type: "file" };
import file53 from "./part-973c0aa5c5.js" with { type: "file" };
import file54 from "./part-9ab92df6f1.js" with { type: "file" };
import file55 from "./part-9e11f2d9dc.js" with { type: "file" };
import file56 from "./part-9f231ca897.js" with { type: "file" };
import file57 from "./part-9f98a8cfa4.js" with { type: "file" };
import file58 from "./part-a13cb24388.js" with { type: "file" };
import file59 from "./part-a55e8d5fc7.js" with { type: "file" };
import file60 from "./part-aea2bb5a59.js" with { type: "file" };
import file61 from "./part-b0c1d37133.js" with { type: "file" };
import file62 from "./part-b2c73519ee.js" with { type: "file" };
import file63 from "./part-b368db5322.js" with { type: "file" };
import file64 from "./part-b466804b51.js" with { type: "file" };
import file65 from "./part-b88bf0263f.js" with { type: "file" };
import file66 from "./part-be33a65456.js" with { type: "file" };
import file67 from "./part-be8bbe3f51.js" with { type: "file" };
import file68 from "./part-c17914f1b2.js" with { type: "file" };
import file69 from "./part-c8324eb486.js" with { type: "file" };
import file70 from "./part-cb776f0c2f.js" with { type: "file" };
import file71 from "./part-cfe316d625.js" with { type: "file" };
import file72 from "./part-d04583bdb9.js" with { type: "file" };
import file73 from "./part-da3725c4b8.js" with { type: "file" };
import file74 from "./part-e19c2d905a.js" with { type: "file" };
import file75 from "./part-e4f83ab3d3.js" with { type: "file" };
import file76 from "./part-f0a6fb6a8b.js" with { type: "file" };
import file77 from "./part-f29d43f433.js" with { type: "file" };
import file78 from "./part-f2e9140f12.js" with { type: "file" };
import file79 from "./part-fc1f4cf365.js" with { type: "file" };
import file80 from "./part-fd0369fe94.js" with { type: "file" };
import file81 from "./part-fff5ab0afa.js" with { type: "file" };
import file82 from "./studio-1a9a09f34a.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-2b052211fa.css", path: file2, bytes: 56877, integrity: "sha384-ILx9+4RtZAEyMZmt3OVonnsnVR2XZBqrhDqqDyq7TGxhrUO9YDHHGWSbiNoVNuXz" },
  { name: "console-f739e75805.js", path: file3, bytes: 22281, integrity: "sha384-XLDGbuJ0/4f3TO0OfTcWK5E4EzvRgIM4y8QUmq0bXptSDvzjumOzYl/OYiTM+RoQ" },
  { name: "part-00fe65c27e.js", path: file4, bytes: 2533, integrity: "sha384-4B7P2AcVkMIk1+hu56FFOMmeYKV9LTDCY9MlxXLDPmZ4sHmjbZIy9iNDu41Uybm9" },
  { name: "part-02b728ba3a.js", path: file5, bytes: 24555, integrity: "sha384-JPQT0W2wH7MNTTtYua1e7pguZYqvEt5H/gdFmPykvJC33Ddqxzj9ZmXXThESiE33" },
  { name: "part-048444c2c2.js", path: file6, bytes: 743, integrity: "sha384-rCoII2UBKAbcU7ydWtqqhgr/W2r/LMu3SYnHbjDwvIJQ4npESqA/CBWzK9Z8aA7K" },
  { name: "part-0a22e351e9.js", path: file7, bytes: 14622, integrity: "sha384-mAWFghzT2rwG1yKmLg3ILUSQnPZihG0Z2QntUBUFKf+RnMhtkoIguFI/qeVHxsrC" },
  { name: "part-0c301ae17b.js", path: file8, bytes: 136, integrity: "sha384-gJDc6+9Ax82JuhfSGJvv9SPcGhTLONbEuDDg3IRq8vdH6tKulXlHIECreiMjeWA2" },
  { name: "part-0dea014c89.js", path: file9, bytes: 2744, integrity: "sha384-f/BnWj+n05xYcVuM+1q8l96AMoscLeKklvKCoDBIXm+36RLH9n7ZiZ2bFNAiDsne" },
  { name: "part-0f7e3f8825.js", path: file10, bytes: 1369, integrity: "sha384-teK1m7tSu7QZk+RhnwHS9X6KjnU3USkfDc84nU90xc+GWH+4maKoWlukS6FugSWn" },
  { name: "part-11120c47a8.js", path: file11, bytes: 2447, integrity: "sha384-5wHAftjVfIS20OzihMVE9ujYeY9OLFb0dB+uCQ7CQjsIpYl0sa2+v7vOecSIcJ8a" },
  { name: "part-1297f90e07.js", path: file12, bytes: 17601, integrity: "sha384-6iNv/bNbtHnOQSK8AlfOz3NBR0qRYWoLjAPbj/XvcgOMEhg39x3FjYPvsWGmTVqg" },
  { name: "part-1878b45ab4.js", path: file13, bytes: 3530, integrity: "sha384-pC5/gjw4JjFnE0yOab82Fx3tThUqLm+ozLh/9Rw7bLCyM8KV4n+DdH5pFdqZgpcI" },
  { name: "part-1f6dd4e47e.js", path: file14, bytes: 484, integrity: "sha384-UMuEt+j5QG3iQVf4oBut1YXd/gOkroo1Tpdq49EYW534QAOIDnSp3nfw7B9Ibl4K" },
  { name: "part-1fc08afece.js", path: file15, bytes: 6434, integrity: "sha384-GnL8RQgGLcxjkhhu+F9teqqmtoR1z5/z7y1YjGunyeUM2cWfpnhTuKr8CoiSlWIg" },
  { name: "part-20968ccd20.js", path: file16, bytes: 3415, integrity: "sha384-i2JCnKJ1/IF/amdDEN6oHqCJE//vDwNHKw4dS+etMEL9KemGHecZik8Y8xh1BOAS" },
  { name: "part-211c6fb6e4.js", path: file17, bytes: 9073, integrity: "sha384-w6VB4JJskV71o/q87vjs0z+ZY/moilkCuvtsCst84X6rn6Fq02qqlUBj81dCF7JX" },
  { name: "part-24063340c2.js", path: file18, bytes: 4826, integrity: "sha384-vp5XehxC4WMYJP8BfKRBH+Jn4gLj8Pu6M8YG/Qul95WJisMa89xwEJu1cnmE/8Fj" },
  { name: "part-2df018b77e.js", path: file19, bytes: 62018, integrity: "sha384-QFiBvZY+tG7/W7wOAYLzXG82w/n/r7Pv3ZdOjY7RFQMRi2n45EAnqUQFTUQyxHKN" },
  { name: "part-3058f6fa92.js", path: file20, bytes: 561, integrity: "sha384-k1MTIOdR+DPmLWR59uBVBm8KcehyZjroK97YU3Jq328ASzpgwZjfy4DrSbjECH07" },
  { name: "part-319986fbb6.js", path: file21, bytes: 2203, integrity: "sha384-GMr0Q/pJt7YfLA+zLRMZa9WhUz4AyAZgDOnHMcNFT3TmLmu9q2HJIi+ehsiseQQ+" },
  { name: "part-345b7ed4d2.js", path: file22, bytes: 506, integrity: "sha384-XviSQBdiTmpJPFOtXuEdrGjJVyZsXnyxjLPRMckV1OlKGbU0WJI1oavbzOsPVs34" },
  { name: "part-37f72601d1.js", path: file23, bytes: 3904, integrity: "sha384-hcw01F3ys3C4/R0y3e5hxc5o2b7rGbPLow8bs3D8HEJ5132qTmscBoLyR5uextRE" },
  { name: "part-383272611b.js", path: file24, bytes: 461, integrity: "sha384-phRCi5izo4HBUy+iJo4rm0MMjx2GJ8EYK+AKk2Mx0xKTsPAGQgcSj3fTubnnSDFQ" },
  { name: "part-3b5eeee912.js", path: file25, bytes: 616, integrity: "sha384-4LJJxLV9TkEF05T28zybUupG3De+tk7sgPLM9sovY9aDTBJKuwu2BO3Y2fxcBxbm" },
  { name: "part-41b78aca8c.js", path: file26, bytes: 3961, integrity: "sha384-AssZYYaXtHZ/QU18uvlpmsgqqK/UcTKRj0af14mzXUEpOSWOMdOp3aA/Rm/vOLRZ" },
  { name: "part-427e1c4a8f.js", path: file27, bytes: 45464, integrity: "sha384-w+27DstrfVYKAwZ/YmIySq0y/NPOixI2Q7VObBQYh/pjVsb2MK6mmjQrnUY0p+UD" },
  { name: "part-44dd0ee4b6.js", path: file28, bytes: 6994, integrity: "sha384-OJltQJANOQy3lylihuRfQH0G+SG+XnTrEALGSItDcDs7ND19L8+6BsYzQMth13AW" },
  { name: "part-48079251bb.js", path: file29, bytes: 5351, integrity: "sha384-QAy6CPByp5AmGThceu23TStLi3ngmculfnkfEb2Tos+kyYrqiBwq1YoNG6+q1MGe" },
  { name: "part-49a4ad9e06.js", path: file30, bytes: 928, integrity: "sha384-5Rznx83/YbLU3PdivIt7IJwDGpTYO0F0/brqEPWB1orFyLG1UUneiRaM55fTZcjy" },
  { name: "part-4a8c1adca3.js", path: file31, bytes: 1624, integrity: "sha384-xfyBOr3qEyuXlwyiQ10KaXVSAUmqubSqikG9LHteP6eKf7ALcIgLI0lNNfTDCRqi" },
  { name: "part-4fab9706b2.js", path: file32, bytes: 732, integrity: "sha384-TrxHG4YI63j7FBaGzE15ibKkSpx2pou1ktyQcCFjBzehGVkWAi8IMlIAcz9WaOJ3" },
  { name: "part-549c0d2a14.js", path: file33, bytes: 894, integrity: "sha384-P5SYtXeMsc7rv5aQhDyHw0XrsAvJAHMXf3GXV+5VLs24tnBKbTZsmsl5oMlF/ybO" },
  { name: "part-58bf3e76de.js", path: file34, bytes: 18227, integrity: "sha384-L6zBtCf/kuCemomuQdX7IuarBo/F5FYmaAcjq/inL4ZSvyNGLk10cmjcofO7H+19" },
  { name: "part-5be1055371.js", path: file35, bytes: 2424, integrity: "sha384-JhP5EeGEbhY93aQCAsJ2exqHiK0GKU+4NBq4QkwjbyGVw5EacBKcGiWKTrh1V899" },
  { name: "part-5e2ad4447d.js", path: file36, bytes: 913, integrity: "sha384-sIfPpkeE3+3hO2DzgsLcUfofSOz9SbrRo2dTGJQdsWULj7eZj97B1o0GH75gAdXt" },
  { name: "part-5efe7b6a15.js", path: file37, bytes: 487, integrity: "sha384-ZbGGQsuw7s2DBUhXQFaGgezY/2mYldlQtuH2q93PGYGE0tYlAwjLuxCFDmb9Qr/d" },
  { name: "part-63ade49dd6.js", path: file38, bytes: 334, integrity: "sha384-0Tau9xIqkfbSY6bN4vfrLydHYu9AitKOkQEJR9/sPCTFbbFTE94CsINndzQzCthF" },
  { name: "part-6676a8c609.js", path: file39, bytes: 2323, integrity: "sha384-f+8vFPrdT/i9/Q+SJBE9zZCMMBXgLhYH9ydA9FkPUbUxpkG2VZX9k4tYGVxxBJiA" },
  { name: "part-6b4aff978b.js", path: file40, bytes: 11115, integrity: "sha384-eIoR7HLzMwkdC9NCzW2ORtbYpVl3ZaNy2tMrUSQYpRSjwhBtWV7s+FUAwnJwOxI8" },
  { name: "part-6ccb2e8cfe.js", path: file41, bytes: 920, integrity: "sha384-9Fe/DOfzw0wujgb1Khmmm0siOtPFxRc/Vah0rKH2I62d0yLpUeR001WZuo7dZ7rZ" },
  { name: "part-6eaabb2d64.js", path: file42, bytes: 12733, integrity: "sha384-I9w2QLVXJJBfmPUkHYMw56PxpDuXIhSWa8WBwcQIM1W1ybmY3/CeepMn7uoYdlhF" },
  { name: "part-6ed14221c4.js", path: file43, bytes: 2711, integrity: "sha384-ASleSdjG0JKKbB216xbxibaTubR3VeQjpmNrFtRSBjyxjBad9t3Xt44KHRmPHJYG" },
  { name: "part-7426f38bfd.js", path: file44, bytes: 9187, integrity: "sha384-xJ7hDD0UEBjizJd9sDjlHe9XOrwXufcweBct2Vpxpwh14+TxJ0n6zK+cEfHd9L0u" },
  { name: "part-768cd12301.js", path: file45, bytes: 764, integrity: "sha384-hB12AiaTFrOW4vYKk2/Vx1c+YYoWVzKHQ+TuZs75VDVmTjqPZiE6B+kbm9icSdrX" },
  { name: "part-7d672fd966.js", path: file46, bytes: 706, integrity: "sha384-oO7MeZA2XJ0guUWwyQ9kHEEozqUqz5URESRASS9lMchw0b/AJDQypCr2++tSCkjR" },
  { name: "part-82da3c3620.js", path: file47, bytes: 325, integrity: "sha384-Oai+3Nc9pxsYZzMgrbI6Li8KVhK51PguuTUdhHHALiQ+Z2yMUHIlto4BlbrynIYJ" },
  { name: "part-8f378505ce.js", path: file48, bytes: 616, integrity: "sha384-x19tSbQxsRR1GAXcHIypNPVA7g/vTeKfX2N83naUzpSGwynQvOdiDSU1ZeRDLJ2d" },
  { name: "part-9203fdc72e.js", path: file49, bytes: 383, integrity: "sha384-saOZE+0tf89GLs1oKUE8Zfx2EqPHa+dHYIbwWEV169uqkIuzawdf5gt/9Nf8ozCg" },
  { name: "part-9246765660.js", path: file50, bytes: 651, integrity: "sha384-vBR/AHkTanLZ0nogi+L6OmsvTue19bWL/HFzJzZosiozWkx0ZQc9pqwdAkxHfYHY" },
  { name: "part-959b90a342.js", path: file51, bytes: 4344, integrity: "sha384-iE880AyeAdPSbVzVc8dLmdIeXV6pNBRhn2aP1wtPNjL5RLcbLpPwdQ5GL2oJM62O" },
  { name: "part-972053f960.js", path: file52, bytes: 1587, integrity: "sha384-B3+w5MB9AZ09yk/c1/gNGriLIhw6XGEHOy8EFePKFrUjZGMgIcTPVCBcmOhABr31" },
  { name: "part-973c0aa5c5.js", path: file53, bytes: 498, integrity: "sha384-s+BBO080mZLNFeTDSeu8oHLLFupDPhPTFO4cIPzXjKChCj1ycipptIOBGQLKcBJv" },
  { name: "part-9ab92df6f1.js", path: file54, bytes: 391, integrity: "sha384-UMGi0Y0RnjCiP0wPqqUqV1AoK1c/25V6V4OqjifxV+l30kxVbQb1fT7y8yFLCVRu" },
  { name: "part-9e11f2d9dc.js", path: file55, bytes: 577, integrity: "sha384-QG7zd51h8y4E3G1KSFb88TP4U3Who7GLD4hZMJlCgR10/d2SkL1jcK0U3g33GSQA" },
  { name: "part-9f231ca897.js", path: file56, bytes: 547, integrity: "sha384-pam6G14OEp5CCI9VQIGcfJd2/4FdpETrLmBw6HL0LZLle0g1FTdhYDrAjHnr/Ogj" },
  { name: "part-9f98a8cfa4.js", path: file57, bytes: 4198, integrity: "sha384-N7pctXhANHIdWotGdnyFeHyQC7EoJzu7F4kjF0BHfWE5joEGXhSm+Gu06vgbbxNr" },
  { name: "part-a13cb24388.js", path: file58, bytes: 32361, integrity: "sha384-xIdcHvP+ALTmdAaaWsa+xIHV0ag0QivokHm0U21dD4ilEEqg4cUI7fsdik2R29+S" },
  { name: "part-a55e8d5fc7.js", path: file59, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-aea2bb5a59.js", path: file60, bytes: 1647, integrity: "sha384-ZIPZX+zjdgPLKZU6G5apMymA0K6VXeB64SWtUMIJAO5GdU446CECxPwQgpLuVDLe" },
  { name: "part-b0c1d37133.js", path: file61, bytes: 4596, integrity: "sha384-Da6dp9ckDCmyhnfk2CE2n63Z5QMw8N6x+af7JvoYphS8vsz4xvcXHR6mHeV44Yvd" },
  { name: "part-b2c73519ee.js", path: file62, bytes: 582, integrity: "sha384-NhZDYgp1RZQiKvi5B86y/1Y0wlMJwU2JhUmwLJqgJiSpOW5QkSlTgLZUZlAeDQW5" },
  { name: "part-b368db5322.js", path: file63, bytes: 370, integrity: "sha384-8shmk/MYXeV+HWIVLBVBCpb9rEJ0SYpOUVNUZyS0MzwF+Qee+eH0Vez6FlIlOewt" },
  { name: "part-b466804b51.js", path: file64, bytes: 1104, integrity: "sha384-PovMWVZym6YXK8YcFRxpq2EdKSmolm4f06QLGQFCxzMnMwoiLkAtbnTc19Wqgy+L" },
  { name: "part-b88bf0263f.js", path: file65, bytes: 7170, integrity: "sha384-nK8Oj5bsVF3S6TpSzr6qrfdGXZxzqjGtXxG6XkEWS7mRxrmWUjfyuba6s29Q/Vax" },
  { name: "part-be33a65456.js", path: file66, bytes: 7252, integrity: "sha384-DPFskE8uVUD3bHznKTijM2CLnmfKy03DYeMtleDFa/RtMTpoTxnsmUSAwyi0ZaTx" },
  { name: "part-be8bbe3f51.js", path: file67, bytes: 1161, integrity: "sha384-vtuOk1rlF/f41tWm5A4Bbcjc2DsuB5UJjZuRcM5aAPLbobmv8t5sZECxtZGXE3E3" },
  { name: "part-c17914f1b2.js", path: file68, bytes: 6624, integrity: "sha384-9STtGtylGkhLwkV9r4UeDZVptb+S+dlDWwv/G6AWmxSxlz5YPKEkHGnj5U8TPpFI" },
  { name: "part-c8324eb486.js", path: file69, bytes: 796, integrity: "sha384-qd73biKpdkOMAYBdAJ1FysFeLN2kov8suUARmEXA1vgxDvv34veg96+d3uBRo3Jr" },
  { name: "part-cb776f0c2f.js", path: file70, bytes: 922, integrity: "sha384-zvViu6/pdVlOK+JUD0RFtIiuGWj3KZWq/vbHjQu50bATu/7Hg+HAgY30BMUTgb89" },
  { name: "part-cfe316d625.js", path: file71, bytes: 3645, integrity: "sha384-VmZu79l26IVqiGvLyfLp/WSomVsLa/mxuZlLMKf42pDz2r8Vk4AF6nqu0nktSkcs" },
  { name: "part-d04583bdb9.js", path: file72, bytes: 44376, integrity: "sha384-rlH/HGg0JWu1hIV+GjI7eipgW1rLBuGKY7oomBf8C4O6Uar4Q8G+1oaR8KT/Ojl/" },
  { name: "part-da3725c4b8.js", path: file73, bytes: 4933, integrity: "sha384-O6SQu/9ka+pj1mPQZwW3pzsz5qUHkNrxqrVp2HbZoesSlKirW6HDYgIy6IKrEg/c" },
  { name: "part-e19c2d905a.js", path: file74, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e4f83ab3d3.js", path: file75, bytes: 1144, integrity: "sha384-NBk0Zvt3sFriN0IJeO80VY8IboPpBzNaDhIknCQTt3p4e9K8iqHzAnOpFmY00sT+" },
  { name: "part-f0a6fb6a8b.js", path: file76, bytes: 7399, integrity: "sha384-aUxuHaG5Io/ie9y2U85wdQGgE1hubVPtWKsh0BzziGhAtUkvfHK8/8eFhqZ0YZoW" },
  { name: "part-f29d43f433.js", path: file77, bytes: 548, integrity: "sha384-LZPs/S1BLhC5KXnph/yYpJUODNwIrevIGa7RKXGOFU+oT/qebJde6BwrTZdM8tHz" },
  { name: "part-f2e9140f12.js", path: file78, bytes: 25405, integrity: "sha384-KVN8tj3V71EAh9CYCgmOPE8QA0q+hbQaxm8qyI9xxVd3tJ8F7MOA425qKLQyq6i3" },
  { name: "part-fc1f4cf365.js", path: file79, bytes: 64331, integrity: "sha384-EAC+Ni7trk7+bwPu4/jq9hK3YHTc2DmTKJV9q1rbo8priydl3Nr8YzR8KMZ7u6hR" },
  { name: "part-fd0369fe94.js", path: file80, bytes: 1622, integrity: "sha384-oonP5aRDFQx8ZIzVwqlGDZRXTzkqfLXwCqNv9DOQg+J+jZaJ7sVp6NFAKb9rzAWL" },
  { name: "part-fff5ab0afa.js", path: file81, bytes: 488, integrity: "sha384-43B8VsJ3sP6qMGlvVJwP5JS+ubgXGiUFVe5iprF3WPPiLfcfiMXFG5SLklu5o5L8" },
  { name: "studio-1a9a09f34a.js", path: file82, bytes: 7642, integrity: "sha384-kA6R6EZlvgttgpgFRGyka9ee5uXwvKVYWfWY/NL3hpq19reoA0Vts9Gb13IPdzHB" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-1a9a09f34a.js", style: "studio-fc2e0292dc.css", preload: ["part-0dea014c89.js","part-2df018b77e.js","part-3058f6fa92.js","part-383272611b.js","part-4fab9706b2.js","part-7426f38bfd.js","part-82da3c3620.js","part-8f378505ce.js","part-972053f960.js","part-d04583bdb9.js","part-e19c2d905a.js"] },
  console: { script: "console-f739e75805.js", style: "console-2b052211fa.css", preload: ["part-2df018b77e.js","part-e19c2d905a.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
