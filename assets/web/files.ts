/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-25fc4787f1.css" with { type: "file" };
import file3 from "./console-e0649d1938.js" with { type: "file" };
import file4 from "./part-014e25719a.js" with { type: "file" };
import file5 from "./part-01c7edb6fd.js" with { type: "file" };
import file6 from "./part-02453cd9bb.js" with { type: "file" };
import file7 from "./part-03915a311b.js" with { type: "file" };
import file8 from "./part-04abe30672.js" with { type: "file" };
import file9 from "./part-09cecdf2eb.js" with { type: "file" };
import file10 from "./part-0b7985f1db.js" with { type: "file" };
import file11 from "./part-0be1e44968.js" with { type: "file" };
import file12 from "./part-10459745ac.js" with { type: "file" };
import file13 from "./part-191d0d7ec7.js" with { type: "file" };
import file14 from "./part-1e6cebc826.js" with { type: "file" };
import file15 from "./part-1fb67c1347.js" with { type: "file" };
import file16 from "./part-20e4a13bbd.js" with { type: "file" };
import file17 from "./part-275bd935e9.js" with { type: "file" };
import file18 from "./part-2b4264ec06.js" with { type: "file" };
import file19 from "./part-317ad35435.js" with { type: "file" };
import file20 from "./part-3214acdcf4.js" with { type: "file" };
import file21 from "./part-35b9820d3e.js" with { type: "file" };
import file22 from "./part-36651560ad.js" with { type: "file" };
import file23 from "./part-3866564e9b.js" with { type: "file" };
import file24 from "./part-398008be60.js" with { type: "file" };
import file25 from "./part-3ae8488d0e.js" with { type: "file" };
import file26 from "./part-44c90de26c.js" with { type: "file" };
import file27 from "./part-45eb1e510e.js" with { type: "file" };
import file28 from "./part-48a03ae6f5.js" with { type: "file" };
import file29 from "./part-4cb02d5863.js" with { type: "file" };
import file30 from "./part-4dac555c48.js" with { type: "file" };
import file31 from "./part-602ac9c9d6.js" with { type: "file" };
import file32 from "./part-615a71789b.js" with { type: "file" };
import file33 from "./part-6216b86658.js" with { type: "file" };
import file34 from "./part-66f92a35d7.js" with { type: "file" };
import file35 from "./part-6b76322486.js" with { type: "file" };
import file36 from "./part-6d7353d071.js" with { type: "file" };
import file37 from "./part-6ebaa728f9.js" with { type: "file" };
import file38 from "./part-6ee54a1bce.js" with { type: "file" };
import file39 from "./part-770422848f.js" with { type: "file" };
import file40 from "./part-7cdd8c7597.js" with { type: "file" };
import file41 from "./part-7f418c8ead.js" with { type: "file" };
import file42 from "./part-83740744ef.js" with { type: "file" };
import file43 from "./part-89a5f89c38.js" with { type: "file" };
import file44 from "./part-8a431c15db.js" with { type: "file" };
import file45 from "./part-8bc6f7ecf9.js" with { type: "file" };
import file46 from "./part-8be7093a62.js" with { type: "file" };
import file47 from "./part-8c6abb3aff.js" with { type: "file" };
import file48 from "./part-91ef367ff6.js" with { type: "file" };
import file49 from "./part-9246765660.js" with { type: "file" };
import file50 from "./part-9517fd00c8.js" with { type: "file" };
import file51 from "./part-9ab92df6f1.js" with { type: "file" };
import file52 from "./part-9bd5123c14.js" with { type: "file" };
import file53 from "./part-9d57ab67ab.js" with { type: "file" };
import file54 from "./part-9d984479aa.js" with { type: "file" };
import file55 from "./part-a21ef5aa27.js" with { type: "file" };
import file56 from "./part-a55e8d5fc7.js" with { type: "file" };
import file57 from "./part-a66fad83fe.js" with { type: "file" };
import file58 from "./part-a8c561ed1a.js" with { type: "file" };
import file59 from "./part-aa0745cc3a.js" with { type: "file" };
import file60 from "./part-aad9b7f7f9.js" with { type: "file" };
import file61 from "./part-af021a3bc1.js" with { type: "file" };
import file62 from "./part-afc89dca5d.js" with { type: "file" };
import file63 from "./part-b16bdfb025.js" with { type: "file" };
import file64 from "./part-b6db6914d3.js" with { type: "file" };
import file65 from "./part-bd056653e1.js" with { type: "file" };
import file66 from "./part-c324f9ff3f.js" with { type: "file" };
import file67 from "./part-c55af55194.js" with { type: "file" };
import file68 from "./part-c5a46a5f3d.js" with { type: "file" };
import file69 from "./part-c8b8277d17.js" with { type: "file" };
import file70 from "./part-cb1cffc343.js" with { type: "file" };
import file71 from "./part-d29fb7406e.js" with { type: "file" };
import file72 from "./part-db10a5a9fd.js" with { type: "file" };
import file73 from "./part-e19c2d905a.js" with { type: "file" };
import file74 from "./part-e2ab5ce7e1.js" with { type: "file" };
import file75 from "./part-e89a84160f.js" with { type: "file" };
import file76 from "./part-ee2acfce44.js" with { type: "file" };
import file77 from "./part-eec3f8ac41.js" with { type: "file" };
import file78 from "./part-efded32fe4.js" with { type: "file" };
import file79 from "./part-f09a61bd63.js" with { type: "file" };
import file80 from "./part-fcb974b7de.js" with { type: "file" };
import file81 from "./part-ffd1cd46fc.js" with { type: "file" };
import file82 from "./studio-9e9b01c83d.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-25fc4787f1.css", path: file2, bytes: 56911, integrity: "sha384-aQJlsrw+AvanE37RBEws7EXWMlz27tq0YZf6YQ6ztAgCd+BAVIbaxMMKd3xrXBEV" },
  { name: "console-e0649d1938.js", path: file3, bytes: 22275, integrity: "sha384-q6UHwx/0Kgalr6ocTbEa+xvINHJIy5FcY2rr7hROQpmPMiEDpbFO3fyQyxIGuHSB" },
  { name: "part-014e25719a.js", path: file4, bytes: 3415, integrity: "sha384-OhXc1ExJwIhtMk0vGJVS1Hw6jGYWyjqXbGw4IU2H6J5ZBwpgH5mJ1GkvoRXDa4A7" },
  { name: "part-01c7edb6fd.js", path: file5, bytes: 4933, integrity: "sha384-nctqqBak3XDMw6e3loGgxfHlUBLYQAhgTs05YXcvL7hMz4hIHvF4E7J3mXBJ0Mrn" },
  { name: "part-02453cd9bb.js", path: file6, bytes: 2744, integrity: "sha384-14ATWUNcZM1THkRrD2mukDgXCILIGPAIggTvYGaCPfBMKw+Oh7IUEfYpvcsCWpjn" },
  { name: "part-03915a311b.js", path: file7, bytes: 2711, integrity: "sha384-lUTWJKTfY6x1rGWzmMkOOJ+pUo2sbL9jfXuELWsbxr3LsmSd595rwhia4udkeouG" },
  { name: "part-04abe30672.js", path: file8, bytes: 1587, integrity: "sha384-0GwB48GbwzBDVxNHZseo6ZhKzvOwypdPbgfZcH9lXo9l/43FZDAGnhiIurIRR5lW" },
  { name: "part-09cecdf2eb.js", path: file9, bytes: 12733, integrity: "sha384-n5vTKdP2aNcLP8Xuzh8ZonaJLdIv2sLAZ6YsVHfKPfpX+Ni9OpOup1ahUurUuyiV" },
  { name: "part-0b7985f1db.js", path: file10, bytes: 1622, integrity: "sha384-aEuOVTb1XSEitLXB7pOdhCTJUDdB2o3NzPww5Y0ckGQqqD+HtpchvHa1PY8IwR2N" },
  { name: "part-0be1e44968.js", path: file11, bytes: 796, integrity: "sha384-wlyGQOJrFs7umJcFEYIzGGMxjmVtRU2Q6IwFHV+Y4QvPt36ZNSIlUMucElKJ21fd" },
  { name: "part-10459745ac.js", path: file12, bytes: 1647, integrity: "sha384-HffG97JhK5xq8Z8l8rwwXDlQW3JuUS0IS4kBLmMKAsQTy/F6CNOrU1Pe4HJCsU00" },
  { name: "part-191d0d7ec7.js", path: file13, bytes: 3645, integrity: "sha384-K4ybkzc+7/GSkHIvERdRQKt9wSLAewwuPW5WGRGTkk39q+0KXc1lu9OM0xNaFtEL" },
  { name: "part-1e6cebc826.js", path: file14, bytes: 383, integrity: "sha384-UXbcXLV+6W3FJJ5aSd8G/nqBUk4qMQWygarAZSNJoOTc9R++u3DAIELWQww7XtjL" },
  { name: "part-1fb67c1347.js", path: file15, bytes: 64331, integrity: "sha384-qva0uWpZfmg8Es7dCg4TBlrpgbOI7TYOKTKaOjX3/b20DMVpK8SFivF9GQfpSdY/" },
  { name: "part-20e4a13bbd.js", path: file16, bytes: 6638, integrity: "sha384-xR89EPysANl0GdD4a64cSYyFyxDbr56QXKDWoxt3SWzZS0n7VgVDqZKNjYuqFJue" },
  { name: "part-275bd935e9.js", path: file17, bytes: 561, integrity: "sha384-IMBu+R6ZPPo1/3JZMghQNmaWJSCunWAzE+FAwI3STh4VbSiVkHHAiA7QS1Jj4uVq" },
  { name: "part-2b4264ec06.js", path: file18, bytes: 24555, integrity: "sha384-KxXrGAEF2uAUPkzPzlqKzUgkveRPMl4nkvj6ZASdP9jU671yjGURJLzvKfqxuY5e" },
  { name: "part-317ad35435.js", path: file19, bytes: 2533, integrity: "sha384-Q3oXH+qWV+CVKWySdmE7KO3E+p7czzjtRayB1mIrvVuBhRGP+AWA0JVeIvKGcVE2" },
  { name: "part-3214acdcf4.js", path: file20, bytes: 4198, integrity: "sha384-IbD/5WnUvx1NywHs6j79esP86y2j4nxtBs87Urm1z+gFedRLnrmzLWYwGp9HRNqA" },
  { name: "part-35b9820d3e.js", path: file21, bytes: 548, integrity: "sha384-2dO1/f8gZ+ElpTdylAtWlvMphC6J8YShQFGVjiDtitWbtpsrZcvw/uv4L/FJUAvp" },
  { name: "part-36651560ad.js", path: file22, bytes: 894, integrity: "sha384-jOgs98KaE9r5Zv5OkSbEhCr0E+yknCrIgJeJIFetGUzGraipW/Ufa6gWPfEoGVou" },
  { name: "part-3866564e9b.js", path: file23, bytes: 2447, integrity: "sha384-i3rFKnBWzarvR/7S0/fEERhgNQTCkwTIdsJ43aoobfjEyJE92v5rERuiiTfhTXJx" },
  { name: "part-398008be60.js", path: file24, bytes: 547, integrity: "sha384-Zg+Pi/EXn4U0A15lAFVuubFzP9J4C6lzun3M+U564GHr/M+qKcN+Yn/5v+qB2LBM" },
  { name: "part-3ae8488d0e.js", path: file25, bytes: 3530, integrity: "sha384-wSbcq8S6g/eLaywnlvpZ0SVy3yh9SHymr5PnAg7n1pk5a7KCF2YP26uhl+ndbGLs" },
  { name: "part-44c90de26c.js", path: file26, bytes: 928, integrity: "sha384-tyWEFHOFiWYrPU7oOJcAl6s+ItuXfIIKbaUsFuz1NdR1apR1oKKcTOZulcuGWdrH" },
  { name: "part-45eb1e510e.js", path: file27, bytes: 743, integrity: "sha384-xyBrc/JuQdN/Jn+Wi9UPGlg2AGNCBNFzP4lRUZbLSwC06rt/GZB8nBTwLNb4lKcM" },
  { name: "part-48a03ae6f5.js", path: file28, bytes: 506, integrity: "sha384-2JbQQVkR7IzzwOf8u0zngvw2fRGkJnk1oSxzJ010gQXY0ZU4G95ZS3jy52qkHB+C" },
  { name: "part-4cb02d5863.js", path: file29, bytes: 14622, integrity: "sha384-VE2m22nsx2OLMOdl+a8M2S800AYTfpO2tyxUnhli7dYpQk49O2EDeNWCrgLRehWJ" },
  { name: "part-4dac555c48.js", path: file30, bytes: 7252, integrity: "sha384-EmtDazMHjF5oqbesCyBFqW/kKn0oU+hv7qPgQk9oMLF+SPOFg7EsKP2P4Tkg6rwp" },
  { name: "part-602ac9c9d6.js", path: file31, bytes: 7481, integrity: "sha384-60l0mS45MF4HWRxPk5iJk0jjqE17UMGLG4thCtx4FWlWh/oFLTyuBwiOF8P3CGy6" },
  { name: "part-615a71789b.js", path: file32, bytes: 498, integrity: "sha384-gveyH59MAipgEIJpmxw47IhPgkYmJLUhh3pVdkhWZnjiYkcBhll1xscPeyaQkYNy" },
  { name: "part-6216b86658.js", path: file33, bytes: 1624, integrity: "sha384-Xw8lyCL55xGn0rKQp5MC0yh3fx4kIWQr4h/4bxK1W8Levb1te47M4tGHD6n93o3e" },
  { name: "part-66f92a35d7.js", path: file34, bytes: 325, integrity: "sha384-mSs6myjcFfEEDD6XzqcC5SNyg23DNG8oUTA49Rfr06kcyQyyePetAP8OIvSy6+lB" },
  { name: "part-6b76322486.js", path: file35, bytes: 4596, integrity: "sha384-cnwgmWp6KlAN3JhRkML/j8xg2Pt7wXylWVILBeeBvUJclBdHEA+EBqO3PU7xExov" },
  { name: "part-6d7353d071.js", path: file36, bytes: 4344, integrity: "sha384-9IBd0l/H75JImhdTmIbFFoIsDnQilAAzX3uFYlIk/GD1rBiAUktpS7BngNjAXzXl" },
  { name: "part-6ebaa728f9.js", path: file37, bytes: 1144, integrity: "sha384-tbFd5Sgc3Sa1H5qmfnJSWIft2dIvliJ8Ua8K3cNNjl8M83C6+kr+v8PLvywpzD+H" },
  { name: "part-6ee54a1bce.js", path: file38, bytes: 9187, integrity: "sha384-S8WQ0ieTiM80c/1amN9sLSOuusP6f1npKf3nmol0UbObVj+DZV1E44SeTZPjRicj" },
  { name: "part-770422848f.js", path: file39, bytes: 6994, integrity: "sha384-mby8Giq/9I+71/S9OpfpqvZXytjdutieaMNIqFOyAyclBIAPfKbe/F4W7TCfQxiP" },
  { name: "part-7cdd8c7597.js", path: file40, bytes: 2323, integrity: "sha384-g05eod64Isuai4FC8kfFqb1fIg4vzCKH3dHTiHv8uLAJka+opqnhe7ntXUACsf3b" },
  { name: "part-7f418c8ead.js", path: file41, bytes: 920, integrity: "sha384-Kf21mHrBe0crPtJy6IFhaYBDLeun5bobarHMVOGwWZiBwaKP8gEFcUp0TfxtFTZX" },
  { name: "part-83740744ef.js", path: file42, bytes: 136, integrity: "sha384-jownm7NXESsiNvEY3Mg0Vt7usNiPnpUcKvU/L12A2hqEHjPNQTOPS5W1Z2lTnKOB" },
  { name: "part-89a5f89c38.js", path: file43, bytes: 484, integrity: "sha384-y5RpE3Y2baY4gx9YgpEsW2E0xmZzkCGglkw+y0sepiceNfogTSz+Cscw5CZ8fKJK" },
  { name: "part-8a431c15db.js", path: file44, bytes: 9073, integrity: "sha384-b6rqG8QqaaSSVJfw0gwvy7WdPPJavmhWQRqZygHW9+eOXbofcqaXVLx4b50s+SLH" },
  { name: "part-8bc6f7ecf9.js", path: file45, bytes: 17601, integrity: "sha384-LXxTmln0dB+hHR2tV2AvZ85Vn/88546zf6m8ovVA949qiR1hilBm3xk7M/HUFJ6D" },
  { name: "part-8be7093a62.js", path: file46, bytes: 487, integrity: "sha384-6TlmysYLcr1ff/acvuwbtOx74u73CGJIyLhmBPH7IMS5a0FOrXDN60ZByO/LUjLq" },
  { name: "part-8c6abb3aff.js", path: file47, bytes: 45464, integrity: "sha384-41yNVDw7a65QJbi33vzpCSimOVHYc7U1MolnlLwa7gRMAT0KrazGLPid6jH/mXXb" },
  { name: "part-91ef367ff6.js", path: file48, bytes: 18227, integrity: "sha384-C7TwBkh2oyJsU2bjfISz9B2K1y/aQJFD9KLyzaniG1MDWQe18hnNbWwyVPu/k3Ej" },
  { name: "part-9246765660.js", path: file49, bytes: 651, integrity: "sha384-vBR/AHkTanLZ0nogi+L6OmsvTue19bWL/HFzJzZosiozWkx0ZQc9pqwdAkxHfYHY" },
  { name: "part-9517fd00c8.js", path: file50, bytes: 32393, integrity: "sha384-VK2iyxjrnaJRpeOqWW4nJ+z6dB78NoqPshcdX4BneGcEgncWOJqnyQhdJObmHysc" },
  { name: "part-9ab92df6f1.js", path: file51, bytes: 391, integrity: "sha384-UMGi0Y0RnjCiP0wPqqUqV1AoK1c/25V6V4OqjifxV+l30kxVbQb1fT7y8yFLCVRu" },
  { name: "part-9bd5123c14.js", path: file52, bytes: 922, integrity: "sha384-MPrdqG4tCRpxGFTudZuSqguJ5DUT4tM9bGQOBDdKDyat3r7huHmTuf5S2YQ/V0js" },
  { name: "part-9d57ab67ab.js", path: file53, bytes: 488, integrity: "sha384-WNqH1pUtkDps0n3LPeLla3c9qpIiR4VyIXHGcVFTf0ex9LcM7+J9nY9mAXdDi3QZ" },
  { name: "part-9d984479aa.js", path: file54, bytes: 11115, integrity: "sha384-GHpRK62UCsdrz24cS55fYqze24ZChI4a2IfkhTOaGZPO9RWpO0/ztthaVT0DIFyy" },
  { name: "part-a21ef5aa27.js", path: file55, bytes: 334, integrity: "sha384-dZ+IelvkyVv8kmX6uTz7JuIDDbflauxuY1NWuZhdNkZ+//MyDCKhQ9plljhlYZp6" },
  { name: "part-a55e8d5fc7.js", path: file56, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-a66fad83fe.js", path: file57, bytes: 6434, integrity: "sha384-Lp4qOghITJgUQtszt1impZiPJ4/2xk2b+s0W/SO1yrsEF3LAX0Ha6D73bTxAdGDL" },
  { name: "part-a8c561ed1a.js", path: file58, bytes: 5351, integrity: "sha384-JS2goY62mRnpv+Vc3AiTvPWGWyuQWHwfO9KlTE4e6IRhnI+ZIlqa06Rp4MpEle+Q" },
  { name: "part-aa0745cc3a.js", path: file59, bytes: 25405, integrity: "sha384-u9g81BHiwNyePv66SVvdSikyj+OMdE9LxpGe3adyB63uaEyglYf6ksXuU1Xf+UNc" },
  { name: "part-aad9b7f7f9.js", path: file60, bytes: 2203, integrity: "sha384-nv7RpjrPLMqJ5RwSJU3VARSaKWxiBw888PXuOAaIE/ipGUKnvZ57HGdQtCk1GC2c" },
  { name: "part-af021a3bc1.js", path: file61, bytes: 3904, integrity: "sha384-4aUGKSON2WUlRkfTx1TxlTiXFTJ/+8dn+fXKX3LnMmaOq3GB3PqGWLZ5ZAHZ1Sqs" },
  { name: "part-afc89dca5d.js", path: file62, bytes: 706, integrity: "sha384-zt3XVkSgeO6UIWJTXav4DqiFaKV0U0AJbroHGy+ZEQE/0RbJy6oozWftM5oZq27I" },
  { name: "part-b16bdfb025.js", path: file63, bytes: 461, integrity: "sha384-xB7dLStGqmGOYXZqEoqfOyUD3VqCivZdB4qYS2OiIdUym/20IzOIUHQMdaiU01Ho" },
  { name: "part-b6db6914d3.js", path: file64, bytes: 7399, integrity: "sha384-FYhrWO8Ka6rtChWTHl8zxQEBoMf6Ge8tudiU2SscG8adPm5XUHZl2ndVgLtk+7xf" },
  { name: "part-bd056653e1.js", path: file65, bytes: 764, integrity: "sha384-nPCd4gKos1EUlkiewiaRH0edosNfXQAhK3LL2VkZEyE6E7zs3jTAasMJN3kwv03v" },
  { name: "part-c324f9ff3f.js", path: file66, bytes: 44376, integrity: "sha384-N5jiUfUcNwgkAPV8lmZ0kl5Pv/bt/R7vVQXy2faqhaXd4x1gN7lJeMxkHeYIiS85" },
  { name: "part-c55af55194.js", path: file67, bytes: 2424, integrity: "sha384-z52Oz1eJoINqWECBwZWb3peBtTNDyQFe15UVC4Gdn290PU1IuNlOnq0pfEjt0fQE" },
  { name: "part-c5a46a5f3d.js", path: file68, bytes: 913, integrity: "sha384-XTXKrKhvE4OW+6yx+YNEQQ1KjrCzOAey/yQ9scRFckNfvsxOGI7fH6uqkOAvVk2u" },
  { name: "part-c8b8277d17.js", path: file69, bytes: 3961, integrity: "sha384-XQmudFMjJiQjC9jSkiYa/Fvm6cT1doObUXZmDiUl01AJlucN4x6kyZY1BVVvplo0" },
  { name: "part-cb1cffc343.js", path: file70, bytes: 616, integrity: "sha384-87I+opt6y3k4lF1i/SBcnm+UXwegWrX7g54Ks9rYcAbjelo1AaZvsdhtYDlDIxHf" },
  { name: "part-d29fb7406e.js", path: file71, bytes: 616, integrity: "sha384-6DJ4Firvra9Mpcf1/1aEYP1t4yejQ8dj8OPJ1h0W+JxsJpwz4HMwUM65CRO62AzQ" },
  { name: "part-db10a5a9fd.js", path: file72, bytes: 577, integrity: "sha384-UVvB5EooBQB8Il+4m9DMdvEjP4e8aZItEJXrf9lI8eQExCWnbpvUY7uOSy36QblY" },
  { name: "part-e19c2d905a.js", path: file73, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e2ab5ce7e1.js", path: file74, bytes: 1161, integrity: "sha384-fKmKoTxwBPylo4kFL8YNlXoVCGCwbQoybso7TbAfkKmicIJz3lmuWuz3lWJGjZ0l" },
  { name: "part-e89a84160f.js", path: file75, bytes: 582, integrity: "sha384-0iRSzbtrqYRCLKUutzY44+sRCvuqvvZt6ET7gAWXhzAgDMt+J7eEizqqk8GfVUvP" },
  { name: "part-ee2acfce44.js", path: file76, bytes: 62345, integrity: "sha384-DcUyW+RwusXwrKubnSSe5pTurFK7naJDw9QJrJSAcLwqUOJUA1sSZZ0wlfCqTNs4" },
  { name: "part-eec3f8ac41.js", path: file77, bytes: 4826, integrity: "sha384-U/lOMJFZ3ZbvG3dduOj71lWp8K3//ONDQVzdYGZEmOubp/ATp7utU0zq0HW6M/nK" },
  { name: "part-efded32fe4.js", path: file78, bytes: 1369, integrity: "sha384-0acQsFhOLYkY8t3oV9IRIGRyUVQs/J/26Tw1caRD6SH9PW4OAYBN79fm6iQCxhTj" },
  { name: "part-f09a61bd63.js", path: file79, bytes: 370, integrity: "sha384-SsJpgz/JhfzGKeSRZB+rY+I5t8llr+u6h/iEcRKMoXL3DGNyenvMUGX0Mg4WXijH" },
  { name: "part-fcb974b7de.js", path: file80, bytes: 732, integrity: "sha384-tGwAVHQxyFs9dZGQSko+YmcgH1YNdrGdF8Smr/jdohx/qBPF0ArJ2wicwOAniUqt" },
  { name: "part-ffd1cd46fc.js", path: file81, bytes: 1104, integrity: "sha384-0+XVEgJSsi47Ukejme4kgHjL9H0jDmmrANUac9gdFyJ5FiE+CnbXq0VmXdrJg+mQ" },
  { name: "studio-9e9b01c83d.js", path: file82, bytes: 7642, integrity: "sha384-yfyFGY0HMryftaRmwIetTygX9SZkd+V3evHeIMBVM5tHrBTUSd/SQQrxNVq4C5PV" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-9e9b01c83d.js", style: "studio-fc2e0292dc.css", preload: ["part-02453cd9bb.js","part-04abe30672.js","part-275bd935e9.js","part-66f92a35d7.js","part-6ee54a1bce.js","part-b16bdfb025.js","part-c324f9ff3f.js","part-d29fb7406e.js","part-e19c2d905a.js","part-ee2acfce44.js","part-fcb974b7de.js"] },
  console: { script: "console-e0649d1938.js", style: "console-25fc4787f1.css", preload: ["part-e19c2d905a.js","part-ee2acfce44.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
