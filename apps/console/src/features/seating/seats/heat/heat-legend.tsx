import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { HeatScale, SHARE_FORMAT } from './heat-scale.tsx';
import { HeatTable } from './heat-table.tsx';
import { HEAT_UNITS, type Heat } from './measure-heat.ts';
import { useHeatView } from './use-heat.ts';

export function HeatLegend({ heat }: { heat: Heat }) {
  const { t, i18n } = useTranslation('seats');
  const { show } = useSeatDesk();
  const { change } = useHeatView();
  const { total, unit } = heat;
  const number = (value: number) => formatNumber(value, i18n.language);
  const share = formatNumber(total.seats === 0 ? 0 : total.sold / total.seats, i18n.language, SHARE_FORMAT);
  return (
    <Box component="section" aria-label={t('heat.title')} sx={{ p: '4px 14px 10px', typography: 'body2' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t(`heat.by.${heat.measure}`)}
        </Typography>
        <SegmentedControl
          label={t('heat.unit')}
          value={unit}
          options={HEAT_UNITS.map((value) => ({ value, label: t(`heat.units.${value}`) }))}
          onChange={(value) => change({ unit: value })}
        />
      </Box>
      <HeatScale heat={heat} />
      <Box component="dl" sx={TOTAL_LOOK}>
        <dt>{t('heat.sold')}</dt>
        <dd>{t('heat.soldOf', { sold: number(total.sold), seats: number(total.seats), share })}</dd>
        {total.grossMinor !== null && (
          <>
            <dt>{t('heat.gross')}</dt>
            <dd>{formatMoney(total.grossMinor, show.currency, i18n.language)}</dd>
          </>
        )}
      </Box>
      <HeatTable heat={heat} />
    </Box>
  );
}

const TOTAL_LOOK = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 1.5,
  m: '8px 0',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: LOOK.text3 },
  '& dd': { m: 0, textAlign: 'right' },
};
