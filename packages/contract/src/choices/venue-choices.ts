/** spec §3: the sorts of venues. */
export const VENUE_SORTS = ['Name', 'Town', 'NextShowDate'] as const;
