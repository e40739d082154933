import type { AuditEntry } from '@parterre/contract/audit';
import type { AuditActorKind } from '@parterre/contract/choices/audit-choices';
import { and, inArray } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { customers } from '#db/schema/sales/customers.ts';
import { seesBuyers } from '../customer-rows/mask-buyer.ts';
import type { AuditRow } from './audit-lines.ts';
import { type DescribedChange, describeChanges } from './describe-changes.ts';

/** Presents entries with every field that they contain; those about people only for readers who may see people. */
export async function presentEntries(reader: Reader, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const described = await describeChanges(reader, rows, { isWhole: true });
  const isKept = (row: AuditRow) => tellsOfPeople(row) && !seesBuyers(reader.actor, row.promoterId);
  const nameCustomer = await readCustomerNames(
    reader,
    rows.filter((row) => row.object === 'customer' && !isKept(row)),
  );
  return rows.map((row, index) => {
    const isMasked = isKept(row);
    const { reason } = row;
    const { summary, changes } = described[index] ?? NOTHING;
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
      ...(isMasked ? NOTHING : { summary: { ...nameCustomer(row), ...summary }, changes }),
    };
  });
}

const NOTHING: DescribedChange = { summary: {}, changes: [] };

/** Reads what customers are called now, because most entries about them have no name; erased ones have none. */
async function readCustomerNames(
  { db }: Reader,
  rows: readonly AuditRow[],
): Promise<(row: AuditRow) => { name?: string }> {
  const ids = rows.map(({ objectId }) => Number(objectId)).filter(Number.isSafeInteger);
  if (ids.length === 0) return () => ({});
  const found = await db
    .select({ promoterId: customers.promoterId, id: customers.id, name: customers.name })
    .from(customers)
    .where(
      and(
        inArray(customers.promoterId, [...new Set(rows.map(({ promoterId }) => promoterId))]),
        inArray(customers.id, ids),
      ),
    );
  const names = new Map(found.map(({ promoterId, id, name }) => [`${promoterId} ${id}`, name]));
  return ({ object, promoterId, objectId }) => {
    const name = object === 'customer' && names.get(`${promoterId} ${objectId}`);
    return name ? { name } : {};
  };
}

export function toActorKind(actorId: string): AuditActorKind {
  if (actorId.startsWith('key:')) return 'keys';
  return actorId === 'system' ? 'product' : 'people';
}

const PEOPLE = new Set(['order', 'basket', 'customer']);

/** Entries of guests belong to the object of their guest list, so their action identifies them. */
const tellsOfPeople = ({ object, action }: Pick<AuditRow, 'object' | 'action'>): boolean =>
  PEOPLE.has(object) || action.startsWith('guest.');
