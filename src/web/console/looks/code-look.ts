import type { Look } from "quietzone-client";
import type { Design } from "../../design/model.ts";
import { isSame, jsonOf } from "../../lib/json.ts";
import type { Load } from "../../lib/load.ts";
import { useLooks } from "./looks.ts";

/** The parts of a code's draft that say how it looks. */
export interface LookParts {
  readonly design: Design;
  /** The saved look; `null` for a style of its own. */
  readonly look: string | null;
}

/** How a code is drawn: in its saved look, or in a style of its own. */
export interface CodeLook {
  readonly looks: Load<readonly Look[]>;
  /** The saved look that it has, once it is read. */
  readonly chosen: Look | undefined;
  /** The design as it is drawn. */
  readonly design: Design;
  /** The parts of a design that was changed. A style that is no longer the look's is the code's own. */
  readonly changed: (design: Design) => LookParts;
}

/** The look of a draft. */
export function useCodeLook({ design, look }: LookParts): CodeLook {
  const looks = useLooks();
  const chosen = looks.value?.find(({ id }) => id === look);
  const drawn = chosen ? { ...design, style: chosen.style } : design;
  return {
    looks,
    chosen,
    design: drawn,
    changed: (next) =>
      isSame(jsonOf(next.style), jsonOf(drawn.style))
        ? { design: { ...next, style: design.style }, look }
        : { design: next, look: null },
  };
}
