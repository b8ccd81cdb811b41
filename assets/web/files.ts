/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-0f00a1254a.js" with { type: "file" };
import file1 from "./book-6fb10c14e9.css" with { type: "file" };
import file2 from "./console-043214a00a.js" with { type: "file" };
import file3 from "./console-c7a625a554.css" with { type: "file" };
import file4 from "./part-013e996b13.js" with { type: "file" };
import file5 from "./part-04963073ba.js" with { type: "file" };
import file6 from "./part-059458f6d8.js" with { type: "file" };
import file7 from "./part-06bb11f342.js" with { type: "file" };
import file8 from "./part-07d4b084d4.js" with { type: "file" };
import file9 from "./part-094c823f9f.js" with { type: "file" };
import file10 from "./part-120cb5746c.js" with { type: "file" };
import file11 from "./part-1eddf105a1.js" with { type: "file" };
import file12 from "./part-21e940d200.js" with { type: "file" };
import file13 from "./part-23c8e4aa75.js" with { type: "file" };
import file14 from "./part-2411442b2e.js" with { type: "file" };
import file15 from "./part-33193fbddc.js" with { type: "file" };
import file16 from "./part-3351f0011b.js" with { type: "file" };
import file17 from "./part-33603bfbdb.js" with { type: "file" };
import file18 from "./part-34d30fbd01.js" with { type: "file" };
import file19 from "./part-3e5b46f6fe.js" with { type: "file" };
import file20 from "./part-4192982556.js" with { type: "file" };
import file21 from "./part-4556e397d5.js" with { type: "file" };
import file22 from "./part-45a28442b4.js" with { type: "file" };
import file23 from "./part-4e3bc806ed.js" with { type: "file" };
import file24 from "./part-514eea2639.js" with { type: "file" };
import file25 from "./part-538106357b.js" with { type: "file" };
import file26 from "./part-539e1d3147.js" with { type: "file" };
import file27 from "./part-53ec5cbe3d.js" with { type: "file" };
import file28 from "./part-58b5a4bcc4.js" with { type: "file" };
import file29 from "./part-5ce13a08e7.js" with { type: "file" };
import file30 from "./part-5cea8f008c.js" with { type: "file" };
import file31 from "./part-5d096811b3.js" with { type: "file" };
import file32 from "./part-5f93160962.js" with { type: "file" };
import file33 from "./part-60d4bddd61.js" with { type: "file" };
import file34 from "./part-64d9973ba0.js" with { type: "file" };
import file35 from "./part-69a5c40177.js" with { type: "file" };
import file36 from "./part-6a19e4400c.js" with { type: "file" };
import file37 from "./part-71b185800b.js" with { type: "file" };
import file38 from "./part-74a966fae4.js" with { type: "file" };
import file39 from "./part-77003befac.js" with { type: "file" };
import file40 from "./part-7a3c4132bd.js" with { type: "file" };
import file41 from "./part-85263db6f6.js" with { type: "file" };
import file42 from "./part-8698c522b8.js" with { type: "file" };
import file43 from "./part-89e19254a5.js" with { type: "file" };
import file44 from "./part-9023d15418.js" with { type: "file" };
import file45 from "./part-97ecde2c17.js" with { type: "file" };
import file46 from "./part-9bb1755950.js" with { type: "file" };
import file47 from "./part-9c22ed679b.js" with { type: "file" };
import file48 from "./part-9c5652055c.js" with { type: "file" };
import file49 from "./part-9d1df451e1.js" with { type: "file" };
import file50 from "./part-9da20033ff.js" with { type: "file" };
import file51 from "./part-a188f887fe.js" with { type: "file" };
import file52 from "./part-a8a8a22ac1.js" with { type: "file" };
import file53 from "./part-a9179a353f.js" with { type: "file" };
import file54 from "./part-af148611a0.js" with { type: "file" };
import file55 from "./part-b6368b2e44.js" with { type: "file" };
import file56 from "./part-b78ff5eedc.js" with { type: "file" };
import file57 from "./part-c28d2e78c0.js" with { type: "file" };
import file58 from "./part-c40fe1bad8.js" with { type: "file" };
import file59 from "./part-c637b9d1cf.js" with { type: "file" };
import file60 from "./part-c9537b0c88.js" with { type: "file" };
import file61 from "./part-ca4071df35.js" with { type: "file" };
import file62 from "./part-cd160cb895.js" with { type: "file" };
import file63 from "./part-ce6566d59c.js" with { type: "file" };
import file64 from "./part-d3777be59f.js" with { type: "file" };
import file65 from "./part-d93bdecfe3.js" with { type: "file" };
import file66 from "./part-da7c63046e.js" with { type: "file" };
import file67 from "./part-dcd16b2619.js" with { type: "file" };
import file68 from "./part-e83c87a048.js" with { type: "file" };
import file69 from "./part-ec90bdb757.js" with { type: "file" };
import file70 from "./part-ed421397c6.js" with { type: "file" };
import file71 from "./part-f35eb64925.js" with { type: "file" };
import file72 from "./part-f4a7d40213.js" with { type: "file" };
import file73 from "./part-f76b6d71dd.js" with { type: "file" };
import file74 from "./part-f77344e371.js" with { type: "file" };
import file75 from "./part-f8c04adb2d.js" with { type: "file" };
import file76 from "./part-fd53c327a5.js" with { type: "file" };
import file77 from "./part-fe5305eec2.js" with { type: "file" };
import file78 from "./studio-024681bb9a.css" with { type: "file" };
import file79 from "./studio-730e49947e.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-0f00a1254a.js", path: file0, bytes: 6864, integrity: "sha384-/Jr0hlSb61gSNQG4FY0jEq1EuyH+o8iyqBgqgh9frZZIWfCKrfNxrVptV3bpwm6/" },
  { name: "book-6fb10c14e9.css", path: file1, bytes: 11597, integrity: "sha384-tPf3yHBk+ofoqoeReBvhX7Dl7sd4Sb4NUegjMBQke9dgDz2o7h2ILQqrXZDXZ0Y/" },
  { name: "console-043214a00a.js", path: file2, bytes: 21747, integrity: "sha384-9ZF7GJPnzGAVWyxpnLJcnfVVoIaQCGrHkj29+uTO2Yk/Z385c8MX0APdF5vkSSSi" },
  { name: "console-c7a625a554.css", path: file3, bytes: 56476, integrity: "sha384-vaRs93bYhcMOCrwAzJAISTWwXtyiwQ5qBKMEHW4hrwcFs3vgYKmk+Ji6kek3AJ9y" },
  { name: "part-013e996b13.js", path: file4, bytes: 3356, integrity: "sha384-lqt3pYGaA7l22o7rZZ1EmU7Rmx0BSoRa6rdtzdX/HUt5MiQGgAGGSFHvILrHswgu" },
  { name: "part-04963073ba.js", path: file5, bytes: 1144, integrity: "sha384-fled7aXVKrHtS5pmWqkEDjCP/eNpCd4sr3Gif/HlSYgawBMiM2UzwoWRWQ+K0bUd" },
  { name: "part-059458f6d8.js", path: file6, bytes: 31703, integrity: "sha384-9JBoT8vLAeOe4wHza2OPJJXyM6VdyT51H/5ND8X3QVgC8QGOiqhnFNErQWRmtww4" },
  { name: "part-06bb11f342.js", path: file7, bytes: 920, integrity: "sha384-9hjN4YPcCBdwjnAbt01cw/B+2vp+y+phMPTNVx0aal6YY+hGgA8//3xkUSnGLHde" },
  { name: "part-07d4b084d4.js", path: file8, bytes: 61998, integrity: "sha384-T0v/oRrnKfiINRs1OvNHoGG/PSjEXLV3lvCcKeWe8LZ/i46OQaQtFGpD6I9KIqUd" },
  { name: "part-094c823f9f.js", path: file9, bytes: 7170, integrity: "sha384-R8xbN6ghqAsbnWWVJqvXsk9qyRIiw/afiVsgfUt+2zsgBW8zoOQnxkpmvCLgL05A" },
  { name: "part-120cb5746c.js", path: file10, bytes: 484, integrity: "sha384-znuusxhZwkdm1s7bGmPmGmF4ujp1p3tAZr6FXXcGp2XSUJF7egDAEvtjll52zKMy" },
  { name: "part-1eddf105a1.js", path: file11, bytes: 2387, integrity: "sha384-lAj9Ka1myXBP8a1RH6SK+TTOSTfjKwwxchj4RmYjcPAnGwSItEVkI0cB0tk3AM9p" },
  { name: "part-21e940d200.js", path: file12, bytes: 2744, integrity: "sha384-0j0Rg08OKtDnt1NOdYqqOu8wUHjB8f1BhlpQ/f5BTsKYemIGGdN0NK5BhnYLXD7H" },
  { name: "part-23c8e4aa75.js", path: file13, bytes: 2323, integrity: "sha384-10HGLDDfC1hkoWCkj71nzFMrILo9Cy9zs8npvToSBkSJ2U+/rcibuxac9wM4Qotg" },
  { name: "part-2411442b2e.js", path: file14, bytes: 582, integrity: "sha384-MPCl4JrnEjgRuiK3b9bEXxTNZExPWlPwocZhmSGjIxd/+g6Ug000rL2W0L6n98Fk" },
  { name: "part-33193fbddc.js", path: file15, bytes: 6994, integrity: "sha384-5QLHYx3t82d6y1yg5g4Ivm7LWfelIfZLfw5aMmGaYnQhghuCTi3LAtJITw6lNTmJ" },
  { name: "part-3351f0011b.js", path: file16, bytes: 796, integrity: "sha384-PlAN9qOaiy7qVyHbBTvfEzk9F1wMoTDwg5dY1Bl14ShELD+tpXGl7oaYCiftvTg3" },
  { name: "part-33603bfbdb.js", path: file17, bytes: 391, integrity: "sha384-2ZyME4V9emiyM0iJNLZPxbpGUuv95d2qkxLvUMpfoB5eS/t+MGPMpArQuXetloK2" },
  { name: "part-34d30fbd01.js", path: file18, bytes: 913, integrity: "sha384-z5JYY7QM0stlMSHVbLwmqjH3+/Ug/3VUNZLOrzEtiyi4IjW4viHs7DRdXIFG9Coc" },
  { name: "part-3e5b46f6fe.js", path: file19, bytes: 488, integrity: "sha384-AvEQHzuKa4cwN1E4rrE8x6BWf0TSM1ZreATR+ts+orRuWWe0UyURQ2758mGdZbcU" },
  { name: "part-4192982556.js", path: file20, bytes: 487, integrity: "sha384-O91v5hoErIEdnlP6a6gqeL/hsUcmVix483XIs2eosDTw60kWMUCaPiAxDYSQAubF" },
  { name: "part-4556e397d5.js", path: file21, bytes: 8958, integrity: "sha384-OR8PWGNRIfg97UDA1et+yI7a2zyEOdvKIlELat8BLTkdHi7b1KBzneTMAJN9SW6v" },
  { name: "part-45a28442b4.js", path: file22, bytes: 45214, integrity: "sha384-5ROpWmojfcw0bybVpbeLgCvaacTKb0u93DCUuhfacKwSa3NcxrJi5BYGbAOS3c4I" },
  { name: "part-4e3bc806ed.js", path: file23, bytes: 7399, integrity: "sha384-mxOnozSUh9HDr2H/UQSpGSZM29vQUkJtnlcGhw12t7rOpAL4/lwwfOLYc9qRHpZA" },
  { name: "part-514eea2639.js", path: file24, bytes: 3961, integrity: "sha384-yTW7jxWGGK2RleVNcTZVgF2t+0HUiNjQ6sb26YSXflulPFONaiFXxF97hvdWjj32" },
  { name: "part-538106357b.js", path: file25, bytes: 3875, integrity: "sha384-OGn2tyW9+3TafMCsLN5EOd6zivezbhZG1tVTOwHWHvQ1vM7a3xyuN7fFU1t9Bj7+" },
  { name: "part-539e1d3147.js", path: file26, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-53ec5cbe3d.js", path: file27, bytes: 616, integrity: "sha384-BeFZ7dtRN7wN0xCNNPtwmC8lkrvcZFMKpO9SujLf3bsXmpGJEs98wi28Xa+RdcQP" },
  { name: "part-58b5a4bcc4.js", path: file28, bytes: 381, integrity: "sha384-EcgGeBslfNiIQCzShrdOEFVGNMDlW1T+PCH1kmbnM1BE77OXW+hsthbuxVJj2wOG" },
  { name: "part-5ce13a08e7.js", path: file29, bytes: 4576, integrity: "sha384-L9wy6n+OY+kdI6wgoVf/qgCcU85stM/PCPqA35avQ8Old/RooCvQYeH3WVSCW1a3" },
  { name: "part-5cea8f008c.js", path: file30, bytes: 64331, integrity: "sha384-rERU1h5Nze+o+81F8Z6BJho1laxRl21zRByTdSCMC4HaxqS6UHwprxuEfKvrXZrI" },
  { name: "part-5d096811b3.js", path: file31, bytes: 2203, integrity: "sha384-d95H8Ir2dZkmJzmikrzrsncgPTqRyXnlUG57QA+cTLTVmxwGGjKm8HcE4CqIyECC" },
  { name: "part-5f93160962.js", path: file32, bytes: 24963, integrity: "sha384-kqM4fDG3SB2cp+8eFp+wJou1gLFhUZI00wNkWWkb1BdG3TvnFY0MDhpXkrZKfJ1j" },
  { name: "part-60d4bddd61.js", path: file33, bytes: 4933, integrity: "sha384-Uj359TpytlkI6Ytuybm+J1aVBLv9NptXbvXbAGjBRijK20V3U9BFjSv4TrvE/LgP" },
  { name: "part-64d9973ba0.js", path: file34, bytes: 7252, integrity: "sha384-zPVFziav6tmJn+lVtwiAbRBlSg/A/xAnwrSg8K5/Aa8M6M016GAYMdEM2R5SAFkg" },
  { name: "part-69a5c40177.js", path: file35, bytes: 4198, integrity: "sha384-bgSGIoaNPwuD9LNWCfbusHM0/0RJ/KvK/Uy5I9PgHfud8vj3mDy4LoNalyBVDT/o" },
  { name: "part-6a19e4400c.js", path: file36, bytes: 45013, integrity: "sha384-vpWX2Qzf+AqhLQUdlZHmDyiyYP6rgZqs0IBJNfEKToIC5ihWkejncd8aeYIEzgDw" },
  { name: "part-71b185800b.js", path: file37, bytes: 370, integrity: "sha384-vCqUYlRo2IJoCpiHp0veHn6GBGZz7XwKIfeIbXTsXGmpkO9bW3O3cXoD1Xni7+eC" },
  { name: "part-74a966fae4.js", path: file38, bytes: 706, integrity: "sha384-UkfiwFeTGPVSYuKlUkuc+d9Pb0wVQuLk6RgB4gE2jiXwB9qSKsNNo7JBifpbuLbV" },
  { name: "part-77003befac.js", path: file39, bytes: 1605, integrity: "sha384-VAPY94drUsbo979yenpD/p46m1VqB8yYmHDoCFSbKSP35NZRmMttQfLYwc4Xe2SK" },
  { name: "part-7a3c4132bd.js", path: file40, bytes: 461, integrity: "sha384-e0Yx3ITuRS1/MfDO0BuN5sAmYkez/pQmUrKpVln2o+KZhK++BND61HUJyMcC+8Ge" },
  { name: "part-85263db6f6.js", path: file41, bytes: 743, integrity: "sha384-D0guGOreY0gOkCvYBJ2T2CDRs3tdgcEwlDzW0qgZ53KqrZJc2HPpOQciDeqJWea7" },
  { name: "part-8698c522b8.js", path: file42, bytes: 2711, integrity: "sha384-jXfcELeo+H1Q/U7UPff/gSSuNQNc4q1MRZrpOkurS2LlfQTdBkeXhHf/HD+gw28t" },
  { name: "part-89e19254a5.js", path: file43, bytes: 4344, integrity: "sha384-S3eMwMSVJw6X5K/Dn/rIabKoJIm8cihvcl59HgmYCa3uvZRbD3KDWI6rpPYLpgXQ" },
  { name: "part-9023d15418.js", path: file44, bytes: 1622, integrity: "sha384-NNFnra+D3Pt9lXK2KX7JwVOgsDQMC2JMW4WqZNiOsz5SRcA+wnXocRyVRc7uAq+Z" },
  { name: "part-97ecde2c17.js", path: file45, bytes: 4826, integrity: "sha384-yzMAKs6LkX67xcTM10oS9CgkKyDB0bMqQHjTs0JgM/QI+d90zKnORBjLk3+TzxSB" },
  { name: "part-9bb1755950.js", path: file46, bytes: 922, integrity: "sha384-w3e6b5YvIOEfyKrHFeWLzxQZVam2LClh+cehH2ijAMZtttnxrBqgQ50F+f7QmbiN" },
  { name: "part-9c22ed679b.js", path: file47, bytes: 498, integrity: "sha384-5Fr56y+sX5GfQzs39FMII5oYQafrAAxJ/zs16WEhU9YmBxt5/RzfrvnsKNfsf4EQ" },
  { name: "part-9c5652055c.js", path: file48, bytes: 506, integrity: "sha384-1vJXTEBvLddaCZT/IeDNoHjrLe5tj4Rn7nxTx0WXCZlF9RXYqD0MSszEsFfFTsd/" },
  { name: "part-9d1df451e1.js", path: file49, bytes: 18227, integrity: "sha384-BsE0loTHAlfzt005OZ8+5SFdYzUgrCc6w+3pTB/5uyA1bWgcuVqiHW3JpM6ulA4I" },
  { name: "part-9da20033ff.js", path: file50, bytes: 24277, integrity: "sha384-RyyIGgqG1hgPkGUu+DxkCikD8JInvW+fsXH/SpSgkzprhOY/NjUK3TqtApP6K2Xz" },
  { name: "part-a188f887fe.js", path: file51, bytes: 577, integrity: "sha384-WJF+mqKZHLmOypqraOxjvCehk5n/p5q3TCc6dWKy+P7RroryM2HdanSLilqev0mw" },
  { name: "part-a8a8a22ac1.js", path: file52, bytes: 5351, integrity: "sha384-1VpR7o/URD3Th1S7a0zVrSr0Dd5V6lMEuS+4sxxyUSHB42ngC8CdF9wvtdy6+wSi" },
  { name: "part-a9179a353f.js", path: file53, bytes: 2447, integrity: "sha384-mblwU1efFz92qI1FWdSCVJY2kxQG/Ld+7/IT9poIzHiD2KoyNBC9qk6amrhWOQFA" },
  { name: "part-af148611a0.js", path: file54, bytes: 732, integrity: "sha384-cPo+tqZ9LjNEiCZ6tgen1qHpP1eT6eLl+/D3HGWGvYFF/Q9WFcnS3D4I9Nhx8UVJ" },
  { name: "part-b6368b2e44.js", path: file55, bytes: 9060, integrity: "sha384-CbxwWR7o3EBWBQ1wjZ+2hpbi0cS33vV/rOrtCZ26rbWRHBUI1ehSnsAhIBnE2LJf" },
  { name: "part-b78ff5eedc.js", path: file56, bytes: 25407, integrity: "sha384-YX7yhPioRlBUfMrTIsfm9o+8jJZVgPFvkhsZZCpXJSJj0LVgKHPGGLpv81Pyv0wJ" },
  { name: "part-c28d2e78c0.js", path: file57, bytes: 928, integrity: "sha384-vB3OLmt/sA9aq1Wmf97WfBC5Id3T61L8r54TLz+/CUJj52NWeI7+UzfegUWtdJRP" },
  { name: "part-c40fe1bad8.js", path: file58, bytes: 3648, integrity: "sha384-rSiulAqJ4mRVEKFUWuvqkWf5ccAULGPDrmBHiKfaNUVjmW7rAs0Z/xfPgS8Z0YeV" },
  { name: "part-c637b9d1cf.js", path: file59, bytes: 3415, integrity: "sha384-uLxjQrN/fblWoaSpU+Y6iTkFIK5GHGlj0xfHpXqXiWXdHQFwc3YKU4WJncEOfW6b" },
  { name: "part-c9537b0c88.js", path: file60, bytes: 1369, integrity: "sha384-+b9nsKDEDLuHCicTdor3mgEdklLaQ/neiQlLNtgzCWiJ7x11iIkfzJ9O+N8lfLdV" },
  { name: "part-ca4071df35.js", path: file61, bytes: 334, integrity: "sha384-szqBvafclb5DVl7E6cLusnphjH9j7mu7FhrwkNKqtRiBRoI1RWTqP+PYKJKLvQ24" },
  { name: "part-cd160cb895.js", path: file62, bytes: 616, integrity: "sha384-oPZa/i8iFRS8TBfOo3ENaB6wth+4iM7cQuaTCXoVEqZdacFpZagQTOZQBjfN+v1h" },
  { name: "part-ce6566d59c.js", path: file63, bytes: 1647, integrity: "sha384-kabF//KcSr5zSWPzyGeb1IEFLZ7VHmBU7k8zi+TUU8eq7N8zGILCa1LEJi7o6E3f" },
  { name: "part-d3777be59f.js", path: file64, bytes: 306, integrity: "sha384-04XyGqOL0iwshQlLOQCn/2OgRAI1dUjZXlROK7Dwe+Ik7ROdkraorgMhZxucolE/" },
  { name: "part-d93bdecfe3.js", path: file65, bytes: 547, integrity: "sha384-qBms2GHxqqQVQiUttKK0KOM0AT1tzhAe6MmIUALi3MF/oUj3URB6IgVgtipA3sIv" },
  { name: "part-da7c63046e.js", path: file66, bytes: 894, integrity: "sha384-QVeO7dJKAmfrlKBn5CpY/rqDb0+ZLX/1d87AIRsxNVTN7LI55U6GP6hZicsoWa6o" },
  { name: "part-dcd16b2619.js", path: file67, bytes: 14562, integrity: "sha384-n6JByKGJHF1ZIqDz7kH3+PftGqimarHgjnJCCwpD+dzF5O6+gaR5ly7rqWWWJeE7" },
  { name: "part-e83c87a048.js", path: file68, bytes: 17596, integrity: "sha384-VSNJRmQq4kXQzKxlrlXjEYh1/gktsk9HPKZbS0w2UUf67UTEptIG7BwwaMmX5Xll" },
  { name: "part-ec90bdb757.js", path: file69, bytes: 764, integrity: "sha384-ZORvKzqaMxMjAJXlsULZxF9x+baIdLbmx+Nz6fPnjy3Vjun96f9YXCqF8gd0eDdS" },
  { name: "part-ed421397c6.js", path: file70, bytes: 561, integrity: "sha384-wEd7K2aaQvOc2hi5xQwOaEppx4nYZCBONOK95zG4ZqBERgwW75sfXz6wgymQC8/s" },
  { name: "part-f35eb64925.js", path: file71, bytes: 548, integrity: "sha384-54TiCpVqYnpyJfHqH/WchggKnEGGWVcz3ZyqKkI6zgwCfw39gsBpx1T1r6o+qrlO" },
  { name: "part-f4a7d40213.js", path: file72, bytes: 136, integrity: "sha384-37yhg4GSnrhKrUhfyDKROSild/9Ow1c9wxSUsEKq16AcuiG3BWD94s4+pAGB2eJw" },
  { name: "part-f76b6d71dd.js", path: file73, bytes: 6624, integrity: "sha384-9YRbNDBxoc26CnU6238qvOpRnIFoo/exE1pyaBSsPJOulGUa1wzu5K7kJ9ntFSbo" },
  { name: "part-f77344e371.js", path: file74, bytes: 6439, integrity: "sha384-4FbH6frBXAbqMvv2aII5WB88A29lvF3iFPxw7C3grY3SR6oqPw67Cyp0cX/CzWCx" },
  { name: "part-f8c04adb2d.js", path: file75, bytes: 1104, integrity: "sha384-0ZHQlHlZRiNxvFzwQDQlbbcNon8AvLdY8Ck+lATYYwJSuTJ9Akp/gnlkgn96XvSP" },
  { name: "part-fd53c327a5.js", path: file76, bytes: 651, integrity: "sha384-OmS4Hql8adjlhQfyMYBrE2ey1ICWbSDmfPm1ZjM2RXkxb2ydTUtoxIio87O/Nkmf" },
  { name: "part-fe5305eec2.js", path: file77, bytes: 1161, integrity: "sha384-tVqa4Xn36Yp3WaPdbX2sRri5wPRQLMtyzWSbaK1Zv736v1CfxjVeB0lRAO2ARwbt" },
  { name: "studio-024681bb9a.css", path: file78, bytes: 25012, integrity: "sha384-HxGPTGrkIfRtLf7XOv2/Y8TLn1VDRvUfStgXnFyeukWkECrZFjnYZNymNrfZN3tB" },
  { name: "studio-730e49947e.js", path: file79, bytes: 7607, integrity: "sha384-5y+o1/sEjWTnYgxJUcd9WweYZK7hS9ae97RIZI/AhB8lSYdmm6utLUtrY1VfFJVX" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-730e49947e.js", style: "studio-024681bb9a.css", preload: ["part-07d4b084d4.js","part-21e940d200.js","part-4556e397d5.js","part-539e1d3147.js","part-6a19e4400c.js","part-77003befac.js","part-7a3c4132bd.js","part-af148611a0.js","part-cd160cb895.js","part-ed421397c6.js"] },
  console: { script: "console-043214a00a.js", style: "console-c7a625a554.css", preload: ["part-07d4b084d4.js","part-539e1d3147.js"] },
  book: { script: "book-0f00a1254a.js", style: "book-6fb10c14e9.css", preload: ["part-539e1d3147.js"] },
} as const;
