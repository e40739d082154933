import Box from '@mui/material/Box';
import type { Price } from '@parterre/contract/prices';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../ui/money-text.tsx';
import { ToneChip } from '../../../ui/status-chip.tsx';
import type { EventWords } from '../use-event-words.ts';
import { discountPrice } from '../words/discount-price.ts';
import { type CodeValues, readValue } from './code-values.ts';

interface TicketChoiceProps {
  ticket: Price;
  words: EventWords;
  /** Whether the code is for this ticket as the form stands. */
  isMeant: boolean;
}

/** A ticket by name, with its price before and under the code. */
export function TicketChoice({ ticket, words, isMeant }: TicketChoiceProps) {
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

const ROW_LOOK = { display: 'flex', alignItems: 'center', gap: 1, flex: 1, minWidth: 0, fontSize: 13 };
const PRICE_LOOK = { ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
