import type { Context } from "elysia";
import { Gated } from "./gated.ts";
import type { Gate } from "./gate.ts";

type Reads = ReturnType<Gate["reads"]>;
type Passing = Parameters<Reads["hooks"]["transform"]>[0];

/**
 * Hooks for a route that admits some requests without a key, because of something else that they bring.
 * @param usual - admits by key or session.
 * @param others - chooses those requests and admits them.
 */
export function readsEither(
  usual: Reads,
  others: {
    readonly areMeant: (request: Context["request"]) => boolean;
    readonly gated: Reads;
  },
): Reads {
  const [byHolder, byOther] = [usual.hooks.transform, others.gated.hooks.transform];
  return new Gated(
    {
      transform: (context: Passing) =>
        others.areMeant(context.request) ? byOther(context) : byHolder(context),
    },
    // The others bring a parameter, which the contract describes.
    usual.keyRule,
  );
}
