import { readSettings } from "../../src/kit/settings/read.ts";
import { rotateSecret } from "../../src/operate/rotate.ts";

/** Changes the secret with steps of one row, and is killed before a step. */

const last = Number(process.env["DIE_BEFORE"]);
let steps = 0;
await rotateSecret(readSettings(process.env), 1, () => {
  if (++steps >= last) process.kill(process.pid, "SIGKILL");
});
