import { $ } from "bun";
import { createReadStream, createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

/** Of which sources a release is made, and when. The same commit gives the same bytes. */
export interface Made {
  readonly version: string;
  readonly commit: string;
  /** The time of the commit, in seconds since 1970, as `SOURCE_DATE_EPOCH` has it. */
  readonly at: number;
}

export const ROOT = resolve(import.meta.dir, "../..");

/**
 * The commit of the sources at present. @throws Error where they are in no repository, or differ from their
 * commit.
 */
export async function madeOfCommit(version: string): Promise<Made> {
  const git = $.cwd(ROOT);
  const changed = (await git`git status --porcelain`.text()).trim();
  if (changed !== "")
    throw new Error(`A release is made of a commit, but these files differ from it:\n${changed}`);
  const [commit = "", at] = (await git`git log -1 --format=%H\ %ct`.text()).trim().split(" ");
  return { version, commit, at: Number(at) };
}

/** Archives a folder as `path`, a `.tar.gz` whose bytes depend on its files alone. It needs GNU tar. */
export async function archive(folder: string, path: string, at: number): Promise<void> {
  const plain = `${path}.part`;
  await $`tar --create --file ${plain} --directory ${folder} --format=ustar --sort=name --mtime=@${at} \
    --owner=0 --group=0 --numeric-owner ${(await readdir(folder)).toSorted()}`;
  await pipeline(createReadStream(plain), createGzip({ level: 9 }), createWriteStream(path));
  await $`rm ${plain}`;
}
