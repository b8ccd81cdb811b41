/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-8e7d9963a5.css" with { type: "file" };
import file1 from "./console-ca060b3f98.js" with { type: "file" };
import file2 from "./part-024b9cae61.js" with { type: "file" };
import file3 from "./part-1aa4fee183.js" with { type: "file" };
import file4 from "./part-1f575bc006.js" with { type: "file" };
import file5 from "./part-21774c58fa.js" with { type: "file" };
import file6 from "./part-23cb53888c.js" with { type: "file" };
import file7 from "./part-2fcb33c5b8.js" with { type: "file" };
import file8 from "./part-31e56af212.js" with { type: "file" };
import file9 from "./part-32f7457911.js" with { type: "file" };
import file10 from "./part-37b40e60a6.js" with { type: "file" };
import file11 from "./part-38ac35baa4.js" with { type: "file" };
import file12 from "./part-414e086dfe.js" with { type: "file" };
import file13 from "./part-41f0ef9834.js" with { type: "file" };
import file14 from "./part-49a510eb19.js" with { type: "file" };
import file15 from "./part-53af1ca27d.js" with { type: "file" };
import file16 from "./part-5b75ca68b2.js" with { type: "file" };
import file17 from "./part-609276276e.js" with { type: "file" };
import file18 from "./part-63b8e7d818.js" with { type: "file" };
import file19 from "./part-6513f9134b.js" with { type: "file" };
import file20 from "./part-67f0983f0c.js" with { type: "file" };
import file21 from "./part-761ea4a44e.js" with { type: "file" };
import file22 from "./part-7bb8c5a99a.js" with { type: "file" };
import file23 from "./part-7ca2f8c7a3.js" with { type: "file" };
import file24 from "./part-7d3e70b29f.js" with { type: "file" };
import file25 from "./part-823160ca94.js" with { type: "file" };
import file26 from "./part-86af71bdc8.js" with { type: "file" };
import file27 from "./part-878c7a259f.js" with { type: "file" };
import file28 from "./part-96f8e4de62.js" with { type: "file" };
import file29 from "./part-975e3b4544.js" with { type: "file" };
import file30 from "./part-b1637128e2.js" with { type: "file" };
import file31 from "./part-b397e3d4a2.js" with { type: "file" };
import file32 from "./part-b584e96920.js" with { type: "file" };
import file33 from "./part-c63f88c289.js" with { type: "file" };
import file34 from "./part-c6ff56fa23.js" with { type: "file" };
import file35 from "./part-c91bbc4718.js" with { type: "file" };
import file36 from "./part-cf571b7e22.js" with { type: "file" };
import file37 from "./part-d80842a1d1.js" with { type: "file" };
import file38 from "./part-da9380d85f.js" with { type: "file" };
import file39 from "./part-dca7a916bc.js" with { type: "file" };
import file40 from "./part-e1d26a7cd8.js" with { type: "file" };
import file41 from "./part-e603d484d6.js" with { type: "file" };
import file42 from "./part-f02dd54bb1.js" with { type: "file" };
import file43 from "./part-f6271a788d.js" with { type: "file" };
import file44 from "./part-fd6e6f2044.js" with { type: "file" };
import file45 from "./part-ff96898722.js" with { type: "file" };
import file46 from "./studio-23bd6e4910.css" with { type: "file" };
import file47 from "./studio-99c6f73df7.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-8e7d9963a5.css", path: file0, bytes: 50386, integrity: "sha384-8TC7LvGN2r5FRu148ZC8XaC6oXJ6zlrh5qZlRA0R9opu3idxZQABZ0YnTDmMryIt" },
  { name: "console-ca060b3f98.js", path: file1, bytes: 20678, integrity: "sha384-YEer7nM5RNbDiPUVLeQn4Rm4Nt3AU8vV2OzxzDbbvb9H9eFw3R2h5sZMOV5+0+3g" },
  { name: "part-024b9cae61.js", path: file2, bytes: 3648, integrity: "sha384-wKcQa71M12DyKAbc8OstD7eVCmyhn5aLTLOiFJCmTpvIKo2S0NZ0gKvWlvQllhpW" },
  { name: "part-1aa4fee183.js", path: file3, bytes: 743, integrity: "sha384-USZLZDcFWlQ5IHe/vKumyYwZsqd4xyGNoKLJQNZiL97dv9NofXNuvc3JURKZ+rFZ" },
  { name: "part-1f575bc006.js", path: file4, bytes: 704, integrity: "sha384-Rhr4iBYh+UKlJVLb8zTw8nw+jcTvgk5asZDkyQQLfVU6rXeusUeU2qxDj3sxI9IG" },
  { name: "part-21774c58fa.js", path: file5, bytes: 48486, integrity: "sha384-wtI9kXPyeRw+H83BVKvz1iOwLGqVd0DknH7pUVgve7AjTw82+YqdGzJLbSHmSsoq" },
  { name: "part-23cb53888c.js", path: file6, bytes: 16238, integrity: "sha384-suvMebbpaeDEfKGWtP0oOdNzSNSn3MbKyUIhm4eT1phJqnqn91oe8Iw0CfTdzouT" },
  { name: "part-2fcb33c5b8.js", path: file7, bytes: 546, integrity: "sha384-CFTBMTYChhEF5lREuH8DU1P0ebi/TCLupT+qepnWKVOmu7qtkGO92W9pq8cLkp3L" },
  { name: "part-31e56af212.js", path: file8, bytes: 5554, integrity: "sha384-exOKMQZ2IhtOoYINoI1+NMPZj8dECh9HpEKW9o30dEr684dE6+04RvJP3FV5reMn" },
  { name: "part-32f7457911.js", path: file9, bytes: 1647, integrity: "sha384-Gb3E6XRWEXQ6ENWHlaSuUatcR3i/Uqi7hgX+2YAcI7iJTW4+sde35SC0+xESion0" },
  { name: "part-37b40e60a6.js", path: file10, bytes: 14976, integrity: "sha384-BUYLCkHCOOxG9cgt0yYE418l0Yw9w+hPZJjGOBGDGJifUgCurlrujSxez4kR1Mfo" },
  { name: "part-38ac35baa4.js", path: file11, bytes: 320, integrity: "sha384-dVEb57ULvArXci+2yV+gWx593iB3elMMQ02Ym6l8OaP9TJdLBP76tzlmuaiTOKtl" },
  { name: "part-414e086dfe.js", path: file12, bytes: 37088, integrity: "sha384-2F+QcSBrIeQPf8EbyVShSOE49pL7dCnsfTu+cO4POz8aebKGGceP7nnrZhnzZ8yU" },
  { name: "part-41f0ef9834.js", path: file13, bytes: 1311, integrity: "sha384-umeVF9PC892IYYvWpx8NU2j9S8pggEN9fGKYIkWig/xYOKg5WwFjXzk77oXvu/lU" },
  { name: "part-49a510eb19.js", path: file14, bytes: 577, integrity: "sha384-vMFohyt47MV0VRuAXdoKaOMFRawatRiHZu89CzZxTHWqfuZzEIkP9f+9pP8adUgu" },
  { name: "part-53af1ca27d.js", path: file15, bytes: 6620, integrity: "sha384-OI0BpKh964bHV/mttz/bb+vJ8MlL4j12UwgFr2qZzOiwLgGoxni+rd4ehoMy9By2" },
  { name: "part-5b75ca68b2.js", path: file16, bytes: 308, integrity: "sha384-L11FUMyhi7Y8qFEoVJxk7WR4BKjPWgONuP8Jty8HsBK3N7TGPT/3gjMEyrKAEui2" },
  { name: "part-609276276e.js", path: file17, bytes: 2237, integrity: "sha384-kK8J7QIvZ3ctYGsAmPs6AbYCGpoon9B8jFJ7tyVMcXcdpcBZO0uZPvoDqT8gYBS+" },
  { name: "part-63b8e7d818.js", path: file18, bytes: 25586, integrity: "sha384-AAVhNG6KKKESdb9vO6vqFCjXaYFCBCrEiyI6QxdM1Hj/mAyNX1nPbWBE3BFxeIwu" },
  { name: "part-6513f9134b.js", path: file19, bytes: 1293, integrity: "sha384-faGsk2pgAlZAcuqDcF0wKsVqZw+fRLJzwXENz6luzC2I69tw/vtPf6D8zyOs8RFB" },
  { name: "part-67f0983f0c.js", path: file20, bytes: 2317, integrity: "sha384-pnmSxR+l/c+X+vWnR0bFrVWJKZ2eBdKiGqj5D+FPrZY9LnWBnGmr3Ao54wU+6zus" },
  { name: "part-761ea4a44e.js", path: file21, bytes: 4213, integrity: "sha384-kdvIbFy1i0Fm2BBAKDy20fHnWQEOvKQnu9XAynmbHGq1531P1kO1ktHwuUNhA7BV" },
  { name: "part-7bb8c5a99a.js", path: file22, bytes: 2721, integrity: "sha384-LmNY5zDaKHh0kJ0cz1S3b3CZOZmhOml/4KntKh9JmK4qmZVrICjw/M54O86h9tMx" },
  { name: "part-7ca2f8c7a3.js", path: file23, bytes: 784, integrity: "sha384-+Pa5yBz51tlu8BI/HFqU9QlZ3uEGmLi1REbN01T3nNJ7JrTlyva53STqqCuVxhh5" },
  { name: "part-7d3e70b29f.js", path: file24, bytes: 7567, integrity: "sha384-hzCSYJCjvPp6o7RUit2LodaN3uM5UUKOMoEPya/s1sK7w3WrHkOvr1oKbp66JVER" },
  { name: "part-823160ca94.js", path: file25, bytes: 922, integrity: "sha384-yJEKIBPU+kTbCORt/b1dfe9CP/5VHF+Y1dBGdnymat1NJwza5YaDkCdiU7xGu5qW" },
  { name: "part-86af71bdc8.js", path: file26, bytes: 561, integrity: "sha384-Jo6hDb3bnol4OOmfNZsDS/B1F95LU09BK0QMyVF3cLqR8tWT5lttga+Tigv+kkwW" },
  { name: "part-878c7a259f.js", path: file27, bytes: 1063, integrity: "sha384-QIIR7IxOx+w6vFvKLuPgg1NeId6nj+kP3il7kcbNyyQTGoL9iJJR3X9PimfXQLJ3" },
  { name: "part-96f8e4de62.js", path: file28, bytes: 3633, integrity: "sha384-O/q6X2wMFHUbFocQUQRMCcEZSmoE7bXzJ8tMhjZDV1r2gd2LD0q7oZh8r9Ay2Jag" },
  { name: "part-975e3b4544.js", path: file29, bytes: 1153, integrity: "sha384-3Rlf5kJ2JeWgSVr+XMTA4ITvOF85gDu2ZIwPwPhu5AunHWva44rO5+evZIlJ5ijp" },
  { name: "part-b1637128e2.js", path: file30, bytes: 279, integrity: "sha384-VbY3LlBqQMavTuv9E49u6xXONgKpC4cPIQRGioqbji6yNnQS/OlviCDh39AZBNeH" },
  { name: "part-b397e3d4a2.js", path: file31, bytes: 3139, integrity: "sha384-jUuZ8DJK38/5R1xIlqAgZ9Z9ewynYcYnm88qD14ptD7clvBFxdZJX95k8qLXqnvE" },
  { name: "part-b584e96920.js", path: file32, bytes: 3875, integrity: "sha384-nG8DJl1ls1MT2gh20n4aoe1LopF3rl2qTm2PorGaCuFfwcM/DeCL6MFu42lpOG5b" },
  { name: "part-c63f88c289.js", path: file33, bytes: 22032, integrity: "sha384-txJkrvqfyh/yjrjDd6Q3RP52Nk3jEknh8SqG3FtAX/q2VeAxZ7UA0YZmyttlwBQf" },
  { name: "part-c6ff56fa23.js", path: file34, bytes: 4266, integrity: "sha384-q4NBeJhDZR5xLN6Q5rMGI0bJMI5Y6Fc2yLYv7bhP80dh1vN+tHqRBNPNSzTdHrVI" },
  { name: "part-c91bbc4718.js", path: file35, bytes: 8414, integrity: "sha384-EGFoKigznR1B45S34KedLf1SDy+t/aYgn/jN3HQhUsB/zbZCQftbea9XJ+TDjitf" },
  { name: "part-cf571b7e22.js", path: file36, bytes: 764, integrity: "sha384-GZ8CFyAXUoE0O3gGAelqvZSXvAcDA6oWo1pe2JZBs7PtZfflVA+Q+Ad2TTngUlN4" },
  { name: "part-d80842a1d1.js", path: file37, bytes: 488, integrity: "sha384-C2qUpZ7RLQdzhBb6AJ4BvDJTHgVLUQ2o1ebS6mxjpQREW2Hzgt8F3Cn+3HLScCSj" },
  { name: "part-da9380d85f.js", path: file38, bytes: 5773, integrity: "sha384-FwWFmKGuyNSsYLNywxplJa9/ASRDOayC5uSDcbYrRuZgA9yVhO6ejI0MfbtT9/f1" },
  { name: "part-dca7a916bc.js", path: file39, bytes: 1106, integrity: "sha384-wkjQhXphyfxmrvJ4x3HunBS1pkKLkPoO+jzP7Ht9O+bqRHHu991sK6FBdbwXjpTM" },
  { name: "part-e1d26a7cd8.js", path: file40, bytes: 547, integrity: "sha384-JrLDEFcQ9QO9sw4EGoxkbr2iGp89ylD5eQUGZ06oKlG7zl2R9VZZ3ZrPT3OYAqaJ" },
  { name: "part-e603d484d6.js", path: file41, bytes: 2538, integrity: "sha384-Bc4yu+wEyKWzy3KgjLibF1Jjc/XUfIvov6zYpz54FDo7sQB8DSFee5rxgAVkfI63" },
  { name: "part-f02dd54bb1.js", path: file42, bytes: 73274, integrity: "sha384-gCUEMSc8ZpEMMLmmwfl/eUL+iQmcBTtdFFdm5dRR7wZSwoYASto2uWGuERkVCx+z" },
  { name: "part-f6271a788d.js", path: file43, bytes: 728, integrity: "sha384-Mo2L1hMxmcVPz1tUk5kQwaEpQRKe8+aDJ1oEYglIQs6RhprVhIpOQu6OkllavzyZ" },
  { name: "part-fd6e6f2044.js", path: file44, bytes: 414, integrity: "sha384-D3DujrVUKbYNfZoGR8CsG28O/myXqcVide84DxbUFcnvD31VecQUvaBhUrJhYTNw" },
  { name: "part-ff96898722.js", path: file45, bytes: 62013, integrity: "sha384-WhmJKRM8v09bgekITsIC4RjxSi7cXfejcfVOp3sQXTEO9qWGhSxRz9ADWs3QQcXA" },
  { name: "studio-23bd6e4910.css", path: file46, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-99c6f73df7.js", path: file47, bytes: 6078, integrity: "sha384-5zpk/qM7fK1kkJyeav47zUDKtZIZkGD61T2wPif92GozdwbwLqewQstrv1a2iGPj" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-99c6f73df7.js", style: "studio-23bd6e4910.css", preload: ["part-1f575bc006.js","part-21774c58fa.js","part-41f0ef9834.js","part-7bb8c5a99a.js","part-86af71bdc8.js","part-c91bbc4718.js","part-f6271a788d.js","part-fd6e6f2044.js","part-ff96898722.js"] },
  console: { script: "console-ca060b3f98.js", style: "console-8e7d9963a5.css", preload: ["part-ff96898722.js"] },
} as const;
