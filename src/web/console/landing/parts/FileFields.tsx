import { LANDING_LENGTHS } from "../../../../features/codes/constants.ts";
import { TextField } from "../../../ui/Field.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import type { FileDraft } from "../draft.ts";
import { FileField } from "./FileField.tsx";
import type { PageErrors } from "./types.ts";
import { useTexts } from "../../../texts/texts.ts";

/** The file of a page: a button opens it, or a scan leads straight to it. */
export function FileFields(props: {
  readonly file: FileDraft;
  readonly onChange: (change: Partial<FileDraft>) => void;
  readonly errors: PageErrors;
}) {
  const { file, onChange, errors } = props;
  const words = useTexts("mediaPart");
  const direct = errors.at("/landing/file/open");
  return (
    <div class="stack">
      <FileField
        id={file.id}
        wanted="any"
        onChange={(chosen) => onChange({ id: chosen?.id ?? "" })}
        error={errors.at("/landing/file/id")}
      />
      {file.id !== "" && (
        <>
          <Segments
            label={words.open}
            value={file.open}
            options={[
              { value: "button", label: words.byButton },
              { value: "direct", label: words.direct },
            ]}
            onChange={(open) => onChange({ open })}
          />
          {direct ? (
            <p class="error">{direct}</p>
          ) : (
            file.open === "direct" && <p class="hint">{words.directHint}</p>
          )}
          {file.open === "button" && (
            <TextField
              label={words.buttonLabel}
              hint={words.buttonLabelHint}
              optional
              maxLength={LANDING_LENGTHS.file}
              value={file.label}
              onInput={(label) => onChange({ label })}
              error={errors.at("/landing/file/label")}
            />
          )}
        </>
      )}
    </div>
  );
}
