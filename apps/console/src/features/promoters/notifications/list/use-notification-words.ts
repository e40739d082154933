import type { Notification } from '@parterre/contract/notifications';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime, formatZonedTime } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { useZoneOf } from '#programme/use-zone-of.ts';
import { useNamePermission } from '#session/use-name-permission.ts';
import { usePromoter } from '#session/use-promoter.ts';
import type { NotificationLine } from './gather-saves.ts';

/** Returns functions that describe a notification and find its link; times are in the zone of its promoter. */
export function useNotificationWords() {
  const { t, i18n } = useTranslation('notifications');
  const { all, findPromoter } = usePromoter();
  const zoneOf = useZoneOf();
  const namePermission = useNamePermission();
  return {
    writeSentence: ({ newest, seats, saves }: NotificationLine): string => {
      const { kind, actorName, show, details } = newest;
      const { what, report, percent = 0, job, permission } = details;
      const words = {
        actor: actorName,
        event: show ? chooseText(show.name, i18n.language) : t('removedEvent'),
        percent,
        saves,
        what: what ? t(`imported.${what}`, { defaultValue: what }) : '',
        report: report ? t(`report.${report}`, { defaultValue: report }) : '',
        permission: permission ? namePermission(permission) : '',
        job: t(`job.${job ?? ''}`, { defaultValue: t('job.other') }),
      };
      const name = kind.replaceAll('.', '-');
      if (kind === 'settlement.agreed' && !show) return t('sentence.settlement-agreed-whole', words);
      const count = kind === 'seats.changed' ? seats : (details.count ?? 0);
      const shown = formatNumber(count, i18n.language);
      if (kind === 'seats.changed' && saves > 1 && seats > 0)
        return t('sentence.seats-changed-often', { ...words, shown });
      return t(`sentence.${name}`, { ...words, count, shown });
    },
    /** Names the zone only if the list mixes several promoters, whose clocks differ. */
    writeTime: ({ at, promoterCode }: Notification) => {
      const zone = zoneOf(promoterCode);
      const time = toWallTime(at, zone);
      return all.length > 1 ? formatZonedTime(time, zone) : formatDateTime(time, DAY_TIME_TEMPLATE);
    },
    /** Names the promoter only if the list mixes several promoters. */
    namePromoter: (notification: Notification) =>
      all.length > 1 ? (findPromoter(notification.promoterCode)?.name ?? '') : '',
  };
}

/** Returns the page that shows what happened; undefined if there is none. */
export function findWay({ kind, show, ids, details }: Notification): string | undefined {
  const id = Number(ids[0] ?? 0);
  const code = show?.showCode;
  switch (kind) {
    case 'access.requested':
      return paths.users();
    case 'settlement.agreed':
      return paths.settlement(id);
    case 'hold.due':
      return code && paths.releaseDueHolds(code);
    case 'show.nearly-sold-out':
      return code && paths.show(code);
    case 'seats.changed':
      return code && paths.seats(code, 'tickets');
    case 'import.finished':
      return findImported(details, id, code);
    case 'export.ready':
      return details.report ? paths.report(details.report) : undefined;
    case 'report.stopped':
      return details.report ? paths.reportSchedules(details.report) : undefined;
    case 'webhook.disabled':
      return paths.webhook(id);
    case 'job.failed':
      return undefined;
  }
}

function findImported({ what, venueId }: Notification['details'], id: number, code: string | undefined) {
  if (what === 'seating-plan') return venueId ? paths.plan(venueId, id) : undefined;
  if (!code) return undefined;
  return what === 'guests' ? paths.showGuestLists(code) : paths.showOfferCodes(code);
}
