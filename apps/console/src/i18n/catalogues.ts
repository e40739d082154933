import type { BackendModule } from 'i18next';
import { withOwnTexts } from './own-texts.ts';

type Catalogue = Record<string, unknown>;

/**
 * `<language>/<namespace>.json`, that of a feature in `features/<area>/`, which its name leaves out. Each is its own chunk,
 * loaded when it is asked for.
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

/** A catalogue as the product ships it; empty where the language has nothing of its own to say. Loaded once. */
export const loadShipped = async (language: string, namespace: string): Promise<Catalogue> =>
  (await loaders.get(`./${language}/${namespace}.json`)?.()) ?? {};

/** The names of all catalogues. */
export const listCatalogues = (): string[] =>
  [...loaders.keys()].flatMap((path) => /^\.\/en-GB\/([\w-]+)\.json$/.exec(path)?.[1] ?? []).sort();

/** Whether a language has texts of its own; a region has those of its language, and a folder only for what differs. */
export const hasTexts = (language: string): boolean =>
  [language, language.slice(0, 2)].some((folder) => `./${folder}/shell.json` in files);
