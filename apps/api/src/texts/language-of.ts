/** Returns the language of a culture in lower case: `pt` of `pt-BR`, also where the region stands behind a `_`. */
export const languageOf = (culture: string): string => (culture.split(/[-_]/)[0] ?? '').toLowerCase();
