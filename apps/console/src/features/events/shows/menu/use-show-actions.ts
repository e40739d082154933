import type { ShowSummary } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import type { MenuEntryProps } from '#ui/controls/more-menu.tsx';

export type ShowAction = MenuEntryProps & { key: string };

type ListedShow = Pick<ShowSummary, 'showCode' | 'status'>;

/** The actions available wherever a show is listed: summary, status, move and duplicate. */
export function useShowActions({ showCode, status }: ListedShow): ShowAction[] {
  const { t } = useTranslation('shows');
  const { search } = useLocation();
  const notAllowed = useLockReason('show:write');
  const cancelled = status === 'CANCELLED' ? t('errors:reasons.RULE_BROKEN.cancelled-event-stays') : undefined;
  return [
    { key: 'information', label: t('actions.information'), to: paths.eventInformation(showCode, search) },
    { key: 'status', label: t('actions.changeStatus'), to: paths.showStatus(showCode), reason: notAllowed },
    { key: 'move', label: t('actions.move'), to: paths.showMove(showCode), reason: notAllowed ?? cancelled },
    { key: 'duplicate', label: t('actions.duplicate'), to: paths.showDuplicate(showCode), reason: notAllowed },
  ];
}
