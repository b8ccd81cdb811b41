/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-86a485c2ba.js" with { type: "file" };
import file1 from "./book-d89a5f5519.css" with { type: "file" };
import file2 from "./console-c6cc11b52c.css" with { type: "file" };
import file3 from "./console-d3a2bb2edb.js" with { type: "file" };
import file4 from "./part-0385cb1303.js" with { type: "file" };
import file5 from "./part-079e7b2a09.js" with { type: "file" };
import file6 from "./part-0a8a645738.js" with { type: "file" };
import file7 from "./part-0d34a5d560.js" with { type: "file" };
import file8 from "./part-0f490aa7c4.js" with { type: "file" };
import file9 from "./part-0f52efaf92.js" with { type: "file" };
import file10 from "./part-14068f579e.js" with { type: "file" };
import file11 from "./part-14b24304a5.js" with { type: "file" };
import file12 from "./part-15534d19ee.js" with { type: "file" };
import file13 from "./part-1ec207fc5d.js" with { type: "file" };
import file14 from "./part-1f75729c24.js" with { type: "file" };
import file15 from "./part-205164ce18.js" with { type: "file" };
import file16 from "./part-2b0e5941c2.js" with { type: "file" };
import file17 from "./part-2b50907bd1.js" with { type: "file" };
import file18 from "./part-2dcaad1b23.js" with { type: "file" };
import file19 from "./part-2ffdef07ec.js" with { type: "file" };
import file20 from "./part-31a763f47b.js" with { type: "file" };
import file21 from "./part-329599188c.js" with { type: "file" };
import file22 from "./part-35fe81bac8.js" with { type: "file" };
import file23 from "./part-37a91a2b8c.js" with { type: "file" };
import file24 from "./part-37ace31f9c.js" with { type: "file" };
import file25 from "./part-3e02c13bac.js" with { type: "file" };
import file26 from "./part-454e680916.js" with { type: "file" };
import file27 from "./part-4a10052874.js" with { type: "file" };
import file28 from "./part-53a1f2a0f3.js" with { type: "file" };
import file29 from "./part-5891056700.js" with { type: "file" };
import file30 from "./part-5e422dbc92.js" with { type: "file" };
import file31 from "./part-6423f60f52.js" with { type: "file" };
import file32 from "./part-66ffd38933.js" with { type: "file" };
import file33 from "./part-689dcedce0.js" with { type: "file" };
import file34 from "./part-69e5d16150.js" with { type: "file" };
import file35 from "./part-6defd84185.js" with { type: "file" };
import file36 from "./part-6f9344b397.js" with { type: "file" };
import file37 from "./part-72a498c005.js" with { type: "file" };
import file38 from "./part-747029e4e9.js" with { type: "file" };
import file39 from "./part-7824bf1ccc.js" with { type: "file" };
import file40 from "./part-78c0e1e8f6.js" with { type: "file" };
import file41 from "./part-78f679c0c9.js" with { type: "file" };
import file42 from "./part-7ba1559929.js" with { type: "file" };
import file43 from "./part-8042078591.js" with { type: "file" };
import file44 from "./part-8de874e878.js" with { type: "file" };
import file45 from "./part-92090f67f1.js" with { type: "file" };
import file46 from "./part-934d1029d8.js" with { type: "file" };
import file47 from "./part-9fcef90d63.js" with { type: "file" };
import file48 from "./part-a0c61f0933.js" with { type: "file" };
import file49 from "./part-a0e23cfadd.js" with { type: "file" };
import file50 from "./part-a3f8b38add.js" with { type: "file" };
import file51 from "./part-ae87bce6d4.js" with { type: "file" };
import file52 from "./part-b00b877ce8.js" with { type: "file" };
import file53 from "./part-b74fbc4f15.js" with { type: "file" };
import file54 from "./part-b9eff1fd67.js" with { type: "file" };
import file55 from "./part-ba6baeb08e.js" with { type: "file" };
import file56 from "./part-baf3f841f7.js" with { type: "file" };
import file57 from "./part-bd7cba965a.js" with { type: "file" };
import file58 from "./part-c233b15e30.js" with { type: "file" };
import file59 from "./part-c3c0422c04.js" with { type: "file" };
import file60 from "./part-c6a551a3d8.js" with { type: "file" };
import file61 from "./part-ca326f622b.js" with { type: "file" };
import file62 from "./part-ca47e441d6.js" with { type: "file" };
import file63 from "./part-cf53591f19.js" with { type: "file" };
import file64 from "./part-da2783fd23.js" with { type: "file" };
import file65 from "./part-dd61717efb.js" with { type: "file" };
import file66 from "./part-eab71f67d4.js" with { type: "file" };
import file67 from "./part-eff749bfbd.js" with { type: "file" };
import file68 from "./part-f2142cdd00.js" with { type: "file" };
import file69 from "./part-f3f9c0f74e.js" with { type: "file" };
import file70 from "./part-f5a104e2d2.js" with { type: "file" };
import file71 from "./part-f64f46daf4.js" with { type: "file" };
import file72 from "./studio-685d9ef67c.css" with { type: "file" };
import file73 from "./studio-fa80d7301e.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-86a485c2ba.js", path: file0, bytes: 1839, integrity: "sha384-0dQi/sHHJFUMVFE1t9Yk0RoSDgDUlBPOB9h1Wny72ndHZkpdYfSLHFQWvSjgE9Wz" },
  { name: "book-d89a5f5519.css", path: file1, bytes: 10425, integrity: "sha384-akA4Ufz+IPGVgmTyLhoaU3EjSNq++mMKjzLZnAsmIS0FrK9ohcR9yNvQWvL/fMAf" },
  { name: "console-c6cc11b52c.css", path: file2, bytes: 56178, integrity: "sha384-cmFjx1z2DpP/1wonsAXSEvg8SQgkweGZbSonkUrnP1+FLKZejJYig3+S0WDs6sVm" },
  { name: "console-d3a2bb2edb.js", path: file3, bytes: 21666, integrity: "sha384-pGwvP+77yIE984pueZ7HqmMvNR9iL4gaobDVScIv44A2YELN9ArIrVyzs8MdtooP" },
  { name: "part-0385cb1303.js", path: file4, bytes: 577, integrity: "sha384-f7rR4GaiQqF5HWU/ZJle3fBi5MsuUGcNB0lE7hYbHWktpPzm65ONY9pIr1YIn3Uw" },
  { name: "part-079e7b2a09.js", path: file5, bytes: 5322, integrity: "sha384-GyyzA4A2legPoWSE7sIQx4isqnhOaZPb19JaYhgVj6CQx9u6acBzda54tdkasmJE" },
  { name: "part-0a8a645738.js", path: file6, bytes: 488, integrity: "sha384-TrN7D4KgR1QHpfVfW0NwmdgXFwT5zcS8kBuxe2t6GZ7rJSvl28mALInPnHq6EK64" },
  { name: "part-0d34a5d560.js", path: file7, bytes: 64475, integrity: "sha384-TKvF5IculmfI86owzmQ/OTS1wdLW2lH8jYHu5KK2q8It+JT/IbGQ6jn8jrv9ywNk" },
  { name: "part-0f490aa7c4.js", path: file8, bytes: 1104, integrity: "sha384-yWi2i6WXS5VD1airthVFrrSfibU+KrZl7VXeg5aqg8yEbvlKnLV2HWm6/C+9zPJ1" },
  { name: "part-0f52efaf92.js", path: file9, bytes: 2720, integrity: "sha384-GiSih/nC9m+xwB/EtdUdP2W9WSOdWkPsbLMqiqtZi0zRDAfjsMpC5/i8idMT1nG8" },
  { name: "part-14068f579e.js", path: file10, bytes: 728, integrity: "sha384-Vn5C1k6n1tAdyEH0+C6XrP353U+Wu0O2D5GYw+EoPtZWaSgacVLJvLmyLN94q8Yv" },
  { name: "part-14b24304a5.js", path: file11, bytes: 320, integrity: "sha384-KtZQTYP+xrGRTOwFX4gmFogGElWgU1IskgJP4c6Hjl3vilHB6PuGYiF1H3gG/IaJ" },
  { name: "part-15534d19ee.js", path: file12, bytes: 3856, integrity: "sha384-IjqPjYtaKl7EO0cUDVQbxbVcinJoAN5wJ0McGXNP41y8FHAX1pcDncQO2EmOlUMn" },
  { name: "part-1ec207fc5d.js", path: file13, bytes: 1622, integrity: "sha384-sBpRMuaNccgtbtwpfETNtawtcPVbtWU7uxdDM3lB8MiiGmHt5xBqCrkQQbgXbZYX" },
  { name: "part-1f75729c24.js", path: file14, bytes: 6624, integrity: "sha384-z/RyFzt3Df6xpLGdc9IWckz5IfSu0HDrBS2sT/A9gB47wbQWt8Y24q74F9QRo+s+" },
  { name: "part-205164ce18.js", path: file15, bytes: 4933, integrity: "sha384-YnnTMPYDEKPQcJhyk3wsI1jfyh3zJpyc6rrpBe1BCArBuZXe2SxH805LqkfdMMeU" },
  { name: "part-2b0e5941c2.js", path: file16, bytes: 3356, integrity: "sha384-A3FhLk1dhx+IXqFRSWcoiftdTHOz8ODzBoDGEee3Ms73atcDiTbc3pUi/+oQevOn" },
  { name: "part-2b50907bd1.js", path: file17, bytes: 61878, integrity: "sha384-mtp7bdV9H0L26oMCQ+2tlis6YXaz6SnD1VtqN3iaAhyct5dqE8B1T6IAIJxWlkhs" },
  { name: "part-2dcaad1b23.js", path: file18, bytes: 582, integrity: "sha384-w8LQb/1RfGMHwidGdlGsOzQ5k5WJkNaPCV3h2fOldB1kgLUp+p9JCFFahc287GK9" },
  { name: "part-2ffdef07ec.js", path: file19, bytes: 43973, integrity: "sha384-BIS170sgdNjCHtkWQQwxef9p8rQh0EdLqXT837PtpT8m840WMNLP+z5tiE6mPSC3" },
  { name: "part-31a763f47b.js", path: file20, bytes: 383, integrity: "sha384-69TvBQ06GKOzA0H82G/Q37+mkMAJDoUoFHd4cuP3wW6vir9nKjOOkQPM5oRIT/SJ" },
  { name: "part-329599188c.js", path: file21, bytes: 2323, integrity: "sha384-tfq2rB0wr17Edn3smWaH97ay08QBOPpA51tFGXnoqQuWKCBGYugPIu1U7cGpW+p5" },
  { name: "part-35fe81bac8.js", path: file22, bytes: 4198, integrity: "sha384-uQLHW46ikuyxoqJWqvsCIHYwh9WNXALT4ot0qIN9PPVXA4a1bKnO3t6rpQtYWWIT" },
  { name: "part-37a91a2b8c.js", path: file23, bytes: 913, integrity: "sha384-JH85iYju3fGZm0jXYntk6ax2Bsfab0zwfzOHIsuOGCRnRR2y23hZu6g89bGXD+RX" },
  { name: "part-37ace31f9c.js", path: file24, bytes: 3412, integrity: "sha384-iUjAQ/0cPRPwbnS3x1dtibEj20q2OHq/EGg/LPxZIZ6HJgz0YwHLAqmPCfSSUd1Y" },
  { name: "part-3e02c13bac.js", path: file25, bytes: 7399, integrity: "sha384-h8lP3/VDK7Np3AYQp1G3Soy4JSbiF8aTdoBazGvN8xdLvTaxM2B5HdF5skZGUMBr" },
  { name: "part-454e680916.js", path: file26, bytes: 704, integrity: "sha384-2pcsswDBmp/IM/7x12jSeSorqMjElUoLXuKi2G6v2KHLKaWbY917o91phNON1++M" },
  { name: "part-4a10052874.js", path: file27, bytes: 23923, integrity: "sha384-GZlPAaCzCocqrqlGxhOFPDquKrhLc3L5XXvL4Zy5RCTZtxcdTqK70NzTgNoKUHxb" },
  { name: "part-53a1f2a0f3.js", path: file28, bytes: 809, integrity: "sha384-999vOMu/F8o0xvmFr/KZj0syLjaDu71Wx001ztyPAFiGnmNofQnTX/H3pb9SOeaX" },
  { name: "part-5891056700.js", path: file29, bytes: 9567, integrity: "sha384-7pRMMoVX7l1jXP9VMxXRigm+CdVxXSzQJDvb/hgqA905/bH1NciwjyX1je4osSm4" },
  { name: "part-5e422dbc92.js", path: file30, bytes: 47327, integrity: "sha384-nxwjybLSqYwmdS23Cw5HGDMHHItttxNg+/WcQ63PR143YLvTyqFAZD3g5RyR7ned" },
  { name: "part-6423f60f52.js", path: file31, bytes: 561, integrity: "sha384-GGe3t9Oc2LRwaX/ItF0Zpnlt9mPktFrYgbfRMsLLpXJoTalEtEVpaMkd9jJkd3HL" },
  { name: "part-66ffd38933.js", path: file32, bytes: 4344, integrity: "sha384-1RJYrB2AnHulpxSEaULm7QChk340ghjXAHiT1wXQMWZc4IZpLgv/AmqJ0ylH8oke" },
  { name: "part-689dcedce0.js", path: file33, bytes: 764, integrity: "sha384-rPOoNZP/TLnb3h0J5Gx1iA7IwmbT0XsM7rmYRG5ZVHj48lZCRSFsUBUka47j/78G" },
  { name: "part-69e5d16150.js", path: file34, bytes: 548, integrity: "sha384-jsN6VrAXwJ1U6sK/F8LgGllzqBpoLFJDTtBu936IgwZwK5iT4RCJbtlBSxIaEP4H" },
  { name: "part-6defd84185.js", path: file35, bytes: 616, integrity: "sha384-Kpf8d1a+zXPT917Qr1sgGVBaUPOOPynZSUmIxP2lTlSQ5gUJ4+iZfi5MN8Dcm/vX" },
  { name: "part-6f9344b397.js", path: file36, bytes: 414, integrity: "sha384-kJlgpfPHTkE3JgZIlJlNYSvVXTRJWe2ezi6AI/n0TnOso8m+O9wEX3ab5c+6V1cd" },
  { name: "part-72a498c005.js", path: file37, bytes: 1161, integrity: "sha384-siIMpmHDoL5gEbrrioAPAZa/hYspXkkyssHhNHCAFiSaC06n8WiP/aGGOFOaLvfm" },
  { name: "part-747029e4e9.js", path: file38, bytes: 2739, integrity: "sha384-jvZJUvxBfKnd6rCT32r1LbJHPnAStsRRe1W4F9MZTU292UgR7etZm/ZvjSRQozGh" },
  { name: "part-7824bf1ccc.js", path: file39, bytes: 2902, integrity: "sha384-/NIuOK3cx4gNQiZGoQuIf9UDe63UF68QFOyzZwUq5i38qY78bYUt/X9uB/7SYnGw" },
  { name: "part-78c0e1e8f6.js", path: file40, bytes: 894, integrity: "sha384-ozPsLrrcBKUHiw3/yLpSe+YVon7uIGRXcni1wWlZFl/cjZ612YMlpYFhtsNTUGud" },
  { name: "part-78f679c0c9.js", path: file41, bytes: 20631, integrity: "sha384-8Gj5KPw+yhlzVQExWsAkhNHaW5fRAG4PUwIgHyDsbrHV15CVXoBJchSkpzvKqMyi" },
  { name: "part-7ba1559929.js", path: file42, bytes: 7170, integrity: "sha384-foctNmcKZpigc8CVAeiH7KXwmPvgVOc7WVbgTXkt31LT96i2VvheKwXUOvLeaOgw" },
  { name: "part-8042078591.js", path: file43, bytes: 14410, integrity: "sha384-l86LLeLA7ExMownwpfPyWmjl2eFLFzDwzglpEpO2aCKUk/8EoEgnndMfhWz4Isbs" },
  { name: "part-8de874e878.js", path: file44, bytes: 459, integrity: "sha384-PhkeT+fK+PL8jNOCZB5N1wpNVEzosSl0Drcrq2TMcMa97lgfjg5byHaATmzuL2Qq" },
  { name: "part-92090f67f1.js", path: file45, bytes: 8871, integrity: "sha384-Qa0Yj1DNoWbvDa+NstVJZpF9GMu1u0/l2ePKRBf5wCH5cmNxcOQftkBSWVQAAm99" },
  { name: "part-934d1029d8.js", path: file46, bytes: 1144, integrity: "sha384-BXcwSbaI+VVZSgFMJLAaXHfKZdlrrIsBgGYrcGLI8LdQxmgrn/SZ2I9TF7EeEms8" },
  { name: "part-9fcef90d63.js", path: file47, bytes: 506, integrity: "sha384-74m4L22acYjZYJ4VSBq89Mf0ycWfhHW0iOoskgTAP5uFImH/zvsaoDub5mK+o2W5" },
  { name: "part-a0c61f0933.js", path: file48, bytes: 1367, integrity: "sha384-GNe8OMmm6FtQmEhlcq4MVAaIzfcRnXu8ukpydW0PZfS2cUxJjjOvlyCEMEoUn2F3" },
  { name: "part-a0e23cfadd.js", path: file49, bytes: 3877, integrity: "sha384-mHGwVlN6rNQ69U5TlCAam4vetvqvZo9sCGtdE3tVysJCGoNZ3GIiZcqsyIvWt4xf" },
  { name: "part-a3f8b38add.js", path: file50, bytes: 4797, integrity: "sha384-aRCPBn1WuxBWEwwErkyYSi4NfmVQU3KGlZfau1maBFXWkqkyu5jLFjJp0l90p6S/" },
  { name: "part-ae87bce6d4.js", path: file51, bytes: 547, integrity: "sha384-OcMC1QwDq8+W6dumRW3vncb+SU4z1eq+1jN/7dD1oYeEOQ2YjGVcrK6UCyckXTJ0" },
  { name: "part-b00b877ce8.js", path: file52, bytes: 7252, integrity: "sha384-LQjrC1f/OuBnBPY1TndIgkWm+7t7xR0QRwwgmAQQglCVjb4sVi9+EoAORLh/QvE2" },
  { name: "part-b74fbc4f15.js", path: file53, bytes: 284, integrity: "sha384-B3lPK5jzz9Ix3Trqs+du9ldqf5Spyo+CjUfUjrZzFzkH12y9nPyhc98+EqQDK7sT" },
  { name: "part-b9eff1fd67.js", path: file54, bytes: 4544, integrity: "sha384-xBeTV62CNZCcrg8ApkESDaKSSUIcz+Mr82WzeaEvJw+e3knUR1ODvIZ/e2/5XUnl" },
  { name: "part-ba6baeb08e.js", path: file55, bytes: 1311, integrity: "sha384-iDPiYSsdO5k239xcW+cbLUDgUw/LbRmzl6HvZiXzMh0Z+LKuE2eJBopjAWSVLkxa" },
  { name: "part-baf3f841f7.js", path: file56, bytes: 136, integrity: "sha384-hJCaGz9wi3WVQyTTz0809bb8atgnYKjojURpi6brAMHU4SPq9ZwhU9Bb5muyYxiK" },
  { name: "part-bd7cba965a.js", path: file57, bytes: 2034, integrity: "sha384-sGHPuO7+E0I4U5VOOKjPG9F5CUQJ42SC+Nx2CFNuPF61jf1sncDs/gQVJyE5+fhk" },
  { name: "part-c233b15e30.js", path: file58, bytes: 391, integrity: "sha384-nQg/3PCO1+1/5AB0S1KvbiIyzWy3CXCJ37G6IUMfWXiDXXR3t6baMYuqMCiI+F66" },
  { name: "part-c3c0422c04.js", path: file59, bytes: 498, integrity: "sha384-7LhxMI4IFfYyn+kcLlucJFK0unK4a8mrAYBzmsfVI76Zoyi/kXsj3xZlzFX7gwtW" },
  { name: "part-c6a551a3d8.js", path: file60, bytes: 1647, integrity: "sha384-fB1GrsOnQiaopm+3XBrvUJituqPKkDUYV1FRr/6dA6IhWOslTNo8sZsDB8mnpspG" },
  { name: "part-ca326f622b.js", path: file61, bytes: 922, integrity: "sha384-xqyK+Mbob1ckcU06uqparTHUcDN6yyaKHGosugUavcS5/9MZCW8nLUyn8/dGJH0A" },
  { name: "part-ca47e441d6.js", path: file62, bytes: 25569, integrity: "sha384-KV8QB41Nut77voLmehEG2j2HkVWGuHPVE3czdV28iq5lAMs644NIBIFQ/2sInZok" },
  { name: "part-cf53591f19.js", path: file63, bytes: 17597, integrity: "sha384-9/KkuzqiyEzaoIElsMyYGZ9uKxZvUXEYa1UrQb2BZIT94z967CKjscg9KQVuGWwa" },
  { name: "part-da2783fd23.js", path: file64, bytes: 6882, integrity: "sha384-NruHdfh6ptoz3dAD4pOgdkV5awBkQ8+0xYx8UnA3o+GHaKgYY4vFIhbBIVYiVenK" },
  { name: "part-dd61717efb.js", path: file65, bytes: 914, integrity: "sha384-rWIiGYLEvtIED5kvnAW9dtgZ73kxGxQ/JnzJbodhBGd1c5DfYFuIBQf+yq61weE2" },
  { name: "part-eab71f67d4.js", path: file66, bytes: 2399, integrity: "sha384-PWa+oemVcYPpfR+Wskjw0h8490wtCsXnGfe4EZCMsC7bDmdOA2wS5V0ORJVTOTmL" },
  { name: "part-eff749bfbd.js", path: file67, bytes: 306, integrity: "sha384-X3AF8hfsttO/pKisITnzEZS/Ort+ZLQUU5YI12DIE51ToPq+7oRjITB1/st0K6gH" },
  { name: "part-f2142cdd00.js", path: file68, bytes: 473, integrity: "sha384-vs4gEXsKwaIrvPowKpgC87pbcw7cep8BGi/4wI4FqJMy1V1o2pp7sqtx1Hirn2+q" },
  { name: "part-f3f9c0f74e.js", path: file69, bytes: 19362, integrity: "sha384-yvYZLbZVNuerUE9bbD5eYfNKZ32/db6xKAowhlsXZpGue9djyyVBNdaQmRcT5sb+" },
  { name: "part-f5a104e2d2.js", path: file70, bytes: 31685, integrity: "sha384-z7bRBIZ7KF8Td+xQwUpEO6mVf53iQaqTT2b3KEEutO97ekhdUbsaMMf1OAZy6nZM" },
  { name: "part-f64f46daf4.js", path: file71, bytes: 743, integrity: "sha384-hlaSrsMOy+fWChKeVOurSKX53qAa1TJpLR9rtmBF9d4z/UFjDJAhlkCrFyvbXwAq" },
  { name: "studio-685d9ef67c.css", path: file72, bytes: 24543, integrity: "sha384-JMPti8lMF+/W8hgw5ZPKPAOPomCy1L8Uk8jgdOX47PYF9BVrYUXEQlfRGjABkMqw" },
  { name: "studio-fa80d7301e.js", path: file73, bytes: 7650, integrity: "sha384-etehpWjylK8NIMKQaovaReyTmTb/QCNvouhSvN1tFQjti1JIHNrNlx+01cghVvuB" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-fa80d7301e.js", style: "studio-685d9ef67c.css", preload: ["part-0f52efaf92.js","part-14068f579e.js","part-2b50907bd1.js","part-454e680916.js","part-5e422dbc92.js","part-6423f60f52.js","part-6f9344b397.js","part-8de874e878.js","part-92090f67f1.js","part-b74fbc4f15.js","part-ba6baeb08e.js"] },
  console: { script: "console-d3a2bb2edb.js", style: "console-c6cc11b52c.css", preload: ["part-2b50907bd1.js","part-b74fbc4f15.js"] },
  book: { script: "book-86a485c2ba.js", style: "book-d89a5f5519.css", preload: ["part-b74fbc4f15.js"] },
} as const;
