import spectral from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";

// Prints what Spectral's rules for OpenAPI find in the documents of files, a line each, behind the file's name.

/** OpenAPI 3.1 lets schemes other than OAuth name scopes, too (4.8.30). Spectral has the rule of 3.0. */
const isOfOldVersion = ({ code, message }) =>
  code === "oas3-operation-security-defined" && message.endsWith("must be listed among scopes.");

const linter = new spectral.Spectral();
linter.setRuleset({ extends: [rulesets.oas] });
for (const file of process.argv.slice(2)) {
  const findings = await linter.run(await Bun.file(file).json());
  for (const { code, message, path } of findings.filter((finding) => !isOfOldVersion(finding)))
    await Bun.write(Bun.stdout, `${file}: ${code}: ${message} ${path.join("/")}\n`);
}
