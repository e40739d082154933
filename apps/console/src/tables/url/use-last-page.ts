import { useUrlParams } from '#drawers/use-url-params.ts';
import { changeParams } from '#ui/url/change-params.ts';
import { type AnsweredPage, useExistingPage } from '../paging/use-existing-page.ts';
import type { TableUrlState } from './table-url-state.ts';

/** `useExistingPage` for the page of the URL, which `param` names. */
export function useLastPage(
  view: Pick<TableUrlState, 'page' | 'pageSize'>,
  answered: AnsweredPage | undefined,
  param = 'page',
): boolean {
  const [, setParams] = useUrlParams();
  return useExistingPage(view, answered, (last) =>
    setParams((current) => changeParams(current, { [param]: last === 1 ? null : String(last) }), { replace: true }),
  );
}
