import Button from '@mui/material/Button';
import { exportDoorList, exportShowDoorList } from '@parterre/contract/calls/guest-lists';
import { CSV, PDF } from '@parterre/contract/wire/file-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { requestCall } from '#api/request-call.ts';
import { downloadFile, FileTypeRefused } from '#downloads/download-file.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { DownloadIcon, PlusIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { guestErrorText } from './guest-error-text.ts';

export function DoorListButtons({ of }: { of: { showCode: string } | { guestListId: number } }) {
  const { t } = useTranslation('guest-lists');
  const { download, isRunning } = useDoorList(of);
  return (
    <>
      {(['pdf', 'csv'] as const).map((format) => (
        <Button
          disabled={isRunning}
          key={format}
          onClick={() => void download(format)}
          startIcon={<DownloadIcon />}
          variant="outlined"
        >
          {t(`door.${format}`)}
        </Button>
      ))}
    </>
  );
}

const TYPES = { csv: CSV, pdf: PDF } as const;
type DoorFormat = keyof typeof TYPES;

function useDoorList(of: { showCode: string } | { guestListId: number }) {
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
      const isRefused = error instanceof FileTypeRefused;
      const words = isRefused ? t('errors:FILE_TYPE_REFUSED') : guestErrorText(error, t);
      showToast(isEmpty ? t('door.empty') : words, 'error');
    } finally {
      setRunning(false);
    }
  };
  return { download, isRunning };
}

/** Links to the choice of a show if there is none yet. */
export function NewListButton({ showCode }: { showCode?: string }) {
  const { t } = useTranslation('guest-lists');
  const search = usePageSearch();
  return (
    <ReasonedButton
      color="primary"
      href={showCode === undefined ? `${paths.guestListNew()}${search}` : paths.showGuestListNew(showCode)}
      reason={useLockReason('guestlist:write')}
      startIcon={<PlusIcon />}
      variant="contained"
    >
      {t('new.action')}
    </ReasonedButton>
  );
}
