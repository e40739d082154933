import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { SaveBar } from '#ui/save-bar.tsx';

interface ImportBarProps {
  /** Codes the import would make or change. */
  stored: number;
  /** Whether the preview shown is that of the choices as they stand. */
  isReady: boolean;
  isImporting: boolean;
  onCancel: () => void;
  onRun: () => void;
}

/** The foot of the import: how many codes would come, and the button that brings them. */
export function ImportBar({ stored, isReady, isImporting, onCancel, onRun }: ImportBarProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const shown = formatNumber(stored, i18n.language);
  return (
    <SaveBar
      actions={
        <>
          <Button disabled={isImporting} onClick={onCancel} variant="outlined">
            {t('kit:forms.cancel')}
          </Button>
          <Button
            color="primary"
            disabled={!isReady || stored === 0}
            loading={isImporting}
            onClick={onRun}
            variant="contained"
          >
            {isReady && stored > 0 ? t('import.run', { count: stored, shown }) : t('import.runNone')}
          </Button>
        </>
      }
      summary={isReady && stored === 0 ? t('import.nothing') : ''}
    />
  );
}
