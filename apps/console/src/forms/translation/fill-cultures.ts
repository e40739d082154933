/** A text for every culture, empty where there is none: what the fields of a form start from. */
export const fillCultures = (texts: Record<string, string>, cultures: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(cultures.map((culture) => [culture, ''])),
  ...texts,
});

/** Only the cultures that have a text: what is sent. */
export const dropBlankCultures = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
