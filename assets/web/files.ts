/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-409708d0c6.css" with { type: "file" };
import file1 from "./console-585f624974.js" with { type: "file" };
import file2 from "./part-0e34240eda.js" with { type: "file" };
import file3 from "./part-0ed5151446.js" with { type: "file" };
import file4 from "./part-11da4fa73c.js" with { type: "file" };
import file5 from "./part-1988882d80.js" with { type: "file" };
import file6 from "./part-200fd2e8d6.js" with { type: "file" };
import file7 from "./part-2c2b78f758.js" with { type: "file" };
import file8 from "./part-2c3d4e0407.js" with { type: "file" };
import file9 from "./part-39ceabcb7e.js" with { type: "file" };
import file10 from "./part-41b0eac601.js" with { type: "file" };
import file11 from "./part-45f05e0ad2.js" with { type: "file" };
import file12 from "./part-531a6d9d24.js" with { type: "file" };
import file13 from "./part-5ad7c5e0f6.js" with { type: "file" };
import file14 from "./part-5f09c514fe.js" with { type: "file" };
import file15 from "./part-6d42e2174d.js" with { type: "file" };
import file16 from "./part-6e713a95e0.js" with { type: "file" };
import file17 from "./part-7848314014.js" with { type: "file" };
import file18 from "./part-7981efbf3b.js" with { type: "file" };
import file19 from "./part-818efb02a0.js" with { type: "file" };
import file20 from "./part-9b50348a63.js" with { type: "file" };
import file21 from "./part-a7a19bcbcb.js" with { type: "file" };
import file22 from "./part-ad9e6dff1e.js" with { type: "file" };
import file23 from "./part-b24ec5538d.js" with { type: "file" };
import file24 from "./part-b955455005.js" with { type: "file" };
import file25 from "./part-bb4360afb4.js" with { type: "file" };
import file26 from "./part-bbfa962f23.js" with { type: "file" };
import file27 from "./part-c29a21b0e0.js" with { type: "file" };
import file28 from "./part-d39374d6b7.js" with { type: "file" };
import file29 from "./part-d523545b87.js" with { type: "file" };
import file30 from "./part-d68a275f44.js" with { type: "file" };
import file31 from "./part-dccb770347.js" with { type: "file" };
import file32 from "./part-e4e574f8de.js" with { type: "file" };
import file33 from "./part-e830eb9c90.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-c9e38f6052.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-409708d0c6.css", path: file0, bytes: 46954, integrity: "sha384-+1ikxc416TpFAvP3+srQoRlI5X4fNHYtiSfw1tdhYmJGppUzwQ9K8iq7KHj/szsL" },
  { name: "console-585f624974.js", path: file1, bytes: 17975, integrity: "sha384-ohMjdHlIlNdLyuEh990r0+36NCHJ47l91n73anzhYZkXGT9vE7y40yY/MU9aKzHb" },
  { name: "part-0e34240eda.js", path: file2, bytes: 7982, integrity: "sha384-0dF4EZncLjXz4dNVQP8RowbOcj+zaS22LrNIf2qK5RiR/u/MPUdRs16m8+MHwQ1p" },
  { name: "part-0ed5151446.js", path: file3, bytes: 5024, integrity: "sha384-2xuIrh3ef+bU+BNt9Ol++08AqWOAVzjdA8CbVBH8fxlDWUpZSUhpuZfL53wGthc/" },
  { name: "part-11da4fa73c.js", path: file4, bytes: 56847, integrity: "sha384-z8q5wcFpOGb8w4ZOnPDPIxGcT9oXWSB/p9yK03I9d9+LJapGxQLZvUE9tVqphJFg" },
  { name: "part-1988882d80.js", path: file5, bytes: 577, integrity: "sha384-wm3PL3eCDooFfCCOWfz0pgEgl2R/oVOYV140ygWg7ULOpaftdKJA8eHTrcckTi0L" },
  { name: "part-200fd2e8d6.js", path: file6, bytes: 6468, integrity: "sha384-pgLSOlUhCU0MruZdtLX8o/NcJelO97DUDCvyUzExEyC7mZkx/EETXy2XT/61wJ41" },
  { name: "part-2c2b78f758.js", path: file7, bytes: 922, integrity: "sha384-taTsFXMyhapphBiuLm4DEYJ2p/fIk+ac4Ot3wkuEbtOQ9ipk8isAQExV6rBsRbcx" },
  { name: "part-2c3d4e0407.js", path: file8, bytes: 3828, integrity: "sha384-ITvZE0ajYSfE9dHxtDt2rJNcbbO3TpiizMGpGV5TGE463xA1MjuRM/W6EI0Ap634" },
  { name: "part-39ceabcb7e.js", path: file9, bytes: 131, integrity: "sha384-gveR2BIS+Z2XCwNqbWoMsd8k10Q3JAzBzchWXf9xYgmUOBP87rH/nOzkYuQZZnO8" },
  { name: "part-41b0eac601.js", path: file10, bytes: 4372, integrity: "sha384-fUpw5NfejoDXsKDze9mk3rZqy0pL0ffy69AsIsuPLoNFfNkGh2vk9Bux98NumLLc" },
  { name: "part-45f05e0ad2.js", path: file11, bytes: 1153, integrity: "sha384-eQIsVr9aU1j72qXj9CXKDe4ILIJGEiuZoIadUz0dbIlAtKaNjjiCkDMAso1ng9wH" },
  { name: "part-531a6d9d24.js", path: file12, bytes: 47991, integrity: "sha384-XaZEwbOx6dwnTIAC4xjBontpLakb/yVdB45xTIQoRj+OWtm1dLrZZXJzTwmfbwXX" },
  { name: "part-5ad7c5e0f6.js", path: file13, bytes: 33030, integrity: "sha384-534qZ4mFKpIleoCn6X1r7tJm/Vt5udPXrU71Ghdz6p9wIVWwog/7zu8rJfmcHOTa" },
  { name: "part-5f09c514fe.js", path: file14, bytes: 18840, integrity: "sha384-+C1yAPj9kte4kbGzxoWTAN1BtHCBwVZM7JFDnYskOV0vnAknfQuLh7HGnjtGXlp3" },
  { name: "part-6d42e2174d.js", path: file15, bytes: 3632, integrity: "sha384-Xqf04inKvtya2yTA3v5zHnq4iEfJePNXZxQJJ95k60jWMjgEYUGDXtnJ3D7jvG5n" },
  { name: "part-6e713a95e0.js", path: file16, bytes: 281, integrity: "sha384-fvbUZT6fDTJXT6U2U7jsIJqyrd4HbmtqETpdXlAprKUwt5aL8/EGJnmrrRVtSncr" },
  { name: "part-7848314014.js", path: file17, bytes: 759, integrity: "sha384-j19Zyis71HwURawb32hvCRoJSN2tzGewuMHAhMUgNv92KKNyvAi1hYZbyl9mCjYp" },
  { name: "part-7981efbf3b.js", path: file18, bytes: 414, integrity: "sha384-iK3uuAwXfcX4TdgGTCxxQun/XqAM8eZPNqDkLli19SZKenTmGuzDqE05FUOIXZGM" },
  { name: "part-818efb02a0.js", path: file19, bytes: 1934, integrity: "sha384-MzKFrGZH1mh18QvSAGK3kPdcz7GRAXl5AO2WhmPp3YXFYJy9jLlsr2b89WWS4V6L" },
  { name: "part-9b50348a63.js", path: file20, bytes: 547, integrity: "sha384-O0iB6U5XVX4a52j/VqTulWqHbdNEaQKhDs3ry+mbUykbGoeiWqm3mX9Jn++UfTQR" },
  { name: "part-a7a19bcbcb.js", path: file21, bytes: 3393, integrity: "sha384-P7iTSWK9v2PO1UcRIlO7fqkC1whJ91AExmVGjBe2sHljpnfGJoIieRGq5VwdcUtX" },
  { name: "part-ad9e6dff1e.js", path: file22, bytes: 16188, integrity: "sha384-dKPM8Fq12bkxQiuGgW7J2/z5FldzyriWq+BPWi7vGYzjcBLarzJOnia3g9Xhd9Fk" },
  { name: "part-b24ec5538d.js", path: file23, bytes: 704, integrity: "sha384-K+mj+nGao/nQOwwlNWmGewoxnvvIbPg1+JEILAxE0SNwQWClsQFF3cLsAwMH8wsQ" },
  { name: "part-b955455005.js", path: file24, bytes: 1649, integrity: "sha384-F4FMMnyICiTYkojvcshWlgA5AR4CQe5C8/9cRE8ciryHVp4mzViknnAD7b+IjlYq" },
  { name: "part-bb4360afb4.js", path: file25, bytes: 11851, integrity: "sha384-9y2f351tm03ez9mrALkqjxKWwIQ/PPEx5E1CSdgiBDafIpPKStCaS8Ib0kdDu20F" },
  { name: "part-bbfa962f23.js", path: file26, bytes: 5753, integrity: "sha384-tzWNFOUxNVPcIlpCaOml3Ey/mDzwt+RHsYxuou+pt2dc2PLrT4KOD20xpFyAs43F" },
  { name: "part-c29a21b0e0.js", path: file27, bytes: 3464, integrity: "sha384-wz92TQqke7iL6tlN8bIOlThQqFkXxwZWa0D3S14aXd0zwBwmIFDX77Ay6uGNN/7e" },
  { name: "part-d39374d6b7.js", path: file28, bytes: 546, integrity: "sha384-syvZA/H3AH3bRqAZ/0b49+UwJv23cdVBFnC8k5Pa5hPl7LaGM1vzjdWoADWJhdd2" },
  { name: "part-d523545b87.js", path: file29, bytes: 6617, integrity: "sha384-2XledKoYpHZ5KWqDZN742tP5v/xY6sMwKs1vb+2Es48JLdwt85atH6Fe0x1GcHdP" },
  { name: "part-d68a275f44.js", path: file30, bytes: 73332, integrity: "sha384-BJ1usGrKfQ21HGREqBcrrfTkoMGpvMRNww4i9u/LGr3847U+H7hPnZwd2A01b5RQ" },
  { name: "part-dccb770347.js", path: file31, bytes: 2309, integrity: "sha384-on3FvR8saexd2CRCUqRf9534Ax0eulmSulbFUGS1ibDb5SeuZ17A/NMQ+1PVmQug" },
  { name: "part-e4e574f8de.js", path: file32, bytes: 488, integrity: "sha384-6u3FGF8pUntsEz81a5nGAou8heaXqGocQPqp70MJCLVu2uabzz3m1UuLcL+ZfQZi" },
  { name: "part-e830eb9c90.js", path: file33, bytes: 728, integrity: "sha384-HvWpTotGHP6ExiqITjfRZyqLFIDdVSf5RL7ak5Jna50HV6H7xpZbiiCdl5B8sWck" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-c9e38f6052.js", path: file35, bytes: 5977, integrity: "sha384-1EK/Me4yf3Zwp0zz0GJnQoYH/GAgQX2zWwAWQ6YnIWxl1zAKS+xmkSlB+MA1v5hx" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c9e38f6052.js", style: "studio-23bd6e4910.css", preload: ["part-0e34240eda.js","part-11da4fa73c.js","part-531a6d9d24.js","part-7981efbf3b.js","part-818efb02a0.js","part-b24ec5538d.js","part-e830eb9c90.js"] },
  console: { script: "console-585f624974.js", style: "console-409708d0c6.css", preload: ["part-11da4fa73c.js"] },
} as const;
