import { expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildDeb } from "../../scripts/release/deb.ts";
import { ownArchitecture } from "../../scripts/release/debian.ts";
import { ROOT } from "../../scripts/release/made.ts";
import { IN_FULL } from "../extent.ts";
import { LIMIT, missing, runSteps } from "./boot.ts";

/** The unit and the package in a system of their own, where steps work as an operator would by the docs. */

/** The package of the built program in two versions, in a folder of the system. */
async function layPackages(folder: string): Promise<void> {
  const place = join(folder, "packages");
  mkdirSync(place);
  for (const version of ["0.1.0", "0.1.1"]) {
    const made = { version, commit: "cb6411dc579a3aec6ee2a2a4ba6d1a52e8f2e3c1", at: 1_764_441_795 };
    const file = join(place, `quietzone_${version}.deb`);
    await buildDeb(ownArchitecture(), join(ROOT, "dist/quietzone"), file, made);
  }
}

if (IN_FULL) {
  test(
    "by the book in a booted systemd: install, back up, restore, demonstrate",
    async () => {
      expect(missing()).toBe("");
      await runSteps("steps.ts");
    },
    LIMIT,
  );

  test(
    "Debian's package in a booted systemd: install, back up, upgrade, remove, purge, and install again",
    async () => {
      expect(missing()).toBe("");
      await runSteps("package-steps.ts", layPackages);
    },
    LIMIT,
  );
}
