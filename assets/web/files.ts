/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-1af0013725.js" with { type: "file" };
import file1 from "./console-8afb2b1bf8.css" with { type: "file" };
import file2 from "./part-0021c1f6e6.js" with { type: "file" };
import file3 from "./part-00d8d2e2ef.js" with { type: "file" };
import file4 from "./part-01548b6f19.js" with { type: "file" };
import file5 from "./part-018517d4f0.js" with { type: "file" };
import file6 from "./part-039114f891.js" with { type: "file" };
import file7 from "./part-070b863784.js" with { type: "file" };
import file8 from "./part-0a5976e514.js" with { type: "file" };
import file9 from "./part-0fa860c3d8.js" with { type: "file" };
import file10 from "./part-11c666bcbc.js" with { type: "file" };
import file11 from "./part-13fa3eea77.js" with { type: "file" };
import file12 from "./part-15a6d0bc81.js" with { type: "file" };
import file13 from "./part-17dc743e05.js" with { type: "file" };
import file14 from "./part-26648ef59c.js" with { type: "file" };
import file15 from "./part-28d62fcf2d.js" with { type: "file" };
import file16 from "./part-2d6d7190cc.js" with { type: "file" };
import file17 from "./part-2eb7789cbc.js" with { type: "file" };
import file18 from "./part-306f73e4a3.js" with { type: "file" };
import file19 from "./part-32ca6fb0d7.js" with { type: "file" };
import file20 from "./part-340f1a52ca.js" with { type: "file" };
import file21 from "./part-35af161595.js" with { type: "file" };
import file22 from "./part-374b99d13c.js" with { type: "file" };
import file23 from "./part-3e8b4fd9bf.js" with { type: "file" };
import file24 from "./part-44fedf8343.js" with { type: "file" };
import file25 from "./part-4a04c62931.js" with { type: "file" };
import file26 from "./part-571e64d0ee.js" with { type: "file" };
import file27 from "./part-5d00d950e2.js" with { type: "file" };
import file28 from "./part-67e5f70a70.js" with { type: "file" };
import file29 from "./part-685a336796.js" with { type: "file" };
import file30 from "./part-694ccec7ff.js" with { type: "file" };
import file31 from "./part-6b3850c006.js" with { type: "file" };
import file32 from "./part-6b40d607e2.js" with { type: "file" };
import file33 from "./part-6b4e92f208.js" with { type: "file" };
import file34 from "./part-6d07b79b3f.js" with { type: "file" };
import file35 from "./part-6e3943557b.js" with { type: "file" };
import file36 from "./part-6ea4bbbde8.js" with { type: "file" };
import file37 from "./part-709d336b37.js" with { type: "file" };
import file38 from "./part-7138ff5902.js" with { type: "file" };
import file39 from "./part-7b025967fb.js" with { type: "file" };
import file40 from "./part-8400376c0b.js" with { type: "file" };
import file41 from "./part-840b390fce.js" with { type: "file" };
import file42 from "./part-8cb94d8891.js" with { type: "file" };
import file43 from "./part-8fcc49a427.js" with { type: "file" };
import file44 from "./part-92f193960e.js" with { type: "file" };
import file45 from "./part-9528f54d2f.js" with { type: "file" };
import file46 from "./part-9b2f3acfd7.js" with { type: "file" };
import file47 from "./part-9d08940d47.js" with { type: "file" };
import file48 from "./part-9ece54f782.js" with { type: "file" };
import file49 from "./part-a9c825faf3.js" with { type: "file" };
import file50 from "./part-ab5bcf6f07.js" with { type: "file" };
import file51 from "./part-ac2bd4e867.js" with { type: "file" };
import file52 from "./part-be2009a08a.js" with { type: "file" };
import file53 from "./part-c4853e7078.js" with { type: "file" };
import file54 from "./part-d018d760f7.js" with { type: "file" };
import file55 from "./part-d2bb8d28ed.js" with { type: "file" };
import file56 from "./part-d391a63e5f.js" with { type: "file" };
import file57 from "./part-e60322e7cf.js" with { type: "file" };
import file58 from "./part-e96822c541.js" with { type: "file" };
import file59 from "./part-f87fd43e85.js" with { type: "file" };
import file60 from "./part-fc0e5b5157.js" with { type: "file" };
import file61 from "./part-fcc5ca90fa.js" with { type: "file" };
import file62 from "./part-fcfe1adbaf.js" with { type: "file" };
import file63 from "./part-fdd67bd751.js" with { type: "file" };
import file64 from "./studio-d8bfed79d8.css" with { type: "file" };
import file65 from "./studio-ddbb32fb56.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-1af0013725.js", path: file0, bytes: 21476, integrity: "sha384-3nFPucLQjpvAQqi+HU569lI68GhhT7ZwCfKHwn6W7awvgPU4HT/I6lucZgvEsTNm" },
  { name: "console-8afb2b1bf8.css", path: file1, bytes: 55998, integrity: "sha384-DR60EH/sQrr5MlHZymP6DTm9BCmBg66pNvBkLAe8PXE3cdVKSmGXH8YwUVTMlpuY" },
  { name: "part-0021c1f6e6.js", path: file2, bytes: 8871, integrity: "sha384-yz5/Fzu2WZbUxY6Qj6E/nTPQ6vtUiCc/HPV3xEwylu81O0kv8Gohd5KOhSUTKnow" },
  { name: "part-00d8d2e2ef.js", path: file3, bytes: 1622, integrity: "sha384-A9v9GsTT00WpmZoObo0J3xwgjRU34I2RVwf+TTJY5XuCBevSDk3vBly3VH4UF/fb" },
  { name: "part-01548b6f19.js", path: file4, bytes: 1094, integrity: "sha384-kKcQd1ggacEywo6JHJvb5qUkWNko/uUkEvOzrvdlKkZosqFVqAITbpaWN8ZC0PHE" },
  { name: "part-018517d4f0.js", path: file5, bytes: 459, integrity: "sha384-Tubng/rfTHJRxkAgWFLGtjRdqsnBkp/JlytBgrJE9aid3NPbeo403nADziaKJYce" },
  { name: "part-039114f891.js", path: file6, bytes: 21143, integrity: "sha384-gDQlIfQk0nSN1GwSL783fHNLcbYDBLahy0UyLdLG+d8/AIYrWWKfpq60ke3ODm4E" },
  { name: "part-070b863784.js", path: file7, bytes: 605, integrity: "sha384-6PeuUq5NlmJ3SAO8UK/ssbd6vYFOLx6KBwKaNVZs7LVfOqGac/kh6zjS+ZxLkiwb" },
  { name: "part-0a5976e514.js", path: file8, bytes: 308, integrity: "sha384-r+ucwu7TGEYjaHaLLaFyWK5DQ5MpADmlRv/RH+218009k/XhAZ7NvMZ0dxCIKWEB" },
  { name: "part-0fa860c3d8.js", path: file9, bytes: 40405, integrity: "sha384-A2FEl+5zwNjkXaxtmeMoxJYhZ8I0S6eMpxyX8NcM/fTO9XmW/yvDWGNdkZfNdHJp" },
  { name: "part-11c666bcbc.js", path: file10, bytes: 21559, integrity: "sha384-mkjCv/0IgfSub3NaXD/cC1up/RoSjikDy0G8UmUiwClXQJfB1UlLg/GiShdZyh6z" },
  { name: "part-13fa3eea77.js", path: file11, bytes: 414, integrity: "sha384-SaWUSwo1gwPsET1axI9GSNzwGbFnEUitgWrS2Cv5JE7fjlzfuGZ9zxBuB7YSx6ub" },
  { name: "part-15a6d0bc81.js", path: file12, bytes: 2318, integrity: "sha384-Mfen8y0geuakEUpYLyuqvegmxbBYw/GXopS1PflD0JjBCUP81nZLSUpU2IFJC16g" },
  { name: "part-17dc743e05.js", path: file13, bytes: 5551, integrity: "sha384-y9m8TvLNgVNK2OD7aVbhNyPthUoN+vnmkfBBLmqv6xYWg1Sp9N9GQbkWd4KmEhQF" },
  { name: "part-26648ef59c.js", path: file14, bytes: 1157, integrity: "sha384-Y4NkU5WbCnPXnF12S7fLm/mtBA0GC2chHqHE+pN1jCHWp25I1hYUFJiV1FMCIlOO" },
  { name: "part-28d62fcf2d.js", path: file15, bytes: 4198, integrity: "sha384-7PLbAxdkXjN1P2dl/ZuofgZTCLf7bz20QyidYjbke74HT9q5xAvb3NDNHmvdw7tL" },
  { name: "part-2d6d7190cc.js", path: file16, bytes: 4797, integrity: "sha384-cEbKcFfa//EmWpc/AEg7p8RDlCgSyABqwSoI535diz0Mh/Ze//ZsHnFHeIdswbjU" },
  { name: "part-2eb7789cbc.js", path: file17, bytes: 62142, integrity: "sha384-v2ZoFqvUxVoAm/60kM6oqTOSKirTe0lDqEXAEyo9/yldd28QCocbrJtI7b7v/TtN" },
  { name: "part-306f73e4a3.js", path: file18, bytes: 1144, integrity: "sha384-XaNABhKdHQtj8sxZSxXsE0atH0rGJOmmgHx4/kONl9dHp2aDXEbtZT6XBvpSBpJ+" },
  { name: "part-32ca6fb0d7.js", path: file19, bytes: 764, integrity: "sha384-xnsd5watbAqKHtjjdObAvJBKqdgTPirJDpfSeJUD+5dDzZmKe194pz2vlgqzG8Vo" },
  { name: "part-340f1a52ca.js", path: file20, bytes: 3356, integrity: "sha384-nCk1yuCf7TtcLN2srSZUAhvwgyzqzllmGOu5Pwo3s4gYwB1H7wieIWwi9fVMovEt" },
  { name: "part-35af161595.js", path: file21, bytes: 381, integrity: "sha384-zeioZeeEoMXwuqyo5UminoHknZcsU5NHZ//a3d0TrWixbJg03SVgmRJUhJmi3e3k" },
  { name: "part-374b99d13c.js", path: file22, bytes: 391, integrity: "sha384-uM6Odq0ASqUjz1NmwAiUOhFiPm1lYpm9DaFUnqS6nHywHZExX1CJ7gNLGHu7XiJ/" },
  { name: "part-3e8b4fd9bf.js", path: file23, bytes: 19362, integrity: "sha384-tCojH8TTzvLjfSfF4q2zd/c1vcjrgxYE+qPGAzsAExgN6VhPWue2+CEv3H3mAaMV" },
  { name: "part-44fedf8343.js", path: file24, bytes: 915, integrity: "sha384-ygaj3HzWvmsazlyQe4oWLNB00PNGThKYV+iX0TESgDoGRMWDpugyWVEnsSoQfUs+" },
  { name: "part-4a04c62931.js", path: file25, bytes: 6624, integrity: "sha384-2fbZthUjfbypGL1WcpOqxLpR9C2QdNjq1RpXlzNSNSXPlEMwddSDodmlwcI4vQDT" },
  { name: "part-571e64d0ee.js", path: file26, bytes: 23847, integrity: "sha384-Ib6FGHhX+G6IwuCY6Fs+sOZyifZK3rs+8M9HoADImgvoU1HE+4e7DZyDCCZVi0O6" },
  { name: "part-5d00d950e2.js", path: file27, bytes: 3877, integrity: "sha384-R75GRjWm+nbcW2hFaO+vKt3OK2MD75RJL5h9BBMjGM5Xa/kJF7vaFPMV0t2pumgZ" },
  { name: "part-67e5f70a70.js", path: file28, bytes: 809, integrity: "sha384-K8XGyHzAOfz6VXQtedlR3QbHehtaWxrCO08XEOnpDYaee9lDSNgWj7XZwv5J8bzx" },
  { name: "part-685a336796.js", path: file29, bytes: 30025, integrity: "sha384-cvyu3MpuXxh9ObVXJE9NwHy3LrFufRh1DnjGb2MwJJVUbiTaJYDXeHcIdlH7iems" },
  { name: "part-694ccec7ff.js", path: file30, bytes: 5322, integrity: "sha384-lCAIC9Lc78Ik7czjKdIwNWTNC+gUqp1EP1zcOIyp2D/h548E7hQOeNgyQ/75ufGc" },
  { name: "part-6b3850c006.js", path: file31, bytes: 7170, integrity: "sha384-bRvvPanBPT93Dr71sG3lUs6P3/gAOnv+OXIYt5dammNLAOtLJZ3Yc0oZihJOrCeH" },
  { name: "part-6b40d607e2.js", path: file32, bytes: 64475, integrity: "sha384-1A5bsAJDIZrnOfHu0OB/6uHv0VArez4Zc4oDi/7pfuJyuu7CMZWUVIjNP9MXoY/W" },
  { name: "part-6b4e92f208.js", path: file33, bytes: 47327, integrity: "sha384-OJXuLTqxP6Z7KxY8RhuAlQodze4h2VsoUK7c+285wZ/pFtsdFhMwTikhN5e5bh3G" },
  { name: "part-6d07b79b3f.js", path: file34, bytes: 561, integrity: "sha384-HWzdmlCr0euu9Sc4owKF5YW6vwKm7fiiTo+tIpMQj00CP/b8niLAnPvmbM8XVXcE" },
  { name: "part-6e3943557b.js", path: file35, bytes: 1647, integrity: "sha384-CmM19BeL07wa8b/qslVw7opvrdv20EwCaE6L+ADsPoS6j5lfxsj4q5iMq0MVuxwX" },
  { name: "part-6ea4bbbde8.js", path: file36, bytes: 577, integrity: "sha384-x6vX+dkhgfNgXRzdyBWvw59Hm5VWhlv17oJeqo6VjcMLB0zthkjoBBqPW24LF5Nd" },
  { name: "part-709d336b37.js", path: file37, bytes: 136, integrity: "sha384-wgIh2HAoBhl+DBVv/501xomQvCLXpgYCDXZnOaIbLjjyG4IJuEnDWn2Hwypf8KKQ" },
  { name: "part-7138ff5902.js", path: file38, bytes: 2397, integrity: "sha384-N8+l1GFaa1fheQOpC6o3A8Ba1RbEryqvYBaBkpUVyRXpIfOTCV56J57+skzRpfjm" },
  { name: "part-7b025967fb.js", path: file39, bytes: 320, integrity: "sha384-ZlXkycKC/7eYZQcmc17xyqy0wGbe/Z/6mtRNdqU2GTeM5ZPH7WASlJjYNF0XvKQw" },
  { name: "part-8400376c0b.js", path: file40, bytes: 9567, integrity: "sha384-vKFGY3re0fWqJWgkxjfRC8K+p5gPqhXoFNMM8nXn2lDcJErkdQR3EsUV7Hh9mvMB" },
  { name: "part-840b390fce.js", path: file41, bytes: 506, integrity: "sha384-YrobhenMzhe6Xrg5dAtlKmiy3JCewaIjLKVrxbQMdSeKi6aVQ2li8Q7nS3UEobRD" },
  { name: "part-8cb94d8891.js", path: file42, bytes: 1311, integrity: "sha384-l6EAk+g9o4XyJ0riJVCC7fOAra6RSIxp5AiWXHWzTjZjGr8lJL0OjruQ+XnFpifS" },
  { name: "part-8fcc49a427.js", path: file43, bytes: 5515, integrity: "sha384-q4f/s0+CtKYRUE9Z0zZFQ5YkV16o+45jyV4rnA785HILybERbIRiArrh28istJFw" },
  { name: "part-92f193960e.js", path: file44, bytes: 2240, integrity: "sha384-vs/1wsGe57W/wz/HkWyVQRmh+hxBQm9OrCeYtumiwzuxpoDekUIJBd4LzIZU/PCb" },
  { name: "part-9528f54d2f.js", path: file45, bytes: 743, integrity: "sha384-cygIkRvj/4i9tfHoI5U9yAenSDhwEMQUo6VOAWdBtubuAxNzsnoClrDsNEF5phmh" },
  { name: "part-9b2f3acfd7.js", path: file46, bytes: 914, integrity: "sha384-eAuV4+MhPfWwWKveyiFrRKh/CvzPaaqO1sQ/tXa0yKDLtOl9p8Hoob9x05/2g0rM" },
  { name: "part-9d08940d47.js", path: file47, bytes: 16234, integrity: "sha384-ATMSXdv0yFFzEhWKWccbY61LJW21u2jzc53+MRBsJdy4ttQ8Ne3ly4QVQSJC+LcV" },
  { name: "part-9ece54f782.js", path: file48, bytes: 2739, integrity: "sha384-bzdD/f9letK+jnikx2QZgKwmDy2R+2XXyGhI5unLSsGqR26fZn0k0FoSgL3hDqnh" },
  { name: "part-a9c825faf3.js", path: file49, bytes: 473, integrity: "sha384-xmRbNoQxP5ZvxscWU00y8+p3o4ZaNmB6Xf90FPy/xrM0OLpRHurRp2Sj/buQinSU" },
  { name: "part-ab5bcf6f07.js", path: file50, bytes: 488, integrity: "sha384-TIUs99WROa7MP33BWcy+f3+FWxNyqS6RdQStBlWt1vBLn4raxdmHpSIZ2dGUy0W6" },
  { name: "part-ac2bd4e867.js", path: file51, bytes: 922, integrity: "sha384-IPFJiDffzDbQIQsQBHYHNUcBsbyKOF7zToXvon0RADPNL5ZPHGxyeOlLhNfTJlYj" },
  { name: "part-be2009a08a.js", path: file52, bytes: 1106, integrity: "sha384-6UVS/w6tX9tUorW7pWC2sqwhQSXQ7QSbB7dx0t2bRLmAuHEZTDxPDbz2tOcBQW9L" },
  { name: "part-c4853e7078.js", path: file53, bytes: 6981, integrity: "sha384-LQYHlBTXLfh8E++/RCYk2bk24B1elXk5m66hBViXU1QwBcHgneSk1Kfj6SsXe9hO" },
  { name: "part-d018d760f7.js", path: file54, bytes: 4517, integrity: "sha384-7qSnUPj+Skm/fE5Gdo73Adi2A9CuVmhaf4JxZaKTTtDBv+9TCI/I+SIWepiDQS3i" },
  { name: "part-d2bb8d28ed.js", path: file55, bytes: 3345, integrity: "sha384-HIwj1fuC1ml6C17cZJ0RMUwNGPv11reIn7zJn8UTZury4iMQpNaU0mJB11O3V3do" },
  { name: "part-d391a63e5f.js", path: file56, bytes: 2720, integrity: "sha384-TZ2bSU2cn7QXX6HCZzPsv6buDOYqEE9RG6bkI7OCtRIeVY/pZPPBjLR9OkUn+h+u" },
  { name: "part-e60322e7cf.js", path: file57, bytes: 547, integrity: "sha384-3rPNEdRFnpVSi4/26jrSrtLbtqkwCNz6zmy90E9VeJ7lry6DHSX2xs0nCy2aRiOX" },
  { name: "part-e96822c541.js", path: file58, bytes: 3827, integrity: "sha384-gxLaGH5LtQedRL+ZwQB62dTjXLVJ+h04hsVs4r1WMO4TfzLBEPq2B4qhZwfqRAOi" },
  { name: "part-f87fd43e85.js", path: file59, bytes: 2902, integrity: "sha384-eXjaynr+EsHGxRiifB9kdy0ydptEk1bqJ/ocd13q6eiUvHds0zAwnRPIbqpHbc2F" },
  { name: "part-fc0e5b5157.js", path: file60, bytes: 704, integrity: "sha384-mAt2ANsLPiMjNkGSyiLO7fGzvhbnC2MJtLqgaHeYrEWZL3SdP8RMlEkL14PcrwHb" },
  { name: "part-fcc5ca90fa.js", path: file61, bytes: 4344, integrity: "sha384-WddhWNXfKK5EoryLiDfAA/9Y+2zVh+YQdP6erveSCFOCwnlPc6l3g34mvba3eaLi" },
  { name: "part-fcfe1adbaf.js", path: file62, bytes: 728, integrity: "sha384-wim9SfUvPxWH5X/rRyUqmRVUIXEheEz0NhoRgXtcmGcBHYt8ix1uZLmVespQnqhk" },
  { name: "part-fdd67bd751.js", path: file63, bytes: 548, integrity: "sha384-lPN8OscVGRQSpUeq7vbUSYKh49wRTV7Bq9CqMAtz4PPFVNGKZO9ozXJoTkTaJ6XF" },
  { name: "studio-d8bfed79d8.css", path: file64, bytes: 24532, integrity: "sha384-8mznH0VLM4Q2BZSV6fu0O6xFv+agsJ/QHymm91dV0wdtywDwj8plvrupkYXz4hQB" },
  { name: "studio-ddbb32fb56.js", path: file65, bytes: 7615, integrity: "sha384-48L+KWsU71kqbKMSvjYYGIJNvpAtTcGFyzmwlE736doE05+wmDEW7+J0/wtXDlgZ" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-ddbb32fb56.js", style: "studio-d8bfed79d8.css", preload: ["part-0021c1f6e6.js","part-018517d4f0.js","part-13fa3eea77.js","part-2eb7789cbc.js","part-6b4e92f208.js","part-6d07b79b3f.js","part-8cb94d8891.js","part-d391a63e5f.js","part-fc0e5b5157.js","part-fcfe1adbaf.js"] },
  console: { script: "console-1af0013725.js", style: "console-8afb2b1bf8.css", preload: ["part-2eb7789cbc.js"] },
} as const;
