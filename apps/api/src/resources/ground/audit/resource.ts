import { isNotNull } from 'drizzle-orm';
import { promoters } from '#db/schema/promoters/promoters.ts';
import type { JobContext } from '#jobs/job-context.ts';
import type { Resource } from '#resource.ts';
import { listAuditActors } from './list-actors.ts';
import { getAuditEntry, listAuditEntries } from './read.ts';

/** The maximum number of entries of a promoter that are deleted at once, so that nothing else waits for long. */
const AT_ONCE = 5_000;

/**
 * Deletes entries that are older than their promoter keeps them, the oldest first. The rest follows half a minute
 * later.
 */
export async function forgetEntries({ runAsSystem, now }: JobContext): Promise<void> {
  const limited = await runAsSystem((db) =>
    db.select({ id: promoters.id, years: promoters.auditYears }).from(promoters).where(isNotNull(promoters.auditYears)),
  );
  for (const { id, years } of limited)
    await runAsSystem((_, { run }) => run(FORGET, [id, yearsBefore(now, years ?? 0), AT_ONCE]), [id]);
}

const FORGET = `
  delete from audit_entries where promoter_id = $1 and id in (
    select id from audit_entries where promoter_id = $1 and at < $2::timestamptz order by at limit $3)`;

function yearsBefore(now: Date, years: number): string {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - years);
  return then.toISOString();
}

export const auditResource: Resource = {
  slug: 'audit',
  routes: [listAuditEntries, getAuditEntry, listAuditActors],
  recurring: [['forget-audit', forgetEntries]],
};
