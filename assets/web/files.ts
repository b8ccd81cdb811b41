/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-25fc4787f1.css" with { type: "file" };
import file3 from "./console-c6e32ceba1.js" with { type: "file" };
import file4 from "./part-05d92a3ff3.js" with { type: "file" };
import file5 from "./part-0750f6c06b.js" with { type: "file" };
import file6 from "./part-097265f4a9.js" with { type: "file" };
import file7 from "./part-09c61b5d1d.js" with { type: "file" };
import file8 from "./part-0b097c64c1.js" with { type: "file" };
import file9 from "./part-0b54dccf7e.js" with { type: "file" };
import file10 from "./part-0d64602fb8.js" with { type: "file" };
import file11 from "./part-10fef398a0.js" with { type: "file" };
import file12 from "./part-132ccd62de.js" with { type: "file" };
import file13 from "./part-17ded49a23.js" with { type: "file" };
import file14 from "./part-1d3b4982ab.js" with { type: "file" };
import file15 from "./part-1eab26fc7e.js" with { type: "file" };
import file16 from "./part-1f229f3c4e.js" with { type: "file" };
import file17 from "./part-2243f67169.js" with { type: "file" };
import file18 from "./part-2675bf77cf.js" with { type: "file" };
import file19 from "./part-28b1fdfe17.js" with { type: "file" };
import file20 from "./part-2b4562f947.js" with { type: "file" };
import file21 from "./part-2faae12869.js" with { type: "file" };
import file22 from "./part-3000763181.js" with { type: "file" };
import file23 from "./part-31a0d7ea7b.js" with { type: "file" };
import file24 from "./part-339f26687b.js" with { type: "file" };
import file25 from "./part-3b17cf9832.js" with { type: "file" };
import file26 from "./part-403549cf38.js" with { type: "file" };
import file27 from "./part-40a2fb051a.js" with { type: "file" };
import file28 from "./part-410735c0e7.js" with { type: "file" };
import file29 from "./part-422f9e3fb3.js" with { type: "file" };
import file30 from "./part-440dfcc3ba.js" with { type: "file" };
import file31 from "./part-4447081224.js" with { type: "file" };
import file32 from "./part-44627e9d41.js" with { type: "file" };
import file33 from "./part-4ac812cdd0.js" with { type: "file" };
import file34 from "./part-4b8554413f.js" with { type: "file" };
import file35 from "./part-4be6db4242.js" with { type: "file" };
import file36 from "./part-4ce22f11c5.js" with { type: "file" };
import file37 from "./part-50901a2ada.js" with { type: "file" };
import file38 from "./part-51ae217043.js" with { type: "file" };
import file39 from "./part-539285ba3c.js" with { type: "file" };
import file40 from "./part-62b4a06db8.js" with { type: "file" };
import file41 from "./part-6777fa2a2e.js" with { type: "file" };
import file42 from "./part-6dbee2f64c.js" with { type: "file" };
import file43 from "./part-6dfcda6d95.js" with { type: "file" };
import file44 from "./part-7523b62be1.js" with { type: "file" };
import file45 from "./part-78e25dd859.js" with { type: "file" };
import file46 from "./part-7c87d4afff.js" with { type: "file" };
import file47 from "./part-7ef893583e.js" with { type: "file" };
import file48 from "./part-7f1df26a08.js" with { type: "file" };
import file49 from "./part-80c3250aa3.js" with { type: "file" };
import file50 from "./part-83c8d09ec0.js" with { type: "file" };
import file51 from "./part-8c3d66d6c0.js" with { type: "file" };
import file52 from "./part-8ca49dbe3f.js" with { type: "file" };
import file53 from "./part-8cdc8d7f62.js" with { type: "file" };
import file54 from "./part-8da71e47ef.js" with { type: "file" };
import file55 from "./part-8e99295106.js" with { type: "file" };
import file56 from "./part-90f4138967.js" with { type: "file" };
import file57 from "./part-92a2f16b92.js" with { type: "file" };
import file58 from "./part-96c861a56f.js" with { type: "file" };
import file59 from "./part-987a7228c9.js" with { type: "file" };
import file60 from "./part-9bb3a89db7.js" with { type: "file" };
import file61 from "./part-9c36481ffa.js" with { type: "file" };
import file62 from "./part-9d9521e94f.js" with { type: "file" };
import file63 from "./part-9e938ab940.js" with { type: "file" };
import file64 from "./part-a16f7cc528.js" with { type: "file" };
import file65 from "./part-a2031d39ed.js" with { type: "file" };
import file66 from "./part-abe823fb9f.js" with { type: "file" };
import file67 from "./part-c21b690a12.js" with { type: "file" };
import file68 from "./part-d0c013b689.js" with { type: "file" };
import file69 from "./part-d68daf6460.js" with { type: "file" };
import file70 from "./part-d740e2c6ed.js" with { type: "file" };
import file71 from "./part-d983da6e6e.js" with { type: "file" };
import file72 from "./part-da6d9b4ad7.js" with { type: "file" };
import file73 from "./part-e19c2d905a.js" with { type: "file" };
import file74 from "./part-e37889ce86.js" with { type: "file" };
import file75 from "./part-ebc6bc59d7.js" with { type: "file" };
import file76 from "./part-ed4cf63336.js" with { type: "file" };
import file77 from "./part-ee558b5b35.js" with { type: "file" };
import file78 from "./part-ee81225530.js" with { type: "file" };
import file79 from "./part-f06e0db51a.js" with { type: "file" };
import file80 from "./part-f6810edf4f.js" with { type: "file" };
import file81 from "./part-fa65b1c619.js" with { type: "file" };
import file82 from "./studio-6b57367a9f.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-25fc4787f1.css", path: file2, bytes: 56911, integrity: "sha384-aQJlsrw+AvanE37RBEws7EXWMlz27tq0YZf6YQ6ztAgCd+BAVIbaxMMKd3xrXBEV" },
  { name: "console-c6e32ceba1.js", path: file3, bytes: 23252, integrity: "sha384-6jwvp+cpLbBfDiC5sYgd1meUB7cnU0jjEXrmnQpiMoeIpUEnvsMGAblfFYXOu0JA" },
  { name: "part-05d92a3ff3.js", path: file4, bytes: 64331, integrity: "sha384-EyiJd+YtYOxkZRoae9ZJiIsQK3baCDm+zkFcomfiIL1w5uQx1zGsQ3FVQgULaK6H" },
  { name: "part-0750f6c06b.js", path: file5, bytes: 796, integrity: "sha384-3gezbUppwjG+kU9jJUs742Dc1EZU7MakcstSbUk5ZStP3pkewXpX7Z82/gLFOA/h" },
  { name: "part-097265f4a9.js", path: file6, bytes: 1624, integrity: "sha384-IrIT7ZFbyUFvR8JhPGZQPLu+g+c0BnixuLg6vPfTgu0hUqULc9u61VxpqP1zBsyK" },
  { name: "part-09c61b5d1d.js", path: file7, bytes: 461, integrity: "sha384-teoqTHtRG40bSm3lzOaLvFNYlqnujaQ2oyAlajwkcvX6E0RGMnq3Y30fRkrUmzxY" },
  { name: "part-0b097c64c1.js", path: file8, bytes: 928, integrity: "sha384-Fhg/4zqZ+0vvZsM0NI16WI7nNahpJt6Autk41VUcjX+c05CU/c3vJja1rhEKgClP" },
  { name: "part-0b54dccf7e.js", path: file9, bytes: 44376, integrity: "sha384-fm91fhjCLczZXklQz2Mby2H+5xljHnvSFPD0zILdgtUguXcKLVZ7xNJn4tnbZVse" },
  { name: "part-0d64602fb8.js", path: file10, bytes: 33266, integrity: "sha384-oGXQxqOPuRSeCJIQhvT1pLZakwQqt+SYEJKYVhDmVGZynjOSJ7N4B52hVHMv14zr" },
  { name: "part-10fef398a0.js", path: file11, bytes: 547, integrity: "sha384-O+zHH8lMNhTtCuasu547drvNIcFW5pvH1hBJhr83wikUFPFX1wiyf88kRYUxYR4J" },
  { name: "part-132ccd62de.js", path: file12, bytes: 743, integrity: "sha384-GKNYtnZzNcoq4LyAxv1FK+3Kb6fu5jcwnpiycsiry5/IHBf/x3giPeBKayxdHBcZ" },
  { name: "part-17ded49a23.js", path: file13, bytes: 913, integrity: "sha384-VTOdsqcB83PmEXYNwqpU9IgX0O9GC7dfH20lyLmlOUEsN599/DxqxABG/fhIZXvz" },
  { name: "part-1d3b4982ab.js", path: file14, bytes: 1647, integrity: "sha384-qg8fjw8qFlG4/Zdcwt+5MXAUWuJIuhC+q8wsQlHdE2/Ym7jc5B4fiD4q/Aok+GXr" },
  { name: "part-1eab26fc7e.js", path: file15, bytes: 616, integrity: "sha384-ZZVZGx0u3C2Ox1UMuVNatkcghWNx8FSH3k1R5PSwhC3KM8/yz3zOuB8UWPdrW9O3" },
  { name: "part-1f229f3c4e.js", path: file16, bytes: 616, integrity: "sha384-Bh9wzMOPxPW9GMJ1dh5q7GagEL0YFI0/iVpTtUOx+YveEnzZdm2T3MHZ7yjIm1nT" },
  { name: "part-2243f67169.js", path: file17, bytes: 4344, integrity: "sha384-H6AqfoY9mnPq+QSjE2qLxfcrbW85JLSgC7sNbFwX6mDyr/ibM7SdcMFEjQ684X3q" },
  { name: "part-2675bf77cf.js", path: file18, bytes: 577, integrity: "sha384-CgbMIHXDKzF1/UCErXL84/W3h+Er6t0p3AnIHI6/Dwtmg2M+cAKCaXEJFnRIPSM4" },
  { name: "part-28b1fdfe17.js", path: file19, bytes: 506, integrity: "sha384-mepDUVMS9w2cSzUhSbl69jvL1HsVYH86aYldm102K9mDXTqAuqo5KU2EZRqb1uOF" },
  { name: "part-2b4562f947.js", path: file20, bytes: 9187, integrity: "sha384-7g1Ab8f3emWAZKYd3nY3z53XPlgCIFpqwBk9dUaakwuASI7t4FgWqlWWjEMHmH+m" },
  { name: "part-2faae12869.js", path: file21, bytes: 1622, integrity: "sha384-LSHlatjtauarXINfvDXTlew3iSWwkbeCP2kg+qGrtOuvJ9Ww3NDqD6RAco/POpKp" },
  { name: "part-3000763181.js", path: file22, bytes: 6994, integrity: "sha384-P0cU1b8MuDTQNlAut5UzJy+DNrJFwcxf4RwZ2BTH13t91NkZthsvdcZmAQ9jzAhy" },
  { name: "part-31a0d7ea7b.js", path: file23, bytes: 2533, integrity: "sha384-uuR6o87iNwfbeGd0WkimP+nwXRTGp0yQSlPGn6gW2xNr3IvyPfcto/c5j5XEKj06" },
  { name: "part-339f26687b.js", path: file24, bytes: 1104, integrity: "sha384-srNk9OqHa+bLpr4qtQr4kK/M3NCoBdd1lO33kymrTsgttodFlJ5wqJQbKGjuEbek" },
  { name: "part-3b17cf9832.js", path: file25, bytes: 706, integrity: "sha384-uJk1Af9sk3WT8FTafbfPWo+Bo59MKkdQ3D6YFIB0emOdNePc1WTLRm4aNPV6GDzC" },
  { name: "part-403549cf38.js", path: file26, bytes: 334, integrity: "sha384-QNZ9CwenyLhwgJ1Nm4WvEDDJP0magKCm8k22nns4uMLnv8yyszLxHBoFq2EVpUBx" },
  { name: "part-40a2fb051a.js", path: file27, bytes: 3530, integrity: "sha384-Zr4r4fK5NbQFxBxxYXT7DjrpVx4KXhBDJD1Q6QCmA4viWYjnFIIB9YVlBT4su6Sk" },
  { name: "part-410735c0e7.js", path: file28, bytes: 62518, integrity: "sha384-5LHijsQttM7y4VbQeqiZTBqIA7/29QQ1Q+P9j11Gda0rE/lBN98ny6NYQHg/rBCR" },
  { name: "part-422f9e3fb3.js", path: file29, bytes: 7761, integrity: "sha384-OIN1WLMhi4uszUE8cVTrhrpF9J/n/hMSW37czdvA0SFycIlsu/YURKbwMJ8I1tGw" },
  { name: "part-440dfcc3ba.js", path: file30, bytes: 6434, integrity: "sha384-eVmZbkXNc2+LhC/ZrqT5o/4XSDk4gQqEomIfX+Q/L4D4VkLTZxCxxfJQGOPx3wW+" },
  { name: "part-4447081224.js", path: file31, bytes: 2744, integrity: "sha384-XZbyyYUNXEtTx7eb1inC0uKNbNpTAo0rXdw/0P2BoLKBU2LXiosCCqwUaVqqnU/b" },
  { name: "part-44627e9d41.js", path: file32, bytes: 3904, integrity: "sha384-nDZvlr1WvP+9hoK+M63QuHB/X5WjbEeV/AwEYDYRReIacf/6DqkykYSuUn73ocdG" },
  { name: "part-4ac812cdd0.js", path: file33, bytes: 2424, integrity: "sha384-owhQwEygpwaiKxALbTWOV98vafjZR5mqceRwKtExTpfPoUOqBl6wNtQY1Sr3u9uS" },
  { name: "part-4b8554413f.js", path: file34, bytes: 488, integrity: "sha384-zOBGXijwY1TnyDNdfRdilMUn34kVq5JLDc8bPl/DTu2+Z2qLPDPbcDeqNgcjVKkD" },
  { name: "part-4be6db4242.js", path: file35, bytes: 1161, integrity: "sha384-cnnzlNiGIQSt89w18g5FSihNwh2wn7885DUleUVC300+RWkfbloIJ1Mbj4rJP4hB" },
  { name: "part-4ce22f11c5.js", path: file36, bytes: 601, integrity: "sha384-k0Me1MztcgXsHMMiobT4YhAZ+sy+XpPyfEEWITLfLWVueEpZPXcCHCjE/ot9HD4M" },
  { name: "part-50901a2ada.js", path: file37, bytes: 7252, integrity: "sha384-umQzs0RklszS/5B0yVJQxy9IlQDm693++ftm7gxFzFmMX/GNJbmBdoghJvmzvWsY" },
  { name: "part-51ae217043.js", path: file38, bytes: 5351, integrity: "sha384-S2lLWkFoEk1/bstMfq2bz9ub2PdJ8UVmeHRy8CPAo3ayKIvVjRFOCwItFIwn48KH" },
  { name: "part-539285ba3c.js", path: file39, bytes: 484, integrity: "sha384-31NQzAkgVS97ZR14+dy35M28LDbuVm3s5j7m8tKFrsOG0mFGFCr8lhDQK+kOgGPx" },
  { name: "part-62b4a06db8.js", path: file40, bytes: 732, integrity: "sha384-HGM0yX5jHmEtjkEKDMIP0cDIru8pDoowsvxTm+UAtVmM0N6adgctZxeA0fa0IY/k" },
  { name: "part-6777fa2a2e.js", path: file41, bytes: 25405, integrity: "sha384-gR4lxQ+BnF4GcbQ4fN8ObwMJRXOfjFIxOxKaTlXC9lY6rGe7AdXXv+2LXfIBZkC0" },
  { name: "part-6dbee2f64c.js", path: file42, bytes: 1369, integrity: "sha384-3gX+DWFRVazKs7sa6vTmiCf9PYo7fgSazZz9eK6qn/5YyfI3bpVgpwboN19syr5k" },
  { name: "part-6dfcda6d95.js", path: file43, bytes: 7399, integrity: "sha384-EgtIG5L0eRX0XBavCIc5tlYzmfaWYbXyPqn+b5Iz05DeCzEW+tOzPTjmC1r5Dzhz" },
  { name: "part-7523b62be1.js", path: file44, bytes: 3645, integrity: "sha384-cK8+Ipx53pccNs12EP9NDTUZSJX2V8DTS6R3hMGPOhDGruUWR8RG362r/z09Mnm8" },
  { name: "part-78e25dd859.js", path: file45, bytes: 45464, integrity: "sha384-opqlLGHECrrz5thlE8IA0ee0VruH/e53/6D+QNy3I0gcc5NnIEB+p8QPz6bFUlgT" },
  { name: "part-7c87d4afff.js", path: file46, bytes: 2203, integrity: "sha384-Fmg86tQzQIrHtDsox75VQB4h9HGbP+xKpadlegx7Nk2K0i21U2e38Z7nCM0bNhWv" },
  { name: "part-7ef893583e.js", path: file47, bytes: 548, integrity: "sha384-0PbgU6g1kRu8Ivq1Eof4RMIT9XLwxJ7tuiOU5HqGN5IHY6BN55o5/6FMcRcRGBZS" },
  { name: "part-7f1df26a08.js", path: file48, bytes: 6638, integrity: "sha384-7jmhatbdtil7FPddEa+abkh2XYTN0F4acCHUlUibXjzf8oZC9VWn8i18WJc/9Q5K" },
  { name: "part-80c3250aa3.js", path: file49, bytes: 11115, integrity: "sha384-nO5ASxJb21o/pt0WAiSTEWGy6Hha6MlIn+gXMUULB4wh6cLEIORZQGqHkzeDY+WA" },
  { name: "part-83c8d09ec0.js", path: file50, bytes: 370, integrity: "sha384-V6azA++d9Xna3buNIp+q19siHHd9Eyvrow9gjJ1AjkS99vFKGuZmMktm9HKwFqQj" },
  { name: "part-8c3d66d6c0.js", path: file51, bytes: 3961, integrity: "sha384-x/9qh5qXszjw/i7hT3WtkWZAeC1yZdo6NMEkr37HoCz/yHIEPEZ0zK4d8+ZHWwUY" },
  { name: "part-8ca49dbe3f.js", path: file52, bytes: 17728, integrity: "sha384-DAur3dp5WuXlRoUhmB7N5HE/tSSLq4NmWbk7QEGadYl0mFtoDfzVjdgCFJepz4sC" },
  { name: "part-8cdc8d7f62.js", path: file53, bytes: 2447, integrity: "sha384-Zr9WbB2oFRiTQQZq+BG36+BwBzZpvcfLiYDebT92jLxorwe1hQ5Qvhpsmy2VZZH9" },
  { name: "part-8da71e47ef.js", path: file54, bytes: 920, integrity: "sha384-eY0WHdFmP54THrhBsnlot94PjnPFNlsy/YqOfXiJFhRJs5n7lHRuLQcpeIn236Nd" },
  { name: "part-8e99295106.js", path: file55, bytes: 651, integrity: "sha384-qjVkcwIfIWv5+VjY4Jaw++lKKKM83TX5WihGPyalsVqsWyE/pTwQB39WeSc2CLsc" },
  { name: "part-90f4138967.js", path: file56, bytes: 764, integrity: "sha384-74rupu1Nx+1+CCoDMoz1wYgeXeT3TT17aidN9/7uHl7YRFZnEuU77zXHXo05cJOa" },
  { name: "part-92a2f16b92.js", path: file57, bytes: 4596, integrity: "sha384-IVkrzo2uD6z/doHF/FFsNCNU8kophB7mTaPZNPWWKpnzOfoPlD8EU/CQiKq1gpE5" },
  { name: "part-96c861a56f.js", path: file58, bytes: 4826, integrity: "sha384-JqTeCbhW1KrRZ7ArSTBhskp1o2xoB348rZltbN/bn7wCJO/D4iWYVn4jLdGNX001" },
  { name: "part-987a7228c9.js", path: file59, bytes: 922, integrity: "sha384-1c4CYDKhfmo0u8bMQ3YRfXWlC4weZTM6IZM18RB98VC7Rs9PgL0WKP0saH5S2aze" },
  { name: "part-9bb3a89db7.js", path: file60, bytes: 498, integrity: "sha384-YdU6ORF/JWP9dCFU3fYRw2OknjD/EGJ+KcWiZ6WzCZre720M3wAu/UgpWtR5BP3U" },
  { name: "part-9c36481ffa.js", path: file61, bytes: 1587, integrity: "sha384-o5efHWofdYossyFcer47K/YlfLJiXJplypLtHonGYiKXUwPFT3ZeXLdeW/9X8sI/" },
  { name: "part-9d9521e94f.js", path: file62, bytes: 12733, integrity: "sha384-uKxSquUmfH8+GbkQGNYklJMPic6lzQaTQ82b0qSTJ1Q0l2WlvxKkEsf4FbY5pdix" },
  { name: "part-9e938ab940.js", path: file63, bytes: 325, integrity: "sha384-kvvvQZYIQg1uNSlIhKwpjqhu4kkqMB+hSmPmu86mNH/s9BBNDpLviwkpkH3qypcb" },
  { name: "part-a16f7cc528.js", path: file64, bytes: 136, integrity: "sha384-22j+vU0ZyLEGQ6BwqyhHw68AaT4VOOnw8myfcOp8MpAeE0/wrA/DA2geAdBNSfWG" },
  { name: "part-a2031d39ed.js", path: file65, bytes: 487, integrity: "sha384-DvHt+b7CulJA37Bxaw0K1d8/jKFqASRw523NEgfgRYbqN2Y0WhYgOO6Uce+d1PDG" },
  { name: "part-abe823fb9f.js", path: file66, bytes: 14622, integrity: "sha384-yNtPjl1Nyei5W/cCbCrgq8XOz58fxt1oAtP8bvZ+up4PXU0aOuMxH/PE6GLZDbpg" },
  { name: "part-c21b690a12.js", path: file67, bytes: 306, integrity: "sha384-a/CT8bFnLn4OCqu17KYAu6V988qTJKnjFYP+vAA1ihVn5uSycZ04pYAb7YQMcM4V" },
  { name: "part-d0c013b689.js", path: file68, bytes: 894, integrity: "sha384-QocEFd0fWVPcTRrZcq3IVI3gg5mM3D+BT/rjwlMmzFTErDmQV+eCjE+AXONa2rgw" },
  { name: "part-d68daf6460.js", path: file69, bytes: 24555, integrity: "sha384-KpnUiqnWmD1garHU6+QuFKs4rUsZoLQyaPmFRpBayud4JE3PyoEHYh0LXk2BbSu9" },
  { name: "part-d740e2c6ed.js", path: file70, bytes: 2711, integrity: "sha384-dY2GW7+iQlSzcowWKkNF6lbjR1rVNwUtYkTuesqmSI5XR5rzLPIhQxXRP/aZoBke" },
  { name: "part-d983da6e6e.js", path: file71, bytes: 5162, integrity: "sha384-fA60xl2ymBFQmWICRYpb95yZu7kFVU8hzaDtSVrjz9dj9mN2CPQODrSoaKRIYgaM" },
  { name: "part-da6d9b4ad7.js", path: file72, bytes: 561, integrity: "sha384-vaacAkLd2G4EBo5FsAgf1YgO0+H8D7CqDkxNQd5XnbD5xqlzW7D5cAUz7ijqs2mR" },
  { name: "part-e19c2d905a.js", path: file73, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e37889ce86.js", path: file74, bytes: 2323, integrity: "sha384-rqp/7X2GuTmm5Q3SAmFI3ayOc0/Bqxesh260IApCw7a5owdRMi8f4rDUNyt/K6cf" },
  { name: "part-ebc6bc59d7.js", path: file75, bytes: 391, integrity: "sha384-6XMfKBt1KDTFobakSuUl6cTfmMM9mv47OeLwzURFCtMXFArKsiahzrv/Q9ga7cuD" },
  { name: "part-ed4cf63336.js", path: file76, bytes: 3415, integrity: "sha384-9EUGAjPk0G8JYPnV71ns5zrs6xpTkuG2LonRr8iI+f48Qq06Jm9OcBJDJECA76hD" },
  { name: "part-ee558b5b35.js", path: file77, bytes: 18227, integrity: "sha384-BjBQKreiITcv78dF1056oCBkHuqwYnQIyCNZBvhuuR5ZuiHPkiCb3W7mg1zxmSEg" },
  { name: "part-ee81225530.js", path: file78, bytes: 1144, integrity: "sha384-JpfRtyD9lnCJHCndsB7XICcTr7Pj74Pj2t7tTkQPhcMjk1/vOcNvwMpZoiMKtIMR" },
  { name: "part-f06e0db51a.js", path: file79, bytes: 383, integrity: "sha384-tPknLNMtyRgQzaFLudFaXtLSrzMghR+vLmZHJgS0LeMspBVEkouboJNSd0e3H3z8" },
  { name: "part-f6810edf4f.js", path: file80, bytes: 4198, integrity: "sha384-QYXFvQgYeHtDh4cT0HDIViHMskznbjsvBKZFMdaT+sMq0/GbavGVfdKCOwdOj10H" },
  { name: "part-fa65b1c619.js", path: file81, bytes: 9212, integrity: "sha384-HfF8Q54CXkZOObNLKgB4iYy9OW3mFQvDNMgZ5iwzI6AnvbDWDc+WNZfxFAe25Vdb" },
  { name: "studio-6b57367a9f.js", path: file82, bytes: 7642, integrity: "sha384-L0M+mmRppCDFpNT7iMJ8jpy5LZAttnwcMcbYitOiXQOt7R6GN1l0chSEDUiiRCI9" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-6b57367a9f.js", style: "studio-fc2e0292dc.css", preload: ["part-09c61b5d1d.js","part-0b54dccf7e.js","part-1f229f3c4e.js","part-2b4562f947.js","part-410735c0e7.js","part-4447081224.js","part-62b4a06db8.js","part-9c36481ffa.js","part-9e938ab940.js","part-da6d9b4ad7.js","part-e19c2d905a.js"] },
  console: { script: "console-c6e32ceba1.js", style: "console-25fc4787f1.css", preload: ["part-410735c0e7.js","part-e19c2d905a.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
