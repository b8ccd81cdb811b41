import { SQL } from "bun";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { translated } from "./faults.ts";
import { type SchemaAge, schemaAge } from "./migrate.ts";

/** The findings of an inspection, which changes nothing. */
export interface PostgresFindings {
  /** The server's, such as `15.18`. */
  readonly version: string;
  /** Whether the program supports it. */
  readonly isSupported: boolean;
  /** Whether commits survive a crash of the server's machine: `fsync`. */
  readonly isSynced: boolean;
  /** The server's clock, in Unix milliseconds. */
  readonly now: number;
  readonly schema: SchemaAge;
}

/** Seconds within which a connection must be made. */
const CONNECTING = 5;

/** `server_version_num` of PostgreSQL 15. */
export const OLDEST = 150_000;

/** Inspects the database at an address; nodes may be running. @throws StorageError when it can't be opened. */
export async function inspectPostgres(url: string): Promise<PostgresFindings> {
  const client = new SQL(url, { max: 1, connectionTimeout: CONNECTING });
  try {
    const [server]: { version: string; number: number; synced: boolean; now: number }[] = await client.unsafe(
      `select split_part(current_setting('server_version'), ' ', 1) as version,
        current_setting('server_version_num')::int as number, current_setting('fsync')::bool as synced,
        (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    );
    if (!server) throw new StorageError("it does not tell its version", null);
    return {
      version: server.version,
      isSupported: server.number >= OLDEST,
      isSynced: server.synced,
      now: server.now,
      schema: await schemaAge(client),
    };
  } catch (error) {
    throw translated(error);
  } finally {
    await client.close({ timeout: 0 });
  }
}
