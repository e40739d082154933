/** The database keeps no order of fields: what matters most is told first. */
const TOLD_FIRST = ['status', 'venue', 'startsAtLocal', 'plan', 'name', 'label', 'code', 'faceValueMinor'];

/** Where a field stands in what is told, by its first part. */
export function rankField(field: string): number {
  const [first = field] = field.split('.');
  return TOLD_FIRST.includes(first) ? TOLD_FIRST.indexOf(first) : TOLD_FIRST.length;
}
