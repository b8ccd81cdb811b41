/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-52b0699661.js" with { type: "file" };
import file1 from "./console-7ca9c4e87f.css" with { type: "file" };
import file2 from "./part-0471561ec7.js" with { type: "file" };
import file3 from "./part-0f207f8395.js" with { type: "file" };
import file4 from "./part-0fec41ab0f.js" with { type: "file" };
import file5 from "./part-1325b1b93c.js" with { type: "file" };
import file6 from "./part-203ef422bb.js" with { type: "file" };
import file7 from "./part-21b7cc11dc.js" with { type: "file" };
import file8 from "./part-229bd113fa.js" with { type: "file" };
import file9 from "./part-24bed4eecf.js" with { type: "file" };
import file10 from "./part-2b3257050b.js" with { type: "file" };
import file11 from "./part-36a948e69e.js" with { type: "file" };
import file12 from "./part-4e1279c87c.js" with { type: "file" };
import file13 from "./part-57c983e7ca.js" with { type: "file" };
import file14 from "./part-598cc75158.js" with { type: "file" };
import file15 from "./part-76bcc53afe.js" with { type: "file" };
import file16 from "./part-7dbb5f9b3d.js" with { type: "file" };
import file17 from "./part-7ef384eeca.js" with { type: "file" };
import file18 from "./part-8953c8e085.js" with { type: "file" };
import file19 from "./part-8e195ad49f.js" with { type: "file" };
import file20 from "./part-8e30458ace.js" with { type: "file" };
import file21 from "./part-9c9fdd5250.js" with { type: "file" };
import file22 from "./part-a51bec0e66.js" with { type: "file" };
import file23 from "./part-b8d17ef691.js" with { type: "file" };
import file24 from "./part-bdb33a2d3a.js" with { type: "file" };
import file25 from "./part-d232d29bec.js" with { type: "file" };
import file26 from "./part-d849974297.js" with { type: "file" };
import file27 from "./part-d980bf4a98.js" with { type: "file" };
import file28 from "./part-dfb56ff3b6.js" with { type: "file" };
import file29 from "./part-fc34c369a1.js" with { type: "file" };
import file30 from "./part-fd255bcc83.js" with { type: "file" };
import file31 from "./part-fea0110dca.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-35cb466800.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-52b0699661.js", path: file0, bytes: 17718, integrity: "sha384-wzMs5AMq2A4kBZNbbvV7IHu0z2mmIcnkWUROX2aRIQBaCL/UjmDkhBs/wL3O+ql4" },
  { name: "console-7ca9c4e87f.css", path: file1, bytes: 46448, integrity: "sha384-+Sv80Mydyq7X8MSuRLvuF/DkPvGt+RaL/fpuSMqStYiqlE/hEM4n/Uk12ccZHVAm" },
  { name: "part-0471561ec7.js", path: file2, bytes: 3828, integrity: "sha384-2YUyCqB2R2wWkohcjhaaLXHS5JaIbBoqVCNJZefJ1zITobdYmwmCw0IVDuvySgRb" },
  { name: "part-0f207f8395.js", path: file3, bytes: 488, integrity: "sha384-7dIq/Y61ys5pZwO4mPiJxCqqGgXsyvyJyM5bWsxKu/ZP3DhZ/L1psjyTcfKfEivp" },
  { name: "part-0fec41ab0f.js", path: file4, bytes: 5742, integrity: "sha384-q8I3KnYQ6CNnbM0mb2uFldLc0xKZUe6Q+/BZz5R//sY3s+y/3FGwwLu/s6ftivS8" },
  { name: "part-1325b1b93c.js", path: file5, bytes: 546, integrity: "sha384-yIJhsqvxvmE+uJDkKexsqfcge9jpRbBDTGKf+v7/gdvL1hHOajp6L/fjO0YT1R+Q" },
  { name: "part-203ef422bb.js", path: file6, bytes: 1939, integrity: "sha384-XPtUBedbTHQrHfuRHDNClrDMK1C1Fgtw65fj8WZPBISbdVvny2WK6F0M45TOq7YW" },
  { name: "part-21b7cc11dc.js", path: file7, bytes: 52847, integrity: "sha384-Yy8Jcb6FtPgekElxZnWlr6UZkh9s3Fvo4oElmLglyqgXQuaPOOkOun3rG7qAwqp2" },
  { name: "part-229bd113fa.js", path: file8, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-24bed4eecf.js", path: file9, bytes: 4992, integrity: "sha384-o1saJIqBz7WXFAl8FprRnG26Qf158pJvw4FC4yWEK2Vpc2z5QHz11iB49vOSana1" },
  { name: "part-2b3257050b.js", path: file10, bytes: 11851, integrity: "sha384-3pIICan3iaHglAls/WHu3ebu3gLDKoze4iVkIrca+uEPE/zIKeVFfE2eHh/L6Rfp" },
  { name: "part-36a948e69e.js", path: file11, bytes: 1649, integrity: "sha384-MBz1G/4uEDhP5ge7ETLkVtjzR+cqAkwMDCTqwZ10On2Zb5XwDwAz4ebDIlSjphgu" },
  { name: "part-4e1279c87c.js", path: file12, bytes: 72966, integrity: "sha384-wPwu9K7Xzcp/qSOOgkL8h1BOxQWe6l4SHWmL8bUgG59xuK6hFKRbcnc1A5l8RRWV" },
  { name: "part-57c983e7ca.js", path: file13, bytes: 16186, integrity: "sha384-VCT2rnTo8E0HT1ka8Xh7HX1777F/kbZlRGjfKt6NlD2DA3cKKK4QRm2QIU1B40f1" },
  { name: "part-598cc75158.js", path: file14, bytes: 6158, integrity: "sha384-NcfbJ/qths5QKQGWSjwnZBIDJH4z1C+4/oEdXqKFhhWjJqpImN7ld81+bpbYBsty" },
  { name: "part-76bcc53afe.js", path: file15, bytes: 45540, integrity: "sha384-Xfzaoz+pA4TXzrNlVdJ5oFZXqK3AT8SCm1AyQxh7oNxeNtBvgPHrGivLQmnDHT8s" },
  { name: "part-7dbb5f9b3d.js", path: file16, bytes: 2309, integrity: "sha384-XjGs+jigptIpnNmVfbcP9pmIOgiR3qfXS3g9GvBXPFtRhj1OBN76rIekmRECsr09" },
  { name: "part-7ef384eeca.js", path: file17, bytes: 6585, integrity: "sha384-OZjNzP4rNgK37kx1QsbxgW1VgT0PqTftE3TfBpnp3QZTjcIgcezOYWvUyTp7n57d" },
  { name: "part-8953c8e085.js", path: file18, bytes: 955, integrity: "sha384-5XCA52m/4i01Dwc/Z1zueX7LHklG4NQ5qRm1oI0mtCZN3fUpHJ0VjtX2rF2VZ3BV" },
  { name: "part-8e195ad49f.js", path: file19, bytes: 412, integrity: "sha384-vhLrhUAnJl6G5Y1JYZoIlJspjOQ/Rms8VpwUvrPbi0vSxjgyTTI6Pk74GgyURj6g" },
  { name: "part-8e30458ace.js", path: file20, bytes: 3464, integrity: "sha384-DKSTAErQ/sc2/s1me4uRwTkyAu4PWhRpPe9Bv1ZUYjP76IKpj6qFbUrDOXhBeC/6" },
  { name: "part-9c9fdd5250.js", path: file21, bytes: 31603, integrity: "sha384-S9ziKNBGHgH57asgdx404qTX0LKqHb8pZ/9G0/jEZxRi5lC3azqQa+cBE0XYM+H0" },
  { name: "part-a51bec0e66.js", path: file22, bytes: 7816, integrity: "sha384-Dx00y8ywybs56FlLILIjc3wLAxkikVybve8VNirjaRP+6D3u6ulWSARlmtKTfFkw" },
  { name: "part-b8d17ef691.js", path: file23, bytes: 3393, integrity: "sha384-jqCth849D9yWc83ltK7HXFvEJnQ5eiNem27Tny5WEIQ9yHdxJf6KFZv+EYYeZahJ" },
  { name: "part-bdb33a2d3a.js", path: file24, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-d232d29bec.js", path: file25, bytes: 758, integrity: "sha384-NKl3amYRGH+uI5aFms0ZS+Su6qc0N0l7VsISUauEuotRqP4Ok/NiOXkLzakjwzIp" },
  { name: "part-d849974297.js", path: file26, bytes: 759, integrity: "sha384-0xaA/3NO/6yRK2zg8cZuPKUUMlhMJofdkwfnsfyvMjPt8XevwLij9KFxwKk6w8qT" },
  { name: "part-d980bf4a98.js", path: file27, bytes: 1155, integrity: "sha384-fUYE1Zwpw4vgvrS43wp/RoumPt0hKPXmCN52qKd4iqJ1wlwwgPl0q16FCSbS+Dwa" },
  { name: "part-dfb56ff3b6.js", path: file28, bytes: 4210, integrity: "sha384-OFXOKYfRtqqLJnKE5wv0F9rK1kV34htiZBCtzYBnApf7tLZGKq0c/4We6p2Oj83T" },
  { name: "part-fc34c369a1.js", path: file29, bytes: 922, integrity: "sha384-JGjymk0PVfD4dppdt9FPC2k3TmJnHHnL4bQ3yscqHyfpuWUTLkrxkQqqCQforwi0" },
  { name: "part-fd255bcc83.js", path: file30, bytes: 704, integrity: "sha384-t5jYuyMAftWqG0JdIy+NjilHvbk1CR4fcurPc+8tlkDnv1f9aWWb4uPPa2tbBIh9" },
  { name: "part-fea0110dca.js", path: file31, bytes: 18840, integrity: "sha384-cl2jdCyaJeOLYyXOBzWaOOp/Zbn4b8pi4ULl1xek3qi8Ym8UGSL5Cap/ZtRdWQYa" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-35cb466800.js", path: file33, bytes: 5977, integrity: "sha384-bPu/ZlFpzod1t30qsS+dKvDlBgeirTXvYW1BMoYghjHbm/wV8Nt2YcTJlnkRL82P" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-35cb466800.js", style: "studio-2c42c873ea.css", preload: ["part-203ef422bb.js","part-21b7cc11dc.js","part-76bcc53afe.js","part-8e195ad49f.js","part-a51bec0e66.js","part-d232d29bec.js","part-fd255bcc83.js"] },
  console: { script: "console-52b0699661.js", style: "console-7ca9c4e87f.css", preload: ["part-21b7cc11dc.js"] },
} as const;
