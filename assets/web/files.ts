/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-1585d0fa89.js" with { type: "file" };
import file1 from "./console-c5f62a9338.css" with { type: "file" };
import file2 from "./part-0c18547df8.js" with { type: "file" };
import file3 from "./part-0eec9567b1.js" with { type: "file" };
import file4 from "./part-11d816f4d2.js" with { type: "file" };
import file5 from "./part-1c3df245cf.js" with { type: "file" };
import file6 from "./part-1ecf69e6c9.js" with { type: "file" };
import file7 from "./part-2603770b27.js" with { type: "file" };
import file8 from "./part-28a8f9b1a9.js" with { type: "file" };
import file9 from "./part-351cc5e521.js" with { type: "file" };
import file10 from "./part-3b5a2a61ee.js" with { type: "file" };
import file11 from "./part-3eefdc21eb.js" with { type: "file" };
import file12 from "./part-41b5395bc3.js" with { type: "file" };
import file13 from "./part-45b65138c8.js" with { type: "file" };
import file14 from "./part-49005c6e30.js" with { type: "file" };
import file15 from "./part-4956cf6387.js" with { type: "file" };
import file16 from "./part-4a42cbfebc.js" with { type: "file" };
import file17 from "./part-4be7a7d3e7.js" with { type: "file" };
import file18 from "./part-500117eca0.js" with { type: "file" };
import file19 from "./part-508c8691c6.js" with { type: "file" };
import file20 from "./part-589d0dd06f.js" with { type: "file" };
import file21 from "./part-5bab8e2b8d.js" with { type: "file" };
import file22 from "./part-5de2966485.js" with { type: "file" };
import file23 from "./part-60a0a71f0d.js" with { type: "file" };
import file24 from "./part-619b5460ab.js" with { type: "file" };
import file25 from "./part-61f3f5d55d.js" with { type: "file" };
import file26 from "./part-6a9bbf7c55.js" with { type: "file" };
import file27 from "./part-6ae8af5c17.js" with { type: "file" };
import file28 from "./part-6b542a4103.js" with { type: "file" };
import file29 from "./part-6c000bd3e8.js" with { type: "file" };
import file30 from "./part-7bfe93eef9.js" with { type: "file" };
import file31 from "./part-7c919a6b2e.js" with { type: "file" };
import file32 from "./part-7d2142dfb0.js" with { type: "file" };
import file33 from "./part-7e357f751f.js" with { type: "file" };
import file34 from "./part-8328ca1f0b.js" with { type: "file" };
import file35 from "./part-8835046112.js" with { type: "file" };
import file36 from "./part-8afddbcf67.js" with { type: "file" };
import file37 from "./part-8cf36efd2d.js" with { type: "file" };
import file38 from "./part-9221913159.js" with { type: "file" };
import file39 from "./part-93a1aed62c.js" with { type: "file" };
import file40 from "./part-9415699ef4.js" with { type: "file" };
import file41 from "./part-9dbec2cd1b.js" with { type: "file" };
import file42 from "./part-9ecd39a883.js" with { type: "file" };
import file43 from "./part-ac315b7d9b.js" with { type: "file" };
import file44 from "./part-b52582224e.js" with { type: "file" };
import file45 from "./part-b906a31ef9.js" with { type: "file" };
import file46 from "./part-bcb214ad19.js" with { type: "file" };
import file47 from "./part-bcd12c873d.js" with { type: "file" };
import file48 from "./part-bf3b718a40.js" with { type: "file" };
import file49 from "./part-c329ec2f67.js" with { type: "file" };
import file50 from "./part-c8efcbb98e.js" with { type: "file" };
import file51 from "./part-cbe140049c.js" with { type: "file" };
import file52 from "./part-cdf6ee6040.js" with { type: "file" };
import file53 from "./part-d43fef2b87.js" with { type: "file" };
import file54 from "./part-da2371ee67.js" with { type: "file" };
import file55 from "./part-dada289797.js" with { type: "file" };
import file56 from "./part-e16352f883.js" with { type: "file" };
import file57 from "./part-e44585f801.js" with { type: "file" };
import file58 from "./part-e4c6b24dee.js" with { type: "file" };
import file59 from "./part-ecc3aa15b8.js" with { type: "file" };
import file60 from "./part-f3502a5583.js" with { type: "file" };
import file61 from "./part-f874632c21.js" with { type: "file" };
import file62 from "./part-fdc41462ac.js" with { type: "file" };
import file63 from "./studio-7f63bfb1a9.css" with { type: "file" };
import file64 from "./studio-9ec45ba3ed.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-1585d0fa89.js", path: file0, bytes: 21476, integrity: "sha384-al19f+tGgqMOvkanX3+QiG0/qgRbiQN/S/nd982oBypWWB3WkLhzXPmakWK3km7l" },
  { name: "console-c5f62a9338.css", path: file1, bytes: 55842, integrity: "sha384-vvYLYsxR4hx7wfw6CEmHFE2E39DpWrt/Nce/p2+brW8UHqVqJ2Wuz02QHtwR5ja7" },
  { name: "part-0c18547df8.js", path: file2, bytes: 2721, integrity: "sha384-q7YfU0CSeG1UFb8awvdQly7UBDTQd5WAKFLyY/5gADpwILtlvhP5Krtfk3t6BzMi" },
  { name: "part-0eec9567b1.js", path: file3, bytes: 4354, integrity: "sha384-lg0u6VjCz0UxZn5RP3atXDN4EP/8J3G6d855QhsUrZtIood+1Lv7R6hEotlnsFlO" },
  { name: "part-11d816f4d2.js", path: file4, bytes: 922, integrity: "sha384-xlD52mYqIOTtglDHQxeCaZvWzLTjhsyf3hQKnU4ZjeNXAf0hiX32S+FQn1RkpETs" },
  { name: "part-1c3df245cf.js", path: file5, bytes: 605, integrity: "sha384-nVv7q+6tWMftUVaKxwR8ZoxtHEr+QwyshvTHhjJ80SNlwE/S2BARR1/JH2rXSbzN" },
  { name: "part-1ecf69e6c9.js", path: file6, bytes: 764, integrity: "sha384-l3HpVaJ8248MdgWuA1XEhdclb0/awKigFxjjQDYSr4rQ3tFzBz3xN3gNGW91gEpa" },
  { name: "part-2603770b27.js", path: file7, bytes: 1311, integrity: "sha384-cYxtP9/YN1z8ax9zSJE4B4GrIpiYwIyooYk/Wm/egqq7sCy93UsMKVxX6MQA+pzJ" },
  { name: "part-28a8f9b1a9.js", path: file8, bytes: 2240, integrity: "sha384-s86YxzG5wNHK32OflPsbJR9f/5WJHsxmH/U+Vsg1SVWytTB7fOvG3mRMZWF90+a7" },
  { name: "part-351cc5e521.js", path: file9, bytes: 1647, integrity: "sha384-5KbslN6Xqj67OhUq82s+XYDBjLDOYj/0JTWc8CYrdvRG/omL1bCKHcA0iOSteiGS" },
  { name: "part-3b5a2a61ee.js", path: file10, bytes: 6931, integrity: "sha384-OvK9yXTEq62scdubDGqmj+97fpzvy0glOFWVIZQ6R3EZ1i4DmlSUxXTbLOa3/s85" },
  { name: "part-3eefdc21eb.js", path: file11, bytes: 4486, integrity: "sha384-NOtB8l/tzSWM3ScHVbzguJWsAYbdQXLgRfnDl4kdHdZYhVoC92aH9rkah99w7a3e" },
  { name: "part-41b5395bc3.js", path: file12, bytes: 1157, integrity: "sha384-54WiRxODtIlb4GT1ludQ2v1BnQSrDnf9qWKgmg5kpGkA5wArOIsGvVva7vWdzxku" },
  { name: "part-45b65138c8.js", path: file13, bytes: 866, integrity: "sha384-Osf1CIafA0gVhczd0RALciglclVS2q8Xs9qZgCNb2z/nEx0Buz9aiEnMdy9Uh3QM" },
  { name: "part-49005c6e30.js", path: file14, bytes: 547, integrity: "sha384-50sc93GicFMJfvKoRlneaBl8CYpyN2xIZEyw/TPDgsFvhVmCneexR1Lm8KQig19i" },
  { name: "part-4956cf6387.js", path: file15, bytes: 279, integrity: "sha384-vNEFij+HQfn1MduS1QcSyclH5XCdsI0iA9rAydYcAMhzbxugsxFio8XDpZSaJqas" },
  { name: "part-4a42cbfebc.js", path: file16, bytes: 577, integrity: "sha384-/xfPz1af7rqEDudvNF+Pc7Qiuj/RcQKfjHKnrycl1ilkKUAIvdzRjJqL3GlE3DAk" },
  { name: "part-4be7a7d3e7.js", path: file17, bytes: 8871, integrity: "sha384-qM/J13xuQI9Zpx2y//IDF70/GHkr0cq2AysZCdeD8zZRQ2fWju5rmlYIV0JebExO" },
  { name: "part-500117eca0.js", path: file18, bytes: 23519, integrity: "sha384-0bmh778MZHMynokqfO9tMVBDeosrJl+bZQ6qD2GR0WsIVwLjYMJQ/8zElgEMLt04" },
  { name: "part-508c8691c6.js", path: file19, bytes: 5515, integrity: "sha384-T+xvbuWMalmWmPlNzD9Gkcz+QOG4kuOVCQQqBSXP5MuQhAEIrvZaw8UiYOl9icuZ" },
  { name: "part-589d0dd06f.js", path: file20, bytes: 914, integrity: "sha384-2r7yf+LrSVbnG1jQlPi1I/kZxIwf+IOLD2q3EWYG8vAhlI7RWLi4tO6SxlZiHzT8" },
  { name: "part-5bab8e2b8d.js", path: file21, bytes: 21203, integrity: "sha384-ACEu6YTeFefgVZAM7jaAzHQqHuwFglHLw2m6I0fdb6tJUrtHegSX8frh0x5PdiWr" },
  { name: "part-5de2966485.js", path: file22, bytes: 414, integrity: "sha384-EsXA7oW44baLb39PfuvT/M+ffw/cOyU+lhYfHjbtJ1JDtdxlWfCGUxpmOvC/026c" },
  { name: "part-60a0a71f0d.js", path: file23, bytes: 704, integrity: "sha384-K5pZrG9e0O7/2UAqF0Mozix5VkStVGrx3gIRUHVcaUYFhOBDZXojf2tZAFy/rf7q" },
  { name: "part-619b5460ab.js", path: file24, bytes: 9517, integrity: "sha384-Q0qpxPmIKFoEOQZ9DkqW77JCg5G/h127YcR5XRDqChnBbeLS9KsK7ANRLUC57I7z" },
  { name: "part-61f3f5d55d.js", path: file25, bytes: 47326, integrity: "sha384-MThFG8tYTLz7Xv5vKdXBGqnscDRwb0Sfk+wb8cMmX419r6Z2wnGvkbHVRGEH9jRt" },
  { name: "part-6a9bbf7c55.js", path: file26, bytes: 728, integrity: "sha384-TA2MCHhv6n2WDVoUTnhIoj6A75xiVgmVRvz5aqAE69lquA+LC1GCAzGREwHlrGMD" },
  { name: "part-6ae8af5c17.js", path: file27, bytes: 459, integrity: "sha384-mK0L3OOjBzZdOUKomip0K7GDdqiDMQx4RbwdsFcdnVWHhMGLyH7g/ltnXeiDtQK5" },
  { name: "part-6b542a4103.js", path: file28, bytes: 21603, integrity: "sha384-PaM+OppVKuKDaFUtoQmh86n/IrG/5/WhWItDhBgVKkGyJ/NKBWyFwwFRlECVGHEN" },
  { name: "part-6c000bd3e8.js", path: file29, bytes: 3877, integrity: "sha384-afTHUR3xtXKrE7HKPsm+RCuCsUoXeSIi976FWGKpriXFE4vrGAqkCiToNS2l0Q8j" },
  { name: "part-7bfe93eef9.js", path: file30, bytes: 488, integrity: "sha384-QlE8F8yolD/m2ZZ6cFYKTchD+cxs3sBsp+iGGvM2ynU8MkRjBXdErm6sRkLvWdeI" },
  { name: "part-7c919a6b2e.js", path: file31, bytes: 19309, integrity: "sha384-tMrXQvjKEo/gySaVjcU/5xnazicVndt0eGumbAzR2+9IwqZlGGpLIWgW50Qye8Mj" },
  { name: "part-7d2142dfb0.js", path: file32, bytes: 306, integrity: "sha384-DcxyESkbYn3Rf21Ig0ulor632X6I2dK0KD2fQWB9/ae1rEtkAGx98HnRKYl8uDWx" },
  { name: "part-7e357f751f.js", path: file33, bytes: 7124, integrity: "sha384-HIRE/OdBVg80AprLanvJ0ZtNyHPX6yD8NYeu4P9HGohjMjyN00Hva0YOjWDKLsKv" },
  { name: "part-8328ca1f0b.js", path: file34, bytes: 2736, integrity: "sha384-m1fAlhiHq/jafo0tokPfDpzpGocWfcuer7Sn+nZD1fG7A6nNALedCoEILHasYREk" },
  { name: "part-8835046112.js", path: file35, bytes: 381, integrity: "sha384-RHaXKIrbp3OJ2mF0+Mh29O0Oq9W/klR89X5TIhvBcaGS2wJUnWZVeCxRasgVsaKW" },
  { name: "part-8afddbcf67.js", path: file36, bytes: 320, integrity: "sha384-C/NhBIrQVg3/uM18BSnhvIL5IiMG+XVqmu32gLb0ApFFcNFyafcrfnKgHNBNcEU2" },
  { name: "part-8cf36efd2d.js", path: file37, bytes: 546, integrity: "sha384-0NP3vO54n538FZHLIkG8wuoC0xjtnJvH/bPVpjbF9tAwMoGeI1rV9jop+HFsJRnu" },
  { name: "part-9221913159.js", path: file38, bytes: 561, integrity: "sha384-ClopNJKdcdDsrzZiS25WIktfPIFTK9bAEkGa05mY0YeiBPbh2omJnah8vO2QAdr0" },
  { name: "part-93a1aed62c.js", path: file39, bytes: 3798, integrity: "sha384-c+iAMDSgrUY8RROF1EF4W2N8bc76CefCfRjXTgM9ZS0VlwB+WsHcai7oSJjjZVBv" },
  { name: "part-9415699ef4.js", path: file40, bytes: 5551, integrity: "sha384-H4alMT4e0UgpxU5PMqeGg7XMmEnzYXrlXBjRLLm26pq82B7o2W/m2j3ZZcq9Vvk/" },
  { name: "part-9dbec2cd1b.js", path: file41, bytes: 809, integrity: "sha384-qClbQzJ2HU9mef6yOoDuRzootsCoHfwMhYR6ds7nVKu2kagBrPzd6LtLZUpM3EpH" },
  { name: "part-9ecd39a883.js", path: file42, bytes: 473, integrity: "sha384-0dVRBoK3tdG871zgE3UvUz6i6CUNV30dZWeRJxFGVjr2TQwe1Ag3kkQtx62eOvS2" },
  { name: "part-ac315b7d9b.js", path: file43, bytes: 2900, integrity: "sha384-XYYvAsj+L8nIbd4B/5CTePrk5H5SnuXNRdzIo6UQ4HIoj2lryAoa+9unx2jq17Yg" },
  { name: "part-b52582224e.js", path: file44, bytes: 6624, integrity: "sha384-AqOYpXf88gFtPFzei+SVyGDVjao2gQWokzDowmL2vOo3C7t898CPm2NIaKo/t2Dc" },
  { name: "part-b906a31ef9.js", path: file45, bytes: 1128, integrity: "sha384-yKmNSQFqWuIB4GRUNbURDVhgmzTJ2Ysz+rYDyqae6gi+Vli2y0/NW7bi8xEy+74Y" },
  { name: "part-bcb214ad19.js", path: file46, bytes: 62092, integrity: "sha384-IeG3TYZSstL7qffBWGl2KmCDkxtusOQaLxuQiQbevxqHQ1/pFv7b+DRpau2YCo24" },
  { name: "part-bcd12c873d.js", path: file47, bytes: 5322, integrity: "sha384-HMTsjU/3gOG7TZXhG838Wfowmgg51nLQm+9jeQEm+BePpYwFssVfLLWslJCpDNEJ" },
  { name: "part-bf3b718a40.js", path: file48, bytes: 3354, integrity: "sha384-M0jsO70SHI6L651xAH/qbKe+AB+PZX9d8wlKuoccVtlBKR1i1RAvjTHJiVQqzUtd" },
  { name: "part-c329ec2f67.js", path: file49, bytes: 40498, integrity: "sha384-Cpqafba9vw+aj23AyAL82q/gw8ubdT9VvEIKbYBHFM/ajD8aDTvCHc2LWMzCKdF+" },
  { name: "part-c8efcbb98e.js", path: file50, bytes: 743, integrity: "sha384-ef7bDU2m5o3vSM3t99eyuKXIb4n4UOgaKu/mDLZJ27aOqeFRisEvOCeKY0mvae4A" },
  { name: "part-cbe140049c.js", path: file51, bytes: 4198, integrity: "sha384-fd9AwfK6tMkXWOiwJP3ckY5EgyyMAloB1qhWU8XmdQSmOxM06O/lK3gM+BalB/aw" },
  { name: "part-cdf6ee6040.js", path: file52, bytes: 64475, integrity: "sha384-HzPhrWtjL6rnAis/DeDwUeP1RIlBIK+BaMLNQiariIDoVIw7JSkb+0MOGCEtsryS" },
  { name: "part-d43fef2b87.js", path: file53, bytes: 1104, integrity: "sha384-BeHGiRY9TqszU7qfFuujMVz71fiyMyz3onoRL6ykusxNLwxA8KCzTGahvFaDM+3t" },
  { name: "part-da2371ee67.js", path: file54, bytes: 2316, integrity: "sha384-1JqywRFWuYYN4CoLUo5VzMc2EFA7+de9bF/YlHMD/6pzNP4jr8CMUPvl4C8yndZO" },
  { name: "part-dada289797.js", path: file55, bytes: 3316, integrity: "sha384-RtPImgTqpyPOoKGo5mX+e8NvTpeAkhi+KqgXnya9hGcPMnQ0VxSmnJKzyrkhClg8" },
  { name: "part-e16352f883.js", path: file56, bytes: 29904, integrity: "sha384-x01wbj6ApnVg57x8Kp5QcOCre+3sH/AwxGf3m2W/gli/Yml0/PGIm8p9VkcEL8E4" },
  { name: "part-e44585f801.js", path: file57, bytes: 1065, integrity: "sha384-z8MUHJ35LliVTtmY7ZXa2OnN56hsAfqs8V6rvTwQRal7WTRKnPBr8RU7OrvxekhI" },
  { name: "part-e4c6b24dee.js", path: file58, bytes: 506, integrity: "sha384-kGZpdNc7YJ+uN5O2uEHQ98w2VYDmNGPo9z3k5XwaJyvc39V1ufCoNaKNOWUo/qs2" },
  { name: "part-ecc3aa15b8.js", path: file59, bytes: 1622, integrity: "sha384-NcLRC0oRXJbm1Iiomg0CRNz+hNZnXeW4av3xFUpoikszcv57CDz/khHBPPrg21fg" },
  { name: "part-f3502a5583.js", path: file60, bytes: 2381, integrity: "sha384-vV746rVJbH/jcgr5AKH9Sp67NHubqCNCq4kj8OQDLvqy0qkv1mmpJj8Y7xWpsYkF" },
  { name: "part-f874632c21.js", path: file61, bytes: 16234, integrity: "sha384-WHuIe5DfbgaH/ToI4DpJV8EUuOipY8PcUuxNG16t8q6VhcT+uAywYPbjqDgPoXg2" },
  { name: "part-fdc41462ac.js", path: file62, bytes: 4795, integrity: "sha384-2nhS6pyEzWIAf5XuZWmqkEz8UmWeyXETkbTogRDq+nn+z/pGnAMdiRrzM/Evu+7A" },
  { name: "studio-7f63bfb1a9.css", path: file63, bytes: 24785, integrity: "sha384-Vq3b4DlBxpLJyAHOFkCVcH3sfOwyLsyuUYV9vxuUNAEMSeNomiJyeHu5AMpQ92Lk" },
  { name: "studio-9ec45ba3ed.js", path: file64, bytes: 7523, integrity: "sha384-N3vKCN9J+fDAFdWkCOMLp3I3zFyiHPfWNgMpVE47YFun7AsHWTOf6XtdeWpFdq6B" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-9ec45ba3ed.js", style: "studio-7f63bfb1a9.css", preload: ["part-0c18547df8.js","part-2603770b27.js","part-4be7a7d3e7.js","part-5de2966485.js","part-60a0a71f0d.js","part-61f3f5d55d.js","part-6a9bbf7c55.js","part-6ae8af5c17.js","part-9221913159.js","part-bcb214ad19.js"] },
  console: { script: "console-1585d0fa89.js", style: "console-c5f62a9338.css", preload: ["part-bcb214ad19.js"] },
} as const;
