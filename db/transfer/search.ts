/** Marks all codes of a copy as not indexed for searches: the index is not copied, and housekeeping rebuilds it. */
export const FILL_BACKLOG = `
  insert into search_backlog (id, up_to) select 1, max(seq) from codes having max(seq) is not null
  on conflict (id) do update set up_to = excluded.up_to`;
