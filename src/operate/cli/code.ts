import type { CodeDetails } from "../../features/codes/admin.ts";
import { addressOf, type ShortAddress } from "../../kit/shared/short-address.ts";
import { type Call, type Command, CommandError, domainOf, EXIT, type Option } from "./command.ts";
import { withAdmin } from "./admin.ts";
import { blockLines, json, oneLine, page } from "./output.ts";
import { decisionOf, REASON_OPTIONS } from "./reasons.ts";

const ON_DOMAIN: Option = {
  name: "domain",
  value: "HOST",
  meaning: "the domain that the code is on; the service's own host by default",
};

function noCode(): CommandError {
  return new CommandError("There is no code with this short id on this host. Case matters.", EXIT.notFound);
}

/** The short address of the code that a command names. */
function named({ values: [shortId = ""], option }: Call): ShortAddress {
  return addressOf({ domain: domainOf(option(ON_DOMAIN.name)), shortId });
}

function stateOf({ active, blocked }: CodeDetails): string {
  if (blocked?.by === "list") return `blocked by the list ${oneLine(blocked.list ?? "")}`;
  if (blocked) return `disabled by the operator (${blocked.reason})`;
  return active ? "active" : "disabled by its owner";
}

/** The targets of a code's rules, by the destinations that analytics count. */
function targetsOf({ rules }: CodeDetails): [destination: string, target: string][] {
  return (rules ?? []).flatMap((rule): [string, string][] =>
    "split" in rule
      ? rule.split.map((branch) => [`${rule.name}/${branch.name}`, branch.target])
      : [[rule.name, rule.target]],
  );
}

function describe(file: CodeDetails): string {
  return page([
    ["short id", file.shortId],
    ["domain", file.domain ?? ""],
    ["id", file.id],
    ["tenant", file.tenantId],
    ["type", file.type],
    ["target", file.target],
    ...targetsOf(file).map(([name, target]): [string, string] => ["rule", `${name} → ${target}`]),
    ["title", file.title ?? ""],
    ["group", file.group ?? ""],
    ["state", stateOf(file)],
    ...blockLines(file.blocked),
    ["scans", String(file.scans)],
    ["made", file.createdAt],
    ["changed", file.updatedAt],
  ]);
}

const show: Command = {
  name: "code show",
  usage: "SHORTID",
  summary: "Shows a code: its tenant, its target, whether it is active.",
  arguments: 1,
  options: [ON_DOMAIN],
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ codes }) => {
      const file = await codes.show(named(call));
      if (file === null) throw noCode();
      if (file === "gone")
        throw new CommandError("This code was deleted. Its short id answers 410 forever.", EXIT.notFound);
      terminal.print(call.json ? json(file) : describe(file));
      return EXIT.done;
    }),
};

const disable: Command = {
  name: "code disable",
  usage: "SHORTID --reason R",
  summary: "Blocks a code: it answers 410, its owner is told why and can't enable it again.",
  details:
    "The owner is told in the console, by webhook and by mail, with the reason, your words and QZ_SECURITY_CONTACT for an objection.\n" +
    "Scans get a page that says that the operator has blocked the code, and not where it led.",
  arguments: 1,
  options: [ON_DOMAIN, ...REASON_OPTIONS],
  run: (call, terminal) =>
    withAdmin(terminal, async ({ blocks }) => {
      const address = named(call);
      const decision = decisionOf(call);
      if (!(await blocks.block(address, { ...decision, by: "operator", list: null }))) throw noCode();
      terminal.record?.({ code: address, reason: decision.reason });
      terminal.print(`${address} is disabled now and answers 410.\n`);
      return EXIT.done;
    }),
};

const enable: Command = {
  name: "code enable",
  usage: "SHORTID",
  summary: "Undoes `code disable`: the code is as its owner left it, unless a list blocks it.",
  arguments: 1,
  options: [ON_DOMAIN],
  run: (call, terminal) =>
    withAdmin(terminal, async ({ blocks, codes }) => {
      const address = named(call);
      if (!(await blocks.unblock(address, "operator"))) throw noCode();
      terminal.record?.({ code: address });
      const file = await codes.show(address);
      const state = file === null || file === "gone" ? "deleted meanwhile" : stateOf(file);
      terminal.print(`${address} is ${state} now.\n`);
      return EXIT.done;
    }),
};

/** `code …` */
export const codeCommands: readonly Command[] = [show, disable, enable];
