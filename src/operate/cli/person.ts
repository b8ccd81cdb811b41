import type { PersonFile } from "../../features/members/admin.ts";
import { withAdmin } from "./admin.ts";
import { type Command, EXIT } from "./command.ts";
import { json, page, table } from "./output.ts";
import { noPerson } from "./refusals.ts";

const placesOf = ({ workspaces }: PersonFile) =>
  workspaces.map(({ id, role }) => `${id} (${role})`).join(", ") || "none";

const list: Command = {
  name: "person list",
  usage: "",
  summary: "Lists all people who sign in, oldest first, with their workspaces.",
  arguments: 0,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ people }) => {
      const files = await Array.fromAsync(people.list());
      const rows = files.map((file) => [
        file.id,
        file.email,
        file.secondFactor ? "yes" : "no",
        file.createdAt.slice(0, 10),
        placesOf(file),
      ]);
      terminal.print(
        call.json ? json(files) : table(["id", "email", "second factor", "since", "workspaces"], rows),
      );
      return EXIT.done;
    }),
};

const show: Command = {
  name: "person show",
  usage: "EMAIL",
  summary: "Shows a person: address, second factor, workspaces and sessions.",
  arguments: 1,
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ people }) => {
      const file = await people.show(call.values[0] ?? "");
      if (!file) throw noPerson();
      const lines = [
        ["id", file.id],
        ["name", file.name],
        ["email", file.email],
        ["confirmed", file.confirmedAt ?? "no"],
        ["since", file.createdAt],
        ["password", file.hasPassword ? "yes" : "no"],
        ["second factor", file.secondFactor ? "yes" : "no"],
        ["workspaces", placesOf(file)],
        ["sessions", String(file.sessions)],
      ] as const;
      terminal.print(call.json ? json(file) : page(lines));
      return EXIT.done;
    }),
};

const reset: Command = {
  name: "person reset",
  usage: "EMAIL [--second-factor]",
  summary: "Makes a link with which a person chooses a new password, and prints it. It is good for an hour.",
  details:
    "Pass it on by a way that nobody else reads: whoever opens it has the account. The password of today works until then.\n" +
    "Make sure that you talk to the person, above all with --second-factor.",
  arguments: 1,
  options: [
    {
      name: "second-factor",
      meaning: "remove the second factor, recovery codes and passkeys, which are lost",
    },
  ],
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ people }) => {
      const withFactors = call.has("second-factor");
      const made = await people.reset(call.values[0] ?? "", withFactors);
      if (!made) throw noPerson();
      const { id, url, expiresAt } = made;
      terminal.record?.({ person: id, secondFactor: withFactors ? "removed" : "kept" });
      terminal.print(call.json ? json({ url, expiresAt }) : `${url}\n`);
      return EXIT.done;
    }),
};

const signOut: Command = {
  name: "person sign-out",
  usage: "EMAIL",
  summary: "Ends all sessions of a person at once. Keys go on working.",
  arguments: 1,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ people }) => {
      const ended = await people.signOut(call.values[0] ?? "");
      if (!ended) throw noPerson();
      terminal.record?.({ person: ended.id });
      terminal.print(`${ended.sessions} sessions of ${ended.id} have ended.\n`);
      return EXIT.done;
    }),
};

/** `person …` */
export const personCommands: readonly Command[] = [list, show, reset, signOut];
