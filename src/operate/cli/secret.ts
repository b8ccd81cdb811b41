import { readSettings } from "../../kit/settings/read.ts";
import { type Command, confirm, EXIT } from "./command.ts";

const accept: Command = {
  name: "secret accept",
  usage: "",
  summary: "Goes on with the secret in use after the former one was lost. The service must be stopped.",
  details:
    "The service does not start with another secret than the one that its database belongs to. First look for that one: it\n" +
    "is in the file `secret` of the data folder, in QZ_SECRET, or in a backup. If it is lost for good, this command has the\n" +
    "database belong to the secret that is there now, or to a new one. Codes, scans and keys stay. Leads that were stored\n" +
    "before can't be read any more, each workspace with a webhook must rotate its secret, and visitors who consented are new\n" +
    "ones. If the former secret is found later, put it back and give the command again.",
  arguments: 0,
  destructive: true,
  async run(call, terminal) {
    const settings = readSettings(terminal.environment);
    await confirm(
      "Leads that were sealed with the former secret can't be read afterwards. Go on?",
      call,
      terminal,
    );
    const { acceptSecret } = await import("../../app/secret.ts");
    await acceptSecret(settings);
    terminal.record?.({});
    terminal.print("The database belongs to the secret in use now. Start the service.\n");
    return EXIT.done;
  },
};

/** Commands of the secret. */
export const secretCommands: readonly Command[] = [accept];
