import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { throwIfMissing } from '#api/failure.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { useListShowGuestListsQuery } from '#api/queries/sales/guest-lists.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { DataTable } from '#tables/data-table.tsx';
import { useDataTable } from '#tables/use-data-table.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { DoorListButtons, NewListButton } from '../list-buttons.tsx';
import { useGuestListParam } from '../use-guest-list-param.ts';
import { ListCard, useListColumns } from './use-list-columns.tsx';

export function ShowGuestListsPage() {
  const { t, i18n } = useTranslation('guest-lists');
  const { showCode } = useGuestListParam();
  const { currentData: show, error: showError } = useGetShowQuery({ params: { showCode } });
  const canRead = useCan('guestlist:read');
  const { currentData: lists } = useListShowGuestListsQuery({ params: { showCode } }, { skip: !canRead });
  throwIfMissing(showError);
  return (
    <>
      <PageHeader
        actions={
          canRead && (
            <>
              {lists && lists.items.length > 0 && <DoorListButtons of={{ showCode }} />}
              <NewListButton showCode={showCode} />
            </>
          )
        }
        breadcrumb={[
          { label: t('events'), href: paths.shows() },
          {
            label: show ? chooseText(show.name, i18n.language, show.defaultCulture) : showCode,
            href: paths.show(showCode),
          },
        ]}
        status={show && <StatusChip status={show.status} />}
        title={t('title')}
      />
      <PermittedPart label={t('loading')} permission="guestlist:read" title={t('closed')}>
        <ShowGuestLists showCode={showCode} />
        <Outlet />
      </PermittedPart>
    </>
  );
}

function ShowGuestLists({ showCode }: { showCode: string }) {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const { currentData, error, refetch } = useListShowGuestListsQuery({ params: { showCode } });
  const model = useDataTable<GuestList>({
    id: 'show-guest-lists',
    columns: useListColumns(false),
    rows: currentData?.items ?? NONE,
    getRowId: ({ guestListId }) => String(guestListId),
    getRowLabel: ({ name }) => name,
  });
  return (
    <DataTable
      caption={t('title')}
      rows={{
        density: 'twoLine',
        onOpen: ({ guestListId }) => void navigate(paths.showGuestList(showCode, guestListId)),
        renderCard: (list) => <ListCard list={list} withEvent={false} />,
      }}
      empty={
        <EmptyState
          actions={<NewListButton showCode={showCode} />}
          text={t('empty.showText')}
          title={t('empty.title')}
        />
      }
      model={model}
      status={error ? { kind: 'failed', error, onRetry: refetch } : { kind: currentData ? 'ready' : 'loading' }}
    />
  );
}

const NONE: readonly GuestList[] = [];
