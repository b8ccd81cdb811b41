/** Method and path: the key of stored answers. In a file of its own, because the stores need it and load no schemas. */
export const BULK_ROUTE = "POST /app/api/bulk";
