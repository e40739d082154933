import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { StartPage } from '@parterre/contract/start';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatNamedDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { SoldBar } from '#programme/shows/sold-bar.tsx';
import { RunDate, ShowName } from '#programme/shows/use-run-columns.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { NothingHere, SeeAll } from './card-parts.tsx';

type Row = StartPage['onSale']['items'][number];

export function OnSaleCard({ onSale }: Pick<StartPage, 'onSale'>) {
  const { t, i18n } = useTranslation('start');
  const { total, items } = onSale;
  const title = t('onSale.title');
  return (
    <Card action={<SeeAll count={total} href={paths.showsOnSale()} of={title} />} title={title}>
      {items.length === 0 ? (
        <NothingHere>{t('onSale.none')}</NothingHere>
      ) : (
        <PlainTable
          caption={title}
          columns={[
            {
              id: 'date',
              header: t('onSale.date'),
              from: 'sm',
              cell: ({ show }) => (
                <Box sx={{ whiteSpace: 'nowrap' }}>
                  <RunDate language={i18n.language} show={show} />
                </Box>
              ),
            },
            { id: 'name', header: t('onSale.event'), isName: true, cell: (row) => <NameAndDate row={row} /> },
            {
              id: 'sold',
              header: t('onSale.sold'),
              width: '24%',
              from: 'sm',
              cell: ({ show }) => <SoldBar show={show} />,
            },
            { id: 'pace', header: t('onSale.pace'), width: '30%', from: 'sm', cell: (row) => <Pace row={row} /> },
          ]}
          getRowId={({ show }) => show.showCode}
          look="card"
          rows={items}
        />
      )}
    </Card>
  );
}

/** On a phone, name and date share the first column. */
function NameAndDate({ row }: { row: Row }) {
  const { i18n } = useTranslation('start');
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <ShowName show={row.show} />
      <Note sx={{ display: { sm: 'none' } }}>
        {formatNamedDay(row.show.startsAtLocal, i18n.language, DAY_TIME_TEMPLATE)}
        <SoldBar show={row.show} />
        <Pace row={row} />
      </Note>
    </Box>
  );
}

/**
 * Compares the share sold with that of the last similar show, the same number of days before it started: its hall may
 * have another size.
 */
function Pace({ row: { show, pace } }: { row: Row }) {
  const { t, i18n } = useTranslation('start');
  if (!pace) return <Note>{t('onSale.noPace')}</Note>;
  const write = (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, i18n.language, options);
  const share = (sold: number, capacity: number) => write(Math.floor((100 * sold) / capacity) / 100, PERCENT);
  const { sold, capacity } = show.sales;
  const day = formatNamedDay(pace.startsAtLocal, i18n.language);
  return (
    <Box sx={{ typography: 'caption' }}>
      <Box sx={{ fontWeight: 'fontWeightMedium' }}>
        {capacity > 0 && pace.capacity > 0
          ? t('onSale.shares', { now: share(sold, capacity), earlier: share(pace.soldThen, pace.capacity) })
          : t('onSale.difference', {
              difference: write(sold - pace.soldThen, { signDisplay: 'exceptZero' }),
              earlier: write(pace.soldThen),
            })}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {pace.capacity > 0 && (
          <Box>{t('onSale.then', { sold: write(pace.soldThen), capacity: write(pace.capacity) })}</Box>
        )}
        {t(`onSale.because.${pace.because}`)}{' '}
        <Link color="inherit" href={paths.show(pace.showCode)}>
          {chooseText(pace.name, i18n.language)}, {day}
        </Link>
        {', '}
        {pace.daysToGo === 0 ? t('onSale.onTheDay') : t('onSale.daysBefore', { count: pace.daysToGo })}
      </Box>
    </Box>
  );
}

const PERCENT = { style: 'percent' } as const;
