import { LIMITS } from '@parterre/contract/choices/limits';
import * as endpoints from '@parterre/contract/translations';
import { and, eq, isNotNull } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { requireRoomFor } from '#context/require-room-for.ts';
import type { Change } from '#context.ts';
import { translations } from '#db/schema/promoters/translations.ts';
import { invalidField, notFound } from '#errors.ts';
import { countRows } from '#lists/page-answer.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { type VerbInput, verb } from '#verb.ts';
import { findFault } from './find-fault.ts';
import { presentForm, type TranslationRow, toPlace } from './read.ts';
import { findShippedForm, type ShippedForm } from './shipped-texts.ts';

/**
 * Replaces a text of the console. Throws INVALID, naming the field, for placeholders or markup other than those of the
 * shipped text; STALE; RULE_BROKEN for a promoter with the maximum number of own texts. Needs `text:write`.
 */
export const setTranslation = verb(endpoints.setTranslation, (ctx, { params, body }) =>
  ctx.change('translation.set', async (change) => {
    const { form, before } = await lockText(change, params);
    const fault = findFault(body.text, form);
    if (fault) throw invalidField('text', fault.code, fault.values ? { values: fault.values } : {});
    if (before.text === null) {
      // The console reads all of them at once.
      const areOwn = and(eq(translations.promoterId, before.promoterId), isNotNull(translations.text));
      const there = await countRows(change, translations, areOwn);
      requireRoomFor('too-many-translations', { there, most: LIMITS.translation.perPromoter });
    }
    const after = await write(change, before, body.text);
    const answer = presentForm(form, after);
    return { answer, ...describe(before, after) };
  }),
);

/** Resets an own text, so that the shipped one applies again. Throws STALE. Needs `text:write`. */
export const removeTranslation = verb(endpoints.removeTranslation, (ctx, { params }) =>
  ctx.change('translation.remove', async (change) => {
    const { before } = await lockText(change, params);
    if (before.text === null) throw notFound();
    return { answer: undefined, ...describe(before, await write(change, before, null)) };
  }),
);

type Params = VerbInput<typeof endpoints.setTranslation>['params'];

/**
 * Returns a text and its row; for a first change, a row that is not written yet. The lock on the promoter covers all
 * its texts.
 */
async function lockText(change: Change, { catalogue, key, language }: Params) {
  const { id: promoterId } = await lockPromoter(change);
  const form: ShippedForm | undefined = findShippedForm(catalogue, key, language);
  if (!form) throw notFound();
  const place = { promoterId, catalogue, key, language };
  const [row] = await change.db.select().from(translations).where(isText(place));
  const before: TranslationRow = row ?? { ...place, text: null, changedAt: change.now, changedBy: '', revision: 0 };
  requireRevision(change, before);
  return { form, before };
}

const isText = ({
  promoterId,
  catalogue,
  key,
  language,
}: Pick<TranslationRow, 'promoterId' | 'catalogue' | 'key' | 'language'>) =>
  and(
    eq(translations.promoterId, promoterId),
    eq(translations.catalogue, catalogue),
    eq(translations.key, key),
    eq(translations.language, language),
  );

async function write(change: Change, before: TranslationRow, text: string | null): Promise<TranslationRow> {
  const changed = { text, changedAt: change.now, changedBy: change.actor.name, revision: before.revision + 1 };
  const after = { ...before, ...changed };
  if (before.revision === 0) await change.db.insert(translations).values(after);
  else await change.db.update(translations).set(changed).where(isText(before));
  return after;
}

const describe = (before: TranslationRow, after: TranslationRow) => ({
  promoterId: before.promoterId,
  objectId: toPlace(before.catalogue, before),
  before: { text: before.text },
  after: { text: after.text },
  revision: after.revision,
});
