import { useEffect, useRef, useState } from "preact/hooks";
import { address } from "../../lib/api.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { useReason } from "../../ui/State.tsx";
import { addCover, Unreadable } from "./cover.ts";
import { coverTexts } from "./cover-texts.ts";

/** The picture at the top of a page: chosen, dropped or removed. It is uploaded at once. */
export function CoverField(props: {
  /** Empty for none. */
  readonly id: string;
  readonly onChange: (id: string) => void;
  /** Whether the service has no such picture. */
  readonly isGone: boolean;
}) {
  const { id, onChange, isGone } = props;
  const words = useTexts(coverTexts);
  const reason = useReason();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const isHere = useRef(true);
  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  const upload = async (file: File) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    setSaid(words.uploading);
    try {
      const added = await addCover(file);
      // The form may have gone on in another tab meanwhile.
      if (!isHere.current) return;
      onChange(added.id);
      setSaid(words.added);
    } catch (refused) {
      setError(refused instanceof Unreadable ? words.unreadable : reason(refused));
      setSaid("");
    }
    setBusy(false);
  };
  return (
    <FileDrop label={words.drop} onFile={(file) => void upload(file)}>
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
          onFile={(file) => void upload(file)}
          error={error ?? (isGone ? words.gone : null)}
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
                setError(null);
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
