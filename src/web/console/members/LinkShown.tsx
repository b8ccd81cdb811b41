import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A link that is shown once. */
export function LinkShown(props: {
  readonly title: string;
  /** Names the link, for screen readers. */
  readonly label: string;
  readonly link: { readonly url: string; readonly expiresAt: string };
  /** Says to whom it goes. */
  readonly text: string;
  readonly onClose: () => void;
}) {
  const { title, label, link, text, onClose } = props;
  const words = useTexts("members");
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <p>{text}</p>
      <div class="secret">
        <code class="link-shown">{link.url}</code>
        <CopyButton text={link.url} label={label} />
      </div>
      <p class="soft">
        {words.until(link.expiresAt)} {words.shownOnce}
      </p>
    </Dialog>
  );
}
