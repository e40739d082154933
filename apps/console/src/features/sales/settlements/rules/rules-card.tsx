import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SettlementRule } from '@parterre/contract/settlements';
import { useTranslation } from 'react-i18next';
import { useListSettlementRulesQuery } from '#api/queries/sales/settlements.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatRate } from '#i18n/format-number.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { useSettledPromoter } from '../use-settled-promoter.ts';

/** Rules apply to future statements only: agreed ones are frozen. */
export function RulesCard() {
  const { t, i18n } = useTranslation('settlements');
  const { promoter } = useSettledPromoter();
  const search = usePageSearch();
  const lockReason = useLockReason('settlement:write');
  const result = useListSettlementRulesQuery({ params: { code: promoter?.code ?? '' } }, { skip: !promoter });
  return (
    <Box sx={{ mt: 2 }}>
      <LoadedCard
        action={
          <ReasonedButton
            href={`${paths.settlementRule('new')}${search}`}
            reason={lockReason}
            size="small"
            startIcon={<PlusIcon />}
            variant="outlined"
          >
            {t('rules.add')}
          </ReasonedButton>
        }
        note={promoter?.name}
        loading={{ label: t('loading'), rows: 2 }}
        result={result}
        title={t('rules.title')}
      >
        {({ items }) => (
          <>
            {items.length === 0 && <Box sx={{ p: 2, color: 'text.secondary' }}>{t('rules.none')}</Box>}
            {items.map((rule) => (
              <Box
                key={rule.settlementRuleId}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}
              >
                <Link href={`${paths.settlementRule(rule.settlementRuleId)}${search}`}>{rule.name}</Link>
                {!rule.isActive && <ToneChip tone="neutral">{t('rules.asleep')}</ToneChip>}
                <Note sx={{ ml: { sm: 'auto' }, flexBasis: { xs: '100%', sm: 'auto' } }}>
                  {[t(`rules.kinds.${rule.kind}`), describeRule(rule, i18n.language), nameShow(rule)].join(' · ')}
                </Note>
              </Box>
            ))}
          </>
        )}
      </LoadedCard>
    </Box>
  );

  function nameShow({ showName }: SettlementRule): string {
    return showName ? chooseText(showName, i18n.language) : t('allEvents');
  }
}

/** Returns `12.5 %` for a share, `GBP 0.50` for an amount. */
function describeRule({ kind, basisPoints, amountMinor, currency }: SettlementRule, language: string): string {
  if (kind !== 'share-of-gross') return formatMoney(amountMinor, currency, language);
  return formatRate(basisPoints, language);
}
