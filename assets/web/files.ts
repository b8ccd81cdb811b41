/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-d4e2adeb68.js" with { type: "file" };
import file2 from "./part-09eb85272b.js" with { type: "file" };
import file3 from "./part-15ab435e67.js" with { type: "file" };
import file4 from "./part-171459b2d3.js" with { type: "file" };
import file5 from "./part-1a94807f2f.js" with { type: "file" };
import file6 from "./part-1d167ede04.js" with { type: "file" };
import file7 from "./part-1edb49cb07.js" with { type: "file" };
import file8 from "./part-229bd113fa.js" with { type: "file" };
import file9 from "./part-2a0735ddce.js" with { type: "file" };
import file10 from "./part-2f7341c77a.js" with { type: "file" };
import file11 from "./part-2fa627d42b.js" with { type: "file" };
import file12 from "./part-31212ec65f.js" with { type: "file" };
import file13 from "./part-3982dfa11f.js" with { type: "file" };
import file14 from "./part-4a2821af52.js" with { type: "file" };
import file15 from "./part-4ba415240f.js" with { type: "file" };
import file16 from "./part-4fcaed1c0f.js" with { type: "file" };
import file17 from "./part-508e98666f.js" with { type: "file" };
import file18 from "./part-60c09cca52.js" with { type: "file" };
import file19 from "./part-71aa605ac2.js" with { type: "file" };
import file20 from "./part-7bec4fd69f.js" with { type: "file" };
import file21 from "./part-7d523eb55b.js" with { type: "file" };
import file22 from "./part-8f61a1b6f0.js" with { type: "file" };
import file23 from "./part-a71cee0554.js" with { type: "file" };
import file24 from "./part-a953c82f2b.js" with { type: "file" };
import file25 from "./part-ae24b2fa6f.js" with { type: "file" };
import file26 from "./part-b84b9c6728.js" with { type: "file" };
import file27 from "./part-b92414282d.js" with { type: "file" };
import file28 from "./part-c7fc1fc1c8.js" with { type: "file" };
import file29 from "./part-d6d6542165.js" with { type: "file" };
import file30 from "./part-e4d5bd487f.js" with { type: "file" };
import file31 from "./part-f068446985.js" with { type: "file" };
import file32 from "./studio-1ca89c61d8.js" with { type: "file" };
import file33 from "./studio-23bd6e4910.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-d4e2adeb68.js", path: file1, bytes: 17718, integrity: "sha384-iC6G+WZWWSaIlRkp9FEXotg0Ot56tsR0ggMwc1luyOIKkK/Zj3+WHlmWf3R85RhM" },
  { name: "part-09eb85272b.js", path: file2, bytes: 4168, integrity: "sha384-B7g2TgW8vmAkED/KpX30PIN7tzuHbllsa5kS7efZESV5kF65Uh2I+Iqa/FR9dZ57" },
  { name: "part-15ab435e67.js", path: file3, bytes: 72966, integrity: "sha384-gS+JgxWIXzQpvvV9MlaHJ4i1mDoVUTPzlpjlQ+RkSKHsoEuab8DBJVG1Ta+8UofQ" },
  { name: "part-171459b2d3.js", path: file4, bytes: 1934, integrity: "sha384-6X79wQETSUY+WKX6MLyOkp3rY2KAmswqJFcGAbZ7mDjqfdO+Fa+VNGDSm9cm5EK4" },
  { name: "part-1a94807f2f.js", path: file5, bytes: 4992, integrity: "sha384-10E5JevpEt7gJO2q+8mNJzA8R436SKKAL+bbxTGMiQJ8DrQ359vyZnT25ePoJzgt" },
  { name: "part-1d167ede04.js", path: file6, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-1edb49cb07.js", path: file7, bytes: 922, integrity: "sha384-IqYYp5i8Yo7YP07Cdy9wNGy0QWLQ/gNCbkhtZ7WaF9d2NwfTuui34wooDMkGBJZ2" },
  { name: "part-229bd113fa.js", path: file8, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2a0735ddce.js", path: file9, bytes: 6170, integrity: "sha384-m45DLOs3V8xZoTQaehQq3D/4b6YJkHs5vl/EjDdAjcBHcI0Feh7FZgzZFeclq1jp" },
  { name: "part-2f7341c77a.js", path: file10, bytes: 18840, integrity: "sha384-3p051M8S4v1Yqr6j3DcguMFfb2O7s44PLbq1qmKoyDaLVDnybPZqtaoyNTpbIcZy" },
  { name: "part-2fa627d42b.js", path: file11, bytes: 5742, integrity: "sha384-93lQ4JxkKgV8EMEoAQs2vt2OHL7SHvddDe7v6K/w260P1iUeCwoa5hEMe+4NgdZo" },
  { name: "part-31212ec65f.js", path: file12, bytes: 955, integrity: "sha384-cvUmFiTL0lUYoMQMKEwPn3L5b0aae2QotBuHNdXUk7R3mNHgRnEaURDN4Qp+wFQT" },
  { name: "part-3982dfa11f.js", path: file13, bytes: 1155, integrity: "sha384-wHeeX7R91mmy6Hac8wCM1dZQsKcyIkTAxPiWD1V8h5++h0dR8EJpIAxj1XII3eJA" },
  { name: "part-4a2821af52.js", path: file14, bytes: 728, integrity: "sha384-P63tv7F127QWg6g1iikDDeYhrfzploML8S3M6ozl4Yjaegk0SPY66KDSU+OFzEah" },
  { name: "part-4ba415240f.js", path: file15, bytes: 32887, integrity: "sha384-gYqXPtJTpI7otEJdhSFk7Voc5O+rBFa+v8KsMDWhrHYJH0zBm6buT0zLnWhoSusb" },
  { name: "part-4fcaed1c0f.js", path: file16, bytes: 3828, integrity: "sha384-X3+8Hem28kFXbwjJngXvnWT8l7CIcecJc2Xabu0SfsCitftehHEs2EuRkKrU57kK" },
  { name: "part-508e98666f.js", path: file17, bytes: 6585, integrity: "sha384-s/jSH8Pwpcg+y2ydV4PesxYXH41ch4CwivPnN97NHh746J/yO47sDEFoEorDxxkO" },
  { name: "part-60c09cca52.js", path: file18, bytes: 16186, integrity: "sha384-AJtsLEQQelpgLRLxurGdi/TFLPi7d+Q7kBHgJeLJAOvq8UOWzk1WA+gnrbWcQcd+" },
  { name: "part-71aa605ac2.js", path: file19, bytes: 1649, integrity: "sha384-wDxMDfksESdiLC4Mv15vOqqqiW9herbuur/pmqky43kN21t9igNLhS++cYTGqEpV" },
  { name: "part-7bec4fd69f.js", path: file20, bytes: 412, integrity: "sha384-I+KVyDu1DvAzZark6aosroL2QRAzfAf2mSKBpYDHsGg+WL2qfKIxcNZOdmjl0TZi" },
  { name: "part-7d523eb55b.js", path: file21, bytes: 3393, integrity: "sha384-kFvrS5zTVVs+psbFXlmCxobVOIKS7eJMNHzS3EM5ljOqp+xzDao00Be1KSEVcWm8" },
  { name: "part-8f61a1b6f0.js", path: file22, bytes: 704, integrity: "sha384-DIFyO8Y32o8N6o5MSFsm20qAPkUdxxPxuaNwxSh/WaDTcrJBXz4dRpM9IgtKMzGy" },
  { name: "part-a71cee0554.js", path: file23, bytes: 759, integrity: "sha384-/MnBnZWh7tmUlzZZViNnjrPE7JaRAfTA1vqignq/1z2M1RtfQ/Nd4iIgc9PYM+fB" },
  { name: "part-a953c82f2b.js", path: file24, bytes: 47685, integrity: "sha384-F1ChWeJyiWaHTVzeSy67n7b75ontJNXuIXfkLbwEbfCk4DuaovcU4HqnI3m1/jRb" },
  { name: "part-ae24b2fa6f.js", path: file25, bytes: 488, integrity: "sha384-bA8evIsCl+dRLVm4Khcg8//NUizQ4zYR2Qsi1/z8TfjkZqh9UkDsW9Ex08C1sipa" },
  { name: "part-b84b9c6728.js", path: file26, bytes: 546, integrity: "sha384-N76QG9WfqhLCYitQ2TYMKY9fbFZcWbRMcz16xdZ4HM6W4Wlv2dFjXe4d5M4AOuZq" },
  { name: "part-b92414282d.js", path: file27, bytes: 2309, integrity: "sha384-eesEQ+TwSc+vochBOiT6Py5ZjyzxdCvyDLodbgILI+UJZI24AUoyHfTnyyKHXM+O" },
  { name: "part-c7fc1fc1c8.js", path: file28, bytes: 3464, integrity: "sha384-ZerpoosusyuYDYMB7X18ZV6oNRemMKcT5430nBLNyZ6BgXkY+ZhN78k6mMHEHaAe" },
  { name: "part-d6d6542165.js", path: file29, bytes: 54333, integrity: "sha384-d1m0waLaaHua6RqrZKxiWFHlzfaMAuCTvYFRYCmsNctVFvNXvzGOEJ9DdUKDucWs" },
  { name: "part-e4d5bd487f.js", path: file30, bytes: 11851, integrity: "sha384-D6SxImXtKu+mECirvQv/vLnxazfjAM4e09kRFzxu/H15CxK8WLl7aGf/ihYBEgea" },
  { name: "part-f068446985.js", path: file31, bytes: 7942, integrity: "sha384-C5sY2dY9/gai7gkca4moGvhFHF81YV7jqexF2dnYRhhYH31L6+wbiGHb2+B+pzeA" },
  { name: "studio-1ca89c61d8.js", path: file32, bytes: 5977, integrity: "sha384-+cRi9HsskTkXnBzU7C3NS+E6zLLb/NL1DUhkfUuSXQYzQKzoCAW1o8w1Qqd1ZghO" },
  { name: "studio-23bd6e4910.css", path: file33, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-1ca89c61d8.js", style: "studio-23bd6e4910.css", preload: ["part-171459b2d3.js","part-4a2821af52.js","part-7bec4fd69f.js","part-8f61a1b6f0.js","part-a953c82f2b.js","part-d6d6542165.js","part-f068446985.js"] },
  console: { script: "console-d4e2adeb68.js", style: "console-11eafe72e8.css", preload: ["part-d6d6542165.js"] },
} as const;
