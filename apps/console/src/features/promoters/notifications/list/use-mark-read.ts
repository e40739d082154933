import type { Notification } from '@parterre/contract/notifications';
import { useSetNotificationsReadMutation } from '#api/queries/promoters/notifications.ts';

/** Remembers that the reader has seen these: of each promoter up to the newest. Needs `show:read`. */
export function useMarkRead() {
  const [setRead] = useSetNotificationsReadMutation();
  return (seen: readonly Notification[]) => {
    const newest = new Map<string, number>();
    for (const { promoterCode, notificationId, isUnread } of seen)
      if (isUnread) newest.set(promoterCode, Math.max(newest.get(promoterCode) ?? 0, notificationId));
    // What could not be remembered is shown as unread again.
    for (const [code, notificationId] of newest) void setRead({ params: { code }, body: { notificationId } });
  };
}
