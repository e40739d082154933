import type { BackendModule } from 'i18next';

type Catalogue = Record<string, unknown>;

/** `<language>/<namespace>.json`, that of a feature in `features/`. Each is its own chunk, loaded when it is asked for. */
const files = import.meta.glob<Catalogue>('./*/**/*.json', { import: 'default' });

export const catalogues: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`./${language}/${namespace}.json`] ?? files[`./${language}/features/${namespace}.json`];
    if (!load) return done(null, {});
    load().then(
      (catalogue) => done(null, catalogue),
      (error: Error) => done(error, false),
    );
  },
};

/** Languages that have the shell's texts: only these are offered. */
export function listTranslatedLanguages(languages: string[]): string[] {
  return languages.filter((language) => `./${language}/shell.json` in files);
}
