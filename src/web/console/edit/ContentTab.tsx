import { useCatalog } from "../../design/catalog.ts";
import type { Design } from "../../design/model.ts";
import { LAYOUTS } from "../../form/layout.ts";
import { SchemaForm } from "../../form/SchemaForm.tsx";
import type { ProblemDetail } from "../../lib/problem.ts";
import { useLabels } from "../../lib/labels.ts";
import { useTexts } from "../../lib/texts.ts";
import { Select } from "../../ui/Select.tsx";
import { Failed, Loading } from "../../ui/State.tsx";
import { texts } from "./texts.ts";

/** A code's content: its type and the type's fields. All may stay empty. */
export function ContentTab(props: {
  readonly design: Design;
  readonly onChange: (design: Design) => void;
  readonly errors: readonly ProblemDetail[];
  readonly existing: boolean;
}) {
  const { design, onChange, errors, existing } = props;
  const words = useTexts(texts);
  const labels = useLabels();
  const { value: catalog, error, reload } = useCatalog();
  if (!catalog) return error ? <Failed error={error} retry={reload} /> : <Loading lines={4} />;
  const type = catalog.types.find((each) => each.type === design.type);
  return (
    <div class="card stack wide form-narrow">
      <p class="soft">{words.contentText}</p>
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
          onChange={(chosen) => onChange({ ...design, type: chosen, fields: {} })}
        />
      )}
      {type && (
        <SchemaForm
          key={type.type}
          schema={type.fields}
          value={design.fields}
          onChange={(fields) => onChange({ ...design, fields })}
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
