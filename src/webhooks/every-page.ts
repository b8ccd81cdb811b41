/** Tenants looked at in one query. */
const TENANTS_AT_ONCE = 200;

/** All entries of a list that is read page by page, leaving time for others in between. */
export async function* everyPage<T extends { readonly tenantId: string }>(
  read: (after: string, limit: number) => Promise<T[]>,
): AsyncGenerator<T> {
  for (let after = ""; ;) {
    const page = await read(after, TENANTS_AT_ONCE);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < TENANTS_AT_ONCE) return;
    after = last.tenantId;
    await nextTurn();
  }
}

/** Lets others have a turn of the event loop. */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
