/** What makes another event comparable, the closest first. */
export const COMPARABLE_BY = ['tour', 'campaign', 'venue'] as const;
