/**
 * Names a culture: `de` is 'German', or 'Deutsch' for a German reader. With `among`, the region appears only if needed:
 * `en-GB` is 'English' unless `en-US` is listed too.
 */
export function nameLanguage(culture: string, reader: string, among?: readonly string[]): string {
  const language = culture.slice(0, 2);
  const isAlone = among?.every((other) => other === culture || other.slice(0, 2) !== language) ?? false;
  try {
    return new Intl.DisplayNames(reader, { type: 'language' }).of(isAlone ? language : culture) ?? culture;
  } catch {
    return culture;
  }
}
