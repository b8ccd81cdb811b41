import { svgFault } from "../refuse.ts";
import { type Declaration, readStyleSheet, type Rule, type Selector } from "./css.ts";
import type { XmlElement } from "./xml.ts";

/** Comparisons of rules with elements and declarations found, above which a sheet counts as an attack. */
const MAX_EFFORT = 200_000;

/** Specificity (CSS 2.1, 6.4.3). No selector has a hundred parts. */
const WEIGHT = { name: 1, class: 100, id: 10_000 } as const;

/** A declaration with its rule's specificity, and the rule's place among all rules, which decides between equals. */
export interface Weighted {
  readonly declaration: Declaration;
  readonly weight: number;
  readonly order: number;
}

interface WeightedRule extends Rule {
  readonly weight: number;
  readonly order: number;
}

/** The rules of all `<style>` elements of a document, found by the most selective part of their selectors. */
export class StyleRules {
  private readonly byKey = new Map<string, WeightedRule[]>();
  private effort = 0;

  /** @throws Fault `logo_invalid` for a sheet that can't be turned into attributes. */
  constructor(root: XmlElement) {
    const rules = [...sheetsOf(root)].flatMap(readStyleSheet);
    rules.forEach((rule, order) => {
      const key = keyOf(rule.selector);
      const known = this.byKey.get(key) ?? [];
      known.push({ ...rule, weight: weigh(rule.selector), order });
      this.byKey.set(key, known);
    });
  }

  /**
   * The declarations of the rules that select `element`, in no particular order.
   * @throws Fault `logo_invalid` when matching has taken too much work.
   */
  declarationsFor(element: XmlElement): Weighted[] {
    if (this.byKey.size === 0) return [];
    const id = element.attributes.get("id");
    const classes = new Set(element.attributes.get("class")?.split(/\s+/));
    const keys = ["*", element.name, `#${id}`, ...[...classes].map((name) => `.${name}`)];
    const found: Weighted[] = [];
    for (const rule of keys.flatMap((key) => this.byKey.get(key) ?? [])) {
      this.spend(1 + rule.selector.classes.length + rule.selector.ids.length);
      if (!selects(rule.selector, element.name, id, classes)) continue;
      this.spend(rule.declarations.length);
      for (const declaration of rule.declarations)
        found.push({ declaration, weight: rule.weight, order: rule.order });
    }
    return found;
  }

  private spend(effort: number): void {
    this.effort += effort;
    if (this.effort > MAX_EFFORT) throw svgFault("svg_style_too_complex");
  }
}

function* sheetsOf(element: XmlElement): Generator<string> {
  if (element.name === "style") yield element.text;
  for (const child of element.children) yield* sheetsOf(child);
}

function keyOf({ ids, classes, name }: Selector): string {
  if (ids[0] !== undefined) return `#${ids[0]}`;
  return classes[0] === undefined ? (name ?? "*") : `.${classes[0]}`;
}

function weigh({ ids, classes, name }: Selector): number {
  return ids.length * WEIGHT.id + classes.length * WEIGHT.class + (name === null ? 0 : WEIGHT.name);
}

function selects(selector: Selector, name: string, id: string | undefined, classes: Set<string>): boolean {
  if (selector.name !== null && selector.name !== name) return false;
  return selector.ids.every((one) => one === id) && selector.classes.every((one) => classes.has(one));
}
