/** Cuts a line at the column's edge; a tooltip has the full text. On a phone cells wrap instead. */
export const CLIPPED = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const CLIPPED_NAME = { ...CLIPPED, typography: 'body1', fontWeight: 'fontWeightMedium' } as const;

/** A note in smaller type, because users look for the line above it. */
export const CLIPPED_NOTE = { ...CLIPPED, typography: 'caption', color: 'text.secondary' } as const;

/** Hides a text from the eye, but not from screen readers. */
export const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
