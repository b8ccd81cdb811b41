/** Texts of a code type `C`: the compiler asks for every field of its schema. */
export interface TypeTexts<C extends { readonly fields: { readonly properties: object } }> {
  readonly name: string;
  readonly description: string;
  readonly fields: Readonly<
    Record<keyof C["fields"]["properties"], { readonly label: string; readonly hint?: string }>
  >;
}
