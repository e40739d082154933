import { emailChangeJob } from '#mail/email-change-job.ts';
import type { Resource } from '#resource.ts';
import { revokeAccountSession, revokeAccountSessions, updateAccount } from './change.ts';
import { getAccount, listAccountSessions } from './read.ts';
import { sendEmailChange } from './send-email-change.ts';

export const accountsResource: Resource = {
  slug: 'accounts',
  routes: [getAccount, updateAccount, listAccountSessions, revokeAccountSession, revokeAccountSessions],
  handlers: (deps) => [emailChangeJob.handle((job, payload) => sendEmailChange(deps, job, payload))],
};
