import { hasProgram } from "../../programs.ts";

/** Debian's own is behind the one that is found first where a machine has several. */
const PYTHONS = ["python3", "/usr/bin/python3"];

const hasRequests = (python: string) =>
  hasProgram(python) && Bun.spawnSync([python, "-c", "import requests"], { stderr: "ignore" }).exitCode === 0;

/** A Python that has the package `requests`; `null` without one. */
export const PYTHON = PYTHONS.find(hasRequests) ?? null;

/** Whether samples in all three languages can run here. With CI=true nothing is skipped: the tests fail where a program is missing. */
export const canRunSamples =
  (PYTHON !== null && ["bash", "curl", "jq", "openssl"].every(hasProgram)) || process.env["CI"] === "true";
