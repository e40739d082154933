/** spec §3 sort values of venues. */
export const VENUE_SORTS = ['Name', 'Town', 'NextShowDate'] as const;
