import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { HEAT_STEPS } from './heat-steps.ts';
import { heatAlpha } from './paint-heat-map.ts';

const STEPS = Array.from({ length: HEAT_STEPS }, (_, at) => at + 1);

/** From the cheapest to the dearest ticket, then comps where there are some, held and unsold. */
export function HeatLegend({ from, to, hasComps }: { from: string; to: string; hasComps: boolean }) {
  const { t } = useTranslation('shows');
  return (
    <Box sx={LEGEND_LOOK}>
      {from && (
        <>
          <span>{from}</span>
          {STEPS.map((step) => (
            <Box
              component="span"
              key={step}
              style={{ opacity: heatAlpha(step) }}
              sx={{ width: 16, height: 8, borderRadius: '2px', bgcolor: 'chart.main' }}
            />
          ))}
          <span>{to}</span>
        </>
      )}
      <Box component="span" sx={{ display: 'inline-flex', gap: '5px', ml: 'auto' }}>
        {hasComps && (
          <LegendEntry
            label={t('seats.comps')}
            look={{ border: 2, borderColor: 'chart.main', boxSizing: 'border-box' }}
          />
        )}
        <LegendEntry label={t('seats.held')} look={{ background: HELD_GROUND }} />
        <LegendEntry label={t('seats.unsold')} look={{ bgcolor: 'chart.bar' }} />
      </Box>
    </Box>
  );
}

function LegendEntry({ label, look }: { label: string; look: object }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '5px', ml: 0.5, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ width: 10, height: 10, borderRadius: '2px', ...look }} />
      {label}
    </Box>
  );
}

const HELD_GROUND =
  'repeating-linear-gradient(135deg, var(--mui-palette-text-secondary) 0 1.2px, transparent 1.2px 3px)';

const LEGEND_LOOK = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '5px',
  mt: 1.25,
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};
