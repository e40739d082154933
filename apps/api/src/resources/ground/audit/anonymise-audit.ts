import { defineJob } from '#jobs/define-job.ts';
import type { JobContext } from '#jobs/job-context.ts';

type ErasedPerson = {
  promoterId: number;
  showIds: number[];
  orderIds: string[];
  emailKey: string;
};

/**
 * Anonymises the audit in a job, because requests may not change audit entries. The job's own row is deleted when it is
 * done.
 */
export const auditJob = defineJob<ErasedPerson>('blank-audit');

/**
 * Removes what staff typed when they changed one of the orders, except the fixed part of a cancellation's reason;
 * requests can neither change nor delete audit entries. Entries name orders and customers by code; an entry that
 * contains the address nevertheless loses its fields.
 */
export async function anonymiseAudit(
  { runAsSystem }: Pick<JobContext, 'runAsSystem'>,
  { promoterId, showIds, orderIds, emailKey }: ErasedPerson,
): Promise<void> {
  await runAsSystem((_, { run }) => run(ANONYMISE, [emailKey, promoterId, showIds, orderIds]), [promoterId]);
}

const ANONYMISE = `
  update audit_entries set
    reason = case when action = 'order.cancel' then split_part(reason, ':', 1) end,
    before = case when is_named then null else before end,
    after = case when is_named then null else after end,
    parts = case when is_named then '[]'::jsonb else parts end
  from (
    select a.promoter_id as owner, a.id as entry,
      strpos(lower(concat(a.before, a.after, a.parts, a.reason)), $1) > 0 as is_named
    from audit_entries a
    where a.promoter_id = $2 and (a.show_id = any($3::bigint[]) or a.show_id is null)
  ) found
  where promoter_id = owner and id = entry
    and (is_named or (object = 'order' and object_id = any($4::text[]) and reason is not null))`;
