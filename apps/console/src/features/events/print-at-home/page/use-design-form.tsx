import type { PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import { useTranslation } from 'react-i18next';
import {
  useLazyGetPrintAtHomeSettingsQuery,
  useUpdatePrintAtHomeSettingsMutation,
} from '#api/queries/events/print-at-home.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { nameLanguage } from '#i18n/name-language.ts';
import { showToast } from '#ui/notices/notices.tsx';
import {
  type DesignValues,
  type PriceDesign,
  toDesignBody,
  toDesignValues,
  toSettingsBody,
} from '../settings/design-values.ts';

/**
 * The form of the look of all tickets of a show, or of those of one price type. Needs `pah:write`. Settings that
 * somebody else changed meanwhile (STALE) are compared field by field.
 */
export function useDesignForm(showCode: string, settings: PrintAtHomeSettings, price: PriceDesign | undefined) {
  const { t } = useTranslation('print-at-home');
  const [update] = useUpdatePrintAtHomeSettingsMutation();
  const [getSettings] = useLazyGetPrintAtHomeSettingsQuery();
  const params = { showCode };
  const priceTypeId = price?.priceTypeId;
  const load = (from: PrintAtHomeSettings) => ({
    values: toDesignValues(
      from,
      from.prices.find((one) => one.priceTypeId === priceTypeId),
    ),
    revision: from.revision,
  });
  const { model, asked, startAnew } = useObjectForm<DesignValues>({
    ...load(settings),
    place: 'inPage',
    reload: async () => load(await getSettings({ params }).unwrap()),
    // A setting that is reset takes the inherited value after saving.
    send: async (changed, revision, whole, before) => {
      const body = toSettingsBody(toDesignBody(changed, whole, before), priceTypeId);
      const saved = await update({ params, body, revision }).unwrap();
      showToast(t('saved'), 'success');
      return load(saved);
    },
    placeError: ({ field }) => ({
      field: field.replace(/^prices\.0\./, '').replace(/^hiddenFields.*/, 'fields'),
    }),
    staysOpen: true,
  });
  return { model, asked, startAnew: (from: PrintAtHomeSettings) => startAnew(load(from)) };
}

export function DesignConflict({ asked }: { asked: AskedConflict<DesignValues> | null }) {
  const { t, i18n } = useTranslation('print-at-home');
  const nameOf = (culture: string) => nameLanguage(culture, i18n.language);
  return <FormConflict asked={asked} label={(field) => t(`fields.${field}`)} write={write} />;

  function write(values: DesignValues, field: keyof DesignValues): string {
    if (values[field] === null) return t('givenUp');
    if (field === 'terms') return Object.values(values.terms).filter(Boolean).join(' · ');
    if (field === 'languages') return (values.languages ?? []).map(nameOf).join(', ');
    if (field === 'mainLanguage') return nameOf(values.mainLanguage);
    if (field === 'fields') return (values.fields ?? []).map((one) => t(`ticketFields.${one}`)).join(', ');
    if (field === 'paper') return t(`paper.${values.paper}`);
    if (field === 'barcode') return t(`barcode.${values.barcode}`);
    if (field === 'delivery') return t(`delivery.${values.delivery}`);
    return String(values[field]);
  }
}
