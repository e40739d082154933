import Box from '@mui/material/Box';
import { PAUSED_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { readWalk } from '#drawers/read-walk.ts';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useFieldFromUrl } from '#forms/object/use-field-from-url.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ToneChip } from '#ui/status-chip.tsx';
import { isComp } from '../ticket-status.ts';
import { TicketStatusChip } from '../ticket-status-chip.tsx';
import { useKeptFilter } from '../use-kept-filter.ts';
import { HeldPlacesSection } from './held-places-section.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketConflict } from './ticket-conflict.tsx';
import { TicketForm } from './ticket-form.tsx';
import { type TicketFormFacts, useTicketForm } from './use-ticket-form.ts';

interface EditTicketProps extends TicketFormFacts {
  onClose: () => void;
}

export function EditTicket(props: EditTicketProps) {
  const { price, prices, holds, show, onClose } = props;
  const { t, i18n } = useTranslation('prices');
  const reason = useLockReason('price:write');
  const { model, asked, leave } = useTicketForm(props);
  const walk = useWalk(price, prices, show.showCode);
  useFieldFromUrl(model.form);
  return (
    <ObjectDrawer
      bar="changed"
      heading={{
        title: chooseText(price.name, i18n.language, show.defaultCulture),
        facts: <TicketFacts price={price} show={show} />,
        walk,
      }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('form.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <TicketForm price={price} prices={prices} show={show} />
        </FormFields>
        {!price.isSeated && <HeldPlacesSection holds={holds} price={price} show={show} />}
      </AppForm>
      <TicketActions onDeleted={() => leave(onClose)} price={price} show={show} />
      <TicketConflict asked={asked} holds={holds} prices={prices} show={show} />
    </ObjectDrawer>
  );
}

function useWalk(price: Price, prices: readonly Price[], showCode: string) {
  const navigate = useNavigate();
  const keep = useKeptFilter();
  const ids = prices.map(({ priceTypeId }) => priceTypeId);
  return readWalk(ids, price.priceTypeId, (id) => navigate(keep(paths.showTicket(showCode, id))));
}

function TicketFacts({ price, show }: { price: Price; show: Pick<Show, 'saleState'> }) {
  const { t, i18n } = useTranslation('prices');
  const write = (value: number) => formatNumber(value, i18n.language);
  const { allocation, sold } = price.stock;
  const counts = { count: allocation, places: write(allocation), sold: write(sold) };
  return (
    <>
      {(isComp(price) || price.statusCode === PAUSED_STATUS_CODE) && <TicketStatusChip price={price} show={show} />}
      <ToneChip tone="neutral">{t(price.isSeated ? 'facts.seated' : 'facts.unseated')}</ToneChip>
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {t(price.isSeated ? 'facts.seats' : 'facts.places', counts)}
      </Box>
    </>
  );
}
