import { type FindPeople, type People, personOf } from "../../kit/shared/author.ts";
import type { AuditStore } from "./store.ts";

const NOBODY: People = new Map();

/** Looks up the people among authors. Nothing is read where there are none. */
export function findPeople({ people }: Pick<AuditStore, "people">): FindPeople {
  return async (authors) => {
    const ids = new Set(authors.flatMap((author) => personOf(author) ?? []));
    return ids.size === 0 ? NOBODY : people([...ids]);
  };
}
