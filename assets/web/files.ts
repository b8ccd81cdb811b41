/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-c7c0c3d8c6.js" with { type: "file" };
import file1 from "./console-d31931efa2.css" with { type: "file" };
import file2 from "./part-0358fb833c.js" with { type: "file" };
import file3 from "./part-059b4129c3.js" with { type: "file" };
import file4 from "./part-0e62cdb009.js" with { type: "file" };
import file5 from "./part-13fdb42e60.js" with { type: "file" };
import file6 from "./part-15516bec55.js" with { type: "file" };
import file7 from "./part-1677541c4f.js" with { type: "file" };
import file8 from "./part-23345995e6.js" with { type: "file" };
import file9 from "./part-3ee7faf0c8.js" with { type: "file" };
import file10 from "./part-46a1662f79.js" with { type: "file" };
import file11 from "./part-543dd98cbd.js" with { type: "file" };
import file12 from "./part-54c129edac.js" with { type: "file" };
import file13 from "./part-58010bce9e.js" with { type: "file" };
import file14 from "./part-596a9955f6.js" with { type: "file" };
import file15 from "./part-61c6993715.js" with { type: "file" };
import file16 from "./part-63c9ed3cb0.js" with { type: "file" };
import file17 from "./part-69af6fb1d0.js" with { type: "file" };
import file18 from "./part-6ca9264712.js" with { type: "file" };
import file19 from "./part-7d1b915ff3.js" with { type: "file" };
import file20 from "./part-7dcb9f2281.js" with { type: "file" };
import file21 from "./part-a723bfddc3.js" with { type: "file" };
import file22 from "./part-b051ad4703.js" with { type: "file" };
import file23 from "./part-b20816ce24.js" with { type: "file" };
import file24 from "./part-b4105845e5.js" with { type: "file" };
import file25 from "./part-c77f3da9ec.js" with { type: "file" };
import file26 from "./part-cc4ddea0c2.js" with { type: "file" };
import file27 from "./part-d99609c82a.js" with { type: "file" };
import file28 from "./part-dcedd6b43f.js" with { type: "file" };
import file29 from "./part-e526d87558.js" with { type: "file" };
import file30 from "./part-e976deb7b2.js" with { type: "file" };
import file31 from "./part-f219dcb205.js" with { type: "file" };
import file32 from "./part-f524de981d.js" with { type: "file" };
import file33 from "./studio-1dcbb89413.css" with { type: "file" };
import file34 from "./studio-2c948c2269.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-c7c0c3d8c6.js", path: file0, bytes: 16161, integrity: "sha384-MVnhVjNjoTCXAVCVcA712+2QyXosgRrvULuFvwPnfnAryc0zqTA+q+DwyffL4utR" },
  { name: "console-d31931efa2.css", path: file1, bytes: 45764, integrity: "sha384-3JO8CGS5nZD9vbEbAKPYaPohf5OxyOkurxLkT7YoJ7wOAxTvHzIGCJp10OokPKZY" },
  { name: "part-0358fb833c.js", path: file2, bytes: 7821, integrity: "sha384-RsK5iLDb56G94yYOyKjleZtmaNtK7fDjsDZOTV/GV4bI5MdYTnUC+1gUc9vYuhOg" },
  { name: "part-059b4129c3.js", path: file3, bytes: 4840, integrity: "sha384-aZwVGMur/kwB0crsSwDLJUdVXg8E9MgrRndHaA5W74wu0D5q702YS+XUAr/dbWAI" },
  { name: "part-0e62cdb009.js", path: file4, bytes: 5006, integrity: "sha384-Vns07csMF8AQQ9h9328nuwR9FwfC3N51rpc7iWotu84UVOdWXMloyPE6GV+yyfjv" },
  { name: "part-13fdb42e60.js", path: file5, bytes: 4233, integrity: "sha384-u7zkKW/6lNVKctHHlMZPJXlzIneI+bfo/jJNMUjPMbGz9iIecRMPz6GETBpLEk0a" },
  { name: "part-15516bec55.js", path: file6, bytes: 31430, integrity: "sha384-K5GeQLjEBKXJ+gulkl+9u2O1Aw0Y4okDXFplhQjZO3UA6sB19fPxSW9ZhVmAFhvl" },
  { name: "part-1677541c4f.js", path: file7, bytes: 1654, integrity: "sha384-60VuJEeivUFvxDCZOt++a4c69iZ7KxFsci+LZcL4DWSUCNMeiARbX4wmd+PA1fWw" },
  { name: "part-23345995e6.js", path: file8, bytes: 1885, integrity: "sha384-31uhTcaJ2NtCTrejtYGjTwBVKzj47GLbK088ttPORXrnGQvAKG5P3V6IqI5iYxsw" },
  { name: "part-3ee7faf0c8.js", path: file9, bytes: 3378, integrity: "sha384-bO/C8wZMQfWQ5JJ1Ou/ahDnO0llBjc7A7xpzqjqJ1WxpCO5g6pKET1ttTgWURO9C" },
  { name: "part-46a1662f79.js", path: file10, bytes: 72748, integrity: "sha384-OyG0lwmJApgjd8y49NtdmFotYQ2OHPNil2bo3RBH+9QpuGmhoANDi7PG/T97AYw9" },
  { name: "part-543dd98cbd.js", path: file11, bytes: 131, integrity: "sha384-SPhGvgIr9Hcc46/pPs3opMMlisxB1Db41AgPtXnRnjrLuqq2eShs35kggdWCogis" },
  { name: "part-54c129edac.js", path: file12, bytes: 3492, integrity: "sha384-A/xX+bMbYIWNb8TcnaQ7LRvVMG91EF9ZE7ZbtbNobtGXKDiM9U0q4Anwc0NqT8wK" },
  { name: "part-58010bce9e.js", path: file13, bytes: 281, integrity: "sha384-t7VUl/9eITD3om724bnFSWw/K8KKP3wbdt8jj2/FsCPF5phWzuyNlAKut+KTkxaq" },
  { name: "part-596a9955f6.js", path: file14, bytes: 685, integrity: "sha384-rycav5jLo7sBHwFbmpB5PxgafpIDne/i8qaCYX4pm4AnWEVKL/MvRg/8v/Ew5bQO" },
  { name: "part-61c6993715.js", path: file15, bytes: 1600, integrity: "sha384-5q+VSJQW5yIYgocCw/mULAi5U7TfJOodrDgDV8Pudcdeck/x6LLa+bo/AA8oHe6X" },
  { name: "part-63c9ed3cb0.js", path: file16, bytes: 11868, integrity: "sha384-lR9KI73LD7u9i+4xs4MTksyNroQC3+HRNGdTXBhy3wcBb9UrZ6dJ5Eus4/sXMgeQ" },
  { name: "part-69af6fb1d0.js", path: file17, bytes: 6563, integrity: "sha384-5EIQdPizE00JKi2FLsBVwxtsEK+gamDX+ER7Q9ZremwEHnrH0MpjOKsGjg2WHhp0" },
  { name: "part-6ca9264712.js", path: file18, bytes: 704, integrity: "sha384-3mbhZbdCVVwDKR9B8B8qcdxQI4vH+vnL5yT9qNgqMzI545PR/ZCP1mDemaWkBVk2" },
  { name: "part-7d1b915ff3.js", path: file19, bytes: 1259, integrity: "sha384-cNrlcwBUSd3Due6+0In+BbmUXih70sRmNCR229OV2aM9d4mBquAeuSXnNDGGJjZ1" },
  { name: "part-7dcb9f2281.js", path: file20, bytes: 1183, integrity: "sha384-Hlb0BVOwIZC7mlf8xLQv8s6dK5jr+xfF5kfoCl+uq0TM3/rqw1AC9QjFA1Pc8KiB" },
  { name: "part-a723bfddc3.js", path: file21, bytes: 983, integrity: "sha384-epK05cCPczJ99MxEGrTXZpcykd3ZqExB3ZV+zu9rlGewIfSWIR954IKTgoJESMo9" },
  { name: "part-b051ad4703.js", path: file22, bytes: 482, integrity: "sha384-wYrnNmirR86i7LjTGgQoszyOY/g4zEsZjWpcy0fN+DQ+SLYu7XyPlZAJI32JCHUX" },
  { name: "part-b20816ce24.js", path: file23, bytes: 3797, integrity: "sha384-ji+OD80EFaSOs4aBxFA3V/P+nDVRM/EPxVCu4YnbyNIO+ZbMUe+Kl3Nrit+/uBPf" },
  { name: "part-b4105845e5.js", path: file24, bytes: 7015, integrity: "sha384-WyYNDcJRnIV+84ObOWYOUz5Xr/RuRNdnrpITd09Z3Zs8kxncRhEj8FI09802/Dss" },
  { name: "part-c77f3da9ec.js", path: file25, bytes: 18323, integrity: "sha384-pqyPB23zUsMX2tCjxc9AsF8IPRnEJwthyCjW5jIgASfeE77/9uztVLuvxPhh8J8z" },
  { name: "part-cc4ddea0c2.js", path: file26, bytes: 544, integrity: "sha384-N6xuwbXcmRq4oMwDZNymPuF7WUo2984N81gjmd9TrZONx4kE3j6GNvV7CKdqiaZX" },
  { name: "part-d99609c82a.js", path: file27, bytes: 2809, integrity: "sha384-t1jtMXAD5CNW6OS4UvnxlA5Va0yiN2lUXDa5hLKHLLssBjX9zfou9Vj8FLZWQM7w" },
  { name: "part-dcedd6b43f.js", path: file28, bytes: 16189, integrity: "sha384-oG4reVio6lnK4LQOEaDzzHbgXS477l19qCWREA+yx91sBKjEgRvecSgzDS8YvPco" },
  { name: "part-e526d87558.js", path: file29, bytes: 44909, integrity: "sha384-uTLV3Y/oqM/oy9ucYssgJFOggAZTMZDSFySPlNG1kIUgFNYgys12PP2K97vD/Laj" },
  { name: "part-e976deb7b2.js", path: file30, bytes: 2309, integrity: "sha384-lliLjItPCjacAq0CHp5rq9pgLF71LRYCfSAIDWhsKZhrmERCAbKxQcsnz8gwgm1z" },
  { name: "part-f219dcb205.js", path: file31, bytes: 412, integrity: "sha384-Zz2fnLfbAtmlNtXvGAzDjdlKwW4Xx7f6J+20Vl7Dk2c/voFtx0sOWE9DeBAElulJ" },
  { name: "part-f524de981d.js", path: file32, bytes: 37114, integrity: "sha384-N6uus644sWQj/NSPieAogipq73ha6mGSVKL9RicrgeQNSjOAvU5EEhUE0+1gIdET" },
  { name: "studio-1dcbb89413.css", path: file33, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-2c948c2269.js", path: file34, bytes: 6032, integrity: "sha384-zQnA7S0UTTEMHJNXeVhSgH2mXPPm9wWXk0zL/L3oPAwouKLNlnpsNjHV1CsiFm8w" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2c948c2269.js", style: "studio-1dcbb89413.css", preload: ["part-0358fb833c.js","part-23345995e6.js","part-596a9955f6.js","part-6ca9264712.js","part-7d1b915ff3.js","part-e526d87558.js","part-f219dcb205.js","part-f524de981d.js"] },
  console: { script: "console-c7c0c3d8c6.js", style: "console-d31931efa2.css", preload: ["part-e526d87558.js"] },
} as const;
