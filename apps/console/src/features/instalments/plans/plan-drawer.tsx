import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { parseId } from '../../../api/cookies.ts';
import { errorText } from '../../../api/error-text.ts';
import { useListInstalmentPlansQuery } from '../../../api/queries/instalments.ts';
import { useGetShowQuery } from '../../../api/queries/shows.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { paths } from '../../../paths.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { PlanForm } from './plan-form.tsx';

/** `/finance/instalments/plans/:showCode/new`, or an id. */
export function PlanDrawer() {
  const { t } = useTranslation('instalments');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { showCode = '', instalmentPlanId = '' } = useParams();
  const { currentData: show, error } = useGetShowQuery({ params: { showCode } });
  const { data: plans, error: plansError } = useListInstalmentPlansQuery({ params: { showCode } });
  const close = () => void navigate({ pathname: paths.instalments(), search });
  const plan = plans?.items.find((candidate) => candidate.instalmentPlanId === parseId(instalmentPlanId));
  if (show && plans && (plan || instalmentPlanId === 'new'))
    return <PlanForm key={instalmentPlanId} onClose={close} plan={plan} show={show} />;
  const failure = error ?? plansError;
  const isMissing = show && plans;
  return (
    <AppDrawer heading={{ title: t('plans.one') }} onClose={close} open>
      {failure || isMissing ? (
        failure ? (
          errorText(failure)
        ) : (
          t('errors:NOT_FOUND')
        )
      ) : (
        <SkeletonRows count={5} label={t('loading')} rowHeight={56} />
      )}
    </AppDrawer>
  );
}
