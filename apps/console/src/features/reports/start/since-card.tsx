import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { StartPage } from '@parterre/contract/start';
import { useTranslation } from 'react-i18next';
import { formatOwnTime } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { NothingHere, PLAIN_LIST_LOOK, ROW_LOOK } from './card-parts.tsx';

interface SinceCardProps {
  rows: StartPage['sinceLooked'];
}

/** Lists shows with changes since the user last opened them; opening a show removes it. */
export function SinceCard({ rows }: SinceCardProps) {
  const { t } = useTranslation('start');
  return (
    <Card title={t('since.title')}>
      {rows.length === 0 && <NothingHere>{t('since.none')}</NothingHere>}
      <Box component="ul" sx={PLAIN_LIST_LOOK}>
        {rows.map((row) => (
          <SinceRow key={row.showCode} row={row} />
        ))}
      </Box>
    </Card>
  );
}

function SinceRow({ row }: { row: SinceCardProps['rows'][number] }) {
  const { t, i18n } = useTranslation('start');
  const { showCode, lookedAt, orders, changes } = row;
  return (
    <Box component="li" sx={{ ...ROW_LOOK, display: 'block', overflowWrap: 'anywhere' }}>
      <Link color="text.primary" href={paths.show(showCode)} sx={{ fontWeight: 'fontWeightMedium' }}>
        {chooseText(row.name, i18n.language)}
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        {orders !== null && orders > 0 && (
          <Link href={paths.ordersAfter(showCode, lookedAt)}>{t('since.orders', { count: orders })}</Link>
        )}
        {changes !== null && changes > 0 && (
          <Link href={paths.showHistoryAfter(showCode, lookedAt)}>{t('since.changes', { count: changes })}</Link>
        )}
      </Box>
      <Note>{t('since.lookedAt', { at: formatOwnTime(lookedAt) })}</Note>
    </Box>
  );
}
