import Divider from '@mui/material/Divider';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { useCan, useLockReason } from '#session/use-features.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { SEAT_REPORTS, useSeatReports } from '../seating/use-change-plan.ts';
import { RemoveShowDialog } from './remove-show-dialog.tsx';
import { type ShowAction, useShowActions } from './use-show-actions.ts';

export function ShowMenu({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  const [isRemoving, setRemoving] = useState(false);
  const groups = useMenuGroups(show, () => setRemoving(true));
  return (
    <>
      <MoreMenu isOutlined label={t('actions.more')}>
        {groups.flatMap((actions, index) => [
          ...(index > 0 ? [<Divider component="li" key={`line ${actions[0]?.key}`} />] : []),
          ...actions.map(({ key, ...action }) => <MenuEntry key={key} {...action} />),
        ])}
      </MoreMenu>
      {isRemoving && <RemoveShowDialog onClose={() => setRemoving(false)} show={show} />}
    </>
  );
}

function useMenuGroups(show: Show, onRemove: () => void): ShowAction[][] {
  const { t } = useTranslation('shows');
  const acts = useShowActions(show);
  const reports = useSeatReports(show.showCode);
  const canReport = useCan('report:seats');
  const ordersReason = useLockReason('order:read');
  const instalmentsReason = useLockReason('report:instalments');
  const compsReason = useLockReason('comp:create');
  const listsReason = useLockReason('guestlist:read');
  const historyReason = useLockReason('audit:read');
  const canWrite = useCan('show:write');
  const { showCode, hasOrders, planVersionId } = show;
  const missing = (permission: string) => t('kit:notAllowed', { permission });
  const reportReason = canReport
    ? planVersionId === null
      ? t('actions.noSeats')
      : undefined
    : missing('report:seats');
  const removeReason = canWrite ? (hasOrders ? t('remove.hasOrders') : undefined) : missing('show:write');
  return [
    [
      { key: 'details', label: t('actions.editDetails'), to: paths.showDetails(showCode) },
      { key: 'tickets', label: t('actions.editTickets'), to: paths.showTickets(showCode) },
      { key: 'seating', label: t('actions.seatingPlan'), to: paths.showSeating(showCode) },
      { key: 'holds', label: t('setUp.steps.holds'), to: paths.showHolds(showCode) },
      { key: 'codes', label: t('actions.offerCodes'), to: paths.showOfferCodes(showCode) },
      { key: 'questions', label: t('actions.questions'), to: paths.showQuestions(showCode) },
      { key: 'links', label: t('actions.shortLinks'), to: paths.showLinks(showCode) },
      {
        key: 'guestLists',
        label: t('setUp.steps.guestLists'),
        to: paths.showGuestLists(showCode),
        reason: listsReason,
      },
      { key: 'orders', label: t('actions.orders'), to: paths.ordersOfShow(showCode), reason: ordersReason },
      {
        key: 'instalments',
        label: t('actions.instalments'),
        to: paths.instalmentsOfShow(showCode),
        reason: instalmentsReason,
      },
      { key: 'comps', label: t('actions.issueComps'), to: paths.showComps(showCode), reason: compsReason },
      { key: 'history', label: t('history.title'), to: paths.showHistory(showCode), reason: historyReason },
    ],
    acts,
    SEAT_REPORTS.map((report) => ({
      key: report,
      label: t(`actions.${reports.labelOf(report)}`),
      onChoose: () => void reports.run(report),
      reason: reportReason,
    })),
    [{ key: 'remove', label: t('actions.remove'), onChoose: onRemove, reason: removeReason, isDangerous: true }],
  ];
}
