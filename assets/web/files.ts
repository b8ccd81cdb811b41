/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7c87c61d01.css" with { type: "file" };
import file1 from "./console-fc5987394e.js" with { type: "file" };
import file2 from "./part-0b778acbd8.js" with { type: "file" };
import file3 from "./part-0c14342069.js" with { type: "file" };
import file4 from "./part-16e9f780eb.js" with { type: "file" };
import file5 from "./part-17619d5cf5.js" with { type: "file" };
import file6 from "./part-1efdfc6c2d.js" with { type: "file" };
import file7 from "./part-21e83460f7.js" with { type: "file" };
import file8 from "./part-4698ea007e.js" with { type: "file" };
import file9 from "./part-59fd891df1.js" with { type: "file" };
import file10 from "./part-5c127ee874.js" with { type: "file" };
import file11 from "./part-5dca868214.js" with { type: "file" };
import file12 from "./part-633125e572.js" with { type: "file" };
import file13 from "./part-709c413d0b.js" with { type: "file" };
import file14 from "./part-8276e9a05c.js" with { type: "file" };
import file15 from "./part-83e226fae2.js" with { type: "file" };
import file16 from "./part-88cb364cf7.js" with { type: "file" };
import file17 from "./part-8d042e6ff7.js" with { type: "file" };
import file18 from "./part-92ce5b1535.js" with { type: "file" };
import file19 from "./part-9334e027fc.js" with { type: "file" };
import file20 from "./part-a27f8298dc.js" with { type: "file" };
import file21 from "./part-a58e7d1c3e.js" with { type: "file" };
import file22 from "./part-aa14dfabfe.js" with { type: "file" };
import file23 from "./part-c068c536d4.js" with { type: "file" };
import file24 from "./part-c4f815d00b.js" with { type: "file" };
import file25 from "./part-c6650080db.js" with { type: "file" };
import file26 from "./part-d4607603fc.js" with { type: "file" };
import file27 from "./part-dd5b639b6c.js" with { type: "file" };
import file28 from "./part-e77f70f20f.js" with { type: "file" };
import file29 from "./part-ef4cdd4696.js" with { type: "file" };
import file30 from "./part-f56225b29f.js" with { type: "file" };
import file31 from "./part-f57b96b162.js" with { type: "file" };
import file32 from "./studio-1dcbb89413.css" with { type: "file" };
import file33 from "./studio-bdd5a3e041.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7c87c61d01.css", path: file0, bytes: 45674, integrity: "sha384-Gb5aSAqmZgoUbh8zGVerWW8f4DnEsDHzpNZ/kZfcS+76gyHZ3e3fdcH+T8lrFmQb" },
  { name: "console-fc5987394e.js", path: file1, bytes: 16100, integrity: "sha384-VZrEH6VzxT1m25tOdIb+BLJKc4agKnFBxfI0z7PeRNBM1km44OhzDbolRT3JVzKX" },
  { name: "part-0b778acbd8.js", path: file2, bytes: 412, integrity: "sha384-+M13GtQpDst5kArFW62OmTgPAty57Q/Pnbn/JmZqHmWg6JnJtiG4RfYFAFOD6b9T" },
  { name: "part-0c14342069.js", path: file3, bytes: 31430, integrity: "sha384-ELEDwxl3ZLeuPRFMG1gQ8Fd0cbeTKjHog0yX/iwYbeuUmh4pkE/HgcJPOz/1JJa0" },
  { name: "part-16e9f780eb.js", path: file4, bytes: 72789, integrity: "sha384-Zqp/MvnngNIzD6izb6gWCo9OLnPNpXc3JW+NjyT2fyQtVFEhsjO4+xzMOjUfcKBJ" },
  { name: "part-17619d5cf5.js", path: file5, bytes: 5006, integrity: "sha384-M7gA3MryEUzO0BAq/nqLi4rgIKd3FnT9SgWYV43YyWO0L8AEfSaIeeEJchAT8gd7" },
  { name: "part-1efdfc6c2d.js", path: file6, bytes: 983, integrity: "sha384-QDQj6WlArPNp4BP26J2/g3GnaQ6leWx7MeYTFn+RCZkf24CsVcHG+VMrL6HT7wSj" },
  { name: "part-21e83460f7.js", path: file7, bytes: 3797, integrity: "sha384-jEG0bxUaNfiWYfPItG797vE+Dqrg0j1PpT79Q0p893MXbpD1LFeS5eFPNH/X0hpq" },
  { name: "part-4698ea007e.js", path: file8, bytes: 11868, integrity: "sha384-WUJjvhwc5oMc4m0WbEdWoFR9tXWYSjlQgloQntnpnfZSWC0U/FON/TnY1kC0W3uE" },
  { name: "part-59fd891df1.js", path: file9, bytes: 4840, integrity: "sha384-3bBPMS61HIDRnBuPPfBMtilC53Z8dXssktzT1qKvJJp9SDBiHVe2nIU+gvASUuG6" },
  { name: "part-5c127ee874.js", path: file10, bytes: 2309, integrity: "sha384-Ld9DNjwnRTfSZazFIfFZyhPs9Jr/oXZdTOk/BNo/qhwmoBn9UlTbexrcyvgsl13t" },
  { name: "part-5dca868214.js", path: file11, bytes: 18257, integrity: "sha384-kyDVAj/dWHJxeMPHv5KP/CRF87LKBW8h23tipHVsyAdsWLNjNg7Wv25GA9rlUpvM" },
  { name: "part-633125e572.js", path: file12, bytes: 544, integrity: "sha384-/pSYJMxI6JD2mO2B4h0mZx0FPStnT3Ig3mPJziikVCxo7A2c4jBeS8DTxkD6q9+z" },
  { name: "part-709c413d0b.js", path: file13, bytes: 3378, integrity: "sha384-SlLFR60iSufQxiWvuSJ2mD9XpvbcyAJA/OBj8xlHNWukxE2+bNw6jRZY750PXcWX" },
  { name: "part-8276e9a05c.js", path: file14, bytes: 1259, integrity: "sha384-Xad8A9cglvv4CXow1cr0eEpIZWDmz56QiFnzVUY+14e6bLnUCRigCG0xRfvtrMZl" },
  { name: "part-83e226fae2.js", path: file15, bytes: 4233, integrity: "sha384-J99ptDOgFuECAfR4UFUZA/JDbGPBYzdO9Wet34+OFTq9McZT90qykWm0kyxTzkku" },
  { name: "part-88cb364cf7.js", path: file16, bytes: 3492, integrity: "sha384-w2PVCVkrNYDks8DV9A8B0DOQoud27bm2GFHCjeabYiADfSsMbwPP/sAaRu62bOi1" },
  { name: "part-8d042e6ff7.js", path: file17, bytes: 685, integrity: "sha384-cPsB1dnf8j3OD38AJxUhfsYX64+HGOfVvAFsw5PEYeEWc/Z9Drq7BfAE7Gn2G1AD" },
  { name: "part-92ce5b1535.js", path: file18, bytes: 1654, integrity: "sha384-qNIS4dlllrhEkipZAYoWqQmpPZ44vBhNsm9og+qwWglLDGxdi0f9q/P+yzVEgJqb" },
  { name: "part-9334e027fc.js", path: file19, bytes: 281, integrity: "sha384-v7eZCIee3XHxGxx4Z0t6+RqLpOFT1zB6e8wWt6qdjAu99Bp3X11vlEoGVVxcnPgD" },
  { name: "part-a27f8298dc.js", path: file20, bytes: 131, integrity: "sha384-X+tg8T88tZofbXm62HDiAebTCZvXuXsoxHGcZXvYtqpmB+TO7x59x43cPJa6aeCA" },
  { name: "part-a58e7d1c3e.js", path: file21, bytes: 482, integrity: "sha384-CfrtYGno0bxcGl+cQy+8lKMf3LzdNQ565Tb+CNAmJ/ygz4WXo1FWhsjOseAqkMwE" },
  { name: "part-aa14dfabfe.js", path: file22, bytes: 1600, integrity: "sha384-9IHtgdEj1TB+hGsJy33IbDI2nOAZXpZPnayjTIrkTz7c0jFV1sn9tBQn9hWqqHcd" },
  { name: "part-c068c536d4.js", path: file23, bytes: 704, integrity: "sha384-R2L3h/zmcYtSNKy6yr+zzjRjU72CcmA8FpOc4BN3oWKkGKkpcV9A6CYAv+O9G6wa" },
  { name: "part-c4f815d00b.js", path: file24, bytes: 37114, integrity: "sha384-ViKeEdkdVHjb/dVdqBEfIH8Or2utjGM6Rh//EJhkZ/cxEwpFSWWNJ7m+mD012b9i" },
  { name: "part-c6650080db.js", path: file25, bytes: 16151, integrity: "sha384-rdYOggKC6DtrOBtSQi6UY/Hc8/AvJAoPoQX6qvTcbg6sioZI9kIVDZnLX3O2frOi" },
  { name: "part-d4607603fc.js", path: file26, bytes: 1885, integrity: "sha384-QEYCO+OaKd3R3bmSeIXNQ9qMS0/Qi9JTY97GuLRGVSvNvyghbCk+yR7mgw41N1XG" },
  { name: "part-dd5b639b6c.js", path: file27, bytes: 1183, integrity: "sha384-bwuXGp+GUmsb4OlcBJGyH8hod1LKX1H1ejvA8TPYYrRaPUncjSB/ZhsOSZbcjhbN" },
  { name: "part-e77f70f20f.js", path: file28, bytes: 7821, integrity: "sha384-avtBEm48SgukRlL9L6o5jRdNq7BBhS8WTjZ7pRCugwfLzhIKNhK2M3B4PVvzpgv4" },
  { name: "part-ef4cdd4696.js", path: file29, bytes: 44909, integrity: "sha384-ptXua7UZYnYg02GyYBAMjQ/0WDsENqwaZ6G7dNzPMPbNLT+RQsgw4wTPMfY2kkAF" },
  { name: "part-f56225b29f.js", path: file30, bytes: 6563, integrity: "sha384-SqvCpcPU+4lSa6t9wmZe/t9nW8hm4tLQtb9sK72snBVNeMnh3Fv5mHyW5AOIcO+e" },
  { name: "part-f57b96b162.js", path: file31, bytes: 7015, integrity: "sha384-Q3zGY8l0Yy8+0WGa+46woCE5k9LKnOelWJMs5epsM/elhLL1IopnRsM/4ndGV9Cc" },
  { name: "studio-1dcbb89413.css", path: file32, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-bdd5a3e041.js", path: file33, bytes: 6032, integrity: "sha384-5ETjfPwXiHlPzURKdNc7C7Ms8uRTHfCU7I9h4Htk8oQmzPwGvHd5vClaGXGRSIH8" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-bdd5a3e041.js", style: "studio-1dcbb89413.css", preload: ["part-0b778acbd8.js","part-8276e9a05c.js","part-8d042e6ff7.js","part-c068c536d4.js","part-c4f815d00b.js","part-d4607603fc.js","part-e77f70f20f.js","part-ef4cdd4696.js"] },
  console: { script: "console-fc5987394e.js", style: "console-7c87c61d01.css", preload: ["part-ef4cdd4696.js"] },
} as const;
