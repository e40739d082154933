/** Ranks fields by importance, because the database keeps no order of them. */
const RANKED_FIRST = ['status', 'venue', 'startsAtLocal', 'plan', 'name', 'label', 'code', 'faceValueMinor'];

export function rankField(field: string): number {
  const [first = field] = field.split('.');
  return RANKED_FIRST.includes(first) ? RANKED_FIRST.indexOf(first) : RANKED_FIRST.length;
}
