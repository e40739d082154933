import Box from '@mui/material/Box';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/app-form.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { useFieldFromUrl } from '../../../forms/use-field-from-url.ts';
import { useStaleSave } from '../../../forms/use-stale-save.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices.tsx';
import { ToneChip } from '../../../ui/status-chip.tsx';
import { useLazyGetPriceQuery, useUpdatePriceMutation } from '../queries.ts';
import { TicketActions } from './ticket-actions.tsx';
import { TicketConflict } from './ticket-conflict.tsx';
import { TicketForm } from './ticket-form.tsx';
import { type TicketValues, toTicketValues, toUpdateBody } from './ticket-values.ts';
import { translateTicketErrors } from './translate-ticket-errors.ts';
import { useCultures } from './use-cultures.ts';

interface EditTicketProps {
  price: Price;
  /** In the order of the page: what up and down walk along. */
  prices: readonly Price[];
  show: Show;
  onClose: () => void;
  onReload: (fresh: Price) => void;
}

/** An existing ticket; what it sold stands in the head. */
export function EditTicket({ price, prices, show, onClose, onReload }: EditTicketProps) {
  const { t, i18n } = useTranslation('prices');
  const canWrite = useCan('price:write');
  const { model, asked } = useTicketForm({ price, show, onReload });
  const walk = useWalk(price, prices, show.showCode);
  useFieldFromUrl(model.form);
  return (
    <AppDrawer
      footer={canWrite && <SaveBar model={model} saveLabel={t('form.save')} />}
      heading={{
        title: chooseText(price.name, i18n.language, show.defaultCulture),
        facts: <TicketFacts price={price} />,
        walk,
      }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <Box component="fieldset" disabled={!canWrite} sx={FIELDS_LOOK}>
          <TicketForm price={price} prices={prices} show={show} />
        </Box>
      </AppForm>
      <TicketActions onClose={onClose} price={price} show={show} />
      <TicketConflict asked={asked} show={show} />
    </AppDrawer>
  );
}

function useTicketForm({ price, show, onReload }: Pick<EditTicketProps, 'price' | 'show' | 'onReload'>) {
  const { t } = useTranslation('prices');
  const cultures = useCultures(show);
  const [update] = useUpdatePriceMutation();
  const [getPrice] = useLazyGetPriceQuery();
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges('inDrawer', isDirty);
  const params = { showCode: show.showCode, priceTypeId: price.priceTypeId };
  const load = (from: Price) => ({ values: toTicketValues(from, cultures), revision: from.revision });
  const fresh = useRef(price);
  const stale = useStaleSave<TicketValues>(load(price), async () => {
    fresh.current = await getPrice({ params }).unwrap();
    return load(fresh.current);
  });
  const [defaultValues] = useState(() => toTicketValues(price, cultures));
  const model = useAppForm<TicketValues>({
    defaultValues,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: async (values) => {
      try {
        const outcome = await stale.save(values, async (changed, revision) => {
          const saved = await update({ params, body: toUpdateBody(changed, values), revision }).unwrap();
          return saved.revision;
        });
        if (outcome === 'reload') onReload(fresh.current);
        else showToast(t('form.saved'), 'success');
      } catch (error) {
        throw translateTicketErrors(error, t);
      }
    },
  });
  return { model, asked: stale.asked };
}

/** Up and down along the rows of the page, across its groups. */
function useWalk(price: Price, prices: readonly Price[], showCode: string) {
  const navigate = useNavigate();
  const at = prices.findIndex(({ priceTypeId }) => priceTypeId === price.priceTypeId);
  const goTo = (target: Price | undefined) =>
    target && (() => void navigate(paths.showTicket(showCode, target.priceTypeId)));
  return { previous: goTo(prices[at - 1]), next: goTo(prices[at + 1]) };
}

function TicketFacts({ price }: { price: Price }) {
  const { t, i18n } = useTranslation('prices');
  const write = (value: number) => value.toLocaleString(i18n.language);
  const { allocation, sold } = price.stock;
  const counts = { count: allocation, places: write(allocation), sold: write(sold) };
  return (
    <>
      <ToneChip tone="neutral">{t(price.isSeated ? 'facts.seated' : 'facts.unseated')}</ToneChip>
      <span>{t(price.isSeated ? 'facts.seats' : 'facts.places', counts)}</span>
    </>
  );
}

/** Who may only read sees fields that cannot be typed in. */
const FIELDS_LOOK = {
  display: 'contents',
  '&:disabled': { pointerEvents: 'none', '& .MuiOutlinedInput-root': { bgcolor: 'background.sunken' } },
};
