import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface UsedKey {
  /** `namespace:key`, or its beginning; `*:` where the function is handed the texts and any namespace will do. */
  key: string;
  /** The key goes on with something only known at run time. */
  isPrefix: boolean;
  file: string;
}

/** Every text key the source names: `t('a.b')`, `t(\`a.${x}\`)`, `labelKey: 'a.b'`, in the file's namespace. */
export function findUsedKeys(folder: string): UsedKey[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) => readKeys(file, readFileSync(join(folder, file), 'utf8')));
}

function readKeys(file: string, text: string): UsedKey[] {
  const named = new Set([...text.matchAll(/useTranslation\('([\w-]+)'\)/g)].map((match) => match[1]));
  const own = named.size === 1 ? [...named][0] : '*';
  const found = [...text.matchAll(/(?:\bt\(|i18next\.t\(\[?|Key: |Key=)\s*(['"`])([\w.:-]+?)(?:\1|(\$\{))/g)];
  return found
    .filter(([, , key]) => key?.includes('.') || key?.includes(':'))
    .map(([, , key = '', dynamic]) => ({
      key: key.includes(':') ? key : `${own}:${key}`,
      isPrefix: dynamic !== undefined,
      file,
    }));
}
