/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5144f827d8.css" with { type: "file" };
import file1 from "./console-55b50da3b4.js" with { type: "file" };
import file2 from "./part-0060ad6d49.js" with { type: "file" };
import file3 from "./part-027d4063dd.js" with { type: "file" };
import file4 from "./part-0d038ebb81.js" with { type: "file" };
import file5 from "./part-21958335c4.js" with { type: "file" };
import file6 from "./part-2c3a5e0489.js" with { type: "file" };
import file7 from "./part-37eb1e9db9.js" with { type: "file" };
import file8 from "./part-44e2198cda.js" with { type: "file" };
import file9 from "./part-463589ee01.js" with { type: "file" };
import file10 from "./part-5ba1399468.js" with { type: "file" };
import file11 from "./part-61be84826d.js" with { type: "file" };
import file12 from "./part-6fa43cc731.js" with { type: "file" };
import file13 from "./part-705147936d.js" with { type: "file" };
import file14 from "./part-70c6f21cee.js" with { type: "file" };
import file15 from "./part-72f65856bd.js" with { type: "file" };
import file16 from "./part-7826659eea.js" with { type: "file" };
import file17 from "./part-7982df2850.js" with { type: "file" };
import file18 from "./part-8019e43a31.js" with { type: "file" };
import file19 from "./part-807d51e7ad.js" with { type: "file" };
import file20 from "./part-843d70ed81.js" with { type: "file" };
import file21 from "./part-903657ac97.js" with { type: "file" };
import file22 from "./part-917b51fc86.js" with { type: "file" };
import file23 from "./part-99ae7cdce5.js" with { type: "file" };
import file24 from "./part-aae8cf8e54.js" with { type: "file" };
import file25 from "./part-ae482b06ec.js" with { type: "file" };
import file26 from "./part-b5f1774208.js" with { type: "file" };
import file27 from "./part-c5e0099faa.js" with { type: "file" };
import file28 from "./part-cdec23a231.js" with { type: "file" };
import file29 from "./part-df1df33a29.js" with { type: "file" };
import file30 from "./part-e62aea0244.js" with { type: "file" };
import file31 from "./part-ead3f7557a.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-8ebf65fe2c.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5144f827d8.css", path: file0, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "console-55b50da3b4.js", path: file1, bytes: 16161, integrity: "sha384-KwqBG+f00JT/dvC+8UQ0tcqPBDIpfVD5eFOm0xIvI3yuePLpo4cTIKRv9Dio5EPD" },
  { name: "part-0060ad6d49.js", path: file2, bytes: 1853, integrity: "sha384-lr/eCO868Jcr0ZysHXlmz7DAgm26ZKOK9V0eyX0ZA33AaMwtqPohb2h0LoVZQk2W" },
  { name: "part-027d4063dd.js", path: file3, bytes: 2309, integrity: "sha384-pA23jGldKfe4AbZRv5Baxmd+L8R7nvEYr04pkIVSjy9Jxdol2l85F/BqqkKzkZTV" },
  { name: "part-0d038ebb81.js", path: file4, bytes: 6154, integrity: "sha384-04F85oal9Jl5carc+t8MtgIMfLOOPERI7y59i8qDLAO+bGGiYBn05PGQkPw5zPa8" },
  { name: "part-21958335c4.js", path: file5, bytes: 60960, integrity: "sha384-R2SkWtdQVcMw1cHrxiWa7W5qALnPM6wrDJP7wyJjGV8l+xLGQ5rHB0C1eZgxQT0P" },
  { name: "part-2c3a5e0489.js", path: file6, bytes: 758, integrity: "sha384-ElLUm5NUV0Q9/GUtH9SIm+O+mIybicjfZiTOjq7Mfh7PIXGoU3xAi9UgM9QN2YKo" },
  { name: "part-37eb1e9db9.js", path: file7, bytes: 1654, integrity: "sha384-c6ZIfHM8DWeQEo6FmgVm/6tUZqGTTwugj8rHLkrT2mvmaZYbTW15ODwpzCT8fM6h" },
  { name: "part-44e2198cda.js", path: file8, bytes: 31436, integrity: "sha384-bIrQxxWSfC54sPZwoLwaph2hzaiE7Z3iwXy+hB/XoG0gPTFsJ2UcS2mFO2GxS198" },
  { name: "part-463589ee01.js", path: file9, bytes: 3778, integrity: "sha384-wloZmFCi0QKuGQ1RKl6cr8Dqz5JWLGDO4kk3NUAfHP1Js87ccN918T2rb3SOqFrP" },
  { name: "part-5ba1399468.js", path: file10, bytes: 16187, integrity: "sha384-L4nbc0EFUk5HiGLLH3Hj2n/LMgx9kUFyRlpnmYvkit/ZKBEFfv4UgoxE27HjPjkg" },
  { name: "part-61be84826d.js", path: file11, bytes: 4835, integrity: "sha384-wsR/Enwh2XQSbKUJ9FrMX3FaQKNayQ6OlEvXzk62OlJODRgiSIVQnZskRC3AiHFr" },
  { name: "part-6fa43cc731.js", path: file12, bytes: 72962, integrity: "sha384-q5IcFkKeyaJ+CM+M7iwqZvVgKIUfv8xLTnrtrSyAwkUK9invigxp2roG6GdgkunW" },
  { name: "part-705147936d.js", path: file13, bytes: 412, integrity: "sha384-6Y1rHNt5s8DxNINvt3P2VNL/EncXvlIRVU6NrKva+Ki+6v4VVlzNylEpK5ZDiTbp" },
  { name: "part-70c6f21cee.js", path: file14, bytes: 3351, integrity: "sha384-M2NEsTM1C7plOji9kCZTUK1//rBeWgCU6u9dJvr+Pr4/RZn72vhJiRYHT/8hILJk" },
  { name: "part-72f65856bd.js", path: file15, bytes: 11834, integrity: "sha384-t5plkvGJOAYL7h8ZTrR2ybXNWPcXGVSzlY/3Peg1j795Gfp5GYBo5sJMqg2ss6pP" },
  { name: "part-7826659eea.js", path: file16, bytes: 546, integrity: "sha384-dgD8k//ZWRPPkViM+VLN7Y4EFIcgQCv8x3+8D/SRm6tHsZtSJmfGgxFJE0r9xKcz" },
  { name: "part-7982df2850.js", path: file17, bytes: 131, integrity: "sha384-RzECYhFrw9JftAmJdD/4/Ui3MfAae43ll8owj7o2iYWvOWZ9iIo8MBSRJlaX21wQ" },
  { name: "part-8019e43a31.js", path: file18, bytes: 759, integrity: "sha384-Ap363bJUw1V6xMvqx+jb4hRLZPNoXNdAMiIzOa3ArNTLaRRjLIpgPzeuDcMIhu8i" },
  { name: "part-807d51e7ad.js", path: file19, bytes: 6558, integrity: "sha384-yLb0WJP8fBzccvDoxmuj+BxH4pPX2tKQj17oCD5ZByX1sZq6tua70tL2xeEteeHr" },
  { name: "part-843d70ed81.js", path: file20, bytes: 482, integrity: "sha384-cWFpC5UhryrBB4E6f+UZZfmsbgFdzlhMOi1tAXai+lXshmANRyCyVoEMy03imxkq" },
  { name: "part-903657ac97.js", path: file21, bytes: 37137, integrity: "sha384-QRDKUphix6OIHSrfXLsjNG+eT4NCfSgpYTBbvqzV119fnTgdvGt/VpT7xNA0wtaT" },
  { name: "part-917b51fc86.js", path: file22, bytes: 4199, integrity: "sha384-duaOBfog1cQBaLMF0vTkFcbSejQhVdvlSYJKgnAtQ1sjLqJo3hv4maqdoc+EkqHE" },
  { name: "part-99ae7cdce5.js", path: file23, bytes: 18837, integrity: "sha384-lfoGg+nPUpQj4leNCMSFZ2mkADMpFP+afEQ4wkbBIZ9suLtdDRSACZ10/EfZkzki" },
  { name: "part-aae8cf8e54.js", path: file24, bytes: 1157, integrity: "sha384-JeXgpyUujsNU77GdBzCjYHuzHFCpNPoGvu1jrmkBl12i5/mSVfsm4cPPNDds4wVH" },
  { name: "part-ae482b06ec.js", path: file25, bytes: 7821, integrity: "sha384-BmvENfgr+kHSV7uZxOQQ64xbX0zuoEnn3y9cxivCFX9PBA+zVnz7q/4xbSo2vNW5" },
  { name: "part-b5f1774208.js", path: file26, bytes: 949, integrity: "sha384-g2n5QjPBlYlcieGDDd6xSL409nm+N+WHLbElVS7vhpKzXWQqiqxInClUnSL3NhSa" },
  { name: "part-c5e0099faa.js", path: file27, bytes: 704, integrity: "sha384-LiEVnN+2eDlcqgK3reXSxfxNm/yaU5/rxa6rFKCL7CIoNZKR/ojHLQyukDhWl3f5" },
  { name: "part-cdec23a231.js", path: file28, bytes: 3458, integrity: "sha384-XAhKr1ASFknCsqu/7H1/x0JMgNigcj0Rttf+MdylRErOAyF6Kdk8GsoA0HE3w5sn" },
  { name: "part-df1df33a29.js", path: file29, bytes: 281, integrity: "sha384-cPV7mtE7Ea37t4xHm5vo2LrmL8gabaO0TtQilRDoOugrmIvW9vQArdvcKSGCsY+K" },
  { name: "part-e62aea0244.js", path: file30, bytes: 5001, integrity: "sha384-7trlqHAYDqBjhIGC6BmD1WHMCQLpsOmrpmnTpaK0w5Qd+D/yUG+oHx2OkGNiDTme" },
  { name: "part-ead3f7557a.js", path: file31, bytes: 922, integrity: "sha384-mMPb3rsFFmfWN47Su9wCrwW2kmoB4JYT22eBL9PaB3+Etm1g7a0teAdArw38m3hR" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-8ebf65fe2c.js", path: file33, bytes: 6003, integrity: "sha384-9DZ87Qs6tbpsvstB5EaZGwsQfP+KYNpMFUH42nbRRBPEDVW5+Jv/2OoQWsOAt6tv" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-8ebf65fe2c.js", style: "studio-2c42c873ea.css", preload: ["part-0060ad6d49.js","part-21958335c4.js","part-2c3a5e0489.js","part-705147936d.js","part-903657ac97.js","part-ae482b06ec.js","part-c5e0099faa.js"] },
  console: { script: "console-55b50da3b4.js", style: "console-5144f827d8.css", preload: ["part-21958335c4.js"] },
} as const;
