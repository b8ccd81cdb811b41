/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-1f6239d7a5.js" with { type: "file" };
import file2 from "./part-05f9771919.js" with { type: "file" };
import file3 from "./part-0b83097725.js" with { type: "file" };
import file4 from "./part-0e989264fd.js" with { type: "file" };
import file5 from "./part-1d167ede04.js" with { type: "file" };
import file6 from "./part-218b65cae9.js" with { type: "file" };
import file7 from "./part-21d70efb06.js" with { type: "file" };
import file8 from "./part-229bd113fa.js" with { type: "file" };
import file9 from "./part-258eed563e.js" with { type: "file" };
import file10 from "./part-27c031bc73.js" with { type: "file" };
import file11 from "./part-28576062fe.js" with { type: "file" };
import file12 from "./part-2da5335bf6.js" with { type: "file" };
import file13 from "./part-407ed215fd.js" with { type: "file" };
import file14 from "./part-4951ee326c.js" with { type: "file" };
import file15 from "./part-4bf779f97a.js" with { type: "file" };
import file16 from "./part-4de6037626.js" with { type: "file" };
import file17 from "./part-5b97c81eb5.js" with { type: "file" };
import file18 from "./part-6814e34207.js" with { type: "file" };
import file19 from "./part-6ff16be554.js" with { type: "file" };
import file20 from "./part-76350f8931.js" with { type: "file" };
import file21 from "./part-83fa4b02a0.js" with { type: "file" };
import file22 from "./part-89cc771656.js" with { type: "file" };
import file23 from "./part-8d0c97555a.js" with { type: "file" };
import file24 from "./part-8d19e86fc5.js" with { type: "file" };
import file25 from "./part-985a5f892e.js" with { type: "file" };
import file26 from "./part-a985b320f4.js" with { type: "file" };
import file27 from "./part-c2fa8e8032.js" with { type: "file" };
import file28 from "./part-cd89ab798f.js" with { type: "file" };
import file29 from "./part-ceafc2753f.js" with { type: "file" };
import file30 from "./part-d5099e9a9a.js" with { type: "file" };
import file31 from "./part-f2a9c67986.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-e55dd7076b.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-1f6239d7a5.js", path: file1, bytes: 17718, integrity: "sha384-LEjCei65eMS+S9k6/2sKMfb4MK5rKDSPBuBtK5pQAazxcW5m2GMPMDPuEDzKdBS2" },
  { name: "part-05f9771919.js", path: file2, bytes: 6585, integrity: "sha384-B62Mk43CKXrngRd0Jx8pX54Bim3nqRBwy6gh1YJBh7iLCOkNEC1KEva+M6jXZ9xs" },
  { name: "part-0b83097725.js", path: file3, bytes: 728, integrity: "sha384-rzx4hevYrp2j0P/lU54EjfExEP6zqMeZSE+zIb77M0jidNBViNdFDhr7j6EbQD61" },
  { name: "part-0e989264fd.js", path: file4, bytes: 72966, integrity: "sha384-0R10vzWDyX1Y5hhpa+iVE2JmQccNb/4qjDo8n5A3/NVHgl0HvTLnMzh4xGxt2C1j" },
  { name: "part-1d167ede04.js", path: file5, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-218b65cae9.js", path: file6, bytes: 2309, integrity: "sha384-kAOrQ4c6VYDUPV+TMoLAfp/G9IXP/bLl0p4D/5SPEqau3ZBLZmPk67aJDt1Ynvpi" },
  { name: "part-21d70efb06.js", path: file7, bytes: 955, integrity: "sha384-S9LDBoBJ0arkUnDkrCmEPAzFPvjNbugYcg7J/KD3GP7zejQ4pxPkil7HlYAzYONc" },
  { name: "part-229bd113fa.js", path: file8, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-258eed563e.js", path: file9, bytes: 546, integrity: "sha384-m+zLfDDA57MaXjR5mD20QwaNXneyaTqt9GExoND3x6DWdGaePg6UtHgf/MvCELGc" },
  { name: "part-27c031bc73.js", path: file10, bytes: 7942, integrity: "sha384-pMDLGuwBIs4Rq2tB3iC3UeMGZaysk9V5/3fQ2MZVzO9hvD+8IR8g3khkozmEyK2q" },
  { name: "part-28576062fe.js", path: file11, bytes: 5755, integrity: "sha384-pi1KhC+sYYJGpef9MitW0US6AxwtAu+WhsbMyheHAiv8d6F5DNu0O/DAadZ7e9t2" },
  { name: "part-2da5335bf6.js", path: file12, bytes: 6470, integrity: "sha384-XWlOFj4ZZ01xtDXlqN5Ia8Q1TEVQegYuxajBB/tP8s2ptMGg+M7VleZIALNRTbcf" },
  { name: "part-407ed215fd.js", path: file13, bytes: 1934, integrity: "sha384-yQR7p2qGg5TPEVZCQ61fPdy8bB/MWwvuEb8YCTU9+OHwZdxgNEoGgimpueHyXe1w" },
  { name: "part-4951ee326c.js", path: file14, bytes: 3464, integrity: "sha384-Q6F5kh7M44WjsgYoE1S8L124Ew0fEI2p83yNdV+a/STK3xYJF/15jqImUvACbyC3" },
  { name: "part-4bf779f97a.js", path: file15, bytes: 1155, integrity: "sha384-RzE2+w3hD6r3Ur0Lb6K9YCryXm4G3pGWPNAHPD6ku/nIaU6hzXB76NcoskmYOF+v" },
  { name: "part-4de6037626.js", path: file16, bytes: 47685, integrity: "sha384-arakxToe5jMeTPphC055smuZqLRvrRdyZo48EmHw4nFdcpasnUy1QkTnUkVIi+/K" },
  { name: "part-5b97c81eb5.js", path: file17, bytes: 759, integrity: "sha384-uU4fSe/cCNjy80JQ3+b/2CYSle6QRKfxWIrS82V4nZKEEic5NXER/gq2/qXsnUTQ" },
  { name: "part-6814e34207.js", path: file18, bytes: 4992, integrity: "sha384-6WaZp6G7Q5EpOllZb/8ktefoGnauSi8JOG0vT4Wv8VoIoAJ07obpND2hOeZhPt96" },
  { name: "part-6ff16be554.js", path: file19, bytes: 18840, integrity: "sha384-2etCdH5r051L/KISk/ps2hRrFhhbcwlVdNrBRYs0y/qAxX/BgtuhvCnCvY+dhwaN" },
  { name: "part-76350f8931.js", path: file20, bytes: 33047, integrity: "sha384-BulUZgdC1DKHQ4UAqQZl7vteb7nDm+1pUZwXHY08mnra/R2NrLLnxjZmVrXokO9t" },
  { name: "part-83fa4b02a0.js", path: file21, bytes: 16186, integrity: "sha384-KP9NKA4aKZoKLkTDPeM+2NBOClqIz3F3szfqEM5QmQP3q646Hz+lIqxcvjbrj8Ci" },
  { name: "part-89cc771656.js", path: file22, bytes: 11851, integrity: "sha384-4V7MWWEfdTXiFRgM4ia7WfiAdKIoyQyrOchuG+YkrdHYlQyKNbzl2qLRFZ1dW7I2" },
  { name: "part-8d0c97555a.js", path: file23, bytes: 412, integrity: "sha384-h8SEFX9wcVrm5M4+TcSvMpT5GQpPzYfCo3Xq0ZkMDY4q4mvTlO+CKjqsGcKDARYI" },
  { name: "part-8d19e86fc5.js", path: file24, bytes: 488, integrity: "sha384-NYbKc5032CyrBJ3pDRp3Gmozb5eahT5MdDKcbtJZLGm/ByaFimowz/69vK0/bFFj" },
  { name: "part-985a5f892e.js", path: file25, bytes: 704, integrity: "sha384-NUaptliGBfUpnHUItFzaeAy2O2nGgfZjdZtWBpNDbe5gif0qyMdd2/Ua5eSlQXgC" },
  { name: "part-a985b320f4.js", path: file26, bytes: 1649, integrity: "sha384-Ip4RGUuRhGGsW7eak3VaksZKzgcoz+6SpHQYo1GKEcpvSKMomPzQNnLcojHaOeOY" },
  { name: "part-c2fa8e8032.js", path: file27, bytes: 3393, integrity: "sha384-tBxEur2wJKLW+PngFrOeoGB9AXd8OoIR2azDXkSU8Hcnxu7XlFFu9f86bbV9ylu3" },
  { name: "part-cd89ab798f.js", path: file28, bytes: 4372, integrity: "sha384-haqChRL84+IFa14W09XTjXHfihB8+zy0bY9Om7kMnWHzugPGR24cBL5vHuTUIzwo" },
  { name: "part-ceafc2753f.js", path: file29, bytes: 56597, integrity: "sha384-8mfx7o+bZC7TO295E5fTrnWuPXmd2pXx8AHdF7MI3rhEwehTGmSKq3om2ARCI4xs" },
  { name: "part-d5099e9a9a.js", path: file30, bytes: 3828, integrity: "sha384-3qGetOG1neo09b+R2rWAp0JLiGeI4iqlqxyvSc1PyfvaenBS6es0pl9qlrti1oyk" },
  { name: "part-f2a9c67986.js", path: file31, bytes: 922, integrity: "sha384-g8kTdD+OtAmQ4zTfSyPvJwolPeOjsVazbgIZk6zxoBmQikEku7rybzH+mbhjO4A1" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-e55dd7076b.js", path: file33, bytes: 5977, integrity: "sha384-0tXoHHJT9XxrFxJQ4mOLhLtLXpZjXRbASsciYjaXEAxphNRp2ET1csVBXtQO1Rdl" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-e55dd7076b.js", style: "studio-23bd6e4910.css", preload: ["part-0b83097725.js","part-27c031bc73.js","part-407ed215fd.js","part-4de6037626.js","part-8d0c97555a.js","part-985a5f892e.js","part-ceafc2753f.js"] },
  console: { script: "console-1f6239d7a5.js", style: "console-11eafe72e8.css", preload: ["part-ceafc2753f.js"] },
} as const;
