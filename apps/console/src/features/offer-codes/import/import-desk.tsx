import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OfferImportResult } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { EventWords } from '../use-event-words.ts';
import { CodeFileDrop } from './code-file-drop.tsx';
import { ColumnChoices } from './column-choices.tsx';
import { ImportChoicesBar } from './import-choices-bar.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ProblemList } from './problem-list.tsx';
import { SampleTable } from './sample-table.tsx';
import { useImportCodes } from './use-import-codes.ts';

interface ImportDeskProps {
  showCode: string;
  firstGroupId: number;
  words: EventWords;
  onDone: (result: OfferImportResult) => void;
}

/** The file, what would become of its rows, and the button that does it. */
export function ImportDesk({ showCode, firstGroupId, words, onDone }: ImportDeskProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const { chosen, preview, failure, isReading, isImporting, choose, run } = useImportCodes(showCode, onDone);
  useUnsavedChanges('inDrawer', chosen !== null && isImporting);
  const first = { priceGroupId: firstGroupId, choices: {} };
  const stored = preview ? preview.created + preview.updated : 0;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CodeFileDrop
        fileName={chosen?.file.name}
        onChoose={(file) => void choose({ ...first, ...chosen, choices: keepChoices(chosen?.choices), file })}
      />
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {chosen && (
        <ImportChoicesBar
          chosen={chosen}
          isDisabled={isImporting}
          onChange={(next) => void choose(next)}
          words={words}
        />
      )}
      {isReading && !preview && <SkeletonRows count={4} label={t('import.reading')} rowHeight={32} />}
      {chosen && preview && (
        <Box aria-busy={isReading} sx={{ display: 'grid', gap: 2 }}>
          <ImportCounts counts={preview} isPreview />
          <ColumnChoices
            chosen={chosen}
            isDisabled={isImporting}
            onChange={(next) => void choose(next)}
            preview={preview}
          />
          <SampleTable preview={preview} words={words} />
          <ProblemList problems={preview.problems} total={preview.failed} />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button
              color="primary"
              disabled={stored === 0 || isReading}
              loading={isImporting}
              onClick={() => void run()}
              variant="contained"
            >
              {t('import.run', { count: stored, shown: stored.toLocaleString(i18n.language) })}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** Another file has other headers: what happens to existing codes stays, the columns are found anew. */
const keepChoices = (choices: { existing?: 'update' | 'skip' | undefined } | undefined) =>
  choices?.existing ? { existing: choices.existing } : {};
