import Box from '@mui/material/Box';
import type { PlanPreview } from '@parterre/contract/seating-plans';
import { IMPORT_SIZE_BYTES_MAX } from '@parterre/seating-plan';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { Card } from '#ui/card.tsx';
import { formatBytes } from '../format-bytes.ts';
import { nameFileFormat } from '../name-file-format.ts';
import { ChooseAnotherFile } from './choose-another-file.tsx';
import { offersImport } from './offers-import.ts';
import type { PlanPreviewModel } from './use-plan-preview.ts';

interface ImportFileProps {
  model: PlanPreviewModel;
  preview: PlanPreview;
}

/** The file, the format it turned out to have, and its counts beside those of the plan. */
export function ImportFile({ model, preview }: ImportFileProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const write = (value: number) => formatNumber(value, i18n.language);
  const { file, options, refusal } = model;
  if (!file) return null;
  const isRefused = !offersImport(preview, options);
  const { drawing } = preview;
  const facts = [
    [t('import.facts.size'), formatBytes(file.size, i18n.language)],
    [t('import.facts.format'), nameFileFormat(preview.format, t) ?? t('import.facts.unknownFormat')],
    ...(drawing
      ? [
          [t('import.facts.namedSeats'), write(drawing.namedSeats)],
          [t('import.facts.unnamedShapes'), write(drawing.unnamedShapes)],
        ]
      : []),
    ...(preview.isReadable
      ? [
          [t('import.facts.sourceSeats'), write(preview.sourceSeatCount)],
          [t('import.facts.planSeats'), write(preview.seatCount)],
          ...(preview.standingCapacity > 0 ? [[t('import.facts.standing'), write(preview.standingCapacity)]] : []),
          [t('import.facts.blocks'), write(preview.blocks.length)],
        ]
      : []),
  ];
  return (
    <Card
      action={!isRefused && <ChooseAnotherFile onChoose={(next) => void model.choose(next)} size="small" />}
      title={t('import.fileTitle')}
    >
      <Box sx={{ px: 2, pt: 2, fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{file.name}</Box>
      <Box component="dl" sx={FACTS_LOOK}>
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      {refusal && (
        <Box role="alert" sx={{ px: 2, pb: 2, color: 'error.ink' }}>
          {t(`import.refused.${refusal}`, { max: formatBytes(IMPORT_SIZE_BYTES_MAX, i18n.language) })}
        </Box>
      )}
    </Card>
  );
}

const FACTS_LOOK = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: '6px 16px',
  m: 0,
  px: 2,
  pt: 1,
  pb: 2,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', overflowWrap: 'anywhere' },
};
