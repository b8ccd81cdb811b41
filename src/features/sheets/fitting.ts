import type { Drawing } from "../../qr/draw.ts";
import { judgedAs } from "../../qr/scannability/payload-judge.ts";
import type { Style } from "../../qr/style.ts";
import { Lru } from "../../kit/shared/lru.ts";
import type { SymbolNeeds } from "./arrangement.ts";
import type { LabelForm } from "./design.ts";
import { arrangeOn, needsOf } from "./label.ts";
import type { LabelContent } from "./scene.ts";

/**
 * Checks that a label has room for its content.
 * @throws Fault as `layLabel` does, and of the drawing.
 */
export type FitCheck = (content: LabelContent, label: LabelForm) => void;

/** Sizes of a style that are kept: a file has payloads of a few lengths. */
const KEPT = 200;

/** @param drawn - draws a symbol: once for all symbols of a style that need the same room. */
export function createFitCheck(drawn: (content: LabelContent) => Drawing): FitCheck {
  const known = new WeakMap<Style, Lru<string, SymbolNeeds>>();

  function needs(content: LabelContent): SymbolNeeds {
    const ofStyle = known.get(content.style) ?? new Lru<string, SymbolNeeds>(KEPT);
    known.set(content.style, ofStyle);
    const key = judgedAs(content.payload);
    const found = ofStyle.get(key) ?? needsOf(drawn(content));
    ofStyle.set(key, found);
    return found;
  }

  return (content, label) => void arrangeOn(needs(content), content.lines, label);
}
