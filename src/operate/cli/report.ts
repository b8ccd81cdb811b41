import type { Decision } from "../../features/reports/constants.ts";
import type { ReportFile, ReportSummary } from "../../features/reports/desk.ts";
import type { ReportState } from "../../features/reports/records.ts";
import { readSettings } from "../../kit/settings/read.ts";
import { BLOCK_WORDS_LENGTH, DECIDED_REASONS } from "../../kit/shared/block.ts";
import type { OpenReports } from "../admin.ts";
import {
  type Call,
  type Command,
  CommandError,
  confirm,
  EXIT,
  type Terminal,
  wrongUsage,
} from "./command.ts";
import { json, page, table } from "./output.ts";
import { reasonOf, wordsOf } from "./reasons.ts";

/** Reports of a page, of which as many are read as there are. */
const PAGE = 500;

const STATES = { open: "open", taken_down: "taken down", dismissed: "dismissed" } as const;

const MAILS = {
  none: "none",
  due: "on its way",
  sent: "sent",
  failed: "could not be sent",
} as const;

/** Runs `work` with a connection of its own to the stores. A service may be running. */
async function withReports<T>(terminal: Terminal, work: (reports: OpenReports) => Promise<T>): Promise<T> {
  const { openReports } = await import("../admin.ts");
  const reports = await openReports(readSettings(terminal.environment), { by: terminal.operator ?? null });
  try {
    return await work(reports);
  } finally {
    await reports.close();
  }
}

function noReport(): CommandError {
  return new CommandError(
    "There is no report with this number. `quietzone report list` shows those that are open.",
    EXIT.notFound,
  );
}

/** All reports of a state. */
async function allOf(reports: OpenReports, state: ReportState): Promise<ReportSummary[]> {
  const found: ReportSummary[] = [];
  let after: number | null = null;
  do {
    const { reports: some, next } = await reports.list(state, PAGE, after);
    found.push(...some);
    after = next;
  } while (after !== null);
  return found;
}

const list: Command = {
  name: "report list",
  usage: "[--decided]",
  summary: "Lists reports that wait for a decision, the oldest first.",
  arguments: 0,
  options: [{ name: "decided", meaning: "list those that are decided, the newest first" }],
  records: true,
  run: (call, terminal) =>
    withReports(terminal, async (reports) => {
      const found = await allOf(reports, call.has("decided") ? "decided" : "open");
      const rows = found.map((one) => [
        one.number,
        one.code,
        one.reason,
        one.others === 0 ? "" : `+${one.others}`,
        one.at.slice(0, 16).replace("T", " "),
        STATES[one.state],
      ]);
      terminal.print(
        call.json ? json(found) : table(["number", "code", "reason", "others", "sent", "state"], rows),
      );
      return EXIT.done;
    }),
};

function describe(file: ReportFile): string {
  const told = (value: string | null) => value ?? "";
  return page([
    ["number", file.number],
    ["code", file.code],
    ["reason", file.reason],
    ["sent", file.at],
    ["others", String(file.others)],
    ["words", file.words ?? "can't be read: they were sealed under another secret"],
    ["name", told(file.name)],
    ["email", told(file.email)],
    ["state", STATES[file.state]],
    ["decided", told(file.decidedAt)],
    ["answer", told(file.answer)],
    ["mail", MAILS[file.mail]],
  ]);
}

const show: Command = {
  name: "report show",
  usage: "NUMBER",
  summary: "Shows a report: its code, what is wrong with it, who reported it, what was decided.",
  details:
    "What others wrote is printed as it is. Do not open addresses in it; `quietzone code show` says where the code leads.",
  arguments: 1,
  records: true,
  run: (call, terminal) =>
    withReports(terminal, async (reports) => {
      const file = await reports.show(call.values[0] ?? "");
      if (!file) throw noReport();
      terminal.print(call.json ? json(file) : describe(file));
      return EXIT.done;
    }),
};

/** The decision that a command names. @throws CommandError for both, or none. */
function decisionIn(call: Call): Decision {
  const [takesDown, dismisses] = [call.has("take-down"), call.has("dismiss")];
  if (takesDown === dismisses) throw wrongUsage(decide, "Choose one of --take-down and --dismiss.");
  return takesDown ? "taken_down" : "dismissed";
}

const decide: Command = {
  name: "report decide",
  usage: 'NUMBER --take-down|--dismiss [--words "…"]',
  summary: "Decides a report: takes its code down, or leaves it as it is.",
  details:
    "Whoever gave an address is mailed the decision, where mail is set up: your words, and how to object, but nothing of the report.\n" +
    "With --take-down the code is blocked as by `quietzone code disable`, and its owner is told the reason and the same words.",
  arguments: 1,
  options: [
    { name: "take-down", meaning: "block the code, unless it is deleted already" },
    { name: "dismiss", meaning: "leave the code as it is" },
    {
      name: "reason",
      value: "R",
      meaning: `what its owner is told [that of the report]: ${DECIDED_REASONS.join(", ")}`,
    },
    {
      name: "words",
      value: "TEXT",
      meaning: `what reporter and owner are told besides, up to ${BLOCK_WORDS_LENGTH} characters`,
    },
    { name: "all", meaning: "decide all open reports of the same code alike" },
  ],
  records: true,
  run: (call, terminal) => {
    const decision = decisionIn(call);
    const verdict = { decision, reason: reasonOf(call), words: wordsOf(call), ofCode: call.has("all") };
    return withReports(terminal, async (reports) => {
      const decided = await reports.decide(call.values[0] ?? "", verdict);
      if (decided.kind === "unknown") throw noReport();
      if (decided.kind === "decided before")
        throw new CommandError("This report is decided already. `quietzone report show` says how.");
      const { code, numbers } = decided;
      terminal.record?.({ code, decision, reports: numbers.join(" ") });
      terminal.print(
        call.json
          ? json({ code, decision, numbers })
          : `${numbers.join(", ")}: ${code} is ${STATES[decision]}.\n`,
      );
      return EXIT.done;
    });
  },
};

const erase: Command = {
  name: "report erase",
  usage: "NUMBER",
  summary: "Erases a report for good, with the name and the address of its reporter.",
  arguments: 1,
  destructive: true,
  run: async (call, terminal) => {
    const [number = ""] = call.values;
    await confirm(`Erase the report ${number}?`, call, terminal);
    return withReports(terminal, async (reports) => {
      if (!(await reports.erase(number))) throw noReport();
      terminal.record?.({ report: number.toUpperCase() });
      terminal.print("The report is erased.\n");
      return EXIT.done;
    });
  },
};

/** `report …` */
export const reportCommands: readonly Command[] = [list, show, decide, erase];
