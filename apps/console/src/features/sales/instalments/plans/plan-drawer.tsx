import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { joinReads } from '#api/join-reads.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { useListInstalmentPlansQuery } from '#api/queries/sales/instalments.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { useListed } from '#forms/object/use-listed.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { PlanForm } from './plan-form.tsx';

/** `/finance/instalments/plans/:showCode/new`, or an id. */
export function PlanDrawer() {
  const { t } = useTranslation('instalments');
  const navigate = useNavigate();
  const { search } = useLocation();
  const showCode = useShowCode();
  const { instalmentPlanId = '' } = useParams();
  const readShow = useGetShowQuery({ params: { showCode } });
  const readPlans = useListInstalmentPlansQuery({ params: { showCode } });
  const show = readShow.currentData;
  const plans = readPlans.data;
  const handleClose = () => void navigate({ pathname: paths.instalments(), search });
  const id = useIdParam('instalmentPlanId');
  const plan = useListed(plans?.items, 'instalmentPlanId', id);
  const isMissing = plan === null && instalmentPlanId !== 'new';
  const currentData = isMissing ? null : show && plans && { show, plan: plan ?? undefined };
  return (
    <EditDrawer
      id={instalmentPlanId}
      label={t('loading')}
      onClose={handleClose}
      result={{ currentData, ...joinReads(readShow, readPlans) }}
      title={t('plans.one')}
    >
      {(found) => <PlanForm {...found} onClose={handleClose} />}
    </EditDrawer>
  );
}
