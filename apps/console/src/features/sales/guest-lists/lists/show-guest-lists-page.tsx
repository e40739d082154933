import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { ClosedPart } from '#access/closed-part.tsx';
import { throwIfMissing } from '#api/failure.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { useListShowGuestListsQuery } from '#api/queries/sales/guest-lists.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useCan, useFeatures } from '#session/use-features.ts';
import { DataTable } from '#tables/data-table.tsx';
import { useDataTable } from '#tables/use-data-table.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { DoorListButtons, NewListButton } from '../list-buttons.tsx';
import { useGuestListParam } from '../use-guest-list-param.ts';
import { ListCard, useListColumns } from './use-list-columns.tsx';

export function ShowGuestListsPage() {
  const { t, i18n } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const { showCode } = useGuestListParam();
  const { currentData: show, error: showError } = useGetShowQuery({ params: { showCode } });
  const { features } = useFeatures();
  const canRead = useCan('guestlist:read');
  const { currentData, error, refetch } = useListShowGuestListsQuery({ params: { showCode } }, { skip: !canRead });
  throwIfMissing(showError);
  const rows = currentData?.items ?? NONE;
  const model = useDataTable<GuestList>({
    id: 'show-guest-lists',
    columns: useListColumns(false),
    rows,
    getRowId: ({ guestListId }) => String(guestListId),
    getRowLabel: ({ name }) => name,
  });
  const isClosed = features !== null && !canRead;
  return (
    <>
      <PageHeader
        actions={
          !isClosed && (
            <>
              {rows.length > 0 && <DoorListButtons of={{ showCode }} />}
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
      {isClosed ? (
        <ClosedPart permission="guestlist:read" title={t('closed')} />
      ) : (
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
      )}
      {!isClosed && <Outlet />}
    </>
  );
}

const NONE: readonly GuestList[] = [];
