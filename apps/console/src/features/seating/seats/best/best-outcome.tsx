import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { toRanges } from '../desk/seat-ranges.ts';
import type { ArmingModel } from '../desk/use-arming.ts';
import { sayRanges } from '../explain/seat-words.ts';
import type { BestAnswer, BestWish } from './find-best.ts';

interface BestOutcomeProps {
  to: BestWish;
  answer: BestAnswer;
  arming: ArmingModel;
  onBack: () => void;
  onDone: () => void;
}

/** More named rows would fill the screen. */
const ROWS_MAX = 6;

export function BestOutcome({ to, answer, arming, onBack, onDone }: BestOutcomeProps) {
  const { t, i18n } = useTranslation('seats');
  const { desk, readOnlyReason } = useSeatDesk();
  const number = (value: number) => formatNumber(value, i18n.language);
  if (answer.kind === 'tooFew') {
    const { open, together, access } = answer;
    const wanted = number(to.quantity);
    return (
      <Box sx={OUTCOME_LOOK}>
        {open >= to.quantity
          ? t('best.notTogether', { wanted, open: number(open), together: number(together) })
          : t('best.tooFew', { count: open, number: number(open), wanted })}
        {access > 0 && <div>{t('best.leftOut', { count: access, number: number(access) })}</div>}
      </Box>
    );
  }
  const rows = sayRanges(t, desk.geometry, toRanges(answer.seats));
  const armed = readOnlyReason === undefined ? arming.armedRow : undefined;
  return (
    <Box sx={OUTCOME_LOOK}>
      <b>{t(`best.kind.${answer.how}`, { count: answer.seats.length })}</b>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.slice(0, ROWS_MAX).map((row) => (
          <li key={row}>{row}</li>
        ))}
        {rows.length > ROWS_MAX && <li>{t('best.moreRows', { count: rows.length - ROWS_MAX })}</li>}
      </Box>
      {!armed && readOnlyReason === undefined && <Box sx={{ color: LOOK.text2 }}>{t('best.armHint')}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
        {armed && (
          <Button
            variant="contained"
            color="primary"
            onClick={() => {
              desk.map.select(answer.seats);
              arming.assign();
              onDone();
            }}
          >
            {t('table.assign', { name: armed.name })}
          </Button>
        )}
        <Button onClick={onDone}>{t('best.keep')}</Button>
        <Button variant="text" onClick={onBack}>
          {t('best.back')}
        </Button>
      </Box>
    </Box>
  );
}

const OUTCOME_LOOK = { mt: 1.5, pt: 1.25, pr: 0.75, borderTop: `1px solid ${LOOK.line}` };

interface BestTicketsProps {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** None ticked means any: the box office rarely cares which price type the best seats have. */
export function BestTickets({ chosen, onChange }: BestTicketsProps) {
  const { t } = useTranslation('seats');
  const { prices } = useSeatDesk();
  const rows = [...prices, { ordinal: 0, name: t('legend.noPrice'), colour: null }];
  const handleToggle = (ordinal: number, isOn: boolean) =>
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
            sx={{ display: 'flex', m: 0, minHeight: 26, '& .MuiFormControlLabel-label': { typography: 'body2' } }}
            control={<Checkbox size="small" checked={chosen.includes(ordinal)} sx={{ p: '3px', mr: 0.75 }} />}
            onChange={(_, isOn) => handleToggle(ordinal, isOn)}
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
