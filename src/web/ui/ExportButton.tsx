import { type Download, save } from "../lib/api.ts";
import { Button } from "./Button.tsx";
import { useReason } from "./State.tsx";
import { useSubmit } from "./submit.ts";
import { toast } from "./Toasts.tsx";
import { useTexts } from "../texts/texts.ts";

/** A button that downloads a file. It is fetched with the key in a header, so no link ever holds a key. */
export function ExportButton(props: {
  readonly file: (signal: AbortSignal) => Promise<Download>;
  /** The name, unless the service gives one. */
  readonly filename: string;
  readonly label: string;
}) {
  const words = useTexts("lists");
  const reason = useReason();
  const { submit, busy } = useSubmit((_, signal) => props.file(signal), {
    onDone: ({ blob, filename }) => {
      const name = filename ?? props.filename;
      save(blob, name);
      toast({ text: words.saved(name), tone: "good" });
    },
    onRefused: (error) => toast({ text: reason(error), tone: "bad" }),
  });

  return (
    <Button icon="download" small busy={busy} onClick={() => submit()}>
      {props.label}
    </Button>
  );
}
