/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7ca9c4e87f.css" with { type: "file" };
import file1 from "./console-e6b71af1d9.js" with { type: "file" };
import file2 from "./part-04014d9468.js" with { type: "file" };
import file3 from "./part-0b072a473d.js" with { type: "file" };
import file4 from "./part-160c7ac5ec.js" with { type: "file" };
import file5 from "./part-1747afeb23.js" with { type: "file" };
import file6 from "./part-17abcf94fb.js" with { type: "file" };
import file7 from "./part-1d4f63a490.js" with { type: "file" };
import file8 from "./part-229bd113fa.js" with { type: "file" };
import file9 from "./part-271126df20.js" with { type: "file" };
import file10 from "./part-353207bd31.js" with { type: "file" };
import file11 from "./part-36624144f6.js" with { type: "file" };
import file12 from "./part-3abfc7faa1.js" with { type: "file" };
import file13 from "./part-4185f30651.js" with { type: "file" };
import file14 from "./part-62c047aca5.js" with { type: "file" };
import file15 from "./part-68a06f3743.js" with { type: "file" };
import file16 from "./part-6b7ada3039.js" with { type: "file" };
import file17 from "./part-6cc880a419.js" with { type: "file" };
import file18 from "./part-7674e9f9b9.js" with { type: "file" };
import file19 from "./part-808db8dde2.js" with { type: "file" };
import file20 from "./part-833b73d2ff.js" with { type: "file" };
import file21 from "./part-9f9ac48696.js" with { type: "file" };
import file22 from "./part-ad6aaf1520.js" with { type: "file" };
import file23 from "./part-b67ea46b59.js" with { type: "file" };
import file24 from "./part-bd7a4185f5.js" with { type: "file" };
import file25 from "./part-bdb33a2d3a.js" with { type: "file" };
import file26 from "./part-c037477725.js" with { type: "file" };
import file27 from "./part-c6f4cefbad.js" with { type: "file" };
import file28 from "./part-ca9a3b7ec4.js" with { type: "file" };
import file29 from "./part-ddbabbfea6.js" with { type: "file" };
import file30 from "./part-e1a6413b34.js" with { type: "file" };
import file31 from "./part-f948a17eb1.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-651063e139.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7ca9c4e87f.css", path: file0, bytes: 46448, integrity: "sha384-+Sv80Mydyq7X8MSuRLvuF/DkPvGt+RaL/fpuSMqStYiqlE/hEM4n/Uk12ccZHVAm" },
  { name: "console-e6b71af1d9.js", path: file1, bytes: 17672, integrity: "sha384-/nCGk93vkz78ysl37H9N0vjVR5Em8fQylzmfE/hQsNVIIMqBOqIs29Wjrt3zsx6P" },
  { name: "part-04014d9468.js", path: file2, bytes: 4210, integrity: "sha384-bvKPpHQNKWsLR4f4ptHA+CJKckyvJm7PDD5pEj/NgYFAX/G5AxIMxB9okid77DxI" },
  { name: "part-0b072a473d.js", path: file3, bytes: 6585, integrity: "sha384-ago6gUW6VSyGguNXLUdg+K0OX+mK4UQzreOAk58pfF0HocUZSX3zfhCyblp8oVJe" },
  { name: "part-160c7ac5ec.js", path: file4, bytes: 704, integrity: "sha384-9U+cUUIv9VJPeJhgf8nO7JqqlEfVuSouCtMDmKU63y2nSHHzMwaymYWv/Ai3r+f4" },
  { name: "part-1747afeb23.js", path: file5, bytes: 412, integrity: "sha384-GNkt3TrsdBZVe208lKqOE5PAqorvdbbUf6OQnrdRAGZf06vkILsrRbRXX7nR3yAA" },
  { name: "part-17abcf94fb.js", path: file6, bytes: 4992, integrity: "sha384-EJOPfr/j+2Jhz0YxpC3x62eeOObAojI/IDE30GdR2o7i3rSv1rx7MBSleUI+xfeH" },
  { name: "part-1d4f63a490.js", path: file7, bytes: 1155, integrity: "sha384-jvD7ibqGf6x+R4fBrofi+7uE8Lfxhww3JRoCtOQ6hyDXuw+utpcUkqikNJJS7nvF" },
  { name: "part-229bd113fa.js", path: file8, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-271126df20.js", path: file9, bytes: 2309, integrity: "sha384-/CGpSskbh0xJn9g1fCN6vnxbQng6v36ZcGE4sRJeGIWp3ft9VXmaDfaHDCPBd5hd" },
  { name: "part-353207bd31.js", path: file10, bytes: 31606, integrity: "sha384-nMHoLY67GB7ueyTjaiykp6MBzNGUku1eXM+51CrEQSZN1Eh0/+V1zFsEt/S1ZX7W" },
  { name: "part-36624144f6.js", path: file11, bytes: 1853, integrity: "sha384-pebsm88AsRZOD/RRIFqA1zmGlwKE4K9ychuwAXiwaPdaR5Omo8cfPwj7ey10ayfL" },
  { name: "part-3abfc7faa1.js", path: file12, bytes: 6158, integrity: "sha384-DCHcXRGRPLSPLz5Ln6gKsbj2lszYb+eIMdPCLBbafBAvYHecxwb+slP7wXNAKBlm" },
  { name: "part-4185f30651.js", path: file13, bytes: 52847, integrity: "sha384-hwOGa1Q/iz8i5dxnYe5jvzLOIRzJOgKkIb+YAxTSMBfzAv+FcR0tEZ67lYWc8c+W" },
  { name: "part-62c047aca5.js", path: file14, bytes: 759, integrity: "sha384-Qqtb5zC8Wz4758UblmHT9CqGStQIRyAULWQhdjPiurS8S/tHegkrrHu/wBqZrr6s" },
  { name: "part-68a06f3743.js", path: file15, bytes: 922, integrity: "sha384-2ilaBgJ761FgaWbSwgCl+YhR6e7vzRQmsYV6994mfhxe2Bc7smc/4VqtBjO6M9oV" },
  { name: "part-6b7ada3039.js", path: file16, bytes: 72966, integrity: "sha384-34MWFFWTliZnNiw1RN9o+b/5dDGn6kNo729k98V3iJOVLbPA9G7jEnlDRuifrmpN" },
  { name: "part-6cc880a419.js", path: file17, bytes: 758, integrity: "sha384-8oHqpC4On+hDJj5AFML7G6xMGpEDlMoagclogoPzO+AtAlCP7t6uhoQjKIIQiDwY" },
  { name: "part-7674e9f9b9.js", path: file18, bytes: 955, integrity: "sha384-+t3Ey6wjIHaMgPon32pKDNeLcJBfaUjT0B0IGJxouaXKUts4EUG63BymQXp7MFMx" },
  { name: "part-808db8dde2.js", path: file19, bytes: 7816, integrity: "sha384-Zu7KjU7j5eiN1snwRNp1GKABAlUVJ8qWQS1nIegwo7Jr+JIcnBHSJBCLGV+svj2N" },
  { name: "part-833b73d2ff.js", path: file20, bytes: 3393, integrity: "sha384-uP4NzYFuUSD/Y/XdgTDT0uFkOyZ+TF/+SQESUkSp75uIl8SJ44dFD5xaXNuKNF+K" },
  { name: "part-9f9ac48696.js", path: file21, bytes: 546, integrity: "sha384-t6EGiv71UeNhON3zP7STGXIUt7tx8ROuf3DKTz+dC6jwmbG7VP6W3EOfXdvgmG1e" },
  { name: "part-ad6aaf1520.js", path: file22, bytes: 488, integrity: "sha384-s+5MKWlX2e99+xC0B4nP6UJYEM/W85kYDtXdxSZz3U/S82leUxgfLMiWQCyyAS96" },
  { name: "part-b67ea46b59.js", path: file23, bytes: 16186, integrity: "sha384-hzk/3hnDTS9ZcCgIzDPLby/EAMX6+mIw09SYFqZL4Ds0gU5kE8PLbTF2sLeMKk9n" },
  { name: "part-bd7a4185f5.js", path: file24, bytes: 5742, integrity: "sha384-SJvMMumaQYNHGAl7hA3rPa75SV3aEQy+phdKmVBKrpdNOVkNkZ7HDzPkzBMm2sVq" },
  { name: "part-bdb33a2d3a.js", path: file25, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-c037477725.js", path: file26, bytes: 18840, integrity: "sha384-6YJ1U2Xf9r+NM4Rm3560FsY5ffXyL85Maf1JvYGLdq0ZOr+rgIpMVvfVEiOCF9Qc" },
  { name: "part-c6f4cefbad.js", path: file27, bytes: 11851, integrity: "sha384-L/DwAJK+K8uTt3F0pYtUF46gQSKV5V+dOeapM1TGvBqiRHdZeFF+/scApPuT4XyX" },
  { name: "part-ca9a3b7ec4.js", path: file28, bytes: 3828, integrity: "sha384-j8Y+PZnRW7djrFfZODzuYBDx+ye+K1F0YeAysGTlS4kI10SVuNrG2V9ytHcm8MIH" },
  { name: "part-ddbabbfea6.js", path: file29, bytes: 45536, integrity: "sha384-dMxcyX5oJjyIeAbb7P2afKmw6Qk9vPuzxrIlxsjRKFSrHNItktY3wHlPNQJ7Vp1O" },
  { name: "part-e1a6413b34.js", path: file30, bytes: 1649, integrity: "sha384-Lfb3tZS3XEzVJ1RviXU10GtHBL6+AZfEpiB6Wf7RIjpZNP9Ipja0QWIwC3UfebYp" },
  { name: "part-f948a17eb1.js", path: file31, bytes: 3464, integrity: "sha384-WTm7xuNIScT2BN2Lxh737QnqGSVCFi2ew18YsC8IF/jYUxHU+R0C+vEwVKvHlSzF" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-651063e139.js", path: file33, bytes: 5977, integrity: "sha384-KgzQ6xnGTmOiL4YJaynufGJjsC0h8ugQ00nPeuBd93P5QZ1ucz/eg+BHGr+KYCO7" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-651063e139.js", style: "studio-2c42c873ea.css", preload: ["part-160c7ac5ec.js","part-1747afeb23.js","part-36624144f6.js","part-4185f30651.js","part-6cc880a419.js","part-808db8dde2.js","part-ddbabbfea6.js"] },
  console: { script: "console-e6b71af1d9.js", style: "console-7ca9c4e87f.css", preload: ["part-4185f30651.js"] },
} as const;
