import type { TranslationChange } from '@parterre/contract/translations';
import * as endpoints from '@parterre/contract/translations';
import { and, eq, inArray } from 'drizzle-orm';
import { requirePromoterId } from '#context.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { notFound } from '#errors.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { verb } from '#verb.ts';
import { toPlace } from './read.ts';
import { findShippedText } from './shipped-texts.ts';

const NEWEST_FIRST = descending('at', byInstant(auditEntries.at), auditEntries.id);

/** Lists the changes of a text in any language from the audit, newest first. */
export const listTranslationHistory = verb(endpoints.listTranslationHistory, async (ctx, { params, query }) => {
  const page = openPage(query, NEWEST_FIRST);
  const text = findShippedText(params.catalogue, params.key);
  if (!text) throw notFound();
  const places = new Map(text.texts.map((form) => [toPlace(text.catalogue, form), form]));
  const own = and(
    eq(auditEntries.promoterId, requirePromoterId(ctx)),
    eq(auditEntries.object, 'translation'),
    inArray(auditEntries.objectId, [...places.keys()]),
  );
  const counted = await countRows(ctx, auditEntries, own);
  const rows = await ctx.db
    .select()
    .from(auditEntries)
    .where(and(own, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted },
    ({ at, id }) => [at, id],
    (found) =>
      found.flatMap(({ id, at, actorName, objectId, before, after }): TranslationChange[] => {
        const form = places.get(objectId);
        if (!form) return [];
        const { key, language } = form;
        const texts = { before: readText(before), after: readText(after) };
        return [{ changeId: id, at: at.toISOString(), actorName, key, language, ...texts }];
      }),
  );
});

const readText = (kept: unknown): string | null =>
  typeof kept === 'object' && kept !== null && 'text' in kept && typeof kept.text === 'string' ? kept.text : null;
