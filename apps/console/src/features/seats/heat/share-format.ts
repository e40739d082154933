/** `12.5%`, as the reader's language writes it. */
export const SHARE_FORMAT = { style: 'percent', maximumFractionDigits: 1 } as const;
