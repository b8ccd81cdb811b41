/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-01aef6b939.js" with { type: "file" };
import file1 from "./book-6fb10c14e9.css" with { type: "file" };
import file2 from "./console-35995ec0e2.js" with { type: "file" };
import file3 from "./console-c6cc11b52c.css" with { type: "file" };
import file4 from "./part-0474e800b6.js" with { type: "file" };
import file5 from "./part-0ef0c5f1de.js" with { type: "file" };
import file6 from "./part-12c00a3411.js" with { type: "file" };
import file7 from "./part-188e930c66.js" with { type: "file" };
import file8 from "./part-191a2aefed.js" with { type: "file" };
import file9 from "./part-232e3d0580.js" with { type: "file" };
import file10 from "./part-25fc605d05.js" with { type: "file" };
import file11 from "./part-276183424d.js" with { type: "file" };
import file12 from "./part-2aa2f1284b.js" with { type: "file" };
import file13 from "./part-2b57e040bc.js" with { type: "file" };
import file14 from "./part-2d5c0ab94e.js" with { type: "file" };
import file15 from "./part-2ea31c551c.js" with { type: "file" };
import file16 from "./part-3fb3dbfbe6.js" with { type: "file" };
import file17 from "./part-47b4300b7b.js" with { type: "file" };
import file18 from "./part-4b6e6c3cac.js" with { type: "file" };
import file19 from "./part-53453acf56.js" with { type: "file" };
import file20 from "./part-539e1d3147.js" with { type: "file" };
import file21 from "./part-5594eeb721.js" with { type: "file" };
import file22 from "./part-6185b6ca80.js" with { type: "file" };
import file23 from "./part-639517c176.js" with { type: "file" };
import file24 from "./part-64eefa40d9.js" with { type: "file" };
import file25 from "./part-65daaa0beb.js" with { type: "file" };
import file26 from "./part-729adeedef.js" with { type: "file" };
import file27 from "./part-7865e298a8.js" with { type: "file" };
import file28 from "./part-7dec8375aa.js" with { type: "file" };
import file29 from "./part-7fb80b271e.js" with { type: "file" };
import file30 from "./part-85982c12c4.js" with { type: "file" };
import file31 from "./part-8cef8e3ecb.js" with { type: "file" };
import file32 from "./part-8d89e34d89.js" with { type: "file" };
import file33 from "./part-8ff42e68b1.js" with { type: "file" };
import file34 from "./part-9035bded43.js" with { type: "file" };
import file35 from "./part-99bf8e1d31.js" with { type: "file" };
import file36 from "./part-9a46da5359.js" with { type: "file" };
import file37 from "./part-9b06984f25.js" with { type: "file" };
import file38 from "./part-9cfac3f16f.js" with { type: "file" };
import file39 from "./part-9d1fabcc90.js" with { type: "file" };
import file40 from "./part-9f7a7b536d.js" with { type: "file" };
import file41 from "./part-a3119d283e.js" with { type: "file" };
import file42 from "./part-a399044c3a.js" with { type: "file" };
import file43 from "./part-a4d8eb9c20.js" with { type: "file" };
import file44 from "./part-a55d6c0154.js" with { type: "file" };
import file45 from "./part-a831c565aa.js" with { type: "file" };
import file46 from "./part-ab716d48d1.js" with { type: "file" };
import file47 from "./part-ac87d0e9dd.js" with { type: "file" };
import file48 from "./part-b124ac3c57.js" with { type: "file" };
import file49 from "./part-b158c89cea.js" with { type: "file" };
import file50 from "./part-b2606daa75.js" with { type: "file" };
import file51 from "./part-b373e8dd07.js" with { type: "file" };
import file52 from "./part-b37c465219.js" with { type: "file" };
import file53 from "./part-b64a1989e1.js" with { type: "file" };
import file54 from "./part-b6cd6b6d34.js" with { type: "file" };
import file55 from "./part-b71b8e2af9.js" with { type: "file" };
import file56 from "./part-bc9ea4a4e4.js" with { type: "file" };
import file57 from "./part-c34401415f.js" with { type: "file" };
import file58 from "./part-c354fc91a0.js" with { type: "file" };
import file59 from "./part-cb8c9acd90.js" with { type: "file" };
import file60 from "./part-d32496a413.js" with { type: "file" };
import file61 from "./part-d3fb5ef790.js" with { type: "file" };
import file62 from "./part-d4bac6b695.js" with { type: "file" };
import file63 from "./part-df63bab3e6.js" with { type: "file" };
import file64 from "./part-e1c29068c5.js" with { type: "file" };
import file65 from "./part-e50014c958.js" with { type: "file" };
import file66 from "./part-e58695c5ac.js" with { type: "file" };
import file67 from "./part-e83c60e861.js" with { type: "file" };
import file68 from "./part-e87579fd45.js" with { type: "file" };
import file69 from "./part-ece12bc3b6.js" with { type: "file" };
import file70 from "./part-f307be7770.js" with { type: "file" };
import file71 from "./part-f84804ea2a.js" with { type: "file" };
import file72 from "./studio-4cf185ee47.js" with { type: "file" };
import file73 from "./studio-685d9ef67c.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-01aef6b939.js", path: file0, bytes: 6863, integrity: "sha384-bZAykLT8+1atMzaEaq2HGVpcdn+Mi3kxoqt+2BTSBEzOq9uv6ZWPO35QdJAXHFrh" },
  { name: "book-6fb10c14e9.css", path: file1, bytes: 11597, integrity: "sha384-tPf3yHBk+ofoqoeReBvhX7Dl7sd4Sb4NUegjMBQke9dgDz2o7h2ILQqrXZDXZ0Y/" },
  { name: "console-35995ec0e2.js", path: file2, bytes: 21659, integrity: "sha384-WmwBrWaKnPrjTtaTYK8qXmvFQcbKONSLfs1s0ckkP+n+VwVvbu5NCE9D2eXwW3lX" },
  { name: "console-c6cc11b52c.css", path: file3, bytes: 56178, integrity: "sha384-cmFjx1z2DpP/1wonsAXSEvg8SQgkweGZbSonkUrnP1+FLKZejJYig3+S0WDs6sVm" },
  { name: "part-0474e800b6.js", path: file4, bytes: 764, integrity: "sha384-jNOfkCkosQtcLboVtmtSHn3U0qccxRthuL9gP5Ow3sOIJKhLzX9oa3nzDzC1rNie" },
  { name: "part-0ef0c5f1de.js", path: file5, bytes: 6882, integrity: "sha384-x3DCspenf9UcJ1Xr5Si0GL5TtFY8xxTqJTXFOFYse1X59AoAllzlG93sPhVOamCP" },
  { name: "part-12c00a3411.js", path: file6, bytes: 3356, integrity: "sha384-2OdMIuj9kHCDZNe1YBQEWzFPzNcjE+uHNXbrPZSjQo2Xwexv267ZtUem6yQ4xE9r" },
  { name: "part-188e930c66.js", path: file7, bytes: 894, integrity: "sha384-Qg8iWWPeVRvW88fXLLTHxe9euTgtOcnlTZpYxsdBt1tOtvTVLSkUkCsI2bdIcM4q" },
  { name: "part-191a2aefed.js", path: file8, bytes: 8871, integrity: "sha384-UZGQBw0hy7b6hJtZFrhv2roKyHnzEvPlo4C1IqmPcqNn1KL6iCtRPjDWsripwyYf" },
  { name: "part-232e3d0580.js", path: file9, bytes: 24351, integrity: "sha384-Orp532T+tc3kGYtXswTQE19HZ0B7vb2JU6QatI26uCZtqGvbJ8z4wulwEUnVLs5i" },
  { name: "part-25fc605d05.js", path: file10, bytes: 23923, integrity: "sha384-61Xs7p+pTvbgIkt4Ss6XKqp3batsEbGZdNXfblllKLp2EqrVFakB6zp5/60ehN7w" },
  { name: "part-276183424d.js", path: file11, bytes: 4933, integrity: "sha384-G/LsfGuWpcw5CTigviiu0aitotqwYWU007E+UmTc9cbXfA2uJH8SVojWglqdcrjp" },
  { name: "part-2aa2f1284b.js", path: file12, bytes: 320, integrity: "sha384-YWNdnf2l7Vm6j/3TfL1AlybQ11axl14lLVoR9yct8ImMDk8JM95jm+1FHrjJLDdh" },
  { name: "part-2b57e040bc.js", path: file13, bytes: 548, integrity: "sha384-Dg6tzxEbnaQjHByXtOAV1Va1uCXf5Vvve73JsrxfSYGsBvjJ4x5WLFigEqz6xMr1" },
  { name: "part-2d5c0ab94e.js", path: file14, bytes: 547, integrity: "sha384-F5FOGB2iLEzCJKr15so+cj0JMdzBX+7sWdYuBXYezVoduEqsmSEdAOGn691Itjp4" },
  { name: "part-2ea31c551c.js", path: file15, bytes: 136, integrity: "sha384-Wsrrv8UgIbrvNZbo4EQgRvOpAdhTgniPbtzzSAzbSZBcFTLdXj2v2PqhOul8k/lc" },
  { name: "part-3fb3dbfbe6.js", path: file16, bytes: 5322, integrity: "sha384-rNc30we2nJwT5gSJ4x+VVJmXuJl+UOXvRAmUaMTc5z27Ajd+Diuu7xTCghkCzWvo" },
  { name: "part-47b4300b7b.js", path: file17, bytes: 2902, integrity: "sha384-1g3ia68UHmlpkqkULTJm4Yx+RqTTHkm96AZR6kMfFwcPrZ3LtnRKdQ9QKEu2dyw3" },
  { name: "part-4b6e6c3cac.js", path: file18, bytes: 6624, integrity: "sha384-LSHQM0JpUGKzHaRq+bQ0BcTj4l1InAPghCfwCi7uFHr9yEtZ+4twBC/UEIc0zFYy" },
  { name: "part-53453acf56.js", path: file19, bytes: 1311, integrity: "sha384-BFtH0hE884CBHL1fre1zhgaBFu7fn/hmkP75Ovsh1UveKEWzxkSJfqjtL6GB6yJX" },
  { name: "part-539e1d3147.js", path: file20, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-5594eeb721.js", path: file21, bytes: 743, integrity: "sha384-rusz/s1vs3EsjlCDRoYxdE4QbQ00o53SgDO9ebTGHH4gawI1DqYFYVEaANTfu+C4" },
  { name: "part-6185b6ca80.js", path: file22, bytes: 1369, integrity: "sha384-KhHajg3LsUyExPb+GiLVnSfz92Z9rOYOa+MXL/iMtCmbOTsRlpkqhdK8/jtMCcSS" },
  { name: "part-639517c176.js", path: file23, bytes: 4198, integrity: "sha384-0kUWjSK9+T4MmBaGLdwKyYN1EjiFT56R5IUxjE1X8rT/X8dWm56YaPlReBwTLLAJ" },
  { name: "part-64eefa40d9.js", path: file24, bytes: 3856, integrity: "sha384-HTvpcLUyBB9xKyRucSxt402hcLyA2MKLZHeqwk5zuo6bFpIK5okF6WdYXLRDeiiP" },
  { name: "part-65daaa0beb.js", path: file25, bytes: 475, integrity: "sha384-ll/pa9D0bMjOTtKuPBDAKoH9DSLA0KNosaEnJYt9c5LUZNhFxKj08hJjkDVfBK1G" },
  { name: "part-729adeedef.js", path: file26, bytes: 414, integrity: "sha384-/flNnoDeM5PjvDuezPVtHp6zwtTRYZTuXxhGPVD5X6/uV609EjZ56+qfCHl9yYt4" },
  { name: "part-7865e298a8.js", path: file27, bytes: 1161, integrity: "sha384-L2XVQPQbi1JUtMIu8kEy3EC+Xp359KKglF3TC97rygwzHsvZMerCdzBthfiVggoR" },
  { name: "part-7dec8375aa.js", path: file28, bytes: 923, integrity: "sha384-hV8G5/7GlUoIlM7HndpR/UyCVMPALqrpLmG03Gligb8b1066Zgm8CyAp6tRqrJRj" },
  { name: "part-7fb80b271e.js", path: file29, bytes: 2034, integrity: "sha384-QGIDF2Q0ZiViU7GplBkAmjAhCMrsDZbXoKB2n2kw4nQDh7LqGgM1/6+sFTorpGdZ" },
  { name: "part-85982c12c4.js", path: file30, bytes: 3415, integrity: "sha384-ZKrtycmBeq1oGBNHAyyyogwWY4ozF7kGi+QXHcu+TzQcCLtQiv7gu/mGjCW0QWE0" },
  { name: "part-8cef8e3ecb.js", path: file31, bytes: 43970, integrity: "sha384-8C37M6K+OY//nik+O+9BnSJmp1JmZlqjULNaZ0P1S/MH3XxGaKC3+WacJqp28R8p" },
  { name: "part-8d89e34d89.js", path: file32, bytes: 391, integrity: "sha384-FZu0HSIB3Of5ilia8sTRj/zrVWn4Kxd84HPIw9KuhCg4PRsRKHvThKhFoOu1Sg9p" },
  { name: "part-8ff42e68b1.js", path: file33, bytes: 4548, integrity: "sha384-Zg1hB0d4Ua6IIqQrVNh8N0wyoqdcwI7cPCmEB85oOSIibcotRj7JqmVnxPiy2H1H" },
  { name: "part-9035bded43.js", path: file34, bytes: 2399, integrity: "sha384-a2HlQm2er82W2TlKwu+h/lxI1JIB3ylcN2i6YIa7GBmGnIFbME0QyS2Pjio+UEBY" },
  { name: "part-99bf8e1d31.js", path: file35, bytes: 64475, integrity: "sha384-YCzOO4ARBSDTIqEfGIj/Lne4XD7NHrA1nLAGeA/644gex7R8cJtpN3AUnkxKYtx3" },
  { name: "part-9a46da5359.js", path: file36, bytes: 1647, integrity: "sha384-yytXVpbhEbgVxf9IfHI1XE++h3rrtxAkzSiEFFuzKiA/Rx+TcHaZqzMp01Fw1wBa" },
  { name: "part-9b06984f25.js", path: file37, bytes: 2720, integrity: "sha384-YU6t+/Ze26EWaL8FluNWRgxMIuBGX3qxHgnnzrH0hIU0o7t/v6hTstBJ54+gwDow" },
  { name: "part-9cfac3f16f.js", path: file38, bytes: 1622, integrity: "sha384-gHDp2jXi8hGJQNmvdiayiirPzhFio+zeWR3A9FQ0IkD5/cVxidEwygxxGglPtBjA" },
  { name: "part-9d1fabcc90.js", path: file39, bytes: 506, integrity: "sha384-doim4y65I2AHZ/VFu5qTmxIl1lOMZ8VqwnDr2ro3fGHwg45JJxME1A2Z5gnsRL8z" },
  { name: "part-9f7a7b536d.js", path: file40, bytes: 461, integrity: "sha384-cuDlZIV16NBD7SxSCK0vo5v6tajKjmVmbHv61fmJU42Z2QzchqTFS5D5ZPLre2gD" },
  { name: "part-a3119d283e.js", path: file41, bytes: 732, integrity: "sha384-NbV/DZVOOXCq9ta8mqGm6PySGoK/GI+vNW4DHeFlB4dg8sGHQOVyM49eul/4fvb1" },
  { name: "part-a399044c3a.js", path: file42, bytes: 47317, integrity: "sha384-6id6aJtudIhdP+G9sglbNmNakdtENHW/uf9khbnCaEmqzC8lGuSGq2jdWXk2megk" },
  { name: "part-a4d8eb9c20.js", path: file43, bytes: 1104, integrity: "sha384-BULh+ydbmklgJZj72azh23a4fWoxW1GzOade/V5yO7rexaorgzxCzQ1YDeEeybCg" },
  { name: "part-a55d6c0154.js", path: file44, bytes: 488, integrity: "sha384-yX3c7oa4jfpyNUMgyWp+1+IGjKgqegrDfGO+SdlQCuYe4Aba0g/yxrrdDB2JcYMP" },
  { name: "part-a831c565aa.js", path: file45, bytes: 306, integrity: "sha384-r1/jzsO+QAf/LO7xUx9UKH6BseVh3tHNl2UxzL3g6iF1gipA+Oa85ekODZtw959O" },
  { name: "part-ab716d48d1.js", path: file46, bytes: 2323, integrity: "sha384-jB9MW9NK0ICsbWZkAR1ElLDjyB4Hc0SZO49LH99u5vXESefWrEphzvbTQrqi/IRq" },
  { name: "part-ac87d0e9dd.js", path: file47, bytes: 7170, integrity: "sha384-RyalM9LThq+FlPGKRziAnYTxASnUaTlCjkbyqO5dt8UqrwCZ7BjlGoqa2YRqt+ag" },
  { name: "part-b124ac3c57.js", path: file48, bytes: 3877, integrity: "sha384-EyIChh3/H6+TqZ+svoKirgcvI3ycMOjaawewGgv0dLCq1VxhdeiN9uhts3lqglAo" },
  { name: "part-b158c89cea.js", path: file49, bytes: 25569, integrity: "sha384-knZ5wJBaI4tTqUWn9mcwONmLn8sE3tM3WdtgvEChFytIPNa1baW/EXM1XDTkt2UZ" },
  { name: "part-b2606daa75.js", path: file50, bytes: 582, integrity: "sha384-K5XDIyPkOUa99/0o8XxdlgAGlVC33Jn8OOOiYHpubF9xbFh8ZPIVhbuN4VrvWP4z" },
  { name: "part-b373e8dd07.js", path: file51, bytes: 577, integrity: "sha384-YSCNNxMcDFbNdUotvl0i1hP9ZbQnw64nhXhArSz6rPCHk3pbOi8uRsYADYmb+OtC" },
  { name: "part-b37c465219.js", path: file52, bytes: 4344, integrity: "sha384-GFd5cPjKGDtN33dGYhCE291zLxdOJb3AtfFnNWfUCrWkWuXemafW/gcuzmFB1Jlm" },
  { name: "part-b64a1989e1.js", path: file53, bytes: 17597, integrity: "sha384-wLKRjnVN78TUZ4xj5R0zZmGzco4N9wb6r/m5MGlMS0zNBkSYZoGntmKUJ/2HBcAF" },
  { name: "part-b6cd6b6d34.js", path: file54, bytes: 561, integrity: "sha384-oVbCZuvI83WJSzSorh5ORr3D/2GGatIa2balUDInVb+C2AJDf5Xuj5G/+myGc2MT" },
  { name: "part-b71b8e2af9.js", path: file55, bytes: 2739, integrity: "sha384-4SEYa8gw0QNLbmpjH9Gb1qq+4JXLS5uSA3bkBqDVzpgOHuqQHdxOLF9EhzAzKPtr" },
  { name: "part-bc9ea4a4e4.js", path: file56, bytes: 7252, integrity: "sha384-y0g6bRRY0cQP0wv33XfQou/mK1Qyh6mSf4fCmNZUatRGmKCHtL1WTjm/N2f7kuyE" },
  { name: "part-c34401415f.js", path: file57, bytes: 1144, integrity: "sha384-XLywF3zJqO3kIOX9yWgn0KeuY46rzlHVVq9shAsCzA0LvLOX4TyAqrLerkx9yN4o" },
  { name: "part-c354fc91a0.js", path: file58, bytes: 31685, integrity: "sha384-RWY3w+tZfG3PAi0bMD44w3nWtYNF+Rr+YPKGorUnaCPT6mwmpfxtc+36TazlnABw" },
  { name: "part-cb8c9acd90.js", path: file59, bytes: 498, integrity: "sha384-J1+Vua0gkWmOcH2rSKuzVy7EzI3b/vLFSEcYwKYUh6z4GxFEowaCxXKmovxM9j1u" },
  { name: "part-d32496a413.js", path: file60, bytes: 14407, integrity: "sha384-64cVvOIfCsWXqhCiy+6VbJ2bFEi73riH4C369YT+kv4v1ehI0Ea2zdS6PH/nUTIF" },
  { name: "part-d3fb5ef790.js", path: file61, bytes: 7399, integrity: "sha384-3yauJr8eiCg4SZdNKLl7dCj8i0GjdTYo/6hU5AJmeqPPClGwnmtBtzB4lB2l3GMx" },
  { name: "part-d4bac6b695.js", path: file62, bytes: 61883, integrity: "sha384-fZOP8pLVr1gxJjdpULYP5a5w46m+RcsVfS8DIOTlT7vJCepsdjbxOhUPQLY7tQ2G" },
  { name: "part-df63bab3e6.js", path: file63, bytes: 20635, integrity: "sha384-OframwZQm3qyMTJ8BGTM/B0E55LQpm8W9xxUf8ErUAp86mx2xbS5GW1/UehTGY7d" },
  { name: "part-e1c29068c5.js", path: file64, bytes: 809, integrity: "sha384-5P+1Hr4BeFcP0pmqBFP7K4tmHiOb9OqyXQsEj/A5CL7pcZpHcpcfHSu/3E8pe/c5" },
  { name: "part-e50014c958.js", path: file65, bytes: 4797, integrity: "sha384-1b+th7e4i2yjjo+GBtYnme+vjbeVjGIYtsUS62phglbpU145o0caCyYBh7IiNw9E" },
  { name: "part-e58695c5ac.js", path: file66, bytes: 922, integrity: "sha384-Sy9NZrPKYdA0p2KhaiVJJcvQ84Xqmf5YkRf4b850scuCiSPKXaCsCe5FeMOPWSZJ" },
  { name: "part-e83c60e861.js", path: file67, bytes: 706, integrity: "sha384-HYrlzqlsNt5eCwQ5jN1lCyJo8ykSSd3Q6DNhXVB53YkVmEremDP1ThnjybEWGcQ8" },
  { name: "part-e87579fd45.js", path: file68, bytes: 383, integrity: "sha384-n2IDwepXv6hvM12GNJ6agFo6ZGCSGk8PEIF757I93ulyLPCiFfLUnCnXr1Ghr20U" },
  { name: "part-ece12bc3b6.js", path: file69, bytes: 913, integrity: "sha384-s1eexpNfUn84C7DElAdZa2J4+AIBOYesCGnFTThgrawrSQTpU1okaTT3zM762UcT" },
  { name: "part-f307be7770.js", path: file70, bytes: 616, integrity: "sha384-HcvFVuEqLhdO18yPw0B5ngjX/zbvJj1+BTRyxS8xJxfD+srSjvYCjj3UeKf7NmaD" },
  { name: "part-f84804ea2a.js", path: file71, bytes: 9567, integrity: "sha384-3Jv5FqKrlACbl4bEmQARrKx1goRnSTrNUCguq4DiaZJ9auCUr2HsUFNUN5gaMIeh" },
  { name: "studio-4cf185ee47.js", path: file72, bytes: 7650, integrity: "sha384-QZTqBq/pZiTCkS8LTaYWxPm5J4NKvvbLrbHINqVR9iuI/6qq7cjJuvwXvPv4lgTB" },
  { name: "studio-685d9ef67c.css", path: file73, bytes: 24543, integrity: "sha384-JMPti8lMF+/W8hgw5ZPKPAOPomCy1L8Uk8jgdOX47PYF9BVrYUXEQlfRGjABkMqw" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-4cf185ee47.js", style: "studio-685d9ef67c.css", preload: ["part-191a2aefed.js","part-53453acf56.js","part-539e1d3147.js","part-729adeedef.js","part-9b06984f25.js","part-9f7a7b536d.js","part-a3119d283e.js","part-a399044c3a.js","part-b6cd6b6d34.js","part-d4bac6b695.js","part-e83c60e861.js"] },
  console: { script: "console-35995ec0e2.js", style: "console-c6cc11b52c.css", preload: ["part-539e1d3147.js","part-d4bac6b695.js"] },
  book: { script: "book-01aef6b939.js", style: "book-6fb10c14e9.css", preload: ["part-539e1d3147.js"] },
} as const;
