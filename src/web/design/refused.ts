import { call } from "../lib/api.ts";
import type { requestOf } from "./drawing.ts";
import { withStandIns } from "./stand-ins.ts";
import type { Effective } from "./style.ts";

/** The SVG of a request in the colours for which it is refused. @throws the same as `call` where it is refused for more than those. */
export async function refusedSvg(
  request: ReturnType<typeof requestOf>,
  shown: Effective,
  signal: AbortSignal,
): Promise<string> {
  const { style, dyed } = withStandIns(request.style, shown);
  const drawing = await call("POST /app/api/generate", { draft: { ...request, style } }, { signal });
  return dyed(drawing.svg);
}
