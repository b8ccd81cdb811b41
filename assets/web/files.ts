/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-0f00a1254a.js" with { type: "file" };
import file1 from "./book-6fb10c14e9.css" with { type: "file" };
import file2 from "./console-a74093a8d8.js" with { type: "file" };
import file3 from "./console-c7a625a554.css" with { type: "file" };
import file4 from "./part-0045e4c809.js" with { type: "file" };
import file5 from "./part-02f2ffbc04.js" with { type: "file" };
import file6 from "./part-040aab2122.js" with { type: "file" };
import file7 from "./part-043d20b6c5.js" with { type: "file" };
import file8 from "./part-045669dcfd.js" with { type: "file" };
import file9 from "./part-093d58bee1.js" with { type: "file" };
import file10 from "./part-0a17c681cc.js" with { type: "file" };
import file11 from "./part-10a315d7ae.js" with { type: "file" };
import file12 from "./part-114105de2d.js" with { type: "file" };
import file13 from "./part-1197bc7044.js" with { type: "file" };
import file14 from "./part-1332289448.js" with { type: "file" };
import file15 from "./part-146ecb79cb.js" with { type: "file" };
import file16 from "./part-25aabb0a95.js" with { type: "file" };
import file17 from "./part-29b0b0afdd.js" with { type: "file" };
import file18 from "./part-2e49cc361d.js" with { type: "file" };
import file19 from "./part-2e51f93fff.js" with { type: "file" };
import file20 from "./part-31a1c7abed.js" with { type: "file" };
import file21 from "./part-367af66eaa.js" with { type: "file" };
import file22 from "./part-3b14645375.js" with { type: "file" };
import file23 from "./part-3f0bc47ddc.js" with { type: "file" };
import file24 from "./part-5052db9327.js" with { type: "file" };
import file25 from "./part-537901d232.js" with { type: "file" };
import file26 from "./part-539e1d3147.js" with { type: "file" };
import file27 from "./part-57690cfeb9.js" with { type: "file" };
import file28 from "./part-5bb3ad8451.js" with { type: "file" };
import file29 from "./part-5d8e9cab62.js" with { type: "file" };
import file30 from "./part-5ef38db3cb.js" with { type: "file" };
import file31 from "./part-5f44f56033.js" with { type: "file" };
import file32 from "./part-616844ff90.js" with { type: "file" };
import file33 from "./part-6818d132fa.js" with { type: "file" };
import file34 from "./part-6c75bc6e77.js" with { type: "file" };
import file35 from "./part-7186450370.js" with { type: "file" };
import file36 from "./part-791009119f.js" with { type: "file" };
import file37 from "./part-7ba10e92ae.js" with { type: "file" };
import file38 from "./part-8080cbb8d9.js" with { type: "file" };
import file39 from "./part-8132f21f73.js" with { type: "file" };
import file40 from "./part-86912032c1.js" with { type: "file" };
import file41 from "./part-8bc79f52c6.js" with { type: "file" };
import file42 from "./part-9063fdf286.js" with { type: "file" };
import file43 from "./part-983aba6ed5.js" with { type: "file" };
import file44 from "./part-98d0450d5d.js" with { type: "file" };
import file45 from "./part-9d35f0641b.js" with { type: "file" };
import file46 from "./part-9de1743e87.js" with { type: "file" };
import file47 from "./part-a1d78a0740.js" with { type: "file" };
import file48 from "./part-a5a7f74e1c.js" with { type: "file" };
import file49 from "./part-a94df5b5b0.js" with { type: "file" };
import file50 from "./part-a98f79efc0.js" with { type: "file" };
import file51 from "./part-ab834d558e.js" with { type: "file" };
import file52 from "./part-abba9c4a1e.js" with { type: "file" };
import file53 from "./part-ad61e636fd.js" with { type: "file" };
import file54 from "./part-b612e81859.js" with { type: "file" };
import file55 from "./part-b616a8d452.js" with { type: "file" };
import file56 from "./part-b8d737bc88.js" with { type: "file" };
import file57 from "./part-bc94f3ad56.js" with { type: "file" };
import file58 from "./part-be14b3e91b.js" with { type: "file" };
import file59 from "./part-c2e841cf97.js" with { type: "file" };
import file60 from "./part-c3cba03a36.js" with { type: "file" };
import file61 from "./part-c5a0234e0e.js" with { type: "file" };
import file62 from "./part-c6d2d0336e.js" with { type: "file" };
import file63 from "./part-c7c0335f2d.js" with { type: "file" };
import file64 from "./part-d75f87ca21.js" with { type: "file" };
import file65 from "./part-d9c0056daf.js" with { type: "file" };
import file66 from "./part-df85b175cd.js" with { type: "file" };
import file67 from "./part-e1366be045.js" with { type: "file" };
import file68 from "./part-e5b18e7d39.js" with { type: "file" };
import file69 from "./part-ec41c223e4.js" with { type: "file" };
import file70 from "./part-ed30730c50.js" with { type: "file" };
import file71 from "./part-f2f804d41b.js" with { type: "file" };
import file72 from "./part-f4e280c53a.js" with { type: "file" };
import file73 from "./part-f71d1eae7b.js" with { type: "file" };
import file74 from "./part-f9b9ecf3e3.js" with { type: "file" };
import file75 from "./part-fe486a06e3.js" with { type: "file" };
import file76 from "./studio-024681bb9a.css" with { type: "file" };
import file77 from "./studio-9326f76576.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-0f00a1254a.js", path: file0, bytes: 6864, integrity: "sha384-/Jr0hlSb61gSNQG4FY0jEq1EuyH+o8iyqBgqgh9frZZIWfCKrfNxrVptV3bpwm6/" },
  { name: "book-6fb10c14e9.css", path: file1, bytes: 11597, integrity: "sha384-tPf3yHBk+ofoqoeReBvhX7Dl7sd4Sb4NUegjMBQke9dgDz2o7h2ILQqrXZDXZ0Y/" },
  { name: "console-a74093a8d8.js", path: file2, bytes: 21747, integrity: "sha384-X41KH3vuYmwdHmhz3FINEckxah4yagrA5HSmtuFMiYnGzVJ4/cAL319GxUc4MIv4" },
  { name: "console-c7a625a554.css", path: file3, bytes: 56476, integrity: "sha384-vaRs93bYhcMOCrwAzJAISTWwXtyiwQ5qBKMEHW4hrwcFs3vgYKmk+Ji6kek3AJ9y" },
  { name: "part-0045e4c809.js", path: file4, bytes: 64331, integrity: "sha384-P9VXpPHonAp+mCqqqfa512jGpq8XZwIL7JTXQ7fU6vETk3XBESzUIxn2aRHyAvBE" },
  { name: "part-02f2ffbc04.js", path: file5, bytes: 913, integrity: "sha384-EoYXrBBi69naqMcwFfona6NhDDOhWpPB1GDmYU8jq/5lzSw1CULH2u7t8ivfSwUm" },
  { name: "part-040aab2122.js", path: file6, bytes: 1647, integrity: "sha384-KZX+lgghWbSaTaJIRUClCOQPgrf4fVpIyaB95sDLFnmggB+ZCKHppNRbsogcRe5I" },
  { name: "part-043d20b6c5.js", path: file7, bytes: 1605, integrity: "sha384-TceYDvTyHXC/q/rJC5XuC7IzlPIQ0HFdnzd3oDrplTQXX/G6PWzsE549d2Xqryga" },
  { name: "part-045669dcfd.js", path: file8, bytes: 706, integrity: "sha384-kr2h7mfXqbKFmBNUFUKLkY0yEQwcXGHVcldseyHJ9DqWZ8tmzrEDnDCdBiFM2uDl" },
  { name: "part-093d58bee1.js", path: file9, bytes: 732, integrity: "sha384-fX+wsDPu67sKF15Mw4Zqyl7DbA5l+vpGRFZvSpIz7MEleJlU761oOfEfIMcEc2j8" },
  { name: "part-0a17c681cc.js", path: file10, bytes: 5351, integrity: "sha384-quZKp/Lyb/uMQP3KRikDqynrkb/jUvdY0f5fLWouKS9zsAOeAfOg724/k1wgHLfJ" },
  { name: "part-10a315d7ae.js", path: file11, bytes: 61998, integrity: "sha384-I8wqHdGSEJtfPL/6svyBD+WnmsNOJ+l4jgxhmAqBrkwjfd8XM5DZ9+YphaXC6A+V" },
  { name: "part-114105de2d.js", path: file12, bytes: 3415, integrity: "sha384-XlKxMmX22YEOKlCHyzCEl2/u21R5sGfGwOt/YLxDlk4BXyq5C3TJ6FJJ8ZoTp92b" },
  { name: "part-1197bc7044.js", path: file13, bytes: 1104, integrity: "sha384-DTgLPRkQVFLqLE8Vbv6XIi4tcGf4ObbY/ipZbX+Xigsw97B+HSeTZjuofeJYWMc9" },
  { name: "part-1332289448.js", path: file14, bytes: 4198, integrity: "sha384-9bCull5eKB251FjDUESVWn3uuSn/yUDPjgkAnSgMVVFimSep5KlphbR+NM08CFlv" },
  { name: "part-146ecb79cb.js", path: file15, bytes: 1161, integrity: "sha384-ONNTLb0c2tnbf7L1L3QXus06vWirLtFc2b7KLl3Qzsuvrk67ntgg6gSJ6CmoAx6F" },
  { name: "part-25aabb0a95.js", path: file16, bytes: 616, integrity: "sha384-nZlErT5h7vpuQ8u+/ltoYSkAnYHGa8VLhg+bfQXODGc4GjbKR6v+CzDvOD7yDRsp" },
  { name: "part-29b0b0afdd.js", path: file17, bytes: 894, integrity: "sha384-DqTI+jViheq/GXV/b4BWZPbC+rOAirMgcDeXxl2b7Y3N+IqegGs9auDB6Kd3/6vM" },
  { name: "part-2e49cc361d.js", path: file18, bytes: 547, integrity: "sha384-euULOl/DZwfLX/debZu0CKE52SLP486lBlYjKPwhJsqu3zclESgw+x+7ihj4Z0eS" },
  { name: "part-2e51f93fff.js", path: file19, bytes: 8958, integrity: "sha384-1JfdhBtHGIskp2lNYOtCZVbpXjECspTsJxsv5h2carLyyodkaalcf6a191Pyo4Qe" },
  { name: "part-31a1c7abed.js", path: file20, bytes: 136, integrity: "sha384-JP3gLhTKqXhq4Bzg8bCaQgQLAH72vZn5QXBniroZmzf5G8nB14ACMGzagBvLcIYn" },
  { name: "part-367af66eaa.js", path: file21, bytes: 2323, integrity: "sha384-xmmFLgykvTc/0Q40XnJjUuKhKYqgnM5CTBqOUJpEybb2tjkVpltBEHU1zrRLpbUU" },
  { name: "part-3b14645375.js", path: file22, bytes: 9060, integrity: "sha384-1bWMrw6T5Sc7nMoiw/7Hhe5JUJF1gd74jhB/QTIOxXnfsSFna8c9ZeelkMYZvJ4n" },
  { name: "part-3f0bc47ddc.js", path: file23, bytes: 14528, integrity: "sha384-EwXkB30AI/KUyD1D8C2QZ+XpvNGmezfASxNVErLERplIKePwZa+IGczvGFKgIObs" },
  { name: "part-5052db9327.js", path: file24, bytes: 796, integrity: "sha384-kZoFTJUqjY8/cbfVg3pVB5ETiL8sckbQRoUuhKXjdXgYS3iBuKGynT3l+5hhthJr" },
  { name: "part-537901d232.js", path: file25, bytes: 743, integrity: "sha384-/qxE71yia1xHdXeFhmTEiUmToHMyVEA+KxKpUc1ufsuinB8dRHgzhHQ6pSZBDASV" },
  { name: "part-539e1d3147.js", path: file26, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-57690cfeb9.js", path: file27, bytes: 24351, integrity: "sha384-JsGL+KoV+KgB+giP+npnGac6Zv6E4H8Q4Qf3rhnigr17b/OKP/AMerqu3pgvzGPN" },
  { name: "part-5bb3ad8451.js", path: file28, bytes: 922, integrity: "sha384-/WIBeb2SYrAXUT+iSc/Z/bIZhTSAz/63E4PoCho1Vg4YbX8pTJI53HKaIB8Do/HF" },
  { name: "part-5d8e9cab62.js", path: file29, bytes: 7170, integrity: "sha384-qEM4WWw/m44pUFMaP14LmVlKo0XhdFKdHIH3t3GN2ZV99WejKPtPCVTyfaMmuC4s" },
  { name: "part-5ef38db3cb.js", path: file30, bytes: 920, integrity: "sha384-Z8z8iWZpJz/yadqpqOrd+MmjMjeiUDwCTELau4w/uTKINU/MtjRXtF6XR6x7gHGd" },
  { name: "part-5f44f56033.js", path: file31, bytes: 498, integrity: "sha384-jZnLMpIEF+pV+m3BSmnqHnq079kphNa79XVxL5hYuoHS64AF5vM1L+3UwZr3Z/X2" },
  { name: "part-616844ff90.js", path: file32, bytes: 1369, integrity: "sha384-JnXH3Qcxziu4Cy8iT2PjhapE9LRhdXta4LfoShHkOabAJr/Q4DHpZUJ25RbW/85T" },
  { name: "part-6818d132fa.js", path: file33, bytes: 17596, integrity: "sha384-+UIxnU9WO/Xr8v8mtaq/RYDH/hG/h6tLwKxFVgVUH48R2gBfY7tBO3FkDI9z/+j/" },
  { name: "part-6c75bc6e77.js", path: file34, bytes: 488, integrity: "sha384-z6d4a3exp95YPiDWyf0wO+2pC8g6sISbwcGXdOf6MiFqnbnnpFNwEU3eoxTTsIu7" },
  { name: "part-7186450370.js", path: file35, bytes: 616, integrity: "sha384-M8Ybw5mhpjyrFjGUdohZOljyV5BRYi4IZgqcPRzqDBdivUokbA6M9ilrgs9kLxwk" },
  { name: "part-791009119f.js", path: file36, bytes: 45180, integrity: "sha384-YSUviEbz8TVQZd7dkStaba7Fv59OyG6z3JJf+1a7GQj1xEkSPw4Rc81Yo/8WcXz3" },
  { name: "part-7ba10e92ae.js", path: file37, bytes: 3846, integrity: "sha384-fdOqXWJPZH++ICumfpTB3JKoQ8/GvHXLvKpEdR9U+RLwvikqFuh6zWVfAVqyl1ET" },
  { name: "part-8080cbb8d9.js", path: file38, bytes: 7399, integrity: "sha384-jInMzWrLykMW+RFzAJ0GWLCYYCZOvIytoxx6yJvtr72ox4MXjhSY0kIL8IWa2CQe" },
  { name: "part-8132f21f73.js", path: file39, bytes: 2447, integrity: "sha384-wTNhWUb48mSu8uuu1CZ9NMnw/FxnMVBRIfZgDsxHnNpuIXWSa+ne7Kgri0KfVzzg" },
  { name: "part-86912032c1.js", path: file40, bytes: 506, integrity: "sha384-/9zD9VNU1lwkXCKhBh8W/McdGXXyGBn338d4/0u6/SA12HA0unhj/4xWI2k42fQv" },
  { name: "part-8bc79f52c6.js", path: file41, bytes: 764, integrity: "sha384-g2mhxzAvzeVb73xYGMDiefw3GYdQzBqYX4COX3j5DhI5s32vjXEny40AwGyrgbg4" },
  { name: "part-9063fdf286.js", path: file42, bytes: 577, integrity: "sha384-8yfFl6rYRkrnv2Fv+ihWOPuje1qLWzv3enZJ3wDJ9Z6elYmImfFLDZCNLfPhaXzd" },
  { name: "part-983aba6ed5.js", path: file43, bytes: 306, integrity: "sha384-efdodvqEY+kTtvBPj0Bjf7V8Uu4IF8kQE+KtlbJQ/0dg2UpXbI3Dz5Jpm7GHVU5q" },
  { name: "part-98d0450d5d.js", path: file44, bytes: 6624, integrity: "sha384-bpNjfTcu+Z/ihJB64CIqaHAQCVObnPwfbH+vD/TU8cXsXYjqijbNSlUIJg3KvJfg" },
  { name: "part-9d35f0641b.js", path: file45, bytes: 582, integrity: "sha384-WYsyRVXevtqmSmBKLw1tRfHJ8Hq2XYmnj354J403AB37xTwl7TwnF23MMGvIBCpJ" },
  { name: "part-9de1743e87.js", path: file46, bytes: 2387, integrity: "sha384-KcvPmQxjKAlN76T4IPJCEtOSmghYGGyOt+neBSdvc8sdH/ZrxqVil/gvnY4UJT0J" },
  { name: "part-a1d78a0740.js", path: file47, bytes: 1622, integrity: "sha384-DeR2wZJA0HnDDZWZvFwlmUe95yXZhFDPebjHDJFfRMhoSGLvq/clDG7sKx+uT695" },
  { name: "part-a5a7f74e1c.js", path: file48, bytes: 809, integrity: "sha384-EIva4ffmWWeMcmpNlnrCB0Cy0Vm9kGUNuXIBZSpPFkP0mA2MVDxiOuZoevF4mgGF" },
  { name: "part-a94df5b5b0.js", path: file49, bytes: 2203, integrity: "sha384-6hEELVYtKLE9m2F9AKeJ4qFLWu5cGLo9Y6GIMkKYs0kAL8nxFB60dgedhto1WuLq" },
  { name: "part-a98f79efc0.js", path: file50, bytes: 2744, integrity: "sha384-QrQZSmRzDbIZTY6sAa97cQ3ecJMEMGJ66wTxZN8VhAhVWpnFwh8E+8rpklHYkjt1" },
  { name: "part-ab834d558e.js", path: file51, bytes: 4547, integrity: "sha384-0RA78CA+J25+nM67/wAKRmDEWE2JVRWBMpcSIOfUt6vFn08KaM/5gGRO1gF6hfz5" },
  { name: "part-abba9c4a1e.js", path: file52, bytes: 45013, integrity: "sha384-7i9kDzxynfMI0JzDdd4vQsAt/OFR6OpMIKcWy8dzqzfjSDoA/ah+vhb0COhzMOjD" },
  { name: "part-ad61e636fd.js", path: file53, bytes: 3961, integrity: "sha384-U+3/zoeiiSlqkFuzxfw/IGF6rVoaC340xTGdVezQZ7aHILoL+EmrLgcq2plnCGFG" },
  { name: "part-b612e81859.js", path: file54, bytes: 4826, integrity: "sha384-cEqr3UulXCq8nERCktNIP+0b/A4yDXprEVMdxIRgjRoFlAzKWgmQOuLt72T8STTg" },
  { name: "part-b616a8d452.js", path: file55, bytes: 20631, integrity: "sha384-LKkk3jCytZQ66gmSlkm2WFV6DYhYvtDtEOwPY0wMYueTBBjl76sIswxRBSxjAX0/" },
  { name: "part-b8d737bc88.js", path: file56, bytes: 548, integrity: "sha384-aRLCeGNmjTqfIrDVWdAWfgrIDYsOVTCQi7d/a9c0UtVXkYYFPKhGdbCWwuCv8m4q" },
  { name: "part-bc94f3ad56.js", path: file57, bytes: 561, integrity: "sha384-gJV2CcJ5e1gkkSULsFh1bhZ6w2zESLLw7Pl+RX+huo6CoM5BIs7byrWdlGQ1TghX" },
  { name: "part-be14b3e91b.js", path: file58, bytes: 6994, integrity: "sha384-CY19r/1mr2LncNpfA7PguC8htlbWjmITagCQGUezKEUvxsR7S9JI1PpLd18VXWjL" },
  { name: "part-c2e841cf97.js", path: file59, bytes: 2711, integrity: "sha384-7DOkhcVjpLSkYLGlVov+rae8HpyRcwFEeeVlEA0iZtM3etC+XP42AdGd1tEuT0sK" },
  { name: "part-c3cba03a36.js", path: file60, bytes: 484, integrity: "sha384-MukW5mlG8qCbkSb9OhLDU/OdLsdEIyLKJ3suxgExzCip9MZRbE9Vb9JOAfC+D955" },
  { name: "part-c5a0234e0e.js", path: file61, bytes: 4344, integrity: "sha384-1Ufo8VDXnLdVsh6tDtxt0VNgMtsw8c5HHbwFkUWAFJjqYGKri5Z0I5qt/6cx9rvm" },
  { name: "part-c6d2d0336e.js", path: file62, bytes: 1144, integrity: "sha384-lQ/EXLzV5/+iPoOEvLJfh6BNnYb7+wQ3r6K7wXVivzERUMrS66xRUFK4C5TpVMcA" },
  { name: "part-c7c0335f2d.js", path: file63, bytes: 3648, integrity: "sha384-day9mudnUP1j7IgLZfyl6POhtcQNVakNi6CWzzqcG4Yg3iZ9XCXRaUFKRycWFnp6" },
  { name: "part-d75f87ca21.js", path: file64, bytes: 7252, integrity: "sha384-nHbQK8QqM1zpbjhnNQmvNPMvsJm3ScDtNk20lfSaWd2x0+jwz1Gy2z+mfs/ujWHE" },
  { name: "part-d9c0056daf.js", path: file65, bytes: 461, integrity: "sha384-vUUJZxnOdcggV963/+IVA1Yt/lzghVJBw+SVgNycqkvwWjUyVYEdvB6dn61ScI+F" },
  { name: "part-df85b175cd.js", path: file66, bytes: 381, integrity: "sha384-e6a6eDL8wpvGYPBk5xLCt8MinUab2oWY/OhKn9nMmDUaXka7j9RGxzMm/wuMzgpf" },
  { name: "part-e1366be045.js", path: file67, bytes: 651, integrity: "sha384-dIZWwnE0XALnL3Yc/kKD446cfM/7ispQtUtfN27CAJ6o3mRKA/XjMJB0H1WsR1V6" },
  { name: "part-e5b18e7d39.js", path: file68, bytes: 334, integrity: "sha384-4HZy4pVgXC1sdaWj+jgWBm0Ksiz1WK85L3J3zrSdx5cDBUKBr7fO45mzfghri4BX" },
  { name: "part-ec41c223e4.js", path: file69, bytes: 923, integrity: "sha384-3D+v9QCpiRKnILVVQ/BcNEo3O0L14o+RaMo8nakgvPWvgdbogoR88cBGTAp0iN5m" },
  { name: "part-ed30730c50.js", path: file70, bytes: 4933, integrity: "sha384-4AIRKnx0DmpAOvjYERVj43PJgZJmCnBSYg0HMMbfyWhvHevR4AA1FABH/LHm7cfZ" },
  { name: "part-f2f804d41b.js", path: file71, bytes: 31703, integrity: "sha384-5djskUpIyKfBClZkG2UjTQroDtqjLOIQ6xnwX+7pZSpGBI9P81osfT+yUo2DTiPj" },
  { name: "part-f4e280c53a.js", path: file72, bytes: 391, integrity: "sha384-xQTyDqdKY5pfTNqq6TNnzKqhmVZiNN+5rVI1ertwmc/gKQZzQqdRiW7TUj+6J1bp" },
  { name: "part-f71d1eae7b.js", path: file73, bytes: 23923, integrity: "sha384-OHYdweawz9sUELupyuUHECKgJ+ImNQSI9qGngAdXLbmK2HemTfPQ5h1tN18vFaSJ" },
  { name: "part-f9b9ecf3e3.js", path: file74, bytes: 3356, integrity: "sha384-GBe3+oryvNvet4JPuLevBvQV6FKg3iXqPllmWlrUcpvU6ZMKaVDXJ4+j0NIvSGyx" },
  { name: "part-fe486a06e3.js", path: file75, bytes: 25407, integrity: "sha384-W4ys/1zLFIIF2QCStsqm4sMTLm+Hv94Mr7qF2VXavDN7sfhg4AicLmVy7l1ML+XV" },
  { name: "studio-024681bb9a.css", path: file76, bytes: 25012, integrity: "sha384-HxGPTGrkIfRtLf7XOv2/Y8TLn1VDRvUfStgXnFyeukWkECrZFjnYZNymNrfZN3tB" },
  { name: "studio-9326f76576.js", path: file77, bytes: 7607, integrity: "sha384-RnFjXwJm7Ucn+NAaKo8F/ed0izWm+c7Ystw+wbHn9Zk4ru/w0/LK8qLa4NjNwM9Z" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-9326f76576.js", style: "studio-024681bb9a.css", preload: ["part-043d20b6c5.js","part-093d58bee1.js","part-10a315d7ae.js","part-25aabb0a95.js","part-2e51f93fff.js","part-539e1d3147.js","part-a98f79efc0.js","part-abba9c4a1e.js","part-bc94f3ad56.js","part-d9c0056daf.js"] },
  console: { script: "console-a74093a8d8.js", style: "console-c7a625a554.css", preload: ["part-10a315d7ae.js","part-539e1d3147.js"] },
  book: { script: "book-0f00a1254a.js", style: "book-6fb10c14e9.css", preload: ["part-539e1d3147.js"] },
} as const;
