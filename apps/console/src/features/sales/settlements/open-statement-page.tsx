import Alert from '@mui/material/Alert';
import type { SettlementPreview } from '@parterre/contract/settlements';
import { SHOW_CODE_FORM } from '@parterre/contract/wire/patterns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { findProblem } from '#api/failure.ts';
import { useAgreeSettlementMutation, usePreviewSettlementQuery } from '#api/queries/sales/settlements.ts';
import { isValidRange } from '#dates/date-range.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { readDay } from '#dates/read-day.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { DateFilter } from '#programme/pickers/date-filter.tsx';
import { EventFilter } from '#programme/pickers/event-search.tsx';
import { useLockReason } from '#session/use-features.ts';
import { FilterBar } from '#tables/filters/filter-bar.tsx';
import { Card } from '#ui/card.tsx';
import { firstReason } from '#ui/controls/first-reason.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { changeParams } from '#ui/url/change-params.ts';
import { StatementExport, StatementLines, StatementStrip } from './statement-lines.tsx';
import { useSettledPromoter } from './use-settled-promoter.ts';

/** Shows the sums that no statement has settled yet, of one show or all, up to a day; the choice is in the URL. */
export function OpenStatementPage() {
  const { t } = useTranslation('settlements');
  const [params, setParams] = useUrlParams();
  const { promoter } = useSettledPromoter();
  const handleChoose = (values: Record<string, string>) => setParams((current) => changeParams(current, values));
  const showCode = SHOW_CODE_FORM.exec(params.get('showCode') ?? '')?.[0] ?? '';
  const { fromOn, toOn } = readPeriod(params);
  const query = {
    promoterCode: promoter?.code ?? '',
    ...(showCode ? { showCode } : {}),
    ...(fromOn ? { fromOn } : {}),
    ...(toOn ? { toOn } : {}),
  };
  const result = usePreviewSettlementQuery({ query }, { skip: !promoter, refetchOnMountOrArgChange: true });
  const statement = result.currentData;
  return (
    <>
      <PageHeader
        actions={statement && <AgreeButton onChanged={() => void result.refetch()} statement={statement} />}
        breadcrumb={[{ label: t('title'), href: paths.settlements() }]}
        facts={promoter?.name}
        title={t('open.title')}
      />
      <FilterBar label={t('open.choose')}>
        <EventFilter
          onChoose={(code) => handleChoose({ showCode: code ?? '' })}
          promoterCode={promoter?.code}
          showCode={showCode || undefined}
        />
        <DateFilter
          dateFrom={fromOn}
          dateTo={toOn}
          onChange={(range) => handleChoose({ fromOn: range?.dateFrom ?? '', toOn: range?.dateTo ?? '' })}
        />
      </FilterBar>
      <Loaded label={t('loading')} result={result}>
        {(preview) => (
          <>
            <StatementStrip statement={preview} />
            {preview.movementsBefore > 0 && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {t('open.before', { count: preview.movementsBefore })}
              </Alert>
            )}
            <Card action={<StatementExport statement={preview} />} title={t('statement')}>
              <StatementLines statement={preview} />
            </Card>
          </>
        )}
      </Loaded>
    </>
  );
}

/** Reads the days from the URL; '' means open. Invalid or reversed days are ignored. */
function readPeriod(params: URLSearchParams): { fromOn: string; toOn: string } {
  const fromOn = readDay(params.get('fromOn'));
  const toOn = readDay(params.get('toOn'));
  const isOrdered = isValidRange({ dateFrom: fromOn, dateTo: toOn });
  return isOrdered ? { fromOn, toOn } : { fromOn: '', toOn: '' };
}

interface AgreeButtonProps {
  statement: SettlementPreview;
  /** Reads the statement again, because its figures changed since it was shown. */
  onChanged: () => void;
}

/**
 * Agrees the statement that is shown, after a word was typed. Needs `settlement:write`. If figures changed meanwhile,
 * the new ones are shown first; a statement with nothing to settle is refused.
 */
function AgreeButton({ statement, onChanged }: AgreeButtonProps) {
  const { t, i18n } = useTranslation('settlements');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [agree] = useAgreeSettlementMutation();
  const lockReason = useLockReason('settlement:write');
  const { promoterCode, showCode, currency, fromOn, toOn, digest, netMinor } = statement;
  const hasLines = statement.lines.some(({ section, amountMinor }) => section !== 'apart' || amountMinor !== 0);
  const reason = firstReason(lockReason, !hasLines && t('open.nothing'));
  const amount = formatMoney(netMinor, currency, i18n.language);
  const handleConfirm = async (note: string) => {
    const body = { promoterCode, ...(showCode ? { showCode } : {}), currency, fromOn, toOn, digest, note };
    try {
      const { settlementId, number } = await agree({ body }).unwrap();
      showToast(t('open.done', { number }), 'success');
      void navigate(paths.settlement(settlementId));
    } catch (error) {
      if (findProblem(error)?.details?.reason !== 'figures-changed') throw error;
      setAsking(false);
      onChanged();
      showFailure(error);
    }
  };
  const request = {
    title: t('open.agreeTitle'),
    body: t('open.agreeText', { amount, from: formatDay(fromOn), to: formatDay(toOn) }),
    confirmLabel: t('open.agree'),
    reason: 'optional' as const,
    typedWord: t('open.word'),
  };
  return (
    <>
      <ReasonedButton color="primary" onClick={() => setAsking(true)} reason={reason} variant="contained">
        {t('open.agree')}
      </ReasonedButton>
      <ConfirmDialog onClose={() => setAsking(false)} onConfirm={handleConfirm} request={isAsking ? request : null} />
    </>
  );
}
