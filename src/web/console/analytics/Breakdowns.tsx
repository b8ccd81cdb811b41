import { Breakdown } from "./Breakdown.tsx";
import { type Dimension, valueName } from "./names.ts";
import type { Part } from "./report.ts";
import { useTexts } from "../../texts/texts.ts";

/** Scans by several dimensions. Those in which all scans are alike share one card. */
export function Breakdowns(props: { readonly parts: readonly Part<Dimension>[]; readonly scans: number }) {
  const words = useTexts("analytics");
  const { parts, scans } = props;
  const alike = parts.filter(({ slices }) => slices.length === 1);
  return (
    <>
      {parts
        .filter(({ slices }) => slices.length > 1)
        .map((part) => (
          <Breakdown key={part.dimension} {...part} scans={scans} />
        ))}
      {alike.length > 0 && (
        <section class="card" data-alike>
          <h2>{words.alike}</h2>
          <dl class="pairs">
            {alike.map(({ title, dimension, slices }) => (
              <div key={dimension} data-dimension={dimension}>
                <dt>{title}</dt>
                <dd>{valueName(dimension, slices[0]?.value ?? null, words)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
