import { readSettings } from "../../kit/settings/read.ts";
import { type Command, confirm, EXIT } from "./command.ts";

const accept: Command = {
  name: "secret accept",
  usage: "",
  summary: "Goes on with the secret in use after the former one was lost. The service must be stopped.",
  details:
    "The service does not start with another secret than the one that its database belongs to. First look for that one: it\n" +
    "is in the file `secret` of the data folder, in QZ_SECRET, or in a backup. If it is lost for good, this command has the\n" +
    "database belong to the secret that is there now, or to a new one. Codes, scans and keys stay. Leads and reports that\n" +
    "were stored before can't be read any more, each workspace with a webhook must rotate its secret, and visitors\n" +
    "who consented are new ones. If the former secret is found later, put it back and give the command again.",
  arguments: 0,
  destructive: true,
  async run(call, terminal) {
    const settings = readSettings(terminal.environment);
    await confirm(
      "Leads and reports that were sealed with the former secret can't be read afterwards. Go on?",
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

const rotate: Command = {
  name: "secret rotate",
  usage: "",
  summary:
    "Puts a new secret in the place of the one in use, and seals anew what that one sealed. Nobody is signed out.",
  details:
    "Where the data folder holds the secret, a new one is made. A service may be running: it learns of it within seconds, and\n" +
    "seals leads, reports, second factors and webhook secrets anew in the background. Otherwise this command does that.\n" +
    "Where QZ_SECRET holds it: stop the service, set QZ_SECRET to a new secret and QZ_SECRET_OLD to the one in use, give the\n" +
    "command, and start the service. Nodes are started anew one by one with both first; then the command is given with both.\n" +
    "`quietzone check` says when all is done. QZ_SECRET_OLD can then be removed. If the command is killed, give it again.\n" +
    "Choices and cookies of visitors, links in mails and the signatures of webhooks stay as they are: docs/secret.md says more.",
  arguments: 0,
  destructive: true,
  async run(call, terminal) {
    const settings = readSettings(terminal.environment);
    await confirm(
      "The secret in use is replaced. Backups that do not hold their secret still need it. Go on?",
      call,
      terminal,
    );
    const { rotateSecret } = await import("../rotate.ts");
    const { hasChanged, isDone, secretFile } = await rotateSecret(settings);
    terminal.record?.({ hasChanged, isDone });
    const where = secretFile === null ? "QZ_SECRET" : secretFile;
    terminal.print(
      (hasChanged
        ? `The secret is changed. The new one is in ${where}.\n`
        : "The last change was not complete.\n") +
        (isDone
          ? "All is sealed under it. The former secret is not needed any more.\n"
          : "The running service seals the rest anew: `quietzone check` says when that is done.\n"),
    );
    if (secretFile === null) terminal.print("Remove QZ_SECRET_OLD once `quietzone check` says so.\n");
    return EXIT.done;
  },
};

/** Commands of the secret. */
export const secretCommands: readonly Command[] = [accept, rotate];
