import type { Catalog } from "../../design/catalog.ts";
import { TypePicker } from "../../design/TypePicker.tsx";
import { LAYOUTS } from "../../form/layout.ts";
import { SchemaForm } from "../../form/SchemaForm.tsx";
import type { JsonObject } from "../../lib/json.ts";
import type { FieldError } from "quietzone-client";
import { useLabels } from "../../lib/labels.ts";
import type { Design } from "../../design/model.ts";
import { FixedNumber, ProductFields } from "../gs1/ProductFields.tsx";
import { type CodeDraft, isProduct, PRODUCT } from "./draft.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/State.tsx";
import { beginPlain } from "../plain/draft.ts";
import { Part } from "./Part.tsx";
import { CONTENT } from "./target.ts";
import { useTexts } from "../../texts/texts.ts";

/** The types that a code which can be changed serves best: an address, and those that its page shows. */
const NEAR = ["url", "wifi", "vcard", "event", PRODUCT];

/** The part about a code's content: its type, and the type's fields. */
export function WhatPart(props: {
  readonly draft: CodeDraft;
  /** The design in the look that it has. */
  readonly drawn: Design;
  readonly catalog: Catalog;
  readonly onType: (type: string) => void;
  readonly put: (part: Partial<CodeDraft>) => void;
  readonly onFields: (fields: JsonObject) => void;
  readonly errors: readonly FieldError[];
  readonly existing: boolean;
}) {
  const { draft, drawn, catalog, onType, onFields, put, errors, existing } = props;
  const { design } = draft;
  const words = useTexts("edit");
  const labels = useLabels();
  const type = catalog.types.find((each) => each.type === design.type);
  const layout = LAYOUTS[design.type] ?? {};
  const missing = errors.some(({ pointer }) => pointer === CONTENT)
    ? emptyOf(type?.fields.required ?? [], design.fields, layout.main?.[0])
    : [];
  // A web address as content would be asked for beside the destination, and shown nowhere.
  const isDestination = design.type === "url" && Object.keys(design.fields).length === 0;
  if (draft.product)
    return (
      <Part title={words.what}>
        <FixedNumber product={draft.product} />
      </Part>
    );
  if (existing && isDestination) return null;
  const isGs1 = isProduct(draft);
  return (
    <Part title={words.what}>
      {existing ? (
        <p>
          <strong>{type ? labels.type(type).name : design.type}</strong>{" "}
          <span class="hint">{words.typeFixed}</span>
        </p>
      ) : (
        <TypePicker types={catalog.types} near={NEAR} hideLabel value={design.type} onChange={onType} />
      )}
      {!existing && !isDestination && !isGs1 && <PlainHint draft={{ ...draft, design: drawn }} />}
      {isGs1 && <ProductFields {...{ draft, put, errors }} />}
      {type && !isDestination && !isGs1 && (
        <SchemaForm
          key={type.type}
          schema={type.fields}
          value={design.fields}
          onChange={onFields}
          base={CONTENT}
          errors={[
            ...missing.map((name) => ({ pointer: `${CONTENT}/${name}`, reason: "", detail: words.fillIn })),
            ...errors,
          ]}
          showAll
          layout={layout}
          textsOf={(name, schema) => labels.field(type.type, name, schema)}
        />
      )}
    </Part>
  );
}

/** Says that phones do not act on a tracked code by themselves, with a way to one on which they do. */
function PlainHint({ draft }: { readonly draft: CodeDraft }) {
  const words = useTexts("plain");
  const hints: Readonly<Record<string, string>> = {
    wifi: words.hint_wifi,
    vcard: words.hint_vcard,
    mecard: words.hint_vcard,
    event: words.hint_event,
  };
  return (
    <Notice
      tone="warn"
      action={
        <Button small onClick={() => beginPlain(draft)}>
          {words.makePlain}
        </Button>
      }
    >
      <p>{hints[draft.design.type] ?? words.hint_other}</p>
    </Notice>
  );
}

/** The required fields that are empty. @param first - stands for all where none is required. */
function emptyOf(required: readonly string[], fields: JsonObject, first = ""): readonly string[] {
  const needed = required.length > 0 ? required : [first];
  return needed.filter((name) => fields[name] === undefined);
}
