/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-25fc4787f1.css" with { type: "file" };
import file3 from "./console-464611e531.js" with { type: "file" };
import file4 from "./part-011d6bbd1a.js" with { type: "file" };
import file5 from "./part-01c7edb6fd.js" with { type: "file" };
import file6 from "./part-02453cd9bb.js" with { type: "file" };
import file7 from "./part-04abe30672.js" with { type: "file" };
import file8 from "./part-0b7985f1db.js" with { type: "file" };
import file9 from "./part-0bbadb9464.js" with { type: "file" };
import file10 from "./part-0be1e44968.js" with { type: "file" };
import file11 from "./part-0f813c767c.js" with { type: "file" };
import file12 from "./part-18644055d1.js" with { type: "file" };
import file13 from "./part-1b2cdf6ac3.js" with { type: "file" };
import file14 from "./part-1e6cebc826.js" with { type: "file" };
import file15 from "./part-275bd935e9.js" with { type: "file" };
import file16 from "./part-2e5697d8e5.js" with { type: "file" };
import file17 from "./part-3214acdcf4.js" with { type: "file" };
import file18 from "./part-35b9820d3e.js" with { type: "file" };
import file19 from "./part-36651560ad.js" with { type: "file" };
import file20 from "./part-3866564e9b.js" with { type: "file" };
import file21 from "./part-395c5c6af7.js" with { type: "file" };
import file22 from "./part-398008be60.js" with { type: "file" };
import file23 from "./part-3ae8488d0e.js" with { type: "file" };
import file24 from "./part-4041b0c76c.js" with { type: "file" };
import file25 from "./part-48a03ae6f5.js" with { type: "file" };
import file26 from "./part-4a7a7f9ab4.js" with { type: "file" };
import file27 from "./part-4b0cc5bbb1.js" with { type: "file" };
import file28 from "./part-4b2d732160.js" with { type: "file" };
import file29 from "./part-506bd6c548.js" with { type: "file" };
import file30 from "./part-50808d8f4e.js" with { type: "file" };
import file31 from "./part-5361d493df.js" with { type: "file" };
import file32 from "./part-5bbef55542.js" with { type: "file" };
import file33 from "./part-5ef4236fc6.js" with { type: "file" };
import file34 from "./part-615a71789b.js" with { type: "file" };
import file35 from "./part-66f92a35d7.js" with { type: "file" };
import file36 from "./part-6d7353d071.js" with { type: "file" };
import file37 from "./part-6ebaa728f9.js" with { type: "file" };
import file38 from "./part-6ee54a1bce.js" with { type: "file" };
import file39 from "./part-7cdd8c7597.js" with { type: "file" };
import file40 from "./part-7d900fdc43.js" with { type: "file" };
import file41 from "./part-7f418c8ead.js" with { type: "file" };
import file42 from "./part-83740744ef.js" with { type: "file" };
import file43 from "./part-88d82451dc.js" with { type: "file" };
import file44 from "./part-89a5f89c38.js" with { type: "file" };
import file45 from "./part-90365aee3b.js" with { type: "file" };
import file46 from "./part-9246765660.js" with { type: "file" };
import file47 from "./part-92f30b62fe.js" with { type: "file" };
import file48 from "./part-95094edb2d.js" with { type: "file" };
import file49 from "./part-965cd56324.js" with { type: "file" };
import file50 from "./part-9ab92df6f1.js" with { type: "file" };
import file51 from "./part-a21ef5aa27.js" with { type: "file" };
import file52 from "./part-a55e8d5fc7.js" with { type: "file" };
import file53 from "./part-ac5f215c70.js" with { type: "file" };
import file54 from "./part-afc89dca5d.js" with { type: "file" };
import file55 from "./part-b16bdfb025.js" with { type: "file" };
import file56 from "./part-b1aa197953.js" with { type: "file" };
import file57 from "./part-b9d5a0ce63.js" with { type: "file" };
import file58 from "./part-bd056653e1.js" with { type: "file" };
import file59 from "./part-bdbadd8bcb.js" with { type: "file" };
import file60 from "./part-c0e330f714.js" with { type: "file" };
import file61 from "./part-c21fcce72b.js" with { type: "file" };
import file62 from "./part-c324f9ff3f.js" with { type: "file" };
import file63 from "./part-c345796a86.js" with { type: "file" };
import file64 from "./part-cb10c3b2f5.js" with { type: "file" };
import file65 from "./part-cb1cffc343.js" with { type: "file" };
import file66 from "./part-d0ca94cb65.js" with { type: "file" };
import file67 from "./part-d0edbdd9ac.js" with { type: "file" };
import file68 from "./part-d175470ca4.js" with { type: "file" };
import file69 from "./part-d29fb7406e.js" with { type: "file" };
import file70 from "./part-d77780b98e.js" with { type: "file" };
import file71 from "./part-d8fdd64817.js" with { type: "file" };
import file72 from "./part-dd6735a7af.js" with { type: "file" };
import file73 from "./part-e19c2d905a.js" with { type: "file" };
import file74 from "./part-e23343f39a.js" with { type: "file" };
import file75 from "./part-e3a9b516f6.js" with { type: "file" };
import file76 from "./part-e4bfe93277.js" with { type: "file" };
import file77 from "./part-e548b9a523.js" with { type: "file" };
import file78 from "./part-ee2acfce44.js" with { type: "file" };
import file79 from "./part-efded32fe4.js" with { type: "file" };
import file80 from "./part-fcb974b7de.js" with { type: "file" };
import file81 from "./part-fdb5a02945.js" with { type: "file" };
import file82 from "./studio-9e9b01c83d.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-25fc4787f1.css", path: file2, bytes: 56911, integrity: "sha384-aQJlsrw+AvanE37RBEws7EXWMlz27tq0YZf6YQ6ztAgCd+BAVIbaxMMKd3xrXBEV" },
  { name: "console-464611e531.js", path: file3, bytes: 22275, integrity: "sha384-dSJJxk3HULEJfVUarXASDMGSsP/5pzXdb2LQKmjbdeJf5hxhbETDTa4KMSVHH2CY" },
  { name: "part-011d6bbd1a.js", path: file4, bytes: 11115, integrity: "sha384-mxF19EtBQGbprgJ4zAu/r066LgRjkBJKMNV4BMeVYic0Zf52EHMmpPStbrMroDN9" },
  { name: "part-01c7edb6fd.js", path: file5, bytes: 4933, integrity: "sha384-nctqqBak3XDMw6e3loGgxfHlUBLYQAhgTs05YXcvL7hMz4hIHvF4E7J3mXBJ0Mrn" },
  { name: "part-02453cd9bb.js", path: file6, bytes: 2744, integrity: "sha384-14ATWUNcZM1THkRrD2mukDgXCILIGPAIggTvYGaCPfBMKw+Oh7IUEfYpvcsCWpjn" },
  { name: "part-04abe30672.js", path: file7, bytes: 1587, integrity: "sha384-0GwB48GbwzBDVxNHZseo6ZhKzvOwypdPbgfZcH9lXo9l/43FZDAGnhiIurIRR5lW" },
  { name: "part-0b7985f1db.js", path: file8, bytes: 1622, integrity: "sha384-aEuOVTb1XSEitLXB7pOdhCTJUDdB2o3NzPww5Y0ckGQqqD+HtpchvHa1PY8IwR2N" },
  { name: "part-0bbadb9464.js", path: file9, bytes: 3904, integrity: "sha384-SbtJxAcgf3LhvT+d4DTGQ73UQPB4PejKi/qUGSLqArCOW1RSKUOvRqfSvCKlvE0J" },
  { name: "part-0be1e44968.js", path: file10, bytes: 796, integrity: "sha384-wlyGQOJrFs7umJcFEYIzGGMxjmVtRU2Q6IwFHV+Y4QvPt36ZNSIlUMucElKJ21fd" },
  { name: "part-0f813c767c.js", path: file11, bytes: 64331, integrity: "sha384-E/rCJxWg+hCyM3bqTtJLzOmX71gKW9Q2BJWWQhmXVCYpD2x9hJZgf20mBy/FZRru" },
  { name: "part-18644055d1.js", path: file12, bytes: 25405, integrity: "sha384-w56yjTpMzzIhDOdNjOQ0h3x9m0HQlj/61if2krY9wHYGCz8sgG4XhB4KokknxFD9" },
  { name: "part-1b2cdf6ac3.js", path: file13, bytes: 1161, integrity: "sha384-xLROwXRNSSxYG0C9tF4PmX5sWXZRgs6G9c6YQJls9Txxf6HuZsBo7+8Je2+hMd8G" },
  { name: "part-1e6cebc826.js", path: file14, bytes: 383, integrity: "sha384-UXbcXLV+6W3FJJ5aSd8G/nqBUk4qMQWygarAZSNJoOTc9R++u3DAIELWQww7XtjL" },
  { name: "part-275bd935e9.js", path: file15, bytes: 561, integrity: "sha384-IMBu+R6ZPPo1/3JZMghQNmaWJSCunWAzE+FAwI3STh4VbSiVkHHAiA7QS1Jj4uVq" },
  { name: "part-2e5697d8e5.js", path: file16, bytes: 1647, integrity: "sha384-f7DoNch3rPCQp8/IXh+rAo1+wIBDQ+QTbLELvx+BMTGmhpBDG5Iq9RXorFJjfWQj" },
  { name: "part-3214acdcf4.js", path: file17, bytes: 4198, integrity: "sha384-IbD/5WnUvx1NywHs6j79esP86y2j4nxtBs87Urm1z+gFedRLnrmzLWYwGp9HRNqA" },
  { name: "part-35b9820d3e.js", path: file18, bytes: 548, integrity: "sha384-2dO1/f8gZ+ElpTdylAtWlvMphC6J8YShQFGVjiDtitWbtpsrZcvw/uv4L/FJUAvp" },
  { name: "part-36651560ad.js", path: file19, bytes: 894, integrity: "sha384-jOgs98KaE9r5Zv5OkSbEhCr0E+yknCrIgJeJIFetGUzGraipW/Ufa6gWPfEoGVou" },
  { name: "part-3866564e9b.js", path: file20, bytes: 2447, integrity: "sha384-i3rFKnBWzarvR/7S0/fEERhgNQTCkwTIdsJ43aoobfjEyJE92v5rERuiiTfhTXJx" },
  { name: "part-395c5c6af7.js", path: file21, bytes: 928, integrity: "sha384-mi9/jOLY2hPWPIqakBmo6QwY91AhEXeb1BppjS5m1DjHTGF/xub/rmDgseH8EOVR" },
  { name: "part-398008be60.js", path: file22, bytes: 547, integrity: "sha384-Zg+Pi/EXn4U0A15lAFVuubFzP9J4C6lzun3M+U564GHr/M+qKcN+Yn/5v+qB2LBM" },
  { name: "part-3ae8488d0e.js", path: file23, bytes: 3530, integrity: "sha384-wSbcq8S6g/eLaywnlvpZ0SVy3yh9SHymr5PnAg7n1pk5a7KCF2YP26uhl+ndbGLs" },
  { name: "part-4041b0c76c.js", path: file24, bytes: 7481, integrity: "sha384-clrezSKr/Lh/jg4BVlkxnIJT2ndW0mfa2bGsmbpsrw8jB6v2+FimqL+lOqR6PhjG" },
  { name: "part-48a03ae6f5.js", path: file25, bytes: 506, integrity: "sha384-2JbQQVkR7IzzwOf8u0zngvw2fRGkJnk1oSxzJ010gQXY0ZU4G95ZS3jy52qkHB+C" },
  { name: "part-4a7a7f9ab4.js", path: file26, bytes: 12733, integrity: "sha384-oJS6ovWpKfofbY/vdIzsU6QrpKz2R5pAyEIPF4e2AKuaj3+Mmg0mae41+1LkG9pc" },
  { name: "part-4b0cc5bbb1.js", path: file27, bytes: 488, integrity: "sha384-dpiRk3xFVZHt//HOr1FORdwjPuEZR3XshqNZzYf3ZUV5ZBY0c7qtaRrvbYYISBYg" },
  { name: "part-4b2d732160.js", path: file28, bytes: 3961, integrity: "sha384-dAzBOhbOjOmzW5XatlES1QQziGlwy8FoQ8ATn/WnBCsqHD/Wr1Sgc46rscWqI4++" },
  { name: "part-506bd6c548.js", path: file29, bytes: 2424, integrity: "sha384-Dba3wld6SXT0lUbTfBPnNZAPBo7jqq8f9koPXuFC1QsokYwB0cKa6QB4UbnN7oEE" },
  { name: "part-50808d8f4e.js", path: file30, bytes: 3415, integrity: "sha384-p2b3/JNhLjIEDWDPK8GHQU3aw/uQFFE+8DygkgJL8qOo0FsgJ8/g3QdY9yYp2xk3" },
  { name: "part-5361d493df.js", path: file31, bytes: 32393, integrity: "sha384-Zo729eO2BK+ts2N6kZdu7Ttv0G0A3gaZE6xKDPGUfV2bSzwAbAJxduAMXjHFq2W7" },
  { name: "part-5bbef55542.js", path: file32, bytes: 1104, integrity: "sha384-P0Hy6C4GDlEPqGP/ISJ3ILlJYawmJK8DecnQXkUluG0zIMnAS8qmDD5lOL9iHF/n" },
  { name: "part-5ef4236fc6.js", path: file33, bytes: 743, integrity: "sha384-7nfnLU9aai3XMA683W8NWgbIWb6txDXokXzSxsphaX9vBUSneiAPVzdbTRgt58lw" },
  { name: "part-615a71789b.js", path: file34, bytes: 498, integrity: "sha384-gveyH59MAipgEIJpmxw47IhPgkYmJLUhh3pVdkhWZnjiYkcBhll1xscPeyaQkYNy" },
  { name: "part-66f92a35d7.js", path: file35, bytes: 325, integrity: "sha384-mSs6myjcFfEEDD6XzqcC5SNyg23DNG8oUTA49Rfr06kcyQyyePetAP8OIvSy6+lB" },
  { name: "part-6d7353d071.js", path: file36, bytes: 4344, integrity: "sha384-9IBd0l/H75JImhdTmIbFFoIsDnQilAAzX3uFYlIk/GD1rBiAUktpS7BngNjAXzXl" },
  { name: "part-6ebaa728f9.js", path: file37, bytes: 1144, integrity: "sha384-tbFd5Sgc3Sa1H5qmfnJSWIft2dIvliJ8Ua8K3cNNjl8M83C6+kr+v8PLvywpzD+H" },
  { name: "part-6ee54a1bce.js", path: file38, bytes: 9187, integrity: "sha384-S8WQ0ieTiM80c/1amN9sLSOuusP6f1npKf3nmol0UbObVj+DZV1E44SeTZPjRicj" },
  { name: "part-7cdd8c7597.js", path: file39, bytes: 2323, integrity: "sha384-g05eod64Isuai4FC8kfFqb1fIg4vzCKH3dHTiHv8uLAJka+opqnhe7ntXUACsf3b" },
  { name: "part-7d900fdc43.js", path: file40, bytes: 2533, integrity: "sha384-tUO9XENdl4sSy8KX+xU0w7ChhWSTx/MrQLyiZqG3mcruYzl8yrQfuVu9vrv81c32" },
  { name: "part-7f418c8ead.js", path: file41, bytes: 920, integrity: "sha384-Kf21mHrBe0crPtJy6IFhaYBDLeun5bobarHMVOGwWZiBwaKP8gEFcUp0TfxtFTZX" },
  { name: "part-83740744ef.js", path: file42, bytes: 136, integrity: "sha384-jownm7NXESsiNvEY3Mg0Vt7usNiPnpUcKvU/L12A2hqEHjPNQTOPS5W1Z2lTnKOB" },
  { name: "part-88d82451dc.js", path: file43, bytes: 6638, integrity: "sha384-+lb/BirBQWVsWJr/zikpcUaOY74eJPcGjnbAxgIp0WGnWyEPLXjzp6zneKYxpyrK" },
  { name: "part-89a5f89c38.js", path: file44, bytes: 484, integrity: "sha384-y5RpE3Y2baY4gx9YgpEsW2E0xmZzkCGglkw+y0sepiceNfogTSz+Cscw5CZ8fKJK" },
  { name: "part-90365aee3b.js", path: file45, bytes: 7252, integrity: "sha384-EXREzSuAURG3t+yGcIp8JnaxndxN8XB4LAvbKEy63MabNxhyrrAu6T5D3dtUZicw" },
  { name: "part-9246765660.js", path: file46, bytes: 651, integrity: "sha384-vBR/AHkTanLZ0nogi+L6OmsvTue19bWL/HFzJzZosiozWkx0ZQc9pqwdAkxHfYHY" },
  { name: "part-92f30b62fe.js", path: file47, bytes: 577, integrity: "sha384-CQ/XiI/Ggbys1pgx9Jr3FGAU8MwNVaq8DqRnFs/jRvxEjulLM/BEzV5YbEWcAbjB" },
  { name: "part-95094edb2d.js", path: file48, bytes: 2711, integrity: "sha384-3IQ6Ar/fMYqNb+2qebLEUJ9Tip6bKjiycNIpuoUrbxcdBZSueDRBsgbvmVR+R22E" },
  { name: "part-965cd56324.js", path: file49, bytes: 6994, integrity: "sha384-QXOKdK52OlnRzEvNm8EA5J4j1Te74+6BpYi+JYISp7hZ4Fqdq+GsRz93O8u3V5eH" },
  { name: "part-9ab92df6f1.js", path: file50, bytes: 391, integrity: "sha384-UMGi0Y0RnjCiP0wPqqUqV1AoK1c/25V6V4OqjifxV+l30kxVbQb1fT7y8yFLCVRu" },
  { name: "part-a21ef5aa27.js", path: file51, bytes: 334, integrity: "sha384-dZ+IelvkyVv8kmX6uTz7JuIDDbflauxuY1NWuZhdNkZ+//MyDCKhQ9plljhlYZp6" },
  { name: "part-a55e8d5fc7.js", path: file52, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-ac5f215c70.js", path: file53, bytes: 9212, integrity: "sha384-+dcNYXJ0yyOuh+ueR3Tjye8gvVvqoVIwUzIUTpOB3rNsvs51oM8+pM9wgdnTvhIl" },
  { name: "part-afc89dca5d.js", path: file54, bytes: 706, integrity: "sha384-zt3XVkSgeO6UIWJTXav4DqiFaKV0U0AJbroHGy+ZEQE/0RbJy6oozWftM5oZq27I" },
  { name: "part-b16bdfb025.js", path: file55, bytes: 461, integrity: "sha384-xB7dLStGqmGOYXZqEoqfOyUD3VqCivZdB4qYS2OiIdUym/20IzOIUHQMdaiU01Ho" },
  { name: "part-b1aa197953.js", path: file56, bytes: 922, integrity: "sha384-WwtuZB6SdbTPRngkrsAYtZAGd1l1QEO9mI+zGj5OtFGnMSXYaiKlvGbvcBUJ+aPQ" },
  { name: "part-b9d5a0ce63.js", path: file57, bytes: 582, integrity: "sha384-7Ff8CF0GD9IqIVh0KUtpZFEgBfkRg2QxpFeGmMdLvLv8XBiE0KmQf8NyRprTHDoo" },
  { name: "part-bd056653e1.js", path: file58, bytes: 764, integrity: "sha384-nPCd4gKos1EUlkiewiaRH0edosNfXQAhK3LL2VkZEyE6E7zs3jTAasMJN3kwv03v" },
  { name: "part-bdbadd8bcb.js", path: file59, bytes: 913, integrity: "sha384-vn9Hz+wgSR8VUduD70sJbaZ/xT+ZA61ehYQF4lr8Z5hVv7WBiCvBBzkMDecQ3CD6" },
  { name: "part-c0e330f714.js", path: file60, bytes: 6434, integrity: "sha384-Va3ZiwpwUa4rUcIFWAo7jARdhbACQRcGMMawLtjoe6HPZD0eIhofbeWuoHc/L8PN" },
  { name: "part-c21fcce72b.js", path: file61, bytes: 370, integrity: "sha384-CW9+bTtFcETBnhzxKNjLxMHaQuIDi64kzEc6vzuMCVevfGpurLd2MZIcnLu+MCsf" },
  { name: "part-c324f9ff3f.js", path: file62, bytes: 44376, integrity: "sha384-N5jiUfUcNwgkAPV8lmZ0kl5Pv/bt/R7vVQXy2faqhaXd4x1gN7lJeMxkHeYIiS85" },
  { name: "part-c345796a86.js", path: file63, bytes: 17728, integrity: "sha384-5V4GA+VIKNRTpCHrJ3R1w9oNdmFznrVfaUoiNfXMO+Ytw0RuwMUJ1iX+xyyQH/Oj" },
  { name: "part-cb10c3b2f5.js", path: file64, bytes: 3645, integrity: "sha384-O0qy/ChbRjN9ErQujFCRkTu+3dcVzcTwcJIVNRZ5bzfGNv0PGTurZGE5g98opVjf" },
  { name: "part-cb1cffc343.js", path: file65, bytes: 616, integrity: "sha384-87I+opt6y3k4lF1i/SBcnm+UXwegWrX7g54Ks9rYcAbjelo1AaZvsdhtYDlDIxHf" },
  { name: "part-d0ca94cb65.js", path: file66, bytes: 4596, integrity: "sha384-yrjyIRn7hBDYSEnII3vnskgp4pIEvpg2Raa+U4ON8AaPGxmifggKapDsn9CsMNV9" },
  { name: "part-d0edbdd9ac.js", path: file67, bytes: 4826, integrity: "sha384-mQnRnA1CLJ4tMF3hWKuy5wFakidAl5rjJWqWM9n9SjFdTlVhv5GPasMnjZcYJEl+" },
  { name: "part-d175470ca4.js", path: file68, bytes: 487, integrity: "sha384-Ej3iTpALFaf8S50OM0j+rHwJGN/4NUPt9mPrhrW90om/nIoceCU2XBGblpRGwGy/" },
  { name: "part-d29fb7406e.js", path: file69, bytes: 616, integrity: "sha384-6DJ4Firvra9Mpcf1/1aEYP1t4yejQ8dj8OPJ1h0W+JxsJpwz4HMwUM65CRO62AzQ" },
  { name: "part-d77780b98e.js", path: file70, bytes: 5351, integrity: "sha384-Jx9RWlrbdXe8NwFhFp8Y9iwXqRzY8AMiF2V1AYqqgh1meFpcwlptAn9GkAyme1J4" },
  { name: "part-d8fdd64817.js", path: file71, bytes: 7399, integrity: "sha384-aoNaXUO/U6cJ2cHRdde2dxKq3EQ5UcXVMj/p6NtvBgj+XvCp/wtTYjgdsFfbjVCs" },
  { name: "part-dd6735a7af.js", path: file72, bytes: 14622, integrity: "sha384-L0Hp9orinpQGAZEtIIr3h1P6QiyGkPcZ4gBSJ5/RO6GlDPMgmXm4c16mdZqMkx7m" },
  { name: "part-e19c2d905a.js", path: file73, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e23343f39a.js", path: file74, bytes: 1624, integrity: "sha384-MO56iFgKPHvKizV71uoKX/8Na2NVUKAwStP1QT23enOOelGdMxQzjaEdE/snEnEi" },
  { name: "part-e3a9b516f6.js", path: file75, bytes: 2203, integrity: "sha384-YujtHQ0sV8lPSRlQ8GJQ6F1JEQs1gsxB5LgqFmJf0Atf+TNpxRBvVHski7kidfCh" },
  { name: "part-e4bfe93277.js", path: file76, bytes: 24555, integrity: "sha384-bmYfSN1pPickhvLKpLAX/QVgg9PQZSWsVuIdrcEAyalWlJQ3BBeCOLCrtmRbqzw3" },
  { name: "part-e548b9a523.js", path: file77, bytes: 18227, integrity: "sha384-GOVzSUAPNCFKQh0rqw/JtcMvcbHpnY58J406u9pWHV7ampeEoB2wxsOiTMUqO2QY" },
  { name: "part-ee2acfce44.js", path: file78, bytes: 62345, integrity: "sha384-DcUyW+RwusXwrKubnSSe5pTurFK7naJDw9QJrJSAcLwqUOJUA1sSZZ0wlfCqTNs4" },
  { name: "part-efded32fe4.js", path: file79, bytes: 1369, integrity: "sha384-0acQsFhOLYkY8t3oV9IRIGRyUVQs/J/26Tw1caRD6SH9PW4OAYBN79fm6iQCxhTj" },
  { name: "part-fcb974b7de.js", path: file80, bytes: 732, integrity: "sha384-tGwAVHQxyFs9dZGQSko+YmcgH1YNdrGdF8Smr/jdohx/qBPF0ArJ2wicwOAniUqt" },
  { name: "part-fdb5a02945.js", path: file81, bytes: 45464, integrity: "sha384-0zTSN4xot0KQyZad1Kb15T9WqetJsskdJrBUOWJQgkmCq2KP/FeQKsqymmtJDizG" },
  { name: "studio-9e9b01c83d.js", path: file82, bytes: 7642, integrity: "sha384-yfyFGY0HMryftaRmwIetTygX9SZkd+V3evHeIMBVM5tHrBTUSd/SQQrxNVq4C5PV" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-9e9b01c83d.js", style: "studio-fc2e0292dc.css", preload: ["part-02453cd9bb.js","part-04abe30672.js","part-275bd935e9.js","part-66f92a35d7.js","part-6ee54a1bce.js","part-b16bdfb025.js","part-c324f9ff3f.js","part-d29fb7406e.js","part-e19c2d905a.js","part-ee2acfce44.js","part-fcb974b7de.js"] },
  console: { script: "console-464611e531.js", style: "console-25fc4787f1.css", preload: ["part-e19c2d905a.js","part-ee2acfce44.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
