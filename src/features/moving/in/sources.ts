import type { Reader } from "./reader.ts";
import { bitly } from "./readers/bitly.ts";
import { csv } from "./readers/csv.ts";
import { dub } from "./readers/dub.ts";
import { kutt } from "./readers/kutt.ts";
import { shlink } from "./readers/shlink.ts";
import { shortio } from "./readers/shortio.ts";
import { yourls } from "./readers/yourls.ts";

/** The services whose exports are tables or lists. */
export const READERS = { bitly, dub, shlink, yourls, kutt, shortio, csv } as const satisfies Readonly<
  Record<string, Reader>
>;
