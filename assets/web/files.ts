/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-e6570bace1.js" with { type: "file" };
import file2 from "./part-0d75b034ff.js" with { type: "file" };
import file3 from "./part-16881efec6.js" with { type: "file" };
import file4 from "./part-1d167ede04.js" with { type: "file" };
import file5 from "./part-229bd113fa.js" with { type: "file" };
import file6 from "./part-2a1fdeb129.js" with { type: "file" };
import file7 from "./part-2d937d04c2.js" with { type: "file" };
import file8 from "./part-393b3325d2.js" with { type: "file" };
import file9 from "./part-4069b1d380.js" with { type: "file" };
import file10 from "./part-467b24a888.js" with { type: "file" };
import file11 from "./part-4b7ab789ee.js" with { type: "file" };
import file12 from "./part-515b741e4f.js" with { type: "file" };
import file13 from "./part-5615f63c96.js" with { type: "file" };
import file14 from "./part-66cabdf9b9.js" with { type: "file" };
import file15 from "./part-6d93720808.js" with { type: "file" };
import file16 from "./part-737052b806.js" with { type: "file" };
import file17 from "./part-82bc92502d.js" with { type: "file" };
import file18 from "./part-834015c2e4.js" with { type: "file" };
import file19 from "./part-9e1dda7eee.js" with { type: "file" };
import file20 from "./part-a73cf013b9.js" with { type: "file" };
import file21 from "./part-a8011d3151.js" with { type: "file" };
import file22 from "./part-aa172e5a5b.js" with { type: "file" };
import file23 from "./part-b586c0fb9c.js" with { type: "file" };
import file24 from "./part-bb27517cd2.js" with { type: "file" };
import file25 from "./part-c2640ea87c.js" with { type: "file" };
import file26 from "./part-c50de0b4fc.js" with { type: "file" };
import file27 from "./part-c7420f9e8d.js" with { type: "file" };
import file28 from "./part-e2c35cf44e.js" with { type: "file" };
import file29 from "./part-ec64b39225.js" with { type: "file" };
import file30 from "./part-eddedbaf87.js" with { type: "file" };
import file31 from "./part-edf8a4a823.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-ae55dc5716.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-e6570bace1.js", path: file1, bytes: 17718, integrity: "sha384-hYkCKU1t5yPL3Tw+olMNfRDiKLMD3PfOphEHmXlvKbxZs472VuJ7RrgXx06DZIKU" },
  { name: "part-0d75b034ff.js", path: file2, bytes: 54318, integrity: "sha384-f1DE6D88TyDSmh5L4BRtokslg8+g5qL36MmBshfT0YyQoUmTQnSJ2DUAMWq9cFyA" },
  { name: "part-16881efec6.js", path: file3, bytes: 5742, integrity: "sha384-01ejbppRve/lU0KXT3Yugr7xUf7HSnmXVY5bY+AvUJ+GpX1ioE3plqgoUYt3yhtn" },
  { name: "part-1d167ede04.js", path: file4, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file5, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2a1fdeb129.js", path: file6, bytes: 728, integrity: "sha384-TU0acIjEYwHAFZM8mq5O7QDcVQ0qliNXKdxU6ZAI7ncOTchB5Vjp6AawMJFHMqmM" },
  { name: "part-2d937d04c2.js", path: file7, bytes: 3464, integrity: "sha384-4AzLfvNg2Ulm6IUwXOTz7bmCcAw4I0qYfHh73Ntj8uUlF+dZwGjtNyYv+Lq7bv3S" },
  { name: "part-393b3325d2.js", path: file8, bytes: 412, integrity: "sha384-frMdjghD9CJk8sSM/puUK2mTZ888w388RaXKN4+6iNt8wJSQPgzYKATMcb5oPe7a" },
  { name: "part-4069b1d380.js", path: file9, bytes: 32887, integrity: "sha384-DBKelKngbhbOZNT068uhqVbFFTAO7jm24vzGWV6ljyK3XnKOotudf+iBTekizVdE" },
  { name: "part-467b24a888.js", path: file10, bytes: 1155, integrity: "sha384-lm4Pl/pG8C263XIny46FcF6McQ9xuMPrU5kWuCjwQeXp1OI37DnuJaZYQ5KdYN61" },
  { name: "part-4b7ab789ee.js", path: file11, bytes: 546, integrity: "sha384-BqdeWmKRv3vYY7ur4zmp/HZPHU+MHPBw4g0iJcXfwEdMPlASZAm4NCSoqf94GgGp" },
  { name: "part-515b741e4f.js", path: file12, bytes: 47685, integrity: "sha384-RFEiYxv9jELJE2x+bu1PO7Y/fEFPrpe6pJ8hSEBij7K8B1G91I1Fp8JocPEMYB8K" },
  { name: "part-5615f63c96.js", path: file13, bytes: 11851, integrity: "sha384-xh5EFJLe812KIw2q+s4HrQKHWdtCIFcUi2gOQLO6b/hziup7jk/udQTx3BdTr8eg" },
  { name: "part-66cabdf9b9.js", path: file14, bytes: 3828, integrity: "sha384-7bXZSBw2sLeaE+xf9lnorGk1XSRRzhh/NX3dFNRtyovD0kN2dlX58+aJjHsELbA6" },
  { name: "part-6d93720808.js", path: file15, bytes: 7942, integrity: "sha384-S5JBA4K1rht19C+qKWljgYafk439UtqRnwnekHgsQxQ8K4APmrW48KREkqwTRJI3" },
  { name: "part-737052b806.js", path: file16, bytes: 759, integrity: "sha384-3A6W08yMOMjupyKh3M54joPmeZuHMN4U+vraIz+7eio+sX4X9CxConmaG5AGqlAL" },
  { name: "part-82bc92502d.js", path: file17, bytes: 4992, integrity: "sha384-iYwn2tqyVk5HQ8awj6+x+A8VdDx1OKdgXiAfmMndCmXqj6o5fl7Sb1VPEmDjGLAy" },
  { name: "part-834015c2e4.js", path: file18, bytes: 922, integrity: "sha384-/xtJReHOx7Ww2NLSi92YSwHHCz5yJaUrWiAHMsToTnAPHckyOzM5S7KSjTpFUXM+" },
  { name: "part-9e1dda7eee.js", path: file19, bytes: 6585, integrity: "sha384-ozGHUt5PdlwyLjJkdImx/E015BPmhIQtRwS4rnxBog++t5uuap3R8ahSJzSIb9CO" },
  { name: "part-a73cf013b9.js", path: file20, bytes: 3393, integrity: "sha384-Xi8Y3x9vRfsjjqPJyqsm7SmX2A7XR5txu3pMrDUMd+65YQZXLSDsWzePpmJo+Guo" },
  { name: "part-a8011d3151.js", path: file21, bytes: 488, integrity: "sha384-oJm6KMSVN33eYQE6vB78KKiQqIgwx7RSioiMPW1Fj2PcUfFbJZ/1ClkivOJj2vjm" },
  { name: "part-aa172e5a5b.js", path: file22, bytes: 2309, integrity: "sha384-F/+RW5jVCR6LzUer3Hf82nYg4bizKVv3xLD8Eu5zymnPcnHdce+5fV/u3CTP18nw" },
  { name: "part-b586c0fb9c.js", path: file23, bytes: 1934, integrity: "sha384-kh15YEUiuuiYNHmlu0Gz9J4lREqJSuY9+ebTWl1pqF2OTEzYJjxHO7+8bOYCrkAD" },
  { name: "part-bb27517cd2.js", path: file24, bytes: 6170, integrity: "sha384-NeLHMrlluW1Iv2Lj73N0/rIA0qhvS7V0HHmlQrWKyFh5ezdPrQ0ciDpP6AZPY4If" },
  { name: "part-c2640ea87c.js", path: file25, bytes: 72966, integrity: "sha384-q9wiNETwFY9KfGIDopE2EbcNmKebTIA0bodDuSWOiqfqKQ1KeFLA1oFAXe3Ry9x/" },
  { name: "part-c50de0b4fc.js", path: file26, bytes: 1649, integrity: "sha384-MDHdjcfN1DOmIeI5T0hdmeiy/9hNJWyHrMM83qc70m8BnS72ZurvjiYxD5Zw+EFZ" },
  { name: "part-c7420f9e8d.js", path: file27, bytes: 4168, integrity: "sha384-hoa0/rq2ycCGzUgsdUoHfKMqp0HPmbayA9iO0dDLJctSkc98iXZayRLqzmpmbvMO" },
  { name: "part-e2c35cf44e.js", path: file28, bytes: 18840, integrity: "sha384-qPWOocuGg15sxfnppsvrqvwdTsoaJiJgMtOgqb/2f6pgAcDqn0D549yiIEkE2c1e" },
  { name: "part-ec64b39225.js", path: file29, bytes: 955, integrity: "sha384-fxb+PyTfXdSvoKsyii4xA9Vv2xE3glODcjHglBPJZQfZg+jo9DOLgOBAa39mGpsN" },
  { name: "part-eddedbaf87.js", path: file30, bytes: 16186, integrity: "sha384-qZo2WhLW2mlkIrlaYT+6ezFUxScXG8gFSOefmOQ6Cyl4cznQrRTj+OzvX4lKFMBN" },
  { name: "part-edf8a4a823.js", path: file31, bytes: 704, integrity: "sha384-TJF1EBLR7AyR6wodYaFtEA7RhPX4GroxgarRx8NxeFg9RllWO+vBN2Fk+7FygnQ8" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-ae55dc5716.js", path: file33, bytes: 5977, integrity: "sha384-eOFyJdlpyp0B+pcaN84s4dbyIXcL4YGOpBSO0bqMcdE0/tc1OzQgeFAuR9CsNsNd" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-ae55dc5716.js", style: "studio-23bd6e4910.css", preload: ["part-0d75b034ff.js","part-2a1fdeb129.js","part-393b3325d2.js","part-515b741e4f.js","part-6d93720808.js","part-b586c0fb9c.js","part-edf8a4a823.js"] },
  console: { script: "console-e6570bace1.js", style: "console-11eafe72e8.css", preload: ["part-0d75b034ff.js"] },
} as const;
