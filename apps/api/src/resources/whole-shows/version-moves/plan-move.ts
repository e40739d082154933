import {
  MOVE_SEATS_SHOWN,
  type MoveObstacle,
  type VersionChanges,
  type VersionMove,
} from '@parterre/contract/seating-plans/version-moves';
import { type Geometry, mapSeats, type SeatMapping } from '@parterre/seating-plan';
import { and, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { notFound, refusal } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requireGeometry } from '#resources/seating/seating-plans/read-geometry.ts';
import { readShowSeats, type ShowSeats } from '#resources/seating/seats/move/read-show-seats.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { compareBlocks } from './compare-blocks.ts';
import { comparePlaces } from './compare-places.ts';

export interface VersionFacts {
  id: number;
  number: number;
  hash: string;
  seatCount: number;
}

export interface PlannedMove {
  from: VersionFacts;
  to: VersionFacts;
  fromGeometry: Geometry;
  toGeometry: Geometry;
  mapping: SeatMapping;
  state: ShowSeats;
  /** The obstacles, ascending by seat. */
  obstacles: readonly MoveObstacle[];
}

/**
 * Determines the effects of moving a show to a version of its plan, by default the current one. Throws RULE_BROKEN for
 * a show without seats, NOT_FOUND for a version of another plan.
 */
export async function planMove(ctx: Context, show: ShowRow, wantedId: number | undefined): Promise<PlannedMove> {
  const { planId, planVersionId } = show;
  if (planId === null || planVersionId === null || show.seating !== 'RESERVED')
    throw refusal('RULE_BROKEN', 'no-seating-plan', {});
  const from = await requireVersion(ctx, show, planVersionId);
  const to = await requireVersion(ctx, show, wantedId ?? (await readCurrent(ctx, show)));
  const fromGeometry = await requireGeometry(ctx, from.id);
  const toGeometry = await requireGeometry(ctx, to.id);
  const mapping = mapSeats(fromGeometry, toGeometry);
  const state = await readShowSeats(ctx, show, fromGeometry.seatCount);
  const obstacles = findObstacles(mapping, state, seatIndexOf(fromGeometry).seatIdOf);
  return { from, to, fromGeometry, toGeometry, mapping, state, obstacles };
}

export function presentMove(show: ShowRow, move: PlannedMove): VersionMove {
  const { mapping, obstacles, state } = move;
  const { seatIdOf } = seatIndexOf(move.fromGeometry);
  const reason = findMoveObstacle(move);
  return {
    showCode: show.showCode,
    planId: show.planId ?? 0,
    from: nameVersion(move.from),
    to: nameVersion(move.to),
    revision: show.revision,
    canMove: reason === null,
    reason,
    kept: move.fromGeometry.seatCount - mapping.gone.length,
    gone: mapping.gone.length,
    goneWithPrice: mapping.gone.filter((seat) => (state.prices[seat] ?? 0) > 0).length,
    added: mapping.added.length,
    goneSeats: mapping.gone.slice(0, MOVE_SEATS_SHOWN).map(seatIdOf),
    addedSeats: mapping.added.slice(0, MOVE_SEATS_SHOWN).map(seatIndexOf(move.toGeometry).seatIdOf),
    obstacles: obstacles.slice(0, MOVE_SEATS_SHOWN),
    obstacleCount: obstacles.length,
    changes: describeChanges(move),
  };
}

/** Describes how the new drawing changes the seats and blocks of a show, except for added and removed seats. */
function describeChanges(move: PlannedMove): VersionChanges {
  const { fromGeometry: from, toGeometry: to, mapping, state, obstacles } = move;
  const { renamed, moved } = comparePlaces(from, to, mapping);
  const oldId = seatIndexOf(from).seatIdOf;
  const newId = seatIndexOf(to).seatIdOf;
  const inTheWay = new Set(obstacles.map(({ seat }) => seat));
  const firstInTheWay = renamed.toSorted((a, b) => Number(inTheWay.has(b.from)) - Number(inTheWay.has(a.from)));
  const claimed = new Set(state.claims.map(({ seat }) => seat));
  return {
    renamed: renamed.length,
    renamedSeats: firstInTheWay
      .slice(0, MOVE_SEATS_SHOWN)
      .map((seat) => ({ seatId: oldId(seat.from), newSeatId: newId(seat.to) })),
    moved: moved.length,
    movedTaken: moved.filter((seat) => claimed.has(seat)).length,
    movedSeats: moved.slice(0, MOVE_SEATS_SHOWN).map(oldId),
    ...compareBlocks({ from, to, mapping, state }),
  };
}

/** Returns why the show cannot be moved; null when it can. */
export function findMoveObstacle({ from, to, obstacles }: PlannedMove): VersionMove['reason'] {
  if (from.id === to.id) return 'SAME_VERSION';
  return obstacles.length > 0 ? 'SEATS_TAKEN' : null;
}

/** Finds taken seats that the new version lacks. */
function findObstacles(
  { gone }: SeatMapping,
  { claims, holds }: ShowSeats,
  seatIdOf: (seat: number) => string,
): MoveObstacle[] {
  const claimed = new Map(claims.map(({ seat, state }) => [seat, state]));
  return gone.flatMap((seat) => {
    const reason = claimed.get(seat) ?? ((holds[seat] ?? 0) > 0 ? 'HELD' : undefined);
    return reason === undefined ? [] : [{ seat, seatId: seatIdOf(seat), reason }];
  });
}

const nameVersion = ({ id, number, seatCount }: VersionFacts) => ({ id, number, seatCount });

async function requireVersion(ctx: Context, show: ShowRow, versionId: number): Promise<VersionFacts> {
  const { id, number, hash, seatCount } = seatingPlanVersions;
  const [version] = await ctx.db
    .select({ id, number, hash, seatCount })
    .from(seatingPlanVersions)
    .where(
      and(
        eq(seatingPlanVersions.promoterId, show.promoterId),
        eq(seatingPlanVersions.planId, show.planId ?? 0),
        eq(seatingPlanVersions.id, versionId),
      ),
    );
  if (!version) throw notFound('The plan of the event has no such version.');
  return version;
}

async function readCurrent(ctx: Context, show: ShowRow): Promise<number> {
  const [plan] = await ctx.db
    .select({ versionId: seatingPlans.currentVersionId })
    .from(seatingPlans)
    .where(and(eq(seatingPlans.promoterId, show.promoterId), eq(seatingPlans.id, show.planId ?? 0)));
  return plan?.versionId ?? show.planVersionId ?? 0;
}
