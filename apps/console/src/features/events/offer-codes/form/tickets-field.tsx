import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { discountPrice } from '@parterre/contract/money/derive-price';
import type { Price } from '@parterre/contract/prices';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { useField } from '#forms/fields/use-field.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import type { EventWords } from '../use-event-words.ts';
import { type CodeValues, readValue } from './code-values.ts';
import { listOfferedTickets } from './places-fields.tsx';

/** The price types of the code's price group; none ticked means all. Each shows its price under the code. */
export function TicketsField({ words }: { words: EventWords }) {
  const { t } = useTranslation('offer-codes');
  const { control } = useFormContext<CodeValues>();
  const priceGroupId = useWatch({ control, name: 'priceGroupId' });
  const field = useField({ name: 'priceTypeIds', label: t('field.tickets'), help: t('field.ticketsHelp') });
  const chosen: number[] = Array.isArray(field.value) ? field.value : [];
  const offered = listOfferedTickets(words.tickets, priceGroupId, chosen);
  if (offered.length === 0)
    return (
      <FieldFrame field={{ ...field, help: undefined }} kind="group">
        <Box sx={{ color: 'text.secondary' }}>{t('field.noTickets')}</Box>
      </FieldFrame>
    );
  const toggle = ({ priceTypeId: id }: Price) =>
    field.change(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <FieldFrame field={field} kind="group">
      <Box
        aria-describedby={field.describedBy}
        aria-labelledby={`${field.id}-label`}
        role="group"
        sx={{ display: 'grid' }}
      >
        {offered.map((ticket, index) => (
          <FormControlLabel
            control={
              <Checkbox
                checked={chosen.includes(ticket.priceTypeId)}
                onBlur={field.blur}
                onChange={() => toggle(ticket)}
                slotProps={{ input: { ref: index === 0 ? field.attach : undefined } }}
              />
            }
            disableTypography
            key={ticket.priceTypeId}
            label={
              <TicketChoice
                isMeant={chosen.length === 0 || chosen.includes(ticket.priceTypeId)}
                ticket={ticket}
                words={words}
              />
            }
            sx={{ mr: 0, minWidth: 0 }}
          />
        ))}
      </Box>
    </FieldFrame>
  );
}

interface TicketChoiceProps {
  ticket: Price;
  words: EventWords;
  /** True if the code, as entered, applies to this price type. */
  isMeant: boolean;
}

function TicketChoice({ ticket, words, isMeant }: TicketChoiceProps) {
  const { t } = useTranslation('offer-codes');
  const { control } = useFormContext<CodeValues>();
  const [effect, setPriceMinor, subtractMinor, percent, priceGroupId] = useWatch({
    control,
    name: ['effect', 'setPriceMinor', 'subtractMinor', 'percent', 'priceGroupId'],
  });
  const before = ticket.faceValueMinor;
  const value = readValue({ effect, setPriceMinor, subtractMinor, percent });
  const after = isMeant && Number.isFinite(value) ? discountPrice(before, { effect, value }) : before;
  const write = (amountMinor: number) => formatAmount(amountMinor, words.currency, words.language);
  return (
    <Box sx={ROW_LOOK}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {words.nameTicket(ticket.priceTypeId)}
      </Box>{' '}
      {ticket.visibility === 'code' && <ToneChip tone="info">{t('field.revealed')}</ToneChip>}
      {ticket.priceGroupId !== priceGroupId && <ToneChip tone="warn">{t('field.otherGroup')}</ToneChip>}
      <Box component="span" sx={PRICE_LOOK}>
        {after === before ? write(before) : t('field.preview', { before: write(before), after: write(after) })}
      </Box>
    </Box>
  );
}

const ROW_LOOK = { display: 'flex', alignItems: 'center', gap: 1, flex: 1, minWidth: 0, typography: 'body2' };
const PRICE_LOOK = { ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
