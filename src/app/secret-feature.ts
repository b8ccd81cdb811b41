import type { Stores } from "../../db/stores.ts";
import { atMostEvery } from "../kit/shared/at-most-every.ts";
import { type Clock, MINUTE, SECOND } from "../kit/shared/clock.ts";
import { errorFields, type Log } from "../kit/shared/log.ts";
import { joined } from "../kit/shared/joined.ts";
import { feature } from "./feature.ts";
import { createResealing } from "./resealing.ts";
import type { MarkedSecrets } from "./secret.ts";

/** Milliseconds between two looks at the secret that the data belong to. */
const INTERVAL = 5 * SECOND;

/** Notices that the secret was changed, as by a command, and goes on with the new one. */
interface SecretWatch {
  readonly secrets: () => MarkedSecrets;
  start(): void;
  stop(): Promise<void>;
}

function createSecretWatch(needs: {
  stores: Pick<Stores, "secretMarks" | "nodeSecrets" | "isAway">;
  first: MarkedSecrets;
  /** Finds the secrets anew. */
  find: () => Promise<MarkedSecrets>;
  onFound: (secrets: MarkedSecrets) => Promise<void>;
  clock: Clock;
  log: Log;
}): SecretWatch {
  const { stores, first, find, onFound, clock, log } = needs;
  const isTimeToComplain = atMostEvery(clock, MINUTE);
  let secrets = first;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function look(): Promise<void> {
    if (stores.isAway()) return;
    try {
      if ((await stores.secretMarks.stamp()) !== secrets.stamp) {
        const was = secrets.mark;
        secrets = await find();
        await onFound(secrets);
        if (was !== secrets.mark) log.info("the secret was changed: this process uses the new one");
      }
      await stores.nodeSecrets.tell(secrets.known);
    } catch (error) {
      if (isTimeToComplain())
        log.warn("the secret of the database can't be looked at, to be tried again", errorFields(error));
    }
  }

  const looks = joined(look);
  return {
    secrets: () => secrets,
    start() {
      timer = setInterval(looks.run, INTERVAL);
      void looks.run();
    },
    async stop() {
      clearInterval(timer);
      await looks.running;
    },
  };
}

/**
 * The secret in use, which may be changed while the service runs. Values that the former one sealed are
 * sealed anew.
 */
export const secretInUse = feature({
  name: "secret in use",
  service({ context, emit }) {
    const { stores, secrets: first, findSecrets, keys, clock, ids, log } = context;
    const watch = createSecretWatch({
      ...{ stores, first, find: findSecrets, clock, log },
      async onFound(secrets) {
        await keys.update(secrets);
        emit("chores.due", null);
      },
    });
    const resealing = createResealing({
      ...{ stores, secrets: watch.secrets, clock, ids },
      isAlone: async () => false,
    });
    return { watch, resealing };
  },
  ownChores: ({ resealing }) => [{ name: "sealed values", step: resealing.step }],
  start: ({ watch }) => watch.start(),
  stop: ({ watch }) => watch.stop(),
});
