import type { MailLanguage } from '@parterre/contract/choices/account-choices';
import type { Translation, TranslationText } from '@parterre/contract/translations';
import * as endpoints from '@parterre/contract/translations';
import { eq } from 'drizzle-orm';
import { type Reader, requirePromoterId } from '#context.ts';
import { translations } from '#db/schema/promoters/translations.ts';
import { notFound } from '#errors.ts';
import { cutPage } from '#lists/page-answer.ts';
import { toSearchKey } from '#lists/search-key.ts';
import { type VerbInput, verb } from '#verb.ts';
import { findFault } from './find-fault.ts';
import { findShippedText, listShippedTexts, type ShippedForm, type ShippedText } from './shipped-texts.ts';

type Query = VerbInput<typeof endpoints.listTranslations>['query'];

/** Lists the texts of the console by catalogue and key. Shipped texts are in memory, so only the own ones are read. */
export const listTranslations = verb(endpoints.listTranslations, async (ctx, { query }) => {
  const own = await readOwnTexts(ctx, requirePromoterId(ctx));
  const found = listShippedTexts().filter((text) => isWanted(text, own, query));
  const page = cutPage(found, query);
  return { ...page, items: page.items.map((text) => presentText(text, own)) };
});

/** Reads one text in every language. */
export const getTranslation = verb(endpoints.getTranslation, async (ctx, { params }) => {
  const text = findShippedText(params.catalogue, params.key);
  if (!text) throw notFound();
  return presentText(text, await readOwnTexts(ctx, requirePromoterId(ctx)));
});

function isWanted(text: ShippedText, own: OwnTexts, { catalogue, searchTerm, language, state }: Query): boolean {
  if (catalogue !== undefined && text.catalogue !== catalogue) return false;
  const forms = text.texts.filter((form) => language === undefined || form.language === language);
  const ownOf = (form: ShippedForm) => own.get(toPlace(text.catalogue, form))?.text ?? null;
  if (state === 'changed' && !forms.some((form) => ownOf(form) !== null)) return false;
  if (state === 'missing' && !forms.some((form) => isMissing(form) && ownOf(form) === null)) return false;
  const wanted = toSearchKey(searchTerm ?? '');
  return text.searchKey.includes(wanted) || text.texts.some((form) => toSearchKey(ownOf(form) ?? '').includes(wanted));
}

const isMissing = ({ language, shippedIn }: ShippedForm): boolean =>
  shippedIn === null || (shippedIn === 'en-GB' && language !== 'en-GB');

export type TranslationRow = typeof translations.$inferSelect;
type OwnTexts = ReadonlyMap<string, TranslationRow>;

/** Reads the texts that a promoter has changed, including reset ones, by their place. */
export async function readOwnTexts({ db }: Pick<Reader, 'db'>, promoterId: number): Promise<OwnTexts> {
  const rows = await db.select().from(translations).where(eq(translations.promoterId, promoterId));
  return new Map(rows.map((row) => [toPlace(row.catalogue, row), row]));
}

/** Returns the id of a text in the audit: `shell:kit.title_one/de`. */
export const toPlace = (catalogue: string, { key, language }: { key: string; language: MailLanguage }): string =>
  `${catalogue}:${key}/${language}`;

const presentText = ({ catalogue, key, texts }: ShippedText, own: OwnTexts): Translation => ({
  catalogue,
  key,
  texts: texts.map((form) => presentForm(form, own.get(toPlace(catalogue, form)))),
});

export const presentForm = (form: ShippedForm, row: TranslationRow | undefined): TranslationText => ({
  key: form.key,
  language: form.language,
  form: form.form,
  shipped: form.shipped,
  shippedIn: form.shippedIn,
  text: row?.text ?? null,
  isShown: row?.text == null || !findFault(row.text, form),
  changedAt: row?.changedAt.toISOString() ?? null,
  changedBy: row?.changedBy ?? null,
  revision: row?.revision ?? 0,
});
