import { type Clock, MINUTE } from "../../kit/shared/clock.ts";
import { joined } from "../../kit/shared/joined.ts";

/**
 * Whether the network of this node can be trusted. It is at fault when most workspaces lose their hosts and hosts that the operator
 * knows give no answer either. A workspace has one vote, however many hosts its codes lead to.
 */
export interface Network {
  /**
   * Notes a check of a host of a workspace.
   * @param before - whether it answered the check before; `null` when there was none. A host that goes on saying nothing tells nothing.
   */
  note(tenantId: string, host: string, hasAnswered: boolean, before: boolean | null): void;
  /** Whether states are to stay as they are. It may take as long as the known hosts do. */
  isFrozen(): Promise<boolean>;
}

/** Asks a host that no workspace has named. Never rejects. */
export type KnownHost = () => Promise<boolean>;

/** The last check of a host. */
interface Seen {
  /** When it answered last, or when it fell silent. */
  readonly at: number;
  readonly hasAnswered: boolean;
  /** Whether it had answered before. */
  readonly isProven: boolean;
}

/** Checks count for so long. */
const WINDOW = 10 * MINUTE;

/** Silent workspaces that raise a doubt. Where fewer were asked the known hosts decide. */
const FEWEST_SILENT = 3;

/** Workspaces that are remembered, and hosts of each. */
const MOST_TENANTS = 1_000;
const MOST_HOSTS = 32;

/** Known hosts are asked this often. */
const PAUSE = MINUTE;

export function createNetwork(clock: Clock, known: readonly KnownHost[]): Network {
  /** Those that were noted longest ago come first, as do the hosts of each. */
  const tenants = new Map<string, Map<string, Seen>>();
  /** Known hosts that have ever answered: one that never did may be unreachable from here. */
  const proven = new Set<KnownHost>();
  let lastAnswers: { readonly at: number; readonly silent: ReadonlySet<KnownHost> } | null = null;
  let frozen = false;

  const isFresh = ({ at }: { readonly at: number }) => Math.abs(clock.now() - at) < WINDOW;

  /** The fresh checks of each workspace. */
  const freshChecks = () => [...tenants.values()].map((hosts) => [...hosts.values()].filter(isFresh));

  /** The vote of each workspace that was asked: whether most of its hosts are silent. */
  function votes(checks: readonly (readonly Seen[])[]): boolean[] {
    const someAnswer = checks.some((seen) => seen.some(({ hasAnswered }) => hasAnswered));
    return checks.flatMap((seen) => {
      // Once one answers, hosts that nobody has heard of prove nothing: anybody can make up any number of them.
      const counted = someAnswer ? seen.filter(({ isProven }) => isProven) : seen;
      const silent = counted.filter(({ hasAnswered }) => !hasAnswered).length;
      return counted.length === 0 ? [] : [silent * 2 > counted.length];
    });
  }

  const asking = joined(async () => {
    const answers = await Promise.all(known.map(async (host) => [host, await host()] as const));
    for (const [host, hasAnswered] of answers) if (hasAnswered) proven.add(host);
    const silent = new Set(answers.flatMap(([host, hasAnswered]) => (hasAnswered ? [] : [host])));
    lastAnswers = { at: clock.now(), silent };
    return silent;
  });

  /** Whether all known hosts that have ever answered do so. */
  async function doKnownHostsAnswer(): Promise<boolean> {
    const isRecent = lastAnswers !== null && Math.abs(clock.now() - lastAnswers.at) < PAUSE;
    const silent = isRecent && lastAnswers !== null ? lastAnswers.silent : await asking.run();
    if (proven.size > 0) return proven.isDisjointFrom(silent);
    // They say nothing of this network. Then any answer from outside says that it works.
    return freshChecks().some((seen) => seen.some(({ hasAnswered }) => hasAnswered));
  }

  return {
    note(tenantId, host, hasAnswered, before) {
      const hosts = tenants.get(tenantId) ?? new Map<string, Seen>();
      renew(tenants, tenantId, hosts, MOST_TENANTS);
      const last = hosts.get(host);
      // While states are frozen a host keeps its last answer, but it falls silent only once.
      if (!hasAnswered && (before === false || last?.hasAnswered === false)) return;
      renew(hosts, host, { at: clock.now(), hasAnswered, isProven: before === true }, MOST_HOSTS);
    },

    async isFrozen() {
      const cast = votes(freshChecks());
      const silent = cast.filter(Boolean).length;
      const doMostAnswer = (cast.length - silent) * 2 > cast.length;
      const areMostSilent = silent * 2 > cast.length && silent >= FEWEST_SILENT;
      // Few votes prove nothing either way, and a network that is frozen thaws when somebody is heard of: a host falls silent once.
      const isOpen = frozen || cast.length < FEWEST_SILENT;
      const isSuspect = isOpen ? !doMostAnswer : areMostSilent;
      // The first time they are asked in any case, to know which of them can be reached at all.
      const answer = (isSuspect || lastAnswers === null) && (await doKnownHostsAnswer());
      frozen = isSuspect && !answer;
      return frozen;
    },
  };
}

/** Sets an entry, which is the newest then, and forgets the oldest one beyond `most`. */
function renew<T>(entries: Map<string, T>, key: string, value: T, most: number): void {
  entries.delete(key);
  entries.set(key, value);
  for (const oldest of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(oldest);
  }
}
