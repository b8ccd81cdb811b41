import type { OpenStores } from "../../db/stores.ts";
import { freshId, NOON } from "../../db/stores.ts";

/** Adds a person who has nothing but an address. @returns the id. */
export async function personIn(stores: Pick<OpenStores, "damage">): Promise<string> {
  const id = freshId("per");
  await stores.damage(`insert into people (id, email, email_key, name, created_at, second_factor)
    values ('${id}', '${id}@museum.example', '${id}@museum.example', 'Anna', ${NOON}, false)`);
  return id;
}
