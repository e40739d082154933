/** spec §3: how campaigns, and with them tours, are sorted. */
export const PROGRAMME_SORTS = ['Name', 'NextShowDate'] as const;

/** What became of a picture at each event that a campaign or tour handed it to. */
export const PUSH_RESULTS = ['added', 'replaced', 'unchanged', 'refused'] as const;
