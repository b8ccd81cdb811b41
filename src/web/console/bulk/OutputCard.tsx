import { useId } from "preact/hooks";
import { Segments } from "../../ui/Segments.tsx";
import { LookSelect } from "../looks/LookSelect.tsx";
import { useLooks } from "../looks/looks.ts";
import { FRESH_SHEET, ZIP } from "./output.ts";
import { chooseOutput, type Session } from "./session.ts";
import { SheetOptions } from "./SheetOptions.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Chooses the output of the file, and the look of rows without a style. */
export function OutputCard({ session: { output, stage } }: { readonly session: Session }) {
  const words = useTexts("bulk");
  const id = useId();
  const looks = useLooks().value ?? [];
  const { look, sheet } = output;
  return (
    <>
      <section class="card stack" aria-labelledby={id}>
        <h2 id={id}>{words.output}</h2>
        <Segments
          label={words.output}
          hideLabel
          value={sheet ? "sheet" : "zip"}
          options={[
            { value: "zip", label: words.asZip },
            { value: "sheet", label: words.asSheet },
          ]}
          onChange={(as) =>
            chooseOutput(as === "zip" ? { ...ZIP, look } : { look, sheet: FRESH_SHEET, print: null })
          }
        />
        {looks.length > 0 && (
          <LookSelect
            label={words.look}
            none={words.plain}
            looks={looks}
            value={look === "" ? null : look}
            onChange={(chosen) => chooseOutput({ ...output, look: chosen ?? "" })}
          />
        )}
      </section>
      {sheet && <SheetOptions sheet={sheet} error={stage.kind === "failed" ? stage.error : undefined} />}
    </>
  );
}
