import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import type { StartPage } from '@parterre/contract/start';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime, formatNamedDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { BlockedIcon, SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { NothingHere, PLAIN_LIST_LOOK, ROW_LOOK, SeeAll } from './card-parts.tsx';

type Row = StartPage['next']['items'][number];

export function NextCard({ next }: Pick<StartPage, 'next'>) {
  const { t } = useTranslation('start');
  const title = t('next.title');
  return (
    <Card action={<SeeAll count={next.total} href={paths.showsBeforeSale()} of={title} />} title={title}>
      {next.items.length === 0 && <NothingHere>{t('next.none')}</NothingHere>}
      <Box component="ul" sx={PLAIN_LIST_LOOK}>
        {next.items.map((row) => (
          <NextRow key={row.showCode} row={row} />
        ))}
      </Box>
    </Card>
  );
}

function NextRow({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('start');
  const starts = formatNamedDay(row.startsAtLocal, i18n.language, DAY_TIME_TEMPLATE);
  const errors = row.lacking.filter(({ level }) => level === 'error');
  const warnings = row.lacking.filter(({ level }) => level === 'warning');
  return (
    <Box component="li" sx={{ ...ROW_LOOK, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link color="text.primary" href={paths.show(row.showCode)} sx={{ fontWeight: 'fontWeightMedium' }}>
          {chooseText(row.name, i18n.language)}
        </Link>
        <Note>
          {starts} {row.zoneName} · {row.venueName}, {row.town}
        </Note>
        <Box sx={{ typography: 'caption' }}>
          {row.onSaleAtLocal
            ? t(row.isLate ? 'next.late' : 'next.from', {
                at: formatDateTime(row.onSaleAtLocal, DAY_TIME_TEMPLATE),
                zone: row.zoneName,
              })
            : t('next.noDay')}
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}>
        <Lacking entries={errors} level="error" />
        <Lacking entries={warnings} level="warning" />
        {row.lacking.length === 0 && (
          <Box sx={LINE_LOOK}>
            <SuccessIcon sx={{ color: 'success.main' }} />
            {t('next.ready')}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** The failed checks, each once, named as on the show's page. */
function Lacking({ entries, level }: { entries: readonly ReadinessEntry[]; level: 'error' | 'warning' }) {
  const { t } = useTranslation(['start', 'programme']);
  if (entries.length === 0) return null;
  const names = [...new Set(entries.map(({ code }) => t(`programme:readiness.${code}`)))];
  const Icon = level === 'error' ? BlockedIcon : WarningIcon;
  return (
    <Box sx={LINE_LOOK}>
      <Icon sx={{ color: level === 'error' ? 'error.main' : 'warning.main' }} />
      <span>
        {t('kit:labelled', { label: t(`next.${level}`, { count: entries.length }), value: names.join(', ') })}
      </span>
    </Box>
  );
}

const LINE_LOOK = { display: 'flex', gap: 1, '& > svg': { flex: 'none', mt: '2px' } };
