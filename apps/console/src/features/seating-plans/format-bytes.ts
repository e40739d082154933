const MEGABYTE = 1024 * 1024;

/** A file's size as people know it: whole kilobytes below a megabyte, one decimal above. */
export function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= MEGABYTE;
  const value = isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / 1024));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes === 0 ? 0 : value);
}
