import type { PlanDraftEvents, PlanDraftNews } from '@parterre/contract/seating-plans/draft-live';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { Transaction } from '#db/transaction.ts';
import type { LiveKey, LiveNews, LiveSource } from '#live/live-source.ts';
import { createEventWriter } from '#live/write-event.ts';

const writeEvent = createEventWriter<PlanDraftEvents>();

/** The draft's revision; null once the plan is deleted. */
interface DraftSeen {
  revision: number | null;
}

/**
 * The drafts of plans. A revision never belongs to two drafts, so that a number identifies what was seen, and nothing
 * that happens between two polls has to be kept.
 */
export const draftSource: LiveSource<LiveKey, DraftSeen> = {
  kind: 'plan-draft',
  // Makes the client reconnect, and the next connection receives the whole state again.
  overflowEvent: writeEvent('end', {}),
  readSeen: async (transaction, plan) => ({
    revision: (await readDrafts(transaction, [plan])).get(plan.id)?.revision ?? null,
  }),
  readNews: async (transaction, asked) => {
    const drafts = await readDrafts(
      transaction,
      asked.map(({ thing }) => thing),
    );
    return new Map(asked.map(({ thing, seen }) => [thing.id, describe(seen, drafts.get(thing.id))]));
  },
};

const BEAT = writeEvent('beat', {});

function describe({ revision }: DraftSeen, draft: PlanDraftNews | undefined): LiveNews<DraftSeen> {
  if (!draft) return { seen: { revision: null }, event: writeEvent('gone', {}), isNew: true, isLast: true, beat: BEAT };
  const isNew = draft.revision !== revision;
  return { seen: { revision: draft.revision }, event: writeEvent('draft', draft), isNew, isLast: false, beat: BEAT };
}

const DRAFTS = rowsOf(
  {
    id: column.int('p.id'),
    revision: column.int('p.draft_revision'),
    versionNumber: column.int('coalesce(v.number, 0)'),
    isSaved: column.flag('d.plan_id is not null'),
    at: orNull(column.instant('p.draft_changed_at')),
    byId: column.text("coalesce(p.draft_changed_by_id, '')"),
    byName: column.text("coalesce(p.draft_changed_by, '')"),
  },
  (list) => `
  select ${list}
  from seating_plans p
  left join seating_plan_drafts d on d.promoter_id = p.promoter_id and d.plan_id = p.id
  left join seating_plan_versions v on v.promoter_id = p.promoter_id and v.id = p.current_version_id
  where p.promoter_id = any($1::int[]) and p.id = any($2::bigint[])`,
);

async function readDrafts(transaction: Transaction, plans: readonly LiveKey[]): Promise<Map<number, PlanDraftNews>> {
  const rows = await transaction.readRows(DRAFTS, [
    [...new Set(plans.map(({ promoterId }) => promoterId))],
    plans.map(({ id }) => id),
  ]);
  return new Map(
    rows.map(({ id, at, byId, byName, ...draft }) => [
      id,
      { ...draft, change: at && { at: at.toISOString(), byId, byName } },
    ]),
  );
}
