import type { BackendModule } from 'i18next';
import { withOwnTexts } from './own-texts/own-texts.ts';

type Catalogue = Record<string, unknown>;

/**
 * The catalogues that are loaded first. The names of all others, 3 kB, are a part of the frame, because the page of the
 * sign-in needs none of them.
 */
const first = import.meta.glob<Catalogue>('./*/{shell,kit,errors,permissions}.json', { import: 'default' });

export const catalogues: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadShipped(language, namespace).then(
      (shipped) => done(null, withOwnTexts(language, namespace, shipped)),
      (error: Error) => done(error, false),
    );
  },
};

/** Loads a shipped catalogue once; empty if the language has no texts of its own. */
export async function loadShipped(language: string, namespace: string): Promise<Catalogue> {
  const load =
    first[`./${language}/${namespace}.json`] ??
    (await import('./page-catalogues.ts')).findCatalogue(language, namespace);
  return (await load?.()) ?? {};
}

/** True if the language, or the language of a region, has texts; a region's folder contains only the differences. */
export const hasTexts = (language: string): boolean =>
  [language, language.slice(0, 2)].some((folder) => `./${folder}/shell.json` in first);
