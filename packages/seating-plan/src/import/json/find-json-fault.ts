const PUNCTUATION = '[]{},:"';
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'separator' | 'end';

/**
 * Returns the offset of the first character that makes the text invalid JSON; undefined if it is valid. The errors of
 * JavaScript engines differ and often lack the position.
 */
export function findJsonFault(text: string): number | undefined {
  const open: ('[' | '{')[] = [];
  let expected: Expected = 'value';
  let offset = 0;
  for (;;) {
    while (isWhiteSpace(text.charCodeAt(offset))) offset += 1;
    if (offset >= text.length) return expected === 'end' ? undefined : offset;
    const character = text.charAt(offset);
    const token = PUNCTUATION.includes(character) ? character : matchAt(LITERAL, text, offset);
    const next: Expected | undefined = token === undefined ? undefined : advance(token, expected, open);
    if (token === undefined || !next) return offset;
    const end = token === '"' ? findStringEnd(text, offset + 1) : { at: offset + token.length, isFault: false };
    if (end.isFault) return end.at;
    expected = next;
    offset = end.at;
  }
}

function isWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function matchAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}

/** Returns the offset after the closing quote, or of a character that a string may not contain. */
function findStringEnd(text: string, start: number): { at: number; isFault: boolean } {
  let offset = start;
  while (offset < text.length) {
    const code = text.charCodeAt(offset);
    if (code === 0x22) return { at: offset + 1, isFault: false };
    if (code < 0x20) return { at: offset, isFault: true };
    const sequence = code === 0x5c ? matchAt(ESCAPE, text, offset) : '.';
    if (sequence === undefined) return { at: offset, isFault: true };
    offset += sequence.length;
  }
  return { at: text.length, isFault: true };
}

function advance(token: string, expected: Expected, open: ('[' | '{')[]): Expected | undefined {
  if (token === '{' || token === '[') {
    if (expected !== 'value' && expected !== 'valueOrEnd') return undefined;
    open.push(token);
    return token === '{' ? 'keyOrEnd' : 'valueOrEnd';
  }
  if (token === '}' || token === ']') return close(token, expected, open);
  if (token === ':') return expected === 'colon' ? 'value' : undefined;
  if (token === ',') {
    if (expected !== 'separator') return undefined;
    return open.at(-1) === '{' ? 'key' : 'value';
  }
  if (expected === 'key' || expected === 'keyOrEnd') return token === '"' ? 'colon' : undefined;
  if (expected !== 'value' && expected !== 'valueOrEnd') return undefined;
  return open.length === 0 ? 'end' : 'separator';
}

function close(token: '}' | ']', expected: Expected, open: ('[' | '{')[]): Expected | undefined {
  const isObject = token === '}';
  if (open.at(-1) !== (isObject ? '{' : '[')) return undefined;
  if (expected !== 'separator' && expected !== (isObject ? 'keyOrEnd' : 'valueOrEnd')) return undefined;
  open.pop();
  return open.length === 0 ? 'end' : 'separator';
}
