import { readSettings } from "../../kit/settings/read.ts";
import type { Settings } from "../../kit/settings/settings.ts";
import { withAdmin } from "./admin.ts";
import {
  type Call,
  type Command,
  CommandError,
  confirm,
  EXIT,
  type Terminal,
  wrongUsage,
} from "./command.ts";
import { MEMBERS } from "../demo/museum.ts";
import { PROGRAM } from "./next-steps.ts";
import { page } from "./output.ts";

const MOST_SCALE = 20;

/** `demo` */
export const demo: Command = {
  name: "demo",
  usage: "[--seed N] [--scale N] | --remove",
  summary: "Makes a workspace with a month of scans, to look at and to try things with.",
  details:
    "Its codes lead to addresses that do not exist. With SQLite the service must be stopped, because a service of its own that\n" +
    "listens nowhere counts the past. --remove works beside a running one. Campaigns are counted at the service's start.",
  arguments: 0,
  options: [
    { name: "seed", value: "N", meaning: "another number gives another month [1]" },
    { name: "scale", value: "N", meaning: "so many times the usual scans, 1 to 20 [1]" },
    { name: "remove", meaning: "erase the workspace again" },
  ],
  destructive: true,
  run: (call, terminal) => (call.has("remove") ? remove(call, terminal) : make(call, terminal)),
};

async function make(call: Call, terminal: Terminal): Promise<number> {
  const settings = readSettings(terminal.environment);
  const order = { seed: whole(call, "seed", 0, 2 ** 31), scale: whole(call, "scale", 1, MOST_SCALE) };
  const { makeDemo, hasService, isDemo } = await import("../demo.ts");
  if (hasService(settings))
    await withAdmin(terminal, async (admin) => {
      for await (const tenant of admin.list())
        if (isDemo(tenant))
          throw new CommandError(`There is one already (${tenant.tenant.id}). --remove erases it.`);
    });
  const { tenantId, apiKey, codes, scans, leads, members } = await makeDemo(settings, order);
  terminal.record?.({ tenant: tenantId });
  const baseUrl = settings.baseUrl ?? `http://localhost:${settings.port}`;
  terminal.print(
    page([
      ["workspace", tenantId],
      ["codes", String(codes)],
      ["scans", String(scans)],
      ["leads", String(leads)],
      ["start", startOf(settings, terminal)],
      ["console", `${baseUrl}/app`],
      ["key", `${apiKey} (shown once)`],
      ...members.map(({ role, email, password }) => [role, `${email} ${password} (shown once)`] as const),
    ]),
  );
  return EXIT.done;
}

/** The command that serves what was made. Of nodes on PostgreSQL one may be running. */
function startOf({ databaseUrl }: Settings, { configured }: Terminal): string {
  const config = configured === undefined ? "" : ` --config ${configured.file}`;
  return `${PROGRAM} serve${config}${databaseUrl === null ? "" : ", unless it runs already"}`;
}

async function remove(call: Call, terminal: Terminal): Promise<number> {
  const { isDemo } = await import("../demo.ts");
  return withAdmin(terminal, async (admin) => {
    const found = (await Array.fromAsync(admin.list())).filter(isDemo);
    if (found.length === 0) throw new CommandError("There is no demonstration here.", EXIT.notFound);
    for (const { tenant, usage } of found) {
      await confirm(`Erase ${tenant.id} and its ${usage.codes} codes?`, call, terminal);
      await admin.erase(tenant.id);
      for (const { email } of MEMBERS) await admin.people.erase(email);
      terminal.record?.({ tenant: tenant.id });
      terminal.print(`${tenant.id} is erased.\n`);
    }
    return EXIT.done;
  });
}

function whole(call: Call, name: string, least: number, most: number): number {
  const text = call.option(name) ?? "1";
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw wrongUsage(demo, `--${name} may hold a whole number from ${least} to ${most}.`);
}
