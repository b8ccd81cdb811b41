import { useState } from "preact/hooks";
import type { FileRecord } from "./files.ts";
import { FILE_ENDINGS, useFileRecord, useFileUpload, type Wanted } from "./files.ts";
import { bytes } from "../../../lib/format.ts";
import { Button } from "../../../ui/Button.tsx";
import { FileButton } from "../../../ui/FileButton.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { useTexts } from "../../../texts/texts.ts";

/** One file of the workspace, which is uploaded at once: a recording, or any. */
export function FileField(props: {
  /** Its id; empty for none. */
  readonly id: string;
  readonly wanted: Wanted;
  readonly onChange: (file: FileRecord | null) => void;
  readonly error: string | undefined;
}) {
  const { id, wanted, onChange, error } = props;
  const words = useTexts("mediaPart");
  const [said, setSaid] = useState("");
  const upload = useFileUpload(wanted, (file) => {
    onChange(file);
    setSaid(words.uploaded);
  });
  return (
    <FileDrop label={words.dropFile} onFile={(file) => upload.submit([file])}>
      <div class="stack">
        {id !== "" && <FileLine id={id} />}
        <span class="hidden" role="status">
          {upload.busy ? words.uploading : said}
        </span>
        <FileButton
          label={id === "" ? words.chooseFile : words.otherFile}
          hint={wanted === "audio" ? words.audioHint : words.fileHint}
          accept={acceptOf(wanted)}
          onFile={(_, all) => upload.submit(all)}
          error={upload.text ?? error ?? null}
          busy={upload.busy}
        />
        {id !== "" && (
          <div>
            <Button
              small
              kind="quiet"
              icon="trash"
              onClick={() => {
                onChange(null);
                setSaid(words.fileRemoved);
              }}
            >
              {words.removeFile}
            </Button>
          </div>
        )}
      </div>
    </FileDrop>
  );
}

/** The offer of a chooser of files. */
export function acceptOf(wanted: Wanted): string {
  return Object.entries(FILE_ENDINGS)
    .filter(([type]) => wanted === "any" || type.startsWith("audio/"))
    .flatMap(([type, ending]) => [type, `.${ending}`])
    .join();
}

/** The name and the size of a file, which is opened by it. */
export function FileLine({ id }: { readonly id: string }) {
  const words = useTexts("mediaPart");
  const { file, isGone } = useFileRecord(id);
  if (isGone) return <p class="error">{words.fileGone}</p>;
  if (!file) return <p class="soft">{words.file}</p>;
  return (
    <p class="file-line">
      <a href={file.url} target="_blank" rel="noopener noreferrer" dir="auto">
        {file.title ?? words.file}
      </a>{" "}
      <span class="hint">
        {FILE_ENDINGS[file.type].toUpperCase()}, {bytes(file.bytes)}
      </span>
    </p>
  );
}
