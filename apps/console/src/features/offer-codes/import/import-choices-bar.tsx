import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LabelledSelect } from '#imports/labelled-select.tsx';
import type { EventWords } from '../use-event-words.ts';
import type { ChosenFile } from './use-import-codes.ts';

interface ImportChoicesBarProps {
  chosen: ChosenFile;
  words: EventWords;
  isDisabled: boolean;
  onChange: (next: ChosenFile) => void;
}

/** Which group the codes go into, and what happens to those the event has. */
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
