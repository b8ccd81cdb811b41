/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-3ce7c53a94.js" with { type: "file" };
import file1 from "./console-c8f1cd7cdc.css" with { type: "file" };
import file2 from "./part-05f5105944.js" with { type: "file" };
import file3 from "./part-11ab763068.js" with { type: "file" };
import file4 from "./part-1215f6ad01.js" with { type: "file" };
import file5 from "./part-15b0fa23ba.js" with { type: "file" };
import file6 from "./part-22fc51c4ee.js" with { type: "file" };
import file7 from "./part-254a6b0453.js" with { type: "file" };
import file8 from "./part-269501a67d.js" with { type: "file" };
import file9 from "./part-28477120b3.js" with { type: "file" };
import file10 from "./part-2d7e514173.js" with { type: "file" };
import file11 from "./part-30b66e46ba.js" with { type: "file" };
import file12 from "./part-33f8003b04.js" with { type: "file" };
import file13 from "./part-3bfcbd2529.js" with { type: "file" };
import file14 from "./part-3d7a258c2f.js" with { type: "file" };
import file15 from "./part-3f19ff5dbb.js" with { type: "file" };
import file16 from "./part-43ffb45b5a.js" with { type: "file" };
import file17 from "./part-4c9cea3272.js" with { type: "file" };
import file18 from "./part-4cc188d3a4.js" with { type: "file" };
import file19 from "./part-4cd24269e5.js" with { type: "file" };
import file20 from "./part-5b6e43a78f.js" with { type: "file" };
import file21 from "./part-5eb26d95ea.js" with { type: "file" };
import file22 from "./part-602892046f.js" with { type: "file" };
import file23 from "./part-6a71643585.js" with { type: "file" };
import file24 from "./part-6f2eab17f6.js" with { type: "file" };
import file25 from "./part-70d7185307.js" with { type: "file" };
import file26 from "./part-729fccb374.js" with { type: "file" };
import file27 from "./part-774876bb8e.js" with { type: "file" };
import file28 from "./part-77b0562f4c.js" with { type: "file" };
import file29 from "./part-84e2df824b.js" with { type: "file" };
import file30 from "./part-871657a36a.js" with { type: "file" };
import file31 from "./part-877e02f11b.js" with { type: "file" };
import file32 from "./part-9467ac8064.js" with { type: "file" };
import file33 from "./part-9b691b3083.js" with { type: "file" };
import file34 from "./part-a5b92d6ae2.js" with { type: "file" };
import file35 from "./part-a6fd21af58.js" with { type: "file" };
import file36 from "./part-aa35891426.js" with { type: "file" };
import file37 from "./part-b24656e0ea.js" with { type: "file" };
import file38 from "./part-b5e74bece5.js" with { type: "file" };
import file39 from "./part-b60d524952.js" with { type: "file" };
import file40 from "./part-bbff99c750.js" with { type: "file" };
import file41 from "./part-bdb6687694.js" with { type: "file" };
import file42 from "./part-c158558a6a.js" with { type: "file" };
import file43 from "./part-c1ca03a43a.js" with { type: "file" };
import file44 from "./part-d1ca7a8c23.js" with { type: "file" };
import file45 from "./part-d20fe61d69.js" with { type: "file" };
import file46 from "./part-d23e9d334a.js" with { type: "file" };
import file47 from "./part-d276a8ecf4.js" with { type: "file" };
import file48 from "./part-d5f98b2e07.js" with { type: "file" };
import file49 from "./part-d6d6cae17a.js" with { type: "file" };
import file50 from "./part-d775dc8887.js" with { type: "file" };
import file51 from "./part-d8a1c51053.js" with { type: "file" };
import file52 from "./part-d9e3a7a059.js" with { type: "file" };
import file53 from "./part-da890f7d9f.js" with { type: "file" };
import file54 from "./part-deb8a65ddc.js" with { type: "file" };
import file55 from "./part-e158f1619d.js" with { type: "file" };
import file56 from "./part-e8df1ede4a.js" with { type: "file" };
import file57 from "./part-e9ada91b02.js" with { type: "file" };
import file58 from "./part-eb8ed0f078.js" with { type: "file" };
import file59 from "./part-ebc1b4f1c9.js" with { type: "file" };
import file60 from "./part-ef81a28a76.js" with { type: "file" };
import file61 from "./part-f2feed5e48.js" with { type: "file" };
import file62 from "./part-fbe4b9601c.js" with { type: "file" };
import file63 from "./studio-0612c95c8a.js" with { type: "file" };
import file64 from "./studio-d8bfed79d8.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-3ce7c53a94.js", path: file0, bytes: 21476, integrity: "sha384-ZeoVMEmUqnBufv16TMBBFyBJ+RkpALpIsEJa3cPmZJtIiCAitOs5IyLcmN7kZ/OS" },
  { name: "console-c8f1cd7cdc.css", path: file1, bytes: 55852, integrity: "sha384-/JpkH1zT8/VBqjgmPRrr93es/83f2kb+2O8rjBDr5KtpORImobkEPaZGEKC73bhP" },
  { name: "part-05f5105944.js", path: file2, bytes: 1065, integrity: "sha384-i12oGdWRv9LxH88fI5eon5ZwturyQQTEr+cX6fIFvCctCrv9XnhQejJhcajAErg1" },
  { name: "part-11ab763068.js", path: file3, bytes: 4354, integrity: "sha384-XVJPgdo5r7u7g2nf9Fctm9Q7qymvXFQeoCEHQ4HFHeTtnTgrzMCzLUY08zn4swrM" },
  { name: "part-1215f6ad01.js", path: file4, bytes: 5322, integrity: "sha384-4M5XkUNXWo9KROI9CQyAQmxcRymkdLRALe/Lg6KzdtLW2TnEHBT5trSf6C3bQbAt" },
  { name: "part-15b0fa23ba.js", path: file5, bytes: 3354, integrity: "sha384-YCANiRObgJIk2XiBSJ/gkKcnm/C9oX59zUPScaTX/7RIzAPiYmbH5piGfTMQocEX" },
  { name: "part-22fc51c4ee.js", path: file6, bytes: 40514, integrity: "sha384-MIMqNDEEd3bN4LbXdzsZQ1EwY2TnyTZ0DrD/JxVDNyvYgizVQ1hK/eL5cqnTHGYi" },
  { name: "part-254a6b0453.js", path: file7, bytes: 64475, integrity: "sha384-ZHpo0u/LvBdeb0vRpj1Gd4Rur/8xwnVFKGiJz0j6ceGP0PSWVyE2NM2KNNVuH5po" },
  { name: "part-269501a67d.js", path: file8, bytes: 320, integrity: "sha384-75RoVW+klLGg3t3Evr8oOjJ28kuMWZ89qu0y1hYwugcGGLmrKg8iCNsudTH31iVt" },
  { name: "part-28477120b3.js", path: file9, bytes: 922, integrity: "sha384-lOH754xPw0aHaMujRAVEg7cOM5QxHQolZMSPv4FbvvCQb6HEq1eaTn1Z1wXNBYNb" },
  { name: "part-2d7e514173.js", path: file10, bytes: 4198, integrity: "sha384-aM8wcW/kC1dQ6GEsoGVPGgvMw+78pDYttALPDVNqBod3yaUUaD5ooKMeia+6Qjic" },
  { name: "part-30b66e46ba.js", path: file11, bytes: 29904, integrity: "sha384-ZmbX2A0pGoJrQimNA7OGBGoKAuUDlvjqJ1m7Pu8BxtY69enkQaFtubfPhitw9fRu" },
  { name: "part-33f8003b04.js", path: file12, bytes: 3877, integrity: "sha384-MCkBVc5Dd7S8vHbgXpBy8R/Sh9lppa15Xij8SNLSu0gGC6SXeyI3E3CE8MB3zWcx" },
  { name: "part-3bfcbd2529.js", path: file13, bytes: 21203, integrity: "sha384-7c/gn8OOBx2sphK+TubXDN9rsvLucBYIONOxruWLtRvtiUnsJQutm8c2jDUHa0Fv" },
  { name: "part-3d7a258c2f.js", path: file14, bytes: 914, integrity: "sha384-PfHi8TYzkCn7CAefnfxijc3w/Crc4NOcj2w9wSlhJR+H1xtiTFSBrAHhEX7HkwEz" },
  { name: "part-3f19ff5dbb.js", path: file15, bytes: 8871, integrity: "sha384-oC/PZJ4BVhUEFtIZx6ZeCz7Q3FdEO6TzS698VC59adRikTOo+6hbCzpIiu4rXv80" },
  { name: "part-43ffb45b5a.js", path: file16, bytes: 16234, integrity: "sha384-+fsKleJLAj51l53XDFV+sC7qZOWusLUCqaqA+9pIfXFm2aEelpKbdzWKd8EMWSBC" },
  { name: "part-4c9cea3272.js", path: file17, bytes: 4795, integrity: "sha384-7xp3r9sI+jC+7qNi5NdCEWJA3tNALBGZgcGtTFaqKPXauxS9rqA+lpDL6g8DnBfH" },
  { name: "part-4cc188d3a4.js", path: file18, bytes: 7124, integrity: "sha384-3+FFD8Z/a1uWQiQxtqEvFpd5VSL/RU+Wmj/3amoeA2aw6/q8hi2gu5RxY85DO5rV" },
  { name: "part-4cd24269e5.js", path: file19, bytes: 5515, integrity: "sha384-u1Ew5vB9t0ij12N4NwPT8cASZKmLTBvMSzDG6A2i2+abXCtStivTKq4usFNizEGE" },
  { name: "part-5b6e43a78f.js", path: file20, bytes: 2900, integrity: "sha384-0RNSPNSz4Jb39pCYNuh9YvWTdMvOP95aUrHLL+oeoFCHnTMxMPeOoJWSxCkEfulM" },
  { name: "part-5eb26d95ea.js", path: file21, bytes: 3316, integrity: "sha384-4gVerXG1Uq20rQstdrW1vk4q1gQoemx47lYPUY6Prln+F+WYAh6WfLt7LXR4wy4m" },
  { name: "part-602892046f.js", path: file22, bytes: 547, integrity: "sha384-Ra6lQg6w5WuMQUvVWNlMaV2KWKbpRd5gdHTnm5MzBATErSGHSXPVxR6hrTjItNWc" },
  { name: "part-6a71643585.js", path: file23, bytes: 546, integrity: "sha384-M/0gd6jE5oHpVwIcwdIwjRrKwZefSmHqsS6ZkRWDnCpb4dymDWq2SriwPiJ3J6uS" },
  { name: "part-6f2eab17f6.js", path: file24, bytes: 1104, integrity: "sha384-673gcocX+QS2FDZ/5fYkEYVHg4LYIYdCXb9pYmupRR4l8xYTxyIAsI+XSWeiBS3n" },
  { name: "part-70d7185307.js", path: file25, bytes: 5551, integrity: "sha384-FTovhJaCfFL1wNziZiDfy0R2oL45usiOJGBWA366NklmeI4nYLCyZe0N/N07uSST" },
  { name: "part-729fccb374.js", path: file26, bytes: 915, integrity: "sha384-9Ns2Xsf8Et/x3Tr9PctNynplI8U8WJt/c03kwk44fx22uD8FPljCHFTks5Moz2Kc" },
  { name: "part-774876bb8e.js", path: file27, bytes: 6931, integrity: "sha384-KZQqJVqGc5n4dpa3aJthObrfefpTqipPvJjNhMjqmyilsGbuxNmvY2RYYxpQXG8g" },
  { name: "part-77b0562f4c.js", path: file28, bytes: 21603, integrity: "sha384-lGGDjR/327Ou+BDyhVkRcx+sKVpnmthQP4LThhSy8aHhMnavbYZwU2Vb5W0NOJZP" },
  { name: "part-84e2df824b.js", path: file29, bytes: 1144, integrity: "sha384-xxVa3Utqlw9PWhEp6uL9auz6KPu9CZQ5/tpo4R19UpztV96R2CiN4CCVz5eZFjiQ" },
  { name: "part-871657a36a.js", path: file30, bytes: 9517, integrity: "sha384-NGiR0/JYAlRttXlDzmf3HwTlAtFrpVlN/vZH4m3TOwd/jNO6mNW67uzZuXTg8D8t" },
  { name: "part-877e02f11b.js", path: file31, bytes: 2240, integrity: "sha384-6Yd7RJLyl59/6uvExYL/C+IScZWedAgxPh9TsuEE6dldy1z0LQbzW2EQ322a98QG" },
  { name: "part-9467ac8064.js", path: file32, bytes: 488, integrity: "sha384-DzXzS00r7UdXcTfmHrJ3MrNZSoXhAw/nmSOfrqn/Gr3Br8NP+Xdv7mex/MGQdMzx" },
  { name: "part-9b691b3083.js", path: file33, bytes: 1647, integrity: "sha384-Ny2V9yMlZMQ/RsH0VaL98zNt9Z3e0cJ1J024CpPdTGeLJeBpPC+ditCRKbWVVTDT" },
  { name: "part-a5b92d6ae2.js", path: file34, bytes: 743, integrity: "sha384-nUo2Y9YuFZUCVkmYP2qA2lLBZNMsApCrj2rlc/8KXLg7oY16iu0sb6Q492W/5k4u" },
  { name: "part-a6fd21af58.js", path: file35, bytes: 459, integrity: "sha384-8XAxQlkXWx1i6d3M14H2G0EELYSy7h61sIaOSwzOjd/9tP1E8h3DSwgGseggW+xt" },
  { name: "part-aa35891426.js", path: file36, bytes: 279, integrity: "sha384-IQjOuxoLN1wOtomxqVn9vZerfvoIq1+6cZlsXK51cZPV5cLiaeuiSHGhZiO50djA" },
  { name: "part-b24656e0ea.js", path: file37, bytes: 381, integrity: "sha384-5oZUbEzUCnEyBRlO8K7RjMK/aX6Qlaj6vQOdAIC8x1DsJroi+s8dScBxLZW7GXh+" },
  { name: "part-b5e74bece5.js", path: file38, bytes: 2721, integrity: "sha384-ZZYpSuyHzJsmbqIuVH/WqnhCbYBbbnzIokFx/QCRKBZ3K8cUeqx3ZMV2zMKED7kp" },
  { name: "part-b60d524952.js", path: file39, bytes: 605, integrity: "sha384-OrVe04mUnW+D+kU+OXpu1QO0OjzZgzO5/O7zseV6t+JOxc/VSzuDSPq/UftBFtt7" },
  { name: "part-bbff99c750.js", path: file40, bytes: 728, integrity: "sha384-S7Ih3WYV7htr9Mjg1bKoZzXXUnpxl9xB+/rZ+LnzuAAUbZMwudAVMyPn9OOwFH0O" },
  { name: "part-bdb6687694.js", path: file41, bytes: 506, integrity: "sha384-jJKtdAaqXwIqRUp+5pF8YMpfedDO6/FgpMlz3+6YUbB6fiqIlQ0g6VuRSQrJhOEj" },
  { name: "part-c158558a6a.js", path: file42, bytes: 2397, integrity: "sha384-H8fI5uogtoi12VyIlJA9KNMgi2G8HcmbrkNzDGjnNE931z8e48iDvutTwQClbFTL" },
  { name: "part-c1ca03a43a.js", path: file43, bytes: 414, integrity: "sha384-i3dkdRS2fztClTHJuKg+TobdRleLI2+RuBNwKnSgIjBwP+NuPk3SG6tHCLXGy13Q" },
  { name: "part-d1ca7a8c23.js", path: file44, bytes: 6624, integrity: "sha384-GgD0mG40xoMWVnPupwbWJKqc53rOjb/DzqHvaDFUcJYrw8OyDpLY6s3XYULH1Z8D" },
  { name: "part-d20fe61d69.js", path: file45, bytes: 561, integrity: "sha384-95Jz19cavy35M/ExkONfzbeVwLWwxwfZvUR5+kNOv20TNsY5nKrNMh8RNLcg5FJC" },
  { name: "part-d23e9d334a.js", path: file46, bytes: 764, integrity: "sha384-pH4RT0iQEoNw00WCn74bb/xUGAw91XdDvkHDVtd8y9KKvWbdpPvSaHFHhnqUHdcQ" },
  { name: "part-d276a8ecf4.js", path: file47, bytes: 473, integrity: "sha384-m1vrK8kOSBwj0PSq0eCYCdZPbpluvt+z5iL4c4oOHkHW0d/S76R04PUjKDeQmgi6" },
  { name: "part-d5f98b2e07.js", path: file48, bytes: 704, integrity: "sha384-RWhcKS+HvHMxgPkVinLwO0unOW0gWP6ne3nNUtt7yugmu5gSMbMKSOSiA6DICsIz" },
  { name: "part-d6d6cae17a.js", path: file49, bytes: 577, integrity: "sha384-AbRv3ErbxEYEJED/ikqLK7qthKWONgcwrs/Vr1+x+99ssyJWPqyRCHGOY9RZFV2A" },
  { name: "part-d775dc8887.js", path: file50, bytes: 809, integrity: "sha384-9R4Q5H8g25pqrAv+hLSzxxJIuR/Q7jG5pJDZhL5LfHSdfji3fdW3AFKkqZ1grzIy" },
  { name: "part-d8a1c51053.js", path: file51, bytes: 23519, integrity: "sha384-cU6a6Dq89CpHzH4qyCGvMI/ef0agUxFPj+2YCtwXXm4oYa16DoR3wEKAkz9PIJip" },
  { name: "part-d9e3a7a059.js", path: file52, bytes: 47326, integrity: "sha384-0pSUljyKpcSzPIs0iym8RGNZUByCfJ1NIY+7hoad8zOkVI/EMb75Q9ph1Jmb7sB4" },
  { name: "part-da890f7d9f.js", path: file53, bytes: 2736, integrity: "sha384-lrjgpkpRoaZxvNoE+LNBtl4dJA9TTt5fCnEWnxSqNgXRj6xlaoErc2dviLXzW0Ug" },
  { name: "part-deb8a65ddc.js", path: file54, bytes: 62092, integrity: "sha384-PqcBUhw9IsQwBzoCptJKsDQMvE4ZsZNHJBFm6t0znTiTLJbScinzhipa5l8vke/F" },
  { name: "part-e158f1619d.js", path: file55, bytes: 306, integrity: "sha384-kBxQmrIxDNttxq2VZJvrUzrVTyvwdAPyK/FiRAr4ZTC6YY3ELTSleb6Xn2Ay0RVj" },
  { name: "part-e8df1ede4a.js", path: file56, bytes: 3798, integrity: "sha384-uB1uW3bxG2iaF74tUu7RuW+rqHvPgqRMn0ab+oyeSvlbYXBn5LMIoPoR4xwE/fea" },
  { name: "part-e9ada91b02.js", path: file57, bytes: 1311, integrity: "sha384-Jjc2ehLN7tua5U+RfUrFjrAz841ZO64Eb7vNJlyQHuMYAE8vVnxBvcmw/IAArjgG" },
  { name: "part-eb8ed0f078.js", path: file58, bytes: 1157, integrity: "sha384-TrIOZJBszXr1N5wD2c0BD3jwH2Up56Lfreq2Ybi9WSMj6LH1iI3kaTmonFUVQ6uE" },
  { name: "part-ebc1b4f1c9.js", path: file59, bytes: 2316, integrity: "sha384-xoFRBLdXIRR0E2agjbLpRu8xIG3rIEd1FFIRv5qV5HpYVIhLrvjoLAFkDn5463Nh" },
  { name: "part-ef81a28a76.js", path: file60, bytes: 4486, integrity: "sha384-HWn/RVjZPBE0Yq/+mkjUUlLx9ZQqkOJqAzKnuypW8RJ88M6N6M67XQiZZrLMBihD" },
  { name: "part-f2feed5e48.js", path: file61, bytes: 1622, integrity: "sha384-NXIpg9Ukcucky1dUiJxhY1eLDt7aKBOBmH0e0sLbM8wQJcEih34PvzyCE96aznca" },
  { name: "part-fbe4b9601c.js", path: file62, bytes: 19334, integrity: "sha384-4l0NgD61aoqMn1R/oGQgc+L9q2K5EeOHhP/KioGmKhi5ovLG6xSFNPwxNxH3XUnq" },
  { name: "studio-0612c95c8a.js", path: file63, bytes: 7615, integrity: "sha384-JE86eUk/AS3sVr6M/ZkItnF+vRJTMGJ4k27ybnSJgrv44ba5EUQ0Po2lfONl+hEd" },
  { name: "studio-d8bfed79d8.css", path: file64, bytes: 24532, integrity: "sha384-8mznH0VLM4Q2BZSV6fu0O6xFv+agsJ/QHymm91dV0wdtywDwj8plvrupkYXz4hQB" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-0612c95c8a.js", style: "studio-d8bfed79d8.css", preload: ["part-3f19ff5dbb.js","part-a6fd21af58.js","part-b5e74bece5.js","part-bbff99c750.js","part-c1ca03a43a.js","part-d20fe61d69.js","part-d5f98b2e07.js","part-d9e3a7a059.js","part-deb8a65ddc.js","part-e9ada91b02.js"] },
  console: { script: "console-3ce7c53a94.js", style: "console-c8f1cd7cdc.css", preload: ["part-deb8a65ddc.js"] },
} as const;
