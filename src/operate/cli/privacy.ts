import { readSettings } from "../../kit/settings/read.ts";
import { type Command, EXIT, wrongUsage } from "./command.ts";
import { json } from "./output.ts";

/** `privacy`: for the person who answers for data protection. */
export const privacy: Command = {
  name: "privacy",
  usage: "[--language L]",
  summary:
    "Says what is kept of people, for how long, and which conditions for counting without consent hold.",
  details:
    "It follows the settings: run it with the environment or the --config of the service. It prints Markdown, with a text for a\n" +
    "record of processing and one for a notice. It is a self-assessment.",
  arguments: 0,
  records: true,
  options: [{ name: "language", value: "L", meaning: "en or de [en]" }],
  async run(call, terminal) {
    const { PRIVACY_LANGUAGES, servicePrivacy } = await import("../../app/privacy.ts");
    const named = call.option("language") ?? "en";
    const language = PRIVACY_LANGUAGES.find((known) => known === named);
    if (language === undefined) throw wrongUsage(privacy, "--language may hold en or de.");
    const { report, document } = servicePrivacy(readSettings(terminal.environment), language);
    terminal.print(call.json ? json(report) : document);
    return EXIT.done;
  },
};
