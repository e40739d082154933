import Box from '@mui/material/Box';
import type { PlanPreview } from '@parterre/contract/seating-plans';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from './choice-row.tsx';
import { IdOrderFields } from './id-order-fields.tsx';
import { LAYOUTS, REPEATED_ROWS } from './read-options.ts';
import type { PlanPreviewModel } from './use-plan-preview.ts';

interface ReadOptionsFieldsProps {
  model: PlanPreviewModel;
  preview: PlanPreview;
  isDisabled: boolean;
}

/** The choices that read the file again. Repeated rows are asked about only where there are some. */
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
              choices={LAYOUTS.map((value) => ({ value, label: t(`options.layouts.${value}`) }))}
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
      <Box id={labelId} sx={{ mb: 0.5, fontSize: 13, lineHeight: '20px', fontWeight: 530 }}>
        {label}
      </Box>
      {children(labelId)}
      <Box sx={{ mt: 0.5, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{help}</Box>
    </Box>
  );
}
