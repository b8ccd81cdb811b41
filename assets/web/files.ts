/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-44eb691d20.js" with { type: "file" };
import file1 from "./console-c8f1cd7cdc.css" with { type: "file" };
import file2 from "./part-0224a4df09.js" with { type: "file" };
import file3 from "./part-097ec40d23.js" with { type: "file" };
import file4 from "./part-0b74d8d49d.js" with { type: "file" };
import file5 from "./part-0d39dad58b.js" with { type: "file" };
import file6 from "./part-0e92ecbc98.js" with { type: "file" };
import file7 from "./part-0f7e649822.js" with { type: "file" };
import file8 from "./part-1004d533ee.js" with { type: "file" };
import file9 from "./part-1a414d72a8.js" with { type: "file" };
import file10 from "./part-2328acc27e.js" with { type: "file" };
import file11 from "./part-26c0fcff0d.js" with { type: "file" };
import file12 from "./part-3bf26490a5.js" with { type: "file" };
import file13 from "./part-3c315c2532.js" with { type: "file" };
import file14 from "./part-3ca54c4d29.js" with { type: "file" };
import file15 from "./part-3e162bc98e.js" with { type: "file" };
import file16 from "./part-45c18cf51e.js" with { type: "file" };
import file17 from "./part-4956cf6387.js" with { type: "file" };
import file18 from "./part-4b7c19064c.js" with { type: "file" };
import file19 from "./part-4e7f54627e.js" with { type: "file" };
import file20 from "./part-5009015ada.js" with { type: "file" };
import file21 from "./part-65b54b81ff.js" with { type: "file" };
import file22 from "./part-68b8209f27.js" with { type: "file" };
import file23 from "./part-6905c114a9.js" with { type: "file" };
import file24 from "./part-6cf395a758.js" with { type: "file" };
import file25 from "./part-74178de9ec.js" with { type: "file" };
import file26 from "./part-76f0639dd7.js" with { type: "file" };
import file27 from "./part-7991c0c4f6.js" with { type: "file" };
import file28 from "./part-7d2142dfb0.js" with { type: "file" };
import file29 from "./part-8095e6f110.js" with { type: "file" };
import file30 from "./part-80bdfde0f9.js" with { type: "file" };
import file31 from "./part-890b9ad56d.js" with { type: "file" };
import file32 from "./part-89d0ee9f20.js" with { type: "file" };
import file33 from "./part-8cd3ecb430.js" with { type: "file" };
import file34 from "./part-907223a307.js" with { type: "file" };
import file35 from "./part-94fbc10f30.js" with { type: "file" };
import file36 from "./part-96eebf41f1.js" with { type: "file" };
import file37 from "./part-986aa1bc04.js" with { type: "file" };
import file38 from "./part-9b9e3c3343.js" with { type: "file" };
import file39 from "./part-9f5b95bde8.js" with { type: "file" };
import file40 from "./part-a065df88b0.js" with { type: "file" };
import file41 from "./part-a12323b401.js" with { type: "file" };
import file42 from "./part-ad11003bca.js" with { type: "file" };
import file43 from "./part-b1ae433f0e.js" with { type: "file" };
import file44 from "./part-bd73fac347.js" with { type: "file" };
import file45 from "./part-be15ebc7cd.js" with { type: "file" };
import file46 from "./part-c6a855e35b.js" with { type: "file" };
import file47 from "./part-ce167b0116.js" with { type: "file" };
import file48 from "./part-cec43bab58.js" with { type: "file" };
import file49 from "./part-d06be0fa65.js" with { type: "file" };
import file50 from "./part-d1ba8c6101.js" with { type: "file" };
import file51 from "./part-d5c0f8acf0.js" with { type: "file" };
import file52 from "./part-d685ab86b8.js" with { type: "file" };
import file53 from "./part-d7c307f948.js" with { type: "file" };
import file54 from "./part-dd391ae9b8.js" with { type: "file" };
import file55 from "./part-e5e96d9d42.js" with { type: "file" };
import file56 from "./part-e8d9f08037.js" with { type: "file" };
import file57 from "./part-ee59dedced.js" with { type: "file" };
import file58 from "./part-f0a7f41dd3.js" with { type: "file" };
import file59 from "./part-f1fe98717d.js" with { type: "file" };
import file60 from "./part-f6c960641d.js" with { type: "file" };
import file61 from "./part-fbdb7c190e.js" with { type: "file" };
import file62 from "./part-fc1ca1eebf.js" with { type: "file" };
import file63 from "./studio-611fb3e464.css" with { type: "file" };
import file64 from "./studio-ca5113fa57.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-44eb691d20.js", path: file0, bytes: 21476, integrity: "sha384-Eeq3f8B1+tNihAFfRx1UEvq82lP4LJ8mPk+PdntHwrLmxWn41xdk8EE6Rl+pSxlh" },
  { name: "console-c8f1cd7cdc.css", path: file1, bytes: 55852, integrity: "sha384-/JpkH1zT8/VBqjgmPRrr93es/83f2kb+2O8rjBDr5KtpORImobkEPaZGEKC73bhP" },
  { name: "part-0224a4df09.js", path: file2, bytes: 4354, integrity: "sha384-0Dhv/uqCGmlvEh6FWOXbni1I+QlKlh8UXaeyMiaXTM3AHdQxnXp11CVgK5iX9ooF" },
  { name: "part-097ec40d23.js", path: file3, bytes: 546, integrity: "sha384-64B6QPZU5INt1Wh8fbvlQuu3bPyQkNvMKJ3DYBj7lCjjKOV0j4fc0niU1UBNb4ql" },
  { name: "part-0b74d8d49d.js", path: file4, bytes: 7124, integrity: "sha384-d4SoH6yOIf+przUKQMJDReEBawV1zaDJTBB7rDqReURYgPAjhBuWSzdgfm3gAwq8" },
  { name: "part-0d39dad58b.js", path: file5, bytes: 1622, integrity: "sha384-6JRMrGZfyURyoUTftsRIRJB9t3njTIYnQEZuivn26ifzCP8N5YEcfNW3UzzMchl8" },
  { name: "part-0e92ecbc98.js", path: file6, bytes: 915, integrity: "sha384-bTK2kXQCR+RLflbBYj0cJw/DESZHJPl6omoS5/5KR/f+Kn3ylmBALdI+dT7Aifbp" },
  { name: "part-0f7e649822.js", path: file7, bytes: 809, integrity: "sha384-6tTJ3cS1cf+zY+6p6kwvGbYHEB11FAg/JyukbxamO742Oku9BC0FWE1Y3/7On6Sx" },
  { name: "part-1004d533ee.js", path: file8, bytes: 1104, integrity: "sha384-ZAMQZJ6j7NLIgwz9dkdIvjC562X+4+m3V8GNtgDytngYJIHC5HVCbbIiHyPUJ3LD" },
  { name: "part-1a414d72a8.js", path: file9, bytes: 605, integrity: "sha384-kdCqAifZb4yUEQ62sWrlgLk9bI3gYX0UeNXGvp0sJyXSaSJ1Mrc0JE8qd+G3Zg0U" },
  { name: "part-2328acc27e.js", path: file10, bytes: 2240, integrity: "sha384-DgtFfUG9arn8aLy9RS9iy8ZpigaY+5tculdFh2cgomH//MI8uz4u/+ymL1dDAkQv" },
  { name: "part-26c0fcff0d.js", path: file11, bytes: 2721, integrity: "sha384-dvEvzf7jgt5LyxgMY8D3kZqHftP6Snf0/Xb9U5xTE6dBSYhenoigsmPMQ4QsU4ZW" },
  { name: "part-3bf26490a5.js", path: file12, bytes: 5515, integrity: "sha384-sysOW09KzrgaSrREXpdmTKUSVgvczoeMlMLUIgTT1febGeYIPOduC1mm87ILiIIS" },
  { name: "part-3c315c2532.js", path: file13, bytes: 2736, integrity: "sha384-g4/o1lRaa7hPn7zEIigbohaHr9pliKuyGl/TyLKOUG4H+5jFtBREpkpD6VtWLsTQ" },
  { name: "part-3ca54c4d29.js", path: file14, bytes: 922, integrity: "sha384-dsh+NBVvWUtwq3m3ORW2TP3RDOKiRvs7vsFtmMJ1srFGI9kCTrtrp+bQDi78oqWT" },
  { name: "part-3e162bc98e.js", path: file15, bytes: 29904, integrity: "sha384-X8IqPoNYAUMMbEbsKCmoIXYGC8kiUNgmtm9S7IHlrAQrFCtvInrjwu+67ymazpYN" },
  { name: "part-45c18cf51e.js", path: file16, bytes: 1311, integrity: "sha384-7QyzuWVmyF35F/2HZMA+3lqv7Q4ZMArBwU0NNA6vYve4Ab9KIB9e5YA0L4GZ24oX" },
  { name: "part-4956cf6387.js", path: file17, bytes: 279, integrity: "sha384-vNEFij+HQfn1MduS1QcSyclH5XCdsI0iA9rAydYcAMhzbxugsxFio8XDpZSaJqas" },
  { name: "part-4b7c19064c.js", path: file18, bytes: 577, integrity: "sha384-5MHhRJj6eeKNs4EPCXsZjxEWSr7ejXkvNWiG0zzVTzNH4a1D2B8fNRcVoMgaeTOb" },
  { name: "part-4e7f54627e.js", path: file19, bytes: 40514, integrity: "sha384-Z56SeimmpByTzDA9fmA0G90FgoMD5UOPNSZSrH6MCP3VxsyAoilp2kQVTl5VMbLK" },
  { name: "part-5009015ada.js", path: file20, bytes: 1128, integrity: "sha384-LnucixAdAjDxL1WDvbFEEOI3AtoJrEhQTsOCH9zoORQA1CdfFDtobK30m596O8eU" },
  { name: "part-65b54b81ff.js", path: file21, bytes: 743, integrity: "sha384-tTNSsLG6AnyTgy8C1MOgc8NIkmOKBlltsR3aF3IBz2kuW9+Y6iXgBAaTxBwPrqJB" },
  { name: "part-68b8209f27.js", path: file22, bytes: 4795, integrity: "sha384-J7/y/Rt+nE+6d0CJNpYnlZEayeJKKZAy8IqNhM4cCC+ZESbgUvEq0EqCQg4sgyXm" },
  { name: "part-6905c114a9.js", path: file23, bytes: 1065, integrity: "sha384-lFgIdpa7aA/QWf1EyN6dVu1fOX1LVyP0h26+d5YnbvFVXrbGWllFVWD052a9WePm" },
  { name: "part-6cf395a758.js", path: file24, bytes: 5551, integrity: "sha384-2Xp0o4WHDg4ox07tGMsvZE856frBAPLN1vap5KkqU9PXVy4rJ67ry4bhKPLB3AYE" },
  { name: "part-74178de9ec.js", path: file25, bytes: 764, integrity: "sha384-0vtJFKgCuXA91HmckNvXNF0yy8WCOj8Iqm9uOal11lzES0WdT57o7wKc4r7F5+4o" },
  { name: "part-76f0639dd7.js", path: file26, bytes: 6624, integrity: "sha384-bvMBXtQsDg69WQNE8KZDtyDQCVPgtY/VRc9qjPyJHQh0Ic+EIhJIAFYtlqzkoDc2" },
  { name: "part-7991c0c4f6.js", path: file27, bytes: 23519, integrity: "sha384-cBgKU6HNRlatcRPFExtUJ8fIc07E/s5DGOOb4pZ+sLtw+9a7wkDRD/LO5ZkoeYqJ" },
  { name: "part-7d2142dfb0.js", path: file28, bytes: 306, integrity: "sha384-DcxyESkbYn3Rf21Ig0ulor632X6I2dK0KD2fQWB9/ae1rEtkAGx98HnRKYl8uDWx" },
  { name: "part-8095e6f110.js", path: file29, bytes: 728, integrity: "sha384-Yb9a1n+Rp4cWuO27W9nvhoImVIEz3ORogn+PDXlqCsnydlmFYT4caxV8q4QXICPA" },
  { name: "part-80bdfde0f9.js", path: file30, bytes: 62092, integrity: "sha384-XBLPMvVw0t1GxkH/9pxxtqXnLG55qQeE9f0k61eF/WGVpcGf9H3w4Jg7rWL5JqIV" },
  { name: "part-890b9ad56d.js", path: file31, bytes: 5322, integrity: "sha384-d/pIsDtJDTNTv8SjTAqivZYrH1z4LRy/m4dEIDeTpf5GdIt0poZnadQr5G9wKXBG" },
  { name: "part-89d0ee9f20.js", path: file32, bytes: 19309, integrity: "sha384-dp8JTnlwzhQ4Vq9GYSBX/vHVuzka/84xyII6cUhtiAhkXU33NYoHbFeJAxP+9YrW" },
  { name: "part-8cd3ecb430.js", path: file33, bytes: 47326, integrity: "sha384-wZIwjoKWmC0/Ttd1zOaeu6uc7qCsVtfWkdPk/sTf1uNoMaKA0RWu7w3Kn52RG/tr" },
  { name: "part-907223a307.js", path: file34, bytes: 3798, integrity: "sha384-Qk2sY7aZei4NoBD3xMP8kpp3HoC3bDqQjFznXdKq0MVZyZP78yRF0tD7U7Mob7Vz" },
  { name: "part-94fbc10f30.js", path: file35, bytes: 9517, integrity: "sha384-lZhnmRLEgPL39SIeVKHsM+bQAkrkOuwgT5RtiTDh2qin9QuMsbU2X2eGAtXdoyvK" },
  { name: "part-96eebf41f1.js", path: file36, bytes: 561, integrity: "sha384-kicMuIm4HLQ0T+G+7sZuMzuCsVZPrhg+AS07CzF8aTrP9orTNFjTmBO421DGDXhr" },
  { name: "part-986aa1bc04.js", path: file37, bytes: 914, integrity: "sha384-bWEe5Lzqs7sOFlZVwXL4GBD6Qpiq4MkqGoaU/QxlpqG7Y1XOkIKG4Tb7H8k9cAN+" },
  { name: "part-9b9e3c3343.js", path: file38, bytes: 2316, integrity: "sha384-lXk1zSj6IaKLc/+1JtEwLfBm3jeCJnbE7zKi0l9LHiu4JkPpT1l9e2WlQfrMXw6p" },
  { name: "part-9f5b95bde8.js", path: file39, bytes: 6931, integrity: "sha384-6iEKkSyENLkw7J5R+XUMdEwI/VUJj/HAMZxtr1hs3i+1kxFR3+YcmBokD2GQAScv" },
  { name: "part-a065df88b0.js", path: file40, bytes: 414, integrity: "sha384-2DNBC0Eo4hOJKuiz6zb+rmwAO+w/H6JEpsi/Gd0UY/0SuGYBou9h5e+3ZTIO075B" },
  { name: "part-a12323b401.js", path: file41, bytes: 473, integrity: "sha384-wd1GAoUKEAxIfVWg5jQ+H+D32Dg6u7Oxk/TKCYimZ8cgmJuQwsRsYGHf16b7hrnq" },
  { name: "part-ad11003bca.js", path: file42, bytes: 3877, integrity: "sha384-Hn5P8iar6yL/sN+pyS4nfV127/xguCBlGh9Vc2swA9KhXLoKZk0R7RqK9h3unFRy" },
  { name: "part-b1ae433f0e.js", path: file43, bytes: 459, integrity: "sha384-1pd7xM+LDLO287dPY33wZZMGr9DeIouP/JomkuYzdtFy2mHkws3T/TPqbul2mgN8" },
  { name: "part-bd73fac347.js", path: file44, bytes: 320, integrity: "sha384-bCUNqUc+qWdqM41K8D0+LOUR4H1rawEjBfKHFprpaShjWvIMb5vm+kKjp92Dteoe" },
  { name: "part-be15ebc7cd.js", path: file45, bytes: 64475, integrity: "sha384-lteNDfap9382pOMe1fx66t/IstL2YtPUoePZsDD9ravHLxCsJAMYVwlYpCKR3tmA" },
  { name: "part-c6a855e35b.js", path: file46, bytes: 21203, integrity: "sha384-Us7EhAP9ba6oqg0D3kzrGBusxvMwagwnfkd8NkN+i71RycmM99tADADBr9NFqUoO" },
  { name: "part-ce167b0116.js", path: file47, bytes: 1157, integrity: "sha384-fBZ5tj8gWfkM/SKX4MbdtKmzkc6mdS+STWFRy6bTOlTW1NWB9fjpO3mAJmIHj6Jk" },
  { name: "part-cec43bab58.js", path: file48, bytes: 8871, integrity: "sha384-wP9irLGMOJ5yRcsJ44FA49O0ne+8qs1wW/HkScKhu8+BBIKiS5MlTuDOPRlzay0w" },
  { name: "part-d06be0fa65.js", path: file49, bytes: 488, integrity: "sha384-okmoMV3xHERrlcq8YVWP8ZBzwGo2Ze0KvkMK5LZqPpy2KPm3bSvkwuRWciodLFkG" },
  { name: "part-d1ba8c6101.js", path: file50, bytes: 2397, integrity: "sha384-Az3SSO+lH6w1mIg5i6wqqSkS+QZr5adUgNAZ0FdZtx1THf125klq4dJBTRnwf9xh" },
  { name: "part-d5c0f8acf0.js", path: file51, bytes: 547, integrity: "sha384-wd5//TLoJ8ZkTieLdMK4BlISsrivAbiHvYKY3GjfttVtsUsSbq44REFbwIaghmB0" },
  { name: "part-d685ab86b8.js", path: file52, bytes: 704, integrity: "sha384-8biU1liiOLopmPST1RI35/l0lXwnGI5upo/CiWOBaT0bSpgbSa6m5cExJsUTjSeG" },
  { name: "part-d7c307f948.js", path: file53, bytes: 381, integrity: "sha384-2z7zVIUMi+y5my6/sdkaNoWWvyx05mJ57p/nnGNeu1dImTxHprQKMrefkpfgi693" },
  { name: "part-dd391ae9b8.js", path: file54, bytes: 16234, integrity: "sha384-XB1kUekb39fgEkZS1UUsFARb9oVJzMUv3mbuZKDcSPDMMYoqgPtTzHbG5hW9An4x" },
  { name: "part-e5e96d9d42.js", path: file55, bytes: 1647, integrity: "sha384-4V1B/N+7lSMapRGdwlKG3vWWk69VXb6IOY1WQD62TL7SAHScBmei0QPw19pkwkHE" },
  { name: "part-e8d9f08037.js", path: file56, bytes: 3316, integrity: "sha384-4cIYbmplT2mTXU4wfD1fCtK7DYaB7u5MVjoTVAmpev4LHsp31S7qVy0aYjyM+SnJ" },
  { name: "part-ee59dedced.js", path: file57, bytes: 4198, integrity: "sha384-aClk9C/bzrI4XWe+2+vE/OJRSyXFRHUzUh+uBlv8sF/EVmTvfl3iw7ibzbYoOPrk" },
  { name: "part-f0a7f41dd3.js", path: file58, bytes: 4486, integrity: "sha384-pUK5FVAvY2zFzui983OJ9+Zb4Sms5BPI/cF2/XoH69mmK0O33g5vhRp4V2BpcpJm" },
  { name: "part-f1fe98717d.js", path: file59, bytes: 2900, integrity: "sha384-Rg8rSqH/0O4cBSkWMnJjZ7olvOxgkiNl8MLSvo/3hdLDYe7gSt76RpVlJa6Y57V7" },
  { name: "part-f6c960641d.js", path: file60, bytes: 21603, integrity: "sha384-nBdzj+wDRZGIZpJ7N43ibu/iP2/G/WmRVim6Ab5W+whoWEXtbb6ukXPwtnyH7V5X" },
  { name: "part-fbdb7c190e.js", path: file61, bytes: 3354, integrity: "sha384-Zxbt7Wt+Ide6iP9L29qnIB+M9VnDYPl3zBI8GglOOFKvWp+KsqZt8POUKUZV/oun" },
  { name: "part-fc1ca1eebf.js", path: file62, bytes: 506, integrity: "sha384-BFUI3ASpC0oUwTAo0dKfV1ZkmJ5twtmSoZccT/ZqjTWt70u/7FACa3rR5K1Lgq4a" },
  { name: "studio-611fb3e464.css", path: file63, bytes: 24795, integrity: "sha384-YPjLODN9ZaLtlw9IbnUAcSYtPpPQX0moWCbrPwnmf8w9LNRLONUz8WT7EC1fvFdz" },
  { name: "studio-ca5113fa57.js", path: file64, bytes: 7523, integrity: "sha384-AmRsjvT1z9fw9yttRXL/Cf9ppyY0bhs+OoZHj4OJ6bYY0rNVd1lt28PkWsH9MYQo" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-ca5113fa57.js", style: "studio-611fb3e464.css", preload: ["part-26c0fcff0d.js","part-45c18cf51e.js","part-8095e6f110.js","part-80bdfde0f9.js","part-8cd3ecb430.js","part-96eebf41f1.js","part-a065df88b0.js","part-b1ae433f0e.js","part-cec43bab58.js","part-d685ab86b8.js"] },
  console: { script: "console-44eb691d20.js", style: "console-c8f1cd7cdc.css", preload: ["part-80bdfde0f9.js"] },
} as const;
