import { readSettings } from "../settings.ts";
import type { Office, TenantFile } from "../tenants/office.ts";
import { openOffice } from "../wire.ts";
import { type Command, CommandError, EXIT, type Terminal } from "./command.ts";
import { oneLine, table } from "./table.ts";

/** Runs `work` beside the service, with its own connection to the data. */
async function atTheOffice<T>(terminal: Terminal, work: (office: Office) => Promise<T>): Promise<T> {
  const office = await openOffice(readSettings(terminal.environment));
  try {
    return await work(office);
  } finally {
    office.close();
  }
}

function noTenant(): CommandError {
  return new CommandError("There is no such tenant. `quietzone tenant list` shows them.", EXIT.notFound);
}

/** A file as a person reads it. */
function describe({ tenant, plan, grants, usage }: TenantFile): string {
  const limit = grants.codes === null ? "no limit" : `of ${grants.codes}`;
  const lines = [
    ["id", tenant.id],
    ["name", oneLine(tenant.name)],
    ["email", oneLine(tenant.email)],
    ["since", tenant.createdAt],
    ["plan", plan.validUntil === null ? plan.name : `${plan.name} until ${plan.validUntil}`],
    ["codes", `${usage.codes} ${limit}`],
    ["deviceLog", grants.deviceLog ? "on" : "off"],
  ];
  return lines.map(([name, value]) => `${name}:`.padEnd(11) + value).join("\n");
}

const list: Command = {
  name: "tenant list",
  usage: "",
  summary: "Lists all tenants, oldest first.",
  arguments: 0,
  records: true,
  run: (call, terminal) =>
    atTheOffice(terminal, async (office) => {
      const files = await Array.fromAsync(office.list());
      if (call.json) terminal.print(`${JSON.stringify(files, null, 2)}\n`);
      else
        terminal.print(
          table(
            ["id", "name", "email", "plan", "codes", "since"],
            files.map(({ tenant, plan, usage }) => [
              tenant.id,
              tenant.name,
              tenant.email,
              plan.name,
              String(usage.codes),
              tenant.createdAt.slice(0, 10),
            ]),
          ),
        );
      return EXIT.done;
    }),
};

const show: Command = {
  name: "tenant show",
  usage: "ID",
  summary: "Shows a tenant: who, on which plan, with which grants, using how much.",
  arguments: 1,
  records: true,
  run: ({ values: [id = ""], json }, terminal) =>
    atTheOffice(terminal, async (office) => {
      const file = await office.show(id);
      if (!file) throw noTenant();
      terminal.print(`${json ? JSON.stringify(file, null, 2) : describe(file)}\n`);
      return EXIT.done;
    }),
};

const plan: Command = {
  name: "tenant plan",
  usage: "ID PLAN",
  summary: "Puts a tenant on a plan, for good.",
  details: "Plans are those of QZ_PLANS, or static, free, pro and unlimited.",
  arguments: 2,
  run: ({ values: [id = "", name = ""] }, terminal) =>
    atTheOffice(terminal, async (office) => {
      if (!office.planNames.includes(name))
        throw new CommandError(
          `There is no such plan. Plans are ${office.planNames.join(", ")}.`,
          EXIT.usage,
        );
      if (!(await office.setPlan(id, name))) throw noTenant();
      terminal.print(`${id} is on ${name} now.\n`);
      return EXIT.done;
    }),
};

const grant: Command = {
  name: "tenant grant",
  usage: "ID deviceLog on|off",
  summary: "Grants a tenant what no plan includes, or takes it back.",
  details: "deviceLog shows the tenant the list of consenting devices in its scan logs.",
  arguments: 3,
  run: ({ values: [id = "", name, state] }, terminal) =>
    atTheOffice(terminal, async (office) => {
      if (name !== "deviceLog" || (state !== "on" && state !== "off"))
        throw new CommandError("Usage: quietzone tenant grant ID deviceLog on|off", EXIT.usage);
      if (!(await office.grantDeviceLog(id, state === "on"))) throw noTenant();
      terminal.print(`${name} is ${state} for ${id} now.\n`);
      return EXIT.done;
    }),
};

const key: Command = {
  name: "tenant key",
  usage: "ID",
  summary: "Makes a new API key for a tenant; its other keys work for another 24 hours.",
  arguments: 1,
  run: ({ values: [id = ""] }, terminal) =>
    atTheOffice(terminal, async (office) => {
      const made = await office.newKey(id);
      if (made === null) throw noTenant();
      terminal.print(`${made}\n`);
      return EXIT.done;
    }),
};

/** `tenant …` */
export const tenantCommands: readonly Command[] = [list, show, plan, grant, key];
