import { useId } from "preact/hooks";
import { Icon } from "./Icon.tsx";

/** A button that asks for a file. The same file can be chosen again. */
export function FileButton(props: {
  readonly label: string;
  readonly hint: string;
  /** Media types and endings, as of an `<input>`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly error?: string | null;
  readonly busy?: boolean;
}) {
  const { label, hint, accept, onFile, error, busy = false } = props;
  const id = useId();
  return (
    <div class="file-button">
      <input
        type="file"
        id={id}
        class="file"
        accept={accept}
        disabled={busy}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          currentTarget.value = "";
        }}
      />
      <label for={id} class="button small" aria-busy={busy || undefined}>
        {busy ? <span class="spinner" aria-hidden="true" /> : <Icon name="upload" size={18} />}
        <span>{label}</span>
      </label>
      <span class="hint" id={`${id}-hint`}>
        {hint}
      </span>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
