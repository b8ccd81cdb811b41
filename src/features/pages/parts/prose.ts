import type { PartOf } from "../../codes/part-models.ts";
import { type Markup, markup, trusted } from "../../../kit/shared/markup.ts";
import { nameOf } from "../../../kit/shared/target.ts";
import type { RenderContext } from "../render-context.ts";
import { linkAddress } from "./frame.ts";
import { partSection } from "./section.ts";

/** Texts that were rendered, by their parts, which live as long as their page is cached. */
const rendered = new WeakMap<object, Markup>();

/** A text with headings, lists and links. */
export function prosePart(part: PartOf<"text">, { page }: RenderContext): Markup {
  const text = rendered.get(part) ?? proseOf(part.markdown, page.source.listed ?? {});
  rendered.set(part, text);
  return partSection(part, markup`<div class="prose">${text}</div>`);
}

/**
 * Markdown as HTML: headings, lists, quotes, rules, emphasis and links. All else is shown as it was written,
 * and a link to any other scheme, or to a host on a list of the operator, is its text alone.
 */
function proseOf(source: string, listed: Readonly<Record<string, unknown>>): Markup {
  const html = Bun.markdown.render(source, {
    text: escaped,
    // The headline of the page is its only h1.
    heading: (content, { level }) => block(`h${Math.min(level + 1, 4)}`, content),
    paragraph: (content) => (content.trim() === "" ? "" : block("p", content)),
    blockquote: (content) => `<blockquote>${content}</blockquote>`,
    list: (content, { ordered, start }) =>
      ordered ? `<ol start="${start ?? 1}">${content}</ol>` : `<ul>${content}</ul>`,
    listItem: (content) => block("li", content),
    hr: () => "<hr>",
    strong: (content) => `<strong>${content}</strong>`,
    emphasis: (content) => `<em>${content}</em>`,
    link(content, { href }) {
      const address = linkAddress(href, ["http:", "https:", "mailto:", "tel:"]);
      if (address === null || Object.hasOwn(listed, nameOf(new URL(address)))) return content;
      return `<a href="${escaped(address)}" rel="noreferrer noopener" data-count="link_click">${content}</a>`;
    },
  });
  return trusted(html);
}

const escaped = (text: string) => markup`${text}`.text;

function block(name: string, content: string): string {
  return `<${name} dir="auto">${content}</${name}>`;
}
