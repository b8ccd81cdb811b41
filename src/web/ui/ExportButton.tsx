import { save } from "../lib/api.ts";
import { Button } from "./Button.tsx";
import { useReason } from "./State.tsx";
import { useSubmit } from "./submit.ts";
import { toast } from "./Toasts.tsx";
import { useTexts } from "../texts/texts.ts";

/** A file that the service makes. It is fetched with the key in a header, so no link ever holds a key. */
interface Export {
  readonly file: (signal: AbortSignal) => Promise<{ readonly blob: Blob; readonly filename?: string | null }>;
  /** The name, unless the file brings one. */
  readonly filename: string;
}

/** Downloads files, one at a time, and says so or why not. */
export function useExport() {
  const words = useTexts("lists");
  const reason = useReason();
  return useSubmit(({ file }: Export, signal) => file(signal), {
    onDone: (saved, { filename }) => {
      const name = saved.filename ?? filename;
      save(saved.blob, name);
      toast({ text: words.saved(name), tone: "good" });
    },
    onRefused: (error) => toast({ text: reason(error), tone: "bad" }),
  });
}

/** A button that downloads a file. */
export function ExportButton({ label, ...wanted }: Export & { readonly label: string }) {
  const { submit, busy } = useExport();
  return (
    <Button icon="download" small busy={busy} onClick={() => submit(wanted)}>
      {label}
    </Button>
  );
}
