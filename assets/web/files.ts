/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-01ae9355e3.css" with { type: "file" };
import file1 from "./console-4f73503001.js" with { type: "file" };
import file2 from "./part-0697366765.js" with { type: "file" };
import file3 from "./part-072301d8c8.js" with { type: "file" };
import file4 from "./part-0d1f92eec7.js" with { type: "file" };
import file5 from "./part-0e645ee6f5.js" with { type: "file" };
import file6 from "./part-2061571280.js" with { type: "file" };
import file7 from "./part-24d6720c39.js" with { type: "file" };
import file8 from "./part-2a97bcfd3d.js" with { type: "file" };
import file9 from "./part-2f47f5c24f.js" with { type: "file" };
import file10 from "./part-3175333b56.js" with { type: "file" };
import file11 from "./part-32fe0dc310.js" with { type: "file" };
import file12 from "./part-3f1be7aa00.js" with { type: "file" };
import file13 from "./part-47d5cbf6b0.js" with { type: "file" };
import file14 from "./part-4a308d78aa.js" with { type: "file" };
import file15 from "./part-537e0317fa.js" with { type: "file" };
import file16 from "./part-58e27df66b.js" with { type: "file" };
import file17 from "./part-628ad4ffe7.js" with { type: "file" };
import file18 from "./part-6a9412d364.js" with { type: "file" };
import file19 from "./part-6e9e17e667.js" with { type: "file" };
import file20 from "./part-769fdd877c.js" with { type: "file" };
import file21 from "./part-898c02f893.js" with { type: "file" };
import file22 from "./part-916eeae3fc.js" with { type: "file" };
import file23 from "./part-9582ceeed8.js" with { type: "file" };
import file24 from "./part-98e5391371.js" with { type: "file" };
import file25 from "./part-9be15326b8.js" with { type: "file" };
import file26 from "./part-a9e90bf786.js" with { type: "file" };
import file27 from "./part-bab2b6a57f.js" with { type: "file" };
import file28 from "./part-c03212a855.js" with { type: "file" };
import file29 from "./part-c5047088ab.js" with { type: "file" };
import file30 from "./part-e5714fc84b.js" with { type: "file" };
import file31 from "./part-ec3ff6af25.js" with { type: "file" };
import file32 from "./part-f0e412cbe6.js" with { type: "file" };
import file33 from "./part-f479ae29f0.js" with { type: "file" };
import file34 from "./part-fc876587cd.js" with { type: "file" };
import file35 from "./studio-23bd6e4910.css" with { type: "file" };
import file36 from "./studio-2c8ff4dd1a.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-01ae9355e3.css", path: file0, bytes: 48642, integrity: "sha384-N4+vrdF83UZwugQ1w0RPDzibOAlXHDqtV4osQJ9yhWuN71IR4dDe6nSm8GtFEWm8" },
  { name: "console-4f73503001.js", path: file1, bytes: 18174, integrity: "sha384-PEbSIxwlzs4GZObnuW5M9g2p33U/5B2TmQrhtN8AczF08jw89fqvxWeLB80FmQQM" },
  { name: "part-0697366765.js", path: file2, bytes: 131, integrity: "sha384-3x05JezlD1drJ9eqAEj9D/iWCLxhp4ymdQVYghUuxu+h9961fXyl+uuMc7RvFm7A" },
  { name: "part-072301d8c8.js", path: file3, bytes: 1934, integrity: "sha384-/1IsLUsQ8PSylpIigjOFwCykvcGwTgcLg5HxOvCL78DroBpA3C6RMWQVZw2pxw9x" },
  { name: "part-0d1f92eec7.js", path: file4, bytes: 6617, integrity: "sha384-q/7aubIopzsIaqugrdOnYCGRGAaaLFPyVTfpZd35IueKafSUbCsfnIH+9Vj39oxi" },
  { name: "part-0e645ee6f5.js", path: file5, bytes: 32680, integrity: "sha384-EUmM7NHnLUHtjJSQ/QS5lHtaKTHTQT//MkcnEjc3wL0Z9gAvoP5xu04stLfKZDiS" },
  { name: "part-2061571280.js", path: file6, bytes: 6867, integrity: "sha384-2IbZOzflJ01D9cWoPx718OdkhMNXbjGHP+czagGEfDzKtRJMRyaZ6/BAKB2IaTga" },
  { name: "part-24d6720c39.js", path: file7, bytes: 1106, integrity: "sha384-j2GPkYI6SZ9wZl7ZIzeNqk/jn/8tNKj1TZZHU7511DPgtzLbNfmwa9Z9XLi0R0Ag" },
  { name: "part-2a97bcfd3d.js", path: file8, bytes: 8024, integrity: "sha384-/QgpRzf9BgtaQuek8nW2iiNkeLom2A6bPz0vAb/5903lcfIp5J4OcifrQtaWX9Gz" },
  { name: "part-2f47f5c24f.js", path: file9, bytes: 5024, integrity: "sha384-A1VMO5u1DAPtD0EfundzcX3MB1YuI1+cQdemrdXw32G91zuo7Sxyp+XJPFHWg/L4" },
  { name: "part-3175333b56.js", path: file10, bytes: 764, integrity: "sha384-j0UjsvCsb6x31M7TFH9UY9i/cqm0+3REe1DSzEhSfUALnRf+iBr+H4H7wioemHOD" },
  { name: "part-32fe0dc310.js", path: file11, bytes: 546, integrity: "sha384-CGwT7E7mCwO9Yp158sLQIRoSM5/ZTgorAM+SdHgR576OE7B/4t376wsowMDnPYVi" },
  { name: "part-3f1be7aa00.js", path: file12, bytes: 577, integrity: "sha384-UfwSZRkkEOKqwdweSb2Tfx8st3TtnPicKaKf5vMudONVbV8S4Jd34xEkMS4dmuPC" },
  { name: "part-47d5cbf6b0.js", path: file13, bytes: 21039, integrity: "sha384-JYeHrunHO/o4xpqpZIKIbEAOMRe96i7Rd5uLbnx4NQK6Toiqf3LiWlRZg0k5WO0H" },
  { name: "part-4a308d78aa.js", path: file14, bytes: 3633, integrity: "sha384-bjh9diANQHIZZ0H7Yq0AFJSNdj2HbcI2AmIew92LS0zTI9uKjPUfuIvOF66sK1MC" },
  { name: "part-537e0317fa.js", path: file15, bytes: 728, integrity: "sha384-MljJni6+pCH//krtX11Y8qTZyim8dCwhEJLE/gG8z7ylVCzzXiEroTUYlFpiuXqs" },
  { name: "part-58e27df66b.js", path: file16, bytes: 61358, integrity: "sha384-dg+vSmJL37rkPOp8NO1IwRoH89XmtNWMcjn3rRZWp9BKpPDRvD4KbTyyndcvF9sX" },
  { name: "part-628ad4ffe7.js", path: file17, bytes: 871, integrity: "sha384-LNh7uFKBMt0RkdS+vGnGDQfo2TL1hmwOZomhKggkRxYYW4dhmni7o8Fnr5VdtzaR" },
  { name: "part-6a9412d364.js", path: file18, bytes: 1153, integrity: "sha384-rhu125vOGMGAP5dvuUw02KNsoz99u7P4CEp7OuPNh5ghROGPWRbusaZ4svNyPVhO" },
  { name: "part-6e9e17e667.js", path: file19, bytes: 1647, integrity: "sha384-z0evQTZIF5gSP+p2KNk3N0jfFcmcMwlkXu9ngTtltSAQCUmFXP+i+vaJOizO2Chb" },
  { name: "part-769fdd877c.js", path: file20, bytes: 3857, integrity: "sha384-3DF+EyfnpL44NnRsK6f98ZKnZXaL5IkGBHT63dQxfz79Pw6u6atfGuXgHC7Cc3Oy" },
  { name: "part-898c02f893.js", path: file21, bytes: 3422, integrity: "sha384-HJ/vrPBQVZgOkq0URjHHos6Ea3+VePLlSdh9IRhRvqoYWE8pK00jmS864+C8tgcN" },
  { name: "part-916eeae3fc.js", path: file22, bytes: 704, integrity: "sha384-7HEoEsVADYtuDgMGQTiGSoXwq5z2OC3n6f3FlcRHO+aSzdRwEaWjIg6fcySHBnvs" },
  { name: "part-9582ceeed8.js", path: file23, bytes: 414, integrity: "sha384-b+FrG1orgOy5yavbLOx6emtCduflpeSXbQMkWs3aSHzPdXsIE/fYxj/q3wzu5c2M" },
  { name: "part-98e5391371.js", path: file24, bytes: 5773, integrity: "sha384-QWKIat/rDyNg5him1bfyjvY4LJNeqLsWoED6guOv+swn64sEb0bqUdNXCF2r69ww" },
  { name: "part-9be15326b8.js", path: file25, bytes: 4244, integrity: "sha384-OTDvnvioiD12K+ySAi0kggdfSjgTPtzGEKgvyIn4hHHcibjH+31dBDh+pkGjHYVo" },
  { name: "part-a9e90bf786.js", path: file26, bytes: 14964, integrity: "sha384-agRLYOpViC5Tq7bKKnxTOOZ/qBaGN3b2+ZcopS4og7GvlRLKEc1RAPtFMcNqJAMl" },
  { name: "part-bab2b6a57f.js", path: file27, bytes: 2538, integrity: "sha384-gNNw4JdT9DGe4JXuhnTcLHB0rlhvVHfwAzZRJ4i07sCyXW+eqJ++mMDuKDmA1uWz" },
  { name: "part-c03212a855.js", path: file28, bytes: 18855, integrity: "sha384-+0x+BL/2qdw6bFTnenaP35cbiYvkNwmwIbZuKQmoJNOy5VTT92Lh3gzofXtJCmqa" },
  { name: "part-c5047088ab.js", path: file29, bytes: 922, integrity: "sha384-kTQHt7Re6Mwyv//L+nRNILFn9m0DFMhZQ0xVfV6Qfz21bDxJUFXpVEhG4cBd00fK" },
  { name: "part-e5714fc84b.js", path: file30, bytes: 73316, integrity: "sha384-Angu0QIyv/PvTU7kWcWQL5mXbX0tfko9T3ffCvsVLAjxbSBT/ifJqOYDoFmhbuJn" },
  { name: "part-ec3ff6af25.js", path: file31, bytes: 547, integrity: "sha384-dI4ayzQM78AbVYuy73plRPvUq4cwmwx50WYbaHGaKZ2qdalVrMEgnvsGA3+YmNFl" },
  { name: "part-f0e412cbe6.js", path: file32, bytes: 48107, integrity: "sha384-X/ctde+WNXxv+Xb5HvODsQr9ryDbK1WQClocUo0kMFbfHU7gYWzEnPpal5QIv9ga" },
  { name: "part-f479ae29f0.js", path: file33, bytes: 16238, integrity: "sha384-4KmlYuwOxtZlm7ZfWLEwkTAckbM6yqaD+nhXW5qHwPBK4VCPtO/yfXgS2gyZxkqO" },
  { name: "part-fc876587cd.js", path: file34, bytes: 279, integrity: "sha384-zQRJ9x2250vJXDj2VfY3sqqkDQUX124VgPmbO77yt0QjMRSi6GwnydbjQ9xLaF1O" },
  { name: "studio-23bd6e4910.css", path: file35, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-2c8ff4dd1a.js", path: file36, bytes: 5977, integrity: "sha384-hIPZehdRfN+izT9z7PIO3uBF/XozBfKBBQTU27e9lzwUy+v4yWaBGTpZ6TvyKkMr" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2c8ff4dd1a.js", style: "studio-23bd6e4910.css", preload: ["part-072301d8c8.js","part-2a97bcfd3d.js","part-537e0317fa.js","part-58e27df66b.js","part-916eeae3fc.js","part-9582ceeed8.js","part-f0e412cbe6.js"] },
  console: { script: "console-4f73503001.js", style: "console-01ae9355e3.css", preload: ["part-58e27df66b.js"] },
} as const;
