/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-06d81a1400.css" with { type: "file" };
import file1 from "./console-e8c16090a8.js" with { type: "file" };
import file2 from "./part-1ecce8c200.js" with { type: "file" };
import file3 from "./part-20c46dc595.js" with { type: "file" };
import file4 from "./part-22d60c7d94.js" with { type: "file" };
import file5 from "./part-2503f9bb80.js" with { type: "file" };
import file6 from "./part-26c79f4d72.js" with { type: "file" };
import file7 from "./part-2c436965b8.js" with { type: "file" };
import file8 from "./part-361759cf80.js" with { type: "file" };
import file9 from "./part-3a78bc77a0.js" with { type: "file" };
import file10 from "./part-3ac548ac4d.js" with { type: "file" };
import file11 from "./part-3ae1995bd3.js" with { type: "file" };
import file12 from "./part-3da268bb8a.js" with { type: "file" };
import file13 from "./part-414ef60bb1.js" with { type: "file" };
import file14 from "./part-4a91d39321.js" with { type: "file" };
import file15 from "./part-5165211187.js" with { type: "file" };
import file16 from "./part-53d4725a35.js" with { type: "file" };
import file17 from "./part-58943ccaff.js" with { type: "file" };
import file18 from "./part-5c353e1aae.js" with { type: "file" };
import file19 from "./part-5f55d9892f.js" with { type: "file" };
import file20 from "./part-5fb578d28a.js" with { type: "file" };
import file21 from "./part-5ff78f94ee.js" with { type: "file" };
import file22 from "./part-656c6422a2.js" with { type: "file" };
import file23 from "./part-78b5a80c66.js" with { type: "file" };
import file24 from "./part-7c6df76e0b.js" with { type: "file" };
import file25 from "./part-7ee5cd5f7e.js" with { type: "file" };
import file26 from "./part-816af618c7.js" with { type: "file" };
import file27 from "./part-81d5ec412e.js" with { type: "file" };
import file28 from "./part-852c70304f.js" with { type: "file" };
import file29 from "./part-874fc6345e.js" with { type: "file" };
import file30 from "./part-8a328b1442.js" with { type: "file" };
import file31 from "./part-8d26b89c2e.js" with { type: "file" };
import file32 from "./part-8d80bcce62.js" with { type: "file" };
import file33 from "./part-940fbd7a55.js" with { type: "file" };
import file34 from "./part-958bf17280.js" with { type: "file" };
import file35 from "./part-97b9b1720e.js" with { type: "file" };
import file36 from "./part-97f3e52c26.js" with { type: "file" };
import file37 from "./part-9fac58d6c0.js" with { type: "file" };
import file38 from "./part-a3302a239b.js" with { type: "file" };
import file39 from "./part-a4cda35961.js" with { type: "file" };
import file40 from "./part-a5ce2f34f7.js" with { type: "file" };
import file41 from "./part-a91e608627.js" with { type: "file" };
import file42 from "./part-ab2833ce94.js" with { type: "file" };
import file43 from "./part-ba7c366658.js" with { type: "file" };
import file44 from "./part-c20ce9190f.js" with { type: "file" };
import file45 from "./part-c3ee186e4b.js" with { type: "file" };
import file46 from "./part-cb8bc97c5c.js" with { type: "file" };
import file47 from "./part-cc79bfad57.js" with { type: "file" };
import file48 from "./part-d176fa51d5.js" with { type: "file" };
import file49 from "./part-d3a0599cc3.js" with { type: "file" };
import file50 from "./part-d58677ce77.js" with { type: "file" };
import file51 from "./part-d6309f42ef.js" with { type: "file" };
import file52 from "./part-d9946bb952.js" with { type: "file" };
import file53 from "./part-decfa67777.js" with { type: "file" };
import file54 from "./part-e084b5f610.js" with { type: "file" };
import file55 from "./part-e0c4c5b4ea.js" with { type: "file" };
import file56 from "./part-e1b85e7344.js" with { type: "file" };
import file57 from "./part-f1ce715355.js" with { type: "file" };
import file58 from "./part-f3a20deb02.js" with { type: "file" };
import file59 from "./part-f6efdb3861.js" with { type: "file" };
import file60 from "./part-f93964b138.js" with { type: "file" };
import file61 from "./part-fb7b563d2c.js" with { type: "file" };
import file62 from "./studio-312007406e.js" with { type: "file" };
import file63 from "./studio-4f817a6c78.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-06d81a1400.css", path: file0, bytes: 55226, integrity: "sha384-uZMqCEmj1UQtwSCJQRiExkOT2dhrCgrmHUeOPkZ/RvCO5HVJpKG0PvaSuHBKDi+k" },
  { name: "console-e8c16090a8.js", path: file1, bytes: 21476, integrity: "sha384-xOwYiko5w3mr8yszTyOc/+Zj2syL+OXOSp2VJhSbnRNpHZHDEC2RwWwdLFHDppSv" },
  { name: "part-1ecce8c200.js", path: file2, bytes: 1647, integrity: "sha384-dAYo4D2UrkarhNL+e3ZIXdCGZQBArwIw8e7XjyMu+QjWVjXEu7ltdmd/IfLi8WWh" },
  { name: "part-20c46dc595.js", path: file3, bytes: 6624, integrity: "sha384-FYZEL23i1yjbKmZCJRaqI4Ov/t945NtXL8cP7gJNXDskZgQqWTsc/ehWgU8cUkxN" },
  { name: "part-22d60c7d94.js", path: file4, bytes: 1104, integrity: "sha384-PI2mG1n/FhxXIBbBlUn7p/5Lx7UqdFTLqAPp35/BB1jYYCybgA0KM3xfoXbgPU09" },
  { name: "part-2503f9bb80.js", path: file5, bytes: 5296, integrity: "sha384-GpK0Ahl+wWc1fmkgmCtEaGxi+BMa4Oej9lnlDbBUW67Y7/5u6WReVWwMHqR3GgXU" },
  { name: "part-26c79f4d72.js", path: file6, bytes: 3798, integrity: "sha384-acmrLxVEScrxv1x+2dMglZzQl1JSM4zS4ozF7Fxjuv85KrXZQUuhsuUbbYQkibdH" },
  { name: "part-2c436965b8.js", path: file7, bytes: 922, integrity: "sha384-KDaXTq2IailtW4iLTRNz4HkqBnvJZssggsTbtZqtrRdrzQXofeuXCTEWbTDlMNn4" },
  { name: "part-361759cf80.js", path: file8, bytes: 561, integrity: "sha384-MdL1DB4svKfRdLAckpaIHWsNLS2Uo6DWz2zfwCgdjuUmPblbrhLwzqz8xEm/nLuu" },
  { name: "part-3a78bc77a0.js", path: file9, bytes: 728, integrity: "sha384-LH3igWJWlSMM9iJPyIsWLEX0wVVJdtufgvpEgRx0J96fILV8gioK0TpiiMeoE220" },
  { name: "part-3ac548ac4d.js", path: file10, bytes: 3141, integrity: "sha384-S7r4iKKv8+qymx0eGeYQi4vawY7wgl3QGu+QLwZkNrD/VRCD+G2Wv2ZJ0muvVcJr" },
  { name: "part-3ae1995bd3.js", path: file11, bytes: 4761, integrity: "sha384-uDTTSo7wHUSHHibgGxrS8CkW+z8uyPGk1Vjggn3vi4q0Wu+YMGEKGz92nTo9dt/X" },
  { name: "part-3da268bb8a.js", path: file12, bytes: 279, integrity: "sha384-0xhS+YUmgRBYINejZzCU+TQOqmV4jWRu02Rwm1PxtJWX6TWrKNKDdKXXsOdsejfE" },
  { name: "part-414ef60bb1.js", path: file13, bytes: 5551, integrity: "sha384-M2J6dpFpf/TF3cIhQ1IchADeN90bECX4Fl8G0uAkUXihQuLc+yS64oO7BOG2VC7O" },
  { name: "part-4a91d39321.js", path: file14, bytes: 704, integrity: "sha384-2Oc33fpjA+iGy+1clRXUYZRMfGhLtmq9BjOKENnCG9lBSXdzs0PJ88C0t1JwOqbH" },
  { name: "part-5165211187.js", path: file15, bytes: 4268, integrity: "sha384-07+YGhG2vXQgSV3pxgT0ZNsoaWqO0kZ4DXrgL+zI3iMxyXcyaJgcQa3+eE+nXUZq" },
  { name: "part-53d4725a35.js", path: file16, bytes: 18847, integrity: "sha384-NKLxOW9rwF6o94RM4ZrjdUOUSVrxBoWLcVCmMEQA6yrfKbzabae+ip9IxMqYwsw5" },
  { name: "part-58943ccaff.js", path: file17, bytes: 414, integrity: "sha384-M3uqExdi7e9Ph2QfJp+6wf5Yirw2hRy7xvZYiFurCaB1yFf3HtV97rxlx8tMokBI" },
  { name: "part-5c353e1aae.js", path: file18, bytes: 3354, integrity: "sha384-ngZcAwKES4d4sF20cOaUJmW3nzEFBZ7moQE8WbewG7LK5nD1ZryL8LZkWI9ZSfpC" },
  { name: "part-5f55d9892f.js", path: file19, bytes: 6897, integrity: "sha384-N/Dla2/GW+CDJeo/6vCHFY6wm5SXHqGt7hw25+XktKEYMKW2hOKe2kMfiFUmzaVD" },
  { name: "part-5fb578d28a.js", path: file20, bytes: 8871, integrity: "sha384-yxJPmav1891aByDTMpEDDZOyaa0hH2oDGo+mqz2SbtvAK86SBs1tdEixyOZTwH83" },
  { name: "part-5ff78f94ee.js", path: file21, bytes: 764, integrity: "sha384-PWmItCK+HIJGhVUmANa4sFBbiAdXKmnIxtyLyhDf8orKEFMLUKFbHZIdyjP7tcma" },
  { name: "part-656c6422a2.js", path: file22, bytes: 23519, integrity: "sha384-gQgW6WjCjg/Sh5wMDYz/X78OJX0r3n9v/Bguersrd/4P60eB10w8bKYOZeRC1KYG" },
  { name: "part-78b5a80c66.js", path: file23, bytes: 546, integrity: "sha384-1eLqXfIoSxBdLkycCaqAYYCzGjZhiIGScZJWEjwiTKcq52PE9bBClw7Jneo229zz" },
  { name: "part-7c6df76e0b.js", path: file24, bytes: 5558, integrity: "sha384-DVG+Qc1HV+MFukWmTdC+qaCoDVbFRo/92kWwKI8wRxX5w3OeiqvGZnRvgLO+5Mgu" },
  { name: "part-7ee5cd5f7e.js", path: file25, bytes: 40498, integrity: "sha384-DzzY5/xTda1Y7GOs1pKzfBpeBJq0/pEVQTJlxrV46IMHFeFDlU54W2YcaT9yiMwk" },
  { name: "part-816af618c7.js", path: file26, bytes: 5288, integrity: "sha384-hXCluf+axCaFRDeFbm7HQCapraqtZdzD0SNSJEVgxii5Uqs7MmrIugrKeqLtdKRQ" },
  { name: "part-81d5ec412e.js", path: file27, bytes: 320, integrity: "sha384-7bFoBgHiRm1UGQs50rSQqBCmpwY4SjQW4TnlkJM6GVPIaDXzdgV9jy7O1SwnZB/9" },
  { name: "part-852c70304f.js", path: file28, bytes: 16234, integrity: "sha384-AarC36FQaI25Zh+9lG7SCAsiV5cZKaGF/6FkgrosxiFaZdNQ6+uf7E8MWEm+ectx" },
  { name: "part-874fc6345e.js", path: file29, bytes: 2240, integrity: "sha384-wRnKljA5030CHc0sGv9lkQCuHupRrxkU3RjfidMZ8u2/kXB8GkRvIwVaePVkercf" },
  { name: "part-8a328b1442.js", path: file30, bytes: 1157, integrity: "sha384-pVSMtBpcguSWdq4NxXvHcKgPWGyk+vR+Ic59l+NrIHI8YdUZNR8BwgxTjWWN8Hlm" },
  { name: "part-8d26b89c2e.js", path: file31, bytes: 62092, integrity: "sha384-6wnrrDj5YqLsH2e7OQBbjt6kYvq8c7+bPdhHSawjbNPjsfGaG14QO/fpHeB8nePT" },
  { name: "part-8d80bcce62.js", path: file32, bytes: 605, integrity: "sha384-5LADV2Msl7ZhQpEAIFqMKSOBG0P/9rRbS1oa5hic42DBzlhw+D+be7q/y/ht9Scn" },
  { name: "part-940fbd7a55.js", path: file33, bytes: 547, integrity: "sha384-zZA9TldVwzoQ9mfB4PnscoNm8RMfm8Ql4HbT6+t3ohyVlmAPxU91J+SxgQcQ+fiP" },
  { name: "part-958bf17280.js", path: file34, bytes: 21603, integrity: "sha384-iyWXXMda4km05SPs69ppHNTah6V+fPbOn0LCo+nVxsTJLedrf5NzZDMMQ1bPrDHt" },
  { name: "part-97b9b1720e.js", path: file35, bytes: 1065, integrity: "sha384-o1MIHOKzcuLzIFD+SGo6VrCE5eohyD11+nGFrkSmVrQMGCvVSJVkwRnOkfGQdIoQ" },
  { name: "part-97f3e52c26.js", path: file36, bytes: 1115, integrity: "sha384-Lwx+VgPe2dMX5A7URE66KXENeCfQY9ga89QZMXecsgmHfRWd9kPDt3RLkltxWd2s" },
  { name: "part-9fac58d6c0.js", path: file37, bytes: 2702, integrity: "sha384-12vHu4fbQLCJSJP1SGIfog365TlXbvaOBTsErzMYPAJktiMeQYyZ8eC83L5RYrZa" },
  { name: "part-a3302a239b.js", path: file38, bytes: 743, integrity: "sha384-+6vkM/TTL6keXKgkcL0bVshahOYszi58h+EJVDqSmH8Zbewfn+KR1ijSw3cZGCev" },
  { name: "part-a4cda35961.js", path: file39, bytes: 20906, integrity: "sha384-o3zO62e2vXtbEn2415yhuWKviiBoxFIQZHzOqZ5u3k1dXO0MrQbmU3L+qK/j3f6u" },
  { name: "part-a5ce2f34f7.js", path: file40, bytes: 4486, integrity: "sha384-TCwMQclMeb5jvm9ksPVzzDb7lUKC7Juhmj5FfC2algMVdsB5d5kWRF0Yh1YepceN" },
  { name: "part-a91e608627.js", path: file41, bytes: 1311, integrity: "sha384-WzZ0OCMTWu+5xI9aezI6uIUaUDVf2+PLrwi2JpEfQqRTFEmYILtscflv+e+rUbSy" },
  { name: "part-ab2833ce94.js", path: file42, bytes: 866, integrity: "sha384-vF+qzi64KcKtSLmxz8zW2k0uUbBWDd01VmvX+A/n4Vr82vMknBH7IdZZ7JuvmmLn" },
  { name: "part-ba7c366658.js", path: file43, bytes: 577, integrity: "sha384-7jh4/dVgMwrP6DJmrLdNJAuAysk2+PwfifHv7nR3x3S44JR0QX5xaL3D/asShDvx" },
  { name: "part-c20ce9190f.js", path: file44, bytes: 381, integrity: "sha384-KjbYVUtd/qxHXeTICaDIhubO71ajs5bEIfkKyotAWRhsDEz8q6uejNzRuN7f1m2L" },
  { name: "part-c3ee186e4b.js", path: file45, bytes: 914, integrity: "sha384-/9F2mr61m25XDuX5jmFW/SQgdvEK+OQ23c03jf4QHfSMuCgwQVvjTaPIYTuhh1u4" },
  { name: "part-cb8bc97c5c.js", path: file46, bytes: 2538, integrity: "sha384-TM8ZUB5DAG9ctTUk89g+9WCqlSfRObU3467aiQ2vwWPFs4X5grOVS2xUc82A0Vyv" },
  { name: "part-cc79bfad57.js", path: file47, bytes: 2381, integrity: "sha384-OsaCHrX2NtXxgfpXeATZqlC6OCjqYdN1OOdVmXnZl4nPRSeYUOdPb0ZTCZEGdRW7" },
  { name: "part-d176fa51d5.js", path: file48, bytes: 2316, integrity: "sha384-0/gygH+ZrNsEjyDizcMEzB8hscaYLpdgEIx7HE6yFbGrUKcqYhYVHbxEzhr+0FKi" },
  { name: "part-d3a0599cc3.js", path: file49, bytes: 7124, integrity: "sha384-sgJ+VMcUvJP/jXdI8LNI0HFJfX/itGvYA+OmlVbraxvvwU2YIdEcEBgkepGwKzDX" },
  { name: "part-d58677ce77.js", path: file50, bytes: 459, integrity: "sha384-Kquweud8BtpgBvbQ3A204ILxa8LnkFVSUEBJm8INPdblVRIxITGwTyby9Lwh+Rr6" },
  { name: "part-d6309f42ef.js", path: file51, bytes: 47253, integrity: "sha384-zNNrWjGo6kPaXJS/7bdPgAZ+qu9+IK+rhrutiJyzWrauv+uXbsg3mtYVReicoU9L" },
  { name: "part-d9946bb952.js", path: file52, bytes: 488, integrity: "sha384-SgW7/t+AZbKUEzQbSFt9ISB0ZCkzp1zV9GDIZ8WRKL7eLtjZsLZW0BdFhXqLoLa/" },
  { name: "part-decfa67777.js", path: file53, bytes: 3877, integrity: "sha384-iyRAJVybD79Bf4XhqYOlqNykjNcx/PAzB8kz0iTmdnMag1yINeCT3rp8v2jDsdux" },
  { name: "part-e084b5f610.js", path: file54, bytes: 68647, integrity: "sha384-A07haj3SO9TXoggJKZX8QGpxTLqHgzm8pxalSEiLQiW0Wc19rSQzvNajVQ0ALyi8" },
  { name: "part-e0c4c5b4ea.js", path: file55, bytes: 473, integrity: "sha384-6fGD703623cXbByjXpi3xviIj4AjjHO/PZwLrXGEnDPbc3txsd9BVy2uRXOohsSu" },
  { name: "part-e1b85e7344.js", path: file56, bytes: 809, integrity: "sha384-XY+x+atGq1ANzPwLm/oj27UysnSBtdVEYM4KGYrrgXGiYxrpKT8B3cHM46+a76bq" },
  { name: "part-f1ce715355.js", path: file57, bytes: 2721, integrity: "sha384-zhACv/i+kVfTa8i+p6sPmzNFI6c4QopwsnYoKojXszML8zwN9Qz9iF6hkbmJ/4QZ" },
  { name: "part-f3a20deb02.js", path: file58, bytes: 306, integrity: "sha384-P+dHQrmaZ+q6aO4DF+2DCfZYHnP2aUm6ffpTVA0E1pSNeHDG6swb2Wduwel9iMcd" },
  { name: "part-f6efdb3861.js", path: file59, bytes: 29904, integrity: "sha384-ZLp1zKLVjnF+P5FkORRyZPjkeQJLqWd4Hj/u/8sj7n2CJZiJ4ckE0R+uYqw7JqMr" },
  { name: "part-f93964b138.js", path: file60, bytes: 1622, integrity: "sha384-cIJakcstEEr02UtLNm9J1OMHANVHA79inqLl3+l45yRiztwFBp55tztWoFHLuzyj" },
  { name: "part-fb7b563d2c.js", path: file61, bytes: 506, integrity: "sha384-8V8ZLafkVR/WQ1RCh2gkUgABfpgEwO6IBRGb/QY5Nf6Pi4Kf+4f2Wwt2Qbgda+bK" },
  { name: "studio-312007406e.js", path: file62, bytes: 7523, integrity: "sha384-6AeBE5U2RJEMBr6HDJ6gyBRpbcQIsMAMeblrfMOj1IckENZu3A+EL2k57NVc8tAB" },
  { name: "studio-4f817a6c78.css", path: file63, bytes: 24044, integrity: "sha384-nscnxFZ7U0CNkHfFQ7UtZK7wb09NtSVSzkQntFGbqaS5LdDUgtuJqJruLTvJ0mfL" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-312007406e.js", style: "studio-4f817a6c78.css", preload: ["part-361759cf80.js","part-3a78bc77a0.js","part-4a91d39321.js","part-58943ccaff.js","part-5fb578d28a.js","part-8d26b89c2e.js","part-a91e608627.js","part-d58677ce77.js","part-d6309f42ef.js","part-f1ce715355.js"] },
  console: { script: "console-e8c16090a8.js", style: "console-06d81a1400.css", preload: ["part-8d26b89c2e.js"] },
} as const;
