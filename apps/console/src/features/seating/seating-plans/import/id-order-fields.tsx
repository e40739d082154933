import Box from '@mui/material/Box';
import type { PlanPreview } from '@parterre/contract/seating-plans/import';
import { ID_ORDERS, type IdOrder, listIdParts } from '@parterre/seating-plan';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Labelled } from '#ui/controls/labelled.tsx';
import { NativeSelect } from '#ui/controls/native-select.tsx';
import type { PlanPreviewModel } from './use-plan-preview.ts';

type Reading = NonNullable<PlanPreview['drawing']>['ids'][number];

interface IdOrderFieldsProps {
  model: PlanPreviewModel;
  preview: PlanPreview;
  isDisabled: boolean;
}

/** Shows by example how the ids of a drawing were read; another order reads the file again. */
export function IdOrderFields({ model, preview, isDisabled }: IdOrderFieldsProps) {
  const { options, setOptions } = model;
  const readings = preview.drawing?.ids ?? [];
  const handleChoose = (order: IdOrder) => {
    const others = (options.idOrders ?? '').split(',').filter((other) => other !== '' && !hasAsMany(other, order));
    setOptions({ ...options, idOrders: [...others, order].join(',') });
  };
  return readings.map((reading) => (
    <IdOrderField
      isDisabled={isDisabled}
      isOnly={readings.length === 1}
      key={listIdParts(reading.order).length}
      onChoose={handleChoose}
      reading={reading}
    />
  ));
}

interface IdOrderFieldProps {
  reading: Reading;
  isOnly: boolean;
  isDisabled: boolean;
  onChoose: (order: IdOrder) => void;
}

function IdOrderField({ reading, isOnly, isDisabled, onChoose }: IdOrderFieldProps) {
  const { t } = useTranslation('seating-plans');
  const { order, example, decidedBy } = reading;
  const help = t(example.block === '' ? 'options.idExample' : 'options.idExampleInBlock', { ...example });
  return (
    <Labelled label={isOnly ? t('options.ids') : t('options.idsLike', { id: example.id })}>
      {(id) => (
        <>
          <NativeSelect
            aria-describedby={`${id}-help`}
            disabled={isDisabled}
            id={id}
            onChange={(event) => {
              const chosen = ID_ORDERS.find((known) => known === event.currentTarget.value);
              if (chosen) onChoose(chosen);
            }}
            value={order}
          >
            {ID_ORDERS.filter((known) => hasAsMany(known, order)).map((known) => (
              <option key={known} value={known}>
                {nameOrder(known, t)}
              </option>
            ))}
          </NativeSelect>
          <Box id={`${id}-help`} sx={HELP_LOOK}>
            <Box sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>{help}</Box>
            {t(`options.idHelp.${decidedBy}`)}
          </Box>
        </>
      )}
    </Labelled>
  );
}

const hasAsMany = (one: string, other: string): boolean => one.split('-').length === other.split('-').length;

const nameOrder = (order: IdOrder, t: TFunction<'seating-plans'>): string =>
  listIdParts(order)
    .map((part) => t(`options.idPart.${part}`))
    .join(' – ');

const HELP_LOOK = { mt: 0.5, typography: 'caption', color: 'text.secondary' };
