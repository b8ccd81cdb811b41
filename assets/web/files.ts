/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-051ea7285f.js" with { type: "file" };
import file1 from "./console-33cf747930.css" with { type: "file" };
import file2 from "./part-02c345f061.js" with { type: "file" };
import file3 from "./part-055363e40d.js" with { type: "file" };
import file4 from "./part-17714e2c3f.js" with { type: "file" };
import file5 from "./part-364174c45f.js" with { type: "file" };
import file6 from "./part-4ba3318868.js" with { type: "file" };
import file7 from "./part-5210cac80a.js" with { type: "file" };
import file8 from "./part-55eab600f9.js" with { type: "file" };
import file9 from "./part-5c818221a1.js" with { type: "file" };
import file10 from "./part-5ca349d6d6.js" with { type: "file" };
import file11 from "./part-5d025ac994.js" with { type: "file" };
import file12 from "./part-604174b568.js" with { type: "file" };
import file13 from "./part-61f630c4d9.js" with { type: "file" };
import file14 from "./part-623aa61161.js" with { type: "file" };
import file15 from "./part-635174bc99.js" with { type: "file" };
import file16 from "./part-6ae60689a8.js" with { type: "file" };
import file17 from "./part-7603e4f749.js" with { type: "file" };
import file18 from "./part-797d9065d4.js" with { type: "file" };
import file19 from "./part-928dd6db9c.js" with { type: "file" };
import file20 from "./part-9334e027fc.js" with { type: "file" };
import file21 from "./part-97414c3d50.js" with { type: "file" };
import file22 from "./part-98f65d38c0.js" with { type: "file" };
import file23 from "./part-9dc5972df4.js" with { type: "file" };
import file24 from "./part-a27f8298dc.js" with { type: "file" };
import file25 from "./part-a29c6b7a09.js" with { type: "file" };
import file26 from "./part-b150a35b1b.js" with { type: "file" };
import file27 from "./part-be7f2ef8bd.js" with { type: "file" };
import file28 from "./part-c2aa2b430a.js" with { type: "file" };
import file29 from "./part-c85cf1a6a2.js" with { type: "file" };
import file30 from "./part-c897b0cab0.js" with { type: "file" };
import file31 from "./part-f9522adec9.js" with { type: "file" };
import file32 from "./studio-1dcbb89413.css" with { type: "file" };
import file33 from "./studio-7225fa9330.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-051ea7285f.js", path: file0, bytes: 16097, integrity: "sha384-Kj0G1BHgZVRaBFf9dWEZeiIZtPak3uprz28+M3Xb4z/VEdTAGVT1zu1lZzroq1JY" },
  { name: "console-33cf747930.css", path: file1, bytes: 45513, integrity: "sha384-AvC+yE3oGWZpXsi3kwkeoLXM/7Q2hsEglprMHkSGyY+bXBF8kWMOx/ajx4a7YUGk" },
  { name: "part-02c345f061.js", path: file2, bytes: 16103, integrity: "sha384-O1vLhCb76loaORHWmWV5GfRcWm9aiK+iAWVQy8ZkbImof01mNOa1nBVvxl647FNG" },
  { name: "part-055363e40d.js", path: file3, bytes: 6563, integrity: "sha384-eiOYrcQBTa1QsiTyT/SRN2FCZCAVeheRBjKWettl3h7buuOerOVxnrRfonJ4FDaD" },
  { name: "part-17714e2c3f.js", path: file4, bytes: 1885, integrity: "sha384-QRKmUn4rQQxyJ6OY2FxKrCYxvKJ9UZf7mLKt3himoBkszzD4ng4/BUxDC/7H4SfI" },
  { name: "part-364174c45f.js", path: file5, bytes: 7821, integrity: "sha384-7BS2Tq8iish2srwwLlV56xKVKEzdiyiSazwr4xqn8hSPqsXFAaVMyYMOnM0gyoV5" },
  { name: "part-4ba3318868.js", path: file6, bytes: 1654, integrity: "sha384-WLWCPfcngmyx2MA2pbKQys+O61ASM+qtaRRddaOgKVqfwqCMIFP/vZ3a/7KXKb23" },
  { name: "part-5210cac80a.js", path: file7, bytes: 4840, integrity: "sha384-nFJ7EqDs8wBgCyW6LVCPnIIUkRWiSHi+zfqOmyos85vxIsL0PaR4lwfoqEirgSma" },
  { name: "part-55eab600f9.js", path: file8, bytes: 72789, integrity: "sha384-6Fg5KBZR5J7bqjqucs+t2zl3eTcIOvohFKpOxMJhnHEm7jqsJqym/ZiTTKj/cu2X" },
  { name: "part-5c818221a1.js", path: file9, bytes: 704, integrity: "sha384-KJi9UoYy1c29fPIu1kRlITukXt36Pt3Wy2AAz/5dw5TWMi/850ptw4JBynnGI4g8" },
  { name: "part-5ca349d6d6.js", path: file10, bytes: 482, integrity: "sha384-F8BceqBNg1tUu5dxmT2O1vrCDUR2ggMQVHBLAzqLz8ZKVWfrv+qH0CLf9p7aHavT" },
  { name: "part-5d025ac994.js", path: file11, bytes: 3378, integrity: "sha384-cviy+y4QUyIac/PYQyXIHivijp+QQonYdpqjjYkhtodH0SDnt0wnB4uHtcizg1Np" },
  { name: "part-604174b568.js", path: file12, bytes: 4233, integrity: "sha384-V1xzZHRAkucPUctg5LgHIwmaADn1tZTBTRJj01VHLq+Jqm1AXwtK3Wa7lkmE3cZ6" },
  { name: "part-61f630c4d9.js", path: file13, bytes: 1600, integrity: "sha384-UxPU50gzzYsAlQoWE5redkZtI3L8KeIPeoWp13z7JO8hjte3EB43eXV5xNZLbCmb" },
  { name: "part-623aa61161.js", path: file14, bytes: 44909, integrity: "sha384-eqxAbD4/QChQFOnlXP/kJtAz9InWMFJqg8piFC474+zfbhUGziAhS/Ql8hSWOQET" },
  { name: "part-635174bc99.js", path: file15, bytes: 983, integrity: "sha384-k2qfgUeQMfLgL2w2mTUf/Q+k+SI8TIBFIz3HjZ9VADMN6Kzfsf1GIIlrNAmY2iql" },
  { name: "part-6ae60689a8.js", path: file16, bytes: 2309, integrity: "sha384-bMbtQnRg7oUDcE38yZjqV8cogxkV8l6azQWmpRPdKLvN5LMicNRqNX8PPRV4iLGc" },
  { name: "part-7603e4f749.js", path: file17, bytes: 5006, integrity: "sha384-0FAMbT5D0AmTQ9Cmn2RjAHJrgLv+/TMuYKa9JRf02y82O/68DDch5lLuQTa8Ueco" },
  { name: "part-797d9065d4.js", path: file18, bytes: 18230, integrity: "sha384-pBL8e3H1QP2prFf1sCB4atvVNoZVkxbLNmngFsrT6CS0sdPugrv2rDSat2K4TpGw" },
  { name: "part-928dd6db9c.js", path: file19, bytes: 412, integrity: "sha384-v1sBRn+6uU2gCQg25EFnsvejlaw9LX1BRQG9v4TdVQVpE/UDO4+peIyhxyyoWzWN" },
  { name: "part-9334e027fc.js", path: file20, bytes: 281, integrity: "sha384-v7eZCIee3XHxGxx4Z0t6+RqLpOFT1zB6e8wWt6qdjAu99Bp3X11vlEoGVVxcnPgD" },
  { name: "part-97414c3d50.js", path: file21, bytes: 1259, integrity: "sha384-XU64+9G3lwtlCiM7Upp0hlFYfnCCjWEen3vyKJ0ZB9ygxt8RMeO+0b2zg6tXlLlj" },
  { name: "part-98f65d38c0.js", path: file22, bytes: 3797, integrity: "sha384-kY7by/Oj8ZMaDGbZ0K8QIiSDTcUoIDgy5pk57xr6niwJR3Ow/qEoQWGXyeBedqZR" },
  { name: "part-9dc5972df4.js", path: file23, bytes: 11868, integrity: "sha384-aNV2+d8ENn6dMIyEtSZ3hUp82iMZ4HnklC7GVwP5/SMgm7KeKPpLsGIxOShylpI4" },
  { name: "part-a27f8298dc.js", path: file24, bytes: 131, integrity: "sha384-X+tg8T88tZofbXm62HDiAebTCZvXuXsoxHGcZXvYtqpmB+TO7x59x43cPJa6aeCA" },
  { name: "part-a29c6b7a09.js", path: file25, bytes: 37114, integrity: "sha384-0j2xPB9iCDgakKUQbfyrAvCZP/fOMOjhUBvz8DlAul/RpVGqyBuhJEwHgmf3PLSx" },
  { name: "part-b150a35b1b.js", path: file26, bytes: 685, integrity: "sha384-ZrjsBrAMIA4SvcyZek2/BB2nL488p4ZJd4Gj9G3A4N7aSDr3vuM1KIepKkR3JOuJ" },
  { name: "part-be7f2ef8bd.js", path: file27, bytes: 544, integrity: "sha384-8pnw5ztaTDUMfbYY8g9PikXHhutDDmWVwujujMDWDgV5yEjDrFJVKtCbrlyzR/lx" },
  { name: "part-c2aa2b430a.js", path: file28, bytes: 31430, integrity: "sha384-0T7e6Cvrg5jaUHPl8bINvZm1Vj6FxY0nMrDUwOagFBGzY01/6Dtx8h4D8K4HvKeY" },
  { name: "part-c85cf1a6a2.js", path: file29, bytes: 1183, integrity: "sha384-MsFOmlgAFRaqlSnJK1W9gkr3YFItmFgnMmpwz7sojVajHrz/B4rWSm/d5sPOrNd3" },
  { name: "part-c897b0cab0.js", path: file30, bytes: 3492, integrity: "sha384-/BBusPcNZ3Ut+7RHnH9PvQbEIFPMXjqhJ0amIheCJbfNtojtzyL+uY7P7g6trEnP" },
  { name: "part-f9522adec9.js", path: file31, bytes: 7015, integrity: "sha384-JrFTQzWP3kujU5olQ2ItNtYzepfdpEJZGzouEoInr3lXzXuj/Ex4p59Ytt4rDmTW" },
  { name: "studio-1dcbb89413.css", path: file32, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-7225fa9330.js", path: file33, bytes: 6032, integrity: "sha384-TTOSTdSC0F9fmu/JI2kCT1A/Q0YDfrBCvQ9H0j3dkL02ytLJHCmPKJcYHSw0iQHO" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-7225fa9330.js", style: "studio-1dcbb89413.css", preload: ["part-17714e2c3f.js","part-364174c45f.js","part-5c818221a1.js","part-623aa61161.js","part-928dd6db9c.js","part-97414c3d50.js","part-a29c6b7a09.js","part-b150a35b1b.js"] },
  console: { script: "console-051ea7285f.js", style: "console-33cf747930.css", preload: ["part-623aa61161.js"] },
} as const;
