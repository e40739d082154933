import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { OrderItem } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { useField } from '#forms/fields/use-field.tsx';
import type { Rule } from '#forms/rules.ts';
import { chooseText } from '#i18n/choose-text.ts';
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
  const chosen = readIds(field.value);
  const standing = items.filter(({ id }) => chosen.includes(id));
  const isAll = items.length > 0 && standing.length === items.length;
  const toggle = (id: number) =>
    field.change(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <FieldFrame field={field} kind="group">
      <Box aria-describedby={field.describedBy} aria-labelledby={`${field.id}-label`} role="group" sx={LIST_LOOK}>
        {items.length > 1 && (
          <Box component="label" sx={LINE_LOOK}>
            <Checkbox
              checked={isAll}
              disabled={field.disabled}
              indeterminate={standing.length > 0 && !isAll}
              onChange={() => field.change(isAll ? [] : items.map(({ id }) => id))}
              size="small"
            />
            {t('cancel.all', { count: items.length })}
          </Box>
        )}
        {items.map((item, index) => (
          <Box component="label" key={item.id} sx={LINE_LOOK}>
            <Checkbox
              checked={chosen.includes(item.id)}
              disabled={field.disabled}
              onChange={() => toggle(item.id)}
              size="small"
              slotProps={{
                input: { ref: index === 0 ? (field.attach as (input: HTMLInputElement | null) => void) : undefined },
              }}
            />
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {words.nameItem(item)}
              {item.seatId !== null && (
                <Box component="span" sx={{ ml: 1, typography: 'caption', color: 'text.secondary' }}>
                  {chooseText(item.priceName, words.language)}
                </Box>
              )}
            </Box>
            <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {words.nameAmount(item.paidMinor, currency)}
            </Box>
          </Box>
        ))}
      </Box>
    </FieldFrame>
  );
}

const readIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];

const oneOf =
  (items: readonly OrderItem[]): Rule =>
  (value) =>
    readIds(value).some((id) => items.some((item) => item.id === id)) ? undefined : { key: 'required' };

const LIST_LOOK = { border: 1, borderColor: 'line.strong', borderRadius: '6px', maxHeight: 280, overflowY: 'auto' };
const LINE_LOOK = { display: 'flex', alignItems: 'center', gap: 0.5, pr: 1.5, minHeight: 34, cursor: 'pointer' };
