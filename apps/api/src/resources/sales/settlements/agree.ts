import * as endpoints from '@parterre/contract/settlements';
import { eq, max } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { inBatches } from '#db/in-batches.ts';
import { settlementLines, settlements } from '#db/schema/sales/settlements.ts';
import { refusal } from '#errors.ts';
import { newId } from '#ids.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { verb } from '#verb.ts';
import { type BuiltStatement, buildStatement } from './build-statement.ts';
import { readSettlement } from './read.ts';
import { readSettledMovements, settleRows } from './read-movements.ts';
import { readScope, type SettlementScope } from './read-scope.ts';

/**
 * Freezes the open statement as it was seen. It takes the ledger rows first and sums them afterwards, so that nothing
 * sold meanwhile is lost or counted twice. Throws CONFLICT when the figures changed, RULE_BROKEN when there is nothing
 * to settle. Needs `settlement:write`.
 */
export const agreeSettlement = verb(endpoints.agreeSettlement, (ctx, { body }) =>
  ctx.change('settlement.agree', async (change) => {
    // Serialises agreements by locking the promoter: the second of two finds the rows settled.
    const promoter = await lockPromoter(change);
    const scope = await readScope(change, promoter, body);
    const settlementId = newId();
    const rows = await settleRows(change, scope, settlementId);
    const statement = await buildStatement(
      change,
      scope,
      await readSettledMovements(change, promoter.id, settlementId),
    );
    if (statement.digest !== body.digest)
      throw refusal('CONFLICT', 'figures-changed', { digest: statement.digest, netMinor: statement.netMinor });
    if (rows === 0) throw refusal('RULE_BROKEN', 'nothing-to-settle', {});
    await writeSettlement(change, scope, { settlementId, statement, note: body.note });
    const showId = scope.show?.id ?? null;
    change.recordOccurrence({ kind: 'settlement.agreed', promoterId: promoter.id, showId, ids: [settlementId] });
    const answer = await readSettlement(change, settlementId);
    const { lines: _, ...facts } = answer;
    const changed = { answer, objectId: settlementId, after: facts };
    return scope.show ? { ...changed, show: scope.show } : { ...changed, promoterId: promoter.id };
  }),
);

interface AgreedStatement {
  settlementId: number;
  statement: BuiltStatement;
  note: string;
}

async function writeSettlement(
  change: Change,
  scope: SettlementScope,
  { settlementId, statement, note }: AgreedStatement,
): Promise<void> {
  const promoterId = scope.promoter.id;
  const [last] = await change.db
    .select({ number: max(settlements.number) })
    .from(settlements)
    .where(eq(settlements.promoterId, promoterId));
  await change.db.insert(settlements).values({
    promoterId,
    id: settlementId,
    number: (last?.number ?? 0) + 1,
    showId: scope.show?.id ?? null,
    fromOn: scope.fromOn,
    toOn: scope.toOn,
    currency: scope.currency,
    tickets: statement.tickets,
    receiptsMinor: statement.receiptsMinor,
    netMinor: statement.netMinor,
    agreedAt: change.now,
    agreedBy: change.actor.name,
    note,
    digest: statement.digest,
  });
  const lines = statement.drafts.map((draft, index) => ({ ...draft, promoterId, settlementId, position: index + 1 }));
  for (const batch of inBatches(lines)) await change.db.insert(settlementLines).values(batch);
}
