/** `attachment` with a name every client reads: ASCII fallback and RFC 6266 `filename*`. */
export function contentDisposition(fileName: string): string {
  const safe = fileName.replace(/[\\/\p{Cc}"]/gu, '_').slice(0, 150);
  const ascii = safe.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii || 'download'}"; filename*=UTF-8''${encoded}`;
}
