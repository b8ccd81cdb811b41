import type { Json } from "../lib/json.ts";

/** A JSON Schema as `GET /app/api/types` returns it: the parts that a form uses. */
export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: Json;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly default?: Json;
  readonly examples?: readonly Json[];
}

/** The kinds of controls. */
export type FieldKind =
  "line" | "lines" | "number" | "whole" | "decimal" | "choice" | "switch" | "object" | "list" | "moment";

/** A text longer than this without a one-line pattern gets a box of several lines. */
const LONG = 300;

/** The kind of control for a schema. */
export function kindOf(schema: Schema): FieldKind {
  if (choicesOf(schema).length > 0) return "choice";
  if (schema.anyOf)
    return schema.anyOf.some(({ type }) => type === "number") ? "decimal" : kindOf(schema.anyOf[0] ?? {});
  if (schema.type === "boolean") return "switch";
  if (schema.type === "integer") return "whole";
  if (schema.type === "number") return "number";
  if (schema.type === "object") return "object";
  if (schema.type === "array") return "list";
  if (schema.format === "date-time") return "moment";
  const manyLines = schema.pattern?.startsWith("^[^\\u0000-\\u0008") ?? (schema.maxLength ?? 0) > LONG;
  return manyLines ? "lines" : "line";
}

/** The choices of a schema; none when it is not a choice. */
export function choicesOf(schema: Schema): readonly string[] {
  if (schema.enum) return schema.enum;
  const consts = schema.anyOf?.map((branch) => branch.const) ?? [];
  return consts.every((value) => typeof value === "string") ? consts : [];
}

/** A schema's example as text; empty when there is none. */
export function exampleOf({ examples = [] }: Schema): string {
  const [first] = examples;
  return typeof first === "string" || typeof first === "number" ? String(first) : "";
}
