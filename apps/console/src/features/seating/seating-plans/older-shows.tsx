import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { PlanShow } from '@parterre/contract/seating-plans/plan-shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlanShowsQuery } from '#api/queries/seating/seating-plans.ts';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useCan } from '#session/use-features.ts';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { PAGE_SIZE_MIN, toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { Card } from '#ui/card.tsx';

const URL_DEFAULTS = { sortValues: ['startsAt'] };

/** Lists upcoming shows with an older version of the plan, each with a link to move it; nothing if there are none. */
export function OlderShows({ planId, versionNumber }: { planId: number; versionNumber: number }) {
  const { t, i18n } = useTranslation('version-moves');
  const url = useTableUrlState(URL_DEFAULTS);
  const [choice, setChoice] = useState<boolean>();
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const result = useListPlanShowsQuery({
    params: { id: planId },
    query: { version: 'older', pageIndex, pageSize },
  });
  const list = useTablePage(url, result);
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
      {isOpen && <ListPagination list={list} upTo={PAGE_SIZE_MIN} />}
    </Card>
  );
}

/** More would push the drawing off the screen. */
const OPEN_AT_MOST = 3;

/** A show on an older version. Users who may not move it can still see what would change. */
function OlderShow({ show, newest }: { show: PlanShow; newest: string }) {
  const { t, i18n } = useTranslation('version-moves');
  const canMove = useCan('seat:write');
  const name = chooseText(show.name, i18n.language, show.defaultCulture);
  const words = { name, version: newest };
  const number = formatNumber(show.planVersionNumber, i18n.language);
  return (
    <Box component="li" sx={ROW_LOOK}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link href={paths.showSeating(show.showCode)} sx={{ fontWeight: 'fontWeightMedium' }}>
          {name}
        </Link>
        <Box sx={{ color: 'text.secondary' }}>
          {`${formatDateTime(show.startsAtLocal, DAY_TIME_TEMPLATE)} · ${show.venueName} · ${t('older.version', { version: number })}`}
        </Box>
      </Box>
      <Button
        aria-label={t(canMove ? 'older.moveEvent' : 'older.lookEvent', words)}
        href={paths.showVersionMove(show.showCode)}
        size="small"
        variant="outlined"
      >
        {t(canMove ? 'older.move' : 'older.look')}
      </Button>
    </Box>
  );
}

const ROW_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
