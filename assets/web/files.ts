/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-d1c7766958.js" with { type: "file" };
import file2 from "./part-0f0c352a87.js" with { type: "file" };
import file3 from "./part-1259a083dd.js" with { type: "file" };
import file4 from "./part-1d167ede04.js" with { type: "file" };
import file5 from "./part-229bd113fa.js" with { type: "file" };
import file6 from "./part-368a8ec2a4.js" with { type: "file" };
import file7 from "./part-3d07f274c7.js" with { type: "file" };
import file8 from "./part-42b6d14d31.js" with { type: "file" };
import file9 from "./part-46eff69dd0.js" with { type: "file" };
import file10 from "./part-537c019f37.js" with { type: "file" };
import file11 from "./part-5edfeec862.js" with { type: "file" };
import file12 from "./part-70295d0706.js" with { type: "file" };
import file13 from "./part-73c1793e33.js" with { type: "file" };
import file14 from "./part-7bd8fa4e4c.js" with { type: "file" };
import file15 from "./part-7e34673c1b.js" with { type: "file" };
import file16 from "./part-7e67660cc9.js" with { type: "file" };
import file17 from "./part-86a2a93369.js" with { type: "file" };
import file18 from "./part-964cfa98e4.js" with { type: "file" };
import file19 from "./part-97127107b4.js" with { type: "file" };
import file20 from "./part-a9495aaf87.js" with { type: "file" };
import file21 from "./part-ba84fa9cd2.js" with { type: "file" };
import file22 from "./part-c3b4aa0204.js" with { type: "file" };
import file23 from "./part-dcb5dc977b.js" with { type: "file" };
import file24 from "./part-e01829208f.js" with { type: "file" };
import file25 from "./part-e25ab2239b.js" with { type: "file" };
import file26 from "./part-e2a5108554.js" with { type: "file" };
import file27 from "./part-e40688499e.js" with { type: "file" };
import file28 from "./part-e7ec71e3e3.js" with { type: "file" };
import file29 from "./part-f2bbd3e036.js" with { type: "file" };
import file30 from "./part-f7ee9769fc.js" with { type: "file" };
import file31 from "./part-f8595e8a02.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-93fe5f96af.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-d1c7766958.js", path: file1, bytes: 17718, integrity: "sha384-0BDq5ppoCqy91NJHH3GUYo84rGfT1k/MvnCWd1WG90jM4BimZo48U97yDHL0upKF" },
  { name: "part-0f0c352a87.js", path: file2, bytes: 4992, integrity: "sha384-C0LCSP3sCMba3STage/JwDwNsp1uwTXYH5WPLXX/3MvXgY1/EDz94LZWeU+XiZvl" },
  { name: "part-1259a083dd.js", path: file3, bytes: 2309, integrity: "sha384-rHCJBNF1e/2ZZQ0k1Dq7kGluRKcQwS5Qj3VyhkfUq9d9HoAFesSPj1TijltNnzKq" },
  { name: "part-1d167ede04.js", path: file4, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file5, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-368a8ec2a4.js", path: file6, bytes: 4168, integrity: "sha384-ZoG/w3l32UUWENJhOF4HvY2nLdQVQd0irctq/0a+Ec2rv2YOgeA20KveyCafC5mM" },
  { name: "part-3d07f274c7.js", path: file7, bytes: 1934, integrity: "sha384-tMTiVNA7xkkpITCDDiofNY2jfCvzx7JHR/puaqxTUX7lhsKb8Y8IpzOMZ+EwCbMJ" },
  { name: "part-42b6d14d31.js", path: file8, bytes: 759, integrity: "sha384-yGFcVpoSsG39gqms4AG8HOb71us3SSytbmRQ5poJqzyVagFEmF3OadtnEDhEFwp+" },
  { name: "part-46eff69dd0.js", path: file9, bytes: 3828, integrity: "sha384-u9q15zOQPutW5Ea/c0EQlE6Nf4r909PbTf9ZU96d1moMtQl/wQ1gveE4I+SCWI3d" },
  { name: "part-537c019f37.js", path: file10, bytes: 53234, integrity: "sha384-50Jx4nsbVW8WMd2SNEi0pcKhy20ADIe8Oc0xPR515CRfJyrzfqGKyzLVFWXNdqPs" },
  { name: "part-5edfeec862.js", path: file11, bytes: 18840, integrity: "sha384-cL3gHM8E8Gu4PK8xhyxloX1jXlrc0Q24PJHk06NibERMeTm6UXsJZVdIx1ud7YjU" },
  { name: "part-70295d0706.js", path: file12, bytes: 6170, integrity: "sha384-DA6M/wgC8m9hNgcwzIFLSW30HSWdYzOwfeW3BzDhq1zwNraBFCmAAJL8Y4Q/glrg" },
  { name: "part-73c1793e33.js", path: file13, bytes: 488, integrity: "sha384-7wr8NTNSKGTcknDruS7FN0FWB1uJLASfTUqWbrLUvAfQeF9E3W3WMbH0JFNC0TJV" },
  { name: "part-7bd8fa4e4c.js", path: file14, bytes: 728, integrity: "sha384-T7NGnwL3I/V6FGYUqmsV0VbDFqWXUfr5LbzACTQAUrjgpmww5YKz+Tc/ipVAzMAU" },
  { name: "part-7e34673c1b.js", path: file15, bytes: 3464, integrity: "sha384-t76l7WAUaka+erDZ89vzuT4zAm6vHMZO1SWe/uY/mGyGOCSbU69JHO3oZ6yRcDf9" },
  { name: "part-7e67660cc9.js", path: file16, bytes: 31557, integrity: "sha384-dqBtChH8+PWkK2B1NuX3AmUQT9FuAj+KWb43yOCgEEYnr8+tNdm490CoRh7mDZUZ" },
  { name: "part-86a2a93369.js", path: file17, bytes: 546, integrity: "sha384-c2M0G1d4rMKbGWWeOxaT93e3I4aE2PDoYvHNVwIlKoy2q0BKEf2SUsHInS6EpBae" },
  { name: "part-964cfa98e4.js", path: file18, bytes: 1155, integrity: "sha384-LpPxa/sjaEAYikKTObnVM8rveH04UiWcFc3aA4MGoAZg4wPbomMWWzlYypKeSNSC" },
  { name: "part-97127107b4.js", path: file19, bytes: 3393, integrity: "sha384-GDA8vKAw/AWmMbvBa/Ovsff665dftZwI15RxPPrNFDNqG6DGZ+MZDyCaMiUf+NBI" },
  { name: "part-a9495aaf87.js", path: file20, bytes: 955, integrity: "sha384-Pt5rjFDJvVJ1zsoK44O2qq292l3vAAlkt0n9gU5Vwcbo0yFDLJwVn1/vCY14Z/PK" },
  { name: "part-ba84fa9cd2.js", path: file21, bytes: 6585, integrity: "sha384-xMIuMSdOzRB7t5DDcI9iNOe1egwFku3twVxiS97SnhVp1Vn2OBo+mb8wntrwzyU/" },
  { name: "part-c3b4aa0204.js", path: file22, bytes: 922, integrity: "sha384-VXYg2aRhSPanVsTLdQroI4dI534uZ4d9P7bIZUvG84uE4T7Y/tO9KiFQdfGRH+AT" },
  { name: "part-dcb5dc977b.js", path: file23, bytes: 412, integrity: "sha384-lICQRLpOQyew4lBOrVgPUTf9myo0mO4sxA18CiQAXczk8N6jHDC6tNknZXIJ0OL1" },
  { name: "part-e01829208f.js", path: file24, bytes: 5742, integrity: "sha384-WUE7wXdtC0A5gwFQ2dwWhuCwALd80NW0LNCUmVmBNbOaNRvLWkaCbxxfm3esnKXa" },
  { name: "part-e25ab2239b.js", path: file25, bytes: 46218, integrity: "sha384-sYtZ+WiS1iiwUn+5SLmEQEmG1uBkMnphlFO0VoaKe2p8BakYldPFVFqtKhUs6Z3C" },
  { name: "part-e2a5108554.js", path: file26, bytes: 72966, integrity: "sha384-R5mfPEg0Dc9CAhKLREc0hjOmb9jRPx4UT+HOq+LrGteZBU3BRyhRagGUQqFvxm4l" },
  { name: "part-e40688499e.js", path: file27, bytes: 11851, integrity: "sha384-8ndf755slLkl6+Lb830cxD17+aw2Y4XI7NBwAggl7PB0x4txyBqXusJuqKd00I1y" },
  { name: "part-e7ec71e3e3.js", path: file28, bytes: 704, integrity: "sha384-F/XpZnf63Jif9R5MXH4rJt7rw+/zsJekTtTnGOXhuwz8V/qV9VRKCbWlQMSpTEaO" },
  { name: "part-f2bbd3e036.js", path: file29, bytes: 16186, integrity: "sha384-j/LcXaIw8qL3gkRnU2viG42Ud5EFP5UpuH6nX651Multmf/WNrh7sOR4QMKuOZfC" },
  { name: "part-f7ee9769fc.js", path: file30, bytes: 1649, integrity: "sha384-2BlWNjLy/1gK+czzQFUuN+9cE0KPq4m3ON4UwW4GdreqgjmxBjJkmWa/Kul7dMzC" },
  { name: "part-f8595e8a02.js", path: file31, bytes: 7834, integrity: "sha384-iKq1/80qKI1erR3Coax1QcxH2YFhk6MWbHUmGIJEl9CIpHyO2atf/yaEmYpTSm8f" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-93fe5f96af.js", path: file33, bytes: 5977, integrity: "sha384-GqJI//1pMWjIqEAkNducNQQk9/r89WrO/e1SOAm53Xmw5Tlgq3JYIT5v0z8kqLMN" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-93fe5f96af.js", style: "studio-23bd6e4910.css", preload: ["part-3d07f274c7.js","part-537c019f37.js","part-7bd8fa4e4c.js","part-dcb5dc977b.js","part-e25ab2239b.js","part-e7ec71e3e3.js","part-f8595e8a02.js"] },
  console: { script: "console-d1c7766958.js", style: "console-11eafe72e8.css", preload: ["part-537c019f37.js"] },
} as const;
