/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-b3311afea1.css" with { type: "file" };
import file1 from "./console-bfd786ea96.js" with { type: "file" };
import file2 from "./part-0e77a97494.js" with { type: "file" };
import file3 from "./part-1601d7aedc.js" with { type: "file" };
import file4 from "./part-227e232b32.js" with { type: "file" };
import file5 from "./part-2db3de9717.js" with { type: "file" };
import file6 from "./part-2f95845923.js" with { type: "file" };
import file7 from "./part-4a664c63bb.js" with { type: "file" };
import file8 from "./part-536002ece6.js" with { type: "file" };
import file9 from "./part-5c82f3acab.js" with { type: "file" };
import file10 from "./part-5d0a7560a2.js" with { type: "file" };
import file11 from "./part-6676f755a6.js" with { type: "file" };
import file12 from "./part-6838350929.js" with { type: "file" };
import file13 from "./part-76c5ab6be7.js" with { type: "file" };
import file14 from "./part-797644915a.js" with { type: "file" };
import file15 from "./part-7bede0c9cf.js" with { type: "file" };
import file16 from "./part-9da60dbfba.js" with { type: "file" };
import file17 from "./part-9dcf27ba96.js" with { type: "file" };
import file18 from "./part-9f7920dac2.js" with { type: "file" };
import file19 from "./part-a27f8298dc.js" with { type: "file" };
import file20 from "./part-b0dfafa77a.js" with { type: "file" };
import file21 from "./part-b82d30f120.js" with { type: "file" };
import file22 from "./part-ba6f8e0783.js" with { type: "file" };
import file23 from "./part-bf7a8322e7.js" with { type: "file" };
import file24 from "./part-c4820ec855.js" with { type: "file" };
import file25 from "./part-cb4cd1c40a.js" with { type: "file" };
import file26 from "./part-d3fd9b5226.js" with { type: "file" };
import file27 from "./part-d452f91a84.js" with { type: "file" };
import file28 from "./part-d5d074e99d.js" with { type: "file" };
import file29 from "./part-db1395916c.js" with { type: "file" };
import file30 from "./part-dc65f302eb.js" with { type: "file" };
import file31 from "./part-e9a5da6bc5.js" with { type: "file" };
import file32 from "./part-efaa3b75fc.js" with { type: "file" };
import file33 from "./part-fbf2f2917c.js" with { type: "file" };
import file34 from "./studio-1dcbb89413.css" with { type: "file" };
import file35 from "./studio-472dbade8a.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-b3311afea1.css", path: file0, bytes: 45510, integrity: "sha384-IzwGZS//IhFxDkWk4uSU0fRZaxTger0INISBU2MuwZWKa+IvC5Co85799Gr0VRpB" },
  { name: "console-bfd786ea96.js", path: file1, bytes: 16161, integrity: "sha384-VwZn/KRVCAd3g/xBfdqawduJWRRpl364g/lA/gNzXwuRmvsFxiwZXSLkv+66JIeA" },
  { name: "part-0e77a97494.js", path: file2, bytes: 2309, integrity: "sha384-tvolu5TByhSDdeHcm24R5hZN6jomnBvwyXoXwaNoY6aEi5SYHd4DaKg6L9CkwgW3" },
  { name: "part-1601d7aedc.js", path: file3, bytes: 72996, integrity: "sha384-+HlSIzGtkCbsOKBUmQxQtcSHrCFiAFOVyRWjXn0XaaSYpOYzmLVWWr/knVOcj14y" },
  { name: "part-227e232b32.js", path: file4, bytes: 3797, integrity: "sha384-PKqIKQYycKz9JJTpx4pHkrReEV86ssqWEjYGMvwcXO66DQhuLIemV/ww8JsJf7lk" },
  { name: "part-2db3de9717.js", path: file5, bytes: 37114, integrity: "sha384-zNUhwcgURTm0uKbPaMvV1d6c7XFuh40kkIrDicdhl5chlmRViavikooOMTDlunZ/" },
  { name: "part-2f95845923.js", path: file6, bytes: 1885, integrity: "sha384-nyMST7w8iuZGnQEOQlcKo43xBmDFSo7MlTDVAsv8ReHYQPwxApdhU5dmN5Bw6cGm" },
  { name: "part-4a664c63bb.js", path: file7, bytes: 7821, integrity: "sha384-IZ5Ji2BpXK84CEufaOvZDqEcDYWiIa3KkDxZknMM86+0qzuIaGy0tcEf0BGvbbxe" },
  { name: "part-536002ece6.js", path: file8, bytes: 922, integrity: "sha384-dcKwP3wID8DHeMQwDc0n5TTeK7w7rRCMo+unlIrpQCVzz6lYlXMh/9jQG0xYX0PS" },
  { name: "part-5c82f3acab.js", path: file9, bytes: 482, integrity: "sha384-WNDIJwfe5DAghop8b/JSLlX7SPgLfHJDP8s9Yvtb7hh8T5mMdz+IlytFlxCqY/pY" },
  { name: "part-5d0a7560a2.js", path: file10, bytes: 758, integrity: "sha384-ep/oGBgZqyXCEwphblsJtAOjpHdk55ZC3PRjSrs7VK9+jL5I27R/DxZPHIYtn+mA" },
  { name: "part-6676f755a6.js", path: file11, bytes: 412, integrity: "sha384-YMwHo6MEj0D+CiAapDYtLqtVjgBmKEfuDmBMTOmgFrUaKWMzA8Xwh6JuQvq2vz7v" },
  { name: "part-6838350929.js", path: file12, bytes: 53513, integrity: "sha384-ib7KgULjWA/tgj1bcfv3SzW+TJwmuCWDiABurQ4lL9ZTwzbNUrPqruLTdslwRroY" },
  { name: "part-76c5ab6be7.js", path: file13, bytes: 704, integrity: "sha384-P9w97PRXzutPiGa8BXnAZEGIBjiqyND6ptkfO5IgRAL5IPId62ITg/F8RzZDplx7" },
  { name: "part-797644915a.js", path: file14, bytes: 31430, integrity: "sha384-2nzWbg6QBsEOhK37f3j3pFp1S4bHQd/kB9TFaUY/8dpG10CqJpNylL63GGOoJLxV" },
  { name: "part-7bede0c9cf.js", path: file15, bytes: 281, integrity: "sha384-HKjcwY1gSFMYY4PnobI5uTWIOsPzBBmHQifomz45ELCr6CwiiV7EljD2D7HgLDe7" },
  { name: "part-9da60dbfba.js", path: file16, bytes: 1654, integrity: "sha384-mxvOcqxdYI5ccuJ7ijAZEdGkmX/lcl4XXXHGFcZGKUuygE866N0kNRL+E73SkBEw" },
  { name: "part-9dcf27ba96.js", path: file17, bytes: 544, integrity: "sha384-2hOv9capAlzI4Prk3FGSytobTP55TXU303jI6VUWF6BVM99qD/54foiq8Utix8uo" },
  { name: "part-9f7920dac2.js", path: file18, bytes: 3380, integrity: "sha384-OXSv8ENXIk0k7yyzQNrgVf19keHEhD5vF6l4Lr4EmISkGjFpmKIDUOJ4fIezvd5S" },
  { name: "part-a27f8298dc.js", path: file19, bytes: 131, integrity: "sha384-X+tg8T88tZofbXm62HDiAebTCZvXuXsoxHGcZXvYtqpmB+TO7x59x43cPJa6aeCA" },
  { name: "part-b0dfafa77a.js", path: file20, bytes: 4869, integrity: "sha384-t1pK+5x7eAxQyPzuN7WmC+2cPKhfQDNGax3AmxRexfndJEj+cEjvoKHVU6gHl7nn" },
  { name: "part-b82d30f120.js", path: file21, bytes: 1259, integrity: "sha384-oRAZfrCrz0+FGqgV+r/Otqj/EpgnPZIyf6RE8UQTy8OZFsddgoRRXdFhY5lQTzLI" },
  { name: "part-ba6f8e0783.js", path: file22, bytes: 983, integrity: "sha384-0H02XeaL1y1Qkcxo1CiXhGgsot4Ksoik1LEyVJ+y4WwHb0MM3Qr442p1B8/rvklb" },
  { name: "part-bf7a8322e7.js", path: file23, bytes: 16218, integrity: "sha384-6I5vTr4upN9feGGUZ4cJGMjNOI/scXGJRwBSEbYAUVVEcE1wh+eIrPlk4kTlbP5X" },
  { name: "part-c4820ec855.js", path: file24, bytes: 3492, integrity: "sha384-xQ5wdpcipcCBlAl9aWngq7buS0u70eisxW3CxGgHB+c9b73Ek/k5nurW8wpmFNjO" },
  { name: "part-cb4cd1c40a.js", path: file25, bytes: 4233, integrity: "sha384-oEQWQ5tXwu1Lyu/km+A56IvYvZ67zJ0cpH9B7RLPlZhLACaWF7QVwHi7etoCK0w7" },
  { name: "part-d3fd9b5226.js", path: file26, bytes: 2720, integrity: "sha384-CFWkiJPhbKSbbYxQNvlkrwxdcFJ8Btkcy0dVL1xu3nT9hzu9RBL7gU2+gBOSkbiC" },
  { name: "part-d452f91a84.js", path: file27, bytes: 759, integrity: "sha384-DqBQ84YCKww7hePFiinBbXpPeRGkJXEaBRe1I4PjxVQrVtnoaM6REFXezT+plkbr" },
  { name: "part-d5d074e99d.js", path: file28, bytes: 18323, integrity: "sha384-FrPAQe0hNj9u5+Qc7D7LnHLVFme8Q7luHKGZR8QsJ93zog8/gJwSbetFJgpxppjv" },
  { name: "part-db1395916c.js", path: file29, bytes: 11868, integrity: "sha384-Vh1+yp6X+PuxLH4HpCU9WgT35vz9fmKLF7O1FhjmyP2MCVvGyNueIp8aVY6M9k3q" },
  { name: "part-dc65f302eb.js", path: file30, bytes: 5035, integrity: "sha384-iUpzynFWej8HAxL9h6EHeL3tI4lSmAuCuLJJmsop7e/uZgvgUGX3xONRIL75tIku" },
  { name: "part-e9a5da6bc5.js", path: file31, bytes: 6188, integrity: "sha384-DNqX9y3E4ayPPUcHTgEFQpEZsom9oOUbIuxK744CPCLff4qj3EGcjPyQod+wkcDd" },
  { name: "part-efaa3b75fc.js", path: file32, bytes: 6592, integrity: "sha384-5NSS0NnTCMurC2uj7tvsSYVTmGCzWBfkM5vWkXSqUBZo/0BWzCgqDnekfPwQOvMz" },
  { name: "part-fbf2f2917c.js", path: file33, bytes: 1157, integrity: "sha384-sA7q2M1hwjAH/O0JJQf5IXj4u3mZznPmVHOt/cmhpfj2c5pMVw00tvgjhE2sZ5Kq" },
  { name: "studio-1dcbb89413.css", path: file34, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-472dbade8a.js", path: file35, bytes: 6032, integrity: "sha384-SaKE6uKsSO7N6+C+/1O9iQCV+gljAbpHOm2suZQ8gXxcsb64Wummi3dCT6LWkl6D" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-472dbade8a.js", style: "studio-1dcbb89413.css", preload: ["part-2db3de9717.js","part-2f95845923.js","part-4a664c63bb.js","part-5d0a7560a2.js","part-6676f755a6.js","part-6838350929.js","part-76c5ab6be7.js","part-b82d30f120.js"] },
  console: { script: "console-bfd786ea96.js", style: "console-b3311afea1.css", preload: ["part-6838350929.js"] },
} as const;
