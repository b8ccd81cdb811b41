import type { RouteSet } from "../http/app.ts";
import type { Context } from "../wiring/context.ts";
import { createEventBus } from "./events.ts";
import type { Feature, Given, RoutesGiven } from "./feature.ts";
import type { SharedServices } from "./shared-services.ts";

/** All features of a running service. */
export interface Built {
  /** The service of one of them. */
  readonly use: Given["use"];
  readonly tell: Given["tell"];
  /** Their routes, in the order of the features. */
  routes(rest: Pick<RoutesGiven<unknown>, "document" | "api">): Promise<readonly RouteSet[]>;
  /** Lets them begin. */
  start(): Promise<void>;
}

/**
 * Makes the services of features, each after those that it uses. A second call, after a failure, makes all of
 * them anew.
 * @throws Error where two use each other, or two have one name; and the error of a service that can't be
 * made.
 */
export async function build(
  features: readonly Feature<unknown>[],
  context: Context,
  shared: SharedServices,
): Promise<Built> {
  const owner = {};
  const bus = createEventBus();
  /** The features that each one uses, by their names. */
  const uses = new Map<string, Set<string>>();
  for (const { name } of features) {
    if (uses.has(name)) throw new Error(`Two features have the name ${name}`);
    uses.set(name, new Set());
  }

  function leadsTo(from: string, to: string): boolean {
    return from === to || [...(uses.get(from) ?? [])].some((next) => leadsTo(next, to));
  }

  function givenTo(asking: string): Given {
    return {
      context,
      shared,
      tell: bus.tell,
      async use(other) {
        if (leadsTo(other.name, asking)) throw new Error(`${asking} and ${other.name} use each other`);
        uses.get(asking)?.add(other.name);
        return use(other);
      },
    };
  }

  const use = <Service>(other: Feature<Service>) => other.serviceOf(owner, () => givenTo(other.name));
  for (const each of features) await use(each);
  for (const each of features) bus.add(await each.hears(owner, givenTo(each.name)));

  return {
    tell: bus.tell,
    use,
    async routes(rest) {
      const sets: RouteSet[] = [];
      for (const each of features) sets.push(...(await each.routes(owner, givenTo(each.name), rest)));
      return sets;
    },
    async start() {
      for (const each of features) await each.start(owner, givenTo(each.name));
    },
  };
}
