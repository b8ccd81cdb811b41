import { readSettings } from "../../kit/settings/read.ts";
import type { Finding } from "../finding.ts";
import { type Command, EXIT } from "./command.ts";
import { json, oneLine } from "./output.ts";

/** A finding as a line for people. */
export const findingLine = ({ state, check, detail }: Finding) =>
  `${state.padEnd(6)}${check.padEnd(13)}${oneLine(detail)}\n`;

/** `check` */
export const check: Command = {
  name: "check",
  usage: "",
  summary: "Checks settings, data folder, disk, secret and database. Changes nothing.",
  details:
    "Each line says ok, warn (deserves your attention) or fail. The exit code is 1 if a check failed. The whole database is\n" +
    "read and its totals are counted again, which takes a while if it is large.",
  arguments: 0,
  records: true,
  async run(call, terminal) {
    const { examine } = await import("../check.ts");
    const findings: Finding[] = [];
    for await (const finding of examine(readSettings(terminal.environment))) {
      findings.push(finding);
      if (!call.json) terminal.print(findingLine(finding));
    }
    if (call.json) terminal.print(json(findings));
    return findings.some(({ state }) => state === "fail") ? EXIT.failed : EXIT.done;
  },
};
