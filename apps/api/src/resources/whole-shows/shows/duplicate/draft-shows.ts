import type { duplicateShow as endpoint } from '@parterre/contract/shows/duplicate';
import type { Change } from '#context.ts';
import { AppError, invalidField } from '#errors.ts';
import { newId } from '#ids.ts';
import { toSortKey } from '#lists/search-key.ts';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { makeSortKey } from '#resources/ground/show-rows/sort-keys.ts';
import type { VerbInput } from '#verb.ts';
import type { PlanPlace } from '../seating/choose-plan.ts';
import { takeShowCodes } from '../take-show-code.ts';
import { dropTranslations } from './copy-texts.ts';
import { copyTimes } from './copy-times.ts';

type CopyDate = VerbInput<typeof endpoint>['body']['dates'][number];

export interface ShowDraft {
  place: PlanPlace;
  columns: Pick<
    ShowRow,
    'planId' | 'planVersionId' | 'artistCampaignId' | 'capacity' | 'lastPriceOrdinal' | 'lastHoldOrdinal'
  >;
  hasTexts: boolean;
}

/** Drafts the rows of new PENDING shows, one for each date. Errors of a date name its field: `dates.2.name`. */
export async function draftShows(
  change: Change,
  source: ShowRow,
  dates: readonly CopyDate[],
  draft: ShowDraft,
): Promise<ShowRow[]> {
  refuseDuplicateDates(dates);
  const { venue, tourId } = draft.place;
  const worded = draft.hasTexts ? source : dropTranslations(source, source.defaultCulture);
  const sortKey = await makeSortKey(change, worded);
  const shared = {
    ...worded,
    ...draft.columns,
    sortKey,
    tourId,
    venueKey: toSortKey(venue.name),
    status: 'PENDING' as const,
    hasOrders: false,
    revision: 1,
    createdAt: change.now,
  };
  const rows: ShowRow[] = [];
  for (const [index, date] of dates.entries())
    rows.push(
      await prefixFieldErrors(`dates.${index}`, async () => ({
        ...shared,
        ...copyTimes(source, date, venue.timeZone),
        ...(await renameCopy(change, shared, date)),
        id: newId(),
        showCode: '',
      })),
    );
  const codes = await takeShowCodes(
    change,
    source.promoterId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, showCode: codes.get(row.id) ?? '' }));
}

/** Refuses two copies at the same moment, because they are a mistake. */
function refuseDuplicateDates(dates: readonly CopyDate[]): void {
  const keyOf = ({ startsAtLocal, overlap }: CopyDate) => `${startsAtLocal} ${overlap ?? ''}`;
  const keys = dates.map(keyOf);
  const twin = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (twin !== -1) throw invalidField(`dates.${twin}.startsAtLocal`, 'copiedDateTwice');
}

async function renameCopy(
  change: Change,
  shared: ShowRow,
  { name }: CopyDate,
): Promise<Pick<ShowRow, 'name' | 'outdatedTexts' | 'sortKey'>> {
  const { outdatedTexts, sortKey } = shared;
  if (!name) return { name: shared.name, outdatedTexts, sortKey };
  await requireTexts(change, { name }, shared.defaultCulture);
  const { name: _, ...others } = outdatedTexts;
  return { name, outdatedTexts: others, sortKey: await makeSortKey(change, { ...shared, name }) };
}

async function prefixFieldErrors<Answer>(parent: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.extras.fieldErrors) throw error;
    const { fieldErrors, details, ...extras } = error.extras;
    throw new AppError(error.code, {
      ...extras,
      cause: error,
      fieldErrors: fieldErrors.map((entry) => ({ ...entry, field: `${parent}.${entry.field}` })),
      ...(details
        ? { details: 'field' in details ? { ...details, field: `${parent}.${details.field}` } : details }
        : {}),
    });
  }
}
