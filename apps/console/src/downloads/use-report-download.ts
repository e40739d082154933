import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProblem, isApiFailure } from '#api/failure.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { downloadFile } from './download-file.ts';
import { FileTypeRefused } from './file-type-refused.ts';

/**
 * Fetches one report, saves it and says how it went, in the specification's words.
 * `fetchFile` rejects with the call's failure; `name` is used when the answer names no file.
 */
export function useReportDownload(report: Report, name: string) {
  const { t } = useTranslation('kit');
  const [isRunning, setRunning] = useState(false);
  const download = async (fetchFile: () => Promise<Response | Blob>): Promise<boolean> => {
    setRunning(true);
    try {
      await downloadFile(await fetchFile(), name);
      showToast(t(getSuccessKey(report)), 'success');
      return true;
    } catch (error) {
      showToast(t(getFailureKey(report, error)), 'error');
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { download, isRunning };
}

/** The downloads that have texts of their own (spec §8). */
export const REPORTS = ['offerCodes', 'seatedPrices', 'seatsManifest', 'seatHolds'] as const;
type Report = (typeof REPORTS)[number];

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
