import { useState } from "preact/hooks";
import { Button } from "../../../ui/Button.tsx";
import { late } from "../../../ui/Late.tsx";
import type { FileDraft } from "../draft.ts";
import type { PageErrors } from "./types.ts";
import { useTexts } from "../../../texts/texts.ts";

const FileFields = late(async () => (await import("../../parts/page.ts")).FileFields);

/** The file of a page. Few pages have one, so its fields come when they are asked for. */
export function FileCard(props: {
  readonly file: FileDraft;
  readonly onChange: (change: Partial<FileDraft>) => void;
  readonly errors: PageErrors;
}) {
  const { file, errors } = props;
  const words = useTexts("mediaPart");
  const [isAsked, setAsked] = useState(file.id !== "");
  return (
    <section class="card stack" aria-labelledby="page-file">
      <h2 id="page-file">{words.pageFile}</h2>
      <p class="hint">{words.pageFileHint}</p>
      {isAsked || errors.within("/landing/file") ? (
        <FileFields {...props} />
      ) : (
        <div>
          <Button small icon="plus" onClick={() => setAsked(true)}>
            {words.addFile}
          </Button>
        </div>
      )}
    </section>
  );
}
