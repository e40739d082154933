import { foldLabel } from '@parterre/seating-plan';
import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { AppError, fieldError } from '#errors.ts';
import { unpackDocument } from '../documents/pack-plan.ts';
import type { SelectedPlan } from '../select-plans.ts';
import { readDraftDocument } from './read.ts';
import type { DrawnBlock } from './read-draft-file.ts';

/**
 * Refuses a new block with the id of another one, because a show's settings for a block follow its id from version to
 * version. A block of an older version that returns is recognised by its label. Throws INVALID naming the blocks.
 */
export async function refuseReusedIds(change: Change, row: SelectedPlan, blocks: readonly DrawnBlock[]): Promise<void> {
  const { version } = row;
  if (!version) return;
  const current = new Set(version.blocks.map(({ blockId }) => blockId));
  const others = blocks.filter(({ blockId }) => !current.has(blockId));
  if (others.length === 0) return;
  const labels = await readOlderLabels(change, version, others);
  const isOther = ({ blockId, label }: DrawnBlock) => labels.get(blockId)?.has(foldLabel(label)) === false;
  if (!others.some(isOther)) return;
  const drawn = await readDraftedIds(change, row);
  const fieldErrors = blocks.flatMap((block, index) => {
    const isReused = !current.has(block.blockId) && isOther(block) && !drawn.has(block.blockId);
    return isReused
      ? [fieldError(`document.blocks.${index}.blockId`, 'notFitting', { message: 'Was the id of another block' })]
      : [];
  });
  if (fieldErrors.length > 0) throw new AppError('INVALID', { fieldErrors });
}

/** Reads the folded labels that older versions had for these ids. */
async function readOlderLabels(
  { db }: Change,
  version: NonNullable<SelectedPlan['version']>,
  asked: readonly DrawnBlock[],
): Promise<Map<number, Set<string>>> {
  const { promoterId, planId, blocks } = seatingPlanVersions;
  const ids = JSON.stringify(asked.map(({ blockId }) => blockId));
  const found = await db
    .select({
      had: sql<
        DrawnBlock[]
      >`(select coalesce(jsonb_agg(block), '[]') from jsonb_array_elements(${blocks}) block where ${ids}::jsonb @> (block->'blockId'))`,
    })
    .from(seatingPlanVersions)
    .where(and(eq(promoterId, version.promoterId), eq(planId, version.planId)));
  const labels = new Map<number, Set<string>>();
  for (const { blockId, label } of found.flatMap(({ had }) => had)) {
    const known = labels.get(blockId) ?? new Set();
    labels.set(blockId, known.add(foldLabel(label)));
  }
  return labels;
}

/** The ids of the draft were checked when it was saved, and their labels may have changed since. */
async function readDraftedIds(change: Change, row: SelectedPlan): Promise<ReadonlySet<number>> {
  const document = row.draft && (await readDraftDocument(change, row));
  if (!document) return new Set();
  const { blocks } = await unpackDocument(document);
  return new Set(blocks.map(({ blockId }) => blockId));
}
