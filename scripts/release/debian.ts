import { mkdir, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { $ } from "bun";
import { Type } from "@sinclair/typebox";
import { checkOf } from "../../src/kit/shared/schema.ts";
import { hashOf } from "../sources.ts";
import pinned from "../../packaging/image/debian.json" with { type: "json" };

/** The processors of images and packages, by Debian's names, which are those of images, too. */
export const ARCHITECTURES = { amd64: "linux-x64", arm64: "linux-arm64" } as const;
export type Architecture = keyof typeof ARCHITECTURES;

/** The processor of this machine. @throws Error where images have none for it. */
export function ownArchitecture(): Architecture {
  if (process.arch === "x64") return "amd64";
  if (process.arch === "arm64") return "arm64";
  throw new Error(`There is no image for ${process.arch}.`);
}

const fileCheck = checkOf(Type.Object({ path: Type.String(), sha256: Type.String() }));

/**
 * Debian's archive, and the one that keeps what was ever in it. A change of a version is found by
 * `apt-get download --print-uris NAME`, and `apt-cache show NAME` has its SHA-256.
 */
const ARCHIVES = [
  "https://deb.debian.org/debian/",
  `https://snapshot.debian.org/archive/debian/${pinned.snapshot}/`,
];

/** Packages that were fetched. */
const KEPT = resolve(import.meta.dir, "../../dist/debian");

/**
 * One of Debian's packages, whose content is known by its SHA-256. @returns its path. @throws Error where
 * it can't be had.
 */
async function fetched(path: string, sha256: string): Promise<string> {
  const file = join(KEPT, basename(path));
  const faults = [];
  for (const archive of [null, ...ARCHIVES]) {
    try {
      const bytes =
        archive === null
          ? await Bun.file(file).bytes()
          : new Uint8Array(await okay(await fetch(archive + path)).arrayBuffer());
      if (hashOf(bytes) !== sha256) throw new Error("has another SHA-256");
      if (archive !== null) await Bun.write(file, bytes);
      return file;
    } catch (error) {
      faults.push(`${archive ?? KEPT}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(`${path} can't be had.\n${faults.join("\n")}`);
}

function okay(response: Response): Response {
  if (response.ok) return response;
  throw new Error(`answers ${response.status}`);
}

/**
 * Puts the files of Debian that the program needs into an empty folder. It needs Debian's `dpkg-deb` and
 * `tar`.
 */
export async function layBase(architecture: Architecture, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const found of pinned.packages) {
    const file: unknown = found[architecture];
    if (!fileCheck.Check(file)) throw new Error(`${found.name} has no package for ${architecture}`);
    const deb = await fetched(file.path, file.sha256);
    const [all, control] = [`${folder}.deb`, join(folder, "var/lib/dpkg/status.d", found.name)];
    await $`dpkg-deb --extract ${deb} ${all}`;
    const files = found.files.flatMap((pattern) => [
      ...new Bun.Glob(pattern).scanSync({ cwd: all, onlyFiles: false, dot: true }),
    ]);
    await $`tar --create --directory ${all} ${files.toSorted()} | tar --extract --directory ${folder}`;
    // Tools that look for known faults read here which versions these are.
    await Bun.write(control, await $`dpkg-deb --field ${deb}`.text());
    await rm(all, { recursive: true, force: true });
  }
}

/** The packages of Debian that an image has. */
export const BASE = pinned.packages.map(({ name, version }) => ({ name, version }));
