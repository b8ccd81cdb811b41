/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7aa6b28430.js" with { type: "file" };
import file1 from "./console-bfe3f3b39e.css" with { type: "file" };
import file2 from "./part-ee8c6ac934.js" with { type: "file" };
import file3 from "./studio-0c2315f065.js" with { type: "file" };
import file4 from "./studio-553d2d2c6f.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7aa6b28430.js", path: file0, bytes: 922, integrity: "sha384-6ZcjeN7wnV1+Oafkp2yLBE3gZbSCTpIlYKvGMSTrgIF2o61hHOoeCw1h/FQ0N65J" },
  { name: "console-bfe3f3b39e.css", path: file1, bytes: 22419, integrity: "sha384-Qj1TfHl4o5GxX04X6bsFKKWVm20fv9nM/OD0ZciDlojH8jBw+HzOGyfse17bbNPf" },
  { name: "part-ee8c6ac934.js", path: file2, bytes: 25238, integrity: "sha384-YIKALpCU3lEb/sRiHet4mmhGWInnm2Sl7o+8ari1PbgQ3PMfuk2eRtImmBUhGxYf" },
  { name: "studio-0c2315f065.js", path: file3, bytes: 70828, integrity: "sha384-1mgnYwNJyiBnLcZWr/dMdDlIBkY+yN5OHdGmyxDsxAK3bP6+Uj6NbmoPZlrgc247" },
  { name: "studio-553d2d2c6f.css", path: file4, bytes: 21657, integrity: "sha384-BB0ZxMcrBKW2NFSXOdtMF0axBqqI0lfH17YUO9VM/wPSlBnRz3cii7PGLKemYzyT" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-0c2315f065.js", style: "studio-553d2d2c6f.css", preload: ["part-ee8c6ac934.js"] },
  console: { script: "console-7aa6b28430.js", style: "console-bfe3f3b39e.css", preload: ["part-ee8c6ac934.js"] },
} as const;
