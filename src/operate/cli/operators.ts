import { withAdmin } from "./admin.ts";
import { type Command, CommandError, EXIT, wrongUsage } from "./command.ts";
import { json, oneLine, table } from "./output.ts";
import { noPerson } from "./refusals.ts";

const person: Command = {
  name: "person operator",
  usage: "EMAIL on|off",
  summary: "Makes a person an operator of the service, who may open /operator, or takes that right away.",
  details:
    "The view always asks for a second factor. The right ends when the person takes another address.\n" +
    "QZ_OPERATORS names operators, too: by addresses that a mailed link has confirmed.",
  arguments: 2,
  run: ({ values: [email = "", state = ""] }, terminal) => {
    if (state !== "on" && state !== "off") throw wrongUsage(person, "Say `on` or `off` behind the address.");
    return withAdmin(terminal, async ({ operators }) => {
      const id = state === "on" ? await operators.name(email) : await operators.unname(email);
      if (id === null) throw noPerson();
      terminal.record?.({ person: id, operator: state });
      terminal.print(state === "on" ? `${id} is an operator now.\n` : `${id} is no operator any more.\n`);
      return EXIT.done;
    });
  },
};

const list: Command = {
  name: "operator list",
  usage: "",
  summary: "Lists the people whom `person operator` made operators.",
  arguments: 0,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ operators }) => {
      const found = await operators.named();
      const rows = found.map(({ id, email, since }) => [id, email, since.slice(0, 10)]);
      terminal.print(call.json ? json(found) : table(["id", "email", "since"], rows));
      return EXIT.done;
    }),
};

/** A key with a name that nobody would find again is refused. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;

const key: Command = {
  name: "operator key",
  usage: "NAME",
  summary: "Makes a key for the operator's API and prints it. It is not shown again.",
  details: "It may do everything that the view at /operator can. `operator revoke NAME` ends it.",
  arguments: 1,
  records: true,
  run: (call, terminal) => {
    const [name = ""] = call.values;
    if (!NAME.test(name)) throw wrongUsage(key, "A name has letters, digits, blanks, and . _ -, up to 60.");
    return withAdmin(terminal, async ({ operators }) => {
      const made = await operators.makeKey(name);
      if (!made) throw new CommandError("There is a key of this name already.", EXIT.failed);
      terminal.record?.({ operatorKey: made.id });
      terminal.print(call.json ? json(made) : `${made.key}\n`);
      return EXIT.done;
    });
  },
};

const keys: Command = {
  name: "operator keys",
  usage: "",
  summary: "Lists the keys for the operator's API, oldest first.",
  arguments: 0,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ operators }) => {
      const found = await operators.keys();
      const rows = found.map(({ id, name, createdAt, lastUsedOn }) => [
        id,
        oneLine(name),
        createdAt.slice(0, 10),
        lastUsedOn ?? "never",
      ]);
      terminal.print(call.json ? json(found) : table(["id", "name", "made", "used"], rows));
      return EXIT.done;
    }),
};

const revoke: Command = {
  name: "operator revoke",
  usage: "NAME",
  summary: "Ends a key for the operator's API at once, by its name or its id.",
  arguments: 1,
  run: ({ values: [name = ""] }, terminal) =>
    withAdmin(terminal, async ({ operators }) => {
      const id = await operators.revokeKey(name);
      if (id === null) throw new CommandError("There is no such key. See `operator keys`.", EXIT.notFound);
      terminal.record?.({ operatorKey: id });
      terminal.print(`${id} is revoked.\n`);
      return EXIT.done;
    }),
};

/** `person operator`, `operator …` */
export const operatorCommands: readonly Command[] = [person, list, key, keys, revoke];
