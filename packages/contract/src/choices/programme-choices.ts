/** spec §3: the sort keys of campaigns and tours. */
export const PROGRAMME_SORTS = ['Name', 'NextShowDate'] as const;

/** The result at each show that a campaign or tour pushed a picture to. */
export const PUSH_RESULTS = ['added', 'replaced', 'unchanged', 'refused'] as const;
