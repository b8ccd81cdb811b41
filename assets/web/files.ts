/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-c38077c5c5.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-086f4ba75c.js" with { type: "file" };
import file3 from "./part-11efe4610d.js" with { type: "file" };
import file4 from "./part-16711a48af.js" with { type: "file" };
import file5 from "./part-285b3f7d20.js" with { type: "file" };
import file6 from "./part-2bb2741d24.js" with { type: "file" };
import file7 from "./part-32353f3cc6.js" with { type: "file" };
import file8 from "./part-4319c7bbee.js" with { type: "file" };
import file9 from "./part-560daa4cbb.js" with { type: "file" };
import file10 from "./part-617acf4faa.js" with { type: "file" };
import file11 from "./part-6186d8cdee.js" with { type: "file" };
import file12 from "./part-690c237326.js" with { type: "file" };
import file13 from "./part-6df8517cbe.js" with { type: "file" };
import file14 from "./part-6e9e77d9e8.js" with { type: "file" };
import file15 from "./part-738728c570.js" with { type: "file" };
import file16 from "./part-7966505997.js" with { type: "file" };
import file17 from "./part-7cd7bcc19e.js" with { type: "file" };
import file18 from "./part-9351c3c829.js" with { type: "file" };
import file19 from "./part-968953edeb.js" with { type: "file" };
import file20 from "./part-9c3f667acf.js" with { type: "file" };
import file21 from "./part-a06a48b471.js" with { type: "file" };
import file22 from "./part-a2c444d00d.js" with { type: "file" };
import file23 from "./part-a97ded7f85.js" with { type: "file" };
import file24 from "./part-abe050a874.js" with { type: "file" };
import file25 from "./part-bb8cb51ab0.js" with { type: "file" };
import file26 from "./part-c1db887514.js" with { type: "file" };
import file27 from "./part-d04a714be4.js" with { type: "file" };
import file28 from "./part-db6af01e8a.js" with { type: "file" };
import file29 from "./part-dda3b97766.js" with { type: "file" };
import file30 from "./part-ddf0ea3a9b.js" with { type: "file" };
import file31 from "./part-e73cb734a1.js" with { type: "file" };
import file32 from "./part-fa478740b6.js" with { type: "file" };
import file33 from "./part-fef7af2f81.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-526c52e2e0.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-c38077c5c5.js", path: file0, bytes: 18130, integrity: "sha384-69xi+GdhGLAirU0M1gnS+Eokw+PQ3wrycJlM+KbJjJkm5DPbckpQKZgS7OiglTYP" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-086f4ba75c.js", path: file2, bytes: 6617, integrity: "sha384-rxMIOT0QgtgoBAIC/DiymaZ0Jz5gHK/ttTvQuPzCySG4p1ns7/GODrTOnUMXhiMM" },
  { name: "part-11efe4610d.js", path: file3, bytes: 5024, integrity: "sha384-sr5hbT8Q0EsSPpP8mHHHslvkCEowuskRZanPENyVoGmE2728iC6P/bDZspjBCE/J" },
  { name: "part-16711a48af.js", path: file4, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-285b3f7d20.js", path: file5, bytes: 73332, integrity: "sha384-Hptcl9ZNardAm81tdMJjLJsDgqUpCxByF+CjN4njXqxanke+C5nY2Y3jOcFdwW63" },
  { name: "part-2bb2741d24.js", path: file6, bytes: 7028, integrity: "sha384-ZecuF/USWogcnGRfc2fmG+4RPjHsvqCX5RCR47vonT42MNITGoDYWUPzMeFU20dF" },
  { name: "part-32353f3cc6.js", path: file7, bytes: 704, integrity: "sha384-WdIlWbocmy6XD0PQ3uyLgVndMGW+66V/U+8q3EcwCa6cweSeZnFRPBWT/6tXduCS" },
  { name: "part-4319c7bbee.js", path: file8, bytes: 3630, integrity: "sha384-IwiLgS8fJP7cnlh82bdpFet8Lcw8Cjo7qmGez89yF9f9EzviiMqQf3uB1hFpYEz7" },
  { name: "part-560daa4cbb.js", path: file9, bytes: 59519, integrity: "sha384-mJrLN1YohksHZmMehf6nac2KMLIr3fTlfmPyeS5Hf5HVu3lnaicMdpHtsmtl5JPl" },
  { name: "part-617acf4faa.js", path: file10, bytes: 488, integrity: "sha384-xZiPYPDZeCGgs+9IffJij64Sgpwg0GiXDWPt82M3MN952qaI+jfSeBDAbprj0PeJ" },
  { name: "part-6186d8cdee.js", path: file11, bytes: 2309, integrity: "sha384-7o+m+JKb0aAmDNSFC8tHbuAJQBh9wbyFfzxYFC5+E5iWxSx8TYsS4Rs+1mVwcyaQ" },
  { name: "part-690c237326.js", path: file12, bytes: 279, integrity: "sha384-dITFUIad+DYIT1KcQLAEYUcwwQDaEDMbzYyMOKeFHrpm0hXcUPx5QEfQYVqfR1W9" },
  { name: "part-6df8517cbe.js", path: file13, bytes: 546, integrity: "sha384-8aXFBLKf7l6YscUsrF8Jlr0KLgLOy7xPHu1i2fkslh2Zla7n7VF+IDXLJ4YrxtYM" },
  { name: "part-6e9e77d9e8.js", path: file14, bytes: 33031, integrity: "sha384-PeZqfutP3rpy2D7bvbV/M2cJ6AToEYCKMnBStgGcSO+hTojckU9/yDvf77PT33SI" },
  { name: "part-738728c570.js", path: file15, bytes: 759, integrity: "sha384-dxPjDgufg4G3Ksf3i+xcKFPS1/z17eOh5nfwKlvs/Mz3SbCdV71+pSJMduRjCDhM" },
  { name: "part-7966505997.js", path: file16, bytes: 414, integrity: "sha384-x3OjZpnM6JEcaHSxEwg/HqXKh6F11mEA3Ze2Jz6Ij+2dUerxp69XHJepTSPrqhWc" },
  { name: "part-7cd7bcc19e.js", path: file17, bytes: 3393, integrity: "sha384-bRFBKQnMo6OpYZHhc+RX2YC2m4pTKEBcRlwPl4F1S+5oQFFTE20MOKvVzCJZfDLe" },
  { name: "part-9351c3c829.js", path: file18, bytes: 6466, integrity: "sha384-tFtoR9Xv4al07xf2B1IQ6kZ4Dm8Djw89jPaBj2m1FVqJIaN0Mut3RT8cJT+w1G9A" },
  { name: "part-968953edeb.js", path: file19, bytes: 922, integrity: "sha384-DufvsY/fvSp30YhFYvXtNa/VeY3wNFNyimKBBqvraq+2Fygnl516f9YPObD57DaH" },
  { name: "part-9c3f667acf.js", path: file20, bytes: 3828, integrity: "sha384-oUPylrFSnQn8W+y9alX4Eo/FG21bCbsgrDHJDaoxV2dbnRlZmULAQjC3ON0IURBe" },
  { name: "part-a06a48b471.js", path: file21, bytes: 577, integrity: "sha384-NbNefPPIsVMNsqi0svpFRhQIhIevXjeJXUxcg/YyexSGG5GLHSdan+HgcfmYyk6J" },
  { name: "part-a2c444d00d.js", path: file22, bytes: 47991, integrity: "sha384-CGbTiHcChkTjPHC1KliQ1XLZ6Bs4gpfoGIOsy6a9z5vm8Ty8BotpEREbbnPsEtbx" },
  { name: "part-a97ded7f85.js", path: file23, bytes: 4372, integrity: "sha384-7QotAOOyywaABWmDtFzH0aayff7yEmjgyc8fDASVHVM1iD0Ma/dAJjMmXc/4tTeK" },
  { name: "part-abe050a874.js", path: file24, bytes: 1649, integrity: "sha384-y64dqgD5nj8uGNckStEkXzLGcQwpiKFZiI7ipn1wM11AVbhtOpwGvyYsYfD8yGSq" },
  { name: "part-bb8cb51ab0.js", path: file25, bytes: 16238, integrity: "sha384-St4XMzm89XDkswvgrk0DyXNQaYKHYn1jQVIxsOEjI9BKwnHmU6uZY+2q6nKOSgcZ" },
  { name: "part-c1db887514.js", path: file26, bytes: 1153, integrity: "sha384-YI8aFbXIPWPrRjgcs2r13Fswusk2GBVmxe4VEAneFAAIQwbQ01paY4AmJFX3F5Ge" },
  { name: "part-d04a714be4.js", path: file27, bytes: 547, integrity: "sha384-m8Srq/9JsJG8TWBk3T1ZWNGVfafM9pj9MhYY8Gvi1pPe9wv+OM0zrdQGTEkrG/x/" },
  { name: "part-db6af01e8a.js", path: file28, bytes: 728, integrity: "sha384-quKjtFCnxVsu6SgCoxDXTDOG74AusBlz4BoBYi0qom4DVDi1Vtk9BKtbcxMzb+Lm" },
  { name: "part-dda3b97766.js", path: file29, bytes: 1934, integrity: "sha384-HqG6Ex3UWXTQGfbWAUspp64I09I/5t5G7s3n/1h63ofs/Q+P7vJTY6Xb3mm/K7eD" },
  { name: "part-ddf0ea3a9b.js", path: file30, bytes: 5753, integrity: "sha384-9/8AQ/6sr2pcuIZZaizpyCvdr+Tpl6TmvOtOMgPpcw+dExywPfAhMTwTSGx599te" },
  { name: "part-e73cb734a1.js", path: file31, bytes: 18840, integrity: "sha384-cCclxWOBzVxlnf+w4rP02APDgEl7nAfz4A7C/unKxplBe372GqhjwhG6N7l/rGmu" },
  { name: "part-fa478740b6.js", path: file32, bytes: 14942, integrity: "sha384-IcvfQzgWr4894NS3pqemznbARr0iy7Y2Yo7kFK02nNBksudn6yfIpcrvMw6jnbo6" },
  { name: "part-fef7af2f81.js", path: file33, bytes: 7982, integrity: "sha384-hFnFURwZfRMAUIcfi+4N5vyZJ16apwzmPbBp7IHGw7B/RKUVSFt4NqrRZPy9xT2b" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-526c52e2e0.js", path: file35, bytes: 5977, integrity: "sha384-gmubsasTrk02TiGCji4u1nIOZpF1COI570szpeftaq5ExM65Ir+X2xVYPGkBAP2D" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-526c52e2e0.js", style: "studio-23bd6e4910.css", preload: ["part-32353f3cc6.js","part-560daa4cbb.js","part-7966505997.js","part-a2c444d00d.js","part-db6af01e8a.js","part-dda3b97766.js","part-fef7af2f81.js"] },
  console: { script: "console-c38077c5c5.js", style: "console-c728e73536.css", preload: ["part-560daa4cbb.js"] },
} as const;
