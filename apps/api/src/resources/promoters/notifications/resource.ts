import { forgetOccurrences } from '#jobs/take-occurrences.ts';
import type { Resource } from '#resource.ts';
import { enqueueDigests, enqueueNotifications } from './enqueue.ts';
import { notificationJob } from './notification-job.ts';
import { getUnreadNotifications, listNotifications } from './read.ts';
import { sendNotifications } from './send-notifications.ts';

import { getNotificationSettings, setNotificationSettings, setNotificationsRead } from './settings.ts';

export const notificationsResource: Resource = {
  slug: 'notifications',
  routes: [
    listNotifications,
    getUnreadNotifications,
    setNotificationsRead,
    getNotificationSettings,
    setNotificationSettings,
  ],
  recurring: [
    ['enqueue-notifications', enqueueNotifications],
    ['enqueue-digests', enqueueDigests],
    ['forget-occurrences', forgetOccurrences],
  ],
  handlers: (deps) => [notificationJob.handle((job, payload) => sendNotifications(deps, job, payload))],
};
