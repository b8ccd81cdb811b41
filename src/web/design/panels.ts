import type { Style } from "../../qr/style.ts";
import type { Effective } from "./style.ts";

/** What every panel of the style gets. */
export interface PanelProps {
  readonly style: Style;
  /** The style with its template and all defaults: what is shown. */
  readonly shown: Effective;
  /** Puts a style in its place; what is `undefined` in it is left out. */
  readonly onChange: (style: Style) => void;
  /** What is wrong with what is at a pointer (`/style/foreground`), in words. */
  readonly errorAt: (pointer: string) => string | undefined;
}

export const TABS = ["template", "color", "shape", "logo", "frame", "detail"] as const;
export type Tab = (typeof TABS)[number];

const PLACES: readonly (readonly [string, Tab])[] = [
  ["/style/template", "template"],
  ["/style/foreground", "color"],
  ["/style/background", "color"],
  ["/style/eyeFrame/color", "color"],
  ["/style/eyeBall/color", "color"],
  ["/style/modules", "shape"],
  ["/style/eye", "shape"],
  ["/style/logo", "logo"],
  ["/style/frame", "frame"],
];

/** The panel on which what a pointer names is found. */
export function tabOf(pointer: string): Tab {
  return PLACES.find(([start]) => pointer.startsWith(start))?.[1] ?? "detail";
}
