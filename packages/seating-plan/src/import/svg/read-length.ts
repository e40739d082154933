const LENGTH = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*(px|mm|cm|q|in|pt|pc|%)?\s*$/i;
/** The most characters of a number; no valid one needs more. */
const TEXT_LENGTH_MAX = 60;
const PIXELS: Record<string, number> = {
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  pt: 4 / 3,
  pc: 16,
};

/** Returns a length. A missing one is 0, as everywhere in SVG; an invalid one is NaN. Percentages refer to `whole`. */
export function readLength(text: string | undefined, whole = Number.NaN): number {
  if (text === undefined) return 0;
  const [, value, unit = 'px'] = (text.length <= TEXT_LENGTH_MAX && LENGTH.exec(text)) || [];
  if (value === undefined) return Number.NaN;
  return Number(value) * (unit === '%' ? whole / 100 : (PIXELS[unit.toLowerCase()] ?? 1));
}
