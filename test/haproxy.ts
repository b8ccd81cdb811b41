import { onTestFinished } from "bun:test";
import { join } from "node:path";
import { eventually } from "./e2e/process.ts";
import { foreignFolder, isOpen, startForeign } from "./foreign.ts";
import { freePort } from "./free-port.ts";
import { programPath } from "./programs.ts";

const PROGRAM = programPath("haproxy");

/** Whether HAProxy is installed. */
export const hasHaproxy = PROGRAM !== null;

/** A server that may be the primary. */
interface Backend {
  readonly name: string;
  readonly port: number;
}

/**
 * Starts a real HAProxy in front of several servers, which forwards to the primary. Twice a second it asks an agent beside
 * each server whether that is the primary, as it would ask Patroni.
 * @param leader - the present primary.
 * @returns its port.
 */
export async function startHaproxy(
  backends: readonly Backend[],
  leader: () => Backend | null,
  cutsSessions: boolean,
): Promise<number> {
  if (PROGRAM === null) throw new Error("HAProxy is not installed");
  const asked = backends.map(() => 0);
  const agents = backends.map((backend, at) =>
    Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch() {
        asked[at] = (asked[at] ?? 0) + 1;
        return new Response(null, { status: leader() === backend ? 200 : 503 });
      },
    }),
  );
  const folder = foreignFolder("haproxy");
  const port = freePort();
  const file = join(folder, "haproxy.cfg");
  const onDown = cutsSessions ? "on-marked-down shutdown-sessions" : "";
  await Bun.write(
    file,
    [
      "defaults",
      "  mode tcp",
      "  timeout connect 1s",
      "  timeout client 1h",
      "  timeout server 1h",
      "listen postgres",
      `  bind 127.0.0.1:${port}`,
      "  option httpchk GET /primary",
      "  http-check expect status 200",
      `  default-server inter 500ms fall 1 rise 1 ${onDown}`,
      ...backends.map(
        (backend, at) => `  server ${backend.name} 127.0.0.1:${backend.port} check port ${agents[at]?.port}`,
      ),
      "",
    ].join("\n"),
  );
  const server = await startForeign({
    name: "HAProxy",
    folder,
    command: [PROGRAM, "-db", "-q", "-f", file],
    isUp: () => isOpen(port),
  });
  onTestFinished(async () => {
    await server.remove();
    for (const agent of agents) await agent.stop(true);
  });
  // Until it has asked, it takes every server for the primary. The second question shows that it knows the first answer.
  await eventually("HAProxy knows the primary", () => (asked.every((times) => times > 1) ? true : null));
  return port;
}
