/** The times that a period begins and ends at. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}

/** The API's path of campaigns. @param ends - of their period; `null` for all time. */
export function campaignsPath(ends: Ends | null, query: Readonly<Record<string, string>>): string {
  const asked = new URLSearchParams({ ...(ends && { from: ends.from, to: ends.to }), ...query }).toString();
  return asked === "" ? "/app/api/campaigns" : `/app/api/campaigns?${asked}`;
}
