import type { PublicApi } from "../agents/calls.ts";
import type { RouteSet } from "../http/app.ts";
import type { Context } from "../wiring/context.ts";
import type { Listeners, Tell } from "./events.ts";
import type { SharedServices } from "./shared-services.ts";

/** A feature of the APIs is given this when its service is made. */
export interface Given {
  readonly context: Context;
  /** The services that scans and chores need. They are made before. */
  readonly shared: SharedServices;
  readonly tell: Tell;
  /** The service of another feature, which is made first. @throws Error where two features use each other. */
  readonly use: <Service>(feature: Feature<Service>) => Promise<Service>;
}

/** The routes of a feature are given this. */
export interface RoutesGiven<Service> extends Given {
  readonly service: Service;
  /** Returns the OpenAPI document, which describes all routes. */
  readonly document: () => Promise<unknown>;
  /** All operations, for agents. */
  readonly api: PublicApi;
}

/** The parts that a feature brings. */
export interface FeatureParts<Service> {
  readonly name: string;
  /** Makes its service. */
  readonly service: (given: Given) => Service | Promise<Service>;
  readonly routes?: (given: RoutesGiven<Service>) => readonly RouteSet[] | Promise<readonly RouteSet[]>;
  /** The events that it hears. */
  readonly hears?: (service: Service, given: Given) => Listeners;
  /** Begins its work, once all features are made. */
  readonly start?: (service: Service, given: Given) => void;
}

/** A part of the product that plugs in: see `features.ts`. Its service is made once for each `owner`. */
export interface Feature<Service> {
  readonly name: string;
  serviceOf(owner: object, given: () => Given): Promise<Service>;
  routes(
    owner: object,
    given: Given,
    rest: Pick<RoutesGiven<Service>, "document" | "api">,
  ): Promise<readonly RouteSet[]>;
  hears(owner: object, given: Given): Promise<Listeners>;
  start(owner: object, given: Given): Promise<void>;
}

/** Makes a feature of its parts. */
export function feature<Service>(parts: FeatureParts<Service>): Feature<Service> {
  const services = new WeakMap<object, Promise<Service>>();

  function serviceOf(owner: object, given: () => Given): Promise<Service> {
    const made = services.get(owner) ?? Promise.resolve(given()).then(parts.service);
    services.set(owner, made);
    return made;
  }

  return {
    name: parts.name,
    serviceOf,
    async routes(owner, given, rest) {
      const service = await serviceOf(owner, () => given);
      return (await parts.routes?.({ ...given, ...rest, service })) ?? [];
    },
    async hears(owner, given) {
      return parts.hears?.(await serviceOf(owner, () => given), given) ?? {};
    },
    async start(owner, given) {
      parts.start?.(await serviceOf(owner, () => given), given);
    },
  };
}
