import type { Price } from '@parterre/contract/prices';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormFields } from '../../../forms/fields/form-fields.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { useFieldFromUrl } from '../../../forms/object/use-field-from-url.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { useKeptFilter } from '../use-kept-filter.ts';
import { HeldPlacesSection } from './places/held-places-section.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketConflict } from './ticket-conflict.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketForm } from './ticket-form.tsx';
import { type TicketFormFacts, useTicketForm } from './use-ticket-form.ts';

interface EditTicketProps extends TicketFormFacts {
  onClose: () => void;
}

/** An existing ticket; what it sold stands in the head. Holds are written by those who may hold, the rest by others. */
export function EditTicket(props: EditTicketProps) {
  const { price, prices, holds, show, onClose } = props;
  const { t, i18n } = useTranslation('prices');
  const canWrite = useCan('price:write');
  const { model, asked } = useTicketForm(props);
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
      saveLabel={t('form.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={!canWrite}>
          <TicketForm price={price} prices={prices} show={show} />
        </FormFields>
        {!price.isSeated && <HeldPlacesSection holds={holds} price={price} show={show} />}
      </AppForm>
      <TicketActions onClose={onClose} price={price} show={show} />
      <TicketConflict asked={asked} holds={holds} prices={prices} show={show} />
    </ObjectDrawer>
  );
}

/** Up and down along the rows of the page, across its groups. */
function useWalk(price: Price, prices: readonly Price[], showCode: string) {
  const navigate = useNavigate();
  const keep = useKeptFilter();
  const at = prices.findIndex(({ priceTypeId }) => priceTypeId === price.priceTypeId);
  const goTo = (target: Price | undefined) =>
    target && (() => void navigate(keep(paths.showTicket(showCode, target.priceTypeId))));
  return { previous: goTo(prices[at - 1]), next: goTo(prices[at + 1]) };
}
