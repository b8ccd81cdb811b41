/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-25fc4787f1.css" with { type: "file" };
import file3 from "./console-ca789e2971.js" with { type: "file" };
import file4 from "./part-038cf0c0b2.js" with { type: "file" };
import file5 from "./part-08d6b9f96f.js" with { type: "file" };
import file6 from "./part-09781b6462.js" with { type: "file" };
import file7 from "./part-134bf35081.js" with { type: "file" };
import file8 from "./part-16bc71e8d9.js" with { type: "file" };
import file9 from "./part-17ad80365d.js" with { type: "file" };
import file10 from "./part-2709759e84.js" with { type: "file" };
import file11 from "./part-2892523d46.js" with { type: "file" };
import file12 from "./part-2b604ea46b.js" with { type: "file" };
import file13 from "./part-2cc3fa5e20.js" with { type: "file" };
import file14 from "./part-2efdfe2474.js" with { type: "file" };
import file15 from "./part-32959c6a04.js" with { type: "file" };
import file16 from "./part-336fab9826.js" with { type: "file" };
import file17 from "./part-363c73ba56.js" with { type: "file" };
import file18 from "./part-3f921b1e8b.js" with { type: "file" };
import file19 from "./part-45964b651a.js" with { type: "file" };
import file20 from "./part-4d7feac88a.js" with { type: "file" };
import file21 from "./part-4f818d0e52.js" with { type: "file" };
import file22 from "./part-54b702e488.js" with { type: "file" };
import file23 from "./part-56f8fe9f47.js" with { type: "file" };
import file24 from "./part-572222ad74.js" with { type: "file" };
import file25 from "./part-58071df11e.js" with { type: "file" };
import file26 from "./part-5a4abb1318.js" with { type: "file" };
import file27 from "./part-5bdd86db80.js" with { type: "file" };
import file28 from "./part-61080c9a6d.js" with { type: "file" };
import file29 from "./part-636d5fc946.js" with { type: "file" };
import file30 from "./part-6531d13c98.js" with { type: "file" };
import file31 from "./part-6df3250611.js" with { type: "file" };
import file32 from "./part-7174cd15cf.js" with { type: "file" };
import file33 from "./part-779b35c674.js" with { type: "file" };
import file34 from "./part-7947dc09d2.js" with { type: "file" };
import file35 from "./part-7f7aaab887.js" with { type: "file" };
import file36 from "./part-849bc6f388.js" with { type: "file" };
import file37 from "./part-8656600f0f.js" with { type: "file" };
import file38 from "./part-878cb86e84.js" with { type: "file" };
import file39 from "./part-8cc9a2125b.js" with { type: "file" };
import file40 from "./part-8e99295106.js" with { type: "file" };
import file41 from "./part-8f9af16d51.js" with { type: "file" };
import file42 from "./part-9094ce3990.js" with { type: "file" };
import file43 from "./part-90ae7cd491.js" with { type: "file" };
import file44 from "./part-919addf2e6.js" with { type: "file" };
import file45 from "./part-9303a1bff8.js" with { type: "file" };
import file46 from "./part-94ae9099b3.js" with { type: "file" };
import file47 from "./part-980840a511.js" with { type: "file" };
import file48 from "./part-9f88e1997d.js" with { type: "file" };
import file49 from "./part-a0dc1670d1.js" with { type: "file" };
import file50 from "./part-a19edf59b2.js" with { type: "file" };
import file51 from "./part-a538f1dee9.js" with { type: "file" };
import file52 from "./part-a554cf69e5.js" with { type: "file" };
import file53 from "./part-a727549d0b.js" with { type: "file" };
import file54 from "./part-a88d02b363.js" with { type: "file" };
import file55 from "./part-b62def8052.js" with { type: "file" };
import file56 from "./part-b8c05e4636.js" with { type: "file" };
import file57 from "./part-bf58e551ec.js" with { type: "file" };
import file58 from "./part-c1f7771e09.js" with { type: "file" };
import file59 from "./part-c209c7614c.js" with { type: "file" };
import file60 from "./part-c21b690a12.js" with { type: "file" };
import file61 from "./part-c4af2bdef4.js" with { type: "file" };
import file62 from "./part-c633652934.js" with { type: "file" };
import file63 from "./part-caf98150db.js" with { type: "file" };
import file64 from "./part-cbb4c0d9f5.js" with { type: "file" };
import file65 from "./part-d151a32285.js" with { type: "file" };
import file66 from "./part-db144fb7b0.js" with { type: "file" };
import file67 from "./part-e0b007ba29.js" with { type: "file" };
import file68 from "./part-e0ed001769.js" with { type: "file" };
import file69 from "./part-e1257552a2.js" with { type: "file" };
import file70 from "./part-e19c2d905a.js" with { type: "file" };
import file71 from "./part-e25009cc3a.js" with { type: "file" };
import file72 from "./part-e580492dbc.js" with { type: "file" };
import file73 from "./part-e62cf94850.js" with { type: "file" };
import file74 from "./part-e90172953f.js" with { type: "file" };
import file75 from "./part-ebc6bc59d7.js" with { type: "file" };
import file76 from "./part-f12e9e9a02.js" with { type: "file" };
import file77 from "./part-f13fdd49f3.js" with { type: "file" };
import file78 from "./part-f48dcb84fa.js" with { type: "file" };
import file79 from "./part-f7c1f515d1.js" with { type: "file" };
import file80 from "./part-f897dbcd9c.js" with { type: "file" };
import file81 from "./part-fb6e6f5550.js" with { type: "file" };
import file82 from "./studio-ccc7b0e582.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-25fc4787f1.css", path: file2, bytes: 56911, integrity: "sha384-aQJlsrw+AvanE37RBEws7EXWMlz27tq0YZf6YQ6ztAgCd+BAVIbaxMMKd3xrXBEV" },
  { name: "console-ca789e2971.js", path: file3, bytes: 23271, integrity: "sha384-rKch66ZS9CrcZmyQSqhuIKYEmvVHCFp7WStvUu+aaAbeB5SeeOk8agwRoi80f+Js" },
  { name: "part-038cf0c0b2.js", path: file4, bytes: 3530, integrity: "sha384-azIjUOR17juDmOYpTNp9fiUXj1InlwZFVdgHIfKhKXMtvPXwM82ANbBHNP42zPly" },
  { name: "part-08d6b9f96f.js", path: file5, bytes: 2711, integrity: "sha384-kSQS+6gCFUJYMbONEncuftm+2+aIbUzmISk2gFJNZ4YiwvoaVOgGGy20JjtEg37s" },
  { name: "part-09781b6462.js", path: file6, bytes: 1622, integrity: "sha384-TlE5itDCyDZItPFpH9niw2d0mWNtqplIfBgzSpsqWaAJA2IdmuJtQ8OpRBzPfXAU" },
  { name: "part-134bf35081.js", path: file7, bytes: 4596, integrity: "sha384-qtFjb6S3RNihbmDnbvskGuxsaq2jRS4hvPjnNPq2lb1rlKrnR7dnQEbg5NU7b/SY" },
  { name: "part-16bc71e8d9.js", path: file8, bytes: 136, integrity: "sha384-nZgoCxQyubuFCiQigtZ4FUWaZqSmfVQbBRfKF0iJ7ZoUPYIUkfB+aa0Bfvsv4O7Q" },
  { name: "part-17ad80365d.js", path: file9, bytes: 601, integrity: "sha384-j9YiKtoWdsjCOGCStHzScN0o05IS86ayLhShMdrzJCkEQjtJc5H0nRoSjMTGtQ8p" },
  { name: "part-2709759e84.js", path: file10, bytes: 547, integrity: "sha384-3r6CzIFFYWaeoOhRD4GCxu1Rtfuw0GDdTO8Ks4XBq8xXt++F6J5JbXOn1PyiEQwY" },
  { name: "part-2892523d46.js", path: file11, bytes: 5162, integrity: "sha384-AwjU/L8qyzd6t6B+3uTrlM0Az+zGCMA4ZYMbxOzGx7+17aRMLV/NIUmwpDFQcTZz" },
  { name: "part-2b604ea46b.js", path: file12, bytes: 7252, integrity: "sha384-/OghLyInFNs5qRvoF+t+Jk2wen3MJB7Lg4AqByLiH6tsje5Ztjz0LMMgVQYzKAfv" },
  { name: "part-2cc3fa5e20.js", path: file13, bytes: 616, integrity: "sha384-nUDSk2rUysblbK6JexiIk6vGHIzBJLOVJiBmXMX/IxPmQPBGN4bCFyGYYp02h/Ra" },
  { name: "part-2efdfe2474.js", path: file14, bytes: 1587, integrity: "sha384-lFyXuV0yv6W1b1UMjGywVEejhwKAn1z2kLZzQ6F3l5/KMaY5p2apb1LtDmV/qD4T" },
  { name: "part-32959c6a04.js", path: file15, bytes: 894, integrity: "sha384-5v4XS1yjpuakGGxHPd/gBhHmLqDFbR94MLau0kwnuw7m3aY/QnfT2m3kxtEzeUMz" },
  { name: "part-336fab9826.js", path: file16, bytes: 616, integrity: "sha384-K0Cg+XFHAMFTEO7+/7yVfvCzbNDPRP8W5Mqv5wc1BT9i0NBwKVkcT/Grb79JIdME" },
  { name: "part-363c73ba56.js", path: file17, bytes: 6994, integrity: "sha384-aQFGUdDWxCtpsp75zHz5Cu95vKev8ySUmXq0jqnxRO7WQCF4PeQJkMHqWq//pzpP" },
  { name: "part-3f921b1e8b.js", path: file18, bytes: 62689, integrity: "sha384-PQRYaXmQ2BATjVr7XVzwsDRKYuCttKI3WEh7fqxIhccSWwozG4e9kAQ+n7UydKot" },
  { name: "part-45964b651a.js", path: file19, bytes: 796, integrity: "sha384-I3FHoQgTVK47cYWnBQcO5n3oj1bWMz7wufT/nhiTqEXzD89TTLs3HzBKvU9XzFx6" },
  { name: "part-4d7feac88a.js", path: file20, bytes: 3645, integrity: "sha384-08UTTOxUPJFOLxMIVOjzIE6x7fidrxlRfGozESKw8qgZ+duRXj213ElaHwMiZl2i" },
  { name: "part-4f818d0e52.js", path: file21, bytes: 577, integrity: "sha384-1G39Xvbio3m3ff0MzzWr79eG/7/ddE06HZWOmKChGZPJ3J3YzOaEEQ4R8gfb175z" },
  { name: "part-54b702e488.js", path: file22, bytes: 764, integrity: "sha384-mIRQ79f42Z2dboQ+gZPqvz45uVyAur3lYWmWybXC41BjnfSJEkUEl+XrgXHziqhC" },
  { name: "part-56f8fe9f47.js", path: file23, bytes: 6638, integrity: "sha384-LbLc7DAUBrjZ72GwJF54pMjPytx6XdIWD+cBiAR3ugmZldoAwWUsQywT89r4QFrl" },
  { name: "part-572222ad74.js", path: file24, bytes: 498, integrity: "sha384-pcdWqS7Ad8FDhx/TTKZsLY+W0C+jtUe6dLK0LUzNaH6PvdxMdar4SMML9805c3rB" },
  { name: "part-58071df11e.js", path: file25, bytes: 743, integrity: "sha384-v+EKYD2YSoAAsHUBXnBj6LC1FEN4nTEkZaa5z3gLgVv85e/Qwovw8hmshkr5pvl7" },
  { name: "part-5a4abb1318.js", path: file26, bytes: 44376, integrity: "sha384-LJQ04k4fLH4NqJA3JmNTdkXVjiS/m7Gegd/g1ewwOPzVNeq1ZkWHz34xiDm3wrlH" },
  { name: "part-5bdd86db80.js", path: file27, bytes: 2533, integrity: "sha384-lNrf/TehQI09S6FdoQz+EW8O9GXGg6kNbG9cde93J2YzRJawUTMXvw/GO7AFr3tx" },
  { name: "part-61080c9a6d.js", path: file28, bytes: 2323, integrity: "sha384-TNw3OKnM1XRG5qxKgCabwTEv3endlMYqgF/+C2R6IF2r8RdQPv2fCzrbZOzMJmXS" },
  { name: "part-636d5fc946.js", path: file29, bytes: 1369, integrity: "sha384-amwqEwBz/HROJWT6FRwb+0oVaiVL+q0XlYOw/ck4zeIKziFDyys9ZJ1hKCiMWF5L" },
  { name: "part-6531d13c98.js", path: file30, bytes: 461, integrity: "sha384-N+Ko64+UQdFaUAysliWunjMl56akWv7q7Kk7TXyw+KC2hxkvworn7WqS3JzUxEDG" },
  { name: "part-6df3250611.js", path: file31, bytes: 383, integrity: "sha384-kBpXdmMmDvRS1KM5jqmoOdJ3jfxbJnQ0gig9WhT6EOWsg23rMLMM0g7mLP3De3pa" },
  { name: "part-7174cd15cf.js", path: file32, bytes: 548, integrity: "sha384-/+RZYKt/H/J86QQb1+ALMX7CUWM++pvyZPqKJKHrzCWy7ed4bYVkCgVRuHpvidyr" },
  { name: "part-779b35c674.js", path: file33, bytes: 5351, integrity: "sha384-OnPRy+B55HZmBFbgtE1U9ygL6exQNHGlCL149ipRWZKfWXiJErgxJACMmy6nw0ak" },
  { name: "part-7947dc09d2.js", path: file34, bytes: 706, integrity: "sha384-6IoaY5rL6OI5TcxSR0DvAw3Dr34F9hQ06xGLS0M/XXImymcB5631ex0iV3A3L/go" },
  { name: "part-7f7aaab887.js", path: file35, bytes: 25402, integrity: "sha384-bBxFvrUm6At28/peBhdegZECI6N8GjGpAaTbpNoO1qnGUONK8yNUdn6gpvna0UwM" },
  { name: "part-849bc6f388.js", path: file36, bytes: 928, integrity: "sha384-s6t9ptWdCFR8wHUQ5POv1W8BU6Jac/SZT7X2lyXlm5x4eyfHA2UM9/+k8ygoPAm3" },
  { name: "part-8656600f0f.js", path: file37, bytes: 484, integrity: "sha384-tR+m5kdEqpO0r1cSH3Ap0LGZMUwEMtiQFpKSpR/Z7XTTJtvwekH0HHZv/w3gbu4X" },
  { name: "part-878cb86e84.js", path: file38, bytes: 732, integrity: "sha384-u1/F2iT7VxEXK7INszSwiV5Wq56/mt4pQWwL/T1do42U8kfFanIWQEDA94BRSejd" },
  { name: "part-8cc9a2125b.js", path: file39, bytes: 45464, integrity: "sha384-ZUBbTxou+z6NLnKq8iyGnWBrvvdH82MFbnj1yo4Vsn5GIJbattNcC+fYfSIeS/Oa" },
  { name: "part-8e99295106.js", path: file40, bytes: 651, integrity: "sha384-qjVkcwIfIWv5+VjY4Jaw++lKKKM83TX5WihGPyalsVqsWyE/pTwQB39WeSc2CLsc" },
  { name: "part-8f9af16d51.js", path: file41, bytes: 920, integrity: "sha384-WQ3K0MHIBG3FMrwvQROYZJDuRY2sWlY5z7Jx9gPEu71n4oV1HPZnR12liOBwlTTj" },
  { name: "part-9094ce3990.js", path: file42, bytes: 33266, integrity: "sha384-NuBPUeRryIxWiBak7NWs1WPNNkt+4VcPcDLFgwuSiTGJz2tP989jSG7ti/G8UTqR" },
  { name: "part-90ae7cd491.js", path: file43, bytes: 24555, integrity: "sha384-m3p6z9t6/ywQqPApWsLyllWm8lilpDALGlUrHr3iJ59qXNuViIJEYneNvDTm0MYz" },
  { name: "part-919addf2e6.js", path: file44, bytes: 7761, integrity: "sha384-aeTRbHa8R/UH5AwEkyuC1L/EVxMua6JTFoxO0tzQbaoebltmlbxMBVzbYdcrEDHQ" },
  { name: "part-9303a1bff8.js", path: file45, bytes: 4344, integrity: "sha384-dn4nBcb64H7r0RxCrwjgEeLjACVDQD+9U1CnDzaOFn3gWb5uSW0PLCMHsuu2BFVM" },
  { name: "part-94ae9099b3.js", path: file46, bytes: 6434, integrity: "sha384-GFqBRbDeE6l26dtVvbyK3KTI67Kzrp3CLAFuMbddBfzZkrohK/mzKetUAzpYlF6p" },
  { name: "part-980840a511.js", path: file47, bytes: 3961, integrity: "sha384-PxeCwAaOt1D36o6dSYFhE9ItupsxlYshjkiiFNfjcSXtevGQewpjKCAeAN9d+YLe" },
  { name: "part-9f88e1997d.js", path: file48, bytes: 922, integrity: "sha384-KoHKSFSpopMhs+QrCsW5jgKGSXBVHXE9k5aE0VDHnIRME2EwYJvpSxVzYbWC20Gm" },
  { name: "part-a0dc1670d1.js", path: file49, bytes: 3904, integrity: "sha384-eoZh10GpyVBIwWfB48uhlS5hCfCdCAMp/UWltlL/bT5nEFTJKDzLFsFB8eNvJUHk" },
  { name: "part-a19edf59b2.js", path: file50, bytes: 64331, integrity: "sha384-XZ+oQLmRCl9DpUPuoxUDj5PKlGsALQcsa/tyD53kAaCxa1FFXKz6SM25WihuHH1Q" },
  { name: "part-a538f1dee9.js", path: file51, bytes: 18227, integrity: "sha384-Xwmw9Q7jE8VHpnZynm24FIjPgeIpk2bX0W2SFVeKh/zzCJuAgMH3CoFRTGDPL+f8" },
  { name: "part-a554cf69e5.js", path: file52, bytes: 1647, integrity: "sha384-VMveGInrUwjidZbKny03Tnz9FPI0NUXWuHXXDxOTPrE6+WEOp5e/8ViixYEoh6o6" },
  { name: "part-a727549d0b.js", path: file53, bytes: 561, integrity: "sha384-Lb0QLhjF4vmLNSWP1zhCXn8207X59hkEQD2YdHqoT8nv28JIYhDxc1Cb/Zqd7cdT" },
  { name: "part-a88d02b363.js", path: file54, bytes: 1624, integrity: "sha384-VPXu4ENyDHssi2SpX7U/YnJfVhv+H33ruH03/L+Z4oJNkiYfmqZUYfaCI5r6LUwR" },
  { name: "part-b62def8052.js", path: file55, bytes: 9187, integrity: "sha384-vcA07jpzeofiBPTYCZ5Mk6z8fEUe4Xs/ZI1pLwv4TvRRjEPxOrIUS7IcZQkvlSX2" },
  { name: "part-b8c05e4636.js", path: file56, bytes: 1144, integrity: "sha384-mzAwWDsGty1EfYnm1MIRrmf0SM5V31X5tdTFA48QwiOFL+FEjS3iHNC5WSptTi8j" },
  { name: "part-bf58e551ec.js", path: file57, bytes: 487, integrity: "sha384-5Ie0EW1tAxo0TAAPIkfnIQ2gN6zvwyvnSyguZs7Ml8ndgnkntjDOyOtOF5lFDNHL" },
  { name: "part-c1f7771e09.js", path: file58, bytes: 506, integrity: "sha384-z/KsXG0uyZhRA0w3U0CvtWWRWVQzbT7sJscPT66GlwQy12hMsa92DCnl+Mus5sTv" },
  { name: "part-c209c7614c.js", path: file59, bytes: 325, integrity: "sha384-KaQBr06cAcXJYsHAxB0CUQipBIxOoWmk5dqnMZiGc5ELFNFgCADKKttrNKnXJpg8" },
  { name: "part-c21b690a12.js", path: file60, bytes: 306, integrity: "sha384-a/CT8bFnLn4OCqu17KYAu6V988qTJKnjFYP+vAA1ihVn5uSycZ04pYAb7YQMcM4V" },
  { name: "part-c4af2bdef4.js", path: file61, bytes: 370, integrity: "sha384-gxgED1lIuDrWF03oZZlFHPfOFI1KbZFqtHDuvD6SpC2bnaViwIR0tq8lSwd63TaC" },
  { name: "part-c633652934.js", path: file62, bytes: 12733, integrity: "sha384-p/wWRnz+88PxtivjLqIRuz85XSfzDDtIkOQtjqHUHNpv+XDnEdWnxZv6gM+so3zQ" },
  { name: "part-caf98150db.js", path: file63, bytes: 7399, integrity: "sha384-+JE4nn9AUpvZibwaR90Y3mg/fB6EMvBvpfJsVeEuWb53YSJVh3CnkuDNZdwnUA6G" },
  { name: "part-cbb4c0d9f5.js", path: file64, bytes: 4198, integrity: "sha384-LARxVOVuaGGFpYEZi+081x1hFZGjZNRn6TilmHCQ2iy99SexgaXXpRqPRJT0s9oP" },
  { name: "part-d151a32285.js", path: file65, bytes: 2744, integrity: "sha384-izGcH3SOJbfQzPS8xdBzj3pI9D5id2hdisi3LYgAbII05Q6w0/4JVz69ridC0OXi" },
  { name: "part-db144fb7b0.js", path: file66, bytes: 913, integrity: "sha384-/o66DaKg0zcatQvyxLZi7K/JHwlvaJAmIgwFnkIr9ygSiIupESxTJ8zEYlTdgum2" },
  { name: "part-e0b007ba29.js", path: file67, bytes: 3415, integrity: "sha384-EDcWwlUHe2zBpFcICSk7g0JICF2jtn29fJWinElpCP2Mctc8tNfEKPPBRubEboGu" },
  { name: "part-e0ed001769.js", path: file68, bytes: 1161, integrity: "sha384-xpGQMDPQu0nw2aAnyBiExSLGuBLX5ft+qd/LxdQCqDWtjVGbUjo6bPIu9Xs13WEN" },
  { name: "part-e1257552a2.js", path: file69, bytes: 334, integrity: "sha384-747WUVBrtATsxeYNxWdyDHQNG6Mp9IsC7wFvF4HW9bLrVaqv2Ms2XQmGAmO2AMVz" },
  { name: "part-e19c2d905a.js", path: file70, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e25009cc3a.js", path: file71, bytes: 488, integrity: "sha384-SUy8JzUD56aMJy8VQdqAoMC8PpWjA3ZMS9GKgEQxblWgv7ESw/ozurBynckapu6S" },
  { name: "part-e580492dbc.js", path: file72, bytes: 4826, integrity: "sha384-hqhcANLvf2RCc3HLDO3/qOBsCmqzKFSZ1JRkih1mwjPt99pLgAf203OsP6I5fOKy" },
  { name: "part-e62cf94850.js", path: file73, bytes: 2447, integrity: "sha384-p8xdIEQvek4mRAKwAvU5TOTa0b6welJHIBYuca2s+Pow9ngkEmtE3xPmd1yUFjbd" },
  { name: "part-e90172953f.js", path: file74, bytes: 9212, integrity: "sha384-0oHLXG725Vq9bB97Ukdw1u/InuTH+EhUqiLkUD7fb4Of8sOlkv6MBHGiPzxASB/+" },
  { name: "part-ebc6bc59d7.js", path: file75, bytes: 391, integrity: "sha384-6XMfKBt1KDTFobakSuUl6cTfmMM9mv47OeLwzURFCtMXFArKsiahzrv/Q9ga7cuD" },
  { name: "part-f12e9e9a02.js", path: file76, bytes: 1104, integrity: "sha384-j6ex97nGVyRQnuwqFV1xm53p+CSYu0eJaE02W0qO5w225AkwlXn1mQ5NdWJN2OlC" },
  { name: "part-f13fdd49f3.js", path: file77, bytes: 18789, integrity: "sha384-livb2Dx7Z64XSYncOjIp+eDWkuw2OF7BuKTzObYDjpbHZLZUY51hX47AI06n+CNd" },
  { name: "part-f48dcb84fa.js", path: file78, bytes: 2424, integrity: "sha384-A+ByevOHbJL0Si9pT7v1/sd1/FBK5IXGzVI8Z73p2usZRDuqJ2YNxQdcEyT4D8eF" },
  { name: "part-f7c1f515d1.js", path: file79, bytes: 14622, integrity: "sha384-nc8Pj1p28vWia5RUDCsAKAjej50RNMOYd4dwkA/MUg36qXanopBGPbHAHvxY++FA" },
  { name: "part-f897dbcd9c.js", path: file80, bytes: 11115, integrity: "sha384-oC4Q76EzvR1ia89Q2tf9HZ2dXVVZ6gxeTJArfy1hjRBQhL7tOixdh6h5bF6cUeQR" },
  { name: "part-fb6e6f5550.js", path: file81, bytes: 2203, integrity: "sha384-tFL/j6PUHC+CD3dx1OuUwi+LPOZjpoDuOv9h9XJu5RC6W0eFFaDdtr4Ry4x3pE1/" },
  { name: "studio-ccc7b0e582.js", path: file82, bytes: 7642, integrity: "sha384-iP9W+y749anbjHB07ANDQjsHolb7XojAtbHt5QJYMDoRlstZOfd2SNieAZo0ILr3" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-ccc7b0e582.js", style: "studio-fc2e0292dc.css", preload: ["part-2cc3fa5e20.js","part-2efdfe2474.js","part-3f921b1e8b.js","part-5a4abb1318.js","part-6531d13c98.js","part-878cb86e84.js","part-a727549d0b.js","part-b62def8052.js","part-c209c7614c.js","part-d151a32285.js","part-e19c2d905a.js"] },
  console: { script: "console-ca789e2971.js", style: "console-25fc4787f1.css", preload: ["part-3f921b1e8b.js","part-e19c2d905a.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
