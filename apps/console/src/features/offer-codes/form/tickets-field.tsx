import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../forms/fields/field-frame.tsx';
import { useField } from '../../../forms/fields/use-field.ts';
import { formatAmount } from '../../../ui/money-text.tsx';
import { ToneChip } from '../../../ui/status-chip.tsx';
import type { EventWords } from '../use-event-words.ts';
import { discountPrice } from '../words/discount-price.ts';
import { type CodeValues, readValue } from './code-values.ts';

interface TicketsFieldProps {
  words: EventWords;
  disabled?: boolean;
}

/** The tickets of the group the code is for; none ticked stands for all. Each shows what it would cost. */
export function TicketsField({ words, disabled = false }: TicketsFieldProps) {
  const { t } = useTranslation('offer-codes');
  const { control } = useFormContext<CodeValues>();
  const values = useWatch({ control });
  const field = useField({
    name: 'priceTypeIds',
    label: t('field.tickets'),
    help: t('field.ticketsHelp'),
    disabled,
  });
  const chosen: number[] = Array.isArray(field.value) ? field.value : [];
  const tickets = words.tickets.filter(({ priceGroupId }) => priceGroupId === values.priceGroupId);
  if (tickets.length === 0) return null;
  const toggle = (id: number) =>
    field.change(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const effect = { effect: values.effect ?? 'none', value: readValue(values as CodeValues) };
  const write = (amountMinor: number) => formatAmount(amountMinor, words.currency, words.language);
  return (
    <FieldFrame field={field} kind="group">
      <Box aria-labelledby={`${field.id}-label`} role="group" sx={{ display: 'grid' }}>
        {tickets.map((ticket) => {
          const isMeant = chosen.length === 0 || chosen.includes(ticket.priceTypeId);
          const price = isMeant ? discountPrice(ticket.faceValueMinor, effect) : ticket.faceValueMinor;
          return (
            <FormControlLabel
              control={
                <Checkbox
                  checked={chosen.includes(ticket.priceTypeId)}
                  disabled={field.disabled}
                  onBlur={field.blur}
                  onChange={() => toggle(ticket.priceTypeId)}
                />
              }
              disableTypography
              key={ticket.priceTypeId}
              label={
                <Box sx={ROW_LOOK}>
                  <span>{words.nameTicket(ticket.priceTypeId)}</span>
                  {ticket.visibility === 'code' && <ToneChip tone="info">{t('field.revealed')}</ToneChip>}
                  <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
                    {price === ticket.faceValueMinor
                      ? write(price)
                      : t('field.preview', { before: write(ticket.faceValueMinor), after: write(price) })}
                  </Box>
                </Box>
              }
              slotProps={{ typography: { sx: { flex: 1 } } }}
              sx={{ mr: 0 }}
            />
          );
        })}
      </Box>
    </FieldFrame>
  );
}

const ROW_LOOK = { display: 'flex', alignItems: 'center', gap: 1, flex: 1, fontSize: 13 };
