/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-3830e4d3e1.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-0fb3feb34b.js" with { type: "file" };
import file3 from "./part-16711a48af.js" with { type: "file" };
import file4 from "./part-23b5f451a7.js" with { type: "file" };
import file5 from "./part-2da871f59e.js" with { type: "file" };
import file6 from "./part-40d7e109a5.js" with { type: "file" };
import file7 from "./part-42e243c786.js" with { type: "file" };
import file8 from "./part-4c167532b4.js" with { type: "file" };
import file9 from "./part-5b8b5fdf24.js" with { type: "file" };
import file10 from "./part-5f29b31dec.js" with { type: "file" };
import file11 from "./part-6842895e3a.js" with { type: "file" };
import file12 from "./part-6b853ea3a2.js" with { type: "file" };
import file13 from "./part-6bf0c165d1.js" with { type: "file" };
import file14 from "./part-743d608fa3.js" with { type: "file" };
import file15 from "./part-7721827347.js" with { type: "file" };
import file16 from "./part-83b2c276bb.js" with { type: "file" };
import file17 from "./part-89a15df6e1.js" with { type: "file" };
import file18 from "./part-9560fb81bc.js" with { type: "file" };
import file19 from "./part-9a381426fa.js" with { type: "file" };
import file20 from "./part-aee07ac32d.js" with { type: "file" };
import file21 from "./part-b1bfad4817.js" with { type: "file" };
import file22 from "./part-b6c8958cb7.js" with { type: "file" };
import file23 from "./part-c1a08024d3.js" with { type: "file" };
import file24 from "./part-c35e328379.js" with { type: "file" };
import file25 from "./part-ccb51318ac.js" with { type: "file" };
import file26 from "./part-d169a21a06.js" with { type: "file" };
import file27 from "./part-d51edf17eb.js" with { type: "file" };
import file28 from "./part-dba585c18d.js" with { type: "file" };
import file29 from "./part-ea15ad3b80.js" with { type: "file" };
import file30 from "./part-f086dd7571.js" with { type: "file" };
import file31 from "./part-f08a6bfc44.js" with { type: "file" };
import file32 from "./part-f5af7bd715.js" with { type: "file" };
import file33 from "./part-f933ba8b58.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-928702dad1.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-3830e4d3e1.js", path: file0, bytes: 18113, integrity: "sha384-6Qqvfb+9vS6Mm7sPjgooHkWo6nAnLehk6j/ddx/1eiWHuqNrahdUD/ucjYH0eUSa" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-0fb3feb34b.js", path: file2, bytes: 5753, integrity: "sha384-ORaSfr0SotRHaEDxVKTjFm7r+Pvbih2y0/aX0R/N2SytvkQye54Sa8rxtA0JdlOv" },
  { name: "part-16711a48af.js", path: file3, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-23b5f451a7.js", path: file4, bytes: 6466, integrity: "sha384-SJfvUW44+HKajEUDX/YnktKzj5rlSM1F7aHNYW/K2YVFNhnJTN927DPb2PrOewMN" },
  { name: "part-2da871f59e.js", path: file5, bytes: 59330, integrity: "sha384-eE8flw7m2bGbZBbkctxIFAHuLcQpCfd5ADRn2+4+ALQtu9CC/oEWRT2mygvHuXMo" },
  { name: "part-40d7e109a5.js", path: file6, bytes: 1649, integrity: "sha384-DS3Y8fhEeUZpe8S+l/jbcxNd2NgENkixfJhPSbBZFlXaCsjSLoF198k8sboL6Aw0" },
  { name: "part-42e243c786.js", path: file7, bytes: 488, integrity: "sha384-DdGVg5ogrid7HC1sBTly8y5zFg8BxWkojd0pc0yECcLoQfUJo88SMzUOQounF0rq" },
  { name: "part-4c167532b4.js", path: file8, bytes: 4372, integrity: "sha384-LTiXZ+Pl/6hlL8hevan660tVmOp72pF5foJyvI5bbimi7BQQFRVszgFOQZqNq4nd" },
  { name: "part-5b8b5fdf24.js", path: file9, bytes: 414, integrity: "sha384-wFGdepRgWMQw8HqvybZCT2ygg2LwvBaMy8k3nudFQgEKKvGzlFqhKvamHUWRXAR2" },
  { name: "part-5f29b31dec.js", path: file10, bytes: 5024, integrity: "sha384-boRmOHIkU4uyPkIKXaSpdWYwnx4R9laUlz6QRyoR+TX4HjaOxLY6qReZiCFPxwX9" },
  { name: "part-6842895e3a.js", path: file11, bytes: 14942, integrity: "sha384-9YkFOFw6ZOM00xVgo/m/dto7YCUUPbLargBFWx9dPWC2bxsqE6G7PBe8AESI1dqI" },
  { name: "part-6b853ea3a2.js", path: file12, bytes: 16238, integrity: "sha384-T4PxDB7gthYjdGb/aITOX3FDaJfYP5GbMhLLU4tO+jZPATZCb3I/tgoDmd2o/Z6l" },
  { name: "part-6bf0c165d1.js", path: file13, bytes: 6617, integrity: "sha384-aVPwN9UY/yk+QhpmVlA9GV+ZP6REivor3HQ646YVQlufA+Lf1O/vmVBwMX/+Tx+/" },
  { name: "part-743d608fa3.js", path: file14, bytes: 1153, integrity: "sha384-W5od8PvTLPsXRp8QTmVobZiKMhzvuyn0NyiUPUaUJmjbDmg+aC7L6BUwW7nnkgPU" },
  { name: "part-7721827347.js", path: file15, bytes: 922, integrity: "sha384-r0NMAJtFPDE2X+RkRyyLG3q5Rea9+2+BbtKGpXWM6UVolF3Yxzd5eKhxGOn+aRnZ" },
  { name: "part-83b2c276bb.js", path: file16, bytes: 279, integrity: "sha384-mg+EYKMvYd7czjdvHbNl/yXSk92mnptPDgJ6XjyALtEXCGE50UaltmMr4+wqPnFA" },
  { name: "part-89a15df6e1.js", path: file17, bytes: 704, integrity: "sha384-fXE94kHJ2osRN0lTd4a/qRfO4g7OaKNNgwLe3Hv7cbRkX+ra4gLfjynoW9sYD2Pf" },
  { name: "part-9560fb81bc.js", path: file18, bytes: 1934, integrity: "sha384-SD44Uh7e8DeFDAPpMTfbGPlCR5fjkFAfJd6ETAvUdppJQru+5HE/0IklPtybcgS6" },
  { name: "part-9a381426fa.js", path: file19, bytes: 728, integrity: "sha384-PwvVFcYhb34ZAQ7Dvq947e9PompFHKJENEEktypvCAgLlM0KtQFjcyU0FjGO8WPq" },
  { name: "part-aee07ac32d.js", path: file20, bytes: 73332, integrity: "sha384-XrYOqIZX9lrM0GU+n8FpuG33Wrm2t6DNDEGuPO/lXXu0i2Skwd3geNIIliWn0xau" },
  { name: "part-b1bfad4817.js", path: file21, bytes: 3393, integrity: "sha384-k8z0F41SUxY5vUvn66QHpO8BDMbquN2KGHUz3zA8o58YYdk7D2r/vA3CSpzBqS74" },
  { name: "part-b6c8958cb7.js", path: file22, bytes: 33031, integrity: "sha384-fOV/c1A0tDaMoUQlFCJyXh3td+kEL9lusN94Lz0cq2+wvFHAmGvWJMHSq56tVNWE" },
  { name: "part-c1a08024d3.js", path: file23, bytes: 7982, integrity: "sha384-unE5OTuYNRPWK6x3ALZWgHPm6p/P+pyIfk510uKuZFCG7n2vLqg5RNWiHtyZfXkD" },
  { name: "part-c35e328379.js", path: file24, bytes: 6440, integrity: "sha384-parP+XoHQvlpBqhst3AF5glgdO+0WkjdzovIYuOCytZafU/xM1URHs7dncykc3jI" },
  { name: "part-ccb51318ac.js", path: file25, bytes: 759, integrity: "sha384-4tEFE0ZTJa1wCpY3tf2azW3gnnpqY9zccBTTrXOPSobsBXlsI3B2dt/D7REzWjZg" },
  { name: "part-d169a21a06.js", path: file26, bytes: 47991, integrity: "sha384-Zoyipf/0B9ovDu/W+0DBPuSi+qkQNkESjyylCwtgoudaTwKnVfN2/Nqd+puiAoFY" },
  { name: "part-d51edf17eb.js", path: file27, bytes: 3630, integrity: "sha384-YIUjYMrzJMXZaJlkr6tPfoQdGAVHc/GFmdiX+uQtq+SL9FSukaOBqwXMjYSo35eG" },
  { name: "part-dba585c18d.js", path: file28, bytes: 3828, integrity: "sha384-oXpWSLQwN1dkYho6cUVrTm4zOhkp+UE6jjFmT2d9YzEerfIk3pz8fJPx7gm/3MNh" },
  { name: "part-ea15ad3b80.js", path: file29, bytes: 2309, integrity: "sha384-eNv2fGvFp4v4IecQ2mHLnXjDrG160ADM8O/lUdu7wV8zC9hXSHHf0KugquCo3jBP" },
  { name: "part-f086dd7571.js", path: file30, bytes: 546, integrity: "sha384-Hz+Zzb76cV60vRk8qnv741nLocgYubkH++6MtB67HpCroStvstolaepqJ4bZQK1j" },
  { name: "part-f08a6bfc44.js", path: file31, bytes: 577, integrity: "sha384-W8D/s5w3CgJZV5y77Ym/2pHxUS1fF/Nxq+0artfAwSoAJ2vjvy6Kuk6A1oh4phwl" },
  { name: "part-f5af7bd715.js", path: file32, bytes: 18840, integrity: "sha384-ovJfXq/qy6FedGOSdJQuqbgpFZ+zmTH433XUi9TcDGD77i0IG0VOGQbWiNf0Z3q9" },
  { name: "part-f933ba8b58.js", path: file33, bytes: 547, integrity: "sha384-hhwqRHtI7uPxCGNCtYfMlMfL+UK873+/6JuKungrVTm568BJBcI41fT2rY50aYZB" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-928702dad1.js", path: file35, bytes: 5977, integrity: "sha384-ghj4wy9kSebXDl+uvZBgdLBo0cRND+8MXYkvzBXOejOfFgHx0ie1UGmIm8NwOXZO" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-928702dad1.js", style: "studio-23bd6e4910.css", preload: ["part-2da871f59e.js","part-5b8b5fdf24.js","part-89a15df6e1.js","part-9560fb81bc.js","part-9a381426fa.js","part-c1a08024d3.js","part-d169a21a06.js"] },
  console: { script: "console-3830e4d3e1.js", style: "console-c728e73536.css", preload: ["part-2da871f59e.js"] },
} as const;
