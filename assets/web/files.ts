/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-441d64f3ec.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-0084c8758e.js" with { type: "file" };
import file3 from "./part-048826d662.js" with { type: "file" };
import file4 from "./part-06c419237b.js" with { type: "file" };
import file5 from "./part-0b03cfd873.js" with { type: "file" };
import file6 from "./part-133279d90f.js" with { type: "file" };
import file7 from "./part-16711a48af.js" with { type: "file" };
import file8 from "./part-1bda001353.js" with { type: "file" };
import file9 from "./part-2b6de89646.js" with { type: "file" };
import file10 from "./part-363a0387b5.js" with { type: "file" };
import file11 from "./part-3ab98226c5.js" with { type: "file" };
import file12 from "./part-3f223ec16e.js" with { type: "file" };
import file13 from "./part-595348a423.js" with { type: "file" };
import file14 from "./part-5e2123099c.js" with { type: "file" };
import file15 from "./part-60688954ae.js" with { type: "file" };
import file16 from "./part-6607a96203.js" with { type: "file" };
import file17 from "./part-71cf0c347b.js" with { type: "file" };
import file18 from "./part-724c9167d4.js" with { type: "file" };
import file19 from "./part-73a25c3acf.js" with { type: "file" };
import file20 from "./part-83b2c276bb.js" with { type: "file" };
import file21 from "./part-84e727a357.js" with { type: "file" };
import file22 from "./part-8500a5514b.js" with { type: "file" };
import file23 from "./part-86ddf848fc.js" with { type: "file" };
import file24 from "./part-8a8a468874.js" with { type: "file" };
import file25 from "./part-b6caf1a6a6.js" with { type: "file" };
import file26 from "./part-c1cb423d9e.js" with { type: "file" };
import file27 from "./part-c5c2ca0d9c.js" with { type: "file" };
import file28 from "./part-d225164d84.js" with { type: "file" };
import file29 from "./part-d40e57c13f.js" with { type: "file" };
import file30 from "./part-e0bd5bed02.js" with { type: "file" };
import file31 from "./part-e6d23fc143.js" with { type: "file" };
import file32 from "./part-f543817e29.js" with { type: "file" };
import file33 from "./part-ffecb4f39c.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-c0dfd837e1.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-441d64f3ec.js", path: file0, bytes: 18113, integrity: "sha384-gdBIuiEfV4jm+6+wFp7KiTX1SBcP8OSDQ+Rh3W97MvXYwTcYaXRPPhyGxVhSnWc9" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-0084c8758e.js", path: file2, bytes: 4372, integrity: "sha384-MUBlEnMYsJe5RCpCAXhikKIU+AluK3zrkkZ2OuePBztwcTClQwB/l+6rEXSDEFiJ" },
  { name: "part-048826d662.js", path: file3, bytes: 3630, integrity: "sha384-yN2GhNRss3ZjEWh5dpiGEfirC6/1hYjwBwtO/XCKRlVN9wf9EDWwOXcrm6tVOyfd" },
  { name: "part-06c419237b.js", path: file4, bytes: 16238, integrity: "sha384-RTRuR3vd91vZbD1FUIShZD1GnHBx2hbBB+LTuyH/bIjYr4MskQz6RsF8Nn6ChMXy" },
  { name: "part-0b03cfd873.js", path: file5, bytes: 7982, integrity: "sha384-yS+dh+LetvLDL3ft6XYTMy8u2U4a3WCR/UTM39HPnxWwDqLHTxerNPjaFLidNHAo" },
  { name: "part-133279d90f.js", path: file6, bytes: 59323, integrity: "sha384-MljmpS/IoEViq3CK52UGgk3/XQowCWsxfj3OyJoEci6A7e5WLV/ySNbbon2hTrgb" },
  { name: "part-16711a48af.js", path: file7, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-1bda001353.js", path: file8, bytes: 759, integrity: "sha384-S5yWfM7FIWL5rpYXZp47m0urGnjhCFbjbni8EU1ggV8JzCAKJE2+aU5/DgVmRmWQ" },
  { name: "part-2b6de89646.js", path: file9, bytes: 547, integrity: "sha384-rAB0LzttETwlOIVYveqB1ISbdZOu8Bt8ssCMhyya9Npx8Gkv5bS4wyGyA7DBIZvO" },
  { name: "part-363a0387b5.js", path: file10, bytes: 5024, integrity: "sha384-5L5RM2aDurJMjOc1ypHs07wC6nlYWw/mawYhoVdsRY9g7W6B6T7X4/96sKwmcnmB" },
  { name: "part-3ab98226c5.js", path: file11, bytes: 577, integrity: "sha384-Tj69SJCrA49PTWQGZDd5jzoJFFN0NCmU00KMyE0ykoWYy5on/g6ZOEo8OPv/SDBv" },
  { name: "part-3f223ec16e.js", path: file12, bytes: 6617, integrity: "sha384-7OIEEVM8VqddyhHdfERE5ZAMPRRPQub/7mNTvrp7Ni3JO1e5pbQ9KhPmIUAkTsGx" },
  { name: "part-595348a423.js", path: file13, bytes: 47991, integrity: "sha384-nANrzF6msekH0djGIlr7MD/UV+NxHIh2Qyw63yIHm3z99OUGVKa9hLFsd2DNAz+6" },
  { name: "part-5e2123099c.js", path: file14, bytes: 704, integrity: "sha384-w1OmSg0lpjVqQVJl7miMU95ly8oTBIS0QRFamK7OcdPnEmqQhF8OcRXjQFVmGIHq" },
  { name: "part-60688954ae.js", path: file15, bytes: 546, integrity: "sha384-OIklftdId1rUSHVjjfe4bJI0U/POBAvlIZaoK3gd14XL5wn8+a+b4ZkpylxlTVcO" },
  { name: "part-6607a96203.js", path: file16, bytes: 414, integrity: "sha384-9L+eqDdGGLJ2Ia2mhHKGtdw8KzrKKNHzF+H+w1ujE4Y4Ik+sE0HhpHZUEfHSQVnf" },
  { name: "part-71cf0c347b.js", path: file17, bytes: 2309, integrity: "sha384-Q4oYHL428TSmmJSYpDOZebx6Qn6UT1n9V5PgRgi8rNzYAJcGcvEJqoZ1aDFe3Wwz" },
  { name: "part-724c9167d4.js", path: file18, bytes: 1934, integrity: "sha384-Kh5t7Zx0a7qG2PICKHMF+oMbsKZRdiKhJhNxohHFnJj9lIcedbR3PYugsFHXLW53" },
  { name: "part-73a25c3acf.js", path: file19, bytes: 1649, integrity: "sha384-BjeJIyqxPBQD2LHV+433jhSnJxBUlWvuBrxqxgEIpIlIVBb+hTET2Fsg9c1vhicO" },
  { name: "part-83b2c276bb.js", path: file20, bytes: 279, integrity: "sha384-mg+EYKMvYd7czjdvHbNl/yXSk92mnptPDgJ6XjyALtEXCGE50UaltmMr4+wqPnFA" },
  { name: "part-84e727a357.js", path: file21, bytes: 3393, integrity: "sha384-a36MeQ+zajAXb1JcgNOroBq2oopo8qTBbLsK3c/YWLMj8yC4L5LS1Y4QAuW0brZH" },
  { name: "part-8500a5514b.js", path: file22, bytes: 18840, integrity: "sha384-exShkT33b1qB5WDxf6jjxs6DzlK9VOk8m5uIg2kC55PhAV03VMoCu6EpTEYCkGVQ" },
  { name: "part-86ddf848fc.js", path: file23, bytes: 922, integrity: "sha384-ulcicPpb+fb3rQMB5QWnW/URgDCamlz/2xhB4sAfjQ1Yt/EPRLFaXhFW+L6k7G4s" },
  { name: "part-8a8a468874.js", path: file24, bytes: 1153, integrity: "sha384-goDGj4o29RUMIM3MbMftN8La6q/Yt7dkvk9K7gKhcvR79/88p8TmQFzdCJwi/vXb" },
  { name: "part-b6caf1a6a6.js", path: file25, bytes: 5753, integrity: "sha384-ozG0mKmcI/rXCW4GbaCnBEgqOchkoWeHHDsHRALpoDazdMVAI0IvfTEeMjxLu7VX" },
  { name: "part-c1cb423d9e.js", path: file26, bytes: 73332, integrity: "sha384-LmSWbMjiEW1LdbWbsUk6dSHAIy6etF7hdmjDvKRkS5lCF/s2lji6VDl0XRByHDco" },
  { name: "part-c5c2ca0d9c.js", path: file27, bytes: 728, integrity: "sha384-JltzImWmnDj//Cn2fwsCs8TkMCGOSsmVRDK1x79U39XFfBn+EpF2gzYaEwOwC4st" },
  { name: "part-d225164d84.js", path: file28, bytes: 6440, integrity: "sha384-toD1g6LWfshv/aNcSTEyS//7ZdT/yItdD2MzwJ9UxXeZ/AqMoK7BVeWrde2JBgaG" },
  { name: "part-d40e57c13f.js", path: file29, bytes: 33031, integrity: "sha384-lqMoKlgz3MxoKsBUQfXnV6BUZDud91t3F0JCGoGWl5Dza8SpLN36bwKw7YotIZEE" },
  { name: "part-e0bd5bed02.js", path: file30, bytes: 488, integrity: "sha384-RsUkyuShgODugodkV0Ymv2xhYj2txFKcMrj7Zz9wwVP1/vLNDNxefQfOm5FjN2Cb" },
  { name: "part-e6d23fc143.js", path: file31, bytes: 6466, integrity: "sha384-AAN7VHJFMmraoHCq3nEz1biQXeOHt3X6tJn8bFk1iW6htkjhUXEfEQufq/DV+f6L" },
  { name: "part-f543817e29.js", path: file32, bytes: 3828, integrity: "sha384-3hQ6C7IpSInHO7TQaediXEqiIvTYB04nRfGPo4Ro3MNZvNFXtyZDxwsbUcSDch4h" },
  { name: "part-ffecb4f39c.js", path: file33, bytes: 14942, integrity: "sha384-+AHwxUajyWzwFI68pzg6TW/4xuywo/YnJJgcBkKkYyCsviZ6UkulAaZVjwXKtg0F" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-c0dfd837e1.js", path: file35, bytes: 5977, integrity: "sha384-mFI/rWuy1DGoA72o39B3Zwf/h6Q28rmhj77CuOVB9AXVIGOwLebAl0SNRmazrFit" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c0dfd837e1.js", style: "studio-23bd6e4910.css", preload: ["part-0b03cfd873.js","part-133279d90f.js","part-595348a423.js","part-5e2123099c.js","part-6607a96203.js","part-724c9167d4.js","part-c5c2ca0d9c.js"] },
  console: { script: "console-441d64f3ec.js", style: "console-c728e73536.css", preload: ["part-133279d90f.js"] },
} as const;
