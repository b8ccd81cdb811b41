import type { CodeContent } from "../../codes/model.ts";
import type { LogoCopy } from "../../logos/art.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { Lru } from "../../../kit/shared/lru.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";

export interface VerdictNeeds {
  /** A key of contents: contents with the same key get the same verdict in a style. */
  readonly judgedAs: (content: CodeContent) => string;
  /** Checks that the symbol of a code scans in the style of its content. @throws Fault when it would not. */
  readonly checkStyle: (
    tenant: Tenant,
    content: CodeContent,
    copies: readonly LogoCopy[],
    signal: AbortSignal | null,
  ) => Promise<void>;
}

/** Styles whose verdict is remembered while a file is read. */
const REMEMBERED = 200;

/** Tells whether symbols would scan. Addresses that are judged alike have one verdict in a style. */
export function createVerdicts(
  needs: VerdictNeeds,
  tenant: Tenant,
  signal: AbortSignal | null,
): (content: CodeContent, copies: readonly LogoCopy[]) => Promise<boolean> {
  const verdicts = new Lru<string, boolean>(REMEMBERED);
  return async (content, copies) => {
    const key = `${needs.judgedAs(content)} ${JSON.stringify(content.style)}`;
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const verdict = await needs.checkStyle(tenant, content, copies, signal).then(() => true, unlessFault);
    verdicts.set(key, verdict);
    return verdict;
  };
}

function unlessFault(error: unknown): false {
  if (error instanceof Fault && error.code !== "busy") return false;
  throw error;
}
