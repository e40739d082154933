import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import type { SeatState } from '@parterre/seating-plan/seat-states';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { useCounts, useSeatDesk } from '../desk/seat-desk-context.ts';
import { SeatStateMark, type SeatStateMarkKind } from './legend-marks.tsx';
import { LegendSection } from './legend-section.tsx';
import { useSelectFromLegend } from './select-button.tsx';

/**
 * Explains the marks on seats, with counts. Clicking a state selects its seats, because sold ones are spread over the
 * map.
 */
export function LegendStates() {
  const { t, i18n } = useTranslation('seats');
  const { vars } = useTheme();
  const { desk, prices } = useSeatDesk();
  const { states } = useCounts(desk.map);
  const selected = useMapSnapshot(desk.map, (snapshot) => snapshot.selectionSize);
  const skipped = useMapSnapshot(desk.map, (snapshot) => snapshot.skippedCount);
  const colour = prices[1]?.colour ?? prices[0]?.colour ?? vars.palette.seat[2];
  const select = useSelectFromLegend();
  const entries: { kind: SeatStateMarkKind; count: number; state?: SeatState }[] = [
    { kind: 'available', count: states.ASSIGNED, state: 'ASSIGNED' },
    { kind: 'sold', count: states.SOLD, state: 'SOLD' },
    { kind: 'basket', count: states.BASKET, state: 'BASKET' },
    { kind: 'selected', count: selected },
    { kind: 'blocked', count: states.BLOCKED, state: 'BLOCKED' },
    { kind: 'skipped', count: skipped },
  ];
  return (
    <LegendSection title={t('legend.states')} isArmable={false}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4px 8px', p: '0 14px 8px' }}>
        {entries.map(({ kind, count, state }) => {
          const name = t(`legend.state.${kind}`);
          const number = formatNumber(count, i18n.language);
          const cells = (
            <>
              <SeatStateMark kind={kind} colour={colour} />
              <span>{name}</span>
              <Box component="span" sx={{ ml: 'auto', pr: 0.5, color: LOOK.text3 }}>
                {number}
              </Box>
            </>
          );
          if (!state) {
            return (
              <Box key={kind} sx={ENTRY_LOOK}>
                {cells}
              </Box>
            );
          }
          return (
            <ButtonBase
              key={kind}
              aria-label={t('legend.selectState', { name, number })}
              title={t('legend.selectTip')}
              disabled={count === 0}
              onClick={(event) => select({ state }, name, event)}
              sx={{ ...ENTRY_LOOK, ...PRESSED_LOOK }}
            >
              {cells}
            </ButtonBase>
          );
        })}
      </Box>
    </LegendSection>
  );
}

const ENTRY_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  whiteSpace: 'nowrap',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
};

const PRESSED_LOOK = {
  minHeight: 24,
  textAlign: 'left',
  font: 'inherit',
  borderRadius: '4px',
  '&:hover': { bgcolor: LOOK.hover },
};
