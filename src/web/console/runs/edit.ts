import type { Code } from "quietzone-client";

/** Actions on many codes, and their undo. */

/** A chosen code: the members that actions and their undo need. */
export type Chosen = Pick<
  Code,
  "id" | "shortId" | "shortUrl" | "title" | "group" | "tags" | "active" | "style" | "updatedAt"
>;

/** An action and its value, as the API takes them. */
export type Edit =
  | { readonly action: "activate" | "disable" | "delete" }
  | { readonly action: "move"; readonly value: string | null }
  | { readonly action: "style"; readonly value: Chosen["style"] }
  | { readonly action: "tag" | "untag"; readonly value: readonly string[] };

/** One action on some codes. */
export interface EditStep {
  readonly edit: Edit;
  readonly ids: readonly string[];
}

/**
 * The steps that undo an edit: each code gets what it had before, and one that already was as the edit makes it is left alone. A deletion
 * has none.
 * @param before - the codes as they were before the edit.
 */
export function undoOf(edit: Edit, before: readonly Chosen[]): EditStep[] {
  const steps = new Map<string, { edit: Edit; ids: string[] }>();
  for (const code of before) {
    const back = backOf(edit, code);
    if (back === null) continue;
    const name = JSON.stringify(back);
    const step = steps.get(name) ?? { edit: back, ids: [] };
    step.ids.push(code.id);
    steps.set(name, step);
  }
  return [...steps.values()];
}

/** The edit that gives a code back what it had; `null` when there is nothing to give back. */
function backOf(edit: Edit, { active, group, tags, style }: Chosen): Edit | null {
  if (edit.action === "delete") return null;
  if (edit.action === "move") return group === edit.value ? null : { action: "move", value: group };
  if (edit.action === "style") return { action: "style", value: style };
  if (edit.action === "tag" || edit.action === "untag") {
    const isTag = edit.action === "tag";
    const value = edit.value.filter((tag) => tags.includes(tag) !== isTag);
    return value.length === 0 ? null : { action: isTag ? "untag" : "tag", value };
  }
  if ((edit.action === "activate") === active) return null;
  return { action: active ? "activate" : "disable" };
}
