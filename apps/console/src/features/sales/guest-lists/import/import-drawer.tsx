import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { ChooseFile } from '#imports/choose-file.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { tooManyText } from '../guest-error-text.ts';
import { useGuestListParam } from '../use-guest-list-param.ts';
import { GuestTextBox } from './guest-text-box.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useImportGuests } from './use-import-guests.ts';

/** `…/import`: guests pasted or from a file, previewed before they are stored. */
export function ImportDrawer() {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { showCode, guestListId } = useGuestListParam();
  const handleClose = () => void navigate(`${paths.showGuestList(showCode, guestListId)}${search}`);
  const desk = useImportGuests(guestListId, (count) => {
    showToast(t('import.done', { count }), 'success');
    handleClose();
  });
  const { text, file, preview, isCurrent, isReading, isStoring, failure } = desk;
  const shown = isCurrent ? preview : null;
  const isTooMany = shown !== null && shown.people > shown.left;
  const reason = firstReason(
    useLockReason('guestlist:write'),
    file === null && text.trim() === '' && t('import.nothing'),
    isTooMany && tooManyText(shown.people - shown.left, shown.left, t),
    shown?.guests === 0 && t('import.nobody'),
  );
  const nameAction = () => {
    if (!shown) return t('import.preview');
    return shown.guests > 0 ? t('import.save', { count: shown.guests }) : t('import.action');
  };
  return (
    <AppDrawer
      footer={
        <SaveBar
          actions={
            <>
              <Button onClick={handleClose} variant="outlined">
                {t('import.cancel')}
              </Button>
              <ReasonedButton
                color="primary"
                loading={isReading || isStoring}
                onClick={() => void (shown ? desk.store() : desk.read())}
                reason={reason}
                variant="contained"
              >
                {nameAction()}
              </ReasonedButton>
            </>
          }
          summary={undefined}
        />
      }
      heading={{ title: t('import.action') }}
      onClose={handleClose}
      open
      size="wide"
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {file === null ? (
          <GuestTextBox onType={desk.type} text={text} />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{file.name}</Box>
            <ChooseFile
              kind="table"
              isDisabled={isStoring}
              label={t('import.anotherFile')}
              onChoose={desk.choose}
              size="small"
            />
            <Button onClick={desk.paste} size="small" variant="text">
              {t('import.another')}
            </Button>
          </Box>
        )}
        {file === null && (
          <ChooseFile kind="table" isDisabled={isStoring} label={t('import.file')} onChoose={desk.choose} />
        )}
        {preview && (
          <ImportPreview
            choices={desk.choices}
            isBusy={isReading || isStoring}
            onChange={desk.change}
            preview={preview}
          />
        )}
        {isTooMany && <Alert severity="warning">{reason}</Alert>}
      </Box>
    </AppDrawer>
  );
}
