import { withAdmin } from "./admin.ts";
import { type Command, CommandError, confirm, EXIT } from "./command.ts";
import { json, oneLine, page } from "./output.ts";

function noFile(): CommandError {
  return new CommandError(
    "There is no such file. Its id is the end of its address, as in /f/file_….",
    EXIT.notFound,
  );
}

const show: Command = {
  name: "file show",
  usage: "ID",
  summary: "Shows whose a file is, its kind and size, and which codes name it.",
  arguments: 1,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ files }) => {
      const found = await files.show(call.values[0] ?? "");
      if (!found) throw noFile();
      const { id, tenantId, type, title, bytes, codes } = found;
      const rows: [string, string][] = [
        ["id", id],
        ["tenant", tenantId],
        ["type", type],
        ["title", title === null ? "none" : oneLine(title)],
        ["bytes", String(bytes)],
        ["codes", codes.join(" ") || "none"],
      ];
      terminal.print(call.json ? json(found) : page(rows));
      return EXIT.done;
    }),
};

const remove: Command = {
  name: "file remove",
  usage: "ID",
  summary: "Removes a file. Pages that name it go on without it.",
  details:
    "To take down the code that names it, use `quietzone code disable`: its files are not served from then on.\nClients may keep a file for an hour.",
  arguments: 1,
  destructive: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ files }) => {
      const [id = ""] = call.values;
      await confirm(`Remove the file ${oneLine(id)}?`, call, terminal);
      if (!(await files.remove(id))) throw noFile();
      terminal.record?.({ file: id });
      terminal.print(`${oneLine(id)} is removed.\n`);
      return EXIT.done;
    }),
};

/** `file …` */
export const fileCommands: readonly Command[] = [show, remove];
