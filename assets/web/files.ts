/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-1197482ebc.js" with { type: "file" };
import file1 from "./console-5144f827d8.css" with { type: "file" };
import file2 from "./part-09839b5b83.js" with { type: "file" };
import file3 from "./part-1d0d40ad4a.js" with { type: "file" };
import file4 from "./part-1e3538c6c1.js" with { type: "file" };
import file5 from "./part-1e5d9bff69.js" with { type: "file" };
import file6 from "./part-229bd113fa.js" with { type: "file" };
import file7 from "./part-2526980aa9.js" with { type: "file" };
import file8 from "./part-2a7d56928a.js" with { type: "file" };
import file9 from "./part-37681260fc.js" with { type: "file" };
import file10 from "./part-396e0405ef.js" with { type: "file" };
import file11 from "./part-4bb64384c6.js" with { type: "file" };
import file12 from "./part-4cd401a989.js" with { type: "file" };
import file13 from "./part-522b1c6115.js" with { type: "file" };
import file14 from "./part-52d6f6a227.js" with { type: "file" };
import file15 from "./part-5e2ad09b33.js" with { type: "file" };
import file16 from "./part-61444fb818.js" with { type: "file" };
import file17 from "./part-6851d535dd.js" with { type: "file" };
import file18 from "./part-733f7b5505.js" with { type: "file" };
import file19 from "./part-76e8b0483b.js" with { type: "file" };
import file20 from "./part-927d812907.js" with { type: "file" };
import file21 from "./part-92e3036712.js" with { type: "file" };
import file22 from "./part-b1d6c30dec.js" with { type: "file" };
import file23 from "./part-b31a4dd794.js" with { type: "file" };
import file24 from "./part-b9ed5437c2.js" with { type: "file" };
import file25 from "./part-bce6ccc6ec.js" with { type: "file" };
import file26 from "./part-bdb33a2d3a.js" with { type: "file" };
import file27 from "./part-caa677a791.js" with { type: "file" };
import file28 from "./part-cbffc49d2e.js" with { type: "file" };
import file29 from "./part-d0228f48c6.js" with { type: "file" };
import file30 from "./part-debd873706.js" with { type: "file" };
import file31 from "./part-e29f94fd0c.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-f2889ae4b5.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-1197482ebc.js", path: file0, bytes: 17652, integrity: "sha384-w2Ad8o6AJgIwyP/df7ZqaXwnXP9U0BLbjviNZuPvUZ33NgQrUDd7/hjbYs99a9VJ" },
  { name: "console-5144f827d8.css", path: file1, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "part-09839b5b83.js", path: file2, bytes: 546, integrity: "sha384-uU+8hx8kAkza5o9LqkWMndgnDEOteVMcUcoNOJwPeUBqib0Puo5V5NfPzvZH49fW" },
  { name: "part-1d0d40ad4a.js", path: file3, bytes: 52797, integrity: "sha384-TJEgdtb33KzUxT/RPHICxF9658er0BvGg7gGahlpn2FKyvaDqPilCfMUieRbiNBU" },
  { name: "part-1e3538c6c1.js", path: file4, bytes: 704, integrity: "sha384-sIemf31ECx9/LtULIe++1zXHUubZ4MRU3E2TjZc03FnLPVNIV6NRkx4AmGy/kGCq" },
  { name: "part-1e5d9bff69.js", path: file5, bytes: 45536, integrity: "sha384-3s1h4DlIfUKYSVtfRA8vVwzC2JE2cFAWfRhb/nGyJHt4HPkBCvhjIVzLgD9fHlMg" },
  { name: "part-229bd113fa.js", path: file6, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2526980aa9.js", path: file7, bytes: 2309, integrity: "sha384-3SjZQVoabWXwB6s4UTpefCSgV7DkCMsYgisD9hBZxambojegvkSKdulM9f1t85we" },
  { name: "part-2a7d56928a.js", path: file8, bytes: 953, integrity: "sha384-V4lpJeOBEOlBWfgSdUpALJvD7OiD34l/hA8rQjAQ0ymwn9dRBYX1xQdhg3xRz28r" },
  { name: "part-37681260fc.js", path: file9, bytes: 4994, integrity: "sha384-M8PlEPUuGUuN9fXOt87PqfDuj7Iz0FNOUy1/fpK2OVWDo9klHkHcaBmI37wB1INy" },
  { name: "part-396e0405ef.js", path: file10, bytes: 72966, integrity: "sha384-PU73vwFOTI7++K8+UIgnx7pt0Bnf+DBw/woTZAQevjG6ykZ7GL0syZ/jS6iaqz01" },
  { name: "part-4bb64384c6.js", path: file11, bytes: 16184, integrity: "sha384-iJHhOXVVzD4De+Jsr5h6uEzoxcd/3209ub1EY7fcZ05OXt4mAhC/fK8kR9cEBq2Z" },
  { name: "part-4cd401a989.js", path: file12, bytes: 1649, integrity: "sha384-K8ICiYxcqNRrsU0MtZctn8sKXsnJ9UGTtU9Jlc2d2wyzI8GcfHlIZY9ewxUdx/3m" },
  { name: "part-522b1c6115.js", path: file13, bytes: 758, integrity: "sha384-bfwuYrgnEb0m4wl8hJgsNEs3ivL3q02mNP//YFrb9nlq4SAvza9oGPB0o2IXDwpT" },
  { name: "part-52d6f6a227.js", path: file14, bytes: 3391, integrity: "sha384-yueAv7dPbZvkBBBzHMzNGpdmpzLSKjgUuhjFhQ/PCd1mmqBeX5gPHkCm+VP/vzeg" },
  { name: "part-5e2ad09b33.js", path: file15, bytes: 31606, integrity: "sha384-L30YFbENr6MwjYGqmW3ejXGUI+nxGRwWyXPUxBgNQUAreivBmUos0FvZqFMBJs3G" },
  { name: "part-61444fb818.js", path: file16, bytes: 18840, integrity: "sha384-E3IwTBEWmrh5vwvHFWgvIFaXjRXDejjPyMSZuYiy7g/rUkJEk3jDmAvpB0Z7yIe/" },
  { name: "part-6851d535dd.js", path: file17, bytes: 6587, integrity: "sha384-pIETkL2/L6k86LPi6iKSxrUm/f1dqZrmFuSJWwJ54VHssUJeEsFziN96JwxdYhdN" },
  { name: "part-733f7b5505.js", path: file18, bytes: 4841, integrity: "sha384-YSz55Lfb+N0HegfmIKNfvmhAyOn5pLTZkzZiSXKIKzaAzp75CWkkJSeFpPdE+Av3" },
  { name: "part-76e8b0483b.js", path: file19, bytes: 759, integrity: "sha384-SkTKCZam/Uq7dzIRfov8ZHvq4MSIm8Yr/qCwlQpBC5pGOnK5Tqn0QetaVwKycIhE" },
  { name: "part-927d812907.js", path: file20, bytes: 922, integrity: "sha384-iuvNEyK/kfkP+xulieCSnACHV+/HNuv3Sl3IAErk5fboIC75iogG25dxxQgwxvHB" },
  { name: "part-92e3036712.js", path: file21, bytes: 1853, integrity: "sha384-vuvXzMbg5tVMX2gTrC254pMYKLlWE3NESlrzbd+c242lcvmUUaZTvl++CEd2EJY9" },
  { name: "part-b1d6c30dec.js", path: file22, bytes: 1157, integrity: "sha384-5BIC8SZJYhVlSY6vzl4W3/Sn4KaNnb+CfD5I5htZaJp2TvnqJhQPzhwh+25S4RUZ" },
  { name: "part-b31a4dd794.js", path: file23, bytes: 412, integrity: "sha384-qFf3VsIXJIW0/evYeS2VHcacWqS8M6Cpc1BH7Adu1qIWVZiwDI3B1QDoUDYMTr0A" },
  { name: "part-b9ed5437c2.js", path: file24, bytes: 6160, integrity: "sha384-4ruNoKR2k1km6GZM3mOiwMn8e2B++8mUKZlD730KGEdk0rfQ2SALp2HdvMYyIIWE" },
  { name: "part-bce6ccc6ec.js", path: file25, bytes: 3826, integrity: "sha384-3qz1o7huEg8Y0ci4tLi3HGE2QWuO0osUtD0hrqmN+GtblYC5isiYmqrB0nAtNUmc" },
  { name: "part-bdb33a2d3a.js", path: file26, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-caa677a791.js", path: file27, bytes: 488, integrity: "sha384-kHHIRgN0bhN5JuEJZOXrQz/9GuMDYiW5S33QchJ85CwbLd0zxEIILDh0fnJG+q1y" },
  { name: "part-cbffc49d2e.js", path: file28, bytes: 4208, integrity: "sha384-J7R87EYl9jsIV6zBXT7LcSXB/QS69nF4h/AuwWgLfl6Ge7EjDp8WZb2Rvhjc9vaB" },
  { name: "part-d0228f48c6.js", path: file29, bytes: 11851, integrity: "sha384-ogrMlBweFet3xz7Sktskgq2Uwhzt0Ulj3RuBtNWLZkgWKqSFnyXPyxiXF3kUJZZ1" },
  { name: "part-debd873706.js", path: file30, bytes: 3462, integrity: "sha384-wpW8kUDZnpxNhb8B21xJeKG49VNWQ2wT76Jm0MW6AtxLa9kOd6Crhvu5FypccBcg" },
  { name: "part-e29f94fd0c.js", path: file31, bytes: 7816, integrity: "sha384-XtzQhT5eRx6KuB2n2c3K5Kv0bS4TvpWcLIRT+ey307IUmCI8GVP8W67AdF8F1JNm" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-f2889ae4b5.js", path: file33, bytes: 5977, integrity: "sha384-XDTm67gvCiMIoQkCxpeRzIjYlSjsXeFiGhzyd4JE29v9JjFAZYrpgUwAS19+ePXZ" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-f2889ae4b5.js", style: "studio-2c42c873ea.css", preload: ["part-1d0d40ad4a.js","part-1e3538c6c1.js","part-1e5d9bff69.js","part-522b1c6115.js","part-92e3036712.js","part-b31a4dd794.js","part-e29f94fd0c.js"] },
  console: { script: "console-1197482ebc.js", style: "console-5144f827d8.css", preload: ["part-1d0d40ad4a.js"] },
} as const;
