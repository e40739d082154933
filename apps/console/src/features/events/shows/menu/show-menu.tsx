import Divider from '@mui/material/Divider';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RunningDownload } from '#downloads/running-download.tsx';
import { useIsClosed } from '#pages/closed-pages.ts';
import { EVENT_ENTRIES } from '#pages/entries.ts';
import { paths } from '#pages/paths.ts';
import { type SeatReportFile, useSeatReports } from '#programme/shows/use-seat-reports.ts';
import { useLockReason, useLockReasons } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { RemoveShowDialog } from './remove-show-dialog.tsx';
import { type ShowAction, useShowActions } from './use-show-actions.ts';

export function ShowMenu({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  const [isRemoving, setRemoving] = useState(false);
  const reports = useSeatReports(show.showCode);
  const groups = useMenuGroups(show, reports, () => setRemoving(true));
  return (
    <>
      <MoreMenu isOutlined label={t('actions.more')}>
        {groups.flatMap((actions, index) => [
          ...(index > 0 ? [<Divider component="li" key={`line ${actions[0]?.key}`} />] : []),
          ...actions.map(({ key, ...action }) => <MenuEntry key={key} {...action} />),
        ])}
      </MoreMenu>
      {reports.map(({ name, progress, cancel }) => (
        <RunningDownload cancel={cancel} key={name} progress={progress} />
      ))}
      {isRemoving && <RemoveShowDialog onClose={() => setRemoving(false)} show={show} />}
    </>
  );
}

function useMenuGroups(show: Show, reports: SeatReportFile[], onRemove: () => void): ShowAction[][] {
  const { t } = useTranslation('shows');
  const pages = useEventPages(show.showCode);
  const acts = useShowActions(show);
  const instalmentsReason = useLockReason('report:instalments');
  const compsReason = useLockReason('comp:create');
  const { showCode, hasOrders, planVersionId } = show;
  const reportReason = firstReason(useLockReason('report:seats'), planVersionId === null && t('actions.noSeats'));
  const removeReason = firstReason(useLockReason('show:write'), hasOrders && t('remove.hasOrders'));
  return [
    pages.toSpliced(
      -1,
      0,
      {
        key: 'instalments',
        label: t('actions.instalments'),
        to: paths.instalmentsOfShow(showCode),
        reason: instalmentsReason,
      },
      { key: 'comps', label: t('actions.issueComps'), to: paths.showComps(showCode), reason: compsReason },
    ),
    acts,
    reports.map(({ name, run }) => ({
      key: name,
      label: t(`actions.export.${name}`),
      onChoose: () => void run(),
      reason: reportReason,
    })),
    [{ key: 'remove', label: t('actions.remove'), onChoose: onRemove, reason: removeReason, isDangerous: true }],
  ];
}

/** The menu labels of the show's pages; a page without a label is not in the menu. */
const PAGE_WORDS: Readonly<Partial<Record<string, string>>> = {
  details: 'actions.editDetails',
  prices: 'actions.editTickets',
  seating: 'actions.seatingPlan',
  holds: 'setUp.steps.holds',
  'offer-codes': 'actions.offerCodes',
  questions: 'actions.questions',
  'print-at-home': 'duplicate.parts.print-at-home',
  'short-urls': 'actions.shortLinks',
  'guest-lists': 'setUp.steps.guest-lists',
  orders: 'actions.orders',
  history: 'history.title',
};

function useEventPages(showCode: string): ShowAction[] {
  const { t } = useTranslation('shows');
  const lockReasonOf = useLockReasons();
  const isClosed = useIsClosed();
  return Object.entries(EVENT_ENTRIES).flatMap(([key, { href, permission }]) => {
    const words = PAGE_WORDS[key];
    if (!words || isClosed(href(showCode))) return [];
    // The API returns only shows that the user may read.
    const reason = permission === 'show:read' ? undefined : lockReasonOf(permission);
    return [{ key, label: t(words), to: href(showCode), reason }];
  });
}
