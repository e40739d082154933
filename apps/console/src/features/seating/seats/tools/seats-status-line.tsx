import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { countClaims } from '../desk/seat-desk.ts';
import { useCounts, useSeatDesk } from '../desk/seat-desk-context.ts';
import type { ArmingModel } from '../desk/use-arming.ts';
import type { SeatsLiveState } from '../live/live-seats.ts';
import { SeatsPresence } from '../live/seats-presence.tsx';
import { Separator, StatusButton, ZoomControls } from './zoom-controls.tsx';

interface StatusLineProps {
  arming: ArmingModel;
  live: SeatsLiveState;
  /** False where the table hides the map. */
  hasMap: boolean;
  isPhone: boolean;
  /** Pins the only selected seat and explains why it is not sold. */
  onExplain: (seat: number) => void;
}

/** Announces which seats will be skipped before a save. */
export function SeatsStatusLine({ arming, live, hasMap, isPhone, onExplain }: StatusLineProps) {
  const { t } = useTranslation('seats');
  const { desk, show, readOnlyReason } = useSeatDesk();
  const isOne = useMapSnapshot(desk.map, (snapshot) => snapshot.selectionSize === 1);
  const isSelected = useMapSnapshot(desk.map, (snapshot) => snapshot.selectionSize > 0);
  const facts = useSelectionFacts(arming, hasMap ? (isPhone ? 'phone' : 'map') : 'table');
  return (
    <Box sx={LINE_LOOK}>
      {facts.map((fact, at) => (
        <Fragment key={fact.key}>
          {at > 0 && <Separator />}
          <Box component="span" sx={at === 0 && isSelected ? COUNT_LOOK : FACT_LOOK}>
            {fact.text}
          </Box>
        </Fragment>
      ))}
      {isOne && (
        <StatusButton label={t('status.details')} onPress={() => onExplain(desk.map.selection()[0] ?? -1)}>
          <InfoIcon />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {t('status.details')}
          </Box>
        </StatusButton>
      )}
      {readOnlyReason !== undefined && (
        <Box component="span" sx={{ ...FACT_LOOK, ...(isSelected && { display: { xs: 'none', sm: 'inline' } }) }}>
          {readOnlyReason}
        </Box>
      )}
      <Box sx={{ flex: 1 }} />
      <SeatsPresence live={live} />
      <Box component="span" sx={{ display: { xs: 'none', md: 'contents' } }}>
        {show.planVersionNumber !== null && <span>{t('status.planVersion', { number: show.planVersionNumber })}</span>}
        <Separator />
      </Box>
      {hasMap && (
        <>
          <ZoomControls />
          <Separator />
          <StatusButton label={t('status.fitLabel')} onPress={() => desk.map.fit()}>
            {t('status.fit')} <Kbd sx={{ display: { xs: 'none', sm: 'inline-block' } }}>0</Kbd>
          </StatusButton>
        </>
      )}
    </Box>
  );
}

/** The facts about the selection, most important first; without one, how seats get a ticket in this view. */
function useSelectionFacts(arming: ArmingModel, view: 'map' | 'phone' | 'table'): { key: string; text: ReactNode }[] {
  const { t, i18n } = useTranslation('seats');
  const { desk, kind, show, isHeat, readOnlyReason } = useSeatDesk();
  useCounts(desk.map);
  const size = useMapSnapshot(desk.map, (snapshot) => snapshot.selectionSize);
  const valueMinor = useMapSnapshot(desk.map, (snapshot) => snapshot.selectionValueMinor);
  const skipped = useMapSnapshot(desk.map, (snapshot) => snapshot.skippedCount);
  const armed = arming.armedRow?.name;
  if (size === 0) {
    if (readOnlyReason !== undefined) return [];
    const hint = isHeat ? 'heat' : view === 'map' ? kind : view;
    return [{ key: 'hint', text: armed ? t('status.armed', { name: armed }) : t(`status.hint.${hint}`) }];
  }
  const value = formatMoney(valueMinor, show.currency, i18n.language);
  const number = formatNumber(size, i18n.language);
  const facts = [
    { key: 'size', text: <b>{t('status.selected', { count: size, number })}</b> },
    { key: 'value', text: armed && kind === 'tickets' ? t('status.valueAs', { value, name: armed }) : value },
  ];
  if (skipped > 0) {
    const { sold, inBaskets } = countClaims(desk.map, desk.map.selection());
    const reason =
      sold > 0 && inBaskets > 0
        ? t('status.soldAndInBaskets', { sold, count: inBaskets })
        : t(sold > 0 ? 'status.sold' : 'status.inBaskets', { count: skipped });
    facts.push({ key: 'skipped', text: t('status.skipped', { count: skipped, reason }) });
  }
  return facts;
}

const FACT_LOOK = { overflow: 'hidden', textOverflow: 'ellipsis' };

/** On a phone the count is never shortened; the reason for read-only appears only without a selection. */
const COUNT_LOOK = { flex: 'none' };

const LINE_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  height: 36,
  px: 2,
  color: LOOK.text2,
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};
