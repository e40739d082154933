import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { parseId } from '../../api/cookies.ts';
import { errorText } from '../../api/error-text.ts';
import { useListPriceGroupsQuery } from '../../api/queries/price-groups.ts';
import { useGetShowQuery } from '../../api/queries/shows.ts';
import { AppDrawer } from '../../drawers/app-drawer.tsx';
import { chooseText } from '../../i18n/choose-text.ts';
import { paths } from '../../paths.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { PriceGroupForm } from './price-group-form.tsx';

/** The drawer `ticketGroup`: `new`, or an id. */
export function PriceGroupDrawer() {
  const { t } = useTranslation('price-groups');
  const navigate = useNavigate();
  const { showCode: typed = '', priceGroupId } = useParams();
  const showCode = typed.toUpperCase();
  const { currentData: show, error: showError } = useGetShowQuery({ params: { showCode } });
  const { data: groups, error } = useListPriceGroupsQuery({ params: { showCode } });
  const { search } = useLocation();
  const close = () => void navigate({ pathname: paths.showTickets(showCode), search });
  const group = groups?.items.find((candidate) => candidate.priceGroupId === parseId(priceGroupId ?? null));
  if (show && groups && (group || priceGroupId === 'new'))
    return <Found group={group} groups={groups.items} key={priceGroupId} onClose={close} show={show} />;
  const failure = showError ?? error;
  return (
    <AppDrawer heading={{ title: t('title') }} onClose={close} open>
      {failure ? (
        errorText(failure)
      ) : show && groups ? (
        t('errors:NOT_FOUND')
      ) : (
        <SkeletonRows count={2} label={t('loading')} rowHeight={56} />
      )}
    </AppDrawer>
  );
}

interface FoundProps {
  group: PriceGroup | undefined;
  groups: readonly PriceGroup[];
  show: Show;
  onClose: () => void;
}

function Found({ group, groups, show, onClose }: FoundProps) {
  const { t, i18n } = useTranslation('price-groups');
  const title = group ? chooseText(group.name, i18n.language, show.defaultCulture) : t('newTitle');
  const facts = group && t('tickets', { count: group.priceCount });
  return <PriceGroupForm group={group} groups={groups} heading={{ title, facts }} onClose={onClose} show={show} />;
}
