import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdatePricesMutation } from '../../../api/queries/prices.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { FormSection } from '../../../forms/fields/form-section.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { SaveBar } from '../../../forms/object/save-bar.tsx';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { sumStock } from '../sum-stock.ts';
import { isComp } from '../ticket-status.ts';
import { TicketStatusChip } from '../ticket-status-chip.tsx';
import { ChosenTickets } from './chosen-tickets.tsx';
import { StatusFields } from './status-fields.tsx';
import { type StatusValues, toStatusChanges, toStatusValues } from './status-values.ts';
import { StockList } from './stock-list.tsx';

interface TicketStatusFormProps {
  prices: readonly Price[];
  show: Show;
  title: string;
  onClose: () => void;
}

/** Whether the tickets are sold and who sees them, what that means for buyers, and what is left of them. */
export function TicketStatusForm({ prices, show, title, onClose }: TicketStatusFormProps) {
  const { t } = useTranslation('prices');
  const canWrite = useCan('price:write');
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
      footer={canWrite && <SaveBar model={model} saveLabel={t('statusDrawer.save', { count: prices.length })} />}
      heading={{
        title,
        facts: prices.length === 1 && first && <TicketStatusChip price={first} show={show} />,
      }}
      onClose={onClose}
      open
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {!canWrite && <Alert severity="info">{t('kit:notAllowed', { permission: 'price:write' })}</Alert>}
        {comps > 0 && comps < prices.length && (
          <Alert severity="info">{t('statusDrawer.compsStay', { count: comps })}</Alert>
        )}
        <AppForm model={model}>
          <StatusFields isDisabled={!canWrite} prices={prices} show={show} />
        </AppForm>
        <FormSection title={t('stock.title')}>
          <StockList stock={sumStock(prices)} />
        </FormSection>
        {prices.length > 1 && <ChosenTickets prices={prices} show={show} />}
      </Box>
    </AppDrawer>
  );
}
