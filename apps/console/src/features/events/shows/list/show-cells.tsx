import Box from '@mui/material/Box';
import type { ShowSummary } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { SoldBar } from '#programme/shows/sold-bar.tsx';
import { NameCell } from '#tables/name-cell.tsx';
import { MoneyText } from '#ui/figures/money-text.tsx';
import { StatusChip, ToneChip } from '#ui/status-chip.tsx';
import { describeShowDate } from '../describe-show.ts';

export function ShowCard({ show }: { show: ShowSummary }) {
  const { i18n } = useTranslation('shows');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: 1.5 }}>
      <DateBlock isNarrow show={show} />
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0, whiteSpace: 'nowrap' }}>
        <ShowNameCell show={show} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <ShowStatusChip show={show} />
          <MoneyText amountMinor={show.sales.grossMinor} currency={show.currency} language={i18n.language} />
        </Box>
        <SoldBar show={show} />
      </Box>
    </Box>
  );
}

interface DateBlockProps {
  show: Pick<ShowSummary, 'startsAtLocal' | 'zoneName'>;
  /** On a card, the day is above weekday and month. */
  isNarrow?: boolean;
}

export function DateBlock({ show, isNarrow = false }: DateBlockProps) {
  const { i18n } = useTranslation('shows');
  const { day, weekday, month, year, time } = describeShowDate(show.startsAtLocal, i18n.language);
  const figures = (
    <Box
      component="span"
      sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 'fontWeightBold', letterSpacing: '-0.02em' }}
    >
      {day}
    </Box>
  );
  if (isNarrow)
    return (
      <Box sx={{ display: 'grid', alignContent: 'start', lineHeight: '18px' }}>
        {figures}
        <Box component="span" sx={{ fontSize: 12 }}>
          {weekday}
        </Box>
        <Box component="span" sx={{ fontSize: 11, color: 'text.secondary' }}>
          {month}
        </Box>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px' }}>
      <Box sx={{ width: 24, flex: 'none', textAlign: 'right' }}>{figures}</Box>
      <Box sx={{ typography: 'caption', minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
          {weekday} · {month} {year}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {time} {show.zoneName}
        </Box>
      </Box>
    </Box>
  );
}

export function ShowNameCell({ show }: { show: Pick<ShowSummary, 'showCode' | 'name' | 'venue'> }) {
  const { i18n } = useTranslation('shows');
  return (
    <NameCell
      href={paths.show(show.showCode)}
      name={chooseText(show.name, i18n.language)}
      note={`${show.venue.name}, ${show.venue.town}`}
    />
  );
}

/** The status of a show in a list; a show that is over says so instead of still showing "active". */
export function ShowStatusChip({ show }: { show: Pick<ShowSummary, 'status' | 'saleState'> }) {
  const { t } = useTranslation('shows');
  const isOver = show.saleState === 'ENDED' && (show.status === 'ACTIVE' || show.status === 'PENDING');
  return isOver ? <ToneChip tone="neutral">{t('saleState.ENDED')}</ToneChip> : <StatusChip status={show.status} />;
}
