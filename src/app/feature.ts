import type { PublicApi } from "../features/agents/calls.ts";
import type { Chore } from "../features/housekeeping/chore.ts";
import type { RouteSet } from "../kit/http/app.ts";
import type { Gate } from "../kit/http/gate.ts";
import type { Metrics } from "../kit/shared/metrics.ts";
import type { Context } from "./context.ts";
import type { Emit, Listeners } from "./events.ts";

/** Chores are given this. */
export type ForChores = Pick<Context, "stores" | "settings" | "leftoversFrom">;

/** A feature is given this when its service is made. */
export interface Given {
  readonly context: Context;
  readonly emit: Emit;
  /** The chores of all features of the scan stage, in their order. */
  readonly chores: () => readonly Chore[];
  /**
   * The service of another feature, which is made first and stops later. @throws Error where two features use
   * each other.
   */
  readonly use: <Service>(feature: Feature<Service>) => Promise<Service>;
}

/** All routes of the APIs are given this. */
export interface ForRoutes {
  readonly gate: Gate;
  /** Returns the OpenAPI document, which describes all routes. */
  readonly document: () => Promise<unknown>;
  /** All operations, for agents. */
  readonly api: PublicApi;
}

/** The routes of a feature are given this. */
export interface RoutesGiven<Service> extends Given, ForRoutes {
  readonly service: Service;
}

/** The parts that a feature brings. */
export interface FeatureParts<Service> {
  readonly name: string;
  /** Makes its service. */
  readonly service: (given: Given) => Service | Promise<Service>;
  readonly routes?: (given: RoutesGiven<Service>) => readonly RouteSet[] | Promise<readonly RouteSet[]>;
  /** Its listeners of events. */
  readonly on?: (service: Service, given: Given) => Listeners;
  /**
   * Its chores, in their order. Those of a feature of the APIs would wait for it, so they belong to the scan
   * stage.
   */
  readonly chores?: (given: ForChores) => readonly Chore[];
  /** Those that need its service. */
  readonly ownChores?: (service: Service) => readonly Chore[];
  /** Shows what it counts, where there are metrics. */
  readonly meter?: (metrics: Metrics, service: Service, given: Given) => void;
  /** Begins its work, once all features of its stage are made. */
  readonly start?: (service: Service, given: Given) => void;
  /**
   * Ends its work, and resolves when nothing of it is under way. It is called when all features that use this
   * one have stopped: at once where there are none.
   * @param deadline - resolves when others are not to be waited for any longer.
   */
  readonly stop?: (service: Service, deadline: Promise<void>, given: Given) => void | Promise<void>;
}

/** A feature of one running service. */
export interface Made<Service> {
  readonly name: string;
  readonly service: Service;
  readonly listeners: Listeners;
  readonly ownChores: readonly Chore[];
  routes(rest: ForRoutes): Promise<readonly RouteSet[]>;
  meter(metrics: Metrics): void;
  start(): void;
  stop(deadline: Promise<void>): Promise<void>;
}

/** A part of the product that plugs in: see `features.ts` and `scan-features.ts`. */
export interface Feature<Service> {
  readonly name: string;
  chores(given: ForChores): readonly Chore[];
  /**
   * Makes it once for each `owner`: again only after a failure.
   * @param onMade - called when it is made.
   */
  of(owner: object, given: () => Given, onMade: (made: Made<unknown>) => void): Promise<Made<Service>>;
}

/** Makes a feature of its parts. */
export function feature<Service>(parts: FeatureParts<Service>): Feature<Service> {
  const { name } = parts;
  const all = new WeakMap<object, Promise<Made<Service>>>();

  async function make(given: Given, onMade: (made: Made<unknown>) => void): Promise<Made<Service>> {
    const service = await parts.service(given);
    const made: Made<Service> = {
      name,
      service,
      listeners: parts.on?.(service, given) ?? {},
      ownChores: parts.ownChores?.(service) ?? [],
      routes: async (rest) => (await parts.routes?.({ ...given, ...rest, service })) ?? [],
      meter: (metrics) => parts.meter?.(metrics, service, given),
      start: () => parts.start?.(service, given),
      stop: async (deadline) => parts.stop?.(service, deadline, given),
    };
    onMade(made);
    return made;
  }

  return {
    name,
    chores: (given) => parts.chores?.(given) ?? [],
    of(owner, given, onMade) {
      const known = all.get(owner);
      if (known) return known;
      const making = make(given(), onMade);
      all.set(owner, making);
      making.catch(() => all.delete(owner));
      return making;
    },
  };
}
