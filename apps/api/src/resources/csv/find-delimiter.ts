const DELIMITERS = [',', ';', '\t'] as const;

/** What parts the cells of the first line, counted outside of quotes; a line `sep=;` of Excel says it by itself. */
export function findDelimiter(text: string): { delimiter: string; start: number } {
  const said = /^sep=([,;\t])\r?\n/i.exec(text);
  if (said?.[1]) return { delimiter: said[1], start: said[0].length };
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') break;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return { delimiter: best?.[0] ?? ',', start: 0 };
}
