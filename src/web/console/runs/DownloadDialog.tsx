import { useEffect, useRef, useState } from "preact/hooks";
import { download, save } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { isAbort } from "../../lib/wait.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Select } from "../../ui/Select.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { useLeastMm } from "../code/least.ts";
import { ExportButton } from "../../ui/ExportButton.tsx";
import type { Chosen } from "./edit.ts";
import { Progress } from "./EditDialog.tsx";
import { fetchSymbols, MOST_SYMBOLS, SYMBOL_FORMATS, type SymbolFormat } from "./symbols.ts";
import { useTexts } from "../../texts/texts.ts";

const NAME = "codes.zip";

/** Downloads the symbols of chosen codes as a ZIP. */
export function DownloadDialog(props: { readonly codes: readonly Chosen[]; readonly onClose: () => void }) {
  const { codes, onClose } = props;
  const words = useTexts("runs");
  const [format, setFormat] = useState<SymbolFormat>("svg");
  const [done, setDone] = useState<number | null>(null);
  const [error, setError] = useState<unknown>();
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const leastMm = useLeastMm(codes);
  const title = words.downloadTitle(codes.length);
  if (codes.length > MOST_SYMBOLS)
    return (
      <Dialog title={title} onClose={onClose}>
        <p>{words.tooMany(MOST_SYMBOLS)}</p>
        <ExportButton
          file={(signal) => download("GET /app/api/archive", { parts: "symbols" }, { signal })}
          filename="symbols.zip"
          label={words.wholeWorkspace}
        />
      </Dialog>
    );

  async function fetchFile(event: Event) {
    event.preventDefault();
    if (done !== null) return;
    const mine = new AbortController();
    stop.current = mine;
    setError(undefined);
    setDone(0);
    try {
      const { zip, missing } = await fetchSymbols(codes, format, setDone, mine.signal);
      save(zip, NAME);
      if (missing.length > 0) toast({ text: words.missing(missing.length), tone: "bad" });
      else toast({ text: words.saved(NAME), tone: "good" });
      onClose();
    } catch (refused) {
      mine.abort();
      if (!isAbort(refused)) setError(refused);
      setDone(null);
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form class="stack" noValidate onSubmit={fetchFile}>
        <Errors error={error} />
        <Select
          label={words.format}
          hint={words.formatHint}
          value={format}
          options={SYMBOL_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={setFormat}
        />
        {leastMm !== null && <p class="hint">{words.least(number(leastMm, { maximumFractionDigits: 1 }))}</p>}
        {done !== null && <Progress done={done} all={codes.length} />}
        <div class="row end">
          <Button onClick={onClose}>{done === null ? words.cancel : words.stop}</Button>
          <Button kind="primary" type="submit" icon="download" busy={done !== null}>
            {words.download}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
