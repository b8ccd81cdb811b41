import { number } from "../../lib/format.ts";
import { MOST_CODES } from "../../../features/sheets/constants.ts";
import { useExplain } from "../../lib/explain.ts";
import { type Detail, detailsOf, isOfRow } from "../../lib/problem.ts";
import { useReason } from "../../ui/State.tsx";
import { nameOfCode } from "../../../features/codes/traits.ts";
import type { Picked, SheetDraft } from "./draft.ts";
import { type FieldName, fieldOf, type Reading } from "./order.ts";
import { useTexts } from "../../texts/texts.ts";

/** Errors of the form in words. */
export interface Troubles {
  /** The error at a part of the form. */
  at(field: FieldName): string | undefined;
  /** Errors that belong to no part. */
  readonly others: readonly string[];
}

/** Errors that one part shows. */
const SHOWN = 3;

/**
 * Tells what is wrong with the form, and why the service refused it, each at its part.
 * @param error - the refusal; `undefined` for none.
 * @param tried - whether it was to be printed: before, a form that is not filled in is no error.
 */
export function useTroubles(
  draft: SheetDraft,
  picked: Picked,
  wrong: Reading["wrong"],
  error: unknown,
  tried: boolean,
): Troubles {
  const words = useTexts("sheets");
  const explain = useExplain();
  const reason = useReason();
  const placed = detailsOf(error).map((why) => [fieldOf(why), noticeOf(why)] as const);

  function noticeOf(why: Detail): string {
    const spelled = (parameter: string) => {
      const value = why.params?.[parameter] ?? "";
      return typeof value === "number" ? number(value) : value;
    };
    const text = words.notice(why.reason, spelled, explain(why));
    if (isOfRow(why)) return `${words.row(why.row)} ${text}`;
    const [, index] = /^\/codes\/(\d+)$/.exec(why.pointer) ?? [];
    const code = index === undefined ? undefined : picked.codes[Number(index)];
    return code ? `${words.code(nameOfCode(code))} ${text}` : text;
  }

  const missing = () => {
    if (draft.source === "codes")
      return picked.count > MOST_CODES ? words.tooManyCodes(MOST_CODES) : words.noCodes;
    if (!tried) return undefined;
    return draft.source === "group" ? words.groupMissing : words.tableMissing;
  };

  return {
    at(field) {
      const here = wrong.get(field);
      if (here !== undefined)
        return here === "missing" ? missing() : words.outOfRange(here.minimum, here.maximum);
      const lines = placed.flatMap(([place, text]) => (place === field ? [text] : []));
      if (lines.length === 0) return undefined;
      const more = lines.length > SHOWN ? " …" : "";
      return `${lines.slice(0, SHOWN).join(". ")}${more}`;
    },
    others:
      error !== undefined && placed.length === 0
        ? [reason(error)]
        : placed.flatMap(([field, text]) => (field === null ? [text] : [])),
  };
}
