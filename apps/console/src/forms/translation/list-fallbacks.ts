import type { Texts } from './text-state.ts';

/** The order in which a text is looked for in a language; after the last one it is any there is. */
export function listFallbacks(culture: string, defaultCulture: string, texts: Texts): string[] {
  const language = culture.slice(0, 2);
  const same = Object.keys(texts).filter((other) => other.slice(0, 2) === language && Boolean(texts[other]));
  return [...new Set([culture, ...same, defaultCulture])];
}
