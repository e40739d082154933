import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { parseId } from '../../../api/cookies.ts';
import { errorText } from '../../../api/error-text.ts';
import { useListSettlementRulesQuery } from '../../../api/queries/settlements.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { paths } from '../../../paths.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useSettledPromoter } from '../use-settled-promoter.ts';
import { RuleForm } from './rule-form.tsx';

/** `/finance/settlements/rules/new`, or an id. */
export function RuleDrawer() {
  const { t } = useTranslation('settlements');
  const navigate = useNavigate();
  const { settlementRuleId = '' } = useParams();
  const { promoter } = useSettledPromoter();
  const { data, error } = useListSettlementRulesQuery({ params: { code: promoter?.code ?? '' } }, { skip: !promoter });
  const close = () => void navigate(paths.settlements());
  const rule = data?.items.find((candidate) => candidate.settlementRuleId === parseId(settlementRuleId));
  if (promoter && data && (rule || settlementRuleId === 'new'))
    return <RuleForm key={settlementRuleId} onClose={close} promoter={promoter} rule={rule} />;
  return (
    <AppDrawer heading={{ title: t('rules.one') }} onClose={close} open>
      {error !== undefined && errorText(error)}
      {data && t('errors:NOT_FOUND')}
      {!data && !error && <SkeletonRows count={5} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
  );
}
