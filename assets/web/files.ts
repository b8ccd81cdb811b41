/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-33cf747930.css" with { type: "file" };
import file1 from "./console-b39634b711.js" with { type: "file" };
import file2 from "./part-02f58fd74b.js" with { type: "file" };
import file3 from "./part-0d54cc3e35.js" with { type: "file" };
import file4 from "./part-0dbf622153.js" with { type: "file" };
import file5 from "./part-13aff55ae5.js" with { type: "file" };
import file6 from "./part-2264a2ea35.js" with { type: "file" };
import file7 from "./part-28189702e5.js" with { type: "file" };
import file8 from "./part-2d2c9999db.js" with { type: "file" };
import file9 from "./part-3274cba315.js" with { type: "file" };
import file10 from "./part-360fccaae9.js" with { type: "file" };
import file11 from "./part-42bf5bbd02.js" with { type: "file" };
import file12 from "./part-5edf5b13f0.js" with { type: "file" };
import file13 from "./part-600d2ceaaa.js" with { type: "file" };
import file14 from "./part-66239165cc.js" with { type: "file" };
import file15 from "./part-789958358b.js" with { type: "file" };
import file16 from "./part-7a420b4b74.js" with { type: "file" };
import file17 from "./part-7fc469f405.js" with { type: "file" };
import file18 from "./part-80ad773aaa.js" with { type: "file" };
import file19 from "./part-a1536c3eda.js" with { type: "file" };
import file20 from "./part-a27f8298dc.js" with { type: "file" };
import file21 from "./part-aad0e7b010.js" with { type: "file" };
import file22 from "./part-b54c13c1d9.js" with { type: "file" };
import file23 from "./part-bca3c849c9.js" with { type: "file" };
import file24 from "./part-c0c6316e0a.js" with { type: "file" };
import file25 from "./part-c5b8e1313a.js" with { type: "file" };
import file26 from "./part-cdf6539f7e.js" with { type: "file" };
import file27 from "./part-d25ad874ee.js" with { type: "file" };
import file28 from "./part-dece6266be.js" with { type: "file" };
import file29 from "./part-f11248c1bd.js" with { type: "file" };
import file30 from "./part-f25bf5e492.js" with { type: "file" };
import file31 from "./part-f4da64a33b.js" with { type: "file" };
import file32 from "./studio-1dcbb89413.css" with { type: "file" };
import file33 from "./studio-cb77004bab.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-33cf747930.css", path: file0, bytes: 45513, integrity: "sha384-AvC+yE3oGWZpXsi3kwkeoLXM/7Q2hsEglprMHkSGyY+bXBF8kWMOx/ajx4a7YUGk" },
  { name: "console-b39634b711.js", path: file1, bytes: 16097, integrity: "sha384-uUTU69gGIzMhZ8VGDy2eHCVxSS1w5eo56X/L8YT0Zjh6zM8s48LtyEOdDvzly17S" },
  { name: "part-02f58fd74b.js", path: file2, bytes: 1887, integrity: "sha384-oL0TVpE19VeOXbiI7Ic2bJXb6YhNuwzmHnb0ES1MjTIWyg6RRAp6CHFKpSb6bXMJ" },
  { name: "part-0d54cc3e35.js", path: file3, bytes: 7821, integrity: "sha384-SSz75f2bXmCsxTKAtnKXaBWASnqQ9RtxAuLSlYHoU69Pbx9O7AO9I7vSFMKLVRJv" },
  { name: "part-0dbf622153.js", path: file4, bytes: 6563, integrity: "sha384-Yk2dMcc+fYtsq5/SgB3p6wOwZ+jAyDxFOl0wOEKCPkpkhEmYXw0LcyM4qBQnz95X" },
  { name: "part-13aff55ae5.js", path: file5, bytes: 3797, integrity: "sha384-jnrWT7Ozta/Wy4hpOXiNBPGdmCSvlvoIy80d7AaYfOboK1SlFsT5Od0Vg7vQAO/e" },
  { name: "part-2264a2ea35.js", path: file6, bytes: 685, integrity: "sha384-GY/GtYE4Cp3MAVLXUvFtUqG6o5PuUDKsBCVtJScYHME4HSdD5NuFXEzeF0f0pZwi" },
  { name: "part-28189702e5.js", path: file7, bytes: 16103, integrity: "sha384-2FhQ2qSVXjSDXSWcPJYDrYpy1FS03FFzb4B53xQkMEH3qXVGFcjkelAhc+ppju2j" },
  { name: "part-2d2c9999db.js", path: file8, bytes: 1183, integrity: "sha384-mHFQ7zoZBCrjiBz0kRMTpBvt/MFbrjnPjZGK7AGIuWggG6GzQzs58OJl27ZUeG1s" },
  { name: "part-3274cba315.js", path: file9, bytes: 4233, integrity: "sha384-gwE0sfPfh/SoQuYfbGsTRAivilaUSTv9C/Zz6SvFtbm/+0+rUEE5gJk31EwdUCpm" },
  { name: "part-360fccaae9.js", path: file10, bytes: 2309, integrity: "sha384-liE7eynJCyYXSvqdvmoxNX0aOjQnbwmrlflaETyXMeentBsMQLPhpx09peL9Zenq" },
  { name: "part-42bf5bbd02.js", path: file11, bytes: 546, integrity: "sha384-q77IOoynK4ylqi/RZubk4EkMzN6d//HT0Q/AJWjJjTH4aHcWO2vyb7AtDsSVC4Ag" },
  { name: "part-5edf5b13f0.js", path: file12, bytes: 1654, integrity: "sha384-sMPhLe9EpC7yilvpo75Bbi5Fe68kP54KiMByeb1vG+zL0ZOXmUEwIDJV50tf9aJF" },
  { name: "part-600d2ceaaa.js", path: file13, bytes: 3378, integrity: "sha384-vKnHKaHefHl76+Yuyr7N6sCM5PEJPwCYJ573bPuJcjCGOCW291qf+3GZpy6ALXQN" },
  { name: "part-66239165cc.js", path: file14, bytes: 3492, integrity: "sha384-Mzn0UEv6Q76huRmbv4WUqZjbJ/y0Tv7D8WYUR/T1zzB7rb+VF/T0/lL2+gGW6ozE" },
  { name: "part-789958358b.js", path: file15, bytes: 18231, integrity: "sha384-V6iNFaSGsq+n9UmbVVux+q2yH8yzBsVMpkQTi1Eq/JDcEJssh93YRs+otPZsd45J" },
  { name: "part-7a420b4b74.js", path: file16, bytes: 31458, integrity: "sha384-/nNzUoEWNZODPhQj6/ra/kZsdLTOTZguon0a6CSJJuTlV3CnaYoXy+pZWoavGHyA" },
  { name: "part-7fc469f405.js", path: file17, bytes: 482, integrity: "sha384-lE3NNL72RhFVk/SZCQXByINpiNK61cyvGO1OhaLmfNjFKUkJKFvMFrTRogGBXnDj" },
  { name: "part-80ad773aaa.js", path: file18, bytes: 704, integrity: "sha384-aKFAUVTcvV7i/TOjWCKbiVKgIbtkVdgFrOwBup48O6203NdjMgzU3stok/NjtlTa" },
  { name: "part-a1536c3eda.js", path: file19, bytes: 5006, integrity: "sha384-CsNv8K2PLOR7qakz9UAwEJjQ4nQaphU8Qi4L3OznDd6N1DheYYQlL4Eo8htEBTk8" },
  { name: "part-a27f8298dc.js", path: file20, bytes: 131, integrity: "sha384-X+tg8T88tZofbXm62HDiAebTCZvXuXsoxHGcZXvYtqpmB+TO7x59x43cPJa6aeCA" },
  { name: "part-aad0e7b010.js", path: file21, bytes: 72789, integrity: "sha384-ElgXFOt+TwaR8pC6RM4AyCgicm7Y6MIPkxecYrcLhN69bY4PRYnunPqfQXkvus9T" },
  { name: "part-b54c13c1d9.js", path: file22, bytes: 1259, integrity: "sha384-V8x5iUKJE3Fwp4MdaXogNoG/9WpUC7HgsTRSlAkJqeMF6/1cfnC2eSPXtwOuEEgb" },
  { name: "part-bca3c849c9.js", path: file23, bytes: 4840, integrity: "sha384-2Pbgs+I8US4QdAxeFRWva/OjIsB1PqQgsSDHA0G8ZHTorPswiati5zhUjZmr+OnH" },
  { name: "part-c0c6316e0a.js", path: file24, bytes: 412, integrity: "sha384-95xTbX+lutQLytSoNfOQT5bIYKWtV0vQRw2RRVDI/cfpWW6rgIOdTPZHzuPeVG8L" },
  { name: "part-c5b8e1313a.js", path: file25, bytes: 44905, integrity: "sha384-eBggxfUHFlG5ycRJm/n3BIjoAE1EKZQGrFb14U5PprUe+svB6WwVfu3/7XnvUlZR" },
  { name: "part-cdf6539f7e.js", path: file26, bytes: 11868, integrity: "sha384-SMGjXMjJ7QYLB7lH5JsSOsaa4Caa6waert8uZRK3Z9s8JPBrXmr8i9Mz2/HRlwWQ" },
  { name: "part-d25ad874ee.js", path: file27, bytes: 1600, integrity: "sha384-VUr5JEfhdeBf5r/oW+qbZM9cscgQDsyiMNOBBuAuJi9Ax1BiOinF5eEwvMbpKYtm" },
  { name: "part-dece6266be.js", path: file28, bytes: 281, integrity: "sha384-7Sn9WisQcu9MnVDUaywb3N5SnmR62/2XclOgb5thRimYtcXPtMIanX+sD54YYzqr" },
  { name: "part-f11248c1bd.js", path: file29, bytes: 7015, integrity: "sha384-SQRjXVhL6eXazvsPBqWdXYebql+KqB+rMIubPlRLfaBCWxjlUlGxXdeWDqtICuNm" },
  { name: "part-f25bf5e492.js", path: file30, bytes: 37128, integrity: "sha384-XDpJDzv99YKAGJOwoIxZlouQr83Z1CEqQSySMBflXpiLAnYatwHbirP76ah40qVM" },
  { name: "part-f4da64a33b.js", path: file31, bytes: 983, integrity: "sha384-T8fAH0XN4Ib9zxXBBj8bKCW+SDKXfCvizSRpP0v1mP/3p3fCc37oJZYjr5ItUPlB" },
  { name: "studio-1dcbb89413.css", path: file32, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-cb77004bab.js", path: file33, bytes: 6030, integrity: "sha384-Ze/YVU1BYR+Czy/MLJjN79rpwOLVsK31ErUlqCrSv+EB0opzf/+0lBKd+FABw4RU" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-cb77004bab.js", style: "studio-1dcbb89413.css", preload: ["part-02f58fd74b.js","part-0d54cc3e35.js","part-2264a2ea35.js","part-80ad773aaa.js","part-b54c13c1d9.js","part-c0c6316e0a.js","part-c5b8e1313a.js","part-f25bf5e492.js"] },
  console: { script: "console-b39634b711.js", style: "console-33cf747930.css", preload: ["part-c5b8e1313a.js"] },
} as const;
