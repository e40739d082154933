import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listReasons } from '@parterre/contract/choices/reasons';
import { ERROR_CODES } from '@parterre/contract/wire/error-codes';
import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import { describe, expect, test } from 'vitest';
import { findNamedKeys, findUsedKeys, readWords } from '#test/find-used-keys.ts';
import SAME_AS_ENGLISH from '#test/same-as-english.json' with { type: 'json' };
import { DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts';

const folder = import.meta.dirname;
const source = join(folder, '..');
const files = readdirSync(join(folder, 'en-GB'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const namespaces = files.map((file) => basename(file, '.json'));
const repository = join(folder, '../../../..');
/** Where the ends of keys come from that are composed at run time: choices, codes, actions, fields. */
const WORDS_OF_KEYS = [source, join(repository, 'apps/api/src'), join(repository, 'packages')];
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The languages with a folder; a region (`fr-CH`) contains only texts that differ from its language. */
const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'own-texts' ? [entry.name] : [],
);
const languages = folders.filter((name) => !name.includes('-') || name === DEFAULT_LANGUAGE);
const regions = folders.filter((name) => !languages.includes(name));

test('the languages with texts are among those that the console has', () => {
  expect(folders.filter((name) => !(name in LANGUAGES))).toEqual([]);
  expect(regions.filter((name) => !languages.includes(name.slice(0, 2)))).toEqual([]);
});

describe.each(languages)('the texts in %s', (language) => {
  test.each(namespaces)('are complete: %s', (namespace) => {
    const texts = readCatalogue(language, namespace);
    expect(Object.keys(texts).sort()).toEqual(listExpectedKeys(namespace, language));
    expect(findWrong(namespace, texts)).toEqual([]);
  });
});

describe.runIf(regions.length > 0).each(regions)('the texts in %s', (region) => {
  test.each(namespaces)('are only what differs, and right: %s', (namespace) => {
    const texts = readCatalogue(region, namespace);
    const base = readCatalogue(region.slice(0, 2), namespace);
    const expected = listExpectedKeys(namespace, region);
    expect(Object.keys(texts).filter((key) => !expected.includes(key) || texts[key] === base[key])).toEqual([]);
    expect(findWrong(namespace, texts)).toEqual([]);
  });
});

test.each(languages.filter((language) => language !== DEFAULT_LANGUAGE))(
  'what %s says as English does is a word of both languages',
  (language) => {
    const same = namespaces.flatMap((namespace) => {
      const english = readCatalogue(DEFAULT_LANGUAGE, namespace);
      return Object.entries(readCatalogue(language, namespace)).flatMap(([key, text]) =>
        english[key] === text && /\p{L}{3}/u.test(text.replace(/\{\{.*?\}\}/g, '')) ? [text] : [],
      );
    });
    expect([...new Set(same)].sort()).toEqual(SAME_AS_ENGLISH[language as keyof typeof SAME_AS_ENGLISH]);
  },
);

test.each(languages)('%s names the report on resale by one word, also where it is closed or permitted', (language) => {
  expect(readCatalogue(language, 'reports')['name.fanshare']).toBe('FanShare');
  expect(readCatalogue(language, 'programme')['feature.FanShare']).toBe('FanShare');
  expect(readCatalogue(language, 'notifications')['report.fanshare']).toBe('FanShare');
  expect(readCatalogue(language, 'permissions')['name.fanshare-read']).toMatch(/^(FanShare\b|\S+ FanShare$)/);
});

test.each(folders)('%s has no file that English lacks', (name) => {
  const listFiles = (language: string) => readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' });
  const english = listFiles(DEFAULT_LANGUAGE);
  expect(listFiles(name).filter((file) => !english.includes(file))).toEqual([]);
});

test('every count is written as a number of the language: 12,000 and 12.000, never 12000', () => {
  const plain = folders.flatMap((language) =>
    namespaces.flatMap((namespace) =>
      Object.entries(readCatalogue(language, namespace)).flatMap(([key, text]) =>
        text.includes('{{count}}') ? [`${language} ${namespace}:${key}`] : [],
      ),
    ),
  );
  expect(plain).toEqual([]);
});

test('the German texts have one word per thing, the one of the glossary', () => {
  const refused = readRefusedWords();
  expect(refused).toContain('Sperrung');
  const texts = namespaces.flatMap((namespace) =>
    Object.entries(readCatalogue('de', namespace)).map(([key, text]) => ({ key: `${namespace}:${key}`, text })),
  );
  const server = join(folder, '../../../api/src/texts/de');
  for (const file of readdirSync(server)) {
    const lines = readFileSync(join(server, file), 'utf8').split('\n');
    texts.push(...lines.map((text, index) => ({ key: `line ${index + 1} of the server's ${file}`, text })));
  }
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

  test('joins no two texts with a colon: French has a space before it, so "kit:labelled" does', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|testing|^api\/error-reports/.test(file),
    );
    const joined = files.filter((file) => /\}: \$\{|join\(': '\)/.test(readFileSync(join(source, file), 'utf8')));
    expect(joined).toEqual([]);
  });

  test('has no text that nobody uses', () => {
    const named = findNamedKeys(source);
    const words = new Set(named.filter(({ isPrefix }) => !isPrefix).map(({ key }) => key));
    const beginnings = named.filter(({ isPrefix }) => isPrefix).map(({ key }) => key.replace(/^[\w-]+:(?=.)/, ''));
    const isWord = readWords(WORDS_OF_KEYS);
    const unused = [...known].filter((full) => {
      const key = full.slice(full.indexOf(':') + 1);
      if (full.startsWith('errors:') || words.has(key) || words.has(full)) return false;
      return !beginnings.some((beginning) => key.startsWith(beginning) && isWord(key.slice(beginning.length)));
    });
    expect(unused).toEqual([]);
  });
});

test.each(folders)('no text in %s names a permission by its code', (language) => {
  const coded = files.flatMap((file) =>
    Object.entries(readCatalogue(language, basename(file, '.json'))).flatMap(([key, text]) =>
      PERMISSIONS.some((permission) => text.includes(permission)) ? [`${file} ${key}`] : [],
    ),
  );
  expect(coded).toEqual([]);
});

test.each(languages)('every error code has a text in %s', (language) => {
  const texts = readCatalogue(language, 'errors');
  const codes = [...Object.keys(ERROR_CODES), 'FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR', 'UNKNOWN'];
  expect(codes.filter((code) => !texts[code])).toEqual([]);
});

test.each(languages)('every reason of a code has words in %s, with values that go with it', (language) => {
  const texts = readCatalogue(language, 'errors');
  const reasons = new Map(listReasons().map(({ code, reason, names }) => [`reasons.${code}.${reason}`, names]));
  const worded = Object.keys(texts).filter((key) => key.startsWith('reasons.'));
  expect(worded.sort()).toEqual([...reasons.keys()].sort());
  const foreign = worded.filter((key) => {
    return readPlaceholders(texts[key] ?? '').some((name) => !reasons.get(key)?.includes(name));
  });
  expect(foreign).toEqual([]);
});

/** Returns the keys of English, with plurals in the forms of the language and any special form for 0. */
function listExpectedKeys(namespace: string, language: string): string[] {
  const english = readCatalogue(DEFAULT_LANGUAGE, namespace);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) => {
    const stem = key.replace(PLURAL, '');
    const isPlural = key !== `${stem}_zero` && `${stem}_one` in english && `${stem}_other` in english;
    return isPlural ? forms.map((form) => `${stem}_${form}`) : [key];
  });
  return [...new Set(keys)].sort();
}

/** Finds empty texts and those with other placeholders than English; forms for one and zero may omit the number. */
function findWrong(namespace: string, texts: Record<string, string>): string[] {
  const english = readCatalogue(DEFAULT_LANGUAGE, namespace);
  return Object.entries(texts).flatMap(([key, text]) => {
    const other = english[key.replace(PLURAL, '_other')] ?? '';
    const least = readPlaceholders(english[key] ?? other).filter(
      (name) => name !== 'count' || !/_(zero|one)$/.test(key),
    );
    const most = readPlaceholders(`${english[key] ?? ''} ${PLURAL.test(key) ? other : ''}`);
    const said = readPlaceholders(text);
    const isRight = least.every((name) => said.includes(name)) && said.every((name) => most.includes(name));
    return isRight && text.trim() !== '' ? [] : [key];
  });
}

function isUse({ key, isPrefix }: { key: string; isPrefix: boolean }, known: string): boolean {
  const candidate = key.startsWith('*:') ? known.replace(/^[^:]+/, '*') : known;
  return isPrefix ? candidate.startsWith(key) : candidate === key;
}

/** Returns the words after "not" in the German column of the glossary. */
function readRefusedWords(): string[] {
  const glossary = readFileSync(join(repository, 'docs/glossary.md'), 'utf8');
  const rows = glossary.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((row) => row.split(/(?<!\\)\|/)[3] ?? '');
  return cells.flatMap((cell) => cell.split(', not ')[1]?.split(',') ?? []).map((word) => word.trim());
}

function readCatalogue(language: string, namespace: string): Record<string, string> {
  const file = files.find((path) => basename(path, '.json') === namespace) ?? `${namespace}.json`;
  const path = join(folder, language, file);
  return existsSync(path) ? flatten(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

function flatten(node: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

const readPlaceholders = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);
