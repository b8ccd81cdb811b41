import type { FieldTexts, TypeTexts } from "./translation.ts";
import { useTexts } from "../texts/texts.ts";

/** Texts of code types, fields and style templates in the app's language; English for those that it does not know. */
export interface Labels {
  type(info: TypeTexts & { readonly type: string }): TypeTexts;
  /** @param schema - the field's schema, with its English texts. */
  field(type: string, name: string, schema: FieldSchema): FieldTexts;
  template(info: { readonly id: string; readonly name: string }): string;
}

interface FieldSchema {
  readonly title?: string;
  readonly description?: string;
}

/** The labels in the app's language. */
export function useLabels(): Labels {
  const translation = useTexts("service");
  return {
    type: (info) => translation?.types[info.type] ?? info,
    field: (type, name, schema) => translation?.types[type]?.fields[name] ?? englishField(name, schema),
    template: ({ id, name }) => translation?.templates[id] ?? name,
  };
}

/** The texts that a field's schema gives. */
export function englishField(name: string, { title, description }: FieldSchema): FieldTexts {
  return { label: title ?? name, hint: description };
}
