import { readSettings } from "../../kit/settings/read.ts";
import type { Settings } from "../../kit/settings/settings.ts";
import { SECOND } from "../../kit/shared/clock.ts";
import { type Command, CommandError, EXIT } from "./command.ts";
import { oneLine } from "./output.ts";

/** How long the service may take to answer, in milliseconds. */
const PATIENCE = 4 * SECOND;

/** `health`: for the health checks of containers, whose image has no other program. */
export const health: Command = {
  name: "health",
  usage: "",
  summary: "Asks the service on this machine whether it answers.",
  details:
    "Prints the answer of /healthz. The exit code is 1 only if there is no answer: while scans can't be kept, codes still\n" +
    "redirect, and a restart would not mend a full disk.",
  arguments: 0,
  async run(_call, terminal) {
    const answer = await ask(readSettings(terminal.environment));
    terminal.print(`${oneLine(await answer.text())}\n`);
    return answer.ok ? EXIT.done : EXIT.failed;
  },
};

/** @throws CommandError when there is no answer. */
async function ask(settings: Settings): Promise<Response> {
  const url = `http://${hostOf(settings)}:${settings.port}/healthz`;
  try {
    return await fetch(url, { proxy: false, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    throw new CommandError(`No service answers at ${url}. Check QZ_HOST and QZ_PORT.`);
  }
}

/** Where a service that listens on `QZ_HOST` is reached from its machine. */
function hostOf({ host }: Settings): string {
  if (host === "0.0.0.0" || host === "::" || host === "[::]") return "localhost";
  return host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
}
