import { type Clock, DAY, HOUR } from "../../kit/shared/clock.ts";
import { type Explanation, explain } from "../../kit/shared/reasons.ts";
import { recordName } from "./host.ts";
import type { Domain } from "./model.ts";
import type { Check } from "./records.ts";
import type { TxtLookup } from "./txt.ts";

/** The result of a look-up in DNS. `flaw` says what is wrong; `null` when the owner is proved. */
export interface Checked {
  readonly check: Check;
  readonly flaw: Explanation | null;
}

/** Looks up in DNS whether a workspace owns a domain. */
export type CheckDomain = (domain: Pick<Domain, "host" | "value">) => Promise<Checked>;

export function createDomainCheck({ lookup, clock }: { lookup: TxtLookup; clock: Clock }): CheckDomain {
  return async ({ host, value }) => {
    const name = recordName(host);
    const { texts, trouble } = await lookup(name);
    const checkedAt = clock.now();
    if (texts === null) {
      const flaw = explain("txt_unreachable", { name, code: trouble });
      const check = { checkedAt, warning: asWarning(flaw), isMissing: null, dueAt: checkedAt + HOUR };
      return { check, flaw };
    }
    const flaw = flawOf(name, value, texts);
    const warning = flaw && asWarning(flaw);
    return { check: { checkedAt, warning, isMissing: flaw !== null, dueAt: checkedAt + DAY }, flaw };
  };
}

function flawOf(name: string, value: string, texts: readonly string[]): Explanation | null {
  // A long record comes in several texts. Nobody else can know the value, so it may stand anywhere among others.
  if (texts.join("").includes(value)) return null;
  if (texts.length === 0) return explain("txt_none", { name });
  return explain("txt_other", { name, found: shown(texts) });
}

/** Texts that are quoted, and characters of each: an answer of DNS may have 64 KiB. */
const MOST_SHOWN = 3;
const SHOWN_LENGTH = 80;

/** Foreign texts, for a person. */
function shown(texts: readonly string[]): string {
  const quoted = texts.slice(0, MOST_SHOWN).map((text) => {
    const start = text.slice(0, SHOWN_LENGTH).replace(/[^\x20-\x7e]/g, "?");
    return `"${start}${text.length > SHOWN_LENGTH ? "…" : ""}"`;
  });
  const more = texts.length - quoted.length;
  return quoted.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** A detail as a sentence. */
function asWarning({ detail }: Explanation): string {
  return `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`;
}
