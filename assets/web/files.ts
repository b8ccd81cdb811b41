/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7ca9c4e87f.css" with { type: "file" };
import file1 from "./console-add2d3fb13.js" with { type: "file" };
import file2 from "./part-043e0891f1.js" with { type: "file" };
import file3 from "./part-0649b4e3a7.js" with { type: "file" };
import file4 from "./part-0acae42137.js" with { type: "file" };
import file5 from "./part-1325b1b93c.js" with { type: "file" };
import file6 from "./part-1ef88fec78.js" with { type: "file" };
import file7 from "./part-203ef422bb.js" with { type: "file" };
import file8 from "./part-219d60c381.js" with { type: "file" };
import file9 from "./part-21b7cc11dc.js" with { type: "file" };
import file10 from "./part-229bd113fa.js" with { type: "file" };
import file11 from "./part-3d6e09196e.js" with { type: "file" };
import file12 from "./part-555dce66e9.js" with { type: "file" };
import file13 from "./part-76bcc53afe.js" with { type: "file" };
import file14 from "./part-7990aad554.js" with { type: "file" };
import file15 from "./part-86a46a6824.js" with { type: "file" };
import file16 from "./part-8e195ad49f.js" with { type: "file" };
import file17 from "./part-9014cd0e49.js" with { type: "file" };
import file18 from "./part-93f42f7b96.js" with { type: "file" };
import file19 from "./part-9d8a4c2d99.js" with { type: "file" };
import file20 from "./part-a33846bf66.js" with { type: "file" };
import file21 from "./part-a51bec0e66.js" with { type: "file" };
import file22 from "./part-adcefc4935.js" with { type: "file" };
import file23 from "./part-ae001035bc.js" with { type: "file" };
import file24 from "./part-af0754017a.js" with { type: "file" };
import file25 from "./part-b5e697be87.js" with { type: "file" };
import file26 from "./part-bdb33a2d3a.js" with { type: "file" };
import file27 from "./part-d232d29bec.js" with { type: "file" };
import file28 from "./part-d6fad00f99.js" with { type: "file" };
import file29 from "./part-d849974297.js" with { type: "file" };
import file30 from "./part-d980bf4a98.js" with { type: "file" };
import file31 from "./part-fd255bcc83.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-35cb466800.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7ca9c4e87f.css", path: file0, bytes: 46448, integrity: "sha384-+Sv80Mydyq7X8MSuRLvuF/DkPvGt+RaL/fpuSMqStYiqlE/hEM4n/Uk12ccZHVAm" },
  { name: "console-add2d3fb13.js", path: file1, bytes: 17718, integrity: "sha384-mEmeYzt0Lmgqtj9FYw/Y9Aq5Im3tCNoMwt2ttxi8a+pkEC0MYFZHVcwD3475CvTq" },
  { name: "part-043e0891f1.js", path: file2, bytes: 16186, integrity: "sha384-SdULjuLnVbgdwG1JJnpJB44WMJG98qVjkZsXzYcwxsM6G2r4KjswtbEVt0nG6YTH" },
  { name: "part-0649b4e3a7.js", path: file3, bytes: 488, integrity: "sha384-6A1PPHeLknaq/qGPZMlR+JX3Z42/K2Ey8rFF2F8W5HgA8r6BOgRfuTMw5gtk1p+Y" },
  { name: "part-0acae42137.js", path: file4, bytes: 922, integrity: "sha384-tcXLPg+NgySGMOdSwHBHc5ob7Dh1t0XwnC96qEmJ1oR4VXafiR59elAlWo2QDgGd" },
  { name: "part-1325b1b93c.js", path: file5, bytes: 546, integrity: "sha384-yIJhsqvxvmE+uJDkKexsqfcge9jpRbBDTGKf+v7/gdvL1hHOajp6L/fjO0YT1R+Q" },
  { name: "part-1ef88fec78.js", path: file6, bytes: 18840, integrity: "sha384-/rO4Q1SaF4i8hJGoERLzHYKFfJ4db/1lV8CGlLrjI+CoSsWefPDiCFqPs5mS5g1x" },
  { name: "part-203ef422bb.js", path: file7, bytes: 1939, integrity: "sha384-XPtUBedbTHQrHfuRHDNClrDMK1C1Fgtw65fj8WZPBISbdVvny2WK6F0M45TOq7YW" },
  { name: "part-219d60c381.js", path: file8, bytes: 3393, integrity: "sha384-zNEjaS1rCfV2K/OxUeFyoPzkXJJa2mjVrPkNgt6+fPv26Qp+abo9ZezQXxV8z3Fz" },
  { name: "part-21b7cc11dc.js", path: file9, bytes: 52847, integrity: "sha384-Yy8Jcb6FtPgekElxZnWlr6UZkh9s3Fvo4oElmLglyqgXQuaPOOkOun3rG7qAwqp2" },
  { name: "part-229bd113fa.js", path: file10, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-3d6e09196e.js", path: file11, bytes: 6170, integrity: "sha384-8CB4lFReVMXZ1JUQZMK7xg7vM10bkI+MBfJZGx0BK7KtceFxCXE0unRLqVDxMtns" },
  { name: "part-555dce66e9.js", path: file12, bytes: 2309, integrity: "sha384-NR+2t/9LCvleY6ksXKg8bRBqvfzPDxHsYARb7wUZZCVE5O902KDY0krj2XNVVjZc" },
  { name: "part-76bcc53afe.js", path: file13, bytes: 45540, integrity: "sha384-Xfzaoz+pA4TXzrNlVdJ5oFZXqK3AT8SCm1AyQxh7oNxeNtBvgPHrGivLQmnDHT8s" },
  { name: "part-7990aad554.js", path: file14, bytes: 1649, integrity: "sha384-bch9ZGIJakiUJSkMlIZNHioATeEjUlex7RHgLgIHcr0YchlpoMxTeKVDQ90rmVrT" },
  { name: "part-86a46a6824.js", path: file15, bytes: 3464, integrity: "sha384-MgasNWrpH794bO+Dle7J98Al/fAttKQkot3DzSQ+f/dpQ0Fo+6tkAXGChOTRw9lS" },
  { name: "part-8e195ad49f.js", path: file16, bytes: 412, integrity: "sha384-vhLrhUAnJl6G5Y1JYZoIlJspjOQ/Rms8VpwUvrPbi0vSxjgyTTI6Pk74GgyURj6g" },
  { name: "part-9014cd0e49.js", path: file17, bytes: 4210, integrity: "sha384-Bm7HP1Fl3Ia7txz4Sf3mweRD++pJVOntlk4KNJM/8l5hb88icEDHqqocHZ8XEZM1" },
  { name: "part-93f42f7b96.js", path: file18, bytes: 11851, integrity: "sha384-C26XYHKxg6verlWOF1aK0XXSfbtyefXeTVCFsOR3WDZ8he3mWvS2UVe3eyDLmsC9" },
  { name: "part-9d8a4c2d99.js", path: file19, bytes: 3828, integrity: "sha384-SKWPyPcNfq2iyWINPi9eHYLpInxHvCjwaI+dIWuDWiq408u9mCeMb2y6GqthHBMT" },
  { name: "part-a33846bf66.js", path: file20, bytes: 955, integrity: "sha384-htIzsjfhgrwtlv1VsigKtetIxT36paIF2fFPPQqofCeJXnp8e9KGIH3MFPUskKAk" },
  { name: "part-a51bec0e66.js", path: file21, bytes: 7816, integrity: "sha384-Dx00y8ywybs56FlLILIjc3wLAxkikVybve8VNirjaRP+6D3u6ulWSARlmtKTfFkw" },
  { name: "part-adcefc4935.js", path: file22, bytes: 4992, integrity: "sha384-unNUq+Z8DDW8Ju5iLxhjqvw3Csqxwn7KgBrBkh7HJrI4FEdD82KTgRhrBB4i1TcK" },
  { name: "part-ae001035bc.js", path: file23, bytes: 5742, integrity: "sha384-834kyAIW1ZjxUoQVw1BlKctyqHu4rY9I46/b8x+X6dS13jCC6xYPZa00jfhiBC/E" },
  { name: "part-af0754017a.js", path: file24, bytes: 72966, integrity: "sha384-ELRInuHoxptyJYuCkdY4LxFDqOXapBk3n86/1isN/dxcu1050KlbiU2AM9uBfc9O" },
  { name: "part-b5e697be87.js", path: file25, bytes: 6585, integrity: "sha384-Bmb2nibj25p02Qtp4GejTCt6H42QF5TTYjDtxUJymnMTr3kKp1RiTNoXvtdlgIUf" },
  { name: "part-bdb33a2d3a.js", path: file26, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-d232d29bec.js", path: file27, bytes: 758, integrity: "sha384-NKl3amYRGH+uI5aFms0ZS+Su6qc0N0l7VsISUauEuotRqP4Ok/NiOXkLzakjwzIp" },
  { name: "part-d6fad00f99.js", path: file28, bytes: 31603, integrity: "sha384-fLT+nmyzFnqg6CNsECmUVruLdwNVdWm1oIYF+e0kf4EEFI7VfObGNjCQCpiXU7di" },
  { name: "part-d849974297.js", path: file29, bytes: 759, integrity: "sha384-0xaA/3NO/6yRK2zg8cZuPKUUMlhMJofdkwfnsfyvMjPt8XevwLij9KFxwKk6w8qT" },
  { name: "part-d980bf4a98.js", path: file30, bytes: 1155, integrity: "sha384-fUYE1Zwpw4vgvrS43wp/RoumPt0hKPXmCN52qKd4iqJ1wlwwgPl0q16FCSbS+Dwa" },
  { name: "part-fd255bcc83.js", path: file31, bytes: 704, integrity: "sha384-t5jYuyMAftWqG0JdIy+NjilHvbk1CR4fcurPc+8tlkDnv1f9aWWb4uPPa2tbBIh9" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-35cb466800.js", path: file33, bytes: 5977, integrity: "sha384-bPu/ZlFpzod1t30qsS+dKvDlBgeirTXvYW1BMoYghjHbm/wV8Nt2YcTJlnkRL82P" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-35cb466800.js", style: "studio-2c42c873ea.css", preload: ["part-203ef422bb.js","part-21b7cc11dc.js","part-76bcc53afe.js","part-8e195ad49f.js","part-a51bec0e66.js","part-d232d29bec.js","part-fd255bcc83.js"] },
  console: { script: "console-add2d3fb13.js", style: "console-7ca9c4e87f.css", preload: ["part-21b7cc11dc.js"] },
} as const;
