import { useTranslation } from 'react-i18next';
import { useListHoldsQuery } from '../../../api/queries/holds.ts';
import { useListPricesQuery } from '../../../api/queries/prices.ts';
import { formatZonedTime } from '../../../dates/format-zoned-time.ts';
import { FormConflict } from '../../../forms/object/form-conflict.tsx';
import type { AskedConflict } from '../../../forms/object/use-stale-save.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import type { ListValues } from './list-values.ts';

interface ListConflictProps {
  asked: AskedConflict<ListValues> | null;
  show: { showCode: string; timeZone: string };
}

/** Both sides of a guest list that two people changed, its ticket and its hold by their names. */
export function ListConflict({ asked, show: { showCode, timeZone } }: ListConflictProps) {
  const { t, i18n } = useTranslation('guest-lists');
  const { data: prices } = useListPricesQuery({ params: { showCode } });
  const { data: holds } = useListHoldsQuery({ params: { showCode } });
  const write = (values: ListValues, field: keyof ListValues) => {
    const value = values[field];
    if (value === null || value === '') return '';
    if (field === 'priceTypeId') {
      const name = prices?.items.find(({ priceTypeId }) => priceTypeId === value)?.name;
      return name ? chooseText(name, i18n.language) : '';
    }
    if (field === 'holdId') return holds?.items.find(({ holdId }) => holdId === value)?.label ?? '';
    if (field === 'cutOffAtLocal') return formatZonedTime(values.cutOffAtLocal, timeZone);
    return typeof value === 'number' ? formatNumber(value, i18n.language) : value;
  };
  return <FormConflict asked={asked} label={(field) => t(LABELS[field])} write={write} />;
}

const LABELS = {
  name: 'field.name',
  ownerName: 'field.ownerName',
  ownerEmail: 'field.ownerEmail',
  allocation: 'field.allocation',
  mostPlusOnes: 'field.mostPlusOnes',
  priceTypeId: 'field.comp',
  holdId: 'field.hold',
  cutOffAtLocal: 'field.cutOff',
  needsApproval: 'field.needsApproval',
  note: 'field.note',
} as const satisfies Record<keyof ListValues, string>;
