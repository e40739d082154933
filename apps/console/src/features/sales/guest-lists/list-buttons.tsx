import Button from '@mui/material/Button';
import { exportDoorList, exportShowDoorList } from '@parterre/contract/calls/guest-lists';
import { CSV, PDF } from '@parterre/contract/wire/file-types';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { useFileDownload } from '#downloads/use-report-download.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { DownloadIcon, PlusIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/notices/notices.tsx';

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
  const file = useFileDownload();
  const call = 'showCode' in of ? exportShowDoorList : exportDoorList;
  const download = async (format: DoorFormat) => {
    const args = { params: of, query: { culture: i18n.language } };
    const wanted = { accept: TYPES[format], name: `door-list.${format}`, describe };
    if (await file.download(call, args, wanted)) showToast(t('door.done'), 'success');
  };
  return { download, isRunning: file.isRunning };

  function describe(error: unknown): string | undefined {
    return findProblem(error)?.code === 'NO_DATA' ? t('door.empty') : undefined;
  }
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
