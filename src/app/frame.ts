import type { RouteSet } from "../kit/http/app.ts";
import type { Context } from "./context.ts";
import { createEventBus } from "./events.ts";
import type { Feature, ForRoutes, Given, Made } from "./feature.ts";

/**
 * The features of a running service. Each is made after those that it uses, and stops before them. All get
 * the events of all, from the moment they are made.
 */
export interface Frame extends Pick<Given, "use" | "emit"> {
  /**
   * Makes features, those that don't use each other at the same time.
   * @throws Error where two use each other, or two have one name; and the error of a service that can't be
   *   made.
   */
  make(features: readonly Feature<unknown>[]): Promise<void>;
  /** The routes of some, in their order. */
  routes(features: readonly Feature<unknown>[], rest: ForRoutes): Promise<readonly RouteSet[]>;
  /** Has those begin that are made and have not begun. */
  start(): void;
  /**
   * Stops all, also where one of them fails.
   * @param deadline - as for a feature.
   * @throws the first failure
   */
  stop(deadline: Promise<void>): Promise<void>;
}

export function createFrame(context: Context): Frame {
  const owner = {};
  const bus = createEventBus();
  const known = new Map<string, Feature<unknown>>();
  /** The features that each one uses, by their names. */
  const uses = new Map<string, Set<string>>();
  const made = new Map<string, Made<unknown>>();
  const toStart: Made<unknown>[] = [];

  function onMade(one: Made<unknown>): void {
    if (context.metrics) one.meter(context.metrics);
    bus.add(one.listeners);
    made.set(one.name, one);
    toStart.push(one);
  }

  function leadsTo(from: string, to: string): boolean {
    return from === to || [...(uses.get(from) ?? [])].some((next) => leadsTo(next, to));
  }

  function givenTo(asking: string): Given {
    const used = new Set<string>();
    uses.set(asking, used);
    return {
      context,
      emit: bus.emit,
      chores: () =>
        [...known].flatMap(([name, feature]) => [
          ...feature.chores(context),
          ...(made.get(name)?.ownChores ?? []),
        ]),
      async use(other) {
        if (leadsTo(other.name, asking)) throw new Error(`${asking} and ${other.name} use each other`);
        used.add(other.name);
        return use(other);
      },
    };
  }

  function madeOf<Service>(feature: Feature<Service>): Promise<Made<Service>> {
    const { name } = feature;
    if ((known.get(name) ?? feature) !== feature) throw new Error(`Two features have the name ${name}`);
    known.set(name, feature);
    return feature.of(owner, () => givenTo(name), onMade);
  }

  async function use<Service>(feature: Feature<Service>): Promise<Service> {
    return (await madeOf(feature)).service;
  }

  return {
    emit: bus.emit,
    use,
    make: (features) => all(features.map(use)),
    async routes(features, rest) {
      const sets: RouteSet[] = [];
      for (const each of features) sets.push(...(await (await madeOf(each)).routes(rest)));
      return sets;
    },
    start() {
      for (let next = toStart.shift(); next; next = toStart.shift()) next.start();
    },
    async stop(deadline) {
      const stopping = new Map<string, Promise<void>>();
      const usersOf = (name: string) => [...uses.keys()].filter((user) => uses.get(user)?.has(name));

      async function stopAfterUsers(name: string): Promise<void> {
        await Promise.allSettled(usersOf(name).map(stopOf));
        await made.get(name)?.stop(deadline);
      }

      function stopOf(name: string): Promise<void> {
        const one = stopping.get(name) ?? stopAfterUsers(name);
        stopping.set(name, one);
        return one;
      }

      await all([...made.keys()].map(stopOf));
      // Those that were made meanwhile, by a request that was still answered.
      await all([...made.keys()].map(stopOf));
    },
  };
}

/** Waits for all, also where one fails. @throws the first failure */
async function all(work: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(work))
    if (outcome.status === "rejected") throw outcome.reason;
}
