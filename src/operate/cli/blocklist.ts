import type { ListDetails } from "../../features/blocklist/admin.ts";
import type { Verdict } from "../../features/blocklist/lookup.ts";
import { withAdmin } from "./admin.ts";
import { type Command, CommandError, confirm, EXIT } from "./command.ts";
import { json, page } from "./output.ts";

function describe(list: ListDetails): string {
  const { held, ignored, ignoredSome, readAt } = list;
  return page([
    ["list", list.name],
    ["from", list.location],
    ["kind", list.kind === "block" ? "blocks" : "lets pass"],
    ["hosts", String(list.hosts)],
    ["read", readAt?.slice(0, 16) ?? "never"],
    ["codes", list.swept ? "looked through" : "to be looked through"],
    ["ignored", ignored === 0 ? "0" : `${ignored}: ${ignoredSome.join(", ")}`],
    ["unread", String(list.unread)],
    ...(held === null ? [] : [["held", heldText(list.name, held)] as const]),
  ]);
}

function heldText(name: string, { hosts, since, why, workspaces }: NonNullable<ListDetails["held"]>): string {
  const because =
    why === "workspaces"
      ? `it would block codes of ${workspaces} workspaces or more that are older than 30 days`
      : "it lost more than half of its hosts";
  return `${hosts} hosts since ${since.slice(0, 16)}, because ${because}. To use it: quietzone blocklist apply ${name}`;
}

const show: Command = {
  name: "blocklist show",
  usage: "",
  summary: "Shows the lists of hosts to which no code may lead, and which newer ones are held back.",
  arguments: 0,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ blocklist }) => {
      const lists = await blocklist.show();
      const text =
        lists.length === 0 ? "There is none: QZ_BLOCKLIST names them.\n" : lists.map(describe).join("\n");
      terminal.print(call.json ? json(lists) : text);
      return EXIT.done;
    }),
};

function sentence(host: string, { blocked, allowed }: Verdict): string {
  if (blocked) return `${host} is blocked: ${blocked.list} names ${blocked.host}.\n`;
  if (allowed) return `${host} passes: ${allowed.list} lets ${allowed.host} pass.\n`;
  return `${host} is on no list.\n`;
}

const check: Command = {
  name: "blocklist check",
  usage: "HOST",
  summary: "Says whether a host, or that of an address, is on a list, and on which.",
  arguments: 1,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ blocklist }) => {
      const [text = ""] = call.values;
      const found = await blocklist.check(text);
      if (found === null) throw new CommandError("This is neither a host nor an address.", EXIT.usage);
      const { host, verdict } = found;
      terminal.print(call.json ? json({ host, ...verdict }) : sentence(host, verdict));
      return EXIT.done;
    }),
};

const apply: Command = {
  name: "blocklist apply",
  usage: "LIST",
  summary: "Uses a newer list that was held back. `blocklist show` says why it was.",
  arguments: 1,
  destructive: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ blocklist }) => {
      const [name = ""] = call.values;
      await confirm(`Use the newer ${name}? Codes that lead to its hosts answer 410.`, call, terminal);
      const done = await blocklist.apply(name);
      if (done === null)
        throw new CommandError("There is no such list. `quietzone blocklist show` names all.", EXIT.notFound);
      if (done === "nothing") throw new CommandError("No newer content of this list is held.", EXIT.notFound);
      terminal.record?.({ list: name });
      terminal.print(`The newer ${name} is in force within a minute.\n`);
      return EXIT.done;
    }),
};

/** `blocklist …` */
export const blocklistCommands: readonly Command[] = [show, check, apply];
