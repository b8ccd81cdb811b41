/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-1c04faf00b.js" with { type: "file" };
import file1 from "./book-66bbe5066c.css" with { type: "file" };
import file2 from "./console-28ff8de1d1.css" with { type: "file" };
import file3 from "./console-6bc1b92511.js" with { type: "file" };
import file4 from "./part-02274eabcb.js" with { type: "file" };
import file5 from "./part-0a387f2339.js" with { type: "file" };
import file6 from "./part-1370c11cf6.js" with { type: "file" };
import file7 from "./part-19557bb81e.js" with { type: "file" };
import file8 from "./part-1a0195cea9.js" with { type: "file" };
import file9 from "./part-1a10f91832.js" with { type: "file" };
import file10 from "./part-1bda134964.js" with { type: "file" };
import file11 from "./part-1f9ad7a1b7.js" with { type: "file" };
import file12 from "./part-207f88ba49.js" with { type: "file" };
import file13 from "./part-21add0c1c0.js" with { type: "file" };
import file14 from "./part-2282d75eda.js" with { type: "file" };
import file15 from "./part-2578aa9607.js" with { type: "file" };
import file16 from "./part-296420ce53.js" with { type: "file" };
import file17 from "./part-31be53ad7c.js" with { type: "file" };
import file18 from "./part-3a25bc3bda.js" with { type: "file" };
import file19 from "./part-3c5a1b4b8f.js" with { type: "file" };
import file20 from "./part-3da594cdc4.js" with { type: "file" };
import file21 from "./part-409c9fc8bf.js" with { type: "file" };
import file22 from "./part-418faa89de.js" with { type: "file" };
import file23 from "./part-41e7b3eef4.js" with { type: "file" };
import file24 from "./part-443b5f38e7.js" with { type: "file" };
import file25 from "./part-470ea7cc3e.js" with { type: "file" };
import file26 from "./part-4b2e28204b.js" with { type: "file" };
import file27 from "./part-4b6ed15d03.js" with { type: "file" };
import file28 from "./part-4c1fd7baae.js" with { type: "file" };
import file29 from "./part-508ee07788.js" with { type: "file" };
import file30 from "./part-539e1d3147.js" with { type: "file" };
import file31 from "./part-560adb0ec8.js" with { type: "file" };
import file32 from "./part-5798a8d0db.js" with { type: "file" };
import file33 from "./part-5fe4f9b8ec.js" with { type: "file" };
import file34 from "./part-6034a3d707.js" with { type: "file" };
import file35 from "./part-640adb7450.js" with { type: "file" };
import file36 from "./part-66359fceee.js" with { type: "file" };
import file37 from "./part-699789cace.js" with { type: "file" };
import file38 from "./part-6ae4ca4066.js" with { type: "file" };
import file39 from "./part-70775c1051.js" with { type: "file" };
import file40 from "./part-70c894338f.js" with { type: "file" };
import file41 from "./part-7f520e5e70.js" with { type: "file" };
import file42 from "./part-7ffc489932.js" with { type: "file" };
import file43 from "./part-83848573d5.js" with { type: "file" };
import file44 from "./part-860e2165bb.js" with { type: "file" };
import file45 from "./part-8805812997.js" with { type: "file" };
import file46 from "./part-8a8a96d25c.js" with { type: "file" };
import file47 from "./part-8defc79c15.js" with { type: "file" };
import file48 from "./part-8f2f7e7d5c.js" with { type: "file" };
import file49 from "./part-909c73a996.js" with { type: "file" };
import file50 from "./part-91e538e4f0.js" with { type: "file" };
import file51 from "./part-92067584b8.js" with { type: "file" };
import file52 from "./part-929964dfc9.js" with { type: "file" };
import file53 from "./part-94c9931348.js" with { type: "file" };
import file54 from "./part-956e0964d1.js" with { type: "file" };
import file55 from "./part-95c00be518.js" with { type: "file" };
import file56 from "./part-97d9b6f517.js" with { type: "file" };
import file57 from "./part-9bbcbf40d8.js" with { type: "file" };
import file58 from "./part-9efcc0e93c.js" with { type: "file" };
import file59 from "./part-a49c73073a.js" with { type: "file" };
import file60 from "./part-a55e8d5fc7.js" with { type: "file" };
import file61 from "./part-a62da39208.js" with { type: "file" };
import file62 from "./part-ad0ea0ef34.js" with { type: "file" };
import file63 from "./part-b94c80f2ce.js" with { type: "file" };
import file64 from "./part-bd483b77e9.js" with { type: "file" };
import file65 from "./part-c25108eb98.js" with { type: "file" };
import file66 from "./part-c3e0959f21.js" with { type: "file" };
import file67 from "./part-c706401b80.js" with { type: "file" };
import file68 from "./part-cb7fda947c.js" with { type: "file" };
import file69 from "./part-cc55dcd474.js" with { type: "file" };
import file70 from "./part-ce34a00d0c.js" with { type: "file" };
import file71 from "./part-d574efa43b.js" with { type: "file" };
import file72 from "./part-d714856571.js" with { type: "file" };
import file73 from "./part-d92ef50eb1.js" with { type: "file" };
import file74 from "./part-e4990da6aa.js" with { type: "file" };
import file75 from "./part-ebf0a2ae99.js" with { type: "file" };
import file76 from "./part-f2805374da.js" with { type: "file" };
import file77 from "./part-f4bbf4f2c7.js" with { type: "file" };
import file78 from "./part-f5f2b44d34.js" with { type: "file" };
import file79 from "./part-f736421e19.js" with { type: "file" };
import file80 from "./part-fa8914ed9d.js" with { type: "file" };
import file81 from "./studio-165e2f6c1e.css" with { type: "file" };
import file82 from "./studio-214a9b94e2.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-1c04faf00b.js", path: file0, bytes: 7009, integrity: "sha384-gcb7YkJysWZOvBbSzu780WFTCtpulLP6E8SwgO41StJ5PJBZ7EDuiPSiWWwN6QGK" },
  { name: "book-66bbe5066c.css", path: file1, bytes: 12321, integrity: "sha384-DD8gNubeZ2qvZxhSD0aXQduVFgWYIm8rOSE3/7haXlWXrfV//2irUmufB0JGsE+b" },
  { name: "console-28ff8de1d1.css", path: file2, bytes: 56632, integrity: "sha384-BsrbJi87651ANKSFaEQkCPHPNNQssHuTIkctwOs53eiJ0iNsLUGPqLHJn875ht2z" },
  { name: "console-6bc1b92511.js", path: file3, bytes: 21747, integrity: "sha384-Zxp9nQNkEcp8HWrUcgPhz3L3MaWde3QqKj5cLlofUDUm3igwsMaxtdFdOTS5fxOj" },
  { name: "part-02274eabcb.js", path: file4, bytes: 370, integrity: "sha384-bqT5+QA96fUw9Y+53yFQUUNNq7njbnamMjlGYwnpaEUYiEYJEmsyCGGE/PgQwGno" },
  { name: "part-0a387f2339.js", path: file5, bytes: 498, integrity: "sha384-REJMWCA6kBRcQ1KHgOt170NV7ASxusr+PvfTydenvB4CbIbRhvPCjS7b/HVDBWv7" },
  { name: "part-1370c11cf6.js", path: file6, bytes: 7170, integrity: "sha384-9JVfuYbLiEfRRdo9ohZlnn0/B7OG9NHe2AALwGfFw9xZehKbnVn6AmVcXXia6Ded" },
  { name: "part-19557bb81e.js", path: file7, bytes: 1104, integrity: "sha384-CY+fh5eHQ6tGyPCSPD73jqoyrp6q0AvgX8s49v1SPBjImGayc/F9dUg/MM0yH/M9" },
  { name: "part-1a0195cea9.js", path: file8, bytes: 764, integrity: "sha384-zVWrle+jxPdEVmwATgEKd6OGG1T4cq/yl7atUKsqShBPwFJEZieFK2PTJoHLpq22" },
  { name: "part-1a10f91832.js", path: file9, bytes: 920, integrity: "sha384-K2yuppLds4bBYYax2SZK51hJSfT6tTbCR6U1TOII+3za66rkXDkl5xJ5L45e1eUH" },
  { name: "part-1bda134964.js", path: file10, bytes: 6624, integrity: "sha384-7TSiFKvoL54I1PK9aPpdgVaW29TMimr16IQy2FkufT5yJA7VPymXRo4G/6aFyMrk" },
  { name: "part-1f9ad7a1b7.js", path: file11, bytes: 706, integrity: "sha384-m+hP5PhwGY/kY6W+ej9enAnfA/csg9CJeSha3+EE5FbbigKGJ8oug+PcNvkxPRMC" },
  { name: "part-207f88ba49.js", path: file12, bytes: 11115, integrity: "sha384-I2BN3hdlg2XcTaVlPp8cike05NFhTFAc4pyGd2vA4qgFylrH6ZpSOaXO3998CTmv" },
  { name: "part-21add0c1c0.js", path: file13, bytes: 4198, integrity: "sha384-KRkaGAVmKuRfolfoOrIjeb7sgyr1YEKv8Aps9oknHHo8Rrsa954MaO4S/eXFnHX3" },
  { name: "part-2282d75eda.js", path: file14, bytes: 2744, integrity: "sha384-OFCGyQv8XIGxP1NG5dLudk4ad3K/eKnoVflMZhetdrDmfBtA6YkYbt9al5feYSNE" },
  { name: "part-2578aa9607.js", path: file15, bytes: 461, integrity: "sha384-2UQw5/XqyweJ/T5ed+HGyegRLK/8z2TGJ71td/O1qXl/r5TY/Qbi9bOSuTBGLGYf" },
  { name: "part-296420ce53.js", path: file16, bytes: 2323, integrity: "sha384-RdhcC6f0Q7ggigXGVKmUMResmIOe3bLzBDYGWc8gwr/wemtPodtAbFgyb7BGSKku" },
  { name: "part-31be53ad7c.js", path: file17, bytes: 582, integrity: "sha384-AVy0SubzRXdQUlCiIqe1l0oaDLYpQXYDK8SdHJpCn+s0H2KYrC9zDx7HqK7Jrvbx" },
  { name: "part-3a25bc3bda.js", path: file18, bytes: 928, integrity: "sha384-mtbvYIGdcxGQaAavqKb11LKmKpVPPyNiFgm4EmZGf8ummkmmdkBY3fGeFmi1viEH" },
  { name: "part-3c5a1b4b8f.js", path: file19, bytes: 9187, integrity: "sha384-7W3DpXYN/v442xGFkEZiEtuTS0GSxtvPkeu8hrdKz/xPB5tnYEkwR7Ev+ydkfF7x" },
  { name: "part-3da594cdc4.js", path: file20, bytes: 2203, integrity: "sha384-EdFUgYjz3dETfJLFXq2YgpuaxE3YKxUrspcuZdhMCdCIOaXUwuJxjsCefZ1VdZ8R" },
  { name: "part-409c9fc8bf.js", path: file21, bytes: 1647, integrity: "sha384-79vItYib6bRr8R6r+eHp5Bj4aQYkHaCNypGOnX6tFL1CEHL/JGifBf90vkP8arm8" },
  { name: "part-418faa89de.js", path: file22, bytes: 922, integrity: "sha384-5ZcS8aluuI2TQnnATRcUpB1KAwLqC9O+TERofz06QMRu15e89YGY71BO0B3+M2tv" },
  { name: "part-41e7b3eef4.js", path: file23, bytes: 136, integrity: "sha384-G9oUPIIHmnP1ynZF1vH9EvkzncAn2uhLxn4rmt9qbduY2x0cYICF7LK8QQO3/JWx" },
  { name: "part-443b5f38e7.js", path: file24, bytes: 506, integrity: "sha384-N3QLuXT4HpXKQ8t3Aj3rjxLnW+VG5mP9HUlv1DrKdL7sBlxn04K6NlveytzbXTD3" },
  { name: "part-470ea7cc3e.js", path: file25, bytes: 487, integrity: "sha384-BzphQeXdtR7XoImz09HXOc0Ivw1vKPWZNyRv/qivYfXCeuMehIY4o05ytoE3tb4e" },
  { name: "part-4b2e28204b.js", path: file26, bytes: 325, integrity: "sha384-Ni3CCprUS5d2XOMsYs6fd1YacGT3VWcRStOWvt7YdLlTgNHocJbHQ3uqzrSqACAc" },
  { name: "part-4b6ed15d03.js", path: file27, bytes: 548, integrity: "sha384-WMfEJ+0L8IlZReSiLQPUW1jSrhEYDAp9ATqXcJ31WvAE8q6d4nCvGgLmFlf5zTy7" },
  { name: "part-4c1fd7baae.js", path: file28, bytes: 743, integrity: "sha384-RyqmMAuA/MOOYzbNBDPh7wSR10jQFgAs/EWb9QcvO00TdO8Z1VZkTX/qk4O3qATo" },
  { name: "part-508ee07788.js", path: file29, bytes: 61998, integrity: "sha384-c95aYOUiOU/wWngIyoMwOmBY9de+HLOuOEPDNR8iBnTy+Jv3d8Vd4LuKktxLYp9k" },
  { name: "part-539e1d3147.js", path: file30, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-560adb0ec8.js", path: file31, bytes: 616, integrity: "sha384-RuKWMzX8DYrGHFtNOfH/65ALUvW43gDw9CvnGdmCtDDGYxSs5toTpGAaSqXDqqsi" },
  { name: "part-5798a8d0db.js", path: file32, bytes: 651, integrity: "sha384-g5Mo3zbQJ6uH2wsoNCMiPWL+p+7qe8mAoIUcKyUq361UdPxIVcDizgLsTvO8HZ0C" },
  { name: "part-5fe4f9b8ec.js", path: file33, bytes: 7399, integrity: "sha384-LolwRVYX4GgYuRcHFVm8WpIWqmsrZ8WmGjrmuYvEE1lcvAZ68YN+IVJ/AZjg+mv3" },
  { name: "part-6034a3d707.js", path: file34, bytes: 561, integrity: "sha384-5KtGQuMO8hgbieEQO+kM1lFyuuFKz8SLXadIpDwaM1u4nJ+FbIg3BgK4JP0jno34" },
  { name: "part-640adb7450.js", path: file35, bytes: 1144, integrity: "sha384-4jpQ1mMeCDCWG1QohsnXw4U4SzX0yHOhymfXsh/YxV1Nk7I/4inx/AIy44FkpOvX" },
  { name: "part-66359fceee.js", path: file36, bytes: 484, integrity: "sha384-gDIvG64cUofJGlbgwzfzjtOFSFam1sElu6R2XjUuuRAOE5GzK8wuN3Dal8j6u/vt" },
  { name: "part-699789cace.js", path: file37, bytes: 14562, integrity: "sha384-GpApJScmqBvT9ymo05bjAes9aD1VAYbpdix4b8pOKPOkL6DG9wpBiqiav76YNdha" },
  { name: "part-6ae4ca4066.js", path: file38, bytes: 7252, integrity: "sha384-Jbx4WfNKoysM9shrOqcFgpVitgxGVTmSYuw0864sYDWtpTih7cI2HWIVifNN9iah" },
  { name: "part-70775c1051.js", path: file39, bytes: 9060, integrity: "sha384-vtJFvy9YI21oxt4NwscKbYZ0yA2eyEPpeqHsd9xp6BOJ/ko74Bn8iVb1kFzv7oab" },
  { name: "part-70c894338f.js", path: file40, bytes: 4344, integrity: "sha384-nJyOZuNWn/cSc9fp5V4jffyIvWfNNAt6DmEgJTPxMdUNdLuabgHIiYRmGqlEzIvD" },
  { name: "part-7f520e5e70.js", path: file41, bytes: 24201, integrity: "sha384-RGyPuFydzQhSvIF7sSEP35ILwXzRrznsUpTGuICFfrehEC+ZqOO6G+ruHu0OLUWI" },
  { name: "part-7ffc489932.js", path: file42, bytes: 6994, integrity: "sha384-TWxRYagcaCKya+N0j8fC7RqgI9C+uYVankMMNIJJqbeEMUVgCethttNDIajxJuiD" },
  { name: "part-83848573d5.js", path: file43, bytes: 4933, integrity: "sha384-9gfSYx85mSwPpdwl3VVrIO3ZOkELKNrSZ9Qj5ICWp/Ybihfw5mvk1aJT5WMQrGpK" },
  { name: "part-860e2165bb.js", path: file44, bytes: 6439, integrity: "sha384-v9+4AhGm97OAF9ZMwX4c3kMqlItMPdVJ7Fm/cpwwXGKFAwoOEK7OmPqgZT2RbdOT" },
  { name: "part-8805812997.js", path: file45, bytes: 45449, integrity: "sha384-R37OMUXwvLjqCSJ3CdSOxLNRhgMv06dqufMXky69W4a4nc4GNJNauwV/UE9Mr0eX" },
  { name: "part-8a8a96d25c.js", path: file46, bytes: 4596, integrity: "sha384-WNqHeNRXHSEb1SB12TDGRg0ORlBshaLyP4aiRILYbdHe7kdlksGAruqpJpgPfoIF" },
  { name: "part-8defc79c15.js", path: file47, bytes: 796, integrity: "sha384-G8ma7tx6rKGUhN5IPdSAGIUt1LeaTf+qM2oErx5AqoXAHhHzBq+hVmmWiY+absPT" },
  { name: "part-8f2f7e7d5c.js", path: file48, bytes: 4826, integrity: "sha384-PsDc1ExVe40cbw5e/+GCPWQ2IukZDeXxcOutNSXmcqlJ1nal0MRMIeSuEOjVh1YJ" },
  { name: "part-909c73a996.js", path: file49, bytes: 25407, integrity: "sha384-vj07m58f4fKQTdXkrUdxGhlM7AHBOOuQ55Fsl7tEM5oM8PuIxvv5ZKY1ArYSyV+7" },
  { name: "part-91e538e4f0.js", path: file50, bytes: 488, integrity: "sha384-XJxOPQXExTUebM2LHaxzl8LNY7JvW90edzKhA1hoY7Px7PiXalSqCrwDInUZnqd/" },
  { name: "part-92067584b8.js", path: file51, bytes: 3648, integrity: "sha384-J/QZ28W5N2OcKpENU+dV/z+lvP8iJkIQ0yYZIPwbuzdK8+RtXp7WDom4fsSugB7v" },
  { name: "part-929964dfc9.js", path: file52, bytes: 3415, integrity: "sha384-k1cT19UtQt4+f9k2LEK2HIAlnN6Xw6+S6gOOQNB2Xk3n0dk94Dh0J+6sbolcnip9" },
  { name: "part-94c9931348.js", path: file53, bytes: 44780, integrity: "sha384-hqSCR8PHYBKmAdN14lWXmx4IFKwitFnNVrkGlOlcdOdgFSCTO0FOwazqfNMCK//s" },
  { name: "part-956e0964d1.js", path: file54, bytes: 1369, integrity: "sha384-AkkMF3U0Yy3cQ9IdRx50Tw723kD0JGXpViHBCRuWJjUaySiC1pXK1CYecKkUZZxj" },
  { name: "part-95c00be518.js", path: file55, bytes: 616, integrity: "sha384-KL2kZutLFtgeFsBgULZ+PLnHdzX75mE4xOx7kA3l7N8Qwq9kGxDYHpwMZJzuYcLX" },
  { name: "part-97d9b6f517.js", path: file56, bytes: 18227, integrity: "sha384-PS27dD/g0SSCox1X96ghDqhjmr9sLuYczdT4P45+ki1xdGi+qch1J3O586jVhuT8" },
  { name: "part-9bbcbf40d8.js", path: file57, bytes: 1161, integrity: "sha384-1J88A0x+TlrORu6O/B5jUCWJhh9ZqFsjLxViUx41YsUOwihXfjFzR4aFEgcaqAtu" },
  { name: "part-9efcc0e93c.js", path: file58, bytes: 1624, integrity: "sha384-4Kh7caa5EL7m/oea6bWwcVs+5P1+9ZAf5mmKhC5lXbPZz5Mogfo7EVBbndajpDc3" },
  { name: "part-a49c73073a.js", path: file59, bytes: 334, integrity: "sha384-MQgcsk9mnp/QNTTkiALY0qlndKDu4tSWlZBNIuiNpLj/VFnFfgKQf1p79zDyK44G" },
  { name: "part-a55e8d5fc7.js", path: file60, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-a62da39208.js", path: file61, bytes: 2711, integrity: "sha384-7xtVSPcyB3Z9O50pvSZqMQYncWgRPE9o0Z4N0vXJGSR6I6vCjqpuMjAw/8/HtaOL" },
  { name: "part-ad0ea0ef34.js", path: file62, bytes: 5351, integrity: "sha384-wuXn6bMpig4Gd8QGKIxuc3KnOJFJZPzydV7jhUGp+5pvu64vZGixDM+BqOUCMxif" },
  { name: "part-b94c80f2ce.js", path: file63, bytes: 732, integrity: "sha384-LpzSwenpS+BQdCYkRJIfbQgTW7JMQtjqC6Rscr9yu+dNGmLpuT79d2ENuNp76mrx" },
  { name: "part-bd483b77e9.js", path: file64, bytes: 64331, integrity: "sha384-5pePeAZHVGVSJrA8ghaP2NJNuyt1pF1J6QdFgcFEvymOSSmCfAUFYiwDlIPuXkh3" },
  { name: "part-c25108eb98.js", path: file65, bytes: 577, integrity: "sha384-k91b5x1o9d1XTIZpzGBhXrBe2MUbOix8UtJrNAf/mi+1KIdayLOSfIxz4rLwQY8j" },
  { name: "part-c3e0959f21.js", path: file66, bytes: 1605, integrity: "sha384-RZVUgdStVlZAKO7L/bCpU5HEn2bDVtCEeApCtkHTPEK4fGKJ0pFkOdhqJYrZgN7f" },
  { name: "part-c706401b80.js", path: file67, bytes: 894, integrity: "sha384-lqoBMRAVxisS1+vG5UZxmNdeOM8W1Rz3EpSQrkfc3P2YiyP17Lqi1RmURIetLKoJ" },
  { name: "part-cb7fda947c.js", path: file68, bytes: 391, integrity: "sha384-ZM7YjjAmNtatP2mTwqy1R4cJHMNu/ssLTi3/SvFus/xVqK0ovrXosTbHFdoilm6e" },
  { name: "part-cc55dcd474.js", path: file69, bytes: 2447, integrity: "sha384-1KyiTNVyKCnR0Rakp4CJYovOuQmya4bxFaDPJKXyQsxSehK32EXmjKonNvvpuRYV" },
  { name: "part-ce34a00d0c.js", path: file70, bytes: 12733, integrity: "sha384-t7sxgYb4h6ExoStQ8bSz8ZLuxOC3tNWWDNIrTgvBvywQkOm23h0sjIGg+TKfO/U7" },
  { name: "part-d574efa43b.js", path: file71, bytes: 3904, integrity: "sha384-MzFno4hErFimWz6BjQ19mzhThj9Mkfo2qALaCY2Fd67/gXexaPLiTukGHvsClqF+" },
  { name: "part-d714856571.js", path: file72, bytes: 3530, integrity: "sha384-Xk+vFcE/rFG7hymSArOAfpgqmHvXEKgLLMv0g2Wzp6ed0EEpcpahRYzFQsSn/5Xi" },
  { name: "part-d92ef50eb1.js", path: file73, bytes: 1622, integrity: "sha384-UqdoxVMXxxUswlcblXj/FDZB5M2tdtEFXzc9U8VKzf1qb3aVSmF4bin10V4wq31y" },
  { name: "part-e4990da6aa.js", path: file74, bytes: 547, integrity: "sha384-tkYB8zf+y3T1n04S2gimSZDOFfb83RawTMLLQ5Ln8aoMVN0Cx1Q+v/cPQqTF+Zsv" },
  { name: "part-ebf0a2ae99.js", path: file75, bytes: 913, integrity: "sha384-526QChJ05LFaowPwaqTmENSVrQw22hZyCnjxAaUOcBNFTEklzpgakQ1aBN4Ote0Q" },
  { name: "part-f2805374da.js", path: file76, bytes: 3961, integrity: "sha384-l9Kq/4QT0OPC6wQuTzrVmCPEv1TW6mdLSzMVfN8S4qfOD2WfQbcr+dMn48ZkriPm" },
  { name: "part-f4bbf4f2c7.js", path: file77, bytes: 17596, integrity: "sha384-mIYxV0zSZIsQPUJQcdA0MFOi/omK3n0Zti5GzSnVjYZ929COKNmuAreuWvGj/0RU" },
  { name: "part-f5f2b44d34.js", path: file78, bytes: 31703, integrity: "sha384-tSbm3vI43BgcRSAbTiu3r7vPwjdkW9skkoU+TqYF5JZkdUtezN3ZSR73fUN4YBTs" },
  { name: "part-f736421e19.js", path: file79, bytes: 2422, integrity: "sha384-1+ssmj+BkYeSnhfwnkcjRAn4KB0p2MMI8g3POKyzpNYWxQspFngw9GvlsF58kyOa" },
  { name: "part-fa8914ed9d.js", path: file80, bytes: 381, integrity: "sha384-TLZKVUkrQMtt6upW/DTLFKTfdIsiqEOHncNNeKPmYkYVk4WLyd3X6oi+hnwRT827" },
  { name: "studio-165e2f6c1e.css", path: file81, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-214a9b94e2.js", path: file82, bytes: 7641, integrity: "sha384-uw7BLd9eXV1EHyQi7LmnEap693i1tkFA8jX3do53RorzfnIoT8Q7Leu2cmL1oRTM" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-214a9b94e2.js", style: "studio-165e2f6c1e.css", preload: ["part-2282d75eda.js","part-2578aa9607.js","part-3c5a1b4b8f.js","part-4b2e28204b.js","part-508ee07788.js","part-539e1d3147.js","part-6034a3d707.js","part-94c9931348.js","part-95c00be518.js","part-b94c80f2ce.js","part-c3e0959f21.js"] },
  console: { script: "console-6bc1b92511.js", style: "console-28ff8de1d1.css", preload: ["part-508ee07788.js","part-539e1d3147.js"] },
  book: { script: "book-1c04faf00b.js", style: "book-66bbe5066c.css", preload: ["part-539e1d3147.js"] },
} as const;
