import type { MadeOwner } from "../../features/members/admin.ts";
import type { TenantSummary } from "../../features/tenants/admin.ts";
import { type Command, CommandError, confirm, EXIT } from "./command.ts";
import { withAdmin } from "./admin.ts";
import { blockLines, json, oneLine, page, table } from "./output.ts";
import { decisionOf, REASON_OPTIONS } from "./reasons.ts";
import { AT_PROVIDER, explain, noPlan, noTenant, notSignedIn } from "./refusals.ts";

function stateOf({ suspended, blocked }: TenantSummary): string {
  if (!suspended) return "active";
  return blocked ? `suspended (${blocked.reason})` : "suspended";
}

/** The bytes that a tenant uses, with their share from 80 % on. */
function spaceOf({ grants, usage }: TenantSummary, name: "bytes" | "fileBytes"): string {
  const [used, limit] = [usage[name], grants[name]];
  if (limit === null) return `${used} no limit`;
  const share = limit === 0 ? 0 : used / limit;
  const full = share >= 0.8 ? `, ${Math.floor(share * 100)} %` : "";
  return `${used} of ${limit}${full}`;
}

function describe(file: TenantSummary): string {
  const { tenant, plan, grants, usage } = file;
  const limit = grants.codes === null ? "no limit" : `of ${grants.codes}`;
  return page([
    ["id", tenant.id],
    ["name", tenant.name],
    ["email", tenant.email],
    ["since", tenant.createdAt],
    ["state", stateOf(file)],
    ...blockLines(file.blocked),
    ["plan", plan.validUntil === null ? plan.name : `${plan.name} until ${plan.validUntil}`],
    ["codes", `${usage.codes} ${limit}`],
    ["bytes", spaceOf(file, "bytes")],
    ["fileBytes", spaceOf(file, "fileBytes")],
    ["deviceLog", grants.deviceLog ? "on" : "off"],
  ]);
}

const create: Command = {
  name: "tenant create",
  usage: "NAME EMAIL [--plan P]",
  summary:
    "Creates a tenant, whoever may sign up, and prints its id, its API key and its owner's link. They are not shown again.",
  details:
    "EMAIL is the person who owns it. With the link, which is good for an hour, the owner chooses a password; somebody who signs in\n" +
    "here already has the workspace at once. The key opens the console at /app, too, and has every scope. With QZ_PASSWORDS=off\n" +
    "there is no link: somebody new signs in at the provider first, and `tenant owner` follows.",
  arguments: 2,
  options: [
    {
      name: "plan",
      value: "P",
      meaning: "one of QZ_PLANS, or static, free, pro, unlimited [QZ_SIGNUP_PLAN]",
    },
  ],
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async (admin) => {
      const [name = "", email = ""] = call.values;
      const plan = call.option("plan");
      if (plan !== undefined && !admin.planNames.includes(plan)) throw noPlan(admin.planNames);
      const made = await admin.create({ name, email }, plan).catch(explain);
      const owner = await admin.people.makeOwner(made.tenant.id, email);
      if (!owner) throw noTenant();
      terminal.record?.({ tenant: made.tenant.id, plan: made.plan.name });
      const lines = [
        ["id", made.tenant.id],
        ["plan", made.plan.name],
        ["key", `${made.apiKey} (shown once)`],
        ["owner", owner === "nobody" ? noOwnerLine(email, made.tenant.id) : ownerLine(owner)],
      ] as const;
      terminal.print(call.json ? json({ ...made, owner: owner === "nobody" ? null : owner }) : page(lines));
      return EXIT.done;
    }),
};

const list: Command = {
  name: "tenant list",
  usage: "",
  summary: "Lists all tenants, oldest first.",
  arguments: 0,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async (admin) => {
      const files = await Array.fromAsync(admin.list());
      if (call.json) terminal.print(json(files));
      else
        terminal.print(
          table(
            ["id", "name", "email", "plan", "codes", "state", "since"],
            files.map((file) => [
              file.tenant.id,
              file.tenant.name,
              file.tenant.email,
              file.plan.name,
              String(file.usage.codes),
              stateOf(file),
              file.tenant.createdAt.slice(0, 10),
            ]),
          ),
        );
      return EXIT.done;
    }),
};

const show: Command = {
  name: "tenant show",
  usage: "ID",
  summary: "Shows a tenant: name, plan, grants and usage.",
  arguments: 1,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async (admin) => {
      const file = await admin.show(call.values[0] ?? "");
      if (!file) throw noTenant();
      terminal.print(call.json ? json(file) : describe(file));
      return EXIT.done;
    }),
};

const plan: Command = {
  name: "tenant plan",
  usage: "ID PLAN",
  summary: "Puts a tenant on a plan, permanently.",
  details: "The plans are those of QZ_PLANS, or static, free, pro and unlimited.",
  arguments: 2,
  run: ({ values: [id = "", name = ""] }, terminal) =>
    withAdmin(terminal, async (admin) => {
      if (!admin.planNames.includes(name)) throw noPlan(admin.planNames);
      if (!(await admin.setPlan(id, name))) throw noTenant();
      terminal.record?.({ tenant: id, plan: name });
      terminal.print(`${id} is on ${name} now.\n`);
      return EXIT.done;
    }),
};

const grant: Command = {
  name: "tenant grant",
  usage: "ID deviceLog on|off",
  summary: "Grants a tenant something that no plan includes, or revokes it.",
  details: "deviceLog shows the tenant the list of consenting devices in its scan logs.",
  arguments: 3,
  run: ({ values: [id = "", name, state] }, terminal) =>
    withAdmin(terminal, async (admin) => {
      if (name !== "deviceLog" || (state !== "on" && state !== "off"))
        throw new CommandError("Usage: quietzone tenant grant ID deviceLog on|off", EXIT.usage);
      if (!(await admin.grantDeviceLog(id, state === "on"))) throw noTenant();
      terminal.record?.({ tenant: id, [name]: state });
      terminal.print(`${name} is ${state} for ${id} now.\n`);
      return EXIT.done;
    }),
};

const key: Command = {
  name: "tenant key",
  usage: "ID",
  summary: "Creates a new key `main` with every scope. The one before works for another 24 hours.",
  details: "Other keys of the tenant stay as they are. `quietzone key list ID` shows them.",
  arguments: 1,
  run: ({ values: [id = ""] }, terminal) =>
    withAdmin(terminal, async (admin) => {
      const made = await admin.keys.renewMain(id);
      if (made === null) throw noTenant();
      terminal.record?.({ tenant: id });
      terminal.print(`${made}\n`);
      return EXIT.done;
    }),
};

function ownerLine({ email, link }: MadeOwner): string {
  return link ? `${link.url} (choose a password within an hour)` : `${email}, who signs in already`;
}

/** Where nobody signs in with a password, the person has to be there first. */
function noOwnerLine(email: string, id: string): string {
  return `nobody yet: ${oneLine(email)} signs in ${AT_PROVIDER}, and then \`tenant owner ${id} ${oneLine(email)}\``;
}

const owner: Command = {
  name: "tenant owner",
  usage: "ID EMAIL",
  summary: "Makes a person the owner of a tenant, beside those that there are.",
  details:
    "For a tenant that only has keys, and where all owners are gone. Somebody new chooses a password with the link that is printed,\n" +
    "which is good for an hour. `quietzone person show EMAIL` says whether the address of somebody who is there was confirmed.\n" +
    "With QZ_PASSWORDS=off there is no link: somebody new signs in at the provider first.",
  arguments: 2,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ people }) => {
      const [id = "", email = ""] = call.values;
      const made = await people.makeOwner(id, email).catch(explain);
      if (!made) throw noTenant();
      if (made === "nobody") throw notSignedIn(email);
      terminal.record?.({ tenant: id, person: made.id });
      terminal.print(call.json ? json(made) : page([["owner", ownerLine(made)]]));
      return EXIT.done;
    }),
};

const suspend: Command = {
  name: "tenant suspend",
  usage: "ID --reason R",
  summary:
    "Suspends a tenant: its keys get 401, its codes and all of its domains answer 410. Nothing is deleted.",
  details:
    "Its owners are told in the console and by mail, with the reason, your words and QZ_SECURITY_CONTACT for an objection.",
  arguments: 1,
  options: REASON_OPTIONS,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ blocks }) => {
      const [id = ""] = call.values;
      const decision = decisionOf(call);
      if (!(await blocks.blockWorkspace(id, decision))) throw noTenant();
      terminal.record?.({ tenant: id, reason: decision.reason });
      terminal.print(
        `${id} is suspended now: its keys get 401, its codes and all of its domains answer 410.\n`,
      );
      return EXIT.done;
    }),
};

const resume: Command = {
  name: "tenant resume",
  usage: "ID",
  summary: "Ends a suspension: everything is as it was.",
  arguments: 1,
  run: ({ values: [id = ""] }, terminal) =>
    withAdmin(terminal, async ({ blocks }) => {
      if (!(await blocks.unblockWorkspace(id))) throw noTenant();
      terminal.record?.({ tenant: id });
      terminal.print(`${id} is active again.\n`);
      return EXIT.done;
    }),
};

const erase: Command = {
  name: "tenant delete",
  usage: "ID",
  summary: "Erases a tenant and all its data, permanently.",
  details:
    "Its short ids answer 410 forever, and its domains are free at once. A running service erases the data, beginning within ten minutes.",
  arguments: 1,
  destructive: true,
  run: (call, terminal) =>
    withAdmin(terminal, async (admin) => {
      const [id = ""] = call.values;
      const file = await admin.show(id);
      if (!file) throw noTenant();
      const { tenant, usage } = file;
      await confirm(`Erase ${oneLine(tenant.name)} (${id}) and its ${usage.codes} codes?`, call, terminal);
      if (!(await admin.erase(id))) throw noTenant();
      terminal.record?.({ tenant: id });
      terminal.print(`${id} is erased.\n`);
      return EXIT.done;
    }),
};

/** `tenant …` */
export const tenantCommands: readonly Command[] = [
  create,
  list,
  show,
  plan,
  grant,
  key,
  owner,
  suspend,
  resume,
  erase,
];
