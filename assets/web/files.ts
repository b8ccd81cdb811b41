/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-0f00a1254a.js" with { type: "file" };
import file1 from "./book-6fb10c14e9.css" with { type: "file" };
import file2 from "./console-9061d5822b.js" with { type: "file" };
import file3 from "./console-c7a625a554.css" with { type: "file" };
import file4 from "./part-00de5fe0ee.js" with { type: "file" };
import file5 from "./part-013e996b13.js" with { type: "file" };
import file6 from "./part-04963073ba.js" with { type: "file" };
import file7 from "./part-05225ddc3f.js" with { type: "file" };
import file8 from "./part-06bb11f342.js" with { type: "file" };
import file9 from "./part-07d4b084d4.js" with { type: "file" };
import file10 from "./part-0bc3d895c5.js" with { type: "file" };
import file11 from "./part-0cb6042881.js" with { type: "file" };
import file12 from "./part-0d5d148e4b.js" with { type: "file" };
import file13 from "./part-10c139cd75.js" with { type: "file" };
import file14 from "./part-120cb5746c.js" with { type: "file" };
import file15 from "./part-14e3cbe91d.js" with { type: "file" };
import file16 from "./part-19df492a9e.js" with { type: "file" };
import file17 from "./part-21abd4c261.js" with { type: "file" };
import file18 from "./part-21e940d200.js" with { type: "file" };
import file19 from "./part-22fc7ee3c2.js" with { type: "file" };
import file20 from "./part-23c8e4aa75.js" with { type: "file" };
import file21 from "./part-2628cf477c.js" with { type: "file" };
import file22 from "./part-316abe241e.js" with { type: "file" };
import file23 from "./part-32a78aba6d.js" with { type: "file" };
import file24 from "./part-3351f0011b.js" with { type: "file" };
import file25 from "./part-33603bfbdb.js" with { type: "file" };
import file26 from "./part-3ca37edb0e.js" with { type: "file" };
import file27 from "./part-4556e397d5.js" with { type: "file" };
import file28 from "./part-4c3a31e81c.js" with { type: "file" };
import file29 from "./part-539e1d3147.js" with { type: "file" };
import file30 from "./part-53ec5cbe3d.js" with { type: "file" };
import file31 from "./part-58b5a4bcc4.js" with { type: "file" };
import file32 from "./part-60d4bddd61.js" with { type: "file" };
import file33 from "./part-69a5c40177.js" with { type: "file" };
import file34 from "./part-6a19e4400c.js" with { type: "file" };
import file35 from "./part-732f87109a.js" with { type: "file" };
import file36 from "./part-74a966fae4.js" with { type: "file" };
import file37 from "./part-75b75adb16.js" with { type: "file" };
import file38 from "./part-77003befac.js" with { type: "file" };
import file39 from "./part-7a3c4132bd.js" with { type: "file" };
import file40 from "./part-89e19254a5.js" with { type: "file" };
import file41 from "./part-8ea070be99.js" with { type: "file" };
import file42 from "./part-9023d15418.js" with { type: "file" };
import file43 from "./part-999a0846b4.js" with { type: "file" };
import file44 from "./part-9b4868e1ee.js" with { type: "file" };
import file45 from "./part-9c22ed679b.js" with { type: "file" };
import file46 from "./part-9c5652055c.js" with { type: "file" };
import file47 from "./part-a0456d126f.js" with { type: "file" };
import file48 from "./part-a9179a353f.js" with { type: "file" };
import file49 from "./part-accc0735a3.js" with { type: "file" };
import file50 from "./part-ad159ec27f.js" with { type: "file" };
import file51 from "./part-af148611a0.js" with { type: "file" };
import file52 from "./part-b1dcca16af.js" with { type: "file" };
import file53 from "./part-b50c4f850f.js" with { type: "file" };
import file54 from "./part-c25ef7bf6e.js" with { type: "file" };
import file55 from "./part-c527d544eb.js" with { type: "file" };
import file56 from "./part-c9537b0c88.js" with { type: "file" };
import file57 from "./part-ca4071df35.js" with { type: "file" };
import file58 from "./part-cd160cb895.js" with { type: "file" };
import file59 from "./part-d3777be59f.js" with { type: "file" };
import file60 from "./part-d531bd4464.js" with { type: "file" };
import file61 from "./part-d93bdecfe3.js" with { type: "file" };
import file62 from "./part-d9f653f237.js" with { type: "file" };
import file63 from "./part-da7c63046e.js" with { type: "file" };
import file64 from "./part-dcbf66fa63.js" with { type: "file" };
import file65 from "./part-df380e40a1.js" with { type: "file" };
import file66 from "./part-e47d32ad49.js" with { type: "file" };
import file67 from "./part-e56fc169ea.js" with { type: "file" };
import file68 from "./part-e87eaabef9.js" with { type: "file" };
import file69 from "./part-ec90bdb757.js" with { type: "file" };
import file70 from "./part-ed421397c6.js" with { type: "file" };
import file71 from "./part-ed5569aca4.js" with { type: "file" };
import file72 from "./part-eecd51e8af.js" with { type: "file" };
import file73 from "./part-f35eb64925.js" with { type: "file" };
import file74 from "./part-f4a7d40213.js" with { type: "file" };
import file75 from "./part-f62348fbd2.js" with { type: "file" };
import file76 from "./part-f83e34bf82.js" with { type: "file" };
import file77 from "./part-fd53c327a5.js" with { type: "file" };
import file78 from "./studio-024681bb9a.css" with { type: "file" };
import file79 from "./studio-730e49947e.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-0f00a1254a.js", path: file0, bytes: 6864, integrity: "sha384-/Jr0hlSb61gSNQG4FY0jEq1EuyH+o8iyqBgqgh9frZZIWfCKrfNxrVptV3bpwm6/" },
  { name: "book-6fb10c14e9.css", path: file1, bytes: 11597, integrity: "sha384-tPf3yHBk+ofoqoeReBvhX7Dl7sd4Sb4NUegjMBQke9dgDz2o7h2ILQqrXZDXZ0Y/" },
  { name: "console-9061d5822b.js", path: file2, bytes: 21747, integrity: "sha384-H1UXzr60TNYAOYS5Z4d+VAFcMRqJAAam9/hkpsA2FmV73DszV96Y7keNFQZO1Wa7" },
  { name: "console-c7a625a554.css", path: file3, bytes: 56476, integrity: "sha384-vaRs93bYhcMOCrwAzJAISTWwXtyiwQ5qBKMEHW4hrwcFs3vgYKmk+Ji6kek3AJ9y" },
  { name: "part-00de5fe0ee.js", path: file4, bytes: 743, integrity: "sha384-mzsl6zZspvdl5CqPJP3mszc1NAxgKMLzbntgZp5RWN7l/hkIV+P9iiI9wnACFs1L" },
  { name: "part-013e996b13.js", path: file5, bytes: 3356, integrity: "sha384-lqt3pYGaA7l22o7rZZ1EmU7Rmx0BSoRa6rdtzdX/HUt5MiQGgAGGSFHvILrHswgu" },
  { name: "part-04963073ba.js", path: file6, bytes: 1144, integrity: "sha384-fled7aXVKrHtS5pmWqkEDjCP/eNpCd4sr3Gif/HlSYgawBMiM2UzwoWRWQ+K0bUd" },
  { name: "part-05225ddc3f.js", path: file7, bytes: 23923, integrity: "sha384-XdABXavjpvzW+Wl1C66kqN6M5Y3Bxa7db3X7zXtjcUdLQjPs93vwblmOxuIQe33L" },
  { name: "part-06bb11f342.js", path: file8, bytes: 920, integrity: "sha384-9hjN4YPcCBdwjnAbt01cw/B+2vp+y+phMPTNVx0aal6YY+hGgA8//3xkUSnGLHde" },
  { name: "part-07d4b084d4.js", path: file9, bytes: 61998, integrity: "sha384-T0v/oRrnKfiINRs1OvNHoGG/PSjEXLV3lvCcKeWe8LZ/i46OQaQtFGpD6I9KIqUd" },
  { name: "part-0bc3d895c5.js", path: file10, bytes: 5351, integrity: "sha384-nywYtUm6XcwLJeYFFiywvC+Rir3vNRGMd6efGLAtd9/EAsgVb59Pq1TYuCaVViQF" },
  { name: "part-0cb6042881.js", path: file11, bytes: 31703, integrity: "sha384-DwOnM/v/B6JSeon9bODRC87Q5coR6o9KD2hvlQMiurCb3qA0K6SnHTd1creaLxk7" },
  { name: "part-0d5d148e4b.js", path: file12, bytes: 14562, integrity: "sha384-wzIjC5Z/aLCiXjQK9kvuo9CxIRSu9hHvMZ5TyXz6SJstz8XqAH0Oe3K+wYUit10v" },
  { name: "part-10c139cd75.js", path: file13, bytes: 7170, integrity: "sha384-ZXyESsTR9EoDlqPDnRyfnVfTaFozx/GGoE3vJ++AEe77tiMVAsZYvSO5OKmFJ31v" },
  { name: "part-120cb5746c.js", path: file14, bytes: 484, integrity: "sha384-znuusxhZwkdm1s7bGmPmGmF4ujp1p3tAZr6FXXcGp2XSUJF7egDAEvtjll52zKMy" },
  { name: "part-14e3cbe91d.js", path: file15, bytes: 9060, integrity: "sha384-apRrASyeTZGXWundotB/w2pD0iN9SabGVts+9km2Xqilc1VEwJRgLwg86sbOL69w" },
  { name: "part-19df492a9e.js", path: file16, bytes: 577, integrity: "sha384-r4F7HBve2oOYGrIIdcbPscj3juKHYXtifQssW7+UyinfvK/Uetksh9ZgNvkFNZ95" },
  { name: "part-21abd4c261.js", path: file17, bytes: 4826, integrity: "sha384-Meg2bMJxb4XucEkqeHRUumZM/MvKvNMoBNeBOqyaNpaX+MiLfcTKbwG0WFbqYW4P" },
  { name: "part-21e940d200.js", path: file18, bytes: 2744, integrity: "sha384-0j0Rg08OKtDnt1NOdYqqOu8wUHjB8f1BhlpQ/f5BTsKYemIGGdN0NK5BhnYLXD7H" },
  { name: "part-22fc7ee3c2.js", path: file19, bytes: 1161, integrity: "sha384-koe5Av2yw3YrqcK/uSOTLuB6L+OXTiEsp59W3t40wBIA7NxIG69Zw97wYYqA+PQf" },
  { name: "part-23c8e4aa75.js", path: file20, bytes: 2323, integrity: "sha384-10HGLDDfC1hkoWCkj71nzFMrILo9Cy9zs8npvToSBkSJ2U+/rcibuxac9wM4Qotg" },
  { name: "part-2628cf477c.js", path: file21, bytes: 6439, integrity: "sha384-zXr1WffrsufpIeDGhM1kwTzgWH7VINdY73qyolCfbbcC8goxSfQCQLexEo9pY5XU" },
  { name: "part-316abe241e.js", path: file22, bytes: 25407, integrity: "sha384-F6LB4BPn9r55nMYsJ0+/ukZla5rh3fsLkIp/d5Ay+HTGt2MsnHyJMGd/w/ZiIRXU" },
  { name: "part-32a78aba6d.js", path: file23, bytes: 3415, integrity: "sha384-TIG1Vsov2UKK8TJvn5QI3gaC5aAPoJPiN4apm1B+qBxZaWSCB9XZPkRc8zlTOD0o" },
  { name: "part-3351f0011b.js", path: file24, bytes: 796, integrity: "sha384-PlAN9qOaiy7qVyHbBTvfEzk9F1wMoTDwg5dY1Bl14ShELD+tpXGl7oaYCiftvTg3" },
  { name: "part-33603bfbdb.js", path: file25, bytes: 391, integrity: "sha384-2ZyME4V9emiyM0iJNLZPxbpGUuv95d2qkxLvUMpfoB5eS/t+MGPMpArQuXetloK2" },
  { name: "part-3ca37edb0e.js", path: file26, bytes: 488, integrity: "sha384-Y2JfU30sxB1OIzjktXF1xtStiZDBTf3AaiqG7cfjbOUKp5DliT/dymqa4n6mAc3q" },
  { name: "part-4556e397d5.js", path: file27, bytes: 8958, integrity: "sha384-OR8PWGNRIfg97UDA1et+yI7a2zyEOdvKIlELat8BLTkdHi7b1KBzneTMAJN9SW6v" },
  { name: "part-4c3a31e81c.js", path: file28, bytes: 582, integrity: "sha384-nQ0teRu5HePzCFQEiSynAAbdrAqgQOWsOtfppn9uwx8uYVGG78gINmTzGY6JokVF" },
  { name: "part-539e1d3147.js", path: file29, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-53ec5cbe3d.js", path: file30, bytes: 616, integrity: "sha384-BeFZ7dtRN7wN0xCNNPtwmC8lkrvcZFMKpO9SujLf3bsXmpGJEs98wi28Xa+RdcQP" },
  { name: "part-58b5a4bcc4.js", path: file31, bytes: 381, integrity: "sha384-EcgGeBslfNiIQCzShrdOEFVGNMDlW1T+PCH1kmbnM1BE77OXW+hsthbuxVJj2wOG" },
  { name: "part-60d4bddd61.js", path: file32, bytes: 4933, integrity: "sha384-Uj359TpytlkI6Ytuybm+J1aVBLv9NptXbvXbAGjBRijK20V3U9BFjSv4TrvE/LgP" },
  { name: "part-69a5c40177.js", path: file33, bytes: 4198, integrity: "sha384-bgSGIoaNPwuD9LNWCfbusHM0/0RJ/KvK/Uy5I9PgHfud8vj3mDy4LoNalyBVDT/o" },
  { name: "part-6a19e4400c.js", path: file34, bytes: 45013, integrity: "sha384-vpWX2Qzf+AqhLQUdlZHmDyiyYP6rgZqs0IBJNfEKToIC5ihWkejncd8aeYIEzgDw" },
  { name: "part-732f87109a.js", path: file35, bytes: 2387, integrity: "sha384-qgJ8u4+pRDGGhI1ID3BY4vm72mKfFahCIsSRuDq6Uw1JTqoI7tQx0W3WJbmbOpLt" },
  { name: "part-74a966fae4.js", path: file36, bytes: 706, integrity: "sha384-UkfiwFeTGPVSYuKlUkuc+d9Pb0wVQuLk6RgB4gE2jiXwB9qSKsNNo7JBifpbuLbV" },
  { name: "part-75b75adb16.js", path: file37, bytes: 370, integrity: "sha384-qHM7Z5hZx9IccKztNuqfxm3VWEzELAuNqrI9SukHOdbpEy/26ed756yuEJK0MB4f" },
  { name: "part-77003befac.js", path: file38, bytes: 1605, integrity: "sha384-VAPY94drUsbo979yenpD/p46m1VqB8yYmHDoCFSbKSP35NZRmMttQfLYwc4Xe2SK" },
  { name: "part-7a3c4132bd.js", path: file39, bytes: 461, integrity: "sha384-e0Yx3ITuRS1/MfDO0BuN5sAmYkez/pQmUrKpVln2o+KZhK++BND61HUJyMcC+8Ge" },
  { name: "part-89e19254a5.js", path: file40, bytes: 4344, integrity: "sha384-S3eMwMSVJw6X5K/Dn/rIabKoJIm8cihvcl59HgmYCa3uvZRbD3KDWI6rpPYLpgXQ" },
  { name: "part-8ea070be99.js", path: file41, bytes: 64331, integrity: "sha384-H2AwBasvco1el7vYcmeP4yZ7rMhTrNX80t4VJyr5RR3M6xwb87qIG27y2CYZ4ue/" },
  { name: "part-9023d15418.js", path: file42, bytes: 1622, integrity: "sha384-NNFnra+D3Pt9lXK2KX7JwVOgsDQMC2JMW4WqZNiOsz5SRcA+wnXocRyVRc7uAq+Z" },
  { name: "part-999a0846b4.js", path: file43, bytes: 922, integrity: "sha384-D7DrGrwTp9xQV9pHDOhDz/EqgMwP4MP4QqYCUFzpiNiiHty5Fb51ohHFIXNBuIj2" },
  { name: "part-9b4868e1ee.js", path: file44, bytes: 913, integrity: "sha384-RNQWE7+RZJsBi/8Lyj00jF1D9lntn70VQeivthoOMNqUC1VXHc0zls6Ct2LRlwj1" },
  { name: "part-9c22ed679b.js", path: file45, bytes: 498, integrity: "sha384-5Fr56y+sX5GfQzs39FMII5oYQafrAAxJ/zs16WEhU9YmBxt5/RzfrvnsKNfsf4EQ" },
  { name: "part-9c5652055c.js", path: file46, bytes: 506, integrity: "sha384-1vJXTEBvLddaCZT/IeDNoHjrLe5tj4Rn7nxTx0WXCZlF9RXYqD0MSszEsFfFTsd/" },
  { name: "part-a0456d126f.js", path: file47, bytes: 2711, integrity: "sha384-6YNJbTK6sQNUl2xI20BDQ1lQPu8GjpHvzyJeoaxVXTgM7jcDFZB7/ULG9Vbdt52D" },
  { name: "part-a9179a353f.js", path: file48, bytes: 2447, integrity: "sha384-mblwU1efFz92qI1FWdSCVJY2kxQG/Ld+7/IT9poIzHiD2KoyNBC9qk6amrhWOQFA" },
  { name: "part-accc0735a3.js", path: file49, bytes: 45214, integrity: "sha384-QdsdrkhtJedY4BvyI+HlYZQ9dAj13NluuL61FUamW1a/EO/uk6AKoQGWUpgGp37/" },
  { name: "part-ad159ec27f.js", path: file50, bytes: 4576, integrity: "sha384-emfiETm11GfA7jXBLac04AwxCSTaVgRDeT+vU1P1ktGAG2Nof5/EKbcpYV5etsTB" },
  { name: "part-af148611a0.js", path: file51, bytes: 732, integrity: "sha384-cPo+tqZ9LjNEiCZ6tgen1qHpP1eT6eLl+/D3HGWGvYFF/Q9WFcnS3D4I9Nhx8UVJ" },
  { name: "part-b1dcca16af.js", path: file52, bytes: 6624, integrity: "sha384-WQnZ01oeacLsWpMZs/h4sEG+h7EvCZAtOZr54SgLMcMPBFjopY7rGQqn0/3tMY2i" },
  { name: "part-b50c4f850f.js", path: file53, bytes: 3875, integrity: "sha384-Jrx8AdjX2A6c87pYfHRNq5dbDPo1WL6aaKBUrgxZWUg6LIGZ1PryhiMiFiidwQx/" },
  { name: "part-c25ef7bf6e.js", path: file54, bytes: 1104, integrity: "sha384-ZCUQ2c7PVWmqxYAOQ1/wICG0I8wAFdJjdN9nZ3X+RxECRqxIVYKk5S0mFFwAcx2K" },
  { name: "part-c527d544eb.js", path: file55, bytes: 7252, integrity: "sha384-bKNpRB5lthYwbe6smeS3jTa05ua8k8JskHDCWWkbctAfmn5cLB8dMdhX2YKp48R5" },
  { name: "part-c9537b0c88.js", path: file56, bytes: 1369, integrity: "sha384-+b9nsKDEDLuHCicTdor3mgEdklLaQ/neiQlLNtgzCWiJ7x11iIkfzJ9O+N8lfLdV" },
  { name: "part-ca4071df35.js", path: file57, bytes: 334, integrity: "sha384-szqBvafclb5DVl7E6cLusnphjH9j7mu7FhrwkNKqtRiBRoI1RWTqP+PYKJKLvQ24" },
  { name: "part-cd160cb895.js", path: file58, bytes: 616, integrity: "sha384-oPZa/i8iFRS8TBfOo3ENaB6wth+4iM7cQuaTCXoVEqZdacFpZagQTOZQBjfN+v1h" },
  { name: "part-d3777be59f.js", path: file59, bytes: 306, integrity: "sha384-04XyGqOL0iwshQlLOQCn/2OgRAI1dUjZXlROK7Dwe+Ik7ROdkraorgMhZxucolE/" },
  { name: "part-d531bd4464.js", path: file60, bytes: 6994, integrity: "sha384-7gjol0hLywXxHVKl6G/PAkQiMaOSR1pAHIwPIdgtRLVJe3LoKEr3Y1x6WAGpRLxA" },
  { name: "part-d93bdecfe3.js", path: file61, bytes: 547, integrity: "sha384-qBms2GHxqqQVQiUttKK0KOM0AT1tzhAe6MmIUALi3MF/oUj3URB6IgVgtipA3sIv" },
  { name: "part-d9f653f237.js", path: file62, bytes: 1647, integrity: "sha384-ctihb8iLGSyMWy9AEklcPZyIAz3pvc7v3RxLLOJWk96/MoOnGWead23RVXm64Iam" },
  { name: "part-da7c63046e.js", path: file63, bytes: 894, integrity: "sha384-QVeO7dJKAmfrlKBn5CpY/rqDb0+ZLX/1d87AIRsxNVTN7LI55U6GP6hZicsoWa6o" },
  { name: "part-dcbf66fa63.js", path: file64, bytes: 3648, integrity: "sha384-jecKA5+4ODJq+x7FQZYhHtvlEPlLBoNjqlCF1md1RE1MgwOajdrSectS2OQ0lBW6" },
  { name: "part-df380e40a1.js", path: file65, bytes: 487, integrity: "sha384-y6Bmbm4PF91S0pkxG+NBvmic143Jxbm4SQB2OUoyAhInjUfu1u0+r3XMDpLUEozV" },
  { name: "part-e47d32ad49.js", path: file66, bytes: 18227, integrity: "sha384-39ZK+YL04QyTc0HVNQ7T/iWSvIR9AL8saFwsqKVZcfHHzvdiaGPyUUF/qD5BkmKF" },
  { name: "part-e56fc169ea.js", path: file67, bytes: 2203, integrity: "sha384-zdm5TLW8Ai1mosx+fRIC4Y73CW8btfBWhLwokpMKTWWxU02Rm3+hQHvDsQJKVyR4" },
  { name: "part-e87eaabef9.js", path: file68, bytes: 24963, integrity: "sha384-vHxXENSadzWOaEWC6L7hQJFFedcz0yN2uBigU6AiIQqCTjQzd9dcrUsLCNHAZR6m" },
  { name: "part-ec90bdb757.js", path: file69, bytes: 764, integrity: "sha384-ZORvKzqaMxMjAJXlsULZxF9x+baIdLbmx+Nz6fPnjy3Vjun96f9YXCqF8gd0eDdS" },
  { name: "part-ed421397c6.js", path: file70, bytes: 561, integrity: "sha384-wEd7K2aaQvOc2hi5xQwOaEppx4nYZCBONOK95zG4ZqBERgwW75sfXz6wgymQC8/s" },
  { name: "part-ed5569aca4.js", path: file71, bytes: 928, integrity: "sha384-1W09zekrHU3i2ePJcSz+EuWnZXxirJbhkxt0ffTWZ9CXWTYKyKICWEFN4PgUJeiQ" },
  { name: "part-eecd51e8af.js", path: file72, bytes: 3961, integrity: "sha384-j9r6DBLB8Sc2juht4vU0t984QNCgZlwdBKPw4HHmdt9/q95PHq2BNHz5Akw5deJw" },
  { name: "part-f35eb64925.js", path: file73, bytes: 548, integrity: "sha384-54TiCpVqYnpyJfHqH/WchggKnEGGWVcz3ZyqKkI6zgwCfw39gsBpx1T1r6o+qrlO" },
  { name: "part-f4a7d40213.js", path: file74, bytes: 136, integrity: "sha384-37yhg4GSnrhKrUhfyDKROSild/9Ow1c9wxSUsEKq16AcuiG3BWD94s4+pAGB2eJw" },
  { name: "part-f62348fbd2.js", path: file75, bytes: 7399, integrity: "sha384-RIcomnQ/TMlIXxqVfyvRiTI5mfbRQuHmZz3rPa3s/QVrL+xH4zc5GFk8zKuB4Qzo" },
  { name: "part-f83e34bf82.js", path: file76, bytes: 17596, integrity: "sha384-Prt9CmPYKMXWZkGbXy4HdJaiMbwJltAb1benZnPjh+JwRZtoW9xJ1IHzdW4jG4zK" },
  { name: "part-fd53c327a5.js", path: file77, bytes: 651, integrity: "sha384-OmS4Hql8adjlhQfyMYBrE2ey1ICWbSDmfPm1ZjM2RXkxb2ydTUtoxIio87O/Nkmf" },
  { name: "studio-024681bb9a.css", path: file78, bytes: 25012, integrity: "sha384-HxGPTGrkIfRtLf7XOv2/Y8TLn1VDRvUfStgXnFyeukWkECrZFjnYZNymNrfZN3tB" },
  { name: "studio-730e49947e.js", path: file79, bytes: 7607, integrity: "sha384-5y+o1/sEjWTnYgxJUcd9WweYZK7hS9ae97RIZI/AhB8lSYdmm6utLUtrY1VfFJVX" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-730e49947e.js", style: "studio-024681bb9a.css", preload: ["part-07d4b084d4.js","part-21e940d200.js","part-4556e397d5.js","part-539e1d3147.js","part-6a19e4400c.js","part-77003befac.js","part-7a3c4132bd.js","part-af148611a0.js","part-cd160cb895.js","part-ed421397c6.js"] },
  console: { script: "console-9061d5822b.js", style: "console-c7a625a554.css", preload: ["part-07d4b084d4.js","part-539e1d3147.js"] },
  book: { script: "book-0f00a1254a.js", style: "book-6fb10c14e9.css", preload: ["part-539e1d3147.js"] },
} as const;
