import type { Design } from "../design/model.ts";
import { isSame, jsonOf } from "../lib/json.ts";

/** Designs that are remembered. */
export const MOST_DESIGNS = 12;
/** Characters of all of them: browsers give a site five million, and a logo of one's own may take half a million. */
const MOST_CHARACTERS = 2_000_000;

/** A list with one more design in front, without its password; the same one is not listed twice. */
export function withDesign(designs: readonly Design[], design: Design): readonly Design[] {
  const { password: _, ...fields } = design.fields;
  if (Object.keys(fields).length === 0) return designs;
  const bare = { type: design.type, fields, style: design.style };
  const others = designs.filter((other) => !isSame(jsonOf(other), jsonOf(bare)));
  let characters = 0;
  return [bare, ...others].slice(0, MOST_DESIGNS).filter((each) => {
    characters += JSON.stringify(each).length;
    return characters <= MOST_CHARACTERS;
  });
}
