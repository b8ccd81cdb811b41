/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-25fc4787f1.css" with { type: "file" };
import file3 from "./console-6e31b5d6c5.js" with { type: "file" };
import file4 from "./part-00fafb479c.js" with { type: "file" };
import file5 from "./part-023df3cec6.js" with { type: "file" };
import file6 from "./part-08f0c14483.js" with { type: "file" };
import file7 from "./part-0b27eff4b5.js" with { type: "file" };
import file8 from "./part-0ce9873f0a.js" with { type: "file" };
import file9 from "./part-0d4cd9b7ec.js" with { type: "file" };
import file10 from "./part-0ec6efee2d.js" with { type: "file" };
import file11 from "./part-14126bb92c.js" with { type: "file" };
import file12 from "./part-15672e4d3b.js" with { type: "file" };
import file13 from "./part-202730e101.js" with { type: "file" };
import file14 from "./part-29f4af5962.js" with { type: "file" };
import file15 from "./part-31c80dabb2.js" with { type: "file" };
import file16 from "./part-3605e697a7.js" with { type: "file" };
import file17 from "./part-371e477928.js" with { type: "file" };
import file18 from "./part-3d19068630.js" with { type: "file" };
import file19 from "./part-3d9310b251.js" with { type: "file" };
import file20 from "./part-48ebb0028f.js" with { type: "file" };
import file21 from "./part-4a12948d4c.js" with { type: "file" };
import file22 from "./part-4c61140fd7.js" with { type: "file" };
import file23 from "./part-4d31cd2b09.js" with { type: "file" };
import file24 from "./part-4e3f817cb5.js" with { type: "file" };
import file25 from "./part-4f7ef2642d.js" with { type: "file" };
import file26 from "./part-4fd80bacb6.js" with { type: "file" };
import file27 from "./part-5d37439ec0.js" with { type: "file" };
import file28 from "./part-65acd0e766.js" with { type: "file" };
import file29 from "./part-66227ecd5d.js" with { type: "file" };
import file30 from "./part-6d9d39404d.js" with { type: "file" };
import file31 from "./part-73bd5c087d.js" with { type: "file" };
import file32 from "./part-7889dd1d7b.js" with { type: "file" };
import file33 from "./part-7ca6d754b9.js" with { type: "file" };
import file34 from "./part-7f5a80bf83.js" with { type: "file" };
import file35 from "./part-83f8361732.js" with { type: "file" };
import file36 from "./part-850b468cae.js" with { type: "file" };
import file37 from "./part-87d0ceefbc.js" with { type: "file" };
import file38 from "./part-8ad7ee4da4.js" with { type: "file" };
import file39 from "./part-8e99295106.js" with { type: "file" };
import file40 from "./part-926c03a556.js" with { type: "file" };
import file41 from "./part-9633a1a27b.js" with { type: "file" };
import file42 from "./part-9b662c12b6.js" with { type: "file" };
import file43 from "./part-a32c76884d.js" with { type: "file" };
import file44 from "./part-a665448213.js" with { type: "file" };
import file45 from "./part-a809f36d20.js" with { type: "file" };
import file46 from "./part-a918ee039c.js" with { type: "file" };
import file47 from "./part-aa479f00d0.js" with { type: "file" };
import file48 from "./part-ac389a03bb.js" with { type: "file" };
import file49 from "./part-addbc3e6fc.js" with { type: "file" };
import file50 from "./part-b46734fcb0.js" with { type: "file" };
import file51 from "./part-ba0aa6a27e.js" with { type: "file" };
import file52 from "./part-be7dbac5be.js" with { type: "file" };
import file53 from "./part-c119952a3e.js" with { type: "file" };
import file54 from "./part-c1ea6bb09c.js" with { type: "file" };
import file55 from "./part-c21b690a12.js" with { type: "file" };
import file56 from "./part-c3aa0dad7f.js" with { type: "file" };
import file57 from "./part-c3b2e3674e.js" with { type: "file" };
import file58 from "./part-c41b00504a.js" with { type: "file" };
import file59 from "./part-c63c39c918.js" with { type: "file" };
import file60 from "./part-c7941b8f4c.js" with { type: "file" };
import file61 from "./part-ce12980d7a.js" with { type: "file" };
import file62 from "./part-ce403205f8.js" with { type: "file" };
import file63 from "./part-ce563dd92b.js" with { type: "file" };
import file64 from "./part-d0511abd3b.js" with { type: "file" };
import file65 from "./part-d0696a98e8.js" with { type: "file" };
import file66 from "./part-d86f159c41.js" with { type: "file" };
import file67 from "./part-da49da5b52.js" with { type: "file" };
import file68 from "./part-dee56753cf.js" with { type: "file" };
import file69 from "./part-e19c2d905a.js" with { type: "file" };
import file70 from "./part-e409f09ebc.js" with { type: "file" };
import file71 from "./part-e496223214.js" with { type: "file" };
import file72 from "./part-e57e368aa5.js" with { type: "file" };
import file73 from "./part-e819d98044.js" with { type: "file" };
import file74 from "./part-e8ef0e9004.js" with { type: "file" };
import file75 from "./part-ea7ce2af39.js" with { type: "file" };
import file76 from "./part-eb21af5bf0.js" with { type: "file" };
import file77 from "./part-ebc6bc59d7.js" with { type: "file" };
import file78 from "./part-eca212c6d6.js" with { type: "file" };
import file79 from "./part-f19692adbf.js" with { type: "file" };
import file80 from "./part-f3a3ba91f4.js" with { type: "file" };
import file81 from "./part-fef21fc2d9.js" with { type: "file" };
import file82 from "./studio-fb9bb2cf5d.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-25fc4787f1.css", path: file2, bytes: 56911, integrity: "sha384-aQJlsrw+AvanE37RBEws7EXWMlz27tq0YZf6YQ6ztAgCd+BAVIbaxMMKd3xrXBEV" },
  { name: "console-6e31b5d6c5.js", path: file3, bytes: 23271, integrity: "sha384-EGIdQM4/e/MstnVbK29zQkWEjXThHHi4gUQa1HhfMyBy/fSpC63RQ+bxKMDh/jUf" },
  { name: "part-00fafb479c.js", path: file4, bytes: 1624, integrity: "sha384-Fsv6tfha3lYZZEDy4FfgU9aBlnu/2waHISeGxVEsj1or/8o2JTAYyP3p7QryuVBF" },
  { name: "part-023df3cec6.js", path: file5, bytes: 894, integrity: "sha384-xGNubKKrprW3vNpy00W02UwqnqZP20ECuRlu5FHIaTCJh76lAlgHxUrxWCKW9/nV" },
  { name: "part-08f0c14483.js", path: file6, bytes: 561, integrity: "sha384-uElblGoB+d7hzdGAron/Vb+LaB84RvPeylvuN1lDPV6SKg1LAhU1xgm9VVv7Rc5K" },
  { name: "part-0b27eff4b5.js", path: file7, bytes: 5351, integrity: "sha384-GfF6PqQ+NJgdZefGa5YXXqUc1a0IdtVdJ1r+xnuuWCoV8VCS2+WEJfdNa3DIZ6EQ" },
  { name: "part-0ce9873f0a.js", path: file8, bytes: 25402, integrity: "sha384-pY+PpV0y2iPtYl4C0sRoW4PBsmtw2vx3J/UsZscoejiYhERbEoQd+uyysDCW8lts" },
  { name: "part-0d4cd9b7ec.js", path: file9, bytes: 928, integrity: "sha384-xnTERlSPLXdd/2+aT2zf1kY5qgkGlcvl5Jris7TCNCOEVzzyrxtlxtZGZCpipMPb" },
  { name: "part-0ec6efee2d.js", path: file10, bytes: 24555, integrity: "sha384-Zj93DiMuT+1/UeDbaa+dE3qkvysDQ7S/+Fkr+bnn33yZ3k3SORkwKzVwVoqs7B+F" },
  { name: "part-14126bb92c.js", path: file11, bytes: 616, integrity: "sha384-BRwoqfsU7mckkZXYvjnj/JRebQel94WKig5wPy7aRza8W9F5SnqrrvdmBHUkbhcj" },
  { name: "part-15672e4d3b.js", path: file12, bytes: 4596, integrity: "sha384-bpUWidSaBQJrfEXCcEjeLePbb0s/G518FfMgupzW/Qsjfzi2OXn9s4g8XWnn/5Vf" },
  { name: "part-202730e101.js", path: file13, bytes: 488, integrity: "sha384-kM9m2hYl4JDRUP9PQONeLeVtcFhJ3iSuFfbACLU/X0RsqLrDcuzh27gt1s14EY1Q" },
  { name: "part-29f4af5962.js", path: file14, bytes: 18227, integrity: "sha384-8w1JpWadaCVZPryQcJqdhU3bkPgL/IygTyXdzGeA95oZ4W63rsUP2ACHapWKqAXC" },
  { name: "part-31c80dabb2.js", path: file15, bytes: 920, integrity: "sha384-kQDf+4FN9Gax4OUfOG6gJi2+WiAP7KpRM320pwKbX2F6Zegg0q0VxeCDKMY8J0nU" },
  { name: "part-3605e697a7.js", path: file16, bytes: 484, integrity: "sha384-gnVXbAcPtB3LmdfzQ7ugy1ZrdSUamY1/pbDW97yBUVcZwz2x8i98DnRNK3hG67EN" },
  { name: "part-371e477928.js", path: file17, bytes: 4198, integrity: "sha384-8b4HXCr0E+mLSq+VyPpvT75KfnMDXgKwqlyDoplLK19E/YozPQjmkRetkw2pW5gU" },
  { name: "part-3d19068630.js", path: file18, bytes: 1622, integrity: "sha384-8C0miYZ/7hwgOux+ToJ2RZyixvLO/CRNB+H+cwbcoppEgCg6sXIe5DNufJDILTjE" },
  { name: "part-3d9310b251.js", path: file19, bytes: 6434, integrity: "sha384-XiRBs4IDZogYvf5qxz6ZMrBoPCSAkXksVChgIauZrzO+h3IcjJjraP7zuXBEJg83" },
  { name: "part-48ebb0028f.js", path: file20, bytes: 498, integrity: "sha384-xzMvcauPJqBbmNFeZ59ufjmVdSeRC9PDB53bXpIqOq/Mis8oRSiEpoPzPNnCBsec" },
  { name: "part-4a12948d4c.js", path: file21, bytes: 1104, integrity: "sha384-TYQGv8t5YlWrERSP1ytaX8XBp293JE87In0uHlHqB5oM3QE2HpYKb6igf4EI2Xzn" },
  { name: "part-4c61140fd7.js", path: file22, bytes: 2323, integrity: "sha384-/97w8QJaH2cVZjgSnYxTP6FVf1HlaPCZ2/FuuyUBAIQav8L79CSzuekviASiVHqT" },
  { name: "part-4d31cd2b09.js", path: file23, bytes: 1161, integrity: "sha384-nSvHX7qU8F0ItTQK8O3tvJgNl+rmU1AoILDoUuEihob3l862kkLBN7sPKfYqE7IC" },
  { name: "part-4e3f817cb5.js", path: file24, bytes: 796, integrity: "sha384-pMMGrYIUBq0y8K14tlbIYxxKDWbmSH5vN0Ysoostb608jR7h7AImJGdZOYwzsVzt" },
  { name: "part-4f7ef2642d.js", path: file25, bytes: 2203, integrity: "sha384-WVW/7lrosMJse+Xhsya96AhZ7+m9EYWK3FPBcCwEycH9kOQqzKdLdm1mXQuzoJpo" },
  { name: "part-4fd80bacb6.js", path: file26, bytes: 4826, integrity: "sha384-yorM80GRdZcoREoC8GHDqn6lGFWTG7blx+Npg3IgCSOIOr1OqazQLu/ogH/ctU/3" },
  { name: "part-5d37439ec0.js", path: file27, bytes: 732, integrity: "sha384-7kBjyV/O5TW0ZiTcu9buA85tnQjSipmInfQLE/QH9pTTKWv7dJQXb5JZFJCgW0c2" },
  { name: "part-65acd0e766.js", path: file28, bytes: 3904, integrity: "sha384-Qiw0pI7k65ySUFvDrV44Zn5gkpAj0CNtfeT26mmJUNR6ZsdeHnXb64u/syzSVpLw" },
  { name: "part-66227ecd5d.js", path: file29, bytes: 1369, integrity: "sha384-DKuWBPKESom3SV9TiYpyCSEADj4aoT2P51D90QOW0x7mcLvtgQgtTvgiO7gAC3UC" },
  { name: "part-6d9d39404d.js", path: file30, bytes: 64331, integrity: "sha384-bS+EesSzb2LJJb3PtRsGic4K/0dVlmJfsAAyx3xtl1O6nsKHWAjJGdBBJr+Y7OIM" },
  { name: "part-73bd5c087d.js", path: file31, bytes: 7761, integrity: "sha384-mvP6oLh+Y+SVpPgZMHAR+asfOTgdtF6IgxfRgSKZ1El5BQ3c9nDfrk9yi12+WM66" },
  { name: "part-7889dd1d7b.js", path: file32, bytes: 12733, integrity: "sha384-neYXqUG8mlL/q9T+UMTO3VxEZYb5UgHpQIRsQwfxr0mknoa6UOwUh881kPQaWESy" },
  { name: "part-7ca6d754b9.js", path: file33, bytes: 506, integrity: "sha384-KXzfvNYvv8CucOiHEaipoPbH8H5QeBhvm0v0esJCbU62s75DsKq3LhvF3VY/QVaS" },
  { name: "part-7f5a80bf83.js", path: file34, bytes: 5162, integrity: "sha384-1rSKpdkhAqCHDN69Dm/86zLkS3pMUsX/+X/b7gWY6R+/JEbbibDg8LykWDH6cUQE" },
  { name: "part-83f8361732.js", path: file35, bytes: 616, integrity: "sha384-skGXYIYq6TCvfOnhzgeHELLZBE4xFplHvE6HurTdgodqsvA+LfQFbqbwYHhTpfnN" },
  { name: "part-850b468cae.js", path: file36, bytes: 706, integrity: "sha384-cTQ7VDfzwkfi3hXwzK3B8uqO6QEi+6wTvUxBtQ0J6BhSRs4AdPRbUSI9VGaDX0VI" },
  { name: "part-87d0ceefbc.js", path: file37, bytes: 2711, integrity: "sha384-uyRIsFyKOxqMLU2iAee893WyXg72LVYBpQYwfp10ryDyZs6Zv6TzQ0ZCM5yqyLEp" },
  { name: "part-8ad7ee4da4.js", path: file38, bytes: 487, integrity: "sha384-AEIPyhro/6Rmuq+U3bBzE8fEd9C5xHD6SC2RNjDziZN3YElXSffpYV1A2FIgSYQF" },
  { name: "part-8e99295106.js", path: file39, bytes: 651, integrity: "sha384-qjVkcwIfIWv5+VjY4Jaw++lKKKM83TX5WihGPyalsVqsWyE/pTwQB39WeSc2CLsc" },
  { name: "part-926c03a556.js", path: file40, bytes: 6638, integrity: "sha384-CMbNebfzG1KQgOGwS56HZ1ELsenIlXCAjvlfwX+lKN7DrcM183l7j3Foy0XK9NHL" },
  { name: "part-9633a1a27b.js", path: file41, bytes: 577, integrity: "sha384-haOE61P0hpVztQHFAWOm3Sig4/AX8lmOCZTsvH80cuwx6dJ4G8g6bLW2OotsjPaU" },
  { name: "part-9b662c12b6.js", path: file42, bytes: 62571, integrity: "sha384-3pV0jpAimGKggSP+D5iTY4QHhshPBn8Isk22R7fuuIbIs6enOfQJp1n1vdFli7l6" },
  { name: "part-a32c76884d.js", path: file43, bytes: 547, integrity: "sha384-Dn91hTXna8W63MIbu3HFjpNFFNaQOjF5cPxeblS08CSXjPL15oNQj1Nn/j2s2VL1" },
  { name: "part-a665448213.js", path: file44, bytes: 461, integrity: "sha384-caDMGcOyeicrw1294scq71h7gqcHKTk7KPYUS5RS5IRPs8o5x3Zu5FMub9ihS4eD" },
  { name: "part-a809f36d20.js", path: file45, bytes: 33266, integrity: "sha384-8NzZjnl+zGkZMb1TpWpeSmzrmy7E4E+uIegwf/lP5xKkQfpgxM3XLCXWVf06kCsF" },
  { name: "part-a918ee039c.js", path: file46, bytes: 383, integrity: "sha384-ILPeIozoNkIfcVxrFrcBVVxxVDvd6DiYo38lnOgj8hNXQUYaopXvE6IoLvnUkGlZ" },
  { name: "part-aa479f00d0.js", path: file47, bytes: 9187, integrity: "sha384-OFFYswFzo89ShPRe1QbISPqHQD/YobnpZj3aSKzN+jMZRqXRdIJWOdIprdBZQX/d" },
  { name: "part-ac389a03bb.js", path: file48, bytes: 6994, integrity: "sha384-FnFgOJnkxjhDylz3gq9xG9Y6j3KIE2sP5VXXgg6m46GIiQxfgWSOYG2pwIWj7dFH" },
  { name: "part-addbc3e6fc.js", path: file49, bytes: 2424, integrity: "sha384-poXqNKpIhs3UBy3So6bP+RrdVB1ywNIiKa+cJWMoPgHgo/qJd+XkfE+wDxGXVzc5" },
  { name: "part-b46734fcb0.js", path: file50, bytes: 601, integrity: "sha384-ZIBSlGu2K+7NzEAmS7nJiSHI1gy/oIWg4fUZPm/ImTo5xdfOpeYuQ3PQpwdsRPes" },
  { name: "part-ba0aa6a27e.js", path: file51, bytes: 45464, integrity: "sha384-71x5hzYxM30sORV/lhj4KDwAXNhYycGog0ikrnJDq1kqOo9nSjJ9RIJQDYKBHxqA" },
  { name: "part-be7dbac5be.js", path: file52, bytes: 7399, integrity: "sha384-saORTL9h32kUXCx+i+0VBDwuSgQT8OESWRIW7mpVZc0Y8MKxgX8tZTvuj6I9IvYR" },
  { name: "part-c119952a3e.js", path: file53, bytes: 764, integrity: "sha384-yxbQwxd+06uPkj4HUsQhN10lxRinkTJkrNWA1GbP6d2WdwRPkIi5CGeiqqv4XQDH" },
  { name: "part-c1ea6bb09c.js", path: file54, bytes: 2744, integrity: "sha384-GZIi5uTl78fq6D7ANmviyog2Y1dntB9217GqLTf/FB8JhW0AH2PsRdiEhQA8qARh" },
  { name: "part-c21b690a12.js", path: file55, bytes: 306, integrity: "sha384-a/CT8bFnLn4OCqu17KYAu6V988qTJKnjFYP+vAA1ihVn5uSycZ04pYAb7YQMcM4V" },
  { name: "part-c3aa0dad7f.js", path: file56, bytes: 14622, integrity: "sha384-soXMDZsHwR4q9eCKMV2R5UbXfDHcijjS5k7h3EVw/eiSV1jhEgKu/mKLUS5U2iNs" },
  { name: "part-c3b2e3674e.js", path: file57, bytes: 2533, integrity: "sha384-z1ysjMB+bFOXswJbYMdiXpfJ0iwcgztN7/IlYMhI03y1oYkv7z4Lj9cRbjGAGnqk" },
  { name: "part-c41b00504a.js", path: file58, bytes: 1587, integrity: "sha384-4K7qaZqO5Vl72CO38EV+zzkIY4rLtUetBwgYe6ovrM8KCdgzQLaAaFHIYlR7FGtC" },
  { name: "part-c63c39c918.js", path: file59, bytes: 743, integrity: "sha384-wgUJJJt+IIzWUs7co+5NI1xoIj6C3ujsObA2hANy27zwrEbAzlXSt4VgGKQ5vIA8" },
  { name: "part-c7941b8f4c.js", path: file60, bytes: 325, integrity: "sha384-al4N+z3CMvnoww5j7R93CVMKVfaqbexpm6PWZRrmOieg5uEJZuuqeQiYWz0vWyJb" },
  { name: "part-ce12980d7a.js", path: file61, bytes: 1144, integrity: "sha384-pNDPIzMlZCh7xyqW90pH1LA+ts9Z2pY0Dei3zf5Q3vLvIracGCYsEbExpwHE6BDo" },
  { name: "part-ce403205f8.js", path: file62, bytes: 3961, integrity: "sha384-q7hcFuQ+vCRz8wk/nA0Szbh5UIo0WKfw2sCvXQPKfMEQ3H1Zht9GICqvpZVQGHui" },
  { name: "part-ce563dd92b.js", path: file63, bytes: 18789, integrity: "sha384-aBLwiOKIAfYddKuSAoNesrDdouHp0dDBUE69VCKSVtv79mxJ4CFM9Lquwvclcr8g" },
  { name: "part-d0511abd3b.js", path: file64, bytes: 334, integrity: "sha384-s++VcpLSxQ93AV38d2DUpS7Q6l87s1R71EVrUOiI6ZYzveCTDUH2+IVWBarJz8Zm" },
  { name: "part-d0696a98e8.js", path: file65, bytes: 136, integrity: "sha384-uiEaGTmjS7WGOhxVPIDYExnqL0ZJGFqN4gmJO73g7rWly5NgkgHJp8ICd3yCwj2k" },
  { name: "part-d86f159c41.js", path: file66, bytes: 548, integrity: "sha384-h+y7oL+RdsUMwcOLFp3zQd72VD5R5yZG7bFDr9A6eaqe38lvlh0LfqRoJsJR1XMF" },
  { name: "part-da49da5b52.js", path: file67, bytes: 3415, integrity: "sha384-dzlL4eIsW7t2xheDIh8ffrgh8qPeciEWVjUx8xkmGmhlhdiQAu4rQFgiXQsfq7Fn" },
  { name: "part-dee56753cf.js", path: file68, bytes: 11115, integrity: "sha384-IKZESPOMO5ts1/nRaD6r6KbxczltucA9Ux1zGCvx+e3oglo3slR454JFeTMEyy14" },
  { name: "part-e19c2d905a.js", path: file69, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e409f09ebc.js", path: file70, bytes: 9212, integrity: "sha384-k1WaMi4bZaixgNDQAMjp/JZDTG0/52CFZflNy+0q/ipiWP4z/X5knZurDSWBcwiP" },
  { name: "part-e496223214.js", path: file71, bytes: 7252, integrity: "sha384-SWOfYl3Mup03EnX88N+2dP/v/6StzjE162WfYi/BwSENlpIjMbJNIk+IXctYgGvV" },
  { name: "part-e57e368aa5.js", path: file72, bytes: 370, integrity: "sha384-I20zqOXwepCalIKkGEz5qO9kvJux+rWyI7Coiyor2hedKtfJHjQp6aaZiqWxFk1i" },
  { name: "part-e819d98044.js", path: file73, bytes: 922, integrity: "sha384-Lng5FU2E5bl0Oa86RHz6xA2dNBYhbn3+e1y/Y19UGgnYFZGu77KC3UX2Btj19Y/m" },
  { name: "part-e8ef0e9004.js", path: file74, bytes: 3530, integrity: "sha384-XQ5S0DHMhpKbUwcKvJg1HAKJUtf6GKoAupJrzo5DX3aTtFb7tDUfeu33r7Yx7bck" },
  { name: "part-ea7ce2af39.js", path: file75, bytes: 44376, integrity: "sha384-ZjL0wB0KLHvITc5NYLATS8pjD+DwpclMz07wUCtDI4hcefwPJJQFA2Z6lERDxKyk" },
  { name: "part-eb21af5bf0.js", path: file76, bytes: 2447, integrity: "sha384-DBHdeY2fSueO6DeUwlPaPJmNk0+bDK3vzHEFuQNRUswjB8SrlewMwOb84Jh4rhxc" },
  { name: "part-ebc6bc59d7.js", path: file77, bytes: 391, integrity: "sha384-6XMfKBt1KDTFobakSuUl6cTfmMM9mv47OeLwzURFCtMXFArKsiahzrv/Q9ga7cuD" },
  { name: "part-eca212c6d6.js", path: file78, bytes: 913, integrity: "sha384-cFy/Fg+Y78bxAqddXKA5iZ62Any5/4/Wm0XbDspY7QsGdpm33MrkxRZbJZgvVepa" },
  { name: "part-f19692adbf.js", path: file79, bytes: 4344, integrity: "sha384-TW67qoITtd9UBVyCmgWOi7Zq/usmPfkCONOIwm6vwOv2ip6qIjaV3oS1DbosNeJA" },
  { name: "part-f3a3ba91f4.js", path: file80, bytes: 1647, integrity: "sha384-Jg0vNWgSOvHONzjftPJT06iIXwMmi9jYMFwTGerGdqurWkP88Qke3xQ0nIibMYnL" },
  { name: "part-fef21fc2d9.js", path: file81, bytes: 3645, integrity: "sha384-bl2v2yVRLAuSnpkhm2eUlrX2azbs9KPrw7zV68jEvAlfZ7331gxxIpJbzLfJ1zhB" },
  { name: "studio-fb9bb2cf5d.js", path: file82, bytes: 7642, integrity: "sha384-HDSuWB31RqAsvEwB4c+LNVpZVvUKRLUo2l+4z0WdVjRf5vsdsi4bBLZbEfcj9EBZ" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-fb9bb2cf5d.js", style: "studio-fc2e0292dc.css", preload: ["part-08f0c14483.js","part-5d37439ec0.js","part-83f8361732.js","part-9b662c12b6.js","part-a665448213.js","part-aa479f00d0.js","part-c1ea6bb09c.js","part-c41b00504a.js","part-c7941b8f4c.js","part-e19c2d905a.js","part-ea7ce2af39.js"] },
  console: { script: "console-6e31b5d6c5.js", style: "console-25fc4787f1.css", preload: ["part-9b662c12b6.js","part-e19c2d905a.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
