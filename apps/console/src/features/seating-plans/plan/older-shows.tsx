import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlanShowsQuery } from '../../../api/queries/seating-plans.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import { RetryAlert } from '../../../pages/retry-alert.tsx';
import { ListPagination } from '../../../tables/paging/list-pagination.tsx';
import { toPageRequest } from '../../../tables/paging/page-size.ts';
import { useTablePage } from '../../../tables/paging/use-table-page.ts';
import { useTableUrlState } from '../../../tables/url/use-table-url-state.ts';
import { Card } from '../../../ui/card.tsx';
import { OlderShow } from './older-show.tsx';

const URL_DEFAULTS = { sortValues: ['startsAt'], sort: 'startsAt' };

/** The coming events that have an older version of the plan, each with the way to move it; nothing when there are none. */
export function OlderShows({ planId, versionNumber }: { planId: number; versionNumber: number }) {
  const { t, i18n } = useTranslation('version-move');
  const url = useTableUrlState(URL_DEFAULTS);
  const [choice, setChoice] = useState<boolean>();
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const result = useListPlanShowsQuery({
    params: { id: planId },
    query: { version: 'older', pageIndex, pageSize },
  });
  const list = useTablePage(url.state, result);
  const version = formatNumber(versionNumber, i18n.language);
  if (result.error) return <RetryAlert error={result.error} onRetry={result.refetch} />;
  const { count } = list.total;
  if (count === 0) return null;
  const isOpen = choice ?? (count <= OPEN_AT_MOST || url.state.page > 1);
  return (
    <Card
      action={
        <Button aria-expanded={isOpen} onClick={() => setChoice(!isOpen)} size="small" sx={{ flex: 'none' }}>
          {t(isOpen ? 'older.hide' : 'older.show')}
        </Button>
      }
      note={formatNumber(count, i18n.language)}
      title={t('older.title')}
    >
      <Box sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{t('older.text', { version })}</Box>
      {isOpen && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {list.rows.map((show) => (
            <OlderShow key={show.showCode} newest={version} show={show} />
          ))}
        </Box>
      )}
      {isOpen && count > SMALLEST_PAGE && <ListPagination list={list} url={url} />}
    </Card>
  );
}

/** More would push the drawing off the screen. */
const OPEN_AT_MOST = 3;

/** What stands on one page whatever its size needs no foot. */
const SMALLEST_PAGE = 10;
