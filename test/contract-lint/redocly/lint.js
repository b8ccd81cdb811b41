import { createConfig, lintFromString } from "@redocly/openapi-core";

// Prints what Redocly's recommended rules find in the documents of files, a line each, behind the file's name.

// Operations that lead a browser elsewhere have no 2xx. Spectral asks that an operation has a 2xx or a 3xx.
const config = await createConfig({ extends: ["recommended"], rules: { "operation-2xx-response": "off" } });
for (const file of process.argv.slice(2)) {
  const source = await Bun.file(file).text();
  for (const { ruleId, message, location } of await lintFromString({ source, config }))
    await Bun.write(Bun.stdout, `${file}: ${ruleId}: ${message} ${location[0]?.pointer ?? ""}\n`);
}
