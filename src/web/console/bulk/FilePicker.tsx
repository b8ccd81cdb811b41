import { useState } from "preact/hooks";
import { save } from "../../lib/api.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { TablePicker } from "../../ui/TablePicker.tsx";
import { check, take } from "./session.ts";
import { templateCsv } from "./template.ts";
import { texts } from "./texts.ts";

/** Chooses or drops a file, or pastes a table. */
export function FilePicker() {
  const t = useTexts(texts);
  const [pasted, setPasted] = useState<string | null>(null);

  return (
    <section class="stack wide" aria-label={t.fileTitle}>
      <TablePicker label={t.choose} hint={t.drop} onFile={(file) => void choose(file)} />
      <div class="row">
        <Button
          kind="quiet"
          icon="download"
          onClick={() => save(new Blob([templateCsv()], { type: "text/csv" }), "quietzone-template.csv")}
        >
          {t.template}
        </Button>
        <Button
          kind="quiet"
          icon="edit"
          expanded={pasted !== null}
          onClick={() => setPasted(pasted === null ? "" : null)}
        >
          {t.pasteInstead}
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
            label={t.csv}
            hint={t.csvHint}
            rows={8}
            value={pasted}
            onInput={setPasted}
            spellcheck={false}
            class="csv"
          />
          <p>
            <Button kind="primary" type="submit" disabled={pasted.trim() === ""}>
              {t.check}
            </Button>
          </p>
        </form>
      )}
      <p class="soft small-text">
        <strong>{t.columns}:</strong> {t.columnsText} {pasted === null && t.csvHint}
      </p>
    </section>
  );
}

async function choose(file: File): Promise<void> {
  await take(file);
}
