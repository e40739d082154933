/** First letters of the first and the last name. */
export function initialsOf(fullName: string): string {
  const names = fullName.trim().split(/\s+/);
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined].map((name) => [...(name ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
