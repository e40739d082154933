/** The control characters, spaces and soft hyphen up to U+00FF. */
const BLANK = String.raw`\s\x00-\x20\x7F-\xA0\xAD`;
const NO_LETTER = String.raw`\x00-\x40\x5B-\x60\x7B-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7`;
const NO_ALPHANUMERIC = String.raw`\x00-\x2F\x3A-\x40\x5B-\x60\x7B-\xA9\xAB-\xB1\xB4\xB6-\xB8\xBB\xBF\xD7\xF7`;
const MARKS = String.raw`@.,;<>()\[\]\\":`;
const WORD = `[^${MARKS}${BLANK}]+`;
const LABEL = `[^-${MARKS}${BLANK}]([^${MARKS}${BLANK}]*[^-${MARKS}${BLANK}])?`;
const CODE = `[^${NO_ALPHANUMERIC}]([._-]|[^${NO_ALPHANUMERIC}])*`;

/**
 * Patterns that need a Unicode engine, with forms that every engine compiles. Up to U+00FF both accept the same; beyond
 * it the portable form accepts everything, and the server decides.
 */
const LOOSER = new Map([
  [String.raw`[^\s\p{C}\p{M}\p{Z}]`, `[^${BLANK}]`],
  [String.raw`\p{L}`, `[^${NO_LETTER}]`],
  [String.raw`^[\p{L}\p{N}]*$`, `^[^${NO_ALPHANUMERIC}]*$`],
  [String.raw`^[\p{L}\p{N}][\p{L}\p{N}._-]*$`, `^${CODE}$`],
  [String.raw`^([\p{L}\p{N}][\p{L}\p{N}._-]*)?$`, `^(${CODE})?$`],
  [String.raw`^[^\p{Cc}\u2028\u2029]*$`, String.raw`^[^\x00-\x1F\x7F-\x9F]*$`],
]);

const UNICODE_WORD = String.raw`[^\s@.,;<>()[\]\\":\p{C}]+`;

export function toPortable(pattern: string): string {
  if (pattern.startsWith(`^${UNICODE_WORD}`)) return String.raw`^${WORD}(\.${WORD})*@${LABEL}(\.${LABEL})*$`;
  return LOOSER.get(pattern) ?? pattern;
}
