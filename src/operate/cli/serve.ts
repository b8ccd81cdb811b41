import { canBeLifted } from "./next-steps.ts";
import { readSettings } from "../../kit/settings/read.ts";
import { isLoopbackHost } from "../../kit/shared/loopback.ts";
import { ownProgram } from "../../kit/shared/own-program.ts";
import { compileEagerly } from "../../kit/threads/jit.ts";
import { VERSION } from "../../version.ts";
import type { Service } from "../../app/service.ts";
import { start } from "../../app/start.ts";
import type { Settings } from "../../kit/settings/settings.ts";
import { type Command, EXIT, SIGNALS } from "./command.ts";

/** `serve`, and what `quietzone` does without a command. */
export const serve: Command = {
  name: "serve",
  usage: "",
  summary: "Runs the service until SIGTERM or Ctrl-C.",
  details:
    "Settings are environment variables, or lines of the file that --config names; `quietzone help` lists them.",
  arguments: 0,
  async run(_call, terminal) {
    const settings = readSettings(terminal.environment);
    const service = await start(settings, { program: ownProgram(terminal.environment) });
    // The handlers are set before the welcome is printed: a reader of it may stop the service at once.
    const signal = untilSignal();
    terminal.print(welcome(service, settings));
    void service.loaded.then(compileEagerly);
    await signal;
    await service.stop();
    return EXIT.done;
  },
};

/** The text of a service that has started. */
export function welcome(
  { url, baseUrl }: Addresses,
  { signup, host, signupPlan, plansFile }: Pick<Settings, "signup" | "host" | "signupPlan" | "plansFile">,
): string {
  const elsewhere = baseUrl === url ? "" : `  Codes encode   ${baseUrl}/r/…\n`;
  const here = isLoopbackHost(host) && isLoopbackHost(new URL(baseUrl).hostname) ? HERE : "";
  return (
    `Quietzone ${VERSION} is listening on ${url}\n` +
    here +
    elsewhere +
    `  Studio         ${url}/\n` +
    `  Console        ${url}/app${SIGN_UP[signup]}\n` +
    (signup === "closed" ? "" : planLine({ signupPlan, plansFile })) +
    `  Docs           ${url}/docs\n`
  );
}

const HERE = "  Reached from   this machine alone; QZ_HOST=0.0.0.0 lets others in\n";

type Addresses = Pick<Service, "url" | "baseUrl">;

/** How a new workspace is made in the console, by `QZ_SIGNUP`. */
const SIGN_UP = {
  open: ", where anyone may sign up",
  voucher: ", to sign up with a voucher of `quietzone voucher create`",
  closed: "; a workspace is made by `quietzone tenant create`",
} as const;

/** The plan of new workspaces, the operator's own as well. */
function planLine(plans: Pick<Settings, "signupPlan" | "plansFile">): string {
  const lift = canBeLifted(plans) ? "; `quietzone tenant plan ID unlimited` lifts its limits" : "";
  return `  Plan           ${plans.signupPlan} for new workspaces (QZ_SIGNUP_PLAN)${lift}\n`;
}

function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    // `on`, not `once`: a second signal must not end the process in the middle of its last answers.
    for (const signal of SIGNALS) process.on(signal, () => resolve());
  });
}
