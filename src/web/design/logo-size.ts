import { call } from "../lib/api.ts";
import type { JsonObject } from "../lib/json.ts";
import { SMALLEST_LOGO } from "./picture.ts";

/** Shares of the symbol's width between two sizes that are tried. */
const STEP = 0.02;

/**
 * The largest smaller size at which the logo of a request costs no more than grade B; the smallest one where
 * none does. The service is asked, because a smaller logo also changes the level that it chooses.
 * @param size - the present one.
 */
export async function smallerLogo(request: JsonObject, logo: JsonObject, size: number): Promise<number> {
  for (let next = size - STEP; next > SMALLEST_LOGO; next -= STEP) {
    const share = Math.round(next * 100) / 100;
    const style = { ...Object(request["style"]), logo: { ...logo, size: share } };
    const { scannability } = await call("POST /app/api/generate", { draft: { ...request, style } });
    if (scannability.parts.every(({ part, grade }) => part !== "logo_reserve" || grade <= "B")) return share;
  }
  return SMALLEST_LOGO;
}
