import { Resolver } from "node:dns/promises";

/**
 * The texts of a name's TXT records: a record may have several, which the runtime gives one by one, in their order. Without
 * them, the resolver's code of the trouble, such as `ETIMEOUT` and `ESERVFAIL`.
 */
export type TxtAnswer =
  | { readonly texts: readonly string[]; readonly trouble: null }
  | { readonly texts: null; readonly trouble: string };

/** Looks up the TXT records of a name. Never rejects. A name that does not exist has none. */
export type TxtLookup = (name: string) => Promise<TxtAnswer>;

/** Milliseconds of one question, and how often each server is asked. */
const TIMEOUT = 2_000;
const TRIES = 2;

/** Answers that the resolver gives for a name that does not exist, and for one without TXT records. */
const NOTHING: ReadonlySet<string> = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Asks name servers through c-ares, which blocks no thread.
 * @param servers - addresses, with a port where it is not 53; `null` for the machine's.
 * @param signal - ends look-ups that are under way. They would keep the process until their servers have been silent for long enough.
 */
export function createTxtLookup(servers: readonly string[] | null, signal: AbortSignal): TxtLookup {
  return async (name) => {
    const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES });
    const cancel = () => resolver.cancel();
    signal.addEventListener("abort", cancel);
    try {
      if (servers !== null) resolver.setServers(servers);
      const records = await resolver.resolveTxt(name);
      return { texts: records.flat(), trouble: null };
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "EUNKNOWN";
      const plain = code.replace(/^DNS_/, "");
      return NOTHING.has(plain) ? { texts: [], trouble: null } : { texts: null, trouble: plain };
    } finally {
      signal.removeEventListener("abort", cancel);
    }
  };
}
