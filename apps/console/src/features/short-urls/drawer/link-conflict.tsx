import { useTranslation } from 'react-i18next';
import { FormConflict } from '../../../forms/object/form-conflict.tsx';
import type { AskedConflict } from '../../../forms/object/use-stale-save.ts';
import type { LinkValues } from './link-values.ts';

/** Somebody else saved the same fields of the link meanwhile. */
export function LinkConflict({ asked }: { asked: AskedConflict<LinkValues> | null }) {
  const { t } = useTranslation('short-urls');
  const write = (values: LinkValues, field: keyof LinkValues): string => {
    const value = values[field];
    return typeof value === 'boolean' ? t(value ? 'state.active' : 'state.paused') : value;
  };
  const labels = { title: t('field.title'), targetUrl: t('field.target'), isActive: t('field.active') };
  return <FormConflict asked={asked} label={(field) => labels[field]} write={write} />;
}
