/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-1b9a08dcc7.css" with { type: "file" };
import file1 from "./console-efe10376ba.js" with { type: "file" };
import file2 from "./part-066202a566.js" with { type: "file" };
import file3 from "./part-0d5d781a34.js" with { type: "file" };
import file4 from "./part-1f140fd915.js" with { type: "file" };
import file5 from "./part-240b21407e.js" with { type: "file" };
import file6 from "./part-2c10b5ceb4.js" with { type: "file" };
import file7 from "./part-2d59eb5661.js" with { type: "file" };
import file8 from "./part-32a42ddea7.js" with { type: "file" };
import file9 from "./part-3480e1acb9.js" with { type: "file" };
import file10 from "./part-38c3428ecc.js" with { type: "file" };
import file11 from "./part-4116224fd1.js" with { type: "file" };
import file12 from "./part-42b0940a90.js" with { type: "file" };
import file13 from "./part-52974ec544.js" with { type: "file" };
import file14 from "./part-54ca9685fe.js" with { type: "file" };
import file15 from "./part-56e496fcfa.js" with { type: "file" };
import file16 from "./part-6700cbf9c5.js" with { type: "file" };
import file17 from "./part-67379fc73a.js" with { type: "file" };
import file18 from "./part-689ecaf2f8.js" with { type: "file" };
import file19 from "./part-79fae12efc.js" with { type: "file" };
import file20 from "./part-7c29818b43.js" with { type: "file" };
import file21 from "./part-7dee4a9b3a.js" with { type: "file" };
import file22 from "./part-7df89af8dd.js" with { type: "file" };
import file23 from "./part-7e3be1fa57.js" with { type: "file" };
import file24 from "./part-8216543aee.js" with { type: "file" };
import file25 from "./part-852025ea51.js" with { type: "file" };
import file26 from "./part-859127405c.js" with { type: "file" };
import file27 from "./part-88ded35797.js" with { type: "file" };
import file28 from "./part-92a7026819.js" with { type: "file" };
import file29 from "./part-9d061ffcae.js" with { type: "file" };
import file30 from "./part-a4b13691cc.js" with { type: "file" };
import file31 from "./part-a71362f5f3.js" with { type: "file" };
import file32 from "./part-a7fc87810f.js" with { type: "file" };
import file33 from "./part-a94a7ff906.js" with { type: "file" };
import file34 from "./part-a9e6bc12f6.js" with { type: "file" };
import file35 from "./part-aca889c49e.js" with { type: "file" };
import file36 from "./part-b18d9dcc4b.js" with { type: "file" };
import file37 from "./part-b34451a7fc.js" with { type: "file" };
import file38 from "./part-b6b51d3528.js" with { type: "file" };
import file39 from "./part-bb5379661e.js" with { type: "file" };
import file40 from "./part-bd86f41134.js" with { type: "file" };
import file41 from "./part-c3f6ba8570.js" with { type: "file" };
import file42 from "./part-c440893d48.js" with { type: "file" };
import file43 from "./part-c60ed53575.js" with { type: "file" };
import file44 from "./part-c6cccba175.js" with { type: "file" };
import file45 from "./part-c906ba3041.js" with { type: "file" };
import file46 from "./part-cad835f004.js" with { type: "file" };
import file47 from "./part-cf80660469.js" with { type: "file" };
import file48 from "./part-d0f71486a3.js" with { type: "file" };
import file49 from "./part-da52f7500a.js" with { type: "file" };
import file50 from "./part-df40bc357d.js" with { type: "file" };
import file51 from "./part-dfa5bb70a4.js" with { type: "file" };
import file52 from "./part-e155f5be03.js" with { type: "file" };
import file53 from "./part-e28bd33968.js" with { type: "file" };
import file54 from "./part-e4386b6494.js" with { type: "file" };
import file55 from "./part-e78c3528ef.js" with { type: "file" };
import file56 from "./part-ed17c94049.js" with { type: "file" };
import file57 from "./part-ed5e0e2354.js" with { type: "file" };
import file58 from "./part-f420e9c2b7.js" with { type: "file" };
import file59 from "./studio-4f817a6c78.css" with { type: "file" };
import file60 from "./studio-ea2fc627d9.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-1b9a08dcc7.css", path: file0, bytes: 54057, integrity: "sha384-pdQMbUagcT2kr82tSWSfv4gtCiDLTLDgNGs/xN7XZ11Qiy0SGITY/AieAFqfJOvd" },
  { name: "console-efe10376ba.js", path: file1, bytes: 21305, integrity: "sha384-kncuk7zEqiZdcTEHWx341/dZE/YUYonFPzIKTggZ6kTHfRWZpKXMb4uuaagiYu5R" },
  { name: "part-066202a566.js", path: file2, bytes: 1063, integrity: "sha384-DZiQ8gUB6GUVUjB9bCOXXxyhZhF/MFurOTTzf0gjclIuuk0CZgITgSx4X+aCPEnN" },
  { name: "part-0d5d781a34.js", path: file3, bytes: 866, integrity: "sha384-G4OfgIC1mUJyrtH0AHBbaWDpKeJGSD1Nk8Uax6LJax1Kjmbh01vR9tRqHTI2qfuA" },
  { name: "part-1f140fd915.js", path: file4, bytes: 5551, integrity: "sha384-TPgU/SUpLcFA8P42ZzcXtHV0VC+N0bc5ewKReuJcYNAZQicU0dzk3fEgrhCzbbi4" },
  { name: "part-240b21407e.js", path: file5, bytes: 2538, integrity: "sha384-2O4X+LRmulosiz1654BvPjhSTNRINGw3RaLalWvQjmYVaZz/Zjio8NuUbifW8CRY" },
  { name: "part-2c10b5ceb4.js", path: file6, bytes: 5313, integrity: "sha384-ZqCYUsu1GU6WhVf02HbxmMjpHMq+l6atMS9Zue4fWlRqsxr5YsrkxRk+VxqpDi0Z" },
  { name: "part-2d59eb5661.js", path: file7, bytes: 3139, integrity: "sha384-ag84S3jDKY5xk5fSfCp357OYKatkH4KB3dDe96uCfgTF9M20qT3nXH8UDWfstmMd" },
  { name: "part-32a42ddea7.js", path: file8, bytes: 29921, integrity: "sha384-16uM6wT42CLVEjz8SoLEyxYB0Hr0vZs5pN4xC3b2ExmFHBgIgzF58MWizOqspROe" },
  { name: "part-3480e1acb9.js", path: file9, bytes: 546, integrity: "sha384-6JH69n/iF5btoSOlD4Kc8+4E8FjOAc0BbcjgGhzc1f1qNGZ35I8WzquZsigEtzRo" },
  { name: "part-38c3428ecc.js", path: file10, bytes: 1115, integrity: "sha384-FwtnLOjnSYHu0kk+/SzNOwsAYz7CgO78+5KsJMNDeZEy6BtV8SDQCXbx+2+khEGm" },
  { name: "part-4116224fd1.js", path: file11, bytes: 4761, integrity: "sha384-f2vN5lEc3yrGChFJQX4ogYn4lquqoiYEuM/R2WbwozVlwgCvkLzS0oiy9DxQPTRQ" },
  { name: "part-42b0940a90.js", path: file12, bytes: 4268, integrity: "sha384-EzMfWRo2xxCFOkwQdzXPFBYoMaKyhMAT2O5DOYUQTEo68Kc3RzJIbBSPINU4dtSt" },
  { name: "part-52974ec544.js", path: file13, bytes: 279, integrity: "sha384-zmtcg+S7cvMmRI5JhEAM4MgXewxdi+lJhlhcR1e7Je7AxOeAnfs7tSfj9hfSqcZM" },
  { name: "part-54ca9685fe.js", path: file14, bytes: 40499, integrity: "sha384-RfQuwle5wM3JVxThzkIagYS6hYHIaCgwEgra3ewlEdvZYFXDPM3Q/W3xSt/KnIJ5" },
  { name: "part-56e496fcfa.js", path: file15, bytes: 5558, integrity: "sha384-jFoAFDcrGbmcwGw7/lXzSl0VcoWso8Q0DDdyw8tRE2ZY5eH3/toPG2Hf0j9zu9AK" },
  { name: "part-6700cbf9c5.js", path: file16, bytes: 1647, integrity: "sha384-XGZbRu3KZzo2ebQ52PMbpBV3irPPUExuIeoHEE9t+H0N+FCsO1c4Z2Qth9S/ZGPr" },
  { name: "part-67379fc73a.js", path: file17, bytes: 16235, integrity: "sha384-4i5cT1Mq5jI32x3vVkzByXy5mtFzDaGcYlvH046IhxST8MsDYxCagz+ftVr6ianf" },
  { name: "part-689ecaf2f8.js", path: file18, bytes: 306, integrity: "sha384-KFl+zBeJJRMs1jiVeAG3zBMVZ5UsMhn3qU/2FujzQjsWSlhI5fpuw0rSAazAVUBZ" },
  { name: "part-79fae12efc.js", path: file19, bytes: 1311, integrity: "sha384-5VDQ84EFBjUxiXaLL/+aHwFEzhayKR4WgZvD9a6icdhcSLmYIfMIiXcKp3O4tWr8" },
  { name: "part-7c29818b43.js", path: file20, bytes: 320, integrity: "sha384-E8AYg9AdVRXV+yE/7hwjSUu4XjaUtmDNAJmTlClFl5mD1Az+99jjK62St6m/fx8o" },
  { name: "part-7dee4a9b3a.js", path: file21, bytes: 3798, integrity: "sha384-T4/ENVrwY/ohaFVyM6n/NVg6Z++i8baGk7WOoquBEOaeqTlnroa68/fq9eZ/4xjb" },
  { name: "part-7df89af8dd.js", path: file22, bytes: 2383, integrity: "sha384-G4nlxT3K/+1MK1qK2cfbiLXkWYHvDAMQNxXVVvSRQaALv5HVTnpk+kOu05yeNmRc" },
  { name: "part-7e3be1fa57.js", path: file23, bytes: 8871, integrity: "sha384-jcHOkLVvHllrILtn3wqPY6Cna2Bgn/NDWILMPuc8bWXAlAK/B8uhEjaKg3mVHW3P" },
  { name: "part-8216543aee.js", path: file24, bytes: 6622, integrity: "sha384-syMn+S7Y6z9Q5GHRaXGUtl/JmIZ5mcxLqimW9QMrEynJcIAMATuWewN5Jp/07VZd" },
  { name: "part-852025ea51.js", path: file25, bytes: 1104, integrity: "sha384-STju1CDxBBFxxhTAT8pnUtMNAzhd6haegCk/6ujKaHMG11Y08ICt/6JkmMafxIq+" },
  { name: "part-859127405c.js", path: file26, bytes: 922, integrity: "sha384-i80mRyv1wxUYujRKmDR22j81SeNfhkPy+emAhcOyiE7g/o/ykpWjnrgejgDZlrK7" },
  { name: "part-88ded35797.js", path: file27, bytes: 764, integrity: "sha384-3DutYbfkp7GuS1bqmwOuE6R5L6ZQeS73KacNGkKEIfoDoyPKRiMb2CZCYxNffHxS" },
  { name: "part-92a7026819.js", path: file28, bytes: 743, integrity: "sha384-k99dUYwOyP0FTKURz/TjuQFON8zMr951iSRExyXhBhN5N4UZPJx6beAUX4/ygPxt" },
  { name: "part-9d061ffcae.js", path: file29, bytes: 1155, integrity: "sha384-Q5v2idCYuemQpArVO/F/ZNQHYzvnF1FZkbx8uwCmFK+sCd96F3ddBrm5pLFCxHnr" },
  { name: "part-a4b13691cc.js", path: file30, bytes: 473, integrity: "sha384-g9wMw21p9IaRmCng1aAFHLSEC6tvW8YBTBb/3ZxdUdDrn2omFA5B3QKfZtt46pEj" },
  { name: "part-a71362f5f3.js", path: file31, bytes: 62066, integrity: "sha384-eUTEzBEBt7sQxB0T2hBJrRfycJzrYKBsClbtPs42eI+Wn+SQcqeAdyOr8ejx7dmp" },
  { name: "part-a7fc87810f.js", path: file32, bytes: 383, integrity: "sha384-eonXdNU1qZsOs9JMrucd3PnF3Ecg7iz56V/s8Aokn9/dPMsB7ufPSD5cWgJ2Pw6s" },
  { name: "part-a94a7ff906.js", path: file33, bytes: 68649, integrity: "sha384-fGKS1N0xMcZN1F1e9c0ZoqiOLNZFdeBJA/SdfA6E3EZJKVhkb/xLFMcmw+HMpcQ5" },
  { name: "part-a9e6bc12f6.js", path: file34, bytes: 5288, integrity: "sha384-oQUf/7LiXv061KSORB8R7EudnVrixJVkNKAh8Q4E6TGst6rrdv/aa1putAfY5YY+" },
  { name: "part-aca889c49e.js", path: file35, bytes: 3635, integrity: "sha384-I6wAqaW4/GWs4XFmG3drNAgqbF3RSBS/GaCZ7HLaxZ3k3q1mF24IQUeIkMQ7pIgq" },
  { name: "part-b18d9dcc4b.js", path: file36, bytes: 459, integrity: "sha384-EH1LdRPWzp0AHCR0GCPubjwbm3noCJKNlTmMC4KvQ1s5FPTRoW+2n8wjXPRDcKpB" },
  { name: "part-b34451a7fc.js", path: file37, bytes: 2433, integrity: "sha384-kxZppb8idMI7/ey5q7LRtHUkqzp3yG2Oy4pFVjlAz9EfpSzfKvuB+0mtBZdrMMXF" },
  { name: "part-b6b51d3528.js", path: file38, bytes: 2702, integrity: "sha384-U2ZB18CRcJYiiAd5KtHOjUzg2X7AXVWoFvaUHZMZ4IhOTwMvBcOokUgtuFstM3JF" },
  { name: "part-bb5379661e.js", path: file39, bytes: 414, integrity: "sha384-ZJECEEL7bksxGEyu1ayC2zTx7GsMgeh/Xvu/UFah0+k37i4foLj++gA4JLyVr7Z6" },
  { name: "part-bd86f41134.js", path: file40, bytes: 704, integrity: "sha384-TVo3U4OfvntjYCH+4caKaow+Vr9huLuCzqN+d6W1N2ivknUIHjKx1WqV1sjKtm1/" },
  { name: "part-c3f6ba8570.js", path: file41, bytes: 2240, integrity: "sha384-vRN1PdJN/pJJdK6VKekL++nwEr9lV4/klsjZZhbavsAYmX+Oi2PAiaShpQapxwXT" },
  { name: "part-c440893d48.js", path: file42, bytes: 506, integrity: "sha384-b913uih7QqOs0AqdhN1UwYFg6YIi7NK8k425yBarpAuRAAIXVRyxYXbfh83Vkfln" },
  { name: "part-c60ed53575.js", path: file43, bytes: 3354, integrity: "sha384-koNr5Hdm5Pm1FI64NtoNia0v2sJVkO9BXJq+ldztfqKtNhA+UTGepaqPrpUBZPpi" },
  { name: "part-c6cccba175.js", path: file44, bytes: 728, integrity: "sha384-xMapQwHHKpIMpmOP6XsfmMdcN73RsWvDLXAJJy6TLMUcqIEkCs0UJyb/a2qXU6IH" },
  { name: "part-c906ba3041.js", path: file45, bytes: 786, integrity: "sha384-7BsZHN6Sb7tno+rP+jwDusO9fBkF0i2hDX+LnFNS9UYvzHCJx3IAGSCI8jwFG9mg" },
  { name: "part-cad835f004.js", path: file46, bytes: 23530, integrity: "sha384-DDtGqv+h70iQRw4eXJiPHAvQjPNIqL+qxYeKzM/gT28838HQYaEb8wfaebhmZmex" },
  { name: "part-cf80660469.js", path: file47, bytes: 3877, integrity: "sha384-yBxz8ykrL/KhMtV66ArOgLEDWO79tbcMALMfq5XqewGUr/JA+HhHWmTo5BC2EcpO" },
  { name: "part-d0f71486a3.js", path: file48, bytes: 6895, integrity: "sha384-wyE5vzEgYHOQ9iFRPENAfs2Kbi2wvMVJgp0IVmmf+4jfEZowQFExNuicyvU1RhNG" },
  { name: "part-da52f7500a.js", path: file49, bytes: 577, integrity: "sha384-rc7maMDZN8+0aAHTAk0F4Ru16iF26PkWsahFp2u1ejt83JdiiiEtlI9qK7k1luu8" },
  { name: "part-df40bc357d.js", path: file50, bytes: 4486, integrity: "sha384-VNQMk/lThkU3aaaH8gky5lvZDai8InoNS94yj6eRGFo+iRLCzFe44a7Y8tnn5yKs" },
  { name: "part-dfa5bb70a4.js", path: file51, bytes: 22034, integrity: "sha384-Bb1CtsN5r9r03RL7E9TO1qEvLBMludVvQ0hE06gQynFwfTuGH0KM8tueJB1jZu4x" },
  { name: "part-e155f5be03.js", path: file52, bytes: 2721, integrity: "sha384-Kyxbdk7Su87SroO6t6jGUFjTdj7yRWDlZJAGbsIxSoLFJD+OeKpQWIuu3O6f0jp9" },
  { name: "part-e28bd33968.js", path: file53, bytes: 1622, integrity: "sha384-rVXhsbGfM65YsOY1gfNlmLw0cSF9qPxgKZGLUyTM2WZYRtX/ZmteIWgX3o8IioXK" },
  { name: "part-e4386b6494.js", path: file54, bytes: 25872, integrity: "sha384-nxsWaxTI12066Q4EzrqztDMuSmlqOmHQ/TNmoBwtPdjgEMFdWtcLlPXu59DnxVyj" },
  { name: "part-e78c3528ef.js", path: file55, bytes: 547, integrity: "sha384-BCY4ABkNOb2TvlUB0hyWSsQMBHFiN6RkTYpd3dQWPyjD1aZXNMV59nEudVoWDXEO" },
  { name: "part-ed17c94049.js", path: file56, bytes: 47253, integrity: "sha384-PJ3oTF3MDjhgurxLCZRqBtrvETwJkQ5tzV83ruHZYz4r0PVjf5qEUwlho4Lz7f11" },
  { name: "part-ed5e0e2354.js", path: file57, bytes: 488, integrity: "sha384-hxcYzMDO7NujHHM2Zp5HIfdu6ssstoGsvzebMwtmY5yrs/sEN8EgTBHwBKNVkTdW" },
  { name: "part-f420e9c2b7.js", path: file58, bytes: 561, integrity: "sha384-76aCl6yT+i4YNdeXDgtbmXgJIUZYsMkCwLU4vt5abDN2EU7fet5Dz3pGpI2fxFiZ" },
  { name: "studio-4f817a6c78.css", path: file59, bytes: 24044, integrity: "sha384-nscnxFZ7U0CNkHfFQ7UtZK7wb09NtSVSzkQntFGbqaS5LdDUgtuJqJruLTvJ0mfL" },
  { name: "studio-ea2fc627d9.js", path: file60, bytes: 7526, integrity: "sha384-9lHDwwVuT10MqVrCfZSuvllF3TodUtdtCRgPDlMT+dZhQJJCr42QOSTK1KOvDwXs" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-ea2fc627d9.js", style: "studio-4f817a6c78.css", preload: ["part-79fae12efc.js","part-7e3be1fa57.js","part-a71362f5f3.js","part-b18d9dcc4b.js","part-bb5379661e.js","part-bd86f41134.js","part-c6cccba175.js","part-e155f5be03.js","part-ed17c94049.js","part-f420e9c2b7.js"] },
  console: { script: "console-efe10376ba.js", style: "console-1b9a08dcc7.css", preload: ["part-a71362f5f3.js"] },
} as const;
