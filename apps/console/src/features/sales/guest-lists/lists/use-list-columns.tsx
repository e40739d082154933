import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { TwoLines } from '#tables/two-lines.tsx';
import { Note } from '#ui/note.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { AllocationMeter, useListWords } from '../use-list-words.tsx';

/** `withEvent` adds a column for tables over several shows. */
export function useListColumns(withEvent: boolean): TableColumn<GuestList>[] {
  const { t } = useTranslation('guest-lists');
  const words = useListWords();
  const columns: (TableColumn<GuestList> | false)[] = [
    {
      id: 'name',
      header: t('column.name'),
      ...(withEvent ? { sortValue: 'Name' } : {}),
      widthPx: 180,
      grow: 1,
      canHide: false,
      exportValue: ({ name }) => name,
      exportMore: [{ header: t('column.owner'), exportValue: ({ ownerName }) => ownerName }],
      cell: (list) => (
        <TwoLines
          first={
            <Link href={paths.showGuestList(list.showCode, list.guestListId)} sx={{ fontWeight: 'fontWeightMedium' }}>
              {list.name}
            </Link>
          }
          second={list.ownerName}
        />
      ),
    },
    withEvent && {
      id: 'event',
      header: t('column.event'),
      sortValue: 'StartsAt',
      widthPx: 200,
      grow: 1,
      exportValue: words.nameShow,
      exportMore: [{ header: t('column.startsAt'), exportValue: words.nameStart }],
      cell: (list) => <TwoLines first={words.nameShow(list)} second={words.nameStart(list)} />,
    },
    {
      id: 'people',
      header: t('column.people'),
      widthPx: 170,
      exportValue: (list) => list.allocation - list.figures.left,
      exportMore: [{ header: t('field.allocation'), exportValue: ({ allocation }) => allocation }],
      printValue: ({ allocation, figures }) => `${allocation - figures.left} / ${allocation}`,
      cell: (list) => <AllocationMeter list={list} />,
    },
    {
      id: 'waiting',
      header: t('column.waiting'),
      widthPx: 112,
      priority: 2,
      exportValue: ({ figures }) => figures.requested,
      cell: ({ figures }) =>
        figures.requested > 0 ? <ToneChip tone="warn">{t('waiting', { count: figures.requested })}</ToneChip> : null,
    },
    {
      id: 'issued',
      header: t('column.issued'),
      widthPx: 84,
      align: 'end',
      priority: 1,
      exportValue: ({ figures }) => figures.issued,
      cell: ({ figures }) => figures.issued,
    },
    {
      id: 'cutOff',
      header: t('column.cutOff'),
      widthPx: 176,
      priority: 3,
      exportValue: (list, hours) => words.nameCutOff(list, hours),
      cell: (list) => (
        <TwoLines first={words.nameCutOff(list)} second={list.status === 'CLOSED' ? t('state.CLOSED') : ''} />
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

export function ListCard({ list, withEvent }: { list: GuestList; withEvent: boolean }) {
  const { t } = useTranslation('guest-lists');
  const words = useListWords();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Link href={paths.showGuestList(list.showCode, list.guestListId)} sx={{ fontWeight: 'fontWeightMedium' }}>
          {list.name}
        </Link>
        {list.figures.requested > 0 && (
          <ToneChip tone="warn">{t('waiting', { count: list.figures.requested })}</ToneChip>
        )}
      </Box>
      {withEvent && (
        <Box>
          {words.nameShow(list)}
          <Note>{words.nameStart(list)}</Note>
        </Box>
      )}
      <AllocationMeter list={list} />
      <Note>
        {[list.ownerName, t('kit:labelled', { label: t('column.cutOff'), value: words.nameCutOff(list) })].join(' · ')}
      </Note>
    </Box>
  );
}
