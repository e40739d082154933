import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import { expect, test } from 'vitest';
import { LANGUAGES } from './pick-language.ts';

const fileOf = (culture: string) =>
  fileURLToPath(new URL(`../../../console/src/i18n/${culture}/permissions.json`, import.meta.url));

/** The console's names, in which a region has only what its language says otherwise. */
function readConsoleNames(tag: string): Record<string, string> {
  const cultures = [...new Set([tag.split('-')[0] ?? tag, tag])].map(fileOf).filter((file) => existsSync(file));
  return Object.assign({}, ...cultures.map((file) => JSON.parse(readFileSync(file, 'utf8')).name));
}

test.each(LANGUAGES.map(({ tag, notifications }) => [tag, notifications.permissions] as const))(
  'mails and the bell name every permission as the console does (%s)',
  (tag, names) => {
    const shown = readConsoleNames(tag);
    expect(names).toEqual(Object.fromEntries(PERMISSIONS.map((id) => [id, shown[id.replace(':', '-')]])));
  },
);
