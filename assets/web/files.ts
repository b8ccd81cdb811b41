/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-1378160f4a.js" with { type: "file" };
import file1 from "./console-c8f1cd7cdc.css" with { type: "file" };
import file2 from "./part-01299c8e66.js" with { type: "file" };
import file3 from "./part-040762c292.js" with { type: "file" };
import file4 from "./part-0a1fe484f4.js" with { type: "file" };
import file5 from "./part-0c50afe62c.js" with { type: "file" };
import file6 from "./part-10e01ed097.js" with { type: "file" };
import file7 from "./part-18f3f83b7f.js" with { type: "file" };
import file8 from "./part-1fd472af62.js" with { type: "file" };
import file9 from "./part-216588502f.js" with { type: "file" };
import file10 from "./part-283fec5271.js" with { type: "file" };
import file11 from "./part-304d111728.js" with { type: "file" };
import file12 from "./part-4553b4c7fd.js" with { type: "file" };
import file13 from "./part-4605dfed95.js" with { type: "file" };
import file14 from "./part-4c3dbf7137.js" with { type: "file" };
import file15 from "./part-5407e2d8b9.js" with { type: "file" };
import file16 from "./part-5b37f40871.js" with { type: "file" };
import file17 from "./part-6bfbcba57e.js" with { type: "file" };
import file18 from "./part-6f372cfeb1.js" with { type: "file" };
import file19 from "./part-6f51575242.js" with { type: "file" };
import file20 from "./part-6fbeac22d2.js" with { type: "file" };
import file21 from "./part-7011f3645d.js" with { type: "file" };
import file22 from "./part-750d96b37c.js" with { type: "file" };
import file23 from "./part-78e7c50024.js" with { type: "file" };
import file24 from "./part-7af6a42da5.js" with { type: "file" };
import file25 from "./part-7d2142dfb0.js" with { type: "file" };
import file26 from "./part-88c7edf147.js" with { type: "file" };
import file27 from "./part-8b03637215.js" with { type: "file" };
import file28 from "./part-8c2f43f3cb.js" with { type: "file" };
import file29 from "./part-8d0724434c.js" with { type: "file" };
import file30 from "./part-8dbd27a5a7.js" with { type: "file" };
import file31 from "./part-91079c1da6.js" with { type: "file" };
import file32 from "./part-91d3d54f1c.js" with { type: "file" };
import file33 from "./part-92d8f0635a.js" with { type: "file" };
import file34 from "./part-960f0d749e.js" with { type: "file" };
import file35 from "./part-97c9212b2a.js" with { type: "file" };
import file36 from "./part-999736ad8e.js" with { type: "file" };
import file37 from "./part-9ad2f37f86.js" with { type: "file" };
import file38 from "./part-9d6dec9754.js" with { type: "file" };
import file39 from "./part-9e435de914.js" with { type: "file" };
import file40 from "./part-9fb25c6a05.js" with { type: "file" };
import file41 from "./part-a26cfe03f4.js" with { type: "file" };
import file42 from "./part-a35e2c3b97.js" with { type: "file" };
import file43 from "./part-aa35891426.js" with { type: "file" };
import file44 from "./part-afa6fcfe81.js" with { type: "file" };
import file45 from "./part-b829dc3b7f.js" with { type: "file" };
import file46 from "./part-bb2a77925d.js" with { type: "file" };
import file47 from "./part-be33f4853d.js" with { type: "file" };
import file48 from "./part-c0739abdda.js" with { type: "file" };
import file49 from "./part-c147b8173b.js" with { type: "file" };
import file50 from "./part-c2e7863794.js" with { type: "file" };
import file51 from "./part-c322296f6a.js" with { type: "file" };
import file52 from "./part-c39bf27020.js" with { type: "file" };
import file53 from "./part-c8c6303127.js" with { type: "file" };
import file54 from "./part-ca5b2734e9.js" with { type: "file" };
import file55 from "./part-ce10433c4f.js" with { type: "file" };
import file56 from "./part-e222ee80df.js" with { type: "file" };
import file57 from "./part-e387b753d2.js" with { type: "file" };
import file58 from "./part-eafc17bb4f.js" with { type: "file" };
import file59 from "./part-f00d417ed7.js" with { type: "file" };
import file60 from "./part-f32ebf962f.js" with { type: "file" };
import file61 from "./part-f9ccc2000a.js" with { type: "file" };
import file62 from "./part-fe9b5de85d.js" with { type: "file" };
import file63 from "./studio-2dc94ce001.js" with { type: "file" };
import file64 from "./studio-d8bfed79d8.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-1378160f4a.js", path: file0, bytes: 21476, integrity: "sha384-gnreETVU4nta+42IMMWamUfg5CewqXRUrXQejdhadrLGNU6L2FUG8zGeX1zeseAj" },
  { name: "console-c8f1cd7cdc.css", path: file1, bytes: 55852, integrity: "sha384-/JpkH1zT8/VBqjgmPRrr93es/83f2kb+2O8rjBDr5KtpORImobkEPaZGEKC73bhP" },
  { name: "part-01299c8e66.js", path: file2, bytes: 764, integrity: "sha384-6YWLFGbYsaaVRZ38ISv+6zgPrYCjQp5gOY/BfCAf1COdHDfEwTkoHNFWhxr0LT1m" },
  { name: "part-040762c292.js", path: file3, bytes: 546, integrity: "sha384-2SRJ6OVOfTzuIs2iCw94z4QC/ertdIkHm5aE7WNf0anoxJb/dIe3Edlm79hNmiTd" },
  { name: "part-0a1fe484f4.js", path: file4, bytes: 6624, integrity: "sha384-cRg9UMK5wWosluAxejFQtz2bDS00TSfnMyrnsSVHlR3ngvzYpME9O2nI99sEwSiZ" },
  { name: "part-0c50afe62c.js", path: file5, bytes: 1647, integrity: "sha384-j4tnE2DrvUR7HmvbVn7fSAy+GgZQFjNTb/84k66UJVz5C0/MrEScFQ36qAj14Hoj" },
  { name: "part-10e01ed097.js", path: file6, bytes: 62092, integrity: "sha384-/IM1YH3JQBMUJhuQPV/r7QRc5Y7fhkUYjiyfmq8T1nOqQAANnx/WQZm60YYPYjYN" },
  { name: "part-18f3f83b7f.js", path: file7, bytes: 5515, integrity: "sha384-Rge50ES8pXUrEHT/lmxFcl16V313balhroZS2xr0h19yXeKsxu3kIsfGJE6A5t3l" },
  { name: "part-1fd472af62.js", path: file8, bytes: 29904, integrity: "sha384-RHFyIrC9PHgEmflviFePtcQKK7vS+pIiNzEWOlMafqoeRWZS+BvmnX+qBfe+5seh" },
  { name: "part-216588502f.js", path: file9, bytes: 7124, integrity: "sha384-wUO5Qm6oytUicGPYKfuWvHjk+VVyT5AyBzDkzqdiw2C0RGxGPjVujtog6hHMBRa8" },
  { name: "part-283fec5271.js", path: file10, bytes: 3798, integrity: "sha384-LLmKffhkmp0Nl0Jn1LceZKBRPHj2hKNRF67SnXARBHB4+MaLNq3r7N2exOg2MN3n" },
  { name: "part-304d111728.js", path: file11, bytes: 4486, integrity: "sha384-zKPEZZ/TGbkUTxAjP8aguGDRvU5K5wRd8jQtes1/Fg3LCF//xY14jxORbsauME9J" },
  { name: "part-4553b4c7fd.js", path: file12, bytes: 4354, integrity: "sha384-V2XTlV4lAbJrcUrcc7CSQgTjrmMdDhfMICNnsoM/sWahir0ce73UG80MKJps6tHK" },
  { name: "part-4605dfed95.js", path: file13, bytes: 8871, integrity: "sha384-YbQjz+/tBuCypeUzgOoynskSAYSehjtSpX6Ps2MtycxLR3w617hJ3a8vLUudHCvC" },
  { name: "part-4c3dbf7137.js", path: file14, bytes: 320, integrity: "sha384-LfvDViyFYd1UUMqNGAz6vocel9hlcxGmBVMKGVl4lxXK3ImeZPN5nQFStQ0Ea8mj" },
  { name: "part-5407e2d8b9.js", path: file15, bytes: 1144, integrity: "sha384-+LZR2l598g1IZjaQxfSVNWprNKNOkoe3+S39ddmptvrnU2F+4qjEYmS2R6sUVZtF" },
  { name: "part-5b37f40871.js", path: file16, bytes: 2736, integrity: "sha384-/m8a5YyV6DSA65ZEQ5H9u6ui/keBh+jP8ziK98lU+XAO7vlYr3Rm+TdgWRAlq4eu" },
  { name: "part-6bfbcba57e.js", path: file17, bytes: 915, integrity: "sha384-vIb/RD0ih8QzQ25wdGYveFv93MUQK9mCDe9X9FQKHx0l+8wfZk1Lr0lS9KU7F+ZH" },
  { name: "part-6f372cfeb1.js", path: file18, bytes: 2900, integrity: "sha384-XSCl6/K6GVwzkrK/oxNr1TwnPcskKaM2H3Kb6Ax01HwZfNrrXdicgjJR+i7dTXII" },
  { name: "part-6f51575242.js", path: file19, bytes: 1104, integrity: "sha384-ZHDJAlb0IYXxk1Bsc2dKsci3+oYZ7PBjC32Lcqmr7xVU9kIyQyHDzFRE582sfvS+" },
  { name: "part-6fbeac22d2.js", path: file20, bytes: 1065, integrity: "sha384-4+nJhF4U6rEfNdJrvyd3ZvJdV+mLCfErdJhrmcfnqGaTKxt+g+o/asHSsmoXrcmN" },
  { name: "part-7011f3645d.js", path: file21, bytes: 4198, integrity: "sha384-ILyhZfOJQETRBJPQUmxk1fOykzpV6r0VW4PtjvUT7aYx0E7QnLwO7G7sHCGRSIkN" },
  { name: "part-750d96b37c.js", path: file22, bytes: 381, integrity: "sha384-CwfPtQGfqqcWmrq9T76W02wsIWStbi7TvSZxMDmY9vl8jVuBB0j+MrNnPJp2iJJZ" },
  { name: "part-78e7c50024.js", path: file23, bytes: 743, integrity: "sha384-yNBMGPuIOhwmCt4iI1GCUPGku1pBaQ2NdxObvS5vG6x2ShjoEHvXRzmhyI0sJAYi" },
  { name: "part-7af6a42da5.js", path: file24, bytes: 5551, integrity: "sha384-DhpOMccsB6Lg8ZQvj4Q09UfgPIBQRazM+vbezDufbdg6Tm+KC2Q480uGVHqMMrC1" },
  { name: "part-7d2142dfb0.js", path: file25, bytes: 306, integrity: "sha384-DcxyESkbYn3Rf21Ig0ulor632X6I2dK0KD2fQWB9/ae1rEtkAGx98HnRKYl8uDWx" },
  { name: "part-88c7edf147.js", path: file26, bytes: 914, integrity: "sha384-grNHOt1ZyFC0Rhylk4Aby8Z7mQpgbhtOGGLvMYf9gjgFWFziqefwcSii03boPsIg" },
  { name: "part-8b03637215.js", path: file27, bytes: 473, integrity: "sha384-jJKn6rzCizlSnUTkYqwis2GPLtyX3UFjepB8DBkJWSNDYcMFV4qMHzuV7H/5b6gE" },
  { name: "part-8c2f43f3cb.js", path: file28, bytes: 4795, integrity: "sha384-x5ZjcIol8dlwz36emONror77dobKzmXqUz6KHTuOdJXsQMnvfiM4oRQHCQOG8UWr" },
  { name: "part-8d0724434c.js", path: file29, bytes: 577, integrity: "sha384-0wOPV+RcVTG36T8gG2zCPwuTUiN8oX3hPQxXqElphXDpned+J8G6rH9bZyLb1I5+" },
  { name: "part-8dbd27a5a7.js", path: file30, bytes: 9517, integrity: "sha384-fS27d1nZh9/qmZkH08WbpXq0p3hgAe+2IKerqB9kVrORFGsvNh3/h82yl4aaKnky" },
  { name: "part-91079c1da6.js", path: file31, bytes: 1311, integrity: "sha384-4vOiGOryIP4LMx/3ULVvYR3ncfR7TYmAKEE6D+dHO1EVqxUnTBPZULFDXYPb+7ri" },
  { name: "part-91d3d54f1c.js", path: file32, bytes: 488, integrity: "sha384-obX89v/0uQT6twtc7JhrMbcMS4LhYAEMd04mkGUwX2fjy5AlShOb4Iys0ILAbcu1" },
  { name: "part-92d8f0635a.js", path: file33, bytes: 459, integrity: "sha384-KCVv9RvSPYaIRSZUZpm+tjnUemsdIjWkIK75DoXGlCQRn3xaJ0ya1uAg9KVGx6+l" },
  { name: "part-960f0d749e.js", path: file34, bytes: 16234, integrity: "sha384-/7477eTFQV9gWzl6kPsFPzBEY3TeqGzCy7rvKEE2ncIWm8CLnvjx0BbM10Egz438" },
  { name: "part-97c9212b2a.js", path: file35, bytes: 21603, integrity: "sha384-dNkAcLuOyHYx4JW5hGkH6c82yjWeTVDhrTQAPnxn3dRi/59AkXURAfHnZD/LzYRK" },
  { name: "part-999736ad8e.js", path: file36, bytes: 704, integrity: "sha384-sFQthWh6IU7GF+eZcTQ8tdBZNKtfqbQ1MC4KPRR0CT4wYNGIFxAFnqa3j3oHdtNk" },
  { name: "part-9ad2f37f86.js", path: file37, bytes: 1622, integrity: "sha384-TUnPsRCoT9C0lLM1LlFEZdCOc7jh+YIt/yFGGKSnlSShfw3GX6azy2UhgbvBG9C8" },
  { name: "part-9d6dec9754.js", path: file38, bytes: 3877, integrity: "sha384-WMd8KvAf8URhKm7g2AmIYp+U1yLZ8Vswn6fgU6ONIgQkcmKUapO2sXX0nkbCPirv" },
  { name: "part-9e435de914.js", path: file39, bytes: 5322, integrity: "sha384-JUfAHjynuRMoaMrQv4LGkDojXrPJXxO59TNSBrkLcxFKAL39EYdh0u2SZxD+osfV" },
  { name: "part-9fb25c6a05.js", path: file40, bytes: 728, integrity: "sha384-dpkkbD3LVv1aB/VCdxQrTYFlYrjiT7jHsPtd/HQPjxCUYwtBSojAvgV/Q28EwMYO" },
  { name: "part-a26cfe03f4.js", path: file41, bytes: 922, integrity: "sha384-hqoAPIMyVPU8Xdow+bHBiVolOqon5AFxX29XDVdaUA3AA4yiYMjzYPqGn0Wxruct" },
  { name: "part-a35e2c3b97.js", path: file42, bytes: 1157, integrity: "sha384-VHWEAe0rn5VmY0wKoIMJRjNR9OBO5ff7lQ61NB6T0rC0xstH/c3QFd0OVujUcmLv" },
  { name: "part-aa35891426.js", path: file43, bytes: 279, integrity: "sha384-IQjOuxoLN1wOtomxqVn9vZerfvoIq1+6cZlsXK51cZPV5cLiaeuiSHGhZiO50djA" },
  { name: "part-afa6fcfe81.js", path: file44, bytes: 19309, integrity: "sha384-qa3pgecoht8Yo89TS+MZayDbayHVVsCphPlLEmxzMVM6AaXZrob/PlElZd8pum4I" },
  { name: "part-b829dc3b7f.js", path: file45, bytes: 605, integrity: "sha384-qsB0HpyQoGSJFcw/tDlJ7FtU6i3XGfswqhY4RVTNYSTAE44S8W5XYRUvTKMbbtKm" },
  { name: "part-bb2a77925d.js", path: file46, bytes: 506, integrity: "sha384-2kZDKH78MZiYu4YLRXPxG10pp3pMWIOV1Az+7gjJY1HW4xEkxXwTSPy5EWqSvZF7" },
  { name: "part-be33f4853d.js", path: file47, bytes: 561, integrity: "sha384-AMwJNfWXS8i14pDkxyu+tx/l1b+xoD8GUWfbPdufv4+qyS9n+Dq6n2iJMNUEFHZf" },
  { name: "part-c0739abdda.js", path: file48, bytes: 2397, integrity: "sha384-k3FCyI7qGx4FJo8faqjXlpdsk/ZjPR0EV+4U25vrcJUsfwzDVJJ2a0YuqnCJroQ/" },
  { name: "part-c147b8173b.js", path: file49, bytes: 3316, integrity: "sha384-5qHHCM1C6Dyk6mjhUWdU6HaMXFYR8kTOF5vHxGdi2YecSFwcjUD8eosU1d6W9VAp" },
  { name: "part-c2e7863794.js", path: file50, bytes: 2316, integrity: "sha384-urNmqBxdqo9It/acCu4ofS1pYLuPr2iRvnTNwXf7wG0JXtyPka6g4T7IxJcwCMgK" },
  { name: "part-c322296f6a.js", path: file51, bytes: 21203, integrity: "sha384-wMF3eirBVEKP/RoZBXADXuWQTtfuibbIek0CDfSskCpCcqO4N8GslicQo8Wzcqbj" },
  { name: "part-c39bf27020.js", path: file52, bytes: 809, integrity: "sha384-+XkX8HIs7+HsTChPA0lISFoA4BYOYtwHxE46gZnhwFjaRKV+osGxrpEwJpPT8NBa" },
  { name: "part-c8c6303127.js", path: file53, bytes: 6931, integrity: "sha384-PKke5QpSKMekK0gkXF6XYbXnnWEWPrNqi3sXlb6KItpXIaqe2oN82daJSX8/62kV" },
  { name: "part-ca5b2734e9.js", path: file54, bytes: 414, integrity: "sha384-V78AwYT1F2VMNK2QC5Xy0qxkxJuhJpuB9XSddAcpThuCrWAG0XFQ4skaQ/nfG9y3" },
  { name: "part-ce10433c4f.js", path: file55, bytes: 64475, integrity: "sha384-3GKKsCxHL4ld37T6uL86UtSxwgbDueQqHtyuN1ZIrJVCaTThONsxLb2ZmRN7gFJw" },
  { name: "part-e222ee80df.js", path: file56, bytes: 40514, integrity: "sha384-vbsL2NSAEK+7sk6dPRo4ycwaFsqJJl0aropbQxeBC3pHUV/4kwdiQhw3Az4EJ3kr" },
  { name: "part-e387b753d2.js", path: file57, bytes: 23519, integrity: "sha384-oKSmfsS0gnHwzfZS7oepL+rlQzhmjTN5Q/pdQaiAcznuWp6aTYN4Ol9Xcs03eo3V" },
  { name: "part-eafc17bb4f.js", path: file58, bytes: 547, integrity: "sha384-87Drnb8Z4034NYpOst7DzVANgxsg9NC1YPYrjrIO8L6E8oYkaFzoO6qFWu0poJZs" },
  { name: "part-f00d417ed7.js", path: file59, bytes: 2240, integrity: "sha384-fmvvgRKDZh4RLRXdi/4L2+IUftiHrBMdyjsypgRlG+y41hQhEXuVnJZX6pgGMxe7" },
  { name: "part-f32ebf962f.js", path: file60, bytes: 2721, integrity: "sha384-IYfXmtFEFFqjlimyu0HQEOVRQK6CKbeBjxDOxuewImYWC+3BR6abGJ/fJV8bWhXB" },
  { name: "part-f9ccc2000a.js", path: file61, bytes: 47326, integrity: "sha384-72hYNgOeH6d2C01cQom6egdJPM5Wj5R8IFI2zJp0bZR/hlUMs/Pm2hC99Nvbvcb8" },
  { name: "part-fe9b5de85d.js", path: file62, bytes: 3354, integrity: "sha384-xZ3jEWdTWGx7IgUdbhrQrisODEGTGxuSmiQhENhWQg18jxsrXP1UVzPe90ort9OC" },
  { name: "studio-2dc94ce001.js", path: file63, bytes: 7615, integrity: "sha384-FMAhlF2+J6psZFXgBEgrd6RYBs67isyYqsis0yh0YjQZNdh1CcuYdiFONrhtV6z4" },
  { name: "studio-d8bfed79d8.css", path: file64, bytes: 24532, integrity: "sha384-8mznH0VLM4Q2BZSV6fu0O6xFv+agsJ/QHymm91dV0wdtywDwj8plvrupkYXz4hQB" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2dc94ce001.js", style: "studio-d8bfed79d8.css", preload: ["part-10e01ed097.js","part-4605dfed95.js","part-91079c1da6.js","part-92d8f0635a.js","part-999736ad8e.js","part-9fb25c6a05.js","part-be33f4853d.js","part-ca5b2734e9.js","part-f32ebf962f.js","part-f9ccc2000a.js"] },
  console: { script: "console-1378160f4a.js", style: "console-c8f1cd7cdc.css", preload: ["part-10e01ed097.js"] },
} as const;
