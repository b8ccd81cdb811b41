import { afterAll, expect, test } from "bun:test";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildDeb } from "../../scripts/release/deb.ts";
import { type Architecture, ARCHITECTURES, ownArchitecture } from "../../scripts/release/debian.ts";
import { buildImage, CONTEXT, layContext } from "../../scripts/release/image.ts";
import { type Made, ROOT } from "../../scripts/release/made.ts";
import { hashOf } from "../../scripts/sources.ts";
import { isoTime } from "../../src/kit/shared/clock.ts";
import { isObject } from "../../src/kit/shared/json.ts";
import { VERSION } from "../../src/version.ts";
import { call, makeCode, scan, signUp } from "../e2e/client.ts";
import { eventually, startProgram } from "../e2e/process.ts";
import { IN_FULL } from "../extent.ts";
import { freePort } from "../free-port.ts";

/**
 * The files of a release: the programs for Linux are started, packages and images are made twice, and the
 * image for this machine runs under podman with the rights that the Compose files leave it. Nothing of it
 * asks a registry of images.
 */

const PROGRAMS = {
  buildah: "buildah",
  podman: "podman",
  runc: "runc",
  "dpkg-deb": "dpkg",
  "qemu-aarch64": "qemu-user",
};

/** A build takes half a minute, and an image as long to compress. */
const LIMIT = 1_200_000;

/** A commit that is none: the files of a release depend on it and on the sources alone. */
const MADE: Made = {
  version: VERSION,
  commit: "cb6411dc579a3aec6ee2a2a4ba6d1a52e8f2e3c1",
  at: 1_764_441_795,
};

/** The user of the service in an image. */
const USER = 65532;

/** The things that this machine lacks for these tests; an empty text if it has all. */
function missing(): string {
  if (process.geteuid?.() !== 0)
    return "Only root can build images and give folders away: run this test as root.";
  const absent = Object.entries(PROGRAMS).filter(
    ([program]) => !Bun.which(program, { PATH: `${process.env["PATH"]}:/usr/sbin` }),
  );
  return absent.length > 0
    ? `Programs are missing: apt-get install ${absent.map(([, name]) => name).join(" ")}`
    : "";
}

const FOLDER = IN_FULL ? mkdtempSync(join(tmpdir(), "quietzone-release-")) : "";
const place = (name: string) => join(FOLDER, name);

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program to its end. */
async function ran(...command: string[]): Promise<Ran> {
  const child = Bun.spawn(command, { cwd: ROOT, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const [out, err] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  return { code: await child.exited, out, err };
}

/** Runs a program that has to succeed, and returns what it printed. */
async function run(...command: string[]): Promise<string> {
  const { code, out, err } = await ran(...command);
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}:\n${(out + err).slice(-4_000)}`);
  return out;
}

const hashOfFile = async (file: string) => hashOf(await Bun.file(file).bytes());

/** The program for a processor, built once. */
const programFor = (architecture: Architecture) => place(`${architecture}/quietzone`);

/** An image for a processor, made once. */
const imageFor = (architecture: Architecture) => place(`image-${architecture}.tar.gz`);

async function buildProgram(architecture: Architecture, file: string): Promise<void> {
  await run(
    process.execPath,
    "scripts/build.ts",
    "--target",
    ARCHITECTURES[architecture],
    "--outfile",
    file,
    "--commit",
    MADE.commit,
  );
}

async function makeImage(architecture: Architecture, file: string): Promise<void> {
  await layContext(architecture, programFor(architecture));
  await buildImage(architecture, file, MADE);
}

/**
 * Podman with a store of its own. systemd need not be there, so limits are set by the control groups' own
 * files.
 */
const podman = (...args: string[]) => ["podman", ...PODMAN, ...args];
const PODMAN = [
  ...["--root", place("store"), "--runroot", place("run"), "--storage-driver", "vfs", "--runtime", "runc"],
  ...["--cgroup-manager", "cgroupfs"],
];

/** Loads an image by the line of the docs: podman of Debian 12 reads no archive that is compressed. */
async function load(architecture: Architecture): Promise<void> {
  await run("sh", "-c", `gunzip -c ${imageFor(architecture)} | ${podman("load", "--quiet").join(" ")}`);
}

/** The rights of a service of the Compose files. Limits may be no higher than those of this process. */
const CONFINED = [
  ...["--network=host", "--no-healthcheck", "--read-only", "--read-only-tmpfs=false", "--cap-drop", "all"],
  ...["--security-opt", "no-new-privileges", "--ulimit", "core=0"],
  ...["--ulimit", "nofile=20000:20000", "--ulimit", "nproc=4096:4096"],
];

const QUIET = { QZ_HOST: "127.0.0.1", QZ_WATCH: "off", QZ_DISK_FLOOR: "off" };

/** The variables of the smallest service of the Compose files. */
function environmentOfCompose(): Record<string, string> {
  const file = Object(Bun.YAML.parse(readFileSync(join(ROOT, "packaging/compose.small.yaml"), "utf8")));
  const environment: unknown = file.services.quietzone.environment;
  if (!isObject(environment)) throw new Error("compose.small.yaml sets no variables");
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));
}

/** Options that give a container these variables. */
const given = (environment: Readonly<Record<string, string>>) =>
  Object.entries(environment).flatMap(([name, value]) => ["--env", `${name}=${value}`]);

/** A configuration as `podman image inspect` tells it. */
interface Inspected {
  readonly User: string;
  readonly Labels: Record<string, string>;
  readonly Healthcheck: { readonly Test: readonly string[] };
  readonly Config: { readonly Entrypoint: readonly string[]; readonly StopSignal: string };
}

if (IN_FULL) {
  afterAll(async () => {
    await ran(...podman("rm", "--all", "--force", "--volumes"));
    rmSync(FOLDER, { recursive: true, force: true });
  });

  test(
    "the program for a machine is the same bytes, wherever it is built",
    async () => {
      expect(missing()).toBe("");
      for (const architecture of ["amd64", "arm64"] as const) {
        mkdirSync(place(architecture));
        await buildProgram(architecture, programFor(architecture));
      }
      mkdirSync(place("again"));
      await buildProgram("amd64", place("again/quietzone"));
      expect(await hashOfFile(place("again/quietzone"))).toBe(await hashOfFile(programFor("amd64")));
      rmSync(place("again"), { recursive: true });
    },
    LIMIT,
  );

  test.each(["amd64", "arm64"] as const)(
    "the image for %s is the same bytes, and has no more than the program and what it needs",
    async (architecture) => {
      expect(missing()).toBe("");
      await makeImage(architecture, imageFor(architecture));
      await makeImage(architecture, place("again.tar.gz"));
      expect(await hashOfFile(place("again.tar.gz"))).toBe(await hashOfFile(imageFor(architecture)));
      await load(architecture);
      const [found]: [Inspected] = JSON.parse(await run(...podman("image", "inspect", "quietzone:latest")));
      expect(found.User).toBe(`${USER}:${USER}`);
      expect(found.Healthcheck.Test).toEqual(["CMD", "/quietzone", "health"]);
      expect(found.Config).toMatchObject({ Entrypoint: ["/quietzone"], StopSignal: "SIGTERM" });
      expect(found.Labels).toMatchObject({
        "org.opencontainers.image.version": VERSION,
        "org.opencontainers.image.revision": MADE.commit,
        "org.opencontainers.image.created": isoTime(MADE.at * 1000),
      });

      const mounted = (await run(...podman("image", "mount", "quietzone:latest"))).trim();
      const files = (await run("find", mounted, "-type", "f", "-printf", "%P %m\n")).trim().split("\n");
      const programs = files.filter((line) => Number.parseInt(line.split(" ")[1] ?? "", 8) & 0o111);
      expect(programs.filter((line) => !/^(?:usr\/)?lib(?:64)?\//.test(line))).toEqual(["quietzone 755"]);
      expect(files.filter((line) => /\/(?:bin|sbin)\//.test(`/${line}`))).toEqual([]);
      expect(await hashOfFile(join(mounted, "quietzone"))).toBe(await hashOfFile(programFor(architecture)));
      expect(statSync(join(mounted, "data"))).toMatchObject({ uid: USER, gid: USER, mode: 0o40700 });
      await run(...podman("image", "unmount", "quietzone:latest"));
    },
    LIMIT,
  );

  test.each(["amd64", "arm64"] as const)(
    "the program for %s serves on the C library of its image",
    async (architecture) => {
      expect(missing()).toBe("");
      const root = join(CONTEXT, architecture, "root");
      const program = programFor(architecture);
      const isEmulated = architecture !== ownArchitecture();
      const command = isEmulated ? ["qemu-aarch64", "-L", root, program] : [program];
      const { code, out } = await ran(...command, "version");
      expect([code, out]).toEqual([0, expect.stringContaining(VERSION)]);
      const folder = place(`serve-${architecture}`);
      mkdirSync(folder);
      const service = await startProgram([...command, "serve"], folder, { ...QUIET, QZ_PORT: "0" });
      const { apiKey } = await signUp(service);
      const { id, shortId } = await makeCode(service, apiKey);
      expect((await scan(service, shortId)).status).toBe(302);
      // Emulated it is forty times as slow, so that a thread, which draws PNGs, does not begin within its
      // time.
      const format = isEmulated ? "svg" : "png";
      expect((await call(service, apiKey, "GET", `/app/api/codes/${id}/qr.${format}`)).status).toBe(200);
      expect((await call(service, null, "GET", "/healthz")).status).toBe(200);
      expect((await service.end("SIGTERM")).code).toBe(0);
    },
    LIMIT,
  );

  test(
    "the image runs by the settings of the Compose file, with a root that can't be written and no rights, keeps its data and stops when it is told to",
    async () => {
      expect(missing()).toBe("");
      await load(ownArchitecture());
      const port = String(freePort());
      const service = { url: `http://127.0.0.1:${port}` };
      const secret = place("secret");
      await Bun.write(secret, "a secret from a file, of forty characters");
      const settings = {
        ...environmentOfCompose(),
        ...QUIET,
        QZ_PORT: port,
        QZ_SECRET_FILE: "/run/secrets/quietzone",
      };
      const start = async (): Promise<void> => {
        const mounts = ["--volume", "data:/data", "--volume", `${secret}:/run/secrets/quietzone:ro`];
        await run(
          ...podman(
            "run",
            "--detach",
            "--name",
            "service",
            ...CONFINED,
            ...mounts,
            ...given(settings),
            "quietzone",
          ),
        );
        await eventually("its health check succeeds", async () =>
          (await ran(...podman("exec", "service", "/quietzone", "health"))).code === 0 ? true : null,
        ).catch(async (error: unknown) => {
          const { out, err } = await ran(...podman("logs", "service"));
          throw new Error(`${error}\n${out}${err}`);
        });
      };
      const stop = async (): Promise<void> => {
        await run(...podman("stop", "--time", "15", "service"));
        const state = await run(...podman("inspect", "--format", "{{.State.ExitCode}}", "service"));
        expect(state.trim()).toBe("0");
        await run(...podman("rm", "service"));
      };

      await start();
      const { apiKey } = await signUp(service);
      const { id, shortId } = await makeCode(service, apiKey);
      expect((await scan(service, shortId)).status).toBe(302);
      expect((await call(service, apiKey, "GET", `/app/api/codes/${id}/qr.png`)).status).toBe(200);
      await run(...podman("exec", "service", "/quietzone", "check"));
      const backup = place("container.qz");
      expect(
        (
          await ran(
            "sh",
            "-c",
            `${podman("exec", "service", "/quietzone", "backup", "-").join(" ")} > ${backup}`,
          )
        ).code,
      ).toBe(0);
      expect(readFileSync(backup).length).toBeGreaterThan(1_000);
      await stop();

      const data = (await run(...podman("volume", "inspect", "--format", "{{.Mountpoint}}", "data"))).trim();
      expect(existsSync(join(data, "quietzone.db"))).toBe(true);
      expect(existsSync(join(data, "secret"))).toBe(false);
      await start();
      expect((await scan(service, shortId)).status).toBe(302);
      await stop();
    },
    LIMIT,
  );

  test(
    "a folder that belongs to another user is refused with the command that mends it, and serves once it was given",
    async () => {
      expect(missing()).toBe("");
      await load(ownArchitecture());
      const folder = place("folder");
      mkdirSync(folder);
      chmodSync(folder, 0o755);
      const port = String(freePort());
      const command = (name: string) =>
        podman(
          "run",
          "--detach",
          "--name",
          name,
          ...CONFINED,
          "--volume",
          `${folder}:/data`,
          ...given({ ...QUIET, QZ_PORT: port }),
          "quietzone",
        );
      await run(...command("refused"));
      expect((await run(...podman("wait", "refused"))).trim()).not.toBe("0");
      const { out, err } = await ran(...podman("logs", "refused"));
      expect(out + err).toContain(`The process runs as user ${USER}; /data belongs to user 0.`);
      const [, told = ""] = /by `(sudo chown -R \S+ \/data)`/.exec(out + err) ?? [];
      expect(told).toBe(`sudo chown -R ${USER}:${USER} /data`);
      await run("sh", "-c", told.replace("sudo ", "").replace("/data", folder));
      await run(...command("taken"));
      await eventually("it serves", async () =>
        (await ran(...podman("exec", "taken", "/quietzone", "health"))).code === 0 ? true : null,
      );
      await run(...podman("stop", "--time", "15", "taken"));
    },
    LIMIT,
  );

  test.each(["amd64", "arm64"] as const)(
    "the package for %s is the same bytes, and has program, unit and user",
    async (architecture) => {
      expect(missing()).toBe("");
      const files = [place("one.deb"), place("other.deb")];
      for (const file of files) await buildDeb(architecture, programFor(architecture), file, MADE);
      const [one, other] = await Promise.all(files.map(hashOfFile));
      expect(other).toBe(one);
      const info = await run("dpkg-deb", "--info", place("one.deb"));
      for (const line of ["Package: quietzone", `Version: ${VERSION}`, `Architecture: ${architecture}`])
        expect(info).toContain(`${line}\n`);
      const lines = (await run("dpkg-deb", "--contents", place("one.deb"))).trim().split("\n");
      const entries = new Map(lines.map((line) => [line.split(" ./")[1] ?? "", line]));
      expect(entries.get("usr/bin/quietzone")).toMatch(/^-rwxr-xr-x root\/root /);
      for (const path of [
        ...["lib/systemd/system/quietzone.service", "lib/sysusers.d/quietzone.conf"],
        ...["share/doc/quietzone/copyright", "share/doc/quietzone/NOTICE.packages"],
      ])
        expect(entries.get(`usr/${path}`), path).toMatch(/^-rw-r--r-- root\/root /);
      expect(lines.filter((line) => !line.includes(" root/root "))).toEqual([]);
      // No file below /etc: dpkg would ask at each update what is to become of it.
      expect([...entries.keys()].filter((path) => path !== "" && !path.startsWith("usr/"))).toEqual([]);
    },
    LIMIT,
  );
}
