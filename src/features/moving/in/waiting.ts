import { bytesReached } from "../../../kit/shared/common-faults.ts";
import type { Ids } from "../../../kit/shared/ids.ts";
import { isObject } from "../../../kit/shared/json.ts";
import { clientLeft } from "../../../kit/shared/caller.ts";
import { leaseLost } from "../../../kit/shared/lease.ts";
import type { Sealer } from "../../../kit/shared/seal.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { WaitingStore } from "../store/waiting.ts";
import type { Archive, ArchiveFile } from "./archive.ts";
import type { Archived } from "./draft.ts";
import { READING } from "./reading.ts";
import { linesOf } from "./opened.ts";
import type { TakingOrder } from "./order.ts";
import type { ImportTally } from "./tally.ts";
import { namedIn } from "./model.ts";

/*
 * Codes on a domain that is not verified here yet wait with it. They get no short id: a domain that nobody
 * has verified blocks nobody. The lines of the archive that belong to them are stored, sealed, and are read
 * as an archive of their own once the domain is verified.
 */

export interface WaitingNeeds {
  readonly waiting: Pick<WaitingStore, "addCodes" | "addLines">;
  readonly leadSealer: Sealer;
  readonly ids: Ids;
  /**
   * Repeats a step of about so many rows until it resolves to `false`.
   * @throws Busy when the service stops.
   */
  readonly inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
}

/** The codes of an archive that wait. */
export interface Waiting {
  /** Notes a code. @returns whether it waits already. */
  note(code: {
    readonly row: number;
    readonly host: string;
    readonly shortId: string;
    readonly archived: Archived;
  }): Promise<boolean>;
  /** Stores what the archive has of them besides. */
  keepOthers(archive: Archive): Promise<void>;
  /** The hosts that they wait for, each with the rows of its codes. */
  readonly hosts: ReadonlyMap<string, readonly number[]>;
}

/** Characters of lines that are collected before they are stored. */
const COLLECTED = 128 * 1024;

/** Ids that a file of totals may have: they stand in a table as they are. */
const PLAIN_ID = /^[\w-]{1,64}$/;

/** Stores the codes of one archive that wait, up to `most` bytes of the workspace; `null` is no limit. */
export function createWaiting(
  { waiting, leadSealer, ids, inSteps }: WaitingNeeds,
  tenant: Tenant,
  { batch, most }: { readonly batch: number; readonly most: number | null },
  { signal }: Pick<TakingOrder, "signal">,
  tally: ImportTally,
): Waiting {
  const hosts = new Map<string, number[]>();
  /** The hosts of codes, by their ids in the archive. */
  const hostOf = new Map<string, string>();
  const collected = new Map<string, { host: string; file: string; lines: string[] }>();
  const pictures = new Map<string, Set<string>>();
  let size = 0;

  async function flush(): Promise<void> {
    for (const { host, file, lines } of collected.values()) await store(host, file, `${lines.join("\n")}\n`);
    collected.clear();
    size = 0;
  }

  async function store(host: string, file: string, text: string): Promise<void> {
    const id = ids.id("wait");
    const sealed = await leadSealer.seal(text, id);
    const refusal = await waiting.addLines(batch, [{ id, host, file, sealed }], most);
    if (refusal === "bytes_reached") throw bytesReached(most);
    if (refusal === "batch_lost") throw leaseLost();
  }

  async function keep(host: string, file: string, line: string): Promise<void> {
    const key = `${host} ${file}`;
    const known = collected.get(key);
    if (known) known.lines.push(line);
    else collected.set(key, { host, file, lines: [line] });
    size += line.length;
    if (size > COLLECTED) await flush();
  }

  /** Notes the pictures and files of a page, to be kept with the host. */
  function see(host: string, page: unknown): void {
    const seen = pictures.get(host) ?? new Set();
    for (const id of namedIn(page)) pictures.set(host, seen.add(id));
  }

  /** Keeps the lines of a file that belong to codes which wait. */
  async function keepOf(
    archive: Archive,
    file: ArchiveFile,
    codeOf: (values: Readonly<Record<string, unknown>>) => unknown,
  ): Promise<void> {
    const lines = linesOf(archive, file);
    await inSteps(async () => {
      if (signal?.aborted) throw clientLeft();
      const began = performance.now();
      while (performance.now() - began < READING) {
        const { done, value: line } = await lines.next();
        if (done) return false;
        const host = line && hostOf.get(String(codeOf(line.values)));
        if (!line || host === undefined) continue;
        const { before } = line.values;
        if (isObject(before)) see(host ?? "", before["landing"]);
        await keep(host ?? "", file, JSON.stringify(line.values));
      }
      return true;
    });
  }

  /** Keeps the days of codes that wait, as a table of its own for each host. */
  async function keepDays(archive: Archive): Promise<void> {
    const begun = new Set<string>();
    const days = archive.days();
    await inSteps(async () => {
      if (signal?.aborted) throw clientLeft();
      const began = performance.now();
      while (performance.now() - began < READING) {
        const { done, value: record } = await days.next();
        if (done) return false;
        if (!record || !("values" in record)) continue;
        const { codeId, day, scans, importedScans = "0" } = record.values;
        const host = hostOf.get(String(codeId));
        const cells = [codeId, day, scans, importedScans].map(String);
        if (host === undefined || !cells.every((cell) => PLAIN_ID.test(cell))) continue;
        if (!begun.has(host)) await keep(host, "totals.csv", "codeId,day,scans,importedScans");
        begun.add(host);
        await keep(host, "totals.csv", cells.join(","));
      }
      return true;
    });
  }

  /**
   * Keeps a file with its host, a piece a row: it is never in memory as a whole. @returns whether it is
   * there.
   */
  async function keepFile(archive: Archive, host: string, id: string): Promise<boolean> {
    const found = archive.file(id);
    if (!found) return false;
    for await (const piece of found.pieces)
      await store(host, contentFile(id, found.ending), Buffer.from(piece).toString("base64"));
    return true;
  }

  return {
    hosts,

    async note({ row, host, shortId, archived: { id, line } }) {
      const added = await waiting.addCodes(batch, tenant.id, host, [shortId]);
      if (!added.has(shortId)) return true;
      const rows = hosts.get(host) ?? [];
      rows.push(row);
      hosts.set(host, rows);
      hostOf.set(id, host);
      see(host, line["landing"]);
      await keep(host, "codes.ndjson", JSON.stringify(line));
      return false;
    },

    async keepOthers(archive) {
      if (hostOf.size === 0) return;
      await keepOf(archive, "history.ndjson", ({ codeId }) => codeId);
      await keepOf(archive, "leads.ndjson", ({ code }) => (isObject(code) ? code["id"] : undefined));
      await keepDays(archive);
      for await (const line of linesOf(archive, "looks.ndjson"))
        if (line)
          for (const host of hosts.keys()) await keep(host, "looks.ndjson", JSON.stringify(line.values));
      for await (const line of linesOf(archive, "files.ndjson"))
        for (const [host, seen] of pictures)
          if (line && seen.has(String(line.values["id"])))
            await keep(host, "files.ndjson", JSON.stringify(line.values));
      await flush();
      for (const [host, seen] of pictures)
        for (const id of seen) {
          const [row = 1] = hosts.get(host) ?? [];
          if (id.startsWith("file_")) {
            if (!(await keepFile(archive, host, id)))
              tally.drop(row, ["landing.file: the archive has no such file"]);
            continue;
          }
          const file = await archive.picture(id);
          if (file) await store(host, pictureFile(id), Buffer.from(file).toString("base64"));
          else tally.drop(row, ["landing.cover: the archive has no such picture"]);
        }
    },
  };
}

/** The path of a picture. */
export function pictureFile(id: string): string {
  return `images/${id}.webp`;
}

/** The path of a file. */
export function contentFile(id: string, ending: string): string {
  return `files/${id}.${ending}`;
}
