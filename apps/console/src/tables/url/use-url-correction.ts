import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { showToast } from '../../ui/notices/notices.tsx';
import { listRefused } from './list-refused.ts';
import { readTableState, type TableUrlDefaults, writeTableState } from './table-url-state.ts';

/** Says what of the URL a table cannot show, and writes the URL of what it shows instead over it. */
export function useUrlCorrection(defaults: TableUrlDefaults): void {
  const { t } = useTranslation('kit');
  const [params, setParams] = useSearchParams();
  const refused = listRefused(params, defaults).join(' ');
  useEffect(() => {
    if (refused === '') return;
    for (const name of refused.split(' ')) showToast(t(`tables.refused.${name}`), 'warning');
    setParams((current) => writeTableState(current, readTableState(current, defaults), defaults), { replace: true });
  }, [refused, defaults, setParams, t]);
}
