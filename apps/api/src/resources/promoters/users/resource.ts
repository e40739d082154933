import { eq } from 'drizzle-orm';
import { memberships } from '#db/schema/ground/users.ts';
import { ownedByPromoter } from '#identity/owner.ts';
import { accountNoticeJob } from '#mail/account-notice-job.ts';
import { passwordResetJob } from '#mail/password-reset-job.ts';
import type { Resource } from '#resource.ts';
import { removeUserSecondFactor, revokeUserSessions, revokeUserTokens, updateUser } from './change.ts';
import { getUser, listUsers } from './read.ts';
import { sendAccountNotice } from './send-account-notice.ts';
import { sendPasswordReset } from './send-password-reset.ts';

export const usersResource: Resource = {
  slug: 'users',
  routes: [listUsers, getUser, updateUser, revokeUserSessions, revokeUserTokens, removeUserSecondFactor],
  handlers: (deps) => [
    passwordResetJob.handle((job, payload) => sendPasswordReset(deps, job, payload)),
    accountNoticeJob.handle((job, payload) => sendAccountNotice(deps, job, payload)),
  ],

  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: memberships.promoterId })
      .from(memberships)
      .where(eq(memberships.id, Number(id)));
    return row && ownedByPromoter(row);
  },
};
