import { lstat, readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { readSettings } from "../../kit/settings/read.ts";
import type { LogoAdmin } from "../../features/logos/admin.ts";
import { type Command, CommandError, EXIT, type Terminal } from "./command.ts";
import { oneLine, table } from "./output.ts";

/** Larger than any logo that is accepted, in bytes. */
const LARGEST_FILE = 1024 * 1024;

const PICTURE = /\.(?:svg|png)$/i;

/** Runs `work` with a connection of its own to the stores. A service may be running. */
async function withLogoAdmin<T>(terminal: Terminal, work: (admin: LogoAdmin) => Promise<T>): Promise<T> {
  const { openLogoAdmin } = await import("../admin.ts");
  const admin = await openLogoAdmin(readSettings(terminal.environment), { by: terminal.operator ?? null });
  try {
    return await work(admin);
  } finally {
    await admin.close();
  }
}

async function picturesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => PICTURE.test(name)).sort();
  } catch {
    throw new CommandError(`${oneLine(folder)} is not a folder, or can't be read.`, EXIT.notFound);
  }
}

/** The bytes of a file. Links are not followed: a folder of somebody else must not import files from outside. */
async function contents(path: string): Promise<Uint8Array> {
  const { size, isFile } = await lstat(path).then((found) => ({ size: found.size, isFile: found.isFile() }));
  if (!isFile) throw new CommandError("It is not a file.");
  if (size > LARGEST_FILE) throw new CommandError("It is larger than 1 MiB.");
  return readFile(path);
}

/** The content of `acme.json`, which describes `acme.svg`; `null` without one. */
async function description(path: string): Promise<unknown> {
  const file = `${path.slice(0, -extname(path).length)}.json`;
  const text = await contents(file).catch((error) => {
    if (error instanceof CommandError) throw error;
    return null;
  });
  if (text === null) return null;
  try {
    return JSON.parse(Buffer.from(text).toString("utf8"));
  } catch {
    throw new CommandError("Its description is not JSON.");
  }
}

const add: Command = {
  name: "logos import",
  usage: "DIR",
  summary: "Adds the SVG and PNG files of a folder to the logo catalog. Logos of the same name are replaced.",
  details:
    "A file acme.json beside acme.svg may set name, brand, category, aliases, scheme, license, licenseUrl, attribution,\nsourceUrl and guidelines. Refused files are listed with the reason; the others are added.",
  arguments: 1,
  run: ({ values: [folder = ""] }, terminal) =>
    withLogoAdmin(terminal, async (admin) => {
      const added = new Set<string>();
      let refused = 0;
      for (const file of await picturesIn(folder)) {
        try {
          const id = admin.idOf(file);
          if (id !== null && added.has(id))
            throw new CommandError("Another file of the folder gives the same id.");
          const path = join(folder, file);
          const logo = await admin.add({ file, bytes: await contents(path), about: await description(path) });
          added.add(logo.id);
          terminal.record?.({ logo: logo.id });
          terminal.print(`${logo.id}\n`);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          refused++;
          terminal.complain(`Refused ${oneLine(file)}: ${oneLine(error.message)}\n`);
        }
      }
      terminal.complain(`${added.size} added, ${refused} refused.\n`);
      return refused > 0 ? EXIT.failed : EXIT.done;
    }),
};

/** Whether an error concerns one file. The next file may be fine. */
function isRefusal(error: unknown): error is Error {
  return error instanceof CommandError || (error instanceof Error && error.name === "Fault");
}

const remove: Command = {
  name: "logos remove",
  usage: "ID",
  summary: "Removes an imported logo from the catalog. Codes that show it keep it.",
  arguments: 1,
  run: ({ values: [id = ""] }, terminal) =>
    withLogoAdmin(terminal, async (admin) => {
      if (!(await admin.remove(id)))
        throw new CommandError(
          "There is no imported logo with this id. `quietzone logos list` shows the imported logos.",
          EXIT.notFound,
        );
      terminal.record?.({ logo: id });
      terminal.print(`${id} is removed.\n`);
      return EXIT.done;
    }),
};

const list: Command = {
  name: "logos list",
  usage: "",
  summary: "Lists the imported logos of the catalog, by name.",
  arguments: 0,
  records: true,
  run: ({ json }, terminal) =>
    withLogoAdmin(terminal, async (admin) => {
      const logos = (await admin.list()).map(({ addedAt, derived: _, ...logo }) => ({
        ...logo,
        addedAt: new Date(addedAt).toISOString(),
      }));
      if (json) terminal.print(`${JSON.stringify(logos, null, 2)}\n`);
      else
        terminal.print(
          table(
            ["id", "name", "category", "format", "scheme", "license", "added"],
            logos.map((logo) => [
              logo.id,
              logo.name,
              logo.category,
              logo.format,
              logo.scheme,
              logo.license,
              logo.addedAt.slice(0, 10),
            ]),
          ),
        );
      return EXIT.done;
    }),
};

/** `logos …` */
export const logoCommands: readonly Command[] = [add, remove, list];
