import { OS_MAP } from "bowser";

/** The operating systems that scans are counted by. */
export const SYSTEMS: readonly string[] = Object.values(OS_MAP);
