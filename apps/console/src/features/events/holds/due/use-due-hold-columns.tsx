import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import type { DueHold } from '@parterre/contract/holds';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime, formatDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { FlagMark } from '#programme/marks/flag-mark.tsx';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toSheetDay } from '#tables/export/export-cells.ts';
import { TwoLines } from '#tables/two-lines.tsx';
import { Note } from '#ui/note.tsx';

export function useDueHoldColumns(): TableColumn<DueHold>[] {
  const { t, i18n } = useTranslation('holds');
  const { language } = i18n;
  return [
    {
      id: 'label',
      header: t('ledger.column.label'),
      widthPx: 170,
      grow: 1,
      canHide: false,
      exportValue: ({ label }) => label,
      exportMore: [{ header: t('field.reservationFlag'), exportValue: ({ reservationFlag }) => reservationFlag }],
      cell: (hold) => <HoldName hold={hold} />,
    },
    {
      id: 'event',
      header: t('due.event'),
      sortValue: 'ShowName',
      widthPx: 220,
      grow: 1,
      exportValue: ({ showName }) => chooseText(showName, language),
      exportMore: [{ header: t('due.venue'), exportValue: ({ venueName, town }) => `${venueName}, ${town}` }],
      cell: (hold) => (
        <TwoLines first={chooseText(hold.showName, language)} second={`${hold.venueName}, ${hold.town}`} />
      ),
    },
    {
      id: 'startsAt',
      header: t('due.startsAt'),
      sortValue: 'StartsAt',
      widthPx: 176,
      priority: 2,
      exportValue: nameStart,
      cell: nameStart,
    },
    {
      id: 'owner',
      header: t('field.owner'),
      widthPx: 130,
      grow: 1,
      priority: 3,
      exportValue: ({ owner }) => owner,
      cell: ({ owner }) => owner || '–',
    },
    {
      id: 'places',
      header: t('ledger.column.kept'),
      sortValue: 'Places',
      widthPx: 116,
      align: 'end',
      exportValue: ({ places }) => places,
      cell: ({ places }) => formatNumber(places, language),
    },
    {
      id: 'releaseOn',
      header: t('field.releaseOn'),
      sortValue: 'ReleaseOn',
      widthPx: 130,
      exportValue: ({ releaseOn }) => toSheetDay(releaseOn),
      cell: ({ releaseOn }) => formatDay(releaseOn),
    },
  ];
}

export function DueHoldCard({ hold }: { hold: DueHold }) {
  const { t, i18n } = useTranslation('holds');
  const facts = [t('release.places', { count: hold.places }), t('due.since', { day: formatDay(hold.releaseOn) })];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, overflowWrap: 'anywhere' }}>
      <HoldName hold={hold} />
      <Box>
        {chooseText(hold.showName, i18n.language)}
        <Note>{`${nameStart(hold)}, ${hold.venueName}`}</Note>
      </Box>
      <Note>{[...facts, ...(hold.owner ? [hold.owner] : [])].join(' · ')}</Note>
    </Box>
  );
}

function HoldName({ hold }: { hold: DueHold }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <FlagMark colour={hold.colour} flag={hold.reservationFlag} />
      <Link
        href={paths.releaseDueHolds(hold.showCode)}
        sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
      >
        {hold.label}
      </Link>
    </Box>
  );
}

const nameStart = ({ startsAtLocal, zoneName }: DueHold, hours?: TimeFormat) =>
  `${formatDateTime(startsAtLocal, DAY_TIME_TEMPLATE, hours)} ${zoneName}`;
