import { useTranslation } from 'react-i18next';
import { FormConflict } from '../../../forms/object/form-conflict.tsx';
import type { AskedConflict } from '../../../forms/object/use-stale-save.ts';
import { nameLanguage } from '../../../i18n/name-language.ts';
import { type PromoterValues, readHosts } from './promoter-values.ts';

/** Somebody else saved the same fields of the promoter meanwhile. */
export function PromoterConflict({ asked }: { asked: AskedConflict<PromoterValues> | null }) {
  const { t, i18n } = useTranslation('promoters');
  const write = (values: PromoterValues, field: keyof PromoterValues): string => {
    if (field === 'cultures') return values.cultures.map((code) => nameLanguage(code, i18n.language)).join(', ');
    if (field === 'defaultCulture') return nameLanguage(values.defaultCulture, i18n.language);
    return field === 'linkHosts' ? readHosts(values.linkHosts).join(', ') || '–' : values.name;
  };
  return <FormConflict asked={asked} label={(field) => t(`edit.${field}`)} write={write} />;
}
