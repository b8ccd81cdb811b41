/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5144f827d8.css" with { type: "file" };
import file1 from "./console-b656b44338.js" with { type: "file" };
import file2 from "./part-0060ad6d49.js" with { type: "file" };
import file3 from "./part-21958335c4.js" with { type: "file" };
import file4 from "./part-27c03c6ef4.js" with { type: "file" };
import file5 from "./part-2c3a5e0489.js" with { type: "file" };
import file6 from "./part-2c552b0e2c.js" with { type: "file" };
import file7 from "./part-31e80eeb48.js" with { type: "file" };
import file8 from "./part-5d3ed08ef8.js" with { type: "file" };
import file9 from "./part-6afa7925a3.js" with { type: "file" };
import file10 from "./part-705147936d.js" with { type: "file" };
import file11 from "./part-7826659eea.js" with { type: "file" };
import file12 from "./part-7982df2850.js" with { type: "file" };
import file13 from "./part-7b4e4cb9db.js" with { type: "file" };
import file14 from "./part-7b96221b3b.js" with { type: "file" };
import file15 from "./part-8019e43a31.js" with { type: "file" };
import file16 from "./part-8c8edaa605.js" with { type: "file" };
import file17 from "./part-8dc07e819c.js" with { type: "file" };
import file18 from "./part-917b51fc86.js" with { type: "file" };
import file19 from "./part-9bb0491580.js" with { type: "file" };
import file20 from "./part-9fff27756e.js" with { type: "file" };
import file21 from "./part-a04f7b97a3.js" with { type: "file" };
import file22 from "./part-a3d1c10d1a.js" with { type: "file" };
import file23 from "./part-aae8cf8e54.js" with { type: "file" };
import file24 from "./part-ae482b06ec.js" with { type: "file" };
import file25 from "./part-c5e0099faa.js" with { type: "file" };
import file26 from "./part-d375e6611e.js" with { type: "file" };
import file27 from "./part-dbfa3403d0.js" with { type: "file" };
import file28 from "./part-df1df33a29.js" with { type: "file" };
import file29 from "./part-e25b08d65e.js" with { type: "file" };
import file30 from "./part-f76b517c10.js" with { type: "file" };
import file31 from "./part-f91836ee1a.js" with { type: "file" };
import file32 from "./studio-0bd239bade.js" with { type: "file" };
import file33 from "./studio-2c42c873ea.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5144f827d8.css", path: file0, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "console-b656b44338.js", path: file1, bytes: 16161, integrity: "sha384-lPNlFWC3XcTHJrNnmLiX2aGhloP8kd0F2eEE6aym1Lbf73kBWX9HUoGV6n3TnWVu" },
  { name: "part-0060ad6d49.js", path: file2, bytes: 1853, integrity: "sha384-lr/eCO868Jcr0ZysHXlmz7DAgm26ZKOK9V0eyX0ZA33AaMwtqPohb2h0LoVZQk2W" },
  { name: "part-21958335c4.js", path: file3, bytes: 60960, integrity: "sha384-R2SkWtdQVcMw1cHrxiWa7W5qALnPM6wrDJP7wyJjGV8l+xLGQ5rHB0C1eZgxQT0P" },
  { name: "part-27c03c6ef4.js", path: file4, bytes: 6154, integrity: "sha384-k9wA5h0IZ/toaWuaYy1+t0fGpycONzv9M929Up0Z7zHwnZt7yS/0qzg+4d6csXE+" },
  { name: "part-2c3a5e0489.js", path: file5, bytes: 758, integrity: "sha384-ElLUm5NUV0Q9/GUtH9SIm+O+mIybicjfZiTOjq7Mfh7PIXGoU3xAi9UgM9QN2YKo" },
  { name: "part-2c552b0e2c.js", path: file6, bytes: 16187, integrity: "sha384-7S1/ZU4CMmthEDU6kcNW+dfP3Azlkt+fzHzK9spu2mPzuRcVZQ3PGvFXqMFjQ3of" },
  { name: "part-31e80eeb48.js", path: file7, bytes: 482, integrity: "sha384-vn2CUEdu0y+AaFbsh4qXBSafL2punjX/ztW+wS3G4rL99P45MnvgHTSiR0CLTvY9" },
  { name: "part-5d3ed08ef8.js", path: file8, bytes: 949, integrity: "sha384-CNs2+aJgnXeDqRZH6gpK1r4xpfaDhbshyqeIvvjaYdKLfMzKbfqoBZunb4M/l/Gm" },
  { name: "part-6afa7925a3.js", path: file9, bytes: 1654, integrity: "sha384-KL0bywQoEXr990zjZnPb7Pti8c8HNYWds8wFWtouMQCpko9pQT5zUSjfUksq6ea9" },
  { name: "part-705147936d.js", path: file10, bytes: 412, integrity: "sha384-6Y1rHNt5s8DxNINvt3P2VNL/EncXvlIRVU6NrKva+Ki+6v4VVlzNylEpK5ZDiTbp" },
  { name: "part-7826659eea.js", path: file11, bytes: 546, integrity: "sha384-dgD8k//ZWRPPkViM+VLN7Y4EFIcgQCv8x3+8D/SRm6tHsZtSJmfGgxFJE0r9xKcz" },
  { name: "part-7982df2850.js", path: file12, bytes: 131, integrity: "sha384-RzECYhFrw9JftAmJdD/4/Ui3MfAae43ll8owj7o2iYWvOWZ9iIo8MBSRJlaX21wQ" },
  { name: "part-7b4e4cb9db.js", path: file13, bytes: 3458, integrity: "sha384-wg4+Dm3ygKYTN8+b7u6hrmDqIk+x406+JRb34adNj95EkvA3uit4uegcV3HiD2yI" },
  { name: "part-7b96221b3b.js", path: file14, bytes: 4835, integrity: "sha384-59QNHneylUFcV3FHXGSO1lV+5LDK/MqNVgCsXQTLxLJxneqTLob9oW1Y0qMHz0/p" },
  { name: "part-8019e43a31.js", path: file15, bytes: 759, integrity: "sha384-Ap363bJUw1V6xMvqx+jb4hRLZPNoXNdAMiIzOa3ArNTLaRRjLIpgPzeuDcMIhu8i" },
  { name: "part-8c8edaa605.js", path: file16, bytes: 72962, integrity: "sha384-Qgx4vA44U9WlaCnH7EmyKEXOptmMuJ+8CNiCIKsN0dyb+M2m6kca2TDiQFc/4tY6" },
  { name: "part-8dc07e819c.js", path: file17, bytes: 18837, integrity: "sha384-aobqB+ujn7SV2aCAudc/iRtUpFOOjM1xiC/44zibXZk+utwd6NemMC0n0F7Pd+QC" },
  { name: "part-917b51fc86.js", path: file18, bytes: 4199, integrity: "sha384-duaOBfog1cQBaLMF0vTkFcbSejQhVdvlSYJKgnAtQ1sjLqJo3hv4maqdoc+EkqHE" },
  { name: "part-9bb0491580.js", path: file19, bytes: 2309, integrity: "sha384-zVBqq7hJ2tvvO/6YFpQWhfztt79iSEDqVuYbpW6skHz7P0+dlVna/8tW+7CP7lgd" },
  { name: "part-9fff27756e.js", path: file20, bytes: 5001, integrity: "sha384-TijMxxRtmFeBqhamUAo5G4n4whkePXyGxt46a1CvpQM6pkt9dAaD5rtRztGWtKzx" },
  { name: "part-a04f7b97a3.js", path: file21, bytes: 11834, integrity: "sha384-1VTn/jI/qUKsZJcaeOw49YGTEiEeoQPSlqD30a5qHQ2Y4K31rc5r2cpYGulQbT2b" },
  { name: "part-a3d1c10d1a.js", path: file22, bytes: 922, integrity: "sha384-uURGJuCZ0dpU6ip27sJwlTpEaTFxi6jZqLlKGDDyo3uHppMZYqDw2eLrv+AFSsMN" },
  { name: "part-aae8cf8e54.js", path: file23, bytes: 1157, integrity: "sha384-JeXgpyUujsNU77GdBzCjYHuzHFCpNPoGvu1jrmkBl12i5/mSVfsm4cPPNDds4wVH" },
  { name: "part-ae482b06ec.js", path: file24, bytes: 7821, integrity: "sha384-BmvENfgr+kHSV7uZxOQQ64xbX0zuoEnn3y9cxivCFX9PBA+zVnz7q/4xbSo2vNW5" },
  { name: "part-c5e0099faa.js", path: file25, bytes: 704, integrity: "sha384-LiEVnN+2eDlcqgK3reXSxfxNm/yaU5/rxa6rFKCL7CIoNZKR/ojHLQyukDhWl3f5" },
  { name: "part-d375e6611e.js", path: file26, bytes: 37388, integrity: "sha384-PY8MP7mcfgzhrkfJxgGNNXvgkoIlSYcYfnmKwTRW6cEC+PDdISQGIyALbu29GZio" },
  { name: "part-dbfa3403d0.js", path: file27, bytes: 31436, integrity: "sha384-QTxbE6ps3HfpGJiv9Lorp4ONmu4WhK2N1YbFQNV7wDNIQPdNEpbPizO9jroydgW0" },
  { name: "part-df1df33a29.js", path: file28, bytes: 281, integrity: "sha384-cPV7mtE7Ea37t4xHm5vo2LrmL8gabaO0TtQilRDoOugrmIvW9vQArdvcKSGCsY+K" },
  { name: "part-e25b08d65e.js", path: file29, bytes: 3351, integrity: "sha384-z8uQ5QQrbaBR3NtLFi6aTT9cvx4VDgFPJ26bz4jQlZVx9BVXbBerVlSq3hy2lxSW" },
  { name: "part-f76b517c10.js", path: file30, bytes: 3778, integrity: "sha384-JmtOsGPz5DqYVMFUC69J0S8cVOC8MyzWCRISXYaOJVg/fb+GHUAEKiZ0waoVUhSc" },
  { name: "part-f91836ee1a.js", path: file31, bytes: 6558, integrity: "sha384-wP+/SjONe44iYnQiQ1jTb62yE8xtZ5Ex8JUrUphM4p8vXkamDlEI53gZTXlAygDr" },
  { name: "studio-0bd239bade.js", path: file32, bytes: 6003, integrity: "sha384-stQTJH+3ccvzyAT9jRtsqjwXaiDxLRcqmc6VGS7gdGDExKSJ3avQp9mz9RbsCCgW" },
  { name: "studio-2c42c873ea.css", path: file33, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-0bd239bade.js", style: "studio-2c42c873ea.css", preload: ["part-0060ad6d49.js","part-21958335c4.js","part-2c3a5e0489.js","part-705147936d.js","part-ae482b06ec.js","part-c5e0099faa.js","part-d375e6611e.js"] },
  console: { script: "console-b656b44338.js", style: "console-5144f827d8.css", preload: ["part-21958335c4.js"] },
} as const;
