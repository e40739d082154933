import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReadGuests } from '@parterre/contract/guest-lists';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useImportGuestsMutation, usePreviewGuestsMutation } from '../../../api/queries/guest-lists.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { firstReason } from '../../../ui/first-reason.ts';
import { UploadIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/notices/notices.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { guestErrorText, tooManyText } from '../guest-error-text.ts';
import { useGuestListParam } from '../use-guest-list-param.ts';
import { ImportPreview } from './import-preview.tsx';

/** `…/import`: guests pasted or out of a file, shown before they are stored. */
export function ImportDrawer() {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { showCode, guestListId } = useGuestListParam();
  const id = useId();
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<ReadGuests>();
  const [problem, setProblem] = useState<string>();
  const [read, { isLoading: isReading }] = usePreviewGuestsMutation();
  const [store, { isLoading: isStoring }] = useImportGuestsMutation();
  const canWrite = useCan('guestlist:write');
  const close = () => void navigate(`${paths.showGuestList(showCode, guestListId)}${search}`);
  const call = { params: { guestListId }, body: { text } };
  const change = (next: string) => {
    setText(next);
    setPreview(undefined);
    setProblem(undefined);
  };
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) change(await file.text());
  };
  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(guestErrorText(error, t));
    }
  };
  const show = () => attempt(async () => setPreview(await read(call).unwrap()));
  const save = () =>
    attempt(async () => {
      const { added } = await store(call).unwrap();
      showToast(t('import.done', { count: added }), 'success');
      close();
    });
  const isTooMany = preview !== undefined && preview.people > preview.left;
  const reason = firstReason(
    !canWrite && t('notAllowed'),
    text.trim() === '' && t('import.nothing'),
    isTooMany && tooManyText(preview.people - preview.left, preview.left, t),
    preview?.guests === 0 && t('import.nobody'),
  );
  return (
    <AppDrawer
      footer={
        <SaveBar
          actions={
            <>
              <Button onClick={close} variant="outlined">
                {t('import.cancel')}
              </Button>
              <ReasonedButton
                color="primary"
                loading={isReading || isStoring}
                onClick={() => void (preview ? save() : show())}
                reason={reason}
                variant="contained"
              >
                {preview ? t('import.save', { count: preview.guests }) : t('import.preview')}
              </ReasonedButton>
            </>
          }
          summary={undefined}
        />
      }
      heading={{ title: t('import.action') }}
      onClose={close}
      open
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <Box>
          <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontSize: 13, fontWeight: 530 }}>
            {t('import.text')}
          </Box>
          <Box
            aria-describedby={`${id}-help`}
            component="textarea"
            id={id}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => change(event.target.value)}
            placeholder={t('import.example')}
            rows={10}
            sx={TEXT_LOOK}
            value={text}
          />
          <Box id={`${id}-help`} sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('import.help')}
          </Box>
        </Box>
        <Button component="label" startIcon={<UploadIcon />} sx={{ justifySelf: 'start' }} variant="outlined">
          {t('import.file')}
          <input accept=".csv,.txt,text/csv,text/plain" hidden onChange={(event) => void readFile(event)} type="file" />
        </Button>
        {preview && <ImportPreview preview={preview} />}
        {isTooMany && <Alert severity="warning">{reason}</Alert>}
      </Box>
    </AppDrawer>
  );
}

const TEXT_LOOK = {
  display: 'block',
  width: '100%',
  p: 1.25,
  mb: 0.5,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: '6px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  resize: 'vertical',
};
