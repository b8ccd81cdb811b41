import { useId, useState } from "preact/hooks";
import { Icon } from "./Icon.tsx";

/** Files that hold a table. */
export const TABLES = ".csv,.tsv,.txt,.xlsx,text/csv,text/plain";

/** Chooses a file, or takes one that is dropped. */
export function TablePicker(props: {
  readonly label: string;
  readonly hint: string;
  /** Media types and endings, as of an `<input>`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}) {
  const { label, hint, accept, onFile } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same.
    <div
      class={over ? "drop over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) onFile(file);
      }}
    >
      <Icon name="upload" size={28} />
      <p>
        <label for={id} class="button primary">
          {label}
        </label>
        <input
          id={id}
          class="hidden"
          type="file"
          accept={accept}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) onFile(file);
          }}
        />
      </p>
      <p class="soft">{hint}</p>
    </div>
  );
}
