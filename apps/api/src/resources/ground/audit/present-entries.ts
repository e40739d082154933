import type { AuditEntry } from '@parterre/contract/audit';
import type { AuditActorKind } from '@parterre/contract/choices/audit-choices';
import type { Reader } from '#context.ts';
import { seesBuyers } from '../customer-rows/mask-buyer.ts';
import type { AuditRow } from './audit-lines.ts';
import { describeChanges } from './describe-changes.ts';

/** Presents entries with every field that they contain; those about people only for readers who may see people. */
export async function presentEntries(reader: Reader, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const described = await describeChanges(reader, rows, { isWhole: true });
  return rows.map((row, index) => {
    const isMasked = tellsOfPeople(row) && !seesBuyers(reader.actor, row.promoterId);
    const { reason } = row;
    return {
      auditEntryId: row.id,
      promoterCode: row.promoter.code,
      at: row.at.toISOString(),
      actor: row.actorName,
      actorId: row.actorId,
      door: toActorKind(row.actorId),
      action: row.action,
      object: row.object,
      objectId: row.objectId,
      show: row.show ?? null,
      currency: row.currency,
      address: row.address,
      requestId: row.requestId,
      isMasked,
      ...(isMasked || reason === null ? {} : { reason }),
      ...(isMasked ? NOTHING : (described[index] ?? NOTHING)),
    };
  });
}

const NOTHING = { summary: {}, changes: [] };

export function toActorKind(actorId: string): AuditActorKind {
  if (actorId.startsWith('key:')) return 'keys';
  return actorId === 'system' ? 'product' : 'people';
}

const PEOPLE = new Set(['order', 'basket', 'customer']);

/** Entries of guests belong to the object of their guest list, so their action identifies them. */
const tellsOfPeople = ({ object, action }: Pick<AuditRow, 'object' | 'action'>): boolean =>
  PEOPLE.has(object) || action.startsWith('guest.');
