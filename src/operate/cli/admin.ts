import { readSettings } from "../../kit/settings/read.ts";
import type { Admin } from "../admin.ts";
import type { Terminal } from "./command.ts";

/** Runs `work` with a connection of its own to the stores. A service may be running. */
export async function withAdmin<T>(terminal: Terminal, work: (admin: Admin) => Promise<T>): Promise<T> {
  const { openAdmin } = await import("../admin.ts");
  const admin = await openAdmin(readSettings(terminal.environment), { by: terminal.operator ?? null });
  try {
    return await work(admin);
  } finally {
    await admin.close();
  }
}
