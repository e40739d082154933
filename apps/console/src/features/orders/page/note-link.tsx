import type { OrderItem } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { EditIcon } from '#ui/icons.tsx';
import { TipIconButton } from '#ui/tip-icon-button.tsx';
import { useOrderWords } from '../use-order-words.ts';

/** Opens the drawer of a note on one ticket; without the permission its tip says what is missing. */
export function NoteLink({ item, orderId }: { item: OrderItem; orderId: string }) {
  const { t } = useTranslation('orders');
  const { nameItem } = useOrderWords();
  const search = usePageSearch();
  if (!useCan('order:note'))
    return (
      <TipIconButton disabled label={t('note.notAllowed')} size="small">
        <EditIcon />
      </TipIconButton>
    );
  return (
    <TipIconButton
      href={`${paths.orderNote(orderId, item.id)}${search}`}
      label={t('note.add', { ticket: nameItem(item) })}
      size="small"
    >
      <EditIcon />
    </TipIconButton>
  );
}
