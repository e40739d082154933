import type { Call } from '@parterre/contract/wire/call';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { findProblem, isApiFailure } from '#api/failure.ts';
import { requestCall } from '#api/request-call.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { downloadFile, FileTypeRefused } from './download-file.ts';
import { type DownloadProgress, watchDownload } from './watch-download.ts';

/**
 * Fetches one report, saves it and shows the result, worded as in the specification. `fetchFile` rejects with the
 * call's failure; `name` is used when the answer names no file.
 */
export function useReportDownload(report: DownloadedReport, name: string) {
  const { t } = useTranslation('downloads');
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const download = async (fetchFile: (signal: AbortSignal) => Promise<Response | Blob>): Promise<boolean> => {
    const running = new AbortController();
    controller.current = running;
    setProgress({ rows: 0, bytes: 0 });
    try {
      const file = await fetchFile(running.signal);
      running.signal.throwIfAborted();
      const watch = { onProgress: setProgress, signal: running.signal };
      await downloadFile(file instanceof Response ? watchDownload(file, watch) : file, name);
      showToast(t(`reports.${report}.success`), 'success');
      return true;
    } catch (error) {
      if (running.signal.aborted) showToast(t('cancelled'), 'info');
      else showToast(describeFailure(report, error, t), 'error', findReason(report, error));
      return false;
    } finally {
      setProgress(null);
    }
  };
  return { download, isRunning: progress !== null, progress, cancel: () => controller.current?.abort() };
}

/** The downloads with texts of their own (spec §8). */
export const DOWNLOADED_REPORTS = [
  'sales',
  'customerData',
  'instalments',
  'fanShare',
  'offerCodes',
  'seatedPrices',
  'seatsManifest',
  'seatHolds',
] as const;
export type DownloadedReport = (typeof DOWNLOADED_REPORTS)[number];

/** Distinguishes: nothing to download, a refused file type, no promoter, and the report's own failure. */
export function describeFailure(report: DownloadedReport, error: unknown, t: TFunction<'downloads'>): string {
  if (error instanceof FileTypeRefused) return t('notAllowed');
  if (isNothingFound(error)) return t('noData');
  const problem = findProblem(error);
  if (problem?.code === 'NOT_ACCEPTABLE') return t('notAllowed');
  if (problem?.fieldErrors?.some(({ field }) => field === 'promoterCode')) return t('noPromoter');
  // spec §8 reserves the failure text of sales for errors of the server.
  if (report === 'sales' && problem && problem.status < 500) return errorText(error);
  return t(`reports.${report}.failure`);
}

/** Returns why the server refused the report's file, where the message above says only that it failed. */
function findReason(report: DownloadedReport, error: unknown): string | undefined {
  const isRefused = findProblem(error)?.code === 'FORBIDDEN' && report !== 'sales';
  return isRefused ? errorText(error) : undefined;
}

function isNothingFound(error: unknown): boolean {
  if (findProblem(error)) return findProblem(error)?.status === 404;
  if (error instanceof Response) return error.status === 404;
  return isApiFailure(error) && error.status === 404;
}

interface WantedFile {
  accept?: string;
  /** Used if the answer names no file. */
  name: string;
  /** The failure text of the specification, if it has one; otherwise the error alone is shown. */
  failed?: string;
  /** Words for an error that the shared texts do not fit; undefined for the others. */
  describe?: (error: unknown) => string | undefined;
  /** One of OWN_FILE_TYPES, if the file is not a report. */
  types?: readonly string[];
}

export function useFileDownload() {
  const { t } = useTranslation('errors');
  const [isRunning, setRunning] = useState(false);
  /** Resolves with what the answer says of the file; undefined if there is none. */
  const download = async (call: Call, args: unknown, { accept, name, failed, describe, types }: WantedFile) => {
    setRunning(true);
    try {
      const answer = await requestCall(call, args, accept === undefined ? {} : { accept });
      await downloadFile(answer, name, types);
      return answer.headers;
    } catch (error) {
      const reason =
        error instanceof FileTypeRefused ? t('FILE_TYPE_REFUSED') : (describe?.(error) ?? errorText(error));
      showToast(failed ?? reason, 'error', failed && reason);
      return undefined;
    } finally {
      setRunning(false);
    }
  };
  return { download, isRunning };
}
