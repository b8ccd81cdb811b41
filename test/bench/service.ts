import { join } from "node:path";
import { type Program, startProgram } from "./program.ts";

/**
 * Starts the service from source over a data folder, on a free port of loopback. It limits neither scans nor calls, and
 * checks no destinations meanwhile.
 * @param settings - more settings, or others.
 */
export function startService(dataDir: string, settings: Record<string, string> = {}): Promise<Program> {
  return startProgram([join(import.meta.dir, "../../src/main.ts")], {
    QZ_DATA_DIR: dataDir,
    QZ_HOST: "127.0.0.1",
    QZ_PORT: "0",
    QZ_WATCH: "off",
    QZ_LIMIT_RESOLVE: "off",
    QZ_LIMIT_TENANT: "off",
    ...settings,
  });
}
