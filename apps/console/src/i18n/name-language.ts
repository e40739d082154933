/** A culture in the reader's words: `de` is 'German', or 'Deutsch' for who reads German. */
export function nameLanguage(culture: string, reader: string): string {
  try {
    return new Intl.DisplayNames(reader, { type: 'language' }).of(culture) ?? culture;
  } catch {
    return culture;
  }
}
