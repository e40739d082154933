import Box from '@mui/material/Box';
import { ORDER_SORTS } from '@parterre/contract/choices/order-choices';
import { ORDER_ID_FORM } from '@parterre/contract/wire/patterns';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useLazyGetOrderQuery } from '#api/queries/sales/orders.ts';
import { formatOwnTime } from '#dates/format-date-time.ts';
import { paths } from '#pages/paths.ts';
import { DateFilter } from '#programme/pickers/date-filter.tsx';
import { EventFilter } from '#programme/pickers/event-search.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { ChoiceFilter, FixedFilter } from '#tables/filters/choice-filter.tsx';
import { FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { SortMenu } from '#tables/filters/sort-menu.tsx';
import type { TableUrlModel } from '#tables/url/use-table-url-state.ts';
import { CHOICE_NAMES, CHOICES, readTotals, writeTotals } from './order-list-query.ts';
import { TotalFilter } from './total-filter.tsx';

interface OrderFiltersProps {
  url: TableUrlModel;
  tools: ReactNode;
}

export function OrderFilters({ url, tools }: OrderFiltersProps) {
  const { t } = useTranslation('orders');
  const { filters, dateFrom, dateTo } = url.state;
  const { current } = usePromoter();
  const { data: sites } = useListRegionsQuery();
  const total = readTotals(filters.total?.[0]);
  const choose = (name: string) => (value: string | undefined) =>
    url.setFilter(name, value === undefined ? [] : [value]);
  return (
    <FilterBar label={t('filter.label')} url={url} tools={tools}>
      <OrderSearch url={url} />
      <EventFilter onChoose={choose('showCode')} promoterCode={current?.code} showCode={filters.showCode?.[0]} />
      <DateFilter dateFrom={dateFrom} dateTo={dateTo} onChange={url.setDateRange} />
      {CHOICE_NAMES.map((name) => (
        <ChoiceFilter
          key={name}
          label={t(`filter.${name}`)}
          onChoose={choose(name)}
          options={CHOICES[name].map((value) => ({ value, label: t(`${KEYS[name]}.${value}`) }))}
          value={filters[name]?.[0]}
        />
      ))}
      <ChoiceFilter
        label={t('filter.partnerSite')}
        onChoose={choose('partnerSiteId')}
        options={(sites?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filters.partnerSiteId?.[0]}
      />
      <FixedFilter
        label={t('filter.customer')}
        onRemove={() => choose('customerId')(undefined)}
        value={filters.customerId?.[0] && t('filter.oneCustomer')}
      />
      <FixedFilter
        label={t('filter.after')}
        onRemove={() => choose('after')(undefined)}
        value={filters.after?.[0] && formatOwnTime(filters.after[0])}
      />
      {current && (
        <TotalFilter
          currency={current.currency}
          from={total.from}
          onChoose={(totals) => url.setFilter('total', writeTotals(totals))}
          to={total.to}
        />
      )}
      <Box sx={{ display: { md: 'none' } }}>
        <SortMenu sorts={ORDER_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))} url={url} />
      </Box>
    </FilterBar>
  );
}

const KEYS = { status: 'status', paymentStatus: 'payment', refundStatus: 'refund', channel: 'channel' } as const;

/** Enter on a full order number opens that order; anything else is a search. */
function OrderSearch({ url }: { url: TableUrlModel }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const [getOrder] = useLazyGetOrderQuery();
  const handleOpenOrder = async ({ key, target }: KeyboardEvent) => {
    const orderId = key === 'Enter' && target instanceof HTMLInputElement ? findOrderId(target.value) : undefined;
    if (!orderId) return;
    const { data } = await getOrder({ params: { orderId } }, true);
    if (data) void navigate(paths.order(orderId));
  };
  return (
    <Box onKeyDown={(event) => void handleOpenOrder(event)} sx={{ width: { xs: '100%', sm: 440 } }}>
      <SearchField isWide label={t('filter.search')} onSearch={url.setSearch} value={url.state.search} />
    </Box>
  );
}

/** Returns the order number in upper case if the text has its form: ten characters, none of them easily confused. */
function findOrderId(words: string): string | undefined {
  const orderId = words.trim().toUpperCase();
  return ORDER_ID_FORM.test(orderId) ? orderId : undefined;
}
