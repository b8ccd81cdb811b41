/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7ca9c4e87f.css" with { type: "file" };
import file1 from "./console-b182e0ce9d.js" with { type: "file" };
import file2 from "./part-0f3cb9b275.js" with { type: "file" };
import file3 from "./part-1373a5fdaf.js" with { type: "file" };
import file4 from "./part-229bd113fa.js" with { type: "file" };
import file5 from "./part-3dbc7a345d.js" with { type: "file" };
import file6 from "./part-4165be0149.js" with { type: "file" };
import file7 from "./part-44688ea3ed.js" with { type: "file" };
import file8 from "./part-4e349d311b.js" with { type: "file" };
import file9 from "./part-4ee487fbdb.js" with { type: "file" };
import file10 from "./part-508ae38175.js" with { type: "file" };
import file11 from "./part-5ca9b2f0ed.js" with { type: "file" };
import file12 from "./part-641c57b73e.js" with { type: "file" };
import file13 from "./part-643a2501e6.js" with { type: "file" };
import file14 from "./part-70f3438f77.js" with { type: "file" };
import file15 from "./part-7a61d13ba2.js" with { type: "file" };
import file16 from "./part-9b3b9013c6.js" with { type: "file" };
import file17 from "./part-a2c39867b9.js" with { type: "file" };
import file18 from "./part-a67c78c349.js" with { type: "file" };
import file19 from "./part-ac89fac495.js" with { type: "file" };
import file20 from "./part-adb80f3ad4.js" with { type: "file" };
import file21 from "./part-bdb33a2d3a.js" with { type: "file" };
import file22 from "./part-c8bd1d0a4c.js" with { type: "file" };
import file23 from "./part-d5a91ae64d.js" with { type: "file" };
import file24 from "./part-d9f2dd13d7.js" with { type: "file" };
import file25 from "./part-daa5eba8a8.js" with { type: "file" };
import file26 from "./part-dbc62f9dc5.js" with { type: "file" };
import file27 from "./part-de9ed244e0.js" with { type: "file" };
import file28 from "./part-dfe47c7fb7.js" with { type: "file" };
import file29 from "./part-e1700d23a4.js" with { type: "file" };
import file30 from "./part-e739c609fe.js" with { type: "file" };
import file31 from "./part-f2094270ed.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-857fb4b027.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7ca9c4e87f.css", path: file0, bytes: 46448, integrity: "sha384-+Sv80Mydyq7X8MSuRLvuF/DkPvGt+RaL/fpuSMqStYiqlE/hEM4n/Uk12ccZHVAm" },
  { name: "console-b182e0ce9d.js", path: file1, bytes: 17718, integrity: "sha384-b3ZC9nX2p6Rp6FMu+7/YmTIHC6+bcfx0Ct/dx7F0KPgPMPa8LvIG9Q5jrtCtersd" },
  { name: "part-0f3cb9b275.js", path: file2, bytes: 922, integrity: "sha384-Xh7YX01XjdHtSw9Guibf2Pwn+TvKGZ9/8Ec7nDEXn5UeuigA59gxJgz7hAoV/5DP" },
  { name: "part-1373a5fdaf.js", path: file3, bytes: 11851, integrity: "sha384-TlmDF7Q8hfUQGJk0DGGGFW0+2MZWhBv8JuOhkBWTkjbyg4NSrR3d6cXzQNJkhFhF" },
  { name: "part-229bd113fa.js", path: file4, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-3dbc7a345d.js", path: file5, bytes: 704, integrity: "sha384-8FaFv85VJqhWrQeKMlurU84Je3z77aAV4aZRgrTQrl+DQpbjJswuJRPx0HIFl256" },
  { name: "part-4165be0149.js", path: file6, bytes: 1155, integrity: "sha384-FeWTIHL1JY4mU7nN+wlf1DcvHHnl78fRtlNCkL2RhTBc6DNGlYur9Q+TVH4XnlTn" },
  { name: "part-44688ea3ed.js", path: file7, bytes: 488, integrity: "sha384-RmPvZj9wJIjUMpLHJnGlSYpZgQLkeLkZXFfcXLjbU9aUcyFeIEPKYXjzf03I17CK" },
  { name: "part-4e349d311b.js", path: file8, bytes: 1939, integrity: "sha384-mlsJwTGIowWgUOZDjjGSj7gbpu1L0zH1Y7ebm+qR42270NSyHc/WOMv2/5DugpqZ" },
  { name: "part-4ee487fbdb.js", path: file9, bytes: 3828, integrity: "sha384-EbmNfTZ4iWrk4u6fKmZsV3M0fSwu51ZOjVQK3ahJWGNoCbkK8/xyc2mIeybjftJG" },
  { name: "part-508ae38175.js", path: file10, bytes: 759, integrity: "sha384-WI7p7q/TODvJ5qjSLlfXTT0Ys5mQRWO+3uots1smprh7DYnNp2DHGlpN1BOFsC4k" },
  { name: "part-5ca9b2f0ed.js", path: file11, bytes: 2309, integrity: "sha384-UMJR1eb25TKyRdSd+A1x4h1rGASDZ9eww4s7wJxxR7soS0YjB2jKiDc/bkN4c/V5" },
  { name: "part-641c57b73e.js", path: file12, bytes: 72966, integrity: "sha384-Rw9ZxaSFAxC/CG8gD+eIh7VS9+HtsU+RHxMb3mzgDJ94CWVnaaT6GRRWQCtW1dao" },
  { name: "part-643a2501e6.js", path: file13, bytes: 5742, integrity: "sha384-uUtSGOJLjoON87kIfbrUKk98sgxdiDqtkvt5GIlVVNOU7va7tTPNQe2M94lns8ew" },
  { name: "part-70f3438f77.js", path: file14, bytes: 8128, integrity: "sha384-B9xuAzkLKQ0XU6h18TUI/J8Y1IJTw52hVp/ZD9DPFxFa9AZjjgtxlFW24anlt3yV" },
  { name: "part-7a61d13ba2.js", path: file15, bytes: 16186, integrity: "sha384-KvMNJdGLPa3sjFfbLu6i58DiixHbM3gzkm2iDerbQoWLz0cg05dBhp/RZAqqCQQF" },
  { name: "part-9b3b9013c6.js", path: file16, bytes: 4992, integrity: "sha384-e4Dl+jeA6nFQVqjUme3qe87C68kO8AvN3HLNEcspbGS50kQ6399NcMGd0bYL+laF" },
  { name: "part-a2c39867b9.js", path: file17, bytes: 3464, integrity: "sha384-dnf8ssZ16SkwnCS7svk8alVVetfV0k78JLlND4VRaYeBgU9WPRl+klUDaXdLSLBF" },
  { name: "part-a67c78c349.js", path: file18, bytes: 52847, integrity: "sha384-GYzCW0wrnLrRFz/BJIbhalMYys/P9mpTjjh/ZwvGvWZ+6pyzZD+nnwQjcSherpEs" },
  { name: "part-ac89fac495.js", path: file19, bytes: 1649, integrity: "sha384-KlYg5CZByvYB+5c38oqJn0P4+1GbedMbRc0zy8rXIrQzsScmBalY/lmEa35aS9qL" },
  { name: "part-adb80f3ad4.js", path: file20, bytes: 46128, integrity: "sha384-+apLtD1JwVXLFu7IeY/O2RWQ6w+8L0UXJqcpdqJ4/WvOn+G7/FP+JBh4/fW1ZEqK" },
  { name: "part-bdb33a2d3a.js", path: file21, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-c8bd1d0a4c.js", path: file22, bytes: 18840, integrity: "sha384-SfOJlXDXJDHNBi9rrVGtf2TBcUY/youdEIQ253IvH5INdZKNbaVrA6nwIh4IelrQ" },
  { name: "part-d5a91ae64d.js", path: file23, bytes: 412, integrity: "sha384-wTjK7yU/Tm0lV4GxOfAoFiv2JT50vm/BcIx3bPm8uXRWfAaEFh2NopMZ282vCXxA" },
  { name: "part-d9f2dd13d7.js", path: file24, bytes: 546, integrity: "sha384-ZgWmw7gN4OSVrmpjsbpwGNtAovAqJ8dKh1S1K2rdt2sYKIcb/Suky4sYgDtj4Dli" },
  { name: "part-daa5eba8a8.js", path: file25, bytes: 31603, integrity: "sha384-FPu+a22zJpH/bTaNeUXOPOCC7Eetz6QmfD2levK5jxhGYdSLWrz+OOrnkyv9sgFg" },
  { name: "part-dbc62f9dc5.js", path: file26, bytes: 758, integrity: "sha384-vl3ydU7XYGH5y7wk/2WsR4wAKe9oUZjKHoUYgPNItbE0GPTckl+KLvj/IA20NVCn" },
  { name: "part-de9ed244e0.js", path: file27, bytes: 3393, integrity: "sha384-lyq4dZ5ORGvEFyU4mHAYvcz15YWAQOzuHyLXOksCx4oKfjtV93V8I+1kGCBmd3NJ" },
  { name: "part-dfe47c7fb7.js", path: file28, bytes: 955, integrity: "sha384-OqbBD/m/S8GXqVqsOV2+3JoaXZtZ48uDChDkMnpDIXhllEg2+NtynLm3uZuzDNPU" },
  { name: "part-e1700d23a4.js", path: file29, bytes: 6170, integrity: "sha384-+R6H5n7UxzyJavcZEQrxNrJc9paoiXMmnjoJp7HTq0cA8i5GwTt+SexhB5ZbTPLS" },
  { name: "part-e739c609fe.js", path: file30, bytes: 6585, integrity: "sha384-scznr3LZeL++00rHsGL8f94UbsI0jiqv3k7XiOrlhZbIfXnc55AqsinUGdS0fS1b" },
  { name: "part-f2094270ed.js", path: file31, bytes: 4210, integrity: "sha384-3aVRYzR3xtbQOwzR/dgMom9JGNicpBuRCzcywgJbytPF+K2lsig5rRhkLBZmicBT" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-857fb4b027.js", path: file33, bytes: 5977, integrity: "sha384-VzgAXh+IzHmdDM+Aiy1HGbtcUt9szQ1lamRRX/SM1UPhpkQ55nz2PVaJ4MLWvrWE" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-857fb4b027.js", style: "studio-2c42c873ea.css", preload: ["part-3dbc7a345d.js","part-4e349d311b.js","part-70f3438f77.js","part-a67c78c349.js","part-adb80f3ad4.js","part-d5a91ae64d.js","part-dbc62f9dc5.js"] },
  console: { script: "console-b182e0ce9d.js", style: "console-7ca9c4e87f.css", preload: ["part-a67c78c349.js"] },
} as const;
