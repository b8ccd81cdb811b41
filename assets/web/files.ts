/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7ce409cf18.js" with { type: "file" };
import file1 from "./console-e2fee34336.css" with { type: "file" };
import file2 from "./part-02e0a877ee.js" with { type: "file" };
import file3 from "./part-09cdaf1774.js" with { type: "file" };
import file4 from "./part-0f0be19d28.js" with { type: "file" };
import file5 from "./part-136c667869.js" with { type: "file" };
import file6 from "./part-17731bc4ad.js" with { type: "file" };
import file7 from "./part-18c9e7dd02.js" with { type: "file" };
import file8 from "./part-1a7406feea.js" with { type: "file" };
import file9 from "./part-1aad9c0a8d.js" with { type: "file" };
import file10 from "./part-2886048a67.js" with { type: "file" };
import file11 from "./part-2bd0c62b36.js" with { type: "file" };
import file12 from "./part-2fc5180a9a.js" with { type: "file" };
import file13 from "./part-38598d220a.js" with { type: "file" };
import file14 from "./part-44c0c3e336.js" with { type: "file" };
import file15 from "./part-452e9200ae.js" with { type: "file" };
import file16 from "./part-4e9be14cb1.js" with { type: "file" };
import file17 from "./part-51c9627fd1.js" with { type: "file" };
import file18 from "./part-5ac7356c50.js" with { type: "file" };
import file19 from "./part-5bb3c72818.js" with { type: "file" };
import file20 from "./part-5d6d32fa09.js" with { type: "file" };
import file21 from "./part-5e07893e68.js" with { type: "file" };
import file22 from "./part-5fdde18f20.js" with { type: "file" };
import file23 from "./part-641b39bbd3.js" with { type: "file" };
import file24 from "./part-662dde26e1.js" with { type: "file" };
import file25 from "./part-6cd32ca027.js" with { type: "file" };
import file26 from "./part-7203487bfd.js" with { type: "file" };
import file27 from "./part-7345ff821e.js" with { type: "file" };
import file28 from "./part-7bdee45d9d.js" with { type: "file" };
import file29 from "./part-82baad609a.js" with { type: "file" };
import file30 from "./part-848af41ba7.js" with { type: "file" };
import file31 from "./part-8aa2938f89.js" with { type: "file" };
import file32 from "./part-a7f3410c09.js" with { type: "file" };
import file33 from "./part-b4201029ee.js" with { type: "file" };
import file34 from "./part-b4e601c580.js" with { type: "file" };
import file35 from "./part-b69d0cbcfd.js" with { type: "file" };
import file36 from "./part-b7b99f3108.js" with { type: "file" };
import file37 from "./part-b94c87c7e2.js" with { type: "file" };
import file38 from "./part-bd10d487d0.js" with { type: "file" };
import file39 from "./part-be072eb416.js" with { type: "file" };
import file40 from "./part-c07aaf5b08.js" with { type: "file" };
import file41 from "./part-c516930107.js" with { type: "file" };
import file42 from "./part-c52905c984.js" with { type: "file" };
import file43 from "./part-c7fe012437.js" with { type: "file" };
import file44 from "./part-c8ccf21f35.js" with { type: "file" };
import file45 from "./part-cbf5476e34.js" with { type: "file" };
import file46 from "./part-ccee1fb477.js" with { type: "file" };
import file47 from "./part-ce436bf9af.js" with { type: "file" };
import file48 from "./part-ceed870a0b.js" with { type: "file" };
import file49 from "./part-dab42815fb.js" with { type: "file" };
import file50 from "./part-e0f8bcc82a.js" with { type: "file" };
import file51 from "./part-e54a78927b.js" with { type: "file" };
import file52 from "./part-ee05a28add.js" with { type: "file" };
import file53 from "./part-f18e72fc9d.js" with { type: "file" };
import file54 from "./part-f2238cdb97.js" with { type: "file" };
import file55 from "./part-f3c30c4d4f.js" with { type: "file" };
import file56 from "./studio-2f9613f64a.js" with { type: "file" };
import file57 from "./studio-b395dc85fb.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7ce409cf18.js", path: file0, bytes: 21238, integrity: "sha384-y+HY34eiWDKqPh6vzBa77HnSSOK2yFo3pWE923MakDP6qk7T6TYsi/NFMgzklqB/" },
  { name: "console-e2fee34336.css", path: file1, bytes: 53153, integrity: "sha384-Gz4mTvQ99yHMNdsmyhpRcP3ukPKSwti+b8T14S4yLkggLNCuJJTxlK9fi5voX+/p" },
  { name: "part-02e0a877ee.js", path: file2, bytes: 25872, integrity: "sha384-k+OHHk64eeBBYRpFHjfLLC7oKOWYhS0ECZtrBKoPfLCfB5QCZ/a2om+M2kfJEFvf" },
  { name: "part-09cdaf1774.js", path: file3, bytes: 4457, integrity: "sha384-X4sAn5dfPHZQTpgd9zed4aOqKbNX6YUSMwIMFUUEJguvRcZxIvmgNVr+1VzHPVK+" },
  { name: "part-0f0be19d28.js", path: file4, bytes: 704, integrity: "sha384-A9sjLArioUhT0ImVpc0l9hd1huvD4i0UhxI1nWm/ugIAad8jp+Hq0qkc4NJX4QWD" },
  { name: "part-136c667869.js", path: file5, bytes: 6876, integrity: "sha384-uRx6SZDkzZX0gh2CSka2BwNWjqrbDlgVj7VC7LJ59L/Bdlah0wHKzdkU98JjxGzH" },
  { name: "part-17731bc4ad.js", path: file6, bytes: 279, integrity: "sha384-RfwkUW4i4tlwWVKzhILU9SH6ep2tgoQUbDpYLISl4h4N8SHvyh9XFAQieWmyrXTP" },
  { name: "part-18c9e7dd02.js", path: file7, bytes: 728, integrity: "sha384-ZJoJ2XxvdBlAnbPF2DLuFR6UhVi50jmU4BAX9Bp1khHk5g6yA7s2QAO8xfVagJ4U" },
  { name: "part-1a7406feea.js", path: file8, bytes: 866, integrity: "sha384-/ZNnixB2K7CGuMHOa95UOfkINoturCr6hn2Icr06nMCxIa+l6YcGO+tRIrRRf/Kh" },
  { name: "part-1aad9c0a8d.js", path: file9, bytes: 459, integrity: "sha384-Z1Rkj4+6KYzFljADo/l831VPwCsPgZRkbpUj+FUvDfkoDkO9POCou6KDGCbAu/ft" },
  { name: "part-2886048a67.js", path: file10, bytes: 16235, integrity: "sha384-i7o2llUK4HG2102r8zzj5Yczmo5WkDKhxQXXu+QCr3VH9YAmH2OAmmlWgRq5LIo5" },
  { name: "part-2bd0c62b36.js", path: file11, bytes: 68649, integrity: "sha384-Oc9XYWboTAwCyhnFBtJenmDirgUhW/sd6JMqZ6PNngs5m+Dt3qbmI4uwf9tV9dmo" },
  { name: "part-2fc5180a9a.js", path: file12, bytes: 577, integrity: "sha384-iCNUP+nkiqq3Kfe8aBurhIUA5KPpyadvujtXmWyporTfdjBfGJiEi6E2XRzx6l1I" },
  { name: "part-38598d220a.js", path: file13, bytes: 1155, integrity: "sha384-epHZzJ7aEuGeYuBwd+q3tn+3sqD0aTyw25CCq4V7uPbuZTyhR0BrtmRAb9oWaHGB" },
  { name: "part-44c0c3e336.js", path: file14, bytes: 764, integrity: "sha384-x532EoIsHRTjbXB8IOZPw6Hgl+O9ONNkdpNAwN9oHZ21aAivOx1W0ZCQIdvvHiKy" },
  { name: "part-452e9200ae.js", path: file15, bytes: 2383, integrity: "sha384-S+h99R7VCojRzMNfR09IFH2iQPUATh/qeUXd6JC0yp2+H0l+DAbLueoyg4Ux9mPP" },
  { name: "part-4e9be14cb1.js", path: file16, bytes: 561, integrity: "sha384-VVB3mvEbT42h3I0XelH9BW8mAKTxzJeduaZigkjth8j7jrdTB9Rf/Sxl+FLD3HMx" },
  { name: "part-51c9627fd1.js", path: file17, bytes: 743, integrity: "sha384-Tp45JmQK9A2HevDA1+PLQLI3HvgPNnY+p/K2U+EzU7H6pYbwf767jJQGzpxTMMTH" },
  { name: "part-5ac7356c50.js", path: file18, bytes: 473, integrity: "sha384-G/NUV+ufr+VCJeIn2C1dt4cpOGz2LPLv8uN8/fqjNkI+DV8ZxlUm61xWwBSXgV2u" },
  { name: "part-5bb3c72818.js", path: file19, bytes: 37508, integrity: "sha384-ODbxIvCI2W7no8LjIvFhM0uzSkaYsMNyaTYXGqg8ZRroa0U9GB+oH/3G5qlruCb0" },
  { name: "part-5d6d32fa09.js", path: file20, bytes: 3635, integrity: "sha384-t9/tV0D40XeVtjvGs2GSkG+t4bTBXfwvfp9DVD8fq3nZs4WgGNpIWdsWqLBopX/o" },
  { name: "part-5e07893e68.js", path: file21, bytes: 922, integrity: "sha384-/xCz7vd5s4dTHeTXdYOTh4KxHMgc8VKxDdq1tkmXaITbjPfNEL1CX76Eq/sMUHeY" },
  { name: "part-5fdde18f20.js", path: file22, bytes: 5288, integrity: "sha384-2wEhbsAKvGFUcUirkw3ifK4Jc1yHWJa9wiQw7RhMGRnMkuohZYAwRtkqFhNx8PhS" },
  { name: "part-641b39bbd3.js", path: file23, bytes: 3139, integrity: "sha384-2oYszvasIWINtiFIuWQXVqWpeVYqY90+/Snp2hrrgqZ2EU5XvjW2ouQsyHnk6Way" },
  { name: "part-662dde26e1.js", path: file24, bytes: 5558, integrity: "sha384-WYIUwXA8lhxnimUvSH/3gnLJgJcLYMmKMaxwIaQcEwx2GXkN8OlSPtlS+RNgpV/j" },
  { name: "part-6cd32ca027.js", path: file25, bytes: 62016, integrity: "sha384-f/9ZpgJqoCv4ghCJ1fQVN6VI9Lr8WrRJK64AQJ5N1c58pMM0aJKi0en7RqeMO0db" },
  { name: "part-7203487bfd.js", path: file26, bytes: 383, integrity: "sha384-BusytdoDjO1h+KK2vy247bJDo+lUUHJhsPyMdXsWVvfT0dwIzqnKjTfAw4cKJ6wB" },
  { name: "part-7345ff821e.js", path: file27, bytes: 3877, integrity: "sha384-k+5k4N/xqwY957dWyR+J7gE08LS0G5UmwGKkJpLJMcrH3m29BgCVZWbiB8dPSOVX" },
  { name: "part-7bdee45d9d.js", path: file28, bytes: 1647, integrity: "sha384-nFacKFUmHLkDsojnGca9wpke/qVrXroSaG8BagK/lkxvE4PpBr+0ZJoCACSBpXIA" },
  { name: "part-82baad609a.js", path: file29, bytes: 1311, integrity: "sha384-KgBJviXTAgHP3eBMarUujq1oMw9p0nhudJHiQos9h6UYPHjA0CqsjKMKyOm54X+q" },
  { name: "part-848af41ba7.js", path: file30, bytes: 1104, integrity: "sha384-XrsVuFyHEyuODbMJ3PjSbdg15y3DdTpHhvm0OXhOuuSl6vGXyz3QN745n9oh2/Dr" },
  { name: "part-8aa2938f89.js", path: file31, bytes: 4761, integrity: "sha384-v8LY01PwrbWYufmE5ZtTOzHHE1BTF66o7cu5FigM2nXLOCOWOiYxQTDQe86/Zl5Z" },
  { name: "part-a7f3410c09.js", path: file32, bytes: 8564, integrity: "sha384-4eLBTwExjdbHXAW/M17gBMNUVW2y25jFuZFlUFU0mN+WHt1DfflAsPS11+te25QF" },
  { name: "part-b4201029ee.js", path: file33, bytes: 48664, integrity: "sha384-aS+TJDGB2Q6FDIKyq1mAH9jnRdq26oCydsHbeaWQ/Db76tHRM6LA7EOjKmunZc0J" },
  { name: "part-b4e601c580.js", path: file34, bytes: 23530, integrity: "sha384-vqn5x49jE9jh1lBWpbzKlfB+Nivo3PSqhs1hNksSkOBAgyMNF7M8bMiTFY7hjzKs" },
  { name: "part-b69d0cbcfd.js", path: file35, bytes: 5551, integrity: "sha384-+sTBrmf5nvKWzmk51fzfUiDsscmQ6JjrV1+EEy6b/48zgbWIc6J5R/ClQKEpkBlB" },
  { name: "part-b7b99f3108.js", path: file36, bytes: 306, integrity: "sha384-2hUw0/t/T7JyHH0/fRnx8+rtXvtU0WDmdFl0DXdZsurgXEMQusCbUJEmlCkzjqxa" },
  { name: "part-b94c87c7e2.js", path: file37, bytes: 2538, integrity: "sha384-WOdHgOXhFJd3zbdwt3iX8jBYRNzDKmCpBL7ouw8kd97y85cFer4MMcM1zWZgI+RP" },
  { name: "part-bd10d487d0.js", path: file38, bytes: 320, integrity: "sha384-EZZ7p6rhp56pPbeMzH3t2IppevX1jj+Rtpr7Wa7G5TDfmNYzheDJq7Si4FtTjFBN" },
  { name: "part-be072eb416.js", path: file39, bytes: 22034, integrity: "sha384-/Ultwb7D8soMVnRA97bE34RL0vrABpxjAkRXNqZB2bujm+9hXfdYXxtqvy2dk6vc" },
  { name: "part-c07aaf5b08.js", path: file40, bytes: 2702, integrity: "sha384-ZzkHZvECkF+oylyE8FZoAS9ZrPgzgjztcKcPLIRvqs+EPogtUOkY3b12xSSxIHMV" },
  { name: "part-c516930107.js", path: file41, bytes: 2433, integrity: "sha384-/VyfdOPszgONIMtm0aMPwp2Lq+fXA+cGuqrv9Tw6NJ2vmp7+CyJDQqDEl/+EP0WS" },
  { name: "part-c52905c984.js", path: file42, bytes: 547, integrity: "sha384-nk1zd4S9GUapoo/DAvyWExDaXE5qqXyT1xv7gakKx4jwEaOtzEbaTuH+em1b2FeP" },
  { name: "part-c7fe012437.js", path: file43, bytes: 1063, integrity: "sha384-L3BhiC456YWl84Z0xOuLqrk4/7im+n69yGr0ufz1zj1wPoZ/FMnrnl/5rHx4GFut" },
  { name: "part-c8ccf21f35.js", path: file44, bytes: 786, integrity: "sha384-Ith85Yita9hNlYyDxMDRThU8F+VkZ86toRbpqyWz7peDN7OWgrmGLNSM448wyTfW" },
  { name: "part-cbf5476e34.js", path: file45, bytes: 3769, integrity: "sha384-lAR3JHfTHlGEs48yZVNoGSSuKkRHNb4bGP2VVULs/LwSmTlwtsrExqGrdvtbo78y" },
  { name: "part-ccee1fb477.js", path: file46, bytes: 488, integrity: "sha384-UCYgTdDrUWWnUhLFTMoDhWQoLggzd6vN5TPPLrJ7o8CR8BJkmSbDf8rWCdiwjmfb" },
  { name: "part-ce436bf9af.js", path: file47, bytes: 2721, integrity: "sha384-0qfHepcTmtESp0UKJXF0V6SlvOq1jiBMut1tqneNUIFBfd1ewcuUHTJ/Ou3QcLRu" },
  { name: "part-ceed870a0b.js", path: file48, bytes: 546, integrity: "sha384-f6hQAfWp4t6mybu2eua6271PB1DB7bM7ms5upfjsgQcqrjo9+SGhtgzDzEEXNLti" },
  { name: "part-dab42815fb.js", path: file49, bytes: 414, integrity: "sha384-UJqugSuylM/AvnfodeORmnBu+wdRFBKfDBNHerM9gUWG4eRwxmuC5IYALipFYsK0" },
  { name: "part-e0f8bcc82a.js", path: file50, bytes: 4268, integrity: "sha384-ho4BW9mO4lHq0CyKcy9NF5xoVD3S+R8GvTeHoDfZFpLIgAUKSp7XnVGZI+ufxYTl" },
  { name: "part-e54a78927b.js", path: file51, bytes: 5313, integrity: "sha384-O1Z2QGRxS9sWD9V8kXJ+XUUPQ3tG8+97CXdy8xIYrbj7Rw2V96rXpGCcX6RHVB8Y" },
  { name: "part-ee05a28add.js", path: file52, bytes: 6622, integrity: "sha384-9mpRWPhaTZRrvWVd73FZSKmY1Ggnq0DvK4Q8SJ+rS4K9wfZx+YPH60ME77EhkobU" },
  { name: "part-f18e72fc9d.js", path: file53, bytes: 29913, integrity: "sha384-zeWKKgSXl9+B7X3eiWFPBRw+wuzaAREX4DINsmDRd+E4e1PAG2BUU/FJ2qEOxqWh" },
  { name: "part-f2238cdb97.js", path: file54, bytes: 2240, integrity: "sha384-i2e+iK5cqs70yUa7IRazbLLg3+wsrus9xeIfqSziI7LUhwPmE5OZEAMEp1N1gzir" },
  { name: "part-f3c30c4d4f.js", path: file55, bytes: 506, integrity: "sha384-1Z1HGmhvhpoJZre+WJ3EGMc6+VjJjNC5QZUhrL04UCuxCCVwGHqx9SVQgEDxO6Rk" },
  { name: "studio-2f9613f64a.js", path: file56, bytes: 6107, integrity: "sha384-A/Kdmdh4pEeTsM38EVif34bvlAowCnDUnlNcK08NjxWqndsFt3mDf8u0GV9F7vO/" },
  { name: "studio-b395dc85fb.css", path: file57, bytes: 22719, integrity: "sha384-Sk0vHjYd8feAihx5G8sre11etkUigiaL93Su7HPDH+HQrI/dh+dO/dQzh4u9d4cK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2f9613f64a.js", style: "studio-b395dc85fb.css", preload: ["part-0f0be19d28.js","part-18c9e7dd02.js","part-1aad9c0a8d.js","part-4e9be14cb1.js","part-6cd32ca027.js","part-82baad609a.js","part-a7f3410c09.js","part-b4201029ee.js","part-ce436bf9af.js","part-dab42815fb.js"] },
  console: { script: "console-7ce409cf18.js", style: "console-e2fee34336.css", preload: ["part-6cd32ca027.js"] },
} as const;
