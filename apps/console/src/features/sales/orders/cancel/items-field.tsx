import Box from '@mui/material/Box';
import type { OrderItem } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { CheckList } from '#forms/fields/checks-field.tsx';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { useField } from '#forms/fields/use-field.tsx';
import type { Rule } from '#forms/rules.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { Note } from '#ui/note.tsx';
import { useOrderWords } from '../use-order-words.tsx';

interface ItemsFieldProps {
  /** The tickets that are not cancelled yet. */
  items: readonly OrderItem[];
  currency: string;
}

export function ItemsField({ items, currency }: ItemsFieldProps) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const field = useField({ name: 'itemIds', label: t('cancel.tickets'), rules: [oneOf(items)] });
  const nameItem = (item: OrderItem) => (
    <>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {words.nameItem(item)}
        {item.seatId !== null && (
          <Note component="span" sx={{ ml: 1 }}>
            {chooseText(item.priceName, words.language)}
          </Note>
        )}
      </Box>
      <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {words.nameAmount(item.paidMinor, currency)}
      </Box>
    </>
  );
  return (
    <FieldFrame field={field} kind="group">
      <CheckList
        all={items.length > 1 ? t('cancel.all', { count: items.length }) : undefined}
        field={field}
        look={{ list: LIST_LOOK, row: ROW_LOOK, isSmall: true }}
        options={items.map((item) => ({ value: item.id, label: nameItem(item) }))}
      />
    </FieldFrame>
  );
}

const readIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];

const oneOf =
  (items: readonly OrderItem[]): Rule =>
  (value) =>
    readIds(value).some((id) => items.some((item) => item.id === id)) ? undefined : { key: 'required' };

const LIST_LOOK = { border: 1, borderColor: 'line.strong', borderRadius: 1, maxHeight: 280, overflowY: 'auto' };
const ROW_LOOK = { mx: 0, gap: 0.5, pr: 1.5, minHeight: 34, typography: 'inherit' };
