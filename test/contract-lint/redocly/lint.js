import { createConfig, lintFromString } from "@redocly/openapi-core";

// Prints what Redocly's recommended rules find in the documents of files, a line each, behind the file's name.

const config = await createConfig({ extends: ["recommended"] });
for (const file of process.argv.slice(2)) {
  const source = await Bun.file(file).text();
  for (const { ruleId, message, location } of await lintFromString({ source, config }))
    await Bun.write(Bun.stdout, `${file}: ${ruleId}: ${message} ${location[0]?.pointer ?? ""}\n`);
}
