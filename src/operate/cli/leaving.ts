import { readSettings } from "../../kit/settings/read.ts";
import type { OpenLeaving } from "../open-leaving.ts";
import { type Call, type Command, EXIT, type Option, type Terminal, wrongUsage } from "./command.ts";
import { confirmReplaced, writeFile, written } from "./file.ts";
import { createProgress, type Progress } from "./progress.ts";
import { noTenant } from "./refusals.ts";

const TENANT: Option = { name: "tenant", value: "ID", meaning: "the workspace" };

/** A command does not stop before its end. */
const NEVER = new AbortController().signal;

const archive: Command = {
  name: "archive",
  usage: "--tenant ID [--parts P] FILE",
  summary: "Writes all of a workspace to a ZIP. The service may be running.",
  details:
    "It contains leads, decrypted; only its owner can read the file. docs/moving-out.md describes its files.\n" +
    "The workspace reads in its audit that the operator took it.\n" +
    "Symbols and shortUrl have the address in QZ_BASE_URL.",
  arguments: 1,
  options: [
    TENANT,
    { name: "parts", value: "P", meaning: "some of domains,looks,codes,history,scans,leads,symbols [all]" },
  ],
  destructive: true,
  run: (call, terminal) =>
    leave(call, terminal, archive, async (leaving, id, progress) => {
      const parts = leaving.readParts(call.option("parts"));
      if (parts === null) throw wrongUsage(archive, "--parts has an unknown name.");
      const tenant = await leaving.tenant(id);
      if (!tenant) throw noTenant();
      const caller = { key: id, isWorkspace: true, signal: NEVER };
      await leaving.noteArchive(id);
      return leaving.archives.write(tenant, { parts }, caller, progress.add);
    }),
};

const redirects: Command = {
  name: "redirects",
  usage: "--tenant ID --format F FILE",
  summary: "Writes a file by which a web server leads the active codes of a workspace to their destinations.",
  details: "The service may be running. The file has the host and path in QZ_BASE_URL.",
  arguments: 1,
  options: [TENANT, { name: "format", value: "F", meaning: "caddy, nginx, apache, _redirects or csv" }],
  destructive: true,
  run: (call, terminal) =>
    leave(call, terminal, redirects, async (leaving, id, progress) => {
      const format = leaving.readFormat(call.option("format") ?? "");
      if (format === null)
        throw wrongUsage(redirects, "--format may be caddy, nginx, apache, _redirects or csv.");
      if (!(await leaving.tenant(id))) throw noTenant();
      return leaving.redirects.file(id, format, (codes) => progress.add("codes", codes));
    }),
};

/** Writes what `begin` gives to the file that the call names. A file that is there is replaced once all is written. */
async function leave(
  call: Call,
  terminal: Terminal,
  command: Command,
  begin: (
    leaving: OpenLeaving,
    tenantId: string,
    progress: Progress,
  ) => Promise<AsyncIterable<string | Uint8Array>>,
): Promise<number> {
  const [file = ""] = call.values;
  const tenantId = call.option("tenant");
  if (tenantId === undefined) throw wrongUsage(command, "Name the workspace with --tenant.");
  await confirmReplaced(file, call, terminal);
  const { openLeaving } = await import("../open-leaving.ts");
  const leaving = await openLeaving(readSettings(terminal.environment), { by: terminal.operator ?? null });
  try {
    const progress = createProgress(terminal);
    const bytes = await writeFile(file, await begin(leaving, tenantId, progress));
    progress.end();
    terminal.print(written(file, bytes));
    return EXIT.done;
  } finally {
    await leaving.close();
  }
}

/** `archive` and `redirects` */
export const leavingCommands: readonly Command[] = [archive, redirects];
