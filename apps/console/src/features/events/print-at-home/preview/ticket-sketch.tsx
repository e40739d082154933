import Box from '@mui/material/Box';
import { readBarcodeOf, SAMPLE_BARCODE, TICKET_FIELDS } from '@parterre/contract/choices/print-at-home-choices';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DesignValues } from '../settings/design-values.ts';

/** Sketches the ticket from the form if the browser cannot show a PDF inside a page; the PDF can be downloaded. */
export function TicketSketch({ control }: { control: Control<DesignValues> }) {
  const { t } = useTranslation('print-at-home');
  const [paper, barcode, colour, fields] = useWatch({ control, name: ['paper', 'barcode', 'colour', 'fields'] });
  const lines = TICKET_FIELDS.filter((field) => field !== 'BARCODE_TEXT' && fields?.includes(field));
  const code = t(barcode ? `barcode.${barcode}` : 'fields.barcode');
  const facts = [t('sketch.always'), ...lines.map((field) => t(`ticketFields.${field}`))];
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <Box sx={{ mb: 1, color: 'text.secondary' }}>{t('sketch.why')}</Box>
      <Box
        aria-label={t('sketch.label', { fields: facts.join(', '), code })}
        role="img"
        style={{ borderTopColor: colour || '#1F2937' }}
        sx={[PAPER_LOOK, paper === 'ROLL_80' && { maxWidth: 220 }]}
      >
        <div>
          {facts.map((fact) => (
            <Box key={fact} sx={LINE_LOOK}>
              {fact}
            </Box>
          ))}
        </div>
        <Box sx={CODE_LOOK}>
          {code}
          {fields?.includes('BARCODE_TEXT') && <span>{readBarcodeOf(barcode ?? 'QR', SAMPLE_BARCODE)}</span>}
        </Box>
      </Box>
    </Box>
  );
}

/** Paper is white in both colour schemes. */
const PAPER_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  p: 2,
  bgcolor: '#FFFFFF',
  color: '#1F2937',
  border: 1,
  borderColor: 'divider',
  borderTop: '6px solid',
  borderRadius: 1,
  '& > div:first-of-type': { flex: '1 1 160px' },
};
const LINE_LOOK = { py: 0.25, borderBottom: '1px solid #E5E7EB', typography: 'body2' };
const CODE_LOOK = {
  p: 1,
  textAlign: 'center',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minWidth: 104,
  minHeight: 104,
  border: '2px dashed #6B7280',
  typography: 'caption',
};
