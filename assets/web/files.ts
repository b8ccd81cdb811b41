/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-341328a89c.css" with { type: "file" };
import file1 from "./console-62e1b8120d.js" with { type: "file" };
import file2 from "./part-02b688a067.js" with { type: "file" };
import file3 from "./part-02da8ca01c.js" with { type: "file" };
import file4 from "./part-0730768a28.js" with { type: "file" };
import file5 from "./part-10a491f42a.js" with { type: "file" };
import file6 from "./part-10b9279371.js" with { type: "file" };
import file7 from "./part-1e02de21f8.js" with { type: "file" };
import file8 from "./part-25dac51bf1.js" with { type: "file" };
import file9 from "./part-2ee00712fa.js" with { type: "file" };
import file10 from "./part-305a1dfcc3.js" with { type: "file" };
import file11 from "./part-307383b3e6.js" with { type: "file" };
import file12 from "./part-3d8df5cbd0.js" with { type: "file" };
import file13 from "./part-3eb2e5dc0b.js" with { type: "file" };
import file14 from "./part-4def61414c.js" with { type: "file" };
import file15 from "./part-5221c77f5a.js" with { type: "file" };
import file16 from "./part-54bdeda8c7.js" with { type: "file" };
import file17 from "./part-59bfeb5458.js" with { type: "file" };
import file18 from "./part-5e030d08e0.js" with { type: "file" };
import file19 from "./part-5f3d2fb9d0.js" with { type: "file" };
import file20 from "./part-671aaf1a61.js" with { type: "file" };
import file21 from "./part-6a54710a39.js" with { type: "file" };
import file22 from "./part-7590e6b215.js" with { type: "file" };
import file23 from "./part-8262c585b4.js" with { type: "file" };
import file24 from "./part-84ed69b2ec.js" with { type: "file" };
import file25 from "./part-8c7ee2f98d.js" with { type: "file" };
import file26 from "./part-8fea03563a.js" with { type: "file" };
import file27 from "./part-90eb606932.js" with { type: "file" };
import file28 from "./part-9510650a2c.js" with { type: "file" };
import file29 from "./part-9529092afd.js" with { type: "file" };
import file30 from "./part-988fc498a6.js" with { type: "file" };
import file31 from "./part-9cb997ea88.js" with { type: "file" };
import file32 from "./part-9dbc611b44.js" with { type: "file" };
import file33 from "./part-a6574bfd71.js" with { type: "file" };
import file34 from "./part-a7d6d5d6ac.js" with { type: "file" };
import file35 from "./part-a8598c73a3.js" with { type: "file" };
import file36 from "./part-ace21bc835.js" with { type: "file" };
import file37 from "./part-ade0201fda.js" with { type: "file" };
import file38 from "./part-af24661e74.js" with { type: "file" };
import file39 from "./part-bbee342486.js" with { type: "file" };
import file40 from "./part-c714d84250.js" with { type: "file" };
import file41 from "./part-c74c64fc99.js" with { type: "file" };
import file42 from "./part-cab7bddde5.js" with { type: "file" };
import file43 from "./part-d0501ad631.js" with { type: "file" };
import file44 from "./part-d1c01020be.js" with { type: "file" };
import file45 from "./part-d8c288dc7e.js" with { type: "file" };
import file46 from "./part-e09614eba1.js" with { type: "file" };
import file47 from "./part-e579690da3.js" with { type: "file" };
import file48 from "./part-ed8a47ed10.js" with { type: "file" };
import file49 from "./part-f248ddc17d.js" with { type: "file" };
import file50 from "./studio-1eafd87b7d.css" with { type: "file" };
import file51 from "./studio-2ebffa355c.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-341328a89c.css", path: file0, bytes: 51775, integrity: "sha384-/ZLqzVhnAY1FSHJMXRY5SEZPsw+ukB02+NRX8hnj35+fdOXCl9EjwnEjce7uxxo3" },
  { name: "console-62e1b8120d.js", path: file1, bytes: 21104, integrity: "sha384-XQqML7cFovMPmAbhtsojhRMI4s5w25a1MPkhXxiAucGxKnbyA07xJxnN1B4vg0e7" },
  { name: "part-02b688a067.js", path: file2, bytes: 547, integrity: "sha384-DhAilMipvMzgm1UnbOzuBIaw/daupUaVFz9lkMjY/3W8MrI+vJgkLW1CdGyiDOIT" },
  { name: "part-02da8ca01c.js", path: file3, bytes: 3706, integrity: "sha384-v3qXfvPJPMnwMS1yU806xcS4Ukd/2wiiUi8UiMy4kJT/X3n3OZmZzQKD+AmOoYbI" },
  { name: "part-0730768a28.js", path: file4, bytes: 3877, integrity: "sha384-bN8DtS8CATQQPSX4jIlnyxOgS6DMJdrrzpYnugXGIi1yuhLceMhtxw4yrvZoqvIW" },
  { name: "part-10a491f42a.js", path: file5, bytes: 62013, integrity: "sha384-dVI3j6w4Y2oMO5r383d7RaYJFfEVOSG2MkaEwegN5P9Lu1uyzu/Raa7zHYGM/MJZ" },
  { name: "part-10b9279371.js", path: file6, bytes: 1311, integrity: "sha384-/7aSDl0ErOWTqJ6XZtTCFF9nToVyf96BQNPuwqRggcO9B4zYYkb73agDB1rQrFhq" },
  { name: "part-1e02de21f8.js", path: file7, bytes: 16238, integrity: "sha384-594y7mdVVhOF+0zC6ZHZpHpSD1NHZXb/yFWp/xEmIU0nka5C1d7NLqhyFgVB1Xwh" },
  { name: "part-25dac51bf1.js", path: file8, bytes: 320, integrity: "sha384-0DSq1pyXl+FTk1YNsSO2orXG6zRh7c6XMMP8739XGildrt9hOmgiteFg7M2KaX+S" },
  { name: "part-2ee00712fa.js", path: file9, bytes: 546, integrity: "sha384-N8+b1jtu8muC6t35DwmC/h65tHby08TdvWEmYnwkoo8yojS2yRcGb2mmcdb49KNx" },
  { name: "part-305a1dfcc3.js", path: file10, bytes: 3633, integrity: "sha384-WhHzRCcGuDv8pzJ+M8IBTE6bExd6LuQd8d2jdd3Sq//gXBK7ItDh0/cI+6+9aIMl" },
  { name: "part-307383b3e6.js", path: file11, bytes: 8565, integrity: "sha384-LjU9lRos97uKza6GAJGThDQ8BKhI5nRm0hYgLIcxUyNvvtmwqHoV5LRUBoDtXgGj" },
  { name: "part-3d8df5cbd0.js", path: file12, bytes: 7567, integrity: "sha384-T6CM0N/qSeU4N3TciKh6g22ByzomDSbB60PHI4LX7MboFYeP/FJikITOYYMMHF53" },
  { name: "part-3eb2e5dc0b.js", path: file13, bytes: 577, integrity: "sha384-EbECc+puw+fLs7WNhRAv6JXQpnT3te/Q+OoRmPDQkLMj/wfDFT08O5rr/Kx4z5lY" },
  { name: "part-4def61414c.js", path: file14, bytes: 743, integrity: "sha384-7/EPnVacCInIUv1iuvFhFSbPMrrA9VkykIPYqzmbtDarPAQsLnRpeMorMv+x2OoA" },
  { name: "part-5221c77f5a.js", path: file15, bytes: 561, integrity: "sha384-0gpRL2yeqHKNlcXYjPmXQbolyudHp7mTGFdzuhnJHVanT6YmqcoDN/8RQsKjUv1z" },
  { name: "part-54bdeda8c7.js", path: file16, bytes: 6620, integrity: "sha384-iOyMugTFlBIgAqZQEfw0tcRXAO+GoqouK/Pl/BPb4EX2f7EqR62TmuQDQKoP12p0" },
  { name: "part-59bfeb5458.js", path: file17, bytes: 5773, integrity: "sha384-mawdHiq4JZClBG35FrrDLRJULdlq4J51Wahyeg2cogPYT4n7T+K0dmM4WKU7UJSI" },
  { name: "part-5e030d08e0.js", path: file18, bytes: 2240, integrity: "sha384-i73qvUWqVWi1kC18y/uQnRgGDtKFZ0qInW4gM80IBWVZ5IOaX9tnGERt16+1CGna" },
  { name: "part-5f3d2fb9d0.js", path: file19, bytes: 5554, integrity: "sha384-d0r6P+lE+YvSSa+hhWIYnny0bAD+1VwMyLUI9/VDMKO7wptDKZHI2f1yC+36OT8M" },
  { name: "part-671aaf1a61.js", path: file20, bytes: 4745, integrity: "sha384-qIMDOsV4pVB8NAxgH5UeuGVPjCehBoJYuS6GeXG+CQEzFpbNmp1rdVTULubkJTY6" },
  { name: "part-6a54710a39.js", path: file21, bytes: 4396, integrity: "sha384-NsimTJsXQ8ky6Enpa9HOuOEhOalDrUaVUl/1+Z+O5TF+F5EYN7o8J6tYgbw2exec" },
  { name: "part-7590e6b215.js", path: file22, bytes: 764, integrity: "sha384-EVPHfMIzbaOW2oPySOgiGuFFtG1xC3VZ2YEFJPJKseQYRARWS0Ya4e8+eWDnxxQV" },
  { name: "part-8262c585b4.js", path: file23, bytes: 48531, integrity: "sha384-YUAaM0anEHG+5Nfjw4GhfInxZViHZoFwbNzGexb+1OUJ1GBuPfwNjM5ZZq6hFW82" },
  { name: "part-84ed69b2ec.js", path: file24, bytes: 71394, integrity: "sha384-MKwb4ic+dG4Bd7TNNg10JweLx1JzZ19n+azIi5eFDjvC715rbc78Zm8NN4ys5put" },
  { name: "part-8c7ee2f98d.js", path: file25, bytes: 2538, integrity: "sha384-/W2YOAPpml47JzQwebfyovKKoNMpgGiaYZ3Zoz4gW9EaszuleUgm4emBUVr/BrIG" },
  { name: "part-8fea03563a.js", path: file26, bytes: 308, integrity: "sha384-xnDIbY7f6npgo7CMHKwGwS5Aa0kGQ6vSk+hGTXzrEmrp3snv6YuQ1PKBxoIaSTW2" },
  { name: "part-90eb606932.js", path: file27, bytes: 1295, integrity: "sha384-IKRDMhkhVlKZmfNAPz1ikdBP7rSTlgbNh73xCpMwIEU2aPUKjWybLwjHnd8MJNv1" },
  { name: "part-9510650a2c.js", path: file28, bytes: 2349, integrity: "sha384-1qLpcWhjJ9UkrDeYqQIIiyQEz7MQ3VF14yUB3lgjeC1BTTzIZJGbUCtcxWLmQD/Q" },
  { name: "part-9529092afd.js", path: file29, bytes: 704, integrity: "sha384-5hRN0Ahd4RmX+rGM3xkwPZDAHG7SiWReIEysVP7F72jUFm0k85ArFkR17ik7jhVF" },
  { name: "part-988fc498a6.js", path: file30, bytes: 19336, integrity: "sha384-xMbZ394XSxHgEcU+yZAcnjzmazq62IIB/mV6N8Io5r41oHgMD1mCi4tJTjfHCsIO" },
  { name: "part-9cb997ea88.js", path: file31, bytes: 4268, integrity: "sha384-zI1ntYHe/CF85vJFdcx7awUWFQbLy4lDGc7cWro4tgD3CY5Lc4LvMDqGkGyn8215" },
  { name: "part-9dbc611b44.js", path: file32, bytes: 1063, integrity: "sha384-kv6cN5aOeblFdu7XDPOvuyvfAdWAGq0xRMB87v12KduVEhLj9YPOZMhaMtX+6Epl" },
  { name: "part-a6574bfd71.js", path: file33, bytes: 22032, integrity: "sha384-Thks11uPSonFHlsy84eH7m3bUes01XYbqz0yT47EdKQHLDGBibLoYtGVuu+cg9+c" },
  { name: "part-a7d6d5d6ac.js", path: file34, bytes: 5688, integrity: "sha384-vPU2m1lNDfiZnIOljhcalAOFw0R5u/EGiaCevIstePS2WTqgQRr8CmK3DCPrxqQu" },
  { name: "part-a8598c73a3.js", path: file35, bytes: 37849, integrity: "sha384-WXGVZkN+JiMDXQrNl2aERdwRGkuGMl4MJ1849oaKzfieB4cgXMGlspY2+SCXCsIT" },
  { name: "part-ace21bc835.js", path: file36, bytes: 5551, integrity: "sha384-DVRfcLJ7We4TbtlkjM9PY16og6a3JYDhUAZZ7BBvOkJLu39T6HyW4ci5BdHoX2SV" },
  { name: "part-ade0201fda.js", path: file37, bytes: 25819, integrity: "sha384-TJVW0BlEa7310ELoAzPJ/2pIAvLva4xxZZzZIMdvTkTLAN5tkEUI1aVexTH9EXTv" },
  { name: "part-af24661e74.js", path: file38, bytes: 279, integrity: "sha384-aYnWy4SLeS4zIyyt7EuHvxbV9lZOT8JSsw+IRsOTx11uzrO/E+wRWOgiizqTs5u4" },
  { name: "part-bbee342486.js", path: file39, bytes: 1106, integrity: "sha384-xUab2azZcJjLM8UgGmy0d11n4MEQt+YNtT1WdaxPwc4I0rPku7PVmpsjnF0ybhnT" },
  { name: "part-c714d84250.js", path: file40, bytes: 922, integrity: "sha384-yMZxS4dkaAYNWc2eB13fx7ZMgiv2li02LfpS+uSfBaRej63gws8vsKkV103r4iFa" },
  { name: "part-c74c64fc99.js", path: file41, bytes: 728, integrity: "sha384-RKHiba1wlLoxcLesLTc0yUpOhhriQxWUazqB1ewALqplPJfA1504BjXoxcJBCHNP" },
  { name: "part-cab7bddde5.js", path: file42, bytes: 786, integrity: "sha384-lq3tJCCFeoqiKrF6uCcR7M9WTFOqTKAt0uC4AiRsDqag6QizCP6XxZksESqeZS/b" },
  { name: "part-d0501ad631.js", path: file43, bytes: 488, integrity: "sha384-M7LTEB8c/xbU6EocwRkL2fDdZh5Q5gWZE092NJUNy2+lFfxdAfvHC66VJTQQeBmk" },
  { name: "part-d1c01020be.js", path: file44, bytes: 2721, integrity: "sha384-1pFIGRC1PDssRpWCvzkvhb/VPuCUTB0z157XRXQE09MV3NTqy9eHD1G40Xfsct2i" },
  { name: "part-d8c288dc7e.js", path: file45, bytes: 1647, integrity: "sha384-jC1cbqF/a39VW49g/vMldhRUkjuT1sNHng1d/M03u+8/SurU+WWjiF6kJi70NlAo" },
  { name: "part-e09614eba1.js", path: file46, bytes: 3139, integrity: "sha384-65mLhX8Ygh354dmaIfYhTPRVH3NftNHgdhtDPy5uh+EXnyQp1KmtrmPW7wMBxML9" },
  { name: "part-e579690da3.js", path: file47, bytes: 1153, integrity: "sha384-12QfUqUuJKVgNwrvjOjImI9bpDwRYwVe7NG81qlOCeyAYUfBwufIAB0d66PISuUX" },
  { name: "part-ed8a47ed10.js", path: file48, bytes: 414, integrity: "sha384-Cliw8e4HgP7bytfH9xnpsoza15v0+qpixwzgSlH0i4FLwHAaHdKdNWn5iL/bdiEg" },
  { name: "part-f248ddc17d.js", path: file49, bytes: 459, integrity: "sha384-B2kVnw/etMtqT/oZDPtMDv3Xa6YqUucwLz4aUJmfsGiNJ6gNJDIdVylnEHLtY3EN" },
  { name: "studio-1eafd87b7d.css", path: file50, bytes: 22689, integrity: "sha384-EvNkZbNknoCodlR5p7OgW4pcJp1xdFxKKhU5HhsIVKsYgFnUnI/ihL4xoRIH5Cts" },
  { name: "studio-2ebffa355c.js", path: file51, bytes: 6107, integrity: "sha384-5wQ/IHXQCS8H97jwRo/00Znsi4/pCSI+4AzUoh5bQ6EXY/CxFbQkRBYm7zg3M9H1" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2ebffa355c.js", style: "studio-1eafd87b7d.css", preload: ["part-10a491f42a.js","part-10b9279371.js","part-307383b3e6.js","part-5221c77f5a.js","part-8262c585b4.js","part-9529092afd.js","part-c74c64fc99.js","part-d1c01020be.js","part-ed8a47ed10.js","part-f248ddc17d.js"] },
  console: { script: "console-62e1b8120d.js", style: "console-341328a89c.css", preload: ["part-10a491f42a.js"] },
} as const;
