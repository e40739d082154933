const LENGTH = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*(px|mm|cm|q|in|pt|pc|%)?\s*$/i;
/** Far more than any number needs. */
const LONGEST = 60;
const PIXELS: Record<string, number> = {
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  pt: 4 / 3,
  pc: 16,
};

/** What is not said is 0, as everywhere in SVG; what is no length is no number. `whole` is what a share is of. */
export function readLength(text: string | undefined, whole = Number.NaN): number {
  if (text === undefined) return 0;
  const [, value, unit = 'px'] = (text.length <= LONGEST && LENGTH.exec(text)) || [];
  if (value === undefined) return Number.NaN;
  return Number(value) * (unit === '%' ? whole / 100 : (PIXELS[unit.toLowerCase()] ?? 1));
}
