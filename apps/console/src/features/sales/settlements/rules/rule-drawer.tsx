import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useListSettlementRulesQuery } from '#api/queries/sales/settlements.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { useListed } from '#forms/object/use-listed.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useSettledPromoter } from '../use-settled-promoter.ts';
import { RuleForm } from './rule-form.tsx';

/** `/finance/settlements/rules/new`, or an id. */
export function RuleDrawer() {
  const { t } = useTranslation('settlements');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { settlementRuleId = '' } = useParams();
  const { promoter } = useSettledPromoter();
  const { data, error, refetch } = useListSettlementRulesQuery(
    { params: { code: promoter?.code ?? '' } },
    { skip: !promoter },
  );
  const handleClose = () => void navigate(`${paths.settlements()}${search}`);
  const id = useIdParam('settlementRuleId');
  const rule = useListed(data?.items, 'settlementRuleId', id);
  const isMissing = rule === null && settlementRuleId !== 'new';
  const currentData = isMissing ? null : promoter && data && { promoter, rule: rule ?? undefined };
  return (
    <EditDrawer
      id={settlementRuleId}
      label={t('loading')}
      onClose={handleClose}
      result={{ currentData, error, refetch }}
      title={t('rules.one')}
    >
      {(found) => <RuleForm {...found} onClose={handleClose} />}
    </EditDrawer>
  );
}
