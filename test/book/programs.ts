import { hasProgram } from "../programs.ts";

/** With CI=true nothing is skipped: there a package that is missing fails the tests. */
const hasRequests = () =>
  process.env["CI"] === "true" || Bun.spawnSync(["python3", "-c", "import requests"]).exitCode === 0;
/** Whether samples in all three languages can run here. */
export const canRunSamples = ["bash", "curl", "jq", "openssl", "python3"].every(hasProgram) && hasRequests();
