/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-01ae9355e3.css" with { type: "file" };
import file1 from "./console-fd68f80c85.js" with { type: "file" };
import file2 from "./part-08b158982e.js" with { type: "file" };
import file3 from "./part-0f47cb2405.js" with { type: "file" };
import file4 from "./part-12fff24458.js" with { type: "file" };
import file5 from "./part-139d3f81c8.js" with { type: "file" };
import file6 from "./part-166871493f.js" with { type: "file" };
import file7 from "./part-168d12f922.js" with { type: "file" };
import file8 from "./part-236c722d01.js" with { type: "file" };
import file9 from "./part-30a659b92a.js" with { type: "file" };
import file10 from "./part-38c0ffaa11.js" with { type: "file" };
import file11 from "./part-3f525f79ec.js" with { type: "file" };
import file12 from "./part-45ed720bf9.js" with { type: "file" };
import file13 from "./part-4bcd7aeee6.js" with { type: "file" };
import file14 from "./part-5339d87b79.js" with { type: "file" };
import file15 from "./part-53cb584c2d.js" with { type: "file" };
import file16 from "./part-5bf28085a0.js" with { type: "file" };
import file17 from "./part-5f02c60b4f.js" with { type: "file" };
import file18 from "./part-649d6e9e65.js" with { type: "file" };
import file19 from "./part-6ab128f015.js" with { type: "file" };
import file20 from "./part-6de8526718.js" with { type: "file" };
import file21 from "./part-8e1190eaf1.js" with { type: "file" };
import file22 from "./part-98f52a5292.js" with { type: "file" };
import file23 from "./part-a3ea6a0adf.js" with { type: "file" };
import file24 from "./part-ac99df0cde.js" with { type: "file" };
import file25 from "./part-afda30d82e.js" with { type: "file" };
import file26 from "./part-c1a9386ead.js" with { type: "file" };
import file27 from "./part-c3191c53fe.js" with { type: "file" };
import file28 from "./part-cc7496fc5d.js" with { type: "file" };
import file29 from "./part-cdb78a279f.js" with { type: "file" };
import file30 from "./part-da4c174e8c.js" with { type: "file" };
import file31 from "./part-eaa66207cb.js" with { type: "file" };
import file32 from "./part-ed9d110804.js" with { type: "file" };
import file33 from "./part-f751636855.js" with { type: "file" };
import file34 from "./part-fc876587cd.js" with { type: "file" };
import file35 from "./studio-23bd6e4910.css" with { type: "file" };
import file36 from "./studio-9d0c4a0cdf.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-01ae9355e3.css", path: file0, bytes: 48642, integrity: "sha384-N4+vrdF83UZwugQ1w0RPDzibOAlXHDqtV4osQJ9yhWuN71IR4dDe6nSm8GtFEWm8" },
  { name: "console-fd68f80c85.js", path: file1, bytes: 18174, integrity: "sha384-tpx33VpFGQsstL2OWAdK95zf0NRfj6CKgxj0H97g5cFToVZKA5Pk8YZGemXHQ4a9" },
  { name: "part-08b158982e.js", path: file2, bytes: 8024, integrity: "sha384-hr9Nik61sYcIl5goFR9kwBC/85USBmPeVj0KHZNqdPHA3Sq84PSbiVoo6fSgOlsJ" },
  { name: "part-0f47cb2405.js", path: file3, bytes: 1106, integrity: "sha384-moLJl5OqNATnihJgdTWMnGPqjEC77KlA9VBntjvENl2Pj5HLKWMlQ72y3vK/eZkc" },
  { name: "part-12fff24458.js", path: file4, bytes: 32682, integrity: "sha384-kMDM9XhtjsFbWD2fgL3ORZu74SZ0rfYzqfiCLnqEMFQjqLAzp5nSUF7Nl5DQmdhz" },
  { name: "part-139d3f81c8.js", path: file5, bytes: 1153, integrity: "sha384-6Puf0LhsUD2mUwhtQ12imKuLN89lnOpbRCjs3pzk1cSjB09e/Djz/p5d9AvO5Vtv" },
  { name: "part-166871493f.js", path: file6, bytes: 547, integrity: "sha384-yHNWhE5IDPubjW3wT+dcJLacWMfraKs9cgNZFJx8LufGjUphj8hQ0ppqOfcn7Lbz" },
  { name: "part-168d12f922.js", path: file7, bytes: 577, integrity: "sha384-mVqLO7n4Yk+fyHlGMaifc0cP5YuNSwWT1a6rv0yUxHrzMnFZWqpoX+fV48otUa8j" },
  { name: "part-236c722d01.js", path: file8, bytes: 2538, integrity: "sha384-4/vRLoL5GQiZO15GVdn2tnerUMEVurii7m9VR3NT4oI982CD6uWfVkMR6yLcpGo7" },
  { name: "part-30a659b92a.js", path: file9, bytes: 546, integrity: "sha384-2nrU7ekwF2B1Yt5EJKrw6FMNY5j3wBMaByHJSLGvt4T3HcGE+hwPL3YKjv62EUF1" },
  { name: "part-38c0ffaa11.js", path: file10, bytes: 21870, integrity: "sha384-++HoyDlgHNokkmKceFpL2O0GopCoaQXKakiMTnz3/Vd9wGZ+TUFfNqrhUvrTnakC" },
  { name: "part-3f525f79ec.js", path: file11, bytes: 6617, integrity: "sha384-QGNKfv1vTgEqiOhCje9qRflDaCh0or5njL0sNa6Lgqqn715OsfkaUl4hUoTLYget" },
  { name: "part-45ed720bf9.js", path: file12, bytes: 414, integrity: "sha384-oJQphp78mQm+fLkix8p1aI1NRx+yaTi+EHXR621jamkZTwKAc7Xmv89TdjKxp7BG" },
  { name: "part-4bcd7aeee6.js", path: file13, bytes: 1934, integrity: "sha384-zdd1TkmcF4sT6fE2T/3ME7GgEJJkPd7IX8uzOdzDPTCqKyAed7dj/XPwL2aFRtPb" },
  { name: "part-5339d87b79.js", path: file14, bytes: 5773, integrity: "sha384-TA6ZuO50xTEjK9BaCHiQh8qhlkD8n/a/l5OjNWcm2oxd2JR/58eWorusDrya7lsL" },
  { name: "part-53cb584c2d.js", path: file15, bytes: 61358, integrity: "sha384-xvN4x+P4Hr4vOKN2mpIkbkWUtXKMl1yu6wFOQBlbQJ0VdD6xMOqTCbIn3l7vvank" },
  { name: "part-5bf28085a0.js", path: file16, bytes: 1647, integrity: "sha384-vxmwUlhJ7IBztHk5EiGLwmnFbqKdUB1g5tyVw9X1cQD0au1QAoOJxm/bOQ5wrtSr" },
  { name: "part-5f02c60b4f.js", path: file17, bytes: 728, integrity: "sha384-pcHR0N6TNKK+pHOH9kW89L0i3fEJk05veZxE1/b/xZ+3Tz7cNDETZsQFORDK6wHt" },
  { name: "part-649d6e9e65.js", path: file18, bytes: 922, integrity: "sha384-q1u1o2nyXMNchJxER0KE6bu5C7i3tFZRxWzyygs47gjnLtjd3MRbudKqj8pcG0FV" },
  { name: "part-6ab128f015.js", path: file19, bytes: 871, integrity: "sha384-NGauXkjLKeHZKqJ5AIi+u4oqLA0ATBIgyMw24YOrc5iIJrTlJ00qrGOtWwmFsp6i" },
  { name: "part-6de8526718.js", path: file20, bytes: 14964, integrity: "sha384-bwTr1PxbDTVBacre3GPiFrttj7EW7/9aXPs36iR9E7MvTaWbWkqrfcUMww1GpPjM" },
  { name: "part-8e1190eaf1.js", path: file21, bytes: 3633, integrity: "sha384-Phi+RBWca+ih9jTGsAOcjAo8crnRZeEi8YI99Mb7EwRhz2BWAjRRJcpH7Sa/cewI" },
  { name: "part-98f52a5292.js", path: file22, bytes: 48107, integrity: "sha384-EQ/S6qn7PLbFC/OqNALTW38jsvFmQ7/PjFVYOCJqBtjTFXvyFkyNwaKXFDCSC4gz" },
  { name: "part-a3ea6a0adf.js", path: file23, bytes: 131, integrity: "sha384-c0cpk3J2siCJabPEvi1boo4rgTLVs8TFwFaAbl642YVGDaqdQKrvydctSEFNNuyA" },
  { name: "part-ac99df0cde.js", path: file24, bytes: 4244, integrity: "sha384-/t0cqtSRABARWQLPd9c47tE1VPJinO3sjISWkMyK7Z4A6xQV0xvX4NbFmxreYr+p" },
  { name: "part-afda30d82e.js", path: file25, bytes: 21030, integrity: "sha384-TUJbd6f4DBvIFEYXMf8aCarNeEebP6JfLb/9DYvqZk401BarQuXSDOrTWzNmOljk" },
  { name: "part-c1a9386ead.js", path: file26, bytes: 16238, integrity: "sha384-a/PwcVmDoMTTiBrL0r6B0JzSQVLs8lemHiKxRzzElleYVWF/4x09omlSDtfMxsvb" },
  { name: "part-c3191c53fe.js", path: file27, bytes: 704, integrity: "sha384-kzJEQ3r1bsAQkil6jvU6pJzH7bVdwqVy5Y5rx+YlGcZ88GLMQ/SCW+vczLyjje5Z" },
  { name: "part-cc7496fc5d.js", path: file28, bytes: 764, integrity: "sha384-NQXZuhprD32uIpqly3uC/cLz5cMtVHX8jqDucuvaSfd6BjJiOP3Bv7jA/sVXPKP6" },
  { name: "part-cdb78a279f.js", path: file29, bytes: 3857, integrity: "sha384-Hu445XKj6LVnCPk/9K5hnv1IVz9cPvgQyDdkxbZYAv8+JZbpyyJWe5ZTRll7h+QP" },
  { name: "part-da4c174e8c.js", path: file30, bytes: 3422, integrity: "sha384-vNwXjrv02KvrU4PwyZYdO3s2UNZeSDCcrruuJbQ8pVrqDiYH0xStba+obI66iC3g" },
  { name: "part-eaa66207cb.js", path: file31, bytes: 5024, integrity: "sha384-c9arY0p7ndL0vQT+ZAesD7NUyVR9jkE6n+egUjSuyYCOldLWSWlWo0gMKoe7qxc3" },
  { name: "part-ed9d110804.js", path: file32, bytes: 73316, integrity: "sha384-g13yLkAKHHU7t24U9ioCh8YvrtgXGw1FcHDXu561Ajea0iukhD3k2uBXpA1ozLgB" },
  { name: "part-f751636855.js", path: file33, bytes: 6867, integrity: "sha384-6TfkXK/+kka5ysKuN9jhNR1YqVLEXMpQ4jFjuel42l9jjthXEGyHslF7m7LY9pyh" },
  { name: "part-fc876587cd.js", path: file34, bytes: 279, integrity: "sha384-zQRJ9x2250vJXDj2VfY3sqqkDQUX124VgPmbO77yt0QjMRSi6GwnydbjQ9xLaF1O" },
  { name: "studio-23bd6e4910.css", path: file35, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-9d0c4a0cdf.js", path: file36, bytes: 5977, integrity: "sha384-lk2QYleaeHSpgKavP5dcF0cB0Ebi2M1i0vCcJJd6+wVvZiNa8Klsh0qpLezQ42+P" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-9d0c4a0cdf.js", style: "studio-23bd6e4910.css", preload: ["part-08b158982e.js","part-45ed720bf9.js","part-4bcd7aeee6.js","part-53cb584c2d.js","part-5f02c60b4f.js","part-98f52a5292.js","part-c3191c53fe.js"] },
  console: { script: "console-fd68f80c85.js", style: "console-01ae9355e3.css", preload: ["part-53cb584c2d.js"] },
} as const;
