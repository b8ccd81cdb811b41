import { useCatalog } from "../../design/catalog.ts";
import { LAYOUTS } from "../../form/layout.ts";
import { SchemaForm } from "../../form/SchemaForm.tsx";
import type { JsonObject } from "../../lib/json.ts";
import type { ProblemDetail } from "../../lib/problem.ts";
import { useLabels } from "../../lib/labels.ts";
import { useTexts } from "../../lib/texts.ts";
import { Select } from "../../ui/Select.tsx";
import { Failed, Loading } from "../../ui/State.tsx";
import { type CodeDraft, showsContent } from "./draft.ts";
import { texts } from "./texts.ts";

/** A code's content: its type and the type's fields. All may stay empty. */
export function ContentTab(props: {
  readonly draft: CodeDraft;
  readonly onType: (type: string) => void;
  readonly onFields: (fields: JsonObject) => void;
  readonly errors: readonly ProblemDetail[];
  readonly existing: boolean;
}) {
  const { draft, onType, onFields, errors, existing } = props;
  const { design } = draft;
  const words = useTexts(texts);
  const labels = useLabels();
  const { value: catalog, error, reload } = useCatalog();
  if (!catalog) return error ? <Failed error={error} retry={reload} /> : <Loading lines={4} />;
  const type = catalog.types.find((each) => each.type === design.type);
  // A web address as content would be asked for beside the destination, and shown nowhere.
  const isDestination = design.type === "url" && Object.keys(design.fields).length === 0;
  return (
    <div class="card stack wide form-narrow">
      {existing ? (
        <div class="field">
          <span class="label">{words.type}</span>
          <span>{type ? labels.type(type).name : design.type}</span>
          <p class="hint">{words.typeFixed}</p>
        </div>
      ) : (
        <Select
          label={words.type}
          hint={words.typeHint}
          value={design.type}
          options={catalog.types.map((each) => ({ value: each.type, label: labels.type(each).name }))}
          onChange={onType}
        />
      )}
      <p class="soft">
        {isDestination ? words.contentOfUrl : showsContent(draft) ? words.contentSwitched : words.contentText}
      </p>
      {type && !isDestination && (
        <SchemaForm
          key={type.type}
          schema={type.fields}
          value={design.fields}
          onChange={onFields}
          base="/fields"
          errors={errors}
          showAll
          textsOf={(name, schema) => labels.field(type.type, name, schema)}
          {...(LAYOUTS[type.type] ? { layout: LAYOUTS[type.type] } : {})}
        />
      )}
    </div>
  );
}
