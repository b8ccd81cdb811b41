import { withAdmin } from "./admin.ts";
import { type Command, CommandError, confirm, EXIT } from "./command.ts";
import { json, oneLine, page } from "./output.ts";

function noImage(): CommandError {
  return new CommandError(
    "There is no such picture. Its id is the end of its address, as in /i/img_….",
    EXIT.notFound,
  );
}

const show: Command = {
  name: "image show",
  usage: "ID",
  summary: "Shows whose a picture is, its size, and which codes show it.",
  arguments: 1,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ images }) => {
      const found = await images.show(call.values[0] ?? "");
      if (!found) throw noImage();
      const { id, tenantId, width, height, bytes, codes } = found;
      const rows: [string, string][] = [
        ["id", id],
        ["tenant", tenantId],
        ["size", `${width} × ${height}`],
        ["bytes", String(bytes)],
        ["codes", codes.join(" ") || "none"],
      ];
      terminal.print(call.json ? json(found) : page(rows));
      return EXIT.done;
    }),
};

const remove: Command = {
  name: "image remove",
  usage: "ID",
  summary: "Removes a picture. Pages that show it go on without it.",
  details:
    "To take down the code that shows it, use `quietzone code disable`: its pictures are not served from then on.\nClients may keep a picture for an hour.",
  arguments: 1,
  destructive: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ images }) => {
      const [id = ""] = call.values;
      await confirm(`Remove the picture ${oneLine(id)}?`, call, terminal);
      if (!(await images.remove(id))) throw noImage();
      terminal.record?.({ image: id });
      terminal.print(`${oneLine(id)} is removed.\n`);
      return EXIT.done;
    }),
};

/** `image …` */
export const imageCommands: readonly Command[] = [show, remove];
