import { createHash } from "node:crypto";
import { spellColor } from "../../color.ts";
import type { Clip, Drawing, Gradient, Look, Mask, Node, Paint } from "./drawing.ts";
import { IDENTITY, isIdentity, type Matrix, multiply, stretch } from "./matrix.ts";
import { spellPath } from "./spell-path.ts";

/** A coordinate may be off by this share of the view's longer side: a hundredth of a pixel in a 1,000 pixel logo. */
const PRECISION = 1e-5;

/** A placeholder for the prefix of every id until the hash of the whole is known. The markup has it nowhere else. */
const PREFIX = "~";

/**
 * Spells a drawing as the content of an `<svg>`: groups, paths, gradients, clips and masks. Their attributes are
 * numbers, colours, known words and links to each other. Ids contain a hash of the content, so that two logos on one
 * page don't clash. The same drawing gives the same text, and reading that text gives the same drawing.
 */
export function spellDrawing(drawing: Drawing): string {
  const speller = new Speller(Math.max(drawing.viewBox[2], drawing.viewBox[3]));
  const body = speller.nodes(drawing.nodes, IDENTITY);
  const definitions = speller.definitions();
  const text = definitions === "" ? body : `<defs>${definitions}</defs>${body}`;
  if (!text.includes(PREFIX)) return text;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  return text.replaceAll(PREFIX, `qz${hash}-`);
}

type Definition = Gradient | Clip | Mask;

class Speller {
  private readonly size: number;
  /** In the order in which they are first referred to; each with its text once that is spelled. */
  private readonly spelled = new Map<Definition, { readonly id: string; text: string }>();

  constructor(size: number) {
    this.size = size;
  }

  nodes(nodes: readonly Node[], matrix: Matrix): string {
    return nodes.map((node) => this.node(node, matrix)).join("");
  }

  definitions(): string {
    return [...this.spelled.values()].map(({ text }) => text).join("");
  }

  private node(node: Node, outer: Matrix): string {
    const matrix = multiply(outer, node.transform);
    const look = this.look(node.look, matrix) + transform("transform", node.transform);
    if (node.kind === "group") return `<g${look}>${this.nodes(node.children, matrix)}</g>`;
    return `<path${look} d="${spellPath(node.path, this.decimals(matrix))}"/>`;
  }

  /** Decimals that a coordinate under `matrix` needs. */
  private decimals(matrix: Matrix): number {
    const needed = Math.log10(stretch(matrix) / (this.size * PRECISION));
    return Math.min(12, Math.max(0, Math.ceil(needed)));
  }

  private look(look: Look, matrix: Matrix): string {
    return (
      this.link("clip-path", look.clip, matrix) +
      this.link("mask", look.mask, matrix) +
      this.paint("fill", look.fill, matrix) +
      attribute("fill-opacity", look.fillOpacity) +
      this.paint("stroke", look.stroke, matrix) +
      attribute("stroke-opacity", look.strokeOpacity) +
      words(look.words)
    );
  }

  private paint(name: string, paint: Paint | undefined, matrix: Matrix): string {
    if (paint === undefined) return "";
    if (paint.kind === "gradient") return this.link(name, paint.gradient, matrix);
    return attribute(name, paint.kind === "none" ? "none" : spellColor(paint.color));
  }

  private link(name: string, definition: Definition | undefined, matrix: Matrix): string {
    if (definition === undefined) return "";
    const known = this.spelled.get(definition);
    if (known !== undefined) return attribute(name, `url(#${known.id})`);
    const entry = { id: `${PREFIX}${this.spelled.size + 1}`, text: "" };
    this.spelled.set(definition, entry);
    entry.text = this.definition(definition, entry.id, matrix);
    return attribute(name, `url(#${entry.id})`);
  }

  private definition(definition: Definition, id: string, matrix: Matrix): string {
    if (definition.kind === "gradient") return spellGradient(definition, id);
    // Within a bounding box 1 is its whole width, which is at most the view's.
    const isBox = definition.units === "objectBoundingBox";
    const inner: Matrix = isBox ? [this.size, 0, 0, this.size, 0, 0] : matrix;
    const look = this.look(definition.look, matrix);
    if (definition.kind === "mask") {
      const units = isBox ? attribute("maskContentUnits", definition.units) : "";
      const content = this.nodes(definition.children, inner);
      return `<mask id="${id}"${units}${words(definition.words)}${look}>${content}</mask>`;
    }
    const units = isBox ? attribute("clipPathUnits", definition.units) : "";
    const own = transform("transform", definition.transform);
    const content = this.nodes(definition.children, multiply(inner, definition.transform));
    return `<clipPath id="${id}"${units}${own}${look}>${content}</clipPath>`;
  }
}

function spellGradient(gradient: Gradient, id: string): string {
  const stops = gradient.stops.map(({ offset, color, opacity }) => {
    const alpha = opacity === 1 ? "" : attribute("stop-opacity", opacity);
    return `<stop offset="${offset}" stop-color="${spellColor(color)}"${alpha}/>`;
  });
  const look = words(gradient.words) + transform("gradientTransform", gradient.transform);
  return `<${gradient.element} id="${id}"${look}>${stops.join("")}</${gradient.element}>`;
}

function transform(name: string, matrix: Matrix): string {
  if (isIdentity(matrix)) return "";
  const [a, b, c, d, e, f] = matrix;
  const isShift = a === 1 && b === 0 && c === 0 && d === 1;
  return attribute(name, isShift ? `translate(${e} ${f})` : `matrix(${matrix.join(" ")})`);
}

function words(values: ReadonlyMap<string, string>): string {
  return [...values].map(([name, value]) => attribute(name, value)).join("");
}

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? "" : ` ${name}="${value}"`;
}
