import type { issueComps } from '@parterre/contract/calls/orders';
import { LIMITS } from '@parterre/contract/choices/limits';
import { COMP_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { Price } from '@parterre/contract/prices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { useIssueCompsMutation } from '#api/queries/sales/orders.ts';
import { NumberField } from '#forms/fields/number-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { MultilineField, TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { email, max, maxLength, min, required } from '#forms/rules.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { readSeats } from '#programme/seats/read-seats.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { showToast } from '#ui/notices/notices.tsx';

export function CompsDrawer() {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const showCode = useShowCode();
  const result = useListPricesQuery({
    params: { showCode },
    query: { statusCodeFilter: COMP_STATUS_CODE },
  });
  const handleClose = () => void navigate(paths.show(showCode));
  return (
    <EditDrawer id={showCode} label={t('loading')} onClose={handleClose} result={result} title={t('comps.action')}>
      {({ items }) => <CompsForm onClose={handleClose} prices={items} showCode={showCode} />}
    </EditDrawer>
  );
}

interface CompsValues {
  priceTypeId: number | null;
  /** Seats as typed, separated by line breaks or semicolons. */
  seats: string;
  quantity: number | null;
  name: string;
  email: string;
  sendsMail: boolean;
  note: string;
}

const EMPTY_COMPS: CompsValues = {
  priceTypeId: null,
  seats: '',
  quantity: 1,
  name: '',
  email: '',
  sendsMail: false,
  note: '',
};

/** Returns seats for a seated price type, otherwise a quantity. */
function toCompsBody(
  { priceTypeId, seats, quantity, name, email, sendsMail, note }: CompsValues,
  prices: readonly Pick<Price, 'priceTypeId' | 'isSeated'>[],
): CallArguments<typeof issueComps>['body'] {
  const isSeated = prices.find((price) => price.priceTypeId === priceTypeId)?.isSeated ?? false;
  return {
    priceTypeId: priceTypeId ?? 0,
    ...(isSeated ? { seatIds: readSeats(seats) } : { quantity: quantity ?? 0 }),
    holder: { name, email: email.trim() },
    sendsMail,
    note,
  };
}

interface CompsFormProps {
  prices: readonly Price[];
  showCode: string;
  onClose: () => void;
}

/**
 * Issues comps. Needs `comp:create`. Taken seats are named at the field; more than the price type has left are refused
 * (NOT_ENOUGH_LEFT).
 */
function CompsForm({ prices, showCode, onClose }: CompsFormProps) {
  const { t, i18n } = useTranslation('orders');
  const [issue] = useIssueCompsMutation();
  const reason = firstReason(useLockReason('comp:create'), prices.length === 0 && t('comps.none'));
  const [only] = prices;
  const { model } = useObjectForm<CompsValues>({
    values: { ...EMPTY_COMPS, priceTypeId: prices.length === 1 ? (only?.priceTypeId ?? null) : null },
    place: 'inDrawer',
    create: async (values) => {
      const body = toCompsBody(values, prices);
      const { tickets, orderId } = await issue({ params: { showCode }, body }).unwrap();
      showToast(t('comps.done', { count: tickets, orderId }), 'success');
    },
    onLeave: onClose,
  });
  const chosen = useWatch({ control: model.form.control, name: 'priceTypeId' });
  const wantsMail = useWatch({ control: model.form.control, name: 'sendsMail' });
  const price = prices.find(({ priceTypeId }) => priceTypeId === chosen);
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('comps.action') }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('comps.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <SelectField
            label={t('comps.ticket')}
            name="priceTypeId"
            options={prices.map((one) => ({ value: one.priceTypeId, label: chooseText(one.name, i18n.language) }))}
            rules={[required]}
          />
          {price?.isSeated && (
            <MultilineField
              help={t('comps.seatsHelp')}
              label={t('comps.seats')}
              name="seats"
              rows={3}
              rules={[required]}
            />
          )}
          {price && !price.isSeated && (
            <NumberField
              label={t('comps.quantity')}
              name="quantity"
              rules={[required, min(1), max(LIMITS.order.comps)]}
            />
          )}
          <TextField
            input={{ autoComplete: 'off' }}
            label={t('comps.name')}
            name="name"
            rules={[required, maxLength(LIMITS.order.holderName)]}
          />
          <TextField
            input={{ autoComplete: 'off', type: 'email' }}
            isOptional={!wantsMail}
            label={t('comps.email')}
            name="email"
            rules={wantsMail ? [required, email, maxLength(LIMITS.email)] : [email, maxLength(LIMITS.email)]}
          />
          <SwitchField label={t('comps.sendsMail')} name="sendsMail" />
          <MultilineField
            isOptional
            label={t('comps.note')}
            name="note"
            rows={2}
            rules={[maxLength(LIMITS.order.note)]}
          />
        </FormFields>
      </AppForm>
    </ObjectDrawer>
  );
}
