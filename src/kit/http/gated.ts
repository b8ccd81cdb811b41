import type { Limiter } from "./limits.ts";
import type { Scope } from "../shared/scopes.ts";

/** Whether a call needs a tenant's key. Without either member it needs none. */
export type KeyRule =
  /**
   * In the header. The key must grant all of them; with `[]` any key of the workspace will do. With `withoutKey` a call may have none,
   * and is counted per client address.
   */
  | { readonly scopes: readonly Scope[]; readonly withoutKey?: Limiter; readonly key?: never }
  /** In the header, or in the query as `api_key`. No scope is asked for. */
  | { readonly key?: "header or query"; readonly scopes?: never; readonly withoutKey?: never };

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
