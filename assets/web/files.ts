/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-08675fd807.css" with { type: "file" };
import file1 from "./console-96be922527.js" with { type: "file" };
import file2 from "./part-09797e61cb.js" with { type: "file" };
import file3 from "./part-09cd2e09ba.js" with { type: "file" };
import file4 from "./part-0afe546c94.js" with { type: "file" };
import file5 from "./part-0c42efd0b0.js" with { type: "file" };
import file6 from "./part-15b1d8383e.js" with { type: "file" };
import file7 from "./part-166db52b74.js" with { type: "file" };
import file8 from "./part-16b026a9da.js" with { type: "file" };
import file9 from "./part-198b0162ed.js" with { type: "file" };
import file10 from "./part-2179d71bc6.js" with { type: "file" };
import file11 from "./part-2720bae16d.js" with { type: "file" };
import file12 from "./part-2955ee959f.js" with { type: "file" };
import file13 from "./part-309c1010f8.js" with { type: "file" };
import file14 from "./part-31644981c8.js" with { type: "file" };
import file15 from "./part-34037b83b7.js" with { type: "file" };
import file16 from "./part-3ab7a3298c.js" with { type: "file" };
import file17 from "./part-48a968ce3d.js" with { type: "file" };
import file18 from "./part-4956cf6387.js" with { type: "file" };
import file19 from "./part-50bbf3a45a.js" with { type: "file" };
import file20 from "./part-55210875b0.js" with { type: "file" };
import file21 from "./part-582ead8b4b.js" with { type: "file" };
import file22 from "./part-59a927d47c.js" with { type: "file" };
import file23 from "./part-5b8a5b0d1b.js" with { type: "file" };
import file24 from "./part-5bd457d5c2.js" with { type: "file" };
import file25 from "./part-5c27b6092a.js" with { type: "file" };
import file26 from "./part-5f118b641d.js" with { type: "file" };
import file27 from "./part-5fba656b06.js" with { type: "file" };
import file28 from "./part-6b09d4805d.js" with { type: "file" };
import file29 from "./part-6bfdbefff1.js" with { type: "file" };
import file30 from "./part-83bcb65d09.js" with { type: "file" };
import file31 from "./part-8af0acfb31.js" with { type: "file" };
import file32 from "./part-8c52a7cb4f.js" with { type: "file" };
import file33 from "./part-8cf2371af8.js" with { type: "file" };
import file34 from "./part-8f1a5f2313.js" with { type: "file" };
import file35 from "./part-9125b52b0b.js" with { type: "file" };
import file36 from "./part-92029eee8c.js" with { type: "file" };
import file37 from "./part-92204d1719.js" with { type: "file" };
import file38 from "./part-9832bbf432.js" with { type: "file" };
import file39 from "./part-98f00e37a1.js" with { type: "file" };
import file40 from "./part-b37d22be4b.js" with { type: "file" };
import file41 from "./part-b44b393e55.js" with { type: "file" };
import file42 from "./part-b45e72b3a1.js" with { type: "file" };
import file43 from "./part-b5627245b6.js" with { type: "file" };
import file44 from "./part-b6106fa62e.js" with { type: "file" };
import file45 from "./part-bcdd0b6121.js" with { type: "file" };
import file46 from "./part-c064c492e6.js" with { type: "file" };
import file47 from "./part-c1ea67be04.js" with { type: "file" };
import file48 from "./part-c3b7bc401a.js" with { type: "file" };
import file49 from "./part-c7c8fb9d89.js" with { type: "file" };
import file50 from "./part-cc7af53fc1.js" with { type: "file" };
import file51 from "./part-ccdc51d769.js" with { type: "file" };
import file52 from "./part-d572611443.js" with { type: "file" };
import file53 from "./part-d6d4ef6cef.js" with { type: "file" };
import file54 from "./part-daae62a0f4.js" with { type: "file" };
import file55 from "./part-e158f1619d.js" with { type: "file" };
import file56 from "./part-e173bd385b.js" with { type: "file" };
import file57 from "./part-e303def122.js" with { type: "file" };
import file58 from "./part-e63f43468a.js" with { type: "file" };
import file59 from "./part-f3c67c4bdb.js" with { type: "file" };
import file60 from "./part-fd3f17002f.js" with { type: "file" };
import file61 from "./part-ffa1d4babe.js" with { type: "file" };
import file62 from "./studio-19fabc693e.css" with { type: "file" };
import file63 from "./studio-f4e61e46eb.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-08675fd807.css", path: file0, bytes: 55599, integrity: "sha384-lI7eeMsbmt1jPxf8gQrYUxotG/cM0W2oLeLICLWWFeaWPhTF6JUGWJOpWbD8hMcR" },
  { name: "console-96be922527.js", path: file1, bytes: 21476, integrity: "sha384-sZhGgS3p8wAUPbVSH8fCwIhTeBepZfpG1wYiP9IN8C02zQA17HMyCyIexLBjNT2T" },
  { name: "part-09797e61cb.js", path: file2, bytes: 5551, integrity: "sha384-oMxoVK//ZiqNFtJY5ia2D9gHjoDAVKgOEUZRsKH1mOA7gdKUbbALEmnrJI1UdQ/v" },
  { name: "part-09cd2e09ba.js", path: file3, bytes: 914, integrity: "sha384-Z2Bc6574pjGnBWSKUptBM39tVRET38DnCjcOMGxbZsk0lRlBnUsY3qNIIk3gnCoS" },
  { name: "part-0afe546c94.js", path: file4, bytes: 2721, integrity: "sha384-BR1lrBTmXG2aXt6XUwALzm6xJjKvyb4Yo1xsdeW9SCrldf75CrBZ5WPX0lrHhCxO" },
  { name: "part-0c42efd0b0.js", path: file5, bytes: 2381, integrity: "sha384-YzYDA2ZCjv81LXE6UoxfL0hLpc7INNCpQNM0imQyAV4tbxCPeLvnodgYRwK9kHg8" },
  { name: "part-15b1d8383e.js", path: file6, bytes: 1157, integrity: "sha384-I6KMb5XiI1Ikaptnuz9DUJhi8vQTlW5WqB4ezkkQ/0vlajoHWrA6dnby7i9llWWr" },
  { name: "part-166db52b74.js", path: file7, bytes: 2316, integrity: "sha384-HzW9r1xjVeCrio6Xia6eWQd8ZNh2rO5OWrbaoKboKXl8p9b4ByULMCA/zocAW12m" },
  { name: "part-16b026a9da.js", path: file8, bytes: 23519, integrity: "sha384-UhTHYmzM2xwAo7kFVhbiw8T2A5pqIC5n1U8S6khRsES1w6wG+vxNA/g/ywKaC3s0" },
  { name: "part-198b0162ed.js", path: file9, bytes: 21603, integrity: "sha384-dmc9+MbE1tQPcn2iSoQH4NcoWCJUukW6E9A+s/PoqzRitx0JHtPI4fwIDYVB+48v" },
  { name: "part-2179d71bc6.js", path: file10, bytes: 4354, integrity: "sha384-txxXgL9v5x4HsvxHnRtn5jYOUN43nHZaJ/zFRpzqF7K6TU/N4CywXfZ9sC2JuC/4" },
  { name: "part-2720bae16d.js", path: file11, bytes: 5558, integrity: "sha384-eM+nBcJPbMNgjEGct8LaqpTKRP3XX4xGBNh4UxSkTnW+QnmdVm19QlsWfaVYBHwh" },
  { name: "part-2955ee959f.js", path: file12, bytes: 4761, integrity: "sha384-9PFN1P4XbFnz3AOGJrTui7y9ilJLxSG9LhkzzsAVL79Po9py76xF057xUixJajDR" },
  { name: "part-309c1010f8.js", path: file13, bytes: 561, integrity: "sha384-pQBz40psQZSycjWB+D5upodB9Swd/SPGwmOZqAX+0DZMoB21BVWi9FHdwLxTrw7o" },
  { name: "part-31644981c8.js", path: file14, bytes: 381, integrity: "sha384-s84MxPEFlI+m0gSCRBK/VTNL9s+1bSHdscJdKl4vVDM9OGZBJMepN1cBNp0+wa5x" },
  { name: "part-34037b83b7.js", path: file15, bytes: 3354, integrity: "sha384-+rpnOSXrgcQAw7m4y32R7zMpiI7YvsbI77aZPvmpTRjtlcKMIChLDuFDJEO6cOKd" },
  { name: "part-3ab7a3298c.js", path: file16, bytes: 506, integrity: "sha384-Xe5Q3z79YhMLisFx0p4OneyS3ZvZ3RIF2qC35wsjJL49gJEdLA3I0Jt9Yh2eyYzO" },
  { name: "part-48a968ce3d.js", path: file17, bytes: 6624, integrity: "sha384-GstO71oHnVmG+uT8uhV+OTq3uBYRexc8ZnGO6eDa3iHBZMfcNj5v05jnICfA+3vH" },
  { name: "part-4956cf6387.js", path: file18, bytes: 279, integrity: "sha384-vNEFij+HQfn1MduS1QcSyclH5XCdsI0iA9rAydYcAMhzbxugsxFio8XDpZSaJqas" },
  { name: "part-50bbf3a45a.js", path: file19, bytes: 47326, integrity: "sha384-an9cl310X9n/WGTj0J4YtOyPPGE95MVYr0/ssH5+xbyoTVPjA+bGu5IKMQ+AcNIw" },
  { name: "part-55210875b0.js", path: file20, bytes: 9517, integrity: "sha384-+i5vgonApqH9s6W49KXOnIDtZQkBWc4flW/DuuPMSeOiXnDfVEsXPHK23ObNxAkp" },
  { name: "part-582ead8b4b.js", path: file21, bytes: 62092, integrity: "sha384-lzEdl1EMK1fAR4U9+MRhrHvGQzt6HkVQnogPQeQbFTk95DU5W8oXwBZSAYvgGWJ1" },
  { name: "part-59a927d47c.js", path: file22, bytes: 16234, integrity: "sha384-TLrEkLcLsYeykbBRh3zSiTEUBshCjUFpmsmU/hCRREdd8e+dfAeEa1ArXD829ihX" },
  { name: "part-5b8a5b0d1b.js", path: file23, bytes: 1647, integrity: "sha384-q45wmZzxcuVnBDCwCmKt31DW2J8cgJp5ybq3B7i4KM+LbOR99qRxGs//uralJLEj" },
  { name: "part-5bd457d5c2.js", path: file24, bytes: 577, integrity: "sha384-PKMcDuSXJh+e8nddrGSvjJpWXhZYuWDMAWsQk2tvrXp6eyL/oEmWnRNI185ygXbu" },
  { name: "part-5c27b6092a.js", path: file25, bytes: 29904, integrity: "sha384-o4z1PF81q84iJ3+S7BfG8+l/O8Ut782iLll//6Ciql51ySp9c+IIbarAWVivA/Al" },
  { name: "part-5f118b641d.js", path: file26, bytes: 764, integrity: "sha384-PAMx8w+i4HXvknT4O/iO5N2NR7WxtJEsR3+VHsYqUb7gLzaaQjBoTM73aKExPoVk" },
  { name: "part-5fba656b06.js", path: file27, bytes: 459, integrity: "sha384-K/F5m81cbbwpmQ2VM16vPcvAbPygZ6f9sfVsjCUXjF5VHszBZb/nyqXyMdHHH+VD" },
  { name: "part-6b09d4805d.js", path: file28, bytes: 605, integrity: "sha384-AlqvL8XfVtljLTi7mNTR9pdPPSO9Ene01YPH1GAVpdebcluWr0SkhwS9Vqyt1XNW" },
  { name: "part-6bfdbefff1.js", path: file29, bytes: 1065, integrity: "sha384-NSqQpB0QF315kohfyBTDj9UPfh9OZ7fslDbK3voI+z8oGcH0dBON7Ssg2UFLnk79" },
  { name: "part-83bcb65d09.js", path: file30, bytes: 320, integrity: "sha384-fLrOIbOL6U0qbs9ECAc+7XJSZy+HGUt6XjOt9ofDAbl4gOYmOesh8zFdwSg3fA4Z" },
  { name: "part-8af0acfb31.js", path: file31, bytes: 40498, integrity: "sha384-hwjZgGCl6aKn1G+42uOzZu1MWnw/HUGq31qIbHz88ogyZf4VTM/7DBk+gYf0KJ8n" },
  { name: "part-8c52a7cb4f.js", path: file32, bytes: 728, integrity: "sha384-ePS5wqHLjjb+8ROe1euuKhusowklgcFCRnLmiqYn30nN55/rxdDNI7nwmo5bbYsn" },
  { name: "part-8cf2371af8.js", path: file33, bytes: 809, integrity: "sha384-gbirzEx3K43bM4lSmX4ebGmlAXuB0dyjGCoby+nwH8eIqZKhuN94vm30pwyQb0lO" },
  { name: "part-8f1a5f2313.js", path: file34, bytes: 6897, integrity: "sha384-xF1NwZQ9Z5LdpSMCPMxBvWOCqokRxBJyp/kPcBgEEVOhTc3cbqvhGmHslPAeHSIo" },
  { name: "part-9125b52b0b.js", path: file35, bytes: 704, integrity: "sha384-0d7n3jkBL0Uv8Thpz0J2/bHaD8zgroIEeqOZXumZ+0SrOsHPB+CehCn+53V9tKgX" },
  { name: "part-92029eee8c.js", path: file36, bytes: 1622, integrity: "sha384-WuyjUPTWPj5sIdRIwCNs3xXg2hydj80H+H+jdYGBZq5ypPdrm5oUHqlRydEV7v8k" },
  { name: "part-92204d1719.js", path: file37, bytes: 19336, integrity: "sha384-7TvUFQL6LeERIaqc2h+ya71y+EV2cfzAbgj1O2ysvdUswFCit+rtuR+fN1lTPuLk" },
  { name: "part-9832bbf432.js", path: file38, bytes: 547, integrity: "sha384-YWMRyS42snop55LoNlq4ZW/EWJo0F7TMZAEZ66G2quzJ7dsuFUkkG/UiMJO8eDoD" },
  { name: "part-98f00e37a1.js", path: file39, bytes: 546, integrity: "sha384-aNbdb9kdzTn0/Z52WsJG4zALstvXOACBC1DGYvgMvWD9fMJ/a+iyaCUDk6aYNnvF" },
  { name: "part-b37d22be4b.js", path: file40, bytes: 3141, integrity: "sha384-dvI8jj1tARkrA8g1vm/JCahBBtCZFmPQEUhIm/pGmlljqaKWVe5EwjiazQn/sgQl" },
  { name: "part-b44b393e55.js", path: file41, bytes: 1311, integrity: "sha384-T/r9CqPmBdX9bkERsKICvPiyq/hf33rWGTf70IpR86MIPDT8ckej0HU6zYgIvkKp" },
  { name: "part-b45e72b3a1.js", path: file42, bytes: 866, integrity: "sha384-Npx1Qf/46P1bv+7BJkIhifp1ZL8UQysoSNvGp5ls2A8XsWti7KAlrWBYOZ3zzGVD" },
  { name: "part-b5627245b6.js", path: file43, bytes: 7124, integrity: "sha384-Ujdf5VfAln9qOjjtkn7LARu5UbY6XHsgcmYXtb4efphVLSc4b1F/DVAnCylPEQ4g" },
  { name: "part-b6106fa62e.js", path: file44, bytes: 3877, integrity: "sha384-R1VunrLsdG14PPoBbk+9g+tDAi0V8UbTH5LuveJelSurqBKUQJ775Xhcl05HTLrT" },
  { name: "part-bcdd0b6121.js", path: file45, bytes: 68649, integrity: "sha384-pBgp41sBHjgaoxWyWLu99MGl3V2EYKtYryfCFVjc2oOMQ3MAKWEt9nAb+Lms4xl7" },
  { name: "part-c064c492e6.js", path: file46, bytes: 2240, integrity: "sha384-LUis73wAvnGzkrJBvWt800u5+UiT+Vyjsj0ijwdUuqFDCzy/Q755OQLPggx6vRtr" },
  { name: "part-c1ea67be04.js", path: file47, bytes: 743, integrity: "sha384-Qgv87Nqq5rjBLoA92uBNU5DdyxlRHr0ypkac8ze1+ehWg9N8ONUzvsNAPn1J47NE" },
  { name: "part-c3b7bc401a.js", path: file48, bytes: 21203, integrity: "sha384-1xYpRcgePwnn570LcqTzDAwua4pVnJA2krVRix9cPAsf5CNjw8HhlB04s/UPCi76" },
  { name: "part-c7c8fb9d89.js", path: file49, bytes: 5288, integrity: "sha384-SBsLs6MQmfK94ejKHCm7Ic4BuAzmNOzx0/ueWjgbFcSAmzcUO0rSZqh4lRK5peZS" },
  { name: "part-cc7af53fc1.js", path: file50, bytes: 922, integrity: "sha384-gTsyr8Qp22hvpAR2UzQesqe5Q1rA6DtYuP+9p6GjOZQCkZI2FR9Opmjca1rY2R2o" },
  { name: "part-ccdc51d769.js", path: file51, bytes: 414, integrity: "sha384-ZMRvuGCm7hfHUsIfisHc5OCoXdAbaWsUrIcb1EcnpVXjxwejpmEGYGX4q2x5c8Tj" },
  { name: "part-d572611443.js", path: file52, bytes: 4486, integrity: "sha384-wWq5AFpYiBfRWc0P+QpL1ehm1J6IdncUd3WMDYgCSVsJN6aFmdDae7s0zjdXb30g" },
  { name: "part-d6d4ef6cef.js", path: file53, bytes: 2702, integrity: "sha384-ZjOvkkEgMSM2Le1yZ2s5+4+b7a+OevaK29K0+132j/PrmmK/3tU011npAmyyxx9l" },
  { name: "part-daae62a0f4.js", path: file54, bytes: 1104, integrity: "sha384-EHNpd9PgScV38z1qR1MbKRxIih8OAP54sh2BNbI6IHL3Rri8h5zpxlqsoyROJmD/" },
  { name: "part-e158f1619d.js", path: file55, bytes: 306, integrity: "sha384-kBxQmrIxDNttxq2VZJvrUzrVTyvwdAPyK/FiRAr4ZTC6YY3ELTSleb6Xn2Ay0RVj" },
  { name: "part-e173bd385b.js", path: file56, bytes: 2900, integrity: "sha384-mmGRUBOsBbaIZmWXuoSjl1LftUs9QRTdd1Nd8EFar/ji1mFWO8nAujZr1tV0i34G" },
  { name: "part-e303def122.js", path: file57, bytes: 8871, integrity: "sha384-bGtaLxCj/+bafyn6Xgz+6xO73upTCOmzpkvYUBLCYqZuH3oehiC4kChxOPuAleli" },
  { name: "part-e63f43468a.js", path: file58, bytes: 473, integrity: "sha384-E+qLFPHBUTYQl7JsfekABt5VT7W7gEA10lLi51WX2GszESOo8whR8Mk6A1ilOnxF" },
  { name: "part-f3c67c4bdb.js", path: file59, bytes: 488, integrity: "sha384-ofgvVuXaouu46pW6gOtd9KQ4xoGKZweul3/wJ8G+3Znne/boIkyostFYnWoRZJC2" },
  { name: "part-fd3f17002f.js", path: file60, bytes: 1128, integrity: "sha384-rC9k+5tIEFFfnHNXOfrb+bwCqR4ZV8wat6Zx792N7mUVIdbKT4g2/GFANclUaEp2" },
  { name: "part-ffa1d4babe.js", path: file61, bytes: 3798, integrity: "sha384-TN0ggQnufXYO56A/mGkkipXpL1jMx3D/FWmo+vh8slnO8oHtooayORY5jLOHZVbr" },
  { name: "studio-19fabc693e.css", path: file62, bytes: 24513, integrity: "sha384-NQ3jnP2jIPeA+Gb+/9pGSTjg9GGht0d8QQc9g1VxWhJfFz1nQvPiyN3d09KzA+rH" },
  { name: "studio-f4e61e46eb.js", path: file63, bytes: 7523, integrity: "sha384-UHxgNSok/euDBNwF0kGL8q+99MZM0FHSG6Q0G1Y/MqB8vJfmNJ7j1eYZ8wQZ6Lpf" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-f4e61e46eb.js", style: "studio-19fabc693e.css", preload: ["part-0afe546c94.js","part-309c1010f8.js","part-50bbf3a45a.js","part-582ead8b4b.js","part-5fba656b06.js","part-8c52a7cb4f.js","part-9125b52b0b.js","part-b44b393e55.js","part-ccdc51d769.js","part-e303def122.js"] },
  console: { script: "console-96be922527.js", style: "console-08675fd807.css", preload: ["part-582ead8b4b.js"] },
} as const;
