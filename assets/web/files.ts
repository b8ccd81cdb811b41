/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-66bbe5066c.css" with { type: "file" };
import file1 from "./book-dde0e2fb67.js" with { type: "file" };
import file2 from "./console-011827f768.css" with { type: "file" };
import file3 from "./console-a7a57dbb54.js" with { type: "file" };
import file4 from "./part-02e782aff3.js" with { type: "file" };
import file5 from "./part-044d91188b.js" with { type: "file" };
import file6 from "./part-04eeff0da1.js" with { type: "file" };
import file7 from "./part-07db01fdea.js" with { type: "file" };
import file8 from "./part-0bd9b61f25.js" with { type: "file" };
import file9 from "./part-14d61d26b1.js" with { type: "file" };
import file10 from "./part-167a187140.js" with { type: "file" };
import file11 from "./part-18e0fe5cc8.js" with { type: "file" };
import file12 from "./part-1d6bb5cdca.js" with { type: "file" };
import file13 from "./part-1f138cb3f3.js" with { type: "file" };
import file14 from "./part-242ec17a39.js" with { type: "file" };
import file15 from "./part-262737d3d2.js" with { type: "file" };
import file16 from "./part-3045acc15d.js" with { type: "file" };
import file17 from "./part-3193dc8c3e.js" with { type: "file" };
import file18 from "./part-330e7ac2b3.js" with { type: "file" };
import file19 from "./part-36c9f0729d.js" with { type: "file" };
import file20 from "./part-3830b7e7be.js" with { type: "file" };
import file21 from "./part-38f21b24fa.js" with { type: "file" };
import file22 from "./part-3b1ace8141.js" with { type: "file" };
import file23 from "./part-3de01a52de.js" with { type: "file" };
import file24 from "./part-3f07c8ab2d.js" with { type: "file" };
import file25 from "./part-420f3a09a6.js" with { type: "file" };
import file26 from "./part-4363970bca.js" with { type: "file" };
import file27 from "./part-4420a7caa6.js" with { type: "file" };
import file28 from "./part-47734ccf00.js" with { type: "file" };
import file29 from "./part-504c5260da.js" with { type: "file" };
import file30 from "./part-5057362e6c.js" with { type: "file" };
import file31 from "./part-515b135828.js" with { type: "file" };
import file32 from "./part-539e1d3147.js" with { type: "file" };
import file33 from "./part-555e1037c9.js" with { type: "file" };
import file34 from "./part-5798a8d0db.js" with { type: "file" };
import file35 from "./part-5b7c3d38d2.js" with { type: "file" };
import file36 from "./part-633f9066f0.js" with { type: "file" };
import file37 from "./part-6702dacfbe.js" with { type: "file" };
import file38 from "./part-6add760a1c.js" with { type: "file" };
import file39 from "./part-6e217a0755.js" with { type: "file" };
import file40 from "./part-711bd43824.js" with { type: "file" };
import file41 from "./part-788ccc72c6.js" with { type: "file" };
import file42 from "./part-7bd0d6f2a1.js" with { type: "file" };
import file43 from "./part-8178d01a93.js" with { type: "file" };
import file44 from "./part-8a8ed459a9.js" with { type: "file" };
import file45 from "./part-996a167801.js" with { type: "file" };
import file46 from "./part-9a8e00ebf9.js" with { type: "file" };
import file47 from "./part-9b8fa46c4c.js" with { type: "file" };
import file48 from "./part-9c002825f8.js" with { type: "file" };
import file49 from "./part-9d6545c078.js" with { type: "file" };
import file50 from "./part-a052bcbcb7.js" with { type: "file" };
import file51 from "./part-a2041b53a0.js" with { type: "file" };
import file52 from "./part-a27726d70b.js" with { type: "file" };
import file53 from "./part-a2b287f10c.js" with { type: "file" };
import file54 from "./part-a55e8d5fc7.js" with { type: "file" };
import file55 from "./part-a7057c566c.js" with { type: "file" };
import file56 from "./part-a71ff54457.js" with { type: "file" };
import file57 from "./part-a7318480e6.js" with { type: "file" };
import file58 from "./part-a74ac9bbb7.js" with { type: "file" };
import file59 from "./part-a8ce43cb23.js" with { type: "file" };
import file60 from "./part-ade04ffa41.js" with { type: "file" };
import file61 from "./part-aebb44d7e1.js" with { type: "file" };
import file62 from "./part-b0f79139c2.js" with { type: "file" };
import file63 from "./part-b1eeaeafa5.js" with { type: "file" };
import file64 from "./part-b1f3360ae5.js" with { type: "file" };
import file65 from "./part-c03aa04788.js" with { type: "file" };
import file66 from "./part-cb3bbcbd2f.js" with { type: "file" };
import file67 from "./part-cb7fda947c.js" with { type: "file" };
import file68 from "./part-ccdd13f456.js" with { type: "file" };
import file69 from "./part-dd2349dab3.js" with { type: "file" };
import file70 from "./part-dfa3edb0f4.js" with { type: "file" };
import file71 from "./part-e0ec3cfeb9.js" with { type: "file" };
import file72 from "./part-e123cf2020.js" with { type: "file" };
import file73 from "./part-e316bf5ffd.js" with { type: "file" };
import file74 from "./part-e622814458.js" with { type: "file" };
import file75 from "./part-f077a0c9e3.js" with { type: "file" };
import file76 from "./part-f09fb5073f.js" with { type: "file" };
import file77 from "./part-f3cdee5b1b.js" with { type: "file" };
import file78 from "./part-f87d858d57.js" with { type: "file" };
import file79 from "./part-fbf703b31b.js" with { type: "file" };
import file80 from "./part-fc405ef33b.js" with { type: "file" };
import file81 from "./studio-165e2f6c1e.css" with { type: "file" };
import file82 from "./studio-477e9162f8.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-66bbe5066c.css", path: file0, bytes: 12321, integrity: "sha384-DD8gNubeZ2qvZxhSD0aXQduVFgWYIm8rOSE3/7haXlWXrfV//2irUmufB0JGsE+b" },
  { name: "book-dde0e2fb67.js", path: file1, bytes: 7113, integrity: "sha384-VUC4wLYihvzlZoKKvO40UFJ2oWAdRR1dVfT8YdoFJLR/4Oou+lkyP1FDjXmovmqj" },
  { name: "console-011827f768.css", path: file2, bytes: 56691, integrity: "sha384-OG/FxSgfhVQLN2vhCVimyoliRpaJrjLkyhR4+pb0iOh+533MFwxBC7I/I3TxnaEw" },
  { name: "console-a7a57dbb54.js", path: file3, bytes: 22092, integrity: "sha384-2sWxTwx2/i+pxm+y62u8T19sz2tzzVRa1l6KMWVTf/IdjNaLKd5CvRsUDf6cCtQZ" },
  { name: "part-02e782aff3.js", path: file4, bytes: 24555, integrity: "sha384-FBYiJlJatfsAa3H+Zjcj8GESIBtZvd6d9fIu39QNgCkpGYX9+vAjHEQpTRPPgRr1" },
  { name: "part-044d91188b.js", path: file5, bytes: 4596, integrity: "sha384-Df/X20SJurWfWypNnbzTeKhdTgJCyuPggiDQSVOYGXb6KYBm3vU57q7JgEV3lHVY" },
  { name: "part-04eeff0da1.js", path: file6, bytes: 5351, integrity: "sha384-2O/vf2Gjk5Xw6vGPnc5MINZrJm0N0hHds8Zfi4PIXh5eC8KH5Lcq3l++Ta5Jh0Q9" },
  { name: "part-07db01fdea.js", path: file7, bytes: 334, integrity: "sha384-G7T9PCnGiqYMNOHXThU568/yClD6BMvUC4BjDvNbCzj7wB6ZjykCA6AHsAl17xbS" },
  { name: "part-0bd9b61f25.js", path: file8, bytes: 561, integrity: "sha384-yhqr4ztWYNQc1RAXKB5EHpPBoeccXilo52vO3dTvAj3biVDWmnPl+GWm981v1/bE" },
  { name: "part-14d61d26b1.js", path: file9, bytes: 548, integrity: "sha384-k37nZuBpHqK6wgzSxJMOLrb/qycPTzrorZpxY9Q5HbRofQHP5OUJWNJSqQ4Np356" },
  { name: "part-167a187140.js", path: file10, bytes: 484, integrity: "sha384-8xaYvADHJvNDVGDKD9+rlTYA6LeeU4yE135KMt1LYwQU8+IudR+F8h9Iw5ilgt0Y" },
  { name: "part-18e0fe5cc8.js", path: file11, bytes: 4344, integrity: "sha384-/cfCLKFyl+ESlgGpffYQiJdojSJKUN7rrC2l9O1ORe3vzojAQGR0pNHcHcWXZ0Kc" },
  { name: "part-1d6bb5cdca.js", path: file12, bytes: 461, integrity: "sha384-YAv6xbocnGfDBcOQYHHSC2Afs5A+lySmJ2ccP1EIhbepG9ijcQB5o3c+rQEh2VzT" },
  { name: "part-1f138cb3f3.js", path: file13, bytes: 14562, integrity: "sha384-pEJWJZ+h8obkXra/K+V+0iXqJ8XxBxSarrkTFf4nam74hq2cYB+LQP7jeRD0RCYx" },
  { name: "part-242ec17a39.js", path: file14, bytes: 616, integrity: "sha384-WQ26WB9QH3tnPGtva5gr3DuwwoZKjw6/EPVd6cJJbnW1QFAs5CBCaVlNSsipuzGM" },
  { name: "part-262737d3d2.js", path: file15, bytes: 1624, integrity: "sha384-34AI73jCx4M+1a1jA8E3w9Dqo63Ql08owK3gyftLQ5FqlLkBXd5j8Dqgdok0Nbaq" },
  { name: "part-3045acc15d.js", path: file16, bytes: 7252, integrity: "sha384-SoJaqdl0TuxjCzwYjTXPNwOwwiO2rJQLQPfv2ukNK4LB5RdM6DbX/HV5cdq7+GoY" },
  { name: "part-3193dc8c3e.js", path: file17, bytes: 6439, integrity: "sha384-QyHZU2GBGoYpmzzX29i/2grmJ5plNVel3G11Df9hWQnKa+nuGkknWCYXZYul6QLZ" },
  { name: "part-330e7ac2b3.js", path: file18, bytes: 3415, integrity: "sha384-HbWBRw4iO9BA6aWhVCF2Yh22F0TryItrCAIWzrsth4/l8SgZSPEQ62v16jvZNYhO" },
  { name: "part-36c9f0729d.js", path: file19, bytes: 3645, integrity: "sha384-DRl8iEMlTksCTFtdOcbzPFO9OQSCJc+iqq69/PnsJnfriD9p/8vXkC3FDBFo4bva" },
  { name: "part-3830b7e7be.js", path: file20, bytes: 1647, integrity: "sha384-XRYCRQOl8p7NpZ2sWBCiHgiee77fk6OYWC2QlFTqCztZhrvvRsAbnK2SUQcI+eXT" },
  { name: "part-38f21b24fa.js", path: file21, bytes: 928, integrity: "sha384-VezIoJ5yjLhbtDL+rXxPjDj6xe3/mDlPi8oMKw1ASwc2EL1cJqrZpyPcbns4kr+c" },
  { name: "part-3b1ace8141.js", path: file22, bytes: 506, integrity: "sha384-F9VAhKRLbzJWGYRT9TVJ8F2N599Q0Wp3sP0CQqSUIsX3FFlOhGMJd1L7Tzqwy4wF" },
  { name: "part-3de01a52de.js", path: file23, bytes: 44363, integrity: "sha384-dia/uaV+7dC6CSzdr/q6NLCotq7CrJEQ/XtDwCvG8UaBhFgDUwmVzz5XBZhHivhG" },
  { name: "part-3f07c8ab2d.js", path: file24, bytes: 547, integrity: "sha384-0ZAyC8/lv8166FTFQyVMlNS6kBVY+ZHJBO5vuVK71umUJtdSjY1e+nwwX2F60/E9" },
  { name: "part-420f3a09a6.js", path: file25, bytes: 25407, integrity: "sha384-/sOpl8s99M/xMZMR/Q+LiHLl8KkfdjNWLNzZFnsK1fmpUCfMqPhdp8DFhaCz5ULT" },
  { name: "part-4363970bca.js", path: file26, bytes: 3961, integrity: "sha384-z5SixU+rwDIBm84TbDxy+H98l4ZpJEtXS/LsZj+35E8lOfdgUyofHT7pNbbtvDRo" },
  { name: "part-4420a7caa6.js", path: file27, bytes: 7399, integrity: "sha384-1Wlq1+VEkZPmDE3mRy41H82MSzjAHnOt4wEXBlvRmvhH8pJaTQHRHABS0mhhu724" },
  { name: "part-47734ccf00.js", path: file28, bytes: 370, integrity: "sha384-O5SSsCGAcNuconhJ5Zsn7vInJBFcypLWNm5S4PiABcsPHrFmwJbU322b33QJSJQ3" },
  { name: "part-504c5260da.js", path: file29, bytes: 764, integrity: "sha384-5W2kNBC9b3utk5sp3lEIi9j6ZHHz0KBsnARsDRCPViLFyRTIyFTYxBU5KAa79mNY" },
  { name: "part-5057362e6c.js", path: file30, bytes: 11115, integrity: "sha384-HSvt7KK4F6HNkbOH5pYRvyM/NwKCU2DHIl8OdV9zG/9L4ckPczjZBMVMLg4R2F/D" },
  { name: "part-515b135828.js", path: file31, bytes: 7170, integrity: "sha384-SNcKS2NM95CG5Y/ujsRHkLBkNgUeCiXDplRaTTWRIZ5pVxckUHkdqyzcGP4479PJ" },
  { name: "part-539e1d3147.js", path: file32, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-555e1037c9.js", path: file33, bytes: 488, integrity: "sha384-eD6pSswHJx/NhYfQ1SKVT+Iryq7QUSaTjtJRXBnZViRwAjLc0kmI5IotZ565FZmv" },
  { name: "part-5798a8d0db.js", path: file34, bytes: 651, integrity: "sha384-g5Mo3zbQJ6uH2wsoNCMiPWL+p+7qe8mAoIUcKyUq361UdPxIVcDizgLsTvO8HZ0C" },
  { name: "part-5b7c3d38d2.js", path: file35, bytes: 1587, integrity: "sha384-nPlxPNY+DLXsnNPQdc/p+1f/VD5wnCS1ZJS2SErNqYaBEiHjNcQxSWBzHL0x7U6M" },
  { name: "part-633f9066f0.js", path: file36, bytes: 1161, integrity: "sha384-99nh/zoeLL0e1yps/vJnzbo814GsJcr7JDOcxRTu4bQObfxrHuygF5GiKqv/CxqO" },
  { name: "part-6702dacfbe.js", path: file37, bytes: 4826, integrity: "sha384-AU85GaCZX1XrKsEdUoa1dFjUMy85EvXYZBD6odpU8A9fGoJF49T2GdbLc5dHIrnY" },
  { name: "part-6add760a1c.js", path: file38, bytes: 9073, integrity: "sha384-zhStK0Ls/xaTkuoZSUCCDH0gf+9nYcl5YvtfMtNwYfaQLKcAFXaJ8br0W5M3Luqz" },
  { name: "part-6e217a0755.js", path: file39, bytes: 3904, integrity: "sha384-yCs9n9D51QkX9Xo5dRkQpUpSrotmnBiz812yPNWGy9IsyAFasjnHn61RQd0XAsoh" },
  { name: "part-711bd43824.js", path: file40, bytes: 894, integrity: "sha384-yjjPRgZx5T3NoCnHLMQKOoO9k4fesdYmVtFka5CDru7aNIsftniny7svQ0xHXuUJ" },
  { name: "part-788ccc72c6.js", path: file41, bytes: 2711, integrity: "sha384-IP/aGw+TXdYZRJhA+v5au+oMMrurnqZP8g5N+XNtx+w3DlWL7T7CXPVsn6NMigHU" },
  { name: "part-7bd0d6f2a1.js", path: file42, bytes: 743, integrity: "sha384-xWjz1Y8IgLdCV6cLoyWbmJOHg/ZsmlhtRrXt+fdPHEWBOxqIIhwjnTJQVeyqPvjX" },
  { name: "part-8178d01a93.js", path: file43, bytes: 732, integrity: "sha384-Q/UMyjqIsIsmQPtyHBjf/1O3QwJTtJsyhZPksIciB+oxve7C8CzmQePy/bP304ga" },
  { name: "part-8a8ed459a9.js", path: file44, bytes: 2422, integrity: "sha384-WfO/Gss5KC7P7ZEfJ2vHDWzcVKBASugP0ClDa1CoaSWZ0nJ3PV5YUSYQRu1yl7CG" },
  { name: "part-996a167801.js", path: file45, bytes: 381, integrity: "sha384-Z7W/XLgiZ5EcFpPyWjimiUlzGulqJqbp9Vkwh9HBZ+zlHwG8nadhgO3n0GLGTY4k" },
  { name: "part-9a8e00ebf9.js", path: file46, bytes: 577, integrity: "sha384-/4LrGVlFitEDPXs7dVy2YvvTOqwJN4+O/JFFJ/qtkQA/0oOvIWXAMSen4FintyCX" },
  { name: "part-9b8fa46c4c.js", path: file47, bytes: 922, integrity: "sha384-1UT5fyLiRQGEHw38oeHHH0/GhPsiFshTz1l5x7Gqs8kudh78zw86SPSNDeeCQHzy" },
  { name: "part-9c002825f8.js", path: file48, bytes: 45449, integrity: "sha384-7C2bmfqxztFULUmqhu4hYvua9PU0xfpoKnIY3smXFmQk5Qacc1IRa8Q4bw0+i+kN" },
  { name: "part-9d6545c078.js", path: file49, bytes: 2203, integrity: "sha384-2ae9Q6Bge60i1ApbAEnW7AiKSUWmdxlAcHnFONYGzYxrXUCQ/IjYdu+yQ6c28yYi" },
  { name: "part-a052bcbcb7.js", path: file50, bytes: 6624, integrity: "sha384-Tidd3U0GhA+sbusNQvwl6BZnFiluECnVcimmChq3GBYgXC8XC775q0k84UIPFv7m" },
  { name: "part-a2041b53a0.js", path: file51, bytes: 1369, integrity: "sha384-vBdvn1mkNB5QLrkhLkG11vjIoIJtLCiQCc5b/QXmT2G1XbVuol3xDDsiPdSYGg3p" },
  { name: "part-a27726d70b.js", path: file52, bytes: 498, integrity: "sha384-TR8nerhgGdvFTs9wG2/zxPqmKRgxCTrW0wBKcJ0t7+9X1zfmFhP83etO/uxQ4ur6" },
  { name: "part-a2b287f10c.js", path: file53, bytes: 796, integrity: "sha384-o1cwYSqNXhTU0l+T0r86tVMplATol/79JArqanIz7Gt4QQVTW5uoN76xFqvKFL8Q" },
  { name: "part-a55e8d5fc7.js", path: file54, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-a7057c566c.js", path: file55, bytes: 136, integrity: "sha384-dpwEZRi+I3OBG13ZXYVHRw8GFD7FCK7Yv1ZGNOvYbl25cQSxBeXJ7uEcbHFylsbC" },
  { name: "part-a71ff54457.js", path: file56, bytes: 913, integrity: "sha384-0vlLYawXj7d5Lbkuf+u7qman/d+q1phw9EyLR8zI5MyteWeyhdvHDlmAhJGA92of" },
  { name: "part-a7318480e6.js", path: file57, bytes: 4933, integrity: "sha384-N76i5TeZ2jrGv/1Dw0GbPQfJaPEuoXqYPam8rVoFIVr5sdL9gbjqGf8EtJqhYIjA" },
  { name: "part-a74ac9bbb7.js", path: file58, bytes: 920, integrity: "sha384-HNBqezaOO5A/eHfdrkelgMq/bLNO9gqAwE42K5ggQIMFDFEzDVfiRIkezyib0M4D" },
  { name: "part-a8ce43cb23.js", path: file59, bytes: 61998, integrity: "sha384-2MAnWO09xxVFa42RNvzyis009w42/HqCMYwrl6HE44I9XQzBjjTIIWWuKbjdNZcG" },
  { name: "part-ade04ffa41.js", path: file60, bytes: 487, integrity: "sha384-xlER6wxOD9h51+Q3RmELkwcDMiwjVUW9/fbQsILi4Gl/ajrFcKM3BhzVj/k3G1ao" },
  { name: "part-aebb44d7e1.js", path: file61, bytes: 64331, integrity: "sha384-vU+esGatHIMJP+OdrsfKDftTlf79fwfT5L58nM9FFp4+Az/dQ+uZew4Xuu5+dssV" },
  { name: "part-b0f79139c2.js", path: file62, bytes: 582, integrity: "sha384-/8vCtPSw5qq4r/of+eW9224UntSx+j5ECIgSdzpShDmxKWJTS+yotNTOH/wb1SGP" },
  { name: "part-b1eeaeafa5.js", path: file63, bytes: 4198, integrity: "sha384-tFKJyqLpkRacZhsEileJWgNNvMOZC6q1HA5D0eV2qkThtJg4fw1coI5XQUMUhXAc" },
  { name: "part-b1f3360ae5.js", path: file64, bytes: 325, integrity: "sha384-spf46lYYGiati9naRsu7nYofHCpZXJCeK+1TkL7oaXhahwW0JBfZ78qCVWKVK/uP" },
  { name: "part-c03aa04788.js", path: file65, bytes: 2447, integrity: "sha384-syOnsvIgSYyRp/H4BZctT8HS9pChOLMFlH9aflmiEejMcUXMMUZ41bCn9R56QbX9" },
  { name: "part-cb3bbcbd2f.js", path: file66, bytes: 1622, integrity: "sha384-m+c4NTMdalMUkkYAF1VoU3idYB8apjjTJcz8ko10v31nQEedmZq0x4riD0rxByV/" },
  { name: "part-cb7fda947c.js", path: file67, bytes: 391, integrity: "sha384-ZM7YjjAmNtatP2mTwqy1R4cJHMNu/ssLTi3/SvFus/xVqK0ovrXosTbHFdoilm6e" },
  { name: "part-ccdd13f456.js", path: file68, bytes: 2323, integrity: "sha384-UUTGDAYVaMMXjENZnKN9UlwnZsdNXhCSrSYnfg/kPHWnPstx8l/clMKiWx7qLyJy" },
  { name: "part-dd2349dab3.js", path: file69, bytes: 2744, integrity: "sha384-z8Qmr7rbnhaM9FnYMpDXwCJuCNDQdC7zK3Sd9WUTULoQkN2YEYKb0geiScg2EMj3" },
  { name: "part-dfa3edb0f4.js", path: file70, bytes: 18227, integrity: "sha384-XJJneoF/Z8vR3QgPeVvU7GvXmIIioShUlAK45CfMfT7UcGZiZg3HGOL0vvV8IEjX" },
  { name: "part-e0ec3cfeb9.js", path: file71, bytes: 616, integrity: "sha384-PMQwwgEV/USI5VhedV+nwXQ0z+9gTuZMZiuTA94Ty8M4yLcnd/5b7Qvf3wu8wM5J" },
  { name: "part-e123cf2020.js", path: file72, bytes: 3530, integrity: "sha384-DXJ0K8jnjsTgJa8kTqkLFUgJS0JgY5rh6rVSohTfmCffpMe8zROmyz/fyynmPHor" },
  { name: "part-e316bf5ffd.js", path: file73, bytes: 12733, integrity: "sha384-4+ztHHQkEfwBSq4Ti3yesbNRfFFScQ3MJI3q8AYUS6tFo9fbyK/k5nGnSvhQ+9um" },
  { name: "part-e622814458.js", path: file74, bytes: 1104, integrity: "sha384-gyFkOnl6+ZSTjw/xr5LXw5DZlpjU8XuTGIuoXSr0hU/r4z58rzdeWnJP2TtXppv0" },
  { name: "part-f077a0c9e3.js", path: file75, bytes: 1144, integrity: "sha384-s7UV23JD4PguCVyRi+0XpdSEFRb+9PV84p6klYQ80Ik2HY3ZiTNLSIAnSZm0gnFv" },
  { name: "part-f09fb5073f.js", path: file76, bytes: 6994, integrity: "sha384-7Flyt3UUA/4WB1L5zdhdFwRJSmwXD5TddCZPt+cb7tgTXVU5vZ5UYPif/alM5STj" },
  { name: "part-f3cdee5b1b.js", path: file77, bytes: 9187, integrity: "sha384-UfVaqtkk/X1tmKWBO7dtkZaBore7mGsMW6fR5Cfn7TXbM9g1Dq2ecGZyShCSdNgL" },
  { name: "part-f87d858d57.js", path: file78, bytes: 706, integrity: "sha384-fDOu2A9ykXsM1wzvaBrU7OsF1t4Ks/aEuRIwzc9xt4WaKhtXtflWkNoIsO1Saard" },
  { name: "part-fbf703b31b.js", path: file79, bytes: 17596, integrity: "sha384-TGiZnymW3rZzyqvLUh1Kv5pFzZ+w4MT01KtHy5vT45Pcocv2V6GPuKDFQBtyZiyu" },
  { name: "part-fc405ef33b.js", path: file80, bytes: 31703, integrity: "sha384-1Iw8tGTyquwIemtWo2Dzb755z6RVDQDPAKnBDRK49JrVFGmGbASrvVkrWxVPZbnE" },
  { name: "studio-165e2f6c1e.css", path: file81, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-477e9162f8.js", path: file82, bytes: 7641, integrity: "sha384-xxGlTXmOb5HV2QDBE9ZusYIdCjplG2mhXvQiLk32aqnTx7zdQUxZK9ZDFv94ajFP" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-477e9162f8.js", style: "studio-165e2f6c1e.css", preload: ["part-0bd9b61f25.js","part-1d6bb5cdca.js","part-3de01a52de.js","part-539e1d3147.js","part-5b7c3d38d2.js","part-8178d01a93.js","part-a8ce43cb23.js","part-b1f3360ae5.js","part-dd2349dab3.js","part-e0ec3cfeb9.js","part-f3cdee5b1b.js"] },
  console: { script: "console-a7a57dbb54.js", style: "console-011827f768.css", preload: ["part-539e1d3147.js","part-a8ce43cb23.js"] },
  book: { script: "book-dde0e2fb67.js", style: "book-66bbe5066c.css", preload: ["part-539e1d3147.js"] },
} as const;
