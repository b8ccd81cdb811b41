import type { Style } from "quietzone-client";
import type { Schema } from "../form/schema.ts";
import { call } from "../lib/api.ts";
import { isObject, type JsonObject } from "../lib/json.ts";
import { type Load, useLoad } from "../lib/load.ts";

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

/** The contract leaves schemas open: they are those of `Schema`. */
const isCatalog = (answer: unknown): answer is Catalog => isObject(answer);

let kept: Catalog | undefined;

/** The code types and templates, read once a visit. */
export function useCatalog(): Load<Catalog> {
  const load = useLoad(async (signal) => {
    const answer: unknown = kept ?? (await call("GET /app/api/types", {}, { signal }));
    if (!isCatalog(answer)) throw new Error("The answer is no catalog of types");
    kept = answer;
    return kept;
  }, []);
  // A catalog that was read before is there at the first render.
  return { ...load, value: load.value ?? kept };
}
