/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-611c4bd9c6.js" with { type: "file" };
import file2 from "./part-11722568de.js" with { type: "file" };
import file3 from "./part-1e63b6df21.js" with { type: "file" };
import file4 from "./part-229bd113fa.js" with { type: "file" };
import file5 from "./part-330ebf20ac.js" with { type: "file" };
import file6 from "./part-43284c08f8.js" with { type: "file" };
import file7 from "./part-5ae83c8141.js" with { type: "file" };
import file8 from "./part-6853e6d38c.js" with { type: "file" };
import file9 from "./part-6d372a6910.js" with { type: "file" };
import file10 from "./part-7106fdca71.js" with { type: "file" };
import file11 from "./part-71b7fd8b40.js" with { type: "file" };
import file12 from "./part-7ebab7f948.js" with { type: "file" };
import file13 from "./part-8217b12242.js" with { type: "file" };
import file14 from "./part-888d078f65.js" with { type: "file" };
import file15 from "./part-8bc91da68e.js" with { type: "file" };
import file16 from "./part-9023289c29.js" with { type: "file" };
import file17 from "./part-947e64b13a.js" with { type: "file" };
import file18 from "./part-99aaad1378.js" with { type: "file" };
import file19 from "./part-9ef7d8c2e5.js" with { type: "file" };
import file20 from "./part-a25264efc4.js" with { type: "file" };
import file21 from "./part-a691f7160d.js" with { type: "file" };
import file22 from "./part-b03bef94bf.js" with { type: "file" };
import file23 from "./part-bc7daec2e8.js" with { type: "file" };
import file24 from "./part-bec38f01a9.js" with { type: "file" };
import file25 from "./part-c82232bf91.js" with { type: "file" };
import file26 from "./part-ca4b4bbf20.js" with { type: "file" };
import file27 from "./part-ce30a42833.js" with { type: "file" };
import file28 from "./part-d1f22f40f0.js" with { type: "file" };
import file29 from "./part-e93b219524.js" with { type: "file" };
import file30 from "./part-f943091881.js" with { type: "file" };
import file31 from "./part-f9b4e682a7.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-f395e91fea.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-611c4bd9c6.js", path: file1, bytes: 17718, integrity: "sha384-d3ezzjgoi84L7acTIl7cnawousp3p3H/ncUrRFP3BiWNBzKbHahlLpcypceTYhhY" },
  { name: "part-11722568de.js", path: file2, bytes: 6585, integrity: "sha384-6/vBiea7xkqFODkbmD+pJD9unUoKHt+KgUBRGJh8/ww44Bqtr7/3Fdmhf3RaC6Mk" },
  { name: "part-1e63b6df21.js", path: file3, bytes: 4992, integrity: "sha384-4trNt4PzLxjKI9LdMKzTrSVcWoGyzft20+Gepoj68JQYpz2HXMgN0x0qVsSsYfHN" },
  { name: "part-229bd113fa.js", path: file4, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-330ebf20ac.js", path: file5, bytes: 11851, integrity: "sha384-fyFF05XfHkJcVR1kTBGC6v2yzkmwhlrTkHgO3GWVn5uCEEtfD8Dxfat5KN9s6QiW" },
  { name: "part-43284c08f8.js", path: file6, bytes: 2309, integrity: "sha384-xt+BrBxlgn7RQxuQ2E2tFeLJ/BRBirkxNgjZ3CqiGL62RVJzsztHK82gO2w2fFTR" },
  { name: "part-5ae83c8141.js", path: file7, bytes: 6470, integrity: "sha384-zEM8gc075VRslb3zER7KMB6ot2IgsHFMvn0vYiFizb8Axe7nO0CVJPuaZ5TSyrn3" },
  { name: "part-6853e6d38c.js", path: file8, bytes: 3828, integrity: "sha384-ziQT8Lxd7d6XKM/tx4Qj69cBxxMcTSj0gcLpY5CCieIYuuA8EC/FLY7FNv4oCWwb" },
  { name: "part-6d372a6910.js", path: file9, bytes: 16186, integrity: "sha384-p5SgzUMHK/g2bd+EUo4cWfi8QLKk6S6SXhGDCGYl5eacznbrG3mZcPeZo+xM2cuu" },
  { name: "part-7106fdca71.js", path: file10, bytes: 759, integrity: "sha384-eJRQKZ8of5CkrZPm0Qa+am5xA1H3yaIgkiKo5vbZs3H9IPxuFCPALO/trIvbh1TD" },
  { name: "part-71b7fd8b40.js", path: file11, bytes: 1155, integrity: "sha384-2CzBYtSaIgwMlFop/Ufj/Te17JxbWunXLCrAGsJG0Q4BcMQ2dBZt8QNFla+Umesh" },
  { name: "part-7ebab7f948.js", path: file12, bytes: 281, integrity: "sha384-ovXP3swtU3eOT8BDBx0AujVJHRTNPmK2EtwzkcE0MDSM0+eAlp/o/hvYvFELCGCA" },
  { name: "part-8217b12242.js", path: file13, bytes: 3393, integrity: "sha384-FKWsQCNl9PKnBghAYUi+HZjEXg4Q3VqD6SJtRMv8/UaLhmtEMCw2FT0LfPiNalW4" },
  { name: "part-888d078f65.js", path: file14, bytes: 3464, integrity: "sha384-P0oLHOxOLtBISrqzfSFNLY534cIpY103PfRRM0Prxz/RYCPAPzCC6oZbs91Hz2W0" },
  { name: "part-8bc91da68e.js", path: file15, bytes: 1934, integrity: "sha384-8XEoUYgzcRxvCUA88qX4VMVuWdpZEOMzDOaogqYIbhSKNrBEhfU0mcw+0InMkHJ5" },
  { name: "part-9023289c29.js", path: file16, bytes: 546, integrity: "sha384-tWdWQCwV7u2/9nM9D/3kOKItJRNZmgwMOzGx2/8yA78HFoGkVCWLAF5HNnAVOQfY" },
  { name: "part-947e64b13a.js", path: file17, bytes: 56597, integrity: "sha384-oeUKXBMBJr3jzQreHnSyNSZCvr+frOJJYJpq5SsSkGSyvqu1k6YFqQPpotMZsHgD" },
  { name: "part-99aaad1378.js", path: file18, bytes: 18840, integrity: "sha384-hmXDold+QUh0XanN1syc6qVBk1/zMvrNi/tuJa8pNlWOReOItSkgvsPX0pXxWp5D" },
  { name: "part-9ef7d8c2e5.js", path: file19, bytes: 72966, integrity: "sha384-VpUND0AVL4cb6G45jQOAtJsrk3wEMKkhqa/1bLYjthniMjCHJkgEbzl+mt2u6sH7" },
  { name: "part-a25264efc4.js", path: file20, bytes: 412, integrity: "sha384-0rMmhi8fYPmzMWjnN85y2Vvby02H2hWWLEJUPv/frEnBWT3zzQrs5OgIJj+huVJ5" },
  { name: "part-a691f7160d.js", path: file21, bytes: 4372, integrity: "sha384-56qp8eB7eMD3xXrPuvoUfCNrzcAd1GYs7MVnWhfqEdkPqUD8o+EbAyiHjZY7/KxP" },
  { name: "part-b03bef94bf.js", path: file22, bytes: 488, integrity: "sha384-Ks7Vea2E3/rEj7f33WmavklhLjIReBAqDCXd9VaTeQ1rz53HKWF2/sJlgrDNnXfZ" },
  { name: "part-bc7daec2e8.js", path: file23, bytes: 33033, integrity: "sha384-i8sQmQSRvS6L2qJxBTtdw8PNVhBAZ+EwfZLFNmGn9DrUYggOfJY27il6VijQXS+u" },
  { name: "part-bec38f01a9.js", path: file24, bytes: 704, integrity: "sha384-EMvPOblIgwynpy09jdqr+Ou5LITygC99lyP1NI/o0WFtyJCfKX2mP/ZG/bC0a4J8" },
  { name: "part-c82232bf91.js", path: file25, bytes: 728, integrity: "sha384-8Hokq5N4wz8pPnzrTSvhlWmGWMo6zCXnsi4fwqbeAXrSbwV53V4vQAuUCJgwfbwe" },
  { name: "part-ca4b4bbf20.js", path: file26, bytes: 922, integrity: "sha384-7oZ0+VpzRPFDiWPZM2V/y/OzXI82eHpI5ptL1E3wvkL/oVR6DE6KgMzvgzyuuura" },
  { name: "part-ce30a42833.js", path: file27, bytes: 1649, integrity: "sha384-IKWLRU30lXfHuUTnHG7Or/IIeOPpbNUzFzqy2foIMbChgpgQOeKpMG3C2VxMFb/K" },
  { name: "part-d1f22f40f0.js", path: file28, bytes: 7982, integrity: "sha384-c+a4U9xUW99GXJRk3kG2Kg7SNTQI2RZWnxCqLsUToFAFljZqJTfyn/qIqF+7lwIw" },
  { name: "part-e93b219524.js", path: file29, bytes: 5755, integrity: "sha384-R8p8cME2djjRHNFOLQQTeXxCPUxd+rxbSP+voRv7rD/BjOJf+aaGLO5vvIvvwkXb" },
  { name: "part-f943091881.js", path: file30, bytes: 48010, integrity: "sha384-3OCoIdvovRZbAVbF9Q/koBK5gfnTyxpq1l1gY1tgSdsMCDnapXEbRd+epgwthrox" },
  { name: "part-f9b4e682a7.js", path: file31, bytes: 955, integrity: "sha384-J9/0zaK9uXkuxIKxEKlJhVH66hzYUsprTSVSRYRRyUNxg1v34kO0lUljDJUBWTXs" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-f395e91fea.js", path: file33, bytes: 5977, integrity: "sha384-pt/GROOClFt9SX11POBwKGT/oIzJVbgh0UjeGC9ET8eSXljbLQDPEtyetJKXhxK1" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-f395e91fea.js", style: "studio-23bd6e4910.css", preload: ["part-8bc91da68e.js","part-947e64b13a.js","part-a25264efc4.js","part-bec38f01a9.js","part-c82232bf91.js","part-d1f22f40f0.js","part-f943091881.js"] },
  console: { script: "console-611c4bd9c6.js", style: "console-11eafe72e8.css", preload: ["part-947e64b13a.js"] },
} as const;
