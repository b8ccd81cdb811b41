/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-66bbe5066c.css" with { type: "file" };
import file1 from "./book-e8c69a4344.js" with { type: "file" };
import file2 from "./console-011827f768.css" with { type: "file" };
import file3 from "./console-c8e43c70de.js" with { type: "file" };
import file4 from "./part-02dd537034.js" with { type: "file" };
import file5 from "./part-05c107ef78.js" with { type: "file" };
import file6 from "./part-07db01fdea.js" with { type: "file" };
import file7 from "./part-0b2e81ee96.js" with { type: "file" };
import file8 from "./part-0bd9b61f25.js" with { type: "file" };
import file9 from "./part-10de5c399c.js" with { type: "file" };
import file10 from "./part-14d61d26b1.js" with { type: "file" };
import file11 from "./part-153a225c8e.js" with { type: "file" };
import file12 from "./part-15d4e849d4.js" with { type: "file" };
import file13 from "./part-15e2586967.js" with { type: "file" };
import file14 from "./part-167a187140.js" with { type: "file" };
import file15 from "./part-18e0fe5cc8.js" with { type: "file" };
import file16 from "./part-1d6bb5cdca.js" with { type: "file" };
import file17 from "./part-242ec17a39.js" with { type: "file" };
import file18 from "./part-2fbc0ce9fa.js" with { type: "file" };
import file19 from "./part-38affcf876.js" with { type: "file" };
import file20 from "./part-3b1ace8141.js" with { type: "file" };
import file21 from "./part-3de01a52de.js" with { type: "file" };
import file22 from "./part-3f07c8ab2d.js" with { type: "file" };
import file23 from "./part-43baa49a86.js" with { type: "file" };
import file24 from "./part-4430095635.js" with { type: "file" };
import file25 from "./part-453046661d.js" with { type: "file" };
import file26 from "./part-4549cb3256.js" with { type: "file" };
import file27 from "./part-47ff9a7856.js" with { type: "file" };
import file28 from "./part-504c5260da.js" with { type: "file" };
import file29 from "./part-539e1d3147.js" with { type: "file" };
import file30 from "./part-5412e20723.js" with { type: "file" };
import file31 from "./part-56acef2a68.js" with { type: "file" };
import file32 from "./part-5798a8d0db.js" with { type: "file" };
import file33 from "./part-5b7c3d38d2.js" with { type: "file" };
import file34 from "./part-61ee413329.js" with { type: "file" };
import file35 from "./part-6d2bfdbbce.js" with { type: "file" };
import file36 from "./part-711bd43824.js" with { type: "file" };
import file37 from "./part-72327e4e52.js" with { type: "file" };
import file38 from "./part-77676f664a.js" with { type: "file" };
import file39 from "./part-78a06b948c.js" with { type: "file" };
import file40 from "./part-8178d01a93.js" with { type: "file" };
import file41 from "./part-97d2f227fa.js" with { type: "file" };
import file42 from "./part-996a167801.js" with { type: "file" };
import file43 from "./part-9c2f5d3a87.js" with { type: "file" };
import file44 from "./part-a2041b53a0.js" with { type: "file" };
import file45 from "./part-a27726d70b.js" with { type: "file" };
import file46 from "./part-a2a9ad1103.js" with { type: "file" };
import file47 from "./part-a2b287f10c.js" with { type: "file" };
import file48 from "./part-a4e253b165.js" with { type: "file" };
import file49 from "./part-a55e8d5fc7.js" with { type: "file" };
import file50 from "./part-a7057c566c.js" with { type: "file" };
import file51 from "./part-a72f8e9164.js" with { type: "file" };
import file52 from "./part-a7318480e6.js" with { type: "file" };
import file53 from "./part-a74ac9bbb7.js" with { type: "file" };
import file54 from "./part-a8ce43cb23.js" with { type: "file" };
import file55 from "./part-b1eeaeafa5.js" with { type: "file" };
import file56 from "./part-b1f3360ae5.js" with { type: "file" };
import file57 from "./part-b956899f5e.js" with { type: "file" };
import file58 from "./part-b9f01749d5.js" with { type: "file" };
import file59 from "./part-c03aa04788.js" with { type: "file" };
import file60 from "./part-c233c19769.js" with { type: "file" };
import file61 from "./part-c5ff4a5d7b.js" with { type: "file" };
import file62 from "./part-cb3bbcbd2f.js" with { type: "file" };
import file63 from "./part-cb7fda947c.js" with { type: "file" };
import file64 from "./part-ccdd13f456.js" with { type: "file" };
import file65 from "./part-ccefd963bd.js" with { type: "file" };
import file66 from "./part-da5a04359f.js" with { type: "file" };
import file67 from "./part-dc991a4902.js" with { type: "file" };
import file68 from "./part-dd2349dab3.js" with { type: "file" };
import file69 from "./part-e070c06919.js" with { type: "file" };
import file70 from "./part-e0a9a2c8be.js" with { type: "file" };
import file71 from "./part-e0ec3cfeb9.js" with { type: "file" };
import file72 from "./part-e123cf2020.js" with { type: "file" };
import file73 from "./part-ee9ad7a89f.js" with { type: "file" };
import file74 from "./part-efd44cdf99.js" with { type: "file" };
import file75 from "./part-f077a0c9e3.js" with { type: "file" };
import file76 from "./part-f2ee7bab0a.js" with { type: "file" };
import file77 from "./part-f3b1ef678a.js" with { type: "file" };
import file78 from "./part-f3cdee5b1b.js" with { type: "file" };
import file79 from "./part-f87d858d57.js" with { type: "file" };
import file80 from "./part-fe3f23a98b.js" with { type: "file" };
import file81 from "./studio-165e2f6c1e.css" with { type: "file" };
import file82 from "./studio-477e9162f8.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-66bbe5066c.css", path: file0, bytes: 12321, integrity: "sha384-DD8gNubeZ2qvZxhSD0aXQduVFgWYIm8rOSE3/7haXlWXrfV//2irUmufB0JGsE+b" },
  { name: "book-e8c69a4344.js", path: file1, bytes: 7150, integrity: "sha384-AaDdfd1V3uCEDkQ3v7Z1RNJUFYNNRzZEKCT9h7rdp21gakEb2pZQJmeRZHQz1RnQ" },
  { name: "console-011827f768.css", path: file2, bytes: 56691, integrity: "sha384-OG/FxSgfhVQLN2vhCVimyoliRpaJrjLkyhR4+pb0iOh+533MFwxBC7I/I3TxnaEw" },
  { name: "console-c8e43c70de.js", path: file3, bytes: 22092, integrity: "sha384-roswHli15E3jmLBUmjiYRd6W8Lw43aVRbbuOpYwkV3p8+YPDuCYThZNYs+bbocLM" },
  { name: "part-02dd537034.js", path: file4, bytes: 2711, integrity: "sha384-TLJ/m849DuYOa54G3wiQ/q8gRf3qI0SBuK75512HnDbO1MfKyP01PfkOBxcCLgVf" },
  { name: "part-05c107ef78.js", path: file5, bytes: 2422, integrity: "sha384-4IuyfTOn37mwcU99UH8PyDfa6ZJK1CNf+Jfio9G4efOmZmUvBubcmnWiFirEkBuX" },
  { name: "part-07db01fdea.js", path: file6, bytes: 334, integrity: "sha384-G7T9PCnGiqYMNOHXThU568/yClD6BMvUC4BjDvNbCzj7wB6ZjykCA6AHsAl17xbS" },
  { name: "part-0b2e81ee96.js", path: file7, bytes: 31705, integrity: "sha384-Rlh///C1YX5t/DiFVFBCB7Ge2AJYmxvw7yO6x0I5o9RFXPTXLXYQxq9qOOKdRrS/" },
  { name: "part-0bd9b61f25.js", path: file8, bytes: 561, integrity: "sha384-yhqr4ztWYNQc1RAXKB5EHpPBoeccXilo52vO3dTvAj3biVDWmnPl+GWm981v1/bE" },
  { name: "part-10de5c399c.js", path: file9, bytes: 7170, integrity: "sha384-T/WV94d4v+kpG6IQRsEbgj0QsAnl0rEBdkhyZy25IxFA8QWZ0D2JEWY4Qpjm0CX2" },
  { name: "part-14d61d26b1.js", path: file10, bytes: 548, integrity: "sha384-k37nZuBpHqK6wgzSxJMOLrb/qycPTzrorZpxY9Q5HbRofQHP5OUJWNJSqQ4Np356" },
  { name: "part-153a225c8e.js", path: file11, bytes: 4826, integrity: "sha384-rhrcnA0IssOZYUISLso4PBLRO6yEs9LBFfhyXbI24CEm0KDpFGJGH5qIIpB8KWQe" },
  { name: "part-15d4e849d4.js", path: file12, bytes: 9073, integrity: "sha384-oYR9+CEJ/rvdXuBzOv8dSS4VadJXvv71VqiMrP1W/7be7m0mU2RwEwbtbHoPH+lX" },
  { name: "part-15e2586967.js", path: file13, bytes: 7399, integrity: "sha384-fUxscuY5pmkidDODs5V6oES0GuxhzAyUahwoKYE1AS1ZQUQDoGsWBG7kqRIPtjD5" },
  { name: "part-167a187140.js", path: file14, bytes: 484, integrity: "sha384-8xaYvADHJvNDVGDKD9+rlTYA6LeeU4yE135KMt1LYwQU8+IudR+F8h9Iw5ilgt0Y" },
  { name: "part-18e0fe5cc8.js", path: file15, bytes: 4344, integrity: "sha384-/cfCLKFyl+ESlgGpffYQiJdojSJKUN7rrC2l9O1ORe3vzojAQGR0pNHcHcWXZ0Kc" },
  { name: "part-1d6bb5cdca.js", path: file16, bytes: 461, integrity: "sha384-YAv6xbocnGfDBcOQYHHSC2Afs5A+lySmJ2ccP1EIhbepG9ijcQB5o3c+rQEh2VzT" },
  { name: "part-242ec17a39.js", path: file17, bytes: 616, integrity: "sha384-WQ26WB9QH3tnPGtva5gr3DuwwoZKjw6/EPVd6cJJbnW1QFAs5CBCaVlNSsipuzGM" },
  { name: "part-2fbc0ce9fa.js", path: file18, bytes: 487, integrity: "sha384-LHdubm6vCUfBp8nyN8/jnCOMcbW6gj4QL8FErEGRehEFH1wKBVGQJfZ96RL5nErb" },
  { name: "part-38affcf876.js", path: file19, bytes: 370, integrity: "sha384-slC+jDmG66DjU80HxxBQM6CIhrcXc11t9ISUNyepuBPH0G5ENNs+XGlqoeNDA57j" },
  { name: "part-3b1ace8141.js", path: file20, bytes: 506, integrity: "sha384-F9VAhKRLbzJWGYRT9TVJ8F2N599Q0Wp3sP0CQqSUIsX3FFlOhGMJd1L7Tzqwy4wF" },
  { name: "part-3de01a52de.js", path: file21, bytes: 44363, integrity: "sha384-dia/uaV+7dC6CSzdr/q6NLCotq7CrJEQ/XtDwCvG8UaBhFgDUwmVzz5XBZhHivhG" },
  { name: "part-3f07c8ab2d.js", path: file22, bytes: 547, integrity: "sha384-0ZAyC8/lv8166FTFQyVMlNS6kBVY+ZHJBO5vuVK71umUJtdSjY1e+nwwX2F60/E9" },
  { name: "part-43baa49a86.js", path: file23, bytes: 4596, integrity: "sha384-xxyq9U+V6uXTBH/Ta93tP8RHDkRi7o4mnmOElQ63LV2W2rn62xqWb9KF6L7gF6yH" },
  { name: "part-4430095635.js", path: file24, bytes: 922, integrity: "sha384-5JLzU24q46rHy6nmgzXFdkNnNk1BclIFhmD9PqCv6jB+DjB7nXji+hk7QOYZha1O" },
  { name: "part-453046661d.js", path: file25, bytes: 2203, integrity: "sha384-qOFxRiAFN0sfnCl1Wbmw+CMKHvWOabpAHTmWqheuBuzlvIFl9+ryVq3cjYMqn+w9" },
  { name: "part-4549cb3256.js", path: file26, bytes: 64331, integrity: "sha384-6j/Wn/GE9mG75zPGEsYIsWMqCJtuyRS109ERcLEfl/br3XhUYFFue0NNXVrquWsi" },
  { name: "part-47ff9a7856.js", path: file27, bytes: 3645, integrity: "sha384-SHZpbtHv95PrbgpYHvmSKL/f68Ru5nxkyV5H7mqUyhdu83v9Bk4sTbaL9YiMq8hr" },
  { name: "part-504c5260da.js", path: file28, bytes: 764, integrity: "sha384-5W2kNBC9b3utk5sp3lEIi9j6ZHHz0KBsnARsDRCPViLFyRTIyFTYxBU5KAa79mNY" },
  { name: "part-539e1d3147.js", path: file29, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-5412e20723.js", path: file30, bytes: 6994, integrity: "sha384-v9wwdPK0LGAWDiAbDNn+y/3FIcYhz7DkIOBaEIvV8RSCCu9oAp7T1q7MS7yc9laL" },
  { name: "part-56acef2a68.js", path: file31, bytes: 1161, integrity: "sha384-vLY/eZO1eXpp3bpHyqdFkZCt4jvRkNysejiWyUyiJjFlvlYwaZjsLfhSNgk+zVru" },
  { name: "part-5798a8d0db.js", path: file32, bytes: 651, integrity: "sha384-g5Mo3zbQJ6uH2wsoNCMiPWL+p+7qe8mAoIUcKyUq361UdPxIVcDizgLsTvO8HZ0C" },
  { name: "part-5b7c3d38d2.js", path: file33, bytes: 1587, integrity: "sha384-nPlxPNY+DLXsnNPQdc/p+1f/VD5wnCS1ZJS2SErNqYaBEiHjNcQxSWBzHL0x7U6M" },
  { name: "part-61ee413329.js", path: file34, bytes: 1624, integrity: "sha384-za8QKvxahl56duiB4c/spdMvhzcnttzehUAhpV/sLscaUYTs0YQ6ZNuE2eUob0jB" },
  { name: "part-6d2bfdbbce.js", path: file35, bytes: 3961, integrity: "sha384-Wxo6XrLyx8N84djpfHZEw3ZSckrWcQCFfcwLwsoDFiNKLdmXHeEeAd3n/2zFubmQ" },
  { name: "part-711bd43824.js", path: file36, bytes: 894, integrity: "sha384-yjjPRgZx5T3NoCnHLMQKOoO9k4fesdYmVtFka5CDru7aNIsftniny7svQ0xHXuUJ" },
  { name: "part-72327e4e52.js", path: file37, bytes: 3415, integrity: "sha384-J4e39XTkje0JVB+CrnKwtRcJ9zgYSdeTHNLgLF/0JH544tNoiq2bm84PgAHwPuCG" },
  { name: "part-77676f664a.js", path: file38, bytes: 6439, integrity: "sha384-GU+mBiwfqzvyRrdxC2Ya5CQFNL1MSyVmbmdrDnqG0hrOyNM2oOijzSgLNR8krt71" },
  { name: "part-78a06b948c.js", path: file39, bytes: 24555, integrity: "sha384-c/kQyTYXSwf5Sl1C00h8taYaX6w3fanArmU7R9MT3tecElDYJNzhEyVku9R+Hhni" },
  { name: "part-8178d01a93.js", path: file40, bytes: 732, integrity: "sha384-Q/UMyjqIsIsmQPtyHBjf/1O3QwJTtJsyhZPksIciB+oxve7C8CzmQePy/bP304ga" },
  { name: "part-97d2f227fa.js", path: file41, bytes: 3904, integrity: "sha384-gvk9sL0SHxuxOD1BBrSK9B+hG7zgiPECQnd3Mm7F61dDwA00SggJnuhSh2T6lIHu" },
  { name: "part-996a167801.js", path: file42, bytes: 381, integrity: "sha384-Z7W/XLgiZ5EcFpPyWjimiUlzGulqJqbp9Vkwh9HBZ+zlHwG8nadhgO3n0GLGTY4k" },
  { name: "part-9c2f5d3a87.js", path: file43, bytes: 577, integrity: "sha384-D2MBO0kW+3CfqUbacLOWX11QC1Cf0sCaDQZqqwGUeyvPaShSLbHJhGd8/agficHu" },
  { name: "part-a2041b53a0.js", path: file44, bytes: 1369, integrity: "sha384-vBdvn1mkNB5QLrkhLkG11vjIoIJtLCiQCc5b/QXmT2G1XbVuol3xDDsiPdSYGg3p" },
  { name: "part-a27726d70b.js", path: file45, bytes: 498, integrity: "sha384-TR8nerhgGdvFTs9wG2/zxPqmKRgxCTrW0wBKcJ0t7+9X1zfmFhP83etO/uxQ4ur6" },
  { name: "part-a2a9ad1103.js", path: file46, bytes: 18227, integrity: "sha384-8adsDQrKTDR4IC0yYgcCAGowqJOACSRpJ/5JpXs2740FG0LolFYqOs/yEvRLNmaA" },
  { name: "part-a2b287f10c.js", path: file47, bytes: 796, integrity: "sha384-o1cwYSqNXhTU0l+T0r86tVMplATol/79JArqanIz7Gt4QQVTW5uoN76xFqvKFL8Q" },
  { name: "part-a4e253b165.js", path: file48, bytes: 928, integrity: "sha384-gN0MLDxoY8ojQIRGBqALmSrxookZ4OPi5pUPiTIbjP1ArhB8fxaTQTGGOK7nfa1f" },
  { name: "part-a55e8d5fc7.js", path: file49, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-a7057c566c.js", path: file50, bytes: 136, integrity: "sha384-dpwEZRi+I3OBG13ZXYVHRw8GFD7FCK7Yv1ZGNOvYbl25cQSxBeXJ7uEcbHFylsbC" },
  { name: "part-a72f8e9164.js", path: file51, bytes: 488, integrity: "sha384-eWNDM8/Vt9nPqp921CQx1o1Jyzy7pneSTKIENNLh8FDQ5MBOWtryDqfTmQzKHb6C" },
  { name: "part-a7318480e6.js", path: file52, bytes: 4933, integrity: "sha384-N76i5TeZ2jrGv/1Dw0GbPQfJaPEuoXqYPam8rVoFIVr5sdL9gbjqGf8EtJqhYIjA" },
  { name: "part-a74ac9bbb7.js", path: file53, bytes: 920, integrity: "sha384-HNBqezaOO5A/eHfdrkelgMq/bLNO9gqAwE42K5ggQIMFDFEzDVfiRIkezyib0M4D" },
  { name: "part-a8ce43cb23.js", path: file54, bytes: 61998, integrity: "sha384-2MAnWO09xxVFa42RNvzyis009w42/HqCMYwrl6HE44I9XQzBjjTIIWWuKbjdNZcG" },
  { name: "part-b1eeaeafa5.js", path: file55, bytes: 4198, integrity: "sha384-tFKJyqLpkRacZhsEileJWgNNvMOZC6q1HA5D0eV2qkThtJg4fw1coI5XQUMUhXAc" },
  { name: "part-b1f3360ae5.js", path: file56, bytes: 325, integrity: "sha384-spf46lYYGiati9naRsu7nYofHCpZXJCeK+1TkL7oaXhahwW0JBfZ78qCVWKVK/uP" },
  { name: "part-b956899f5e.js", path: file57, bytes: 7252, integrity: "sha384-QKo9VtcjnOQjUmamYuL5/pEz22sJYyD1FeZJORbMbDdjlkZs3EPHWj1EIF1chWbD" },
  { name: "part-b9f01749d5.js", path: file58, bytes: 1647, integrity: "sha384-Hiyr+s7BUjMbqRJkh0mTVw1fbdpxug+Yc+nGY3gKQAjPdrmH8D91yz6G2ufF3Nnw" },
  { name: "part-c03aa04788.js", path: file59, bytes: 2447, integrity: "sha384-syOnsvIgSYyRp/H4BZctT8HS9pChOLMFlH9aflmiEejMcUXMMUZ41bCn9R56QbX9" },
  { name: "part-c233c19769.js", path: file60, bytes: 5351, integrity: "sha384-j408wPrPNT2R74wXokRjM4hlt2s0AOuG2lNkbauOoRCn8bmWBXk+kBP18IwmfFOr" },
  { name: "part-c5ff4a5d7b.js", path: file61, bytes: 743, integrity: "sha384-CkNLZErzSIdWVHCnrO7SQcge70Lo29Zy0MNDQ4OMWXCgMNGHnZH1txORHRdd8zgd" },
  { name: "part-cb3bbcbd2f.js", path: file62, bytes: 1622, integrity: "sha384-m+c4NTMdalMUkkYAF1VoU3idYB8apjjTJcz8ko10v31nQEedmZq0x4riD0rxByV/" },
  { name: "part-cb7fda947c.js", path: file63, bytes: 391, integrity: "sha384-ZM7YjjAmNtatP2mTwqy1R4cJHMNu/ssLTi3/SvFus/xVqK0ovrXosTbHFdoilm6e" },
  { name: "part-ccdd13f456.js", path: file64, bytes: 2323, integrity: "sha384-UUTGDAYVaMMXjENZnKN9UlwnZsdNXhCSrSYnfg/kPHWnPstx8l/clMKiWx7qLyJy" },
  { name: "part-ccefd963bd.js", path: file65, bytes: 582, integrity: "sha384-hg+QN5ZHmu28Z3I1/bWaBU57EonH5CArtOvs7pnMVmvyowcaqKIr6hIX5Vl4OgSE" },
  { name: "part-da5a04359f.js", path: file66, bytes: 6624, integrity: "sha384-iAVLIK69tF4vru2FKqy4PdQgwPwEei6A4MIt7sQShYYdMWvgoFMvMhtAZakLNH/F" },
  { name: "part-dc991a4902.js", path: file67, bytes: 25407, integrity: "sha384-YTfi7zNfPvTcyUSNBlNF0nhMt4iJFomaDEvmBECrcPgaGmRj145ZxcwYuU8+7Z8R" },
  { name: "part-dd2349dab3.js", path: file68, bytes: 2744, integrity: "sha384-z8Qmr7rbnhaM9FnYMpDXwCJuCNDQdC7zK3Sd9WUTULoQkN2YEYKb0geiScg2EMj3" },
  { name: "part-e070c06919.js", path: file69, bytes: 45449, integrity: "sha384-sOOPBYCTPCFMdsMCjBKcZijw6Hx/c5jS+jZtzhHzpwnhXVLh8MaKhSqBf+YvmH8Z" },
  { name: "part-e0a9a2c8be.js", path: file70, bytes: 913, integrity: "sha384-BDxFX6nBJr3ebo1G4W03ehOohqYMwmhWprt7/hZsNfxqawEG5q1LSIxo+8Ps8fra" },
  { name: "part-e0ec3cfeb9.js", path: file71, bytes: 616, integrity: "sha384-PMQwwgEV/USI5VhedV+nwXQ0z+9gTuZMZiuTA94Ty8M4yLcnd/5b7Qvf3wu8wM5J" },
  { name: "part-e123cf2020.js", path: file72, bytes: 3530, integrity: "sha384-DXJ0K8jnjsTgJa8kTqkLFUgJS0JgY5rh6rVSohTfmCffpMe8zROmyz/fyynmPHor" },
  { name: "part-ee9ad7a89f.js", path: file73, bytes: 11115, integrity: "sha384-CbIHY4JTFUnKwIx5yNuA5QVYTFQHoLMa1SJoTmi1qkI1BRdYlRo50DCjUdHkF9WS" },
  { name: "part-efd44cdf99.js", path: file74, bytes: 14562, integrity: "sha384-RRDxEjw2HmIJ6YZc9atw9natbTNOqQtrFkrYvDOzKG3gAR2kx/52oXh+mk2O7YvE" },
  { name: "part-f077a0c9e3.js", path: file75, bytes: 1144, integrity: "sha384-s7UV23JD4PguCVyRi+0XpdSEFRb+9PV84p6klYQ80Ik2HY3ZiTNLSIAnSZm0gnFv" },
  { name: "part-f2ee7bab0a.js", path: file76, bytes: 17596, integrity: "sha384-DDw73lCzeCMQMu1Uqt/H6xjF12KsLNoR92TsEK72W2nylAShS68hLNcv5V1V9pyR" },
  { name: "part-f3b1ef678a.js", path: file77, bytes: 1104, integrity: "sha384-bzSliWPI2oVLdf8FkDtBk9Y45yITthiBFc6newE/DBCy6DmXvicuvYwLmE7z0Kn6" },
  { name: "part-f3cdee5b1b.js", path: file78, bytes: 9187, integrity: "sha384-UfVaqtkk/X1tmKWBO7dtkZaBore7mGsMW6fR5Cfn7TXbM9g1Dq2ecGZyShCSdNgL" },
  { name: "part-f87d858d57.js", path: file79, bytes: 706, integrity: "sha384-fDOu2A9ykXsM1wzvaBrU7OsF1t4Ks/aEuRIwzc9xt4WaKhtXtflWkNoIsO1Saard" },
  { name: "part-fe3f23a98b.js", path: file80, bytes: 12733, integrity: "sha384-2GmzD2dpye+94bUrRcxSFr+B+dbU1W80CFVu1zCfoDLkIbnplmgjgJQnSeHrErIG" },
  { name: "studio-165e2f6c1e.css", path: file81, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-477e9162f8.js", path: file82, bytes: 7641, integrity: "sha384-xxGlTXmOb5HV2QDBE9ZusYIdCjplG2mhXvQiLk32aqnTx7zdQUxZK9ZDFv94ajFP" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-477e9162f8.js", style: "studio-165e2f6c1e.css", preload: ["part-0bd9b61f25.js","part-1d6bb5cdca.js","part-3de01a52de.js","part-539e1d3147.js","part-5b7c3d38d2.js","part-8178d01a93.js","part-a8ce43cb23.js","part-b1f3360ae5.js","part-dd2349dab3.js","part-e0ec3cfeb9.js","part-f3cdee5b1b.js"] },
  console: { script: "console-c8e43c70de.js", style: "console-011827f768.css", preload: ["part-539e1d3147.js","part-a8ce43cb23.js"] },
  book: { script: "book-e8c69a4344.js", style: "book-66bbe5066c.css", preload: ["part-539e1d3147.js"] },
} as const;
