import type { Decoder } from "./decoder.ts";
import { jsqr } from "./jsqr.ts";
import { aruco, opencv } from "./opencv.ts";
import { quirc } from "./quirc.ts";
import { zbar } from "./zbar.ts";
import { zxing } from "./zxing.ts";

/** Every decoder of the laboratory, in the order of its tables. */
export const DECODERS: readonly Decoder[] = [zxing, zbar, quirc, opencv, aruco, jsqr];
