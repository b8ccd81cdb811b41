import { useId } from "preact/hooks";
import { Icon } from "./Icon.tsx";

/** A button that asks for a file, or for several. The same file can be chosen again. */
export function FileButton(props: {
  readonly label: string;
  readonly hint: string;
  /** Media types and endings, as of an `<input>`. */
  readonly accept: string;
  /** Whether several files can be chosen at once. */
  readonly multiple?: boolean;
  /** @param all - all that were chosen. */
  readonly onFile: (file: File, all: readonly File[]) => void;
  readonly error?: string | null;
  readonly busy?: boolean;
}) {
  const { label, hint, accept, multiple, onFile, error, busy = false } = props;
  const id = useId();
  return (
    <div class="file-button">
      <input
        type="file"
        id={id}
        class="file"
        accept={accept}
        multiple={multiple}
        disabled={busy}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          const [file] = files;
          if (file) onFile(file, files);
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
