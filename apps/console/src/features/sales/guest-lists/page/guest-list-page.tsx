import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetGuestListQuery } from '#api/queries/sales/guest-lists.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { Note } from '#ui/note.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { DoorListButtons } from '../list-buttons.tsx';
import { useGuestListParam } from '../use-guest-list-param.ts';
import { AllocationMeter, useListWords } from '../use-list-words.tsx';
import { AddGuestForm } from './add-guest-form.tsx';
import { GuestsTable } from './guests-table.tsx';

/** `/shows/:showCode/guest-lists/:guestListId`: the guests of one list, from request to tickets. */
export function GuestListPage() {
  const { t } = useTranslation('guest-lists');
  const { guestListId } = useGuestListParam();
  const result = useGetGuestListQuery({ params: { guestListId } });
  return (
    <Loaded failedHead={<PageHeader title={t('edit.title')} />} label={t('loading')} result={result}>
      {(list) => <GuestsOfList list={list} />}
    </Loaded>
  );
}

function GuestsOfList({ list }: { list: GuestList }) {
  const { t } = useTranslation('guest-lists');
  const words = useListWords();
  const search = usePageSearch();
  const { showCode, guestListId } = useGuestListParam();
  return (
    <>
      <PageHeader
        actions={
          <>
            <DoorListButtons of={{ guestListId }} />
            <Button href={`${paths.showGuestListEdit(showCode, guestListId)}${search}`} variant="outlined">
              {t('edit.action')}
            </Button>
          </>
        }
        breadcrumb={[
          { label: words.nameShow(list), href: paths.show(showCode) },
          { label: t('title'), href: paths.showGuestLists(showCode) },
        ]}
        status={list.status === 'CLOSED' && <ToneChip tone="neutral">{t('state.CLOSED')}</ToneChip>}
        title={list.name}
      />
      <ListFacts list={list} />
      <AddGuestForm list={list} />
      <GuestsTable list={list} />
      <Outlet />
    </>
  );
}

function ListFacts({ list }: { list: GuestList }) {
  const { t } = useTranslation('guest-lists');
  const words = useListWords();
  const { requested, approved, issued } = list.figures;
  const facts = [
    [t('column.owner'), list.ownerName],
    [t('column.cutOff'), words.nameCutOff(list)],
    [t('field.comp'), [words.nameComp(list), list.holdLabel].filter(Boolean).join(' · ')],
    [t('facts.people'), t('facts.counts', { requested, approved, issued })],
  ];
  return (
    <Box sx={LOOK}>
      <Box sx={{ flex: '1 1 200px', maxWidth: 320 }}>
        <AllocationMeter list={list} />
      </Box>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Note>{name}</Note>
          <Box sx={{ overflowWrap: 'anywhere' }}>{value}</Box>
        </Box>
      ))}
    </Box>
  );
}

const LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1.5,
  p: 2,
  mb: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  typography: 'body2',
};
