/**
 * Returns the media type that a caller wants most of those that a call has, the first one for a caller without wishes;
 * undefined when the caller accepts none of them.
 */
export function findAccepted(header: string | undefined, types: readonly string[]): string | undefined {
  if (!header?.trim()) return types[0];
  for (const wanted of listWanted(header)) {
    const found = types.find((type) => covers(wanted, type));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the media types of an Accept header, the most wanted first. */
const listWanted = (header: string): string[] =>
  header
    .split(',')
    .map((entry) => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ type }) => type);

const covers = (wanted: string, type: string): boolean =>
  wanted === type || wanted === '*/*' || (wanted.endsWith('/*') && type.startsWith(wanted.slice(0, -1)));
