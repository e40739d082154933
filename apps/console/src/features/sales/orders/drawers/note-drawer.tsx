import { LIMITS } from '@parterre/contract/choices/limits';
import type { OrderItem } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { useAddOrderNoteMutation } from '#api/queries/sales/orders.ts';
import { MultilineField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { maxLength, required } from '#forms/rules.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { useOrderWords } from '../use-order-words.tsx';
import { ItemDrawer } from './order-drawer.tsx';

export function NoteDrawer() {
  const { t } = useTranslation('orders');
  return (
    <ItemDrawer title={t('note.title')}>
      {(item, { orderId }, close) => <NoteForm item={item} onClose={close} orderId={orderId} />}
    </ItemDrawer>
  );
}

interface NoteFormProps {
  item: OrderItem;
  orderId: string;
  onClose: () => void;
}

/** Adds a note to an order. Needs `order:note`. Notes never change, so that agreements with a buyer can be proved. */
function NoteForm({ item, orderId, onClose }: NoteFormProps) {
  const { t } = useTranslation('orders');
  const { nameItem } = useOrderWords();
  const [addNote] = useAddOrderNoteMutation();
  const reason = useLockReason('order:note');
  const { model } = useObjectForm<{ text: string }>({
    values: EMPTY,
    place: 'inDrawer',
    create: async (body) => {
      await addNote({ params: { orderId, orderItemId: item.id }, body }).unwrap();
      showToast(t('note.done'), 'success');
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('note.title'), facts: nameItem(item) }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('note.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <MultilineField
            help={t('note.help')}
            label={t('note.text')}
            name="text"
            rows={6}
            rules={[required, maxLength(LIMITS.order.note)]}
          />
        </FormFields>
      </AppForm>
    </ObjectDrawer>
  );
}

const EMPTY = { text: '' };
