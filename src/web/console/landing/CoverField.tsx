import { useState } from "preact/hooks";
import { address } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { useReason } from "../../ui/State.tsx";
import { Slips, useSubmit } from "../../ui/submit.ts";
import { addCover, Unreadable } from "./cover.ts";
import { useTexts } from "../../texts/texts.ts";

/** The picture at the top of a page: chosen, dropped or removed. It is uploaded at once. */
export function CoverField(props: {
  /** Empty for none. */
  readonly id: string;
  readonly onChange: (id: string) => void;
  /** Whether the service has no such picture. */
  readonly isGone: boolean;
}) {
  const { id, onChange, isGone } = props;
  const words = useTexts("cover");
  const reason = useReason();
  const [said, setSaid] = useState("");
  const { submit, busy, error, text, forget } = useSubmit(
    async (file: File, signal) => {
      setSaid(words.uploading);
      const added = await addCover(file).catch((refused: unknown) => {
        throw refused instanceof Unreadable ? new Slips({ "": words.unreadable }) : refused;
      });
      // The form may have gone on in another tab meanwhile.
      signal.throwIfAborted();
      return added;
    },
    {
      onDone: (added) => {
        onChange(added.id);
        setSaid(words.added);
      },
      onRefused: () => setSaid(""),
    },
  );
  return (
    <FileDrop label={words.drop} onFile={(file) => submit(file)}>
      <section class="card stack" aria-labelledby="page-cover">
        <h2 id="page-cover">{words.title}</h2>
        <p class="hint">{words.hint}</p>
        <span class="hidden" role="status">
          {said}
        </span>
        {id !== "" && !isGone && (
          <img class="cover-shown" src={address(`i/${encodeURIComponent(id)}`)} alt="" />
        )}
        <FileButton
          label={id === "" ? words.choose : words.change}
          hint={words.chooseHint}
          accept="image/*"
          onFile={(file) => submit(file)}
          error={(error === undefined ? text : reason(error)) ?? (isGone ? words.gone : null)}
          busy={busy}
        />
        {id !== "" && (
          <div>
            <Button
              small
              kind="quiet"
              icon="trash"
              onClick={() => {
                onChange("");
                forget();
                setSaid(words.removed);
              }}
            >
              {words.remove}
            </Button>
          </div>
        )}
      </section>
    </FileDrop>
  );
}
