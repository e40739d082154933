import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listReasons } from '@parterre/contract/choices/reasons';
import { ERROR_CODES } from '@parterre/contract/wire/error-codes';
import { describe, expect, test } from 'vitest';
import { findNamedKeys, findUsedKeys } from '../../test/find-used-keys.ts';

const folder = import.meta.dirname;
const source = join(folder, '..');
const namespaces = readdirSync(join(folder, 'en-GB'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'));
const PLURAL = /_(zero|one|two|few|many|other)$/;

describe.each(namespaces)('the texts of %s', (namespace) => {
  const english = readCatalogue('en-GB', namespace);
  const german = readCatalogue('de', namespace);

  test('are complete in German', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(german).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('have the same placeholders in German', () => {
    const differing = Object.keys(english).filter(
      (key) => readPlaceholders(english[key] ?? '') !== readPlaceholders(german[key] ?? ''),
    );
    expect(differing).toEqual([]);
  });
});

test('the German texts have one word per thing, the one of the glossary', () => {
  const refused = readRefusedWords();
  expect(refused).toContain('Sperrung');
  const texts = namespaces.flatMap((namespace) =>
    Object.entries(readCatalogue('de', namespace)).map(([key, text]) => ({ key: `${namespace}:${key}`, text })),
  );
  const server = readFileSync(join(folder, '../../../api/src/texts/de.ts'), 'utf8');
  texts.push(...server.split('\n').map((text, index) => ({ key: `the server's line ${index + 1}`, text })));
  const wrong = refused.flatMap((word) => {
    const inflected = new RegExp(`(?<!\\p{L})${word}(?:e?[ns]|e?r|m)?(?!\\p{L})`, 'u');
    return texts.filter(({ text }) => inflected.test(text)).map(({ key }) => `${key} says ${word}`);
  });
  expect(wrong).toEqual([]);
});

describe('the source', () => {
  const known = new Set(
    namespaces.flatMap((namespace) =>
      Object.keys(readCatalogue('en-GB', namespace)).map((key) => `${namespace}:${key.replace(PLURAL, '')}`),
    ),
  );

  test('uses only keys that exist', () => {
    const used = findUsedKeys(source);
    expect(used.filter(({ key }) => !key.includes('.')).length).toBeGreaterThan(100);
    const missing = used.filter((use) => ![...known].some((key) => isUse(use, key)));
    expect(missing).toEqual([]);
  });

  test('has no text that nobody uses', () => {
    const named = findNamedKeys(source);
    const words = new Set(named.filter(({ isPrefix }) => !isPrefix).map(({ key }) => key));
    const beginnings = named.filter(({ isPrefix }) => isPrefix).map(({ key }) => key.replace(/^[\w-]+:(?=.)/, ''));
    const unused = [...known].filter((full) => {
      const key = full.slice(full.indexOf(':') + 1);
      if (full.startsWith('errors:') || words.has(key) || words.has(full)) return false;
      return !beginnings.some((beginning) => key.startsWith(beginning));
    });
    expect(unused).toEqual([]);
  });
});

test.each(['en-GB', 'de'])('every error code has a text in %s', (language) => {
  const texts = readCatalogue(language, 'errors');
  const codes = [...Object.keys(ERROR_CODES), 'FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR', 'UNKNOWN'];
  expect(codes.filter((code) => !texts[code])).toEqual([]);
});

test.each(['en-GB', 'de'])('every reason of a code has words in %s, with values that go with it', (language) => {
  const texts = readCatalogue(language, 'errors');
  const reasons = new Map(listReasons().map(({ code, reason, names }) => [`reasons.${code}.${reason}`, names]));
  const worded = Object.keys(texts).filter((key) => key.startsWith('reasons.'));
  expect(worded.sort()).toEqual([...reasons.keys()].sort());
  const foreign = worded.filter((key) => {
    const used = readPlaceholders(texts[key] ?? '').split(',');
    return used.some((name) => name !== '' && !reasons.get(key)?.includes(name));
  });
  expect(foreign).toEqual([]);
});

function isUse({ key, isPrefix }: { key: string; isPrefix: boolean }, known: string): boolean {
  const candidate = key.startsWith('*:') ? known.replace(/^[^:]+/, '*') : known;
  return isPrefix ? candidate.startsWith(key) : candidate === key;
}

/** What stands after "not" in the German column of the glossary. */
function readRefusedWords(): string[] {
  const glossary = readFileSync(join(folder, '../../../../docs/glossary.md'), 'utf8');
  const rows = glossary.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((row) => row.split(/(?<!\\)\|/)[3] ?? '');
  return cells.flatMap((cell) => cell.split(', not ')[1]?.split(',') ?? []).map((word) => word.trim());
}

function readCatalogue(language: string, namespace: string): Record<string, string> {
  const file = ['.', 'features'].map((place) => join(folder, language, place, `${namespace}.json`)).find(existsSync);
  return file ? flatten(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

function flatten(node: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

function readPlaceholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]);
  return [...new Set(names)].sort().join(',');
}
