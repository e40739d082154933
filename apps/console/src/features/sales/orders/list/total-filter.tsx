import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '#forms/fields/money-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useAppForm } from '#forms/object/use-app-form.ts';
import { min } from '#forms/rules.ts';
import { FilterPopover } from '#tables/filters/choice-filter.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';
import type { Totals } from './order-list-query.ts';

/** Null leaves an end open. */
interface TotalValues {
  from: number | null;
  to: number | null;
}

interface TotalFilterProps extends Totals {
  currency: string;
  onChoose: (totals: Totals) => void;
}

export function TotalFilter({ currency, from, to, onChoose }: TotalFilterProps) {
  const { t, i18n } = useTranslation('orders');
  const write = (amountMinor: number) => formatAmount(amountMinor, currency, i18n.language);
  return (
    <FilterPopover
      label={t('filter.total')}
      onRemove={() => onChoose({ from: undefined, to: undefined })}
      value={describe()}
    >
      {(close) => (
        <TotalForm
          currency={currency}
          from={from}
          onChoose={(totals) => {
            onChoose(totals);
            close();
          }}
          to={to}
        />
      )}
    </FilterPopover>
  );

  function describe(): string | undefined {
    if (from !== undefined && to !== undefined) return `${write(from)} – ${write(to)}`;
    if (from !== undefined) return t('filter.atLeast', { amount: write(from) });
    return to === undefined ? undefined : t('filter.atMost', { amount: write(to) });
  }
}

function TotalForm({ currency, from, to, onChoose }: TotalFilterProps) {
  const { t } = useTranslation('orders');
  const model = useAppForm<TotalValues>({
    defaultValues: { from: from ?? null, to: to ?? null },
    onSubmit: async (values) => onChoose({ from: values.from ?? undefined, to: values.to ?? undefined }),
  });
  return (
    <AppForm model={model}>
      <TotalFields currency={currency} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button color="primary" type="submit" variant="contained">
          {t('filter.apply')}
        </Button>
      </Box>
    </AppForm>
  );
}

function TotalFields({ currency }: { currency: string }) {
  const { t, i18n } = useTranslation('orders');
  const from = useWatch<TotalValues, 'from'>({ name: 'from' });
  const rules = typeof from === 'number' ? [min(from, formatAmount(from, currency, i18n.language))] : [];
  return (
    <>
      <MoneyField currency={currency} label={t('filter.totalFrom')} name="from" />
      <MoneyField currency={currency} label={t('filter.totalTo')} name="to" rules={rules} />
    </>
  );
}
