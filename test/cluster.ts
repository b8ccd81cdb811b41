import { onTestFinished } from "bun:test";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "./e2e/process.ts";
import { startHaproxy } from "./haproxy.ts";
import { freePort } from "./free-port.ts";
import { isRoot, OWNER, run, serverProgram, signalAll } from "./postgres.ts";
import { stopWithUs } from "./stop-with-us.ts";

/*
 * A primary and its standbys behind HAProxy, with the part of a failover manager: it knows the primary, promotes the standby
 * that has received most, and lets the others follow.
 */

/** A server of the cluster. */
export interface Member {
  readonly name: string;
  readonly port: number;
  readonly data: string;
}

export interface Cluster {
  /** The address of the present primary, through HAProxy. */
  readonly url: string;
  readonly primary: Member;
  readonly standbys: readonly Member[];
  /** The address of a member without HAProxy, which ends sessions when a probe of its own is late. */
  urlOf(member: Member): string;
  /** Runs SQL on a member. */
  query<T>(member: Member, text: string): Promise<T[]>;
  /** Kills all processes of a member. */
  kill(member: Member): void;
  freeze(member: Member): void;
  thaw(member: Member): void;
  /** Takes the lead away, and then promotes another member. The old primary may still be alive. */
  failOver(): Promise<void>;
  /** Makes a member a standby of the present primary, from an empty folder. */
  rejoin(member: Member): Promise<void>;
  /** Starts a member that was killed. */
  start(member: Member): Promise<void>;
}

const SETTINGS = [
  "listen_addresses = '127.0.0.1'",
  "fsync = off",
  "full_page_writes = off",
  // A member that was frozen is made anew from the others.
  "wal_keep_size = 64MB",
  "shared_buffers = 16MB",
  "synchronous_standby_names = 'ANY 1 (a, b, c)'",
  "wal_retrieve_retry_interval = 100ms",
  "log_line_prefix = ''",
];

/** @param cutsSessions - whether the balancer ends the sessions of a server that is no longer the primary. */
export async function startCluster({ cutsSessions }: { cutsSessions: boolean }): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), "quietzone-cluster-"));
  if (isRoot) await run(["chown", "nobody:nogroup", home]);
  const members = ["a", "b", "c"].map((name) => ({ name, port: freePort(), data: join(home, name) }));
  const [first] = members;
  if (!first) throw new Error("three members");
  let leader: Member | null = first;
  let primary = first;

  const control = (member: Member, ...words: string[]) =>
    run([
      ...serverProgram("pg_ctl"),
      "-D",
      member.data,
      "-w",
      "-s",
      "-l",
      `${member.data}.log`,
      ...words,
    ]).catch((error: unknown) => {
      throw new Error(`${error} ${readFileSync(`${member.data}.log`, "utf8").slice(-2_000)}`);
    });
  const start = (member: Member) => control(member, "start");
  const configure = (member: Member, ...more: string[]) =>
    Bun.write(
      join(member.data, "postgresql.auto.conf"),
      [
        ...SETTINGS,
        `port = ${member.port}`,
        "unix_socket_directories = ''",
        `cluster_name = '${member.name}'`,
        ...more,
        "",
      ].join("\n"),
    );
  /** Makes a standby follow a member, or none when it is `null`. */
  const follow = (member: Member, whom: Member | null) =>
    configure(
      member,
      whom
        ? `primary_conninfo = 'host=127.0.0.1 port=${whom.port} user=${OWNER} application_name=${member.name}'`
        : "primary_conninfo = ''",
    );

  const urlOf = ({ port }: Pick<Member, "port">) => `postgres://${OWNER}@127.0.0.1:${port}/postgres`;
  async function query<T>(member: Member, text: string): Promise<T[]> {
    const client = new Bun.SQL(urlOf(member), { max: 1 });
    try {
      return await client.unsafe(text);
    } finally {
      await client.close();
    }
  }

  /** Whether a member has processes. Its file with their ids is removed when it stops, because ids are used again. */
  const lives = ({ data }: Member) => existsSync(join(data, "postmaster.pid"));

  function kill(member: Member): void {
    if (!lives(member)) return;
    // Stopped first, so that it starts no more processes.
    signalAll(member.data, "SIGSTOP");
    signalAll(member.data, "SIGKILL");
    rmSync(join(member.data, "postmaster.pid"));
  }

  async function rejoin(member: Member): Promise<void> {
    kill(member);
    rmSync(member.data, { recursive: true, force: true });
    await run([
      ...serverProgram("pg_basebackup"),
      ...["-D", member.data, "-h", "127.0.0.1", "-p", String(primary.port), "-U", OWNER],
      ...["-R", "-X", "stream", "-c", "fast", "--no-sync"],
    ]);
    await follow(member, primary);
    await start(member);
    await eventually("it follows", async () => {
      const found = await query(
        primary,
        `select from pg_stat_replication where application_name = '${member.name}' and state = 'streaming'`,
      );
      return found.length > 0 ? true : null;
    });
  }

  for (const member of members)
    stopWithUs([...serverProgram("pg_ctl"), "-D", member.data, "-m", "immediate", "-s", "stop"], home);
  await run([
    ...serverProgram("initdb"),
    ...["-D", first.data, "-U", OWNER, "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"],
  ]);
  await configure(first);
  await start(first);
  const standbys = members.slice(1);
  await Promise.all(standbys.map(rejoin));
  const port = await startHaproxy(members, () => leader, cutsSessions);
  onTestFinished(async () => {
    for (const member of members) kill(member);
    rmSync(home, { recursive: true, force: true });
  });

  return {
    url: urlOf({ port }),
    urlOf,
    get primary() {
      return primary;
    },
    get standbys() {
      return members.filter((member) => member !== primary);
    },
    query,
    kill,
    freeze: ({ data }) => signalAll(data, "SIGSTOP"),
    thaw: ({ data }) => signalAll(data, "SIGCONT"),
    async failOver() {
      leader = null;
      const candidates = members.filter((member) => member !== primary);
      // An answered commit is on at least one standby. Once none receives any more, the one that has most has all of them.
      for (const member of candidates) {
        await follow(member, null);
        await control(member, "reload");
      }
      const received = await Promise.all(
        candidates.map(async (member) => {
          await eventually("it receives no more", async () =>
            (await query(member, "select from pg_stat_wal_receiver")).length === 0 ? true : null,
          );
          const [row] = await query<{ place: string }>(
            member,
            "select (pg_last_wal_receive_lsn() - '0/0')::text as place",
          );
          return { member, place: BigInt(row?.place ?? 0) };
        }),
      );
      const [best] = received.toSorted((a, b) => (a.place < b.place ? 1 : -1));
      if (!best) throw new Error("No member is left to lead");
      await control(best.member, "promote");
      for (const { member } of received)
        if (member !== best.member) {
          await follow(member, best.member);
          await control(member, "reload");
        }
      primary = best.member;
      leader = primary;
    },
    rejoin,
    start,
  };
}
