import { IN_FULL } from "./extent.ts";

/**
 * For tests that take a part of their inputs: the soak takes another one each time, all others the same.
 * Names of tests tell it, and QZ_SEED brings that part back.
 */
export const SEED = Number(
  process.env["QZ_SEED"] ?? (IN_FULL ? Math.floor(Math.random() * 1e9) : 208_705_153),
);
