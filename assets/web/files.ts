/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-4a8da48848.css" with { type: "file" };
import file1 from "./console-badbf8d9d1.js" with { type: "file" };
import file2 from "./part-06380fda2b.js" with { type: "file" };
import file3 from "./part-1a3ddb2eb8.js" with { type: "file" };
import file4 from "./part-1e1c6a5904.js" with { type: "file" };
import file5 from "./part-1f68830ddb.js" with { type: "file" };
import file6 from "./part-2b9dd6a262.js" with { type: "file" };
import file7 from "./part-37974883e8.js" with { type: "file" };
import file8 from "./part-391d1dc30d.js" with { type: "file" };
import file9 from "./part-399aeaffbd.js" with { type: "file" };
import file10 from "./part-3da268bb8a.js" with { type: "file" };
import file11 from "./part-41bb960e66.js" with { type: "file" };
import file12 from "./part-4c09c2460d.js" with { type: "file" };
import file13 from "./part-5ae8d6c635.js" with { type: "file" };
import file14 from "./part-5e5be063e2.js" with { type: "file" };
import file15 from "./part-6203701b5d.js" with { type: "file" };
import file16 from "./part-635e842fea.js" with { type: "file" };
import file17 from "./part-6712ea1029.js" with { type: "file" };
import file18 from "./part-67644b63cd.js" with { type: "file" };
import file19 from "./part-68cef6a5d4.js" with { type: "file" };
import file20 from "./part-6e9492f939.js" with { type: "file" };
import file21 from "./part-702c14e0c3.js" with { type: "file" };
import file22 from "./part-7366fe6aec.js" with { type: "file" };
import file23 from "./part-7a83659165.js" with { type: "file" };
import file24 from "./part-7d5f67fd06.js" with { type: "file" };
import file25 from "./part-7e45dc2cd8.js" with { type: "file" };
import file26 from "./part-86f4b68437.js" with { type: "file" };
import file27 from "./part-8973de414e.js" with { type: "file" };
import file28 from "./part-8d78c2b365.js" with { type: "file" };
import file29 from "./part-90c85ce1c5.js" with { type: "file" };
import file30 from "./part-9186917f8e.js" with { type: "file" };
import file31 from "./part-96dff94082.js" with { type: "file" };
import file32 from "./part-9935881bef.js" with { type: "file" };
import file33 from "./part-a0ef87addc.js" with { type: "file" };
import file34 from "./part-a23a7c765e.js" with { type: "file" };
import file35 from "./part-a5c07df400.js" with { type: "file" };
import file36 from "./part-a95c1a6ece.js" with { type: "file" };
import file37 from "./part-a9e09098b6.js" with { type: "file" };
import file38 from "./part-a9ecf1db27.js" with { type: "file" };
import file39 from "./part-afdd55ca2b.js" with { type: "file" };
import file40 from "./part-b2222eace6.js" with { type: "file" };
import file41 from "./part-b6b4184af9.js" with { type: "file" };
import file42 from "./part-b86683e3ab.js" with { type: "file" };
import file43 from "./part-b9b52887fd.js" with { type: "file" };
import file44 from "./part-bb6fa75614.js" with { type: "file" };
import file45 from "./part-c6295cad65.js" with { type: "file" };
import file46 from "./part-c64e2efabe.js" with { type: "file" };
import file47 from "./part-c7292aae2e.js" with { type: "file" };
import file48 from "./part-cc08d67396.js" with { type: "file" };
import file49 from "./part-d363fe2a2e.js" with { type: "file" };
import file50 from "./part-d41e2dd1ef.js" with { type: "file" };
import file51 from "./part-dbacbff3b2.js" with { type: "file" };
import file52 from "./part-dbe6da7c86.js" with { type: "file" };
import file53 from "./part-dfebe792c8.js" with { type: "file" };
import file54 from "./part-e201ba4c6e.js" with { type: "file" };
import file55 from "./part-e27b9c208f.js" with { type: "file" };
import file56 from "./part-e3459c1077.js" with { type: "file" };
import file57 from "./part-e6b0be4063.js" with { type: "file" };
import file58 from "./part-e7fbbfdb42.js" with { type: "file" };
import file59 from "./part-e93733a165.js" with { type: "file" };
import file60 from "./part-e977408020.js" with { type: "file" };
import file61 from "./part-f3a20deb02.js" with { type: "file" };
import file62 from "./studio-4f817a6c78.css" with { type: "file" };
import file63 from "./studio-ed94ca6c95.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-4a8da48848.css", path: file0, bytes: 55238, integrity: "sha384-Kddg1MM0M76rf5IBRlAe+QW32kbtaZSRl+9E4Uc+kAi/jNWAyrpm/AZTtKTuvEyZ" },
  { name: "console-badbf8d9d1.js", path: file1, bytes: 21476, integrity: "sha384-l3eWBTOPotSxfSwF2ZrtqwxeyKLqv6PmaThn5elUF6K4dY3/upaTVSxnkZhvEECP" },
  { name: "part-06380fda2b.js", path: file2, bytes: 743, integrity: "sha384-Pu0Tese9/cC6HxghEHPe5GBcV7rgNOr1wY1QVbWc42h0lm+RzCzFLBY+nWjChaOa" },
  { name: "part-1a3ddb2eb8.js", path: file3, bytes: 704, integrity: "sha384-KLLid6KR6tIj92KWIfY4smVL3Es73m/i/ToJNgxQ3IxBwkcF9YePtCys5RVBCoJS" },
  { name: "part-1e1c6a5904.js", path: file4, bytes: 381, integrity: "sha384-GwsVp0Er98A18tcTFYWHjU+hC1QgJyN179f8x2VsfVAWYTVtw56ANwwZx5uA/HPx" },
  { name: "part-1f68830ddb.js", path: file5, bytes: 2702, integrity: "sha384-6xaEsMSIOzTB0TLUFYqtU0D9LgmjdwS46KEYKJ464nP/N1Z5p03bodSGGFNs0NO5" },
  { name: "part-2b9dd6a262.js", path: file6, bytes: 488, integrity: "sha384-xaaZiQ3A81O8QLke6U81WfdwGG0Dy3fPToI4A+TeLhuyj64+PdHB0fDeWWFVhENS" },
  { name: "part-37974883e8.js", path: file7, bytes: 605, integrity: "sha384-xwrrgAjP9qOMNFmdl+FrbyNsmQcDNtl8hdenvY7KhxUgp7b6NSjDx8uTbQWxUCun" },
  { name: "part-391d1dc30d.js", path: file8, bytes: 5551, integrity: "sha384-bWogiBBWdLK/wCXK8kbxSRwa/9es0qER99h/qBOXpaGDzIjoIQIvG34pVi8tJ8X0" },
  { name: "part-399aeaffbd.js", path: file9, bytes: 5296, integrity: "sha384-4e+4Jx+oc2Ina8dnoquHmda2dXNOgUsqp/VERiJoSxJCPqhcLbxOnGO4rNJQnWOW" },
  { name: "part-3da268bb8a.js", path: file10, bytes: 279, integrity: "sha384-0xhS+YUmgRBYINejZzCU+TQOqmV4jWRu02Rwm1PxtJWX6TWrKNKDdKXXsOdsejfE" },
  { name: "part-41bb960e66.js", path: file11, bytes: 546, integrity: "sha384-Htylq2EKfLFl0uWS3z2l5ktKZu+qeStz6huTvXiYED6mnYh+yQvU3u4JsJkM6cD9" },
  { name: "part-4c09c2460d.js", path: file12, bytes: 561, integrity: "sha384-TdGAzM/lwTbMfpDenHiONjSMjp1jM8F6lKMYoBh4zCiWjDxBFc6XNFVFFLx12Dsh" },
  { name: "part-5ae8d6c635.js", path: file13, bytes: 3877, integrity: "sha384-99B8SP6WX3SxKC9Au5Yd/1vaHBbmdJypbeHW2kBq6nDmjRFsaWwWVxqMJjIYCNJy" },
  { name: "part-5e5be063e2.js", path: file14, bytes: 5558, integrity: "sha384-rlm3Lwr7lYq6Ev++FCiw7Jy3hbVD7x1kQ3rHZP+KQChP19Xa/MCjWlyoZoIPWMcP" },
  { name: "part-6203701b5d.js", path: file15, bytes: 577, integrity: "sha384-cXycir8r3+9fxQDIikGbO0t1FVDGBVbcZ2wpOMLzYSWGWmP3Ji9bxox3cY9QKV5G" },
  { name: "part-635e842fea.js", path: file16, bytes: 29904, integrity: "sha384-bV/ShQaGVVkwubFjVEITNcV7q0P4Ribs94dAiaAKk0ctFWQRiz/KRSavJj6o3x3p" },
  { name: "part-6712ea1029.js", path: file17, bytes: 459, integrity: "sha384-6YzERChn8lK1CQofGYj4btgf3xKR6/NHlJEuqDYricBMc048d4cCiRpLejVcorVr" },
  { name: "part-67644b63cd.js", path: file18, bytes: 62072, integrity: "sha384-z6QY7UTdkUwO1MLqsk9eBiQYFmaE37OPRR4jktKtVsT4y1X6+0qLkWgR3hxlqOJT" },
  { name: "part-68cef6a5d4.js", path: file19, bytes: 21603, integrity: "sha384-n4rRgOOd5Uowhv4HaOnDUQhrmAA6tSzN6Mhwyoz0I+lk1TlozTz7Q97hJ0mLF1Xk" },
  { name: "part-6e9492f939.js", path: file20, bytes: 2240, integrity: "sha384-G8wvWcHJHGpxp/PEDnxmhpyvNycbp77AZ7sitCo2IgedNl6tcumNUyyYE0yXmbDy" },
  { name: "part-702c14e0c3.js", path: file21, bytes: 866, integrity: "sha384-lZfcvGqxGJtalaCrLfWDqqOPJwnk+WeI8HVHy5vY4k1jtu9nX90fwBJK75OAX9dQ" },
  { name: "part-7366fe6aec.js", path: file22, bytes: 3141, integrity: "sha384-K7OtD72/K/V6ohH0I+yqGMWBK0ZeNUx6LH6VYk55oexA+H3SAa4j+22CYl/hXYEn" },
  { name: "part-7a83659165.js", path: file23, bytes: 23519, integrity: "sha384-+jPyWW7+y2Q04H8w5aOtl6khN14Jp7AZCjyEa8Wfw+Pa2ROEpfknNYQOUc3yfOAw" },
  { name: "part-7d5f67fd06.js", path: file24, bytes: 922, integrity: "sha384-nzF9FgNSoYEiLm2NSdreYqnctvlyVtNABttCbOPQMx9wpD9FJ4CW1XKjH8xFgue6" },
  { name: "part-7e45dc2cd8.js", path: file25, bytes: 2721, integrity: "sha384-LoTYt1OKvoU65pc9AbSeNqP2Jnehe/nPAYvqrLGepxZ66cJLPNUa9k3uwDf5j7yG" },
  { name: "part-86f4b68437.js", path: file26, bytes: 7124, integrity: "sha384-pMLyvfBxqiCYAoWldPY/+J4W7KPRQJw4YSy9F1/0LqXboXeYhkH4kbXEvgnT19ex" },
  { name: "part-8973de414e.js", path: file27, bytes: 1622, integrity: "sha384-suke2qQ/RrPMX3cXSAcDoyWwpN3nHT8/Vqyn7hSENuN11vGZw/TT+NpygXZski6o" },
  { name: "part-8d78c2b365.js", path: file28, bytes: 1115, integrity: "sha384-TCmPsbQaGyNLxHCjWIzuNvv+KfAWpt60ykvlbaajiJ75K1QNkZbf5THoXUSRR3e7" },
  { name: "part-90c85ce1c5.js", path: file29, bytes: 4268, integrity: "sha384-yJqq2h6bdRZSgUCVucxzYvVc2LYnweyMTEngmIoeJ0z4vr6VYhyMK15bl2+SS5DK" },
  { name: "part-9186917f8e.js", path: file30, bytes: 6624, integrity: "sha384-YtIl6YhIGZs5wyI1JE2O/4SY9khzYSN2VxZ/d5Y4AYWhr53Jh7BO4i0OuUfEKI6Y" },
  { name: "part-96dff94082.js", path: file31, bytes: 1311, integrity: "sha384-hUssifU2UXaOvQkgnOX2os4SwuzRP51DbQhJ0HTgGgHV+iCyY/LqfFNXzKSv2mUY" },
  { name: "part-9935881bef.js", path: file32, bytes: 506, integrity: "sha384-TBhDhOXA+sWDhqoiaOKvQAQH7szgekgXrLcWlErmrd+HM7nq1KQe7nY/elP66eMX" },
  { name: "part-a0ef87addc.js", path: file33, bytes: 20906, integrity: "sha384-QpTvKrMQtsk5/tQO4wTwCF5pfqHS/7qTtPMVQ9X/9zZc2i6XM7YSFZc1Cn3uBI5/" },
  { name: "part-a23a7c765e.js", path: file34, bytes: 6897, integrity: "sha384-T/zKWZtQoEkFIMAhruXN/SZDccFJb1KBTxM3HeoOhVAlmIRIc8ka7OeRF27zat0d" },
  { name: "part-a5c07df400.js", path: file35, bytes: 8871, integrity: "sha384-Am03vPMaJdqTIGbmZXh70kb6Hr9HeU13rtw1FKjn9gXPqxRS0CSukjFgQ+uyKUIr" },
  { name: "part-a95c1a6ece.js", path: file36, bytes: 18725, integrity: "sha384-ncQXxuIIfGjilM4uFM2OfMjfJRFJ2FCuY6HEOFuFvuIwklPUgQFv9oq+2nJpx+Nv" },
  { name: "part-a9e09098b6.js", path: file37, bytes: 1647, integrity: "sha384-+UQYhH73E7xyV21sDtH9OLOFwKPVQoFzmUXUVEog9W7OiaFn7aHbm4kR8HyBl0s/" },
  { name: "part-a9ecf1db27.js", path: file38, bytes: 473, integrity: "sha384-yDCqrcpvq/N6PsUwUWLBK0D0IjmdTz5HaqohznOGWTR6prQWNB4d2clv2y5MW6Lf" },
  { name: "part-afdd55ca2b.js", path: file39, bytes: 1065, integrity: "sha384-Wf2IwMZ1zYabcmfIPUQbIyOtK7IqNQPviZBma7AZyQrSL6Fu6e2b87qzW4tTWRB0" },
  { name: "part-b2222eace6.js", path: file40, bytes: 40498, integrity: "sha384-P3lcDnY6H+sWh53WhyHMMxUeNp+vi7T9NmqedyTfuthAY9+aWsRt664Z3G4rShg7" },
  { name: "part-b6b4184af9.js", path: file41, bytes: 2538, integrity: "sha384-zuEBLC9JJGoY0/qKrRRKrTl8nupbfgWr2xVprPojaSxNI1DGkIm9YbGR1P8LCkVj" },
  { name: "part-b86683e3ab.js", path: file42, bytes: 4486, integrity: "sha384-5HF5kXhm3waW2JeK5LnFmvovA6KqzH6lYp8ebsfWrfinrGnzKJtrXu8HDvqFjYNp" },
  { name: "part-b9b52887fd.js", path: file43, bytes: 5288, integrity: "sha384-rmo8pbuyr4hgOiT/ro9SbO5okIPPbiFfwvOEs0PuFyvtkb+v2m8FWszmP8cHF+bR" },
  { name: "part-bb6fa75614.js", path: file44, bytes: 728, integrity: "sha384-zgt6Ch2ILNyPu5R23MlVPVGseWxI9gbsJ5wisjaQOcPLnoq1dCGfW8ieKYpIloBx" },
  { name: "part-c6295cad65.js", path: file45, bytes: 1104, integrity: "sha384-Rct47bAIwcEyCDuTf7u6U1xfq/KR8OZgCbpKoBPbqJAq4uydfVwyZUGG0V2Wutum" },
  { name: "part-c64e2efabe.js", path: file46, bytes: 2316, integrity: "sha384-GaAHQY1uTHPmQ/mkVMu2f93bvgZietswIlFL8P+94NzpE09BXKd5w+kcjLcFhy/u" },
  { name: "part-c7292aae2e.js", path: file47, bytes: 3354, integrity: "sha384-E8kkm8s5gdd2UUZ/UQJyasH5b7u4xNR1+J4oAZ1cJwRKXNGGSG+QSBcgcBel8oPE" },
  { name: "part-cc08d67396.js", path: file48, bytes: 68647, integrity: "sha384-F1MgGP6slFPMp8emAJcJQBLbnz6GUqI7zBPhENptezNoYldesXjCWxt4aP93sLgH" },
  { name: "part-d363fe2a2e.js", path: file49, bytes: 2381, integrity: "sha384-OKoiRbvJG4iN0NxiQZig15CHhpmaV532xzJWAEdyuWTkv2BmE642w/1vkvuDDNPA" },
  { name: "part-d41e2dd1ef.js", path: file50, bytes: 414, integrity: "sha384-MBolwa3CBZB6+B9tn3NLWqOTqd8LyA8SDzYDXA+OzYpzdxAHcffgWDLwMvzbaUFP" },
  { name: "part-dbacbff3b2.js", path: file51, bytes: 547, integrity: "sha384-lNgjbCAxO0plaiV/TFO2WBpE3miTNt7+Wtz6wn1YfqcCu1ckUT+fazNh2fkomMix" },
  { name: "part-dbe6da7c86.js", path: file52, bytes: 3798, integrity: "sha384-/vYkfseol0VKm0qQMc07z0FyPf9bfxXXJ5HEgj1iHT8pChRk/EnwFNCMW2gfdMhM" },
  { name: "part-dfebe792c8.js", path: file53, bytes: 320, integrity: "sha384-0lISSqfadsJ2xWbYAIpk9X+T3dDv/nR7Gzvtx5x7Q5PedLPaEYeLIVs3JS8THrKA" },
  { name: "part-e201ba4c6e.js", path: file54, bytes: 4761, integrity: "sha384-Aku5UMSL77q2OKWsJX7GLqZ75apzqs7iUOP2O/27Jtnd2eYY78jY8ms/emn1tgkO" },
  { name: "part-e27b9c208f.js", path: file55, bytes: 16234, integrity: "sha384-G+PVh3s57HhGMwgVkiXuwq/MUxhNbfWmhUe9Ft+XvQDFaGJqYwg76b0rNd6WsVj3" },
  { name: "part-e3459c1077.js", path: file56, bytes: 1157, integrity: "sha384-pVNRhHXwuPZIhFiGzydDXZ0zrytZf1su4wRhd4efivdEeOFPSirOuq8dvFQCWwax" },
  { name: "part-e6b0be4063.js", path: file57, bytes: 47253, integrity: "sha384-59G2qSehTDFxdoMVaZsdXbbjSG19YrTv54pX6+7D88EZWqwd/e+RExAzSuy+uzAx" },
  { name: "part-e7fbbfdb42.js", path: file58, bytes: 764, integrity: "sha384-43Q7ePbroWtvuOLJeT2PdA6l/rir4n1dEGYGwNSjXSnxu69AsDytFqPNaAFmH2c/" },
  { name: "part-e93733a165.js", path: file59, bytes: 914, integrity: "sha384-DTLtphNcoqnqwf+dmLm5BnobGuuNuREyQ7DViVvC8EvV2qUGdBI5skE5n6QUrgPc" },
  { name: "part-e977408020.js", path: file60, bytes: 809, integrity: "sha384-VkXCIGzIuVifnxGEqaaKrkOVdJTAxWtUpLUTuhQ+DkbV/wGpBD4PjX/q39jtYjME" },
  { name: "part-f3a20deb02.js", path: file61, bytes: 306, integrity: "sha384-P+dHQrmaZ+q6aO4DF+2DCfZYHnP2aUm6ffpTVA0E1pSNeHDG6swb2Wduwel9iMcd" },
  { name: "studio-4f817a6c78.css", path: file62, bytes: 24044, integrity: "sha384-nscnxFZ7U0CNkHfFQ7UtZK7wb09NtSVSzkQntFGbqaS5LdDUgtuJqJruLTvJ0mfL" },
  { name: "studio-ed94ca6c95.js", path: file63, bytes: 7523, integrity: "sha384-zIvqS386LQrLV/6dXUk6vPCwwwpam/JslN9YW7OGht3bQWG9ZyBOemj1c7/B8Azo" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-ed94ca6c95.js", style: "studio-4f817a6c78.css", preload: ["part-1a3ddb2eb8.js","part-4c09c2460d.js","part-6712ea1029.js","part-67644b63cd.js","part-7e45dc2cd8.js","part-96dff94082.js","part-a5c07df400.js","part-bb6fa75614.js","part-d41e2dd1ef.js","part-e6b0be4063.js"] },
  console: { script: "console-badbf8d9d1.js", style: "console-4a8da48848.css", preload: ["part-67644b63cd.js"] },
} as const;
