import { useState } from "preact/hooks";
import { ARCHIVE_PARTS, type ArchivePart } from "../../../features/moving/constants.ts";
import { send } from "../../lib/api.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { Offline } from "../../lib/problem.ts";
import { pickFile } from "../../lib/save-stream.ts";
import { isAbort } from "../../lib/wait.ts";
import { Button } from "../../ui/Button.tsx";
import { Check } from "../../ui/Field.tsx";
import { Notice, useReason } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { useMay } from "../session.ts";
import { useTexts } from "../../texts/texts.ts";

const NAME = "archive.zip";

/** Downloads the workspace as a ZIP. It is written to its file as it comes, where the browser can do that. */
export function ArchiveCard() {
  const words = useTexts("move");
  const reason = useReason();
  const may = useMay();
  const offered = ARCHIVE_PARTS.filter(
    (part) => (part !== "domains" || may("domains")) && (part !== "webhooks" || may("webhook")),
  );
  const [parts, setParts] = useState<readonly ArchivePart[]>(offered);
  const isEmpty = parts.length === 0;

  const { submit, stop, busy, error } = useSubmit(
    async (_, signal) => {
      const write = await pickFile(NAME);
      const chosen = parts.length === offered.length ? {} : { parts: parts.join(",") };
      const response = await send("GET /app/api/archive", chosen, { signal });
      await write(response, signal).catch((broken: unknown) => {
        throw isAbort(broken) ? broken : new Offline("The archive broke off", { cause: broken });
      });
    },
    { onDone: () => toast({ text: words.saved(NAME), tone: "good" }) },
  );

  function noticeOf(refused: unknown): string {
    if (refused instanceof Offline) return words.brokeOff;
    const advice = isProblem(refused) ? words.advice(refused.code, refused.retryAfter) : "";
    return advice || reason(refused);
  }

  return (
    <section class="card stack" aria-labelledby="move-archive">
      <h3 id="move-archive">{words.archive}</h3>
      <p class="soft">{words.archiveText}</p>
      <fieldset>
        <legend class="label">{words.parts}</legend>
        {offered.map((part) => (
          <Check
            key={part}
            label={words.part(part)}
            checked={parts.includes(part)}
            onChange={(isOn) =>
              setParts(offered.filter((each) => (each === part ? isOn : parts.includes(each))))
            }
          />
        ))}
      </fieldset>
      <p class="error" role="alert">
        {isEmpty ? words.partsMissing : ""}
      </p>
      {error !== undefined && (
        <Notice tone="bad">
          <p role="alert">{noticeOf(error)}</p>
        </Notice>
      )}
      <div class="row">
        <Button kind="primary" icon="download" busy={busy} disabled={isEmpty} onClick={() => submit()}>
          {words.getArchive}
        </Button>
        {busy && <Button onClick={stop}>{words.stop}</Button>}
        <span role="status" class="soft">
          {busy ? words.archiving : ""}
        </span>
      </div>
    </section>
  );
}
