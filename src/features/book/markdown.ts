import { type Markup, markup, trusted } from "../../kit/shared/markup.ts";
import { FRAME_WORDS, type Language } from "./frame-words.ts";
import type { Body, Heading } from "./model.ts";
import { plainText } from "./plain-text.ts";

/** Samples in these languages that follow each other directly are one sample, with a tab for each. */
const SAMPLE_LANGUAGES: Readonly<Record<string, string>> = { sh: "curl", ts: "TypeScript", python: "Python" };

/** The names of other fences; the rest have none. */
const LANGUAGES: Readonly<Record<string, string>> = {
  json: "JSON",
  caddy: "Caddyfile",
  nginx: "nginx",
  sql: "SQL",
  csv: "CSV",
};

/** The end of a sample and the beginning of the next, with nothing between them. */
const BETWEEN_NEIGHBOURS = '</div></div><div class="samples">';

/** The first cell of a setting's row. */
const SETTING = /^<td><code>(QZ_[A-Z_]+)<\/code><\/td>/;

/** The address of a picture that the service draws. */
const PICTURE = /^pictures\/[\w-]+\.svg$/;

/** A picture that only readers in the repository see: its width there is why it is written as a tag. */
const REPOSITORY_PICTURE = /^<img\b/;

/** Other plain HTML in a text is shown as it is written: pages have only what Markdown gives. */
const text = (plain: string) => (REPOSITORY_PICTURE.test(plain) ? "" : Bun.escapeHTML(plain));
const element = (name: string) => (content: string) => `<${name}>${content}</${name}>`;
const cell = (name: string) => (content: string, meta?: { align?: string }) =>
  meta?.align === "right" ? `<${name} class="number">${content}</${name}>` : `<${name}>${content}</${name}>`;

/**
 * Renders a page's text.
 * @param linkOf - the address that a link leads to; `null` for a file that the book does not have, whose name
 * is then shown alone.
 * @param ids - the anchors of headings of level 2 and 3 in their order, where they are not those of their own
 * words.
 */
export function renderMarkdown(
  source: string,
  linkOf: (href: string) => string | null,
  { ids = [], language = "en" }: { ids?: readonly string[]; language?: Language } = {},
): Body {
  const words = FRAME_WORDS[language];
  const headings: Heading[] = [];
  const settings = new Set<string>();
  const anchors = new Map<string, number>();

  /** The anchor of a heading by the rule of code hosts, so that links hold in the repository, too. */
  function anchorOf(content: string): string {
    const letters = plainText(content)
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "");
    const anchor = letters.replaceAll(" ", "-");
    const before = anchors.get(anchor) ?? 0;
    anchors.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  }

  const html = Bun.markdown.render(source, {
    text,
    heading(content, { level }) {
      if (level === 1) return `<h1>${content}</h1>`;
      const id = (level <= 3 ? ids[headings.length] : undefined) ?? anchorOf(content);
      if (level <= 3) headings.push({ level, id, text: trusted(withoutLinks(content)) });
      return headingMarkup(level, id, trusted(content), language).text;
    },
    paragraph: (content) => (content.trim() === "" ? "" : `<p>${content}</p>`),
    blockquote: element("blockquote"),
    list: (content, { ordered, start }) =>
      ordered ? `<ol start="${start ?? 1}">${content}</ol>` : `<ul>${content}</ul>`,
    listItem: element("li"),
    hr: () => "<hr>",
    table: (content) => tableMarkup(words.table, trusted(content)).text,
    thead: element("thead"),
    tbody: element("tbody"),
    tr(content) {
      const name = SETTING.exec(content)?.[1];
      if (name === undefined || settings.has(name)) return `<tr>${content}</tr>`;
      settings.add(name);
      return `<tr id="${name}">${content}</tr>`;
    },
    // An empty heading says nothing of its column.
    th: (content, meta) => (content === "" ? "<td></td>" : cell("th")(content, meta)),
    td: cell("td"),
    strong: element("strong"),
    emphasis: element("em"),
    strikethrough: element("del"),
    codespan: element("code"),
    code(content, { language: fence = "" } = {}) {
      const block = codeBlock(trusted(content), fence).text;
      return fence in SAMPLE_LANGUAGES ? `<div class="samples">${block}</div>` : block;
    },
    link(content, { href }) {
      const address = linkOf(href);
      if (address === null) return `<span title="${words.inRepository}: ${text(href)}">${content}</span>`;
      return `<a href="${text(address)}">${content}</a>`;
    },
    // Pages show the pictures that the service draws, and no others.
    image(content, { src }) {
      const address = PICTURE.test(src) ? linkOf(src) : null;
      if (address === null) return content;
      return `<span class="picture"><img src="${text(address)}" alt="" width="128" height="128" loading="lazy">${content}</span>`;
    },
    html: () => "",
  });
  return { html: trusted(html.replaceAll(BETWEEN_NEIGHBOURS, "</div>")), headings };
}

/** A heading with an anchor and a link to itself. */
export function headingMarkup(level: number, id: string, content: Markup, language: Language = "en"): Markup {
  const name = trusted(`h${level}`);
  return markup`<${name} id="${id}">${content} <a class="anchor" href="#${id}" aria-label="${FRAME_WORDS[language].toSection}">#</a></${name}>`;
}

/** A table that scrolls by itself where it is wider than the page, also with the keyboard's arrows. */
export function tableMarkup(label: string, rows: Markup): Markup {
  return markup`<div class="scroll" tabindex="0" role="group" aria-label="${label}"><table>${rows}</table></div>`;
}

/** A block of code. @param language - as in the fence of the Markdown. */
export function codeBlock(content: Markup, language = ""): Markup {
  const sample = SAMPLE_LANGUAGES[language];
  const name = sample ?? LANGUAGES[language];
  const attributes =
    sample === undefined ? trusted('class="code"') : markup`class="code sample" data-language="${sample}"`;
  return markup`<div ${attributes}>${name !== undefined && markup`<p class="language">${name}</p>`}<pre tabindex="0"><code>${content}</code></pre></div>`;
}

function withoutLinks(content: string): string {
  return content.replace(/<\/?(?:a|span)\b[^<>]*>/g, "");
}
