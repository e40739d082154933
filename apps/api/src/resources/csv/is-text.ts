const LOOKED_AT = 1000;
/** A text may have a stray one; of the bytes of pictures, archives and workbooks every ninth or more is one. */
const MOST_PER_CENT = 5;

/** Whether a file is a text at all, by the control characters at its beginning: no text is made of them. */
export function isText(decoded: string): boolean {
  const start = decoded.slice(0, LOOKED_AT);
  let controls = 0;
  for (const character of start) if (isControl(character.charCodeAt(0))) controls++;
  return controls * 100 <= start.length * MOST_PER_CENT;
}

/** None of tab, line feed, vertical tab, form feed, carriage return and escape, which texts have. */
const isControl = (code: number): boolean => code < 0x09 || (code > 0x0d && code < 0x20 && code !== 0x1b);
