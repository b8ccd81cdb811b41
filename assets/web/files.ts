/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-69a1fa6617.js" with { type: "file" };
import file1 from "./console-91965880eb.css" with { type: "file" };
import file2 from "./part-022921d77a.js" with { type: "file" };
import file3 from "./part-040557f571.js" with { type: "file" };
import file4 from "./part-054d002e94.js" with { type: "file" };
import file5 from "./part-062a009cb2.js" with { type: "file" };
import file6 from "./part-0d2e75750f.js" with { type: "file" };
import file7 from "./part-0fc007ab10.js" with { type: "file" };
import file8 from "./part-1b0423f109.js" with { type: "file" };
import file9 from "./part-1e598b37ce.js" with { type: "file" };
import file10 from "./part-2085e17a29.js" with { type: "file" };
import file11 from "./part-281ac474a2.js" with { type: "file" };
import file12 from "./part-28ab32778c.js" with { type: "file" };
import file13 from "./part-2bbb50a3c0.js" with { type: "file" };
import file14 from "./part-2d45886a2c.js" with { type: "file" };
import file15 from "./part-2e0a6e73d6.js" with { type: "file" };
import file16 from "./part-2f2fe9bd5e.js" with { type: "file" };
import file17 from "./part-38fe3467bc.js" with { type: "file" };
import file18 from "./part-3fd6ab5256.js" with { type: "file" };
import file19 from "./part-426aa21ba0.js" with { type: "file" };
import file20 from "./part-42d3cbe50d.js" with { type: "file" };
import file21 from "./part-445a2bcd5a.js" with { type: "file" };
import file22 from "./part-4dda2935d9.js" with { type: "file" };
import file23 from "./part-4e18195da6.js" with { type: "file" };
import file24 from "./part-5a918b4fda.js" with { type: "file" };
import file25 from "./part-5c160dcf84.js" with { type: "file" };
import file26 from "./part-5da821cfbf.js" with { type: "file" };
import file27 from "./part-5f818da4aa.js" with { type: "file" };
import file28 from "./part-604b6607db.js" with { type: "file" };
import file29 from "./part-62e7d9aa5a.js" with { type: "file" };
import file30 from "./part-6a2e15def7.js" with { type: "file" };
import file31 from "./part-7d7b677542.js" with { type: "file" };
import file32 from "./part-876aef9ef8.js" with { type: "file" };
import file33 from "./part-8ae447cd1f.js" with { type: "file" };
import file34 from "./part-95c574ac33.js" with { type: "file" };
import file35 from "./part-98c4d5dab2.js" with { type: "file" };
import file36 from "./part-9fd446ccd3.js" with { type: "file" };
import file37 from "./part-a26ae39108.js" with { type: "file" };
import file38 from "./part-a460c14d20.js" with { type: "file" };
import file39 from "./part-ae89b6207f.js" with { type: "file" };
import file40 from "./part-af41e854b1.js" with { type: "file" };
import file41 from "./part-af443ebb0f.js" with { type: "file" };
import file42 from "./part-b327d47d62.js" with { type: "file" };
import file43 from "./part-b6dbd6d292.js" with { type: "file" };
import file44 from "./part-bbad6fec05.js" with { type: "file" };
import file45 from "./part-c0dbc1d87d.js" with { type: "file" };
import file46 from "./part-c845724e17.js" with { type: "file" };
import file47 from "./part-dbe7b6b14e.js" with { type: "file" };
import file48 from "./part-dbf67edd99.js" with { type: "file" };
import file49 from "./part-ddb388482e.js" with { type: "file" };
import file50 from "./part-f742250c8e.js" with { type: "file" };
import file51 from "./part-f80a139224.js" with { type: "file" };
import file52 from "./studio-0192ac5507.js" with { type: "file" };
import file53 from "./studio-1eafd87b7d.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-69a1fa6617.js", path: file0, bytes: 21104, integrity: "sha384-10tk8uXXL73WWPJeUeHuh+35sk5qJLS3K+OwEZZyWAeFLs7JIwnODk0Wu4kwlUUz" },
  { name: "console-91965880eb.css", path: file1, bytes: 51808, integrity: "sha384-Fs4qxEPjl3lVh1GtzzU1bcfyPyHnFC9hPVDF6jGb8pWquv4slFZlKuORkx4IHm+K" },
  { name: "part-022921d77a.js", path: file2, bytes: 22028, integrity: "sha384-jGosLwso0Y23vBadqIh9EP1Km47ghUQlrLxaM1lsLstnMEV7u3+AxjoQpg5XGe2f" },
  { name: "part-040557f571.js", path: file3, bytes: 3633, integrity: "sha384-klH6sN6z2nDdieO3wrH0ecxPD0IKPF1we47CmK13+mmJVYp9zhcsTze8b2T6WlM6" },
  { name: "part-054d002e94.js", path: file4, bytes: 547, integrity: "sha384-TzyrolP5FUfleF3o9SFvH32tkWzLtwVAUo/NPWYOhZwb2mH0yvMRdus+OfjEemUB" },
  { name: "part-062a009cb2.js", path: file5, bytes: 4777, integrity: "sha384-4mJLTGBeQR9L/iGVGvkd6wg2Huv3n/F+R1tMjxJuwkTyYkot7eu+PnHyzwRF1b+u" },
  { name: "part-0d2e75750f.js", path: file6, bytes: 1106, integrity: "sha384-yON4/fUE4C0ZwU6j4mPUc1Bgko77B1/e2OBAKuTL0Z6lcESRdk20KZaXw6eFY/yB" },
  { name: "part-0fc007ab10.js", path: file7, bytes: 3706, integrity: "sha384-BzrytnOy0B66vPtTwoNIkREPuB+nO3rUunUophN92dOQUdIyVV3RLdnmCYfWTcId" },
  { name: "part-1b0423f109.js", path: file8, bytes: 3139, integrity: "sha384-TmgnIqvhqFrJQLWhtSr6uy3BVGZcBL+J2rpqRbJUOoVlblyQWc4WF2XpAifyQSIa" },
  { name: "part-1e598b37ce.js", path: file9, bytes: 577, integrity: "sha384-mXc8QiE2ckydNMFpVtsyN66q95taLkLluthFJlbOymOwggGmUaEEMVH1PuAp1pic" },
  { name: "part-2085e17a29.js", path: file10, bytes: 68653, integrity: "sha384-IBL8dS29KBP+HiRzQSadi4+BaGOPUzvlachAcenmHTb13/j/D0HJHCVAjN1ra2UL" },
  { name: "part-281ac474a2.js", path: file11, bytes: 16237, integrity: "sha384-uSsynr67Fac6TNnduZCPoLXME/7LRp22eshtdnfcFTcwgxHKO5M5cxmbUFXKTDmt" },
  { name: "part-28ab32778c.js", path: file12, bytes: 459, integrity: "sha384-S4WTj9S/KCaJyFrsqitzBXyJ6RRSKbG/vXT4td+VcN8uyRMmFuzMwUJcNqcPRG4q" },
  { name: "part-2bbb50a3c0.js", path: file13, bytes: 414, integrity: "sha384-QkRVLpsMaJ8FovjUYgBN/mcogG8NLME6Bz7zWVCCyO3+CwvaaeS1WsigcPc6PzT3" },
  { name: "part-2d45886a2c.js", path: file14, bytes: 2538, integrity: "sha384-8t2x6nFCvohK2NoAUdvZBQ02LFwET21UDyUbKglQJeWm86p4qQ7ayI3J96whOOP6" },
  { name: "part-2e0a6e73d6.js", path: file15, bytes: 728, integrity: "sha384-32M12GW5+HWk//HConZHBxSkBCJx9jLhUEvT8BCXA1x4XsM4poxfQVq5B9ll9U7y" },
  { name: "part-2f2fe9bd5e.js", path: file16, bytes: 6875, integrity: "sha384-sReNlzWs9jgfxXUFwPsGbfUWWeSaUu0CCq93yvDkhQMG8vevIfLzE8fyhRd8HLfu" },
  { name: "part-38fe3467bc.js", path: file17, bytes: 922, integrity: "sha384-z6BuHwrKlmy1byNbdzs+QEWmnT+1TMbzP/STxEvITNT9ZlM1WAid0z2OZf468kkX" },
  { name: "part-3fd6ab5256.js", path: file18, bytes: 5302, integrity: "sha384-xNk6X2viZKAofqnm4/NK1rho9iQUwQ0Wxq0Y9dCGfexWKD9HygdbNWbbKUZa6HLM" },
  { name: "part-426aa21ba0.js", path: file19, bytes: 8564, integrity: "sha384-W9+nkE/p55B29WkGpkdZU7jY8DbMhni1yBMq+nMK939b9VF66B/N2KiMZYPrtZmg" },
  { name: "part-42d3cbe50d.js", path: file20, bytes: 704, integrity: "sha384-pBRO8oo3RSnJvakgljO74QAF0FGIVEotlgHWKFG4qr+EvU4oD1xTFcMXw/BkK8/n" },
  { name: "part-445a2bcd5a.js", path: file21, bytes: 25931, integrity: "sha384-nX/r3Qk3w1IGyl9AQt0wcnt/V1Aqtx4dVqbJCp9Wl1QxJ734n7JOeCUh9pcibWCS" },
  { name: "part-4dda2935d9.js", path: file22, bytes: 1295, integrity: "sha384-8Y8cpJjZrjwi6q2IOj1O4VduubBJDg/rFX0behc2TAtWn6YGnK6KoQ4wfY8YgUZC" },
  { name: "part-4e18195da6.js", path: file23, bytes: 3877, integrity: "sha384-WlNZCDlhqAs7N0Qb6RxAwIWK2rbNUFroWar3gQCXFj04rfY0TD3LOQwn4kQHRQma" },
  { name: "part-5a918b4fda.js", path: file24, bytes: 4396, integrity: "sha384-m9HQJJTV6/hgikKJjDDvTvKDPND201Gx/h2gJBe9cBn1LZP1TCaBfZFPYtnBLZDd" },
  { name: "part-5c160dcf84.js", path: file25, bytes: 544, integrity: "sha384-G/ebBTHLSPHMOdw7bsKfip1hivblarVts1eRxFPpCx/gqFtnUTgFnfJz5xk8St5k" },
  { name: "part-5da821cfbf.js", path: file26, bytes: 29935, integrity: "sha384-bp+VK+x/1NyxqvP2jjNivkQFQSSge/zH+aHWH8wMZE21nO1t5wcKaI0idlj1rADd" },
  { name: "part-5f818da4aa.js", path: file27, bytes: 2240, integrity: "sha384-LnwCRZ8KkPM8GuE1EdxM2C5SisyB/Hxu6RZsSMipiqJzDaXyWwAuTvnHSuTrA94H" },
  { name: "part-604b6607db.js", path: file28, bytes: 2672, integrity: "sha384-LWXtloYo8+8PLMsgoQkVARZ+37TpgP+NJvsKpC216EIV7x2zkEeF78MIG8FPOxTF" },
  { name: "part-62e7d9aa5a.js", path: file29, bytes: 1647, integrity: "sha384-6q2bMIRricEr520lCa65wqTqcbuQtX5g3eZ6w4B3drA5LVBx5fwKBiltdueA7y01" },
  { name: "part-6a2e15def7.js", path: file30, bytes: 743, integrity: "sha384-PNDDycCFT9vba/Mwq5WQefUeTJJAgn4omL740iwltN3Y24vDKSIfv9lov5mW2hZV" },
  { name: "part-7d7b677542.js", path: file31, bytes: 786, integrity: "sha384-CpLx5gvmxUy/xmY458fvbJkBo0MTMcfUVFLKFeuLqfQm6Tdaf/YJDJ30ChXuBD+Y" },
  { name: "part-876aef9ef8.js", path: file32, bytes: 2349, integrity: "sha384-q25duv5JOXeVs71zg6Oy6fqTeCtfgVCCibMOX6uRcfmZ4EAoNHGh5WolIti6VQ6m" },
  { name: "part-8ae447cd1f.js", path: file33, bytes: 1153, integrity: "sha384-omuQkuM3I2KM+4z51M8itS7+e9ABrinCn+fpJ0AnDZ8a5itxLBuKsq/7rmNBXmWk" },
  { name: "part-95c574ac33.js", path: file34, bytes: 561, integrity: "sha384-HipZLDgfHkIX9PVYI103VkTAXyRV85DwOnUc4/bg7H2SHve5PtRiH3A252A/Ylqk" },
  { name: "part-98c4d5dab2.js", path: file35, bytes: 6617, integrity: "sha384-iDnOTLwRgz5Nxcp3KtCJ3cEeB7DUOZIjvXUmr1/cLCUsjrPgSsK5rFyzjTBGyikh" },
  { name: "part-9fd446ccd3.js", path: file36, bytes: 48642, integrity: "sha384-apJ4func7X4HUt3czTtQ5+dS0X2M56vVZwfs4Gc/d9x1dVMB0KCH/Jq8IQYVTvx4" },
  { name: "part-a26ae39108.js", path: file37, bytes: 279, integrity: "sha384-s5c7eECcrMiTbGT9znSvybeCJjWsjFtUon7D8kbKighg7SS8Z/W8i6IkVZ1G9ju9" },
  { name: "part-a460c14d20.js", path: file38, bytes: 5551, integrity: "sha384-sxz/2zbFL8K1mOBycVVqILm3s615o+Jlf9kv0nY3eBaUK0cApx8Dbpc+tQDiaTW2" },
  { name: "part-ae89b6207f.js", path: file39, bytes: 308, integrity: "sha384-GGlnE54/dhJUSsYq7eAIj7zkqCOrH3YOLreL5osMI+6sEssa60GLdf8n184pmm5w" },
  { name: "part-af41e854b1.js", path: file40, bytes: 1311, integrity: "sha384-TpYTe6aQW9BH0Sd6gw4EMAlGXvAnow9vJro9Iv7j+MoKekFTQ46NL4zLbDX0BIPl" },
  { name: "part-af443ebb0f.js", path: file41, bytes: 488, integrity: "sha384-BLCgMWhlTBgWPmDvS/5REeZY7SWJdlDnjh3NFt6BvHslhuAx9uU+5NYRbY2M2Dos" },
  { name: "part-b327d47d62.js", path: file42, bytes: 7567, integrity: "sha384-8g79OHNhG92LGCP0s2/DoM38L508RDxucs8DqgOGGwyRnIoFH9Ps5UuMjOq7FlFY" },
  { name: "part-b6dbd6d292.js", path: file43, bytes: 37847, integrity: "sha384-2mk3KT65M44glgyO3x/1P5WrNEs7tBMd93DrDEV104H+lSeFEkiVe59SpJLQQWS8" },
  { name: "part-bbad6fec05.js", path: file44, bytes: 506, integrity: "sha384-GyJhVQ5QxPjJFAA6s6Vdv5EsC4CVff2mCU47VqCWRmBcSPVGfHZTw8wGnHPfqxue" },
  { name: "part-c0dbc1d87d.js", path: file45, bytes: 764, integrity: "sha384-1suZX3ETk7/embSFmmmZsC98qzseGXrqMvv7NERmd1xJ12u1J57RN2RYuXZ7Yxt+" },
  { name: "part-c845724e17.js", path: file46, bytes: 4268, integrity: "sha384-at9oDTveCNCsdZ0Ylfqdm9ObB5dBt2vvRsyGNygrJG86f/254S2Tu87ArC5plWia" },
  { name: "part-dbe7b6b14e.js", path: file47, bytes: 61994, integrity: "sha384-3RgpBuz6wFCnLqyKbk7UtUQWhtNMZOrxZbS5DMDJmEM/JJcVrh4DJBbfU6Vxpe9A" },
  { name: "part-dbf67edd99.js", path: file48, bytes: 1061, integrity: "sha384-gZr5Qh4yZozY3W6fNNgSj2fHNJIrnEyngVV1Z+3V1BylzOimNS/7mORLy8A3Wpr9" },
  { name: "part-ddb388482e.js", path: file49, bytes: 2721, integrity: "sha384-qRnVb8gYwsv95hrf49XsbkYgwvZG/YFZLjVznby2kkNchHZBDdmaxSclxL/uXZAH" },
  { name: "part-f742250c8e.js", path: file50, bytes: 5554, integrity: "sha384-VwM2OkphrPKM7k2vHIbOTia7jlGtokxd57ct+KoPPBwLtaaD/scJADnCY61J7d1p" },
  { name: "part-f80a139224.js", path: file51, bytes: 320, integrity: "sha384-DZGSupeTDAYd5VeZy5amd52eu6/xSE3n5C39LLVR9v664iv83aKe/pGdJT5gpWf3" },
  { name: "studio-0192ac5507.js", path: file52, bytes: 6107, integrity: "sha384-wEUB3I/YvpsPAFwHv8ipDclmQLPFL6iZMljxOzQkx0fPaUXs6brk+jtHMPhNn4PD" },
  { name: "studio-1eafd87b7d.css", path: file53, bytes: 22689, integrity: "sha384-EvNkZbNknoCodlR5p7OgW4pcJp1xdFxKKhU5HhsIVKsYgFnUnI/ihL4xoRIH5Cts" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-0192ac5507.js", style: "studio-1eafd87b7d.css", preload: ["part-28ab32778c.js","part-2bbb50a3c0.js","part-2e0a6e73d6.js","part-426aa21ba0.js","part-42d3cbe50d.js","part-95c574ac33.js","part-9fd446ccd3.js","part-af41e854b1.js","part-dbe7b6b14e.js","part-ddb388482e.js"] },
  console: { script: "console-69a1fa6617.js", style: "console-91965880eb.css", preload: ["part-dbe7b6b14e.js"] },
} as const;
