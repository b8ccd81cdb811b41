import { hostOf } from "../../kit/shared/target.ts";
import { allLinksOf } from "../codes/links-model.ts";
import type { Led } from "../watch/traits.ts";

/* In a file of its own, because the stores load no schemas. */

/**
 * A host as it is looked for: its labels from the last one on, so that all below a name follow each other. An
 * address of the network stays as it is.
 */
export function hostKeyOf(host: string): string {
  return /^[\d.]+$|^\[/.test(host) ? host : host.split(".").reverse().join(".");
}

/** A way by which a code leads somewhere. */
export interface Way {
  readonly kind: "target" | "rule" | "fallback" | "link";
  readonly url: string;
  /** `null` for an address without one. */
  readonly host: string | null;
  /** The conditions of a rule, as JSON. */
  readonly when: string | null;
  /** The list that names the host. */
  readonly listed: string | null;
}

/** All that a code and its page lead to, in the order in which scans are led. */
export function waysOf(
  code: Omit<Led, "shortId"> & { readonly listed: Readonly<Record<string, string>> | null },
): Way[] {
  const to = (kind: Way["kind"], url: string, when: object | null = null): Way => {
    const host = hostOf(url);
    const listed = host === null ? null : (code.listed?.[host] ?? null);
    return { kind, url, host, when: when && JSON.stringify(when), listed };
  };
  const { target, rules, fallback } = code;
  return [
    ...(rules ?? []).flatMap((rule) =>
      ("split" in rule ? rule.split : [rule]).map((way) => to("rule", way.target, rule.when)),
    ),
    to("target", target),
    ...(fallback === null ? [] : [to("fallback", fallback)]),
    ...allLinksOf(code).map(({ address }) => to("link", address)),
  ];
}
