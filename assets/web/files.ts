/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-8afb2b1bf8.css" with { type: "file" };
import file1 from "./console-e313149d23.js" with { type: "file" };
import file2 from "./part-0021c1f6e6.js" with { type: "file" };
import file3 from "./part-00d8d2e2ef.js" with { type: "file" };
import file4 from "./part-018517d4f0.js" with { type: "file" };
import file5 from "./part-046b033b3d.js" with { type: "file" };
import file6 from "./part-070b863784.js" with { type: "file" };
import file7 from "./part-0a5976e514.js" with { type: "file" };
import file8 from "./part-13fa3eea77.js" with { type: "file" };
import file9 from "./part-159d70afac.js" with { type: "file" };
import file10 from "./part-15a6d0bc81.js" with { type: "file" };
import file11 from "./part-1ecbbe0e03.js" with { type: "file" };
import file12 from "./part-20cb04a944.js" with { type: "file" };
import file13 from "./part-21970dbf1c.js" with { type: "file" };
import file14 from "./part-26648ef59c.js" with { type: "file" };
import file15 from "./part-28d62fcf2d.js" with { type: "file" };
import file16 from "./part-2eb7789cbc.js" with { type: "file" };
import file17 from "./part-306f73e4a3.js" with { type: "file" };
import file18 from "./part-3188e46b7e.js" with { type: "file" };
import file19 from "./part-32ca6fb0d7.js" with { type: "file" };
import file20 from "./part-340f1a52ca.js" with { type: "file" };
import file21 from "./part-35af161595.js" with { type: "file" };
import file22 from "./part-374b99d13c.js" with { type: "file" };
import file23 from "./part-4fb636d387.js" with { type: "file" };
import file24 from "./part-565ca871ca.js" with { type: "file" };
import file25 from "./part-5a1d30df82.js" with { type: "file" };
import file26 from "./part-60d7aba68e.js" with { type: "file" };
import file27 from "./part-656010602c.js" with { type: "file" };
import file28 from "./part-6b4e92f208.js" with { type: "file" };
import file29 from "./part-6c9a8b0036.js" with { type: "file" };
import file30 from "./part-6d07b79b3f.js" with { type: "file" };
import file31 from "./part-709d336b37.js" with { type: "file" };
import file32 from "./part-76e41e78df.js" with { type: "file" };
import file33 from "./part-8317875b0a.js" with { type: "file" };
import file34 from "./part-840b390fce.js" with { type: "file" };
import file35 from "./part-86353d3418.js" with { type: "file" };
import file36 from "./part-899f53f651.js" with { type: "file" };
import file37 from "./part-8abf3757c8.js" with { type: "file" };
import file38 from "./part-8cb94d8891.js" with { type: "file" };
import file39 from "./part-92de370e82.js" with { type: "file" };
import file40 from "./part-9926060272.js" with { type: "file" };
import file41 from "./part-9ee7bf46cb.js" with { type: "file" };
import file42 from "./part-a9c825faf3.js" with { type: "file" };
import file43 from "./part-b30ca4c528.js" with { type: "file" };
import file44 from "./part-b7aa6d4c47.js" with { type: "file" };
import file45 from "./part-bb99479ae5.js" with { type: "file" };
import file46 from "./part-bca084f10c.js" with { type: "file" };
import file47 from "./part-c1561dc113.js" with { type: "file" };
import file48 from "./part-c2d1dd9631.js" with { type: "file" };
import file49 from "./part-cb8367ae4d.js" with { type: "file" };
import file50 from "./part-cdad0ca626.js" with { type: "file" };
import file51 from "./part-cf6d217edb.js" with { type: "file" };
import file52 from "./part-cfc90fd82c.js" with { type: "file" };
import file53 from "./part-d391a63e5f.js" with { type: "file" };
import file54 from "./part-d73205715b.js" with { type: "file" };
import file55 from "./part-df03128daf.js" with { type: "file" };
import file56 from "./part-e60322e7cf.js" with { type: "file" };
import file57 from "./part-e8ecb8adbe.js" with { type: "file" };
import file58 from "./part-eb45d85c9b.js" with { type: "file" };
import file59 from "./part-f0089c0df7.js" with { type: "file" };
import file60 from "./part-fc0e5b5157.js" with { type: "file" };
import file61 from "./part-fcc5ca90fa.js" with { type: "file" };
import file62 from "./part-fcfe1adbaf.js" with { type: "file" };
import file63 from "./part-fdd67bd751.js" with { type: "file" };
import file64 from "./studio-d8bfed79d8.css" with { type: "file" };
import file65 from "./studio-ddbb32fb56.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-8afb2b1bf8.css", path: file0, bytes: 55998, integrity: "sha384-DR60EH/sQrr5MlHZymP6DTm9BCmBg66pNvBkLAe8PXE3cdVKSmGXH8YwUVTMlpuY" },
  { name: "console-e313149d23.js", path: file1, bytes: 21476, integrity: "sha384-cCMUZbfhBLtsOQyR5fdzIH9BhUtkjGQ0ZMuhHNjEysRvOyu7DiyxBCecOldSdNRq" },
  { name: "part-0021c1f6e6.js", path: file2, bytes: 8871, integrity: "sha384-yz5/Fzu2WZbUxY6Qj6E/nTPQ6vtUiCc/HPV3xEwylu81O0kv8Gohd5KOhSUTKnow" },
  { name: "part-00d8d2e2ef.js", path: file3, bytes: 1622, integrity: "sha384-A9v9GsTT00WpmZoObo0J3xwgjRU34I2RVwf+TTJY5XuCBevSDk3vBly3VH4UF/fb" },
  { name: "part-018517d4f0.js", path: file4, bytes: 459, integrity: "sha384-Tubng/rfTHJRxkAgWFLGtjRdqsnBkp/JlytBgrJE9aid3NPbeo403nADziaKJYce" },
  { name: "part-046b033b3d.js", path: file5, bytes: 1106, integrity: "sha384-B093jt2252L+SFjGRcCogcWCMUGhM3t9VUZsFPMOb0U8KPHGMrsGmxM2B74AyKmD" },
  { name: "part-070b863784.js", path: file6, bytes: 605, integrity: "sha384-6PeuUq5NlmJ3SAO8UK/ssbd6vYFOLx6KBwKaNVZs7LVfOqGac/kh6zjS+ZxLkiwb" },
  { name: "part-0a5976e514.js", path: file7, bytes: 308, integrity: "sha384-r+ucwu7TGEYjaHaLLaFyWK5DQ5MpADmlRv/RH+218009k/XhAZ7NvMZ0dxCIKWEB" },
  { name: "part-13fa3eea77.js", path: file8, bytes: 414, integrity: "sha384-SaWUSwo1gwPsET1axI9GSNzwGbFnEUitgWrS2Cv5JE7fjlzfuGZ9zxBuB7YSx6ub" },
  { name: "part-159d70afac.js", path: file9, bytes: 40405, integrity: "sha384-WAaTGUtwoUO23zb1IsBBVk0EkT/w3/9neE2wzThP4SbdmqUZmzSyPbLKrSvgaj1b" },
  { name: "part-15a6d0bc81.js", path: file10, bytes: 2318, integrity: "sha384-Mfen8y0geuakEUpYLyuqvegmxbBYw/GXopS1PflD0JjBCUP81nZLSUpU2IFJC16g" },
  { name: "part-1ecbbe0e03.js", path: file11, bytes: 2240, integrity: "sha384-efiolH055oNurAS79yub9R4ydYuwTTyRV2nbTobtYrTat+6wdWEbB7qeLW3Q6XVn" },
  { name: "part-20cb04a944.js", path: file12, bytes: 19362, integrity: "sha384-odvUMATaql99vbRnELEBgCdRIgjiuctpArKQvopA+qP7MddpR3/26OWgOH3Xfhbi" },
  { name: "part-21970dbf1c.js", path: file13, bytes: 3827, integrity: "sha384-H93HLpT2eMOtGhyP0vqOlDmDIcnITwlxqyq2a9J+Jol2/puUhRFHn9356yBM8TlA" },
  { name: "part-26648ef59c.js", path: file14, bytes: 1157, integrity: "sha384-Y4NkU5WbCnPXnF12S7fLm/mtBA0GC2chHqHE+pN1jCHWp25I1hYUFJiV1FMCIlOO" },
  { name: "part-28d62fcf2d.js", path: file15, bytes: 4198, integrity: "sha384-7PLbAxdkXjN1P2dl/ZuofgZTCLf7bz20QyidYjbke74HT9q5xAvb3NDNHmvdw7tL" },
  { name: "part-2eb7789cbc.js", path: file16, bytes: 62142, integrity: "sha384-v2ZoFqvUxVoAm/60kM6oqTOSKirTe0lDqEXAEyo9/yldd28QCocbrJtI7b7v/TtN" },
  { name: "part-306f73e4a3.js", path: file17, bytes: 1144, integrity: "sha384-XaNABhKdHQtj8sxZSxXsE0atH0rGJOmmgHx4/kONl9dHp2aDXEbtZT6XBvpSBpJ+" },
  { name: "part-3188e46b7e.js", path: file18, bytes: 488, integrity: "sha384-tJTfw1/mrAobvW0a27nxi8RqrtvNRL/a8AuNVCev8sOQIoflyL1j2eIOZBbm6RSi" },
  { name: "part-32ca6fb0d7.js", path: file19, bytes: 764, integrity: "sha384-xnsd5watbAqKHtjjdObAvJBKqdgTPirJDpfSeJUD+5dDzZmKe194pz2vlgqzG8Vo" },
  { name: "part-340f1a52ca.js", path: file20, bytes: 3356, integrity: "sha384-nCk1yuCf7TtcLN2srSZUAhvwgyzqzllmGOu5Pwo3s4gYwB1H7wieIWwi9fVMovEt" },
  { name: "part-35af161595.js", path: file21, bytes: 381, integrity: "sha384-zeioZeeEoMXwuqyo5UminoHknZcsU5NHZ//a3d0TrWixbJg03SVgmRJUhJmi3e3k" },
  { name: "part-374b99d13c.js", path: file22, bytes: 391, integrity: "sha384-uM6Odq0ASqUjz1NmwAiUOhFiPm1lYpm9DaFUnqS6nHywHZExX1CJ7gNLGHu7XiJ/" },
  { name: "part-4fb636d387.js", path: file23, bytes: 915, integrity: "sha384-qQE5/UzxOKx5rb4dl+Li4PJg5zCgjnE+g6tH9Yan2DQM2F8OHBD8NJFUZBE+jwMY" },
  { name: "part-565ca871ca.js", path: file24, bytes: 3877, integrity: "sha384-SLDAQdCL0T3EsjuYLtUJyCpYadN1mAyJj5ISVdjgg2nDqYBSLG0aoFDANULZQQJY" },
  { name: "part-5a1d30df82.js", path: file25, bytes: 21559, integrity: "sha384-RhRDjIobQooLPUZi3hMzJSyP9nKTFh4tu2HbiwbsrUn3mYKy4BSiEDHB9++wHy4A" },
  { name: "part-60d7aba68e.js", path: file26, bytes: 2739, integrity: "sha384-SNOYmW5vJu/7fAZ7ilZAYQ90BDUd5p8EUeo7/SA7l3HtOXh2aRr4Lh9k7yyvj48A" },
  { name: "part-656010602c.js", path: file27, bytes: 21143, integrity: "sha384-mY1grApo1a2BdPDNnVPNjJ1aXLmJP2wRqHLKnNx2/cFDzcjBeNJt0yR6gcDSpLNV" },
  { name: "part-6b4e92f208.js", path: file28, bytes: 47327, integrity: "sha384-OJXuLTqxP6Z7KxY8RhuAlQodze4h2VsoUK7c+285wZ/pFtsdFhMwTikhN5e5bh3G" },
  { name: "part-6c9a8b0036.js", path: file29, bytes: 5322, integrity: "sha384-BMuqmWUxuBp8paicoWGKR/n20JmojpVRzUCSlBIzWCVW+PuoAs69br4PSpoTSg2B" },
  { name: "part-6d07b79b3f.js", path: file30, bytes: 561, integrity: "sha384-HWzdmlCr0euu9Sc4owKF5YW6vwKm7fiiTo+tIpMQj00CP/b8niLAnPvmbM8XVXcE" },
  { name: "part-709d336b37.js", path: file31, bytes: 136, integrity: "sha384-wgIh2HAoBhl+DBVv/501xomQvCLXpgYCDXZnOaIbLjjyG4IJuEnDWn2Hwypf8KKQ" },
  { name: "part-76e41e78df.js", path: file32, bytes: 2397, integrity: "sha384-cDWJv1XGqacZyXtWJeBxEL1nR3RyVt05YOJdeCkGuJAkPAKlE15FqnFWx3MVVRAb" },
  { name: "part-8317875b0a.js", path: file33, bytes: 743, integrity: "sha384-Uv1Vn3FRy9lsjJoCNkGgsNnVrTVDPPyEDHChawdiww7Wii5HQ/nmo1TvgzbZXvht" },
  { name: "part-840b390fce.js", path: file34, bytes: 506, integrity: "sha384-YrobhenMzhe6Xrg5dAtlKmiy3JCewaIjLKVrxbQMdSeKi6aVQ2li8Q7nS3UEobRD" },
  { name: "part-86353d3418.js", path: file35, bytes: 64475, integrity: "sha384-NVhEqVqtzgNpzemfXmHXy+tXIvQH8zwZAN+XxQNZyicV4ueoa+HRXBPBI8ab464K" },
  { name: "part-899f53f651.js", path: file36, bytes: 6624, integrity: "sha384-nrqVponJqUm6j3wLLA6zTmhteLDPERVk7gyAM49XYGCRo9TejX0qAXrcLKBTxmJs" },
  { name: "part-8abf3757c8.js", path: file37, bytes: 2902, integrity: "sha384-LzpEEsts97nwJurVh2TaOg3Nk5o7aiI6iLvk43C9cPffFWrtrYesCezvPDhABfcw" },
  { name: "part-8cb94d8891.js", path: file38, bytes: 1311, integrity: "sha384-l6EAk+g9o4XyJ0riJVCC7fOAra6RSIxp5AiWXHWzTjZjGr8lJL0OjruQ+XnFpifS" },
  { name: "part-92de370e82.js", path: file39, bytes: 4517, integrity: "sha384-m5tWq8tze4OJvrVyD1TOla8PiU2k/6UwPqlD+Ztjp+G0hrXihGaY7Uz7LS63QlE/" },
  { name: "part-9926060272.js", path: file40, bytes: 5515, integrity: "sha384-kgU4bNd+Ub/cMbN6k0IXlZvAJtrEuz41qVoV0kO3wQxbqTEEtPuHnmrFocWXRFoR" },
  { name: "part-9ee7bf46cb.js", path: file41, bytes: 9567, integrity: "sha384-QwXRIDk7je2Qw3BzrabSz0ZDyQZxz0ZyX5XsTtz/PpcwfHp/057GdctMWulzPb0S" },
  { name: "part-a9c825faf3.js", path: file42, bytes: 473, integrity: "sha384-xmRbNoQxP5ZvxscWU00y8+p3o4ZaNmB6Xf90FPy/xrM0OLpRHurRp2Sj/buQinSU" },
  { name: "part-b30ca4c528.js", path: file43, bytes: 16234, integrity: "sha384-fcCa/vKp0Xx5YYMRrQbsXXJQNoq1HNnUSDGUuw0JtVMjs/3SmciI4eA9sMP5rFeu" },
  { name: "part-b7aa6d4c47.js", path: file44, bytes: 7170, integrity: "sha384-oEWgHRIVU/4C0dc/ykY6lKfFompeBS1JPSPzC/FDVJkfC3GzoKzs5JN4y/bj5Qc4" },
  { name: "part-bb99479ae5.js", path: file45, bytes: 23778, integrity: "sha384-Km19AuX5VG8wmmghSqREcogMC7RQ3WrzVL2roe680SEEvIAoVsKYUVW2ooJI5VRA" },
  { name: "part-bca084f10c.js", path: file46, bytes: 6981, integrity: "sha384-EPIHqRWuqFEfFd2h9lKacuUK6DqVOGGmjHy4gqn4jn5EuQ2WkIKIBuWOENfsiwGG" },
  { name: "part-c1561dc113.js", path: file47, bytes: 4797, integrity: "sha384-HYRgShlrO6Wt2DG1oAd7aV73tR5yKo3nmsHkwvVxDrOK2SVcu00keyXHA+cLNeKN" },
  { name: "part-c2d1dd9631.js", path: file48, bytes: 320, integrity: "sha384-nZCbVcAkbt5DbNxqQltlpxwL9j/SMeRpDARyC4zz9Cx07vdyAEhsqaCy3X6CdR5z" },
  { name: "part-cb8367ae4d.js", path: file49, bytes: 809, integrity: "sha384-lYrJO5at9p4wQ0QCxazwK+oCfg1KNtjbogZQpM0kXLQvRWKd2F7iUk54T9lZDVM4" },
  { name: "part-cdad0ca626.js", path: file50, bytes: 5551, integrity: "sha384-2TYscQUayVtSxGeeW5PMxZvIPVmbO0/jskTGsTJLcdcytfxvY85CQxtUmkmrPf1B" },
  { name: "part-cf6d217edb.js", path: file51, bytes: 1647, integrity: "sha384-NulnnM1a0bL4BhyhQWvsBCozT2gg//KZ5AiI6TTQfsW27OjLhquIO2TQaDtTXRPr" },
  { name: "part-cfc90fd82c.js", path: file52, bytes: 3345, integrity: "sha384-5f24h0TLrLpoC9MOjqeDDPM//m2gRJvN11N0gSEdOMTEFYnkNjau9TyW1RMaTe13" },
  { name: "part-d391a63e5f.js", path: file53, bytes: 2720, integrity: "sha384-TZ2bSU2cn7QXX6HCZzPsv6buDOYqEE9RG6bkI7OCtRIeVY/pZPPBjLR9OkUn+h+u" },
  { name: "part-d73205715b.js", path: file54, bytes: 922, integrity: "sha384-OXBG8zsxC0NZm/kZduUPRTYozvEWYPMwuuHK5p3bxfdl0sWQzKPA8rn6laFr+CHk" },
  { name: "part-df03128daf.js", path: file55, bytes: 914, integrity: "sha384-68XXZZanLbMFGFLAXslBo4m90rEMcSpSCuJ2iEPLmr1pOMc0gGKzYX0fHpMFufXA" },
  { name: "part-e60322e7cf.js", path: file56, bytes: 547, integrity: "sha384-3rPNEdRFnpVSi4/26jrSrtLbtqkwCNz6zmy90E9VeJ7lry6DHSX2xs0nCy2aRiOX" },
  { name: "part-e8ecb8adbe.js", path: file57, bytes: 1094, integrity: "sha384-Iq5IZHwbods+NXFBZfluAnhDjTgrT51YkP7qS8U2q6O8VQpTjSthoojFyAXjA2yH" },
  { name: "part-eb45d85c9b.js", path: file58, bytes: 577, integrity: "sha384-ABxEJwSFZqfZOHpUj6Qa1TDpqDTVJzM/pgC2Isv4WydZnxf4mEb3s0rlmItUz49q" },
  { name: "part-f0089c0df7.js", path: file59, bytes: 30025, integrity: "sha384-ZdEuuhgia7EYE0uacpKmD4S6EeLbwyPjVXXSevA78dmUTWG4n2AmwdHmwAPOVSKQ" },
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
  console: { script: "console-e313149d23.js", style: "console-8afb2b1bf8.css", preload: ["part-2eb7789cbc.js"] },
} as const;
