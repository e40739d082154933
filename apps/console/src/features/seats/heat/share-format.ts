/** `12.5%`, as the reader's language writes it; always one digit, so that a share is the same wherever it stands. */
export const SHARE_FORMAT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
