import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Scannability } from "quietzone-client";
import { useExplain } from "../lib/explain.ts";
import { number } from "../lib/format.ts";
import { Check } from "../ui/Field.tsx";
import { Notice } from "../ui/State.tsx";
import { useTexts } from "../texts/texts.ts";

type TillProps = Pick<Scannability, "hri" | "profile"> & {
  /** The label at a pointer; where it is left out, nothing can be changed here. */
  readonly nameOf?: (pointer: string) => string;
  /** Goes to the field at a pointer. */
  readonly onPick?: (pointer: string) => void;
  /** Whether the readable line is drawn below the symbol. */
  readonly isPrinted: boolean;
  readonly onPrint?: (isPrinted: boolean) => void;
  readonly children?: ComponentChildren;
};

/**
 * The verdict of a shop's till on a code: the numbers that it reads, the widths that it wants, and what is
 * wrong.
 */
export function Till({ hri, profile, nameOf, onPick, isPrinted, onPrint, children }: TillProps) {
  const words = useTexts("till");
  const explain = useExplain();
  const id = useId();
  if (!profile) return null;
  const { passes, problems, widthMm } = profile;
  const mm = (value: number) => number(value, { maximumFractionDigits: 1 });
  return (
    <section class="stack" aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      {hri && <p class="mono address">{hri}</p>}
      <Notice tone={passes ? "good" : "warn"}>
        <p>
          <strong>{passes ? words.passes : words.fails}</strong>{" "}
          {words.width(mm(widthMm.least), mm(widthMm.most))}
        </p>
        {!passes && (
          <ul class="reasons plain-list">
            {problems.map((why) => (
              <li key={why.pointer + why.reason}>
                {nameOf && onPick && (
                  <button type="button" class="reason" onClick={() => onPick(why.pointer)}>
                    {nameOf(why.pointer)}
                  </button>
                )}{" "}
                {explain(why)}
              </li>
            ))}
          </ul>
        )}
      </Notice>
      {onPrint && <Check label={words.print} checked={isPrinted} onChange={onPrint} />}
      {!onPrint && <p class="hint">{isPrinted ? words.printed : words.notPrinted}</p>}
      {children}
    </section>
  );
}
