import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { BlockedIcon, InfoIcon } from '#ui/icons.tsx';
import type { SaidReason } from '../words/use-seat-reasons.ts';

interface SeatReasonsProps {
  reasons: readonly SaidReason[];
  /** What can be done about a reason; nothing where the reasons are only read. */
  renderFixes?: (reason: SaidReason) => ReactNode;
}

/** Why a seat is not sold: first what keeps everybody from it, then what keeps only shops, then only some partner sites. */
export function SeatReasons({ reasons, renderFixes }: SeatReasonsProps) {
  const { t } = useTranslation('seats');
  const groups = (['everybody', 'shops', 'sites'] as const)
    .map((keepsFrom) => ({ keepsFrom, own: reasons.filter((reason) => reason.keepsFrom === keepsFrom) }))
    .filter(({ own }) => own.length > 0);
  return groups.map(({ keepsFrom, own }) => (
    <Box key={keepsFrom} sx={GROUP_LOOK}>
      {keepsFrom === 'everybody' ? (
        <BlockedIcon sx={{ color: 'error.main', mt: '2px', flex: 'none' }} />
      ) : (
        <InfoIcon sx={{ color: LOOK.text2, mt: '2px', flex: 'none' }} />
      )}
      <div>
        <b>{t(TITLES[keepsFrom])}</b>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {own.map((reason) => (
            <li key={reason.key}>
              {reason.text}
              {renderFixes?.(reason)}
            </li>
          ))}
        </Box>
      </div>
    </Box>
  ));
}

const TITLES = { everybody: 'why.cannot', shops: 'why.shops', sites: 'why.someSites' } as const;

const GROUP_LOOK = { display: 'flex', gap: 1, mt: 1.25, pt: '9px', borderTop: `1px solid ${LOOK.line}` };
