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
      const rows = found.map(({ host, tenantId, state, verifiedAt, checkedAt, warning, disabled }) => [
        ...[host, tenantId, disabled ? "disabled" : state, day(verifiedAt), day(checkedAt)],
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
      terminal.record?.({ host, tenant: released.tenantId });
      terminal.print(
        `${oneLine(host)} is released. Codes that ${released.tenantId} has on it: ${released.codes}.\n`,
      );
      return EXIT.done;
    }),
};

const disable: Command = {
  name: "domain disable",
  usage: "HOST",
  summary: "Has all of a host answer 410, whoever has verified it or will. Nothing is deleted.",
  details:
    "Its codes and pages, its root and unknown paths are closed, and proxies get no further certificate for it. To close all\n" +
    "domains of a tenant suspend it: `quietzone tenant suspend ID`.",
  arguments: 1,
  run: ({ values: [host = ""] }, terminal) =>
    withAdmin(terminal, async ({ domains }) => {
      const done = await domains.disable(host);
      if (done === "no_host")
        throw new CommandError("This is not the name of a host, such as qr.museum.example.", EXIT.usage);
      terminal.record?.({ host, tenant: done.tenantId });
      const whose = done.tenantId === null ? "Nobody has verified it." : `${done.tenantId} has verified it.`;
      terminal.print(`${oneLine(host)} is disabled now: all of it answers 410. ${whose}\n`);
      return EXIT.done;
    }),
};

const enable: Command = {
  name: "domain enable",
  usage: "HOST",
  summary: "Undoes `domain disable`: the host answers as before.",
  arguments: 1,
  run: ({ values: [host = ""] }, terminal) =>
    withAdmin(terminal, async ({ domains }) => {
      if (!(await domains.enable(host)))
        throw new CommandError(
          "This host is not disabled. `quietzone domain list` shows all.",
          EXIT.notFound,
        );
      terminal.record?.({ host });
      terminal.print(`${oneLine(host)} is enabled again.\n`);
      return EXIT.done;
    }),
};

/** `domain …` */
export const domainCommands: readonly Command[] = [list, disable, enable, release];
