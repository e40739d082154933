import { AppError, fieldError } from '../../errors.ts';
import { nameZone, readWallTime } from '../../time/zones.ts';

export interface WallTimeField {
  field: string;
  wallTime: string;
  timeZone: string;
  /** Which instant is meant when the clock shows this time twice. */
  overlap?: 'first' | 'second' | undefined;
}

/** The instant of a wall time. Throws TIME_IN_GAP with a suggestion, TIME_IN_OVERLAP with both instants. */
export function requireInstant({ field, wallTime, timeZone, overlap }: WallTimeField): Date {
  const meaning = readWallTime(wallTime, timeZone);
  if (meaning.kind === 'one') return meaning.instant;
  if (meaning.kind === 'gap')
    throw new AppError('TIME_IN_GAP', {
      fieldErrors: [fieldError(field, 'clockGap', { values: { suggestion: meaning.suggestion } })],
      details: { field, timeZone, suggestion: meaning.suggestion },
    });
  if (overlap) return meaning[overlap];
  const describe = (instant: Date) => ({ at: instant.toISOString(), zoneName: nameZone(instant, timeZone) });
  throw new AppError('TIME_IN_OVERLAP', {
    fieldErrors: [fieldError(field, 'clockOverlap')],
    details: { field, timeZone, first: describe(meaning.first), second: describe(meaning.second) },
  });
}
