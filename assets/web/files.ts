/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-075d00fca5.js" with { type: "file" };
import file3 from "./console-25fc4787f1.css" with { type: "file" };
import file4 from "./part-023df3cec6.js" with { type: "file" };
import file5 from "./part-037d7be7f7.js" with { type: "file" };
import file6 from "./part-07143a1751.js" with { type: "file" };
import file7 from "./part-08f0c14483.js" with { type: "file" };
import file8 from "./part-14126bb92c.js" with { type: "file" };
import file9 from "./part-143ae0a741.js" with { type: "file" };
import file10 from "./part-1a51629263.js" with { type: "file" };
import file11 from "./part-29b22b9d5f.js" with { type: "file" };
import file12 from "./part-2fe5f46127.js" with { type: "file" };
import file13 from "./part-31c80dabb2.js" with { type: "file" };
import file14 from "./part-331ede8d48.js" with { type: "file" };
import file15 from "./part-3605e697a7.js" with { type: "file" };
import file16 from "./part-362d693c2c.js" with { type: "file" };
import file17 from "./part-371e477928.js" with { type: "file" };
import file18 from "./part-3d19068630.js" with { type: "file" };
import file19 from "./part-3fc91fec18.js" with { type: "file" };
import file20 from "./part-40a4648701.js" with { type: "file" };
import file21 from "./part-44a3260e2e.js" with { type: "file" };
import file22 from "./part-48ebb0028f.js" with { type: "file" };
import file23 from "./part-499f5b17c3.js" with { type: "file" };
import file24 from "./part-4c61140fd7.js" with { type: "file" };
import file25 from "./part-4e3f817cb5.js" with { type: "file" };
import file26 from "./part-4f955f12bf.js" with { type: "file" };
import file27 from "./part-5afc2bb527.js" with { type: "file" };
import file28 from "./part-5c58f12b4b.js" with { type: "file" };
import file29 from "./part-5d37439ec0.js" with { type: "file" };
import file30 from "./part-60a03a661d.js" with { type: "file" };
import file31 from "./part-660f2b99d0.js" with { type: "file" };
import file32 from "./part-66227ecd5d.js" with { type: "file" };
import file33 from "./part-732c7b4a65.js" with { type: "file" };
import file34 from "./part-791d3d4dbf.js" with { type: "file" };
import file35 from "./part-7ca6d754b9.js" with { type: "file" };
import file36 from "./part-7f5a80bf83.js" with { type: "file" };
import file37 from "./part-83f8361732.js" with { type: "file" };
import file38 from "./part-850b468cae.js" with { type: "file" };
import file39 from "./part-87ec22b8eb.js" with { type: "file" };
import file40 from "./part-88ff51fc68.js" with { type: "file" };
import file41 from "./part-8e99295106.js" with { type: "file" };
import file42 from "./part-904418f719.js" with { type: "file" };
import file43 from "./part-90f4b4550a.js" with { type: "file" };
import file44 from "./part-976428d5bb.js" with { type: "file" };
import file45 from "./part-9b662c12b6.js" with { type: "file" };
import file46 from "./part-9b966889d7.js" with { type: "file" };
import file47 from "./part-9d8568a31e.js" with { type: "file" };
import file48 from "./part-9f2e06f9f7.js" with { type: "file" };
import file49 from "./part-a32c76884d.js" with { type: "file" };
import file50 from "./part-a4a9dd7f08.js" with { type: "file" };
import file51 from "./part-a665448213.js" with { type: "file" };
import file52 from "./part-a918ee039c.js" with { type: "file" };
import file53 from "./part-aa1379c2ac.js" with { type: "file" };
import file54 from "./part-aa479f00d0.js" with { type: "file" };
import file55 from "./part-aacc99b0cc.js" with { type: "file" };
import file56 from "./part-aba59b639d.js" with { type: "file" };
import file57 from "./part-b2cfabb10b.js" with { type: "file" };
import file58 from "./part-b8020e336e.js" with { type: "file" };
import file59 from "./part-c119952a3e.js" with { type: "file" };
import file60 from "./part-c17d7fe477.js" with { type: "file" };
import file61 from "./part-c1ea6bb09c.js" with { type: "file" };
import file62 from "./part-c21b690a12.js" with { type: "file" };
import file63 from "./part-c41b00504a.js" with { type: "file" };
import file64 from "./part-c70503f6c1.js" with { type: "file" };
import file65 from "./part-c7941b8f4c.js" with { type: "file" };
import file66 from "./part-ce12980d7a.js" with { type: "file" };
import file67 from "./part-d0511abd3b.js" with { type: "file" };
import file68 from "./part-d0696a98e8.js" with { type: "file" };
import file69 from "./part-d86f159c41.js" with { type: "file" };
import file70 from "./part-db59b5efee.js" with { type: "file" };
import file71 from "./part-e19c2d905a.js" with { type: "file" };
import file72 from "./part-e619a2c91f.js" with { type: "file" };
import file73 from "./part-e8ef0e9004.js" with { type: "file" };
import file74 from "./part-ea7ce2af39.js" with { type: "file" };
import file75 from "./part-eb21af5bf0.js" with { type: "file" };
import file76 from "./part-ebc6bc59d7.js" with { type: "file" };
import file77 from "./part-f01dd1a9d5.js" with { type: "file" };
import file78 from "./part-f19692adbf.js" with { type: "file" };
import file79 from "./part-f3bc08ab58.js" with { type: "file" };
import file80 from "./part-f96d197ac3.js" with { type: "file" };
import file81 from "./part-fb8b437eae.js" with { type: "file" };
import file82 from "./studio-fb9bb2cf5d.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-075d00fca5.js", path: file2, bytes: 23271, integrity: "sha384-q5Cq6BR1AFaP7EhO9EzBuPk79TvTdfBQmAmZJ4SqGhu2UWtviatSrT1ckhxEny2T" },
  { name: "console-25fc4787f1.css", path: file3, bytes: 56911, integrity: "sha384-aQJlsrw+AvanE37RBEws7EXWMlz27tq0YZf6YQ6ztAgCd+BAVIbaxMMKd3xrXBEV" },
  { name: "part-023df3cec6.js", path: file4, bytes: 894, integrity: "sha384-xGNubKKrprW3vNpy00W02UwqnqZP20ECuRlu5FHIaTCJh76lAlgHxUrxWCKW9/nV" },
  { name: "part-037d7be7f7.js", path: file5, bytes: 743, integrity: "sha384-/27fxiI74d+sqwjPlfbX3tzu+1qPjVWrXTDtyqZB5LkJy2fpUW1YTk2eZAGiaW3E" },
  { name: "part-07143a1751.js", path: file6, bytes: 6638, integrity: "sha384-eX43nFZYWFD2kFMdFYbJYSS5LriXKNeLeuTyvOvww3DNM1U0IdFCBja6gDrUAIt+" },
  { name: "part-08f0c14483.js", path: file7, bytes: 561, integrity: "sha384-uElblGoB+d7hzdGAron/Vb+LaB84RvPeylvuN1lDPV6SKg1LAhU1xgm9VVv7Rc5K" },
  { name: "part-14126bb92c.js", path: file8, bytes: 616, integrity: "sha384-BRwoqfsU7mckkZXYvjnj/JRebQel94WKig5wPy7aRza8W9F5SnqrrvdmBHUkbhcj" },
  { name: "part-143ae0a741.js", path: file9, bytes: 6434, integrity: "sha384-Nr8p3gebGlubrg7R3qPaAoRIzPlmbqPlquv9F+uQ6IrnqBwuF1O26ldfwF7cWPA8" },
  { name: "part-1a51629263.js", path: file10, bytes: 1161, integrity: "sha384-LYpC7axAGM3ppx3BHSxidC7EImJE8pdeaM2UDmDsxtvZHVI4fI07Bq2UcZPNyAfR" },
  { name: "part-29b22b9d5f.js", path: file11, bytes: 7399, integrity: "sha384-y/FpkIlCHIg6KGdgmk4sZS65GqDG974+3n6JJhKkyIhTIWEvSHp+f4FWjoYMeCRG" },
  { name: "part-2fe5f46127.js", path: file12, bytes: 1624, integrity: "sha384-iHpLgFw+eWSiFS12/2Fu+kzT7k55Vf6PJuQdh7Jgr/TuMyDL6DElW56kSSRMGDxX" },
  { name: "part-31c80dabb2.js", path: file13, bytes: 920, integrity: "sha384-kQDf+4FN9Gax4OUfOG6gJi2+WiAP7KpRM320pwKbX2F6Zegg0q0VxeCDKMY8J0nU" },
  { name: "part-331ede8d48.js", path: file14, bytes: 64331, integrity: "sha384-LvXzyZRF9nZEIKXx+Z5//X19Js3pLQg+PCZfVzxOwN7JRu5qMXdB4WPNuBVEdQxM" },
  { name: "part-3605e697a7.js", path: file15, bytes: 484, integrity: "sha384-gnVXbAcPtB3LmdfzQ7ugy1ZrdSUamY1/pbDW97yBUVcZwz2x8i98DnRNK3hG67EN" },
  { name: "part-362d693c2c.js", path: file16, bytes: 601, integrity: "sha384-8atSJBcpFgqUU0nrYEla3MyZm3mCWa1VTM+gbs9AH4TRXsv/nTmh5PbLHo8Hqxwj" },
  { name: "part-371e477928.js", path: file17, bytes: 4198, integrity: "sha384-8b4HXCr0E+mLSq+VyPpvT75KfnMDXgKwqlyDoplLK19E/YozPQjmkRetkw2pW5gU" },
  { name: "part-3d19068630.js", path: file18, bytes: 1622, integrity: "sha384-8C0miYZ/7hwgOux+ToJ2RZyixvLO/CRNB+H+cwbcoppEgCg6sXIe5DNufJDILTjE" },
  { name: "part-3fc91fec18.js", path: file19, bytes: 24555, integrity: "sha384-5/3zDTURzobShMO0K9XfXc5jeuoxYZ7XEXX1WrtgQxneN1lpdidkW9hso7luOuYk" },
  { name: "part-40a4648701.js", path: file20, bytes: 370, integrity: "sha384-68svXP5p6ZpgZ4Irlz3z0RWkEyd9CqCNu9Nf53/XgRUwo0QV4BAwECimm1PoJqlF" },
  { name: "part-44a3260e2e.js", path: file21, bytes: 12733, integrity: "sha384-H4zQGyph3YnwmwaUDLjGEiimk9ZRzoLhFO5pcNy380qgTMwx+wRj5aKVKFuTbHdH" },
  { name: "part-48ebb0028f.js", path: file22, bytes: 498, integrity: "sha384-xzMvcauPJqBbmNFeZ59ufjmVdSeRC9PDB53bXpIqOq/Mis8oRSiEpoPzPNnCBsec" },
  { name: "part-499f5b17c3.js", path: file23, bytes: 922, integrity: "sha384-lPs1zDp8jWJy2LShO4mBM3SIaJeAtBpgFCzlCudEiO5WjjPxxUCkRhLBuLwJ59+c" },
  { name: "part-4c61140fd7.js", path: file24, bytes: 2323, integrity: "sha384-/97w8QJaH2cVZjgSnYxTP6FVf1HlaPCZ2/FuuyUBAIQav8L79CSzuekviASiVHqT" },
  { name: "part-4e3f817cb5.js", path: file25, bytes: 796, integrity: "sha384-pMMGrYIUBq0y8K14tlbIYxxKDWbmSH5vN0Ysoostb608jR7h7AImJGdZOYwzsVzt" },
  { name: "part-4f955f12bf.js", path: file26, bytes: 3645, integrity: "sha384-FUobYqEyuEKNYSPPlrpehekrVd9wc3/6mrT+Ek23lDtes2JT2UjqB88C2K/w4voi" },
  { name: "part-5afc2bb527.js", path: file27, bytes: 488, integrity: "sha384-4bpSwPLkV17WIGrkpuN0lesLGji0SuiTK6OI/YSSi5uIoA7FxB1aVWf/PePf86LV" },
  { name: "part-5c58f12b4b.js", path: file28, bytes: 577, integrity: "sha384-G6IQV3f2yOHxf++afkfDKYxaci1pk9ZEr/5pSXFzaJTrTZwERbV80GynSwSwncvv" },
  { name: "part-5d37439ec0.js", path: file29, bytes: 732, integrity: "sha384-7kBjyV/O5TW0ZiTcu9buA85tnQjSipmInfQLE/QH9pTTKWv7dJQXb5JZFJCgW0c2" },
  { name: "part-60a03a661d.js", path: file30, bytes: 1647, integrity: "sha384-/lMX8G5iCXQcoW1rHgRof2Y9QYYCjmrsmXDh+M6ZGqt+d7ZxTRJ8ZOdTIkRosZhf" },
  { name: "part-660f2b99d0.js", path: file31, bytes: 487, integrity: "sha384-BvIFljmeIH+e12OpHXkqX5rQ4hmxCJKvSK9x61DZFxYK7pV3tsXJBuHx95AmsdyB" },
  { name: "part-66227ecd5d.js", path: file32, bytes: 1369, integrity: "sha384-DKuWBPKESom3SV9TiYpyCSEADj4aoT2P51D90QOW0x7mcLvtgQgtTvgiO7gAC3UC" },
  { name: "part-732c7b4a65.js", path: file33, bytes: 5351, integrity: "sha384-TFLwdpPSXxqre8CiUv5ySCmh0VVDKM3EEFgs0xkwR15YC2eENx+k3PFzD7YCAyAO" },
  { name: "part-791d3d4dbf.js", path: file34, bytes: 3415, integrity: "sha384-jgRRbDM+MC8Ybgemz8Mp+J+t12f2zzrcNPr5AcQNohI1dasxnVq7xRGbMZcOAHzl" },
  { name: "part-7ca6d754b9.js", path: file35, bytes: 506, integrity: "sha384-KXzfvNYvv8CucOiHEaipoPbH8H5QeBhvm0v0esJCbU62s75DsKq3LhvF3VY/QVaS" },
  { name: "part-7f5a80bf83.js", path: file36, bytes: 5162, integrity: "sha384-1rSKpdkhAqCHDN69Dm/86zLkS3pMUsX/+X/b7gWY6R+/JEbbibDg8LykWDH6cUQE" },
  { name: "part-83f8361732.js", path: file37, bytes: 616, integrity: "sha384-skGXYIYq6TCvfOnhzgeHELLZBE4xFplHvE6HurTdgodqsvA+LfQFbqbwYHhTpfnN" },
  { name: "part-850b468cae.js", path: file38, bytes: 706, integrity: "sha384-cTQ7VDfzwkfi3hXwzK3B8uqO6QEi+6wTvUxBtQ0J6BhSRs4AdPRbUSI9VGaDX0VI" },
  { name: "part-87ec22b8eb.js", path: file39, bytes: 913, integrity: "sha384-KD6MjIfnwncCWO4Vn8eyjJGVuDnUxKWhbISulJY1OyedkbaXgK/s9rZ55O07cCTu" },
  { name: "part-88ff51fc68.js", path: file40, bytes: 9212, integrity: "sha384-9iTuUT2/jxTi+o75aUYOOOV828eeqI601YZtmfJi7YClF4Qmvk8gz37BODH68Qej" },
  { name: "part-8e99295106.js", path: file41, bytes: 651, integrity: "sha384-qjVkcwIfIWv5+VjY4Jaw++lKKKM83TX5WihGPyalsVqsWyE/pTwQB39WeSc2CLsc" },
  { name: "part-904418f719.js", path: file42, bytes: 18227, integrity: "sha384-sABjZkjkHcTffz+bUsLSygKcaDoYiLQVBpj6IHky+U09OEk3JnRHgiSV30qI1IOK" },
  { name: "part-90f4b4550a.js", path: file43, bytes: 45464, integrity: "sha384-zdHuk/D/bhfOmq6BpoXkRiweFcrLt8EyQKUpSYuxVQLAEGHMDIUv/eY3g70cUY7f" },
  { name: "part-976428d5bb.js", path: file44, bytes: 11115, integrity: "sha384-PvdFwjVSKDlI+S4MdPEypTBtYY9Up2PmcLPyOmi/xWzA/jLy5joWmcYSwlMtVCIl" },
  { name: "part-9b662c12b6.js", path: file45, bytes: 62571, integrity: "sha384-3pV0jpAimGKggSP+D5iTY4QHhshPBn8Isk22R7fuuIbIs6enOfQJp1n1vdFli7l6" },
  { name: "part-9b966889d7.js", path: file46, bytes: 2203, integrity: "sha384-5pi2hRkeJ4wdzeB9Qs7oiEZwYBYu3RIH/L5jiEDHWVoL6ZJb4vsnM7iXbIXfC5mQ" },
  { name: "part-9d8568a31e.js", path: file47, bytes: 7761, integrity: "sha384-snc5+S66suxgDbi88XtZ8+tIMX9kZw6KBKsSZBVbduDVSiWmgsyN3rf0CQqdPUWj" },
  { name: "part-9f2e06f9f7.js", path: file48, bytes: 7252, integrity: "sha384-qXCjaK70NuvnQ3wGgX/slHk4yDeiSdCEL7IjVisI7TVy2CgPQrRjaGF4WijgGELp" },
  { name: "part-a32c76884d.js", path: file49, bytes: 547, integrity: "sha384-Dn91hTXna8W63MIbu3HFjpNFFNaQOjF5cPxeblS08CSXjPL15oNQj1Nn/j2s2VL1" },
  { name: "part-a4a9dd7f08.js", path: file50, bytes: 4596, integrity: "sha384-982NiPwI2eLwb1Wju/D7FjdlGt3p4XlRyS4ASI+IDhuCrdeWyZwbvse4vmDfNbxI" },
  { name: "part-a665448213.js", path: file51, bytes: 461, integrity: "sha384-caDMGcOyeicrw1294scq71h7gqcHKTk7KPYUS5RS5IRPs8o5x3Zu5FMub9ihS4eD" },
  { name: "part-a918ee039c.js", path: file52, bytes: 383, integrity: "sha384-ILPeIozoNkIfcVxrFrcBVVxxVDvd6DiYo38lnOgj8hNXQUYaopXvE6IoLvnUkGlZ" },
  { name: "part-aa1379c2ac.js", path: file53, bytes: 1104, integrity: "sha384-jUOo7lJNX7LAWirtFfZ50YD9bxMrZSmRmRlU+XfDArhs8iyrA+53cdRo2cTfz50e" },
  { name: "part-aa479f00d0.js", path: file54, bytes: 9187, integrity: "sha384-OFFYswFzo89ShPRe1QbISPqHQD/YobnpZj3aSKzN+jMZRqXRdIJWOdIprdBZQX/d" },
  { name: "part-aacc99b0cc.js", path: file55, bytes: 928, integrity: "sha384-XdrEfnZPFK9hBAcl+ZRR9uKzBtP8Zg8lJfzPYU/QuJlaCoOA/O4qFi3h2XEVIEgv" },
  { name: "part-aba59b639d.js", path: file56, bytes: 18789, integrity: "sha384-3+ZFnVnbXOp2lyTcCiqVl/v1WZuq3o8pOLz0X0F7FJKLJmMxIAI6Qwsmy9Bj7Z89" },
  { name: "part-b2cfabb10b.js", path: file57, bytes: 2711, integrity: "sha384-Xg7c49qQ8bx8Khy3TCwpkoEHHT637eavoh/j2kU+xUjpLOqNL3RbazsIiCT9c7tV" },
  { name: "part-b8020e336e.js", path: file58, bytes: 2533, integrity: "sha384-Fe7fkjjvBKJYsaxvqeMu0lh5LBtuAWlvgxdVzXuHRNLJS/UQHLcfeaFhVwQYSY05" },
  { name: "part-c119952a3e.js", path: file59, bytes: 764, integrity: "sha384-yxbQwxd+06uPkj4HUsQhN10lxRinkTJkrNWA1GbP6d2WdwRPkIi5CGeiqqv4XQDH" },
  { name: "part-c17d7fe477.js", path: file60, bytes: 2424, integrity: "sha384-t26iQNJPvEaK6BIGPkJS76iGshtLHs4cGZnbYS6NBJ4NQhHPxejykKFxSkfS+Tc3" },
  { name: "part-c1ea6bb09c.js", path: file61, bytes: 2744, integrity: "sha384-GZIi5uTl78fq6D7ANmviyog2Y1dntB9217GqLTf/FB8JhW0AH2PsRdiEhQA8qARh" },
  { name: "part-c21b690a12.js", path: file62, bytes: 306, integrity: "sha384-a/CT8bFnLn4OCqu17KYAu6V988qTJKnjFYP+vAA1ihVn5uSycZ04pYAb7YQMcM4V" },
  { name: "part-c41b00504a.js", path: file63, bytes: 1587, integrity: "sha384-4K7qaZqO5Vl72CO38EV+zzkIY4rLtUetBwgYe6ovrM8KCdgzQLaAaFHIYlR7FGtC" },
  { name: "part-c70503f6c1.js", path: file64, bytes: 33266, integrity: "sha384-DlD7m/EoIUTgNekJE+NsS6ZSccMEIlGbF6q5T3wLwaeLZkPY/J07glRu8k1GipEY" },
  { name: "part-c7941b8f4c.js", path: file65, bytes: 325, integrity: "sha384-al4N+z3CMvnoww5j7R93CVMKVfaqbexpm6PWZRrmOieg5uEJZuuqeQiYWz0vWyJb" },
  { name: "part-ce12980d7a.js", path: file66, bytes: 1144, integrity: "sha384-pNDPIzMlZCh7xyqW90pH1LA+ts9Z2pY0Dei3zf5Q3vLvIracGCYsEbExpwHE6BDo" },
  { name: "part-d0511abd3b.js", path: file67, bytes: 334, integrity: "sha384-s++VcpLSxQ93AV38d2DUpS7Q6l87s1R71EVrUOiI6ZYzveCTDUH2+IVWBarJz8Zm" },
  { name: "part-d0696a98e8.js", path: file68, bytes: 136, integrity: "sha384-uiEaGTmjS7WGOhxVPIDYExnqL0ZJGFqN4gmJO73g7rWly5NgkgHJp8ICd3yCwj2k" },
  { name: "part-d86f159c41.js", path: file69, bytes: 548, integrity: "sha384-h+y7oL+RdsUMwcOLFp3zQd72VD5R5yZG7bFDr9A6eaqe38lvlh0LfqRoJsJR1XMF" },
  { name: "part-db59b5efee.js", path: file70, bytes: 25405, integrity: "sha384-33A4Yjdi7dtgoFdHRHHOqTHUJlC+DZHyfBhvCVkhNfJMgzmzEEXe0hukHJEm2sXG" },
  { name: "part-e19c2d905a.js", path: file71, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e619a2c91f.js", path: file72, bytes: 3904, integrity: "sha384-v/o4v2PceHWarEQ1595Xha9Bb90ji8Y2FDlepbDNHAUd71gVv2DBsPDQxIQY1d26" },
  { name: "part-e8ef0e9004.js", path: file73, bytes: 3530, integrity: "sha384-XQ5S0DHMhpKbUwcKvJg1HAKJUtf6GKoAupJrzo5DX3aTtFb7tDUfeu33r7Yx7bck" },
  { name: "part-ea7ce2af39.js", path: file74, bytes: 44376, integrity: "sha384-ZjL0wB0KLHvITc5NYLATS8pjD+DwpclMz07wUCtDI4hcefwPJJQFA2Z6lERDxKyk" },
  { name: "part-eb21af5bf0.js", path: file75, bytes: 2447, integrity: "sha384-DBHdeY2fSueO6DeUwlPaPJmNk0+bDK3vzHEFuQNRUswjB8SrlewMwOb84Jh4rhxc" },
  { name: "part-ebc6bc59d7.js", path: file76, bytes: 391, integrity: "sha384-6XMfKBt1KDTFobakSuUl6cTfmMM9mv47OeLwzURFCtMXFArKsiahzrv/Q9ga7cuD" },
  { name: "part-f01dd1a9d5.js", path: file77, bytes: 14622, integrity: "sha384-M9djI+mprdTGpzBisaLFD3mflF4Gfrlg9OW8nsm4Ed6BZ/K308cf3VcgCHBsN1I0" },
  { name: "part-f19692adbf.js", path: file78, bytes: 4344, integrity: "sha384-TW67qoITtd9UBVyCmgWOi7Zq/usmPfkCONOIwm6vwOv2ip6qIjaV3oS1DbosNeJA" },
  { name: "part-f3bc08ab58.js", path: file79, bytes: 6994, integrity: "sha384-HCacDnyINAI+MODR1zx0+vZvrMd06of6ecYqAUJmevH4xqQ9zvqZok1CUJdIvUQG" },
  { name: "part-f96d197ac3.js", path: file80, bytes: 4826, integrity: "sha384-pePr6gDXs7jga9GcNCwOIy6O+Sg3/FlMNJMMWyDH6w2SPBVT7/Xo0tCSbHLTUHUR" },
  { name: "part-fb8b437eae.js", path: file81, bytes: 3961, integrity: "sha384-5UYZblnjBdb2Vj6cU1gshqBJ5b1D1o4nzsPW+2THzR7Vv1scZzvcu/gl2SIacIk1" },
  { name: "studio-fb9bb2cf5d.js", path: file82, bytes: 7642, integrity: "sha384-HDSuWB31RqAsvEwB4c+LNVpZVvUKRLUo2l+4z0WdVjRf5vsdsi4bBLZbEfcj9EBZ" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-fb9bb2cf5d.js", style: "studio-fc2e0292dc.css", preload: ["part-08f0c14483.js","part-5d37439ec0.js","part-83f8361732.js","part-9b662c12b6.js","part-a665448213.js","part-aa479f00d0.js","part-c1ea6bb09c.js","part-c41b00504a.js","part-c7941b8f4c.js","part-e19c2d905a.js","part-ea7ce2af39.js"] },
  console: { script: "console-075d00fca5.js", style: "console-25fc4787f1.css", preload: ["part-9b662c12b6.js","part-e19c2d905a.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
