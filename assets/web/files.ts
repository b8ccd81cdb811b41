/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-32777c5515.js" with { type: "file" };
import file1 from "./console-91965880eb.css" with { type: "file" };
import file2 from "./part-0289ed4b26.js" with { type: "file" };
import file3 from "./part-030ed499b4.js" with { type: "file" };
import file4 from "./part-13835f2823.js" with { type: "file" };
import file5 from "./part-17f2d5a16c.js" with { type: "file" };
import file6 from "./part-186a694d54.js" with { type: "file" };
import file7 from "./part-1e8c46e40a.js" with { type: "file" };
import file8 from "./part-21a6baebe4.js" with { type: "file" };
import file9 from "./part-331222009c.js" with { type: "file" };
import file10 from "./part-3b8ad198f7.js" with { type: "file" };
import file11 from "./part-3d7f678e4e.js" with { type: "file" };
import file12 from "./part-3e48aec407.js" with { type: "file" };
import file13 from "./part-4e63455aed.js" with { type: "file" };
import file14 from "./part-5354b3d765.js" with { type: "file" };
import file15 from "./part-59f7df1f34.js" with { type: "file" };
import file16 from "./part-617683daf1.js" with { type: "file" };
import file17 from "./part-70fad1595e.js" with { type: "file" };
import file18 from "./part-71a96e25db.js" with { type: "file" };
import file19 from "./part-74868ccd5f.js" with { type: "file" };
import file20 from "./part-75decb0e3a.js" with { type: "file" };
import file21 from "./part-76accb7569.js" with { type: "file" };
import file22 from "./part-85556cf283.js" with { type: "file" };
import file23 from "./part-875b10a0ef.js" with { type: "file" };
import file24 from "./part-8af12dbf2c.js" with { type: "file" };
import file25 from "./part-9311cafb98.js" with { type: "file" };
import file26 from "./part-94cb6b6428.js" with { type: "file" };
import file27 from "./part-956b44c443.js" with { type: "file" };
import file28 from "./part-9a248048df.js" with { type: "file" };
import file29 from "./part-9ac5a60524.js" with { type: "file" };
import file30 from "./part-a0dcbb8a54.js" with { type: "file" };
import file31 from "./part-a26ae39108.js" with { type: "file" };
import file32 from "./part-a3b3f25d3e.js" with { type: "file" };
import file33 from "./part-a44864eaed.js" with { type: "file" };
import file34 from "./part-a68573ee3c.js" with { type: "file" };
import file35 from "./part-ae89b6207f.js" with { type: "file" };
import file36 from "./part-ba10638eba.js" with { type: "file" };
import file37 from "./part-beded275fb.js" with { type: "file" };
import file38 from "./part-bf7fff40f1.js" with { type: "file" };
import file39 from "./part-cc7e41b2c7.js" with { type: "file" };
import file40 from "./part-ce21833e97.js" with { type: "file" };
import file41 from "./part-d38dff2a39.js" with { type: "file" };
import file42 from "./part-d5d23af42d.js" with { type: "file" };
import file43 from "./part-d669f25bfe.js" with { type: "file" };
import file44 from "./part-d753ebe338.js" with { type: "file" };
import file45 from "./part-d780fe75f5.js" with { type: "file" };
import file46 from "./part-e0de796ca9.js" with { type: "file" };
import file47 from "./part-eacb8cb296.js" with { type: "file" };
import file48 from "./part-eba066a60a.js" with { type: "file" };
import file49 from "./part-f1c7119928.js" with { type: "file" };
import file50 from "./part-f52c9fc857.js" with { type: "file" };
import file51 from "./part-f9303fa4a3.js" with { type: "file" };
import file52 from "./studio-1eafd87b7d.css" with { type: "file" };
import file53 from "./studio-aad069149f.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-32777c5515.js", path: file0, bytes: 21104, integrity: "sha384-X2kKmUQkuaUI2TgtWXFXbOUG+d7MzeO21NCdsXTI0pgprm00seMR5Mppqi3bEklL" },
  { name: "console-91965880eb.css", path: file1, bytes: 51808, integrity: "sha384-Fs4qxEPjl3lVh1GtzzU1bcfyPyHnFC9hPVDF6jGb8pWquv4slFZlKuORkx4IHm+K" },
  { name: "part-0289ed4b26.js", path: file2, bytes: 37847, integrity: "sha384-Zt1IC7uZhZEMFAoj8qC4m1aEgnU4eiXnaPuIddTdDNR1ym8UzzLpS0ECSifIkWf1" },
  { name: "part-030ed499b4.js", path: file3, bytes: 414, integrity: "sha384-N2fnHml1spkZJjMldEwfTtn1ytPF06cwE6DF0Ktw6Xvk9tdJwFeyUax45pXhmRQ6" },
  { name: "part-13835f2823.js", path: file4, bytes: 728, integrity: "sha384-h2vl4UvcXJEW1bBrv94zz0mxkd+pa5j++UBVf+HflDyQWTc0We7rGreKk5O+ng6n" },
  { name: "part-17f2d5a16c.js", path: file5, bytes: 764, integrity: "sha384-lGmZnxo1ZJn2p9+G6A2eWl+thWKLddYIU4+nNmk5jfG9U9BU/lNWDBlqReXK+D5q" },
  { name: "part-186a694d54.js", path: file6, bytes: 2672, integrity: "sha384-rj9+Kn1hIAAjLXGasE8d4oaFSUyVg5LcUrFmvaN2WzYrR8XTRJdDALPXKR0omj7q" },
  { name: "part-1e8c46e40a.js", path: file7, bytes: 4777, integrity: "sha384-oqGv0ekMb6QPdpKyt8DX1muOy3h3QP8mkGTiJ+Yh9p2KBxQa02ATbXQ6NMWRS4cv" },
  { name: "part-21a6baebe4.js", path: file8, bytes: 1647, integrity: "sha384-QVCOSOzPTGvCsSBQK1jolT3Wub0+SiWoHOgku1DHbOni2u4oQzIticWuiB8PNN3w" },
  { name: "part-331222009c.js", path: file9, bytes: 1061, integrity: "sha384-olkVzrafkZnI3fP8XcVoFmnbBAMkxdd3G9neN4X+sBT/X/Pn9iJcCETygUITFkdG" },
  { name: "part-3b8ad198f7.js", path: file10, bytes: 6875, integrity: "sha384-Iu2YFlQ4pRNJilHTdQbHdEvi4FvfvFpdFvv7oML5GRDHEgyRQFzFjCk6tKM4XbRF" },
  { name: "part-3d7f678e4e.js", path: file11, bytes: 8564, integrity: "sha384-Nz1dkBqBQ8RACHsCbxdrHi3iG0u3yWF2qHbiOS/XdHfRInEd5w5A3/dq+5Ye7Byn" },
  { name: "part-3e48aec407.js", path: file12, bytes: 2349, integrity: "sha384-HbH0cBskIiB9FmHBsCqgZTrRYDGjbiIwqTEH+F3G/NQCK0Ynfjo+KdklOTmXOD4k" },
  { name: "part-4e63455aed.js", path: file13, bytes: 5554, integrity: "sha384-v5PtWJ4SBwarki8Z9t02/W4iG2VmEma1e4GsWLjyaEvoR5qStrnOcU2mCdqpORQP" },
  { name: "part-5354b3d765.js", path: file14, bytes: 2538, integrity: "sha384-xMgCzi3sfSieY4IPJFwSudzg6sRztlatEAP+U/LaUmI6VzLJpHSmGiZ3yqSN9WeU" },
  { name: "part-59f7df1f34.js", path: file15, bytes: 786, integrity: "sha384-EWUdoJuzLZcaCYg1P4THgwf/PlKJqOcCgyeKwStvGzLAt9YehAfN8KrUfpKeVgYb" },
  { name: "part-617683daf1.js", path: file16, bytes: 320, integrity: "sha384-vir+HwGAr+wqM1BF5gt3g1i5R6lwdUj6sdDjeoX/3TIgMiFmBdNKjMh2k8Zq2L6s" },
  { name: "part-70fad1595e.js", path: file17, bytes: 1153, integrity: "sha384-sQRxDOoVp5qqBuNXf1/YDv4i3fSXDjvCkibzV1VxZGNchKVwMUVbJJmbLhIiIgeL" },
  { name: "part-71a96e25db.js", path: file18, bytes: 5551, integrity: "sha384-2xqXhu7NrVfIY0hApGgSE+vg5PcdgyTpYmbpORsJrITTF+qN5hZBHw5myDnGwmb6" },
  { name: "part-74868ccd5f.js", path: file19, bytes: 48642, integrity: "sha384-4hpLjyUjm8FNRD4OYvJn8Ub7THPLSHVoT8Y8QrKhEo1LjLE4xpTBUc1nE/DT//Ea" },
  { name: "part-75decb0e3a.js", path: file20, bytes: 6617, integrity: "sha384-beZl4057Y1rjBRsCdycSgqpALbMe8if6+33VFEOcSLOr1P/C/vjj0lp5TjGh2bae" },
  { name: "part-76accb7569.js", path: file21, bytes: 16237, integrity: "sha384-p0jeIoBbmBJZB4uMwZAEz0yxXwHBc2HckUiF6hh8cdvpUQbLEb85g+88VR2W553+" },
  { name: "part-85556cf283.js", path: file22, bytes: 1295, integrity: "sha384-yKV4Dpk24Y9ONjDAlxoqj27aia6KkWi1VgPKMbhOCaGmq/LM9+vHCm7Jn+nWK8Jz" },
  { name: "part-875b10a0ef.js", path: file23, bytes: 3706, integrity: "sha384-48b/Q/+UH2WPo7ng8CzILTj5IQvFFlFJN8FKe8EIlaqbnWd1KWjCD/2HdmmmnEgf" },
  { name: "part-8af12dbf2c.js", path: file24, bytes: 704, integrity: "sha384-0JAy+3gdfw1erQioTQZLf7FPdstpPPcoPgDtFOee1Tyg5N7Ek/iaDXEYtL3usUOH" },
  { name: "part-9311cafb98.js", path: file25, bytes: 561, integrity: "sha384-reqoJGudJ5hXw+4FO3fHFQQTQuykD+btt4C7rVh+IoV8aOzqNXO739zUjhpF30sF" },
  { name: "part-94cb6b6428.js", path: file26, bytes: 922, integrity: "sha384-8FDRHTmtnrWd0nqqJyOR9tikCHRAr+WAC+K7SV8Suvmx3fIClEcMtzRgeFx230ZU" },
  { name: "part-956b44c443.js", path: file27, bytes: 7567, integrity: "sha384-7E0G5Z7Bz+OjnO1rGbQFbeEEXjxbEhDTEc4mqg8ybfc7wHhI9J88nnLugIaT1p0W" },
  { name: "part-9a248048df.js", path: file28, bytes: 3139, integrity: "sha384-+jADjQUBjUBeZmz3MaMK3wMdMoIUCc1RjoDven2Fwn2gk9JCBeWoEDb6xTXVZuj0" },
  { name: "part-9ac5a60524.js", path: file29, bytes: 68653, integrity: "sha384-FLlRBiw/Lc7aySJYQFU9CTLrXk9ZGYYj4JA2sIuaR/nxLna4AUpdLeytsAni/g1j" },
  { name: "part-a0dcbb8a54.js", path: file30, bytes: 22028, integrity: "sha384-2Slgh2eMglfYVCon7tFRNipQg0+ZyRrD8rjvkfXAGVKFTxu7kn2X+Fw54odYWBAZ" },
  { name: "part-a26ae39108.js", path: file31, bytes: 279, integrity: "sha384-s5c7eECcrMiTbGT9znSvybeCJjWsjFtUon7D8kbKighg7SS8Z/W8i6IkVZ1G9ju9" },
  { name: "part-a3b3f25d3e.js", path: file32, bytes: 25849, integrity: "sha384-MXQrIB5HxyEABG31iabhSvb93v8AoRVA8C5l3bcUlBVqBclZyEhq4BPB/Zmx7901" },
  { name: "part-a44864eaed.js", path: file33, bytes: 61994, integrity: "sha384-PRRSsgOKix/uQ0U81saToFoZpjzSRn0KQt8SZKeO9b+tb3lmvuLa3lEjNhBSECB7" },
  { name: "part-a68573ee3c.js", path: file34, bytes: 3877, integrity: "sha384-g8yhsunT46KbqfUs8QTqtqXVE7cfekhqUEGgy27P32K+7FU97KKi1T8OZ4jBKFHO" },
  { name: "part-ae89b6207f.js", path: file35, bytes: 308, integrity: "sha384-GGlnE54/dhJUSsYq7eAIj7zkqCOrH3YOLreL5osMI+6sEssa60GLdf8n184pmm5w" },
  { name: "part-ba10638eba.js", path: file36, bytes: 544, integrity: "sha384-94TYyRS0Y3lXDJKXXOBHAic1DQc7wxWdYbCR0scfXRv9u5MKt3U0EmYBclfT0N95" },
  { name: "part-beded275fb.js", path: file37, bytes: 506, integrity: "sha384-jjuoY9L/wQndgnkJpUQNwo5ieeIwmXIOrY1KmtIW3fKcz00AZLlV9XQhgY8UYIT9" },
  { name: "part-bf7fff40f1.js", path: file38, bytes: 488, integrity: "sha384-HJ9sxdWBWG1ydaxpVdthKJ/rM8e+BP3IoN+6rLI/BN+3w/Ai28jOi+DzbjHzyzWx" },
  { name: "part-cc7e41b2c7.js", path: file39, bytes: 459, integrity: "sha384-mF2Ly3BjawUT1++DnXJmX27eMi22FTKTLciegs64DgakbPdX77k6W69DraBJzlbO" },
  { name: "part-ce21833e97.js", path: file40, bytes: 2721, integrity: "sha384-T/fytMBfRcoWpei2UIuToulcxvfPr0X1EmisspT4tX0yKeg7yQ8rDKo3Zu4cZuYl" },
  { name: "part-d38dff2a39.js", path: file41, bytes: 1106, integrity: "sha384-Q6CcWx/t5/6r9lGmhrTAxPYFLnQCFQVVyWwskrGDq2MAzsgvT3pkYlMtIHqqXGq1" },
  { name: "part-d5d23af42d.js", path: file42, bytes: 4396, integrity: "sha384-v7FdnZ1f6DLj4I0rsRe43L98YDMCh17mg1df+thGauMfp1fgSZbYi7Ec5Y3ydUWp" },
  { name: "part-d669f25bfe.js", path: file43, bytes: 4268, integrity: "sha384-imOs2cW9A9D8Kytvc7RhNIe/GOnzgrLCGKUxMQbJm7/lUnC1cFX4Is7Im5iNYUIq" },
  { name: "part-d753ebe338.js", path: file44, bytes: 577, integrity: "sha384-ITMWoFjCICSE5NrEQ8PF3aha8mmigjUUeJO+UUT1745moei2XN/VgHMYubJ5qN8H" },
  { name: "part-d780fe75f5.js", path: file45, bytes: 3633, integrity: "sha384-68v7Uj0TvLlzmifkaIlSBkoRdyBa/LeC4pI2B3GmTWe+ReaUDg0iVOvkOoE+kw5D" },
  { name: "part-e0de796ca9.js", path: file46, bytes: 2240, integrity: "sha384-qi5tFzcXUyJjTZVm+/yRWYk+rAVYljYSB1WTh4ORMBe6dXAW2NQpwigYI5OZThKG" },
  { name: "part-eacb8cb296.js", path: file47, bytes: 29935, integrity: "sha384-KrliGiF0L+biNLIR+dB5noBRIF94LFJ5FZALTUYxOXX141/NUGDyn9CdNskusq3Y" },
  { name: "part-eba066a60a.js", path: file48, bytes: 1311, integrity: "sha384-emJ5dU7d38ZJfGo14luYQ85xH/K9LJZDkeYYdP2AnTh2ySSxcx4Cs/scWoBjSwtl" },
  { name: "part-f1c7119928.js", path: file49, bytes: 743, integrity: "sha384-64GoWtDfB64SpQDBz+jJNAkui8SMIoBshGGgmGgGro5ZYmXZXHKtNWDRvSe+LDwo" },
  { name: "part-f52c9fc857.js", path: file50, bytes: 547, integrity: "sha384-7FcLfXNhf1zsP2wuu2Z+eznSYcduVtzAqGZPv8K0zXxsRoXTVyNl9kYaOyJWhCC/" },
  { name: "part-f9303fa4a3.js", path: file51, bytes: 5302, integrity: "sha384-LTQexnsBvtKL4zhmrGndzNw7q/4kg4fMd/AJol20tA6y7cd4HLHQn/b9cb8/RauT" },
  { name: "studio-1eafd87b7d.css", path: file52, bytes: 22689, integrity: "sha384-EvNkZbNknoCodlR5p7OgW4pcJp1xdFxKKhU5HhsIVKsYgFnUnI/ihL4xoRIH5Cts" },
  { name: "studio-aad069149f.js", path: file53, bytes: 6107, integrity: "sha384-A7BWNiHh/xg+lBHa1oXCYM/162OMBlehdAmQR8tIYqs+n5tqOLJVfLDKWii2XBgp" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-aad069149f.js", style: "studio-1eafd87b7d.css", preload: ["part-030ed499b4.js","part-13835f2823.js","part-3d7f678e4e.js","part-74868ccd5f.js","part-8af12dbf2c.js","part-9311cafb98.js","part-a44864eaed.js","part-cc7e41b2c7.js","part-ce21833e97.js","part-eba066a60a.js"] },
  console: { script: "console-32777c5515.js", style: "console-91965880eb.css", preload: ["part-a44864eaed.js"] },
} as const;
