import { useEffect, useRef, useState } from "preact/hooks";
import { download, save } from "../../lib/api.ts";
import { useTexts } from "../../lib/texts.ts";
import { isAbort } from "../../lib/wait.ts";
import { Button } from "../../ui/Button.tsx";
import { useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { texts } from "./texts.ts";

/** A button that downloads a file. It is fetched with the key in a header, so no link ever holds a key. */
export function ExportButton(props: {
  readonly path: string;
  /** The name, unless the service gives one. */
  readonly filename: string;
  readonly label: string;
}) {
  const words = useTexts(texts);
  const reason = useReason();
  const [busy, setBusy] = useState(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function fetchFile() {
    const mine = new AbortController();
    stop.current = mine;
    setBusy(true);
    try {
      const { blob, filename } = await download("GET", props.path, { signal: mine.signal });
      const name = filename ?? props.filename;
      save(blob, name);
      toast({ text: words.saved(name), tone: "good" });
    } catch (error) {
      if (!isAbort(error)) toast({ text: reason(error), tone: "bad" });
    } finally {
      if (!mine.signal.aborted) setBusy(false);
    }
  }

  return (
    <Button icon="download" small busy={busy} onClick={() => void fetchFile()}>
      {props.label}
    </Button>
  );
}
