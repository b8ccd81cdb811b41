import type { RecentProblem } from "../../kit/shared/recent-problems.ts";
import { isShortAddress, type ShortAddress } from "../../kit/shared/short-address.ts";
import { hostOf } from "../../kit/shared/target.ts";
import type { OperatorCodesDesk } from "./codes.ts";
import type { OperatorDomainsDesk } from "./domains.ts";
import type { OperatorPeopleDesk } from "./people.ts";
import type { OperatorReportsDesk } from "./reports.ts";
import { problemRecord } from "./state.ts";
import type { FindingStore } from "./store/finding.ts";
import type { OperatorWorkspacesDesk } from "./workspaces.ts";
import type { SearchAnswer, SearchResult } from "./search-model.ts";

/** Results of a kind. */
const MOST = 10;

const CODE = /^code_[0-9a-z]{26}$/;
const REPORT = /^[0-9a-z]{5}-[0-9a-z]{5}$/i;
const REQUEST = /^[\w-]{8,80}$/;

/** Finds whatever somebody has typed or pasted. */
export type OperatorSearch = (typed: string) => Promise<SearchAnswer>;

export function createOperatorSearch(needs: {
  store: Pick<FindingStore, "codeAt" | "countOfHost" | "hostsBelow">;
  codes: Pick<OperatorCodesDesk, "list" | "find">;
  workspaces: Pick<OperatorWorkspacesDesk, "list">;
  people: Pick<OperatorPeopleDesk, "list">;
  domains: Pick<OperatorDomainsDesk, "find">;
  reports: Pick<OperatorReportsDesk, "find">;
  problems: () => readonly RecentProblem[];
  /** The short address that a text names, however it was written or photographed; empty for none. */
  codeNamed: (text: string) => ShortAddress;
}): OperatorSearch {
  const { store, codes, workspaces, people, domains, reports, problems, codeNamed } = needs;

  async function codeOf(id: string | null): Promise<SearchResult[]> {
    if (id === null) return [];
    const code = await codes.find(id);
    return code ? [{ kind: "code", code }] : [];
  }

  /** The code at a short address, however it was written or photographed. */
  async function codeAt(typed: string): Promise<SearchResult[]> {
    const address = codeNamed(typed);
    return isShortAddress(address) ? codeOf((await store.codeAt(address))?.id ?? null) : [];
  }

  async function reportOf(number: string): Promise<SearchResult[]> {
    const report = REPORT.test(number) ? await reports.find(number) : null;
    return report ? [{ kind: "report", report }] : [];
  }

  /**
   * Hosts of workspaces, codes to a host with exactly the address that was typed first, and hosts below it.
   */
  async function ofHost(typed: string): Promise<SearchResult[]> {
    const host = hostOf(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`);
    if (host === null || !/[.:\]]/.test(host)) return [];
    const ours = await domains.find(host, MOST);
    const found: SearchResult[] = ours.map((domain) => ({ kind: "domain", domain }));
    const { codes: newest } = await codes.list({ host }, MOST, null);
    const exact = newest.filter(({ target }) => target === typed);
    for (const code of [...exact, ...newest.filter((one) => !exact.includes(one))])
      found.push({ kind: "code", code });
    for (const one of [host, ...(await store.hostsBelow(host, MOST))]) {
      const led = (await store.countOfHost(one)) ?? 0;
      if (led > 0) found.push({ kind: "host", host: one, codes: led });
    }
    return found;
  }

  return async (input) => {
    const typed = input.trim();
    const results: SearchResult[] = CODE.test(typed)
      ? await codeOf(typed)
      : [
          ...(await reportOf(typed)),
          ...(await codeAt(typed)),
          ...(typed.includes("@") ? [] : await ofHost(typed)),
        ];
    const named = await workspaces.list({ search: typed }, MOST, null);
    for (const workspace of named.workspaces) results.push({ kind: "workspace", workspace });
    const known = await people.list({ search: typed }, MOST, null);
    for (const person of known.people) results.push({ kind: "person", person });
    if (REQUEST.test(typed))
      for (const problem of problems()
        .filter(({ fields }) => fields["requestId"] === typed)
        .slice(0, MOST))
        results.push({ kind: "problem", problem: problemRecord(problem) });
    const ids = new Set<string>();
    return {
      results: results.filter((one) => {
        const isNew = one.kind !== "code" || !ids.has(one.code.id);
        if (one.kind === "code") ids.add(one.code.id);
        return isNew;
      }),
    };
  };
}
