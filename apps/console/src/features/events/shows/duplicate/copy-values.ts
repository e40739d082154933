import type { duplicateShow } from '@parterre/contract/calls/shows';
import { COPY_PARTS_OF_PRICES, type CopyPart } from '@parterre/contract/choices/show-choices';
import type { Show } from '@parterre/contract/shows/show';
import type { CallArguments } from '@parterre/contract/wire/call';
import { useTranslation } from 'react-i18next';
import { joinReads } from '#api/join-reads.ts';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { useListQuestionsQuery } from '#api/queries/events/questions.ts';
import { useListLinksQuery } from '#api/queries/events/short-urls.ts';
import { findWallTime, fromUtcMs, toDateTime, toDay, toUtcMs } from '#dates/wall-time.ts';
import { DAY_MS } from '#dates/zone.ts';
import { type CopyDate, isInGap, type Repeat, toDateBody } from './copy-dates.ts';

type CopyBody = CallArguments<typeof duplicateShow>['body'];

/** The form values: the chosen dates, and the date being entered. */
export interface CopyValues {
  dates: CopyDate[];
  nextAt: string;
  repeat: Repeat;
  untilOn: string;
  copy: CopyPart[];
  tourId: number | null;
}

const WEEK_MS = 7 * DAY_MS;

/**
 * Suggests one week later at the same time, with all parts except codes and links, which belong to one show's campaign.
 */
export function newCopyValues(show: Pick<Show, 'startsAtLocal' | 'tour'>): CopyValues {
  const wall = findWallTime(show.startsAtLocal);
  const next = wall && fromUtcMs(toUtcMs(wall) + WEEK_MS);
  return {
    dates: [],
    nextAt: next ? toDateTime(next) : '',
    repeat: 'once',
    untilOn: next ? toDay(next) : '',
    copy: ['prices', 'allocation', 'questions', 'images', 'print-at-home', 'texts'],
    tourId: show.tour?.tourId ?? null,
  };
}

/**
 * Parts that depend on price types are left out without them; their own choice is kept in case price types are added
 * again.
 */
export const isWithoutPrices = (copy: readonly CopyPart[], part: CopyPart): boolean =>
  COPY_PARTS_OF_PRICES.includes(part) && !copy.includes('prices');

/** Returns the body; `there` lists the parts that the show has. */
export const toCopyBody = (
  { dates, copy, tourId }: CopyValues,
  there: ReadonlySet<CopyPart>,
  timeZone: string,
): CopyBody => ({
  dates: dates.map((date) => toDateBody(date, timeZone)),
  copy: copy.filter((part) => there.has(part) && !isWithoutPrices(copy, part)),
  tourId,
});

/** Returns why nothing can be created yet. */
export function findCopyObstacle(dates: readonly CopyDate[], timeZone: string): 'empty' | 'gap' | undefined {
  if (dates.length === 0) return 'empty';
  return dates.some((date) => isInGap(date, timeZone)) ? 'gap' : undefined;
}

/** Describes how much the show has of each part; null for nothing. */
export type CopyContents = Record<CopyPart, string | null>;

/** Returns the contents that can be copied, undefined while loading, and the error if they could not be read. */
export function useCopyContents(show: Show) {
  const { t } = useTranslation('shows');
  const params = { showCode: show.showCode };
  const groups = useListPriceGroupsQuery({ params });
  const prices = useListPricesQuery({ params });
  const holds = useListHoldsQuery({ params });
  const questions = useListQuestionsQuery({ params });
  const links = useListLinksQuery(params);
  const describe = (): CopyContents | undefined => {
    if (!groups.data || !prices.data || !holds.data || !questions.data || !links.data) return undefined;
    const codes = groups.data.items.reduce((sum, { offerCodeCount }) => sum + offerCodeCount, 0);
    const asked = questions.data.items.filter(({ isArchived }) => !isArchived);
    const tell = (key: string, count: number) => (count > 0 ? t(`duplicate.holds.${key}`, { count }) : null);
    const both = (...words: (string | null)[]) => words.filter(Boolean).join(', ') || null;
    return {
      prices: both(tell('groups', groups.data.items.length), tell('prices', prices.data.items.length)),
      allocation: both(tell('seats', show.seatCount), tell('onHold', holds.data.items.length)),
      'offer-codes': tell('offerCodes', codes),
      questions: tell('questions', asked.length),
      images: tell('images', show.images.length),
      'print-at-home': t('duplicate.holds.print-at-home'),
      links: tell('links', links.data.items.length),
      texts: t('duplicate.holds.texts'),
    };
  };
  return { contents: describe(), ...joinReads(groups, prices, holds, questions, links) };
}
