import { join } from "node:path";
import { ARCHITECTURES, ownArchitecture } from "./debian.ts";
import { programOf } from "../targets.ts";
import { CONTEXT, layContext } from "./image.ts";
import { ROOT } from "./made.ts";

/**
 * `bun run image` → dist/image, of which `podman build` or `docker build` makes an image for this machine's
 * processor.
 */

const architecture = ownArchitecture();
const target = ARCHITECTURES[architecture];
const program = join(ROOT, programOf(target));
const build = Bun.spawn([process.execPath, "scripts/build.ts", "--target", target], {
  cwd: ROOT,
  stdio: ["ignore", "inherit", "inherit"],
});
if ((await build.exited) !== 0) process.exit(1);
await layContext(architecture, program);
process.stdout.write(
  `Now give: podman build --format docker -t quietzone ${CONTEXT}\nor: docker build -t quietzone ${CONTEXT}\n`,
);
