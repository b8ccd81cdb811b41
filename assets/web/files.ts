/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7d43e5b65b.js" with { type: "file" };
import file1 from "./console-8e7d9963a5.css" with { type: "file" };
import file2 from "./part-0355c2a65a.js" with { type: "file" };
import file3 from "./part-05b8a0af36.js" with { type: "file" };
import file4 from "./part-0d94bc519e.js" with { type: "file" };
import file5 from "./part-0dc88346fd.js" with { type: "file" };
import file6 from "./part-0f4c602bfc.js" with { type: "file" };
import file7 from "./part-0fb7008459.js" with { type: "file" };
import file8 from "./part-18fe79e116.js" with { type: "file" };
import file9 from "./part-213cb70bb7.js" with { type: "file" };
import file10 from "./part-258f62b4ed.js" with { type: "file" };
import file11 from "./part-34a8109802.js" with { type: "file" };
import file12 from "./part-447575954f.js" with { type: "file" };
import file13 from "./part-460bc8a867.js" with { type: "file" };
import file14 from "./part-4a991f9712.js" with { type: "file" };
import file15 from "./part-51702bcb9d.js" with { type: "file" };
import file16 from "./part-5edd0785c8.js" with { type: "file" };
import file17 from "./part-67aca42db4.js" with { type: "file" };
import file18 from "./part-6a16bfb0cf.js" with { type: "file" };
import file19 from "./part-6ccfe02019.js" with { type: "file" };
import file20 from "./part-6d202cdec3.js" with { type: "file" };
import file21 from "./part-7161f6ad22.js" with { type: "file" };
import file22 from "./part-7caa6c7c76.js" with { type: "file" };
import file23 from "./part-8723f8a164.js" with { type: "file" };
import file24 from "./part-8b582acfdc.js" with { type: "file" };
import file25 from "./part-8f091943fe.js" with { type: "file" };
import file26 from "./part-923fb3498b.js" with { type: "file" };
import file27 from "./part-92fb124e06.js" with { type: "file" };
import file28 from "./part-94bf1f9084.js" with { type: "file" };
import file29 from "./part-9b9caf095a.js" with { type: "file" };
import file30 from "./part-9f4b76a01b.js" with { type: "file" };
import file31 from "./part-a53e321556.js" with { type: "file" };
import file32 from "./part-aa7be7a11a.js" with { type: "file" };
import file33 from "./part-abad836552.js" with { type: "file" };
import file34 from "./part-b1637128e2.js" with { type: "file" };
import file35 from "./part-b211e386ca.js" with { type: "file" };
import file36 from "./part-b76178aa8a.js" with { type: "file" };
import file37 from "./part-bb7cc29846.js" with { type: "file" };
import file38 from "./part-c51142955e.js" with { type: "file" };
import file39 from "./part-dae8da7fbf.js" with { type: "file" };
import file40 from "./part-dc00308821.js" with { type: "file" };
import file41 from "./part-dcfdbcea3d.js" with { type: "file" };
import file42 from "./part-e13cc81a90.js" with { type: "file" };
import file43 from "./part-e952d1ed1e.js" with { type: "file" };
import file44 from "./part-edcb1320d2.js" with { type: "file" };
import file45 from "./part-fd564d955a.js" with { type: "file" };
import file46 from "./studio-23bd6e4910.css" with { type: "file" };
import file47 from "./studio-f50bbbcd36.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7d43e5b65b.js", path: file0, bytes: 20695, integrity: "sha384-uEmcLZd4T4JA3gd1/RfpynPjfJbH4BUOlTYhh2jpsIw19bTfda2XPa7IXcU3L9ig" },
  { name: "console-8e7d9963a5.css", path: file1, bytes: 50386, integrity: "sha384-8TC7LvGN2r5FRu148ZC8XaC6oXJ6zlrh5qZlRA0R9opu3idxZQABZ0YnTDmMryIt" },
  { name: "part-0355c2a65a.js", path: file2, bytes: 48486, integrity: "sha384-q4GeisX2uTU1bK1R7DvT7YNBnb4AOqa8rt7Y+3ZJYyuq0mod65Lf3sYseZSDp2/1" },
  { name: "part-05b8a0af36.js", path: file3, bytes: 488, integrity: "sha384-zjjriLF96SbLn088RK4sq8ZUkCNUwdLdJLYqNp2G0MBUnxTCo001mEcu6xhl5Ut0" },
  { name: "part-0d94bc519e.js", path: file4, bytes: 764, integrity: "sha384-wg+GsDTLJOUpPW02VDG+cMM7O9lmXDjl3P7CKAE/ruXshUTRiqsCTS5pX9m0cWKZ" },
  { name: "part-0dc88346fd.js", path: file5, bytes: 8414, integrity: "sha384-o6kPno3t8b2EfnmPwvqFBrqUzoBGG1R8B4JRvV1LDBf2dBRBdlesEtnGgm3VrANT" },
  { name: "part-0f4c602bfc.js", path: file6, bytes: 7567, integrity: "sha384-gEewOX4q1huBtFUG3hfUcKkeDKoon26G5xOEmMy2X+87aIT0VGB5lKkbPOcSxfXV" },
  { name: "part-0fb7008459.js", path: file7, bytes: 4268, integrity: "sha384-RH+A2oqaGLkYfuhmbYIAf+4WfoizUeLeBiLBs08gc56avBvx38LHhEGl7zE+DNwf" },
  { name: "part-18fe79e116.js", path: file8, bytes: 73274, integrity: "sha384-j4oTYSjXAqYJcDFuWFbBaRXMPz+JpPBLS0muPpvrM7sOoe6fJitMh7/dUYtWA8PA" },
  { name: "part-213cb70bb7.js", path: file9, bytes: 547, integrity: "sha384-TZ1XdDQjENBMHa8wI5+GpZSsmxJ/RZxqeWxRbLMGVa0vd3nKzMQicUAFnR+Wt06a" },
  { name: "part-258f62b4ed.js", path: file10, bytes: 5554, integrity: "sha384-+ecH692+dg9sJtpWDfKkXQSyrNEPKVqaiaysid1YaihfWgZXbJyHe0/zqAtX36YU" },
  { name: "part-34a8109802.js", path: file11, bytes: 62013, integrity: "sha384-34dtBiJDZRhvusIcq1TGHOSX3CZ1pnZTJXLhxMnQD4x4ems7kUHD0lxfjSIad9mf" },
  { name: "part-447575954f.js", path: file12, bytes: 414, integrity: "sha384-6BqftZOMSr+7q64XBSsMkTRF6p2pztYhGIb1SkDqv4i31QgLC20TcvjOGW3PgXi7" },
  { name: "part-460bc8a867.js", path: file13, bytes: 2538, integrity: "sha384-WupRAKmmeJ6fc6YwAdTiUTekEKkCBX2r9iM0QztsS08bdcaxfiCqKVXF/pbXl1Zo" },
  { name: "part-4a991f9712.js", path: file14, bytes: 3875, integrity: "sha384-ZX+JKxxtmmmm3UlhN5Qlc2fVnOEfxLGvnCyKjmxmnmsgCCehJ+ZhZax+ldcbdpWS" },
  { name: "part-51702bcb9d.js", path: file15, bytes: 743, integrity: "sha384-4+OJ3Rg0jjya0Px1uNcZvG5WUurPHedUQYrOxhdz94AmBW0BP3/hlLa0lukLtZ6F" },
  { name: "part-5edd0785c8.js", path: file16, bytes: 37211, integrity: "sha384-zGoOG95qGCuDshoXYQKsTU4ITBwRAMvLQwrOZu8dyqR7+FxLxtwwTKEx0IbLKp25" },
  { name: "part-67aca42db4.js", path: file17, bytes: 577, integrity: "sha384-hAQl+qHSV26/VLtoUCZ4+6pZVMkP/q4pYsUED/ExfY4/ftf0BTy38GWlDMoq7l9R" },
  { name: "part-6a16bfb0cf.js", path: file18, bytes: 1647, integrity: "sha384-9l+b78sAlbOox1ZCZilVHUVcVUOoHZsayVWGKLf42ZmJSuG3LQI8mxjfTJYNBcL6" },
  { name: "part-6ccfe02019.js", path: file19, bytes: 922, integrity: "sha384-WuEn0/MyNGkPcqbNWtaiAv/xRl4rDdhttK25dEcxtLgx+6CKgyZjPtgQr/GXOiuQ" },
  { name: "part-6d202cdec3.js", path: file20, bytes: 6620, integrity: "sha384-NfW+a988JV1TUrJmowk8xMfOLlV8exZ5ft0a7c1LwybDqVCVG32TaH6N4ClbADqd" },
  { name: "part-7161f6ad22.js", path: file21, bytes: 25586, integrity: "sha384-l+djfzzJsS2pT9zBISAQVGfC/LXsAPsmk+BrBwjq9740sj9DBg0At0PeejNNDUJJ" },
  { name: "part-7caa6c7c76.js", path: file22, bytes: 704, integrity: "sha384-5GAhHiBR34jSNjUDqVOLO5tqEwuZNXGWzqQscqrj26iLpCeJW/JJswDzSOpy85B3" },
  { name: "part-8723f8a164.js", path: file23, bytes: 3139, integrity: "sha384-5MtqIpWY7TjULUIKTkKDXyYQVKSViA4FxINgQTjxXtW+KWk3YfdosCdFupqlmv7J" },
  { name: "part-8b582acfdc.js", path: file24, bytes: 4213, integrity: "sha384-F4caBCsTs5MIxBakJcd7vr/Qe3PNBdWpNTi5KGRAFuLFKeybnZ+jqz0tpU3mlzwC" },
  { name: "part-8f091943fe.js", path: file25, bytes: 1063, integrity: "sha384-T6mBW2up3G+uKFbO9itybZXroOhNxh9lHv875YkzywcjAy9RvX7WwUQDMZqe7Gro" },
  { name: "part-923fb3498b.js", path: file26, bytes: 561, integrity: "sha384-7ft93H39xW4ZwmSgwdPlZQ+dJzrkClyLR+SIZTltbyQHB7vKGvIoTHDjAsPfSqYW" },
  { name: "part-92fb124e06.js", path: file27, bytes: 3648, integrity: "sha384-DcZdQa1amFLfY+AiZArmICLw4QMXM0ttg0Y+zA0KC5WbXmnCwGbMFesWx8h2RMXk" },
  { name: "part-94bf1f9084.js", path: file28, bytes: 546, integrity: "sha384-866t6vaCIXL0pzI8qkmFTxx2/dNsopwuMO/pcainDRXhpyivEPcdTFyYsSMqPlIY" },
  { name: "part-9b9caf095a.js", path: file29, bytes: 1153, integrity: "sha384-6mryGOZmzgJ0qAcF2F94dBnG+AT7499+oHgypDkNiC9jh+NcULUA8/4jbpQnX1Z6" },
  { name: "part-9f4b76a01b.js", path: file30, bytes: 320, integrity: "sha384-zjq+eirk2/+XUz1r0kBSEJsJD3eNpoDm546nr1wairqwynYQMOY3sS7sJEHU3wgU" },
  { name: "part-a53e321556.js", path: file31, bytes: 3633, integrity: "sha384-87K62UxQFvP+SLv5Hl3ESPvoPhdw4ffSq82AUiIetuzAuixSmwFWxdAi2u3CpndJ" },
  { name: "part-aa7be7a11a.js", path: file32, bytes: 5773, integrity: "sha384-xyACMZc36hhS5XIG8JQpsEwSis5ZsaMy8SUSsS8Xr54CcCLo1eW4Dm9WD2mPljrF" },
  { name: "part-abad836552.js", path: file33, bytes: 2317, integrity: "sha384-wzUluKnce00sHFXHlo5x1hMohyqdG7lHXw6FKSba6qIjjWjoAZ7MGkbVwFUWkFX1" },
  { name: "part-b1637128e2.js", path: file34, bytes: 279, integrity: "sha384-VbY3LlBqQMavTuv9E49u6xXONgKpC4cPIQRGioqbji6yNnQS/OlviCDh39AZBNeH" },
  { name: "part-b211e386ca.js", path: file35, bytes: 728, integrity: "sha384-kcZ9sDXdoA39UYvIONlbau9QPSbPXaRjpV/hieC4vbqCkk35yaWPlXLlkjFL7sng" },
  { name: "part-b76178aa8a.js", path: file36, bytes: 16238, integrity: "sha384-I0TZp7yLCy5bajo+GgFlZbMOu2FfNwZrlYGG94ov0OPcZDq04sDdZLteHcY2nUdD" },
  { name: "part-bb7cc29846.js", path: file37, bytes: 308, integrity: "sha384-Ue+PLrHsPzUph+AtezupY3Qx1JeE55brK/bq7YsUpU/dYEiLTI0SJfkGBdBXz0Cp" },
  { name: "part-c51142955e.js", path: file38, bytes: 2721, integrity: "sha384-SBfC/LVYOz+feT8ZdXdjJaWlzWPZjavQBKaDD1PJCqJ8euT9s+2/3OgESQGSNxHw" },
  { name: "part-dae8da7fbf.js", path: file39, bytes: 2237, integrity: "sha384-OQI8UQ2YNs1tWmb88oDc4QgV8mh00+gEBu7K3QOpLCyh5f6XQOaBLSaYqy6KnKAJ" },
  { name: "part-dc00308821.js", path: file40, bytes: 1311, integrity: "sha384-EiV9IpEuUduG/u0fwc+70jpOWMa4RnodoCrxRId0FSE4yJKQI8JCPFPdII9afiWU" },
  { name: "part-dcfdbcea3d.js", path: file41, bytes: 1106, integrity: "sha384-YRIh8vda2ZbyhIc3OkE9/SbRi2rOZYPoq6XHEQBAcghr9WnNym0g2wQvyBXw0ie9" },
  { name: "part-e13cc81a90.js", path: file42, bytes: 1293, integrity: "sha384-USB55KX9VZ3idwRJJJO3t1qU9rH2v0YNbaYnt4vg27bRH7WldptiaxFtG9crgNys" },
  { name: "part-e952d1ed1e.js", path: file43, bytes: 22032, integrity: "sha384-2FOqOiBdRZbsKRImMjB5AEp4h5kOa+9IonK1KHftgTpwhtK/Dz/tw/ioT7q70Saj" },
  { name: "part-edcb1320d2.js", path: file44, bytes: 784, integrity: "sha384-Jv+ltAtq4ru6RxTX9d427BTbV4oM4IdO1WoSmfkdqqmuJUPujqVZo6wP970FT6df" },
  { name: "part-fd564d955a.js", path: file45, bytes: 14976, integrity: "sha384-WV1AVkshUjSZO7mUOUVbIZdgw2gNPHjflHFuzyL8yrcQHH09riUOL/+wi0AOSlFp" },
  { name: "studio-23bd6e4910.css", path: file46, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-f50bbbcd36.js", path: file47, bytes: 6078, integrity: "sha384-JHR2Pf8G+EAHb2g0tezbZYAgzFGCsuhDEJCb2WLPkvjSxBjxEzsLCDrwnUx/anzz" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-f50bbbcd36.js", style: "studio-23bd6e4910.css", preload: ["part-0355c2a65a.js","part-0dc88346fd.js","part-34a8109802.js","part-447575954f.js","part-7caa6c7c76.js","part-923fb3498b.js","part-b211e386ca.js","part-c51142955e.js","part-dc00308821.js"] },
  console: { script: "console-7d43e5b65b.js", style: "console-8e7d9963a5.css", preload: ["part-34a8109802.js"] },
} as const;
