import { useTranslation } from 'react-i18next';
import { formatDay } from '../../dates/format-date-time.ts';
import { FormConflict } from '../../forms/object/form-conflict.tsx';
import type { AskedConflict } from '../../forms/object/use-stale-save.ts';
import type { HoldValues } from './hold-values.ts';

/** Somebody else saved the same fields of the hold meanwhile. */
export function HoldConflict({ asked }: { asked: AskedConflict<HoldValues> | null }) {
  const { t } = useTranslation('holds');
  const write = (values: HoldValues, field: keyof HoldValues): string => {
    const value = values[field];
    if (field === 'releaseOn') return formatDay(values.releaseOn);
    if (typeof value === 'boolean') return t(value ? 'field.on' : 'field.off');
    return value === '' || value === null ? '–' : String(value);
  };
  return <FormConflict asked={asked} label={(field) => t(`field.${field}`)} write={write} />;
}
