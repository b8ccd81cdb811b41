import { useState } from "preact/hooks";
import { download, save } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { useReason } from "../../ui/State.tsx";
import { TablePicker, TABLES } from "../../ui/TablePicker.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { take } from "./session.ts";
import { templateCsv } from "./template.ts";
import { useTexts } from "../../texts/texts.ts";

/** Chooses or drops a file, or pastes a table. Changes begin with the list of codes. */
export function FilePicker({ makes }: { readonly makes: boolean }) {
  const words = useTexts("bulk");
  const [pasted, setPasted] = useState<string | null>(null);
  const [reading, setReading] = useState(false);

  async function read(file: File): Promise<void> {
    setReading(true);
    await take(file);
  }

  return (
    <section class="stack wide" aria-label={words.fileTitle}>
      {!makes && <ListButton />}
      <TablePicker
        label={words.choose}
        hint={reading ? words.reading : words.drop}
        accept={TABLES}
        onFile={(file) => void read(file)}
      />
      <div class="row">
        {makes && (
          <Button
            kind="quiet"
            icon="download"
            onClick={() => save(new Blob([templateCsv()], { type: "text/csv" }), "quietzone-template.csv")}
          >
            {words.template}
          </Button>
        )}
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
            if (pasted.trim() !== "") void take(pasted);
          }}
        >
          <TextField
            label={words.table}
            rows={8}
            value={pasted}
            onInput={setPasted}
            spellcheck={false}
            class="csv"
          />
          <p>
            <Button kind="primary" type="submit" disabled={pasted.trim() === ""}>
              {words.take}
            </Button>
          </p>
        </form>
      )}
      <p class="soft small-text">{makes ? words.columnsText : words.changeText}</p>
    </section>
  );
}

/** Downloads the list of codes, which is changed and read back. */
function ListButton() {
  const words = useTexts("bulk");
  const reason = useReason();
  const [busy, setBusy] = useState(false);

  async function fetchList(): Promise<void> {
    setBusy(true);
    try {
      const { blob } = await download("GET /app/api/codes", { format: "csv" });
      save(blob, `codes-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      toast({ text: reason(error), tone: "bad" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <p>
      <Button icon="download" busy={busy} onClick={() => void fetchList()}>
        {words.downloadList}
      </Button>
    </p>
  );
}
