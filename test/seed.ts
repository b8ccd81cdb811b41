/**
 * Differs from run to run, for tests that take another part of their inputs each time. Their names tell it,
 * and QZ_SEED brings that part back.
 */
export const SEED = Number(process.env["QZ_SEED"] ?? Math.floor(Math.random() * 1e9));
