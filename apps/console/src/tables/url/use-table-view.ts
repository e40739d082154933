import { useUrlParams } from '#drawers/use-url-params.ts';

/** Whether a drawing is shown as a table, `?view=table`, so that a link shows the same. */
export function useTableView(): [isTable: boolean, setTable: (isTable: boolean) => void] {
  const [params, setParams] = useUrlParams();
  const setTable = (isTable: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isTable) next.set('view', 'table');
        else next.delete('view');
        return next;
      },
      { replace: true },
    );
  return [params.get('view') === 'table', setTable];
}
