/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-1c04faf00b.js" with { type: "file" };
import file1 from "./book-66bbe5066c.css" with { type: "file" };
import file2 from "./console-15686b5e98.js" with { type: "file" };
import file3 from "./console-28ff8de1d1.css" with { type: "file" };
import file4 from "./part-0127c3d336.js" with { type: "file" };
import file5 from "./part-04b28d9278.js" with { type: "file" };
import file6 from "./part-0a387f2339.js" with { type: "file" };
import file7 from "./part-0ab5fce015.js" with { type: "file" };
import file8 from "./part-0b1fc155ac.js" with { type: "file" };
import file9 from "./part-0c2460ec4c.js" with { type: "file" };
import file10 from "./part-11b4370579.js" with { type: "file" };
import file11 from "./part-1629e89c38.js" with { type: "file" };
import file12 from "./part-1a0195cea9.js" with { type: "file" };
import file13 from "./part-1a10f91832.js" with { type: "file" };
import file14 from "./part-1afce997c7.js" with { type: "file" };
import file15 from "./part-1d33e66ec9.js" with { type: "file" };
import file16 from "./part-1e23667b6d.js" with { type: "file" };
import file17 from "./part-1f9ad7a1b7.js" with { type: "file" };
import file18 from "./part-21add0c1c0.js" with { type: "file" };
import file19 from "./part-2282d75eda.js" with { type: "file" };
import file20 from "./part-242ad47d28.js" with { type: "file" };
import file21 from "./part-2578aa9607.js" with { type: "file" };
import file22 from "./part-296420ce53.js" with { type: "file" };
import file23 from "./part-2e6813a5a4.js" with { type: "file" };
import file24 from "./part-2f1339eb28.js" with { type: "file" };
import file25 from "./part-305fd1ccf4.js" with { type: "file" };
import file26 from "./part-319613e987.js" with { type: "file" };
import file27 from "./part-3c5a1b4b8f.js" with { type: "file" };
import file28 from "./part-3e8dd6f0f9.js" with { type: "file" };
import file29 from "./part-3efdc99d32.js" with { type: "file" };
import file30 from "./part-40d0f49d12.js" with { type: "file" };
import file31 from "./part-41e7b3eef4.js" with { type: "file" };
import file32 from "./part-443b5f38e7.js" with { type: "file" };
import file33 from "./part-4b2e28204b.js" with { type: "file" };
import file34 from "./part-4b6ed15d03.js" with { type: "file" };
import file35 from "./part-508ee07788.js" with { type: "file" };
import file36 from "./part-539e1d3147.js" with { type: "file" };
import file37 from "./part-560adb0ec8.js" with { type: "file" };
import file38 from "./part-5798a8d0db.js" with { type: "file" };
import file39 from "./part-6034a3d707.js" with { type: "file" };
import file40 from "./part-61c77b04cf.js" with { type: "file" };
import file41 from "./part-640adb7450.js" with { type: "file" };
import file42 from "./part-66359fceee.js" with { type: "file" };
import file43 from "./part-6a3c01e91e.js" with { type: "file" };
import file44 from "./part-6f1f39a979.js" with { type: "file" };
import file45 from "./part-70c894338f.js" with { type: "file" };
import file46 from "./part-7d39a1396c.js" with { type: "file" };
import file47 from "./part-7eb370a62a.js" with { type: "file" };
import file48 from "./part-83848573d5.js" with { type: "file" };
import file49 from "./part-86f28c3b3d.js" with { type: "file" };
import file50 from "./part-8d1f36a8db.js" with { type: "file" };
import file51 from "./part-8defc79c15.js" with { type: "file" };
import file52 from "./part-94c9931348.js" with { type: "file" };
import file53 from "./part-956e0964d1.js" with { type: "file" };
import file54 from "./part-95c00be518.js" with { type: "file" };
import file55 from "./part-97a8614ee3.js" with { type: "file" };
import file56 from "./part-a1434ed93f.js" with { type: "file" };
import file57 from "./part-a49c73073a.js" with { type: "file" };
import file58 from "./part-a55e8d5fc7.js" with { type: "file" };
import file59 from "./part-ae2758d035.js" with { type: "file" };
import file60 from "./part-ae6a5580d4.js" with { type: "file" };
import file61 from "./part-b544776835.js" with { type: "file" };
import file62 from "./part-b94c80f2ce.js" with { type: "file" };
import file63 from "./part-b9877c8206.js" with { type: "file" };
import file64 from "./part-c19d0f4660.js" with { type: "file" };
import file65 from "./part-c3e0959f21.js" with { type: "file" };
import file66 from "./part-c706401b80.js" with { type: "file" };
import file67 from "./part-cb7fda947c.js" with { type: "file" };
import file68 from "./part-cc55dcd474.js" with { type: "file" };
import file69 from "./part-d714856571.js" with { type: "file" };
import file70 from "./part-d92ef50eb1.js" with { type: "file" };
import file71 from "./part-dafd3868ee.js" with { type: "file" };
import file72 from "./part-dbd358854a.js" with { type: "file" };
import file73 from "./part-dfa910b5b4.js" with { type: "file" };
import file74 from "./part-e2f2515bae.js" with { type: "file" };
import file75 from "./part-e4990da6aa.js" with { type: "file" };
import file76 from "./part-ec88b6c754.js" with { type: "file" };
import file77 from "./part-edf43817d9.js" with { type: "file" };
import file78 from "./part-f323d58998.js" with { type: "file" };
import file79 from "./part-fa8914ed9d.js" with { type: "file" };
import file80 from "./part-fc76d053ca.js" with { type: "file" };
import file81 from "./studio-165e2f6c1e.css" with { type: "file" };
import file82 from "./studio-214a9b94e2.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-1c04faf00b.js", path: file0, bytes: 7009, integrity: "sha384-gcb7YkJysWZOvBbSzu780WFTCtpulLP6E8SwgO41StJ5PJBZ7EDuiPSiWWwN6QGK" },
  { name: "book-66bbe5066c.css", path: file1, bytes: 12321, integrity: "sha384-DD8gNubeZ2qvZxhSD0aXQduVFgWYIm8rOSE3/7haXlWXrfV//2irUmufB0JGsE+b" },
  { name: "console-15686b5e98.js", path: file2, bytes: 21747, integrity: "sha384-AE5VMdGlvmJdRIP0pdMrNrGgS3/GSLPoDXm/sxYtNvsBY7IcMR7QX8EKbVn3HOYD" },
  { name: "console-28ff8de1d1.css", path: file3, bytes: 56632, integrity: "sha384-BsrbJi87651ANKSFaEQkCPHPNNQssHuTIkctwOs53eiJ0iNsLUGPqLHJn875ht2z" },
  { name: "part-0127c3d336.js", path: file4, bytes: 928, integrity: "sha384-k1ZcH2wDHUHCQIpkEGdZrTBoxrFP4WHSRkx8cg/KG7HMqzKyasR7C3U9+g7LT/nS" },
  { name: "part-04b28d9278.js", path: file5, bytes: 582, integrity: "sha384-lPeDa/9SVjfHGq6qdSMcu0Fw9TbpilZTJhp9Qj7c9wFui/ppa0I+shiN1JxTeet+" },
  { name: "part-0a387f2339.js", path: file6, bytes: 498, integrity: "sha384-REJMWCA6kBRcQ1KHgOt170NV7ASxusr+PvfTydenvB4CbIbRhvPCjS7b/HVDBWv7" },
  { name: "part-0ab5fce015.js", path: file7, bytes: 1624, integrity: "sha384-TLK0vBpbzum9KZIpDyc6cyBOvmzVeVZ7R4c9LcmqsluCHmhNbtgmvnnQ/kBJQHcR" },
  { name: "part-0b1fc155ac.js", path: file8, bytes: 487, integrity: "sha384-x+TPig5iW4UDZTTnD2xWo7OmcxMBagbNy2Cx219xvxzPNfBMjDlduMAGBwSwYg++" },
  { name: "part-0c2460ec4c.js", path: file9, bytes: 3415, integrity: "sha384-hFlPpt851VnN3+c/RiZWmLpt8ML1ADxiXpNDF0c7Y7QtuCWXcLLg/8Bz8i1AeCUV" },
  { name: "part-11b4370579.js", path: file10, bytes: 3961, integrity: "sha384-UkW2Vp17ILDAKSYlUp/THViHViqmFUYqEvG+kYTk6NygwMmQ06krIzk3rc6jCczO" },
  { name: "part-1629e89c38.js", path: file11, bytes: 1104, integrity: "sha384-go/LL4d4Q18IRyzipr7A6C4qUPgq/ep8atBRo5ullTHwT45LKQ5Hygkk/QQVArXY" },
  { name: "part-1a0195cea9.js", path: file12, bytes: 764, integrity: "sha384-zVWrle+jxPdEVmwATgEKd6OGG1T4cq/yl7atUKsqShBPwFJEZieFK2PTJoHLpq22" },
  { name: "part-1a10f91832.js", path: file13, bytes: 920, integrity: "sha384-K2yuppLds4bBYYax2SZK51hJSfT6tTbCR6U1TOII+3za66rkXDkl5xJ5L45e1eUH" },
  { name: "part-1afce997c7.js", path: file14, bytes: 31703, integrity: "sha384-TFYzuT+Kr3vMTrI9kwdrOjSWzF4DVaSH7nbxMwNnIvwoePSWPdiYSMAHg8UOJHk7" },
  { name: "part-1d33e66ec9.js", path: file15, bytes: 5351, integrity: "sha384-e5hFN/4rNlLqwkAXc1kwXtrKyQL6yHCYt/VOHYRwX+FCm4GMQfqJ+Nvx/T9J7ojw" },
  { name: "part-1e23667b6d.js", path: file16, bytes: 370, integrity: "sha384-JJtPx27Cl5DsB5rSuJJQ9WWf9Dm1HyCg5dqPYMSNVqSEwwH2oKWi5sOi4mWbakHP" },
  { name: "part-1f9ad7a1b7.js", path: file17, bytes: 706, integrity: "sha384-m+hP5PhwGY/kY6W+ej9enAnfA/csg9CJeSha3+EE5FbbigKGJ8oug+PcNvkxPRMC" },
  { name: "part-21add0c1c0.js", path: file18, bytes: 4198, integrity: "sha384-KRkaGAVmKuRfolfoOrIjeb7sgyr1YEKv8Aps9oknHHo8Rrsa954MaO4S/eXFnHX3" },
  { name: "part-2282d75eda.js", path: file19, bytes: 2744, integrity: "sha384-OFCGyQv8XIGxP1NG5dLudk4ad3K/eKnoVflMZhetdrDmfBtA6YkYbt9al5feYSNE" },
  { name: "part-242ad47d28.js", path: file20, bytes: 7170, integrity: "sha384-dPGgcbAXZlLZJfbvl6xJQEVCp5W7chWBpw1Hv7oSrCIDmCVDS78j5mZ+g74MvfQ5" },
  { name: "part-2578aa9607.js", path: file21, bytes: 461, integrity: "sha384-2UQw5/XqyweJ/T5ed+HGyegRLK/8z2TGJ71td/O1qXl/r5TY/Qbi9bOSuTBGLGYf" },
  { name: "part-296420ce53.js", path: file22, bytes: 2323, integrity: "sha384-RdhcC6f0Q7ggigXGVKmUMResmIOe3bLzBDYGWc8gwr/wemtPodtAbFgyb7BGSKku" },
  { name: "part-2e6813a5a4.js", path: file23, bytes: 4596, integrity: "sha384-D3VRipt6zePyDjSlw6IGws2k9MR20wbodM1AW7HVId5JQKE1XjD/QSv5Qx7CAadg" },
  { name: "part-2f1339eb28.js", path: file24, bytes: 913, integrity: "sha384-QK+JXGioSOpOTA6P2DMXgqtqHrgXjlRVF/TUD5AiRtffCNBossgRf0EUDzRtvS3c" },
  { name: "part-305fd1ccf4.js", path: file25, bytes: 64331, integrity: "sha384-X3ll6gyZIvMJS+6zezZZjSSENAcns9yZyo2D39kwvRwQ4cei4KMUYNPcACYIOYJ9" },
  { name: "part-319613e987.js", path: file26, bytes: 1161, integrity: "sha384-kUEhbsxiAk0nPWGT9iKQMLcKjVOA5bbeOoxSC4FN0GO5WZFPz9bMSmtcg0uAn+Vd" },
  { name: "part-3c5a1b4b8f.js", path: file27, bytes: 9187, integrity: "sha384-7W3DpXYN/v442xGFkEZiEtuTS0GSxtvPkeu8hrdKz/xPB5tnYEkwR7Ev+ydkfF7x" },
  { name: "part-3e8dd6f0f9.js", path: file28, bytes: 7399, integrity: "sha384-Xd/YPEMLQmI32G55IPUf3eip+DXEWv9YqgZRUhg2ogPOqwn86JRddtotWvsuIEiV" },
  { name: "part-3efdc99d32.js", path: file29, bytes: 24555, integrity: "sha384-UeUoB80UD12IirHqBaHtIwzmbVQuNCfREueci7lMn/qkyvTWnuSAzMe6xllbQ9gP" },
  { name: "part-40d0f49d12.js", path: file30, bytes: 3904, integrity: "sha384-S+YcEUoOkIA1u10HgteABJXNKImwFWvMQTuw/7b6Z/ajcKGvFMgxDLkMSo3WocM4" },
  { name: "part-41e7b3eef4.js", path: file31, bytes: 136, integrity: "sha384-G9oUPIIHmnP1ynZF1vH9EvkzncAn2uhLxn4rmt9qbduY2x0cYICF7LK8QQO3/JWx" },
  { name: "part-443b5f38e7.js", path: file32, bytes: 506, integrity: "sha384-N3QLuXT4HpXKQ8t3Aj3rjxLnW+VG5mP9HUlv1DrKdL7sBlxn04K6NlveytzbXTD3" },
  { name: "part-4b2e28204b.js", path: file33, bytes: 325, integrity: "sha384-Ni3CCprUS5d2XOMsYs6fd1YacGT3VWcRStOWvt7YdLlTgNHocJbHQ3uqzrSqACAc" },
  { name: "part-4b6ed15d03.js", path: file34, bytes: 548, integrity: "sha384-WMfEJ+0L8IlZReSiLQPUW1jSrhEYDAp9ATqXcJ31WvAE8q6d4nCvGgLmFlf5zTy7" },
  { name: "part-508ee07788.js", path: file35, bytes: 61998, integrity: "sha384-c95aYOUiOU/wWngIyoMwOmBY9de+HLOuOEPDNR8iBnTy+Jv3d8Vd4LuKktxLYp9k" },
  { name: "part-539e1d3147.js", path: file36, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-560adb0ec8.js", path: file37, bytes: 616, integrity: "sha384-RuKWMzX8DYrGHFtNOfH/65ALUvW43gDw9CvnGdmCtDDGYxSs5toTpGAaSqXDqqsi" },
  { name: "part-5798a8d0db.js", path: file38, bytes: 651, integrity: "sha384-g5Mo3zbQJ6uH2wsoNCMiPWL+p+7qe8mAoIUcKyUq361UdPxIVcDizgLsTvO8HZ0C" },
  { name: "part-6034a3d707.js", path: file39, bytes: 561, integrity: "sha384-5KtGQuMO8hgbieEQO+kM1lFyuuFKz8SLXadIpDwaM1u4nJ+FbIg3BgK4JP0jno34" },
  { name: "part-61c77b04cf.js", path: file40, bytes: 14562, integrity: "sha384-YPQscOWklZgYLjIK9rkfK0jbu8SDjugdI6SN3enyqbzfiaSfFrJPQrWY0DanYwaR" },
  { name: "part-640adb7450.js", path: file41, bytes: 1144, integrity: "sha384-4jpQ1mMeCDCWG1QohsnXw4U4SzX0yHOhymfXsh/YxV1Nk7I/4inx/AIy44FkpOvX" },
  { name: "part-66359fceee.js", path: file42, bytes: 484, integrity: "sha384-gDIvG64cUofJGlbgwzfzjtOFSFam1sElu6R2XjUuuRAOE5GzK8wuN3Dal8j6u/vt" },
  { name: "part-6a3c01e91e.js", path: file43, bytes: 11115, integrity: "sha384-lb+zITqkHNm2hVyKG7qoqolXTnKDNy1slEUvoN8Oflzkun1BcdSnzwqJWgv238E7" },
  { name: "part-6f1f39a979.js", path: file44, bytes: 4826, integrity: "sha384-Eod80o/Oh6K+3fQaWTn+4WS9Fv4XVrRtyASmzSZa72iXqDrX70IVKe+gqKYKG+dZ" },
  { name: "part-70c894338f.js", path: file45, bytes: 4344, integrity: "sha384-nJyOZuNWn/cSc9fp5V4jffyIvWfNNAt6DmEgJTPxMdUNdLuabgHIiYRmGqlEzIvD" },
  { name: "part-7d39a1396c.js", path: file46, bytes: 6994, integrity: "sha384-fJIl7dZaMmtnhhgzJ6cc75v44llJajmNIbzsRHcZjq/tTA/pIc5KUNjyJvz4nVAp" },
  { name: "part-7eb370a62a.js", path: file47, bytes: 2203, integrity: "sha384-rjanwzpnQXSdnvy0TXgfYsb9tn2ioVqzNaDwjQcUzBPP9intFjeIlLMeEd7zZ2f0" },
  { name: "part-83848573d5.js", path: file48, bytes: 4933, integrity: "sha384-9gfSYx85mSwPpdwl3VVrIO3ZOkELKNrSZ9Qj5ICWp/Ybihfw5mvk1aJT5WMQrGpK" },
  { name: "part-86f28c3b3d.js", path: file49, bytes: 18227, integrity: "sha384-YarWQn9+0x7r6jO4KUaZBM90VIjEKyUrUeg+r0V/1Jo1J4dCCbetYeAY30DhNPLg" },
  { name: "part-8d1f36a8db.js", path: file50, bytes: 2422, integrity: "sha384-34Bm3r9rC/oo2Mq7pHvIJDZRoaZZdsFp+AzVCvW7fWec8xcjiaz/6mNbkUAAAFoB" },
  { name: "part-8defc79c15.js", path: file51, bytes: 796, integrity: "sha384-G8ma7tx6rKGUhN5IPdSAGIUt1LeaTf+qM2oErx5AqoXAHhHzBq+hVmmWiY+absPT" },
  { name: "part-94c9931348.js", path: file52, bytes: 44780, integrity: "sha384-hqSCR8PHYBKmAdN14lWXmx4IFKwitFnNVrkGlOlcdOdgFSCTO0FOwazqfNMCK//s" },
  { name: "part-956e0964d1.js", path: file53, bytes: 1369, integrity: "sha384-AkkMF3U0Yy3cQ9IdRx50Tw723kD0JGXpViHBCRuWJjUaySiC1pXK1CYecKkUZZxj" },
  { name: "part-95c00be518.js", path: file54, bytes: 616, integrity: "sha384-KL2kZutLFtgeFsBgULZ+PLnHdzX75mE4xOx7kA3l7N8Qwq9kGxDYHpwMZJzuYcLX" },
  { name: "part-97a8614ee3.js", path: file55, bytes: 6624, integrity: "sha384-8QhxFt6dR+popd68ND8QxEOWE0dKIlb2lzXYvmZwu9AdDsu4+Q8EFx/89qHWW886" },
  { name: "part-a1434ed93f.js", path: file56, bytes: 6439, integrity: "sha384-hI1iSBpuu5uJJ+o3TNlqEx9lDDTte4Ep7F7fqNxwsv6RYoYF8neDnqbBkKFpiKo8" },
  { name: "part-a49c73073a.js", path: file57, bytes: 334, integrity: "sha384-MQgcsk9mnp/QNTTkiALY0qlndKDu4tSWlZBNIuiNpLj/VFnFfgKQf1p79zDyK44G" },
  { name: "part-a55e8d5fc7.js", path: file58, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-ae2758d035.js", path: file59, bytes: 922, integrity: "sha384-q8I6RoZ7Q9ah9NF06g6gH1LTnyFvl04xsjcJW4lzXSNlnYPNVSyHIhhB/xuYiBVC" },
  { name: "part-ae6a5580d4.js", path: file60, bytes: 17596, integrity: "sha384-CyCRzdD7i1fSMC6fd5iCgg2H3C7HvKs4bRlitE3esh5mAKL5DtLAFCf88AGVs3Rp" },
  { name: "part-b544776835.js", path: file61, bytes: 12733, integrity: "sha384-KmYd6/+xc5oE07eD9qsB9qIeVtAdrjPqiIOEujQlUrRJOlhwptxEYihMi6BcdEso" },
  { name: "part-b94c80f2ce.js", path: file62, bytes: 732, integrity: "sha384-LpzSwenpS+BQdCYkRJIfbQgTW7JMQtjqC6Rscr9yu+dNGmLpuT79d2ENuNp76mrx" },
  { name: "part-b9877c8206.js", path: file63, bytes: 488, integrity: "sha384-O2YwG5WhItiHF/tYzddg9Ppx7ZRma14NrwZHX60tzgWwh9923m3IT7YxPbzC7FA7" },
  { name: "part-c19d0f4660.js", path: file64, bytes: 25407, integrity: "sha384-6ninS2UJ8SowN5sAwYt9DYGjCL6sjSBfflluUZkTUY7RGy6C+kMC5rVyCRtZ8TCD" },
  { name: "part-c3e0959f21.js", path: file65, bytes: 1605, integrity: "sha384-RZVUgdStVlZAKO7L/bCpU5HEn2bDVtCEeApCtkHTPEK4fGKJ0pFkOdhqJYrZgN7f" },
  { name: "part-c706401b80.js", path: file66, bytes: 894, integrity: "sha384-lqoBMRAVxisS1+vG5UZxmNdeOM8W1Rz3EpSQrkfc3P2YiyP17Lqi1RmURIetLKoJ" },
  { name: "part-cb7fda947c.js", path: file67, bytes: 391, integrity: "sha384-ZM7YjjAmNtatP2mTwqy1R4cJHMNu/ssLTi3/SvFus/xVqK0ovrXosTbHFdoilm6e" },
  { name: "part-cc55dcd474.js", path: file68, bytes: 2447, integrity: "sha384-1KyiTNVyKCnR0Rakp4CJYovOuQmya4bxFaDPJKXyQsxSehK32EXmjKonNvvpuRYV" },
  { name: "part-d714856571.js", path: file69, bytes: 3530, integrity: "sha384-Xk+vFcE/rFG7hymSArOAfpgqmHvXEKgLLMv0g2Wzp6ed0EEpcpahRYzFQsSn/5Xi" },
  { name: "part-d92ef50eb1.js", path: file70, bytes: 1622, integrity: "sha384-UqdoxVMXxxUswlcblXj/FDZB5M2tdtEFXzc9U8VKzf1qb3aVSmF4bin10V4wq31y" },
  { name: "part-dafd3868ee.js", path: file71, bytes: 577, integrity: "sha384-8sG8uVSyNhuttxR09N7IevsiwuVSpLqDicVBXc92ygJeZHZpiMDIaoxNXGZlQlkB" },
  { name: "part-dbd358854a.js", path: file72, bytes: 2711, integrity: "sha384-Ed5FKNu1zJXxVz32LypYpGj7V2Ka5NFgsk3yQLX/QK2kOE0UfMCCF/b5kkR6RpTu" },
  { name: "part-dfa910b5b4.js", path: file73, bytes: 3648, integrity: "sha384-2Iq4cnbZI+yquALjKf6DhW0o34oWBfH7b5jN7gbTPmhxyjJ8EdEEMQuDxhxySXWG" },
  { name: "part-e2f2515bae.js", path: file74, bytes: 9060, integrity: "sha384-EM68I2Gys0eWghW32xa7Y7+n7zYctc+FEKMgy00nm6iKqk4VlA/zDwrw/CRE/LEi" },
  { name: "part-e4990da6aa.js", path: file75, bytes: 547, integrity: "sha384-tkYB8zf+y3T1n04S2gimSZDOFfb83RawTMLLQ5Ln8aoMVN0Cx1Q+v/cPQqTF+Zsv" },
  { name: "part-ec88b6c754.js", path: file76, bytes: 45449, integrity: "sha384-1sEQzrjM4MrGZhLSPmSvM+19Fcpldy+Tfjif+81i3SL/v3NCQtqQqFk9tXtpGn2W" },
  { name: "part-edf43817d9.js", path: file77, bytes: 743, integrity: "sha384-u6XxT+dx2dQGP57b9HtEN/zlY72SDTBTwjnKfCf+tQscgE34nuVoF3OBpquNVYCz" },
  { name: "part-f323d58998.js", path: file78, bytes: 7252, integrity: "sha384-+q67XALuwM+VnbS8zdIYZx8YK3vC3SRJY5KURLCFJz3HBegQpLdzAe2vP1TR+buC" },
  { name: "part-fa8914ed9d.js", path: file79, bytes: 381, integrity: "sha384-TLZKVUkrQMtt6upW/DTLFKTfdIsiqEOHncNNeKPmYkYVk4WLyd3X6oi+hnwRT827" },
  { name: "part-fc76d053ca.js", path: file80, bytes: 1647, integrity: "sha384-H1cZ2h3cuPoCDcfunHhFlr8Ziiy1Ba+wygaquxIhJQKZfDYSYlgIXKoHaAoI53J+" },
  { name: "studio-165e2f6c1e.css", path: file81, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-214a9b94e2.js", path: file82, bytes: 7641, integrity: "sha384-uw7BLd9eXV1EHyQi7LmnEap693i1tkFA8jX3do53RorzfnIoT8Q7Leu2cmL1oRTM" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-214a9b94e2.js", style: "studio-165e2f6c1e.css", preload: ["part-2282d75eda.js","part-2578aa9607.js","part-3c5a1b4b8f.js","part-4b2e28204b.js","part-508ee07788.js","part-539e1d3147.js","part-6034a3d707.js","part-94c9931348.js","part-95c00be518.js","part-b94c80f2ce.js","part-c3e0959f21.js"] },
  console: { script: "console-15686b5e98.js", style: "console-28ff8de1d1.css", preload: ["part-508ee07788.js","part-539e1d3147.js"] },
  book: { script: "book-1c04faf00b.js", style: "book-66bbe5066c.css", preload: ["part-539e1d3147.js"] },
} as const;
