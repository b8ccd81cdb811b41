import { createConfig, lintFromString } from "@redocly/openapi-core";

// Prints what Redocly's recommended rules find in the document of a file, a line each.

const source = await Bun.file(process.argv[2]).text();
const config = await createConfig({ extends: ["recommended"] });
for (const { ruleId, message, location } of await lintFromString({ source, config }))
  await Bun.write(Bun.stdout, `${ruleId}: ${message} ${location[0]?.pointer ?? ""}\n`);
