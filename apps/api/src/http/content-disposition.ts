const MOST_CHARACTERS = 150;

/**
 * `attachment` with a name every client reads: ASCII fallback and RFC 6266 `filename*`. Control characters, marks that
 * turn the direction of reading and halves of surrogate pairs never reach the header.
 */
export function contentDisposition(fileName: string): string {
  const characters = [...fileName.replace(/[\\/\p{Cc}\p{Cs}"\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '_')];
  const safe = characters.slice(0, MOST_CHARACTERS).join('');
  const ascii = safe.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii || 'download'}"; filename*=UTF-8''${encoded}`;
}
