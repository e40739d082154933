import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OFFER_IMPORT_COLUMNS } from '@parterre/contract/choices/offer-code-choices';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../downloads/save-blob.ts';
import { writeCsv } from '../../../tables/export/write-csv.ts';
import { DownloadIcon } from '../../../ui/icons.tsx';

/** Before a file is chosen: what one may hold, and a small one to begin with. */
export function ExampleFile() {
  const { t, i18n } = useTranslation('offer-codes');
  const columns = OFFER_IMPORT_COLUMNS.map((column) => t(`import.column.${column}`));
  const download = async () =>
    saveBlob(await writeCsv(OFFER_IMPORT_COLUMNS, listExamples(new Date().getFullYear() + 1)), 'offer-codes.csv');
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', fontSize: 13, lineHeight: '20px' }}>
      <Box component="h3" sx={{ m: 0, fontSize: 'inherit', fontWeight: 'fontWeightMedium' }}>
        {t('import.example.title')}
      </Box>
      <Box component="p" sx={{ m: 0, maxWidth: 720, color: 'text.secondary' }}>
        {new Intl.ListFormat(i18n.language).format(columns)}. {t('import.example.text')}
      </Box>
      <Button onClick={() => void download()} startIcon={<DownloadIcon />} sx={{ mt: 0.75 }} variant="outlined">
        {t('import.example.download')}
      </Button>
    </Box>
  );
}

/** One row an effect, in the order of the columns. */
const listExamples = (year: number) => [
  ['FRIENDS-25', 'Friends', 'percentage', 25, '', `${year}-12-24 23:59`, 200, 4, '', ''],
  ['NEIGHBOURS', 'Posters', 'subtract', 5, `${year}-03-01 10:00`, `${year}-03-31 23:59`, '', '', 1, ''],
  ['PRESS-01', 'Press', 'set-price', 0, '', '', 1, 2, '', ''],
  ['BEHIND-THE-CURTAIN', '', 'none', '', '', '', '', '', '', ''],
];
