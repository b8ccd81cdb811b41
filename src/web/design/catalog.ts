import type { Style } from "../../qr/style.ts";
import type { Schema } from "../form/schema.ts";
import { call } from "../lib/api.ts";
import type { JsonObject } from "../lib/json.ts";
import { type Load, useLoad } from "../lib/load.ts";
import { shaped } from "../lib/shape.ts";

/** A kind of code. */
export interface TypeInfo {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly fields: Schema;
  readonly example: JsonObject;
}

/** A template of a style or of a landing page. */
export interface TemplateInfo {
  readonly id: string;
  readonly kind: "style" | "landing";
  readonly name: string;
  readonly description: string;
  /** Only of `style` templates. */
  readonly style?: Style;
}

/** The answer of `GET /app/api/types`. */
export interface Catalog {
  readonly types: readonly TypeInfo[];
  readonly templates: readonly TemplateInfo[];
  readonly style: Schema;
}

const isCatalog = shaped<Catalog>({ types: "list", templates: "list", style: "object" });

let kept: Catalog | undefined;

/** The code types and templates, read once a visit. */
export function useCatalog(): Load<Catalog> {
  const load = useLoad(async (signal) => {
    kept ??= await call("GET", "/app/api/types", isCatalog, { signal });
    return kept;
  }, []);
  // A catalog that was read before is there at the first render.
  return { ...load, value: load.value ?? kept };
}
