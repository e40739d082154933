import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { SALE_STATES, SHOW_SORTS, SHOW_STATUSES } from '../../choices/show-choices.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { pageOf, pageQuery, sortQuery } from '../../wire/paging.ts';
import { withRanges } from '../../wire/ranges.ts';
import {
  CHOICE_MESSAGE,
  commaPattern,
  idParam,
  LocalDate,
  optionalText,
  PromoterCode,
  RegionId,
} from '../../wire/values.ts';
import { SaleState, SHOW_CONTEXTS, ShowStatus, ShowSummary } from './show.ts';

export const ShowPage = pageOf('ShowPage', ShowSummary);

export const ShowListQuery = withRanges(
  z.strictObject({
    promoterCode: PromoterCode.optional(),
    searchTerm: optionalText(LIMITS.searchTerm).optional(),
    dateFrom: LocalDate.optional(),
    dateTo: LocalDate.optional(),
    context: z.enum(SHOW_CONTEXTS, CHOICE_MESSAGE).default('manage'),
    /** Comma-separated statuses, such as `PENDING,ACTIVE`; all if absent. */
    status: z
      .string()
      .max(100)
      .meta({ pattern: commaPattern(SHOW_STATUSES) })
      .transform((text) => text.split(','))
      .pipe(z.array(ShowStatus))
      .optional(),
    /** Comma-separated sale states, such as `ON_SALE,SOLD_OUT`; all if absent. */
    saleState: z
      .string()
      .max(100)
      .meta({ pattern: commaPattern(SALE_STATES) })
      .transform((text) => text.split(','))
      .pipe(z.array(SaleState))
      .optional(),
    venueId: idParam.optional(),
    tourId: idParam.optional(),
    artistCampaignId: idParam.optional(),
    regionId: RegionId.optional(),
    ...sortQuery(SHOW_SORTS),
    ...pageQuery,
  }),
  ['dateFrom', 'dateTo'],
);

export const listShows = endpoint({
  id: 'listShows',
  base: 'main',
  method: 'GET',
  path: '/shows',
  summary: 'Events the caller may see, searched, filtered, sorted and paged',
  query: ShowListQuery,
  response: { kind: 'json', schema: ShowPage },
  scope: 'backstage.event_data',
  permission: 'show:read',
  tenant: { from: 'actor' },
  errors: ['INVALID'],
  reads: ['show'],
});
