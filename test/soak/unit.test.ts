import { expect, test } from "bun:test";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { IN_FULL } from "../extent.ts";

/**
 * The unit in a system of its own: systemd-nspawn boots Debian, and `unit/steps.ts` runs in it, as an operator would work there by the
 * docs. The system has no network but its loopback.
 */

const ROOT = resolve(import.meta.dir, "../..");

/** A folder with a Debian that has systemd and dbus, which is copied. Without it debootstrap fetches one in some minutes. */
const SYSTEM = process.env["QZ_TEST_SYSTEM"];

/** debootstrap on a slow network, and the steps. */
const LIMIT = 2_400_000;

/** Seconds until a system that never comes to its end is stopped. */
const LONGEST_RUN = 600;

const PACKAGES = { debootstrap: "debootstrap", "systemd-nspawn": "systemd-container" };

/** What is missing here for this test; an empty text if nothing is. */
function missing(): string {
  if (process.geteuid?.() !== 0) return "Only root can boot a system: run this test as root.";
  const built = process.env["QZ_TEST_BINARY"];
  if (built === undefined || resolve(ROOT, built) !== join(ROOT, "dist/quietzone") || !existsSync(built))
    return "The unit runs the built binary: run `bun run build`, and set QZ_TEST_BINARY=dist/quietzone.";
  const absent = Object.entries(PACKAGES)
    .filter(([program]) => (SYSTEM === undefined || program !== "debootstrap") && !Bun.which(program))
    .map(([, name]) => name);
  return absent.length > 0 ? `Programs are missing: apt-get install ${absent.join(" ")}` : "";
}

/** Runs a program to its end and returns what it printed. */
async function run(...command: string[]): Promise<string> {
  const child = Bun.spawn(command, { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const [out, err] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  const code = await child.exited;
  const said = out + err;
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}:\n${said.slice(-4_000)}`);
  return said;
}

/** Runs the steps when the system has booted, keeps what they print, and switches the system off. */
const STEPS_UNIT = `[Unit]
After=multi-user.target
[Service]
Type=oneshot
WorkingDirectory=/project
Environment=HOME=/root
ExecStart=/opt/bun test --bail --timeout 120000 ./test/soak/unit/steps.ts
ExecStopPost=/bin/systemctl poweroff --no-block
StandardOutput=file:/steps.log
StandardError=file:/steps.log
[Install]
WantedBy=graphical.target
`;

/** Boots the system in `folder`, and returns what the steps printed. */
async function boot(folder: string): Promise<string> {
  const units = join(folder, "etc/systemd/system");
  mkdirSync(join(units, "graphical.target.wants"), { recursive: true });
  await Bun.write(join(units, "steps.service"), STEPS_UNIT);
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

if (IN_FULL)
  test(
    "by the book in a booted systemd: install, back up, restore, demonstrate",
    async () => {
      expect(missing()).toBe("");
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
        const log = await boot(folder);
        if (!/^ *[1-9]\d* pass\n *0 fail$/m.test(log)) throw new Error(log);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    LIMIT,
  );
