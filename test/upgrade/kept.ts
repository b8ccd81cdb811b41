import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { postgresServer } from "../postgres.ts";
import { type Release, RELEASE } from "./make.ts";

/** The kept data of the release before, as that program has left them, with the answers of its API. */

function unpacked(name: string): Uint8Array {
  return Bun.zstdDecompressSync(readFileSync(join(RELEASE, name)));
}

function told(name: string): Release {
  return JSON.parse(new TextDecoder().decode(unpacked(name)));
}

/** Puts the data folder of the release in place. @returns what is known of it. */
export function putFolder(folder: string): Release {
  const release = told("sqlite.json.zst");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "quietzone.db"), unpacked("quietzone.db.zst"), { mode: 0o600 });
  writeFileSync(join(folder, "secret"), `${release.secret}\n`, { mode: 0o600 });
  return release;
}

/** A database as the nodes of the release have left it. */
export async function putDatabase(): Promise<Release & { readonly url: string }> {
  const server = await postgresServer();
  const url = await server.emptyDatabase();
  // The dump empties the search path of the session, which the next query may get.
  await server.query(url, `${new TextDecoder().decode(unpacked("postgres.sql.zst"))}\nreset search_path;`);
  return { ...told("postgres.json.zst"), url };
}
