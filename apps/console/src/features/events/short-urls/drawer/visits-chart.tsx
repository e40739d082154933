import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatShortDay } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useElementWidth } from '#tables/columns/use-element-size.ts';
import { type LinkDay, summariseDays } from '../link-days.ts';

const HEIGHT = 96;
const BASELINE = 78;
/** The width in the drawer, used until it is measured. */
const USUAL_WIDTH = 432;

/** Draws a bar per day, from zero to the best day; the tooltip has the figure. */
export function VisitsChart({ days }: { days: readonly LinkDay[] }) {
  const { t, i18n } = useTranslation('short-urls');
  const box = useRef<HTMLDivElement>(null);
  const measured = useElementWidth(box);
  const width = Number.isFinite(measured) && measured > 0 ? measured : USUAL_WIDTH;
  const { total, best } = summariseDays(days);
  const slot = width / Math.max(1, days.length);
  const highest = Math.max(1, best?.visits ?? 0);
  const first = days[0];
  const last = days.at(-1);
  const describe = ({ on, visits }: LinkDay) => t('visits.day', { date: formatDay(on), count: visits });
  const label = best ? t('visits.chart', { count: total, best: describe(best) }) : t('visits.none');
  return (
    <Box ref={box}>
      <Box aria-label={label} component="svg" height={HEIGHT} role="img" sx={LOOK} width={width}>
        <path d={`M0 ${BASELINE + 0.5}H${width}`} stroke="var(--mui-palette-divider)" />
        {days.map((day, at) => {
          const height = day.visits === 0 ? 0 : Math.max(2, (day.visits / highest) * (BASELINE - 18));
          return (
            <g key={day.on}>
              <title>{describe(day)}</title>
              <rect fill="transparent" height={BASELINE} width={slot} x={at * slot} y={0} />
              <rect
                fill="var(--mui-palette-chart-main)"
                height={height}
                rx={Math.min(2, height / 2)}
                width={slot - 4}
                x={at * slot + 2}
                y={BASELINE - height}
              />
            </g>
          );
        })}
        {!best && (
          <text textAnchor="middle" x={width / 2} y={BASELINE / 2}>
            {label}
          </text>
        )}
        {best && (
          <text textAnchor={anchorOf(days.indexOf(best), days.length)} x={(days.indexOf(best) + 0.5) * slot} y={12}>
            {formatNumber(best.visits, i18n.language)}
          </text>
        )}
        {first && (
          <text x={0} y={HEIGHT - 3}>
            {formatShortDay(first.on)}
          </text>
        )}
        {last && (
          <text textAnchor="end" x={width} y={HEIGHT - 3}>
            {t('visits.today')}
          </text>
        )}
      </Box>
    </Box>
  );
}

/** Keeps the label of a bar at the edge inside the picture. */
function anchorOf(at: number, count: number): 'start' | 'middle' | 'end' {
  if (at < 2) return 'start';
  return at > count - 3 ? 'end' : 'middle';
}

const LOOK = {
  display: 'block',
  '& text': {
    fontSize: 11,
    fontFamily: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    fill: 'var(--mui-palette-text-secondary)',
  },
};
