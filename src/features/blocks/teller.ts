import type { Block } from "../../kit/shared/block.ts";
import { type Clock, HOUR, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import type { Log } from "../../kit/shared/log.ts";
import { createMailRounds, type MailRounds } from "../../kit/shared/mail-rounds.ts";
import { mailLanguageOf, type SendMail } from "../../kit/shared/mail.ts";
import { blockOf } from "../../kit/shared/tenant.ts";
import { blockLetter, type BlockNews, MOST_LISTED } from "./letters.ts";
import type { DueNotice } from "./records.ts";
import type { NoticeStore } from "./store/notices.ts";

/** The pauses after attempts that failed. After the last a mail is given up: the console tells the same. */
const RETRY_DELAYS: readonly number[] = [5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR];

/** Tells owners what was blocked, also what a command has blocked beside the service. */
export function createTeller(needs: {
  store: NoticeStore;
  /** `null` where the operator has set up no mail. */
  send: SendMail | null;
  /** Called with each webhook of a workspace in which something was blocked: a command wakes none. */
  onEvents: (webhook: string) => void;
  baseUrl: string;
  /** The operator's contact: an https or mailto address. */
  contact: string | null;
  timeout: (milliseconds: number) => Promise<void>;
  clock: Clock;
  log: Log;
}): MailRounds {
  const { store, send, onEvents, baseUrl, contact } = needs;

  /** The contents of a notice. */
  async function newsOf({ tenantId, afterAt }: DueNotice): Promise<BlockNews> {
    const { tenant, codes, count } = await store.blocked(tenantId, afterAt, MOST_LISTED);
    const isNew = ({ since }: Block) => since > afterAt;
    const block = tenant && blockOf(tenant);
    return {
      workspace: tenant && block && isNew(block) ? { name: tenant.name, block } : null,
      codes: codes.map((code) => ({ ...code, blocks: code.blocks.filter(isNew) })),
      count,
    };
  }

  return createMailRounds(
    {
      ...{ about: "blocks", interval: 30 * SECOND, atOnce: 50, retryDelays: RETRY_DELAYS },
      take: store.take,
      async write(notice) {
        if (notice.personId === "")
          for (const webhook of await store.webhooks(notice.tenantId)) onEvents(webhook);
        const news = await newsOf(notice);
        const newest = newestOf(news);
        const sent = () => store.told(notice, newest ?? notice.afterAt);
        const recipient = send && newest !== null ? await store.recipient(notice) : null;
        if (!send || !recipient) {
          await sent();
          return null;
        }
        const language = mailLanguageOf(recipient.language);
        const letter = blockLetter(language, news, { baseUrl, contact });
        return { send: () => send(recipient.email, letter), sent };
      },
      failed: store.failed,
    },
    needs,
  );
}

/** When the newest of what is told was blocked; `null` of nothing. */
function newestOf({ workspace, codes }: BlockNews): number | null {
  const blocks = [...codes.flatMap((code) => code.blocks), ...(workspace === null ? [] : [workspace.block])];
  return blocks.length === 0 ? null : Math.max(...blocks.map(({ since }) => since));
}
