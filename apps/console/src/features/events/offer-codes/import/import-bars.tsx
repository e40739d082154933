import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { LabelledSelect } from '#imports/column-choices.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import type { EventWords } from '../use-event-words.ts';
import type { ChosenFile } from './use-import-codes.ts';

interface ImportBarProps {
  /** The number of codes that the import would create or change. */
  stored: number;
  /** True if the preview matches the current choices. */
  isReady: boolean;
  isImporting: boolean;
  onCancel: () => void;
  onRun: () => void;
}

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

interface ImportChoicesBarProps {
  chosen: ChosenFile;
  words: EventWords;
  isDisabled: boolean;
  onChange: (next: ChosenFile) => void;
}

export function ImportChoicesBar({ chosen, words, isDisabled, onChange }: ImportChoicesBarProps) {
  const { t } = useTranslation('offer-codes');
  const { choices } = chosen;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
      <LabelledSelect
        isDisabled={isDisabled}
        label={t('field.group')}
        onChange={(id) => onChange({ ...chosen, priceGroupId: Number(id) })}
        options={words.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(chosen.priceGroupId)}
      />
      <LabelledSelect
        isDisabled={isDisabled}
        label={t('import.existing')}
        onChange={(existing) =>
          onChange({ ...chosen, choices: { ...choices, existing: existing === 'update' ? 'update' : 'skip' } })
        }
        options={[
          { value: 'skip', label: t('import.skip') },
          { value: 'update', label: t('import.update') },
        ]}
        value={choices.existing ?? 'skip'}
      />
    </Box>
  );
}
