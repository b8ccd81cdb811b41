/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-4b282e43fa.css" with { type: "file" };
import file3 from "./console-b34dfd5c5e.js" with { type: "file" };
import file4 from "./part-06a56293bc.js" with { type: "file" };
import file5 from "./part-0c301ae17b.js" with { type: "file" };
import file6 from "./part-0dea014c89.js" with { type: "file" };
import file7 from "./part-0e00d50ace.js" with { type: "file" };
import file8 from "./part-0f7e3f8825.js" with { type: "file" };
import file9 from "./part-0feb951bc2.js" with { type: "file" };
import file10 from "./part-11120c47a8.js" with { type: "file" };
import file11 from "./part-117f657c5a.js" with { type: "file" };
import file12 from "./part-153f4f0fb8.js" with { type: "file" };
import file13 from "./part-1714e455a9.js" with { type: "file" };
import file14 from "./part-1878b45ab4.js" with { type: "file" };
import file15 from "./part-19728e33bc.js" with { type: "file" };
import file16 from "./part-1f6dd4e47e.js" with { type: "file" };
import file17 from "./part-231bf0ae54.js" with { type: "file" };
import file18 from "./part-23a45c0009.js" with { type: "file" };
import file19 from "./part-248cd95ca9.js" with { type: "file" };
import file20 from "./part-2716882637.js" with { type: "file" };
import file21 from "./part-2df018b77e.js" with { type: "file" };
import file22 from "./part-3058f6fa92.js" with { type: "file" };
import file23 from "./part-345b7ed4d2.js" with { type: "file" };
import file24 from "./part-383272611b.js" with { type: "file" };
import file25 from "./part-3863361fb0.js" with { type: "file" };
import file26 from "./part-3a5c105b95.js" with { type: "file" };
import file27 from "./part-3b5eeee912.js" with { type: "file" };
import file28 from "./part-3b99b5db07.js" with { type: "file" };
import file29 from "./part-3e562c5842.js" with { type: "file" };
import file30 from "./part-40bf507547.js" with { type: "file" };
import file31 from "./part-4fab9706b2.js" with { type: "file" };
import file32 from "./part-549c0d2a14.js" with { type: "file" };
import file33 from "./part-5a5220a20e.js" with { type: "file" };
import file34 from "./part-63ade49dd6.js" with { type: "file" };
import file35 from "./part-6676a8c609.js" with { type: "file" };
import file36 from "./part-6709673eec.js" with { type: "file" };
import file37 from "./part-6ccb2e8cfe.js" with { type: "file" };
import file38 from "./part-6f7b0b3823.js" with { type: "file" };
import file39 from "./part-6fc41e47bc.js" with { type: "file" };
import file40 from "./part-70031d5c98.js" with { type: "file" };
import file41 from "./part-7426f38bfd.js" with { type: "file" };
import file42 from "./part-763aa0845a.js" with { type: "file" };
import file43 from "./part-768cd12301.js" with { type: "file" };
import file44 from "./part-77e665f2f0.js" with { type: "file" };
import file45 from "./part-7963ff1468.js" with { type: "file" };
import file46 from "./part-7b4bc62e02.js" with { type: "file" };
import file47 from "./part-7d672fd966.js" with { type: "file" };
import file48 from "./part-8253f050db.js" with { type: "file" };
import file49 from "./part-82da3c3620.js" with { type: "file" };
import file50 from "./part-89201eb27f.js" with { type: "file" };
import file51 from "./part-8e2091ab00.js" with { type: "file" };
import file52 from "./part-8f378505ce.js" with { type: "file" };
import file53 from "./part-9203fdc72e.js" with { type: "file" };
import file54 from "./part-9246765660.js" with { type: "file" };
import file55 from "./part-92fb5c39de.js" with { type: "file" };
import file56 from "./part-94b671e9f7.js" with { type: "file" };
import file57 from "./part-9592cb804c.js" with { type: "file" };
import file58 from "./part-959b90a342.js" with { type: "file" };
import file59 from "./part-972053f960.js" with { type: "file" };
import file60 from "./part-973c0aa5c5.js" with { type: "file" };
import file61 from "./part-9ab92df6f1.js" with { type: "file" };
import file62 from "./part-9f231ca897.js" with { type: "file" };
import file63 from "./part-9f98a8cfa4.js" with { type: "file" };
import file64 from "./part-a55e8d5fc7.js" with { type: "file" };
import file65 from "./part-b7c2a8e621.js" with { type: "file" };
import file66 from "./part-be4bc15362.js" with { type: "file" };
import file67 from "./part-bfbe5bf371.js" with { type: "file" };
import file68 from "./part-c8324eb486.js" with { type: "file" };
import file69 from "./part-d04583bdb9.js" with { type: "file" };
import file70 from "./part-d0f094238f.js" with { type: "file" };
import file71 from "./part-d39ffd194d.js" with { type: "file" };
import file72 from "./part-da3725c4b8.js" with { type: "file" };
import file73 from "./part-dd45f56acb.js" with { type: "file" };
import file74 from "./part-e19c2d905a.js" with { type: "file" };
import file75 from "./part-e4f83ab3d3.js" with { type: "file" };
import file76 from "./part-ee25bbd2ab.js" with { type: "file" };
import file77 from "./part-f056c4ccd2.js" with { type: "file" };
import file78 from "./part-f28bcb166a.js" with { type: "file" };
import file79 from "./part-f29d43f433.js" with { type: "file" };
import file80 from "./part-f51de03cb0.js" with { type: "file" };
import file81 from "./part-fd0369fe94.js" with { type: "file" };
import file82 from "./studio-1a9a09f34a.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-4b282e43fa.css", path: file2, bytes: 56937, integrity: "sha384-agFbNJVxh/wEX4fPwy3hgj8CYy2iBNqNiQqjqp4oUys3DgtIr4lNR6Y7/hIwbajc" },
  { name: "console-b34dfd5c5e.js", path: file3, bytes: 22281, integrity: "sha384-40eupKxoIj6A61wVa1Pr1pY1E6/D0qwtUxrN3OfyW9roHedT63WrOwvN551iTW4V" },
  { name: "part-06a56293bc.js", path: file4, bytes: 6994, integrity: "sha384-P8vXD3QhiONB80BqmjS6h0W0/vcEW4m7BaEfwqRW7Y1UkFowN9M2nD4lygLqXDI8" },
  { name: "part-0c301ae17b.js", path: file5, bytes: 136, integrity: "sha384-gJDc6+9Ax82JuhfSGJvv9SPcGhTLONbEuDDg3IRq8vdH6tKulXlHIECreiMjeWA2" },
  { name: "part-0dea014c89.js", path: file6, bytes: 2744, integrity: "sha384-f/BnWj+n05xYcVuM+1q8l96AMoscLeKklvKCoDBIXm+36RLH9n7ZiZ2bFNAiDsne" },
  { name: "part-0e00d50ace.js", path: file7, bytes: 582, integrity: "sha384-dcfJIAX7G+hBKPTiik3ll/yKY+QGAEXaqmrLVWe55ntbFyMUlBmJsAyvuUOWXuzc" },
  { name: "part-0f7e3f8825.js", path: file8, bytes: 1369, integrity: "sha384-teK1m7tSu7QZk+RhnwHS9X6KjnU3USkfDc84nU90xc+GWH+4maKoWlukS6FugSWn" },
  { name: "part-0feb951bc2.js", path: file9, bytes: 11115, integrity: "sha384-B1mbZiR1ZhF/irRH+4U+T8gCqUNwIu/WG5RfrvoiJuhJHEQRP0DU5m3FZ47qdPFL" },
  { name: "part-11120c47a8.js", path: file10, bytes: 2447, integrity: "sha384-5wHAftjVfIS20OzihMVE9ujYeY9OLFb0dB+uCQ7CQjsIpYl0sa2+v7vOecSIcJ8a" },
  { name: "part-117f657c5a.js", path: file11, bytes: 1624, integrity: "sha384-xWUB8XZT3k4dyq/7ygC0Eb8d/gNZqGiETiWTrvkulzlGzdLzhh9qxE1G6w9uD1wH" },
  { name: "part-153f4f0fb8.js", path: file12, bytes: 913, integrity: "sha384-+qIQu8odU3u+o16810SG4uS0cHrR3lMIdse6779HET5ek+/xqByU9YRKceN84LaY" },
  { name: "part-1714e455a9.js", path: file13, bytes: 24555, integrity: "sha384-esHQRDRE7vRGkBBmVxcgW95Oi3Fa3j4FDA2/GEO9vheDiN097WLUITOWXP0swDyU" },
  { name: "part-1878b45ab4.js", path: file14, bytes: 3530, integrity: "sha384-pC5/gjw4JjFnE0yOab82Fx3tThUqLm+ozLh/9Rw7bLCyM8KV4n+DdH5pFdqZgpcI" },
  { name: "part-19728e33bc.js", path: file15, bytes: 1161, integrity: "sha384-1t7cMtm29yhz5BifMAdt33dYAvo6/2+14YkhZJC8HEQJYRFhC+Gn7dsfjAwvFYsf" },
  { name: "part-1f6dd4e47e.js", path: file16, bytes: 484, integrity: "sha384-UMuEt+j5QG3iQVf4oBut1YXd/gOkroo1Tpdq49EYW534QAOIDnSp3nfw7B9Ibl4K" },
  { name: "part-231bf0ae54.js", path: file17, bytes: 12733, integrity: "sha384-m+ZjJfnM7e5aDaNl0NRV9mHxnfBcKV2G4EBOpR3kVFnPZDJ1/ovLJFACCsZm2klk" },
  { name: "part-23a45c0009.js", path: file18, bytes: 3415, integrity: "sha384-4/R3RR559NMJ1pdav1MudcW5H9vNU2VnO7DI5b5wyqvP3aSWpaDLtKy/xvtI97cH" },
  { name: "part-248cd95ca9.js", path: file19, bytes: 3904, integrity: "sha384-h6wpYa1/akvKW6I+nRVwR2k6dHspcfuBmDu2YwDFU1PaELzgWK8FXz3qyItOHkbx" },
  { name: "part-2716882637.js", path: file20, bytes: 2711, integrity: "sha384-YBbIWl9rDARvDRlkHFmEfjH35y7rj3LqOVjfRjPdaLLp5aj5PVmjSvudMy/vVrhr" },
  { name: "part-2df018b77e.js", path: file21, bytes: 62018, integrity: "sha384-QFiBvZY+tG7/W7wOAYLzXG82w/n/r7Pv3ZdOjY7RFQMRi2n45EAnqUQFTUQyxHKN" },
  { name: "part-3058f6fa92.js", path: file22, bytes: 561, integrity: "sha384-k1MTIOdR+DPmLWR59uBVBm8KcehyZjroK97YU3Jq328ASzpgwZjfy4DrSbjECH07" },
  { name: "part-345b7ed4d2.js", path: file23, bytes: 506, integrity: "sha384-XviSQBdiTmpJPFOtXuEdrGjJVyZsXnyxjLPRMckV1OlKGbU0WJI1oavbzOsPVs34" },
  { name: "part-383272611b.js", path: file24, bytes: 461, integrity: "sha384-phRCi5izo4HBUy+iJo4rm0MMjx2GJ8EYK+AKk2Mx0xKTsPAGQgcSj3fTubnnSDFQ" },
  { name: "part-3863361fb0.js", path: file25, bytes: 928, integrity: "sha384-5kwawMrfdMtA2x70nRNERJF68fhe3OVd4hkkEq9LIle/E3BYZsdaK+dt4o0VpUDT" },
  { name: "part-3a5c105b95.js", path: file26, bytes: 577, integrity: "sha384-D4xQqzAEHDvHhznzKDphgMEVRbUj6uCu/u/iFD/q3M3lWWZ3nkzl9z1L6oa3n1UE" },
  { name: "part-3b5eeee912.js", path: file27, bytes: 616, integrity: "sha384-4LJJxLV9TkEF05T28zybUupG3De+tk7sgPLM9sovY9aDTBJKuwu2BO3Y2fxcBxbm" },
  { name: "part-3b99b5db07.js", path: file28, bytes: 1104, integrity: "sha384-VH88ALDeaH7hjy0eQJzQp/Xkf6aZF75wnUS4Pz9YgsPkUmejqAmoEeaLhOVyYqHn" },
  { name: "part-3e562c5842.js", path: file29, bytes: 4826, integrity: "sha384-VjflahKD+ASrvXWz7AVa7XdPSg20Ff3lRaWP80g/suqBnPrkAhK+quemYJlDfK2D" },
  { name: "part-40bf507547.js", path: file30, bytes: 2203, integrity: "sha384-jRlf4cZZIZnsuyg68B5eCScuK3lfHv+lmQaojLqlpgQpMli/W71h03lvkVYfHCCr" },
  { name: "part-4fab9706b2.js", path: file31, bytes: 732, integrity: "sha384-TrxHG4YI63j7FBaGzE15ibKkSpx2pou1ktyQcCFjBzehGVkWAi8IMlIAcz9WaOJ3" },
  { name: "part-549c0d2a14.js", path: file32, bytes: 894, integrity: "sha384-P5SYtXeMsc7rv5aQhDyHw0XrsAvJAHMXf3GXV+5VLs24tnBKbTZsmsl5oMlF/ybO" },
  { name: "part-5a5220a20e.js", path: file33, bytes: 25405, integrity: "sha384-6+XYy96wFIaoe2rQRsC8kQKx2NCfubGXRdoT8XHS6mjxf5XuIemccBbGWqfNlT5L" },
  { name: "part-63ade49dd6.js", path: file34, bytes: 334, integrity: "sha384-0Tau9xIqkfbSY6bN4vfrLydHYu9AitKOkQEJR9/sPCTFbbFTE94CsINndzQzCthF" },
  { name: "part-6676a8c609.js", path: file35, bytes: 2323, integrity: "sha384-f+8vFPrdT/i9/Q+SJBE9zZCMMBXgLhYH9ydA9FkPUbUxpkG2VZX9k4tYGVxxBJiA" },
  { name: "part-6709673eec.js", path: file36, bytes: 3645, integrity: "sha384-A+pJCeysPym1s5QsNPaNhpvs5R2zuK8cuOaNLq2cu5xiND6IKd6TiXxTk6/GP+XG" },
  { name: "part-6ccb2e8cfe.js", path: file37, bytes: 920, integrity: "sha384-9Fe/DOfzw0wujgb1Khmmm0siOtPFxRc/Vah0rKH2I62d0yLpUeR001WZuo7dZ7rZ" },
  { name: "part-6f7b0b3823.js", path: file38, bytes: 2424, integrity: "sha384-uYXuPUhJRuI8s8NpBm/AldQNjjswRBKEo17R5SxSt32pmP83ST38tWugomO2bU+O" },
  { name: "part-6fc41e47bc.js", path: file39, bytes: 370, integrity: "sha384-msn8JD4UqonPHARJF56Ew8QfcofMi9hool66qd4DbbJa/2fKRk8miklef/dg5Sel" },
  { name: "part-70031d5c98.js", path: file40, bytes: 9073, integrity: "sha384-SJjx6CKinQoAMNACbJWz3l56q5c/GPAFYDHBxJ11zdh0507RxhDJm5lw2qOdeTKS" },
  { name: "part-7426f38bfd.js", path: file41, bytes: 9187, integrity: "sha384-xJ7hDD0UEBjizJd9sDjlHe9XOrwXufcweBct2Vpxpwh14+TxJ0n6zK+cEfHd9L0u" },
  { name: "part-763aa0845a.js", path: file42, bytes: 5351, integrity: "sha384-p7kPiF1prAQm0SvRL5gsElXSvNHi1CqyO53S1Yx1Lm+Usy8skJsKinl2KP6bsI7K" },
  { name: "part-768cd12301.js", path: file43, bytes: 764, integrity: "sha384-hB12AiaTFrOW4vYKk2/Vx1c+YYoWVzKHQ+TuZs75VDVmTjqPZiE6B+kbm9icSdrX" },
  { name: "part-77e665f2f0.js", path: file44, bytes: 3961, integrity: "sha384-D8s/0xG//ayO+LK5F1QVu1dFiwpfxP5BhOeIWNufwTyfCxocHZCxsNWQtSJtBE1O" },
  { name: "part-7963ff1468.js", path: file45, bytes: 18227, integrity: "sha384-r1YSejJjkxdKNnlr0u3+G0WMPgemT8PMY9ybvbfwOLTXc/k92y9+ZdUQZYpekeZK" },
  { name: "part-7b4bc62e02.js", path: file46, bytes: 6624, integrity: "sha384-PCFi5ePdzvf/UGO7C4YKC+M3VgotrYLAluQ1p6jqTfyn4oroB666yhZSa8kk6n3h" },
  { name: "part-7d672fd966.js", path: file47, bytes: 706, integrity: "sha384-oO7MeZA2XJ0guUWwyQ9kHEEozqUqz5URESRASS9lMchw0b/AJDQypCr2++tSCkjR" },
  { name: "part-8253f050db.js", path: file48, bytes: 14622, integrity: "sha384-bA4GAdqTCgfRI68l0JQn8CLVT0JKBc79v8R2MiKsNz4tH/54VepOqWVnqYUWxSQ3" },
  { name: "part-82da3c3620.js", path: file49, bytes: 325, integrity: "sha384-Oai+3Nc9pxsYZzMgrbI6Li8KVhK51PguuTUdhHHALiQ+Z2yMUHIlto4BlbrynIYJ" },
  { name: "part-89201eb27f.js", path: file50, bytes: 7252, integrity: "sha384-Sb3N24gofD9SyrCbNf+ZJRdJO1g/5PaQjBo0dy5jWNWGPhpT3LpBJs5cS07ncRDZ" },
  { name: "part-8e2091ab00.js", path: file51, bytes: 7170, integrity: "sha384-hxIfYui7kgqodJskCfCjcqJVCHy9+BjizHBhfowV14pL1jnwT5vHCf1y0SxwJj7U" },
  { name: "part-8f378505ce.js", path: file52, bytes: 616, integrity: "sha384-x19tSbQxsRR1GAXcHIypNPVA7g/vTeKfX2N83naUzpSGwynQvOdiDSU1ZeRDLJ2d" },
  { name: "part-9203fdc72e.js", path: file53, bytes: 383, integrity: "sha384-saOZE+0tf89GLs1oKUE8Zfx2EqPHa+dHYIbwWEV169uqkIuzawdf5gt/9Nf8ozCg" },
  { name: "part-9246765660.js", path: file54, bytes: 651, integrity: "sha384-vBR/AHkTanLZ0nogi+L6OmsvTue19bWL/HFzJzZosiozWkx0ZQc9pqwdAkxHfYHY" },
  { name: "part-92fb5c39de.js", path: file55, bytes: 32361, integrity: "sha384-wNYH2pZ9kCVtFpBBsnzynrcIOKEQKt8HlW/o5ttBz9t7iK8uGjn8uwMFzTsvdwqW" },
  { name: "part-94b671e9f7.js", path: file56, bytes: 7399, integrity: "sha384-DUWTl3+XdxoTUewXov4hxN64MruYUodJ32an+cMcRj5NJJ4Sq1M+RknbLXsqLaQ/" },
  { name: "part-9592cb804c.js", path: file57, bytes: 1647, integrity: "sha384-XO52DvzoJygEpkQ2Dkvf2TwskAUdRovvMDQDey1kIBs9hkWmmjetsAotVLp4vJu1" },
  { name: "part-959b90a342.js", path: file58, bytes: 4344, integrity: "sha384-iE880AyeAdPSbVzVc8dLmdIeXV6pNBRhn2aP1wtPNjL5RLcbLpPwdQ5GL2oJM62O" },
  { name: "part-972053f960.js", path: file59, bytes: 1587, integrity: "sha384-B3+w5MB9AZ09yk/c1/gNGriLIhw6XGEHOy8EFePKFrUjZGMgIcTPVCBcmOhABr31" },
  { name: "part-973c0aa5c5.js", path: file60, bytes: 498, integrity: "sha384-s+BBO080mZLNFeTDSeu8oHLLFupDPhPTFO4cIPzXjKChCj1ycipptIOBGQLKcBJv" },
  { name: "part-9ab92df6f1.js", path: file61, bytes: 391, integrity: "sha384-UMGi0Y0RnjCiP0wPqqUqV1AoK1c/25V6V4OqjifxV+l30kxVbQb1fT7y8yFLCVRu" },
  { name: "part-9f231ca897.js", path: file62, bytes: 547, integrity: "sha384-pam6G14OEp5CCI9VQIGcfJd2/4FdpETrLmBw6HL0LZLle0g1FTdhYDrAjHnr/Ogj" },
  { name: "part-9f98a8cfa4.js", path: file63, bytes: 4198, integrity: "sha384-N7pctXhANHIdWotGdnyFeHyQC7EoJzu7F4kjF0BHfWE5joEGXhSm+Gu06vgbbxNr" },
  { name: "part-a55e8d5fc7.js", path: file64, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-b7c2a8e621.js", path: file65, bytes: 922, integrity: "sha384-pn5DAzK7rbfSA7IQ0OMH+lm+zj/khm5ZeNrVRQxsXwfGx0Q4Lv7DN7nZbBKASqJ6" },
  { name: "part-be4bc15362.js", path: file66, bytes: 743, integrity: "sha384-9n6FyjxmPKkn7+k2uNwuIQVYWMKbuPs5T312dcvrbcVYcSVQL99SzR6EiFhJuC7/" },
  { name: "part-bfbe5bf371.js", path: file67, bytes: 487, integrity: "sha384-SIoeK6+c5fG1xn4S8dDjP8/vNznAMzzyv4vA8yb8t6DQgHqiS8PU4fL43GjDVt9e" },
  { name: "part-c8324eb486.js", path: file68, bytes: 796, integrity: "sha384-qd73biKpdkOMAYBdAJ1FysFeLN2kov8suUARmEXA1vgxDvv34veg96+d3uBRo3Jr" },
  { name: "part-d04583bdb9.js", path: file69, bytes: 44376, integrity: "sha384-rlH/HGg0JWu1hIV+GjI7eipgW1rLBuGKY7oomBf8C4O6Uar4Q8G+1oaR8KT/Ojl/" },
  { name: "part-d0f094238f.js", path: file70, bytes: 4596, integrity: "sha384-9yb4jnMSa19pZPVdRQROdm0ZK8LqvieWXzImGDlCiOD5C7e4svCBtgPb5qPHMFq8" },
  { name: "part-d39ffd194d.js", path: file71, bytes: 64331, integrity: "sha384-1C9Cm+33jwFNdBiyjlsA+De+yYXgoICcC7AgbIlzpIzMt9JjotwYHAMGK1JiYVBe" },
  { name: "part-da3725c4b8.js", path: file72, bytes: 4933, integrity: "sha384-O6SQu/9ka+pj1mPQZwW3pzsz5qUHkNrxqrVp2HbZoesSlKirW6HDYgIy6IKrEg/c" },
  { name: "part-dd45f56acb.js", path: file73, bytes: 6434, integrity: "sha384-Y9Lfrta4+xAfUIpD04olTPGsWDnWozMDr6cIXuoYBaShPuNQCYMy6fmU46N1ZZmW" },
  { name: "part-e19c2d905a.js", path: file74, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e4f83ab3d3.js", path: file75, bytes: 1144, integrity: "sha384-NBk0Zvt3sFriN0IJeO80VY8IboPpBzNaDhIknCQTt3p4e9K8iqHzAnOpFmY00sT+" },
  { name: "part-ee25bbd2ab.js", path: file76, bytes: 488, integrity: "sha384-I5pJRN5V6NUjzXyRUs4tAImeiKkXCkIeXjvHQlTr0WpKFyTFdQF2VwGYx+ACF3E9" },
  { name: "part-f056c4ccd2.js", path: file77, bytes: 17601, integrity: "sha384-EsYk1bvLdKlRjnIIEyhm9/z8rBifjAqGAnMHTCZ/YuvaZQb5BA0saycDa8jxF2L0" },
  { name: "part-f28bcb166a.js", path: file78, bytes: 2533, integrity: "sha384-/NVLML6KmnLxtkWjG2Xo1GzHXeA26n3i+K0rOmDf13JTSZ/q88dri2Mcw3VxAyZ9" },
  { name: "part-f29d43f433.js", path: file79, bytes: 548, integrity: "sha384-LZPs/S1BLhC5KXnph/yYpJUODNwIrevIGa7RKXGOFU+oT/qebJde6BwrTZdM8tHz" },
  { name: "part-f51de03cb0.js", path: file80, bytes: 45464, integrity: "sha384-of9P2Fl4CX8ZjWFIye40x2C7YU/4MypA61wXt42Nkl6B1aPyDSoqycc5WSFiX6Te" },
  { name: "part-fd0369fe94.js", path: file81, bytes: 1622, integrity: "sha384-oonP5aRDFQx8ZIzVwqlGDZRXTzkqfLXwCqNv9DOQg+J+jZaJ7sVp6NFAKb9rzAWL" },
  { name: "studio-1a9a09f34a.js", path: file82, bytes: 7642, integrity: "sha384-kA6R6EZlvgttgpgFRGyka9ee5uXwvKVYWfWY/NL3hpq19reoA0Vts9Gb13IPdzHB" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-1a9a09f34a.js", style: "studio-fc2e0292dc.css", preload: ["part-0dea014c89.js","part-2df018b77e.js","part-3058f6fa92.js","part-383272611b.js","part-4fab9706b2.js","part-7426f38bfd.js","part-82da3c3620.js","part-8f378505ce.js","part-972053f960.js","part-d04583bdb9.js","part-e19c2d905a.js"] },
  console: { script: "console-b34dfd5c5e.js", style: "console-4b282e43fa.css", preload: ["part-2df018b77e.js","part-e19c2d905a.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
