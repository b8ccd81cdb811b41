import type { PersonFile } from "../../features/members/admin.ts";
import { readSettings } from "../../kit/settings/read.ts";
import { withAdmin } from "./admin.ts";
import { type Command, EXIT } from "./command.ts";
import { json, page, table } from "./output.ts";
import { AT_PROVIDER, noPasswords, noPerson } from "./refusals.ts";

const placesOf = ({ workspaces }: PersonFile) =>
  workspaces.map(({ id, role }) => `${id} (${role})`).join(", ") || "none";

const list: Command = {
  name: "person list",
  usage: "[--unconfirmed]",
  summary: "Lists all people who sign in, oldest first, with their workspaces.",
  details:
    "An address is confirmed once a link that was mailed to it was opened. Until then it may be that of somebody else.",
  arguments: 0,
  options: [{ name: "unconfirmed", meaning: "only those whose address is not confirmed" }],
  records: true,
  run: (call, terminal) =>
    withAdmin(terminal, async ({ people }) => {
      const all = await Array.fromAsync(people.list());
      const files = call.has("unconfirmed") ? all.filter(({ confirmedAt }) => confirmedAt === null) : all;
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
    "Make sure that you talk to the person, above all with --second-factor. With QZ_PASSWORDS=off there is no link.",
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
      if (!withFactors && !readSettings(terminal.environment).passwords) throw noPasswords();
      const made = await people.reset(call.values[0] ?? "", withFactors);
      if (!made) throw noPerson();
      const { id, link } = made;
      terminal.record?.({ person: id, secondFactor: withFactors ? "removed" : "kept" });
      if (call.json) terminal.print(json(link ?? { url: null, expiresAt: null }));
      else terminal.print(link ? `${link.url}\n` : `The second factor of ${id} is removed. ${NO_LINK}\n`);
      return EXIT.done;
    }),
};

const signOut: Command = {
  name: "person sign-out",
  usage: "EMAIL",
  summary: "Ends all sessions and connected apps of a person at once. Keys go on working.",
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

const NO_LINK = `Passwords are off: the person signs in ${AT_PROVIDER}.`;

/** `person …` */
export const personCommands: readonly Command[] = [list, show, reset, signOut];
