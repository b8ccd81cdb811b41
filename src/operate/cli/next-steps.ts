import type { SettingTexts } from "../../kit/settings/file.ts";
import { readSettings } from "../../kit/settings/read.ts";
import type { Settings } from "../../kit/settings/settings.ts";
import { isLocal, UNIT_FILE } from "./questions.ts";

/** The words that start this program: the built binary has its own name, and in a clone Bun runs it. */
export const PROGRAM = import.meta.path.endsWith(".ts") ? "bun run quietzone" : "quietzone";

/**
 * The text that `quietzone init` ends with: what to do next, with commands that fit the answers.
 * @param program - the words that start this program.
 * @param owner - the address of the person who owns a first workspace; none where there is none yet.
 */
export function nextSteps(given: SettingTexts, file: string, program = PROGRAM, owner?: string): string {
  const { baseUrl, dataDir, port, signup, signupPlan, plansFile, passwords } = readSettings(given);
  const address = baseUrl ?? `http://localhost:${port}`;
  const steps = [
    `Start it:\n  ${program} serve --config ${file}`,
    ...(isLocal(given) ? [] : [asUnit(file, dataDir)]),
    ...(address.startsWith("https:") ? [behindCaddy(new URL(address).host, port)] : []),
    owner !== undefined
      ? `Sign in at ${address}/app as ${owner}`
      : FIRST_WORKSPACE[signup](`--config ${file}`, address, program, {
          limited: canBeLifted({ signupPlan, plansFile }) ? signupPlan : null,
          hasOwn: plansFile !== null,
          passwords,
        }),
    `A workspace with a month of scans to look at, while the service is stopped:\n  ${program} demo --config ${file}`,
  ];
  return steps.map((step, index) => `${index + 1}. ${step}\n`).join("\n");
}

function asUnit(file: string, dataDir: string): string {
  const copy = file === UNIT_FILE ? "" : `  sudo install -m 0600 ${file} ${UNIT_FILE}\n`;
  const folder =
    dataDir === "/var/lib/quietzone"
      ? ""
      : `\n  The unit may only write to /var/lib/quietzone: set QZ_DATA_DIR to it in ${UNIT_FILE}.`;
  return `Or as a service of systemd, once the program and packaging/quietzone.service are installed:\n${copy}  sudo systemctl enable --now quietzone${folder}`;
}

function behindCaddy(host: string, port: number): string {
  return `For https, in /etc/caddy/Caddyfile (packaging/Caddyfile also serves domains of workspaces):\n  ${host} {\n    reverse_proxy 127.0.0.1:${port}\n  }`;
}

interface Plans {
  /** The plan of who signs up, where it has limits that another one lifts; `null` otherwise. */
  readonly limited: string | null;
  /** Whether a file has plans in place of the program's. */
  readonly hasOwn: boolean;
  /** Whether people sign in with passwords. */
  readonly passwords: boolean;
}

const FIRST_WORKSPACE = {
  open: (config: string, address: string, program: string, { limited: plan }: Plans) =>
    `The first workspace: sign up at ${address}/app${plan === null ? "" : `\n  It gets the plan ${plan} (QZ_SIGNUP_PLAN), which has limits. To lift them, with the id that Settings shows under Plan:\n  ${program} tenant plan ID unlimited ${config}`}`,
  voucher: (config: string, address: string, program: string, { hasOwn }: Plans) =>
    `The first workspace: make a voucher, and sign up with it at ${address}/app\n  ${program} voucher create --plan ${hasOwn ? "PLAN" : "unlimited"} ${config}`,
  closed: (config: string, _address: string, program: string, { hasOwn, passwords }: Plans) =>
    `The first workspace: nobody may sign up, so make it here while the service runs, and open ${passwords ? "the link of its owner" : "the console with its key"}\n  ${program} tenant create NAME EMAIL${hasOwn ? "" : " --plan unlimited"} ${config}`,
} as const;

/**
 * Whether new workspaces have limits that the plan `unlimited` lifts. Plans of a file have names of their
 * own.
 */
export function canBeLifted({ signupPlan, plansFile }: Pick<Settings, "signupPlan" | "plansFile">): boolean {
  return signupPlan !== "unlimited" && plansFile === null;
}
