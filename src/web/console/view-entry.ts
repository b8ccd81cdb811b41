import type { Scope } from "../../kit/shared/scopes.ts";
import type { Shape } from "../ui/Skeleton.tsx";
import type { LoadView } from "./Lazy.tsx";
import type { CodeTab, Section, SettingsTab } from "./sections.ts";

/** A route of the console. */
export interface ViewEntry {
  readonly pattern: string;
  /** Its grey shape while it loads; a card where it is missing. */
  readonly shape?: Shape;
  /** The scope that a key needs for the view. */
  readonly scope?: Scope;
  readonly section: Section;
  readonly tab?: CodeTab;
  readonly settings?: SettingsTab;
  /** The page of the docs about it, below `docs/`. */
  readonly docs: string;
  readonly view: LoadView;
}
