import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { toArray } from '#db/column.ts';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { newId } from '#ids.ts';
import type { VenueRow } from '#resources/ground/venue-rows/require-venue.ts';

/** Copies every plan of a venue with its versions inside the database, so that the bytes of a plan never leave it. */
export async function copyPlans(change: Change, source: VenueRow, target: VenueRow): Promise<void> {
  const plans = await change.db
    .select({ id: seatingPlans.id })
    .from(seatingPlans)
    .where(and(eq(seatingPlans.promoterId, source.promoterId), eq(seatingPlans.venueId, source.id)));
  if (plans.length === 0) return;
  const versions = await change.db
    .select({ id: seatingPlanVersions.id })
    .from(seatingPlanVersions)
    .where(
      and(
        eq(seatingPlanVersions.promoterId, source.promoterId),
        inArray(
          seatingPlanVersions.planId,
          plans.map((plan) => plan.id),
        ),
      ),
    );
  const renamed = [...renameIds(plans), ...renameIds(versions)];
  await change.run(COPY_PLANS, [source.promoterId, target.promoterId, target.id, change.now.toISOString(), ...renamed]);
  await change.run(COPY_VERSIONS, [source.promoterId, target.promoterId, ...renamed]);
}

/** Returns old and new ids as array literals. */
function renameIds(rows: { id: number }[]): [string, string] {
  return [toArray(rows.map((row) => row.id)), toArray(rows.map(() => newId()))];
}

const COPY_PLANS = `
  insert into seating_plans (promoter_id, id, venue_id, name, is_default, current_version_id, revision, updated_at)
  select $2::int, plan.new_id, $3::bigint, p.name, p.is_default, version.new_id, 1, $4::timestamptz
  from seating_plans p
  join unnest($5::bigint[], $6::bigint[]) plan (old_id, new_id) on plan.old_id = p.id
  join unnest($7::bigint[], $8::bigint[]) version (old_id, new_id) on version.old_id = p.current_version_id
  where p.promoter_id = $1`;

const COPY_VERSIONS = `
  insert into seating_plan_versions (promoter_id, id, plan_id, number, hash, document, geometry, blocks, findings,
    seat_count, standing_capacity, created_at, created_by)
  select $2::int, version.new_id, plan.new_id, v.number, v.hash, v.document, v.geometry, v.blocks, v.findings,
    v.seat_count, v.standing_capacity, v.created_at, v.created_by
  from seating_plan_versions v
  join unnest($3::bigint[], $4::bigint[]) plan (old_id, new_id) on plan.old_id = v.plan_id
  join unnest($5::bigint[], $6::bigint[]) version (old_id, new_id) on version.old_id = v.id
  where v.promoter_id = $1`;
