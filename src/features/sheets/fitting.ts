import type { Drawing } from "../../qr/draw.ts";
import { judgedAs } from "../../qr/scannability/payload-judge.ts";
import { isForTills } from "../../qr/scannability/till.ts";
import type { Style } from "../../qr/style.ts";
import { Lru } from "../../kit/shared/lru.ts";
import type { LabelForm } from "./design.ts";
import { arrangeOn, type Needs, needsOf, type OffTill } from "./label.ts";
import type { LabelContent } from "./scene.ts";

/**
 * Checks that a label has room for its content.
 * @returns what is to be told of a symbol for tills that is not of a size that they read; `null` for nothing.
 * @throws Fault as `layLabel` does, and of the drawing.
 */
export type FitCheck = (content: LabelContent, label: LabelForm) => OffTill | null;

/** Sizes of a style that are kept: a file has payloads of a few lengths. */
const KEPT = 200;

/** @param drawn - draws a symbol: once for all symbols of a style that need the same room. */
export function createFitCheck(drawn: (content: LabelContent) => Drawing): FitCheck {
  const known = new WeakMap<Style, Lru<string, Needs>>();

  function needs(content: LabelContent): Needs {
    const ofStyle = known.get(content.style) ?? new Lru<string, Needs>(KEPT);
    known.set(content.style, ofStyle);
    // A text below the symbol has as many lines as it needs.
    const key = content.style.hri
      ? content.payload
      : `${isForTills(content.payload)} ${judgedAs(content.payload)}`;
    const found = ofStyle.get(key) ?? needsOf(drawn(content));
    ofStyle.set(key, found);
    return found;
  }

  return (content, label) => arrangeOn(needs(content), content, label).offTill;
}
