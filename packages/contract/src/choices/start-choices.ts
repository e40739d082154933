/** The features that a comparable show can share with this one, the closest match first. */
export const COMPARABLE_BY = ['tour', 'campaign', 'venue'] as const;
