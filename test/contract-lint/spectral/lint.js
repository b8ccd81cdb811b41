import spectral from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";

// Prints what Spectral's rules for OpenAPI find in the document of a file, a line each.

/** OpenAPI 3.1 lets schemes other than OAuth name scopes, too (4.8.30). Spectral has the rule of 3.0. */
const isOfOldVersion = ({ code, message }) =>
  code === "oas3-operation-security-defined" && message.endsWith("must be listed among scopes.");

const linter = new spectral.Spectral();
linter.setRuleset({ extends: [rulesets.oas] });
const findings = await linter.run(await Bun.file(process.argv[2]).json());
for (const { code, message, path } of findings.filter((finding) => !isOfOldVersion(finding)))
  await Bun.write(Bun.stdout, `${code}: ${message} ${path.join("/")}\n`);
