/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5144f827d8.css" with { type: "file" };
import file1 from "./console-6c8d84f7c8.js" with { type: "file" };
import file2 from "./part-0f99625332.js" with { type: "file" };
import file3 from "./part-11359c0022.js" with { type: "file" };
import file4 from "./part-19cf939cf4.js" with { type: "file" };
import file5 from "./part-204c4e478b.js" with { type: "file" };
import file6 from "./part-229bd113fa.js" with { type: "file" };
import file7 from "./part-230dcee8d2.js" with { type: "file" };
import file8 from "./part-343ab1e5d2.js" with { type: "file" };
import file9 from "./part-34a42520ba.js" with { type: "file" };
import file10 from "./part-4512b3dbac.js" with { type: "file" };
import file11 from "./part-47ca4eaf55.js" with { type: "file" };
import file12 from "./part-4a1bf0c71e.js" with { type: "file" };
import file13 from "./part-50ebd26ca5.js" with { type: "file" };
import file14 from "./part-82e0dcf3a8.js" with { type: "file" };
import file15 from "./part-96cb9f06ea.js" with { type: "file" };
import file16 from "./part-a3511bb123.js" with { type: "file" };
import file17 from "./part-ac40e9020c.js" with { type: "file" };
import file18 from "./part-ad3d849eac.js" with { type: "file" };
import file19 from "./part-ae84d73cc9.js" with { type: "file" };
import file20 from "./part-b5769fc3c8.js" with { type: "file" };
import file21 from "./part-b594427280.js" with { type: "file" };
import file22 from "./part-bdb33a2d3a.js" with { type: "file" };
import file23 from "./part-bdcb0e17f8.js" with { type: "file" };
import file24 from "./part-c20c3e17f5.js" with { type: "file" };
import file25 from "./part-c86f3d19c0.js" with { type: "file" };
import file26 from "./part-d39f3f8305.js" with { type: "file" };
import file27 from "./part-d9f647131b.js" with { type: "file" };
import file28 from "./part-df7d015edb.js" with { type: "file" };
import file29 from "./part-f53ee67c11.js" with { type: "file" };
import file30 from "./part-f792c8d50d.js" with { type: "file" };
import file31 from "./part-fb38610806.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-2dbc5517d1.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5144f827d8.css", path: file0, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "console-6c8d84f7c8.js", path: file1, bytes: 17652, integrity: "sha384-CMaHy1RmfyosPiD0gF5hWoKr1lvrrYi9/KzcknI4kDGBu54MsbE34ehDQfcP+/3q" },
  { name: "part-0f99625332.js", path: file2, bytes: 546, integrity: "sha384-0gdol7A75Yo3hZCJHmittdG2eb0YTZdZqDjQNMBoq1H/qwD1xxfqxmKt0Qo9cETu" },
  { name: "part-11359c0022.js", path: file3, bytes: 1853, integrity: "sha384-o5GbZvbfDsrPEkSjjI2JqlohOu74lCUZ1bPvNeegvnkWL2rYl7KdPXZfDHQECRAM" },
  { name: "part-19cf939cf4.js", path: file4, bytes: 7816, integrity: "sha384-9sYRnZ62MNUp5A8g1bAIId1Pa3qanAJkLNewh1omj8QKLytIHkCAdZM+IVJXakkD" },
  { name: "part-204c4e478b.js", path: file5, bytes: 488, integrity: "sha384-R0GGl/dwW609LWlRM+zYeuDb5dyKbh3PTUIMbQKgSeA7krxjUmFPCKZfWZU2ohAl" },
  { name: "part-229bd113fa.js", path: file6, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-230dcee8d2.js", path: file7, bytes: 52686, integrity: "sha384-lOB7kozACC8mn9zQ1lSMJfmFjVqhE2z2qK1LMuiPNco2gHpnhiqTVm7p/f8p55Uk" },
  { name: "part-343ab1e5d2.js", path: file8, bytes: 6587, integrity: "sha384-fpB2wwAhqAwL9hl5xX1IxHBayoEWdZV8JDU68/q00c7ouAsTknnH7Cy6DxqBOD9A" },
  { name: "part-34a42520ba.js", path: file9, bytes: 704, integrity: "sha384-b0K/wjzXSe1mCyDjdarY5zDQXk+J5YtQy1zb4FHFr/m4b9HAi7nJDej84k43WGAe" },
  { name: "part-4512b3dbac.js", path: file10, bytes: 1157, integrity: "sha384-T3VtZ2eJnyg6zDovMWvDRTgwa2tG7imqH6OghT+yAdnkcgyRhMZrVS2bpZR6QHPv" },
  { name: "part-47ca4eaf55.js", path: file11, bytes: 3391, integrity: "sha384-IS+cndpH1ryjLinoKjeEsHHNvlyb/C3f5aud9u2Z3VxU6ZzVgqbiRNO7S/AI4Hmw" },
  { name: "part-4a1bf0c71e.js", path: file12, bytes: 3462, integrity: "sha384-DKpmzBNqUowyXo6KKQLch233AVS9WxwCicVpAAixcGrpF+FWaO6kbkRTPUE/6oh5" },
  { name: "part-50ebd26ca5.js", path: file13, bytes: 412, integrity: "sha384-LUgYiKZYHon6CELpgGqpv1nGeSKHvsyFoAuqYFetCFcOUNVXwVzXVeJpUeNaoa7n" },
  { name: "part-82e0dcf3a8.js", path: file14, bytes: 72966, integrity: "sha384-/JB3PgnlT6jvl+/k6eeDmq6UVAGOGciF0VvC9f4nHT6MXyQCxs3EvO0g5SxKGU4X" },
  { name: "part-96cb9f06ea.js", path: file15, bytes: 922, integrity: "sha384-5Z3SkrVGvtfRpEis59ni/sg/D7LBsylkSTvVcIHF0+8qAgbHpimHk6P990+dka53" },
  { name: "part-a3511bb123.js", path: file16, bytes: 31606, integrity: "sha384-lh2yWnEZby+I984Htq52s9gRWsc2S8gqnlxlnB6eozRNUMKFnlqqobmJ0gVYeTgp" },
  { name: "part-ac40e9020c.js", path: file17, bytes: 11851, integrity: "sha384-kR/AXXpSK9ZUgMkYLWFfwZhNcYEdiKce7Tslizi72f6wOnfrEx7TAswnrhJ7nqIw" },
  { name: "part-ad3d849eac.js", path: file18, bytes: 953, integrity: "sha384-wlZ23ekhyipjku6Y6SEmHb/gNdLQ5br9tBz2AHjPeDnWHJcU8+/+NG110oVbnkuv" },
  { name: "part-ae84d73cc9.js", path: file19, bytes: 18840, integrity: "sha384-Ilv/ARi1CDrtWVNmgciRjgyCEO+AoqCMdx5CUMHO2R0n5/rkOBxBRH9TIEDhE+cl" },
  { name: "part-b5769fc3c8.js", path: file20, bytes: 6160, integrity: "sha384-yUcGIkmEmSKKydOWu8A16bqR6ppkkPZtrUI8Mj+ReXtPJH449d2QGoIoxMat8JGk" },
  { name: "part-b594427280.js", path: file21, bytes: 45536, integrity: "sha384-/jIAwftj+TFSicq2zfp7cqkoSOhk1b0SyUT/EAPYNtTcifCXpb8hRIxjhiCQ38eG" },
  { name: "part-bdb33a2d3a.js", path: file22, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-bdcb0e17f8.js", path: file23, bytes: 4208, integrity: "sha384-NJWG4MMcYcxF7SAFwqt8Ksp7W9N9qUlmMY/Z+K86xiilOJ19Be3T/B+84e7gT2gO" },
  { name: "part-c20c3e17f5.js", path: file24, bytes: 2309, integrity: "sha384-OVD1c5LyB0BY3MOVizU75MJ8OXbqRX6qHa+RU/kUsFWWRMZ5uMU3ZlxjZTrKYPux" },
  { name: "part-c86f3d19c0.js", path: file25, bytes: 4841, integrity: "sha384-aktKGmKjt/TSXQYOWDikzPWQCV1ZU5RS14je7lC2U3joI9l4Lm5IqgTxGWgiXnl6" },
  { name: "part-d39f3f8305.js", path: file26, bytes: 16184, integrity: "sha384-nYpr7f0V1TEfGxAvfswBrhyWTcABYDKTZj/ty+opGEJX4UbbxpxqkUTh86RF7AF6" },
  { name: "part-d9f647131b.js", path: file27, bytes: 759, integrity: "sha384-N2F186+qh3kWcm0sP5ONIbKEKPsFPW0tVyDo75WgdXEnTmy/V9W9hmm2ecjwUcpM" },
  { name: "part-df7d015edb.js", path: file28, bytes: 4994, integrity: "sha384-xcqQ4txE/5bhRRIecOHv0rjz0+PMqJs2W7ZFDmEIfuuxBgGu8wBY4ERl+NA3orij" },
  { name: "part-f53ee67c11.js", path: file29, bytes: 758, integrity: "sha384-w2K28MH1AokvcUOXbTpN2q1+fyscZ83ES1dk1uEc8MQayVvT9LZ9RdgcdzEx3os6" },
  { name: "part-f792c8d50d.js", path: file30, bytes: 3826, integrity: "sha384-NsbhEPrBGe9jUevGusVDpqXwbrdwQdKghLYidnDWKJW8Lxgy3YbwUHXlKg4y7Xtp" },
  { name: "part-fb38610806.js", path: file31, bytes: 1649, integrity: "sha384-wnTZCSUlmxGK29nUlTivhDex2UHry7jHpCY8OM9pxfhd4N7OYSMBDFeNc7kA4WLA" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-2dbc5517d1.js", path: file33, bytes: 5977, integrity: "sha384-y2MriYLjOdtkg/9BnlUFrpxcwd5deRRqFO8tDdBkzG1K7iXnsOo5b74Mh3mT4aut" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2dbc5517d1.js", style: "studio-2c42c873ea.css", preload: ["part-11359c0022.js","part-19cf939cf4.js","part-230dcee8d2.js","part-34a42520ba.js","part-50ebd26ca5.js","part-b594427280.js","part-f53ee67c11.js"] },
  console: { script: "console-6c8d84f7c8.js", style: "console-5144f827d8.css", preload: ["part-230dcee8d2.js"] },
} as const;
