/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-6fb10c14e9.css" with { type: "file" };
import file1 from "./book-8444af8976.js" with { type: "file" };
import file2 from "./console-51c9c3094d.js" with { type: "file" };
import file3 from "./console-c6cc11b52c.css" with { type: "file" };
import file4 from "./part-0147431d4c.js" with { type: "file" };
import file5 from "./part-045fd85f36.js" with { type: "file" };
import file6 from "./part-04f47e097b.js" with { type: "file" };
import file7 from "./part-05519881dc.js" with { type: "file" };
import file8 from "./part-07f1ae4fc0.js" with { type: "file" };
import file9 from "./part-0837b28f3e.js" with { type: "file" };
import file10 from "./part-08daa7a98e.js" with { type: "file" };
import file11 from "./part-0b58922d2c.js" with { type: "file" };
import file12 from "./part-1133d41d2b.js" with { type: "file" };
import file13 from "./part-13387d1f32.js" with { type: "file" };
import file14 from "./part-14c87d6fb2.js" with { type: "file" };
import file15 from "./part-17471a1f11.js" with { type: "file" };
import file16 from "./part-19c7da40a8.js" with { type: "file" };
import file17 from "./part-1af885e957.js" with { type: "file" };
import file18 from "./part-1b8e54dd8d.js" with { type: "file" };
import file19 from "./part-1c36f370b1.js" with { type: "file" };
import file20 from "./part-1d4d99f57f.js" with { type: "file" };
import file21 from "./part-20ed2bde76.js" with { type: "file" };
import file22 from "./part-2bf8d9fc75.js" with { type: "file" };
import file23 from "./part-2d7e0f5ffc.js" with { type: "file" };
import file24 from "./part-2eb455ee57.js" with { type: "file" };
import file25 from "./part-31eba15f5e.js" with { type: "file" };
import file26 from "./part-37bbed9503.js" with { type: "file" };
import file27 from "./part-38cbe994a7.js" with { type: "file" };
import file28 from "./part-3f13926b60.js" with { type: "file" };
import file29 from "./part-3fdcc54cdb.js" with { type: "file" };
import file30 from "./part-47873e1c42.js" with { type: "file" };
import file31 from "./part-49fc620e5b.js" with { type: "file" };
import file32 from "./part-4fdced9b12.js" with { type: "file" };
import file33 from "./part-55aa4fe67b.js" with { type: "file" };
import file34 from "./part-5c5a1022d1.js" with { type: "file" };
import file35 from "./part-609a7bcb23.js" with { type: "file" };
import file36 from "./part-6392618aa2.js" with { type: "file" };
import file37 from "./part-67c3787c15.js" with { type: "file" };
import file38 from "./part-6cfd3eddc7.js" with { type: "file" };
import file39 from "./part-7cbfe87d51.js" with { type: "file" };
import file40 from "./part-7dd8d82df2.js" with { type: "file" };
import file41 from "./part-8085d1eed4.js" with { type: "file" };
import file42 from "./part-909ae1d7f4.js" with { type: "file" };
import file43 from "./part-944f9ea10c.js" with { type: "file" };
import file44 from "./part-94926e1864.js" with { type: "file" };
import file45 from "./part-964b28faff.js" with { type: "file" };
import file46 from "./part-9d802e0dd8.js" with { type: "file" };
import file47 from "./part-a1f74f2a92.js" with { type: "file" };
import file48 from "./part-b4596da704.js" with { type: "file" };
import file49 from "./part-b4d0f94416.js" with { type: "file" };
import file50 from "./part-b695cfa37e.js" with { type: "file" };
import file51 from "./part-b74fbc4f15.js" with { type: "file" };
import file52 from "./part-b903dd87cd.js" with { type: "file" };
import file53 from "./part-c00a71f046.js" with { type: "file" };
import file54 from "./part-c233b15e30.js" with { type: "file" };
import file55 from "./part-c9c5120a98.js" with { type: "file" };
import file56 from "./part-ca14e5d707.js" with { type: "file" };
import file57 from "./part-cdc5cfb2ed.js" with { type: "file" };
import file58 from "./part-cf1570eb32.js" with { type: "file" };
import file59 from "./part-d1c2ab6920.js" with { type: "file" };
import file60 from "./part-d6e52a346e.js" with { type: "file" };
import file61 from "./part-e30f076286.js" with { type: "file" };
import file62 from "./part-e6ab5c5aad.js" with { type: "file" };
import file63 from "./part-e831095bdf.js" with { type: "file" };
import file64 from "./part-e85c955636.js" with { type: "file" };
import file65 from "./part-ea8cd5b207.js" with { type: "file" };
import file66 from "./part-eff749bfbd.js" with { type: "file" };
import file67 from "./part-f5fbaac843.js" with { type: "file" };
import file68 from "./part-f74a217d88.js" with { type: "file" };
import file69 from "./part-f7a0adf4f6.js" with { type: "file" };
import file70 from "./part-fa4d12ee2f.js" with { type: "file" };
import file71 from "./part-fcbc6abd46.js" with { type: "file" };
import file72 from "./studio-685d9ef67c.css" with { type: "file" };
import file73 from "./studio-857542ed86.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-6fb10c14e9.css", path: file0, bytes: 11597, integrity: "sha384-tPf3yHBk+ofoqoeReBvhX7Dl7sd4Sb4NUegjMBQke9dgDz2o7h2ILQqrXZDXZ0Y/" },
  { name: "book-8444af8976.js", path: file1, bytes: 6867, integrity: "sha384-YaktCoLe3YLeUmyTITpahKlOminzMcvZdUj8lyrP5527pRocFPzvSYtQp3gHgYk0" },
  { name: "console-51c9c3094d.js", path: file2, bytes: 21666, integrity: "sha384-oiYtY/8lmCVsOTOQcCdNiMDpIX5DXLEGfU/QzbkX75YO3rMp5HcAocR9bEZz05i8" },
  { name: "console-c6cc11b52c.css", path: file3, bytes: 56178, integrity: "sha384-cmFjx1z2DpP/1wonsAXSEvg8SQgkweGZbSonkUrnP1+FLKZejJYig3+S0WDs6sVm" },
  { name: "part-0147431d4c.js", path: file4, bytes: 4933, integrity: "sha384-cBMKOzAwGPrw0WRVQRrGHvQzifqKIsWev0as9hm09O+V+FUuRxaCxnV+MzumFHti" },
  { name: "part-045fd85f36.js", path: file5, bytes: 1161, integrity: "sha384-uDHZJWB3UEO/sc6aXCuaFE/wVdBFsGv5rnMaTmMmzZLk0GR9i3MHtnQ9S9oeQz/t" },
  { name: "part-04f47e097b.js", path: file6, bytes: 25569, integrity: "sha384-h2ozyDMMcieMUGiItm2yKpPTMGKs4qO+SXULYKpYjS+JsagTRRszZIdy+XLACZVJ" },
  { name: "part-05519881dc.js", path: file7, bytes: 4797, integrity: "sha384-PhepQSZqhOmpVmiWuDSD2abpndp1VTYmSZbqSfUIT6XBMe+8QIbFGbKhX6svwFLd" },
  { name: "part-07f1ae4fc0.js", path: file8, bytes: 473, integrity: "sha384-2EvFU/veRYJVGewboQaZNJ84O88d20hIEDQIbwENzW7tQ57DY1ZsevW9cpY0M4gi" },
  { name: "part-0837b28f3e.js", path: file9, bytes: 498, integrity: "sha384-lr7mgcwiifUbJxv3d8ETlTl1UychT5jsi8trmiTLdrMOtACLqqRrDzNx2JKbkz4f" },
  { name: "part-08daa7a98e.js", path: file10, bytes: 43973, integrity: "sha384-1nwjETa4VzlHMKdSJb9bKzk3X5xr6bonG+ThgsK9eXu2S5OJT215Qi2OgdyU6NJK" },
  { name: "part-0b58922d2c.js", path: file11, bytes: 548, integrity: "sha384-jBvGLDT5L5MlaXBJzTk2ZovTw8D+TzASaMlnRHbcQGLHw6137GqvQ2TB2Tc+RXGY" },
  { name: "part-1133d41d2b.js", path: file12, bytes: 7252, integrity: "sha384-EPwrdoqgKjurFXMmBHNds5OEQDGXP3OCvJOE1rRyxKwRPCFVoY8U9xQtvJfV0ddy" },
  { name: "part-13387d1f32.js", path: file13, bytes: 61878, integrity: "sha384-53s3ASanDQliPUsvGZ9S1gXn08AqwqGRvV/MwDqKXHfCcYmYt8vVVLh35c8vOKUe" },
  { name: "part-14c87d6fb2.js", path: file14, bytes: 2034, integrity: "sha384-DZGR4gJdrskrbhAbzafL00SnexnNbwSiwPjHlVfnW+2dnuJG6061NvsVMk39M/Ff" },
  { name: "part-17471a1f11.js", path: file15, bytes: 19362, integrity: "sha384-+kHp+rq42BJJkN1C3YAiY3K3ldnNvwIbodQq7ug8AzJ+L4nR3UVY8sIFA59BfYB4" },
  { name: "part-19c7da40a8.js", path: file16, bytes: 320, integrity: "sha384-197trP3cyeA9jjA/hZPAoJLL2zp6mn8lXSGJOfAT4NlzKNsHTUHgWSu3ZN/vW8S3" },
  { name: "part-1af885e957.js", path: file17, bytes: 894, integrity: "sha384-0C3xrvUtb0Wp+htmqzXY4uyciZTL+iqMLy2lMYCV+eJ0TzfGfhToXRksnq+SNHd1" },
  { name: "part-1b8e54dd8d.js", path: file18, bytes: 1647, integrity: "sha384-q751BwOZilvL4rhmSFtLMlPM/TrD05L7gbiU7IuZjA85nwjNy759gIbrZYrRrvjB" },
  { name: "part-1c36f370b1.js", path: file19, bytes: 383, integrity: "sha384-bYJsiZ1R3KGuX5RwapAaODmr/TdGodTIPidgg1yBcWF+gzYd1pf0uJmz8B72pHnh" },
  { name: "part-1d4d99f57f.js", path: file20, bytes: 2323, integrity: "sha384-VaTmcvsYa62o7BHR/GsCBzLMTbFYViTHS/k0sdyjKrrTr7PIMm9NdoXXeKjBSubC" },
  { name: "part-20ed2bde76.js", path: file21, bytes: 3877, integrity: "sha384-P/2QANu6ng0pRqQlQ/Lc4fDsOBieFB+72xhOs0S6YUGvRMh1/iuXe+ydQ+AnGeHa" },
  { name: "part-2bf8d9fc75.js", path: file22, bytes: 743, integrity: "sha384-4dhXgZH5NOFteBZnntcfUeeyaUQflmXZFz3VnzQzQDYzloEgpuUpw6H33DyXiDlu" },
  { name: "part-2d7e0f5ffc.js", path: file23, bytes: 1622, integrity: "sha384-1DE2vGH350mQ/oSp7LgWBKwfn6lkMDfH+RBYYnUaXUYd1QI1nk+KWuYVjryMNLLt" },
  { name: "part-2eb455ee57.js", path: file24, bytes: 1367, integrity: "sha384-3y3cqJYZeVHdjb16gH4vZTkRioKN93eIyjHcZo3LYDKfkaN9jVNgYLedkVuM1Xni" },
  { name: "part-31eba15f5e.js", path: file25, bytes: 1144, integrity: "sha384-n7FZVOrlT6P9mB+mCKMpm189Rf8DsKK2O3ikGB9U4s/DEiOK5Sw0KzK4++gmcn9k" },
  { name: "part-37bbed9503.js", path: file26, bytes: 506, integrity: "sha384-SR97ozjRUVRmmUVVgcGR3ZxNUbz41VQwB7fyugoOMA0pg1ZYbtj25IGlkKf5m2B3" },
  { name: "part-38cbe994a7.js", path: file27, bytes: 3356, integrity: "sha384-t8MymTDmc6mZFND4FnMNT7Ql6s6jnNTsnOADy3h03ID0Zv4cR4HsIThiB4hYHq6g" },
  { name: "part-3f13926b60.js", path: file28, bytes: 8871, integrity: "sha384-StNyYcj/hnd0iQuvRuCvUcpnM8p7a1U7sUBmSgDXiSY5u2RfiYB75bSv/w6Z09A8" },
  { name: "part-3fdcc54cdb.js", path: file29, bytes: 704, integrity: "sha384-fbSIrrB6j4vuVvHZGp9Jj7ugeQuFwk0dpIO7n7m2UiqFhYTcA9Jeg+nDYz4TU0Z/" },
  { name: "part-47873e1c42.js", path: file30, bytes: 7170, integrity: "sha384-5CWR+QUD5m8jcdM565sVB6m7sAwCr2KYryp5VxXiv6B2RuXH079QqSUs7xPCm8bI" },
  { name: "part-49fc620e5b.js", path: file31, bytes: 2739, integrity: "sha384-Zmt9ZZwNLPIKLrDzXC6tCGCE976BSunjErCc/Na/+h45X+u6Ec1lcfCgP13qN3ml" },
  { name: "part-4fdced9b12.js", path: file32, bytes: 2720, integrity: "sha384-v/cONgDm9kLGvZQXmW/SaVaBt05fsuI7S3rIWGRCCchT99gBzQwZa+G0VdnzgZ/U" },
  { name: "part-55aa4fe67b.js", path: file33, bytes: 9567, integrity: "sha384-9I1MP2wY00z7C3bKbn2efxv2MJIOcUMpnPhQGAnKxf+B3S9ym0WJPqpQJhNUQpd1" },
  { name: "part-5c5a1022d1.js", path: file34, bytes: 414, integrity: "sha384-29uYEuWskQxlQevln6Gz5HOp6l/CWc+1/1ANruFSSUxiML4CrKGbyyPdr0ajeOT5" },
  { name: "part-609a7bcb23.js", path: file35, bytes: 616, integrity: "sha384-OR15IvnOHbV8Et8gbG5YpJXOe//p08GHnO2Z/UQLWp3DjI8AXlZ7Yt9Y4XgWsB7r" },
  { name: "part-6392618aa2.js", path: file36, bytes: 1104, integrity: "sha384-2i+HaLG7V9oOQnug2/a6ZjylgDLoqCoM/Ou40ggm8odQMzsLLJkHyyun8LvyMEEI" },
  { name: "part-67c3787c15.js", path: file37, bytes: 7399, integrity: "sha384-ZKs4r8LyTfn+9MOxWIjQ1Oz8WkbbvFQh5fo9LCvzdsZI5cwX3ay8EGuAUjxZNtJh" },
  { name: "part-6cfd3eddc7.js", path: file38, bytes: 582, integrity: "sha384-09R6GmiggvyXv1jpi4z0+7e4SwH6bHI8Zp7PiUzmd5mjnvWwwa9MA89tYO36/MWh" },
  { name: "part-7cbfe87d51.js", path: file39, bytes: 23923, integrity: "sha384-+3EN17l6y/NI8tzYVFAit8cxALt5jGXUnWmQljIMsukbyUX24KL0EWyY3ogW/sx1" },
  { name: "part-7dd8d82df2.js", path: file40, bytes: 3412, integrity: "sha384-fTwiI5BolhT3D3QwMXNwVM077qnzkNS+z39irvzc/HFiOhsGhevf5WXpxsdiNHQr" },
  { name: "part-8085d1eed4.js", path: file41, bytes: 922, integrity: "sha384-lllhxV2pT+UyNEal7nW0MHBWkIXARLAHWyYNGoRU0n7T4VZPZiGiEZeb3RyYHDx9" },
  { name: "part-909ae1d7f4.js", path: file42, bytes: 2399, integrity: "sha384-BJQQH91fnuI5wxZw6brMEAyprq0g4DCZ2GdR8xYqVEWEJPJMQX8Tdw2zk7KEhnUz" },
  { name: "part-944f9ea10c.js", path: file43, bytes: 488, integrity: "sha384-YFl/LIXYac26t0fQbDa6MMSThtImbRUPuRZKl1J87A0BT+sdoWGyUA87/kGjXdKQ" },
  { name: "part-94926e1864.js", path: file44, bytes: 561, integrity: "sha384-EFdmI5INGRiU1PPMzhBEDLz3p9ZV2rLzvvNIUELaEQk8oolyOdsC91EhlD2hnNgQ" },
  { name: "part-964b28faff.js", path: file45, bytes: 136, integrity: "sha384-OknXbQgDDCEpjv25ywfoo07USR8sdtvPDnNBYki8CDtyWkvQZZC4J92iCo2CFWYn" },
  { name: "part-9d802e0dd8.js", path: file46, bytes: 2902, integrity: "sha384-QbQgfRHz+DKYYLRSc0Liz4LWH2E/Hgr2S3M9E7m9qBhQTC+xKtQj72mrlRh+ohzg" },
  { name: "part-a1f74f2a92.js", path: file47, bytes: 6624, integrity: "sha384-EHCV9EWuquyeSRFsKumNZ30DAj0fVrU0hX4CMFvyp3G6sffE1+156E2XX7OMwf3o" },
  { name: "part-b4596da704.js", path: file48, bytes: 5322, integrity: "sha384-Pwk9docA3+q9aIBE1LdEN7s3KsypGWBBWB6WxR5oD/DzCFRYVEZFeGBdoIvMbS/5" },
  { name: "part-b4d0f94416.js", path: file49, bytes: 31685, integrity: "sha384-NVCzg5dpHIL0GaI2Xly+HgzmyamYsRhl6PXvmQ4bD6ldgY0rxFSioXj5v+0m5fb5" },
  { name: "part-b695cfa37e.js", path: file50, bytes: 913, integrity: "sha384-WlpDdUCDc/LN2u3Kbajsc+yK2/SKE7PijMqVAxYlEU8/Rorff9QNNdBK3xFCjJ/r" },
  { name: "part-b74fbc4f15.js", path: file51, bytes: 284, integrity: "sha384-B3lPK5jzz9Ix3Trqs+du9ldqf5Spyo+CjUfUjrZzFzkH12y9nPyhc98+EqQDK7sT" },
  { name: "part-b903dd87cd.js", path: file52, bytes: 547, integrity: "sha384-Z3hvLNaRNPsjult09QFqAO9zhBgMu8MqcPjJBn57J9oklG7Yrp/j/CctOqJgWZI4" },
  { name: "part-c00a71f046.js", path: file53, bytes: 47327, integrity: "sha384-J32Rd7kiE1KtmvWj518Au9W3HSutL8shbLLw5a5c115vR8YzP0hs1lJHKsy1q4vV" },
  { name: "part-c233b15e30.js", path: file54, bytes: 391, integrity: "sha384-nQg/3PCO1+1/5AB0S1KvbiIyzWy3CXCJ37G6IUMfWXiDXXR3t6baMYuqMCiI+F66" },
  { name: "part-c9c5120a98.js", path: file55, bytes: 1311, integrity: "sha384-Wlu4uG28IsvMR5L8x9a1zGhAIYIJ6KnzW4uwYgoxuKz2WxYTEcPiuy0eilmyXzU4" },
  { name: "part-ca14e5d707.js", path: file56, bytes: 20631, integrity: "sha384-e00v+wt2oLXmOPBTO1pbqgm0GpYvtx7ISsJT833HU8Rkhz4h8qZavDtZ88vm8mmD" },
  { name: "part-cdc5cfb2ed.js", path: file57, bytes: 17597, integrity: "sha384-CJwP4ft3vvOANwd/iahc5r7BNl83gXm0mS8eRz21Jr/AYKGPTk9tANmD5Invb+xU" },
  { name: "part-cf1570eb32.js", path: file58, bytes: 64475, integrity: "sha384-oqgwIgzwbsN2xb4mT531xmJ12R4vuZLE9v4fAOQQUu603zJrjW6nAdwpbNvTrGds" },
  { name: "part-d1c2ab6920.js", path: file59, bytes: 14410, integrity: "sha384-Yh62+jlXvxLi15kX77bEO8UTx/zlsLrZ6f1SkpNgHROe3RKsHznruBr6vxvX0k0t" },
  { name: "part-d6e52a346e.js", path: file60, bytes: 809, integrity: "sha384-/rAd16eDiyhmpUmYnR7OoIzx+PcCo2ga9ceIPLYocLiI82s29S+VUu28N2wZqRSk" },
  { name: "part-e30f076286.js", path: file61, bytes: 6882, integrity: "sha384-BWH/tMsLwbdc+SRjv6QzkPiN4lZnHT8qeiiM74eM0IaE4TYrZQs6Nq0EooDjKuae" },
  { name: "part-e6ab5c5aad.js", path: file62, bytes: 459, integrity: "sha384-ybOD/I0DzVfn2jIjlStDu5D0ATj0FUF28H6XbIiG/bnNAAVhHo5DR/TkcJjS9F6L" },
  { name: "part-e831095bdf.js", path: file63, bytes: 4198, integrity: "sha384-yVE9uTXsRxd8VdskCRUWFFFSg2cxynppTmrDKP2o3tZZaDK7yMGQjR9buJldokIh" },
  { name: "part-e85c955636.js", path: file64, bytes: 577, integrity: "sha384-XO9me+rla834OcWce9/DjBjPOYCZc/pnstM/sWlWJ0xmEAh2f5kMLFHwDIo2awLr" },
  { name: "part-ea8cd5b207.js", path: file65, bytes: 3856, integrity: "sha384-ozV1/J73l57VJgSZzBkwB/K/ctkCbMvm0jXDNulTaQiYRazLKzRYmN/X/JmqT5Sx" },
  { name: "part-eff749bfbd.js", path: file66, bytes: 306, integrity: "sha384-X3AF8hfsttO/pKisITnzEZS/Ort+ZLQUU5YI12DIE51ToPq+7oRjITB1/st0K6gH" },
  { name: "part-f5fbaac843.js", path: file67, bytes: 914, integrity: "sha384-mnrZynBsEpRSuMcs/CQ+kl+hQ2HmICMQoafNBDnBbyRIehexC8k/6DM1ipLgKZHY" },
  { name: "part-f74a217d88.js", path: file68, bytes: 764, integrity: "sha384-Xn488egolZUxUVZSeHZ3jkzbkGMiaTP1dBmfI6+oaa0WJBe1MNWB8lmts/7VAHgB" },
  { name: "part-f7a0adf4f6.js", path: file69, bytes: 728, integrity: "sha384-5IAdwazCTxY+4mSP7y03UlSP/plV2VGjKHLAuSurfLLILLajQn7PfcvxqwkVmwqV" },
  { name: "part-fa4d12ee2f.js", path: file70, bytes: 4344, integrity: "sha384-Rcmg85xMS97T+URiRgbhekTYbiNt2skY7fvPO35xLGNY9eh3e3Ci1Vl8CxF94bfn" },
  { name: "part-fcbc6abd46.js", path: file71, bytes: 4544, integrity: "sha384-6Y9vQB7e37/aXgehhogail62jXUscnhTW37XoWd+3rk8MP5hbOsbZgWK4pg4qBne" },
  { name: "studio-685d9ef67c.css", path: file72, bytes: 24543, integrity: "sha384-JMPti8lMF+/W8hgw5ZPKPAOPomCy1L8Uk8jgdOX47PYF9BVrYUXEQlfRGjABkMqw" },
  { name: "studio-857542ed86.js", path: file73, bytes: 7650, integrity: "sha384-T43PyxUTFUNPwOJjDqgXz2JiLcf4BdVxxQy6W1d4PnbrNkHoJnnomy8TAXFMiIxj" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-857542ed86.js", style: "studio-685d9ef67c.css", preload: ["part-13387d1f32.js","part-3f13926b60.js","part-3fdcc54cdb.js","part-4fdced9b12.js","part-5c5a1022d1.js","part-94926e1864.js","part-b74fbc4f15.js","part-c00a71f046.js","part-c9c5120a98.js","part-e6ab5c5aad.js","part-f7a0adf4f6.js"] },
  console: { script: "console-51c9c3094d.js", style: "console-c6cc11b52c.css", preload: ["part-13387d1f32.js","part-b74fbc4f15.js"] },
  book: { script: "book-8444af8976.js", style: "book-6fb10c14e9.css", preload: ["part-b74fbc4f15.js"] },
} as const;
