import type { Style } from "quietzone-client";
import type { Effective } from "./style.ts";

/** Props of the style's panels. */
export interface PanelProps {
  readonly style: Style;
  /** The style completed with its template and all defaults. */
  readonly shown: Effective;
  /** Replaces the style; `undefined` members are left out. */
  readonly onChange: (style: Style) => void;
  /** The error text at a pointer (`/style/foreground`). */
  readonly errorAt: (pointer: string) => string | undefined;
}

export const TABS = ["template", "color", "shape", "logo", "frame", "detail"] as const;
export type Tab = (typeof TABS)[number];

const PANELS: readonly (readonly [string, Tab])[] = [
  ["/style/template", "template"],
  ["/style/foreground", "color"],
  ["/style/background", "color"],
  ["/style/eyeFrame/color", "color"],
  ["/style/eyeBall/color", "color"],
  ["/style/modules", "shape"],
  ["/style/eye", "shape"],
  ["/style/reach", "shape"],
  ["/style/logo", "logo"],
  ["/style/frame", "frame"],
];

/** The panel that holds the field of a pointer. */
export function tabOf(pointer: string): Tab {
  return PANELS.find(([start]) => pointer.startsWith(start))?.[1] ?? "detail";
}
