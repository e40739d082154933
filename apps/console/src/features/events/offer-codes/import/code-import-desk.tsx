import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OFFER_IMPORT_COLUMNS } from '@parterre/contract/choices/offer-code-choices';
import type { OfferImportResult } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '#downloads/download-file.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { writeCsv } from '#tables/export/write-csv.ts';
import { DownloadIcon } from '#ui/icons.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import type { EventWords } from '../use-event-words.ts';
import { CodeFileDrop } from './code-file-drop.tsx';
import { ImportBar, ImportChoicesBar } from './import-bars.tsx';
import { PreviewReport } from './preview-report.tsx';
import { useImportCodes } from './use-import-codes.ts';

interface ImportDeskProps {
  showCode: string;
  firstGroupId: number;
  words: EventWords;
  onDone: (result: OfferImportResult) => void;
  onClose: () => void;
}

export function CodeImportDesk({ showCode, firstGroupId, words, onDone, onClose }: ImportDeskProps) {
  const { t } = useTranslation('offer-codes');
  const desk = useImportCodes(showCode, onDone);
  const { chosen, preview, isCurrent, failure, isReading, isImporting } = desk;
  const isPreviewed = preview !== null && isCurrent;
  return (
    <AppDrawer
      footer={
        <ImportBar
          isImporting={isImporting}
          isReady={isPreviewed && preview.table.columns.code !== undefined}
          onCancel={onClose}
          onRun={() => void desk.run()}
          stored={isPreviewed ? preview.created + preview.updated : 0}
        />
      }
      heading={{ title: t('import.title') }}
      onClose={onClose}
      open
      size="wide"
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <CodeFileDrop
          fileName={chosen?.file.name}
          isDisabled={isImporting}
          onChoose={(file) =>
            void desk.choose({
              file,
              priceGroupId: chosen?.priceGroupId ?? firstGroupId,
              choices: keepExisting(chosen?.choices),
            })
          }
        />
        {!chosen && <ExampleFile />}
        {failure !== null && (
          <Alert action={chosen && !isImporting && renderRetry()} severity="error">
            {failure}
          </Alert>
        )}
        {chosen && (
          <ImportChoicesBar
            chosen={chosen}
            isDisabled={isImporting}
            onChange={(next) => void desk.choose(next)}
            words={words}
          />
        )}
        {isReading && !preview && <SkeletonRows count={4} label={t('import.reading')} rowHeight={32} />}
        {chosen && preview && (
          <PreviewReport
            chosen={chosen}
            isBusy={isReading || isImporting}
            onChange={(next) => void desk.choose(next)}
            preview={preview}
            words={words}
          />
        )}
      </Box>
    </AppDrawer>
  );

  function renderRetry() {
    return <Button onClick={() => chosen && void desk.choose(chosen)}>{t('import.readAgain')}</Button>;
  }
}

/** Another file has other headers: keeps the choice for existing codes and detects the columns again. */
const keepExisting = (choices: { existing?: 'update' | 'skip' | undefined } | undefined) =>
  choices?.existing ? { existing: choices.existing } : {};

function ExampleFile() {
  const { t, i18n } = useTranslation('offer-codes');
  const columns = OFFER_IMPORT_COLUMNS.map((column) => t(`import.column.${column}`));
  const handleDownload = () => {
    const examples = listExamples(new Date().getFullYear() + 1);
    void downloadFile(writeCsv(OFFER_IMPORT_COLUMNS, examples, i18n.language), 'offer-codes.csv');
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', typography: 'body2' }}>
      <Box component="h3" sx={{ m: 0, fontSize: 'inherit', fontWeight: 'fontWeightMedium' }}>
        {t('import.example.title')}
      </Box>
      <Box component="p" sx={{ m: 0, maxWidth: 720, color: 'text.secondary' }}>
        {new Intl.ListFormat(i18n.language).format(columns)}. {t('import.example.text')}
      </Box>
      <Button onClick={() => void handleDownload()} startIcon={<DownloadIcon />} sx={{ mt: 0.75 }} variant="outlined">
        {t('import.example.download')}
      </Button>
    </Box>
  );
}

/** One row per effect, in the order of the columns. */
const listExamples = (year: number) => [
  ['FRIENDS-25', 'Friends', 'percentage', 25, '', `${year}-12-24 23:59`, 200, 4, '', ''],
  ['NEIGHBOURS', 'Posters', 'subtract', 5, `${year}-03-01 10:00`, `${year}-03-31 23:59`, '', '', 1, ''],
  ['PRESS-01', 'Press', 'set-price', 0, '', '', 1, 2, '', ''],
  ['BEHIND-THE-CURTAIN', '', 'none', '', '', '', '', '', '', ''],
];
