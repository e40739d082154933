import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import type { ArmingModel } from '../desk/use-arming.ts';
import { SeatsSidePanel } from '../seats-side-panel.tsx';
import { SeatFacts, SeatReasons, useSeatReasons } from './seat-facts.tsx';
import { useSeatFixes } from './use-seat-fixes.ts';

interface SeatPanelProps {
  seat: number;
  arming: ArmingModel;
  onOpenBlocks: () => void;
  onOpenLegend: () => void;
  onClose: () => void;
}

export function SeatPanel({ seat, arming, onOpenBlocks, onOpenLegend, onClose }: SeatPanelProps) {
  const { t } = useTranslation('seats');
  const { desk } = useSeatDesk();
  useMapSnapshot(desk.map, (snapshot) => snapshot.countsVersion);
  const reasonsOf = useSeatReasons();
  const fixesOf = useSeatFixes({ seat, arming, onOpenBlocks, onOpenLegend });
  const info = desk.map.describe(seat);
  if (!info) return null;
  const reasons = reasonsOf(info);
  return (
    <SeatsSidePanel title={t('why.panel')} onClose={onClose}>
      <Box sx={{ pr: 0.75, mt: 0.5 }}>
        <SeatFacts seat={info} />
        <div role="status">
          {reasons.length === 0 && <Box sx={FREE_LOOK}>{t('why.nothing')}</Box>}
          <SeatReasons
            reasons={reasons}
            renderFixes={(reason) => (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.5, '&:empty': { display: 'none' } }}>
                {fixesOf(reason.fixes).map(({ fix, label, href, run }) => (
                  <Button
                    key={fix}
                    size="small"
                    href={href}
                    onClick={(event: MouseEvent<HTMLElement>) => run && runInPanel(run, event)}
                  >
                    {label}
                  </Button>
                ))}
              </Box>
            )}
          />
        </div>
        <Button size="small" variant="text" sx={{ mt: 1 }} onClick={() => desk.map.centreOnSeat(seat)}>
          {t('why.show')}
        </Button>
      </Box>
    </SeatsSidePanel>
  );
}

/** A remedied reason disappears together with its button, so the focus moves to the panel's heading first. */
function runInPanel(run: () => void, { currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('section')?.querySelector<HTMLElement>('h2')?.focus();
  run();
}

const FREE_LOOK = { mt: 1.25, pt: '9px', borderTop: `1px solid ${LOOK.line}` };

interface UnknownSeatPanelProps {
  seatId: string;
  onFind: () => void;
  onClose: () => void;
}

/** Shown in place of the explanation if the show's plan does not have the seat in the URL. */
export function UnknownSeatPanel({ seatId, onFind, onClose }: UnknownSeatPanelProps) {
  const { t } = useTranslation('seats');
  return (
    <SeatsSidePanel title={t('why.panel')} onClose={onClose}>
      <Box role="status" sx={{ mt: 0.5, mb: 1.25, pr: 0.75, overflowWrap: 'anywhere' }}>
        {t('why.unknown', { seat: seatId })}
      </Box>
      <Button size="small" onClick={onFind}>
        {t('find.placeholder')}
      </Button>
    </SeatsSidePanel>
  );
}
