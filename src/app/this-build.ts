import type { Settings } from "../kit/settings/settings.ts";
import { commit, VERSION } from "../version.ts";

/**
 * The program that runs: the version, the commit that it was built from, and the number of its last
 * migration.
 */
export interface Build {
  readonly version: string;
  /** `null` where it is not known, as of a program from a tarball. */
  readonly commit: string | null;
  readonly schema: number;
}

/** The numbers of the last migrations, by engine. The migrations of an engine are loaded with it. */
const SCHEMAS = {
  sqlite: async () => (await import("../../db/sqlite/migrate.ts")).schemaNumber(),
  postgres: async () => (await import("../../db/postgres/migrate.ts")).schemaNumber(),
} as const;
export type Engine = keyof typeof SCHEMAS;

/** This program with a schema. Backups have that of SQLite on both engines. */
export async function buildFor(engine: Engine): Promise<Build> {
  return { version: VERSION, commit: commit(), schema: await SCHEMAS[engine]() };
}

/** This program with the schema of the engine that settings name. */
export function thisBuild({ databaseUrl }: Pick<Settings, "databaseUrl">): Promise<Build> {
  return buildFor(databaseUrl === null ? "sqlite" : "postgres");
}

/** The advice of a program that refuses the database or the backup of a later version. */
export function olderAdvice(): string {
  return `This is ${VERSION} (${commitText(commit())}): use the version that made it, or a later one.`;
}

/** The advice of a program that refuses what was made before the first release. */
export const UNRELEASED_ADVICE =
  "No release reads it: begin with an empty one, and import the archives that the program which made it makes of its workspaces.";

/** The advice of a program for a database that an earlier version has to migrate first. */
export function throughAdvice(version: string): string {
  return `This version migrates no data as old as these. Take a backup, start version ${version} on them once, and then this one.`;
}

/** Characters of a commit that are shown to people. */
const SHORT = 12;

/** `0.1.0 (commit d3f31f3a1b2c, schema 34)` */
export function buildText(build: Omit<Build, "schema"> & { readonly schema: number | string }): string {
  return `${build.version} (${commitText(build.commit)}, schema ${build.schema})`;
}

function commitText(made: string | null): string {
  return made === null ? "commit unknown" : `commit ${made.slice(0, SHORT)}`;
}
