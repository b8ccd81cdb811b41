/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-00c1724473.js" with { type: "file" };
import file1 from "./book-41f4449295.css" with { type: "file" };
import file2 from "./console-25fc4787f1.css" with { type: "file" };
import file3 from "./console-f171b69c01.js" with { type: "file" };
import file4 from "./part-045bb7c661.js" with { type: "file" };
import file5 from "./part-0dcf7bb5b3.js" with { type: "file" };
import file6 from "./part-142f191346.js" with { type: "file" };
import file7 from "./part-147950316c.js" with { type: "file" };
import file8 from "./part-1a18691af6.js" with { type: "file" };
import file9 from "./part-27669f3b37.js" with { type: "file" };
import file10 from "./part-2fba8522bf.js" with { type: "file" };
import file11 from "./part-3716c9e04a.js" with { type: "file" };
import file12 from "./part-397450d976.js" with { type: "file" };
import file13 from "./part-3a4c9813ea.js" with { type: "file" };
import file14 from "./part-4305a731fb.js" with { type: "file" };
import file15 from "./part-43c4180463.js" with { type: "file" };
import file16 from "./part-448204c542.js" with { type: "file" };
import file17 from "./part-44ab7f219a.js" with { type: "file" };
import file18 from "./part-44b0793831.js" with { type: "file" };
import file19 from "./part-4624a91ba0.js" with { type: "file" };
import file20 from "./part-466271ad3c.js" with { type: "file" };
import file21 from "./part-5179abe7e4.js" with { type: "file" };
import file22 from "./part-53d218610e.js" with { type: "file" };
import file23 from "./part-594ea0db4c.js" with { type: "file" };
import file24 from "./part-5ec1fd9365.js" with { type: "file" };
import file25 from "./part-5fa9c90152.js" with { type: "file" };
import file26 from "./part-67b420d9b2.js" with { type: "file" };
import file27 from "./part-6cec36b332.js" with { type: "file" };
import file28 from "./part-6ff4bb3d20.js" with { type: "file" };
import file29 from "./part-759f2634f1.js" with { type: "file" };
import file30 from "./part-7665c9ab2c.js" with { type: "file" };
import file31 from "./part-76cf99196a.js" with { type: "file" };
import file32 from "./part-78ac712ea2.js" with { type: "file" };
import file33 from "./part-7ad6c2c89c.js" with { type: "file" };
import file34 from "./part-7ea5151df9.js" with { type: "file" };
import file35 from "./part-7ec0e296af.js" with { type: "file" };
import file36 from "./part-7fa37a0577.js" with { type: "file" };
import file37 from "./part-879f451e0c.js" with { type: "file" };
import file38 from "./part-8c68ea768e.js" with { type: "file" };
import file39 from "./part-8d50e8c417.js" with { type: "file" };
import file40 from "./part-8e88c1c396.js" with { type: "file" };
import file41 from "./part-8e99295106.js" with { type: "file" };
import file42 from "./part-8eb17b253f.js" with { type: "file" };
import file43 from "./part-8ffac85eba.js" with { type: "file" };
import file44 from "./part-96ab71afac.js" with { type: "file" };
import file45 from "./part-9ae781ac87.js" with { type: "file" };
import file46 from "./part-9b59e9196c.js" with { type: "file" };
import file47 from "./part-9d305f7618.js" with { type: "file" };
import file48 from "./part-a2e356b35d.js" with { type: "file" };
import file49 from "./part-a90ce0e731.js" with { type: "file" };
import file50 from "./part-ac06a3cd2d.js" with { type: "file" };
import file51 from "./part-acae441e7a.js" with { type: "file" };
import file52 from "./part-adeb56713b.js" with { type: "file" };
import file53 from "./part-ae929a604d.js" with { type: "file" };
import file54 from "./part-be526ac1f4.js" with { type: "file" };
import file55 from "./part-c1cfb0081c.js" with { type: "file" };
import file56 from "./part-c21b690a12.js" with { type: "file" };
import file57 from "./part-c4995fcb81.js" with { type: "file" };
import file58 from "./part-c9709258b1.js" with { type: "file" };
import file59 from "./part-ca979026fb.js" with { type: "file" };
import file60 from "./part-cd31e31101.js" with { type: "file" };
import file61 from "./part-d07af8e16b.js" with { type: "file" };
import file62 from "./part-d1f0c2a34c.js" with { type: "file" };
import file63 from "./part-d3265b7d34.js" with { type: "file" };
import file64 from "./part-d53333fe87.js" with { type: "file" };
import file65 from "./part-dc2644d7a8.js" with { type: "file" };
import file66 from "./part-e0eb82cd83.js" with { type: "file" };
import file67 from "./part-e19c2d905a.js" with { type: "file" };
import file68 from "./part-e564606cf8.js" with { type: "file" };
import file69 from "./part-e68345bc13.js" with { type: "file" };
import file70 from "./part-e984e47079.js" with { type: "file" };
import file71 from "./part-e9bce1b76f.js" with { type: "file" };
import file72 from "./part-ebc6bc59d7.js" with { type: "file" };
import file73 from "./part-ec1159541d.js" with { type: "file" };
import file74 from "./part-f1328ee786.js" with { type: "file" };
import file75 from "./part-f171fb6ee9.js" with { type: "file" };
import file76 from "./part-f217f19ac1.js" with { type: "file" };
import file77 from "./part-f21f494af8.js" with { type: "file" };
import file78 from "./part-f72e64a7d2.js" with { type: "file" };
import file79 from "./part-fad79c167a.js" with { type: "file" };
import file80 from "./part-fd7f8902ad.js" with { type: "file" };
import file81 from "./part-fff96e9655.js" with { type: "file" };
import file82 from "./studio-d2e2f09a16.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-00c1724473.js", path: file0, bytes: 24292, integrity: "sha384-r53WfDrSjHULdY4+YwC2bAMlz7lSZwcjC/hyQW/9Heg8gqjT/wT/v0wcTFF3hqEU" },
  { name: "book-41f4449295.css", path: file1, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "console-25fc4787f1.css", path: file2, bytes: 56911, integrity: "sha384-aQJlsrw+AvanE37RBEws7EXWMlz27tq0YZf6YQ6ztAgCd+BAVIbaxMMKd3xrXBEV" },
  { name: "console-f171b69c01.js", path: file3, bytes: 23271, integrity: "sha384-3s3Xj9UaUPb9m7aFpo2DcWy2TCQblWrbEB/V/6JwsXGdXfO4z5YUYc6OTb+fE67j" },
  { name: "part-045bb7c661.js", path: file4, bytes: 5351, integrity: "sha384-P6nC/LqALmcILphUZiXjDSUBtuC3GJf3+KwwJSD6BA0zAxaFttfxrhZcPSAnvhX2" },
  { name: "part-0dcf7bb5b3.js", path: file5, bytes: 1369, integrity: "sha384-N+eT3AY6wLlU/8lWS+PshXemBwAwm4f2ruimtJFPXR5MoVoMOUdQQX1WMXiMv4mH" },
  { name: "part-142f191346.js", path: file6, bytes: 383, integrity: "sha384-qqSbacJJePMo3qZhpUJSbDWeGgnlKXgqJFv2+qQW+xe7WwypxQIOqp8cGrx5z2T+" },
  { name: "part-147950316c.js", path: file7, bytes: 9187, integrity: "sha384-f3a4DKF3Yx4whBQSuLbjQNBkUaFVt8XsF9+gSuxmaUuAMmCwAxISbkr+aIo4eHpA" },
  { name: "part-1a18691af6.js", path: file8, bytes: 6638, integrity: "sha384-pfjySHc0IN8l9FCr/TmPn3s1dtz8DZVtartLJorwsPGbe0M5TAMWBDHBtPm6HcGF" },
  { name: "part-27669f3b37.js", path: file9, bytes: 732, integrity: "sha384-ILpSfKZ49Bi+esfZjc3vCW/uPB+UlTvKqm2BY4ZD3UMnQR1OknB8Bh8LkQnocb06" },
  { name: "part-2fba8522bf.js", path: file10, bytes: 2744, integrity: "sha384-WhPyfHfl0w9+MC8m+E0XwwPGE9EmB9HqNLVnbiLhIEsnyEj+ROysjHbV1BRiMEe1" },
  { name: "part-3716c9e04a.js", path: file11, bytes: 1587, integrity: "sha384-OX61ezj4bKa44+dZU1Z8aQdWvHqXTlkv3e66xU76Not5THvos6zs07W0UlUvB2wg" },
  { name: "part-397450d976.js", path: file12, bytes: 920, integrity: "sha384-VOh7/CyoGKY6Xy6FAxNjpG/P3b2UeYgMJXdWUGyFPyZy5fv4w1Enpe3VMtHE7xb9" },
  { name: "part-3a4c9813ea.js", path: file13, bytes: 1104, integrity: "sha384-Uf69pHdavR7d4zaDKmOHW4vGOPKPTb3x7zV/ORTu0GhaJ4SvPFPZuNDBpgfSPGI7" },
  { name: "part-4305a731fb.js", path: file14, bytes: 657, integrity: "sha384-MvBThJoi5dFochqK3pjeu8IP2e7AKuY4l0sRDdkWtruLl1/TmJuolgBi7RXqhVCw" },
  { name: "part-43c4180463.js", path: file15, bytes: 498, integrity: "sha384-F5vA3Sf92C/ANgRiux5hl2jidUFd1WICnRzJurfiLCn8iibgCPqgOMuCw4cmAW7z" },
  { name: "part-448204c542.js", path: file16, bytes: 18789, integrity: "sha384-ED+TIjaKQug9T1zm2XzdWZoOh7G+IbpHmnK9ZzgqF+rQLlgcyCWrjOcrwoMD0aw8" },
  { name: "part-44ab7f219a.js", path: file17, bytes: 3415, integrity: "sha384-JL0lYndPMzWZNQXmgnF1Sf4v07TowMFO6wlHqWNa/rqCshKrc+5PTarjBozfw4uk" },
  { name: "part-44b0793831.js", path: file18, bytes: 796, integrity: "sha384-3TxZu68O8YNTQj+EifAlN4eP4iUlOqzL2UDOF0EvMtHoqEikE6j7sTKBHchTnxrl" },
  { name: "part-4624a91ba0.js", path: file19, bytes: 2447, integrity: "sha384-bp9eUMoeijAV0tHobaoxMvCC9vDUw+ewCXlX4rwU3mbgwa5trxFR4x8ZrF3+hSrP" },
  { name: "part-466271ad3c.js", path: file20, bytes: 1622, integrity: "sha384-mFoGrGtUkbHMX5xDVyMYk43uFo9CoqQxa445rlX0PLAYarEFkgx89Yov92cnCyJY" },
  { name: "part-5179abe7e4.js", path: file21, bytes: 706, integrity: "sha384-VFa/GAX/JMQhrBm8aw3/B95p2T7rbz8s8gFYuT9Hnn47fiQaz8ERwgxVz8YgGRT8" },
  { name: "part-53d218610e.js", path: file22, bytes: 743, integrity: "sha384-QTVlkkOQYEB9BjtsS/RcXrO62Fwktf6gVFTPDcbT6V7NuW7t0KsBsrDE+GbFoMm+" },
  { name: "part-594ea0db4c.js", path: file23, bytes: 11115, integrity: "sha384-yzUH+PMrRKCqsSAGW96KPqqfMpV+p+LK1uEbm5k2oIQGcfHvH2F+gNIlpnY9sUc1" },
  { name: "part-5ec1fd9365.js", path: file24, bytes: 3961, integrity: "sha384-Jn4+e44qZwnRlU7/Cjf2qiyNBgpDkply8Bc6r04Fob4tv8hPEmk9QaIcQaybx/FL" },
  { name: "part-5fa9c90152.js", path: file25, bytes: 12733, integrity: "sha384-PKr3g3ig1pTd7QmP+LMR3VUQoojofrMuJkJasIKT1DsAR67o/U7fg1HylpocmA73" },
  { name: "part-67b420d9b2.js", path: file26, bytes: 1161, integrity: "sha384-H9uMgEByGQBbkYTsq1K+JYRQoaro1FIBK+cnjq8VWXINH+lVcH1f7D+5CTrZYOV0" },
  { name: "part-6cec36b332.js", path: file27, bytes: 577, integrity: "sha384-xPlMYiS2ToUGd/pHUqjlKp38sCewIJVB3ucpyHYWJDyUtlkl65p87A6daR5exbSA" },
  { name: "part-6ff4bb3d20.js", path: file28, bytes: 4344, integrity: "sha384-NOQonhU7Gmbv30Xbp7A6YmWUk3cTQsPtra5RL2oP+7KlH/THWmtiD1XuLMbQti5o" },
  { name: "part-759f2634f1.js", path: file29, bytes: 561, integrity: "sha384-c7sFsy1ib7YiS6rf4KRQRDdGMGNhJjCrwo/JL5Slt1GPkHoxgwJ0DM0DKTQTLiGx" },
  { name: "part-7665c9ab2c.js", path: file30, bytes: 461, integrity: "sha384-xUDKPO9HiHaCSCMZ8VTniR+fIIJKYSQe3C4HggzKbYcWVUiMdmS+wSR5V+a6XMg7" },
  { name: "part-76cf99196a.js", path: file31, bytes: 45464, integrity: "sha384-v8HeoHC19sRAIvqH3R4DaXnE3oVGLmUSO9Yfm7w/Wnq00fir84WfWfkRNgH33Eic" },
  { name: "part-78ac712ea2.js", path: file32, bytes: 3530, integrity: "sha384-UygjtqMxKiLmXjNv/E0HQRkqdAQSXi0RD8eOM9lfVvoN2OQlTxw7dr/MvzzsyQS5" },
  { name: "part-7ad6c2c89c.js", path: file33, bytes: 922, integrity: "sha384-1MYF8d6oXq5+C/35Ahopav0nr+mpHfgz0JldfNQDQFmCWBZoCFvhyi4kG/LWizVl" },
  { name: "part-7ea5151df9.js", path: file34, bytes: 4198, integrity: "sha384-Ns+46j5HBqLBzbapXljdzGWs2LOavzSBw+1KZ5V85vOor0WjjLjbg3wYZdBHSxpf" },
  { name: "part-7ec0e296af.js", path: file35, bytes: 370, integrity: "sha384-LKv51Cgfzq1ZGczVa1OHtHDxoq3/8LFtqhWeiTNZaA2InUHI6lL3wXrtFPqbVXGl" },
  { name: "part-7fa37a0577.js", path: file36, bytes: 2323, integrity: "sha384-cMbHrWd+dypiAX9sX61+nVJbSuG7CltNWcR7q/QEeyTZ4+WmXsVr4U3gQ49tHhnr" },
  { name: "part-879f451e0c.js", path: file37, bytes: 894, integrity: "sha384-VyQNhD6vaMVRn6v+XkDBUI+3SALfriHC1vG7mo14j7EaD6uw/78x5VTksob8AyFF" },
  { name: "part-8c68ea768e.js", path: file38, bytes: 6434, integrity: "sha384-Lt9QiqBrPcI9DhDa53IIUSdWpy1fSn+FNw87Tn2elBNy/okW7bmO3dGG+CwMvSAH" },
  { name: "part-8d50e8c417.js", path: file39, bytes: 25402, integrity: "sha384-SLhDO/bs8sANTX27tYYDWjS+2dSjggNgwHObWwPqde5etcp7/O4/Y466pl39oH30" },
  { name: "part-8e88c1c396.js", path: file40, bytes: 2711, integrity: "sha384-o7VMmP5zSV0bmRLxc572SELEljHCDv+GTvRvRvQQVrUQ18ouOhtLeTCaOrAI5Sro" },
  { name: "part-8e99295106.js", path: file41, bytes: 651, integrity: "sha384-qjVkcwIfIWv5+VjY4Jaw++lKKKM83TX5WihGPyalsVqsWyE/pTwQB39WeSc2CLsc" },
  { name: "part-8eb17b253f.js", path: file42, bytes: 616, integrity: "sha384-PqtRE4O9e+Y1I1j2s67MhXlNn5sDf2rR/zSb+LDUjMx8UuLzzEdktutiFuCd/BVk" },
  { name: "part-8ffac85eba.js", path: file43, bytes: 2533, integrity: "sha384-IMmx7XScrXlkCEtTTgarbebGBwm+uXZEhRfnuzEClOXHUsblXTOk4Dpp/kKwgNHU" },
  { name: "part-96ab71afac.js", path: file44, bytes: 764, integrity: "sha384-ASFwtATSwIta39zEyXKft4V6Csf6r34VrflcWVm2zRdnpaYU6acm5qsx1fyE/HGl" },
  { name: "part-9ae781ac87.js", path: file45, bytes: 325, integrity: "sha384-X0vKS4mhvgeycm8pcEOuL3dbw7qgndUVPYhnCQY/CZiKbxUhGDt+4S5dJTz1RoT1" },
  { name: "part-9b59e9196c.js", path: file46, bytes: 62844, integrity: "sha384-yl3QN3ImYfXL6o2DGivcUZmYN+EKTYLf47V0qe4erzm0xVgLD/6RQunUFJ2qGLyI" },
  { name: "part-9d305f7618.js", path: file47, bytes: 44376, integrity: "sha384-bVUOMiU0aR6OaxRJ8HnE041spWbcb+f86HaR3YQkhlhq6W/zyYs6A/d9kpZOpHol" },
  { name: "part-a2e356b35d.js", path: file48, bytes: 547, integrity: "sha384-0JH3f8NA7XArvgv3zphOW+WoSW7/qEVqBLNuyLBTHn455H4uoyKoSkZtZ2N24QaP" },
  { name: "part-a90ce0e731.js", path: file49, bytes: 928, integrity: "sha384-bQ5JCd01SfZjKDhhS2beZgEEOysHjBKg06+kUTXJJNgBLbVwVEX3sohjDWfcJvjU" },
  { name: "part-ac06a3cd2d.js", path: file50, bytes: 4596, integrity: "sha384-kzO+VETfdpt+n5vWlYd/cRxxGdgPjk19Vj4HM5dTNLIeenVUQpLM1ZTwnPdkkhO7" },
  { name: "part-acae441e7a.js", path: file51, bytes: 2203, integrity: "sha384-sfzE6KJQg+cvQ9Xv5zMXt1ebSbmGe8FHmhP9lMCQO7y+A4BjQ34qv2s7luFe0Cco" },
  { name: "part-adeb56713b.js", path: file52, bytes: 3645, integrity: "sha384-fMQFKLDgS/HMrd0L87SgwWkJ08Sw9TXMGO/BHD+7/zCbZZZhTDtZAbG6q4pkzcRu" },
  { name: "part-ae929a604d.js", path: file53, bytes: 334, integrity: "sha384-rpI9GmPToLMizKslVfTqHLrzgZs43WnL180vb/ausPnP+dMiaGxajK8KzQWjzzLv" },
  { name: "part-be526ac1f4.js", path: file54, bytes: 548, integrity: "sha384-T0v2K34SUtqClTV3fEyG096HhieA/jGvuBejzDgzL74nobnHfJ4iT5lJiT9Z807g" },
  { name: "part-c1cfb0081c.js", path: file55, bytes: 9212, integrity: "sha384-FnwSTBCdyfAhgwCtaOk3SiO4PkzcIFNemikpZpnrov34fUFZnXdNqdyPR+9osiIV" },
  { name: "part-c21b690a12.js", path: file56, bytes: 306, integrity: "sha384-a/CT8bFnLn4OCqu17KYAu6V988qTJKnjFYP+vAA1ihVn5uSycZ04pYAb7YQMcM4V" },
  { name: "part-c4995fcb81.js", path: file57, bytes: 3904, integrity: "sha384-7ByWhpcHCSkz1AQ7004tWNyqdFVHqHkWngRyrGVEMt1/EHMPwSYhTKOWL2YmPovv" },
  { name: "part-c9709258b1.js", path: file58, bytes: 33266, integrity: "sha384-6qUmH5UJbBzigSYg2VZKe4WnQW1EaPdzrvnJqQ/q/8yfUpiIUOD3CnqMatwRzHLp" },
  { name: "part-ca979026fb.js", path: file59, bytes: 64331, integrity: "sha384-pNrlD5UMUSawgDaOVxa/+VdFDLUQBi2jM0bXzDcpGBN1QtQ1/LGfZ5lsVfxQxxrf" },
  { name: "part-cd31e31101.js", path: file60, bytes: 1647, integrity: "sha384-/vw3OAyKAwBUVl+WObfaOdHsKsapjcXvpLqyPMtvz6JxbGLMCoDGJmHu4DmiZ+B5" },
  { name: "part-d07af8e16b.js", path: file61, bytes: 506, integrity: "sha384-U1l3CA36oiYpfFY1PIK0VfXu/LTO82bBAJ8PRZfjgqht8iWXeEl6/D74FcGhSS/7" },
  { name: "part-d1f0c2a34c.js", path: file62, bytes: 7761, integrity: "sha384-es7wcfWK99y8k6+pJCtVGIJGmUPPtpr13oFICjmF6snkn5PzcptyUlzbm75zyx3T" },
  { name: "part-d3265b7d34.js", path: file63, bytes: 601, integrity: "sha384-sXaAMzaI66QUsEodVwlyMESImACZKyk9jkH4YjEpt3kgbojLbAMq/n0Duv54wypO" },
  { name: "part-d53333fe87.js", path: file64, bytes: 18227, integrity: "sha384-iBkAhdP+DQEfUNfJtFdlpF+g7vMXOt1XsozZp6b02jbjASLTSxqzGz+5NXHRiEBp" },
  { name: "part-dc2644d7a8.js", path: file65, bytes: 913, integrity: "sha384-pkNciyv76G+WO+Fj5Znlgiv9f07CeP5cwHfBzW9KtSyWO8c6GnLlwaDRsFgXSR7d" },
  { name: "part-e0eb82cd83.js", path: file66, bytes: 2424, integrity: "sha384-dFvnEAiZP0rMtgfJyQzwkDFPc/1qUbt7jsH4WAC5aZm06AGY2HLstMA9YIQYCqqS" },
  { name: "part-e19c2d905a.js", path: file67, bytes: 280, integrity: "sha384-gAz6mLbkD+Ot/zZApNJxO1+SdK3DnwGimv4dD2uc+Jwz6zCtnNcwK6DwbpmRPlSF" },
  { name: "part-e564606cf8.js", path: file68, bytes: 6994, integrity: "sha384-yTQ88ubc48WuSxtyur8VQHpL09O5xVEW05M+mGhJRg28dincpYRFpWsVrEhLoN6D" },
  { name: "part-e68345bc13.js", path: file69, bytes: 1624, integrity: "sha384-58ubzDpcd9FbnONg5BuiBjcCL8Ff9ZmSKUqQ8558XdZhQP0Z1AvqWWnpr0jOoiiC" },
  { name: "part-e984e47079.js", path: file70, bytes: 14622, integrity: "sha384-zNQbg2b+GnpJNCue0VGC7jih8sxZt1PGRKgdTn/fjM4QMUMrNoZGWS66XKvrVPMW" },
  { name: "part-e9bce1b76f.js", path: file71, bytes: 7252, integrity: "sha384-vO8ppVF4vXDva9A79c8iS35ZQgTxRQlvypSb1RLN1vj1UR13FH1ZUMkvKQhvAJE+" },
  { name: "part-ebc6bc59d7.js", path: file72, bytes: 391, integrity: "sha384-6XMfKBt1KDTFobakSuUl6cTfmMM9mv47OeLwzURFCtMXFArKsiahzrv/Q9ga7cuD" },
  { name: "part-ec1159541d.js", path: file73, bytes: 616, integrity: "sha384-oNUVKnGgyNK6/pc8e31n0N5gtr16ikcs+mRdGpIgW51DYUz6+x3JsNP5S8cNaE/x" },
  { name: "part-f1328ee786.js", path: file74, bytes: 7399, integrity: "sha384-jO1SMnYkPptPdxdbrCTETfnBocnrUnxCjC2Gx+LP+D+Y1aW2rMnA4QmUIycEJVji" },
  { name: "part-f171fb6ee9.js", path: file75, bytes: 136, integrity: "sha384-8pYpJnXJO7Giuj72g41CeS6zRgDd8fqZVTAcXsHeimFKOCtNuhIbtlLFLxAz3+yk" },
  { name: "part-f217f19ac1.js", path: file76, bytes: 4826, integrity: "sha384-FKX2+niZyDz2hvHbzIzfq8paq8ZUssROsnOckPE1j+PrH5lxM3kCNYuuM1o0GvRn" },
  { name: "part-f21f494af8.js", path: file77, bytes: 1144, integrity: "sha384-V9qbBi0bIw1bSzVUeKzzV1RsJWPzYISa1s3xqvuzNQ/Txjk+UO+npj5CqZrhOOeS" },
  { name: "part-f72e64a7d2.js", path: file78, bytes: 487, integrity: "sha384-ThA1Kj+LGmsPWbB21/xKR+mdCic3tSvZbmrcw9a6dXZuYpy2GYadTbK+ahIuaLVL" },
  { name: "part-fad79c167a.js", path: file79, bytes: 24555, integrity: "sha384-Hzc5S5nVrx8jJqft8yldTl8Zl/3kmmy7JA7lgaierpuBU9spfol42cjCuw8yUFTm" },
  { name: "part-fd7f8902ad.js", path: file80, bytes: 484, integrity: "sha384-Lh80NqNMMDj2p3/zfJjqZzwxp8F/VG/rfKir4pNrieKqyyNk+bxQC/T99eQUjhBp" },
  { name: "part-fff96e9655.js", path: file81, bytes: 5162, integrity: "sha384-k4HZGXaU3gd5A6dz4ZM++e5dVNmcYzRNZFH+WwOVZO0ZeFdlr2SMSuqVwS28neOx" },
  { name: "studio-d2e2f09a16.js", path: file82, bytes: 7642, integrity: "sha384-5WayBGMowuzvPFVlUGbiKNzr0n9v3Mdr3RwZQdlKS3/UCEnkkNuLPwaZkPSLGTMg" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-d2e2f09a16.js", style: "studio-fc2e0292dc.css", preload: ["part-147950316c.js","part-27669f3b37.js","part-2fba8522bf.js","part-3716c9e04a.js","part-759f2634f1.js","part-7665c9ab2c.js","part-9ae781ac87.js","part-9b59e9196c.js","part-9d305f7618.js","part-e19c2d905a.js","part-ec1159541d.js"] },
  console: { script: "console-f171b69c01.js", style: "console-25fc4787f1.css", preload: ["part-9b59e9196c.js","part-e19c2d905a.js"] },
  book: { script: "book-00c1724473.js", style: "book-41f4449295.css", preload: ["part-e19c2d905a.js"] },
} as const;
