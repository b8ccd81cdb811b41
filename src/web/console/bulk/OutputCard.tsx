import { useId } from "preact/hooks";
import { isLayoutList } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { useTexts } from "../../lib/texts.ts";
import { Segments } from "../../ui/Segments.tsx";
import { Failed, Loading } from "../../ui/State.tsx";
import { LookSelect } from "../looks/LookSelect.tsx";
import { useLooks } from "../looks/looks.ts";
import type { SheetDraft } from "../sheets/draft.ts";
import { FRESH_SHEET, ZIP } from "./output.ts";
import { chooseOutput, type Session } from "./session.ts";
import { SheetOptions } from "./SheetOptions.tsx";
import { texts } from "./texts.ts";

/** Chooses what the file becomes, and the look of rows without a style. */
export function OutputCard({ session: { output, stage } }: { readonly session: Session }) {
  const t = useTexts(texts);
  const id = useId();
  const looks = useLooks().value ?? [];
  const { look, sheet } = output;
  return (
    <>
      <section class="card stack" aria-labelledby={id}>
        <h2 id={id}>{t.output}</h2>
        <Segments
          label={t.output}
          hideLabel
          value={sheet ? "sheet" : "zip"}
          options={[
            { value: "zip", label: t.asZip },
            { value: "sheet", label: t.asSheet },
          ]}
          onChange={(as) =>
            chooseOutput(as === "zip" ? { ...ZIP, look } : { look, sheet: FRESH_SHEET, print: null })
          }
        />
        {looks.length > 0 && (
          <LookSelect
            label={t.look}
            none={t.plain}
            looks={looks}
            value={look === "" ? null : look}
            onChange={(chosen) => chooseOutput({ ...output, look: chosen ?? "" })}
          />
        )}
      </section>
      {sheet && <Sheet sheet={sheet} error={stage.kind === "failed" ? stage.error : undefined} />}
    </>
  );
}

function Sheet(props: { readonly sheet: SheetDraft; readonly error: unknown }) {
  const { value, error, reload } = useLoad(
    (signal) => call("GET", "/app/api/sheets", isLayoutList, { signal }),
    [],
  );
  if (value) return <SheetOptions {...props} layouts={value.layouts} />;
  return error ? <Failed error={error} retry={reload} /> : <Loading lines={4} />;
}
