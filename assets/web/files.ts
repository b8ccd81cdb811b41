/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-25fc4787f1.css" with { type: "file" };
import file3 from "./console-2e0da9c041.js" with { type: "file" };
import file4 from "./part-0194d0ba9f.js" with { type: "file" };
import file5 from "./part-03fc055feb.js" with { type: "file" };
import file6 from "./part-0963b685f2.js" with { type: "file" };
import file7 from "./part-0c301ae17b.js" with { type: "file" };
import file8 from "./part-0c3c68fcc6.js" with { type: "file" };
import file9 from "./part-0d2bf99a12.js" with { type: "file" };
import file10 from "./part-0dea014c89.js" with { type: "file" };
import file11 from "./part-0f7e3f8825.js" with { type: "file" };
import file12 from "./part-11120c47a8.js" with { type: "file" };
import file13 from "./part-1239984d1f.js" with { type: "file" };
import file14 from "./part-1878b45ab4.js" with { type: "file" };
import file15 from "./part-1a297c9da3.js" with { type: "file" };
import file16 from "./part-1a9c2a11f7.js" with { type: "file" };
import file17 from "./part-1c0ee5dcb1.js" with { type: "file" };
import file18 from "./part-1f6dd4e47e.js" with { type: "file" };
import file19 from "./part-2df018b77e.js" with { type: "file" };
import file20 from "./part-2e1e1ae971.js" with { type: "file" };
import file21 from "./part-3058f6fa92.js" with { type: "file" };
import file22 from "./part-345b7ed4d2.js" with { type: "file" };
import file23 from "./part-383272611b.js" with { type: "file" };
import file24 from "./part-3ab84a9418.js" with { type: "file" };
import file25 from "./part-3b5eeee912.js" with { type: "file" };
import file26 from "./part-3f3fc6e329.js" with { type: "file" };
import file27 from "./part-41d02c6cc4.js" with { type: "file" };
import file28 from "./part-45f9e80e20.js" with { type: "file" };
import file29 from "./part-463422539f.js" with { type: "file" };
import file30 from "./part-4fab9706b2.js" with { type: "file" };
import file31 from "./part-52ab51a88a.js" with { type: "file" };
import file32 from "./part-549c0d2a14.js" with { type: "file" };
import file33 from "./part-5691e8de3f.js" with { type: "file" };
import file34 from "./part-63ade49dd6.js" with { type: "file" };
import file35 from "./part-659f6a3c87.js" with { type: "file" };
import file36 from "./part-6601adcb36.js" with { type: "file" };
import file37 from "./part-6676a8c609.js" with { type: "file" };
import file38 from "./part-69e5d085c7.js" with { type: "file" };
import file39 from "./part-6afe8b4cd9.js" with { type: "file" };
import file40 from "./part-6ccb2e8cfe.js" with { type: "file" };
import file41 from "./part-7426f38bfd.js" with { type: "file" };
import file42 from "./part-768cd12301.js" with { type: "file" };
import file43 from "./part-7a10b09457.js" with { type: "file" };
import file44 from "./part-7d672fd966.js" with { type: "file" };
import file45 from "./part-7ff9c4b7f8.js" with { type: "file" };
import file46 from "./part-82da3c3620.js" with { type: "file" };
import file47 from "./part-89bafc99bf.js" with { type: "file" };
import file48 from "./part-8d2f1080cf.js" with { type: "file" };
import file49 from "./part-8f378505ce.js" with { type: "file" };
import file50 from "./part-9203fdc72e.js" with { type: "file" };
import file51 from "./part-9246765660.js" with { type: "file" };
import file52 from "./part-959b90a342.js" with { type: "file" };
import file53 from "./part-96a8de633e.js" with { type: "file" };
import file54 from "./part-972053f960.js" with { type: "file" };
import file55 from "./part-973c0aa5c5.js" with { type: "file" };
import file56 from "./part-9aa1b44014.js" with { type: "file" };
import file57 from "./part-9ab92df6f1.js" with { type: "file" };
import file58 from "./part-9cb7ea0700.js" with { type: "file" };
import file59 from "./part-9f231ca897.js" with { type: "file" };
import file60 from "./part-9f98a8cfa4.js" with { type: "file" };
import file61 from "./part-a55e8d5fc7.js" with { type: "file" };
import file62 from "./part-a9c786f556.js" with { type: "file" };
import file63 from "./part-aae7d7b5da.js" with { type: "file" };
import file64 from "./part-ad5fd9044c.js" with { type: "file" };
import file65 from "./part-b09360ab5b.js" with { type: "file" };
import file66 from "./part-b1fdde6e6a.js" with { type: "file" };
import file67 from "./part-bc83dd55d4.js" with { type: "file" };
import file68 from "./part-c8324eb486.js" with { type: "file" };
import file69 from "./part-c9a964c41a.js" with { type: "file" };
import file70 from "./part-cd44597668.js" with { type: "file" };
import file71 from "./part-d04583bdb9.js" with { type: "file" };
import file72 from "./part-d656f1ee9d.js" with { type: "file" };
import file73 from "./part-da3725c4b8.js" with { type: "file" };
import file74 from "./part-dacf961585.js" with { type: "file" };
import file75 from "./part-e19c2d905a.js" with { type: "file" };
import file76 from "./part-e4f83ab3d3.js" with { type: "file" };
import file77 from "./part-e6d838a5e9.js" with { type: "file" };
import file78 from "./part-e72f2fad9d.js" with { type: "file" };
import file79 from "./part-f29d43f433.js" with { type: "file" };
import file80 from "./part-f73a796d02.js" with { type: "file" };
import file81 from "./part-fd0369fe94.js" with { type: "file" };
import file82 from "./studio-1a9a09f34a.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-25fc4787f1.css", path: file2, bytes: 56911, integrity: "sha384-aQJlsrw+AvanE37RBEws7EXWMlz27tq0YZf6YQ6ztAgCd+BAVIbaxMMKd3xrXBEV" },
  { name: "console-2e0da9c041.js", path: file3, bytes: 22275, integrity: "sha384-fDEj6GOCP3WBIDo1vBGY76hUva4W9AhUwRoDLC/yLtrRrIPzFBFkZQeHp2wrHwHY" },
  { name: "part-0194d0ba9f.js", path: file4, bytes: 3415, integrity: "sha384-i95JvG7ZRV+N4/urtJPDkjGCA5o/lAR68WQJz3JNj3M0aMqQBOOskwti0d9vmytY" },
  { name: "part-03fc055feb.js", path: file5, bytes: 17601, integrity: "sha384-/21X/4hHIuiuD1RuShuT9Ixk4HvoI73uIjSd9i0gERiH4svO299Aw5nUS/g8Ieu0" },
  { name: "part-0963b685f2.js", path: file6, bytes: 1104, integrity: "sha384-mjsiuOXN1qkPuWAg+OFGaLq/ZrSIwuT82NDVezIYvXXeNA02H24zkL495qVs443T" },
  { name: "part-0c301ae17b.js", path: file7, bytes: 136, integrity: "sha384-gJDc6+9Ax82JuhfSGJvv9SPcGhTLONbEuDDg3IRq8vdH6tKulXlHIECreiMjeWA2" },
  { name: "part-0c3c68fcc6.js", path: file8, bytes: 7170, integrity: "sha384-IV++fWyzqM34NVGF9Y5hgERtWHWonJFmPyGuO8aoaRheKFNR3xu5TubzS+Mznt6G" },
  { name: "part-0d2bf99a12.js", path: file9, bytes: 4826, integrity: "sha384-6JmCqp8nnyVXGACQ7MMoiDW9aPJXnuuNOU6T4jS+eSH0OqwbE5oXZbZ+CEwlMAl9" },
  { name: "part-0dea014c89.js", path: file10, bytes: 2744, integrity: "sha384-f/BnWj+n05xYcVuM+1q8l96AMoscLeKklvKCoDBIXm+36RLH9n7ZiZ2bFNAiDsne" },
  { name: "part-0f7e3f8825.js", path: file11, bytes: 1369, integrity: "sha384-teK1m7tSu7QZk+RhnwHS9X6KjnU3USkfDc84nU90xc+GWH+4maKoWlukS6FugSWn" },
  { name: "part-11120c47a8.js", path: file12, bytes: 2447, integrity: "sha384-5wHAftjVfIS20OzihMVE9ujYeY9OLFb0dB+uCQ7CQjsIpYl0sa2+v7vOecSIcJ8a" },
  { name: "part-1239984d1f.js", path: file13, bytes: 32361, integrity: "sha384-smfnUxSJC895j3DQ6ofu599J41v9Uh6YTRAdClAdceXW5OPRRnQou3ADZnFZNtyR" },
  { name: "part-1878b45ab4.js", path: file14, bytes: 3530, integrity: "sha384-pC5/gjw4JjFnE0yOab82Fx3tThUqLm+ozLh/9Rw7bLCyM8KV4n+DdH5pFdqZgpcI" },
  { name: "part-1a297c9da3.js", path: file15, bytes: 3961, integrity: "sha384-jwTpKJnmTzFrhDQ+vYe6nN7LSVEqsNnXX1dOhFs/CXrDc4iare63MQrfjMHBUrJk" },
  { name: "part-1a9c2a11f7.js", path: file16, bytes: 11115, integrity: "sha384-qSZEanCuCe11xGuFTwJCRenAZ2DXRJ5Dr75JWjIWlVyE3cbgSSveD8Ys+c+5npD+" },
  { name: "part-1c0ee5dcb1.js", path: file17, bytes: 488, integrity: "sha384-vr3B2ltSqfeRFiczl5lgGF1IFkY2RgnZ+5pHQRRYg2Ah9/C4D5NiTyYJRd4qqKOn" },
  { name: "part-1f6dd4e47e.js", path: file18, bytes: 484, integrity: "sha384-UMuEt+j5QG3iQVf4oBut1YXd/gOkroo1Tpdq49EYW534QAOIDnSp3nfw7B9Ibl4K" },
  { name: "part-2df018b77e.js", path: file19, bytes: 62018, integrity: "sha384-QFiBvZY+tG7/W7wOAYLzXG82w/n/r7Pv3ZdOjY7RFQMRi2n45EAnqUQFTUQyxHKN" },
  { name: "part-2e1e1ae971.js", path: file20, bytes: 2203, integrity: "sha384-gMEcSkUwo2SZ6iF1TmAYB7UDJKA2D/b1L6a5zqjOEl1E0cXXZWWbPx+bkx1abU6c" },
  { name: "part-3058f6fa92.js", path: file21, bytes: 561, integrity: "sha384-k1MTIOdR+DPmLWR59uBVBm8KcehyZjroK97YU3Jq328ASzpgwZjfy4DrSbjECH07" },
  { name: "part-345b7ed4d2.js", path: file22, bytes: 506, integrity: "sha384-XviSQBdiTmpJPFOtXuEdrGjJVyZsXnyxjLPRMckV1OlKGbU0WJI1oavbzOsPVs34" },
  { name: "part-383272611b.js", path: file23, bytes: 461, integrity: "sha384-phRCi5izo4HBUy+iJo4rm0MMjx2GJ8EYK+AKk2Mx0xKTsPAGQgcSj3fTubnnSDFQ" },
  { name: "part-3ab84a9418.js", path: file24, bytes: 2711, integrity: "sha384-S+yu9pxdpiPutSLbGhjTTkaeV12AcUoGg9i3CGan3eD3+SRaUjjPRsemqH+QADjS" },
  { name: "part-3b5eeee912.js", path: file25, bytes: 616, integrity: "sha384-4LJJxLV9TkEF05T28zybUupG3De+tk7sgPLM9sovY9aDTBJKuwu2BO3Y2fxcBxbm" },
  { name: "part-3f3fc6e329.js", path: file26, bytes: 6638, integrity: "sha384-ufLrDMn2YYqqhBhUswKJY0phzRq/HzTh3EvlC02tXbv8sEJV0pDxR1Uqglkt1+q/" },
  { name: "part-41d02c6cc4.js", path: file27, bytes: 5351, integrity: "sha384-JrqZzEkh17yAwaB7+Ly1ABN7bX4aL9kXc2ztZkWacMiXnTedOOgBrVTJnTCuXfqr" },
  { name: "part-45f9e80e20.js", path: file28, bytes: 6994, integrity: "sha384-IJ9OV5xjd2hs+bgTOTNy6bLg4glBqROilBXoh5v3iLKWXlyCI2kMAIlmpafIEob7" },
  { name: "part-463422539f.js", path: file29, bytes: 25405, integrity: "sha384-pVK4BenL1lm1ePUzNaXy0AeW7nLuHB540HrThCK+cjb3cpoynm47X/30t3RSG0XQ" },
  { name: "part-4fab9706b2.js", path: file30, bytes: 732, integrity: "sha384-TrxHG4YI63j7FBaGzE15ibKkSpx2pou1ktyQcCFjBzehGVkWAi8IMlIAcz9WaOJ3" },
  { name: "part-52ab51a88a.js", path: file31, bytes: 1647, integrity: "sha384-jZsZ2zWfbYLnnRaFoWpabR3Ev62Ib3lNjn5o5jjF8iMsnqyjmXMG+Tb268YkS7//" },
  { name: "part-549c0d2a14.js", path: file32, bytes: 894, integrity: "sha384-P5SYtXeMsc7rv5aQhDyHw0XrsAvJAHMXf3GXV+5VLs24tnBKbTZsmsl5oMlF/ybO" },
  { name: "part-5691e8de3f.js", path: file33, bytes: 2424, integrity: "sha384-ZcB2ydKZ+EheGn5cCE8koSDmdFFFj4xfkKsjOWdklVJWpjxBHUX8OzJIWLNV/uDV" },
  { name: "part-63ade49dd6.js", path: file34, bytes: 334, integrity: "sha384-0Tau9xIqkfbSY6bN4vfrLydHYu9AitKOkQEJR9/sPCTFbbFTE94CsINndzQzCthF" },
  { name: "part-659f6a3c87.js", path: file35, bytes: 6434, integrity: "sha384-Jsc+/6B3OTt8yz3k6CpNKYbXws+k76WvX/IzmPSzSVgudKrh+/bubHKen8gGDJ8+" },
  { name: "part-6601adcb36.js", path: file36, bytes: 577, integrity: "sha384-eauA51cURcfU4PeVGslXVHLkT6iv4H4Bu4WG5bWYoQ313G14MuMvshCavUHjta6+" },
  { name: "part-6676a8c609.js", path: file37, bytes: 2323, integrity: "sha384-f+8vFPrdT/i9/Q+SJBE9zZCMMBXgLhYH9ydA9FkPUbUxpkG2VZX9k4tYGVxxBJiA" },
  { name: "part-69e5d085c7.js", path: file38, bytes: 928, integrity: "sha384-Xx7uLK8GnifvCavTYwvthCS5ngtIcxRZ7lg97ZKaT/N+nI1a62GuyIW7VFiE0Li4" },
  { name: "part-6afe8b4cd9.js", path: file39, bytes: 3904, integrity: "sha384-YY8yywjEgjnVd8qlsW23mguLhNcs1lJn2r+EXVDcJxc1KEkQipzPutpZ5hmSJa34" },
  { name: "part-6ccb2e8cfe.js", path: file40, bytes: 920, integrity: "sha384-9Fe/DOfzw0wujgb1Khmmm0siOtPFxRc/Vah0rKH2I62d0yLpUeR001WZuo7dZ7rZ" },
  { name: "part-7426f38bfd.js", path: file41, bytes: 9187, integrity: "sha384-xJ7hDD0UEBjizJd9sDjlHe9XOrwXufcweBct2Vpxpwh14+TxJ0n6zK+cEfHd9L0u" },
  { name: "part-768cd12301.js", path: file42, bytes: 764, integrity: "sha384-hB12AiaTFrOW4vYKk2/Vx1c+YYoWVzKHQ+TuZs75VDVmTjqPZiE6B+kbm9icSdrX" },
  { name: "part-7a10b09457.js", path: file43, bytes: 14622, integrity: "sha384-sXGsAL4/6eAWKNcEL+KIUiSa2kEyVV7mIJSEpzEJL5ZmIMu+tX0jc4ivmyIYqyco" },
  { name: "part-7d672fd966.js", path: file44, bytes: 706, integrity: "sha384-oO7MeZA2XJ0guUWwyQ9kHEEozqUqz5URESRASS9lMchw0b/AJDQypCr2++tSCkjR" },
  { name: "part-7ff9c4b7f8.js", path: file45, bytes: 487, integrity: "sha384-EcyOgjFnEgPuKuZEvZ1TC4bpZeVH7HFXx7/vRycrtZ6TVU2q5PCsrwjgPDPpP0Y1" },
  { name: "part-82da3c3620.js", path: file46, bytes: 325, integrity: "sha384-Oai+3Nc9pxsYZzMgrbI6Li8KVhK51PguuTUdhHHALiQ+Z2yMUHIlto4BlbrynIYJ" },
  { name: "part-89bafc99bf.js", path: file47, bytes: 45464, integrity: "sha384-wqM6JrJYTX6S0kIdM0ImYP2MD4nO2l40/oD2sl/eIP90TU8znwDcKW8HANQCMO2t" },
  { name: "part-8d2f1080cf.js", path: file48, bytes: 7399, integrity: "sha384-LWMFJfjfZHO7HxZAffPc9Cz4mpdsbqab6oeAcR2V6TUG0DCDVcZie8RMd1j/7QIN" },
  { name: "part-8f378505ce.js", path: file49, bytes: 616, integrity: "sha384-x19tSbQxsRR1GAXcHIypNPVA7g/vTeKfX2N83naUzpSGwynQvOdiDSU1ZeRDLJ2d" },
  { name: "part-9203fdc72e.js", path: file50, bytes: 383, integrity: "sha384-saOZE+0tf89GLs1oKUE8Zfx2EqPHa+dHYIbwWEV169uqkIuzawdf5gt/9Nf8ozCg" },
  { name: "part-9246765660.js", path: file51, bytes: 651, integrity: "sha384-vBR/AHkTanLZ0nogi+L6OmsvTue19bWL/HFzJzZosiozWkx0ZQc9pqwdAkxHfYHY" },
  { name: "part-959b90a342.js", path: file52, bytes: 4344, integrity: "sha384-iE880AyeAdPSbVzVc8dLmdIeXV6pNBRhn2aP1wtPNjL5RLcbLpPwdQ5GL2oJM62O" },
  { name: "part-96a8de633e.js", path: file53, bytes: 64331, integrity: "sha384-4VrslakzKdKlG47n1Q+AK5oR/jhbpDqTgQ/GpN5jfrT/GkwqIcpHGbcSWJtGJbQq" },
  { name: "part-972053f960.js", path: file54, bytes: 1587, integrity: "sha384-B3+w5MB9AZ09yk/c1/gNGriLIhw6XGEHOy8EFePKFrUjZGMgIcTPVCBcmOhABr31" },
  { name: "part-973c0aa5c5.js", path: file55, bytes: 498, integrity: "sha384-s+BBO080mZLNFeTDSeu8oHLLFupDPhPTFO4cIPzXjKChCj1ycipptIOBGQLKcBJv" },
  { name: "part-9aa1b44014.js", path: file56, bytes: 743, integrity: "sha384-I7pWV/FpPIVDh00qDkQ7Y2MBOJZFtM15Nv4cuYSrLVzWlLq6HAYSULoWCLhRssxX" },
  { name: "part-9ab92df6f1.js", path: file57, bytes: 391, integrity: "sha384-UMGi0Y0RnjCiP0wPqqUqV1AoK1c/25V6V4OqjifxV+l30kxVbQb1fT7y8yFLCVRu" },
  { name: "part-9cb7ea0700.js", path: file58, bytes: 922, integrity: "sha384-cKIAsOsyYNFRgXK9xlx8c3WnRocJM9rnhctPHeRStIFLb/cr3V2mQBr7GkSOThfq" },
  { name: "part-9f231ca897.js", path: file59, bytes: 547, integrity: "sha384-pam6G14OEp5CCI9VQIGcfJd2/4FdpETrLmBw6HL0LZLle0g1FTdhYDrAjHnr/Ogj" },
  { name: "part-9f98a8cfa4.js", path: file60, bytes: 4198, integrity: "sha384-N7pctXhANHIdWotGdnyFeHyQC7EoJzu7F4kjF0BHfWE5joEGXhSm+Gu06vgbbxNr" },
  { name: "part-a55e8d5fc7.js", path: file61, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-a9c786f556.js", path: file62, bytes: 3645, integrity: "sha384-bPYM5MY7AkoHn2DuNtgJK7krS1MyGheAThsYHjbSnrf7I7pRxtJMVww2O0BKJOGF" },
  { name: "part-aae7d7b5da.js", path: file63, bytes: 12733, integrity: "sha384-Q996nGMmSyZV7+ieSoG+F9+gHgRMENRdzsrbvApnz4T3uziMRZRr6ejoIn7P0qdV" },
  { name: "part-ad5fd9044c.js", path: file64, bytes: 370, integrity: "sha384-q+/bNGWPm3+avnwwAFlt6lBImIm6+AOoAXa25ib5DOHRM06pxndM7oNLt6ksUUrm" },
  { name: "part-b09360ab5b.js", path: file65, bytes: 24555, integrity: "sha384-nvEZx/EebfvoWXNK76pnJznYNGQUX68VoZs19BSh0XDCev11vYVpp9ZQCBc59AZ3" },
  { name: "part-b1fdde6e6a.js", path: file66, bytes: 1161, integrity: "sha384-t0bXSZ3uhD2gFZkMbMCkZA47L+qPOTRaPTa2dydXfuFU6SGLy4PwaMxh6v6lEIB6" },
  { name: "part-bc83dd55d4.js", path: file67, bytes: 7252, integrity: "sha384-bfFxoqYWTdruaMolbAmVFeL/SekpTtFAP8Zsl2tcNX9+Bc/TRLWBggzBxz2lIHyX" },
  { name: "part-c8324eb486.js", path: file68, bytes: 796, integrity: "sha384-qd73biKpdkOMAYBdAJ1FysFeLN2kov8suUARmEXA1vgxDvv34veg96+d3uBRo3Jr" },
  { name: "part-c9a964c41a.js", path: file69, bytes: 913, integrity: "sha384-nfpK8qL0WuBqE/H443twSzTPR3v/0yN+nuM9MAueSHPei3M0ynGumKgRmRcsb7ow" },
  { name: "part-cd44597668.js", path: file70, bytes: 582, integrity: "sha384-9xcc+ci+K6MVtgktxFrPs70+wL8sqI6/nKtgMSLQxbmYKhbJt8AwK89sr+240QFm" },
  { name: "part-d04583bdb9.js", path: file71, bytes: 44376, integrity: "sha384-rlH/HGg0JWu1hIV+GjI7eipgW1rLBuGKY7oomBf8C4O6Uar4Q8G+1oaR8KT/Ojl/" },
  { name: "part-d656f1ee9d.js", path: file72, bytes: 2533, integrity: "sha384-ej6ajV5B7RRh+O/formoK/VnDZ6gw6x09EJOjwpQ47ftI75TacJ+iQRvVfL8n6QE" },
  { name: "part-da3725c4b8.js", path: file73, bytes: 4933, integrity: "sha384-O6SQu/9ka+pj1mPQZwW3pzsz5qUHkNrxqrVp2HbZoesSlKirW6HDYgIy6IKrEg/c" },
  { name: "part-dacf961585.js", path: file74, bytes: 1624, integrity: "sha384-CYN+5WCT+raJAx+zgyZQGVfNMhTncHaNie9CfMCKmMjreDy6t2ZSBkNAr4LOhWxR" },
  { name: "part-e19c2d905a.js", path: file75, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e4f83ab3d3.js", path: file76, bytes: 1144, integrity: "sha384-NBk0Zvt3sFriN0IJeO80VY8IboPpBzNaDhIknCQTt3p4e9K8iqHzAnOpFmY00sT+" },
  { name: "part-e6d838a5e9.js", path: file77, bytes: 18227, integrity: "sha384-sPYqhmPYoBk3bTNqsg0hVkVCXP9v5raMLlwo7Gx2sPHJmq9YwzFSx2ajH5A0jCgu" },
  { name: "part-e72f2fad9d.js", path: file78, bytes: 4596, integrity: "sha384-XxPWfgpEPwpgXnKu60ZaOprouaj9i5J/RTuilGHNvj5T5puQlWRJy+winehEr3sv" },
  { name: "part-f29d43f433.js", path: file79, bytes: 548, integrity: "sha384-LZPs/S1BLhC5KXnph/yYpJUODNwIrevIGa7RKXGOFU+oT/qebJde6BwrTZdM8tHz" },
  { name: "part-f73a796d02.js", path: file80, bytes: 9073, integrity: "sha384-sbDdOn3/xg74QPYzmedN6jt2gK3juG9n7uMr941q96iaZRdd6GX6nWO1+m8auVPO" },
  { name: "part-fd0369fe94.js", path: file81, bytes: 1622, integrity: "sha384-oonP5aRDFQx8ZIzVwqlGDZRXTzkqfLXwCqNv9DOQg+J+jZaJ7sVp6NFAKb9rzAWL" },
  { name: "studio-1a9a09f34a.js", path: file82, bytes: 7642, integrity: "sha384-kA6R6EZlvgttgpgFRGyka9ee5uXwvKVYWfWY/NL3hpq19reoA0Vts9Gb13IPdzHB" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-1a9a09f34a.js", style: "studio-fc2e0292dc.css", preload: ["part-0dea014c89.js","part-2df018b77e.js","part-3058f6fa92.js","part-383272611b.js","part-4fab9706b2.js","part-7426f38bfd.js","part-82da3c3620.js","part-8f378505ce.js","part-972053f960.js","part-d04583bdb9.js","part-e19c2d905a.js"] },
  console: { script: "console-2e0da9c041.js", style: "console-25fc4787f1.css", preload: ["part-2df018b77e.js","part-e19c2d905a.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
