/**
 * A culture in the reader's words: `de` is 'German', or 'Deutsch' for who reads German. Among others, the region is only
 * told where it makes a difference: `en-GB` is 'English' unless `en-US` is there too.
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
