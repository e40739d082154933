import type { BackendModule } from 'i18next';
import { withOwnTexts } from './own-texts.ts';

type Catalogue = Record<string, unknown>;

/**
 * `<language>/<namespace>.json`; those of features are in `features/<area>/`, which is not part of the name. Each is a
 * chunk of its own, loaded on demand.
 */
const files = import.meta.glob<Catalogue>('./*/**/*.json', { import: 'default' });

const loaders = new Map(Object.entries(files).map(([path, load]) => [path.replace(/features\/[^/]+\//, ''), load]));

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
export const loadShipped = async (language: string, namespace: string): Promise<Catalogue> =>
  (await loaders.get(`./${language}/${namespace}.json`)?.()) ?? {};

export const listCatalogues = (): string[] =>
  [...loaders.keys()].flatMap((path) => /^\.\/en-GB\/([\w-]+)\.json$/.exec(path)?.[1] ?? []).sort();

/** True if the language, or the language of a region, has texts; a region's folder contains only the differences. */
export const hasTexts = (language: string): boolean =>
  [language, language.slice(0, 2)].some((folder) => `./${folder}/shell.json` in files);
