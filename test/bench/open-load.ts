/**
 * Sends requests at a rate without waiting for earlier answers, as people do. It is a program of its own, so that it
 * does not share the server's event loop: `bun test/bench/open-load.ts PORT PLAN`, PLAN in JSON. Prints a JSON line.
 */

/** One kind of request, as it goes over the wire. */
export interface Kind {
  readonly name: string;
  /** Its share of all requests: 0 to 1. */
  readonly share: number;
  readonly request: string;
}

/** One stretch of load. */
export interface Phase {
  /** Requests a second; `null` sends the next one on each connection as soon as the last was answered. */
  readonly rate: number | null;
  readonly milliseconds: number;
}

export interface Plan {
  readonly kinds: readonly Kind[];
  readonly phases: readonly Phase[];
  /** Connections without a rate, and the most with one: a request that finds none free is not sent. */
  readonly connections: number;
  /** The length of a slice in milliseconds. */
  readonly slice: number;
}

/** The outcomes of the requests of a kind that were due in a slice. */
export interface Outcome {
  /** 2xx and 3xx. */
  answered: number;
  /** 429 and 503. */
  refused: number;
  /** Other answers, connections that broke, requests that found no connection. */
  failed: number;
  /** Sent over 20 ms after they were due: where they are many, the machine has no room for this program. */
  late: number;
  /** Milliseconds from when each answered one was sent, ascending. */
  latencies: number[];
}

/** Outcomes of each phase, its slices and its kinds. */
export type Report = readonly (readonly Readonly<Record<string, Outcome>>[])[];

interface Pending {
  readonly outcome: Outcome;
  readonly sent: number;
}

interface Connection {
  socket: Bun.Socket<Connection> | null;
  pending: Pending | null;
  /** The part of an answer that has arrived, unless it came in one piece. */
  received: Buffer | null;
}

/** Milliseconds. */
const LATE = 20;

const END = Buffer.from("\r\n\r\n");
const LENGTH = /content-length: (\d+)/i;

async function load(port: number, plan: Plan): Promise<Report> {
  const idle: Connection[] = [];
  let open = 0;
  let inFlight = 0;
  let onIdle: (() => void) | null = null;
  const report = plan.phases.map(({ milliseconds }) =>
    Array.from({ length: Math.ceil(milliseconds / plan.slice) }, () =>
      Object.fromEntries(plan.kinds.map(({ name }) => [name, emptyOutcome()])),
    ),
  );

  function finish(connection: Connection, status: number | null): void {
    const { pending } = connection;
    connection.pending = null;
    connection.received = null;
    if (!pending) return;
    inFlight--;
    const { outcome, sent } = pending;
    if (status !== null && status < 400) {
      outcome.answered++;
      outcome.latencies.push(performance.now() - sent);
    } else if (status === 429 || status === 503) outcome.refused++;
    else outcome.failed++;
    if (status !== null) idle.push(connection);
    onIdle?.();
  }

  function connect(request: Buffer, pending: Pending): void {
    open++;
    const connection: Connection = { socket: null, pending, received: null };
    const lost = () => {
      open--;
      finish(connection, null);
      const at = idle.indexOf(connection);
      if (at >= 0) idle.splice(at, 1);
    };
    Bun.connect<Connection>({
      hostname: "127.0.0.1",
      port,
      data: connection,
      socket: {
        open(socket) {
          connection.socket = socket;
          socket.write(request);
        },
        data(_, chunk) {
          const { received } = connection;
          const all = received ? Buffer.concat([received, chunk]) : chunk;
          const status = completeStatus(all);
          if (status !== null) finish(connection, status);
          // The chunk is the runtime's own and is used again.
          else connection.received = received ? all : Buffer.from(chunk);
        },
        close: lost,
      },
    }).catch(lost);
  }

  function send(request: Buffer, outcome: Outcome, due: number): void {
    const now = performance.now();
    if (now - due > LATE) outcome.late++;
    const pending = { outcome, sent: now };
    const connection = idle.pop();
    if (!connection?.socket && open >= plan.connections) {
      outcome.failed++;
      return;
    }
    inFlight++;
    if (connection?.socket) {
      connection.pending = pending;
      connection.socket.write(request);
    } else connect(request, pending);
  }

  const requests = new Map(plan.kinds.map((kind) => [kind, Buffer.from(kind.request)]));
  const next = inTurn(plan.kinds);
  for (const [index, { rate, milliseconds }] of plan.phases.entries()) {
    const started = performance.now();
    let sent = 0;
    for (let now = started; now < started + milliseconds; now = performance.now()) {
      const due = rate === null ? sent + plan.connections - inFlight : ((now - started) / 1000) * rate;
      for (; sent < due; sent++) {
        const at = rate === null ? now : started + (sent / rate) * 1000;
        const kind = next();
        const outcome = report[index]?.[Math.floor((at - started) / plan.slice)]?.[kind.name];
        const request = requests.get(kind);
        if (outcome && request) send(request, outcome, at);
      }
      await new Promise<void>((resolve) => {
        if (rate !== null) return void setTimeout(resolve, 1);
        onIdle = resolve;
      });
      onIdle = null;
    }
  }
  // Requests without an answer so far.
  const patience = performance.now() + 10_000;
  while (inFlight > 0 && performance.now() < patience) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const phase of report)
    for (const slice of phase)
      for (const { latencies } of Object.values(slice)) latencies.sort((a, b) => a - b);
  return report;
}

export function emptyOutcome(): Outcome {
  return { answered: 0, refused: 0, failed: 0, late: 0, latencies: [] };
}

/** The status of a complete answer; `null` while some of it is missing. */
function completeStatus(received: Buffer): number | null {
  const head = received.indexOf(END);
  if (head < 0) return null;
  const status = Number(received.toString("latin1", "HTTP/1.1 ".length, "HTTP/1.1 302".length));
  const length = LENGTH.exec(received.toString("latin1", 0, head))?.[1] ?? "0";
  return received.length < head + END.length + Number(length) ? null : status;
}

/** The kinds in turn, each by its share. */
function inTurn(kinds: readonly Kind[]): () => Kind {
  const owed = kinds.map(() => 0);
  return () => {
    for (const [at, { share }] of kinds.entries()) owed[at] = (owed[at] ?? 0) + share;
    const most = owed.indexOf(Math.max(...owed));
    owed[most] = (owed[most] ?? 0) - 1;
    const kind = kinds[most];
    if (!kind) throw new Error("There are no kinds of requests");
    return kind;
  };
}

if (import.meta.main) {
  const [port, plan = ""] = process.argv.slice(2);
  await Bun.write(Bun.stdout, `${JSON.stringify(await load(Number(port), JSON.parse(plan)))}\n`);
  process.exit();
}
