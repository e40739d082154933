/**
 * `<language>/<namespace>.json`; those of features are in `features/<area>/`, which is not part of the name. Each is a
 * chunk of its own, loaded on demand.
 */
const files = import.meta.glob<Record<string, unknown>>('./*/**/*.json', { import: 'default' });

const loaders = new Map(Object.entries(files).map(([path, load]) => [path.replace(/features\/[^/]+\//, ''), load]));

export const findCatalogue = (language: string, namespace: string) => loaders.get(`./${language}/${namespace}.json`);

export const listCatalogues = (): string[] =>
  [...loaders.keys()].flatMap((path) => /^\.\/en-GB\/([\w-]+)\.json$/.exec(path)?.[1] ?? []).sort();
