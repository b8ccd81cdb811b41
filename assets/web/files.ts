/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-0f00a1254a.js" with { type: "file" };
import file1 from "./book-6fb10c14e9.css" with { type: "file" };
import file2 from "./console-742e0d629c.js" with { type: "file" };
import file3 from "./console-c7a625a554.css" with { type: "file" };
import file4 from "./part-003da6cd6c.js" with { type: "file" };
import file5 from "./part-00e8d6f3fa.js" with { type: "file" };
import file6 from "./part-0c66e80e57.js" with { type: "file" };
import file7 from "./part-0f0667d1c0.js" with { type: "file" };
import file8 from "./part-10de26ce33.js" with { type: "file" };
import file9 from "./part-134fe05a53.js" with { type: "file" };
import file10 from "./part-19fae15d39.js" with { type: "file" };
import file11 from "./part-1adf7e1e79.js" with { type: "file" };
import file12 from "./part-1ca2b32337.js" with { type: "file" };
import file13 from "./part-1deec035dd.js" with { type: "file" };
import file14 from "./part-1e7b3624e1.js" with { type: "file" };
import file15 from "./part-1ef9548897.js" with { type: "file" };
import file16 from "./part-22797c420e.js" with { type: "file" };
import file17 from "./part-25123559d0.js" with { type: "file" };
import file18 from "./part-2a10252bbd.js" with { type: "file" };
import file19 from "./part-2d8dade924.js" with { type: "file" };
import file20 from "./part-2e73ab6cbf.js" with { type: "file" };
import file21 from "./part-36db73173f.js" with { type: "file" };
import file22 from "./part-3cefe759dc.js" with { type: "file" };
import file23 from "./part-3f83ed1dcd.js" with { type: "file" };
import file24 from "./part-40e6cbc517.js" with { type: "file" };
import file25 from "./part-41416741c2.js" with { type: "file" };
import file26 from "./part-4256d81f6e.js" with { type: "file" };
import file27 from "./part-43d411c2db.js" with { type: "file" };
import file28 from "./part-473af4705c.js" with { type: "file" };
import file29 from "./part-4857218982.js" with { type: "file" };
import file30 from "./part-4e1d494160.js" with { type: "file" };
import file31 from "./part-5235ed3840.js" with { type: "file" };
import file32 from "./part-539e1d3147.js" with { type: "file" };
import file33 from "./part-53e8cf195d.js" with { type: "file" };
import file34 from "./part-5b795cb13c.js" with { type: "file" };
import file35 from "./part-5d08079af2.js" with { type: "file" };
import file36 from "./part-5d80a0e84b.js" with { type: "file" };
import file37 from "./part-627286e823.js" with { type: "file" };
import file38 from "./part-628ba6454c.js" with { type: "file" };
import file39 from "./part-6dd0d3abdd.js" with { type: "file" };
import file40 from "./part-7a3c6561ec.js" with { type: "file" };
import file41 from "./part-8a74975172.js" with { type: "file" };
import file42 from "./part-8ee140443b.js" with { type: "file" };
import file43 from "./part-93195de95e.js" with { type: "file" };
import file44 from "./part-9333ac8a71.js" with { type: "file" };
import file45 from "./part-9caa611487.js" with { type: "file" };
import file46 from "./part-a089ddc6f6.js" with { type: "file" };
import file47 from "./part-a12cbc8909.js" with { type: "file" };
import file48 from "./part-a2491bdc65.js" with { type: "file" };
import file49 from "./part-ad82442fb4.js" with { type: "file" };
import file50 from "./part-b070cdfe71.js" with { type: "file" };
import file51 from "./part-b0cc82f691.js" with { type: "file" };
import file52 from "./part-b1067df03e.js" with { type: "file" };
import file53 from "./part-b996d08dfa.js" with { type: "file" };
import file54 from "./part-bd679faaee.js" with { type: "file" };
import file55 from "./part-c31f826fa0.js" with { type: "file" };
import file56 from "./part-c587903160.js" with { type: "file" };
import file57 from "./part-caefc7f70e.js" with { type: "file" };
import file58 from "./part-cb6cd0a042.js" with { type: "file" };
import file59 from "./part-d224899f66.js" with { type: "file" };
import file60 from "./part-d38906f2ab.js" with { type: "file" };
import file61 from "./part-d8d240e7c2.js" with { type: "file" };
import file62 from "./part-d9d3d163d1.js" with { type: "file" };
import file63 from "./part-e4a67e8ca8.js" with { type: "file" };
import file64 from "./part-e54cbe82e8.js" with { type: "file" };
import file65 from "./part-f1434532be.js" with { type: "file" };
import file66 from "./part-f18fea75cc.js" with { type: "file" };
import file67 from "./part-f29853253f.js" with { type: "file" };
import file68 from "./part-f45b155cf5.js" with { type: "file" };
import file69 from "./part-f99e5fa091.js" with { type: "file" };
import file70 from "./part-fe9579da29.js" with { type: "file" };
import file71 from "./part-fe979a525a.js" with { type: "file" };
import file72 from "./studio-024681bb9a.css" with { type: "file" };
import file73 from "./studio-57c32a266c.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-0f00a1254a.js", path: file0, bytes: 6864, integrity: "sha384-/Jr0hlSb61gSNQG4FY0jEq1EuyH+o8iyqBgqgh9frZZIWfCKrfNxrVptV3bpwm6/" },
  { name: "book-6fb10c14e9.css", path: file1, bytes: 11597, integrity: "sha384-tPf3yHBk+ofoqoeReBvhX7Dl7sd4Sb4NUegjMBQke9dgDz2o7h2ILQqrXZDXZ0Y/" },
  { name: "console-742e0d629c.js", path: file2, bytes: 21747, integrity: "sha384-FtwXi53BVADG0GH1NbactCCsiWW1FRpNcK2FoBj1Ekf5+TILpOFN3DRmcCzvvwpb" },
  { name: "console-c7a625a554.css", path: file3, bytes: 56476, integrity: "sha384-vaRs93bYhcMOCrwAzJAISTWwXtyiwQ5qBKMEHW4hrwcFs3vgYKmk+Ji6kek3AJ9y" },
  { name: "part-003da6cd6c.js", path: file4, bytes: 45180, integrity: "sha384-DbsbZcymHl5r4EQsBCbOlhHmgGbCxLR7aALOueS5KDLsj4/lDxLSQ/eFE/xl3nJK" },
  { name: "part-00e8d6f3fa.js", path: file5, bytes: 23923, integrity: "sha384-swqUS6swMlYQ8WJlCgqtboDJW1aRdV8KOTLchOaomtMhoPRqhqQczcRTSAwwzFWS" },
  { name: "part-0c66e80e57.js", path: file6, bytes: 306, integrity: "sha384-9jKqEnID4TgsS27USsxV2I69eRIhxjbtrZQqteG5hHMhN+8VyeIXjHd1fsue6GGW" },
  { name: "part-0f0667d1c0.js", path: file7, bytes: 62063, integrity: "sha384-FYANQRAZTG+UwazJLD2Gh83NSP+bS22B7b3871wiq1Z1ymCrUts99h+P/e8gugHe" },
  { name: "part-10de26ce33.js", path: file8, bytes: 3961, integrity: "sha384-5Rub6zuZFOWpr+puMj53aJ98UXSP6iDwisarPQKSlUMoSlagxzmwDw+FD/3mgQLE" },
  { name: "part-134fe05a53.js", path: file9, bytes: 5322, integrity: "sha384-ZhcGiiC55kbv5zpqSuh/MnzZv2NQaqRiWyIv3BNYqZfvsOpPiHU2qRG6QavHKl9x" },
  { name: "part-19fae15d39.js", path: file10, bytes: 2416, integrity: "sha384-UzxC1aZY9npoZyuGIo9nmnqJzVzzcj//RMAE5nw2EbeuUXI9cR4sabnU6NygF1yO" },
  { name: "part-1adf7e1e79.js", path: file11, bytes: 24351, integrity: "sha384-40A3LZ8vYPU28yVmkAM39Lxxi+nqYV5O6es0t1mL3ooXWU0r52tXuCmOc5t3/Wm6" },
  { name: "part-1ca2b32337.js", path: file12, bytes: 796, integrity: "sha384-MrKAEwkIRpyX+QE/+Dpmbm68/T8l2S0AM8tjlLVTlbMj5M8N3MpoBXoANW01Kwdh" },
  { name: "part-1deec035dd.js", path: file13, bytes: 6882, integrity: "sha384-pbD9adPhaMprdzk0tYCD52YarInL8yjN+OiFRyX3kc44MnP2p0+z9lihlVt+rGKJ" },
  { name: "part-1e7b3624e1.js", path: file14, bytes: 488, integrity: "sha384-Vl5BmNR505LnYIwJ8ezNGJDv6nI5O8UKTsC8iFdu346SHzHKGAV8eMO+zkqq66fe" },
  { name: "part-1ef9548897.js", path: file15, bytes: 381, integrity: "sha384-vPpHzOQqyXfxYd/HRc6sMvKJL/UDK4vFD1Qvar6ND4DcjXemdMzSYL0tsKGSIa1R" },
  { name: "part-22797c420e.js", path: file16, bytes: 913, integrity: "sha384-UBeOnn+T/Hf7feUv9DrHoF0SlecnUnj1BRte1VdP5Jf5aHzZKnhp6HSL04NcI1pP" },
  { name: "part-25123559d0.js", path: file17, bytes: 47542, integrity: "sha384-nv8Hp7TpjwPG08AaI4K4HxwM5Ld89TTWE1HsHSet9KCPHNIwpq9H9Wiuvils6uoc" },
  { name: "part-2a10252bbd.js", path: file18, bytes: 2720, integrity: "sha384-f+ErfnUvRla5ILj/QSfrSKcrfARzPPY2akEDe10Go2I50KD0YJFvFtM5qP+yZO0X" },
  { name: "part-2d8dade924.js", path: file19, bytes: 3356, integrity: "sha384-Ti+Q0RwVWM8okGmZv508FfE3qcuvS8wy7b/GOr8LT+JL/sQCs66UNaZ+f4ueCrwQ" },
  { name: "part-2e73ab6cbf.js", path: file20, bytes: 461, integrity: "sha384-9q3d/VFOQBUyxkE4Ui9WrtfhdzokmN1ngiFk959m+2FNFAkf/hlcIq2qSNIHXZvE" },
  { name: "part-36db73173f.js", path: file21, bytes: 2203, integrity: "sha384-Wy3p1Lj+si+fozr0crhfRsedzZDSC5OyyxUmy0GnjD+9m79tjosMty58Nx7/Jxnm" },
  { name: "part-3cefe759dc.js", path: file22, bytes: 2739, integrity: "sha384-hp6roaoi642cIGddfMZigxks0j4ylXnanm90B6GqsJTqBiKeQZWwLn+cLhcgmr5p" },
  { name: "part-3f83ed1dcd.js", path: file23, bytes: 391, integrity: "sha384-oxvNK7hKa8JrAVTG2fK33M4169MoqHTwxvyPFxgp70kzcpG3wR2fPdmQbHmY34Hw" },
  { name: "part-40e6cbc517.js", path: file24, bytes: 561, integrity: "sha384-IJtYvgF0cOcaAjBldFD6d/MBDMg6UWKBbrx6pZ3aNVCQU4FV3CKjBALQa+lIexes" },
  { name: "part-41416741c2.js", path: file25, bytes: 1104, integrity: "sha384-GPJCFkGxROz14e+ph9KkN2lBzrQo29cbfXpl+GKUMi6sf+mT/jixqtGZooE/eZhe" },
  { name: "part-4256d81f6e.js", path: file26, bytes: 616, integrity: "sha384-htChdtPrbdZL++Byrk6tVxr6XeVPiiwqQrqV0GGEqgnqrVjaXkDKVXmfX6vO1suK" },
  { name: "part-43d411c2db.js", path: file27, bytes: 894, integrity: "sha384-Ha44llINq9YcW7axqNu1UJzGC3+nDnwKX7G0tmLvqnKzYyIfw0/TllhzuQCa+6/t" },
  { name: "part-473af4705c.js", path: file28, bytes: 4547, integrity: "sha384-PXCcoAWqx6hVtyKrLjALtF05LNbqN/IVWqnONEVJRGEkcroqBZZFly5zJuQREN/I" },
  { name: "part-4857218982.js", path: file29, bytes: 64475, integrity: "sha384-uqMmpZDaH17zvvcoA8aDb4FHLQyxM0kZHvZ3c6iywK+NjaiYB2+xeDZh+DF8gcOQ" },
  { name: "part-4e1d494160.js", path: file30, bytes: 2902, integrity: "sha384-k9F5HjnXswLYXR0idmEfHPHZMQKVwuB6DxzJUtzwzSfhL5Cnx3ZSMQfbMi42sadH" },
  { name: "part-5235ed3840.js", path: file31, bytes: 3846, integrity: "sha384-rNqfzt/43BNBsLFZW1/kPGvYHDvXnFJX4OkzGs0Hfsp+eq2FshhYu1hbc+mk61oH" },
  { name: "part-539e1d3147.js", path: file32, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-53e8cf195d.js", path: file33, bytes: 4933, integrity: "sha384-xpZj2V4D7SSjFFwfYu7LqoX9dIO2s/z93npWdEAG1BKLouc9waJDvFFUhcVOTx+/" },
  { name: "part-5b795cb13c.js", path: file34, bytes: 1161, integrity: "sha384-X9OPZnTpxkYNkH/nrB7SPmhzNu+TxK57F4bk6tTepPPkkXPQHZEX90oNt2Kza8Cu" },
  { name: "part-5d08079af2.js", path: file35, bytes: 7170, integrity: "sha384-k/ElEO87Gmndpko+WF2TatTQxNlamzdepjQsafRGSe82VOpTaejSG9xvieHAYNtB" },
  { name: "part-5d80a0e84b.js", path: file36, bytes: 923, integrity: "sha384-YQzdXQIZnBlO9Qvd1Fu8lNBu3ccbgULRHDAV2Zlwy1FvDLtbLHXGcdpaf8kcYq6g" },
  { name: "part-627286e823.js", path: file37, bytes: 31703, integrity: "sha384-gmj6vUTvmtxekVX/PwFREmZ1uN5e9pYdU6UbGuBU1uRWzJxmt0UXY7GfvbBBc6cD" },
  { name: "part-628ba6454c.js", path: file38, bytes: 3415, integrity: "sha384-FrZ5DEjYDalcpArPj17w3Eew2lszEYhJj8vwARfDokgejWt/Tt64aptNArffMOgB" },
  { name: "part-6dd0d3abdd.js", path: file39, bytes: 6624, integrity: "sha384-qaDyvo8eGppYlZqLqe3ZZyX5vffa7C5jhCr9IAW1Ysu2ZNjoT6qPm5Tj6tjFAEyd" },
  { name: "part-7a3c6561ec.js", path: file40, bytes: 547, integrity: "sha384-eQrghIHXumkS1rf4jr8qA/Ekd7ASBPV/qObSGX282ks4hsyoqeJuZtqoeS72gQ3q" },
  { name: "part-8a74975172.js", path: file41, bytes: 706, integrity: "sha384-dhjsRBJci7RxU08OIa7zV5+HsdcThSGpoBCJ/OmXdDUrnFGg7kef36/KpPGlxRvp" },
  { name: "part-8ee140443b.js", path: file42, bytes: 414, integrity: "sha384-cx8h14Xi5ly9iThiLEjyHyIg6MkN1qe6bB3O8UV6U8N47ybLfLHdm7FRL6+i/FFz" },
  { name: "part-93195de95e.js", path: file43, bytes: 4198, integrity: "sha384-yNfkzin7ry+oBzQUyGiS4iF9ty4JcsLd4XGzXVh0Qxp0nWAcJIX44cpMhtblDpLb" },
  { name: "part-9333ac8a71.js", path: file44, bytes: 1647, integrity: "sha384-ajeZwlRumWH7CxusmFBoTTceXtUU4g2sskyHDXjqoD1A4sxv6F2CkImaLvrAO9wC" },
  { name: "part-9caa611487.js", path: file45, bytes: 548, integrity: "sha384-2Dy4z+zG3JfS/8Zwu5ItqBeripP0idufuLtx+XaHpMq1HyVs5H7tmEoZzGV1vwXo" },
  { name: "part-a089ddc6f6.js", path: file46, bytes: 20631, integrity: "sha384-w5OadsqSIY47gqVARy/O5hJGy+9r3olDc/xJtCuN9R3D3WNO7hcfej+1gdWJwjXQ" },
  { name: "part-a12cbc8909.js", path: file47, bytes: 25571, integrity: "sha384-B+Qglh6bMcISeF7iYI6zcHhcEjDvLesxryTh8Rkr2rpvzd06VYry85Bn7hyLTMWK" },
  { name: "part-a2491bdc65.js", path: file48, bytes: 9567, integrity: "sha384-e3EJBpBocUGEzSbCDfOiAODTEaTCSUrmGF1TnYN8TJy/S8fXzKm6K5fNqMCh4MfA" },
  { name: "part-ad82442fb4.js", path: file49, bytes: 743, integrity: "sha384-wNQiZI5xcd2xVli64Y1VclYe3V2yMV+RARQfBZy7DcVlUQY7J9wQQOap4u+De970" },
  { name: "part-b070cdfe71.js", path: file50, bytes: 732, integrity: "sha384-3xpbprHzKKtNnEwG4mwViVxcNXdVT53K20miwEyNvF33w4QNnunxOXembhPXzWE0" },
  { name: "part-b0cc82f691.js", path: file51, bytes: 14407, integrity: "sha384-BrCRBgWhYnxsFB17IxT6L5103/+w+HVYD2GDWIr0EokENm6hcgUs4uHPz5PkyxEk" },
  { name: "part-b1067df03e.js", path: file52, bytes: 577, integrity: "sha384-a5ZKVqqrmhmnOUe23SyEE+NUzgtDCFc2wPINyg+kOQwAy1Xcjii0Ddmg939j5zfL" },
  { name: "part-b996d08dfa.js", path: file53, bytes: 764, integrity: "sha384-VOB+CE0TfzYJXpsns1kWnnf143wgti8fVs6Fhpj9V58OPW78omiAA7XFLbs2GQVo" },
  { name: "part-bd679faaee.js", path: file54, bytes: 506, integrity: "sha384-Zcs7zmSEY9rxPRd35S8hsVZ67JBthQDmEt4ic4ehwoFtvGVIgQ5lZhZ2gJ7m3UYz" },
  { name: "part-c31f826fa0.js", path: file55, bytes: 7252, integrity: "sha384-pe7bWMvBaCCCee7FMOaQQW52JewopQ93HJUt0EO791aUppjNv0JiPMgoHrcqq8rD" },
  { name: "part-c587903160.js", path: file56, bytes: 1369, integrity: "sha384-o/tqrgOrvf3KmU8aksT1xLGM2XhvWFtYKgdtex+5sqk12OxS73dx14hhOpkBt6pw" },
  { name: "part-caefc7f70e.js", path: file57, bytes: 17596, integrity: "sha384-+5YJ/+dhXTaBspw3QPDSnpt0gy/mejLzZkvSjjPgl3HhxEH+CymW/DV8qUvS7Vkw" },
  { name: "part-cb6cd0a042.js", path: file58, bytes: 4344, integrity: "sha384-viWlLDXzuOgTzmQLcyBSGl4O795ur/rCdrTtxxle4XDtW6IrJ6byR6Oq2fsE16PV" },
  { name: "part-d224899f66.js", path: file59, bytes: 4797, integrity: "sha384-P9CR8hD+PSo0Th1UxjrsQYxtmdV0CPe78LDyBSKnMjVsxZ56V+ZYjSviagWPMozf" },
  { name: "part-d38906f2ab.js", path: file60, bytes: 484, integrity: "sha384-iyJl0KytONSnRtjQVlMH0mnDqiQUMsq8fUmnKq+v3FNE6lJDrKYM9gHTpCDeHN0A" },
  { name: "part-d8d240e7c2.js", path: file61, bytes: 582, integrity: "sha384-/c6CoQ9V8cHkEigZ94CKBoc/QCXigFqwhGNXKL3yAjawL+WuuQlXNSplvj0vPVxJ" },
  { name: "part-d9d3d163d1.js", path: file62, bytes: 7399, integrity: "sha384-gZs+y9OOSIo5m54pLqD7DcKUHn9VhFMZXlXNWeWFQqLvWFgBRKwnXT9SQzrCwcqQ" },
  { name: "part-e4a67e8ca8.js", path: file63, bytes: 809, integrity: "sha384-5FtpgyguVb5ibKarMPhI39/jtUtbKyBWfc65smxVXacEnv71aycTooqkY1JqW+cw" },
  { name: "part-e54cbe82e8.js", path: file64, bytes: 1622, integrity: "sha384-HZvAXqUmQliKtK6Xcz1aLHZ/eDQi/ZayjdMeKWjZnXb0mWW7zzouuX9d5p32TpBF" },
  { name: "part-f1434532be.js", path: file65, bytes: 8844, integrity: "sha384-kx2p/w5eDqCNYhJtSbgg8EKkVjRtiWK0LFKFHzbplrZnY+DblzDeSD+cenHkx/6Y" },
  { name: "part-f18fea75cc.js", path: file66, bytes: 2323, integrity: "sha384-Y64SKjR1t0PDQn+KF0tPXS+9IkTeoOdn+k09g3IG942CzwwIOw9662oM5sanct4S" },
  { name: "part-f29853253f.js", path: file67, bytes: 922, integrity: "sha384-BkilSl7fn5LpROxokQXXO/7F2Wt3POzjFoDNFqsAOKHWb1agIaCUtAFOdIt/LY56" },
  { name: "part-f45b155cf5.js", path: file68, bytes: 498, integrity: "sha384-JaDmABZGfwppWwmy3zTZE66Z9JT4jUUV3hQCdTuqBIqs2OP4xexKQ9j9AQdYMte7" },
  { name: "part-f99e5fa091.js", path: file69, bytes: 136, integrity: "sha384-wkIvpTi7mMR43vxAKnZDLgROBNO0Sm5gWVTIW/u+D2KLyoZ/Qis0PKBeO3sCM/Fv" },
  { name: "part-fe9579da29.js", path: file70, bytes: 1605, integrity: "sha384-rWvOTpgp0dNUDt2PjLTMSQlMUmCEfafPnYnDMmaDwsgD0za+Q9RDol8RYmBRSgkz" },
  { name: "part-fe979a525a.js", path: file71, bytes: 1144, integrity: "sha384-ZHA+QSEaw5CWwhdR7jfUNANdhTxzKdt6LNounja4riL9i6UQhkITWz40hjLthOzZ" },
  { name: "studio-024681bb9a.css", path: file72, bytes: 25012, integrity: "sha384-HxGPTGrkIfRtLf7XOv2/Y8TLn1VDRvUfStgXnFyeukWkECrZFjnYZNymNrfZN3tB" },
  { name: "studio-57c32a266c.js", path: file73, bytes: 7636, integrity: "sha384-G63rB4G7bsDTWXV+Htvmjdea2Q7ZtAOJr3pF80LON/ucoGJ6zFl3KnGwqYoXm8MU" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-57c32a266c.js", style: "studio-024681bb9a.css", preload: ["part-0f0667d1c0.js","part-25123559d0.js","part-2a10252bbd.js","part-2e73ab6cbf.js","part-40e6cbc517.js","part-539e1d3147.js","part-8a74975172.js","part-8ee140443b.js","part-b070cdfe71.js","part-f1434532be.js","part-fe9579da29.js"] },
  console: { script: "console-742e0d629c.js", style: "console-c7a625a554.css", preload: ["part-0f0667d1c0.js","part-539e1d3147.js"] },
  book: { script: "book-0f00a1254a.js", style: "book-6fb10c14e9.css", preload: ["part-539e1d3147.js"] },
} as const;
