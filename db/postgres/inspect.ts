import { SQL } from "bun";
import { translated } from "./faults.ts";
import { type SchemaAge, schemaAge } from "./migrate.ts";

/** What is found of a database without changing anything. */
export interface PostgresFindings {
  /** Of the server, such as `15.18`. */
  readonly version: string;
  readonly schema: SchemaAge;
  /** Something that was sealed under the service's secret: the newest lead, where there is one. */
  readonly sealed: { readonly id: string; readonly sealed: Uint8Array } | null;
}

/** Seconds until a server that is there must have taken a connection. */
const CONNECTING = 5;

/** Looks at the database at an address, beside running nodes. @throws StorageError when it can't be entered. */
export async function inspectPostgres(url: string): Promise<PostgresFindings> {
  const client = new SQL(url, { max: 1, connectionTimeout: CONNECTING });
  try {
    const [server]: { version: string }[] = await client.unsafe(
      "select split_part(current_setting('server_version'), ' ', 1) as version",
    );
    const schema = await schemaAge(client);
    const [lead]: { id: string; sealed: Uint8Array }[] =
      schema === "current"
        ? await client.unsafe("select id, sealed from leads order by id desc limit 1")
        : [];
    return { version: server?.version ?? "", schema, sealed: lead ?? null };
  } catch (error) {
    throw translated(error);
  } finally {
    await client.close({ timeout: 0 });
  }
}
