import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { MAIL_LANGUAGES, type MailLanguage } from '@parterre/contract/choices/account-choices';
import type { TranslationText } from '@parterre/contract/translations';
import { toSearchKey } from '#lists/search-key.ts';
import { findFolder } from '#process/find-folder.ts';

type Form = NonNullable<TranslationText['form']>;

/** A text of the console as shipped: one per language, and for a plural, one per form. */
export interface ShippedText {
  catalogue: string;
  /** The key without the plural form. */
  key: string;
  texts: readonly ShippedForm[];
  /** The key and the texts of all languages, in the form of search keys. */
  searchKey: string;
}

export interface ShippedForm {
  language: MailLanguage;
  key: string;
  form: Form | null;
  /** The text and the language that has it: this one, the one without its region, or English. */
  shipped: string | null;
  shippedIn: MailLanguage | null;
  /** The form for any number, whose placeholders this one may have too. */
  other: string | null;
}

let all: readonly ShippedText[] | undefined;

/** Returns every text by catalogue and key. They are read with the first call and kept. */
export function listShippedTexts(): readonly ShippedText[] {
  all ??= readCatalogues().flatMap(({ catalogue, byLanguage }) => listTexts(catalogue, byLanguage));
  return all;
}

/** Finds a text by its key; a plural also by the key of one of its forms. */
export const findShippedText = (catalogue: string, key: string): ShippedText | undefined =>
  findByKey(catalogue, key) ?? findByKey(catalogue, stemOf(key).stem);

const findByKey = (catalogue: string, key: string) =>
  listShippedTexts().find((text) => text.catalogue === catalogue && text.key === key);

/** Finds a text in one language by its whole key, which includes the form of a plural. */
export const findShippedForm = (catalogue: string, key: string, language: MailLanguage): ShippedForm | undefined =>
  findShippedText(catalogue, key)?.texts.find((one) => one.key === key && one.language === language);

type Texts = Readonly<Record<string, string>>;
type ByLanguage = ReadonlyMap<MailLanguage, Texts>;

/** Reads the catalogues from the source of the console; none where it was not deployed. */
function readCatalogues(): { catalogue: string; byLanguage: ByLanguage }[] {
  const folder = findFolder(import.meta.url, '../../../../../console/src/i18n/', '../../console/src/i18n/');
  if (!folder) return [];
  const files = MAIL_LANGUAGES.flatMap((language) =>
    readdirSync(`${folder}${language}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({ language, catalogue: basename(file, '.json'), path: `${folder}${language}/${file}` })),
  );
  return [...new Set(files.map(({ catalogue }) => catalogue))].sort().map((catalogue) => ({
    catalogue,
    byLanguage: new Map(
      files
        .filter((file) => file.catalogue === catalogue)
        .map(({ language, path }) => [language, flatten(JSON.parse(readFileSync(path, 'utf8')))]),
    ),
  }));
}

const flatten = (node: object, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

function stemOf(key: string): { stem: string; form: Form | null } {
  const [, stem, form] = PLURAL.exec(key) ?? [];
  return stem && form ? { stem, form: form as Form } : { stem: key, form: null };
}

/** English has every key. Other languages have their own plural forms, and the one for 0 where English has it. */
function listTexts(catalogue: string, byLanguage: ByLanguage): ShippedText[] {
  const english = byLanguage.get('en-GB') ?? {};
  const isPlural = (stem: string) => `${stem}_one` in english && `${stem}_other` in english;
  const stems = Object.keys(english).map((key) => (isPlural(stemOf(key).stem) ? stemOf(key).stem : key));
  return [...new Set(stems)].sort().map((stem) => {
    const texts = MAIL_LANGUAGES.flatMap((language) =>
      (isPlural(stem) ? formsOf(language, `${stem}_zero` in english) : [null]).map((form): ShippedForm => {
        const key = form ? `${stem}_${form}` : stem;
        return {
          language,
          key,
          form,
          ...findText(byLanguage, language, key),
          other: form ? findText(byLanguage, language, `${stem}_other`).shipped : null,
        };
      }),
    );
    const words = [stem, ...texts.map(({ shipped }) => shipped ?? '')];
    return { catalogue, key: stem, texts, searchKey: words.map(toSearchKey).join('\n') };
  });
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Returns the plural forms in a fixed order, because engines order them differently. */
function formsOf(language: MailLanguage, hasZero: boolean): Form[] {
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return FORMS.filter((form) => known.includes(form) || (hasZero && form === 'zero'));
}

/** The fallback rule of the console (spec §5): the exact language, the language without its region, English. */
function findText(byLanguage: ByLanguage, language: MailLanguage, key: string) {
  const base = MAIL_LANGUAGES.find((one) => one === language.slice(0, 2));
  const shippedIn = ([language, base, 'en-GB'] as const).find((one) => one && byLanguage.get(one)?.[key] !== undefined);
  return { shipped: (shippedIn && byLanguage.get(shippedIn)?.[key]) ?? null, shippedIn: shippedIn ?? null };
}
