import { CODE_TYPES_DE } from "./german/code-types.ts";
import { TEMPLATES_DE } from "./german/templates.ts";
import { type Language, useLanguage } from "./texts.ts";

/** A field's name and, where it needs one, a hint. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Name and description of a code type. */
interface TypeTexts {
  readonly name: string;
  readonly description: string;
}

interface Translation {
  readonly types: Readonly<
    Record<string, TypeTexts & { readonly fields: Readonly<Record<string, FieldTexts>> }>
  >;
  readonly templates: Readonly<Record<string, string>>;
}

const TRANSLATIONS: Readonly<Record<Language, Translation | null>> = {
  en: null,
  de: { types: CODE_TYPES_DE, templates: TEMPLATES_DE },
};

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
  const { types, templates } = TRANSLATIONS[useLanguage()] ?? { types: {}, templates: {} };
  return {
    type: (info) => types[info.type] ?? info,
    field: (type, name, schema) => types[type]?.fields[name] ?? englishField(name, schema),
    template: ({ id, name }) => templates[id] ?? name,
  };
}

/** The texts that a field's schema gives. */
export function englishField(name: string, { title, description }: FieldSchema): FieldTexts {
  return { label: title ?? name, hint: description };
}
