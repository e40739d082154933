import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { PlanPreview } from '@parterre/contract/seating-plans/import';
import { IMPORT_SIZE_BYTES_MAX } from '@parterre/seating-plan';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { AS_LABEL, FileField } from '#imports/choose-file.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { BlockedIcon } from '#ui/icons.tsx';
import { describeFinding, describePlace } from '../findings/describe-finding.ts';
import { formatBytes, nameFileFormat } from '../plan-words.ts';
import { offersImport, wantsColumns } from './read-options.ts';
import type { PlanPreviewModel } from './use-plan-preview.ts';

interface ImportFileProps {
  model: PlanPreviewModel;
  preview: PlanPreview;
}

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

interface RefusedDrawingProps {
  preview: PlanPreview;
  /** Undefined if something else has to be done first. */
  onChoose?: ((file: File) => void) | undefined;
}

export function RefusedDrawing({ preview, onChoose }: RefusedDrawingProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const [first] = preview.findings;
  const { line, column, path } = first?.place ?? {};
  const place = describePlace({ line, column, path }, t);
  const isWaiting = wantsColumns(preview);
  return (
    <EmptyState
      actions={onChoose && <ChooseAnotherFile onChoose={onChoose} />}
      picture={!isWaiting && <BlockedIcon sx={{ fontSize: 32, color: 'error.main' }} />}
      text={
        first && (
          <>
            {describeFinding(first, t, i18n.language)}
            {place && !isWaiting && <div>{place}</div>}
          </>
        )
      }
      title={t(isWaiting ? 'import.columnsWantedTitle' : 'import.refusedTitle')}
    />
  );
}

interface ChooseAnotherFileProps extends Pick<ButtonProps, 'size'> {
  onChoose: (file: File) => void;
}

function ChooseAnotherFile({ onChoose, size = 'medium' }: ChooseAnotherFileProps) {
  const { t } = useTranslation('seating-plans');
  return (
    <Button {...AS_LABEL} size={size} sx={BUTTON_LOOK}>
      {t('import.chooseAnother')}
      <FileField kind="seatingPlan" label={t('import.chooseAnother')} onChoose={onChoose} />
    </Button>
  );
}

const BUTTON_LOOK = {
  position: 'relative',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focus', outlineOffset: 2 },
};
