import { exportSeatingPlan } from '@parterre/contract/calls/seating-plans';
import { useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { requestCall } from '../../api/request-call.ts';
import { findFileName } from '../../downloads/file-name.ts';
import { saveBlob } from '../../downloads/save-blob.ts';
import { showToast } from '../../ui/notices/notices.tsx';
import type { ExportFormat } from './export-formats.ts';

/** Saves the current version of a plan as a file; a failure is a toast. */
export function usePlanExport(plan: { id: number; name: string }) {
  const [isRunning, setRunning] = useState(false);
  const exportPlan = async (format: ExportFormat): Promise<void> => {
    setRunning(true);
    try {
      const response = await requestCall(exportSeatingPlan, { params: { id: plan.id }, query: { format } });
      const ending = format === 'csv' ? 'csv' : `${format}.json`;
      const name = findFileName(response.headers.get('content-disposition')) ?? `${plan.name}.${ending}`;
      saveBlob(await response.blob(), name);
    } catch (error) {
      showToast(errorText(error), 'error');
    } finally {
      setRunning(false);
    }
  };
  return { exportPlan, isRunning };
}
