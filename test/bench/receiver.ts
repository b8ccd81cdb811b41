/** A webhook receiver that counts deliveries and answers 204. `GET /` gives the count. Prints its port. */
let received = 0;
const receiver = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  async fetch(request) {
    if (request.method === "GET") return new Response(String(received));
    await request.arrayBuffer();
    received++;
    return new Response(null, { status: 204 });
  },
});
process.stdout.write(`${receiver.port}\n`);
