import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../ui/notices/notices.tsx';
import { downloadFile } from './download-file.ts';
import { getFailureKey, getSuccessKey, type Report } from './report-text.ts';

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
