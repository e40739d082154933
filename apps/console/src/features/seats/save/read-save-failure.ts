import type { SaveGroup } from '@parterre/contract/seats';
import { findProblem } from '#api/failure.ts';
import type { SeatRange } from '../desk/seat-ranges.ts';

/** A block that somebody else saved meanwhile. */
export interface ChangedBlock {
  blockId: number;
  ranges: SeatRange[];
  changedBy: string | null;
  /** ISO 8601. */
  changedAt: string | null;
}

export type SaveFailure =
  /** Blocks that must be read again before these edits can be saved. */
  | { kind: 'conflict'; blocks: ChangedBlock[] }
  /** The event has another plan: the edits belong to seats that are gone. */
  | { kind: 'planChanged' }
  /** `group`: which part of the save failed (spec §8), where the server told. */
  | { kind: 'failed'; group: SaveGroup | null; error: unknown };

const GROUPS: readonly SaveGroup[] = ['CREATE_SEATS', 'UPDATE_SEATS', 'UPDATE_HOLDS'];

/** What a refused save means for the editor. */
export function readSaveFailure(error: unknown): SaveFailure {
  const problem = findProblem(error);
  if (problem?.code === 'SEATS_CHANGED') {
    const blocks = readBlocks(problem.details?.blocks);
    return blocks.length > 0 ? { kind: 'conflict', blocks } : { kind: 'planChanged' };
  }
  const group = GROUPS.find((known) => known === problem?.details?.group) ?? null;
  return { kind: 'failed', group, error };
}

function readBlocks(value: unknown): ChangedBlock[] {
  return Array.isArray(value) ? value.filter(isChangedBlock) : [];
}

function isChangedBlock(value: unknown): value is ChangedBlock {
  return typeof value === 'object' && value !== null && 'blockId' in value && 'ranges' in value;
}
