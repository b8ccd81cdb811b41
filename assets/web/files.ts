/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-7b851b2b97.js" with { type: "file" };
import file2 from "./part-06ce4269b9.js" with { type: "file" };
import file3 from "./part-0a427810bd.js" with { type: "file" };
import file4 from "./part-0bd3c0b463.js" with { type: "file" };
import file5 from "./part-11e3ff3114.js" with { type: "file" };
import file6 from "./part-13345d9e60.js" with { type: "file" };
import file7 from "./part-14cf4b6a07.js" with { type: "file" };
import file8 from "./part-16fab99135.js" with { type: "file" };
import file9 from "./part-1d167ede04.js" with { type: "file" };
import file10 from "./part-1da907b136.js" with { type: "file" };
import file11 from "./part-21c587fc59.js" with { type: "file" };
import file12 from "./part-229bd113fa.js" with { type: "file" };
import file13 from "./part-3504dc2a6f.js" with { type: "file" };
import file14 from "./part-36acbb9ae2.js" with { type: "file" };
import file15 from "./part-39f23a02e9.js" with { type: "file" };
import file16 from "./part-49561249f4.js" with { type: "file" };
import file17 from "./part-5560643c35.js" with { type: "file" };
import file18 from "./part-598354762d.js" with { type: "file" };
import file19 from "./part-64426db952.js" with { type: "file" };
import file20 from "./part-6d1698e09c.js" with { type: "file" };
import file21 from "./part-a4c95f960f.js" with { type: "file" };
import file22 from "./part-ad2b377ca1.js" with { type: "file" };
import file23 from "./part-bb5f2dadf4.js" with { type: "file" };
import file24 from "./part-d031078009.js" with { type: "file" };
import file25 from "./part-d5ce4b1da5.js" with { type: "file" };
import file26 from "./part-dd106c0727.js" with { type: "file" };
import file27 from "./part-e88a36340d.js" with { type: "file" };
import file28 from "./part-f45af5c09e.js" with { type: "file" };
import file29 from "./part-f9746c14a2.js" with { type: "file" };
import file30 from "./part-fb2ac882bb.js" with { type: "file" };
import file31 from "./part-feb8d53eb8.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-8a9e7e7f0d.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-7b851b2b97.js", path: file1, bytes: 17718, integrity: "sha384-FvVqV/MnJvBzwq3wQ2AcuCJ13wpRNvyANWk8xDjDJuS1XzA8/29GseIOoMBqS2bZ" },
  { name: "part-06ce4269b9.js", path: file2, bytes: 3393, integrity: "sha384-japFJuj/hshdzfczOHAuvlx052W4urAU2of/iMTDTFukJU0BbaTcdCz4rPYDFKoN" },
  { name: "part-0a427810bd.js", path: file3, bytes: 47685, integrity: "sha384-4wc9EjIWfT/6YjDjXuo8treR81iMAQEH7IPLfegjl8IvmHKe7Vvzwkv3iyB4HD4m" },
  { name: "part-0bd3c0b463.js", path: file4, bytes: 11851, integrity: "sha384-fjxX8yHDZ5BN+7CvUMZ0Grw5XnEdJLn/Cs+KZTGZz47bz236buTgg54kR+6ae5ct" },
  { name: "part-11e3ff3114.js", path: file5, bytes: 32966, integrity: "sha384-YS+0OEjtKAW/YG8xykBcFtV3S9FMNnQjfsXOiD13USRIGdRSb5T3k24WCyO1iASX" },
  { name: "part-13345d9e60.js", path: file6, bytes: 55431, integrity: "sha384-preL4Tc6DSDlkj0hWjwE6nGLYm3vIJW6UrH6bZTP7mYZeGzl+OqdE/Zz7oa43hB7" },
  { name: "part-14cf4b6a07.js", path: file7, bytes: 922, integrity: "sha384-1eLzbzk2lfGyfcxYDY4ZrHpjR7hxrcHcf5BCCklyHWrCoxnhAmsJlGJ+fnkthlyE" },
  { name: "part-16fab99135.js", path: file8, bytes: 5755, integrity: "sha384-401fltzPXhgT5DAMesy9gPIaWHlPRe+HBuEsTW8NLEwtgyc6B1WWM0B3mBN02hb1" },
  { name: "part-1d167ede04.js", path: file9, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-1da907b136.js", path: file10, bytes: 704, integrity: "sha384-ugHPvzHtTe1hTyfWO31IZ54ofM63VmZLIZA59E1B0z6Uujr9dXG9HngBUVHj0YOh" },
  { name: "part-21c587fc59.js", path: file11, bytes: 412, integrity: "sha384-v32bcrU4etCvTbUfI7xoTw2PjlsfqlJMud9oHsJVMAg8BxNc33p19SSMqmvgusOR" },
  { name: "part-229bd113fa.js", path: file12, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-3504dc2a6f.js", path: file13, bytes: 72966, integrity: "sha384-GSAKLbsUs00LsRafwLuNvEL+kpbOoZI7m5yuC7UCuVrA2aG5/JREVjJp9kXhHJAu" },
  { name: "part-36acbb9ae2.js", path: file14, bytes: 4992, integrity: "sha384-nO0OXUopCe9POm7XKNZ9lS+hdl/b/03H9ENfsJjCNBb58lp5pcSHqcs4SjZXdHD9" },
  { name: "part-39f23a02e9.js", path: file15, bytes: 3828, integrity: "sha384-I/D1HN5gC//OMrd96UPfx8SkgJhwBbPA/3IPmzwZgtHMihJ0kYb8X2auNLmY2L+0" },
  { name: "part-49561249f4.js", path: file16, bytes: 3464, integrity: "sha384-jgw4y5JbPQB+3HsfJdAbPpMt47ScnNCMLs8UQcBtMqK16/1H5jDA0WN5Wvvpi/NI" },
  { name: "part-5560643c35.js", path: file17, bytes: 759, integrity: "sha384-PudLmQ9M9SgYh/EQVSu0pKBSzqh/4B/2NXCQcZNVJpvLo6SGuvfQX+DLTcEwwEu5" },
  { name: "part-598354762d.js", path: file18, bytes: 4372, integrity: "sha384-eeTGvO+e0/9t1Ru3a/cOSvMx3XTYoQx4fTZAytROMotuwYWIsJ/x0vAZ2uJlCZPV" },
  { name: "part-64426db952.js", path: file19, bytes: 2309, integrity: "sha384-AzKGfscqvNZDps4iBn5fR2Lb9IpMy5aEKDvm6lt2M5dVgl9YRJGGNiLtpFL4SJIO" },
  { name: "part-6d1698e09c.js", path: file20, bytes: 16186, integrity: "sha384-BLfOHoCy1dXMcIlfJUVTnPGK/RCAo8h8o4DH7sL3p8XVdZZLh8i5N+Ma85MrNx/i" },
  { name: "part-a4c95f960f.js", path: file21, bytes: 6470, integrity: "sha384-pFn0bbe/J61zvHGORFsTqZ0haMzmJPnmJfs1TtMew/lWk/kjEfuVlKB2lQ54G++3" },
  { name: "part-ad2b377ca1.js", path: file22, bytes: 1934, integrity: "sha384-4SUjKVnSOcs5TAOQls5puahthD5OGf4sVm0hOu1iz5IxKQS9pdSqJIDLw7tJalkS" },
  { name: "part-bb5f2dadf4.js", path: file23, bytes: 6585, integrity: "sha384-LHiP5JOfOTME1uwAzlus+mGhsGwzJ4rzeCx9j7Mx/pN3ptYJMCW3Onj/SjymvKzB" },
  { name: "part-d031078009.js", path: file24, bytes: 546, integrity: "sha384-OhesUR+Bu29EDx447VlKrXChibaqj6a7psYZjTLPS3u9Nz/tA0CEW6Xkjx7jpP9X" },
  { name: "part-d5ce4b1da5.js", path: file25, bytes: 1155, integrity: "sha384-QeFBpfaVxEEDrqFPhFrYVpfnLl2s2Peh3VNlGU2xON9MrCtvqI43JiwZschHxA3u" },
  { name: "part-dd106c0727.js", path: file26, bytes: 7942, integrity: "sha384-vwef02tpFgKWwC0QcBP8ZTZmkPwNW/Q5rMbAi6gQRnbiFS4DbZl+2qYGq/xVrseF" },
  { name: "part-e88a36340d.js", path: file27, bytes: 955, integrity: "sha384-waWn/ip2O8j2YihE4vLfYFYQOwJp7ZFJNh6BxKZ47FE5OYEbAu7XXnMAa5Ml31II" },
  { name: "part-f45af5c09e.js", path: file28, bytes: 18840, integrity: "sha384-7z7GS4XO8EqZec3KzQKoCyYGcB0nYzKS5QvObP7Fy6n9JFlWqH34Z3h0G8yDnMaj" },
  { name: "part-f9746c14a2.js", path: file29, bytes: 1649, integrity: "sha384-t3Nkfjj2S89sX9j1ys+IIRrNZOONl5GWRsnV4dJip5ss/qjSKKADYAdP6zdYpAFI" },
  { name: "part-fb2ac882bb.js", path: file30, bytes: 488, integrity: "sha384-/1hOo/IY8oUw6P5IaO18fOcgK3tq7dFFHAoiw72r3ZsCwsjZTMC9VThASZMXA2q8" },
  { name: "part-feb8d53eb8.js", path: file31, bytes: 728, integrity: "sha384-8QAkFJCjAoIc9jMGCwgCH/xtMWQKLgXmhDhNemKA9qC4o9nMc7k+nuXm9h+O5mj1" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-8a9e7e7f0d.js", path: file33, bytes: 5977, integrity: "sha384-tldtZUzsAbwDvi20lu1Lf0iDNEma6vReHerFAUtpGKtcCZhNXgPa8B88goO7pshF" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-8a9e7e7f0d.js", style: "studio-23bd6e4910.css", preload: ["part-0a427810bd.js","part-13345d9e60.js","part-1da907b136.js","part-21c587fc59.js","part-ad2b377ca1.js","part-dd106c0727.js","part-feb8d53eb8.js"] },
  console: { script: "console-7b851b2b97.js", style: "console-11eafe72e8.css", preload: ["part-13345d9e60.js"] },
} as const;
