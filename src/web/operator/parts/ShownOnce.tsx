import type { ComponentChildren } from "preact";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Secrets that the service tells once: keys, links and vouchers. */
export function ShownOnce(props: {
  readonly title: string;
  readonly secrets: readonly { readonly label: string; readonly text: string; readonly hint?: string }[];
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}) {
  const words = useTexts("desk");
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      footer={
        <Button kind="primary" onClick={props.onClose}>
          {words.close}
        </Button>
      }
    >
      {props.secrets.length > 0 && <p>{words.shownOnce}</p>}
      {props.secrets.map(({ label, text, hint }) => (
        <div class="secret" key={label}>
          <p class="label">{label}</p>
          <code class="key-text">{text}</code>
          {hint !== undefined && <p class="soft small-text">{hint}</p>}
          <CopyButton text={text} label={label} />
        </div>
      ))}
      {props.children}
    </Dialog>
  );
}
