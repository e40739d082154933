import Box from '@mui/material/Box';
import { discountPrice } from '@parterre/contract/money/derive-price';
import type { Price } from '@parterre/contract/prices';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChecksField } from '#forms/fields/checks-field.tsx';
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
  const chosen = useWatch({ control, name: 'priceTypeIds' });
  const offered = listOfferedTickets(words.tickets, priceGroupId, chosen);
  const isEmpty = offered.length === 0;
  return (
    <ChecksField
      label={t('field.tickets')}
      look={{ row: { mr: 0, minWidth: 0 } }}
      name="priceTypeIds"
      options={offered.map((ticket) => ({
        value: ticket.priceTypeId,
        label: (
          <TicketChoice
            isMeant={chosen.length === 0 || chosen.includes(ticket.priceTypeId)}
            ticket={ticket}
            words={words}
          />
        ),
      }))}
      {...(!isEmpty && { help: t('field.ticketsHelp') })}
    >
      {isEmpty && <Box sx={{ color: 'text.secondary' }}>{t('field.noTickets')}</Box>}
    </ChecksField>
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
