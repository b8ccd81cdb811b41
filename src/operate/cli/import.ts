import { open } from "node:fs/promises";
import type { OpenFile } from "../../features/moving/in/bytes.ts";
import type { ImportAnswer } from "../../features/moving/in/model.ts";
import { namesOf } from "../../kit/shared/fold.ts";
import { readSettings } from "../../kit/settings/read.ts";
import { type Command, CommandError, domainOf, EXIT, SIGNALS, type Terminal, wrongUsage } from "./command.ts";
import { json, oneLine, page } from "./output.ts";

/** Lines that are printed of each list. */
const PRINTED = 20;

/** Says how far a file is read, at each twentieth of it. */
function progressTo(terminal: Terminal): (share: number) => void {
  let told = 0;
  return (share) => {
    const twentieths = Math.floor(20 * share);
    if (twentieths > told) terminal.complain(`${String(5 * twentieths).padStart(3)} % read\n`);
    told = Math.max(told, twentieths);
  };
}

/** The media type of a file, by its first bytes. */
async function mediaTypeOf({ handle }: OpenFile): Promise<string> {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(64), position: 0 });
  const start = buffer.toString("utf8", 0, bytesRead).replace("\ufeff", "").trimStart();
  if (start.startsWith("PK\u0003\u0004")) return "application/zip";
  return /^[[{]/.test(start) ? "application/json" : "text/csv";
}

function list<T>(title: string, entries: readonly T[], line: (entry: T) => string): string {
  if (entries.length === 0) return "";
  const lines = entries.slice(0, PRINTED).map((entry) => `  ${oneLine(line(entry))}\n`);
  const more =
    entries.length > PRINTED ? `  and ${entries.length - PRINTED} more, which --json prints\n` : "";
  return `\n${title}\n${lines.join("")}${more}`;
}

/** Records that only an archive brings, as they are printed. */
const BROUGHT = {
  plainCodes: "plain codes",
  looks: "saved looks",
  leads: "leads",
  webhooks: "webhooks",
  waiting: "waiting for their domain",
} as const;

function describe(answer: ImportAnswer): string {
  const { found, made, unchanged, conflicts, dropped } = answer;
  const brought = namesOf(BROUGHT).flatMap((name): [string, string][] => {
    const count = answer[name];
    return count === undefined ? [] : [[BROUGHT[name], String(count)]];
  });
  return (
    page([
      ["found", String(found)],
      ["made", String(made)],
      ["unchanged", String(unchanged)],
      ...brought,
      ["conflicts", String(conflicts.length)],
      ["dropped", String(dropped.length)],
    ]) +
    list(
      "Short ids that can't be here:",
      conflicts,
      ({ row, shortId, reason }) => `row ${row}, ${shortId}: ${reason}`,
    ) +
    list("Not imported:", dropped, ({ row, what }) => `row ${row}: ${what}`)
  );
}

async function openFile(path: string): Promise<OpenFile> {
  try {
    const handle = await open(path);
    return { handle, length: (await handle.stat()).size };
  } catch {
    throw new CommandError(`The file ${path} can't be read.`);
  }
}

/** Runs work that ends early on Ctrl-C, or when the process is told to end. A second signal ends the process at once. */
async function endingEarly<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    return await work(ending.signal);
  } catch (error) {
    throw ending.signal.aborted ? new CommandError("Nothing was made: the import was stopped.") : error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}

/** `import` */
export const importCommand: Command = {
  name: "import",
  usage: "--tenant ID --from SERVICE FILE",
  summary: "Makes codes of a workspace from the file that another service exports, all of them or none.",
  details:
    "SERVICE is bitly, dub, shlink, yourls, kutt, shortio, csv or quietzone. FILE is CSV or JSON, or an archive, of any size.\n" +
    "The service may be running. Values that are not imported are listed; see docs/moving-in.md.",
  arguments: 1,
  options: [
    { name: "tenant", value: "ID", meaning: "the workspace" },
    { name: "from", value: "SERVICE", meaning: "the service that the file comes from" },
    { name: "domain", value: "HOST", meaning: "the verified domain of the codes [the service's own host]" },
    { name: "dry-run", meaning: "only look: nothing is made" },
    { name: "parts", value: "PARTS", meaning: "some of an archive, separated by commas [all]" },
    { name: "on-conflict", value: "fail|skip", meaning: "skip leaves conflicts out [fail]" },
  ],
  records: true,
  async run(call, terminal) {
    const { ARCHIVE_PARTS, openImports, readParts, SOURCES } = await import("../../app/open-imports.ts");
    const tenantId = call.option("tenant");
    const from = SOURCES.find((source) => source === call.option("from"));
    const onConflict = call.option("on-conflict") ?? "fail";
    if (tenantId === undefined) throw wrongUsage(importCommand, "No workspace is named. Use --tenant.");
    if (!from) throw wrongUsage(importCommand, `--from may hold ${SOURCES.join(", ")}.`);
    if (!["fail", "skip"].includes(onConflict))
      throw wrongUsage(importCommand, "--on-conflict may hold fail or skip.");
    const parts = readParts(call.option("parts"));
    if (parts === null) throw wrongUsage(importCommand, `--parts may hold ${ARCHIVE_PARTS.join(", ")}.`);
    const file = await openFile(call.values[0] ?? "");
    const imports = await openImports(readSettings(terminal.environment), terminal.operator ?? null);
    try {
      const order = {
        ...{ from, file, parts },
        domain: domainOf(call.option("domain")),
        dryRun: call.has("dry-run"),
        skips: onConflict === "skip",
        mediaType: await mediaTypeOf(file),
        onProgress: progressTo(terminal),
      };
      const outcome = await endingEarly((signal) => imports.run(tenantId, { ...order, signal }));
      if (!outcome) throw new CommandError("There is no tenant with this id.", EXIT.notFound);
      if (!order.dryRun && !outcome.isRefused)
        terminal.record?.({ tenant: tenantId, from, made: outcome.answer.made });
      terminal.print(call.json ? json(outcome.answer) : describe(outcome.answer));
      if (!outcome.isRefused) return EXIT.done;
      terminal.complain("Nothing was made. --on-conflict skip leaves conflicts out.\n");
      return EXIT.failed;
    } finally {
      await imports.close();
      await file.handle.close();
    }
  },
};
