import { roundCoordinate } from '../format/coordinates.ts';
import type { PlanBlock, PlanCategory, PlanRow, PlanSeat, PlanShape, Point, SeatingPlan } from '../format/plan.ts';

export interface TheatreSpec {
  readonly name: string;
  readonly focalPoint: Point;
  /** Common centre of the arcs, far behind the stage. */
  readonly arcCentre: Point;
  readonly seatStep: number;
  readonly shapes: readonly PlanShape[];
  readonly tiers: readonly TierSpec[];
}

/** One floor of seats in arcs, divided into sections by aisles. */
export interface TierSpec {
  readonly label: string;
  readonly category: PlanCategory;
  readonly rows: readonly string[];
  readonly firstRadius: number;
  readonly rowStep: number;
  /** Degrees to each side of the middle. */
  readonly halfAngle: number;
  readonly aisle: number;
  /** The sections from left to right on the page; their shares add up to the width. */
  readonly sections: readonly SectionSpec[];
  readonly pillars: readonly Point[];
  /** The number of seats at each end of every row whose view the side wall restricts. */
  readonly restrictedEnds: number;
  readonly stepFreeRows: readonly string[];
}

export interface SectionSpec {
  readonly label: string;
  readonly description: string;
  readonly bestRank: number;
  readonly share: number;
  /** Pairs of a wheelchair place and a companion seat, from one end of the section's part of the row. */
  readonly wheelchairPairs?: { readonly row: string; readonly pairs: number; readonly from: 'left' | 'right' };
}

/** Generates a theatre: every seat is on an arc, and numbers continue through the whole row from left to right. */
export function generateTheatre(spec: TheatreSpec): SeatingPlan {
  const blocks: PlanBlock[] = [];
  for (const tier of spec.tiers) {
    const rows = tier.rows.map((label, index) => buildTierRow(spec, tier, { label, index }));
    for (const [sectionIndex, section] of tier.sections.entries()) {
      blocks.push({
        blockId: blocks.length + 1,
        label: `${tier.label} ${section.label}`,
        description: section.description,
        bestRank: section.bestRank,
        rows: rows.flatMap((sections) => sections[sectionIndex] ?? []),
      });
    }
  }
  return {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name: spec.name,
    focalPoint: spec.focalPoint,
    categories: spec.tiers.map((tier) => tier.category),
    blocks,
    standingAreas: [],
    shapes: [...spec.shapes],
  };
}

/** Returns the row's part of each section, by section index. */
function buildTierRow(spec: TheatreSpec, tier: TierSpec, row: { label: string; index: number }): PlanRow[] {
  const radius = tier.firstRadius + row.index * tier.rowStep;
  const halfAngle = (tier.halfAngle * Math.PI) / 180;
  const arc = 2 * halfAngle * radius - tier.aisle * (tier.sections.length - 1);
  const parts: PlanSeat[][] = [];
  let number = 1;
  let along = -halfAngle * radius;
  for (const section of tier.sections) {
    const width = arc * section.share;
    const count = Math.floor(width / spec.seatStep);
    const margin = (width - (count - 1) * spec.seatStep) / 2;
    const start = along + margin;
    const firstNumber = number;
    parts.push(
      Array.from({ length: count }, (_, index) => {
        const angle = (start + index * spec.seatStep) / radius;
        const x = roundCoordinate(spec.arcCentre.x + radius * Math.sin(angle));
        const y = roundCoordinate(spec.arcCentre.y + radius * Math.cos(angle));
        const access = accessOf(tier, section, row.label, { fromLeft: index, fromRight: count - 1 - index });
        return { label: String(firstNumber + index), x, y, category: tier.category.key, ...(access && { access }) };
      }),
    );
    number += count;
    along += width + tier.aisle;
  }
  return parts.map((seats) => ({
    label: row.label,
    seats: seats.map((seat) => (isRestricted(seat, number - 1, spec, tier) ? { ...seat, restrictedView: true } : seat)),
  }));
}

function accessOf(
  tier: TierSpec,
  section: SectionSpec,
  row: string,
  index: { fromLeft: number; fromRight: number },
): PlanSeat['access'] {
  const places = section.wheelchairPairs;
  const fromEnd = places?.from === 'right' ? index.fromRight : index.fromLeft;
  if (places?.row === row && fromEnd < places.pairs * 2) return fromEnd % 2 === 0 ? 'wheelchair' : 'companion';
  return tier.stepFreeRows.includes(row) ? 'step-free' : undefined;
}

function isRestricted(seat: PlanSeat, lastNumber: number, spec: TheatreSpec, tier: TierSpec): boolean {
  const number = Number(seat.label);
  if (number <= tier.restrictedEnds || number > lastNumber - tier.restrictedEnds) return true;
  const position = { x: seat.x ?? 0, y: seat.y ?? 0 };
  return tier.pillars.some((pillar) => isBehindPillar(position, pillar, spec.focalPoint));
}

const PILLAR_RADIUS = 11;
/** The longest shadow of a pillar in plan units: farther back it hides too little of the stage to matter. */
const SHADOW_LENGTH = 130;

/** True if the pillar is in the line of sight and near enough to matter. */
function isBehindPillar(seat: Point, pillar: Point, focalPoint: Point): boolean {
  const dx = seat.x - focalPoint.x;
  const dy = seat.y - focalPoint.y;
  const sight = Math.hypot(dx, dy);
  const along = ((pillar.x - focalPoint.x) * dx + (pillar.y - focalPoint.y) * dy) / sight;
  const aside = Math.abs((pillar.x - focalPoint.x) * dy - (pillar.y - focalPoint.y) * dx) / sight;
  return aside < PILLAR_RADIUS && along < sight && sight - along < SHADOW_LENGTH;
}
