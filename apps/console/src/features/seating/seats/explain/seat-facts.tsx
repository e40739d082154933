import Box from '@mui/material/Box';
import type { SeatInfo } from '@parterre/seat-map';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListShowPartnerSitesQuery } from '#api/queries/events/shows.ts';
import { LOOK } from '#brands/look.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { BlockedIcon, InfoIcon } from '#ui/icons.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { explainSeat, type SeatReason } from './explain-seat.ts';
import { sayReason } from './seat-words.ts';

export function SeatFacts({ seat }: { seat: SeatInfo }) {
  const { t, i18n } = useTranslation('seats');
  const { prices, holds, show } = useSeatDesk();
  const price = prices.find(({ ordinal }) => ordinal === seat.price);
  const hold = holds.find(({ ordinal }) => ordinal === seat.hold);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="b"
          sx={{ flex: 1, minWidth: 0, typography: 'subtitle1', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {seat.blockLabel}
        </Box>
        <ToneChip tone={seat.state === 'SOLD' ? 'info' : 'neutral'}>{t(`state.${seat.state}`)}</ToneChip>
      </Box>
      <Box component="dl" sx={FACTS_LOOK}>
        <dt>{t('column.row')}</dt>
        <dd>{seat.rowLabel}</dd>
        <dt>{t('column.seat')}</dt>
        <dd>{seat.seatLabel}</dd>
        <dt>{t('column.ticket')}</dt>
        <dd>
          {price ? (
            <>
              <Box component="span" sx={{ mr: 1 }}>
                <ColourSwatch colour={price.colour} />
              </Box>
              {`${price.name}, ${formatMoney(price.faceValueMinor, show.currency, i18n.language)}`}
            </>
          ) : (
            t('legend.noPrice')
          )}
        </dd>
        {hold && (
          <>
            <dt>{t('column.hold')}</dt>
            <dd>
              <b style={{ color: hold.colour }}>{hold.reservationFlag}</b> {hold.label}
            </dd>
          </>
        )}
      </Box>
    </>
  );
}

const FACTS_LOOK = {
  display: 'grid',
  gridTemplateColumns: '58px 1fr',
  rowGap: '3px',
  m: '8px 0 0',
  '& dt': { color: LOOK.text3 },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
};

interface SeatReasonsProps {
  reasons: readonly SaidReason[];
  /** Renders the remedies of a reason; undefined for a read-only list. */
  renderFixes?: (reason: SaidReason) => ReactNode;
}

/** Lists why a seat is not sold: reasons that apply to everybody, then to shops, then to some partner sites. */
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

interface SaidReason extends SeatReason {
  text: string;
}

/** Returns a function that lists the current reasons why a seat is not sold, with their texts. */
export function useSeatReasons(): (seat: SeatInfo) => SaidReason[] {
  const { t } = useTranslation('seats');
  const { show, prices, holds } = useSeatDesk();
  const isLimited = show.partnerSiteIds.length > 0 || prices.some(({ rules }) => rules.partnerSiteIds.length > 0);
  const { data } = useListShowPartnerSitesQuery({ params: { showCode: show.showCode } }, { skip: !isLimited });
  const siteNames = new Map(data?.items.map(({ id, name }) => [id, name]));
  return (seat) =>
    explainSeat({
      seat,
      rules: prices.find(({ ordinal }) => ordinal === seat.price)?.rules,
      hold: holds.find(({ ordinal }) => ordinal === seat.hold),
      show,
      now: new Date(),
    }).map((reason) => ({ ...reason, text: sayReason(t, reason, siteNames) }));
}
