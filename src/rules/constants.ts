/** The parameters of `utm`, in the order in which they are added. In a file of its own, because scans load no schemas. */
export const UTM_NAMES = ["source", "medium", "campaign", "term", "content"] as const;
