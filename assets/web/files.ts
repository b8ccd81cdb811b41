/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-94557de0dc.css" with { type: "file" };
import file1 from "./console-f98074fc4a.js" with { type: "file" };
import file2 from "./part-02dc7e38b5.js" with { type: "file" };
import file3 from "./part-056e47d33e.js" with { type: "file" };
import file4 from "./part-128444d774.js" with { type: "file" };
import file5 from "./part-1e6a6ea889.js" with { type: "file" };
import file6 from "./part-220119331d.js" with { type: "file" };
import file7 from "./part-264c62c9ac.js" with { type: "file" };
import file8 from "./part-28dfbe8685.js" with { type: "file" };
import file9 from "./part-28f996fc04.js" with { type: "file" };
import file10 from "./part-2cbc2287ad.js" with { type: "file" };
import file11 from "./part-2d251e63f1.js" with { type: "file" };
import file12 from "./part-2d70264b37.js" with { type: "file" };
import file13 from "./part-2fa461b74a.js" with { type: "file" };
import file14 from "./part-31bbe1796d.js" with { type: "file" };
import file15 from "./part-3e13741905.js" with { type: "file" };
import file16 from "./part-3e211266d9.js" with { type: "file" };
import file17 from "./part-3e6959ae5d.js" with { type: "file" };
import file18 from "./part-404b7b535f.js" with { type: "file" };
import file19 from "./part-46b845fcb1.js" with { type: "file" };
import file20 from "./part-4b658e5b01.js" with { type: "file" };
import file21 from "./part-4cdd3920da.js" with { type: "file" };
import file22 from "./part-4d87363ba7.js" with { type: "file" };
import file23 from "./part-4f29cabbc8.js" with { type: "file" };
import file24 from "./part-533d83093d.js" with { type: "file" };
import file25 from "./part-59dcd111cb.js" with { type: "file" };
import file26 from "./part-782784291d.js" with { type: "file" };
import file27 from "./part-7fea04718f.js" with { type: "file" };
import file28 from "./part-800f8f6fea.js" with { type: "file" };
import file29 from "./part-8265ea1185.js" with { type: "file" };
import file30 from "./part-857555781d.js" with { type: "file" };
import file31 from "./part-87097a9168.js" with { type: "file" };
import file32 from "./part-88b1cb455f.js" with { type: "file" };
import file33 from "./part-8aca22d60f.js" with { type: "file" };
import file34 from "./part-8f4a6d6427.js" with { type: "file" };
import file35 from "./part-9c36299379.js" with { type: "file" };
import file36 from "./part-a2a1e94413.js" with { type: "file" };
import file37 from "./part-a2fc804666.js" with { type: "file" };
import file38 from "./part-a6b688e386.js" with { type: "file" };
import file39 from "./part-a976e52059.js" with { type: "file" };
import file40 from "./part-aa8b4ba8b2.js" with { type: "file" };
import file41 from "./part-ab397c3639.js" with { type: "file" };
import file42 from "./part-ab45dce2ff.js" with { type: "file" };
import file43 from "./part-ac4ed4514d.js" with { type: "file" };
import file44 from "./part-ae4cfe32d0.js" with { type: "file" };
import file45 from "./part-af64278edc.js" with { type: "file" };
import file46 from "./part-b70585f07a.js" with { type: "file" };
import file47 from "./part-b75524cc32.js" with { type: "file" };
import file48 from "./part-c05554171d.js" with { type: "file" };
import file49 from "./part-c55547efa5.js" with { type: "file" };
import file50 from "./part-c60c1d3a94.js" with { type: "file" };
import file51 from "./part-c91715e3bd.js" with { type: "file" };
import file52 from "./part-cef68519f0.js" with { type: "file" };
import file53 from "./part-d50636bf87.js" with { type: "file" };
import file54 from "./part-d59445d94f.js" with { type: "file" };
import file55 from "./part-d6c69ff91c.js" with { type: "file" };
import file56 from "./part-db7f78341e.js" with { type: "file" };
import file57 from "./part-dc9f4c5211.js" with { type: "file" };
import file58 from "./part-e677ba18e5.js" with { type: "file" };
import file59 from "./part-e74d2c0364.js" with { type: "file" };
import file60 from "./part-ec3bf67404.js" with { type: "file" };
import file61 from "./part-ed433f553b.js" with { type: "file" };
import file62 from "./part-f10644a2a7.js" with { type: "file" };
import file63 from "./part-f47795324d.js" with { type: "file" };
import file64 from "./part-f553630d23.js" with { type: "file" };
import file65 from "./part-f635b45cf3.js" with { type: "file" };
import file66 from "./studio-685d9ef67c.css" with { type: "file" };
import file67 from "./studio-e0fabe4e1b.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-94557de0dc.css", path: file0, bytes: 56009, integrity: "sha384-KPz4TpVVXe+5b7josijX1VhdgSonhsNzMFoyoFMb66YeDzMTrWbZReoK+Spnw4pi" },
  { name: "console-f98074fc4a.js", path: file1, bytes: 21476, integrity: "sha384-VclKSkva8Yvxs3Lnl/JgY1R3lO7cxDDkCMT9LEXZKAnlzB9KsFDqCmGUDQRA+Llj" },
  { name: "part-02dc7e38b5.js", path: file2, bytes: 1367, integrity: "sha384-AQmN08L4kMYmvxYRfa0cirzlcbF99v1ecrAc4w8wzRh9t3W2XS+nxhHoX6/T7yp+" },
  { name: "part-056e47d33e.js", path: file3, bytes: 809, integrity: "sha384-MJekbsiFktBKPKwgGNrJPr3yAayb4XMldT3A5sUHIkkRjRtcQ1KYdJZsDIT/pmkI" },
  { name: "part-128444d774.js", path: file4, bytes: 47327, integrity: "sha384-UizhgI9PAAfi5eK7cHqjZUx/wzgk6D2IhD/TadRAWc0qvCq9P+XSPGOU3VH3G4E8" },
  { name: "part-1e6a6ea889.js", path: file5, bytes: 2739, integrity: "sha384-7LzsvjLG4BZ5YIPi5LM/bU1RH+ubvR0K9k+e/89vTWd5b9d6RUBYY6/PbtD7wo1N" },
  { name: "part-220119331d.js", path: file6, bytes: 1106, integrity: "sha384-4UGxXok7emzIp8z/09cnYEb8f8Z3gc31PnM5nipGWhv0f6zk66xsPsw87zwF3LeP" },
  { name: "part-264c62c9ac.js", path: file7, bytes: 29901, integrity: "sha384-Fmg2XuTPQVZ07UaPRjjliR02QYmH6P/j4bfxFP7cZxk9SsnSp8MeakHu8Ebb+c0k" },
  { name: "part-28dfbe8685.js", path: file8, bytes: 704, integrity: "sha384-zNAA58yfbe7gZ3DyRTIg4RSwZEvqXzvvrGRSUmBZhVq1y/8sFa95YSSytmxlv+Nm" },
  { name: "part-28f996fc04.js", path: file9, bytes: 506, integrity: "sha384-dEIljnlsXru4ROGxvCmn/7Cu1AU7Y9Z2tILGWqrh/HNjP7Zef5CrxZhWunSrxBYE" },
  { name: "part-2cbc2287ad.js", path: file10, bytes: 308, integrity: "sha384-UvhVw6euZs8nsoJD/bLw/t6ssXX9YkxBmUmcJBgLtIAF5dJVMeqdXFaBPcIMVwD1" },
  { name: "part-2d251e63f1.js", path: file11, bytes: 7252, integrity: "sha384-nxCX5fNl9Y9PKWH/c28t/KJeZBbBidmfc5Ko6mLoeCm7EJXmN6FtbjXlMl1knQGA" },
  { name: "part-2d70264b37.js", path: file12, bytes: 6882, integrity: "sha384-f11N8bb/Cyn3b/ydojBcmAEpAcPzr26pka7hxkuyee6fH0aRgYuK3yuNbIj4V+w4" },
  { name: "part-2fa461b74a.js", path: file13, bytes: 1647, integrity: "sha384-5gReQtupNgc9whzra3gYIvp6uA1rFXMiATtrDdsHPOa3tq0vARPjgJBCQlZ8zDlS" },
  { name: "part-31bbe1796d.js", path: file14, bytes: 5471, integrity: "sha384-fjy5HycvXt9/UbUWTlkUb2QfH2vp7wPiL5q86L5JsCh/RLKdLvVfWtWJEunUYH7r" },
  { name: "part-3e13741905.js", path: file15, bytes: 6981, integrity: "sha384-hahzrw/xu1nH91Y2oWBUEDi57ltgxz2y0T4OhHttsL/drv3wbrMVokSqFbah/gzM" },
  { name: "part-3e211266d9.js", path: file16, bytes: 19362, integrity: "sha384-D2jGJcCaVmKsyLf1Xq+fJmFBXar8iMgxHaM06tZTXn7Aw6KciYT+ETbBvX8fRsEF" },
  { name: "part-3e6959ae5d.js", path: file17, bytes: 136, integrity: "sha384-71BUt1aoz2klR94b6EIuJnJ2/XSjA7j29fkuvKCh711jDeNI/dj551itsbddAvGg" },
  { name: "part-404b7b535f.js", path: file18, bytes: 2902, integrity: "sha384-0zFkaysMr4SmFerj5bmQj/3WQT1NeyVfWFd0vL5pkzUGULZ+hysKjxZBZHD12iFA" },
  { name: "part-46b845fcb1.js", path: file19, bytes: 561, integrity: "sha384-KlLEavfvwXkBxCrGxbw0XCkCbpyH3+CX4DNOdEswycFC7rPSGEzWhyGcptHPXm5C" },
  { name: "part-4b658e5b01.js", path: file20, bytes: 728, integrity: "sha384-hoItSO0jGIm8TW246N0c+aB2WY1O8c2CiwoyG/Nt6kGTL9xSPvAUkNxwMcV+vPOu" },
  { name: "part-4cdd3920da.js", path: file21, bytes: 414, integrity: "sha384-yj6tE86TgaZ5/N51JHisNTJoAJaZqbudsacPd87fx1gx9mh+bF0JCEBzWre2uQJq" },
  { name: "part-4d87363ba7.js", path: file22, bytes: 498, integrity: "sha384-bM8UhBgVmsLIERo1v1E8p3YUJeDY58F9jXUPsZgBnIZ/VqDVOUgdTUeNVImGUroq" },
  { name: "part-4f29cabbc8.js", path: file23, bytes: 922, integrity: "sha384-15tHW+WdhrDTelZAc9yUePkIGNIm0UyD3PebU8L+NwkOtbCn6/7+HdnRLiWV8OOU" },
  { name: "part-533d83093d.js", path: file24, bytes: 1161, integrity: "sha384-OuKBDu1e1VJyAviJyJRAwzM5mSzWGFbN2di8+gXEctfcR6xaLiVU6HHn3mCPoAk2" },
  { name: "part-59dcd111cb.js", path: file25, bytes: 2397, integrity: "sha384-HWw+BiYM7SWcDsPFvLE4aUlurhQ7Zj+Bv+RvI6hyisOGyaPUt5sv9Qv6Ay3mn3nw" },
  { name: "part-782784291d.js", path: file26, bytes: 915, integrity: "sha384-ppgoKzIej4VyJD8zE9xa61LTKBndQT/KGU/B6wkWIcw3xF7xcc3TslEb11rmE8Fv" },
  { name: "part-7fea04718f.js", path: file27, bytes: 23847, integrity: "sha384-OmvsHWoTP09ufz0qjtHHb8SwCUlxFv61ESyB4MxDTeVAywF2v4vltIJJzTlMTvPd" },
  { name: "part-800f8f6fea.js", path: file28, bytes: 21398, integrity: "sha384-xEmA3LuBJgo8gkF0NchUNQ2Ecg509fY4yVDXYZxMXfiLjsmysit7vu/PzV2Ndxn6" },
  { name: "part-8265ea1185.js", path: file29, bytes: 2318, integrity: "sha384-JLQxCoOl4kor3DnjllVV+rm+RI3Ix23dLi2QgBunJ48La5cB9lzsCKzlH3a1tznR" },
  { name: "part-857555781d.js", path: file30, bytes: 9567, integrity: "sha384-AtTRi4uVee1j7Oxixngk7NkR0unAtfol4zEwFllRYvZCpyxc+8jBF+gOv+DE8w7R" },
  { name: "part-87097a9168.js", path: file31, bytes: 1311, integrity: "sha384-OrVUF8gb7vu8wclPSB0w0Rh9Aqf4W2n77U7NZym2QFclVu6gzwCr4bKXxIHthueG" },
  { name: "part-88b1cb455f.js", path: file32, bytes: 2720, integrity: "sha384-gjAL5yalEVnaREHFs72eZ/7KLi9tRgRoF0gQ8RZ9YJZukYL1GvYgugIKY6dvBUoK" },
  { name: "part-8aca22d60f.js", path: file33, bytes: 605, integrity: "sha384-qrCBwwx+2M+CEuz1as9WDWV2/0+ylNo0KczEUouV5FJsHydR/dqulbP+JpM35Ohu" },
  { name: "part-8f4a6d6427.js", path: file34, bytes: 381, integrity: "sha384-N/2OLBBqoN2M5SDtepJYhJnQ7GKVyPOeb5HaSVl1+yuAIRywdcagIEp0F6+8IIbZ" },
  { name: "part-9c36299379.js", path: file35, bytes: 3412, integrity: "sha384-dP5OkBpmVAqLhIE5g39+2q9BGrDZR2fCoAxF2n68kfuqz6gQBjqbg77MKfmUm7xB" },
  { name: "part-a2a1e94413.js", path: file36, bytes: 743, integrity: "sha384-YcxL22AUlgmvcfx2tbYzQ3AflBn4kMevYmvlqIrLnmXjqCdiFN9msJtrQCObi+5X" },
  { name: "part-a2fc804666.js", path: file37, bytes: 40619, integrity: "sha384-1mkOAuBTR4BeibGL+FunmJSg0tYU+8jobqYNbguJKU9drKt3tEce+JIUY/bGF3cb" },
  { name: "part-a6b688e386.js", path: file38, bytes: 64475, integrity: "sha384-rafOv/+YeqFbud+GoT/+ru+417YP1OGj07M25nORmV4KnbbvMb/u9gGWdvsFLgih" },
  { name: "part-a976e52059.js", path: file39, bytes: 547, integrity: "sha384-C0gEfPzvI/MabXpH7Xizy90fJx3KOq0oXpUZfUwMkqakLG0qwsgHdxTpGmcPqtzr" },
  { name: "part-aa8b4ba8b2.js", path: file40, bytes: 62142, integrity: "sha384-wAnvto8u+s+fyvD0xMgKA1y6h10NIyjjFJtLykgOyCzIe0twxz1t5WfiFLy5LSTA" },
  { name: "part-ab397c3639.js", path: file41, bytes: 4198, integrity: "sha384-xXbC1DLMeLdKdw+Ia8XZIrpFsNXRnJcqmAqAo1vC9Eu7d0OMtxKsNYCQ4w3JPqsQ" },
  { name: "part-ab45dce2ff.js", path: file42, bytes: 4517, integrity: "sha384-PrJETArXaaG0ndoroBVetkWp36i1MvSG6YNjnPe/x6HUJ6uOobb43DSHhjnTuHgf" },
  { name: "part-ac4ed4514d.js", path: file43, bytes: 6624, integrity: "sha384-xNSAYyvNdNhNamNkJca1NhktcFtRrv4bzpsowEwKuR5wnDM7Fvwe5Z6+fwBcg31X" },
  { name: "part-ae4cfe32d0.js", path: file44, bytes: 764, integrity: "sha384-SvrZqtGlR9liq3I3rxwBJ0LDB68BSnHok3j7vL+kgRV04Xqd7iWeJhczBX9x2g6W" },
  { name: "part-af64278edc.js", path: file45, bytes: 459, integrity: "sha384-uoucsHraEWxppmiSiJfa4RH/n+e39WFxn8AqAo6BWCBRYyGbBMb3nn7fkc+tVBhd" },
  { name: "part-b70585f07a.js", path: file46, bytes: 14406, integrity: "sha384-BubmiATwvlFVP19bOvbjFXutJymFq5SAGytP74b0v/2hnoo1wUe2VoDD7uHpaBDF" },
  { name: "part-b75524cc32.js", path: file47, bytes: 1144, integrity: "sha384-uYJzOGcaLRroGMYbWxtToXlDxQsHvjF1VsyWGFkD9YiQPGE+BdHDA9bxc8fJHHTm" },
  { name: "part-c05554171d.js", path: file48, bytes: 5322, integrity: "sha384-5P3GcMEZhIOYqg61ZDaa6lHX8mi2+9gmbpaJLuty1ZF/Gk9vUHsxRcoOB1rlI6uW" },
  { name: "part-c55547efa5.js", path: file49, bytes: 320, integrity: "sha384-ZGaTtH+SjKZuPbFP9OpLFJTG0eKDp29BNEK3UAcIrCaaEcqWLwu9qmFab4rZItb/" },
  { name: "part-c60c1d3a94.js", path: file50, bytes: 4344, integrity: "sha384-r/aOro9D64kUM00WWjr0HAGd/4JbLRHkg36UogNiGkl9Lv6QyzDh0nsByEeOOybA" },
  { name: "part-c91715e3bd.js", path: file51, bytes: 3827, integrity: "sha384-Cwvh2sWtROoE3Kt7w5c6KtClYTzL0IYd/Fa8nKppk7VfSt6TtHXboer5ZFjhmOYk" },
  { name: "part-cef68519f0.js", path: file52, bytes: 3877, integrity: "sha384-gZNeu7+fswdy8pdska+73xddsXfGmaf7RJOwbU0G2lIuwU14cmuWTjmlVMaS8UO7" },
  { name: "part-d50636bf87.js", path: file53, bytes: 488, integrity: "sha384-J45R8r6eQbYn00B1I/lO6ET0IvKv0wRxMVaMJDp7Ncc5JmNF1mEk/fzIAMikThAv" },
  { name: "part-d59445d94f.js", path: file54, bytes: 548, integrity: "sha384-2H2jC/PgGPV8ZmPxw8U/uCBzhjC9PFIFJZJXY3dpZ413K1r0yJWs8UlJcJDPHjBZ" },
  { name: "part-d6c69ff91c.js", path: file55, bytes: 7170, integrity: "sha384-i4Y9b2dkN0bqdDcradYYBJNrUMuCDinB0FvX0udHY7leF0bGwhYff8+tlPz4NSaf" },
  { name: "part-db7f78341e.js", path: file56, bytes: 8871, integrity: "sha384-gk1Llx91ShN3hjdNN/n1xSiBSAbk0A66SLt0jAaPlFWaaDjnTxUW/2ABAlBIk2ME" },
  { name: "part-dc9f4c5211.js", path: file57, bytes: 17597, integrity: "sha384-bhNNf71f94Ond2JXHnwkH0Tv7yJ+AEhYHhrS4GSMyN7+dlv1tM2MHhb0WcTf9jOc" },
  { name: "part-e677ba18e5.js", path: file58, bytes: 4797, integrity: "sha384-0UOifxkLM3XhlIUq4UGuxHB9p5G1Vgb3lh8k2jnGp+F84AnXHGsnAN74GMvloOrc" },
  { name: "part-e74d2c0364.js", path: file59, bytes: 3356, integrity: "sha384-mTeUTwnVwzW7emB9LzTEHwvU7o4F/aHdypgeUZLY50/40VjEcmOqvUpnzZGdxAG6" },
  { name: "part-ec3bf67404.js", path: file60, bytes: 577, integrity: "sha384-bVoa3LSc8gz9uu26SBm3TTwHGfJJAIdTR7Twlvv9Lu3l6Lc+1TQom6FkCiPYhSjp" },
  { name: "part-ed433f553b.js", path: file61, bytes: 1622, integrity: "sha384-0NRbJvDMwh7pwY2uuQ6Ev/Wdlf/P9YlI/0vqf/bBrSZvkee9AaZNCbBMoYkCxzpH" },
  { name: "part-f10644a2a7.js", path: file62, bytes: 391, integrity: "sha384-xq+YeDW7pENauGVS657sBCxdgbPIM7Fy6vuja2TkQj7duV+FJmB7J4HyHjB33P5Q" },
  { name: "part-f47795324d.js", path: file63, bytes: 2034, integrity: "sha384-NpvpH10CyRY7zesSWZqmvsJD+wEEDopheP701IAMgnFtgoEgUsgZ+t3uGuJBYNOL" },
  { name: "part-f553630d23.js", path: file64, bytes: 914, integrity: "sha384-fXK5PA97Iwv7s4gmUszIwMbFkdAevaQmrDkXsP480eqt8dFmX3mOPN725RTvdfvS" },
  { name: "part-f635b45cf3.js", path: file65, bytes: 473, integrity: "sha384-wpiGbYWrM61XAj0RPwYi00gIK+4IWdoINo7HvXIAvJc+F8oVYa7DgdYBpPcFKZG0" },
  { name: "studio-685d9ef67c.css", path: file66, bytes: 24543, integrity: "sha384-JMPti8lMF+/W8hgw5ZPKPAOPomCy1L8Uk8jgdOX47PYF9BVrYUXEQlfRGjABkMqw" },
  { name: "studio-e0fabe4e1b.js", path: file67, bytes: 7615, integrity: "sha384-mDsjOY0HtM4w6HiTvQuRdR5JlCkCiiJH0hpP+zutwlDQQtnuuneegBP8jeyI5zKg" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-e0fabe4e1b.js", style: "studio-685d9ef67c.css", preload: ["part-128444d774.js","part-28dfbe8685.js","part-46b845fcb1.js","part-4b658e5b01.js","part-4cdd3920da.js","part-87097a9168.js","part-88b1cb455f.js","part-aa8b4ba8b2.js","part-af64278edc.js","part-db7f78341e.js"] },
  console: { script: "console-f98074fc4a.js", style: "console-94557de0dc.css", preload: ["part-aa8b4ba8b2.js"] },
} as const;
