import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useDoorList } from './use-door-list.ts';

/** Who may come in, for the people at the door: on paper and as a table. */
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
