import { eq } from 'drizzle-orm';
import { accessRequests } from '#db/schema/promoters/access-requests.ts';
import { ownedByPromoter } from '#identity/owner.ts';
import type { Resource } from '#resource.ts';
import { createAccessRequest } from './ask.ts';
import { approveAccessRequest, declineAccessRequest } from './decide.ts';
import { listAccessRequests, listOwnAccessRequests } from './list.ts';
import { accessAnswerJob, sendAccessAnswer } from './send-answer.ts';

export const accessRequestsResource: Resource = {
  slug: 'access-requests',
  routes: [listAccessRequests, listOwnAccessRequests, createAccessRequest, approveAccessRequest, declineAccessRequest],
  handlers: (deps) => [accessAnswerJob.handle((job, payload) => sendAccessAnswer(deps, job, payload))],

  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: accessRequests.promoterId })
      .from(accessRequests)
      .where(eq(accessRequests.id, Number(id)));
    return row && ownedByPromoter(row);
  },
};
