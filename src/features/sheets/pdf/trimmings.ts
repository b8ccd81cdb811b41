import { type ColorSpace, spellFillColor } from "../../../qr/write/color.ts";
import { IN_PLACE, spellOperators } from "../../../qr/write/operators.ts";
import { Spelling } from "../../../qr/write/spelling.ts";
import { FRAME_COLOR } from "../page.ts";
import type { PageScene } from "../scene.ts";
import { flate } from "./flate.ts";
import { fromMillimetres } from "./place.ts";

/** The deflated content that all pages share, edges and crop marks; `null` without any. */
export function spellTrimmings(page: PageScene, space: ColorSpace): Uint8Array | null {
  const { frame, marks } = page;
  if (frame === null && marks === null) return null;
  const out = new Spelling();
  out.text(`q\n${fromMillimetres(page)}`);
  if (frame !== null) {
    out.text(`${spellFillColor(FRAME_COLOR, space)}\n`);
    spellOperators(frame, IN_PLACE, out);
    out.text("f\n");
  }
  if (marks !== null) {
    out.text("/All cs 1 scn\n");
    spellOperators(marks, IN_PLACE, out);
    out.text("f\n");
  }
  out.text("Q\n");
  return flate(Buffer.from(out.take(), "latin1"));
}

/** The colour space `All`, which is on every plate (PDF 1.7, 8.6.6.4). */
export function registrationOf(): string {
  const tint = "<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >>";
  return `[/Separation /All /DeviceCMYK ${tint}]`;
}
