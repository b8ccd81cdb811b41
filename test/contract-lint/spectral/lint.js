import spectral from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";

// Prints what Spectral's rules for OpenAPI find in the document of a file, a line each.

const linter = new spectral.Spectral();
linter.setRuleset({ extends: [rulesets.oas] });
for (const { code, message, path } of await linter.run(await Bun.file(process.argv[2]).json()))
  await Bun.write(Bun.stdout, `${code}: ${message} ${path.join("/")}\n`);
