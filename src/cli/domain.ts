import { withAdmin } from "./admin.ts";
import { type Command, CommandError, confirm, EXIT } from "./command.ts";
import { json, oneLine, table } from "./output.ts";

const list: Command = {
  name: "domain list",
  usage: "",
  summary: "Lists the domains of all tenants, oldest first.",
  arguments: 0,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ domains }) => {
      const found = await Array.fromAsync(domains.list());
      const day = (time: string | null) => time?.slice(0, 10) ?? "";
      const rows = found.map(({ host, tenantId, state, verifiedAt, checkedAt, warning }) => [
        ...[host, tenantId, state, day(verifiedAt), day(checkedAt)],
        oneLine(warning ?? ""),
      ]);
      const headings = ["host", "tenant", "state", "verified", "checked", "warning"];
      terminal.print(call.json ? json(found) : table(headings, rows));
      return EXIT.done;
    }),
};

const release: Command = {
  name: "domain release",
  usage: "HOST",
  summary: "Takes a verified domain from its tenant, although codes are on it.",
  details:
    "Use it when a name was sold. The tenant's codes there stay, and answer no more until the tenant verifies the domain\nagain. Another tenant that verifies it never gets their short ids.",
  arguments: 1,
  destructive: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ domains }) => {
      const [host = ""] = call.values;
      await confirm(`Release ${oneLine(host)}? Codes on it answer no more.`, call, terminal);
      const released = await domains.release(host);
      if (!released)
        throw new CommandError(
          "Nobody has verified this domain. `quietzone domain list` shows all.",
          EXIT.notFound,
        );
      terminal.print(
        `${oneLine(host)} is released. Codes that ${released.tenantId} has on it: ${released.codes}.\n`,
      );
      return EXIT.done;
    }),
};

/** `domain …` */
export const domainCommands: readonly Command[] = [list, release];
