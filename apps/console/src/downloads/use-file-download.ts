import type { Call } from '@parterre/contract/wire/call';
import { useState } from 'react';
import { errorText } from '#api/error-text.ts';
import { CallFailure } from '#api/failure.ts';
import { requestCall } from '#api/request-call.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { downloadFile } from './download-file.ts';

/** Fetches an answer as a file of a content type and saves it; a failure is told in a toast. */
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
