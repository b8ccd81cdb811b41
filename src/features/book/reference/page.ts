import { type Markup, markup, type Piece, trusted } from "../../../kit/shared/markup.ts";
import { nextTurn } from "../../../kit/shared/next-turn.ts";
import { codeBlock, headingMarkup, renderMarkdown, tableMarkup } from "../markdown.ts";
import type { Body, Heading } from "../model.ts";
import type { FaultCode } from "../../../kit/shared/problems.ts";
import {
  type Answer,
  type Content,
  type Contract,
  type JsonObject,
  objectOf,
  type Operation,
  type Parameter,
  type Tag,
} from "./document.ts";
import { samplesOf } from "./samples.ts";
import { allMembersOf, meaningOf, nameOf, typeOf } from "./schema.ts";
import { tryForm } from "./try-form.ts";

/** The last part of the address of the page that has the named schemas. */
export const TYPES_PAGE = "types";

/** Refusals that nearly every operation may answer: the cover names them, and operations only their own. */
const COMMON: readonly FaultCode[] = [
  "invalid_key",
  "scope_missing",
  "invalid_json",
  "unsupported_media_type",
  "body_too_large",
  "body_too_slow",
  "rate_limited",
  "busy",
  "storage_unavailable",
];

/** The first page of the reference: how to call, and a list of all operations. */
export function coverBody({ description, keys, tags, operations }: Contract): Body {
  const intro = renderMarkdown(description, (href) => href.replace(/^docs\//, "./"));
  const groups = tags.map((tag) => ({ tag, own: operations.filter(({ tag: name }) => name === tag.name) }));
  return {
    headings: [
      heading(2, "keys", "Keys and scopes"),
      ...groups.map(({ tag }) => heading(2, tag.name, titleOf(tag))),
    ],
    html: markup`<h1>API reference</h1>
      <p>Every operation, with its parameters, its answers and a sample in three languages. It is made from <a href="../openapi.json">openapi.json</a> (OpenAPI 3.1), which generators and tools read. The names of values lead to <a href="reference/${TYPES_PAGE}">types</a>, the codes of problems to <a href="problems">problems</a>.</p>
      <p>A call that needs a key has the header <code>authorization: Bearer qz_…</code>; <a href="keys">Keys</a> says how to make one. Any call may answer ${problemLinks(COMMON, "problems")}: operations list only further ones.</p>
      ${intro.html}
      ${headingMarkup(2, "keys", markup`Keys and scopes`)}
      ${renderMarkdown(keys, (href) => href).html}
      ${groups.map(
        ({
          tag,
          own,
        }) => markup`${headingMarkup(2, tag.name, markup`<a href="reference/${tag.name}">${titleOf(tag)}</a>`)}
          <p>${tag.description}.</p>${operationTable(own, (operation) => `reference/${tag.name}#${operation.id}`)}`,
      )}`,
  };
}

/** The way back from a page below the reference. */
const CRUMB = markup`<p class="crumb"><a href="../reference">API reference</a></p>`;

/** The operations of one tag. */
export function tagBody(contract: Contract, tag: Tag): Body {
  const own = contract.operations.filter(({ tag: name }) => name === tag.name);
  const events = contract.events.filter(({ tag: name }) => name === tag.name);
  return {
    headings: [...own, ...events].map(({ id, summary }) => heading(2, id, summary)),
    html: markup`${CRUMB}<h1>${titleOf(tag)}</h1><p>${tag.description}.</p>
      ${operationTable(own, ({ id }) => `#${id}`)}
      ${own.map((operation) => operationMarkup(operation, contract.schemas))}
      ${events.map((event) => eventMarkup(event, contract.schemas))}`,
  };
}

/** Every named schema. Each is written in a turn of the loop: all together take 17 ms. */
export async function typesBody({ schemas }: Contract): Promise<Body> {
  const names = Object.keys(schemas);
  const link = (name: string) => `#${name}`;
  const parts: Markup[] = [];
  for (const name of names) {
    parts.push(
      headingMarkup(2, name, markup`<code>${name}</code>`),
      schemaMarkup(objectOf(schemas[name]), schemas, link),
    );
    await nextTurn();
  }
  return {
    headings: names.map((name) => heading(2, name, name)),
    html: markup`${CRUMB}<h1>Types</h1><p>The named values of requests and answers. In a table either the required members are marked, or the optional ones.</p>
      ${parts}`,
  };
}

/** A tag as a heading. */
export function titleOf({ name }: Pick<Tag, "name">): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function heading(level: number, id: string, text: string): Heading {
  return { level, id, text: markup`${text}` };
}

function operationTable(operations: readonly Operation[], link: (operation: Operation) => string): Markup {
  return tableMarkup(
    "Operations",
    markup`<tbody>${operations.map(
      (operation) =>
        markup`<tr><td><code class="method">${operation.method}</code></td><td><a href="${link(operation)}"><code>${broken(operation.path)}</code></a></td><td>${operation.summary}</td></tr>`,
    )}</tbody>`,
  );
}

/** A path that may break after its slashes. */
function broken(path: string): Piece {
  return path.split(/(?<=\/)/).map((part) => [part, trusted("<wbr>")]);
}

/** A description without the sentence at its end that names scopes: they have a line of their own. */
function withoutScope(description: string): string {
  const at = description.lastIndexOf("Scope: ");
  const isLast = at >= 0 && description.indexOf(".", at) === description.length - 1;
  return isLast ? description.slice(0, at).trimEnd() : description;
}

function operationMarkup(operation: Operation, schemas: JsonObject): Markup {
  const { id, method, path, summary, description, parameters, bodies, answers } = operation;
  const { html } = renderMarkdown(withoutScope(description), (href) => href);
  return markup`<section class="operation">
    ${headingMarkup(2, id, markup`${summary}`)}
    <p class="request"><code><b>${method}</b> ${broken(path)}</code></p>
    ${html}
    <p class="scopes">${needed(operation)}</p>
    <div class="samples">${samplesOf(operation).map(({ language, text }) => codeBlock(markup`${text}`, language))}</div>
    ${tryForm(operation)}
    ${parameters.length > 0 && markup`<h3>Parameters</h3>${parameterTable(parameters)}`}
    ${bodies.length > 0 && markup`<h3>Body</h3>${bodies.map((body) => contentMarkup(body, schemas))}`}
    <h3>Answers</h3>${answers.filter(isSuccess).map(answerMarkup)}
    ${refusalsMarkup(answers.filter((answer) => !isSuccess(answer)))}
  </section>`;
}

/** Events that are sent to a workspace's webhooks. */
function eventMarkup(
  { id, path, summary, description, parameters, bodies }: Operation,
  schemas: JsonObject,
): Markup {
  return markup`<section class="operation">
    ${headingMarkup(2, id, markup`${summary}`)}
    <p class="request"><code><b>Event</b> ${path}</code></p>
    <p>${description} <a href="../webhooks">Webhooks</a> says how to receive it.</p>
    <h3>Headers</h3>${parameterTable(parameters)}
    <h3>Body</h3>${bodies.map((body) => contentMarkup(body, schemas))}
  </section>`;
}

/** Whether an answer is none of the problems. */
function isSuccess({ status }: Answer): boolean {
  return status < "400";
}

function needed({ scopes, isForPerson }: Operation): Piece {
  if (isForPerson) return "Needs a person who is signed in, and no key.";
  if (scopes === null) return "Needs no key.";
  if (scopes.length === 0) return "Needs a key; any will do.";
  const names = scopes.map((scope, index) => [index === 0 ? "" : " and ", markup`<code>${scope}</code>`]);
  return ["Needs a key that grants ", names, "."];
}

function parameterTable(parameters: readonly Parameter[]): Markup {
  return memberRows(
    "Parameters",
    parameters.map(({ name, location, isRequired, description, schema, example }) => ({
      name: markup`<code>${name}</code><small>${location}</small>`,
      isRequired,
      type: typeOf(schema, typeLink),
      meaning: [
        description,
        example === undefined
          ? ""
          : markup` <span class="example">Example: <code>${String(example)}</code></span>`,
      ],
    })),
  );
}

const typeLink = (name: string) => `${TYPES_PAGE}#${name}`;

function contentMarkup({ mediaType, schema, example }: Content, schemas: JsonObject): Markup {
  return markup`${mediaMarkup(mediaType, schema)}
    ${schemaMarkup(schema, schemas, typeLink)}
    ${exampleMarkup(example)}`;
}

/** A media type, with the name of its schema. */
function mediaMarkup(mediaType: string, schema: JsonObject): Markup {
  const name = nameOf(schema);
  return markup`<p class="content"><code>${mediaType}</code>${name !== null && markup`: <a href="${typeLink(name)}">${name}</a>`}</p>`;
}

/** The members of an object; the type of any other value. */
function schemaMarkup(schema: JsonObject, schemas: JsonObject, link: (name: string) => string): Markup {
  const members = allMembersOf(schema, schemas);
  if (members.length === 0) return markup`<p>${typeOf(schema, link)}${meaning(schema)}</p>`;
  return memberRows(
    "Members",
    members.map(({ name, isRequired, schema: own }) => ({
      name: markup`<code>${name}</code>`,
      isRequired,
      type: typeOf(own, link),
      meaning: inline(meaningOf(own)),
    })),
  );
}

function meaning(schema: JsonObject): Piece {
  const text = meaningOf(schema);
  return text === "" ? null : [": ", inline(text)];
}

interface MemberRow {
  readonly name: Piece;
  readonly isRequired: boolean;
  readonly type: Piece;
  readonly meaning: Piece;
}

/** A table of members. Either the required or the optional ones are marked, whichever are fewer. */
function memberRows(label: string, rows: readonly MemberRow[]): Markup {
  const isMostlyRequired = rows.filter(({ isRequired }) => isRequired).length * 2 > rows.length;
  const mark = isMostlyRequired
    ? markup`<small>optional</small>`
    : markup`<small class="required">required</small>`;
  return tableMarkup(
    label,
    markup`<thead><tr><th>Name</th><th>Value</th><th>Meaning</th></tr></thead><tbody>${rows.map(
      ({ name, isRequired, type, meaning }) =>
        markup`<tr><td>${name}${isRequired !== isMostlyRequired && mark}</td><td>${type}</td><td>${meaning}</td></tr>`,
    )}</tbody>`,
  );
}

function exampleMarkup(example: unknown): Piece {
  if (example === undefined || example === null) return null;
  return typeof example === "string"
    ? codeBlock(markup`${example}`)
    : codeBlock(markup`${spread(example)}`, "json");
}

/** A list without objects or lists in it. */
const PLAIN_LIST = /\[\n[^[\]{}]*\]/g;

/** JSON in lines, a list of plain values in one. */
function spread(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(PLAIN_LIST, (list) => list.replace(/\n\s*/g, " "));
}

function answerMarkup({ status, description, contents }: Answer): Markup {
  return markup`<p class="answer"><b>${status}</b> ${inline(description)}</p>
    ${contents.map(({ mediaType, schema, example }) => [mediaMarkup(mediaType, schema), exampleMarkup(example)])}`;
}

/** A code in the description of a refusal. */
const CODE = /`(\w+)`/g;

/** The codes of an operation's own refusals, by status. */
function refusalsMarkup(answers: readonly Answer[]): Piece {
  const rows = answers.flatMap(({ status, description }) => {
    const codes = Array.from(description.matchAll(CODE), ([, code = ""]) => code);
    const own = codes.filter((code) => !COMMON.some((common) => common === code));
    return own.length === 0 ? [] : [markup`<li><b>${status}</b> ${problemLinks(own, "../problems")}</li>`];
  });
  return rows.length > 0 && markup`<h4>Refusals of its own</h4><ul>${rows}</ul>`;
}

/** A text of the contract, whose code stands in backticks. */
function inline(text: string): Piece {
  return text.split("`").map((part, index) => (index % 2 === 0 ? part : markup`<code>${part}</code>`));
}

function problemLink(code: string, page: string): Markup {
  return markup`<a href="${page}#${code}"><code>${code}</code></a>`;
}

function problemLinks(codes: readonly string[], page: string): Piece {
  return codes.map((code, index) => [index === 0 ? "" : ", ", problemLink(code, page)]);
}
