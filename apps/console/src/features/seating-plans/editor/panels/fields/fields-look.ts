export const LABEL_LOOK = {
  display: 'block',
  mb: 0.5,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 530,
  color: 'text.secondary',
};

/** Two fields side by side. */
export const PAIR_LOOK = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 };

export const HINT_LOOK = { m: 0, fontSize: 12, lineHeight: '16px', color: 'text.secondary' };
