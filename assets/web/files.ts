/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5144f827d8.css" with { type: "file" };
import file1 from "./console-e25c507263.js" with { type: "file" };
import file2 from "./part-210c2d0f3f.js" with { type: "file" };
import file3 from "./part-229bd113fa.js" with { type: "file" };
import file4 from "./part-243c646d9e.js" with { type: "file" };
import file5 from "./part-2fe743ff52.js" with { type: "file" };
import file6 from "./part-3032e78ddf.js" with { type: "file" };
import file7 from "./part-4301de15ff.js" with { type: "file" };
import file8 from "./part-651943d14f.js" with { type: "file" };
import file9 from "./part-6a1989a366.js" with { type: "file" };
import file10 from "./part-70568cdfd7.js" with { type: "file" };
import file11 from "./part-898c964fab.js" with { type: "file" };
import file12 from "./part-8a0b193923.js" with { type: "file" };
import file13 from "./part-8bee96a4c8.js" with { type: "file" };
import file14 from "./part-904343a51f.js" with { type: "file" };
import file15 from "./part-999c72c4f0.js" with { type: "file" };
import file16 from "./part-9a82b2f7ed.js" with { type: "file" };
import file17 from "./part-a85c08e032.js" with { type: "file" };
import file18 from "./part-b100fa0f8b.js" with { type: "file" };
import file19 from "./part-ba3b81be2b.js" with { type: "file" };
import file20 from "./part-bd238cd459.js" with { type: "file" };
import file21 from "./part-bdb33a2d3a.js" with { type: "file" };
import file22 from "./part-bdd2d15c2f.js" with { type: "file" };
import file23 from "./part-d07d6c61e9.js" with { type: "file" };
import file24 from "./part-d46113b7b6.js" with { type: "file" };
import file25 from "./part-dd32f2dbe0.js" with { type: "file" };
import file26 from "./part-dd86431150.js" with { type: "file" };
import file27 from "./part-ddca7a1a61.js" with { type: "file" };
import file28 from "./part-ed1cf85309.js" with { type: "file" };
import file29 from "./part-f3b008b6f6.js" with { type: "file" };
import file30 from "./part-f567e6a122.js" with { type: "file" };
import file31 from "./part-fdd2194ea7.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-be4da2c836.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5144f827d8.css", path: file0, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "console-e25c507263.js", path: file1, bytes: 17652, integrity: "sha384-5ki0Ce7Xv8AoeeyNFw+nOVW2DaNXir2cT+rln406AZ6o3GlZD3kwcl7r+zQ9tbOR" },
  { name: "part-210c2d0f3f.js", path: file2, bytes: 922, integrity: "sha384-3ZpAvE6FGTClK3pEi2eLrgZhvuxAIiIRiwweAN41XswQFw73jT79nXQUoU4r6c1R" },
  { name: "part-229bd113fa.js", path: file3, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-243c646d9e.js", path: file4, bytes: 488, integrity: "sha384-Pdi7Wbt2IOTr8Q3D9Xhz5PIf0NQ9KGAJ031+DH0fUnbWCuuKIDT4KOH69aFQMsJu" },
  { name: "part-2fe743ff52.js", path: file5, bytes: 52612, integrity: "sha384-pqS3FjL7mlBryCrg4Awr3a9KQFetGCgmXJwG5sgHT7ow43e+9MWf/rKUkdDA4as8" },
  { name: "part-3032e78ddf.js", path: file6, bytes: 4208, integrity: "sha384-oU9OOGmgIIkWg5NUWGoIcwdyHshjJFpv6l1/jnKXjseKCsElJDtSmilk7xNWQ4kQ" },
  { name: "part-4301de15ff.js", path: file7, bytes: 11851, integrity: "sha384-qetZB7XFOKpTb3wfLGqpq+ssusQR0hCG6I1sXqONfN6t93Tley/1xHWreQFx2qO5" },
  { name: "part-651943d14f.js", path: file8, bytes: 759, integrity: "sha384-l5IijJ72OkJObNkzDFwIcmipCX1/EwdHd2glsvQOgmLMsgi0tGIw5TEHTOf1Wbyt" },
  { name: "part-6a1989a366.js", path: file9, bytes: 31606, integrity: "sha384-RsnICZMtyrih9Fnl6+t11YMIlXVNZxFy9JIP+dPFsqRNqk0YBwsqC1o/Pq8ccWfY" },
  { name: "part-70568cdfd7.js", path: file10, bytes: 4994, integrity: "sha384-iazLRNrkfXOPyNlQrg2mG9gAYQD8VQCwp77C0uAx8h80BfJndf0LmChQeKIB7635" },
  { name: "part-898c964fab.js", path: file11, bytes: 1853, integrity: "sha384-1bOBtknU2+Pxo0m8aoaf8reHKqr9Nft5Lh4biI3UVBfGRIKHhUoLRV6uLkj5oRRE" },
  { name: "part-8a0b193923.js", path: file12, bytes: 4841, integrity: "sha384-H3rKZt9ZvV6nRfjQctwxzyqPc6SHzjC6/G3VrrbL+WrRn/efRpQyhRtS1yb5sAJt" },
  { name: "part-8bee96a4c8.js", path: file13, bytes: 7816, integrity: "sha384-QHmEEBxGqDUo2X9QzDM8dPgppEUe0l7Sax/wqQIAuFoW5AYfcw3XPn5A60WL3j3c" },
  { name: "part-904343a51f.js", path: file14, bytes: 72966, integrity: "sha384-WMUlPRPUELhFte8TjbcCllRx4AuMBoUBppVMdxqPxsKkGL17QpReVVCdqz2LKOln" },
  { name: "part-999c72c4f0.js", path: file15, bytes: 6587, integrity: "sha384-3zqinPI7bcBBV6pz+U8n/QuteuQuA6kBwj1sRn6NPyi3n8EOu+J/Mujh2pZDK+iL" },
  { name: "part-9a82b2f7ed.js", path: file16, bytes: 3826, integrity: "sha384-A3a2LWzPyNVYAgpJ8NoP4+OTttjoeqws0rME7ccG1SlChFwmUlj33QZxISYcaoys" },
  { name: "part-a85c08e032.js", path: file17, bytes: 953, integrity: "sha384-idIEdk+6hShg/YMtW2tyCOvk4eJzEWJsJcWjPhFFxs+O+rA96ZtdymHg5DH9FbAh" },
  { name: "part-b100fa0f8b.js", path: file18, bytes: 3462, integrity: "sha384-KwTCQDSuTHFV8WRjRKQ4oymx8c8DmaCDbp1l3EtOm5N3TTAEaUXJV2ln+Zwh2/Np" },
  { name: "part-ba3b81be2b.js", path: file19, bytes: 16184, integrity: "sha384-REg+jLNG+mrfMkm6ykssMnl6biBEZVkQmQjsZLKiK3QkuKClJaXuKbyVVZcvBSJ2" },
  { name: "part-bd238cd459.js", path: file20, bytes: 704, integrity: "sha384-A9li8IS1ABvreuFCI5VotfSCqug9i9SdRKvMT+BcdTRJewPE2vgvTswm01oqjAxx" },
  { name: "part-bdb33a2d3a.js", path: file21, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-bdd2d15c2f.js", path: file22, bytes: 758, integrity: "sha384-aUKnKktehXL8M7JJkupwss6tuMQhC5dF3UFPIWiCcfk4HT3DBsMgksC9Dsy4h2yK" },
  { name: "part-d07d6c61e9.js", path: file23, bytes: 6160, integrity: "sha384-kskVJrBH/PQKSOWXLt/pBe8urAGLDG0ij0ls6w+bhRo3t0svinqdynf0WVU219Ow" },
  { name: "part-d46113b7b6.js", path: file24, bytes: 1157, integrity: "sha384-j6sbbINTvhYnqq7uSDJHrWB9gHqw9yh6214Znwy3zzRN5oim7lQNCBgLyIWgMMl/" },
  { name: "part-dd32f2dbe0.js", path: file25, bytes: 3391, integrity: "sha384-6CQ7XA8pxXineCjk+MESiyDPhoZdoD5P1CPNG+IqNfacpkJA0l/uBvSnjG5AbNCN" },
  { name: "part-dd86431150.js", path: file26, bytes: 546, integrity: "sha384-5sflO3aS6M3hla83c4ratA1YecEqhmiEm1d0oIz84g/BnOu//BxyRixKy0eRNy8c" },
  { name: "part-ddca7a1a61.js", path: file27, bytes: 412, integrity: "sha384-hMLnm4WgOxCed/IAdLfHE72jAFz8Z4ZTi2LMh6OJupvs0eM+bw/SaJmHot0Sz20i" },
  { name: "part-ed1cf85309.js", path: file28, bytes: 2309, integrity: "sha384-3ajmpQvKtFgTvxVZzOePH+vdUbNonAHWfFO6hofKmcBsNYLguy4U40a9xKJ0pkrK" },
  { name: "part-f3b008b6f6.js", path: file29, bytes: 1649, integrity: "sha384-PQd4IrsFGix2xYi0IX1CcpBMSpYFSWeu115k40GSj7qvX8AbCe7AfNjw/oVdAKrW" },
  { name: "part-f567e6a122.js", path: file30, bytes: 45536, integrity: "sha384-sJ7QnIPlJXYswer2s3j+F2Mo2xOHoZI78u2OzmDeeIvrpKs7YLJ9kg9O/in65OX8" },
  { name: "part-fdd2194ea7.js", path: file31, bytes: 18840, integrity: "sha384-TaLuBv0/7anmFXGK+RIMzIgkcN40jxNIq1a4TMroPyytx0jXk+DBDViysz2UjqgA" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-be4da2c836.js", path: file33, bytes: 5977, integrity: "sha384-kiFTP4o1+J6lUQu89OZjytWRPDzB0yl5ntkiE/b6/XHRTiaxCKW2AcAepxuJZ03a" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-be4da2c836.js", style: "studio-2c42c873ea.css", preload: ["part-2fe743ff52.js","part-898c964fab.js","part-8bee96a4c8.js","part-bd238cd459.js","part-bdd2d15c2f.js","part-ddca7a1a61.js","part-f567e6a122.js"] },
  console: { script: "console-e25c507263.js", style: "console-5144f827d8.css", preload: ["part-2fe743ff52.js"] },
} as const;
