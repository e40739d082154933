export interface DecodedText {
  readonly text: string;
  /** Set when nothing in the file says so and UTF-8 it is not. */
  readonly assumedEncoding?: string;
}

/** Text of a file in UTF-8, UTF-16 with a byte order mark, or else Windows-1252; undefined for a binary file. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) };
  if (bytes.includes(0)) return undefined;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), assumedEncoding: 'windows-1252' };
  }
}
