import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { joinReads } from '#api/join-reads.ts';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { useListed } from '#forms/object/use-listed.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { PriceGroupForm } from './price-group-form.tsx';

/** The drawer `ticketGroup` for `new` or an id. */
export function PriceGroupDrawer() {
  const { t } = useTranslation('price-groups');
  const navigate = useNavigate();
  const { priceGroupId } = useParams();
  const showCode = useShowCode();
  const readShow = useGetShowQuery({ params: { showCode } });
  const readGroups = useListPriceGroupsQuery({ params: { showCode } });
  const show = readShow.currentData;
  const groups = readGroups.data;
  const { search } = useLocation();
  const handleClose = () => void navigate({ pathname: paths.showTickets(showCode), search });
  const id = useIdParam('priceGroupId');
  const group = useListed(groups?.items, 'priceGroupId', id);
  const isMissing = group === null && priceGroupId !== 'new';
  const currentData = isMissing ? null : show && groups && { show, group: group ?? undefined, groups: groups.items };
  return (
    <EditDrawer
      id={priceGroupId ?? ''}
      label={t('loading')}
      onClose={handleClose}
      result={{ currentData, ...joinReads(readShow, readGroups) }}
      title={t('title')}
    >
      {(found) => <Found {...found} onClose={handleClose} />}
    </EditDrawer>
  );
}

interface FoundProps {
  group: PriceGroup | undefined;
  groups: readonly PriceGroup[];
  show: Show;
  onClose: () => void;
}

function Found(props: FoundProps) {
  const { group, show } = props;
  const { t, i18n } = useTranslation('price-groups');
  const title = group ? chooseText(group.name, i18n.language, show.defaultCulture) : t('newTitle');
  const facts = group && t('tickets', { count: group.priceCount });
  return <PriceGroupForm {...props} heading={{ title, facts }} />;
}
