/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-0b2b005484.js" with { type: "file" };
import file1 from "./book-d89a5f5519.css" with { type: "file" };
import file2 from "./console-c6cc11b52c.css" with { type: "file" };
import file3 from "./console-e8de9da223.js" with { type: "file" };
import file4 from "./part-0080678eb5.js" with { type: "file" };
import file5 from "./part-078401a07e.js" with { type: "file" };
import file6 from "./part-08d6500e45.js" with { type: "file" };
import file7 from "./part-0ac1b419cf.js" with { type: "file" };
import file8 from "./part-0b1c81f61c.js" with { type: "file" };
import file9 from "./part-0d64d3aa28.js" with { type: "file" };
import file10 from "./part-0eac779b4d.js" with { type: "file" };
import file11 from "./part-0fbb99facb.js" with { type: "file" };
import file12 from "./part-11e50d6e2d.js" with { type: "file" };
import file13 from "./part-14d7643f34.js" with { type: "file" };
import file14 from "./part-169d6b7477.js" with { type: "file" };
import file15 from "./part-17b89a1df6.js" with { type: "file" };
import file16 from "./part-2092996f17.js" with { type: "file" };
import file17 from "./part-24fab815d1.js" with { type: "file" };
import file18 from "./part-2803487b46.js" with { type: "file" };
import file19 from "./part-3273b07179.js" with { type: "file" };
import file20 from "./part-3519606325.js" with { type: "file" };
import file21 from "./part-367062a4cd.js" with { type: "file" };
import file22 from "./part-36cc12db44.js" with { type: "file" };
import file23 from "./part-374d8ee673.js" with { type: "file" };
import file24 from "./part-3a81c982f5.js" with { type: "file" };
import file25 from "./part-3b3837d27a.js" with { type: "file" };
import file26 from "./part-3bd328651f.js" with { type: "file" };
import file27 from "./part-416b26a99e.js" with { type: "file" };
import file28 from "./part-4564505f86.js" with { type: "file" };
import file29 from "./part-559d74de94.js" with { type: "file" };
import file30 from "./part-5a79725351.js" with { type: "file" };
import file31 from "./part-6318fefbd0.js" with { type: "file" };
import file32 from "./part-6784184c40.js" with { type: "file" };
import file33 from "./part-6ab6d16ea0.js" with { type: "file" };
import file34 from "./part-6c1ce2b754.js" with { type: "file" };
import file35 from "./part-71757f2396.js" with { type: "file" };
import file36 from "./part-723058b23a.js" with { type: "file" };
import file37 from "./part-7452097641.js" with { type: "file" };
import file38 from "./part-776e334b59.js" with { type: "file" };
import file39 from "./part-7caab9d4c5.js" with { type: "file" };
import file40 from "./part-8ce6cbbeec.js" with { type: "file" };
import file41 from "./part-8fbcbcd043.js" with { type: "file" };
import file42 from "./part-91d60685ee.js" with { type: "file" };
import file43 from "./part-940c3897a8.js" with { type: "file" };
import file44 from "./part-9c414cfa19.js" with { type: "file" };
import file45 from "./part-9c64a8d9b5.js" with { type: "file" };
import file46 from "./part-a839bd8b3d.js" with { type: "file" };
import file47 from "./part-aa85b6fcaa.js" with { type: "file" };
import file48 from "./part-aed7638d61.js" with { type: "file" };
import file49 from "./part-b054953beb.js" with { type: "file" };
import file50 from "./part-b165dc2105.js" with { type: "file" };
import file51 from "./part-b60752a97a.js" with { type: "file" };
import file52 from "./part-bbd52cdd7a.js" with { type: "file" };
import file53 from "./part-be848f9fd9.js" with { type: "file" };
import file54 from "./part-c1c516d6fe.js" with { type: "file" };
import file55 from "./part-c2b57ce2b7.js" with { type: "file" };
import file56 from "./part-c6029f52fc.js" with { type: "file" };
import file57 from "./part-c67228091f.js" with { type: "file" };
import file58 from "./part-caff3cb52f.js" with { type: "file" };
import file59 from "./part-d41ea8d03b.js" with { type: "file" };
import file60 from "./part-d6b0d2196a.js" with { type: "file" };
import file61 from "./part-d85f1d07a9.js" with { type: "file" };
import file62 from "./part-dd9889b0df.js" with { type: "file" };
import file63 from "./part-e1041327ed.js" with { type: "file" };
import file64 from "./part-e9227fb6d6.js" with { type: "file" };
import file65 from "./part-eaef64a375.js" with { type: "file" };
import file66 from "./part-edf8eb36f3.js" with { type: "file" };
import file67 from "./part-f5b132b71a.js" with { type: "file" };
import file68 from "./part-f64cecd422.js" with { type: "file" };
import file69 from "./studio-685d9ef67c.css" with { type: "file" };
import file70 from "./studio-c853906818.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-0b2b005484.js", path: file0, bytes: 1837, integrity: "sha384-homnZiDUdzlNetmgacZ3yTliSLVjECYDtUMDO8LHmH3W/yejK7vW+fEeXL10W5ql" },
  { name: "book-d89a5f5519.css", path: file1, bytes: 10425, integrity: "sha384-akA4Ufz+IPGVgmTyLhoaU3EjSNq++mMKjzLZnAsmIS0FrK9ohcR9yNvQWvL/fMAf" },
  { name: "console-c6cc11b52c.css", path: file2, bytes: 56178, integrity: "sha384-cmFjx1z2DpP/1wonsAXSEvg8SQgkweGZbSonkUrnP1+FLKZejJYig3+S0WDs6sVm" },
  { name: "console-e8de9da223.js", path: file3, bytes: 21505, integrity: "sha384-kghz/Go2Eqjhm1ElJbYn+kG6ZhE/a5OcLTOn9VJmIqqGLTa7HE+WKqxwDEQi6gE9" },
  { name: "part-0080678eb5.js", path: file4, bytes: 2323, integrity: "sha384-U16IFGGwm3bQ2knf62wuZYHxuQnyzjOzAdCGKCsVZO22s9XkRlC/lCKyex2GYJFe" },
  { name: "part-078401a07e.js", path: file5, bytes: 2399, integrity: "sha384-YU+gqIqOQ6mvBvQ78KGM6fyFooBJRKKDB/hp1u+gD+85sA8HbkAauexAHOewpPkX" },
  { name: "part-08d6500e45.js", path: file6, bytes: 1647, integrity: "sha384-0IlhRu4JTZpEEcFtWxTbPPkWR0CFbt1YE7E/cU4WwP4XgC4VIfaelMGI3d0y23TK" },
  { name: "part-0ac1b419cf.js", path: file7, bytes: 764, integrity: "sha384-yXlkzm+aX2luUJwgOt+KhTEYbDQD4vD+NhfWiWQ8cTcAl/qU/+R6+B4F7T8GgOmg" },
  { name: "part-0b1c81f61c.js", path: file8, bytes: 7252, integrity: "sha384-5SWHBNVzbB7/ls6juo9HkJY5+tMIpE/GkgQCPeV+qsyrk7MmEOQkYSnMGhObqUCK" },
  { name: "part-0d64d3aa28.js", path: file9, bytes: 9567, integrity: "sha384-HaOmwWTKKyoW6xXAOxbYtO7qeUGemXAIFZ2b113QwpcKIF+lcqWkjdsvsETuhXPF" },
  { name: "part-0eac779b4d.js", path: file10, bytes: 320, integrity: "sha384-0pDQ0dHgX/t+UkpHFQQQGB0n9cJWHuDi0z1OlLrBehf9NklVDw7L7pRfeBFvkous" },
  { name: "part-0fbb99facb.js", path: file11, bytes: 47327, integrity: "sha384-4Jybz51+ZwIUumAq9YBDiZH6gzbdQ1tLrr6xcOQs4b3LPS9vANR08i51HlMwRzXN" },
  { name: "part-11e50d6e2d.js", path: file12, bytes: 473, integrity: "sha384-sDrEZ1bHWxrAhrRUzudaYzWxfKmBc6CjSLrardbnL7bI8X0Wmgl6VvYzRpOq77MT" },
  { name: "part-14d7643f34.js", path: file13, bytes: 2739, integrity: "sha384-dQ5ERbDa4OeIEGPjsQr47lgo5U2CRMWaErguwifWRuJLlXXqjvdPOlvlDREPGF2i" },
  { name: "part-169d6b7477.js", path: file14, bytes: 25562, integrity: "sha384-5cg62OgBpA3SVdZBZzL2kJgOiILIvDItsMRY5DMfOLeZ+DI7tPAJewNBXhCbr9c1" },
  { name: "part-17b89a1df6.js", path: file15, bytes: 915, integrity: "sha384-1cVeQayBrE3uUc4G0WoX3lAasbo4pwSMiwySh9FgQFMk9NJ4kzGvKB8QfswsZR0C" },
  { name: "part-2092996f17.js", path: file16, bytes: 414, integrity: "sha384-JiriejlmCr+ouOtt2rOrxWM9ClXcomwAIpJT8RfSHqrcOfO+qn3aV4pL1tv2FPIa" },
  { name: "part-24fab815d1.js", path: file17, bytes: 498, integrity: "sha384-ktudrNs1y1OF1gQeYen8BJMN30sfOYyoXPAbq4A+mymamlKB8Ap5CdnruDBC/Jad" },
  { name: "part-2803487b46.js", path: file18, bytes: 809, integrity: "sha384-B2sSbR8bn8jt310gb4VtR02AgcwgtRyHap7zJ7Bcw7r/OQREy+ETZJASmL1CxnL+" },
  { name: "part-3273b07179.js", path: file19, bytes: 308, integrity: "sha384-ZO7hHu5lSj4aLWtWyqrEQZ6TG/sLLexT0O34qLdnkCZk1ASBAyiACHi4C+T4SRdB" },
  { name: "part-3519606325.js", path: file20, bytes: 5322, integrity: "sha384-b1yZAAaNOv1/0Ykphs4WWEbp9akV55qks1Q99Nnsu+19g89y4h+I29MazHBk96W0" },
  { name: "part-367062a4cd.js", path: file21, bytes: 3356, integrity: "sha384-Lx+3/nbqDveaRWlCJV8cIyjHvze8jA2gZQz33wQInNdXI/XwLalS/5g44B88HH9m" },
  { name: "part-36cc12db44.js", path: file22, bytes: 561, integrity: "sha384-ClIUcwJhb9EflUzf55bRpEurFnZzwJiOhaKFg0JJu/hxvaprtV+SEaQDVtgI82XO" },
  { name: "part-374d8ee673.js", path: file23, bytes: 2720, integrity: "sha384-JCqFsbTEJkGg9Dv+sM9wXx/fpugr+OuNQYYTbUeiBZCfYxrx43es/eh7N/0mJQ72" },
  { name: "part-3a81c982f5.js", path: file24, bytes: 1311, integrity: "sha384-mHuy0JYHKK5l11vpA/3vimZdMxGxAWUfQjOmQSMhYlXXL59/FNGsah29Whl8eOG5" },
  { name: "part-3b3837d27a.js", path: file25, bytes: 3412, integrity: "sha384-AQ2awCmCZ5Zg/uVlpMkx+zESHEC9KTV4RXlT4lCOT4Y9RGbcy8QwHZAtUPOL/OOT" },
  { name: "part-3bd328651f.js", path: file26, bytes: 282, integrity: "sha384-wJPMaD1rCM2Y1y5pvFpNnyrN1kWfy244PA+OK7wdXcExxZ4lkhBSmaNfS2bFGffr" },
  { name: "part-416b26a99e.js", path: file27, bytes: 547, integrity: "sha384-7SS5aV/8eMhCvHfNmK5DTtU6lza0M/HC29bbQUx0MU94AlR8bCdRzcVrLUCIkOpq" },
  { name: "part-4564505f86.js", path: file28, bytes: 8871, integrity: "sha384-tCT0Nc3d8xX6lxWqeG9uJZdT3hf9BZP4DIGQm0HiNUh3c4uLRwXSqyM7GowYj3WU" },
  { name: "part-559d74de94.js", path: file29, bytes: 922, integrity: "sha384-LXNz7DS6Kx31QkDO/Yrdtd5UdHii6aUosA6cryxEaonKDMbpNCOcApKmrmjsVN1N" },
  { name: "part-5a79725351.js", path: file30, bytes: 14406, integrity: "sha384-X5/SWXtL836plaASUxTXMB+gPPfUNALBUaCBQW42R5/Vh/pL6drUBvW64hLeKoEl" },
  { name: "part-6318fefbd0.js", path: file31, bytes: 7170, integrity: "sha384-q+CllaxMOs5ZeISBHY7IVCXW9XQ3sgRH5o2r/eWz2q0tZNnNDgS9dDVXl6PMsBYF" },
  { name: "part-6784184c40.js", path: file32, bytes: 4198, integrity: "sha384-74J5X3dru7/VlOq4dRuauzj3Wczj1geKjBvVBtEQ4PMkKvXxRwZ2gZ9dkIneRXzi" },
  { name: "part-6ab6d16ea0.js", path: file33, bytes: 4517, integrity: "sha384-WUb1bP+xp7MgyPLCeCQ7PAU2bTve7H95rnCTJVomMwvqB8c/FW7LIOdoRS9Xc8Oz" },
  { name: "part-6c1ce2b754.js", path: file34, bytes: 605, integrity: "sha384-woonJDSJ8dBFOzpSbB7M3PpISPw0IRINB7OHnbON05tV9gYnxaQ97/p1+ilY8qVq" },
  { name: "part-71757f2396.js", path: file35, bytes: 1622, integrity: "sha384-8xfY/+swlAOEqhyZWAGIMAT0zv0VVloAjM6eqHvoNZuz7m+v55Eq/6Y6+7eEoJHo" },
  { name: "part-723058b23a.js", path: file36, bytes: 704, integrity: "sha384-P0T44etiIzHd+Y8UTrkI3d6ArpNp1vzxLjF5tHl8IC0MGYGE2Q2H3Cp+UD+xnV7u" },
  { name: "part-7452097641.js", path: file37, bytes: 548, integrity: "sha384-7mSl1uAJ316sWWwrH4hxHsfEIFsfRsjxBp1wWFipDnh5XDiOuqms7+0nezEagB3X" },
  { name: "part-776e334b59.js", path: file38, bytes: 728, integrity: "sha384-i87JWQawjfXySAZMTXm0MtaanDCLIctmtw8sRIAvly+4cCUDzEgacT2YCrP3gj2E" },
  { name: "part-7caab9d4c5.js", path: file39, bytes: 1106, integrity: "sha384-RedNRMyxSVPgh10waOGfcWt1W+urHCIXDf4o3uLkEJbKUODiPQiVrUMvp3777KgW" },
  { name: "part-8ce6cbbeec.js", path: file40, bytes: 6624, integrity: "sha384-cXajat/maR5NNxJjlmoHcpS3/rktqbUg8OisDUYXd3eyuWE6J8DNk5EZ83TyAQjP" },
  { name: "part-8fbcbcd043.js", path: file41, bytes: 6882, integrity: "sha384-tcoH2zeeSVAugLZynO3QX8np5Me+8JVroB3U4aGLkeRZF0vLUQDOM+bxvlG06OZ8" },
  { name: "part-91d60685ee.js", path: file42, bytes: 7399, integrity: "sha384-cXICCaKYBAlBHJdjDTcKutWD9OmaCymjBI6BQootogVCBGl8dqJWIndNY9TyKUeU" },
  { name: "part-940c3897a8.js", path: file43, bytes: 19362, integrity: "sha384-w/GJCCGuU3o2NcupbIf2u9wYcUBWekUM/17NaEnB8EbhfQK+u65Ubmp2PQz2XbyT" },
  { name: "part-9c414cfa19.js", path: file44, bytes: 1367, integrity: "sha384-m2sdJA38eRrMhbxMa71OQHLN78RYKFA002V5ePb7j8uWasZaQCdpSwBNpiU+6Ppi" },
  { name: "part-9c64a8d9b5.js", path: file45, bytes: 914, integrity: "sha384-pEfaBUkmLbSnVeKDs1oFIqZVDdmMOFCx9UJTa/rGjVEui+u6+qUrUvLJ987weI7M" },
  { name: "part-a839bd8b3d.js", path: file46, bytes: 459, integrity: "sha384-jdpxVrzf+V9w8cA/UUWCWW17gBKna+aApbtaB5OEdJdwrgnKTq/RVsiLQhrmnbe4" },
  { name: "part-aa85b6fcaa.js", path: file47, bytes: 2902, integrity: "sha384-p99KupvfHItvt77o1urM6XofQKy67rc+38lvuUQjaljehU3YKpCPE57Qj/FEwGVb" },
  { name: "part-aed7638d61.js", path: file48, bytes: 3827, integrity: "sha384-p3tecURxLhUVPh2Ct0Ar1jR+ElKzKDoC3L7wc+npMlIeSSfMjqWWYh4Dswnpu9Ku" },
  { name: "part-b054953beb.js", path: file49, bytes: 577, integrity: "sha384-eipMpJTs2gEj4rhg/tUmH+K7Uts3SLiNxwKEk7XvzaTCQsFRkBFB2OvvCwjJzE43" },
  { name: "part-b165dc2105.js", path: file50, bytes: 4797, integrity: "sha384-QjJEz5vM+M2mAEZ04+9WTFmFAGZpTGccj31Kq/qIC5WKxRyB8VldiGXhQ3VtdyFL" },
  { name: "part-b60752a97a.js", path: file51, bytes: 21432, integrity: "sha384-ciEvGQGSUHVGMLYPeOXWfJHl8aPxzBfFxk4GwdzOBjFYU4uf2dO/6MuVZKyU/4vn" },
  { name: "part-bbd52cdd7a.js", path: file52, bytes: 43939, integrity: "sha384-9Ii1BwvrMdB9TDQCKq20qbTWr6Wa4yfSneH34LNiGLGmc9NZ7lrDD8SsKxkSnWBE" },
  { name: "part-be848f9fd9.js", path: file53, bytes: 1161, integrity: "sha384-8yM0MXosouYTXfbWVoe21QGsSCf1oNH58q/xdOn2Pzi5n2JzEePASk7EE9NkooO7" },
  { name: "part-c1c516d6fe.js", path: file54, bytes: 488, integrity: "sha384-2ZhJ5VWod2haCBYjFN9Ld5fttiezm9pvPfNU3glZjoPhvrzumFOsXCpNLhjE2JqS" },
  { name: "part-c2b57ce2b7.js", path: file55, bytes: 5471, integrity: "sha384-9uXhnAyuzXLWV4f1qkNbNrGtx3DCcns/GPGjz9T64ceqG9vRQVffB6sVeM4gCuF2" },
  { name: "part-c6029f52fc.js", path: file56, bytes: 391, integrity: "sha384-S9IUiHCwAGX+dQk6qsuyfXhxV1xB/9C32xzvHm8fEKTRYOOp+zQ+KcQSdheIzqmS" },
  { name: "part-c67228091f.js", path: file57, bytes: 17597, integrity: "sha384-z9ATwIBVVSVVhM5ZkrUE80gml87byb/d++Rcaxpc99CkfO/XalRBjMOdq3XKFwRh" },
  { name: "part-caff3cb52f.js", path: file58, bytes: 743, integrity: "sha384-Zsax3w86CW0lJ9Agi4cRlBOLVMurQKK9rPHj+lKwwKqpd2+u8c99D9Eq+ec8LV4c" },
  { name: "part-d41ea8d03b.js", path: file59, bytes: 61900, integrity: "sha384-3jAtprIVYHQHlwk//GGimYsijzgSzHaXEXAE569QIna0K1zaONsim0bQfp20G1uL" },
  { name: "part-d6b0d2196a.js", path: file60, bytes: 4344, integrity: "sha384-WTCSvm3ICWnLVU5NrBUTHJy5BOv/814azQgy28uV56jqpZQqVL3h9PwGtmkTcpOi" },
  { name: "part-d85f1d07a9.js", path: file61, bytes: 31635, integrity: "sha384-EpCYjJcOM19jw6jfZjK6rjaFITkdtDZhWQm3jmz5+PJwBAv45TXFFbq6Jdb0aXxM" },
  { name: "part-dd9889b0df.js", path: file62, bytes: 2034, integrity: "sha384-2jlcYwzUBBQxsMleYoKSpVidGwNygiTxSXnNYUASuv4272y9wdHkb2vFpymOSD1T" },
  { name: "part-e1041327ed.js", path: file63, bytes: 136, integrity: "sha384-llOgb4WeL8Gwv15t4hptZODm12WTjm8w/drIiX9tORYQ/YxM1fWV4jTAYHDpmYxA" },
  { name: "part-e9227fb6d6.js", path: file64, bytes: 506, integrity: "sha384-e32e43FRj6x9zFM7XEPkIEaCFmTc9xE0edWltjEzQiVGPs8xQ9CkrBbK1HZ8Pu/M" },
  { name: "part-eaef64a375.js", path: file65, bytes: 383, integrity: "sha384-/saGu1DdDl8UehCxHC5MPi8tOfnBK5A67lcGJb/ETtSKTMn6CTnJqQx6uNKAtSHE" },
  { name: "part-edf8eb36f3.js", path: file66, bytes: 3877, integrity: "sha384-gtNWniZ2+ke5PDl6C6jV270q+wZRjqMlcQyYNpJd5vcr4WBuzvPb4+J82VmkXKhG" },
  { name: "part-f5b132b71a.js", path: file67, bytes: 1144, integrity: "sha384-aMd/w8R6DVhPYtwCYG9CWDE9C07nMpU/g1OZWW0yKaWXVSbMUXovZ2VxwiS/C9fw" },
  { name: "part-f64cecd422.js", path: file68, bytes: 64475, integrity: "sha384-V/lYPvHHQS3W2mhlx9tDjJIfVheeo/zI8dwSXxivlbjGn7Qx3WVGi8NMr7gZW3Gi" },
  { name: "studio-685d9ef67c.css", path: file69, bytes: 24543, integrity: "sha384-JMPti8lMF+/W8hgw5ZPKPAOPomCy1L8Uk8jgdOX47PYF9BVrYUXEQlfRGjABkMqw" },
  { name: "studio-c853906818.js", path: file70, bytes: 7650, integrity: "sha384-mxKYkjXTUFfgRA0YbHQ3RZ3THfTLdC0yWbNi455f9gAM9wP5PwxSOSaTQn/lp7E7" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c853906818.js", style: "studio-685d9ef67c.css", preload: ["part-0fbb99facb.js","part-2092996f17.js","part-36cc12db44.js","part-374d8ee673.js","part-3a81c982f5.js","part-3bd328651f.js","part-4564505f86.js","part-723058b23a.js","part-776e334b59.js","part-a839bd8b3d.js","part-d41ea8d03b.js"] },
  console: { script: "console-e8de9da223.js", style: "console-c6cc11b52c.css", preload: ["part-3bd328651f.js","part-d41ea8d03b.js"] },
  book: { script: "book-0b2b005484.js", style: "book-d89a5f5519.css", preload: ["part-3bd328651f.js"] },
} as const;
