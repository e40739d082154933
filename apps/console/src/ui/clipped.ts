/** A line cut where its column ends; whole words stand in its tip, and on a phone, where cells wrap, in the line. */
export const CLIPPED = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const CLIPPED_NAME = { ...CLIPPED, typography: 'body1', fontWeight: 'fontWeightMedium' } as const;

/** What explains the line above it, small, because the line above is what is looked for. */
export const CLIPPED_NOTE = { ...CLIPPED, typography: 'caption', color: 'text.secondary' } as const;
