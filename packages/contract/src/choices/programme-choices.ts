/** spec §3: the sorts of campaigns, and so of tours. */
export const PROGRAMME_SORTS = ['Name', 'NextShowDate'] as const;

/** The result at each event that a campaign or tour pushed a picture to. */
export const PUSH_RESULTS = ['added', 'replaced', 'unchanged', 'refused'] as const;
