import Box from '@mui/material/Box';
import { PLAN_LAYOUTS, REPEATED_ROWS } from '@parterre/contract/choices/seating-choices';
import type { PlanPreview } from '@parterre/contract/seating-plans/import';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '#ui/note.tsx';
import { IdOrderFields } from './id-order-fields.tsx';
import type { PlanPreviewModel } from './use-plan-preview.ts';

interface ReadOptionsFieldsProps {
  model: PlanPreviewModel;
  preview: PlanPreview;
  isDisabled: boolean;
}

/** Choices that read the file again. Repeated rows are asked about only if there are any. */
export function ReadOptionsFields({ model, preview, isDisabled }: ReadOptionsFieldsProps) {
  const { t } = useTranslation('seating-plans');
  const { options, setOptions } = model;
  const asksForRows = preview.canSplitBlocks || options.repeatedRows === 'split-blocks';
  return (
    <>
      <IdOrderFields isDisabled={isDisabled} model={model} preview={preview} />
      {asksForRows && (
        <Field help={t(`options.repeatedRowsHelp.${options.repeatedRows}`)} label={t('options.repeatedRows')}>
          {(labelId) => (
            <ChoiceRow
              choices={REPEATED_ROWS.map((value) => ({ value, label: t(`options.repeated.${value}`) }))}
              isDisabled={isDisabled}
              labelId={labelId}
              onChoose={(repeatedRows) => setOptions({ ...options, repeatedRows })}
              value={options.repeatedRows}
            />
          )}
        </Field>
      )}
      {(preview.isReadable || options.layout !== 'auto') && (
        <Field help={t(`options.layoutHelp.${options.layout}`)} label={t('options.layout')}>
          {(labelId) => (
            <ChoiceRow
              choices={PLAN_LAYOUTS.map((value) => ({ value, label: t(`options.layouts.${value}`) }))}
              isDisabled={isDisabled}
              labelId={labelId}
              onChoose={(layout) => setOptions({ ...options, layout })}
              value={options.layout}
            />
          )}
        </Field>
      )}
    </>
  );
}

interface FieldProps {
  label: string;
  help: string;
  children: (labelId: string) => ReactNode;
}

function Field({ label, help, children }: FieldProps) {
  const labelId = useId();
  return (
    <Box>
      <Box id={labelId} sx={{ mb: 0.5, typography: 'subtitle2' }}>
        {label}
      </Box>
      {children(labelId)}
      <Note sx={{ mt: 0.5 }}>{help}</Note>
    </Box>
  );
}

interface ChoiceRowProps<Value extends string> {
  labelId: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  isDisabled: boolean;
  onChoose: (value: Value) => void;
}

/** A choice that applies immediately: native radio buttons outside of a form. */
function ChoiceRow<Value extends string>({ labelId, choices, value, isDisabled, onChoose }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <Box aria-labelledby={labelId} role="radiogroup" sx={ROW_LOOK}>
      {choices.map((choice) => (
        <Box component="label" key={choice.value} sx={CHOICE_LOOK}>
          <input
            checked={choice.value === value}
            disabled={isDisabled}
            name={name}
            onChange={() => onChoose(choice.value)}
            type="radio"
            value={choice.value}
          />
          {choice.label}
        </Box>
      ))}
    </Box>
  );
}

const ROW_LOOK = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
};

const CHOICE_LOOK = {
  position: 'relative',
  minHeight: 34,
  px: 0.75,
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  fontSize: 13,
  lineHeight: '16px',
  fontWeight: 'fontWeightMedium',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:not(:first-of-type)': { borderLeft: 1, borderColor: 'divider' },
  '&:first-of-type': { borderRadius: '5px 0 0 5px' },
  '&:last-of-type': { borderRadius: '0 5px 5px 0' },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': { bgcolor: 'background.active', color: 'text.primary' },
  '&:has(:disabled)': { color: 'text.disabled', cursor: 'default' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focus', outlineOffset: 2, zIndex: 1 },
};
