/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-2d7ef0a96a.css" with { type: "file" };
import file1 from "./console-be6cceffd4.js" with { type: "file" };
import file2 from "./part-02b050070c.js" with { type: "file" };
import file3 from "./part-03c0c7f6d7.js" with { type: "file" };
import file4 from "./part-053ce5d060.js" with { type: "file" };
import file5 from "./part-084b628fbb.js" with { type: "file" };
import file6 from "./part-09c750bd0a.js" with { type: "file" };
import file7 from "./part-0a2f9924dd.js" with { type: "file" };
import file8 from "./part-0de244fd8f.js" with { type: "file" };
import file9 from "./part-0fd30e5250.js" with { type: "file" };
import file10 from "./part-162a554131.js" with { type: "file" };
import file11 from "./part-1d013e84d6.js" with { type: "file" };
import file12 from "./part-1d58a336ae.js" with { type: "file" };
import file13 from "./part-22ade601f3.js" with { type: "file" };
import file14 from "./part-361759cf80.js" with { type: "file" };
import file15 from "./part-3a78bc77a0.js" with { type: "file" };
import file16 from "./part-3afba16ef4.js" with { type: "file" };
import file17 from "./part-3da268bb8a.js" with { type: "file" };
import file18 from "./part-401d688db5.js" with { type: "file" };
import file19 from "./part-486879cd0e.js" with { type: "file" };
import file20 from "./part-49d56ca5a7.js" with { type: "file" };
import file21 from "./part-4a91d39321.js" with { type: "file" };
import file22 from "./part-4cf98aa72c.js" with { type: "file" };
import file23 from "./part-5165211187.js" with { type: "file" };
import file24 from "./part-58943ccaff.js" with { type: "file" };
import file25 from "./part-5e5f8143b9.js" with { type: "file" };
import file26 from "./part-5fb578d28a.js" with { type: "file" };
import file27 from "./part-5ff78f94ee.js" with { type: "file" };
import file28 from "./part-61ca7e70bb.js" with { type: "file" };
import file29 from "./part-6da82be106.js" with { type: "file" };
import file30 from "./part-73909a6c65.js" with { type: "file" };
import file31 from "./part-742035752b.js" with { type: "file" };
import file32 from "./part-78b5a80c66.js" with { type: "file" };
import file33 from "./part-8157debc51.js" with { type: "file" };
import file34 from "./part-84422d217d.js" with { type: "file" };
import file35 from "./part-8a328b1442.js" with { type: "file" };
import file36 from "./part-8d26b89c2e.js" with { type: "file" };
import file37 from "./part-8d80bcce62.js" with { type: "file" };
import file38 from "./part-922b636ec3.js" with { type: "file" };
import file39 from "./part-940fbd7a55.js" with { type: "file" };
import file40 from "./part-961ccc62da.js" with { type: "file" };
import file41 from "./part-966897468b.js" with { type: "file" };
import file42 from "./part-a37cb4bad1.js" with { type: "file" };
import file43 from "./part-a3b8540e5a.js" with { type: "file" };
import file44 from "./part-a4895b2f5d.js" with { type: "file" };
import file45 from "./part-a91e608627.js" with { type: "file" };
import file46 from "./part-ac015f3126.js" with { type: "file" };
import file47 from "./part-b33412cad1.js" with { type: "file" };
import file48 from "./part-b662d61177.js" with { type: "file" };
import file49 from "./part-c20ce9190f.js" with { type: "file" };
import file50 from "./part-c24d90c431.js" with { type: "file" };
import file51 from "./part-d176fa51d5.js" with { type: "file" };
import file52 from "./part-d30d4669c6.js" with { type: "file" };
import file53 from "./part-d58677ce77.js" with { type: "file" };
import file54 from "./part-dd488b1e7f.js" with { type: "file" };
import file55 from "./part-e0c4c5b4ea.js" with { type: "file" };
import file56 from "./part-ea9c07487a.js" with { type: "file" };
import file57 from "./part-f1ce715355.js" with { type: "file" };
import file58 from "./part-f3a20deb02.js" with { type: "file" };
import file59 from "./part-f7e85dfadb.js" with { type: "file" };
import file60 from "./part-fb7b563d2c.js" with { type: "file" };
import file61 from "./part-ff210e4b1f.js" with { type: "file" };
import file62 from "./studio-04bac083d8.js" with { type: "file" };
import file63 from "./studio-19fabc693e.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-2d7ef0a96a.css", path: file0, bytes: 55502, integrity: "sha384-IQ/Q+BVrFG59Rqf19DM3MRRjTy2GvMtxXuDWQDNV67/pfqOwTIOZ+WuJ0KTQD5JG" },
  { name: "console-be6cceffd4.js", path: file1, bytes: 21476, integrity: "sha384-9CegGdv/08htYGzxClWNNnA3WltcQnwU9vTatLFkTlvZ/CXKCPJtVd5HZge9IKiF" },
  { name: "part-02b050070c.js", path: file2, bytes: 1104, integrity: "sha384-i9eT0pVvakoJsMfWjji2p+ONKp4RH9OuoarZvmTL0zJPPiQeuFA20SgINdeA/ZmH" },
  { name: "part-03c0c7f6d7.js", path: file3, bytes: 2240, integrity: "sha384-9mqSfu19eVR2pYijr26RCKB4IaOcVyD77twSmO+rbbAgkoN8b7PDLZ1Zp4xrb7TF" },
  { name: "part-053ce5d060.js", path: file4, bytes: 809, integrity: "sha384-sXdCEn6cKWzttmtrLdb6SCmN9jeELU7XC8U2DdIoEfYK8cjNTrKJaMA9KaN2TzCk" },
  { name: "part-084b628fbb.js", path: file5, bytes: 47326, integrity: "sha384-vzTNh41LD4G3T8RX1rXYnNwYD4mZiIDythSD65hOs7Q/3LYolb8XhgLyS57iLmtD" },
  { name: "part-09c750bd0a.js", path: file6, bytes: 16234, integrity: "sha384-SKaaWS1RjjnadhVKIQ+ujaWHp6Bozvx2gDo0Gplx51AJ7weRL+/OcF1x/KeiUTuf" },
  { name: "part-0a2f9924dd.js", path: file7, bytes: 4486, integrity: "sha384-gjFbL2nbfvZotzrKjCRkpF1hFQiJd8zwVpH3JDOnL+2NHoFwnzr9Lk/eTujcxEFs" },
  { name: "part-0de244fd8f.js", path: file8, bytes: 5558, integrity: "sha384-kyMQIPfMjSHX5C0iQGHY6cDF1b4Mp1j95uMtY6pG4KiwaknF0AFHZ9pCdBsbFMt9" },
  { name: "part-0fd30e5250.js", path: file9, bytes: 40498, integrity: "sha384-yUYuIH0OOv1CjaPCejg69KodKcuJTvGdgX7WEyK9Upqu50Ayk5vsEXKGy53ladV4" },
  { name: "part-162a554131.js", path: file10, bytes: 3354, integrity: "sha384-slts9yezhM/DcOT+YQ6/ASZCxnQsbJfGH5UWS4K1nsj4gh69dUcm7+sq9hAU3rHB" },
  { name: "part-1d013e84d6.js", path: file11, bytes: 6624, integrity: "sha384-T7AgU/mQG8EaMG3/xp/+578NxGnwBf38aYhbaf7Y5Aw1g9iNbpAyBRHV460DcfEh" },
  { name: "part-1d58a336ae.js", path: file12, bytes: 5288, integrity: "sha384-qnd/OnxJryEKZc/zuOlACOI2KwAmDPmWXR9mQMXLZmWwnglN/daOXzVx66aOqfpl" },
  { name: "part-22ade601f3.js", path: file13, bytes: 1128, integrity: "sha384-42POa5W6hzYV+pZZ5f/mVDB2nBMVjulS9P2oGl0afw7WH8w9AoHFNM//nEmoz6e7" },
  { name: "part-361759cf80.js", path: file14, bytes: 561, integrity: "sha384-MdL1DB4svKfRdLAckpaIHWsNLS2Uo6DWz2zfwCgdjuUmPblbrhLwzqz8xEm/nLuu" },
  { name: "part-3a78bc77a0.js", path: file15, bytes: 728, integrity: "sha384-LH3igWJWlSMM9iJPyIsWLEX0wVVJdtufgvpEgRx0J96fILV8gioK0TpiiMeoE220" },
  { name: "part-3afba16ef4.js", path: file16, bytes: 577, integrity: "sha384-usdPShb4224mPX44zd7L1J0IN1aiMVJnlmMMDFDKVYN0inmhJTqJjQP6vekyV5oe" },
  { name: "part-3da268bb8a.js", path: file17, bytes: 279, integrity: "sha384-0xhS+YUmgRBYINejZzCU+TQOqmV4jWRu02Rwm1PxtJWX6TWrKNKDdKXXsOdsejfE" },
  { name: "part-401d688db5.js", path: file18, bytes: 2538, integrity: "sha384-EcqQAyh/ugiFpc7DUu+xmTfMNPrw2mzvmpEbDFEfI7fyfKdkymp3e4ggJbsMIJsn" },
  { name: "part-486879cd0e.js", path: file19, bytes: 914, integrity: "sha384-cbPLXROoYCFHGJeY7esd+fgGNKGrlwXU2QVCOO0gNY1gH99umyvmqwsGHh4xD+IB" },
  { name: "part-49d56ca5a7.js", path: file20, bytes: 4761, integrity: "sha384-bhQGAxgvo13RljX/PoO0o383SHHWMomIFjriR8QyOCvIHbe64i9tjZio20g3Wa9a" },
  { name: "part-4a91d39321.js", path: file21, bytes: 704, integrity: "sha384-2Oc33fpjA+iGy+1clRXUYZRMfGhLtmq9BjOKENnCG9lBSXdzs0PJ88C0t1JwOqbH" },
  { name: "part-4cf98aa72c.js", path: file22, bytes: 1065, integrity: "sha384-u7DA/8kwG8uzIGQOHOgsk5BVhNRX1ZykXJgWHxH1E03DqrZfSOn/y3tCjPQYQHzl" },
  { name: "part-5165211187.js", path: file23, bytes: 4268, integrity: "sha384-07+YGhG2vXQgSV3pxgT0ZNsoaWqO0kZ4DXrgL+zI3iMxyXcyaJgcQa3+eE+nXUZq" },
  { name: "part-58943ccaff.js", path: file24, bytes: 414, integrity: "sha384-M3uqExdi7e9Ph2QfJp+6wf5Yirw2hRy7xvZYiFurCaB1yFf3HtV97rxlx8tMokBI" },
  { name: "part-5e5f8143b9.js", path: file25, bytes: 866, integrity: "sha384-U1x5/dFfGYxZ/ywdO9Gnm5iY3QZRgW5giFNv67CKfZYIQ4nTU+jXPBB8dAJBBsF8" },
  { name: "part-5fb578d28a.js", path: file26, bytes: 8871, integrity: "sha384-yxJPmav1891aByDTMpEDDZOyaa0hH2oDGo+mqz2SbtvAK86SBs1tdEixyOZTwH83" },
  { name: "part-5ff78f94ee.js", path: file27, bytes: 764, integrity: "sha384-PWmItCK+HIJGhVUmANa4sFBbiAdXKmnIxtyLyhDf8orKEFMLUKFbHZIdyjP7tcma" },
  { name: "part-61ca7e70bb.js", path: file28, bytes: 3798, integrity: "sha384-UKC7UpahIrvDlkdyy6+NGeLdw7nLA7h2/zbeWIGzfPjshNuemgTHCFsGM7rL3MIS" },
  { name: "part-6da82be106.js", path: file29, bytes: 19336, integrity: "sha384-5UDw2MgNcNd84tNwMRIZt14q8pN9mQ3JeXB5yHG9weF4QfS/4r1LFltPPSf4yZ4M" },
  { name: "part-73909a6c65.js", path: file30, bytes: 6897, integrity: "sha384-MMQSuRlMABCXO7vc6bqLvLGQ6oot9C7ecsgR6K3K8jcz8+TkUXY+ZJvYjga/RYEM" },
  { name: "part-742035752b.js", path: file31, bytes: 488, integrity: "sha384-L+ZriKr4hQYFM1oJZGdcI7Fl8jXVzKJm4yiajQkuFvHCUcDx56R3/oPVrrv8fC0R" },
  { name: "part-78b5a80c66.js", path: file32, bytes: 546, integrity: "sha384-1eLqXfIoSxBdLkycCaqAYYCzGjZhiIGScZJWEjwiTKcq52PE9bBClw7Jneo229zz" },
  { name: "part-8157debc51.js", path: file33, bytes: 3877, integrity: "sha384-B0Jl7Y5ZDdmtQf23jq7hB0gVljmNWzTy/Yp6/jsfBq8mOx+LLBzwBJHUCsA4cuZ3" },
  { name: "part-84422d217d.js", path: file34, bytes: 743, integrity: "sha384-IHYnNkiOy33ZYPlK0Wh216rEHiN+hyeC7/5PO6GN0qYX+8iH6puAy72td8zR0VnK" },
  { name: "part-8a328b1442.js", path: file35, bytes: 1157, integrity: "sha384-pVSMtBpcguSWdq4NxXvHcKgPWGyk+vR+Ic59l+NrIHI8YdUZNR8BwgxTjWWN8Hlm" },
  { name: "part-8d26b89c2e.js", path: file36, bytes: 62092, integrity: "sha384-6wnrrDj5YqLsH2e7OQBbjt6kYvq8c7+bPdhHSawjbNPjsfGaG14QO/fpHeB8nePT" },
  { name: "part-8d80bcce62.js", path: file37, bytes: 605, integrity: "sha384-5LADV2Msl7ZhQpEAIFqMKSOBG0P/9rRbS1oa5hic42DBzlhw+D+be7q/y/ht9Scn" },
  { name: "part-922b636ec3.js", path: file38, bytes: 29904, integrity: "sha384-hKr8lA3l4MYmL9bduxc/sVG2525mSKJ/jZ2zfxzn0AE9MhtgxBtsZQV3TupSu5Fs" },
  { name: "part-940fbd7a55.js", path: file39, bytes: 547, integrity: "sha384-zZA9TldVwzoQ9mfB4PnscoNm8RMfm8Ql4HbT6+t3ohyVlmAPxU91J+SxgQcQ+fiP" },
  { name: "part-961ccc62da.js", path: file40, bytes: 1647, integrity: "sha384-5KtadEmQWBH1UhZewiOAKWwUqDuN3fY84zJm249fhTbhqu9hd/JgNZ+f1gEgyRc7" },
  { name: "part-966897468b.js", path: file41, bytes: 2702, integrity: "sha384-NscU2UMVrioxqj9e67yzVGAeRiQree97G9pUvSTny3J9oQpMyGVhwNt74nguC7Ji" },
  { name: "part-a37cb4bad1.js", path: file42, bytes: 2381, integrity: "sha384-bqI96k8tzLWlA9ppaO1PAX88T7Ccp62J9geA7fLHZCoLZcJ7fHMU6qStAKXoZnjG" },
  { name: "part-a3b8540e5a.js", path: file43, bytes: 68647, integrity: "sha384-l6qO+dDErZeBabpzNIrkM8NTfgfVG1NGaCpaQqOk0kV6BvovXjM/ouDNKbNL4jSd" },
  { name: "part-a4895b2f5d.js", path: file44, bytes: 21603, integrity: "sha384-IJio4XE/vH53tS1eO8TmmZXNlwFUIrnPusFWoJfsS4rV4LUXJROPQhoRxlWJdtX0" },
  { name: "part-a91e608627.js", path: file45, bytes: 1311, integrity: "sha384-WzZ0OCMTWu+5xI9aezI6uIUaUDVf2+PLrwi2JpEfQqRTFEmYILtscflv+e+rUbSy" },
  { name: "part-ac015f3126.js", path: file46, bytes: 5296, integrity: "sha384-ym7F+L0p0WtfB5dO6smI5XaQ6p1dL9+VQ18LFH5pAl9CNyobk+Of7xU260JbD34r" },
  { name: "part-b33412cad1.js", path: file47, bytes: 1622, integrity: "sha384-7ybghALwSkyqn+WElJbQwmNqYdePktzOlG7vkCbk83V6WBuqjw33MMxK3yzrUnpv" },
  { name: "part-b662d61177.js", path: file48, bytes: 23519, integrity: "sha384-Ed31KEkbekY/xMegnMpp/9l508TnZUjhTsxuhwSVdKoj+4AXOEQFaO1mmTHQnadW" },
  { name: "part-c20ce9190f.js", path: file49, bytes: 381, integrity: "sha384-KjbYVUtd/qxHXeTICaDIhubO71ajs5bEIfkKyotAWRhsDEz8q6uejNzRuN7f1m2L" },
  { name: "part-c24d90c431.js", path: file50, bytes: 7124, integrity: "sha384-hj0VdcjYLqTRngsmPijhaVurC3b2NpQm4i4hm/q6UmDbLLXdUslQLtWlG4tyY9+W" },
  { name: "part-d176fa51d5.js", path: file51, bytes: 2316, integrity: "sha384-0/gygH+ZrNsEjyDizcMEzB8hscaYLpdgEIx7HE6yFbGrUKcqYhYVHbxEzhr+0FKi" },
  { name: "part-d30d4669c6.js", path: file52, bytes: 20906, integrity: "sha384-Fhzul1htN891TwWcs3dfIvpM2HsT9Qk0dZc850jb5Pnuws4tAnvPnbs4Oj0YzEyE" },
  { name: "part-d58677ce77.js", path: file53, bytes: 459, integrity: "sha384-Kquweud8BtpgBvbQ3A204ILxa8LnkFVSUEBJm8INPdblVRIxITGwTyby9Lwh+Rr6" },
  { name: "part-dd488b1e7f.js", path: file54, bytes: 5551, integrity: "sha384-2iZK0vVHkojXBjuc6UG6e92R/btj8MuIYxvDHpcci/6WXL2aa/TtJNgGn10Kso1U" },
  { name: "part-e0c4c5b4ea.js", path: file55, bytes: 473, integrity: "sha384-6fGD703623cXbByjXpi3xviIj4AjjHO/PZwLrXGEnDPbc3txsd9BVy2uRXOohsSu" },
  { name: "part-ea9c07487a.js", path: file56, bytes: 3141, integrity: "sha384-n7dxM8uev+aY7XkD8CrR+52mohxDrVRpkxrhpxgZh2ki/aZfd/aM4W+b+ZO85mH5" },
  { name: "part-f1ce715355.js", path: file57, bytes: 2721, integrity: "sha384-zhACv/i+kVfTa8i+p6sPmzNFI6c4QopwsnYoKojXszML8zwN9Qz9iF6hkbmJ/4QZ" },
  { name: "part-f3a20deb02.js", path: file58, bytes: 306, integrity: "sha384-P+dHQrmaZ+q6aO4DF+2DCfZYHnP2aUm6ffpTVA0E1pSNeHDG6swb2Wduwel9iMcd" },
  { name: "part-f7e85dfadb.js", path: file59, bytes: 320, integrity: "sha384-9bilvO/2JiE4Sg1ZhvuyhgNNGegv//MrRZ2oUhLVSg9R2lPEWuO/ucaCcpJ0rxRk" },
  { name: "part-fb7b563d2c.js", path: file60, bytes: 506, integrity: "sha384-8V8ZLafkVR/WQ1RCh2gkUgABfpgEwO6IBRGb/QY5Nf6Pi4Kf+4f2Wwt2Qbgda+bK" },
  { name: "part-ff210e4b1f.js", path: file61, bytes: 922, integrity: "sha384-RKq0s4NVfZ7RyYDAv/rGVNjlu7CdTKP6zttCOwWkGEag1FG9Wi2VoUCtrkHpyGfC" },
  { name: "studio-04bac083d8.js", path: file62, bytes: 7523, integrity: "sha384-44tCOTdI6/EKRdgSS0EUwvrsmKHHatyhDZ81B5mViMZipYMB/hIy/qYQv0AyjTE+" },
  { name: "studio-19fabc693e.css", path: file63, bytes: 24513, integrity: "sha384-NQ3jnP2jIPeA+Gb+/9pGSTjg9GGht0d8QQc9g1VxWhJfFz1nQvPiyN3d09KzA+rH" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-04bac083d8.js", style: "studio-19fabc693e.css", preload: ["part-084b628fbb.js","part-361759cf80.js","part-3a78bc77a0.js","part-4a91d39321.js","part-58943ccaff.js","part-5fb578d28a.js","part-8d26b89c2e.js","part-a91e608627.js","part-d58677ce77.js","part-f1ce715355.js"] },
  console: { script: "console-be6cceffd4.js", style: "console-2d7ef0a96a.css", preload: ["part-8d26b89c2e.js"] },
} as const;
