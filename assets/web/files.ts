/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-3848c5af3e.js" with { type: "file" };
import file1 from "./console-5144f827d8.css" with { type: "file" };
import file2 from "./part-04c8d448dd.js" with { type: "file" };
import file3 from "./part-0f52f50eb7.js" with { type: "file" };
import file4 from "./part-17ff0602bd.js" with { type: "file" };
import file5 from "./part-229bd113fa.js" with { type: "file" };
import file6 from "./part-26999cae63.js" with { type: "file" };
import file7 from "./part-40c8bddf0b.js" with { type: "file" };
import file8 from "./part-414da2bfa2.js" with { type: "file" };
import file9 from "./part-5cef435dbd.js" with { type: "file" };
import file10 from "./part-5d708371d5.js" with { type: "file" };
import file11 from "./part-6de68ef306.js" with { type: "file" };
import file12 from "./part-7181770ecc.js" with { type: "file" };
import file13 from "./part-78ea327a08.js" with { type: "file" };
import file14 from "./part-7b7c6c3817.js" with { type: "file" };
import file15 from "./part-8039000e29.js" with { type: "file" };
import file16 from "./part-81a7e0ebdd.js" with { type: "file" };
import file17 from "./part-876661b616.js" with { type: "file" };
import file18 from "./part-91b01743a6.js" with { type: "file" };
import file19 from "./part-966fb2aef1.js" with { type: "file" };
import file20 from "./part-a4f3d5e747.js" with { type: "file" };
import file21 from "./part-a5a68425ca.js" with { type: "file" };
import file22 from "./part-aaa3be0050.js" with { type: "file" };
import file23 from "./part-bbb5159b06.js" with { type: "file" };
import file24 from "./part-bdb33a2d3a.js" with { type: "file" };
import file25 from "./part-c54f0a04f4.js" with { type: "file" };
import file26 from "./part-c7422268c7.js" with { type: "file" };
import file27 from "./part-d198cddd8d.js" with { type: "file" };
import file28 from "./part-d3d7885d05.js" with { type: "file" };
import file29 from "./part-d4a2f6e245.js" with { type: "file" };
import file30 from "./part-f039be67c0.js" with { type: "file" };
import file31 from "./part-fd85649ad7.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-ef8227dfb4.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-3848c5af3e.js", path: file0, bytes: 17652, integrity: "sha384-ZXPgabPqj8Aef0V+lsxgVbbJ9mkP45HcRZXA3163/rqvEUFDR5dI21U3kYxEI5BS" },
  { name: "console-5144f827d8.css", path: file1, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "part-04c8d448dd.js", path: file2, bytes: 3826, integrity: "sha384-zTbHFqB0m41EXuR1cghxgudq2CaLfrCS/0P9rKLZ5WByxS3ohdktZp8hM4YcSnXQ" },
  { name: "part-0f52f50eb7.js", path: file3, bytes: 18840, integrity: "sha384-iWJuVD6TH62tfzmDKiXEq2gJRERZtWq6bLURWWD5aXWXnkYGxmFoCz6kKyRnS60z" },
  { name: "part-17ff0602bd.js", path: file4, bytes: 488, integrity: "sha384-1Bs/3t247BwKnLhwTx30XkTK06adCNuy1id6ccDQXiG8zaMglX9LXp8LcxnwJADF" },
  { name: "part-229bd113fa.js", path: file5, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-26999cae63.js", path: file6, bytes: 4208, integrity: "sha384-sun3NiXhD2jmySTPgmS1JxeMCnPAUhl4myXUySY+Sa7CDf39AnCWm1/IbZ6uj+5D" },
  { name: "part-40c8bddf0b.js", path: file7, bytes: 52702, integrity: "sha384-ZKDIR34O/H7b1BaAsMnrARYq7HMWoizlZCXW1XRcbvMS7XMxI20F+WSOAlPtE1DR" },
  { name: "part-414da2bfa2.js", path: file8, bytes: 7816, integrity: "sha384-rc5SVOvWKQJ7Ei3yGPLWgEnlGjz/C7lLBblcHzBduYBp2pgzWeZt6TU6a7jPWEJR" },
  { name: "part-5cef435dbd.js", path: file9, bytes: 953, integrity: "sha384-oSjuDcAEjQPGfNx89VM+wsUQaQOyxC8gVGDxCHsewi1pcIzyWIAekKxQj7I+PGrM" },
  { name: "part-5d708371d5.js", path: file10, bytes: 1157, integrity: "sha384-f6UKxLuEfDNlZAwoJlbW2nSFazSahjpGz7b1ubXdYRxN9PnrcNIcTUSM+s/AW9uM" },
  { name: "part-6de68ef306.js", path: file11, bytes: 1853, integrity: "sha384-d7DGvMz+f+26IyFotMiDJN91Hh+YpnO0bEYz1z35HY7XVE8QL1Gilx8OzmTk9Uxi" },
  { name: "part-7181770ecc.js", path: file12, bytes: 546, integrity: "sha384-hhHFdlkDhFEQDNHoXnXBe3QyHavWHoxgkQuhRtZFNM75fGWzNUIrUhA+W1grh99l" },
  { name: "part-78ea327a08.js", path: file13, bytes: 759, integrity: "sha384-+oiEIY+cT+ZCnqi+KV8EH92UF99vEOyZhjNy+1NEQeTbb0xs3B9Xm4/HYmBjxvNN" },
  { name: "part-7b7c6c3817.js", path: file14, bytes: 11851, integrity: "sha384-W3lCSqsRxng4c9hfxXOV2VFB1GJPFZ/QhJfUG7pxQ0QOXLiC1pzuxD+dNgvEEW3h" },
  { name: "part-8039000e29.js", path: file15, bytes: 31606, integrity: "sha384-4CBYRFZWp89KC7h5N9t+Stb3bdesvM66eb+o5vwPT/NokairOdKVWGPNvvkXvw95" },
  { name: "part-81a7e0ebdd.js", path: file16, bytes: 704, integrity: "sha384-j6sI9yKNinUXN0oe8qHV4hwbzyLltLNHEQ1KIexAeWtsaSafQcel/k5pWzBpQTFX" },
  { name: "part-876661b616.js", path: file17, bytes: 45536, integrity: "sha384-yuTVcHBXnIVzLJ+3FTvKt0F99MFjbOfVaZ/BcC4dJOcuAC8pinO5sXaP0OFVdd5U" },
  { name: "part-91b01743a6.js", path: file18, bytes: 16184, integrity: "sha384-SCJ4O2lGEjzFcwvjq+3RcrQ/hOf8kq+uYHkDOdje7fQfThDrrF7PEy2zWZnywQaB" },
  { name: "part-966fb2aef1.js", path: file19, bytes: 72966, integrity: "sha384-syhzvzuaLrV+hTEEDgLrcA8E6yBDH0cB5IBn0m1c6BwIBX2MD4p6knS0huKDuDRu" },
  { name: "part-a4f3d5e747.js", path: file20, bytes: 6160, integrity: "sha384-9FYQgE9dJeN2R09k6E4fJvWiCyv8nRrP1ssNb+U33nQo6dWKsL9oCoG+Vm6cJ4vP" },
  { name: "part-a5a68425ca.js", path: file21, bytes: 758, integrity: "sha384-oqSQvY9gvBV6BG6rn1UCTTRT+UnBpHLlBHYg9Ip+/7tHWYkXJLBfnF79iQM4TqNQ" },
  { name: "part-aaa3be0050.js", path: file22, bytes: 4841, integrity: "sha384-EkdtAOd8CHH3kNVl2j9xv6ymwTzMYNgFLsZrDvztRPdjhlMmthfRQVeA+Ulxv0M6" },
  { name: "part-bbb5159b06.js", path: file23, bytes: 4994, integrity: "sha384-/r9Y6WadOlNbAYmglUk2omKlkiQe+jpu0VTCpG1LQYiUan+CHGj88ELvZuhyOa3n" },
  { name: "part-bdb33a2d3a.js", path: file24, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-c54f0a04f4.js", path: file25, bytes: 6587, integrity: "sha384-BQJFmZscvrg2+gfH0Uy8I0rVYlZPp/NJCMcLx4NFM5Sdngm55Kc+t+28ZmtIfDXE" },
  { name: "part-c7422268c7.js", path: file26, bytes: 922, integrity: "sha384-SJ1BE8NlShfL/8crJyDjxXLqel2OJDpYRjzzGMjuKE6+e9+oruNXfbx+yNO75N/b" },
  { name: "part-d198cddd8d.js", path: file27, bytes: 3462, integrity: "sha384-SU8Ry+VoNaXJWTQ7iCKXRaULMBUse3IAwH+4jn8LCz9RMgco0hPywYwwXuZiEB6V" },
  { name: "part-d3d7885d05.js", path: file28, bytes: 3391, integrity: "sha384-AFvD2BzqUJma0Cn4x+TOixyB7hI5QcGoeDewSo3mZu9uNCqgyNvYHU0nTj1R8Q4h" },
  { name: "part-d4a2f6e245.js", path: file29, bytes: 1649, integrity: "sha384-gNCf9ju1vCfqp+4FTHl8j16QgAIVZQj0Cbz+eRuqy4sQzwRUWuS7JtrmNdgaTl6k" },
  { name: "part-f039be67c0.js", path: file30, bytes: 412, integrity: "sha384-3LUCi4aIFJfXMfjZgaHRhNYd/TVTw8n4iwO0o8qbYN6b5+wm6e0aO/ISnLRu6rQ7" },
  { name: "part-fd85649ad7.js", path: file31, bytes: 2309, integrity: "sha384-5kqRITWLdzqdR44XMXqjcoTgiFnCFv4n10cjown9ByZGegKcb7M5vEl4N21q/KLI" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-ef8227dfb4.js", path: file33, bytes: 5977, integrity: "sha384-kjgmrERU7K3q6+Vg4HMmTsQOfgT9dJagIU+Is+gLddfJYrIvfm+4BWvhdD047Bv8" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-ef8227dfb4.js", style: "studio-2c42c873ea.css", preload: ["part-40c8bddf0b.js","part-414da2bfa2.js","part-6de68ef306.js","part-81a7e0ebdd.js","part-876661b616.js","part-a5a68425ca.js","part-f039be67c0.js"] },
  console: { script: "console-3848c5af3e.js", style: "console-5144f827d8.css", preload: ["part-40c8bddf0b.js"] },
} as const;
