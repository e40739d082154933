import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Price } from '@parterre/contract/prices';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../forms/fields/field-frame.tsx';
import { useField } from '../../../forms/fields/use-field.ts';
import type { EventWords } from '../use-event-words.ts';
import type { CodeValues } from './code-values.ts';
import { listOfferedTickets } from './list-offered-tickets.ts';
import { TicketChoice } from './ticket-choice.tsx';

/** The tickets of the group the code is for; none ticked stands for all. Each shows what it would cost. */
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
