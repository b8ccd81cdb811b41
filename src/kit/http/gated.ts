import type { Limiter } from "./limits.ts";
import type { Scope } from "../shared/scopes.ts";

/** The callers that are admitted: those with a key or a session. Without any member it is everyone. */
export type KeyRule =
  /**
   * A key in the header, or the session of a member. It must grant all of them; with `[]` any of the
   * workspace will do. With `withoutKey` a call may have neither, and is counted per client address. With
   * `keyOnly` no session counts. With `apps` the token of an app counts as well, and a refusal tells apps how
   * to get one.
   */
  | {
      readonly scopes: readonly Scope[];
      readonly withoutKey?: Limiter;
      readonly keyOnly?: true;
      readonly apps?: true;
      readonly key?: never;
      readonly session?: never;
      readonly operator?: never;
    }
  /** A key in the header, or in the query as `api_key`. No scope is asked for. */
  | {
      readonly key?: "header or query";
      readonly scopes?: never;
      readonly withoutKey?: never;
      readonly keyOnly?: never;
      readonly apps?: never;
      readonly session?: never;
      readonly operator?: never;
    }
  /** The session of a person, in whichever workspace or in none. */
  | {
      readonly session: true;
      readonly scopes?: never;
      readonly key?: never;
      readonly withoutKey?: never;
      readonly keyOnly?: never;
      readonly apps?: never;
      readonly operator?: never;
    }
  /** The operator of the service: a key or a session of its own, and no tenant's. */
  | {
      readonly operator: true;
      readonly scopes?: never;
      readonly key?: never;
      readonly withoutKey?: never;
      readonly keyOnly?: never;
      readonly apps?: never;
      readonly session?: never;
    };

/**
 * The hooks of a route and the key that they ask for. Only `operation` takes the hooks out, so that the contract says what the
 * gate does.
 */
export class Gated<H extends object> {
  readonly #hooks: H;
  readonly #keyRule: KeyRule;

  constructor(hooks: H, keyRule: KeyRule) {
    this.#hooks = hooks;
    this.#keyRule = keyRule;
  }

  get keyRule(): KeyRule {
    return this.#keyRule;
  }

  get hooks(): H {
    return this.#hooks;
  }

  /** The same with further members of the route's options. */
  with<M extends object>(more: M): Gated<H & M> {
    return new Gated({ ...this.#hooks, ...more }, this.#keyRule);
  }
}
