import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, id, instant, promoterId } from '../ground/columns.ts';

/** The position of the picture that is traced under a drawing. Its file is named like the files of `images`. */
export interface TraceColumn {
  fileKey: string;
  width: number;
  height: number;
  x: number;
  y: number;
  scale: number;
  opacity: number;
}

export const seatingPlans = pgTable(
  'seating_plans',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    venueId: id('venue_id').notNull(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** null until the plan is first published. */
    currentVersionId: id('current_version_id'),
    revision: integer('revision').notNull().default(1),
    /** Counts the changes of the draft, even while there is none, so that no number identifies two drafts. */
    draftRevision: integer('draft_revision').notNull().default(0),
    /** The time and the author of that revision, made by saving, publishing, discarding or tracing. */
    draftChangedAt: instant('draft_changed_at'),
    draftChangedById: text('draft_changed_by_id'),
    draftChangedBy: text('draft_changed_by'),
    /** The highest block id of any draft or version, so that the next block gets a higher one. */
    lastBlockId: integer('last_block_id').notNull().default(0),
    trace: jsonb('trace').$type<TraceColumn>(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('seating_plans_name').on(t.promoterId, t.venueId, t.name),
  ],
);

/** A block of a plan version, with the values that the database needs. The rest is in the geometry. */
export interface VersionBlock {
  blockId: number;
  label: string;
  description: string;
  bestRank: number | null;
  firstSeat: number;
  seatCount: number;
  rowCount: number;
}

/** Versions of plans. They are immutable, because every show on a version sees what is stored. */
export const seatingPlanVersions = pgTable(
  'seating_plan_versions',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    planId: id('plan_id').notNull(),
    number: integer('number').notNull(),
    hash: text('hash').notNull(),
    /** Parterre JSON, compressed with brotli. */
    document: bytes('document').notNull(),
    /** Columns of `encodeGeometry`, compressed with brotli. */
    geometry: bytes('geometry').notNull(),
    blocks: jsonb('blocks').$type<VersionBlock[]>().notNull(),
    findings: jsonb('findings').$type<PlanFinding[]>().notNull(),
    seatCount: integer('seat_count').notNull(),
    standingCapacity: integer('standing_capacity').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('seating_plan_versions_number').on(t.promoterId, t.planId, t.number),
  ],
);

/** Unpublished drawings, at most one for each plan. */
export const seatingPlanDrafts = pgTable(
  'seating_plan_drafts',
  {
    promoterId: promoterId(),
    planId: id('plan_id').notNull(),
    /** Parterre JSON, compressed with brotli. */
    document: bytes('document').notNull(),
    findings: jsonb('findings').$type<PlanFinding[]>().notNull(),
    findingCount: integer('finding_count').notNull(),
    seatCount: integer('seat_count').notNull(),
    standingCapacity: integer('standing_capacity').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.planId] })],
);
