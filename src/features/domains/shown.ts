import { isoTime } from "../../kit/shared/clock.ts";
import { hostOf, type ListedBy } from "../../kit/shared/target.ts";
import { recordName } from "./host.ts";
import type { Domain, DomainRecord } from "./model.ts";

/**
 * A domain as its owner sees it.
 * @param codes - how many are on it. @param waiting - how many wait for it.
 */
export function domainRecord(
  domain: Domain,
  codes: number,
  waiting: number,
  listedBy: ListedBy,
): DomainRecord {
  const { id, host, value, home, notFound, createdAt, verifiedAt, checkedAt, warning, disabled } = domain;
  return {
    id,
    host,
    state: verifiedAt === null ? "pending" : "verified",
    dns: { type: "TXT", name: recordName(host), value },
    home,
    notFound,
    listed: listedAmong([home, notFound], listedBy),
    apple: domain.apple === null ? null : JSON.parse(domain.apple),
    android: domain.android === null ? null : JSON.parse(domain.android),
    gs1: domain.gs1,
    codes,
    waiting,
    createdAt: isoTime(createdAt),
    verifiedAt: verifiedAt === null ? null : isoTime(verifiedAt),
    checkedAt: checkedAt === null ? null : isoTime(checkedAt),
    warning,
    disabled,
  };
}

/** The hosts of addresses that are on lists, each with its list; `null` for none. */
function listedAmong(addresses: readonly (string | null)[], listedBy: ListedBy): DomainRecord["listed"] {
  const found = addresses.flatMap((address): [string, string][] => {
    const name = address === null ? null : hostOf(address);
    const list = name === null ? null : listedBy(name);
    return name === null || list === null ? [] : [[name, list]];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}
