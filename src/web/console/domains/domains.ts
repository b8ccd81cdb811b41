import type { DomainRecord } from "../../../domains/model.ts";
import { isDomainList } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { shaped } from "../../lib/shape.ts";

export const isDomain = shaped<DomainRecord>({
  id: "string",
  host: "string",
  state: "string",
  dns: "object",
  home: "string?",
  notFound: "string?",
  apple: "object?",
  android: "list?",
  codes: "number",
  createdAt: "string",
  verifiedAt: "string?",
  checkedAt: "string?",
  warning: "string?",
  disabled: "boolean",
});

/** The API's path of a domain. */
export function domainPath(id: string): string {
  return `/app/api/domains/${encodeURIComponent(id)}`;
}

/** The hosts on which this workspace can make codes; empty until they are read, and where the key may not read them. */
export function useVerifiedHosts(): readonly string[] {
  const load = useLoad((signal) => call("GET", "/app/api/domains?limit=100", isDomainList, { signal }), []);
  const domains = load.value?.domains ?? [];
  return domains.filter(({ state }) => state === "verified").map(({ host }) => host);
}
