import type { Database } from '../db/open.ts';
import { Transaction } from '../db/transaction.ts';
import type { JobPayloads } from './enqueue-job.ts';

/**
 * What staff typed when they changed one of the orders goes; the closed part of a cancellation's reason stays. Entries
 * name orders and customers by their codes, never people; what names this address all the same loses its fields.
 */
const SQL = `
  update audit_entries set
    reason = case when action = 'order.cancel' then split_part(reason, ':', 1) end,
    before = case when is_named then null else before end,
    after = case when is_named then null else after end,
    parts = case when is_named then '[]'::jsonb else parts end
  from (
    select a.promoter_id as owner, a.id as entry,
      strpos(lower(concat(a.before, a.after, a.parts, a.reason)), $4) > 0 as is_named
    from audit_entries a
    where a.promoter_id = $1 and (a.show_id = any($2::bigint[]) or a.show_id is null)
  ) found
  where promoter_id = owner and id = entry
    and (is_named or (object = 'order' and object_id = any($3::text[]) and reason is not null))`;

/** The one change the audit knows: requests can neither change nor delete an entry. */
export async function blankAudit(
  { database }: { database: Database },
  { promoterId, showIds, orderIds, emailKey }: JobPayloads['blank-audit'],
): Promise<void> {
  const transaction = new Transaction(database, {
    role: 'parterre_system',
    promoterIds: [promoterId],
    isReadOnly: false,
  });
  try {
    await transaction.query(SQL, [promoterId, showIds, orderIds, emailKey]);
    await transaction.commit();
  } catch (error) {
    await transaction.rollback().catch(() => undefined);
    throw error;
  }
}
