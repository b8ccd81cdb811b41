/** Method and path: what kept answers go by. */
export const BULK_ROUTE = "POST /app/api/bulk";
