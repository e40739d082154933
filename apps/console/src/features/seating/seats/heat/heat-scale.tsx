import Box from '@mui/material/Box';
import { HEAT_SHARES } from '@parterre/seat-map';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import type { Heat } from './measure-heat.ts';

export function HeatScale({ heat: { measure, ends } }: { heat: Heat }) {
  const { t, i18n } = useTranslation('seats');
  const { show } = useSeatDesk();
  const say = (value: number) =>
    measure === 'sold'
      ? formatNumber(value, i18n.language, { style: 'percent' })
      : formatAmount(Math.round(value), show.currency, i18n.language);
  const entries = [
    { step: 0, label: t('heat.nothing') },
    ...ends.map((end, at) => ({ step: at + 1, label: t('heat.upTo', { value: say(end) }) })),
  ];
  return (
    <Box component="ul" aria-label={t('heat.scale')} sx={SCALE_LOOK}>
      {entries.map(({ step, label }) => (
        <li key={step}>
          <HeatMark step={step} />
          {label}
        </li>
      ))}
    </Box>
  );
}

export function HeatMark({ step }: { step: number }) {
  const share = Math.round((HEAT_SHARES[step] ?? 1) * 100);
  return (
    <Box
      component="span"
      aria-hidden
      sx={MARK_LOOK}
      style={{ background: `color-mix(in srgb, ${LOOK.primary} ${share}%, var(--mui-palette-background-map))` }}
    />
  );
}

const SCALE_LOOK = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '4px 8px',
  m: '6px 0 0',
  p: 0,
  listStyle: 'none',
  fontSize: 12,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' },
};

const MARK_LOOK = {
  flex: 'none',
  width: 14,
  height: 14,
  borderRadius: '4px',
  border: `1px solid ${LOOK.controlLine}`,
};

/** Returns `12.5%` in the reader's language; always one decimal, so that shares align. */
export const SHARE_FORMAT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
