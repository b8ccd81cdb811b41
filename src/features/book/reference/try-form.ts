import { type Markup, markup, type Piece, trusted } from "../../../kit/shared/markup.ts";
import { type Content, listOf, type Operation, type Parameter } from "./document.ts";

/**
 * The form by which a reader tries an operation. The page's script shows it, sends it and writes the answer
 * below (`web/book/try-it.ts`); without the script it stays hidden.
 */

/** Operations that are no deletion and yet take away or change much. */
const SWEEPING: ReadonlySet<string> = new Set([
  "changeCodes",
  "editCodes",
  "rotateKey",
  "undoBulk",
  "importCodes",
  "setWebhook",
]);

/** The form of an operation. */
export function tryForm({ id, method, path, scopes, parameters, bodies }: Operation): Markup {
  const fields = parameters.filter(({ location, name }) => location !== "cookie" && name !== "If-None-Match");
  const isRisky = method === "DELETE" || SWEEPING.has(id);
  return markup`<details class="try" hidden data-method="${method}" data-path="${path}"${flag("needs-key", scopes !== null)}${flag("is-risky", isRisky)}>
    <summary>Try it</summary>
    <form>${fields.map(parameterField)}${bodyField(bodies)}
      <p class="note"></p>
      <button type="submit">Send</button>
      <div class="outcome" role="status"></div>
    </form>
  </details>`;
}

function flag(name: string, isSet: boolean): Markup {
  return trusted(isSet ? ` data-${name}` : "");
}

function parameterField({ name, location, isRequired, schema, example }: Parameter): Markup {
  const required = trusted(isRequired ? " required" : "");
  const names = listOf(schema["enum"]).map(String);
  const control =
    names.length > 0
      ? markup`<select name="${name}" data-in="${location}"${required}>${!isRequired && markup`<option value=""></option>`}${names.map((value) => markup`<option>${value}</option>`)}</select>`
      : markup`<input name="${name}" data-in="${location}" autocomplete="off" spellcheck="false" placeholder="${String(example ?? "")}"${required}>`;
  return markup`<label><span><code>${name}</code> <small>${location}${isRequired ? "" : ", optional"}</small></span>${control}</label>`;
}

/** JSON where it is taken, else another text, else a file. */
function bodyField(bodies: readonly Content[]): Piece {
  const named = (type: string) => bodies.find(({ mediaType }) => mediaType === type);
  const text = named("application/json") ?? named("text/csv") ?? named("text/plain");
  const [file] = bodies;
  if (text !== undefined)
    return markup`<label><span>Body <small>${text.mediaType}</small></span><textarea name="body" data-media="${text.mediaType}" rows="8" spellcheck="false">${written(text.example)}</textarea></label>`;
  if (file === undefined) return null;
  const types = bodies.map(({ mediaType }) => mediaType).join(", ");
  return markup`<label><span>Body <small>${types}</small></span><input type="file" name="file" accept="${types}" required></label>`;
}

function written(example: unknown): string {
  return typeof example === "string" ? example : JSON.stringify(example ?? {}, null, 2);
}
