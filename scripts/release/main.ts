import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { $ } from "bun";
import { VERSION } from "../../src/version.ts";
import { createZip } from "../../src/kit/shared/zip.ts";
import { hashOf } from "../sources.ts";
import { programOf, TARGETS } from "../targets.ts";
import { buildDeb } from "./deb.ts";
import { type Architecture, ARCHITECTURES } from "./debian.ts";
import { buildImage, layContext } from "./image.ts";
import { archive, madeOfCommit, ROOT } from "./made.ts";
import { notesOf } from "./notes.ts";
import { billOfMaterials } from "./sbom.ts";

/**
 * `bun run release` → dist/release: all files of a release, made of the commit that is checked out. Nothing
 * is published. The same commit gives the same bytes. It needs Debian's `dpkg-deb`, `buildah` and GNU tar.
 */

const OUT = join(ROOT, "dist/release");

/** Files that come beside each program. */
const BESIDE = [
  "LICENSE",
  "NOTICE",
  "assets/NOTICE.packages",
  "assets/NOTICE.logos",
  "packaging/quietzone.service",
];

const made = await madeOfCommit(VERSION);
const name = `quietzone-${VERSION}`;
const tell = (text: string) => process.stderr.write(`${text}\n`);

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
await $`${process.execPath} scripts/build.ts --target all`.cwd(ROOT);
for (const target of TARGETS) await packProgram(target);
for (const [architecture, target] of Object.entries(ARCHITECTURES) as [Architecture, string][]) {
  tell(`Package and image for ${architecture}`);
  await buildDeb(
    architecture,
    join(ROOT, programOf(target)),
    join(OUT, `quietzone_${VERSION}_${architecture}.deb`),
    made,
  );
  await layContext(architecture, join(ROOT, programOf(target)));
  await buildImage(architecture, join(OUT, `${name}-image-${architecture}.tar.gz`), made);
}
await Bun.write(join(OUT, `${name}.cdx.json`), await billOfMaterials(made));
await Bun.write(join(OUT, "NOTES.md"), notesOf(await Bun.file(join(ROOT, "CHANGELOG.md")).text(), VERSION));
await Bun.write(join(OUT, "SHA256SUMS"), await sums());
tell(`The release of ${made.commit} is in ${OUT}`);

/** The archive of a program: a ZIP file for Windows, a `.tar.gz` for all others. */
async function packProgram(target: string): Promise<void> {
  tell(`Archive for ${target}`);
  const folder = join(OUT, `${name}-${target}`);
  await mkdir(folder);
  const isWindows = target.startsWith("windows");
  await cp(join(ROOT, programOf(target)), join(folder, isWindows ? "quietzone.exe" : "quietzone"));
  for (const file of BESIDE) await cp(join(ROOT, file), join(folder, file.slice(file.lastIndexOf("/") + 1)));
  if (isWindows) await zip(folder, `${folder}.zip`);
  else await archive(folder, `${folder}.tar.gz`, made.at);
  await rm(folder, { recursive: true });
}

/** Packs the files of a folder as a ZIP file, whose bytes depend on them alone. */
async function zip(folder: string, path: string): Promise<void> {
  const writer = createZip();
  const parts: Uint8Array[] = [];
  for (const entry of (await readdir(folder)).toSorted()) {
    const bytes = await Bun.file(join(folder, entry)).bytes();
    const deflated = deflateRawSync(bytes, { level: 9 });
    const sums = { crc: crc32(bytes), size: bytes.length, compressed: deflated.length };
    parts.push(writer.entry({ name: entry, ...sums }), deflated);
  }
  await Bun.write(path, new Blob([...parts, ...writer.end()]));
}

/** The SHA-256 of each file, as `sha256sum --check` reads them. */
async function sums(): Promise<string> {
  const lines = [];
  for (const file of (await readdir(OUT)).toSorted())
    lines.push(`${hashOf(await Bun.file(join(OUT, file)).bytes())}  ${file}\n`);
  return lines.join("");
}
