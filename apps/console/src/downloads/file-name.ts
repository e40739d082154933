/** File types the console hands to the reader (spec §5). */
export const ALLOWED_FILE_TYPES = ['zip', 'pdf', 'xlsx', 'txt', 'csv'] as const;

export const isAllowedFile = (name: string): boolean =>
  ALLOWED_FILE_TYPES.some((type) => name.toLowerCase().endsWith(`.${type}`) && name.length > type.length + 1);

/** The name in a Content-Disposition header (RFC 6266); the encoded form wins. Never a path. */
export function findFileName(disposition: string | null): string | undefined {
  if (!disposition) return undefined;
  const encoded = /filename\*\s*=\s*([\w-]+)'[^']*'([^;]+)/i.exec(disposition);
  const decoded = encoded ? decode(encoded[2]?.trim() ?? '') : undefined;
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1');
  const bare = /filename\s*=\s*([^";\s]+)/i.exec(disposition)?.[1];
  const name = (decoded ?? quoted ?? bare)?.split(/[\\/]/).at(-1)?.trim();
  return name || undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
