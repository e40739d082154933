import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { SEAT_FLAG } from '@parterre/seating-plan';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import type { ArmingModel } from '../desk/use-arming.ts';
import { SeatsSidePanel } from '../seats-side-panel.tsx';
import { TableFilter } from '../table/seat-filters.tsx';
import { BestOutcome, BestTickets } from './best-outcome.tsx';
import { type BestAnswer, type BestWish, findBest } from './find-best.ts';

const QUANTITY_MAX = 500;
const FIRST_WISH: BestWish = { quantity: 2, isTogether: true, prices: [], hold: 0, block: null, withAccess: false };
const SHOWN_PERCENT = 60;

interface BestPanelProps {
  arming: ArmingModel;
  onClose: () => void;
}

/** Finds the best seats for a number of people and selects them on the map, so that the armed value can be assigned. */
export function BestPanel({ arming, onClose }: BestPanelProps) {
  const { t } = useTranslation('seats');
  const { desk, holds } = useSeatDesk();
  const { map, geometry } = desk;
  const [wish, setWish] = useState(FIRST_WISH);
  const [typed, setTyped] = useState(String(FIRST_WISH.quantity));
  const [answer, setAnswer] = useState<{ to: BestWish; answer: BestAnswer } | null>(null);
  const [before, setBefore] = useState<Uint32Array | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const quantity = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const isQuantity = quantity >= 1 && quantity <= QUANTITY_MAX;
  const hasAccess = geometry.flags.some((flags) => (flags & (SEAT_FLAG.wheelchair | SEAT_FLAG.companion)) !== 0);
  const handleChange = (more: Partial<BestWish>) => setWish({ ...wish, ...more });
  /** Restores the selection before the search, unless the user has selected something else since. */
  const takeBack = () => {
    if (answer?.answer.kind === 'found' && String(map.selection()) === String(answer.answer.seats))
      map.select(before ?? []);
    setBefore(null);
  };
  const handleGoBack = () => {
    takeBack();
    setAnswer(null);
  };
  const handleFind = (event: FormEvent) => {
    event.preventDefault();
    if (!isQuantity) return handleGoBack();
    const to = { ...wish, quantity };
    const found = findBest(geometry, map.columns(), to);
    setAnswer({ to, answer: found });
    // On a small screen the result would be below the visible part of the panel.
    requestAnimationFrame(() => outcome.current?.scrollIntoView?.({ block: 'nearest' }));
    if (found.kind !== 'found') return takeBack();
    setBefore(before ?? map.selection());
    map.select(found.seats);
    map.centreOnSeat(found.seats[Math.floor(found.seats.length / 2)] ?? -1, SHOWN_PERCENT);
  };
  return (
    <SeatsSidePanel title={t('best.title')} onClose={onClose}>
      <Box component="form" noValidate onSubmit={handleFind} sx={FORM_LOOK}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
          <TextField
            label={t('best.quantity')}
            value={typed}
            error={!isQuantity}
            helperText={isQuantity ? undefined : t('best.quantityRange', { most: QUANTITY_MAX })}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={{ width: isQuantity ? 84 : '100%' }}
          />
          <SegmentedControl
            label={t('best.how')}
            value={wish.isTogether ? 'together' : 'split'}
            options={(['together', 'split'] as const).map((value) => ({ value, label: t(`best.${value}`) }))}
            onChange={(value) => handleChange({ isTogether: value === 'together' })}
          />
        </Box>
        <BestTickets chosen={wish.prices} onChange={(prices) => handleChange({ prices })} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <TableFilter
            label={t('column.block')}
            value={wish.block}
            options={geometry.blocks.map(({ label }, value) => ({ value, label }))}
            onChange={(block) => handleChange({ block })}
          />
          <TableFilter
            label={t('column.hold')}
            value={wish.hold}
            options={[
              { value: 0, label: t('legend.noHold') },
              ...holds.map(({ ordinal, label }) => ({ value: ordinal, label })),
            ]}
            onChange={(hold) => handleChange({ hold })}
          />
        </Box>
        {hasAccess && (
          <FormControlLabel
            control={<Checkbox size="small" checked={wish.withAccess} />}
            label={t('best.withAccess')}
            sx={{ '& .MuiFormControlLabel-label': { typography: 'body2' } }}
            onChange={(_, withAccess) => handleChange({ withAccess })}
          />
        )}
        <Button type="submit" variant="contained" color="primary" sx={{ alignSelf: 'flex-start' }}>
          {t('best.find')}
        </Button>
      </Box>
      <div role="status" ref={outcome}>
        {answer && <BestOutcome {...answer} arming={arming} onBack={handleGoBack} onDone={onClose} />}
      </div>
    </SeatsSidePanel>
  );
}

const FORM_LOOK = { display: 'flex', flexDirection: 'column', gap: 1.25, mt: 1, pr: 0.75 };
