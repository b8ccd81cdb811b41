import { join } from "node:path";
import { foreignFolder, isOpen, startForeign } from "../../../foreign.ts";
import { programPath } from "../../../programs.ts";

/** A web server that is started with a file of redirects. */
export interface WebServer {
  readonly name: "caddy" | "nginx" | "apache";
  readonly program: string | null;
  /** Writes its configuration into an empty folder. @returns its arguments. */
  readonly prepare: (folder: string, redirects: string, port: number) => Promise<string[]>;
}

const MODULES = ["mpm_event", "authz_core", "alias", "rewrite"];

export const WEB_SERVERS: readonly WebServer[] = [
  {
    name: "caddy",
    program: programPath("caddy"),
    async prepare(folder, redirects, port) {
      const file = join(folder, "Caddyfile");
      await Bun.write(file, `{\n\tadmin off\n\tauto_https off\n\thttp_port ${port}\n}\n${redirects}`);
      return ["run", "--config", file, "--adapter", "caddyfile"];
    },
  },
  {
    name: "nginx",
    program: programPath("nginx"),
    async prepare(folder, redirects, port) {
      const file = join(folder, "nginx.conf");
      const http = `access_log off;\n${redirects.replace("listen 80;", `listen 127.0.0.1:${port};`)}`;
      await Bun.write(
        file,
        `daemon off;\nmaster_process off;\npid ${folder}/pid;\nevents {}\nhttp {\n${http}}\n`,
      );
      return ["-e", "stderr", "-c", file];
    },
  },
  {
    name: "apache",
    program: programPath("apache2"),
    async prepare(folder, redirects, port) {
      const file = join(folder, "apache.conf");
      await Bun.write(join(folder, "redirects.conf"), redirects);
      const modules = MODULES.map(
        (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
      );
      const lines = [
        `ServerRoot ${folder}`,
        "ServerName localhost",
        `PidFile ${folder}/pid`,
        `ErrorLog ${folder}/errors`,
        `Listen 127.0.0.1:${port}`,
        "User nobody",
        ...modules,
        `<VirtualHost *:${port}>`,
        `Include ${folder}/redirects.conf`,
        "</VirtualHost>",
      ];
      await Bun.write(file, `${lines.join("\n")}\n`);
      return ["-X", "-f", file];
    },
  },
];

/** Runs `work` while a server serves a file of redirects on a port of loopback. */
export async function served(
  server: WebServer,
  redirects: string,
  port: number,
  work: () => Promise<void>,
): Promise<void> {
  const folder = foreignFolder(server.name);
  const args = await server.prepare(folder, redirects, port);
  const running = await startForeign({
    name: server.name,
    folder,
    command: [server.program ?? server.name, ...args],
    isUp: () => isOpen(port),
  });
  try {
    await work();
  } finally {
    await running.remove();
  }
}
