import type { TxtAnswer, TxtLookup } from "../../../src/features/domains/txt.ts";

/** Name servers of a test: names with their TXT records. */
export interface TestDns {
  readonly lookup: TxtLookup;
  /** The number of questions for each name. */
  readonly asked: Map<string, number>;
  set(host: string, ...texts: string[]): void;
  /** Has the look-up of a host fail from now on. */
  fail(host: string, code: string): void;
}

export function createTestDns(): TestDns {
  const answers = new Map<string, TxtAnswer>();
  const asked = new Map<string, number>();
  const nameOf = (host: string) => `_quietzone.${host}`;
  return {
    asked,
    async lookup(name) {
      asked.set(name, (asked.get(name) ?? 0) + 1);
      return answers.get(name) ?? { texts: [], trouble: null };
    },
    set: (host, ...texts) => void answers.set(nameOf(host), { texts, trouble: null }),
    fail: (host, trouble) => void answers.set(nameOf(host), { texts: null, trouble }),
  };
}
