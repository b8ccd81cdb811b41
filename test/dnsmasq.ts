import { onTestFinished } from "bun:test";
import { Resolver } from "node:dns/promises";
import { join } from "node:path";
import { foreignFolder, startForeign } from "./foreign.ts";
import { programPath } from "./programs.ts";

const PROGRAM = programPath("dnsmasq");

/** Whether dnsmasq is installed. */
export const hasDnsmasq = PROGRAM !== null;

/**
 * Starts a real name server, which knows the given records and refuses all other questions.
 * @param lines - of its configuration, such as `txt-record=a.example,text`.
 */
export async function startDnsmasq(port: number, ...lines: string[]): Promise<void> {
  if (PROGRAM === null) throw new Error("dnsmasq is not installed");
  const folder = foreignFolder("dnsmasq");
  const file = join(folder, "dnsmasq.conf");
  const own = ["no-resolv", "no-hosts", "bind-interfaces", "listen-address=127.0.0.1", `port=${port}`];
  await Bun.write(file, [...own, "txt-record=ready.test,yes", ...lines, ""].join("\n"));
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${port}`]);
  const server = await startForeign({
    name: "dnsmasq",
    folder,
    command: [PROGRAM, "--keep-in-foreground", "--pid-file=", `--conf-file=${file}`],
    isUp: () =>
      resolver.resolveTxt("ready.test").then(
        () => true,
        () => false,
      ),
  });
  onTestFinished(() => server.remove());
}
