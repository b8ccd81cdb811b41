import { AT_LENGTH } from "../extent.ts";
import type { Person } from "./browser.ts";

/** axe-core, an engine that finds accessibility faults. It runs on the page in its present state. */

const SOURCE = await Bun.file(Bun.fileURLToPath(import.meta.resolve("axe-core/axe.min.js"))).text();

/**
 * axe's default settings except `ignorePseudo`: the strip of accent colour at the top of a card is a pseudo-element, and
 * axe does not decide about text in an element that has one.
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

/** All rules run. What passes is not described: selectors of all these elements are most of the work. */
const SOUGHT = { resultTypes: ["violations", "incomplete"] };

interface Findings {
  readonly violations: readonly Finding[];
  readonly incomplete: readonly Finding[];
}
interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

/** Rules that look at colours: the only ones whose outcome another scheme can change. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/**
 * The faults that axe finds in the present state. At length also those that only the other colour scheme has.
 */
export async function faultsOfSchemes(person: Person): Promise<string[]> {
  const faults = await faultsOf(person);
  if (!AT_LENGTH) return faults;
  const { page, scheme } = person;
  const other = scheme === "light" ? "dark" : "light";
  await page.emulateMedia({ colorScheme: other });
  const others = await faultsOf(person, OF_COLORS);
  await page.emulateMedia({ colorScheme: scheme });
  return [...faults, ...others.map((fault) => `${other}: ${fault}`)];
}

/**
 * Runs in the page, and brings all that moves to its end: axe would judge the colours of the moment. The end
 * of one change can begin that of the elements within.
 */
const SETTLE = `for (let depth = 0; depth < 32; depth++) {
  const moving = document.getAnimations().filter(({ playState, effect }) =>
    playState === "running" && Number.isFinite(effect.getComputedTiming().endTime));
  if (moving.length === 0) break;
  for (const change of moving) change.finish();
}`;

/** The faults that axe finds, one line each. @param rules - checks only these rules. */
export async function faultsOf({ page }: Person, rules?: readonly string[]): Promise<string[]> {
  // The debugger's interface may run scripts that the page's own policy forbids. A document keeps the engine.
  if (!(await page.evaluate<boolean>("'axe' in window"))) {
    await page.evaluate(SOURCE);
    await page.evaluate(
      `axe.configure({ checks: [{ id: "color-contrast", options: ${JSON.stringify(CONTRAST)} }] })`,
    );
  }
  await page.evaluate(SETTLE);
  const options = { ...SOUGHT, ...(rules ? { runOnly: { type: "rule", values: rules } } : {}) };
  const { violations, incomplete } = await page.evaluate<Findings>(
    `axe.run(${JSON.stringify(options)}).then(({ violations, incomplete }) => ({ violations, incomplete }))`,
  );
  // Undecided contrasts count as faults: axe should be able to decide about every text of these pages.
  const undecided = incomplete.filter(({ id }) => id === "color-contrast");
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = "" }) => `${id} ${String(target)}: ${failureSummary.replace(/\s+/g, " ")}`,
    ),
  );
}
