import { useState } from "preact/hooks";
import { save } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { TablePicker } from "../../ui/TablePicker.tsx";
import { check, take } from "./session.ts";
import { templateCsv } from "./template.ts";
import { useTexts } from "../../texts/texts.ts";

/** Chooses or drops a file, or pastes a table. */
export function FilePicker() {
  const words = useTexts("bulk");
  const [pasted, setPasted] = useState<string | null>(null);

  return (
    <section class="stack wide" aria-label={words.fileTitle}>
      <TablePicker label={words.choose} hint={words.drop} onFile={(file) => void choose(file)} />
      <div class="row">
        <Button
          kind="quiet"
          icon="download"
          onClick={() => save(new Blob([templateCsv()], { type: "text/csv" }), "quietzone-template.csv")}
        >
          {words.template}
        </Button>
        <Button
          kind="quiet"
          icon="edit"
          expanded={pasted !== null}
          onClick={() => setPasted(pasted === null ? "" : null)}
        >
          {words.pasteInstead}
        </Button>
      </div>
      {pasted !== null && (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (pasted.trim() !== "") void take(pasted).then(check);
          }}
        >
          <TextField
            label={words.csv}
            hint={words.csvHint}
            rows={8}
            value={pasted}
            onInput={setPasted}
            spellcheck={false}
            class="csv"
          />
          <p>
            <Button kind="primary" type="submit" disabled={pasted.trim() === ""}>
              {words.check}
            </Button>
          </p>
        </form>
      )}
      <p class="soft small-text">
        <strong>{words.columns}:</strong> {words.columnsText} {pasted === null && words.csvHint}
      </p>
    </section>
  );
}

async function choose(file: File): Promise<void> {
  await take(file);
}
