// The tables as drizzle-kit takes them: one export each.
module.exports = require("./schema.ts").schema;
