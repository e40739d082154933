export interface DecodedText {
  /** The text without its byte order mark. */
  readonly text: string;
  /** Set if the encoding is a guess, because the file has no byte order mark and is not valid UTF-8. */
  readonly assumedEncoding?: string;
}

/**
 * Decodes every uploaded file: by its byte order mark, else as UTF-16 if every other byte is 0, else as valid UTF-8,
 * else as Windows-1252, which spreadsheets save. Returns undefined for files that are not text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  if (isWorkbook(bytes)) return undefined;
  const decoded = decode(bytes);
  return isText(decoded.text) && !BINARY_STARTS.test(decoded.text.slice(0, 8)) ? decoded : undefined;
}

function decode(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) };
  const wide = findWideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), assumedEncoding: wide };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), assumedEncoding: 'windows-1252' };
  }
}

const LOOKED_AT = 1000;

/** Recognises UTF-16 without a byte order mark: in a table, most characters have one zero byte, always the same one. */
function findWideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, LOOKED_AT);
  if (length < 4 || bytes.length % 2 !== 0) return undefined;
  const zeros = [0, 0];
  for (let index = 0; index < length; index += 1)
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd * 4 >= length) return 'utf-16le';
  return odd === 0 && even * 4 >= length ? 'utf-16be' : undefined;
}

/**
 * The most control characters in a text, in per cent. In pictures, archives and workbooks every ninth byte or more is
 * one.
 */
const PERCENT_MAX = 5;
/** Matches formats that start like text but are not. */
const BINARY_STARTS = /^(?:%PDF-|\{\\rtf)/;

function isText(decoded: string): boolean {
  const start = decoded.slice(0, LOOKED_AT);
  let controls = 0;
  for (const character of start) if (isControl(character.charCodeAt(0))) controls += 1;
  return controls * 100 <= start.length * PERCENT_MAX;
}

/**
 * True for control characters other than tab, line feed, vertical tab, form feed, carriage return and escape, which
 * texts contain.
 */
const isControl = (code: number): boolean => code < 0x09 || (code > 0x0d && code < 0x20 && code !== 0x1b);

/** True for the first bytes of the workbook formats that spreadsheets save by default, the current and the old one. */
export const isWorkbook = ([a, b, c, d]: Uint8Array): boolean =>
  (a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04) || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0);
