import { onTestFinished } from "bun:test";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { connect } from "node:tls";
import { foreignFolder, isOpen, startForeign } from "./foreign.ts";
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
  /**
   * Asks in the same way for an answer that goes on, and gives its bytes as they come, head and frames
   * included.
   */
  stream(host: string, path: string, headers: Readonly<Record<string, string>>): AsyncIterable<Uint8Array>;
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
  const folder = foreignFolder("caddy");
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
  const root = join(folder, "pki/authorities/local/root.crt");
  const server = await startForeign({
    name: "Caddy",
    folder,
    command: [PROGRAM, "run", "--config", file, "--adapter", "caddyfile"],
    isUp: async () => (await isOpen(https)) && Bun.file(root).exists(),
  });
  onTestFinished(() => server.remove());
  const ca = readFileSync(root);
  return {
    stream(host, path, headers) {
      const socket = connect({ host: "127.0.0.1", port: https, servername: host, ca });
      const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.on("secureConnect", () => socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`));
      onTestFinished(() => void socket.destroy());
      return socket;
    },
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
