import type { KeyRecord } from "../../features/keys/model.ts";
import { ALL_SCOPES, isScope, type Scope, SCOPES } from "../../kit/shared/scopes.ts";
import { withAdmin } from "./admin.ts";
import { type Call, type Command, EXIT, wrongUsage } from "./command.ts";
import { expiryOf } from "./expiry.ts";
import { json, oneLine, table } from "./output.ts";
import { explain, noTenant } from "./refusals.ts";

/** The word of the list for all scopes, which `--scopes` takes, too. */
const EVERY = "every";

/** The word of the list for a key whose scopes are all of a later version. */
const NONE = "none";

function row({ id, name, scopes, hint, createdAt, lastUsedOn, expiresAt }: KeyRecord): string[] {
  const allowed = scopes.length === ALL_SCOPES.length ? EVERY : scopes.join(",") || NONE;
  return [
    id,
    oneLine(name),
    hint ?? "",
    allowed,
    createdAt.slice(0, 10),
    lastUsedOn ?? "never",
    expiresAt?.slice(0, 16).replace("T", " ") ?? "never",
  ];
}

const list: Command = {
  name: "key list",
  usage: "ID",
  summary: "Lists the API keys of a tenant, oldest first, by their first and last characters.",
  arguments: 1,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ keys }) => {
      const found = await keys.list(call.values[0] ?? "");
      // Every tenant has a key: the last one can't be deleted.
      if (found.length === 0) throw noTenant();
      const headings = ["id", "name", "key", "scopes", "made", "used", "expires"];
      terminal.print(call.json ? json(found) : table(headings, found.map(row)));
      return EXIT.done;
    }),
};

/** The scopes of `--scopes`, separated by commas. @throws CommandError */
function scopesOf(call: Call): Scope[] {
  const text = call.option("scopes");
  if (text === undefined) throw wrongUsage(create, "--scopes is missing.");
  if (text === EVERY) return [...ALL_SCOPES];
  const names = text.split(",").filter((name) => name !== "");
  const unknown = names.find((name) => !isScope(name));
  const known = `Scopes are ${ALL_SCOPES.join(", ")}; or ${EVERY}.`;
  if (unknown !== undefined) throw wrongUsage(create, `There is no such scope. ${known}`);
  if (names.length === 0) throw wrongUsage(create, `--scopes names no scope. ${known}`);
  return [...new Set(names.filter(isScope))];
}

const create: Command = {
  name: "key create",
  usage: "ID NAME --scopes S [--expires DATE]",
  summary: "Creates an API key for a tenant and prints it. It is not shown again.",
  details: Object.entries(SCOPES)
    .map(([scope, allows]) => `${scope.padEnd(16)}${allows}`)
    .join("\n"),
  arguments: 2,
  options: [
    { name: "scopes", value: "S", meaning: "what it may do, with commas between; or every" },
    { name: "expires", value: "DATE", meaning: "last day (UTC) or moment at which it works [never expires]" },
  ],
  records: true,
  run: (call, terminal) => {
    const [id = "", name = ""] = call.values;
    const order = { name, scopes: scopesOf(call), expiresAt: expiryOf(call, create) };
    return withAdmin(terminal, async ({ keys }) => {
      const made = await keys.create(id, order).catch(explain);
      terminal.record?.({ tenant: id, key: made.id });
      terminal.print(call.json ? json(made) : `${made.apiKey}\n`);
      return EXIT.done;
    });
  },
};

const revoke: Command = {
  name: "key revoke",
  usage: "ID KEY",
  summary: "Ends an API key of a tenant at once.",
  details: "KEY is the id of the key, as `quietzone key list ID` shows it.",
  arguments: 2,
  run: ({ values: [id = "", key = ""] }, terminal) =>
    withAdmin(terminal, async ({ keys }) => {
      await keys.revoke(id, key).catch(explain);
      terminal.record?.({ tenant: id, key });
      terminal.print(`${key} is revoked.\n`);
      return EXIT.done;
    }),
};

/** `key …` */
export const keyCommands: readonly Command[] = [list, create, revoke];
