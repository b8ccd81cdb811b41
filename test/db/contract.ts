import { afterAll, beforeAll, describe } from "bun:test";
import type { OpenStores } from "./stores.ts";
import { ENGINES } from "./engines.ts";

const known = new Set<string>();
const used = new Set<string | symbol>();

/** The stores that no suite has asked anything so far. */
export const withoutSuite = (): string[] => [...known.difference(used)];

/** Has every engine keep a contract: runs the tests of a suite on a new, empty database of each. */
export function contract(subject: string, tests: (stores: () => OpenStores, engine: string) => void): void {
  describe.each(ENGINES)(`${subject} in $name`, ({ name, open }) => {
    let stores: OpenStores;
    beforeAll(async () => {
      const opened = await open();
      for (const [store, methods] of Object.entries(opened))
        if (typeof methods === "object") known.add(store);
      stores = new Proxy(opened, {
        get(target, store, receiver) {
          used.add(store);
          return Reflect.get(target, store, receiver);
        },
      });
    });
    afterAll(() => stores.close());
    tests(() => stores, name);
  });
}
