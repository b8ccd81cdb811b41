/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-0f00a1254a.js" with { type: "file" };
import file1 from "./book-6fb10c14e9.css" with { type: "file" };
import file2 from "./console-42fa609676.js" with { type: "file" };
import file3 from "./console-c7a625a554.css" with { type: "file" };
import file4 from "./part-021e1b841d.js" with { type: "file" };
import file5 from "./part-02c9e0c627.js" with { type: "file" };
import file6 from "./part-0505641c49.js" with { type: "file" };
import file7 from "./part-0c66e80e57.js" with { type: "file" };
import file8 from "./part-0f0667d1c0.js" with { type: "file" };
import file9 from "./part-1b53f10ef2.js" with { type: "file" };
import file10 from "./part-1ca2b32337.js" with { type: "file" };
import file11 from "./part-1ef9548897.js" with { type: "file" };
import file12 from "./part-25123559d0.js" with { type: "file" };
import file13 from "./part-252942e7eb.js" with { type: "file" };
import file14 from "./part-28786a41fa.js" with { type: "file" };
import file15 from "./part-2a10252bbd.js" with { type: "file" };
import file16 from "./part-2b6f6e4a90.js" with { type: "file" };
import file17 from "./part-2d8dade924.js" with { type: "file" };
import file18 from "./part-2e3d1e51d5.js" with { type: "file" };
import file19 from "./part-2e73ab6cbf.js" with { type: "file" };
import file20 from "./part-3225b81dce.js" with { type: "file" };
import file21 from "./part-3521ae75e3.js" with { type: "file" };
import file22 from "./part-3a722e967d.js" with { type: "file" };
import file23 from "./part-3f33357376.js" with { type: "file" };
import file24 from "./part-3f83ed1dcd.js" with { type: "file" };
import file25 from "./part-40e6cbc517.js" with { type: "file" };
import file26 from "./part-4256d81f6e.js" with { type: "file" };
import file27 from "./part-43d411c2db.js" with { type: "file" };
import file28 from "./part-4946d301bb.js" with { type: "file" };
import file29 from "./part-527d2ac7a6.js" with { type: "file" };
import file30 from "./part-539e1d3147.js" with { type: "file" };
import file31 from "./part-53e8cf195d.js" with { type: "file" };
import file32 from "./part-558a5b620f.js" with { type: "file" };
import file33 from "./part-56dc5ad13a.js" with { type: "file" };
import file34 from "./part-71d0a4ecbd.js" with { type: "file" };
import file35 from "./part-7279bc9ee6.js" with { type: "file" };
import file36 from "./part-72bc3595e1.js" with { type: "file" };
import file37 from "./part-762aa77923.js" with { type: "file" };
import file38 from "./part-79ed22f6b1.js" with { type: "file" };
import file39 from "./part-7a3c6561ec.js" with { type: "file" };
import file40 from "./part-8196b9a7a8.js" with { type: "file" };
import file41 from "./part-8a74975172.js" with { type: "file" };
import file42 from "./part-8ee140443b.js" with { type: "file" };
import file43 from "./part-93195de95e.js" with { type: "file" };
import file44 from "./part-938915306d.js" with { type: "file" };
import file45 from "./part-949583b4a3.js" with { type: "file" };
import file46 from "./part-9caa611487.js" with { type: "file" };
import file47 from "./part-9ec9fa83fb.js" with { type: "file" };
import file48 from "./part-ac72bc12ea.js" with { type: "file" };
import file49 from "./part-b070cdfe71.js" with { type: "file" };
import file50 from "./part-b09772f789.js" with { type: "file" };
import file51 from "./part-b09fc88056.js" with { type: "file" };
import file52 from "./part-b996d08dfa.js" with { type: "file" };
import file53 from "./part-bd679faaee.js" with { type: "file" };
import file54 from "./part-c390bde815.js" with { type: "file" };
import file55 from "./part-c587903160.js" with { type: "file" };
import file56 from "./part-c5bd54757b.js" with { type: "file" };
import file57 from "./part-c7dafeb9ec.js" with { type: "file" };
import file58 from "./part-cab23d63f1.js" with { type: "file" };
import file59 from "./part-cb6cd0a042.js" with { type: "file" };
import file60 from "./part-d38906f2ab.js" with { type: "file" };
import file61 from "./part-d446544e56.js" with { type: "file" };
import file62 from "./part-d4b9128131.js" with { type: "file" };
import file63 from "./part-e20f46691f.js" with { type: "file" };
import file64 from "./part-e54cbe82e8.js" with { type: "file" };
import file65 from "./part-e5be4b5e9a.js" with { type: "file" };
import file66 from "./part-f1434532be.js" with { type: "file" };
import file67 from "./part-f18fea75cc.js" with { type: "file" };
import file68 from "./part-f45b155cf5.js" with { type: "file" };
import file69 from "./part-f7b99f8981.js" with { type: "file" };
import file70 from "./part-f99e5fa091.js" with { type: "file" };
import file71 from "./part-fe9579da29.js" with { type: "file" };
import file72 from "./studio-024681bb9a.css" with { type: "file" };
import file73 from "./studio-5088c4654b.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-0f00a1254a.js", path: file0, bytes: 6864, integrity: "sha384-/Jr0hlSb61gSNQG4FY0jEq1EuyH+o8iyqBgqgh9frZZIWfCKrfNxrVptV3bpwm6/" },
  { name: "book-6fb10c14e9.css", path: file1, bytes: 11597, integrity: "sha384-tPf3yHBk+ofoqoeReBvhX7Dl7sd4Sb4NUegjMBQke9dgDz2o7h2ILQqrXZDXZ0Y/" },
  { name: "console-42fa609676.js", path: file2, bytes: 21659, integrity: "sha384-XQ5eiM0J6i3BQ1nC/YYbK2cp0xM4/IcICf7crHhcuZBN3K745r9bYgHtCLTkmyh2" },
  { name: "console-c7a625a554.css", path: file3, bytes: 56476, integrity: "sha384-vaRs93bYhcMOCrwAzJAISTWwXtyiwQ5qBKMEHW4hrwcFs3vgYKmk+Ji6kek3AJ9y" },
  { name: "part-021e1b841d.js", path: file4, bytes: 3846, integrity: "sha384-oyPPZG5i/V+q6G3CTn00qrbeCX8vxNWc2KC1yeP8cefdHWKhuAM/hzyYdQNVbjrX" },
  { name: "part-02c9e0c627.js", path: file5, bytes: 6624, integrity: "sha384-bgLKvRVE7S8l3B8TW7cgVpRJYoxXS7KPOWZ2tMJr+W6w1/1euIVFMFZllKudo11y" },
  { name: "part-0505641c49.js", path: file6, bytes: 913, integrity: "sha384-8F5vQtDK/ofH/cJXM9v0lq23hq6uwc9lOOprRq8QSTMfiAKxRCJsRudpC0+ptzMo" },
  { name: "part-0c66e80e57.js", path: file7, bytes: 306, integrity: "sha384-9jKqEnID4TgsS27USsxV2I69eRIhxjbtrZQqteG5hHMhN+8VyeIXjHd1fsue6GGW" },
  { name: "part-0f0667d1c0.js", path: file8, bytes: 62063, integrity: "sha384-FYANQRAZTG+UwazJLD2Gh83NSP+bS22B7b3871wiq1Z1ymCrUts99h+P/e8gugHe" },
  { name: "part-1b53f10ef2.js", path: file9, bytes: 31685, integrity: "sha384-nUJJlU359gtlz3P+q2UHBDztKW2QvsrFHSuq/KoYOGeTs6+cwTt7DCWXxZU/E5bb" },
  { name: "part-1ca2b32337.js", path: file10, bytes: 796, integrity: "sha384-MrKAEwkIRpyX+QE/+Dpmbm68/T8l2S0AM8tjlLVTlbMj5M8N3MpoBXoANW01Kwdh" },
  { name: "part-1ef9548897.js", path: file11, bytes: 381, integrity: "sha384-vPpHzOQqyXfxYd/HRc6sMvKJL/UDK4vFD1Qvar6ND4DcjXemdMzSYL0tsKGSIa1R" },
  { name: "part-25123559d0.js", path: file12, bytes: 47542, integrity: "sha384-nv8Hp7TpjwPG08AaI4K4HxwM5Ld89TTWE1HsHSet9KCPHNIwpq9H9Wiuvils6uoc" },
  { name: "part-252942e7eb.js", path: file13, bytes: 20631, integrity: "sha384-vw2Fi2FLvfEaANzPwXlZ/RT0PtcqymPvwj9sK2/Wcin/x9VrB3xTJH2jYYanhQSy" },
  { name: "part-28786a41fa.js", path: file14, bytes: 1647, integrity: "sha384-zkbtt8IA2/J2J1uRX6o55VY+oPPVWkyDEd9Di6C8W5slV3eWtm8YWjTmFG8p13cg" },
  { name: "part-2a10252bbd.js", path: file15, bytes: 2720, integrity: "sha384-f+ErfnUvRla5ILj/QSfrSKcrfARzPPY2akEDe10Go2I50KD0YJFvFtM5qP+yZO0X" },
  { name: "part-2b6f6e4a90.js", path: file16, bytes: 3415, integrity: "sha384-octw/uIhoEpKkrRllO00tbT2oE2elc/E6ueitwMQUFYt/4i6g6odfNG1x9aILbpM" },
  { name: "part-2d8dade924.js", path: file17, bytes: 3356, integrity: "sha384-Ti+Q0RwVWM8okGmZv508FfE3qcuvS8wy7b/GOr8LT+JL/sQCs66UNaZ+f4ueCrwQ" },
  { name: "part-2e3d1e51d5.js", path: file18, bytes: 23923, integrity: "sha384-YdnF4t3GYCcdkM4nlEBqAHZZ+p/uoSePiGLbiamSWcbbAO/CWgWldbjxza582nwP" },
  { name: "part-2e73ab6cbf.js", path: file19, bytes: 461, integrity: "sha384-9q3d/VFOQBUyxkE4Ui9WrtfhdzokmN1ngiFk959m+2FNFAkf/hlcIq2qSNIHXZvE" },
  { name: "part-3225b81dce.js", path: file20, bytes: 7399, integrity: "sha384-lXDWJxkOBQyS23NEf1BPxdkAKTh+jsb6GyYlw4wWW45ByWVmfaLTiSv9JujMkvbY" },
  { name: "part-3521ae75e3.js", path: file21, bytes: 5322, integrity: "sha384-ovimia6ya0kGq3DKFb93rVLYSSVNWWOdKAR7eFy0wPnAE8OlVJIRH4W9iv12EHvp" },
  { name: "part-3a722e967d.js", path: file22, bytes: 2902, integrity: "sha384-5t9vHkFiI1Oa6kXfDWzmYoCK02u9TcAl2aCKRz2SvNpCp6n0gyBLHoXdyIQ9wRtH" },
  { name: "part-3f33357376.js", path: file23, bytes: 743, integrity: "sha384-7RJatbeAk44N4L/wB2Zpup/t+XpU+MwdUQUipwL4u66cou9cmvFO7c3h099vCmf5" },
  { name: "part-3f83ed1dcd.js", path: file24, bytes: 391, integrity: "sha384-oxvNK7hKa8JrAVTG2fK33M4169MoqHTwxvyPFxgp70kzcpG3wR2fPdmQbHmY34Hw" },
  { name: "part-40e6cbc517.js", path: file25, bytes: 561, integrity: "sha384-IJtYvgF0cOcaAjBldFD6d/MBDMg6UWKBbrx6pZ3aNVCQU4FV3CKjBALQa+lIexes" },
  { name: "part-4256d81f6e.js", path: file26, bytes: 616, integrity: "sha384-htChdtPrbdZL++Byrk6tVxr6XeVPiiwqQrqV0GGEqgnqrVjaXkDKVXmfX6vO1suK" },
  { name: "part-43d411c2db.js", path: file27, bytes: 894, integrity: "sha384-Ha44llINq9YcW7axqNu1UJzGC3+nDnwKX7G0tmLvqnKzYyIfw0/TllhzuQCa+6/t" },
  { name: "part-4946d301bb.js", path: file28, bytes: 488, integrity: "sha384-m/Ou2Su5pCrKn+SD0SAzahs3BVTnOLSJXCn34VrRO4eDEopZDciZhDb6xNZwD3nD" },
  { name: "part-527d2ac7a6.js", path: file29, bytes: 24351, integrity: "sha384-rTINHZ0Hw9oxAsCzPDYqVR3Ct9fryXjWk9EVjQFrEjlMxyaSK1ONJl5O6W9hv+Rj" },
  { name: "part-539e1d3147.js", path: file30, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-53e8cf195d.js", path: file31, bytes: 4933, integrity: "sha384-xpZj2V4D7SSjFFwfYu7LqoX9dIO2s/z93npWdEAG1BKLouc9waJDvFFUhcVOTx+/" },
  { name: "part-558a5b620f.js", path: file32, bytes: 2203, integrity: "sha384-maHtsKuBhfLheRplBtpXly4jngtiSB2zjtM05Ax6omtZWhLl7rv3gYp/+YNcWWqu" },
  { name: "part-56dc5ad13a.js", path: file33, bytes: 1161, integrity: "sha384-W6oHbTz0ZS7RwklonraRGKtL0QmH7cPxwebSFlzoZi8ibYysNUU6si9kHI0sn0E5" },
  { name: "part-71d0a4ecbd.js", path: file34, bytes: 9567, integrity: "sha384-0K/e3y0BNvfPmg8jmbY6+hn8+RrECkcYaLYB/XVm4Yrnn+V35qy2ovJ3V9DohzqX" },
  { name: "part-7279bc9ee6.js", path: file35, bytes: 582, integrity: "sha384-z2wC11Q7g06QcLo1nDNlt5ao0eSFVy7px0o1WARWMixPvXaKDfMjeNYUnq4kQI0h" },
  { name: "part-72bc3595e1.js", path: file36, bytes: 4797, integrity: "sha384-5BeiussWnmK4ByHkjTQKGfjD9/AIYxuioL7XBcHkL5EZ/XQvXka9IEFSHd33hpbp" },
  { name: "part-762aa77923.js", path: file37, bytes: 25571, integrity: "sha384-+hVEjef5Ak3qClvLkTyEGMJ3IeJvwMQKmDLYLiBbH3ebT83nCQMr1ilG8Fb6x5gK" },
  { name: "part-79ed22f6b1.js", path: file38, bytes: 3961, integrity: "sha384-DzzNeTHayt7XNnNXLHrA/VsrowILIhFTQX4PW7o1ofmt+qCfAPi3gkJgzf03bUGV" },
  { name: "part-7a3c6561ec.js", path: file39, bytes: 547, integrity: "sha384-eQrghIHXumkS1rf4jr8qA/Ekd7ASBPV/qObSGX282ks4hsyoqeJuZtqoeS72gQ3q" },
  { name: "part-8196b9a7a8.js", path: file40, bytes: 17596, integrity: "sha384-pdDNi8Qu7zIaGDRcD7DkQu8DP7CYFiEnUaO15ZizxiNRaraqZEo9SJZ46x/Nvp84" },
  { name: "part-8a74975172.js", path: file41, bytes: 706, integrity: "sha384-dhjsRBJci7RxU08OIa7zV5+HsdcThSGpoBCJ/OmXdDUrnFGg7kef36/KpPGlxRvp" },
  { name: "part-8ee140443b.js", path: file42, bytes: 414, integrity: "sha384-cx8h14Xi5ly9iThiLEjyHyIg6MkN1qe6bB3O8UV6U8N47ybLfLHdm7FRL6+i/FFz" },
  { name: "part-93195de95e.js", path: file43, bytes: 4198, integrity: "sha384-yNfkzin7ry+oBzQUyGiS4iF9ty4JcsLd4XGzXVh0Qxp0nWAcJIX44cpMhtblDpLb" },
  { name: "part-938915306d.js", path: file44, bytes: 45180, integrity: "sha384-ZFh9AuVgmpEiN3mwGCazvSRZ+gvxbRKCrdmOXI+vfERrzICxbivZljWzjIqKXwUS" },
  { name: "part-949583b4a3.js", path: file45, bytes: 6882, integrity: "sha384-CBPvEYtfZkXWJ9mQlczVoKKWqKe8Sh4i+9aFKNVB2Ji337NNeVD7EYCR5/htb4Vl" },
  { name: "part-9caa611487.js", path: file46, bytes: 548, integrity: "sha384-2Dy4z+zG3JfS/8Zwu5ItqBeripP0idufuLtx+XaHpMq1HyVs5H7tmEoZzGV1vwXo" },
  { name: "part-9ec9fa83fb.js", path: file47, bytes: 2739, integrity: "sha384-8tkT8ipvczV/rYTGoMThWDQWU7UfH3JvpOXyjRmYcDho1hslL/YfbKn57axW6cvD" },
  { name: "part-ac72bc12ea.js", path: file48, bytes: 1144, integrity: "sha384-+gGah78lgYmdTOGXSUmuaeLRkqMeO/5wu3ir5EYf3oJQxtboVkMfoMxbzhJ7NpHn" },
  { name: "part-b070cdfe71.js", path: file49, bytes: 732, integrity: "sha384-3xpbprHzKKtNnEwG4mwViVxcNXdVT53K20miwEyNvF33w4QNnunxOXembhPXzWE0" },
  { name: "part-b09772f789.js", path: file50, bytes: 14407, integrity: "sha384-csYVwClrqW31MFYdcUegWBIddvxSpbZ7Fs+ma1Th6ZcI8mmx8u8u74oRVnf24QVX" },
  { name: "part-b09fc88056.js", path: file51, bytes: 1104, integrity: "sha384-47ULD3g8qpU7SQcB3S0s1ccn4BdITboL5qBDkoLxvUvfkvt9r79Y71V3+WFPFRdO" },
  { name: "part-b996d08dfa.js", path: file52, bytes: 764, integrity: "sha384-VOB+CE0TfzYJXpsns1kWnnf143wgti8fVs6Fhpj9V58OPW78omiAA7XFLbs2GQVo" },
  { name: "part-bd679faaee.js", path: file53, bytes: 506, integrity: "sha384-Zcs7zmSEY9rxPRd35S8hsVZ67JBthQDmEt4ic4ehwoFtvGVIgQ5lZhZ2gJ7m3UYz" },
  { name: "part-c390bde815.js", path: file54, bytes: 577, integrity: "sha384-rXee+WZR+n6KQF27oWYwwlfFKOIKkvLAvbFnzjGPoMgvAHHiP0pQl0V9jEk6SNqG" },
  { name: "part-c587903160.js", path: file55, bytes: 1369, integrity: "sha384-o/tqrgOrvf3KmU8aksT1xLGM2XhvWFtYKgdtex+5sqk12OxS73dx14hhOpkBt6pw" },
  { name: "part-c5bd54757b.js", path: file56, bytes: 809, integrity: "sha384-j6NUJXbaroHAfy/qU2uQv/7NajAm3VRj8769Ss/rJb9l26kbnDcWfXSFObV0FTVr" },
  { name: "part-c7dafeb9ec.js", path: file57, bytes: 7252, integrity: "sha384-oHak4GXLvULLykjsET5yIddYnMKiSaDGP0nHAKBV1OgkvahPH/8VIAGZYatPm/oV" },
  { name: "part-cab23d63f1.js", path: file58, bytes: 923, integrity: "sha384-eipIv/YNzmxL7KDigxvcbx0IUuQO5DxUhuyM/cGwe3eV39sdMLsoFavF7sTJoZ7J" },
  { name: "part-cb6cd0a042.js", path: file59, bytes: 4344, integrity: "sha384-viWlLDXzuOgTzmQLcyBSGl4O795ur/rCdrTtxxle4XDtW6IrJ6byR6Oq2fsE16PV" },
  { name: "part-d38906f2ab.js", path: file60, bytes: 484, integrity: "sha384-iyJl0KytONSnRtjQVlMH0mnDqiQUMsq8fUmnKq+v3FNE6lJDrKYM9gHTpCDeHN0A" },
  { name: "part-d446544e56.js", path: file61, bytes: 2416, integrity: "sha384-SFFs1A9J8Kls/fDlpMQ9L47riP9F8OSmFrhYrRO3NndsokRQup8jGiSaAv44UE0h" },
  { name: "part-d4b9128131.js", path: file62, bytes: 922, integrity: "sha384-WYEH109kHnTEJ1f5B6HOLwZPggOgto9piTtJCCkHOa4sOHiDDVy0IBMDexlDIrdM" },
  { name: "part-e20f46691f.js", path: file63, bytes: 7170, integrity: "sha384-td9zWrBmL9OncOmvVGXLvIAbORCjCbhHNMyLQ+RxKLg7SQJD+UjMDscpuSeSIPqQ" },
  { name: "part-e54cbe82e8.js", path: file64, bytes: 1622, integrity: "sha384-HZvAXqUmQliKtK6Xcz1aLHZ/eDQi/ZayjdMeKWjZnXb0mWW7zzouuX9d5p32TpBF" },
  { name: "part-e5be4b5e9a.js", path: file65, bytes: 4547, integrity: "sha384-A2vmq6Yp/Ua9qDGhLmGveevHzjbq8M4CfpknWHkhz8ZQtgYN2fvpgByZYAsVPoPy" },
  { name: "part-f1434532be.js", path: file66, bytes: 8844, integrity: "sha384-kx2p/w5eDqCNYhJtSbgg8EKkVjRtiWK0LFKFHzbplrZnY+DblzDeSD+cenHkx/6Y" },
  { name: "part-f18fea75cc.js", path: file67, bytes: 2323, integrity: "sha384-Y64SKjR1t0PDQn+KF0tPXS+9IkTeoOdn+k09g3IG942CzwwIOw9662oM5sanct4S" },
  { name: "part-f45b155cf5.js", path: file68, bytes: 498, integrity: "sha384-JaDmABZGfwppWwmy3zTZE66Z9JT4jUUV3hQCdTuqBIqs2OP4xexKQ9j9AQdYMte7" },
  { name: "part-f7b99f8981.js", path: file69, bytes: 64475, integrity: "sha384-ZqsefrxYQV76V+e1ko01SglONqGgCTO6l4eP3KgupZfmy1thD8I6cF4+b3Umsku2" },
  { name: "part-f99e5fa091.js", path: file70, bytes: 136, integrity: "sha384-wkIvpTi7mMR43vxAKnZDLgROBNO0Sm5gWVTIW/u+D2KLyoZ/Qis0PKBeO3sCM/Fv" },
  { name: "part-fe9579da29.js", path: file71, bytes: 1605, integrity: "sha384-rWvOTpgp0dNUDt2PjLTMSQlMUmCEfafPnYnDMmaDwsgD0za+Q9RDol8RYmBRSgkz" },
  { name: "studio-024681bb9a.css", path: file72, bytes: 25012, integrity: "sha384-HxGPTGrkIfRtLf7XOv2/Y8TLn1VDRvUfStgXnFyeukWkECrZFjnYZNymNrfZN3tB" },
  { name: "studio-5088c4654b.js", path: file73, bytes: 7649, integrity: "sha384-s35DVMTM54hNGR3uPVaejdRVwggzrmqf6yY+ussdnteWkXHfltMMidvRkmkmFgX+" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-5088c4654b.js", style: "studio-024681bb9a.css", preload: ["part-0f0667d1c0.js","part-25123559d0.js","part-2a10252bbd.js","part-2e73ab6cbf.js","part-40e6cbc517.js","part-539e1d3147.js","part-8a74975172.js","part-8ee140443b.js","part-b070cdfe71.js","part-f1434532be.js","part-fe9579da29.js"] },
  console: { script: "console-42fa609676.js", style: "console-c7a625a554.css", preload: ["part-0f0667d1c0.js","part-539e1d3147.js"] },
  book: { script: "book-0f00a1254a.js", style: "book-6fb10c14e9.css", preload: ["part-539e1d3147.js"] },
} as const;
