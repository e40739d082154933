import Box from '@mui/material/Box';
import type { OfferCode, OfferImportPreview } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import type { EventWords } from '../use-event-words.ts';
import { describeEffect } from '../words/describe-effect.ts';

const EFFECTS: readonly OfferCode['effect'][] = ['none', 'set-price', 'subtract', 'percentage'];

/** The first rows as they would be stored. */
export function SampleTable({ preview, words }: { preview: OfferImportPreview; words: EventWords }) {
  const { t } = useTranslation('offer-codes');
  const { language, currency } = words;
  if (preview.sample.length === 0) return null;
  const tell = (effect: string, value: number) =>
    describeEffect({ effect: EFFECTS.find((known) => known === effect) ?? 'none', value }, { t, language, currency });
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={TABLE_LOOK}>
        <caption>{t('import.sample')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('import.row')}</th>
            <th scope="col">{t('column.code')}</th>
            <th scope="col">{t('field.tag')}</th>
            <th scope="col">{t('column.effect')}</th>
            <th scope="col">{t('import.result')}</th>
          </tr>
        </thead>
        <tbody>
          {preview.sample.map((row) => (
            <tr key={row.row}>
              <td>{row.row.toLocaleString(language)}</td>
              <td>{row.code}</td>
              <td>{row.tag}</td>
              <td>{tell(row.effect, row.value)}</td>
              <td>{t(`import.counts.will.${row.result}`)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const TABLE_LOOK = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& caption': { textAlign: 'left', fontWeight: 'fontWeightMedium', pb: 1 },
  '& th, & td': { textAlign: 'left', p: '6px 8px', borderBottom: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  '& th': { color: 'text.tertiary', fontWeight: 530, fontSize: 12 },
};
