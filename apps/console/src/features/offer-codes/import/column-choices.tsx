import Box from '@mui/material/Box';
import { OFFER_IMPORT_COLUMNS, type OfferImportColumn } from '@parterre/contract/choices/offer-code-choices';
import type { OfferImportPreview } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { LabelledSelect } from './labelled-select.tsx';
import type { ChosenFile } from './use-import-codes.ts';

interface ColumnChoicesProps {
  chosen: ChosenFile;
  preview: OfferImportPreview;
  isDisabled: boolean;
  onChange: (next: ChosenFile) => void;
}

/** Which column of the file each of ours is read from; the codes have to come from one. */
export function ColumnChoices({ chosen, preview, isDisabled, onChange }: ColumnChoicesProps) {
  const { t } = useTranslation('offer-codes');
  const headers = [...new Set(preview.headers)].filter(Boolean).map((header) => ({ value: header, label: header }));
  const nowhere = { value: '', label: t('import.noColumn') };
  const toChoose = { value: '', label: t('import.chooseColumn'), isDisabled: true };
  const choose = (column: OfferImportColumn, header: string) =>
    onChange({ ...chosen, choices: { ...chosen.choices, [column]: header } });
  return (
    <Box component="section" aria-label={t('import.columns')}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 13, lineHeight: '20px', fontWeight: 'fontWeightMedium' }}>
        {t('import.columns')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 1.5 }}>
        {OFFER_IMPORT_COLUMNS.map((column) => (
          <LabelledSelect
            isDisabled={isDisabled}
            key={column}
            label={t(`import.column.${column}`)}
            onChange={(header) => choose(column, header)}
            options={[column === 'code' ? toChoose : nowhere, ...headers]}
            value={preview.columns[column] ?? ''}
          />
        ))}
      </Box>
    </Box>
  );
}
