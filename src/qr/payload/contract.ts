import { type TObject, type TSchema, Type } from "@sinclair/typebox";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { CODE_TYPES } from "./index.ts";
import { url } from "./url.ts";

/**
 * The fields of codes as the OpenAPI document describes them: by type, each as a component. Input is validated by `buildPayload`, which
 * says more about a mistake than a union can.
 */

const componentOf = (type: string) => named(`${type[0]?.toUpperCase()}${type.slice(1)}Fields`);
const KIND = "Kind of code";
const CONTENT = "Content of the code, as its type says";

const BY_TYPE = CODE_TYPES.map(({ type, fields }) => ({ type, fields: fieldsOf(type, fields) }));

function fieldsOf<T extends TObject>(type: string, fields: T): T {
  return { ...fields, description: CONTENT, ...componentOf(type) };
}

/** `type` and the fields of that type. */
export const TypedContent = Type.Unsafe({
  oneOf: BY_TYPE.map(({ type, fields }) =>
    Type.Object({ type: Type.Literal(type, { description: KIND }), fields }),
  ),
  ...named("TypedContent"),
});

const type = oneOf(
  CODE_TYPES.map((codeType) => codeType.type),
  { description: KIND, ...named("CodeType") },
);

/** A tracked code may have a type without its fields, because a scan does not need them. */
const NoFields = Type.Object(
  {},
  {
    additionalProperties: false,
    description: "No fields: a scan of a tracked code needs none",
    ...named("NoFields"),
  },
);

/** The same of a tracked code: its fields may be empty. */
export const TrackedContent = Type.Union(
  [TypedContent, Type.Object({ type, fields: NoFields })],
  named("TrackedContent"),
);

/** The same of a new tracked code: fields may be left out, and `url` is the type that may be. `null` counts as absent. */
export const NewTrackedContent = Type.Union(
  [
    TypedContent,
    Type.Object({ type: Type.Optional(orNull(type)), fields: Type.Optional(orNull(NoFields)) }),
    Type.Object({
      type: Type.Optional(Type.Null({ description: "Without a type it is url" })),
      fields: fieldsOf("url", url.fields),
    }),
  ],
  named("NewTrackedContent"),
);

/** The documented schema of an object whose `type` and `fields` go together. @param name - of the component. */
export function documentedContent(content: TSchema, schema: TObject, name: string) {
  return Type.Intersect([content, Type.Omit(schema, ["type", "fields"])], named(name));
}

/** The fields of a code whose type is known. */
export const AnyFields = Type.Union([...BY_TYPE.map(({ fields }) => fields), NoFields], {
  description: CONTENT,
  ...named("AnyFields"),
});
