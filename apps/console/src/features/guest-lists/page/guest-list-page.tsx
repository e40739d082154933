import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { useGetGuestListQuery } from '../../../api/queries/guest-lists.ts';
import { throwIfMissing } from '../../../api/throw-if-missing.ts';
import { paths } from '../../../paths.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ToneChip } from '../../../ui/status-chip.tsx';
import { DoorListButtons } from '../door-list-buttons.tsx';
import { useGuestListParam } from '../use-guest-list-param.ts';
import { useListWords } from '../use-list-words.ts';
import { AddGuestForm } from './add-guest-form.tsx';
import { GuestsTable } from './guests-table.tsx';
import { ListFacts } from './list-facts.tsx';

/** `/shows/:showCode/guest-lists/:guestListId`: the guests of one list, from asking to their tickets. */
export function GuestListPage() {
  const { t } = useTranslation('guest-lists');
  const words = useListWords();
  const { showCode, guestListId } = useGuestListParam();
  const { currentData: list, error, refetch } = useGetGuestListQuery({ params: { guestListId } });
  throwIfMissing(error);
  if (!list && error)
    return (
      <Alert action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} severity="error">
        {errorText(error)}
      </Alert>
    );
  if (!list) return <SkeletonRows count={8} label={t('loading')} rowHeight={56} />;
  return (
    <>
      <PageHeader
        actions={
          <>
            <DoorListButtons of={{ guestListId }} />
            <Button href={paths.showGuestListEdit(showCode, guestListId)} variant="outlined">
              {t('edit.action')}
            </Button>
          </>
        }
        breadcrumb={[
          { label: words.nameShow(list), href: paths.show(showCode) },
          { label: t('title'), href: paths.showGuestLists(showCode) },
        ]}
        breadcrumbLabel={t('breadcrumb')}
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
