/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-030347840d.js" with { type: "file" };
import file3 from "./console-25fc4787f1.css" with { type: "file" };
import file4 from "./part-05759a5bc5.js" with { type: "file" };
import file5 from "./part-05ae2fb533.js" with { type: "file" };
import file6 from "./part-0a48a886fe.js" with { type: "file" };
import file7 from "./part-0ba626e67c.js" with { type: "file" };
import file8 from "./part-10f58f17e7.js" with { type: "file" };
import file9 from "./part-1c9df016d4.js" with { type: "file" };
import file10 from "./part-1db4241f51.js" with { type: "file" };
import file11 from "./part-1f2a92a3b3.js" with { type: "file" };
import file12 from "./part-20eb923855.js" with { type: "file" };
import file13 from "./part-22890ce171.js" with { type: "file" };
import file14 from "./part-25268c7bd5.js" with { type: "file" };
import file15 from "./part-2652f299a3.js" with { type: "file" };
import file16 from "./part-26ac53251e.js" with { type: "file" };
import file17 from "./part-2e9c4b286d.js" with { type: "file" };
import file18 from "./part-2f709a07db.js" with { type: "file" };
import file19 from "./part-3c847c8c51.js" with { type: "file" };
import file20 from "./part-4908811fa8.js" with { type: "file" };
import file21 from "./part-4e7aa60c3a.js" with { type: "file" };
import file22 from "./part-5216b3227e.js" with { type: "file" };
import file23 from "./part-58980b9064.js" with { type: "file" };
import file24 from "./part-59c52fcda7.js" with { type: "file" };
import file25 from "./part-5a72991d5e.js" with { type: "file" };
import file26 from "./part-6b48441575.js" with { type: "file" };
import file27 from "./part-6ca9ec78ca.js" with { type: "file" };
import file28 from "./part-7230e7a0e6.js" with { type: "file" };
import file29 from "./part-763e440c20.js" with { type: "file" };
import file30 from "./part-7640c9d1ce.js" with { type: "file" };
import file31 from "./part-78f7d5e51e.js" with { type: "file" };
import file32 from "./part-827197f77b.js" with { type: "file" };
import file33 from "./part-842dcc2b49.js" with { type: "file" };
import file34 from "./part-84fa8c83b8.js" with { type: "file" };
import file35 from "./part-85bfbe41bf.js" with { type: "file" };
import file36 from "./part-87f995e4b1.js" with { type: "file" };
import file37 from "./part-8d671caff7.js" with { type: "file" };
import file38 from "./part-8e99295106.js" with { type: "file" };
import file39 from "./part-8ed8f84882.js" with { type: "file" };
import file40 from "./part-92dea7abd8.js" with { type: "file" };
import file41 from "./part-98297023aa.js" with { type: "file" };
import file42 from "./part-9c70ccd130.js" with { type: "file" };
import file43 from "./part-9cc3821cbb.js" with { type: "file" };
import file44 from "./part-9eabb37a48.js" with { type: "file" };
import file45 from "./part-a78ec8923b.js" with { type: "file" };
import file46 from "./part-a9108a40dc.js" with { type: "file" };
import file47 from "./part-aa17dacc79.js" with { type: "file" };
import file48 from "./part-ac012cd2ec.js" with { type: "file" };
import file49 from "./part-ac2bb0077c.js" with { type: "file" };
import file50 from "./part-ac90967f1b.js" with { type: "file" };
import file51 from "./part-af1571da61.js" with { type: "file" };
import file52 from "./part-b1b0a4e63b.js" with { type: "file" };
import file53 from "./part-b2cd7c8140.js" with { type: "file" };
import file54 from "./part-b8fa56d3cb.js" with { type: "file" };
import file55 from "./part-bc6dd6d994.js" with { type: "file" };
import file56 from "./part-bf76dcdf76.js" with { type: "file" };
import file57 from "./part-bfb00bfdf3.js" with { type: "file" };
import file58 from "./part-c0117b93c0.js" with { type: "file" };
import file59 from "./part-c0cf2fc2fe.js" with { type: "file" };
import file60 from "./part-c21b690a12.js" with { type: "file" };
import file61 from "./part-c315340f92.js" with { type: "file" };
import file62 from "./part-c61a1ff5ec.js" with { type: "file" };
import file63 from "./part-cc811a02ae.js" with { type: "file" };
import file64 from "./part-cd45feaa47.js" with { type: "file" };
import file65 from "./part-cd78edb02c.js" with { type: "file" };
import file66 from "./part-cdef08f016.js" with { type: "file" };
import file67 from "./part-d8f57e5931.js" with { type: "file" };
import file68 from "./part-defeaa1af3.js" with { type: "file" };
import file69 from "./part-df13eaae35.js" with { type: "file" };
import file70 from "./part-df29495acc.js" with { type: "file" };
import file71 from "./part-e19c2d905a.js" with { type: "file" };
import file72 from "./part-e313459e6c.js" with { type: "file" };
import file73 from "./part-e56a86a35b.js" with { type: "file" };
import file74 from "./part-ebc6bc59d7.js" with { type: "file" };
import file75 from "./part-ef525dc931.js" with { type: "file" };
import file76 from "./part-f13471520a.js" with { type: "file" };
import file77 from "./part-f27c57b8b8.js" with { type: "file" };
import file78 from "./part-f3a9a6521d.js" with { type: "file" };
import file79 from "./part-f76f174a19.js" with { type: "file" };
import file80 from "./part-f8a9cfe8ac.js" with { type: "file" };
import file81 from "./part-fbe48bb77b.js" with { type: "file" };
import file82 from "./studio-743299a90d.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-030347840d.js", path: file2, bytes: 23252, integrity: "sha384-N96BzDuSt7xn7OQe4jfa9jJKXpD6cCwIiF0H4JscZv4AsxF9oB20EP6gFC1BbZE3" },
  { name: "console-25fc4787f1.css", path: file3, bytes: 56911, integrity: "sha384-aQJlsrw+AvanE37RBEws7EXWMlz27tq0YZf6YQ6ztAgCd+BAVIbaxMMKd3xrXBEV" },
  { name: "part-05759a5bc5.js", path: file4, bytes: 4933, integrity: "sha384-c78xucfUkDv6WTtYNE9FwqlOxGqpc5fvBEax8gAdTpBf7S6gdWN/8zFlZUuvYa7t" },
  { name: "part-05ae2fb533.js", path: file5, bytes: 3904, integrity: "sha384-8ByJtzL3J+vo3xaKr1RMAQD/vjiub4N/HnkSN1oqxzWKQWhjsJBJA0faJ8oCInPf" },
  { name: "part-0a48a886fe.js", path: file6, bytes: 325, integrity: "sha384-1VAX9hvlHibuTT50rX2zHYVFPPpmnXnd6G3ogS8AGMOh+ukrfN1h5pWa4JR+mS38" },
  { name: "part-0ba626e67c.js", path: file7, bytes: 136, integrity: "sha384-S5N3LCrVOAYbADEy4Hov7OJO6J4w0xEncqD/WkIdoWMD56S7mUo9L90dmznwm4Br" },
  { name: "part-10f58f17e7.js", path: file8, bytes: 4596, integrity: "sha384-3Uf2CApjRLFM3y8+Y3Ss26T5CZSfYLA+Z0R42/7B0a9OvldRsctIpw591SzPQBw6" },
  { name: "part-1c9df016d4.js", path: file9, bytes: 561, integrity: "sha384-ecZmHFLi/Spt22WwD/3vYLqAjeaueUa5AJWjxG47zLWBF5eOUr673fpYLYm5zY6k" },
  { name: "part-1db4241f51.js", path: file10, bytes: 922, integrity: "sha384-3cOtznoUzqlqNvHwm36lTzRuaC6NEtBVdCY1h9WtJ+vkL6IPcAoj5TxxP3blN3Uh" },
  { name: "part-1f2a92a3b3.js", path: file11, bytes: 1624, integrity: "sha384-R2EpMMT5Nym0sY6AErPqQO2xiEJeiauHsWAc0z+iynC4wtPtW7bjIpG+aK5lq5hj" },
  { name: "part-20eb923855.js", path: file12, bytes: 920, integrity: "sha384-GYX0xA11vO8LQQXFOTza0a17Yt0Et+V9aNzMnvqSvvzNOekRQcSUypVsFwhzROxd" },
  { name: "part-22890ce171.js", path: file13, bytes: 12733, integrity: "sha384-aUiVmLpgEVDjLpiFXLKn/CsU+2dzQpKGCbHXQXl10wV1mtDVD8N5Lhwjg1J/n3GT" },
  { name: "part-25268c7bd5.js", path: file14, bytes: 2323, integrity: "sha384-x0VryyYw573gp8AXb1/O4dOgiNU4Ramc236RoTqIPU+Oyrio4NQKrUBmIv6IpQpC" },
  { name: "part-2652f299a3.js", path: file15, bytes: 14622, integrity: "sha384-Avo5bfXtNt4aueoxLN7DJ8dGdW4wtoHpHXpGT1k+X/4P+lNwAJ/GP1d3jHv7fenU" },
  { name: "part-26ac53251e.js", path: file16, bytes: 764, integrity: "sha384-gouPPCH9nWj9Z5CpmQOA40GVjOgfOjkkM/kgw43Do3fXj5nBVRQRlc1GJe2m6u22" },
  { name: "part-2e9c4b286d.js", path: file17, bytes: 6638, integrity: "sha384-Vao8CL7TTDU5MiOPLl7/ZNYgZmeTSn7hkvTM4pOoAsLELBwb9OQapf5Rw1xwAmcE" },
  { name: "part-2f709a07db.js", path: file18, bytes: 498, integrity: "sha384-sJaDHQ0nCVF2ZfHMEybLpLabz7aKH0UFwN5O/0boRXpblQAHfq6hhiYVUcfsp2Mc" },
  { name: "part-3c847c8c51.js", path: file19, bytes: 18227, integrity: "sha384-FqdSLGIrOLtqlhYKlWYBAzeGo5QCpMRDwIKLjdtGStmZIultCA8Vn/6S3SjBFPBF" },
  { name: "part-4908811fa8.js", path: file20, bytes: 1369, integrity: "sha384-5Wd+QLG2cXUhI6VQVlhyOs3lI9VJuTzYdLfuqHy3jxL9/alM+/24AxHuXbDpxxtf" },
  { name: "part-4e7aa60c3a.js", path: file21, bytes: 506, integrity: "sha384-b0u1sOMw4kVK64F7Ej1e5ILPw7mWkaliLEYO0wuE7a4B4SpXMpjYlPLQmxRMQZFw" },
  { name: "part-5216b3227e.js", path: file22, bytes: 2447, integrity: "sha384-i/Wa7uQDRPDTI3v/GnXcNKw0VZfEm9sMLNjjnwdI6A7roebHsi+wvP1+fAfLADhz" },
  { name: "part-58980b9064.js", path: file23, bytes: 2533, integrity: "sha384-opnDhn52KEwAiLYLHjZMjPlvwqGSCXizr6L+aflvILfvIXWNKU5jfYOZq5YVx1bS" },
  { name: "part-59c52fcda7.js", path: file24, bytes: 2203, integrity: "sha384-Rrdy3stNT47xZDMmXrj/nJVvm0zOdRwfm93DUp0msDcbV60WIQiCHAuENIU5BZve" },
  { name: "part-5a72991d5e.js", path: file25, bytes: 4344, integrity: "sha384-FB8mfKoA9bqguuSi1RIU+WqxAeWCI4k4RN2WO6O4Dc4aNhzC03Mg3kn+WEo8uifu" },
  { name: "part-6b48441575.js", path: file26, bytes: 3961, integrity: "sha384-TP7JTm3beLODlcZBbvz75XaW6bcom3L/VTo03EBI14RLZuKy8EZRmVmx4jg4gIhw" },
  { name: "part-6ca9ec78ca.js", path: file27, bytes: 1104, integrity: "sha384-TyrkUN3ZAb5dOavUMfKJNJPTrroLtqzFmnHz2NVXWDNrq2RnXSs0MkDvh3v9s5VR" },
  { name: "part-7230e7a0e6.js", path: file28, bytes: 370, integrity: "sha384-aoTUbf6lKJXiFr4Yjnj/Unyu5DD8vhVkGTlkbXMUQXNq3/JreMk5w6wg3bYiNjmY" },
  { name: "part-763e440c20.js", path: file29, bytes: 9212, integrity: "sha384-XH6ICQ8N7YAe1ouPgZiKDnWt6ljgeIfdPbn2pQShq6ObBS3lFouiZS2J0gUgqoB8" },
  { name: "part-7640c9d1ce.js", path: file30, bytes: 548, integrity: "sha384-4uwP3xhRJLdmsFCr87J3dOt/UCzYb4iyo4H7pv3gEID8PoDO9wgaezKzD5rZuKeu" },
  { name: "part-78f7d5e51e.js", path: file31, bytes: 7252, integrity: "sha384-6A44vEpxUls7La3PAo81oKTTaMi3kEIRt3PKYbk3hrFvYQ/zr5GG4YBt4wAzJDfl" },
  { name: "part-827197f77b.js", path: file32, bytes: 3415, integrity: "sha384-p8HToIiMWHTs2q9efS24WASNPpJTbgPcNOZX7+pEHkmFNiedRRRenB260HdqW7sS" },
  { name: "part-842dcc2b49.js", path: file33, bytes: 11115, integrity: "sha384-PIYHES3XUSgy0Pp03/+D1CMTgP5NBakALNCLt0wXPUGiMmO2Z/YDMnDtPiTFV7/a" },
  { name: "part-84fa8c83b8.js", path: file34, bytes: 1161, integrity: "sha384-A2VYPnfJv/ysSAch8ipd7g7UhjnOK04ZmA1PB/1ArD0fhpJHGCtOcsiFWu3LBbZ2" },
  { name: "part-85bfbe41bf.js", path: file35, bytes: 577, integrity: "sha384-U6+I7/kiBCDO7LESoTDQFuyioCgoEJ/tc2Q4fbJL43Hl76HgxgZHXCvCRGW1l8CH" },
  { name: "part-87f995e4b1.js", path: file36, bytes: 2744, integrity: "sha384-8AO3wTTwFcIxO40yJdoa+0taXeYXMlfx58ABZzxWTmn1lU8wEfiI17ifkJCa/Mnq" },
  { name: "part-8d671caff7.js", path: file37, bytes: 334, integrity: "sha384-YPBjninJzye8OXgNwh6+x+lQwvid+OAVs2PTTajgvN6gzVeE+VuKXxcsQDinNdrD" },
  { name: "part-8e99295106.js", path: file38, bytes: 651, integrity: "sha384-qjVkcwIfIWv5+VjY4Jaw++lKKKM83TX5WihGPyalsVqsWyE/pTwQB39WeSc2CLsc" },
  { name: "part-8ed8f84882.js", path: file39, bytes: 7399, integrity: "sha384-B9XDyY0RmxuwWhJyCbtYl+qTB6o+YUQupiPTi5E6vrIqcJ88cSVnwhuaL8/AhCBX" },
  { name: "part-92dea7abd8.js", path: file40, bytes: 928, integrity: "sha384-h4mGzbHWRS+XEvfsLv/BtIIev36F5YZRPGXS2CZY96fv0RbNiAJJs4Q2rmCiDLL7" },
  { name: "part-98297023aa.js", path: file41, bytes: 4826, integrity: "sha384-q/rDmBD+d8LhiqDWuNPJwgc4Sj0gZ9TtFEhm0BUbDJ/udR5kH+fBbwxHA+ala4Cf" },
  { name: "part-9c70ccd130.js", path: file42, bytes: 1647, integrity: "sha384-sj7nY4/grzSzOn+oazFZpGAXJEeg9Z0Us99HzaGXar9h46TusegbfgHMCDD3jBPP" },
  { name: "part-9cc3821cbb.js", path: file43, bytes: 3645, integrity: "sha384-pgy6iX+ln5aMEw2v0aa0Up6bSgqTjQjTGASjLnnIcCYSRx5CEIaNoJm0U8mxROrS" },
  { name: "part-9eabb37a48.js", path: file44, bytes: 488, integrity: "sha384-TkZe6MSu9b40VC7n/mDHLPJ4FLoDMUwzBAPoT685fp4copmoYbI5f3fp4OemtKIY" },
  { name: "part-a78ec8923b.js", path: file45, bytes: 5351, integrity: "sha384-JR0+zoVpJZ9ARWzcSvFgy4Q4GQdQ3EiL/N300lADns9C3JbnHS9jHeqdLK21iUcr" },
  { name: "part-a9108a40dc.js", path: file46, bytes: 4198, integrity: "sha384-XQKosS8UPB7mC4z+K49JxR92kUxYnLtrA7Ser4RrGkVmPm/qUUdCHjadZc4bs2JG" },
  { name: "part-aa17dacc79.js", path: file47, bytes: 743, integrity: "sha384-YiVSD/10SlvE4Fe52hJQPdtbc2qEee9HchbPhYN+gbGKWC6sl0CwQt6rRj3hzOwM" },
  { name: "part-ac012cd2ec.js", path: file48, bytes: 616, integrity: "sha384-3fZsd/M1MOsuhvuiP7cPt5h5F5PWaeYjazAa1894ObQcWdQWjAx+1vOdhe9hQpzB" },
  { name: "part-ac2bb0077c.js", path: file49, bytes: 3530, integrity: "sha384-Zeu2JVgLXAyt5Crq7um7v2RXVLkcofCV0OwsFkW9N74v5N1V+R5ffL6IyV2Pu2NV" },
  { name: "part-ac90967f1b.js", path: file50, bytes: 582, integrity: "sha384-+dlGeH8iRsBQLsJEg6aUYdkDqngBDN2qlBFo4p48yoOdZXoGWYZXuwCdT1ozCwhx" },
  { name: "part-af1571da61.js", path: file51, bytes: 894, integrity: "sha384-ahd+WmPTbLm52WpHmN3KNz9urGgFz/q6LTAcyYa7/AV7rK/gk9XV9Z5mTZs9ewET" },
  { name: "part-b1b0a4e63b.js", path: file52, bytes: 17728, integrity: "sha384-YnWVZgD8Uw3KZZIDPTfregzDqSgDZGWruBroB/Fbdkf6HNrrxR59kfz8IvICVBPb" },
  { name: "part-b2cd7c8140.js", path: file53, bytes: 732, integrity: "sha384-EMRscYD8qriyFra/09cPta2mjERtzlL6A2dEH46bf8BAV7ebqaBqrG+FnuOYPdi9" },
  { name: "part-b8fa56d3cb.js", path: file54, bytes: 9187, integrity: "sha384-mi+QtIkBTsWWxI/tEx7ly0IQ+kPqktgyWqDzlkpRkulnS4ZB3U3M4qMVkwfMDkQl" },
  { name: "part-bc6dd6d994.js", path: file55, bytes: 547, integrity: "sha384-qn8OkJ/ewAjoUAwk1Ytw2sTbDKAiiVz9U5NSWO91bcCvTMo0RN2i3qRejyb+ahKx" },
  { name: "part-bf76dcdf76.js", path: file56, bytes: 7761, integrity: "sha384-bpDAEP2E6DWq9kuXBm9x+LDsREnsWN9hlTi9eNb6NcKJdmFNpkGJaqs1IKq0ZWqE" },
  { name: "part-bfb00bfdf3.js", path: file57, bytes: 45464, integrity: "sha384-TaB7cpXRejrzCrh/PfkPrPy68flZLhUkrPJmGmf+Yu5Lba2JXueGFoFlZ8KFVEFN" },
  { name: "part-c0117b93c0.js", path: file58, bytes: 6994, integrity: "sha384-YOxK87mGj9KxG2fVkEAB6UUPdD7eiA7DHwMXvgxeQGbU0DfP1PqXYRnY78qyJ57j" },
  { name: "part-c0cf2fc2fe.js", path: file59, bytes: 64331, integrity: "sha384-IHMYcQu04flESkE4X4r0KH1/ZkruZcjILJTjMMt+yp5qOMLZYSZks53h8q8wfaVe" },
  { name: "part-c21b690a12.js", path: file60, bytes: 306, integrity: "sha384-a/CT8bFnLn4OCqu17KYAu6V988qTJKnjFYP+vAA1ihVn5uSycZ04pYAb7YQMcM4V" },
  { name: "part-c315340f92.js", path: file61, bytes: 913, integrity: "sha384-UJ+lhQ/rPMgFP0FqrpO9I5cUGEHdYXnK3XTY36uH/TjTxMXA4aR7HO/0lJF+lBd0" },
  { name: "part-c61a1ff5ec.js", path: file62, bytes: 24555, integrity: "sha384-tYasiyZ0QhjKw9kgtG48DTk7CQNEKdUN/n16ZXYt4yPbBEGmzWUoHEnBDSgDgO9p" },
  { name: "part-cc811a02ae.js", path: file63, bytes: 1587, integrity: "sha384-mGJ6GC7h0qJ/LqjDe/qxkQj5hArUHaYcMawug2GrfDs1SKNKmOcL9cp/lSxBDpJ8" },
  { name: "part-cd45feaa47.js", path: file64, bytes: 616, integrity: "sha384-hOG9emNtvYbLFSvIy6rmUL9VesptAMe6XSOy93KFb9w+6SjmAeatLBAObWVnEhbM" },
  { name: "part-cd78edb02c.js", path: file65, bytes: 461, integrity: "sha384-bEfj7Npl48eghD/5LAFrDPZs9Zu/Kg8uTYo5TbpamuxI6Gktz86zjGOJBYEgq6FC" },
  { name: "part-cdef08f016.js", path: file66, bytes: 2424, integrity: "sha384-wJlVd0fxXNNK9EvxTFH4bCbqxVhxvszgygdJcgcH5BKBb8H3BOrfvwNFJpvY3pQG" },
  { name: "part-d8f57e5931.js", path: file67, bytes: 484, integrity: "sha384-GjmtgTdiQ9XFPI7abRnfm6FqaVpQDXbc/R2DxDxrciIEyPl6B3M2wQYJ9/8tOlGr" },
  { name: "part-defeaa1af3.js", path: file68, bytes: 383, integrity: "sha384-kTupDYn6uCRM521OKtYBa8iO48FeUUVJjKk6PdAGIh2Y6NorATz5Tdb2Dx5iVGYy" },
  { name: "part-df13eaae35.js", path: file69, bytes: 33195, integrity: "sha384-eTAK/JJFiwzn/sN7WPNw/DBfteiF3i82lsyBB/Gm/6sgTan2XriQ/DZL2XuCs0A9" },
  { name: "part-df29495acc.js", path: file70, bytes: 6434, integrity: "sha384-Ea3yNRl0qD6MM4kHWttNJ3rthK3+/WH4dDzEdIZ4WUg59a5uFbLsU7kBhARoyjNc" },
  { name: "part-e19c2d905a.js", path: file71, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e313459e6c.js", path: file72, bytes: 1144, integrity: "sha384-bESXydJHAtVXuFla1gEG3pKFSGHin7BInqtXdZitafc/teEhZ+tgNwlBx/gc47mu" },
  { name: "part-e56a86a35b.js", path: file73, bytes: 44376, integrity: "sha384-lmALtwryVRuoCgzUwyQRt5RAeNpCKzHpTme45aytNNaWCGs98LEbYqaAYhiBKKVo" },
  { name: "part-ebc6bc59d7.js", path: file74, bytes: 391, integrity: "sha384-6XMfKBt1KDTFobakSuUl6cTfmMM9mv47OeLwzURFCtMXFArKsiahzrv/Q9ga7cuD" },
  { name: "part-ef525dc931.js", path: file75, bytes: 487, integrity: "sha384-LMBbNHRgiVcg7QcwQpmsIix7wbJUKVSdBF/GvhTybNbX/tmr/3DZf4S9dk0lb/mS" },
  { name: "part-f13471520a.js", path: file76, bytes: 62491, integrity: "sha384-VspYLkWoz6Ywkp+gBz60tPVYTsRiPpXlv0ZOpsa8FGaQzujVH+I37YeB9ev/p37X" },
  { name: "part-f27c57b8b8.js", path: file77, bytes: 1622, integrity: "sha384-UOZQWrK8IO02akel+xL+rqzpQdSZmTUnpjuIfhDDijNoKhFji44PjqN0NrX1Gz9Y" },
  { name: "part-f3a9a6521d.js", path: file78, bytes: 25405, integrity: "sha384-PehVHSzndBQOXzZD1FNq1ub/5joL4UnYEFZJceB/VRbGQSNVVy5yRBY9PQNSGDPB" },
  { name: "part-f76f174a19.js", path: file79, bytes: 796, integrity: "sha384-RnLMAJpXqocLqCO/GxnPGwEZhTIfdFwz0aaVwiNQNizx40wP44GXGGLjE0TYShec" },
  { name: "part-f8a9cfe8ac.js", path: file80, bytes: 2711, integrity: "sha384-GtQvBNaTvdJMXmtHwSnIbVdini3he8TK+odX1KTvD8cNAQaaBnj2aj+DO/Pbu7uQ" },
  { name: "part-fbe48bb77b.js", path: file81, bytes: 706, integrity: "sha384-t5HybAgeBlWSyUZfgpSbBTuWd4XXSj9vf4e32yfpKytrZCi3NCxWZgJrgb0Kcnpy" },
  { name: "studio-743299a90d.js", path: file82, bytes: 7642, integrity: "sha384-w3OEDCp5uZKnRGr9tYlL7MTej3iDb5l60bOIqJoTJil/D9hyP8ys1xt9OG2mguxf" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-743299a90d.js", style: "studio-fc2e0292dc.css", preload: ["part-0a48a886fe.js","part-1c9df016d4.js","part-87f995e4b1.js","part-ac012cd2ec.js","part-b2cd7c8140.js","part-b8fa56d3cb.js","part-cc811a02ae.js","part-cd78edb02c.js","part-e19c2d905a.js","part-e56a86a35b.js","part-f13471520a.js"] },
  console: { script: "console-030347840d.js", style: "console-25fc4787f1.css", preload: ["part-e19c2d905a.js","part-f13471520a.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
