import { exportDoorList, exportShowDoorList } from '@parterre/contract/calls/guest-lists';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProblem } from '../../api/failure.ts';
import { requestCall } from '../../api/request-call.ts';
import { downloadFile } from '../../downloads/download-file.ts';
import { showToast } from '../../ui/notices/notices.tsx';
import { guestErrorText } from './guest-error-text.ts';

const TYPES = { csv: 'text/csv', pdf: 'application/pdf' } as const;
export type DoorFormat = keyof typeof TYPES;

/** The door list of one list, or of all lists of an event, as a file in the reader's language. */
export function useDoorList(of: { showCode: string } | { guestListId: number }) {
  const { t, i18n } = useTranslation('guest-lists');
  const [isRunning, setRunning] = useState(false);
  const download = async (format: DoorFormat) => {
    setRunning(true);
    try {
      const query = { culture: i18n.language };
      const accept = { accept: TYPES[format] };
      const file =
        'showCode' in of
          ? requestCall(exportShowDoorList, { params: { showCode: of.showCode }, query }, accept)
          : requestCall(exportDoorList, { params: { guestListId: of.guestListId }, query }, accept);
      await downloadFile(await file, `door-list.${format}`);
      showToast(t('door.done'), 'success');
    } catch (error) {
      const isEmpty = findProblem(error)?.code === 'NO_DATA';
      showToast(isEmpty ? t('door.empty') : guestErrorText(error, t), 'error');
    } finally {
      setRunning(false);
    }
  };
  return { download, isRunning };
}
