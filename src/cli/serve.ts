import { readSettings } from "../settings/read.ts";
import { compileEagerly } from "../threads/jit.ts";
import { VERSION } from "../version.ts";
import { type Service, start } from "../wiring/start.ts";
import { type Command, EXIT, SIGNALS, type Terminal } from "./command.ts";

/** `serve`, and what `quietzone` does without a command. */
export const serve: Command = {
  name: "serve",
  usage: "",
  summary: "Runs the service until SIGTERM or Ctrl-C.",
  details:
    "Settings are environment variables, or lines of the file that --config names; `quietzone help` lists them.",
  arguments: 0,
  async run(_call, terminal) {
    const service = await start(readSettings(terminal.environment));
    // The handlers are set before the welcome is printed: a reader of it may stop the service at once.
    const signal = untilSignal();
    welcome(service, terminal);
    void service.loaded.then(compileEagerly);
    await signal;
    await service.stop();
    return EXIT.done;
  },
};

function welcome({ url, baseUrl }: Service, terminal: Terminal): void {
  const elsewhere = baseUrl === url ? "" : `  Codes encode   ${baseUrl}/r/…\n`;
  terminal.print(
    `Quietzone ${VERSION} is listening on ${url}\n` +
      elsewhere +
      `  Docs           ${url}/docs\n` +
      `  Sign up        curl ${url}/app/api/signup -H 'content-type: application/json' \\\n` +
      `                      -d '{"name":"Me","email":"me@example.org"}'\n`,
  );
}

function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    // `on`, not `once`: a second signal must not end the process in the middle of its last answers.
    for (const signal of SIGNALS) process.on(signal, () => resolve());
  });
}
