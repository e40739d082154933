import type { CopyPart } from '@parterre/contract/choices/show-choices';
import type { Change } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { newIds } from '#ids.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { ShowCopy } from '#resources/ground/show-rows/show-part.ts';
import { insertWords } from '#resources/ground/show-rows/write-words.ts';
import type { VenueRow } from '#resources/ground/venue-rows/require-venue.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';
import { SHOW_PARTS } from '../parts-of-shows.ts';
import { dropQuestionTranslations, dropTranslations } from './copy-texts.ts';
import type { ShowContents } from './read-contents.ts';

export interface CopyJob {
  source: ShowRow;
  venue: VenueRow;
  contents: ShowContents;
  parts: ReadonlySet<CopyPart>;
  /** The holds of the original that are copied. */
  holds: readonly HoldRow[];
}

/**
 * Writes new shows with the chosen parts of another one. The number of statements hardly grows with the number of
 * shows.
 */
export async function writeCopies(change: Change, job: CopyJob, copies: readonly ShowRow[]): Promise<void> {
  const { venue } = job;
  await change.db.insert(shows).values([...copies]);
  await insertWords(
    change,
    copies.map((show) => ({ show, venue })),
  );
  const copy = planCopies(job, copies);
  for (const part of SHOW_PARTS.toReversed()) await part.copy?.(change, copy);
}

function planCopies({ source, contents, parts, holds }: CopyJob, copies: readonly ShowRow[]): ShowCopy {
  const { defaultCulture } = source;
  const hasTexts = parts.has('texts');
  const keep = <Row>(
    part: CopyPart,
    rows: readonly Row[],
    strip: (row: Row, culture: string) => Row,
  ): readonly Row[] => (!parts.has(part) ? [] : hasTexts ? rows : rows.map((row) => strip(row, defaultCulture)));
  const groups = keep('prices', contents.groups, dropTranslations);
  const prices = keep('prices', contents.prices, dropTranslations);
  return {
    source,
    chosen: parts,
    groups,
    prices,
    holds,
    questions: keep('questions', contents.questions, dropQuestionTranslations),
    codeIds: parts.has('offer-codes') ? contents.codes.map(({ id }) => id) : [],
    copies: copies.map((show) => ({
      show,
      groupIds: newIds(groups),
      priceIds: newIds(prices),
      holdIds: newIds(holds),
    })),
  };
}
