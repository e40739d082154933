import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OrderSummary } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { Illustration } from '#brands/illustration.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { EmptyOfRegion } from '#programme/list/empty-of-region.tsx';
import { DataTable } from '#tables/data-table.tsx';
import { ClearFilters } from '#tables/filters/filter-bar.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { TableTools } from '#tables/table-tools.tsx';
import type { TableUrlModel } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoneyText } from '#ui/figures/money-text.tsx';
import { Note } from '#ui/note.tsx';
import { OrderChips, useOrderWords } from '../use-order-words.tsx';
import { OrderFilters } from './order-filters.tsx';
import { useOrderList } from './order-list-query.ts';
import { countTickets, nameOrderSeats, OrderLink, useOrderColumns } from './use-order-columns.tsx';

export function OrdersPage() {
  const { t } = useTranslation('orders');
  return (
    <>
      <PageHeader title={t('title')} />
      <PermittedPart label={t('listLoading')} permission="order:read" title={t('closed')}>
        <OrderList />
      </PermittedPart>
    </>
  );
}

function OrderList() {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const list = useOrderList();
  const { url, rows, status } = list;
  const model = useDataTable<OrderSummary>({
    id: 'orders',
    columns: useOrderColumns(),
    rows,
    getRowId: ({ orderId }) => orderId,
    getRowLabel: ({ orderId }) => orderId,
    sort: { value: url.state.sort, isDescending: url.state.isDescending },
    onSort: url.setSort,
  });
  return (
    <>
      <OrderFilters url={url} tools={<TableTools list={list} model={model} title={t('title')} />} />
      <DataTable
        caption={t('title')}
        rows={{
          density: 'twoLine',
          onOpen: ({ orderId }) => void navigate(paths.order(orderId)),
          renderCard: (order) => <OrderCard order={order} />,
        }}
        empty={<NoOrders url={url} />}
        hasOwnTools
        model={model}
        status={status}
      />
      <ListPagination list={list} />
    </>
  );
}

function NoOrders({ url }: { url: TableUrlModel }) {
  const { t } = useTranslation('orders');
  const { search, dateFrom, dateTo } = url.state;
  const picture = <Illustration name="no-order" />;
  const hasDates = dateFrom !== '' || dateTo !== '';
  const actions = url.isFiltered && (
    <>
      {hasDates && (
        <Button color="primary" onClick={() => url.setDateRange(null)} variant="contained">
          {t('empty.allDates')}
        </Button>
      )}
      <ClearFilters url={url} />
    </>
  );
  return (
    <EmptyOfRegion actions={actions}>
      {url.isFiltered ? (
        <EmptyState
          actions={actions}
          picture={picture}
          text={[t('empty.filteredText'), hasDates ? t('empty.dates') : ''].join(' ')}
          title={search ? t('empty.searched', { words: search }) : t('empty.filtered')}
        />
      ) : (
        <EmptyState picture={picture} text={t('empty.text')} title={t('empty.title')} />
      )}
    </EmptyOfRegion>
  );
}

function OrderCard({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const { language } = words;
  const seats = nameOrderSeats(order, words.nameSeat, t);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <OrderLink orderId={order.orderId} />
        <MoneyText amountMinor={order.totalMinor} currency={order.currency} language={language} />
      </Box>
      <div>
        <div>{order.buyer.name}</div>
        <Note>{order.buyer.email}</Note>
      </div>
      <div>
        <div>{chooseText(order.showName, language)}</div>
        <Note>
          {[words.nameWallTime(order.startsAtLocal), countTickets(order, t), seats].filter(Boolean).join(' · ')}
        </Note>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <OrderChips order={order} />
      </Box>
      <Note>{words.nameInstant(order.createdAt, order.timeZone)}</Note>
    </Box>
  );
}
