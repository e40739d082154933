import type { Call } from '@parterre/contract/wire/call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { CallFailure, findProblem, isApiFailure } from '#api/failure.ts';
import { requestCall } from '#api/request-call.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { downloadFile, FileTypeRefused } from './download-file.ts';

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

export function useFileDownload() {
  const [isRunning, setRunning] = useState(false);
  const download = async (call: Call, args: unknown, { accept, name }: { accept: string; name: string }) => {
    setRunning(true);
    try {
      await downloadFile(await requestCall(call, args, { accept }), name);
    } catch (error) {
      showToast(errorText(error instanceof CallFailure ? error.failure : error), 'error');
    } finally {
      setRunning(false);
    }
  };
  return { download, isRunning };
}
