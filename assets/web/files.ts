/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-66bbe5066c.css" with { type: "file" };
import file1 from "./book-dde0e2fb67.js" with { type: "file" };
import file2 from "./console-011827f768.css" with { type: "file" };
import file3 from "./console-e62d1df5b0.js" with { type: "file" };
import file4 from "./part-0a387f2339.js" with { type: "file" };
import file5 from "./part-0b2e28ead1.js" with { type: "file" };
import file6 from "./part-1a0195cea9.js" with { type: "file" };
import file7 from "./part-1a10f91832.js" with { type: "file" };
import file8 from "./part-1ab6ac50d2.js" with { type: "file" };
import file9 from "./part-1f9ad7a1b7.js" with { type: "file" };
import file10 from "./part-21add0c1c0.js" with { type: "file" };
import file11 from "./part-2282d75eda.js" with { type: "file" };
import file12 from "./part-22a08a36fe.js" with { type: "file" };
import file13 from "./part-2578aa9607.js" with { type: "file" };
import file14 from "./part-26e8f290a9.js" with { type: "file" };
import file15 from "./part-275aa6a4f6.js" with { type: "file" };
import file16 from "./part-296420ce53.js" with { type: "file" };
import file17 from "./part-2b99157538.js" with { type: "file" };
import file18 from "./part-2d83ec26e9.js" with { type: "file" };
import file19 from "./part-315cb122c7.js" with { type: "file" };
import file20 from "./part-3c5a1b4b8f.js" with { type: "file" };
import file21 from "./part-41e7b3eef4.js" with { type: "file" };
import file22 from "./part-443b5f38e7.js" with { type: "file" };
import file23 from "./part-4554339830.js" with { type: "file" };
import file24 from "./part-45c23e568f.js" with { type: "file" };
import file25 from "./part-463d25e9db.js" with { type: "file" };
import file26 from "./part-4b2d35a1f4.js" with { type: "file" };
import file27 from "./part-4b2e28204b.js" with { type: "file" };
import file28 from "./part-4b6ed15d03.js" with { type: "file" };
import file29 from "./part-4e0cc0f24e.js" with { type: "file" };
import file30 from "./part-508ee07788.js" with { type: "file" };
import file31 from "./part-539e1d3147.js" with { type: "file" };
import file32 from "./part-55044cae7f.js" with { type: "file" };
import file33 from "./part-55974e12a3.js" with { type: "file" };
import file34 from "./part-55b5ebf878.js" with { type: "file" };
import file35 from "./part-560adb0ec8.js" with { type: "file" };
import file36 from "./part-5798a8d0db.js" with { type: "file" };
import file37 from "./part-59fa0ba008.js" with { type: "file" };
import file38 from "./part-5c2d581316.js" with { type: "file" };
import file39 from "./part-5cc1bf64a0.js" with { type: "file" };
import file40 from "./part-6034a3d707.js" with { type: "file" };
import file41 from "./part-66359fceee.js" with { type: "file" };
import file42 from "./part-6c49309e6c.js" with { type: "file" };
import file43 from "./part-70c894338f.js" with { type: "file" };
import file44 from "./part-7764b2d4ed.js" with { type: "file" };
import file45 from "./part-7df2ff6f5f.js" with { type: "file" };
import file46 from "./part-83848573d5.js" with { type: "file" };
import file47 from "./part-8979741416.js" with { type: "file" };
import file48 from "./part-8defc79c15.js" with { type: "file" };
import file49 from "./part-90a0a5db77.js" with { type: "file" };
import file50 from "./part-94bc0788f5.js" with { type: "file" };
import file51 from "./part-956e0964d1.js" with { type: "file" };
import file52 from "./part-95c00be518.js" with { type: "file" };
import file53 from "./part-9ff34910a0.js" with { type: "file" };
import file54 from "./part-a089e0104b.js" with { type: "file" };
import file55 from "./part-a131b9232e.js" with { type: "file" };
import file56 from "./part-a3e2f57e00.js" with { type: "file" };
import file57 from "./part-a55e8d5fc7.js" with { type: "file" };
import file58 from "./part-a8bf646828.js" with { type: "file" };
import file59 from "./part-aa3bd315b8.js" with { type: "file" };
import file60 from "./part-b542d04db6.js" with { type: "file" };
import file61 from "./part-b6f940c3ab.js" with { type: "file" };
import file62 from "./part-b94c80f2ce.js" with { type: "file" };
import file63 from "./part-c0195230bf.js" with { type: "file" };
import file64 from "./part-c2ed27452b.js" with { type: "file" };
import file65 from "./part-c3e0959f21.js" with { type: "file" };
import file66 from "./part-c706401b80.js" with { type: "file" };
import file67 from "./part-c73a81fac1.js" with { type: "file" };
import file68 from "./part-caf6d9c019.js" with { type: "file" };
import file69 from "./part-cb7fda947c.js" with { type: "file" };
import file70 from "./part-d4876c4df2.js" with { type: "file" };
import file71 from "./part-d4ac39fef7.js" with { type: "file" };
import file72 from "./part-d6f347cd78.js" with { type: "file" };
import file73 from "./part-d9cb54a0c1.js" with { type: "file" };
import file74 from "./part-e09d66bf41.js" with { type: "file" };
import file75 from "./part-e4990da6aa.js" with { type: "file" };
import file76 from "./part-ec00320124.js" with { type: "file" };
import file77 from "./part-edf297ce0f.js" with { type: "file" };
import file78 from "./part-f26f8e2e03.js" with { type: "file" };
import file79 from "./part-f93c6a36d9.js" with { type: "file" };
import file80 from "./part-fa8914ed9d.js" with { type: "file" };
import file81 from "./studio-165e2f6c1e.css" with { type: "file" };
import file82 from "./studio-bc50737ca5.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-66bbe5066c.css", path: file0, bytes: 12321, integrity: "sha384-DD8gNubeZ2qvZxhSD0aXQduVFgWYIm8rOSE3/7haXlWXrfV//2irUmufB0JGsE+b" },
  { name: "book-dde0e2fb67.js", path: file1, bytes: 7113, integrity: "sha384-VUC4wLYihvzlZoKKvO40UFJ2oWAdRR1dVfT8YdoFJLR/4Oou+lkyP1FDjXmovmqj" },
  { name: "console-011827f768.css", path: file2, bytes: 56691, integrity: "sha384-OG/FxSgfhVQLN2vhCVimyoliRpaJrjLkyhR4+pb0iOh+533MFwxBC7I/I3TxnaEw" },
  { name: "console-e62d1df5b0.js", path: file3, bytes: 21747, integrity: "sha384-e9cj4htT6IityNkH2lI4Ywp7SRDF0tcDviwRDB7kDXKp0F1bzGXfg/5Gb6DsFObC" },
  { name: "part-0a387f2339.js", path: file4, bytes: 498, integrity: "sha384-REJMWCA6kBRcQ1KHgOt170NV7ASxusr+PvfTydenvB4CbIbRhvPCjS7b/HVDBWv7" },
  { name: "part-0b2e28ead1.js", path: file5, bytes: 6994, integrity: "sha384-vurZ82eLmtDYgIuPMJ2zDFyDYVHFWqblRdcv3ApJTk5OVgZPkG1Oe7s6JdL5NqiL" },
  { name: "part-1a0195cea9.js", path: file6, bytes: 764, integrity: "sha384-zVWrle+jxPdEVmwATgEKd6OGG1T4cq/yl7atUKsqShBPwFJEZieFK2PTJoHLpq22" },
  { name: "part-1a10f91832.js", path: file7, bytes: 920, integrity: "sha384-K2yuppLds4bBYYax2SZK51hJSfT6tTbCR6U1TOII+3za66rkXDkl5xJ5L45e1eUH" },
  { name: "part-1ab6ac50d2.js", path: file8, bytes: 582, integrity: "sha384-EgazkXXJM7CmDVmvQHRXa0piJUuBv9+RZRENf2KHqUmFAINJfCBkNhXEWrpAfQJB" },
  { name: "part-1f9ad7a1b7.js", path: file9, bytes: 706, integrity: "sha384-m+hP5PhwGY/kY6W+ej9enAnfA/csg9CJeSha3+EE5FbbigKGJ8oug+PcNvkxPRMC" },
  { name: "part-21add0c1c0.js", path: file10, bytes: 4198, integrity: "sha384-KRkaGAVmKuRfolfoOrIjeb7sgyr1YEKv8Aps9oknHHo8Rrsa954MaO4S/eXFnHX3" },
  { name: "part-2282d75eda.js", path: file11, bytes: 2744, integrity: "sha384-OFCGyQv8XIGxP1NG5dLudk4ad3K/eKnoVflMZhetdrDmfBtA6YkYbt9al5feYSNE" },
  { name: "part-22a08a36fe.js", path: file12, bytes: 6624, integrity: "sha384-yJIX3FNhDWzoTCKTm4ieZeMzDFpzkIQ0B80C1/FxnmNfauaPC3fmrqoTmLYeBSHp" },
  { name: "part-2578aa9607.js", path: file13, bytes: 461, integrity: "sha384-2UQw5/XqyweJ/T5ed+HGyegRLK/8z2TGJ71td/O1qXl/r5TY/Qbi9bOSuTBGLGYf" },
  { name: "part-26e8f290a9.js", path: file14, bytes: 5351, integrity: "sha384-Zc5QLpObaUDegp/iFSdEiQ+EqflCvLswzrEjvvSHnzqbSz0dc/g3y/Ip9ZGPc6C6" },
  { name: "part-275aa6a4f6.js", path: file15, bytes: 18227, integrity: "sha384-snaylrI5LXficgNiV9aCUuAPYDc3FwToTItBnYkwgTMAV2LsjEODagRyFbSiYk58" },
  { name: "part-296420ce53.js", path: file16, bytes: 2323, integrity: "sha384-RdhcC6f0Q7ggigXGVKmUMResmIOe3bLzBDYGWc8gwr/wemtPodtAbFgyb7BGSKku" },
  { name: "part-2b99157538.js", path: file17, bytes: 487, integrity: "sha384-09NaTHyD/5MWpPV1bGH0Uwi2X7jTx/47QpvhBmV2y1fMwPdMBDA/2Z1GpZ8kAvwe" },
  { name: "part-2d83ec26e9.js", path: file18, bytes: 24555, integrity: "sha384-I6TlXDiiZfQX5OpA9o7ekzgOcgy2a0wL0FVXxc42vkvDyjoUxZvDNL75CUEe446l" },
  { name: "part-315cb122c7.js", path: file19, bytes: 1647, integrity: "sha384-EP9QZvb88pAxXeeGK/uysRTKJgOlG68pF/mRhF+wGO4BNovp+p3Doi44wWaiE9sE" },
  { name: "part-3c5a1b4b8f.js", path: file20, bytes: 9187, integrity: "sha384-7W3DpXYN/v442xGFkEZiEtuTS0GSxtvPkeu8hrdKz/xPB5tnYEkwR7Ev+ydkfF7x" },
  { name: "part-41e7b3eef4.js", path: file21, bytes: 136, integrity: "sha384-G9oUPIIHmnP1ynZF1vH9EvkzncAn2uhLxn4rmt9qbduY2x0cYICF7LK8QQO3/JWx" },
  { name: "part-443b5f38e7.js", path: file22, bytes: 506, integrity: "sha384-N3QLuXT4HpXKQ8t3Aj3rjxLnW+VG5mP9HUlv1DrKdL7sBlxn04K6NlveytzbXTD3" },
  { name: "part-4554339830.js", path: file23, bytes: 922, integrity: "sha384-wjC9es5nZqPUqLvs6OVf5N/NY4m6GhLYZR9/SCbYUAY8ZgmaijxSn6dwR4atqipX" },
  { name: "part-45c23e568f.js", path: file24, bytes: 6439, integrity: "sha384-lwiSzHIY2weCqPkvY2h1sZbO2ir8u7Qvrpeozl8hy68/fe/IRiAo9FzT3NJ/MBga" },
  { name: "part-463d25e9db.js", path: file25, bytes: 31703, integrity: "sha384-ETDgZhEzmXlgXR7GtDNKnB3fKJXhj3KlnDprWhLI+O4HnwKX/X40Lj6Z6kcvIesT" },
  { name: "part-4b2d35a1f4.js", path: file26, bytes: 1104, integrity: "sha384-mIoyNhdLpSOeZ1eGMjkJtfBs49fD3qXTnySDVaL4uGcWqb5I8Rppj1LP5tA9U422" },
  { name: "part-4b2e28204b.js", path: file27, bytes: 325, integrity: "sha384-Ni3CCprUS5d2XOMsYs6fd1YacGT3VWcRStOWvt7YdLlTgNHocJbHQ3uqzrSqACAc" },
  { name: "part-4b6ed15d03.js", path: file28, bytes: 548, integrity: "sha384-WMfEJ+0L8IlZReSiLQPUW1jSrhEYDAp9ATqXcJ31WvAE8q6d4nCvGgLmFlf5zTy7" },
  { name: "part-4e0cc0f24e.js", path: file29, bytes: 4826, integrity: "sha384-Zx4upX5X5IsmoNY9QdV4vOcoteinfBXbZOtnxSXXYhwk5c1CXPA04U8WqaDz/vB0" },
  { name: "part-508ee07788.js", path: file30, bytes: 61998, integrity: "sha384-c95aYOUiOU/wWngIyoMwOmBY9de+HLOuOEPDNR8iBnTy+Jv3d8Vd4LuKktxLYp9k" },
  { name: "part-539e1d3147.js", path: file31, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-55044cae7f.js", path: file32, bytes: 44348, integrity: "sha384-/XvGsLOOMeZWRyl4ao5QsWS/nwYYpTVth2FtgOUd61y6W96tkNHFQk+X60Lnx93k" },
  { name: "part-55974e12a3.js", path: file33, bytes: 1622, integrity: "sha384-EZAEcnyTbSkoODtj8wya9Xz26p8GM/Kr85lCC2DAEMDCFUiOWwHG8EhCXb81YyoO" },
  { name: "part-55b5ebf878.js", path: file34, bytes: 17596, integrity: "sha384-soA8AGBZU88+AOMPDjwTJRIMi+5Iw+A1s/hj7XdiXcCE0NafBX0l7mx4mPhcsnCA" },
  { name: "part-560adb0ec8.js", path: file35, bytes: 616, integrity: "sha384-RuKWMzX8DYrGHFtNOfH/65ALUvW43gDw9CvnGdmCtDDGYxSs5toTpGAaSqXDqqsi" },
  { name: "part-5798a8d0db.js", path: file36, bytes: 651, integrity: "sha384-g5Mo3zbQJ6uH2wsoNCMiPWL+p+7qe8mAoIUcKyUq361UdPxIVcDizgLsTvO8HZ0C" },
  { name: "part-59fa0ba008.js", path: file37, bytes: 45449, integrity: "sha384-XUyXKPBry/ll00fDzXwGnqYaZTTNJANAqrqbTzTqpg/gL1U/EESePz5m6CSwobg7" },
  { name: "part-5c2d581316.js", path: file38, bytes: 370, integrity: "sha384-qlXNQz0wxFBBzxZDCQPtxeOsYZtVQ6iChRbnDOml2UVlX7wpIfmEhE0LIWuAJ3+I" },
  { name: "part-5cc1bf64a0.js", path: file39, bytes: 4596, integrity: "sha384-QtbgbkCJ9/Jk2SJsXtHrivj6++6uQMch2X/UH+nbb46mJqkJ43pMnFzUIswF0fke" },
  { name: "part-6034a3d707.js", path: file40, bytes: 561, integrity: "sha384-5KtGQuMO8hgbieEQO+kM1lFyuuFKz8SLXadIpDwaM1u4nJ+FbIg3BgK4JP0jno34" },
  { name: "part-66359fceee.js", path: file41, bytes: 484, integrity: "sha384-gDIvG64cUofJGlbgwzfzjtOFSFam1sElu6R2XjUuuRAOE5GzK8wuN3Dal8j6u/vt" },
  { name: "part-6c49309e6c.js", path: file42, bytes: 2422, integrity: "sha384-3f3VyPBTcm1Y34Ri5iF7V7vFUr27bh4dB3TEa9VA4sju1hAzSQGeKJi3A7DJL8QW" },
  { name: "part-70c894338f.js", path: file43, bytes: 4344, integrity: "sha384-nJyOZuNWn/cSc9fp5V4jffyIvWfNNAt6DmEgJTPxMdUNdLuabgHIiYRmGqlEzIvD" },
  { name: "part-7764b2d4ed.js", path: file44, bytes: 1144, integrity: "sha384-ibUq0nKkRL/pSiYACmrFqpYTUlUMUdu8A277uvOUbUDnBXidVQPjG/4agHKp7wAN" },
  { name: "part-7df2ff6f5f.js", path: file45, bytes: 2711, integrity: "sha384-oVk/+/OgzbpNgcUwzzPV1/M8HWACx5IH+D+aRVAsss/pX/WTyjSOcXOrqKbp0/rE" },
  { name: "part-83848573d5.js", path: file46, bytes: 4933, integrity: "sha384-9gfSYx85mSwPpdwl3VVrIO3ZOkELKNrSZ9Qj5ICWp/Ybihfw5mvk1aJT5WMQrGpK" },
  { name: "part-8979741416.js", path: file47, bytes: 7399, integrity: "sha384-gQ8BI22U2Kim34Pyls53CmLmq4ni3c0f10XY3AM5+U2mxoMN+7zhbzVWjAKfAGed" },
  { name: "part-8defc79c15.js", path: file48, bytes: 796, integrity: "sha384-G8ma7tx6rKGUhN5IPdSAGIUt1LeaTf+qM2oErx5AqoXAHhHzBq+hVmmWiY+absPT" },
  { name: "part-90a0a5db77.js", path: file49, bytes: 3961, integrity: "sha384-zNMTXqL7/kC/+beXtLfLcsgYKcjFwu9LNWxxRbnLAkaP6pTraRJeFcoiPEBWmTwL" },
  { name: "part-94bc0788f5.js", path: file50, bytes: 2447, integrity: "sha384-kSp2eVtjVBi1SxLT8+kmaPLId5Q1AMOeKf4fMsh3AZxT6g4BjQw9cLq8GtvWPdLA" },
  { name: "part-956e0964d1.js", path: file51, bytes: 1369, integrity: "sha384-AkkMF3U0Yy3cQ9IdRx50Tw723kD0JGXpViHBCRuWJjUaySiC1pXK1CYecKkUZZxj" },
  { name: "part-95c00be518.js", path: file52, bytes: 616, integrity: "sha384-KL2kZutLFtgeFsBgULZ+PLnHdzX75mE4xOx7kA3l7N8Qwq9kGxDYHpwMZJzuYcLX" },
  { name: "part-9ff34910a0.js", path: file53, bytes: 7252, integrity: "sha384-CEwMKt9H7z/h6TOrEmO8sOuIReuk2W1h1s2unKpJZFT2/kCTPLL/kJxAqLaoQuYh" },
  { name: "part-a089e0104b.js", path: file54, bytes: 743, integrity: "sha384-iJkzwzHrtv5KObrhRDyavLO33JSJxDvpM0oQ+RvzjEkyBGKNMkKPZf8wsglDHC0l" },
  { name: "part-a131b9232e.js", path: file55, bytes: 9060, integrity: "sha384-gzS6xoQ6agF+xXjWxpJnfIcl4o177Qi0LPbBIaiJ5eJuGz1eivYnN4gh0PfW2SPb" },
  { name: "part-a3e2f57e00.js", path: file56, bytes: 913, integrity: "sha384-Qhso9icozFRqTSyVlrC00CiZ9CCsHIYwvmwBhXJTZHvCEYvrzudyuMiiVwXMgkdn" },
  { name: "part-a55e8d5fc7.js", path: file57, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-a8bf646828.js", path: file58, bytes: 3904, integrity: "sha384-WsntfSbJAMIfL61eCXqGwzWZl0dPdU2Tvb5HX2IXWE/XkgsMsvQ68ypEHlXpIuQs" },
  { name: "part-aa3bd315b8.js", path: file59, bytes: 334, integrity: "sha384-aRS1xQ/90Wih76xyaqK1GXrm3IyGYrIaE39Yg/7iJXbbhn/F4z9Ci9FLV4S/9vWv" },
  { name: "part-b542d04db6.js", path: file60, bytes: 25407, integrity: "sha384-wxWC6bpLxFp/LdsNCRwreuRHgRjliQPsjr9Wvw+sJF9z5AvuLkIfkLxFTu+fTOJg" },
  { name: "part-b6f940c3ab.js", path: file61, bytes: 3415, integrity: "sha384-k/TGlmIscc4cGCbJ9+q0NKkg76KrsqRhCmK3SU5WeefxjuaVgu2+WrnYhH1y+d0c" },
  { name: "part-b94c80f2ce.js", path: file62, bytes: 732, integrity: "sha384-LpzSwenpS+BQdCYkRJIfbQgTW7JMQtjqC6Rscr9yu+dNGmLpuT79d2ENuNp76mrx" },
  { name: "part-c0195230bf.js", path: file63, bytes: 1161, integrity: "sha384-rjstCkyRd1BdWYqZnHlWGnWlKj3Bx/kAwqNI+VjgfaF/JLHvxncx/2Fs9JBxVzju" },
  { name: "part-c2ed27452b.js", path: file64, bytes: 1624, integrity: "sha384-EMexGWbT5NQ3ijs6vBf7u/RQSl2w2YVvWO1yBSkvV+7IESGX0dRpJbsC6Eq87BAs" },
  { name: "part-c3e0959f21.js", path: file65, bytes: 1605, integrity: "sha384-RZVUgdStVlZAKO7L/bCpU5HEn2bDVtCEeApCtkHTPEK4fGKJ0pFkOdhqJYrZgN7f" },
  { name: "part-c706401b80.js", path: file66, bytes: 894, integrity: "sha384-lqoBMRAVxisS1+vG5UZxmNdeOM8W1Rz3EpSQrkfc3P2YiyP17Lqi1RmURIetLKoJ" },
  { name: "part-c73a81fac1.js", path: file67, bytes: 12733, integrity: "sha384-jUaKZxQrgRpeuZ5Nigi/mHqp6w/wC7o4hrI7kTIV0HuWRQdqXBgYbkMbmwDVV/Wz" },
  { name: "part-caf6d9c019.js", path: file68, bytes: 64331, integrity: "sha384-dXkBZYqs+21QeUHquXkaIuqaA/inSm6+kvAoFNMq9bDXLgqEBqYtiIbmT4WQbzMd" },
  { name: "part-cb7fda947c.js", path: file69, bytes: 391, integrity: "sha384-ZM7YjjAmNtatP2mTwqy1R4cJHMNu/ssLTi3/SvFus/xVqK0ovrXosTbHFdoilm6e" },
  { name: "part-d4876c4df2.js", path: file70, bytes: 14562, integrity: "sha384-/BjA7nfuqXPA2aW7xjVC3Hd7WnJa6NeNYaUZpUoGOO6hdZF+tXlrGGZgRTuSd1q8" },
  { name: "part-d4ac39fef7.js", path: file71, bytes: 928, integrity: "sha384-c+rt+xA0OT0SkUdywV8KuhvY7qXwafCLCH+uPoZhHUD49eW44rtMISnp7ajQxwu0" },
  { name: "part-d6f347cd78.js", path: file72, bytes: 577, integrity: "sha384-0J9ndmJedImhSAdE3qgtxhk9tyPxZpXj0Oi/ESCBGUWgEmaeZYGW6W6RWpgpqWx3" },
  { name: "part-d9cb54a0c1.js", path: file73, bytes: 11115, integrity: "sha384-DB3wlF5rVwaUcR//9IqFRRobS5JT4aid31+pTMBK2Ndg7RTZiKxKncKVTh1CnnJ6" },
  { name: "part-e09d66bf41.js", path: file74, bytes: 2203, integrity: "sha384-IDT5I0k/T7DGqoUTSfYAwXsxbo9M2T6WGgaYi+xV437aE3CmZXOUu1BVC3EqsVAQ" },
  { name: "part-e4990da6aa.js", path: file75, bytes: 547, integrity: "sha384-tkYB8zf+y3T1n04S2gimSZDOFfb83RawTMLLQ5Ln8aoMVN0Cx1Q+v/cPQqTF+Zsv" },
  { name: "part-ec00320124.js", path: file76, bytes: 7170, integrity: "sha384-soccF2GEMOmxnOZfUNwJk8E6nreSUKclUG/tUF6h0RLDv/AV5D1xsJZEsLyX4+yH" },
  { name: "part-edf297ce0f.js", path: file77, bytes: 488, integrity: "sha384-NrjZXKpEV0lijBLZs4d0S1vg7c5oAS3j/66sAnzBBFozK+fqRSpkTkwhv7f0VZBq" },
  { name: "part-f26f8e2e03.js", path: file78, bytes: 3530, integrity: "sha384-OnHI1Tosn9+n2YOZcAz7hRYW4Ml+CaN0vLfDUmSA4qD0Zf0aKh6zH7z9mX4C0r6t" },
  { name: "part-f93c6a36d9.js", path: file79, bytes: 3648, integrity: "sha384-6FGHo7bGasyNqgHy2+n4icMtoNnOfRzLzJ1+yO2T6ffpJIAYNFdxsaSkCYU/0mBT" },
  { name: "part-fa8914ed9d.js", path: file80, bytes: 381, integrity: "sha384-TLZKVUkrQMtt6upW/DTLFKTfdIsiqEOHncNNeKPmYkYVk4WLyd3X6oi+hnwRT827" },
  { name: "studio-165e2f6c1e.css", path: file81, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-bc50737ca5.js", path: file82, bytes: 7641, integrity: "sha384-FR1asm3SxA+SxRaS1YWYUXyMDA+iKF2ut2xMsQQE7Z7v/2+tRjsrr1DgtvczMLgV" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-bc50737ca5.js", style: "studio-165e2f6c1e.css", preload: ["part-2282d75eda.js","part-2578aa9607.js","part-3c5a1b4b8f.js","part-4b2e28204b.js","part-508ee07788.js","part-539e1d3147.js","part-55044cae7f.js","part-6034a3d707.js","part-95c00be518.js","part-b94c80f2ce.js","part-c3e0959f21.js"] },
  console: { script: "console-e62d1df5b0.js", style: "console-011827f768.css", preload: ["part-508ee07788.js","part-539e1d3147.js"] },
  book: { script: "book-dde0e2fb67.js", style: "book-66bbe5066c.css", preload: ["part-539e1d3147.js"] },
} as const;
