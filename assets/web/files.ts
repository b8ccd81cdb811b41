/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5144f827d8.css" with { type: "file" };
import file1 from "./console-65297a6719.js" with { type: "file" };
import file2 from "./part-2281d19912.js" with { type: "file" };
import file3 from "./part-2c61866299.js" with { type: "file" };
import file4 from "./part-435830a444.js" with { type: "file" };
import file5 from "./part-46d4a0ebdb.js" with { type: "file" };
import file6 from "./part-54621f5f78.js" with { type: "file" };
import file7 from "./part-5b877df059.js" with { type: "file" };
import file8 from "./part-659793d9ad.js" with { type: "file" };
import file9 from "./part-6d3b5dc927.js" with { type: "file" };
import file10 from "./part-767e0cc121.js" with { type: "file" };
import file11 from "./part-770f8ff39f.js" with { type: "file" };
import file12 from "./part-7e6c3a0df0.js" with { type: "file" };
import file13 from "./part-87141f469a.js" with { type: "file" };
import file14 from "./part-8dab6d7b28.js" with { type: "file" };
import file15 from "./part-8fe78742d4.js" with { type: "file" };
import file16 from "./part-90edaf7022.js" with { type: "file" };
import file17 from "./part-915907fb2a.js" with { type: "file" };
import file18 from "./part-915fe708d0.js" with { type: "file" };
import file19 from "./part-a21b148a50.js" with { type: "file" };
import file20 from "./part-a316fd6734.js" with { type: "file" };
import file21 from "./part-b6ff12590d.js" with { type: "file" };
import file22 from "./part-b8ba8969a5.js" with { type: "file" };
import file23 from "./part-bd5b7fe73d.js" with { type: "file" };
import file24 from "./part-bde12f98dc.js" with { type: "file" };
import file25 from "./part-c5a0079c02.js" with { type: "file" };
import file26 from "./part-c90fad83dd.js" with { type: "file" };
import file27 from "./part-cdde551aaa.js" with { type: "file" };
import file28 from "./part-edf7297bc5.js" with { type: "file" };
import file29 from "./part-ef56a9c02e.js" with { type: "file" };
import file30 from "./part-f4a2626fce.js" with { type: "file" };
import file31 from "./part-f618ff2088.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-60d9b13439.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5144f827d8.css", path: file0, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "console-65297a6719.js", path: file1, bytes: 17780, integrity: "sha384-KsbqlfiKP0A2syMHjI4QNAGdfKXibIta3d6iEoLFFRC89zgIn3wvtQoU7CHhRMPS" },
  { name: "part-2281d19912.js", path: file2, bytes: 3828, integrity: "sha384-g0IMxg5wHjXdrPMULojahIs3Dli3bRYy59bgvB7JXaZHCOmFe86KxuiqTfS3V3FU" },
  { name: "part-2c61866299.js", path: file3, bytes: 16217, integrity: "sha384-4+OgVhsRjCe4iVJIiGTuQTFTRc0KWkvpq6HhHFqI2cKULFXL5NYHrzPtsbNpP1Pe" },
  { name: "part-435830a444.js", path: file4, bytes: 72968, integrity: "sha384-TvdcWVcT16PpM0g20WqUcCjin+tvkQ6VV+I+LWuCjvWsjmYTpveLXWZKBzjHQ/hE" },
  { name: "part-46d4a0ebdb.js", path: file5, bytes: 37565, integrity: "sha384-ZBE7rwXLPJjI4/6ou4E8CP1a+m4nNTkbYOw2PibLbhIuxPafWnpPhn01yySVdIbP" },
  { name: "part-54621f5f78.js", path: file6, bytes: 955, integrity: "sha384-cawHL3dd2wqmq2Ilw4LdfUqyJtezQaDRmDbyXjXJOaDaDoX+ChQhj3omcAMVVnX4" },
  { name: "part-5b877df059.js", path: file7, bytes: 3393, integrity: "sha384-Ay4kpXBomE8SLqeLVCo7b57YlqjOdquvTPWhRYzEdBsowgUenQGJqUV7q6mpOKuY" },
  { name: "part-659793d9ad.js", path: file8, bytes: 759, integrity: "sha384-UbuKjrCCvnScYoqF5UA+PXopQoZ4i5/nys8gLDwt1OZLDTjC54lwybqLvjBsQvaO" },
  { name: "part-6d3b5dc927.js", path: file9, bytes: 1853, integrity: "sha384-YhJcC2XeOQSOwakZC+QWn7o4Gvf8EKz0batbBW3+lOvuMnmZJDcMSNXteElfixFE" },
  { name: "part-767e0cc121.js", path: file10, bytes: 6601, integrity: "sha384-IV9D4OuH0pzvId8oUUKxUAg5HoHCX8+xN57DwzNv9cBWVsr4QB7zf1naKQeG80EW" },
  { name: "part-770f8ff39f.js", path: file11, bytes: 412, integrity: "sha384-YnV+rg2PBPXItjUkf/E5nc5PRRYkrhy1xnWsME48WQFJbeRA0QVtZsRvph/wdMdB" },
  { name: "part-7e6c3a0df0.js", path: file12, bytes: 1654, integrity: "sha384-kJ7gaPzyoOTzPoHirdmrf8/0DXe4MYBKSnuAg+mnRtZIZOhdWlXrZvaWQU5BlGdd" },
  { name: "part-87141f469a.js", path: file13, bytes: 18845, integrity: "sha384-Rxxi9AaVgcY0yN7RQ9Ze30P+wHIamuMkY7kGQvcRufPrhJ4k3nc5sMrtrBLe6NxQ" },
  { name: "part-8dab6d7b28.js", path: file14, bytes: 11854, integrity: "sha384-fJ79uS3ns/r5wszr9VbBziDodU3l+fyUjTDaeD9yMD/5h77V56TOaHhmpanlnjLD" },
  { name: "part-8fe78742d4.js", path: file15, bytes: 1157, integrity: "sha384-RXWbYdfp6hFF0emiaymm09npEnjUkfpcLTFPESSSt3jRAo987fBiZZcab4gnEXn7" },
  { name: "part-90edaf7022.js", path: file16, bytes: 5009, integrity: "sha384-kJLAWEPrRMpAoASrhlp/FneVfjouqcd0Bxik6sIUgO5TTOrXImQ0kE+OFAphhy+f" },
  { name: "part-915907fb2a.js", path: file17, bytes: 704, integrity: "sha384-cSx4MIMaX0Ostov59L20Lyo45N4eIvh7E/bmcRh4XRrCmcr3IUXvNYS/9nQCU390" },
  { name: "part-915fe708d0.js", path: file18, bytes: 758, integrity: "sha384-4mQYlQwtgUzShLvg0HXAdodoTdrvrWAH21JM61regpZCHEZtjdDxaqFvefn2s/V9" },
  { name: "part-a21b148a50.js", path: file19, bytes: 922, integrity: "sha384-cADQd5yLwQdmtZ1WJFS28eXmCkOk8IQ9wZebKdy4iVPVg0lSicWKYQApGpkvuYEP" },
  { name: "part-a316fd6734.js", path: file20, bytes: 2309, integrity: "sha384-bW/DPFxJeIN3msvIHLBuMo69Cw6vB1G/agvY+RSPKoJTC7seToRXHDbaWiMKD737" },
  { name: "part-b6ff12590d.js", path: file21, bytes: 3464, integrity: "sha384-pu+Q47twbcoyUN2hh+YqgIf2BlsDFSa3Xm9nkGMypfL86/SUMEf0ZQ93yqOigFMl" },
  { name: "part-b8ba8969a5.js", path: file22, bytes: 488, integrity: "sha384-dqRkMxXfZE76eWQIIi9zQiCUevtpvehMocIMTrhG4hjiRyfQvfusCsx/XfO0Batg" },
  { name: "part-bd5b7fe73d.js", path: file23, bytes: 7821, integrity: "sha384-pxQ9gyz8utazB2u8qsRayhx8dFhuwyUvpf+4SWTUtpBV1hgF3zYi5F0h3gLN9/s6" },
  { name: "part-bde12f98dc.js", path: file24, bytes: 61445, integrity: "sha384-jN+llsX7sBs1dqhCPoZR98CEzhHFMbtk6+bNuhhINZLiV3LCDRsLL6NYq7JODfsH" },
  { name: "part-c5a0079c02.js", path: file25, bytes: 4841, integrity: "sha384-qcr6jaH5bAPbrtideKz3KenNfFKzDvMvCvyRNAh7ktEL79pp5VZqKHcN0XFA4zDL" },
  { name: "part-c90fad83dd.js", path: file26, bytes: 31516, integrity: "sha384-BNTqOfAVtKoF0ld5CAH17aod0NvdD1QtWaTmauly2a490pqO3EJSrUwMrfn4GFi4" },
  { name: "part-cdde551aaa.js", path: file27, bytes: 6160, integrity: "sha384-N2rZ0P6EN3g8REqLSsVpBnpGhXFeJGfHhMSBbnq3UCqxmkXHpPo3biiXtE6lHf0x" },
  { name: "part-edf7297bc5.js", path: file28, bytes: 4242, integrity: "sha384-vu0NTsY7XUC9/8zhNrOKoIKlqq/qV93JuP3BX7gEP0nx2LfFxYCPZ1mYin/3xu20" },
  { name: "part-ef56a9c02e.js", path: file29, bytes: 281, integrity: "sha384-xAAry+BHoPzXOLTmzUpDWs7D+4XbWMtmHEGIQQ86RF94iMogKRv9CcbGCYHoA29q" },
  { name: "part-f4a2626fce.js", path: file30, bytes: 131, integrity: "sha384-zAsueVgBPXiidNoBzOv8QtoZDKbhFMgaX35DgQ9qVW0fKRTE+UyOlnq/yGm4cTZ3" },
  { name: "part-f618ff2088.js", path: file31, bytes: 546, integrity: "sha384-bca+9gUOjnEAghKoizofgokdscX+Q7FoS+d1ZILw8Hs7BypzH/X95wbqRJUnP33V" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-60d9b13439.js", path: file33, bytes: 5957, integrity: "sha384-fCuEBm5LqzynTufRvU8YZLmIg4xhV7zb+r5yZe/ZUyN29h7tbowqY+whKf4LTVhV" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-60d9b13439.js", style: "studio-2c42c873ea.css", preload: ["part-46d4a0ebdb.js","part-6d3b5dc927.js","part-770f8ff39f.js","part-915907fb2a.js","part-915fe708d0.js","part-bd5b7fe73d.js","part-bde12f98dc.js"] },
  console: { script: "console-65297a6719.js", style: "console-5144f827d8.css", preload: ["part-bde12f98dc.js"] },
} as const;
