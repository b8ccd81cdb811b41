import type { Code } from "quietzone-client";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { call, send } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { useTexts } from "../../texts/texts.ts";

/** The link by which anybody sees a code's picture: it is made, copied and ended here. */
export function EmbedDialog({ code, onClose }: { readonly code: Code; readonly onClose: () => void }) {
  const words = useTexts("code");
  const link = useLoad(
    (signal) => call("GET /app/api/codes/{id}/qr-link", { id: code.id }, { signal }),
    [code.id],
  );
  const make = useSubmit(() => call("POST /app/api/codes/{id}/qr-link", { id: code.id }), {
    repeats: true,
    onDone: link.put,
  });
  const end = useSubmit(() => send("DELETE /app/api/codes/{id}/qr-link", { id: code.id }), {
    repeats: true,
    onDone: () => link.put({ url: null }),
  });
  const url = link.value?.url ?? null;
  const isRead = link.value !== undefined;
  return (
    <Dialog
      title={words.embed}
      wide
      onClose={onClose}
      footer={
        <>
          {url !== null && (
            <Button kind="danger" icon="trash" busy={end.busy} onClick={() => end.submit()}>
              {words.endLink}
            </Button>
          )}
          {isRead && url === null && (
            <Button kind="primary" icon="link" busy={make.busy} onClick={() => make.submit()}>
              {words.makeLink}
            </Button>
          )}
        </>
      }
    >
      <Errors error={link.error ?? make.error ?? end.error} />
      <p>{url === null ? words.embedText : words.embedded}</p>
      {url !== null && (
        <dl class="code-facts">
          <Copied name={words.embedAddress} text={url} />
          <Copied name={words.embedHtml} text={htmlOf(url, words.drawing(nameOfCode(code)))} />
        </dl>
      )}
    </Dialog>
  );
}

function Copied({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span class="row">
          <code class="address">{text}</code>
          <CopyButton small text={text} label={name} />
        </span>
      </dd>
    </div>
  );
}

/** The element for a page. The browser spells what a name may hold. */
function htmlOf(url: string, alt: string): string {
  const image = document.createElement("img");
  image.setAttribute("src", url);
  image.setAttribute("alt", alt);
  image.setAttribute("width", "240");
  return image.outerHTML;
}
