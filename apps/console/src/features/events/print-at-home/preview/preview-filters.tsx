import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { TextField } from '#forms/fields/text-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useAppForm } from '#forms/object/use-app-form.ts';
import { required } from '#forms/rules.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { useCan } from '#session/use-features.ts';
import { ChoiceFilter, FilterPopover } from '#tables/filters/choice-filter.tsx';
import { changeParams } from '#ui/url/change-params.ts';
import { type DesignValues, orderLanguages } from '../settings/design-values.ts';

/** Selects the order and the language of the preview; kept in the URL, so that a preview can be linked. */
export function PreviewFilters({ control }: { control: Control<DesignValues> }) {
  const { t, i18n } = useTranslation('print-at-home');
  const [params, setParams] = useUrlParams();
  const [languages, mainLanguage] = useWatch({ control, name: ['languages', 'mainLanguage'] });
  const canReadOrders = useCan('order:read');
  const shown = orderLanguages({ languages, mainLanguage }) ?? [];
  const handleChoose = (name: 'language' | 'order', value = '') =>
    setParams((current) => changeParams(current, { [name]: value }), { replace: true });
  const order = params.get('order') ?? undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, py: 1.5 }}>
      <ChoiceFilter
        label={t('preview.language')}
        onChoose={(language) => handleChoose('language', language)}
        options={shown.map((culture) => ({ value: culture, label: nameLanguage(culture, i18n.language, shown) }))}
        value={params.get('language') ?? undefined}
      />
      {canReadOrders && (
        <FilterPopover label={t('preview.order')} onRemove={() => handleChoose('order')} value={order}>
          {(close) => (
            <OrderInput
              onChoose={(orderId) => {
                handleChoose('order', orderId);
                close();
              }}
            />
          )}
        </FilterPopover>
      )}
    </Box>
  );
}

/** Previews the tickets of a real order, with long names and real seats. */
function OrderInput({ onChoose }: { onChoose: (orderId: string) => void }) {
  const { t } = useTranslation('print-at-home');
  const model = useAppForm({
    defaultValues: { orderId: '' },
    onSubmit: async ({ orderId }) => onChoose(orderId.trim().toUpperCase()),
  });
  return (
    <AppForm model={model}>
      <TextField help={t('preview.orderHelp')} label={t('preview.orderId')} name="orderId" rules={[required]} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button color="primary" type="submit" variant="contained">
          {t('preview.showOrder')}
        </Button>
      </Box>
    </AppForm>
  );
}
