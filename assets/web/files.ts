/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-258928f602.css" with { type: "file" };
import file1 from "./console-cd23068538.js" with { type: "file" };
import file2 from "./part-078c07f33f.js" with { type: "file" };
import file3 from "./part-0918bdb474.js" with { type: "file" };
import file4 from "./part-0dd2af3bc2.js" with { type: "file" };
import file5 from "./part-189f9e4164.js" with { type: "file" };
import file6 from "./part-18f77f14cf.js" with { type: "file" };
import file7 from "./part-2e8710851b.js" with { type: "file" };
import file8 from "./part-3188448b7e.js" with { type: "file" };
import file9 from "./part-361759cf80.js" with { type: "file" };
import file10 from "./part-3751886297.js" with { type: "file" };
import file11 from "./part-37989721b5.js" with { type: "file" };
import file12 from "./part-3a78bc77a0.js" with { type: "file" };
import file13 from "./part-3da268bb8a.js" with { type: "file" };
import file14 from "./part-3f951d1745.js" with { type: "file" };
import file15 from "./part-3f97d9dec5.js" with { type: "file" };
import file16 from "./part-41ddc18d4a.js" with { type: "file" };
import file17 from "./part-428f9f1249.js" with { type: "file" };
import file18 from "./part-451973c768.js" with { type: "file" };
import file19 from "./part-4a91d39321.js" with { type: "file" };
import file20 from "./part-5165211187.js" with { type: "file" };
import file21 from "./part-58943ccaff.js" with { type: "file" };
import file22 from "./part-5c353e1aae.js" with { type: "file" };
import file23 from "./part-5fb578d28a.js" with { type: "file" };
import file24 from "./part-5ff78f94ee.js" with { type: "file" };
import file25 from "./part-6c97eadb44.js" with { type: "file" };
import file26 from "./part-6ce88d62ea.js" with { type: "file" };
import file27 from "./part-6ea92fe6a2.js" with { type: "file" };
import file28 from "./part-700b436802.js" with { type: "file" };
import file29 from "./part-78b5a80c66.js" with { type: "file" };
import file30 from "./part-8a328b1442.js" with { type: "file" };
import file31 from "./part-8af2f2af4e.js" with { type: "file" };
import file32 from "./part-8cea6e7f51.js" with { type: "file" };
import file33 from "./part-8d26b89c2e.js" with { type: "file" };
import file34 from "./part-8d80bcce62.js" with { type: "file" };
import file35 from "./part-940fbd7a55.js" with { type: "file" };
import file36 from "./part-95e8cb42a1.js" with { type: "file" };
import file37 from "./part-97f3e52c26.js" with { type: "file" };
import file38 from "./part-9f0e659662.js" with { type: "file" };
import file39 from "./part-a91e608627.js" with { type: "file" };
import file40 from "./part-ad363d8870.js" with { type: "file" };
import file41 from "./part-af1b63bf3d.js" with { type: "file" };
import file42 from "./part-b25b5790cd.js" with { type: "file" };
import file43 from "./part-c20ce9190f.js" with { type: "file" };
import file44 from "./part-c461bb0d29.js" with { type: "file" };
import file45 from "./part-c6336d2f10.js" with { type: "file" };
import file46 from "./part-d176fa51d5.js" with { type: "file" };
import file47 from "./part-d2013048e2.js" with { type: "file" };
import file48 from "./part-d58677ce77.js" with { type: "file" };
import file49 from "./part-d6309f42ef.js" with { type: "file" };
import file50 from "./part-db09fab835.js" with { type: "file" };
import file51 from "./part-db10363b7a.js" with { type: "file" };
import file52 from "./part-dfa0cd23ab.js" with { type: "file" };
import file53 from "./part-e0c4c5b4ea.js" with { type: "file" };
import file54 from "./part-e798500899.js" with { type: "file" };
import file55 from "./part-ef56a0dfc3.js" with { type: "file" };
import file56 from "./part-f1ce715355.js" with { type: "file" };
import file57 from "./part-f3981e2cd9.js" with { type: "file" };
import file58 from "./part-f3a20deb02.js" with { type: "file" };
import file59 from "./part-f9262b6975.js" with { type: "file" };
import file60 from "./part-f93964b138.js" with { type: "file" };
import file61 from "./part-fb7b563d2c.js" with { type: "file" };
import file62 from "./studio-312007406e.js" with { type: "file" };
import file63 from "./studio-4f817a6c78.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-258928f602.css", path: file0, bytes: 55157, integrity: "sha384-+bvtTso4HR3M4UEZAyK7vcrJXI2ubCpPMZbWNhwe6xnbHgS6mEgOGzlcd9ozOoYW" },
  { name: "console-cd23068538.js", path: file1, bytes: 21476, integrity: "sha384-CIFu2OSPOZ3bDQOpuW5QMHqygG3E/gZtlFbh4zQaQjBixNmAibo0aekFSFR7NEZc" },
  { name: "part-078c07f33f.js", path: file2, bytes: 320, integrity: "sha384-Vsqt7CwKjoPxA+IgHcByfBA6rQ5jTifV+DBP5xZQ620Dx9Y2l/2V0+nqTWgoaRLw" },
  { name: "part-0918bdb474.js", path: file3, bytes: 21603, integrity: "sha384-3JmAuoUG/CkoUuIWMwCMabI1G2JD9HT4vyn8BByp3uxo9qcgDqANRVX+7FJgSN1G" },
  { name: "part-0dd2af3bc2.js", path: file4, bytes: 40498, integrity: "sha384-NBxHscYOdNzxZmkTnnbeN0QbDPnvP/sx36F9iZBc2BZLn6lSNxmI7HSEbF7OawJ3" },
  { name: "part-189f9e4164.js", path: file5, bytes: 5288, integrity: "sha384-+9nRf96BwR+og6+h55VIAoZJQPU6nGVogZ5D0FfrjRj3Emf2P3zQl4xUNzYvEG/j" },
  { name: "part-18f77f14cf.js", path: file6, bytes: 2702, integrity: "sha384-y3lQAZ7gH3/mrScalwJSa+Qe2dWBTryD8miLzTAZnpuSvrtaKGKNoJ3FZsP2l+WK" },
  { name: "part-2e8710851b.js", path: file7, bytes: 6624, integrity: "sha384-7a49dFFO0EYJQHDh3hIB2xs7PfMf2D/vtWIwiQdaluumoJS658ggy7yALd/k0Hts" },
  { name: "part-3188448b7e.js", path: file8, bytes: 3141, integrity: "sha384-dkmgWRWnlfutyX67oyqzqORxQgHIbhCk8p1a/HfX47+kBAiatmeBh7bSjs/JY9Mz" },
  { name: "part-361759cf80.js", path: file9, bytes: 561, integrity: "sha384-MdL1DB4svKfRdLAckpaIHWsNLS2Uo6DWz2zfwCgdjuUmPblbrhLwzqz8xEm/nLuu" },
  { name: "part-3751886297.js", path: file10, bytes: 4761, integrity: "sha384-xhHSfzcjNQwnvBriezUSB+scA6jS+U+BXOXtEYusifSRpZH7k6OxT4oOCorWTAbS" },
  { name: "part-37989721b5.js", path: file11, bytes: 809, integrity: "sha384-oIF59RDwntTIhSLx1tf4Mbkpb17karKOu7rHqz512cMaiTRqqhXnSRoZSvdHJ7Ql" },
  { name: "part-3a78bc77a0.js", path: file12, bytes: 728, integrity: "sha384-LH3igWJWlSMM9iJPyIsWLEX0wVVJdtufgvpEgRx0J96fILV8gioK0TpiiMeoE220" },
  { name: "part-3da268bb8a.js", path: file13, bytes: 279, integrity: "sha384-0xhS+YUmgRBYINejZzCU+TQOqmV4jWRu02Rwm1PxtJWX6TWrKNKDdKXXsOdsejfE" },
  { name: "part-3f951d1745.js", path: file14, bytes: 2538, integrity: "sha384-oFcZ9B6XKC7Al7P7XdViosG0hrJpow7/MZM7A6Q9DN0KM2IcGWNO7r111H8t/3KX" },
  { name: "part-3f97d9dec5.js", path: file15, bytes: 2381, integrity: "sha384-OHkoJfhENVJMv2Sbk1arMV5j+Yb0e4+PJlCO/MocNof0pFOP7dkmNrj6goXFSnpl" },
  { name: "part-41ddc18d4a.js", path: file16, bytes: 5296, integrity: "sha384-8BBN+9L2gQ6U/vN+YXRhE1wXMIWco8PdfFKEQ7+x314SBE1aUfamqM+sPvuUJ1aW" },
  { name: "part-428f9f1249.js", path: file17, bytes: 1647, integrity: "sha384-EjbldArIzHzn0HsV5IJ6JT1ftl/RzVQ4szUbIpkIBWHWk23uqXbVpEUjJ9ZR4qtN" },
  { name: "part-451973c768.js", path: file18, bytes: 2240, integrity: "sha384-iln/704w3e0eQRxI5FgOPatVIrBZRjc8c90Pq7lQCif+X5xXbAPMFgS1AsK4euRy" },
  { name: "part-4a91d39321.js", path: file19, bytes: 704, integrity: "sha384-2Oc33fpjA+iGy+1clRXUYZRMfGhLtmq9BjOKENnCG9lBSXdzs0PJ88C0t1JwOqbH" },
  { name: "part-5165211187.js", path: file20, bytes: 4268, integrity: "sha384-07+YGhG2vXQgSV3pxgT0ZNsoaWqO0kZ4DXrgL+zI3iMxyXcyaJgcQa3+eE+nXUZq" },
  { name: "part-58943ccaff.js", path: file21, bytes: 414, integrity: "sha384-M3uqExdi7e9Ph2QfJp+6wf5Yirw2hRy7xvZYiFurCaB1yFf3HtV97rxlx8tMokBI" },
  { name: "part-5c353e1aae.js", path: file22, bytes: 3354, integrity: "sha384-ngZcAwKES4d4sF20cOaUJmW3nzEFBZ7moQE8WbewG7LK5nD1ZryL8LZkWI9ZSfpC" },
  { name: "part-5fb578d28a.js", path: file23, bytes: 8871, integrity: "sha384-yxJPmav1891aByDTMpEDDZOyaa0hH2oDGo+mqz2SbtvAK86SBs1tdEixyOZTwH83" },
  { name: "part-5ff78f94ee.js", path: file24, bytes: 764, integrity: "sha384-PWmItCK+HIJGhVUmANa4sFBbiAdXKmnIxtyLyhDf8orKEFMLUKFbHZIdyjP7tcma" },
  { name: "part-6c97eadb44.js", path: file25, bytes: 3798, integrity: "sha384-VS5lwc1BKTq+fKEEKx3CZ9RYHc4Fnm4RB3RmXkZof7lZppL5HO8rJl5dGmSdgtSN" },
  { name: "part-6ce88d62ea.js", path: file26, bytes: 3877, integrity: "sha384-h0iJcc5SmehKEkYBTjl3pIo5KY+l+llNouTwbreLos6LYqGBACfs/0kc7d25qUF3" },
  { name: "part-6ea92fe6a2.js", path: file27, bytes: 922, integrity: "sha384-P/A8/s23V5V8iTvfmHfr/+su8Fr641nd4yxq8+U//ZR/AqINvQgnrD/RlxYTB5cZ" },
  { name: "part-700b436802.js", path: file28, bytes: 16234, integrity: "sha384-MkokLY0O/fbgpzYz4eFFkTGnH5TmxazApr8UIDv6Mhet09w9YgnXF0bwgIyFc1aW" },
  { name: "part-78b5a80c66.js", path: file29, bytes: 546, integrity: "sha384-1eLqXfIoSxBdLkycCaqAYYCzGjZhiIGScZJWEjwiTKcq52PE9bBClw7Jneo229zz" },
  { name: "part-8a328b1442.js", path: file30, bytes: 1157, integrity: "sha384-pVSMtBpcguSWdq4NxXvHcKgPWGyk+vR+Ic59l+NrIHI8YdUZNR8BwgxTjWWN8Hlm" },
  { name: "part-8af2f2af4e.js", path: file31, bytes: 743, integrity: "sha384-+k17yLxqiR+e0iLQliMY8mfwT261Obe8CleWn6Kfry5OqfLA8vgiaVBLUL8ognAl" },
  { name: "part-8cea6e7f51.js", path: file32, bytes: 68647, integrity: "sha384-ulJ4GqeMhErqX8t47t9P7B+wRp82dsvM1wyWWN0cLGgGcl2dJx1J6zXlAkmbuv8k" },
  { name: "part-8d26b89c2e.js", path: file33, bytes: 62092, integrity: "sha384-6wnrrDj5YqLsH2e7OQBbjt6kYvq8c7+bPdhHSawjbNPjsfGaG14QO/fpHeB8nePT" },
  { name: "part-8d80bcce62.js", path: file34, bytes: 605, integrity: "sha384-5LADV2Msl7ZhQpEAIFqMKSOBG0P/9rRbS1oa5hic42DBzlhw+D+be7q/y/ht9Scn" },
  { name: "part-940fbd7a55.js", path: file35, bytes: 547, integrity: "sha384-zZA9TldVwzoQ9mfB4PnscoNm8RMfm8Ql4HbT6+t3ohyVlmAPxU91J+SxgQcQ+fiP" },
  { name: "part-95e8cb42a1.js", path: file36, bytes: 4486, integrity: "sha384-+HEkkzMV92kfUCTRthPjwuCEXpKbjiXnKHQCYQuvdcLATQGuZHkns8QJeAJMahnw" },
  { name: "part-97f3e52c26.js", path: file37, bytes: 1115, integrity: "sha384-Lwx+VgPe2dMX5A7URE66KXENeCfQY9ga89QZMXecsgmHfRWd9kPDt3RLkltxWd2s" },
  { name: "part-9f0e659662.js", path: file38, bytes: 914, integrity: "sha384-5z31fahTenHCLOnZiIsuPtr3yqaaLXDYSIdHLgvfVFPS3dSEs566nBCa/zuyifbB" },
  { name: "part-a91e608627.js", path: file39, bytes: 1311, integrity: "sha384-WzZ0OCMTWu+5xI9aezI6uIUaUDVf2+PLrwi2JpEfQqRTFEmYILtscflv+e+rUbSy" },
  { name: "part-ad363d8870.js", path: file40, bytes: 20906, integrity: "sha384-thVzyNwh8BJW9hVtIBpZ12v7FfCVdw431CRDZPnpVO2V8C8U7+GM9obhE6P7TlzD" },
  { name: "part-af1b63bf3d.js", path: file41, bytes: 23519, integrity: "sha384-mNkaHm34HMmpPFeWssZZkYvpfCAQo37qp1ar5u0w+OsXlpwNNzChg4/uAx9Pk8+x" },
  { name: "part-b25b5790cd.js", path: file42, bytes: 577, integrity: "sha384-x37TlEm7zKlAZX9YuLC+1903KAzz75jCGC7I+Sn6c53GcVP3ib3L+uaqtVGMqmKX" },
  { name: "part-c20ce9190f.js", path: file43, bytes: 381, integrity: "sha384-KjbYVUtd/qxHXeTICaDIhubO71ajs5bEIfkKyotAWRhsDEz8q6uejNzRuN7f1m2L" },
  { name: "part-c461bb0d29.js", path: file44, bytes: 488, integrity: "sha384-D+WTfvhMDmC3IRPcAowOS6atRrc057XV27E8pCCkd8AElZTo5HDOjTeI+nHm5Y/Z" },
  { name: "part-c6336d2f10.js", path: file45, bytes: 5551, integrity: "sha384-SPxxmvB2PGs4HbwfQO97tm8YUL5ElVa6iX1dvJrs1Hq+AzPrP0lQcBX+GQkgzLlk" },
  { name: "part-d176fa51d5.js", path: file46, bytes: 2316, integrity: "sha384-0/gygH+ZrNsEjyDizcMEzB8hscaYLpdgEIx7HE6yFbGrUKcqYhYVHbxEzhr+0FKi" },
  { name: "part-d2013048e2.js", path: file47, bytes: 866, integrity: "sha384-G05D9MlWCkikA52A3NqnuV+7BUNi++chpLJ8pvauI3NYE20aONiUSslMvk2GWuhg" },
  { name: "part-d58677ce77.js", path: file48, bytes: 459, integrity: "sha384-Kquweud8BtpgBvbQ3A204ILxa8LnkFVSUEBJm8INPdblVRIxITGwTyby9Lwh+Rr6" },
  { name: "part-d6309f42ef.js", path: file49, bytes: 47253, integrity: "sha384-zNNrWjGo6kPaXJS/7bdPgAZ+qu9+IK+rhrutiJyzWrauv+uXbsg3mtYVReicoU9L" },
  { name: "part-db09fab835.js", path: file50, bytes: 7124, integrity: "sha384-cDGjGM3Tg3zuggvZy5rw0+JUxqFPKpuIMD72jjz6iugh5RwRKJBuI7+0nUXxsl96" },
  { name: "part-db10363b7a.js", path: file51, bytes: 19336, integrity: "sha384-CaBomDsUs7m4RDVY1XKbJ3ydmZ16tjcnLriRc8hTj4B5enDsnd0tyoi99CwUi42s" },
  { name: "part-dfa0cd23ab.js", path: file52, bytes: 6897, integrity: "sha384-HViwh6KGiNi99vQqXOqRXpvMFegTQcchbEcbibEv+4ocW7hpZSV0EOAn37XofXFl" },
  { name: "part-e0c4c5b4ea.js", path: file53, bytes: 473, integrity: "sha384-6fGD703623cXbByjXpi3xviIj4AjjHO/PZwLrXGEnDPbc3txsd9BVy2uRXOohsSu" },
  { name: "part-e798500899.js", path: file54, bytes: 5558, integrity: "sha384-PQttievdHfF75AVou3vuz7i7j+8twxlV4MA0XzZSKSr1L4k0N5P9CBeAFz7jEdpi" },
  { name: "part-ef56a0dfc3.js", path: file55, bytes: 29904, integrity: "sha384-fSxH0cPKXiauKT8lJdypC/zoHpJcwfaloblhtt4rBODnK19PxYLeSw2XBjQb2Hji" },
  { name: "part-f1ce715355.js", path: file56, bytes: 2721, integrity: "sha384-zhACv/i+kVfTa8i+p6sPmzNFI6c4QopwsnYoKojXszML8zwN9Qz9iF6hkbmJ/4QZ" },
  { name: "part-f3981e2cd9.js", path: file57, bytes: 1065, integrity: "sha384-rA4lD5phqKY1BT1EyRvSAgs7H1ZYJzYJnLKFZ8mGAJ43tu1gl8g81XsuGQUM0FTb" },
  { name: "part-f3a20deb02.js", path: file58, bytes: 306, integrity: "sha384-P+dHQrmaZ+q6aO4DF+2DCfZYHnP2aUm6ffpTVA0E1pSNeHDG6swb2Wduwel9iMcd" },
  { name: "part-f9262b6975.js", path: file59, bytes: 1104, integrity: "sha384-7c6nR5trWh481hwi/1EG1isriX3rIzngjbQY7dXcQM7t1sCtQ3Hw913vPqL1Ewiv" },
  { name: "part-f93964b138.js", path: file60, bytes: 1622, integrity: "sha384-cIJakcstEEr02UtLNm9J1OMHANVHA79inqLl3+l45yRiztwFBp55tztWoFHLuzyj" },
  { name: "part-fb7b563d2c.js", path: file61, bytes: 506, integrity: "sha384-8V8ZLafkVR/WQ1RCh2gkUgABfpgEwO6IBRGb/QY5Nf6Pi4Kf+4f2Wwt2Qbgda+bK" },
  { name: "studio-312007406e.js", path: file62, bytes: 7523, integrity: "sha384-6AeBE5U2RJEMBr6HDJ6gyBRpbcQIsMAMeblrfMOj1IckENZu3A+EL2k57NVc8tAB" },
  { name: "studio-4f817a6c78.css", path: file63, bytes: 24044, integrity: "sha384-nscnxFZ7U0CNkHfFQ7UtZK7wb09NtSVSzkQntFGbqaS5LdDUgtuJqJruLTvJ0mfL" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-312007406e.js", style: "studio-4f817a6c78.css", preload: ["part-361759cf80.js","part-3a78bc77a0.js","part-4a91d39321.js","part-58943ccaff.js","part-5fb578d28a.js","part-8d26b89c2e.js","part-a91e608627.js","part-d58677ce77.js","part-d6309f42ef.js","part-f1ce715355.js"] },
  console: { script: "console-cd23068538.js", style: "console-258928f602.css", preload: ["part-8d26b89c2e.js"] },
} as const;
