import { constants, type FileHandle, link, lstat, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Clock, DAY, systemClock } from "../shared/clock.ts";
import {
  byName,
  isObjectName,
  type ListedObject,
  ObjectExists,
  ObjectMissing,
  type ObjectStore,
  requireObjectName,
  StoreError,
} from "./objects.ts";
import { untilAborted } from "./until-aborted.ts";

/** Bytes of a piece that is read. */
const PIECE = 256 * 1024;

/**
 * Bytes that are written before they are synced. Other programs sync files on the same disk, and each of
 * their syncs also waits for what was written since.
 */
export const UNSYNCED = 4 * 1024 * 1024;

/** A draft, and the mark of a writer that gives one its name where the file system has no hard links. */
const LEFTOVER = /^\.[0-9a-f]{32}\.(?:draft|claim)$/;

/** A writer that has written nothing for so long was killed. */
const ABANDONED_AFTER = DAY;

/** Errors of a link on file systems that have none, such as exFAT and shares of Windows. */
const NO_LINKS: ReadonlySet<string> = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/** Errors of a sync of a folder on file systems that only know files. */
const NO_FOLDER_SYNC: ReadonlySet<string> = new Set(["EINVAL", "ENOTSUP", "EOPNOTSUPP"]);

/**
 * Keeps objects as files of a folder, which must be there: one that is made in place of a disk that is not
 * mounted would fill the disk below. Links in it are neither objects nor followed.
 * @param needs.link - gives a file a second name, or fails where the name is taken.
 * @param needs.sync - syncs a file to the disk.
 */
export function openFolder(
  path: string,
  needs: { clock?: Clock; link?: typeof link; sync?: (file: FileHandle) => Promise<void> } = {},
): ObjectStore {
  const root = resolve(path);
  const { clock = systemClock, link: addName = link, sync = (file) => file.sync() } = needs;

  async function requireRoot(): Promise<void> {
    const found = await open(root, constants.O_RDONLY | constants.O_DIRECTORY).catch(
      unless("ENOENT", "ENOTDIR"),
    );
    if (!found) throw new StoreError(`There is no folder ${root}.`);
    await found.close();
  }

  /** The folder of an object; `null` where there is none, or a link or a file in its place. */
  async function folderOf(name: string): Promise<string | null> {
    requireObjectName(name);
    await requireRoot();
    let folder = root;
    for (const part of name.split("/").slice(0, -1)) {
      folder = join(folder, part);
      if (!(await isFolder(folder))) return null;
    }
    return folder;
  }

  async function makeFolderOf(name: string): Promise<string> {
    requireObjectName(name);
    await requireRoot();
    let folder = root;
    for (const part of name.split("/").slice(0, -1)) {
      const inner = join(folder, part);
      const made = await mkdir(inner, { mode: 0o700 }).then(() => true, unless("EEXIST"));
      if (made) await syncFolder(folder);
      else if (!(await isFolder(inner))) throw new StoreError(`${inner} is not a folder.`);
      folder = inner;
    }
    return folder;
  }

  async function removeAbandoned(folder: string): Promise<void> {
    for (const entry of await readdir(folder)) {
      if (!LEFTOVER.test(entry)) continue;
      const found = await lstat(join(folder, entry)).catch(unless("ENOENT"));
      if (found?.isFile() && found.mtimeMs < clock.now() - ABANDONED_AFTER)
        await rm(join(folder, entry), { force: true });
    }
  }

  /** Gives a draft its name, unless a file has it. @returns whether it was free. */
  async function nameDraft(draft: string, target: string): Promise<boolean> {
    try {
      await addName(draft, target);
      return true;
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      if (!NO_LINKS.has(codeOf(error))) throw error;
    }
    return renameUnlessTaken(draft, target);
  }

  /**
   * To rename a file would replace another, so that the claim of a name keeps other writers out meanwhile.
   */
  async function renameUnlessTaken(draft: string, target: string): Promise<boolean> {
    const digest = new Bun.CryptoHasher("sha256").update(target).digest("hex").slice(0, 32);
    const claim = join(dirname(target), `.${digest}.claim`);
    const claimed = await open(claim, "wx", 0o600).catch(unless("EEXIST"));
    if (!claimed) return false;
    try {
      await claimed.close();
      if (await lstat(target).catch(unless("ENOENT"))) return false;
      await rename(draft, target);
      return true;
    } finally {
      await rm(claim, { force: true });
    }
  }

  /** Opens the file of an object. @throws ObjectMissing */
  async function opened(name: string): Promise<FileHandle> {
    const folder = await folderOf(name);
    // Without O_NONBLOCK a pipe would wait for its writer.
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
    const file = folder && (await open(join(root, name), flags).catch(unless("ENOENT", "ELOOP", "ENXIO")));
    if (!file) throw new ObjectMissing(root, name);
    if ((await file.stat()).isFile()) return file;
    await file.close();
    throw new ObjectMissing(root, name);
  }

  async function* within(folder: string, above: string, prefix: string): AsyncGenerator<ListedObject> {
    const entries: { name: string; bytes: number | null }[] = [];
    for (const entry of (await readdir(folder).catch(unless("ENOENT", "ENOTDIR"))) ?? []) {
      const name = above + entry;
      if (!isObjectName(name)) continue;
      const found = await lstat(join(folder, entry)).catch(unless("ENOENT"));
      if (found?.isFile()) entries.push({ name, bytes: found.size });
      // With the slash it has its place among names such as `a-b` and `a/b`.
      if (found?.isDirectory()) entries.push({ name: `${name}/`, bytes: null });
    }
    for (const { name, bytes } of entries.toSorted((a, b) => byName(a.name, b.name))) {
      if (bytes !== null) {
        if (name.startsWith(prefix)) yield { name, bytes };
      } else if (name.startsWith(prefix) || prefix.startsWith(name)) {
        yield* within(join(root, name), name, prefix);
      }
    }
  }

  return {
    place: root,

    async *list(prefix) {
      await requireRoot();
      yield* within(root, "", prefix);
    },

    async put(name, body, signal) {
      const folder = await makeFolderOf(name);
      const target = join(root, name);
      await removeAbandoned(folder);
      if (await lstat(target).catch(unless("ENOENT"))) throw new ObjectExists(root, name);
      const draft = join(folder, `.${crypto.randomUUID().replaceAll("-", "")}.draft`);
      try {
        const written = await writeDraft(draft, untilAborted(body, signal), sync);
        signal?.throwIfAborted();
        if (!(await nameDraft(draft, target))) throw new ObjectExists(root, name);
        await syncFolder(folder);
        return written;
      } finally {
        await rm(draft, { force: true });
      }
    },

    async *get(name, signal) {
      const file = await opened(name);
      try {
        yield* untilAborted(piecesOf(file), signal);
      } finally {
        await file.close();
      }
    },

    async part(name, from, bytes, signal) {
      const file = await opened(name);
      try {
        signal?.throwIfAborted();
        const { size } = await file.stat();
        const piece = new Uint8Array(Math.max(0, Math.min(bytes, size - from)));
        let filled = 0;
        while (filled < piece.length) {
          const { bytesRead } = await file.read(piece, filled, piece.length - filled, from + filled);
          if (bytesRead === 0) break;
          filled += bytesRead;
        }
        return piece.subarray(0, filled);
      } finally {
        await file.close();
      }
    },

    async remove(name) {
      const folder = await folderOf(name);
      if (!folder) return;
      const path = join(root, name);
      if (!(await lstat(path).catch(unless("ENOENT")))?.isFile()) return;
      await rm(path, { force: true });
      await syncFolder(folder);
    },
  };
}

async function writeDraft(
  draft: string,
  body: AsyncIterable<Uint8Array>,
  sync: (file: FileHandle) => Promise<void>,
): Promise<{ bytes: number; sha256: string }> {
  const file = await open(draft, "wx", 0o600);
  try {
    const hash = new Bun.CryptoHasher("sha256");
    let [bytes, synced] = [0, 0];
    for await (const piece of body) {
      hash.update(piece);
      for (let at = 0; at < piece.length; at += UNSYNCED) {
        const part = piece.subarray(at, at + UNSYNCED);
        if (bytes + part.length - synced > UNSYNCED) {
          await sync(file);
          synced = bytes;
        }
        await writeAll(file, part);
        bytes += part.length;
      }
    }
    await sync(file);
    return { bytes, sha256: hash.digest("hex") };
  } finally {
    await file.close();
  }
}

/** The system may take less than it is given. */
async function writeAll(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length;) at += (await file.write(piece, at, piece.length - at)).bytesWritten;
}

async function* piecesOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  while (true) {
    // A reader may keep what it gets, so each piece has memory of its own.
    const piece = new Uint8Array(PIECE);
    const { bytesRead } = await file.read(piece, 0, piece.length);
    if (bytesRead === 0) return;
    yield piece.subarray(0, bytesRead);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(unless("ENOENT", "ENOTDIR")))?.isDirectory() ?? false;
}

/** A new name is there after a crash once its folder was synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    await folder.sync();
  } catch (error) {
    if (!NO_FOLDER_SYNC.has(codeOf(error))) throw error;
  } finally {
    await folder.close();
  }
}

/** The code of an error of the system; empty for another. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Takes errors of some codes for an absence. */
function unless(...codes: readonly string[]): (error: unknown) => null {
  return (error) => {
    if (codes.includes(codeOf(error))) return null;
    throw error;
  };
}
