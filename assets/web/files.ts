/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5144f827d8.css" with { type: "file" };
import file1 from "./console-ce2fa6a35c.js" with { type: "file" };
import file2 from "./part-15ce9eeb2e.js" with { type: "file" };
import file3 from "./part-1992f014f1.js" with { type: "file" };
import file4 from "./part-2cefdd2e0b.js" with { type: "file" };
import file5 from "./part-3234a70e3a.js" with { type: "file" };
import file6 from "./part-3bd9e45c77.js" with { type: "file" };
import file7 from "./part-3c25b00303.js" with { type: "file" };
import file8 from "./part-57636a25d7.js" with { type: "file" };
import file9 from "./part-60a6dfa97b.js" with { type: "file" };
import file10 from "./part-630d9389c3.js" with { type: "file" };
import file11 from "./part-6439d7bd3e.js" with { type: "file" };
import file12 from "./part-6ad2867752.js" with { type: "file" };
import file13 from "./part-747505f60c.js" with { type: "file" };
import file14 from "./part-7542a8180e.js" with { type: "file" };
import file15 from "./part-96d5ce5ca9.js" with { type: "file" };
import file16 from "./part-a00676efe9.js" with { type: "file" };
import file17 from "./part-ab5db7d570.js" with { type: "file" };
import file18 from "./part-af14ee2c70.js" with { type: "file" };
import file19 from "./part-c6791b0f19.js" with { type: "file" };
import file20 from "./part-c6c682e00d.js" with { type: "file" };
import file21 from "./part-c6cd177fd8.js" with { type: "file" };
import file22 from "./part-c6d2e0b49d.js" with { type: "file" };
import file23 from "./part-cfc30971b8.js" with { type: "file" };
import file24 from "./part-db33e35ff6.js" with { type: "file" };
import file25 from "./part-edfaeb0f9e.js" with { type: "file" };
import file26 from "./part-ef56a9c02e.js" with { type: "file" };
import file27 from "./part-f4a2626fce.js" with { type: "file" };
import file28 from "./part-f4b00a6c7e.js" with { type: "file" };
import file29 from "./part-f4f7b84d52.js" with { type: "file" };
import file30 from "./part-f55375f303.js" with { type: "file" };
import file31 from "./part-f9355d4e83.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-5bd42f94e1.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5144f827d8.css", path: file0, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "console-ce2fa6a35c.js", path: file1, bytes: 17651, integrity: "sha384-z8nH6S9Jd3gKh6Q1Fd0peNxVcKj1mgaqGM5ffhPcWdiPGLVahi6ybVRCgXyFmBMF" },
  { name: "part-15ce9eeb2e.js", path: file2, bytes: 6160, integrity: "sha384-93u5cJwtKt+tjHrNN3HJuCFzAu2Sd5kQ/ZODl/IDukGeNGBx5GcIZmMLRf9r9Iud" },
  { name: "part-1992f014f1.js", path: file3, bytes: 37571, integrity: "sha384-fTSLx5eBt3E670F8DVciUY0PXk3Qgu4WXgqOW+jZASNGzNeX3EUqP2h9uZ+K6mXh" },
  { name: "part-2cefdd2e0b.js", path: file4, bytes: 1649, integrity: "sha384-cqDE9lvNmaMAt6xc87u6afYA8JAuHnwhH8WrwTsELwFN0mWBO2+5/b8U6gFpaoc3" },
  { name: "part-3234a70e3a.js", path: file5, bytes: 4841, integrity: "sha384-aQq/PJ7o/y4tbCN4+qZ2tG39HzdxgldlDGcYZuH2uRbv3m16fD7tuyvTOe1qVSte" },
  { name: "part-3bd9e45c77.js", path: file6, bytes: 2309, integrity: "sha384-rg4lk8bEDeHPcWcMPfaxPy88oH37JYoHJJKrXtyM7XWRBzKjH57xqbXeRJoUTOKf" },
  { name: "part-3c25b00303.js", path: file7, bytes: 18818, integrity: "sha384-RJbgGGXcIfuRp6rUQUVbIRdVJbGyKilWAluwpcG57+hzn9N52dS+hA+8es+SfLp0" },
  { name: "part-57636a25d7.js", path: file8, bytes: 31524, integrity: "sha384-zLf6W8ePfheGK8/fJ6uyq8iFqAsPfRSzKT6OyxD9ro5ZTHqtKBRC+txtzz7+t58e" },
  { name: "part-60a6dfa97b.js", path: file9, bytes: 412, integrity: "sha384-8y6EuS3yuX5UN6AyGklIDNRd5gDweur4W/9yRFlixZlvM/cK1t3RgzqBqFReAw1Y" },
  { name: "part-630d9389c3.js", path: file10, bytes: 11851, integrity: "sha384-M2Yes7+J6bBgYVB/I9DBSVRRpYbabco0+b/CQQQLxQfEcyRw7VNk+GYPWvvQYsg/" },
  { name: "part-6439d7bd3e.js", path: file11, bytes: 3828, integrity: "sha384-HHVGCSE6nc9Lol2khk7A41oqwGkcXikaZiS7swQ/a+KjpfwVTvwE+y1yA1OCnEZi" },
  { name: "part-6ad2867752.js", path: file12, bytes: 922, integrity: "sha384-HGEyzFOqbeO+MOzCJ9pPPy4VCMBI8pfqGW3no5Zs5iNIqxVh4tQxpetiEkTrf1My" },
  { name: "part-747505f60c.js", path: file13, bytes: 759, integrity: "sha384-e4PjU9eQdcslph6oAlYKHr1jwr3Kxiy8beQ+LT9hibEOZQPsGEg/S+0eEaujK5ho" },
  { name: "part-7542a8180e.js", path: file14, bytes: 6587, integrity: "sha384-G/LN0tHm2cC9ZFQ9TXS+WUtKHPpWJxiw2pach3wPgCBqhfBOqqvNUjNR+9svc4YO" },
  { name: "part-96d5ce5ca9.js", path: file15, bytes: 1157, integrity: "sha384-pOlOj6V16lL+hMabcYGF+b/Xngy1osn/tEVW/dzLKWFYUuCehGONK07uip2cO5x6" },
  { name: "part-a00676efe9.js", path: file16, bytes: 4210, integrity: "sha384-nqJJu/NIsPk9XLXpaBBQfDVunzs14cUOLnx8yFDJlirJLCG2AErRaO71AufIXqHH" },
  { name: "part-ab5db7d570.js", path: file17, bytes: 16184, integrity: "sha384-Ti3FMLfEis2MXTCAfavHuquPhuI6s7buM2U4JUmBSDSco61Tj+tDKDrprTmcz3+E" },
  { name: "part-af14ee2c70.js", path: file18, bytes: 72966, integrity: "sha384-x0IASXPOCPHibDu1bx227PEowaskViasFGN1DotK9M59cIe38yHARoOjJHf3YO5c" },
  { name: "part-c6791b0f19.js", path: file19, bytes: 7816, integrity: "sha384-QEn87xXSuvqE9mzf7MV+Q3IL3VWmoeiZKQXEKDUcCJc4S8gcbSIZ/Tvwsug0jd9d" },
  { name: "part-c6c682e00d.js", path: file20, bytes: 758, integrity: "sha384-7mN4oaXD1fUy1DuafPEwa6VmsPczTnXqQjXyp70nTqsKdnr6aEat2iTtVovLTxXv" },
  { name: "part-c6cd177fd8.js", path: file21, bytes: 1853, integrity: "sha384-U/y66BwpOxkkVIIDzhZM/qAboJFyThzjuZ6g9ZLd4Tw3QixMc5D9xy9VJ1wbzu4d" },
  { name: "part-c6d2e0b49d.js", path: file22, bytes: 3464, integrity: "sha384-NbS7/2rZtyR1a+psVLRr7KHSVZFvb90qTCn3JW00P6e+UasVv1UpMy+oa7Wjai/w" },
  { name: "part-cfc30971b8.js", path: file23, bytes: 955, integrity: "sha384-mWQ9JblkOOjNvI6Ql6sF2FIPIttYVLXCVMnz8ypkUp4HyctAm+NJPEUke3rZRXhv" },
  { name: "part-db33e35ff6.js", path: file24, bytes: 4994, integrity: "sha384-/i9xREaHbNP03GdNXnEDQWp+wbw8SZdtVp4yvDcTNHWgGjbj1eQUZQxIC0UzIHMD" },
  { name: "part-edfaeb0f9e.js", path: file25, bytes: 488, integrity: "sha384-rnaL0nPqhYIak22+JeAcfYjLvEJ6g7N38qkOrXHAwExCe2KciaB2X1Tunb1sZIn9" },
  { name: "part-ef56a9c02e.js", path: file26, bytes: 281, integrity: "sha384-xAAry+BHoPzXOLTmzUpDWs7D+4XbWMtmHEGIQQ86RF94iMogKRv9CcbGCYHoA29q" },
  { name: "part-f4a2626fce.js", path: file27, bytes: 131, integrity: "sha384-zAsueVgBPXiidNoBzOv8QtoZDKbhFMgaX35DgQ9qVW0fKRTE+UyOlnq/yGm4cTZ3" },
  { name: "part-f4b00a6c7e.js", path: file28, bytes: 3393, integrity: "sha384-Ckc6CxBZaH3q2Yrex66FRK5zFTCQMDBkn7owhb6sryAfNume2sBg0vjL+sUkqS3s" },
  { name: "part-f4f7b84d52.js", path: file29, bytes: 546, integrity: "sha384-i1casOZL6YyXDVeip6RpZIr+gyBYwkU6O85KzEWMuKq97G1fSs6qtHkiKiHY1h5w" },
  { name: "part-f55375f303.js", path: file30, bytes: 61454, integrity: "sha384-DWd4wNPZ+GSuCtXPBxFFgwZJj8rXX/BvlJevWzpW++/S71bCcqguh/B+K7t7hAPg" },
  { name: "part-f9355d4e83.js", path: file31, bytes: 704, integrity: "sha384-R4z9ZdfGvUtoD+S5fkOvCPKaSWcIVA3aF9oNiYfrQkTPEY5p4xRJ7CnVuoukDkce" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-5bd42f94e1.js", path: file33, bytes: 5977, integrity: "sha384-2A0Vu5pDuLp1r10EnKi6K3WZltZfB2imAA4tnwM4RKKWh2YloMO4wStCTGpSseN7" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-5bd42f94e1.js", style: "studio-2c42c873ea.css", preload: ["part-1992f014f1.js","part-60a6dfa97b.js","part-c6791b0f19.js","part-c6c682e00d.js","part-c6cd177fd8.js","part-f55375f303.js","part-f9355d4e83.js"] },
  console: { script: "console-ce2fa6a35c.js", style: "console-5144f827d8.css", preload: ["part-f55375f303.js"] },
} as const;
