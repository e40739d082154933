import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Price, PriceStock } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdatePricesMutation } from '#api/queries/events/prices.ts';
import { LOOK } from '#brands/look.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { FormSection } from '#forms/fields/form-section.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { FormSaveBar } from '#forms/object/form-save-bar.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { isComp, sumStock } from '../ticket-status.ts';
import { TicketStatusChip } from '../ticket-status-chip.tsx';
import { ChosenTickets } from './chosen-tickets.tsx';
import { StatusFields } from './status-fields.tsx';
import { type StatusValues, toStatusChanges, toStatusValues } from './status-values.ts';

interface TicketStatusFormProps {
  prices: readonly Price[];
  show: Show;
  title: string;
  onClose: () => void;
}

/**
 * Changes the status of one or many price types together. Needs `price:write`. The calls run one after the other: after
 * a refusal the earlier ones stay changed, and the refused one can be tried again.
 */
export function TicketStatusForm({ prices, show, title, onClose }: TicketStatusFormProps) {
  const { t } = useTranslation('prices');
  const lockReason = useLockReason('price:write');
  const isLocked = lockReason !== undefined;
  const [update] = useUpdatePricesMutation();
  const saved = useRef(toStatusValues(prices));
  const { model } = useObjectForm<StatusValues>({
    values: saved.current,
    place: 'inDrawer',
    create: async (values) => {
      for (const body of toStatusChanges(prices, saved.current, values))
        await update({ params: { showCode: show.showCode }, body }).unwrap();
      saved.current = values;
      showToast(t('bulk.changed', { count: prices.length }), 'success');
      return 'stay';
    },
    describe: (error) => describeRefusal(error, t),
  });
  const comps = prices.filter(isComp).length;
  const [first] = prices;
  return (
    <AppDrawer
      footer={<FormSaveBar model={model} saveLabel={t('statusDrawer.save', { count: prices.length })} />}
      heading={{
        title,
        facts: prices.length === 1 && first && <TicketStatusChip price={first} show={show} />,
      }}
      onClose={onClose}
      open
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {isLocked && <Alert severity="info">{lockReason}</Alert>}
        {comps > 0 && comps < prices.length && (
          <Alert severity="info">{t('statusDrawer.compsStay', { count: comps })}</Alert>
        )}
        <AppForm model={model}>
          <StatusFields isDisabled={isLocked} prices={prices} show={show} />
        </AppForm>
        <FormSection title={t('stock.title')}>
          <StockList stock={sumStock(prices)} />
        </FormSection>
        {prices.length > 1 && <ChosenTickets prices={prices} show={show} />}
      </Box>
    </AppDrawer>
  );
}

const TAKEN = ['sold', 'inBaskets', 'held', 'blocked', 'reservedByCodes'] as const;

/** Shows how the available number is calculated: the allocation minus each kind of taken places. */
function StockList({ stock }: { stock: PriceStock }) {
  const { t, i18n } = useTranslation('prices');
  const write = (value: number) => formatNumber(value, i18n.language);
  const isShort = stock.available < 0;
  return (
    <Box component="dl" sx={LIST_LOOK}>
      <dt>{t('stock.allocation')}</dt>
      <dd>{write(stock.allocation)}</dd>
      {TAKEN.flatMap((addend) => [
        <dt key={`${addend} name`}>{t(`stock.${addend}`)}</dt>,
        <dd key={addend}>{write(-stock[addend])}</dd>,
      ])}
      <Box component="dt" data-total="">
        {t('stock.available')}
      </Box>
      <Box component="dd" data-total="" sx={isShort ? { color: 'error.ink' } : undefined}>
        {write(stock.available)}
      </Box>
      {isShort && (
        <Box
          component="dd"
          role="alert"
          sx={{ gridColumn: '1 / -1', color: 'error.ink', textAlign: 'left !important' }}
        >
          {t('table.short', { count: -stock.available })}
        </Box>
      )}
    </Box>
  );
}

const LIST_LOOK = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: '4px',
  m: 0,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: LOOK.text2 },
  '& dd': { m: 0, pl: 2, textAlign: 'right' },
  '& [data-total]': {
    pt: '6px',
    mt: '2px',
    borderTop: `1px solid ${LOOK.line}`,
    fontWeight: 'fontWeightMedium',
    color: LOOK.text,
  },
};
