import { findProblem, isApiFailure } from '../api/failure.ts';
import { FileTypeRefused } from './file-type-refused.ts';

/** The downloads that have texts of their own (spec §8). */
export const REPORTS = ['offerCodes', 'seatedPrices', 'seatsManifest', 'seatHolds'] as const;
export type Report = (typeof REPORTS)[number];

export const getSuccessKey = (report: Report) => `downloads.reports.${report}.success` as const;

/** The key of the words for a rejection: nothing to download, a refused file, or the report's own failure. */
export function getFailureKey(report: Report, error: unknown) {
  if (error instanceof FileTypeRefused) return 'downloads.notAllowed' as const;
  if (isNothingFound(error)) return 'downloads.noData' as const;
  return `downloads.reports.${report}.failure` as const;
}

function isNothingFound(error: unknown): boolean {
  if (findProblem(error)) return findProblem(error)?.status === 404;
  if (error instanceof Response) return error.status === 404;
  return isApiFailure(error) && error.status === 404;
}
