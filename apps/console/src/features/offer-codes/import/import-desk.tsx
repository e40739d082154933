import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OfferImportResult } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { EventWords } from '../use-event-words.ts';
import { CodeFileDrop } from './code-file-drop.tsx';
import { ExampleFile } from './example-file.tsx';
import { ImportBar } from './import-bar.tsx';
import { ImportChoicesBar } from './import-choices-bar.tsx';
import { PreviewReport } from './preview-report.tsx';
import { useImportCodes } from './use-import-codes.ts';

interface ImportDeskProps {
  showCode: string;
  firstGroupId: number;
  words: EventWords;
  onDone: (result: OfferImportResult) => void;
  onClose: () => void;
}

/** The file, what would become of its rows, and the button that does it. */
export function ImportDesk({ showCode, firstGroupId, words, onDone, onClose }: ImportDeskProps) {
  const { t } = useTranslation('offer-codes');
  const desk = useImportCodes(showCode, onDone);
  const { chosen, preview, isCurrent, failure, isReading, isImporting } = desk;
  useUnsavedChanges('inDrawer', chosen !== null);
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

/** Another file has other headers: what happens to existing codes stays, the columns are found anew. */
const keepExisting = (choices: { existing?: 'update' | 'skip' | undefined } | undefined) =>
  choices?.existing ? { existing: choices.existing } : {};
