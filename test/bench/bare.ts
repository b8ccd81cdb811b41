/** The baseline: a bare `Bun.serve` that answers 302 and does nothing else. Prints its port. */
const server = Bun.serve({
  hostname: "127.0.0.1",
  port: Number(process.env["QZ_PORT"] ?? 0),
  fetch: () =>
    new Response(null, {
      status: 302,
      headers: { location: "https://museum.example/hall-3", "cache-control": "no-store" },
    }),
});
process.stdout.write(`${server.port}\n`);
