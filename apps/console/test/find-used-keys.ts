import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface UsedKey {
  /** `namespace:key`, or its beginning; `*:` where the function is handed the texts and any namespace will do. */
  key: string;
  /** The key goes on with something only known at run time. */
  isPrefix: boolean;
  file: string;
}

/** Every text key the source names: `t('a')`, `t(\`a.${x}\`)`, `labelKey: 'a.b'`, in the file's namespace. */
export function findUsedKeys(folder: string): UsedKey[] {
  return readSource(folder).flatMap(({ file, text }) => readKeys(file, text));
}

/** Every literal that may be a text key, wherever it stands: what is not among them, nobody asks for. */
export function findNamedKeys(folder: string): Pick<UsedKey, 'key' | 'isPrefix'>[] {
  return readSource(folder).flatMap(({ text }) => [
    ...[...text.matchAll(/(['"`])([\w.:-]+)\1/g)].map(([, , key = '']) => ({ key, isPrefix: false })),
    ...[...text.matchAll(/`([\w.:-]+[.:])\$\{/g)].map(([, key = '']) => ({ key, isPrefix: true })),
  ]);
}

function readSource(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

function readKeys(file: string, text: string): UsedKey[] {
  const named = new Set([...text.matchAll(/useTranslation\(\[?'([\w-]+)'/g)].map((match) => match[1]));
  const own = named.size === 1 ? [...named][0] : '*';
  const found = [...text.matchAll(/(\bt\(|i18next\.t\(\[?|Key: |Key=)\s*(['"`])([\w.:-]+?)(?:\2|(\$\{))/g)];
  // A word without a dot is a key only where a text is asked for: `sortKey: 'name'` is none.
  return found
    .filter(([, place, , key = '']) => place === 't(' || /[.:]/.test(key))
    .map(([, , , key = '', dynamic]) => ({
      key: key.includes(':') ? key : `${own}:${key}`,
      isPrefix: dynamic !== undefined,
      file,
    }));
}
