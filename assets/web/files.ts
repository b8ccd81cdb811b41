/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-341328a89c.css" with { type: "file" };
import file1 from "./console-3bf155a3f2.js" with { type: "file" };
import file2 from "./part-049f7144ee.js" with { type: "file" };
import file3 from "./part-16019e2c6a.js" with { type: "file" };
import file4 from "./part-18ef3f2536.js" with { type: "file" };
import file5 from "./part-1c0dadba7f.js" with { type: "file" };
import file6 from "./part-1d22e9cd98.js" with { type: "file" };
import file7 from "./part-202db58425.js" with { type: "file" };
import file8 from "./part-256e180092.js" with { type: "file" };
import file9 from "./part-26361f252d.js" with { type: "file" };
import file10 from "./part-2a47a3f49a.js" with { type: "file" };
import file11 from "./part-35742d4c6f.js" with { type: "file" };
import file12 from "./part-37b218453f.js" with { type: "file" };
import file13 from "./part-3dc2a04fc4.js" with { type: "file" };
import file14 from "./part-435b4b1b2f.js" with { type: "file" };
import file15 from "./part-4c90b62230.js" with { type: "file" };
import file16 from "./part-50a67004fb.js" with { type: "file" };
import file17 from "./part-56b82e51b2.js" with { type: "file" };
import file18 from "./part-5b01f4d1a4.js" with { type: "file" };
import file19 from "./part-67a70e43c3.js" with { type: "file" };
import file20 from "./part-7024d22c26.js" with { type: "file" };
import file21 from "./part-7146341108.js" with { type: "file" };
import file22 from "./part-7cd83b10c7.js" with { type: "file" };
import file23 from "./part-856b1121cf.js" with { type: "file" };
import file24 from "./part-8719049aff.js" with { type: "file" };
import file25 from "./part-8a38b74ec7.js" with { type: "file" };
import file26 from "./part-8fea03563a.js" with { type: "file" };
import file27 from "./part-91cfdc9201.js" with { type: "file" };
import file28 from "./part-93a3a3f06a.js" with { type: "file" };
import file29 from "./part-95a688404c.js" with { type: "file" };
import file30 from "./part-af24661e74.js" with { type: "file" };
import file31 from "./part-b146788b9d.js" with { type: "file" };
import file32 from "./part-b4595a2ca6.js" with { type: "file" };
import file33 from "./part-c711af1e99.js" with { type: "file" };
import file34 from "./part-cd6e6d3d3a.js" with { type: "file" };
import file35 from "./part-d4024b2096.js" with { type: "file" };
import file36 from "./part-d48bea3683.js" with { type: "file" };
import file37 from "./part-d63362b41f.js" with { type: "file" };
import file38 from "./part-d646c09996.js" with { type: "file" };
import file39 from "./part-d766f65229.js" with { type: "file" };
import file40 from "./part-d8335c0d92.js" with { type: "file" };
import file41 from "./part-dab8ffdbd5.js" with { type: "file" };
import file42 from "./part-de68dad13d.js" with { type: "file" };
import file43 from "./part-dfddedf585.js" with { type: "file" };
import file44 from "./part-e8a2ba735a.js" with { type: "file" };
import file45 from "./part-e9da25b94a.js" with { type: "file" };
import file46 from "./part-f36517e926.js" with { type: "file" };
import file47 from "./part-f6011b7667.js" with { type: "file" };
import file48 from "./part-f6592753cc.js" with { type: "file" };
import file49 from "./part-f8739512f9.js" with { type: "file" };
import file50 from "./studio-1eafd87b7d.css" with { type: "file" };
import file51 from "./studio-cc30626ac9.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-341328a89c.css", path: file0, bytes: 51775, integrity: "sha384-/ZLqzVhnAY1FSHJMXRY5SEZPsw+ukB02+NRX8hnj35+fdOXCl9EjwnEjce7uxxo3" },
  { name: "console-3bf155a3f2.js", path: file1, bytes: 21104, integrity: "sha384-QqAdtOTNR/Y5E5ASqclHQQZ06UeOCn4LzU8wz5H7nHqZGk2dz/WUNQK3vLy1MTS/" },
  { name: "part-049f7144ee.js", path: file2, bytes: 19336, integrity: "sha384-+5ZIlF+O03s6ESp4BeKcmyH0A3gZd75VvPsbHJehOKYaiLHxbd0TgutSbsUsjO2u" },
  { name: "part-16019e2c6a.js", path: file3, bytes: 48531, integrity: "sha384-KWSTz9JcN+MuoTgNsxEph51orn9ptPDjTJXEAUEDB658PjJh0FqApK1tskFxu6m+" },
  { name: "part-18ef3f2536.js", path: file4, bytes: 414, integrity: "sha384-rxXqSeAZPKFV0CGdtKB0Z2Y+Mn1n+/mpMjbZvHxzK49jeZVv+pGS0jNz14q3kLI9" },
  { name: "part-1c0dadba7f.js", path: file5, bytes: 728, integrity: "sha384-ypX/W45Oc3xDQRVRQo//saJpQfPm5Jf82hmPBwM2PyZtc1zaDkYCkJDHDQ141pDQ" },
  { name: "part-1d22e9cd98.js", path: file6, bytes: 1106, integrity: "sha384-tIx6lbGUr6Yg8sd4PYK3vD9lq/lO7bH+iXRDfNdhrq7GeooqAe/2/GN2yw9iP6zy" },
  { name: "part-202db58425.js", path: file7, bytes: 2240, integrity: "sha384-ro90xzpuplajRFv1o9TcljhNxuoGZFMxNnqqtyhI7EdzCci26zloIkgX5CCb6Jxq" },
  { name: "part-256e180092.js", path: file8, bytes: 37849, integrity: "sha384-+zl+teFvs6ga5hb1qFbZ9kdd+/oQslihdQmnRc3KlBDt0UobM+/DfhfGyohdYW9i" },
  { name: "part-26361f252d.js", path: file9, bytes: 16238, integrity: "sha384-JdKVaWdN1G8XK7f0TWdRxFeDO/Bz+RlVbJg3TowYGX78FY1e2Oxh8shL1TVEgHHf" },
  { name: "part-2a47a3f49a.js", path: file10, bytes: 1153, integrity: "sha384-eslKjvALxtLnVEu2d45xerS54DSeGVtK+qXjshK6ubRmkxfgsJLSDej9SlPhjhim" },
  { name: "part-35742d4c6f.js", path: file11, bytes: 1647, integrity: "sha384-I3NEiToPXX/Ht99VcQIyQ2hq96das+Pn4Igjeg2/0EUhEr+ys+t8Dst1f0a1PJmB" },
  { name: "part-37b218453f.js", path: file12, bytes: 5554, integrity: "sha384-XuDrLtEGFpfK7Ii1UayACaT1BEIGv85xdlcA79UQTbVOb7erxv5dhRbmjbF7UujU" },
  { name: "part-3dc2a04fc4.js", path: file13, bytes: 1295, integrity: "sha384-PSR9Nrqu2jXW74D/+5imU4t/poH4HM6PoS8bSXPpPmKryyEtVA9dYAmsnyNSmzQa" },
  { name: "part-435b4b1b2f.js", path: file14, bytes: 3877, integrity: "sha384-F57v70enO3q7BvDMI6e/q40H52cH/qJsPi1+6d8WorcoCH0oixicbzsrDSfX1GFK" },
  { name: "part-4c90b62230.js", path: file15, bytes: 3139, integrity: "sha384-ERg1x/pTCKjKZQH/61S5nPnf5VYp/jgItVwUwbiSfNiGNOdnz5Ep6w0SEo7nl6sH" },
  { name: "part-50a67004fb.js", path: file16, bytes: 2538, integrity: "sha384-02/IFpwQAKefMZU+FLTCnhKPzO6MzvE+XmfN71Bv0LF6V6SQ6QkdiC+0gqNdIAO4" },
  { name: "part-56b82e51b2.js", path: file17, bytes: 704, integrity: "sha384-JEFWpacrK8LjRxiw4MqeyxiwE0EsTQ/gFtgrR+Ekb0LkN/lT88sG5mOPCmEtYvdu" },
  { name: "part-5b01f4d1a4.js", path: file18, bytes: 577, integrity: "sha384-ttBj7uN9JGAvivWTgJDKlHfJ/3QGK8BHznG0pfVTzvmwiZgtRzMattg/Pbk1GdC9" },
  { name: "part-67a70e43c3.js", path: file19, bytes: 1063, integrity: "sha384-+fgIuFv9jQB6RnTsTB388MFnNuMJwEB2SuZsYbcFEsBtbc54j9RLjQ+zWCzEwB1z" },
  { name: "part-7024d22c26.js", path: file20, bytes: 320, integrity: "sha384-g/riGqcnKTOtA+5RjHrCFyWcH0HLuZT+Y67paMVZmUTFwt7R3Z4bX/hBSjxOp6yu" },
  { name: "part-7146341108.js", path: file21, bytes: 5551, integrity: "sha384-WrI33h1ML/kQVcLz4ZSRP+YYXREppE9lai02xLGkjICu5cYBb4ltoeo8XjLmWJkp" },
  { name: "part-7cd83b10c7.js", path: file22, bytes: 3633, integrity: "sha384-8miqvXwUq5dfvkfNTCApcjblSm3OzTHSZon7wiqnpsncpq64+CB256lG85EepzIO" },
  { name: "part-856b1121cf.js", path: file23, bytes: 786, integrity: "sha384-bsYs8SbIUWO9v5UVpRkax2OZrLNHm6FqGKXKmc2BaDYvMV4B1y4JJ/imDmCO/6KT" },
  { name: "part-8719049aff.js", path: file24, bytes: 22032, integrity: "sha384-VZt+Nrs2HX+jxohbn1Nsm/ZyRf8tx0kTePRpbN/I+gq8SjhwE7xWkV3FLX4qt3FG" },
  { name: "part-8a38b74ec7.js", path: file25, bytes: 764, integrity: "sha384-wlavel0hzDPrTrSh3GL0VDCeBDvkPx7az31a0b479HrPpbEguJMM86qY25e0a4YG" },
  { name: "part-8fea03563a.js", path: file26, bytes: 308, integrity: "sha384-xnDIbY7f6npgo7CMHKwGwS5Aa0kGQ6vSk+hGTXzrEmrp3snv6YuQ1PKBxoIaSTW2" },
  { name: "part-91cfdc9201.js", path: file27, bytes: 546, integrity: "sha384-hLUm9IwKRyJsRb7aOPKHnSJwCL5DudWam+dLLjRVnKixfQSU13ZDCx8yDOa91Dra" },
  { name: "part-93a3a3f06a.js", path: file28, bytes: 922, integrity: "sha384-8AaSo4gf86EG8mwDkJbmJuhPDb2mqLnvHfyDiXaCKscnjf59ZcRE2/CBZVwd0oLk" },
  { name: "part-95a688404c.js", path: file29, bytes: 743, integrity: "sha384-pMhu7EQl+EsAqer7z7UMfQ7rbJjCo3x+Nc2i+QrAfR33WVEqV6kbooOH6u6b1NtW" },
  { name: "part-af24661e74.js", path: file30, bytes: 279, integrity: "sha384-aYnWy4SLeS4zIyyt7EuHvxbV9lZOT8JSsw+IRsOTx11uzrO/E+wRWOgiizqTs5u4" },
  { name: "part-b146788b9d.js", path: file31, bytes: 62013, integrity: "sha384-tdqt7Gt76F3PcS4kX4OLUFoC2Z21mxxKjvR5ZWiG154zMiDn3xPxG55U7EV23YLt" },
  { name: "part-b4595a2ca6.js", path: file32, bytes: 561, integrity: "sha384-Cfch8LZw8nM+bi5zXjr8zydFkMxIMWteO3ok+sRbJq84OzuI5tLW9aCPqFQ5fvRt" },
  { name: "part-c711af1e99.js", path: file33, bytes: 1311, integrity: "sha384-gs0c1VT8+yfyk4nA7llvs80QQfyYWD10Q4CHs+2GxrxxoUNRvjt6k0BwCiWA3uac" },
  { name: "part-cd6e6d3d3a.js", path: file34, bytes: 488, integrity: "sha384-yEc+dD2kGpu/EfXpndisn+0rcB9IxD7daY6PCRz0j4GmPNuuUm5LCqjzFLXRbBAM" },
  { name: "part-d4024b2096.js", path: file35, bytes: 4268, integrity: "sha384-iKw1sdb5N8gYten7f3Z0HKaqzYJ50Zyhq7DXKD9jD+JyTn+Cmj5Y6Cambi1A3SVo" },
  { name: "part-d48bea3683.js", path: file36, bytes: 4396, integrity: "sha384-V9Wtwqhyv0d41Cj1VZqsJXTefG3VNecE2tj3Z/RkPH1i4L1NqjZPnKn5SqcjqYsL" },
  { name: "part-d63362b41f.js", path: file37, bytes: 25586, integrity: "sha384-uitCfvq93m5G/fG/ym2DGj4XKkVu8bseQ8aJ3Ld21IYMkhQ53J7cUCeloPrhCEfV" },
  { name: "part-d646c09996.js", path: file38, bytes: 459, integrity: "sha384-a2iDGk/kOpKmHzVCXBg0fOXdqe5EO0WTtVA66A2WN/m5leTtmTHMi9LilzZLXKPa" },
  { name: "part-d766f65229.js", path: file39, bytes: 3706, integrity: "sha384-KomG/SIjVPNyceq0Y2GhnRvFw80KwBKEgpv4usMy9BH29iTg3I7nBoO+PoiQIiFa" },
  { name: "part-d8335c0d92.js", path: file40, bytes: 5773, integrity: "sha384-4V4tQ+CYzGc4G4etCHIP0siQv1WdQQqS4C1+jZa1MQmWHzMvOeToeUd+6YomXSyR" },
  { name: "part-dab8ffdbd5.js", path: file41, bytes: 547, integrity: "sha384-W6v0pzbGFDFwwZJTit+DafiO3DRrZMj9M1ChrJFmvb8y32iY6kb2GpZV5ry+ppyg" },
  { name: "part-de68dad13d.js", path: file42, bytes: 5688, integrity: "sha384-jK5dW6T7x7h6Trr4tNHc9sbWQf1YTkBZqYc6ftJyVcZft9oUwQDVmtwj0a6CMiR3" },
  { name: "part-dfddedf585.js", path: file43, bytes: 2349, integrity: "sha384-B0YKsIug7HMYe8xWpO9ReoJDv3l3cemhx+iDXiJPDm5z1F5IxPIuMEft5a4WhyGb" },
  { name: "part-e8a2ba735a.js", path: file44, bytes: 4745, integrity: "sha384-jDCc8VenHWUcCzu/tJ78f1PGwVLnwVK3N6e5AY9ioAjGqb6rOoZ3HdCVQ2m+RvOI" },
  { name: "part-e9da25b94a.js", path: file45, bytes: 6620, integrity: "sha384-SN1JaMLN6gyxSgFqSs4Kr8sAvC/q2OZmRkXp7hRvuCeqeq7puYsBdZJTwwIqlURe" },
  { name: "part-f36517e926.js", path: file46, bytes: 2721, integrity: "sha384-yeBSKWcehyHKHoc4Wpi30OW2kF2VFaLFcaXq6L7XLq3o3MP62TYJtBxn9EsYdAWr" },
  { name: "part-f6011b7667.js", path: file47, bytes: 71394, integrity: "sha384-u0SVJYds2VspdVZiD2xPaXV4gDwmGg7luxxgtqxvkEcQyR9e0STFHBJIx34Jv0D/" },
  { name: "part-f6592753cc.js", path: file48, bytes: 7567, integrity: "sha384-+Agq3XCDfQzwVcfqEpTWkcld2rVHT/YImFpvrtSctw5D5gGyjhdfm0JHQyAkm0ra" },
  { name: "part-f8739512f9.js", path: file49, bytes: 8565, integrity: "sha384-w4/608FX2cmLWhQetm/fTOloQCguGKyWDe/hPFjV9B18LOousiQAQFzQCAvG8wdK" },
  { name: "studio-1eafd87b7d.css", path: file50, bytes: 22689, integrity: "sha384-EvNkZbNknoCodlR5p7OgW4pcJp1xdFxKKhU5HhsIVKsYgFnUnI/ihL4xoRIH5Cts" },
  { name: "studio-cc30626ac9.js", path: file51, bytes: 6107, integrity: "sha384-c7kvgp1WB1WsLuuRj5LLPVD5fZ4C+XpO9S57x9AxEwFqGuLOhjy019vIpE4FKs1C" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-cc30626ac9.js", style: "studio-1eafd87b7d.css", preload: ["part-16019e2c6a.js","part-18ef3f2536.js","part-1c0dadba7f.js","part-56b82e51b2.js","part-b146788b9d.js","part-b4595a2ca6.js","part-c711af1e99.js","part-d646c09996.js","part-f36517e926.js","part-f8739512f9.js"] },
  console: { script: "console-3bf155a3f2.js", style: "console-341328a89c.css", preload: ["part-b146788b9d.js"] },
} as const;
