import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

interface BestTicketsProps {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Tickets the seats may have; with none ticked, any. */
export function BestTickets({ chosen, onChange }: BestTicketsProps) {
  const { t } = useTranslation('seats');
  const { prices } = useSeatDesk();
  const rows = [...prices, { ordinal: 0, name: t('legend.noPrice'), colour: null }];
  const toggle = (ordinal: number, isOn: boolean) =>
    onChange(isOn ? [...chosen, ordinal] : chosen.filter((other) => other !== ordinal));
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, color: LOOK.text2 }}>
        {t('best.tickets')} {chosen.length === 0 && `(${t('best.anyTicket')})`}
      </Box>
      <Box sx={{ maxHeight: 172, overflowY: 'auto', mt: 0.5 }}>
        {rows.map(({ ordinal, name, colour }) => (
          <FormControlLabel
            key={ordinal}
            sx={{ display: 'flex', m: 0, minHeight: 26, '& .MuiFormControlLabel-label': { fontSize: 13 } }}
            control={<Checkbox size="small" checked={chosen.includes(ordinal)} sx={{ p: '3px', mr: 0.75 }} />}
            onChange={(_, isOn) => toggle(ordinal, isOn)}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                {colour !== null && <ColourSwatch colour={colour} />}
                {name}
              </Box>
            }
          />
        ))}
      </Box>
    </Box>
  );
}
