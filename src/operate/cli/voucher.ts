import type { VoucherSummary } from "../../features/plans/voucher-admin.ts";
import { type Call, type Command, CommandError, EXIT, wrongUsage } from "./command.ts";
import { expiryOf } from "./expiry.ts";
import { withAdmin } from "./admin.ts";
import { json, table } from "./output.ts";
import { noPlan } from "./refusals.ts";

const MOST_USES = 1_000_000;
/** A hundred years. */
const MOST_DAYS = 36_500;

/** A whole number from 1, or `fallback` when the option is not given. */
function count<T>(call: Call, name: string, most: number, fallback: T): number | T {
  const text = call.option(name);
  if (text === undefined) return fallback;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw wrongUsage(create, `--${name} takes a whole number from 1 to ${most}.`);
}

const create: Command = {
  name: "voucher create",
  usage: "--plan P [--uses N] [--expires DATE] [--days N]",
  summary: "Creates a voucher and prints its code, which is not shown again.",
  details:
    "A workspace redeems it with POST /app/api/redeem, or signs up with it. Case and dashes of the code don't matter.\n" +
    "Only a hash and the first four characters are stored. `voucher list` shows these characters.",
  arguments: 0,
  options: [
    {
      name: "plan",
      value: "P",
      meaning: "the plan it gives: one of QZ_PLANS, or static, free, pro, unlimited",
    },
    { name: "uses", value: "N", meaning: "number of workspaces that may redeem it [1]" },
    {
      name: "expires",
      value: "DATE",
      meaning: "last day (UTC) or moment at which it can be redeemed [never expires]",
    },
    { name: "days", value: "N", meaning: "days for which it gives the plan [no limit]" },
  ],
  records: true,
  run: (call, terminal) => {
    const plan = call.option("plan");
    if (plan === undefined) throw wrongUsage(create, "--plan is missing.");
    const uses = count(call, "uses", MOST_USES, 1);
    const order = {
      plan,
      uses,
      days: count(call, "days", MOST_DAYS, null),
      expiresAt: expiryOf(call, create),
    };
    return withAdmin(terminal, async (admin) => {
      if (!admin.planNames.includes(plan)) throw noPlan(admin.planNames);
      const made = await admin.vouchers.create(order);
      terminal.record?.({ voucher: made.hint, plan, uses: order.uses });
      terminal.print(call.json ? json(made) : `${made.code}\n`);
      return EXIT.done;
    });
  },
};

function row(file: VoucherSummary): string[] {
  return [
    `${file.hint}-…`,
    file.plan,
    file.days === null ? "no limit" : String(file.days),
    `${file.redeemed} of ${file.uses}`,
    file.state,
    file.expiresAt?.slice(0, 16).replace("T", " ") ?? "never",
    file.createdAt.slice(0, 10),
  ];
}

const list: Command = {
  name: "voucher list",
  usage: "",
  summary: "Lists all vouchers, oldest first, by the first characters of their codes.",
  arguments: 0,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ vouchers }) => {
      const files = await vouchers.list();
      const headings = ["code", "plan", "days", "redeemed", "state", "expires", "made"];
      terminal.print(call.json ? json(files) : table(headings, files.map(row)));
      return EXIT.done;
    }),
};

const revoke: Command = {
  name: "voucher revoke",
  usage: "CODE",
  summary: "Revokes a voucher. Plans that it has given stay.",
  details: "CODE is the code of the voucher, or its first four characters as `voucher list` shows them.",
  arguments: 1,
  run: ({ values: [code = ""] }, terminal) =>
    withAdmin(terminal, async ({ vouchers }) => {
      const file = await vouchers.revoke(code);
      if (!file)
        throw new CommandError(
          "There is no such voucher. `quietzone voucher list` shows them.",
          EXIT.notFound,
        );
      terminal.record?.({ voucher: file.hint });
      terminal.print(`${file.hint}-… is revoked; it was redeemed ${file.redeemed} of ${file.uses} times.\n`);
      return EXIT.done;
    }),
};

/** `voucher …` */
export const voucherCommands: readonly Command[] = [create, list, revoke];
