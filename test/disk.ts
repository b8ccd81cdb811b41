import { tmpdir } from "node:os";

/** A place on the disk, where temporary files are in memory too: tests of what commits promise use it. */
export const DISK = process.env["QZ_TEST_DISK"] ?? tmpdir();
