import type { listTours } from '@parterre/contract/calls/tours';
import { PROGRAMME_SORTS } from '@parterre/contract/choices/show-choices';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { ConfirmedTexts } from '@parterre/contract/wire/values';
import { dropBlankCultures } from '#forms/translation/text-languages.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { readSort, type TableUrlDefaults, type TableUrlState } from '#tables/url/table-url-state.ts';

/** spec §4: sorted by name, ascending. Lists all campaigns until dates are chosen, because many have no show yet. */
export const PROGRAMME_DEFAULTS: TableUrlDefaults = { sortValues: PROGRAMME_SORTS };

/** The same for tours and campaigns. */
type ProgrammeQuery = NonNullable<CallArguments<typeof listTours>['query']>;

export function toProgrammeQuery(
  state: TableUrlState,
  place: Pick<ProgrammeQuery, 'promoterCode' | 'regionId'>,
): ProgrammeQuery {
  const { pageIndex, pageSize } = toPageRequest(state.page, state.pageSize);
  return {
    ...place,
    ...(state.search ? { searchTerm: state.search } : {}),
    ...(state.dateFrom ? { dateFrom: state.dateFrom } : {}),
    ...(state.dateTo ? { dateTo: state.dateTo } : {}),
    sortOrder: readSort(PROGRAMME_SORTS, state.sort),
    sortOrderDescending: state.isDescending,
    pageIndex,
    pageSize,
  };
}

export interface ProgrammeValues {
  name: Record<string, string>;
  description: Record<string, string>;
  performingArtistIds: number[];
  confirmedTexts: ConfirmedTexts;
}

export const toNewProgrammeBody = <Values extends ProgrammeValues>({ confirmedTexts: _, ...values }: Values) => ({
  ...values,
  name: dropBlankCultures(values.name),
  description: dropBlankCultures(values.description),
});

/** Returns the body of a change, without empty languages. */
export function toProgrammeBody<Part extends Partial<ProgrammeValues>>({ name, description, ...rest }: Part) {
  return {
    ...rest,
    ...(name ? { name: dropBlankCultures(name) } : {}),
    ...(description ? { description: dropBlankCultures(description) } : {}),
  };
}
