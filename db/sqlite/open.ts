import type { Database, SQLQueryBindings } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { makeFile, makeFolder } from "../files/owner.ts";
import { tryToWrite } from "../files/writable.ts";
import type { Connection } from "./connection.ts";
import { storageFault, takesNoWrites, translated } from "./faults.ts";
import { schemaAge } from "./migrate.ts";
import { openToRead } from "./read-only.ts";
import { connect, openWriter, type Writer } from "./writer.ts";

/**
 * The database of one data folder: a connection that writes, and one that only reads. Where the folder takes no writes, both only
 * read and every write fails, until `becomeWritable`.
 */
export interface SqliteDatabase {
  readonly writer: Connection;
  readonly reader: Connection;
  /** Runs `work` in one immediate transaction on the writer. It is synchronous, so transactions never interleave. */
  write<T>(work: () => T): T;
  /**
   * As `write`, but without waiting for the disk: a crash may undo the transaction. It is on the disk as soon as a later
   * `write` is. It waits while the log is written back, because chores would lengthen the log faster than the thread
   * shortens it.
   */
  writeUnsynced<T>(work: () => T): Promise<T>;
  /**
   * As `write`, but on a slow disk, and while the log is written back, a thread syncs the transaction: the event loop and
   * other writes go on meanwhile.
   * Resolves once it is on the disk.
   * @throws StorageError. After a failed sync the transaction may still turn out to be stored.
   */
  writeAside<T>(work: () => T): Promise<T>;
  /**
   * Opens the database again if it was opened to read only. Does nothing otherwise.
   * @throws StorageError while the folder takes no writes.
   */
  becomeWritable(): Promise<void>;
  /** Runs queries. */
  read<T>(work: () => T): T;
  /** Opens another connection that only reads. */
  openReader(): Database;
  /** A number that changes when another process has written. Cheap: it is read once a turn of the event loop. */
  changeStamp(): number;
  /** Resolves once all connections are closed: at once, unless a thread writes the log back. */
  close(): Promise<void>;
}

export const DATABASE_FILE = "quietzone.db";

/** How a database is opened. */
export interface OpenOptions {
  /** Called with the fault when the log could not be written back, and with `null` when it was. */
  readonly onCheckpoint?: ((error: unknown) => void) | undefined;
  /** Called before the database is opened to write. It throws while this process may not, because another one does. */
  readonly allow?: (() => void) | undefined;
  /** Called with the code of each fault of the open database. */
  readonly onFault?: ((code: string) => void) | undefined;
}

/**
 * Opens the database in `folder`, creates both where they are missing, and migrates it. A folder that takes no writes is opened to read
 * only, if its database is of this version: printed codes go on redirecting.
 * @throws StorageError when it cannot be opened or is not a database of this program.
 */
export function openDatabase(folder: string, options: OpenOptions = {}): SqliteDatabase {
  const { onCheckpoint = () => {}, allow = () => {}, onFault = () => {} } = options;
  const file = join(folder, DATABASE_FILE);

  function open(): Opened {
    allow();
    makeFolder(folder);
    makeFile(file);
    const writer = openWriter(file, onCheckpoint);
    try {
      return { writer, reader: connectReader(file), refusal: null };
    } catch (error) {
      writer.client.close();
      throw error;
    }
  }

  try {
    return database(folder, open(), open, onFault);
  } catch (error) {
    const fault = storageFault(error);
    const readOnly = openedToRead(file, fault);
    if (readOnly === null) throw fault;
    return database(folder, readOnly, open, onFault);
  }
}

/** The connections in use. */
interface Opened {
  /** `null` while the folder takes no writes. */
  readonly writer: Writer | null;
  readonly reader: Database;
  /** Why there is no writer. */
  readonly refusal: StorageError | null;
}

/** Opens a database to read it only. @returns `null` when that can't be, or the fault has another reason. */
function openedToRead(file: string, fault: unknown): Opened | null {
  if (!(fault instanceof StorageError) || !takesNoWrites(fault) || !existsSync(file)) return null;
  try {
    const reader = openToRead(file, false);
    // Another version would read what is not there.
    if (schemaAge(reader) === "current") {
      reader.run("PRAGMA query_only = ON");
      return { writer: null, reader, refusal: fault };
    }
    reader.close();
    return null;
  } catch {
    return null;
  }
}

function connectReader(file: string): Database {
  const reader = connect(file);
  reader.run("PRAGMA query_only = ON");
  return reader;
}

/** Stamps of one opening. Those of the next begin behind it. */
const STAMPS = 1e9;

function database(
  folder: string,
  first: Opened,
  open: () => Opened,
  onFault: (code: string) => void,
): SqliteDatabase {
  const file = join(folder, DATABASE_FILE);
  let opened = first;
  let openings = 0;
  let stamp = 0;
  /** Statements of a connection that only reads. */
  const statements: { finalize(): void }[] = [];
  let askedThisTurn = false;

  function writer(): Writer {
    if (opened.writer) return opened.writer;
    throw opened.refusal ?? new StorageError("SQLITE_READONLY", null);
  }

  function told(error: unknown): unknown {
    const fault = storageFault(error);
    if (fault instanceof StorageError) onFault(fault.code);
    return fault;
  }

  /** The same work, with its faults told. */
  function telling<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw told(error);
    }
  }

  async function tellingLater<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw told(error);
    }
  }

  const connectionTo = (which: () => Database): Connection => ({
    get current() {
      return which();
    },
    prepare<Row, Values extends SQLQueryBindings | SQLQueryBindings[]>(text: string) {
      const statement = which().prepare<Row, Values>(text);
      if (!opened.writer) statements.push(statement);
      return statement;
    },
  });

  return {
    writer: connectionTo(() => opened.writer?.client ?? opened.reader),
    reader: connectionTo(() => opened.reader),
    write: (work) => telling(() => writer().write(work)),
    writeUnsynced: (work) => tellingLater(() => writer().writeUnsynced(work)),
    writeAside: (work) => tellingLater(() => writer().writeAside(work)),
    async becomeWritable() {
      if (opened.writer) return;
      await tryToWrite(folder).catch((error: unknown) => {
        throw storageFault(error);
      });
      // SQLite shares what it knows of the files among the connections of a process: one that only reads would keep the next from writing.
      for (const statement of statements.splice(0)) statement.finalize();
      opened.reader.close();
      try {
        opened = translated(open);
      } catch (error) {
        opened = openedToRead(file, error) ?? opened;
        throw error;
      }
      openings++;
    },
    read: telling,
    openReader() {
      // It would have to be closed, too, before the database can be opened to write.
      writer();
      return translated(() => connectReader(file));
    },
    changeStamp() {
      if (askedThisTurn) return stamp;
      askedThisTurn = true;
      setImmediate(() => {
        askedThisTurn = false;
      });
      stamp = openings * STAMPS + (opened.writer?.dataVersion() ?? 0);
      return stamp;
    },
    async close() {
      const stopping = opened.writer?.stop();
      if (stopping) await stopping;
      opened.writer?.closeLog();
      opened.reader.close();
      opened.writer?.close();
    },
  };
}
