import { useId, useState } from "preact/hooks";
import { save } from "../../lib/api.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { check, take } from "./session.ts";
import { templateCsv } from "./template.ts";
import { texts } from "./texts.ts";

/** Chooses or drops a file, or pastes a table. */
export function FilePicker() {
  const t = useTexts(texts);
  const id = useId();
  const [over, setOver] = useState(false);
  const [pasted, setPasted] = useState<string | null>(null);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file) void choose(file);
  }

  return (
    <section class="stack wide" aria-label={t.fileTitle}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same. */}
      <div
        class={over ? "drop over" : "drop"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={28} />
        <p>
          <label for={id} class="button primary">
            {t.choose}
          </label>
          <input
            id={id}
            class="hidden"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void choose(file);
            }}
          />
        </p>
        <p class="soft">{t.drop}</p>
      </div>
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
