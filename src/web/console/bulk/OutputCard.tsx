import { useEffect, useId } from "preact/hooks";
import { Segments } from "../../ui/Segments.tsx";
import { LookSelect } from "../looks/LookSelect.tsx";
import { useLooks } from "../looks/looks.ts";
import { FRESH_SHEET, type Output } from "./output.ts";
import { chooseOutput, type Session, session } from "./session.ts";
import { SheetOptions } from "./SheetOptions.tsx";
import { useTexts } from "../../texts/texts.ts";

/**
 * Chooses the output of the file, and the look of rows without a style: the workspace's default, unless
 * another is chosen.
 */
export function OutputCard({ session: { output, stage } }: { readonly session: Session }) {
  const words = useTexts("bulk");
  const id = useId();
  const looks = useLooks().value;
  const choose = (change: Partial<Output>) => chooseOutput({ ...session.get().output, ...change });
  const { look, sheet } = output;
  useEffect(() => {
    if (look === null && looks) choose({ look: looks.find(({ isDefault }) => isDefault)?.id ?? "" });
  }, [looks]);
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
            choose(as === "zip" ? { sheet: null, print: {} } : { sheet: FRESH_SHEET, print: null })
          }
        />
        {looks && looks.length > 0 && (
          <LookSelect
            label={words.look}
            none={words.plain}
            looks={looks}
            value={look || null}
            onChange={(chosen) => choose({ look: chosen ?? "" })}
          />
        )}
      </section>
      {sheet && <SheetOptions sheet={sheet} error={stage.kind === "failed" ? stage.error : undefined} />}
    </>
  );
}
