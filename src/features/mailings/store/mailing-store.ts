import { bind, type Database } from "../../../../db/work.ts";
import { confirm, edit, end, find, list, make, remove } from "./mailings.ts";
import { begin, failed, settle, take } from "./mails.ts";
import { counts, dead, firstScans, hasCode, leadsIn } from "./news.ts";

/** Stores mailings, and how far their mails have told. */
export function createMailingStore(db: Database) {
  const { read, write } = bind(db);
  return {
    list: read(list),
    find: read(find),
    make: write(make),
    edit: write(edit),
    confirm: write(confirm),
    remove: write(remove),
    end: write(end),
    take: write(take),
    begin: write(begin),
    settle: write(settle),
    failed: write(failed),
    dead: read(dead),
    firstScans: read(firstScans),
    leadsIn: read(leadsIn),
    hasCode: read(hasCode),
    counts: read(counts),
  };
}

export type MailingStore = ReturnType<typeof createMailingStore>;
