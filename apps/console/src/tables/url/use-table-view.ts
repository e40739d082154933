import { useUrlParams } from '#drawers/use-url-params.ts';
import { changeParams } from '#ui/url/change-params.ts';

/** Whether a drawing is shown as a table, `?view=table`, so that a link shows the same. */
export function useTableView(): [isTable: boolean, setTable: (isTable: boolean) => void] {
  const [params, setParams] = useUrlParams();
  const setTable = (isTable: boolean) =>
    setParams((current) => changeParams(current, { view: isTable ? 'table' : null }), { replace: true });
  return [params.get('view') === 'table', setTable];
}
