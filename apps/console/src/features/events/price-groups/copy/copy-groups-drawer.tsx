import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { paths } from '#pages/paths.ts';
import { ChooseEvent } from '#programme/pickers/choose-event.tsx';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { changeParams } from '#ui/url/change-params.ts';
import { CopyGroupsFromEvent } from './copy-groups-from-event.tsx';

/**
 * Copies the price groups of another show: first that show is chosen; `?from=` then names it, and the copy is
 * previewed.
 */
export function CopyGroupsDrawer() {
  const { t } = useTranslation('price-groups');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const showCode = useShowCode();
  const from = params.get('from')?.toUpperCase();
  const result = useGetShowQuery({ params: { showCode } });
  const withFrom = (next: string | undefined) => changeParams(params, { from: next }).toString();
  const choose = (next: string | undefined) => void navigate({ pathname, search: withFrom(next) });
  const handleClose = () => void navigate({ pathname: paths.showTickets(showCode), search: withFrom(undefined) });
  return (
    <EditDrawer id={showCode} label={t('loading')} onClose={handleClose} result={result} title={t('copy.title')}>
      {(show) => <Step choose={choose} from={from} onClose={handleClose} show={show} />}
    </EditDrawer>
  );
}

interface StepProps {
  show: Show;
  from: string | undefined;
  choose: (showCode: string | undefined) => void;
  onClose: () => void;
}

function Step({ show, from, choose, onClose }: StepProps) {
  const { t } = useTranslation('price-groups');
  if (from === undefined)
    return (
      <ChooseEvent
        exceptShowCode={show.showCode}
        onChoose={choose}
        onClose={onClose}
        query={{ context: 'copyFrom', promoterCode: show.promoterCode, sortOrderDescending: true }}
        text={t('copy.text')}
        title={t('copy.title')}
      />
    );
  return (
    <CopyGroupsFromEvent
      fromShowCode={from}
      key={from}
      onBack={() => choose(undefined)}
      onClose={onClose}
      show={show}
    />
  );
}
