import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

/**
 * A Debian of its own, which systemd-nspawn boots, and in which steps run. It has no network but its
 * loopback.
 */

const ROOT = resolve(import.meta.dir, "../..");

/**
 * A folder with a Debian that has systemd and dbus, which is copied. Without it debootstrap fetches one in
 * some minutes.
 */
const SYSTEM = process.env["QZ_TEST_SYSTEM"];

/** Milliseconds of debootstrap on a slow network, and of the steps. */
export const LIMIT = 2_400_000;

/** Seconds until a system that never comes to its end is stopped. */
const LONGEST_RUN = 600;

const PACKAGES = { debootstrap: "debootstrap", "systemd-nspawn": "systemd-container" };

/** The things that this machine lacks to boot a system; an empty text if it has all. */
export function missing(): string {
  if (process.geteuid?.() !== 0) return "Only root can boot a system: run this test as root.";
  const built = process.env["QZ_TEST_BINARY"];
  if (built === undefined || resolve(ROOT, built) !== join(ROOT, "dist/quietzone") || !existsSync(built))
    return "The unit runs the built binary: run `bun run build`, and set QZ_TEST_BINARY=dist/quietzone.";
  const absent = Object.entries(PACKAGES)
    .filter(([program]) => (SYSTEM === undefined || program !== "debootstrap") && !Bun.which(program))
    .map(([, name]) => name);
  return absent.length > 0 ? `Programs are missing: apt-get install ${absent.join(" ")}` : "";
}

/** Runs a program to its end and returns what it printed. @throws Error with that where it fails. */
export async function run(...command: string[]): Promise<string> {
  const child = Bun.spawn(command, { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const [out, err] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  const code = await child.exited;
  const said = out + err;
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}:\n${said.slice(-4_000)}`);
  return said;
}

/** Runs the steps when the system has booted, keeps what they print, and switches the system off. */
const stepsUnit = (steps: string) => `[Unit]
After=multi-user.target
[Service]
Type=oneshot
WorkingDirectory=/project
Environment=HOME=/root
ExecStart=/opt/bun test --bail --timeout 120000 ./test/soak/unit/${steps}
ExecStopPost=/bin/systemctl poweroff --no-block
StandardOutput=file:/steps.log
StandardError=file:/steps.log
[Install]
WantedBy=graphical.target
`;

/** Boots the system in `folder`, and returns what the steps printed. */
async function boot(folder: string, steps: string): Promise<string> {
  const units = join(folder, "etc/systemd/system");
  mkdirSync(join(units, "graphical.target.wants"), { recursive: true });
  await Bun.write(join(units, "steps.service"), stepsUnit(steps));
  symlinkSync("../steps.service", join(units, "graphical.target.wants/steps.service"));
  const console = await run(
    ...["timeout", "--signal=KILL", String(LONGEST_RUN)],
    ...["systemd-nspawn", "--quiet", "--boot", "--console=pipe", "-D", folder, "-M", basename(folder)],
    // Neither the network of this machine nor its systemd, which need not be there.
    ...["--private-network", "--keep-unit", "--register=no"],
    ...[`--bind-ro=${ROOT}:/project`, `--bind-ro=${process.execPath}:/opt/bun`],
  );
  const log = Bun.file(join(folder, "steps.log"));
  if (!(await log.exists()))
    throw new Error(`The system did not get to the steps:\n${console.slice(-4_000)}`);
  return log.text();
}

/**
 * Runs a file of `unit/` in a booted system, one step after another.
 * @param prepare - lays files into the system before it boots.
 * @throws Error with what the steps printed, where one fails.
 */
export async function runSteps(
  steps: string,
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<void> {
  // Its name is the machine's, too, which systemd-nspawn wants to be unique.
  const folder = mkdtempSync(join(tmpdir(), "quietzone-unit-"));
  try {
    if (SYSTEM === undefined)
      await run(
        "debootstrap",
        "--variant=minbase",
        "--include=systemd,systemd-sysv,dbus",
        "bookworm",
        folder,
      );
    else await run("cp", "-a", `${SYSTEM}/.`, folder);
    // The folder is the root of the system, which all users have to enter.
    chmodSync(folder, 0o755);
    await prepare(folder);
    const log = await boot(folder, steps);
    if (!/^ *[1-9]\d* pass\n *0 fail$/m.test(log)) throw new Error(log);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
