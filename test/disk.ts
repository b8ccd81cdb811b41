import { tmpdir } from "node:os";

/**
 * A folder on the disk, even where the tests' temporary files are in memory. Tests of what a commit promises
 * keep their databases here.
 */
export const DISK = process.env["QZ_TEST_DISK"] ?? tmpdir();
