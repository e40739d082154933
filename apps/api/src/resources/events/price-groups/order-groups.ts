import type { Change } from '#context.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { PriceGroupRow } from './read.ts';

/** Returns the groups with one of them moved to another position from 1. A position beyond the end is the last one. */
export function moveGroup<Group>(groups: readonly Group[], moved: Group, displayOrder: number): Group[] {
  const others = groups.filter((group) => group !== moved);
  return others.toSpliced(Math.min(displayOrder, groups.length) - 1, 0, moved);
}

const SQL = `
  update price_groups set display_order = moved.place, revision = price_groups.revision + 1
  from unnest($2::bigint[], $3::int[]) as moved (id, place)
  where price_groups.promoter_id = $1 and price_groups.id = moved.id`;

/** Writes the positions that changed, in one statement. They are dense from 1, whatever they were before. */
export async function writeOrder(
  change: Pick<Change, 'run'>,
  show: Pick<ShowRow, 'promoterId'>,
  ordered: readonly PriceGroupRow[],
  except?: PriceGroupRow,
): Promise<void> {
  const moved = ordered.flatMap((group, index) =>
    group === except || group.displayOrder === index + 1 ? [] : [{ id: group.id, place: index + 1 }],
  );
  if (moved.length === 0) return;
  await change.run(SQL, [show.promoterId, moved.map(({ id }) => id), moved.map(({ place }) => place)]);
}
