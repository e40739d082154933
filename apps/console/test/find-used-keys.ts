import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface UsedKey {
  /** `namespace:key`, or its beginning; `*:` if the function receives `t`, so that the namespace is unknown. */
  key: string;
  /** True if the rest of the key is known only at run time. */
  isPrefix: boolean;
  file: string;
}

/** Finds the text keys used in the source: `t('a')`, `t(\`a.${x}\`)`, `labelKey: 'a.b'`, in the file's namespace. */
export function findUsedKeys(folder: string): UsedKey[] {
  return readSource(folder).flatMap(({ file, text }) => readKeys(file, text));
}

/** Finds all literals that could be a text key; a key missing here is unused. */
export function findNamedKeys(folder: string): Pick<UsedKey, 'key' | 'isPrefix'>[] {
  return readSource(folder).flatMap(({ text }) => [
    ...[...text.matchAll(/(['"`])([\w.:-]+)\1/g)].map(([, , key = '']) => ({ key, isPrefix: false })),
    ...[...text.matchAll(/`([\w.:-]+[.:])\$\{/g)].map(([, key = '']) => ({ key, isPrefix: true })),
  ]);
}

/**
 * Returns a test whether the end of a key that is known only at run time is a word of the source: a literal, a name of a
 * field, a word before a literal end (`SOLDAdvice`), or two words in a row (`NUMBER_OUT_OF_RANGE_capacity`).
 * `price.create` is `price_create` in a key.
 */
export function readWords(folders: readonly string[]): (end: string) => boolean {
  const text = folders.flatMap((folder) => readSource(folder).map((source) => source.text)).join('\n');
  const literals = [...text.matchAll(/['"`]([\w.:-]+)['"`]/g)].map(([, word = '']) => normalise(word));
  const fields = [...text.matchAll(/(?<![\w.])(\w+)\??\s*[:,(}]/g)].map(([, word = '']) => word);
  const words = new Set([...literals, ...fields]);
  const suffixes = new Set([...text.matchAll(/\}(\w+)[`.]/g)].map(([, word = '']) => word));
  const isWord = (end: string): boolean =>
    words.has(end) ||
    [...suffixes].some((suffix) => end.endsWith(suffix) && words.has(end.slice(0, -suffix.length))) ||
    [...end.matchAll(/_/g)].some(({ index }) => words.has(end.slice(0, index)) && words.has(end.slice(index + 1)));
  return (end) => isWord(normalise(end)) || end.split('.').every((part) => isWord(normalise(part)));
}

const normalise = (word: string): string => word.replace(/[.:-]/g, '_');

function readSource(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

function readKeys(file: string, text: string): UsedKey[] {
  const named = new Set([...text.matchAll(/useTranslation\(\[?'([\w-]+)'/g)].map((match) => match[1]));
  const own = named.size === 1 ? [...named][0] : '*';
  const found = [...text.matchAll(/(\bt\(|i18next\.t\(\[?|Key: |Key=)\s*(['"`])([\w.:-]+?)(?:\2|(\$\{))/g)];
  // A word without a dot is a key only as an argument of `t`: `sortKey: 'name'` is not.
  return found
    .filter(([, place, , key = '']) => place === 't(' || /[.:]/.test(key))
    .map(([, , , key = '', dynamic]) => ({
      key: key.includes(':') ? key : `${own}:${key}`,
      isPrefix: dynamic !== undefined,
      file,
    }));
}
