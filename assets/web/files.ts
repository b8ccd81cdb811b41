/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-66bbe5066c.css" with { type: "file" };
import file1 from "./book-dde0e2fb67.js" with { type: "file" };
import file2 from "./console-011827f768.css" with { type: "file" };
import file3 from "./console-3048f89aba.js" with { type: "file" };
import file4 from "./part-01439475cd.js" with { type: "file" };
import file5 from "./part-01541400fd.js" with { type: "file" };
import file6 from "./part-0a387f2339.js" with { type: "file" };
import file7 from "./part-0d7adee770.js" with { type: "file" };
import file8 from "./part-1737aaecdf.js" with { type: "file" };
import file9 from "./part-18c7200173.js" with { type: "file" };
import file10 from "./part-1a0195cea9.js" with { type: "file" };
import file11 from "./part-1a10f91832.js" with { type: "file" };
import file12 from "./part-1a4d8dcd8c.js" with { type: "file" };
import file13 from "./part-1f9ad7a1b7.js" with { type: "file" };
import file14 from "./part-21add0c1c0.js" with { type: "file" };
import file15 from "./part-21bd6cbe75.js" with { type: "file" };
import file16 from "./part-2282d75eda.js" with { type: "file" };
import file17 from "./part-2418f071b0.js" with { type: "file" };
import file18 from "./part-2578aa9607.js" with { type: "file" };
import file19 from "./part-296420ce53.js" with { type: "file" };
import file20 from "./part-296d199c50.js" with { type: "file" };
import file21 from "./part-31625285a9.js" with { type: "file" };
import file22 from "./part-3bdb42dcc9.js" with { type: "file" };
import file23 from "./part-3c5a1b4b8f.js" with { type: "file" };
import file24 from "./part-41e7b3eef4.js" with { type: "file" };
import file25 from "./part-442ad99a1f.js" with { type: "file" };
import file26 from "./part-443b5f38e7.js" with { type: "file" };
import file27 from "./part-482e2c159c.js" with { type: "file" };
import file28 from "./part-4b2e28204b.js" with { type: "file" };
import file29 from "./part-4b6ed15d03.js" with { type: "file" };
import file30 from "./part-508ee07788.js" with { type: "file" };
import file31 from "./part-539e1d3147.js" with { type: "file" };
import file32 from "./part-54185cf16a.js" with { type: "file" };
import file33 from "./part-55044cae7f.js" with { type: "file" };
import file34 from "./part-55974e12a3.js" with { type: "file" };
import file35 from "./part-560adb0ec8.js" with { type: "file" };
import file36 from "./part-5798a8d0db.js" with { type: "file" };
import file37 from "./part-5981af9409.js" with { type: "file" };
import file38 from "./part-6034a3d707.js" with { type: "file" };
import file39 from "./part-66359fceee.js" with { type: "file" };
import file40 from "./part-6e667fc65a.js" with { type: "file" };
import file41 from "./part-6e8e5ef84f.js" with { type: "file" };
import file42 from "./part-70c894338f.js" with { type: "file" };
import file43 from "./part-7764b2d4ed.js" with { type: "file" };
import file44 from "./part-82b1dc3157.js" with { type: "file" };
import file45 from "./part-83848573d5.js" with { type: "file" };
import file46 from "./part-83853f12ea.js" with { type: "file" };
import file47 from "./part-8ca6410b4a.js" with { type: "file" };
import file48 from "./part-8d3ef15976.js" with { type: "file" };
import file49 from "./part-8defc79c15.js" with { type: "file" };
import file50 from "./part-94bc0788f5.js" with { type: "file" };
import file51 from "./part-956e0964d1.js" with { type: "file" };
import file52 from "./part-95c00be518.js" with { type: "file" };
import file53 from "./part-a16ceb0eea.js" with { type: "file" };
import file54 from "./part-a55e8d5fc7.js" with { type: "file" };
import file55 from "./part-a6268c9ff2.js" with { type: "file" };
import file56 from "./part-aa3bd315b8.js" with { type: "file" };
import file57 from "./part-ace4c3140d.js" with { type: "file" };
import file58 from "./part-b7f6ad17f3.js" with { type: "file" };
import file59 from "./part-b94c80f2ce.js" with { type: "file" };
import file60 from "./part-bfdf1a833f.js" with { type: "file" };
import file61 from "./part-c3e0959f21.js" with { type: "file" };
import file62 from "./part-c5373d9e47.js" with { type: "file" };
import file63 from "./part-c706401b80.js" with { type: "file" };
import file64 from "./part-c782d6826c.js" with { type: "file" };
import file65 from "./part-cb7fda947c.js" with { type: "file" };
import file66 from "./part-d42cb860b4.js" with { type: "file" };
import file67 from "./part-d7e792881f.js" with { type: "file" };
import file68 from "./part-e4990da6aa.js" with { type: "file" };
import file69 from "./part-e660036646.js" with { type: "file" };
import file70 from "./part-e8a358e6bc.js" with { type: "file" };
import file71 from "./part-ece88183a5.js" with { type: "file" };
import file72 from "./part-edb4cdea6f.js" with { type: "file" };
import file73 from "./part-ef0d7e6e7a.js" with { type: "file" };
import file74 from "./part-f1d1c3f8ae.js" with { type: "file" };
import file75 from "./part-f26f8e2e03.js" with { type: "file" };
import file76 from "./part-f7e50b563a.js" with { type: "file" };
import file77 from "./part-fa61e4e061.js" with { type: "file" };
import file78 from "./part-fa8914ed9d.js" with { type: "file" };
import file79 from "./part-fc69a1b03b.js" with { type: "file" };
import file80 from "./part-fea7a2b760.js" with { type: "file" };
import file81 from "./studio-165e2f6c1e.css" with { type: "file" };
import file82 from "./studio-bc50737ca5.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-66bbe5066c.css", path: file0, bytes: 12321, integrity: "sha384-DD8gNubeZ2qvZxhSD0aXQduVFgWYIm8rOSE3/7haXlWXrfV//2irUmufB0JGsE+b" },
  { name: "book-dde0e2fb67.js", path: file1, bytes: 7113, integrity: "sha384-VUC4wLYihvzlZoKKvO40UFJ2oWAdRR1dVfT8YdoFJLR/4Oou+lkyP1FDjXmovmqj" },
  { name: "console-011827f768.css", path: file2, bytes: 56691, integrity: "sha384-OG/FxSgfhVQLN2vhCVimyoliRpaJrjLkyhR4+pb0iOh+533MFwxBC7I/I3TxnaEw" },
  { name: "console-3048f89aba.js", path: file3, bytes: 22092, integrity: "sha384-d/dhlDZaWKMMbA11oXxhuhxUERv7x8AnKAX3meFijrg6nl7XjcJRPaJ1NiMopfKZ" },
  { name: "part-01439475cd.js", path: file4, bytes: 1647, integrity: "sha384-ho6Z7iQSv3Y4/YIJX8y9gEGsvrCKG78wmEGjfGr6py+Azs1InxCEi+K278wcO3Sj" },
  { name: "part-01541400fd.js", path: file5, bytes: 3904, integrity: "sha384-AigGhM0OKdm+bg9Z13uf3JKfaUNT8My7Th82DPbkoSHdDREieyNOX0TyIoOmULaN" },
  { name: "part-0a387f2339.js", path: file6, bytes: 498, integrity: "sha384-REJMWCA6kBRcQ1KHgOt170NV7ASxusr+PvfTydenvB4CbIbRhvPCjS7b/HVDBWv7" },
  { name: "part-0d7adee770.js", path: file7, bytes: 25407, integrity: "sha384-zV/kXHish/Rpb0PkbgIpycs54MdsR3Z7Dx40I0joW4hkofJz3tg0D9MjchCDRj/o" },
  { name: "part-1737aaecdf.js", path: file8, bytes: 6994, integrity: "sha384-M7gw8hrj1NbYqqQjUvxnLSB36B3ivoHIb0bQegI6gMTkEo42DvZuqmIEIDkgYj1u" },
  { name: "part-18c7200173.js", path: file9, bytes: 2711, integrity: "sha384-z+1kJC5r4qUZIRb+lb5b6uHqrqQQPW8DUGtY9681bVXY21ILjdmc6Fyd5o64wnBp" },
  { name: "part-1a0195cea9.js", path: file10, bytes: 764, integrity: "sha384-zVWrle+jxPdEVmwATgEKd6OGG1T4cq/yl7atUKsqShBPwFJEZieFK2PTJoHLpq22" },
  { name: "part-1a10f91832.js", path: file11, bytes: 920, integrity: "sha384-K2yuppLds4bBYYax2SZK51hJSfT6tTbCR6U1TOII+3za66rkXDkl5xJ5L45e1eUH" },
  { name: "part-1a4d8dcd8c.js", path: file12, bytes: 928, integrity: "sha384-OJnr43fhv6QnVf/GU9ifLNuWLi3rsa/lFtJRX7ruOVPGGheLcxYGOhE/LR9Od/Do" },
  { name: "part-1f9ad7a1b7.js", path: file13, bytes: 706, integrity: "sha384-m+hP5PhwGY/kY6W+ej9enAnfA/csg9CJeSha3+EE5FbbigKGJ8oug+PcNvkxPRMC" },
  { name: "part-21add0c1c0.js", path: file14, bytes: 4198, integrity: "sha384-KRkaGAVmKuRfolfoOrIjeb7sgyr1YEKv8Aps9oknHHo8Rrsa954MaO4S/eXFnHX3" },
  { name: "part-21bd6cbe75.js", path: file15, bytes: 577, integrity: "sha384-M9Mf8sbUx9//NPOvJJIpd6lPaCFKaGiE352OOH8+vbz2r63MA3N1V+eKGdJDLxE8" },
  { name: "part-2282d75eda.js", path: file16, bytes: 2744, integrity: "sha384-OFCGyQv8XIGxP1NG5dLudk4ad3K/eKnoVflMZhetdrDmfBtA6YkYbt9al5feYSNE" },
  { name: "part-2418f071b0.js", path: file17, bytes: 487, integrity: "sha384-sOJxhYSlyLPDbRTmxteIt0i21ZI3C7QHpsw8oZNRoy8gJquQ2bUojqWkPuTouohS" },
  { name: "part-2578aa9607.js", path: file18, bytes: 461, integrity: "sha384-2UQw5/XqyweJ/T5ed+HGyegRLK/8z2TGJ71td/O1qXl/r5TY/Qbi9bOSuTBGLGYf" },
  { name: "part-296420ce53.js", path: file19, bytes: 2323, integrity: "sha384-RdhcC6f0Q7ggigXGVKmUMResmIOe3bLzBDYGWc8gwr/wemtPodtAbFgyb7BGSKku" },
  { name: "part-296d199c50.js", path: file20, bytes: 4596, integrity: "sha384-P1lWFJ53tkDk7rYs7bYg1Qqg9iVczMOowqePRRfcrNhCVBrV5MpwyvPBvw59BDmb" },
  { name: "part-31625285a9.js", path: file21, bytes: 743, integrity: "sha384-UrokV4opyi1VuYgFT4NZxNzUXZlxqvnNMTZEu6NE+hipZlQqv3wYmm2nKDPbqTRz" },
  { name: "part-3bdb42dcc9.js", path: file22, bytes: 3961, integrity: "sha384-P874QvZCF8o9hr3iO4stO92hkYvZZnjD/fR5UPvhrDe4MWrAJmS4Ut0NRSHemsZ9" },
  { name: "part-3c5a1b4b8f.js", path: file23, bytes: 9187, integrity: "sha384-7W3DpXYN/v442xGFkEZiEtuTS0GSxtvPkeu8hrdKz/xPB5tnYEkwR7Ev+ydkfF7x" },
  { name: "part-41e7b3eef4.js", path: file24, bytes: 136, integrity: "sha384-G9oUPIIHmnP1ynZF1vH9EvkzncAn2uhLxn4rmt9qbduY2x0cYICF7LK8QQO3/JWx" },
  { name: "part-442ad99a1f.js", path: file25, bytes: 14562, integrity: "sha384-dSp2U78kTpb0S7R5cGX6LSkc6sJ6xBK8RJWH4GXEE4x9h2i2zcefHGIaonKPCyrc" },
  { name: "part-443b5f38e7.js", path: file26, bytes: 506, integrity: "sha384-N3QLuXT4HpXKQ8t3Aj3rjxLnW+VG5mP9HUlv1DrKdL7sBlxn04K6NlveytzbXTD3" },
  { name: "part-482e2c159c.js", path: file27, bytes: 1104, integrity: "sha384-oidOPHYCsyxRkbAjZ/wZnE7irSHRDhMNOP1X3Ls4H7Wg38pRkwuSAoUVktHzfBLj" },
  { name: "part-4b2e28204b.js", path: file28, bytes: 325, integrity: "sha384-Ni3CCprUS5d2XOMsYs6fd1YacGT3VWcRStOWvt7YdLlTgNHocJbHQ3uqzrSqACAc" },
  { name: "part-4b6ed15d03.js", path: file29, bytes: 548, integrity: "sha384-WMfEJ+0L8IlZReSiLQPUW1jSrhEYDAp9ATqXcJ31WvAE8q6d4nCvGgLmFlf5zTy7" },
  { name: "part-508ee07788.js", path: file30, bytes: 61998, integrity: "sha384-c95aYOUiOU/wWngIyoMwOmBY9de+HLOuOEPDNR8iBnTy+Jv3d8Vd4LuKktxLYp9k" },
  { name: "part-539e1d3147.js", path: file31, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-54185cf16a.js", path: file32, bytes: 24555, integrity: "sha384-Da7sIPx2/0TaZexD+hzz0wSeIFzmkntM0K3ax9W+o9/mSMRwyLSbAd4jI6Zel0Ur" },
  { name: "part-55044cae7f.js", path: file33, bytes: 44348, integrity: "sha384-/XvGsLOOMeZWRyl4ao5QsWS/nwYYpTVth2FtgOUd61y6W96tkNHFQk+X60Lnx93k" },
  { name: "part-55974e12a3.js", path: file34, bytes: 1622, integrity: "sha384-EZAEcnyTbSkoODtj8wya9Xz26p8GM/Kr85lCC2DAEMDCFUiOWwHG8EhCXb81YyoO" },
  { name: "part-560adb0ec8.js", path: file35, bytes: 616, integrity: "sha384-RuKWMzX8DYrGHFtNOfH/65ALUvW43gDw9CvnGdmCtDDGYxSs5toTpGAaSqXDqqsi" },
  { name: "part-5798a8d0db.js", path: file36, bytes: 651, integrity: "sha384-g5Mo3zbQJ6uH2wsoNCMiPWL+p+7qe8mAoIUcKyUq361UdPxIVcDizgLsTvO8HZ0C" },
  { name: "part-5981af9409.js", path: file37, bytes: 7252, integrity: "sha384-BC27DeGLc9zjYmz2ugJ7MPqFT6Ssx9WP04QpNQjP/DeR4xTfegnHlPheyotpqvZz" },
  { name: "part-6034a3d707.js", path: file38, bytes: 561, integrity: "sha384-5KtGQuMO8hgbieEQO+kM1lFyuuFKz8SLXadIpDwaM1u4nJ+FbIg3BgK4JP0jno34" },
  { name: "part-66359fceee.js", path: file39, bytes: 484, integrity: "sha384-gDIvG64cUofJGlbgwzfzjtOFSFam1sElu6R2XjUuuRAOE5GzK8wuN3Dal8j6u/vt" },
  { name: "part-6e667fc65a.js", path: file40, bytes: 7399, integrity: "sha384-YFR612iI15utyWFWmtif0xwaaSZLVrsZSS0MZQ+kPgc9LGE+HS1hZH5htjkoA1at" },
  { name: "part-6e8e5ef84f.js", path: file41, bytes: 45449, integrity: "sha384-vH8gmmwdZH4CqrziQAinnpGBhvb/tywSK1ITT1cNygup/mY203fG91BBNjCt8o2w" },
  { name: "part-70c894338f.js", path: file42, bytes: 4344, integrity: "sha384-nJyOZuNWn/cSc9fp5V4jffyIvWfNNAt6DmEgJTPxMdUNdLuabgHIiYRmGqlEzIvD" },
  { name: "part-7764b2d4ed.js", path: file43, bytes: 1144, integrity: "sha384-ibUq0nKkRL/pSiYACmrFqpYTUlUMUdu8A277uvOUbUDnBXidVQPjG/4agHKp7wAN" },
  { name: "part-82b1dc3157.js", path: file44, bytes: 9060, integrity: "sha384-jqOx0W0gsvn3Itu+wMSxuXmzaBmcdoOi1oLQqbNvX6Thhbe6AnpTGWFCahrXP6g8" },
  { name: "part-83848573d5.js", path: file45, bytes: 4933, integrity: "sha384-9gfSYx85mSwPpdwl3VVrIO3ZOkELKNrSZ9Qj5ICWp/Ybihfw5mvk1aJT5WMQrGpK" },
  { name: "part-83853f12ea.js", path: file46, bytes: 11115, integrity: "sha384-d7M0kZJ3lXfmruwX49vijLbC0SZjzG/hByCGTL/QW0sf9MKIwiO2lxY9mybr0y0z" },
  { name: "part-8ca6410b4a.js", path: file47, bytes: 6439, integrity: "sha384-Q9uTbM59D1KbVnGLpR5GU6FSEm4fQ5m87KuzFUCCl953zbgSga/qyqtyQxjyujL+" },
  { name: "part-8d3ef15976.js", path: file48, bytes: 12733, integrity: "sha384-qr+VRzw88CeqvTHMN7SeCPsqUnJz2sMVcA0B4G06hQQzTgSkunc52rVpm5ZXVzfj" },
  { name: "part-8defc79c15.js", path: file49, bytes: 796, integrity: "sha384-G8ma7tx6rKGUhN5IPdSAGIUt1LeaTf+qM2oErx5AqoXAHhHzBq+hVmmWiY+absPT" },
  { name: "part-94bc0788f5.js", path: file50, bytes: 2447, integrity: "sha384-kSp2eVtjVBi1SxLT8+kmaPLId5Q1AMOeKf4fMsh3AZxT6g4BjQw9cLq8GtvWPdLA" },
  { name: "part-956e0964d1.js", path: file51, bytes: 1369, integrity: "sha384-AkkMF3U0Yy3cQ9IdRx50Tw723kD0JGXpViHBCRuWJjUaySiC1pXK1CYecKkUZZxj" },
  { name: "part-95c00be518.js", path: file52, bytes: 616, integrity: "sha384-KL2kZutLFtgeFsBgULZ+PLnHdzX75mE4xOx7kA3l7N8Qwq9kGxDYHpwMZJzuYcLX" },
  { name: "part-a16ceb0eea.js", path: file53, bytes: 922, integrity: "sha384-NXBUUSQ0pQyMOnQDk1hgLC27IFYD1IBs6cHYCnIbLJ4K+xnbASxgWFdGQPKHw60M" },
  { name: "part-a55e8d5fc7.js", path: file54, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-a6268c9ff2.js", path: file55, bytes: 31703, integrity: "sha384-o2klACyKgCP4orAMNdVcMUmLqajhEAxJ2VTXAi5AZFjkpqPE2416bvH4Lp+Npj+F" },
  { name: "part-aa3bd315b8.js", path: file56, bytes: 334, integrity: "sha384-aRS1xQ/90Wih76xyaqK1GXrm3IyGYrIaE39Yg/7iJXbbhn/F4z9Ci9FLV4S/9vWv" },
  { name: "part-ace4c3140d.js", path: file57, bytes: 370, integrity: "sha384-0avencgo74kSbVZIp05OcEg/JJRmADPI2IkETowkFcOvXDfUmRSfuc9pWEu81x7C" },
  { name: "part-b7f6ad17f3.js", path: file58, bytes: 488, integrity: "sha384-NlO8s6VImu7o7diKBiVcrfM+E+CiZymstS4JyYBHJXTo8wj+XvukqX+ynruCIfiL" },
  { name: "part-b94c80f2ce.js", path: file59, bytes: 732, integrity: "sha384-LpzSwenpS+BQdCYkRJIfbQgTW7JMQtjqC6Rscr9yu+dNGmLpuT79d2ENuNp76mrx" },
  { name: "part-bfdf1a833f.js", path: file60, bytes: 2422, integrity: "sha384-SL6zz7sHunen2Hh6lmviVscIkYGch+IoZIBXc3mMwdqm5tPS42cVlz0eCmHTiAXr" },
  { name: "part-c3e0959f21.js", path: file61, bytes: 1605, integrity: "sha384-RZVUgdStVlZAKO7L/bCpU5HEn2bDVtCEeApCtkHTPEK4fGKJ0pFkOdhqJYrZgN7f" },
  { name: "part-c5373d9e47.js", path: file62, bytes: 17596, integrity: "sha384-foufnPpE6wltjepcSMCvDtOv947XzITe4lk811BQLoHLBLgaZ1CpNHMix5RpBSot" },
  { name: "part-c706401b80.js", path: file63, bytes: 894, integrity: "sha384-lqoBMRAVxisS1+vG5UZxmNdeOM8W1Rz3EpSQrkfc3P2YiyP17Lqi1RmURIetLKoJ" },
  { name: "part-c782d6826c.js", path: file64, bytes: 7170, integrity: "sha384-jeNPJVHuDxi8BNgeZIIB2OcBKpxiGNbS2jtN/HZnX69t1Mw2VjhO+3fGpzJzO3Hq" },
  { name: "part-cb7fda947c.js", path: file65, bytes: 391, integrity: "sha384-ZM7YjjAmNtatP2mTwqy1R4cJHMNu/ssLTi3/SvFus/xVqK0ovrXosTbHFdoilm6e" },
  { name: "part-d42cb860b4.js", path: file66, bytes: 1161, integrity: "sha384-W4mhNdc1wgHopYHrHQsoNe5RIARtErPNXC/E37JMZ15zrv6TVtH5DG4+DgNTxHzY" },
  { name: "part-d7e792881f.js", path: file67, bytes: 1624, integrity: "sha384-gyamQkz64kTeIE+/qTa1g3/AEJVG+1JHih4p+wXqe2o7oewc6O1yP5YhB23AjCHf" },
  { name: "part-e4990da6aa.js", path: file68, bytes: 547, integrity: "sha384-tkYB8zf+y3T1n04S2gimSZDOFfb83RawTMLLQ5Ln8aoMVN0Cx1Q+v/cPQqTF+Zsv" },
  { name: "part-e660036646.js", path: file69, bytes: 582, integrity: "sha384-R5L2rw3H8G31Anm29+FarPDrmEXdkg0nLbkL/UhC6Q8qTxIIsclOHgllu/qhSqG7" },
  { name: "part-e8a358e6bc.js", path: file70, bytes: 2203, integrity: "sha384-hfNT+QGe0E2V9yU2mNNwYhNXqqeqm5GYh1wB+nikeEM6OxtmlgP3gO7Q9O6tCi4k" },
  { name: "part-ece88183a5.js", path: file71, bytes: 913, integrity: "sha384-ZM4mddDeupG/48RPOSGlg1KkcCesX3Jk162Qt/iyg0eZHcLITa/qOG9pdzFMrb2t" },
  { name: "part-edb4cdea6f.js", path: file72, bytes: 64331, integrity: "sha384-QfFi+0FIeKPi60LTipA02vAXGtl3jt3d8LkKl8ppSUU3pJclh3NiD7UIf4uDvFnq" },
  { name: "part-ef0d7e6e7a.js", path: file73, bytes: 3415, integrity: "sha384-2rGUA/+hNDkSjY+TB/xaCG+AqqARBBLNIWa4Njd1Wnwb/dVc8BTwZbvSt0b3qVPU" },
  { name: "part-f1d1c3f8ae.js", path: file74, bytes: 5351, integrity: "sha384-8W/Jf+0Eo/d07qnMA5lfdXU7uxAFBpoY+rINRlus2mSPDfSjEyT3gAiD3a77sEvL" },
  { name: "part-f26f8e2e03.js", path: file75, bytes: 3530, integrity: "sha384-OnHI1Tosn9+n2YOZcAz7hRYW4Ml+CaN0vLfDUmSA4qD0Zf0aKh6zH7z9mX4C0r6t" },
  { name: "part-f7e50b563a.js", path: file76, bytes: 4826, integrity: "sha384-LvixyxubVIDHxlk4aN6omV0SZXlmfQiUdqOHHbB904vi8pY6SnQlU8HpMXyaEWEI" },
  { name: "part-fa61e4e061.js", path: file77, bytes: 18227, integrity: "sha384-85megCOZojLmsz9tC0YmF5+Km2AgCEWbdO4ruo/pLuC6H4XuFAXaTH08sk4ii7KF" },
  { name: "part-fa8914ed9d.js", path: file78, bytes: 381, integrity: "sha384-TLZKVUkrQMtt6upW/DTLFKTfdIsiqEOHncNNeKPmYkYVk4WLyd3X6oi+hnwRT827" },
  { name: "part-fc69a1b03b.js", path: file79, bytes: 3648, integrity: "sha384-KfGITgaKU/ZEGBA/gdPXmss46QcsUwvo/ErFcRGFxb8wv3rEkQ9a+XJOXmkaHpfg" },
  { name: "part-fea7a2b760.js", path: file80, bytes: 6624, integrity: "sha384-WKbw9RaLjD3PK+ZFObvwVAs3JF8LMZ58/PN0PubPQebPu2PhEF2PCHZFtoaa8/ui" },
  { name: "studio-165e2f6c1e.css", path: file81, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-bc50737ca5.js", path: file82, bytes: 7641, integrity: "sha384-FR1asm3SxA+SxRaS1YWYUXyMDA+iKF2ut2xMsQQE7Z7v/2+tRjsrr1DgtvczMLgV" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-bc50737ca5.js", style: "studio-165e2f6c1e.css", preload: ["part-2282d75eda.js","part-2578aa9607.js","part-3c5a1b4b8f.js","part-4b2e28204b.js","part-508ee07788.js","part-539e1d3147.js","part-55044cae7f.js","part-6034a3d707.js","part-95c00be518.js","part-b94c80f2ce.js","part-c3e0959f21.js"] },
  console: { script: "console-3048f89aba.js", style: "console-011827f768.css", preload: ["part-508ee07788.js","part-539e1d3147.js"] },
  book: { script: "book-dde0e2fb67.js", style: "book-66bbe5066c.css", preload: ["part-539e1d3147.js"] },
} as const;
