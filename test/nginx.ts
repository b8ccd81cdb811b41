import { onTestFinished } from "bun:test";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { foreignFolder, isOpen, startForeign } from "./foreign.ts";
import { freePort } from "./free-port.ts";
import { programPath } from "./programs.ts";

const PROGRAM = programPath("nginx");

/** Whether nginx is installed. */
export const hasNginx = PROGRAM !== null;

const SHIPPED = resolve(import.meta.dir, "../packaging/nginx.conf");

/** The text without the lines that a pattern finds, of which there must be some. */
function without(text: string, lines: RegExp): string {
  if (!lines.test(text)) throw new Error(`packaging/nginx.conf has no ${lines}`);
  return text.replaceAll(lines, "");
}

/**
 * Starts a real nginx with the file that is shipped, but for its certificate, its ports and the service's port, until the
 * test has finished.
 * @returns the proxy's address.
 */
export async function startNginx(servicePort: number): Promise<string> {
  if (PROGRAM === null) throw new Error("nginx is not installed");
  const folder = foreignFolder("nginx");
  const [plain, other] = [freePort(), freePort()];
  let servers = without(readFileSync(SHIPPED, "utf8"), /^ *(?:ssl_certificate\w*|listen \[::\]:).*\n/gm);
  for (const [part, by] of [
    ["listen 443 ssl;", `listen 127.0.0.1:${plain};`],
    ["listen 80;", `listen 127.0.0.1:${other};`],
    ["127.0.0.1:3000", `127.0.0.1:${servicePort}`],
  ] as const) {
    if (!servers.includes(part)) throw new Error(`packaging/nginx.conf has no ${part}`);
    servers = servers.replaceAll(part, by);
  }
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
  const file = join(folder, "nginx.conf");
  const process = `daemon off;\nmaster_process off;\npid ${folder}/pid;\nevents {}\n`;
  await Bun.write(file, `${process}http {\naccess_log off;\n${temporary}\n${servers}}\n`);
  const server = await startForeign({
    name: "nginx",
    folder,
    command: [PROGRAM, "-e", "stderr", "-c", file],
    isUp: () => isOpen(plain),
  });
  onTestFinished(() => server.remove());
  return `http://127.0.0.1:${plain}`;
}
