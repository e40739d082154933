import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SettlementSummary } from '@parterre/contract/settlements';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { useListSettlementsQuery } from '#api/queries/sales/settlements.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { EmptyOfRegion } from '#programme/list/empty-of-region.tsx';
import { useLockReason } from '#session/use-features.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoneyText } from '#ui/figures/money-text.tsx';
import { RulesCard } from './rules/rules-card.tsx';
import { useSettlementColumns } from './use-settlement-columns.tsx';

/**
 * Lists the agreed settlements of a promoter. Users without the permission are told so, instead of seeing an empty
 * list.
 */
export function SettlementsPage() {
  const { t } = useTranslation('settlements');
  const lockReason = useLockReason('finance:read');
  return (
    <>
      <PageHeader
        actions={
          <ReasonedButton color="primary" href={paths.settlementOpen()} reason={lockReason} variant="contained">
            {t('open.action')}
          </ReasonedButton>
        }
        title={t('title')}
      />
      <PermittedPart label={t('loading')} permission="finance:read" title={t('closed')}>
        <Settlements />
      </PermittedPart>
      <Outlet />
    </>
  );
}

const DEFAULTS = { sortValues: ['AgreedAt'] };

function Settlements() {
  const { t } = useTranslation('settlements');
  const navigate = useNavigate();
  const url = useTableUrlState(DEFAULTS);
  const { isLoading } = usePromoter();
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const query = { ...usePlace(), pageIndex, pageSize };
  const list = useTablePage(url, useListSettlementsQuery({ query }, { skip: isLoading }));
  const { rows, status } = list;
  const model = useDataTable<SettlementSummary>({
    id: 'settlements',
    columns: useSettlementColumns(),
    rows,
    getRowId: ({ settlementId }) => String(settlementId),
    getRowLabel: ({ number }) => t('no', { number }),
  });
  return (
    <>
      <DataTable
        caption={t('title')}
        empty={
          <EmptyOfRegion>
            <EmptyState text={t('empty.text')} title={t('empty.title')} />
          </EmptyOfRegion>
        }
        list={list}
        model={model}
        rows={{
          onOpen: ({ settlementId }) => void navigate(paths.settlement(settlementId)),
          renderCard: (settlement) => <SettlementCard settlement={settlement} />,
        }}
        status={status}
      />
      <ListPagination list={list} />
      <RulesCard />
    </>
  );
}

function SettlementCard({ settlement }: { settlement: SettlementSummary }) {
  const { t, i18n } = useTranslation('settlements');
  const { settlementId, number, showName, netMinor, currency } = settlement;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
      <Link href={paths.settlement(settlementId)}>{t('no', { number })}</Link>
      <span>{showName ? chooseText(showName, i18n.language) : t('allEvents')}</span>
      <MoneyText amountMinor={netMinor} currency={currency} language={i18n.language} />
    </Box>
  );
}
