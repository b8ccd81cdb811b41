import { onTestFinished } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { connect } from "node:tls";
import { eventually } from "./e2e/process.ts";
import { freePort } from "./free-port.ts";
import { programPath } from "./programs.ts";

const PROGRAM = programPath("caddy");

/** Whether Caddy is installed. */
export const hasCaddy = PROGRAM !== null;

const SHIPPED = resolve(import.meta.dir, "../packaging/Caddyfile");

/** A running Caddy. */
export interface Caddy {
  /**
   * Shakes hands as a browser that asks for `host`, and sends one request.
   * @returns the status line's status and the `location`; `null` when there was no valid certificate for the host.
   */
  ask(host: string, path: string): Promise<{ status: number; location: string | null } | null>;
}

/** The text with one part replaced, which must be there. */
function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`packaging/Caddyfile has no ${JSON.stringify(part)}`);
  return text.replaceAll(part, by);
}

/**
 * Starts a real Caddy with the file that is shipped, but for its ports, its issuer, which is Caddy's internal one, and the
 * service's port.
 */
export async function startCaddy(servicePort: number): Promise<Caddy> {
  if (PROGRAM === null) throw new Error("Caddy is not installed");
  const folder = mkdtempSync(join(tmpdir(), "quietzone-caddy-"));
  const [http, https] = [freePort(), freePort()];
  const options = [
    "{",
    "\tadmin off",
    `\thttp_port ${http}`,
    `\thttps_port ${https}`,
    "\tdefault_bind 127.0.0.1",
    "\tskip_install_trust",
    `\tstorage file_system ${folder}`,
  ];
  let config = readFileSync(SHIPPED, "utf8");
  config = replaced(config, "127.0.0.1:3000", `127.0.0.1:${servicePort}`);
  config = replaced(config, "\n{\n", `\n${options.join("\n")}\n`);
  config = replaced(config, "\n\ttls {", "\n\ttls internal {");
  const file = join(folder, "Caddyfile");
  await Bun.write(file, config);
  const child = Bun.spawn([PROGRAM, "run", "--config", file, "--adapter", "caddyfile"], {
    env: { HOME: folder, PATH: process.env["PATH"] ?? "" },
    stdin: "ignore",
    stdout: "ignore",
    stderr: Bun.file(join(folder, "log")),
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await child.exited;
    rmSync(folder, { recursive: true, force: true });
  });
  const root = join(folder, "pki/authorities/local/root.crt");
  await eventually("Caddy listens", async () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${readFileSync(join(folder, "log"), "utf8")}`);
    const socket = await Bun.connect({ hostname: "127.0.0.1", port: https, socket: { data() {} } }).catch(
      () => null,
    );
    socket?.end();
    return socket && (await Bun.file(root).exists()) ? true : null;
  });
  const ca = readFileSync(root);
  return {
    ask: (host, path) =>
      new Promise((answered) => {
        let text = "";
        const socket = connect({ host: "127.0.0.1", port: https, servername: host, ca });
        socket.on("secureConnect", () =>
          socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
        );
        socket.on("data", (piece) => (text += piece.toString()));
        socket.on("error", () => answered(null));
        socket.on("close", () =>
          answered({
            status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]),
            location: /^location: (.*)\r$/im.exec(text)?.[1] ?? null,
          }),
        );
      }),
  };
}
