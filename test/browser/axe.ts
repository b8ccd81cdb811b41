import type { Person } from "./browser.ts";

/** axe-core, an engine that finds faults of accessibility, run on the page as it is now. */

const SOURCE = await Bun.file(Bun.fileURLToPath(import.meta.resolve("axe-core/axe.min.js"))).text();

/**
 * axe's own settings but one: a strip of the accent colour at the top of a card is a pseudo-element, and axe gives up
 * on all text in a card that has any.
 */
const CONTRAST = {
  ignorePseudo: true,
  ignoreUnicode: true,
  ignoreLength: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

interface Findings {
  readonly violations: readonly Finding[];
  readonly incomplete: readonly Finding[];
}
interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

/** What axe finds wrong, a line each; with `rules` only what breaks one of these. */
export async function faultsOf({ page }: Person, rules?: readonly string[]): Promise<string[]> {
  // Through the debugger's door, which the page's own policy does not guard.
  await page.evaluate(SOURCE);
  await page.evaluate(
    `axe.configure({ checks: [{ id: "color-contrast", options: ${JSON.stringify(CONTRAST)} }] })`,
  );
  const options = rules ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations, incomplete } = await page.evaluate<Findings>(`axe.run(${JSON.stringify(options)})`);
  // What axe could not decide about contrast counts as well: nothing on these pages should be undecidable.
  const undecided = incomplete.filter(({ id }) => id === "color-contrast");
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = "" }) => `${id} ${String(target)}: ${failureSummary.replace(/\s+/g, " ")}`,
    ),
  );
}
