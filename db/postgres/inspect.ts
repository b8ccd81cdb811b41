import { SQL } from "bun";
import { StorageError } from "../../src/shared/storage.ts";
import { translated } from "./faults.ts";
import { type SchemaAge, schemaAge } from "./migrate.ts";

/** What is found of a database without changing anything. */
export interface PostgresFindings {
  /** Of the server, such as `15.18`. */
  readonly version: string;
  /** Whether it is one that the program was made for. */
  readonly isSupported: boolean;
  /** Whether what it has committed outlives a crash of its machine. */
  readonly isSynced: boolean;
  /** Its clock, in Unix milliseconds. */
  readonly now: number;
  readonly schema: SchemaAge;
  /** Of the secret that all nodes share; `null` before the first was started. */
  readonly mark: string | null;
  /** Something that was sealed under the service's secret: the newest lead, where there is one. */
  readonly sealed: { readonly id: string; readonly sealed: Uint8Array } | null;
}

/** Seconds until a server that is there must have taken a connection. */
const CONNECTING = 5;

/** `server_version_num` of PostgreSQL 15. */
export const OLDEST = 150_000;

/** Looks at the database at an address, beside running nodes. @throws StorageError when it can't be entered. */
export async function inspectPostgres(url: string): Promise<PostgresFindings> {
  const client = new SQL(url, { max: 1, connectionTimeout: CONNECTING });
  try {
    const [server]: { version: string; number: number; synced: boolean; now: number }[] = await client.unsafe(
      `select split_part(current_setting('server_version'), ' ', 1) as version,
        current_setting('server_version_num')::int as number, current_setting('fsync')::bool as synced,
        (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    );
    if (!server) throw new StorageError("it says nothing of itself", null);
    const schema = await schemaAge(client);
    const [lead]: { id: string; sealed: Uint8Array }[] =
      schema === "current"
        ? await client.unsafe("select id, sealed from leads order by id desc limit 1")
        : [];
    const [secret]: { mark: string }[] =
      schema === "current" ? await client.unsafe("select mark from secret_marks") : [];
    return {
      version: server.version,
      isSupported: server.number >= OLDEST,
      isSynced: server.synced,
      now: server.now,
      schema,
      mark: secret?.mark ?? null,
      sealed: lead ?? null,
    };
  } catch (error) {
    throw translated(error);
  } finally {
    await client.close({ timeout: 0 });
  }
}
