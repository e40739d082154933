import Alert from '@mui/material/Alert';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { SeatChangePreview } from '@parterre/contract/orders/change-seats';
import type { Order } from '@parterre/contract/orders/order';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  useChangeOrderSeatsMutation,
  useGetOrderQuery,
  useLazyPreviewSeatChangeQuery,
} from '#api/queries/sales/orders.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { CreateBar } from '#forms/object/form-save-bar.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { maxLength } from '#forms/rules.ts';
import { nameSeats } from '#i18n/name-seats.ts';
import { SeatChooser } from '#programme/seats/seat-chooser.tsx';
import { firstReason } from '#ui/controls/first-reason.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { OrderDrawer, reloadIfChanged, useChangeReason } from '../drawers/order-drawer.tsx';
import { useOrderWords } from '../use-order-words.tsx';
import {
  listSeated,
  placeSeats,
  SeatPreview,
  type SeatValues,
  seatField,
  toChanges,
  toEmptyValues,
} from './seat-values.tsx';

/**
 * Moves tickets of an order to other seats, all or none. Needs `order:write`. Seats taken meanwhile are refused at
 * their rows; if the price difference changes, the user is asked again.
 */
export function ChangeSeatsDrawer() {
  const { t } = useTranslation('orders');
  return (
    <OrderDrawer title={t('seats.action')}>
      {(order, close) => <ChangeSeatsForm onClose={close} order={order} />}
    </OrderDrawer>
  );
}

interface Shown {
  changes: string;
  preview: SeatChangePreview;
}

/** The first click shows the price of the seats, the second changes them: nobody pays an amount that was not shown. */
function ChangeSeatsForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { nameItem } = useOrderWords();
  const { orderId, revision } = order;
  const [change] = useChangeOrderSeatsMutation();
  const [loadPreview] = useLazyPreviewSeatChangeQuery();
  const { refetch } = useGetOrderQuery({ params: { orderId } });
  const [defaultValues] = useState(() => toEmptyValues(order));
  const [shown, setShown] = useState<Shown>();
  /** Every refusal changes this count, which makes the map read the seats again. */
  const [refusals, setRefusals] = useState(0);
  const { model } = useObjectForm<SeatValues>({
    values: defaultValues,
    place: 'inDrawer',
    create: async (values) => {
      const changes = toChanges(order, values);
      const key = JSON.stringify(changes);
      if (shown?.changes !== key) {
        setShown(undefined);
        const preview = await loadPreview({ params: { orderId }, body: { changes } }).unwrap();
        setShown({ changes: key, preview });
        return 'stay';
      }
      const expectedDifferenceMinor = shown.preview.differenceMinor;
      const body = { changes, expectedDifferenceMinor, sendsMail: values.sendsMail };
      await change({ params: { orderId }, body, revision }).unwrap();
      showToast(t('seats.done', { count: changes.length }), 'success');
      return undefined;
    },
    onRefused: (error) => {
      setShown(undefined);
      setRefusals((count) => count + 1);
      reloadIfChanged(error, refetch);
    },
    // Shows an error of a seat at the field of its ticket.
    placeError: ({ field }, typed) => {
      const sent = toChanges(order, typed)[Number(/^changes\.(\d+)\.seatId$/.exec(field)?.[1])];
      return sent ? { field: seatField(sent.orderItemId), values: { seatId: nameSeats([sent.seatId]) } } : {};
    },
    onLeave: onClose,
  });
  const values = { ...defaultValues, ...useWatch({ control: model.form.control }) };
  const changes = toChanges(order, { seats: { ...values.seats } });
  const preview = shown?.changes === JSON.stringify(changes) ? shown.preview : undefined;
  const seated = listSeated(order);
  const own = useMemo(() => listSeated(order).map(({ seatId }) => seatId ?? ''), [order]);
  const changeReason = useChangeReason(order);
  const reason = firstReason(
    changeReason,
    seated.length === 0 && t('seats.none'),
    changes.length === 0 && t('seats.choose'),
  );
  return (
    <AppDrawer
      footer={
        <CreateBar
          model={model}
          onCancel={onClose}
          reason={reason}
          saveLabel={preview ? t('seats.save', { count: changes.length }) : t('seats.preview')}
        />
      }
      heading={{ title: t('seats.action'), facts: orderId }}
      onClose={onClose}
      open
      size="wide"
    >
      <AppForm model={model}>
        <Alert severity="info">{t('seats.text')}</Alert>
        <FormFields isLocked={changeReason !== undefined}>
          {seated.map((item) => (
            <TextField
              input={{ autoComplete: 'off', placeholder: t('seats.placeholder') }}
              key={item.id}
              label={t('seats.newSeat', { seat: nameItem(item) })}
              name={seatField(item.id)}
              rules={[maxLength(LIMITS.seats.id)]}
            />
          ))}
          <SwitchField label={t('seats.sendsMail')} name="sendsMail" />
        </FormFields>
        {preview && <SeatPreview preview={preview} />}
        {changeReason === undefined && seated.length > 0 && (
          <SeatChooser
            chosen={changes.map(({ seatId }) => seatId)}
            key={refusals}
            most={seated.length}
            onChange={(seatIds) =>
              model.form.setValue('seats', placeSeats(order, seatIds, values.seats), { shouldDirty: true })
            }
            own={own}
            showCode={order.showCode}
          />
        )}
      </AppForm>
    </AppDrawer>
  );
}
