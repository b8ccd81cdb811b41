/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-37c12dd9fc.js" with { type: "file" };
import file1 from "./console-94557de0dc.css" with { type: "file" };
import file2 from "./part-045d498b27.js" with { type: "file" };
import file3 from "./part-04af46fb69.js" with { type: "file" };
import file4 from "./part-1182850010.js" with { type: "file" };
import file5 from "./part-1a5c2179fc.js" with { type: "file" };
import file6 from "./part-1cef20b769.js" with { type: "file" };
import file7 from "./part-2263be1556.js" with { type: "file" };
import file8 from "./part-23c2f6b07c.js" with { type: "file" };
import file9 from "./part-2462c0f7ea.js" with { type: "file" };
import file10 from "./part-273bd294b6.js" with { type: "file" };
import file11 from "./part-350127172e.js" with { type: "file" };
import file12 from "./part-357036e560.js" with { type: "file" };
import file13 from "./part-37d70173fc.js" with { type: "file" };
import file14 from "./part-398b9c200b.js" with { type: "file" };
import file15 from "./part-39addf73b8.js" with { type: "file" };
import file16 from "./part-3b7d8ac78a.js" with { type: "file" };
import file17 from "./part-3e24abcc73.js" with { type: "file" };
import file18 from "./part-46421d01a1.js" with { type: "file" };
import file19 from "./part-4b830951fd.js" with { type: "file" };
import file20 from "./part-4f865291df.js" with { type: "file" };
import file21 from "./part-510e8f7c6e.js" with { type: "file" };
import file22 from "./part-53171a52d9.js" with { type: "file" };
import file23 from "./part-644b5463d2.js" with { type: "file" };
import file24 from "./part-64f304fb71.js" with { type: "file" };
import file25 from "./part-6b0b4c6247.js" with { type: "file" };
import file26 from "./part-6e2200c5f2.js" with { type: "file" };
import file27 from "./part-6e36612c85.js" with { type: "file" };
import file28 from "./part-7484ca7b91.js" with { type: "file" };
import file29 from "./part-7bde7d38f3.js" with { type: "file" };
import file30 from "./part-81d0239d3b.js" with { type: "file" };
import file31 from "./part-871f59bdb9.js" with { type: "file" };
import file32 from "./part-8839ecf01a.js" with { type: "file" };
import file33 from "./part-8936ad4141.js" with { type: "file" };
import file34 from "./part-8f57272deb.js" with { type: "file" };
import file35 from "./part-9722f9d85f.js" with { type: "file" };
import file36 from "./part-9819ea150e.js" with { type: "file" };
import file37 from "./part-a33a696897.js" with { type: "file" };
import file38 from "./part-a68566a42f.js" with { type: "file" };
import file39 from "./part-a8e22cf266.js" with { type: "file" };
import file40 from "./part-b38cbb4c3a.js" with { type: "file" };
import file41 from "./part-b637039adb.js" with { type: "file" };
import file42 from "./part-b8f1ec51f4.js" with { type: "file" };
import file43 from "./part-bd4deb6139.js" with { type: "file" };
import file44 from "./part-c14b0368cf.js" with { type: "file" };
import file45 from "./part-c3ad545b27.js" with { type: "file" };
import file46 from "./part-cb0733859a.js" with { type: "file" };
import file47 from "./part-cf2646a6a4.js" with { type: "file" };
import file48 from "./part-cfaec3720d.js" with { type: "file" };
import file49 from "./part-dfafd8cd08.js" with { type: "file" };
import file50 from "./part-e274ddb11e.js" with { type: "file" };
import file51 from "./part-e6a281c321.js" with { type: "file" };
import file52 from "./part-e7ba962de2.js" with { type: "file" };
import file53 from "./part-e9b1bf5151.js" with { type: "file" };
import file54 from "./part-ea475a8abd.js" with { type: "file" };
import file55 from "./part-ee52d3ef05.js" with { type: "file" };
import file56 from "./part-ee81c74ae9.js" with { type: "file" };
import file57 from "./part-ef510cc129.js" with { type: "file" };
import file58 from "./part-f3c37d6218.js" with { type: "file" };
import file59 from "./part-f517c050ca.js" with { type: "file" };
import file60 from "./part-f832098f1e.js" with { type: "file" };
import file61 from "./part-fbad7e5b20.js" with { type: "file" };
import file62 from "./part-fbe0646432.js" with { type: "file" };
import file63 from "./part-fc57626fc7.js" with { type: "file" };
import file64 from "./part-fdcc3682fd.js" with { type: "file" };
import file65 from "./studio-685d9ef67c.css" with { type: "file" };
import file66 from "./studio-77a0156ceb.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-37c12dd9fc.js", path: file0, bytes: 21476, integrity: "sha384-k3yb2D3Lp8MlxsFmRHhef3qJHm+0dYxaweOvOC94xc8Esw0Gi/IGql12L4x8Yu0X" },
  { name: "console-94557de0dc.css", path: file1, bytes: 56009, integrity: "sha384-KPz4TpVVXe+5b7josijX1VhdgSonhsNzMFoyoFMb66YeDzMTrWbZReoK+Spnw4pi" },
  { name: "part-045d498b27.js", path: file2, bytes: 1647, integrity: "sha384-5W5WfvQYwD/SF80JCi/MbyDxeqfZ6fVmwZTYDhmPoJZ/QTCzh2EC3LoVYm6287Cf" },
  { name: "part-04af46fb69.js", path: file3, bytes: 308, integrity: "sha384-dzjXZpLpLhnyAkvE7r8Wgl/473fmsU8vu/K01Nt9jpZ4argzvHaTAVdCqZY7+4kK" },
  { name: "part-1182850010.js", path: file4, bytes: 4344, integrity: "sha384-HC1Z3rxOhm7IDW1NqXKbi5SKB5zSUrP6efQ/70FVAa77ixEWS20iSPuh3ZKV/wmi" },
  { name: "part-1a5c2179fc.js", path: file5, bytes: 5288, integrity: "sha384-CLySr+hXiMQ+Wi5KT4KcVo4Y3Xhy7QFe3XJrluD96tpmAkeMTKAUCh8hiR5xHe1v" },
  { name: "part-1cef20b769.js", path: file6, bytes: 547, integrity: "sha384-fr9a0FMOezAvmVDQNlCFFmV+1aWbKVok9KMHHYucKP+Q3sV168Kf5GX4UaTPTDuz" },
  { name: "part-2263be1556.js", path: file7, bytes: 3827, integrity: "sha384-PN+bSjJrIYdExnsECW3P1YqsPNE3efr81pBM/n+vrwyJZLD847kDGPtzQyuIRJXJ" },
  { name: "part-23c2f6b07c.js", path: file8, bytes: 23847, integrity: "sha384-3Q43Uuy7QypMXMuZGO16yWSuyTwxwQxVFhIUEf7VIbY2bFaN6T36Yn4jEgnH6bxL" },
  { name: "part-2462c0f7ea.js", path: file9, bytes: 414, integrity: "sha384-nDI1/2Wwoz2pKAUolt2O3hFnVfLqKsjaTKTyn02GVYqekul4ESa36H0b/jwGD1m4" },
  { name: "part-273bd294b6.js", path: file10, bytes: 5322, integrity: "sha384-Kl6eiQSsfMkCyQYbkRinZjteuU/mmjdTqR2JYuy5iXnSo/vRkx0ZSNc0dFXwPF2V" },
  { name: "part-350127172e.js", path: file11, bytes: 2397, integrity: "sha384-ZWz49R+kiBaw/ciWyeZCWHSRrUysV8rtqRmDUD5053hTXXvlooJMKRMr6hyrk7sD" },
  { name: "part-357036e560.js", path: file12, bytes: 1144, integrity: "sha384-KVFXln5UhEnfZUx5iB7VBq/3SE2Iyd+Y9nI3OMO9/AJV7MQZMxYkBeKLYm5c/6eA" },
  { name: "part-37d70173fc.js", path: file13, bytes: 809, integrity: "sha384-O2NCaABRPcoWOa9AYYt95/YmG2zztpJ0wd5NHsWLHCm6EZ5Jilr6yQ5rI1cO9vRh" },
  { name: "part-398b9c200b.js", path: file14, bytes: 1157, integrity: "sha384-wSr96bEihdpBvnX8PX6uFtsDrujwsfXfDk64d9cvvqYsWKABhqcs1mjwCOChvXUi" },
  { name: "part-39addf73b8.js", path: file15, bytes: 19362, integrity: "sha384-yCtJALmvW0ViqmiBG+f3/xeWM4uIlfctLk+RvWP1SMoOGA2Ga8Uzvgk8VuHhbx7i" },
  { name: "part-3b7d8ac78a.js", path: file16, bytes: 922, integrity: "sha384-/cyThUfdRR/D8BVy3sip9owK6rbeZxFisf3l4PbOjT9+7qAgT6vvMlK4Nlnuyb1w" },
  { name: "part-3e24abcc73.js", path: file17, bytes: 4517, integrity: "sha384-xU2LqH2eHMLeYygvgROvLQCXPJXoQEqGREVM0DvC8BGf6pc2+GNEehntSGW+xpXV" },
  { name: "part-46421d01a1.js", path: file18, bytes: 2034, integrity: "sha384-rwuNc2XDHtByemR7nsL+ZJKago1RwiX7Yqei/w1PS2GcZlPWAjqeArEOj8X6B3jw" },
  { name: "part-4b830951fd.js", path: file19, bytes: 29901, integrity: "sha384-Qtl+IFEuRX2vhxWi2SkDfYV4bFjEuhMe/GVaY4W2mRbM7tD2GoaZvBXBI0WUwCxR" },
  { name: "part-4f865291df.js", path: file20, bytes: 3877, integrity: "sha384-Xkx0ozb5ZjznqyQesssMlPaZiREPzXxdyQXpe1FyBU2VbV5LukhzNSJgyVZCiJME" },
  { name: "part-510e8f7c6e.js", path: file21, bytes: 728, integrity: "sha384-mVsdkFqkeh++sUw6uZCNlIAFSirybLCWg1Nxv3Bgkp+F9o6hrjO0yM+Mehaz43b3" },
  { name: "part-53171a52d9.js", path: file22, bytes: 21398, integrity: "sha384-kYNduPPGIvySjNq4Mgj0q8xutkAkstgDxCzAXIoGk38pbdXmhloxs9J9GsVDwHPh" },
  { name: "part-644b5463d2.js", path: file23, bytes: 5471, integrity: "sha384-KE7dU5lTLUhq1+i+b3Mokr8FhaxKI/QuS6NURs4ETjslg/VDGP9g0VxavGmEqUDg" },
  { name: "part-64f304fb71.js", path: file24, bytes: 2739, integrity: "sha384-jLsW0fUE8+pS4ZPL/byxJeo1JGjxgnEJimrW1t1KB/xiaYe9AuUZUR+EVMNsyu+D" },
  { name: "part-6b0b4c6247.js", path: file25, bytes: 3356, integrity: "sha384-AlWHGdCUXM26LmK9XFYn1NpkJ/HgccSTltREtzOJ8v4RkFkWuxG0ya6Y2AmRZmJZ" },
  { name: "part-6e2200c5f2.js", path: file26, bytes: 1123, integrity: "sha384-kwI+kgVeabBFsM0rErKzcEOE1q/sPfxs57KJP58lOJJYpanJQVTHV0mvNmRdYLOk" },
  { name: "part-6e36612c85.js", path: file27, bytes: 548, integrity: "sha384-8cPHHH2KRMMMc5xfn9y1GIDtpq8ADcgnD7PiHAOZZvTcUvg7gg9SR3wQZwup0hlE" },
  { name: "part-7484ca7b91.js", path: file28, bytes: 8871, integrity: "sha384-XEHtQu+1EZ/r7qdA6DPCsJTn+yxq0G+II9/BBDiifH+KpjHUlmouLMIcAi6CiarU" },
  { name: "part-7bde7d38f3.js", path: file29, bytes: 577, integrity: "sha384-NNDcOfQ2LAOguUcLEUIoNyqIcx5EiHutGMsZtvKjETBocoY/BjCVk6m0LZdK3/J4" },
  { name: "part-81d0239d3b.js", path: file30, bytes: 6624, integrity: "sha384-EZOk5VuEWp4qtcM0wsnUVly68IJ5s82xrQSf+QZdeygEdYr5zrc5WOcR+nINKZyX" },
  { name: "part-871f59bdb9.js", path: file31, bytes: 743, integrity: "sha384-q0lr4ny/8qHS9x6BthKbEMx46SySX+jXgpf0i1uMItCMxHz2PPL70n/00fsNHkkX" },
  { name: "part-8839ecf01a.js", path: file32, bytes: 506, integrity: "sha384-kKNxJvIS1m8ZecKjuR8ICCSp7v+GrQAxzYRJuNvAEv3hKy0SEjL7Q3LXm4SNSs6a" },
  { name: "part-8936ad4141.js", path: file33, bytes: 459, integrity: "sha384-B3U3SoCQXM+ti0fmIuMmmy+CfCE2akHoxXxPZwcsx0g/X/QrwLIKpsA4+0f2UIFr" },
  { name: "part-8f57272deb.js", path: file34, bytes: 2720, integrity: "sha384-MEum6iZ+j8MdQh3g4vwUspRM9rPzlaS7XxELWfqf3YvomwLVFHNrm/NFKewcRVw3" },
  { name: "part-9722f9d85f.js", path: file35, bytes: 561, integrity: "sha384-QI+GnMYSXKp6MY98l8EvN/IgBCz4ab8Cirju43pH7u8xy8Rs3S3qr0ECkoEoWKs9" },
  { name: "part-9819ea150e.js", path: file36, bytes: 488, integrity: "sha384-0C8Ih7v2aECYtvc3PcNRAD3kHv+X0kAwb0YfNMUIuzFp3CurgHINc/TetMzINh0y" },
  { name: "part-a33a696897.js", path: file37, bytes: 4797, integrity: "sha384-42sAODbzfJI6PmLuCy9gF/OGd5ah4YqdyDc2PCP+zxhpnSXnMM5XbUmOfcgDJRgS" },
  { name: "part-a68566a42f.js", path: file38, bytes: 2318, integrity: "sha384-CALkQ/qvdJ6cL8naBFLyThlqpsKbug19Ir9w1to/VDHYzIUb9GPhWrO8QlXSByni" },
  { name: "part-a8e22cf266.js", path: file39, bytes: 391, integrity: "sha384-pDwIvJKnzd2AjwNyKRbZjZpLy/gARofo/vkIwoDcHMI0+MnThlcZ9P8bZEjHNvvP" },
  { name: "part-b38cbb4c3a.js", path: file40, bytes: 1311, integrity: "sha384-IUJ0rcMrPEcGbUE/MR0lD4zoeg/vnXAXHfF4tRX6sKfs5baCCG1Asxhevx84SOiE" },
  { name: "part-b637039adb.js", path: file41, bytes: 6981, integrity: "sha384-9Xbitd3UBh7iCNmN1xnwjJqeYIKj4ynO6mgXg8IIeGAcY2iyUALQx1a8zGQga5Da" },
  { name: "part-b8f1ec51f4.js", path: file42, bytes: 473, integrity: "sha384-jI5cTNoKiEy3hpAGJRZ2t/9Eqddi5A1wmJX2WS1L6QM6I+1B2436LiHwViBcG+8m" },
  { name: "part-bd4deb6139.js", path: file43, bytes: 1106, integrity: "sha384-A9Gt+rptvA5I2xdS5U3trR8iKcqSikHmgP+wS8EJxbCHD++KjE51cJP6x8HJq3pD" },
  { name: "part-c14b0368cf.js", path: file44, bytes: 7170, integrity: "sha384-RdjuTaF/KHTdFZQRVJwUj8HZmrinn0L20OeQybuwUzLjKV7nWagJF+xEuhn7eou0" },
  { name: "part-c3ad545b27.js", path: file45, bytes: 4198, integrity: "sha384-jCogA4aGjygmMAywn6S9k7+ZiQ0nTGoRSiAjOCNqObcOWBZAaPZ3chhRsUj4UrdL" },
  { name: "part-cb0733859a.js", path: file46, bytes: 21143, integrity: "sha384-M/oIPFiPvEPuPy4O9i8537TNB4beYAkmwBHhQ5j/SQw/fpj04gfd/HKWnu9xSik6" },
  { name: "part-cf2646a6a4.js", path: file47, bytes: 62142, integrity: "sha384-FuBXsP+KeYhcZjJzsRWSBOUC9JO4Owcyg5Mj/49+2a49de09HQ3xb7JrWFEVvlP4" },
  { name: "part-cfaec3720d.js", path: file48, bytes: 2902, integrity: "sha384-f5sYIMOxEO1Hzr3VQRP8o6fAJtIX3X2OcXbGi0GZKGp2m1BbpJWTIMgkWYewPnBp" },
  { name: "part-dfafd8cd08.js", path: file49, bytes: 136, integrity: "sha384-So5KI+P7uBg4aGc9mrJaPnzAiApGtyyPVJD1DG4/wB+DonvPJhy5NWLOgQanowX9" },
  { name: "part-e274ddb11e.js", path: file50, bytes: 16234, integrity: "sha384-cVcj/SIKDH9A5cgLIv1Mr/HhDoGOLXVowc91fRmVwDSiuhhivU8B3kt9t30Yto/K" },
  { name: "part-e6a281c321.js", path: file51, bytes: 320, integrity: "sha384-k8gRhapQKn0bpZMSKlcg2D82T+O78w/OcXejwH49kGJUHDD77Ik1RoGDE7kvmpJL" },
  { name: "part-e7ba962de2.js", path: file52, bytes: 47327, integrity: "sha384-Mrx7kR2g82PFi9s+0W/8Y8ZILx5Wfqdm5edq4GWD8RPWMtVwgKa6aDmNijc9DOVX" },
  { name: "part-e9b1bf5151.js", path: file53, bytes: 914, integrity: "sha384-1CMJlGuq/3eAwJiYRgIcs1A+AKv8Bx7UUbrc+g+Dr4sbU1UO67e29mMiUT3mkeei" },
  { name: "part-ea475a8abd.js", path: file54, bytes: 1622, integrity: "sha384-21UOpW/EGbeI6+KDDKcmeQGoBE29BxZz4otBlE7KmJdFSfIH96hfo2w3qxi6SkGr" },
  { name: "part-ee52d3ef05.js", path: file55, bytes: 40619, integrity: "sha384-+3CtMUZ+ppe0/BB6R5udnaCL3qWG/95bge5Bd+mypra6KaIbXy4EJn7d48A3rSGU" },
  { name: "part-ee81c74ae9.js", path: file56, bytes: 9567, integrity: "sha384-G5poP3EA6nuIHaEWqOEgsrNo863kRmcPNnD/pf72PEtL/TbBMMuVEgq1n39hBxq+" },
  { name: "part-ef510cc129.js", path: file57, bytes: 915, integrity: "sha384-qvSgjVcV4qzJq/7jBWcJDa6AFlLGvdL0d8AtHCh3DGUAftsisoD6Tr7s2sQxw8oH" },
  { name: "part-f3c37d6218.js", path: file58, bytes: 764, integrity: "sha384-LO7xoLRnt9Fnh079JWvJgRc3+JoMsFZdNg84/rQHaAnvi12FS9oQrOnpmQR1+lxh" },
  { name: "part-f517c050ca.js", path: file59, bytes: 64475, integrity: "sha384-kNKDA/VkOJHcN69x6aIJoubtePgjo9SbHbaQxeafBCFw720Q1ZMK+6ILcNz9sqLW" },
  { name: "part-f832098f1e.js", path: file60, bytes: 498, integrity: "sha384-bZdLa9VmPTZ8TDpzmwI72G0Hwmq29NjO0rXeWmgljAV1Ml9rFGg14H6RcPkyHBCi" },
  { name: "part-fbad7e5b20.js", path: file61, bytes: 605, integrity: "sha384-xpng1jOniMZ0WYuaJRtNCkYVYdcHCiVzJhVs+kgvXRbsZsigl08sTE//0YntoX+L" },
  { name: "part-fbe0646432.js", path: file62, bytes: 381, integrity: "sha384-lbqOf2v8Sjbzll2afldYNHBB6p8KJFksZahUQuUsDDd5waJP6GmXPniUgsrJ3Ldx" },
  { name: "part-fc57626fc7.js", path: file63, bytes: 704, integrity: "sha384-+Xu3At/XrDBR7fFNi54nef0zc7MVbnUgy84mEQsGw6u/UJ5L+xQPXDKHootf85Ew" },
  { name: "part-fdcc3682fd.js", path: file64, bytes: 3374, integrity: "sha384-VGPhToLYR5kIZAvg68BRASxKREcdP9TyR2YMzyDTcJ/BZBF8jimJnid/TLKoBFgd" },
  { name: "studio-685d9ef67c.css", path: file65, bytes: 24543, integrity: "sha384-JMPti8lMF+/W8hgw5ZPKPAOPomCy1L8Uk8jgdOX47PYF9BVrYUXEQlfRGjABkMqw" },
  { name: "studio-77a0156ceb.js", path: file66, bytes: 7615, integrity: "sha384-QnDb5TVXvN1MxbPTUKS+j1Rn18KlyuRTMNXa1daTDuwHv2Xmv4iEVO5rU+q9qs0e" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-77a0156ceb.js", style: "studio-685d9ef67c.css", preload: ["part-2462c0f7ea.js","part-510e8f7c6e.js","part-7484ca7b91.js","part-8936ad4141.js","part-8f57272deb.js","part-9722f9d85f.js","part-b38cbb4c3a.js","part-cf2646a6a4.js","part-e7ba962de2.js","part-fc57626fc7.js"] },
  console: { script: "console-37c12dd9fc.js", style: "console-94557de0dc.css", preload: ["part-cf2646a6a4.js"] },
} as const;
