import Box from '@mui/material/Box';
import type { OfferImportColumn, OfferImportPreview } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { LabelledSelect } from './labelled-select.tsx';
import type { ChosenFile } from './use-import-codes.ts';

interface ColumnChoicesProps {
  chosen: ChosenFile;
  preview: OfferImportPreview;
  isDisabled: boolean;
  onChange: (next: ChosenFile) => void;
}

const COLUMNS: readonly OfferImportColumn[] = [
  'code',
  'tag',
  'effect',
  'value',
  'validFrom',
  'validUntil',
  'mostUses',
  'mostPerOrder',
  'mostPerCustomer',
  'comment',
];

/** Which column of the file each of ours is read from. */
export function ColumnChoices({ chosen, preview, isDisabled, onChange }: ColumnChoicesProps) {
  const { t } = useTranslation('offer-codes');
  const options = [
    { value: '', label: t('import.noColumn') },
    ...[...new Set(preview.headers)].filter(Boolean).map((header) => ({ value: header, label: header })),
  ];
  const choose = (column: OfferImportColumn, header: string) => {
    const { [column]: _before, ...rest } = chosen.choices;
    onChange({ ...chosen, choices: header === '' ? rest : { ...rest, [column]: header } });
  };
  return (
    <Box component="section" aria-label={t('import.columns')}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 13, fontWeight: 'fontWeightMedium' }}>
        {t('import.columns')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 1.5 }}>
        {COLUMNS.map((column) => (
          <LabelledSelect
            isDisabled={isDisabled}
            key={column}
            label={t(`import.column.${column}`)}
            onChange={(header) => choose(column, header)}
            options={options}
            value={preview.columns[column] ?? ''}
          />
        ))}
      </Box>
    </Box>
  );
}
