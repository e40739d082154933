import type { Change } from '../../../context.ts';
import { inBatches } from '../../../db/in-batches.ts';
import { shows } from '../../../db/schema/shows.ts';
import { newId } from '../../../ids.ts';
import { addDays, countDays } from '../../../time/zones.ts';
import { insertHolds } from '../../holds/write-holds.ts';
import { copyImages } from '../../images/copy-images.ts';
import { copyCodes } from '../../offer-codes/copy-codes.ts';
import { retimeOfferCodes } from '../../offer-codes/retime-codes.ts';
import { insertGroups } from '../../price-groups/insert-groups.ts';
import { copyPrices } from '../../price-rows/copy-prices.ts';
import { insertPrices } from '../../price-rows/insert-prices.ts';
import { copyHeldPlaces, type IdCopy } from '../../prices/places/copy-held-places.ts';
import { copyQuestions } from '../../questions/copy-questions.ts';
import { requireGeometry } from '../../seating-plans/read-geometry.ts';
import { copyAllocation } from '../../seats/copy-allocation.ts';
import { createAllocation } from '../../seats/create-allocation.ts';
import type { HoldRow } from '../../seats/read/seat-facts.ts';
import { copyShowLinks } from '../../short-urls/copy-show-links.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';
import { insertWords } from '../../show-rows/write-words.ts';
import type { VenueRow } from '../../venue-rows/require-venue.ts';
import type { CopyPart } from './choose-parts.ts';
import { keepSourceName, keepSourceWords } from './copy-texts.ts';
import type { ShowContents } from './read-contents.ts';

export interface CopyJob {
  source: ShowRow;
  venue: VenueRow;
  contents: ShowContents;
  parts: ReadonlySet<CopyPart>;
  /** Those of the original that go along. */
  holds: readonly HoldRow[];
}

/** What became of the things of the original in one new event. */
interface CopiedIds {
  showId: number;
  groups: Map<number, number>;
  prices: Map<number, number>;
  holds: Map<number, number>;
}

/** Writes new events with the chosen parts of another one; the number of statements hardly grows with their number. */
export async function writeCopies(change: Change, job: CopyJob, copies: readonly ShowRow[]): Promise<void> {
  const { source, venue, parts } = job;
  await change.db.insert(shows).values([...copies]);
  await insertWords(
    change,
    copies.map((show) => ({ show, venue })),
  );
  const ids = parts.has('prices') ? await writePrices(change, job, copies) : [];
  await writeSeats(change, job, copies);
  if (parts.has('allocation') && job.contents.heldPlaces > 0)
    await copyHeldPlaces(change, source.promoterId, toCopies(ids, 'prices'), toCopies(ids, 'holds'));
  if (parts.has('offer-codes')) await writeCodes(change, job, copies, ids);
  if (parts.has('questions')) await writeQuestions(change, job, copies);
  if (parts.has('images')) await copyImages(change, imagesOf(source), copies.map(imagesOf));
  if (parts.has('links')) for (const copy of copies) await copyShowLinks(change, source, copy);
}

const imagesOf = ({ promoterId, id }: ShowRow) => ({ promoterId, ownerKind: 'show' as const, ownerId: id });

/** Groups, tickets and holds, with the ordinals they have; a hold is released as long before the new event. */
async function writePrices(change: Change, job: CopyJob, copies: readonly ShowRow[]): Promise<CopiedIds[]> {
  const { source, contents, parts } = job;
  const hasTexts = parts.has('texts');
  const word = <Thing extends Parameters<typeof keepSourceName>[0]>(things: readonly Thing[]) =>
    hasTexts ? things : things.map((thing) => keepSourceName(thing, source.defaultCulture));
  const made = { revision: 1, createdAt: change.now };
  const groups = word(contents.groups);
  const prices = word(contents.prices);
  const copied = copies.map(({ id: showId, startsOn }) => {
    const groupIds = newIds(contents.groups);
    const holdIds = newIds(job.holds);
    const copy = copyPrices(prices, { showId, groupIds, createdAt: change.now });
    return {
      ids: { showId, groups: groupIds, prices: copy.ids, holds: holdIds },
      groups: groups.map((row) => ({ ...row, ...made, showId, id: groupIds.get(row.id) ?? 0 })),
      prices: copy.rows,
      holds: job.holds.map((row) => ({
        ...row,
        ...made,
        showId,
        id: holdIds.get(row.id) ?? 0,
        releaseOn: row.releaseOn && addDays(row.releaseOn, countDays(source.startsOn, startsOn)),
      })),
    };
  });
  await insertGroups(
    change,
    copied.flatMap((copy) => copy.groups),
  );
  await insertPrices(
    change,
    copied.flatMap((copy) => copy.prices),
  );
  for (const batch of inBatches(copied.flatMap((copy) => copy.holds))) await insertHolds(change, batch);
  return copied.map(({ ids }) => ids);
}

const newIds = (rows: readonly { id: number }[]): Map<number, number> => new Map(rows.map(({ id }) => [id, newId()]));

/** The seats of the original, or empty ones: the first new event gets them, the others those of the first. */
async function writeSeats(change: Change, { source, parts }: CopyJob, copies: readonly ShowRow[]): Promise<void> {
  const [first, ...others] = copies;
  if (first?.seating !== 'RESERVED' || first.planVersionId === null) return;
  const idsOf = (rows: readonly ShowRow[]) => rows.map(({ id }) => id);
  if (parts.has('allocation')) return copyAllocation(change, source, idsOf(copies));
  await createAllocation(change, first, await requireGeometry(change, first.planVersionId));
  await copyAllocation(change, first, idsOf(others));
}

function writeQuestions(change: Change, { source, contents, parts }: CopyJob, copies: readonly ShowRow[]) {
  const asked = parts.has('texts')
    ? contents.questions
    : contents.questions.map((question) => keepSourceWords(question, source.defaultCulture));
  return copyQuestions(
    change,
    asked,
    copies.map(({ id }) => id),
  );
}

async function writeCodes(
  change: Change,
  { source, contents }: CopyJob,
  copies: readonly ShowRow[],
  ids: readonly CopiedIds[],
): Promise<void> {
  const codeIds = contents.codes.map(({ id }) => id);
  for (const { showId, groups, prices, holds } of ids)
    await copyCodes(change, source, codeIds, {
      showId,
      groupIds: groups,
      priceIds: prices,
      holdIds: holds,
    });
  for (const copy of copies) if (copy.timeZone !== source.timeZone) await retimeOfferCodes(change, copy);
}

const toCopies = (ids: readonly CopiedIds[], kind: 'prices' | 'holds'): IdCopy[] =>
  ids.flatMap((copy) => [...copy[kind]].map(([oldId, id]) => ({ oldId, newId: id, showId: copy.showId })));
