/** Ranks fields by importance, because the database keeps no order of them. */
const TOLD_FIRST = ['status', 'venue', 'startsAtLocal', 'plan', 'name', 'label', 'code', 'faceValueMinor'];

export function rankField(field: string): number {
  const [first = field] = field.split('.');
  return TOLD_FIRST.includes(first) ? TOLD_FIRST.indexOf(first) : TOLD_FIRST.length;
}
