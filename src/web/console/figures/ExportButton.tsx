import { download, save } from "../../lib/api.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { useReason } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
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
  const { submit, busy } = useSubmit((_, signal) => download("GET", props.path, { signal }), {
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
