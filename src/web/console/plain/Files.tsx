import { useState } from "preact/hooks";
import type { PlainCode } from "quietzone-client";
import { Download } from "../../design/Download.tsx";
import { PrintPieces } from "../../design/PrintPieces.tsx";
import { call, callTagged, download } from "../../lib/api.ts";
import { jsonObjectOf } from "../../lib/json.ts";
import { useLoad } from "../../lib/load.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Notice } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { fileName } from "../codes/file-name.ts";
import { plainName, type Read } from "./draft.ts";
import { useTexts } from "../../texts/texts.ts";

/** The files of a plain code, and whether it is printed. */
export function Files(props: {
  readonly code: PlainCode;
  readonly tag: string;
  /** Whether the form beside it has changes that are not saved. */
  readonly isChanged: boolean;
  readonly onChanged: (now: Read) => void;
}) {
  const { code, tag, isChanged, onChanged } = props;
  const words = useTexts("plain");
  const { files } = useTexts("code");
  const { unsaved } = useTexts("edit");
  const [isTaken, setTaken] = useState(false);
  const judged = useLoad(
    async (signal) => {
      const { type, fields, style } = code;
      const forTills = type === "gs1" && { profile: "pos" };
      const draft = jsonObjectOf({ type, fields, style: style ?? {}, ...forTills });
      const { scannability } = await call("POST /app/api/generate", { draft }, { signal });
      return scannability;
    },
    [tag],
  );
  const { submit, busy, error } = useSubmit(
    (printed: boolean) =>
      callTagged("PATCH /app/api/plain-codes/{id}", { id: code.id, "If-Match": tag, body: { printed } }),
    { onDone: onChanged },
  );
  const name = fileName({ title: plainName(code), shortId: "qr" }).replace(/-qr$/, "");
  const refuse = () => toast({ text: unsaved });
  return (
    <>
      <section class="card stack" aria-labelledby="files">
        <h2 id="files">{files}</h2>
        <Download
          fetchFile={async ({ format, widthPx, ...wish }) => {
            const asked = { id: code.id, size: widthPx, ...wish };
            const { blob } = await download(`GET /app/api/plain-codes/{id}/qr.${format}`, asked);
            setTaken(true);
            return blob;
          }}
          name={name}
          leastMm={judged.value?.minimumPrintMm ?? null}
          tillMm={judged.value?.profile?.widthMm ?? null}
          subject={code}
          addresses={[code.payload]}
          notReady={isChanged ? refuse : undefined}
        />
      </section>
      <PrintPieces
        of={code.id}
        name={name}
        notReady={isChanged ? refuse : undefined}
        onSaved={() => setTaken(true)}
      />
      <section class="card stack" aria-labelledby="printed">
        <h2 id="printed">{words.whether}</h2>
        {isTaken && !code.printed && (
          <Notice tone="warn">
            <p role="status">{words.got}</p>
          </Notice>
        )}
        {code.printed && <p class="hint">{words.closed}</p>}
        <Errors error={error} />
        <div>
          <Button
            icon={code.printed ? "undo" : "check"}
            busy={busy}
            onClick={isChanged ? refuse : () => submit(!code.printed)}
          >
            {code.printed ? words.notPrinted : words.itIsPrinted}
          </Button>
        </div>
      </section>
    </>
  );
}
