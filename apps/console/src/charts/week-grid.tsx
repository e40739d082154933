import Box from '@mui/material/Box';
import { formatShortHour } from '#dates/format-date-time.ts';

export interface WeekHour {
  /** 1 (Monday) to 7. */
  weekday: number;
  hour: number;
  value: number;
}

interface WeekGridProps {
  hours: readonly WeekHour[];
  /** Describes the chart to screen readers, which do not read the picture. */
  label: string;
  language: string;
  describeHour: (hour: WeekHour) => string;
}

const CELL = 26;
const ROW = 22;
const LEFT = 46;
const TOP = 22;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Shades are relative to the busiest hour, so that a quiet week shows its hours as well as a busy one. */
export function WeekGrid({ hours, label, language, describeHour }: WeekGridProps) {
  const highest = Math.max(1, ...hours.map(({ value }) => value));
  const byPlace = new Map(hours.map((hour) => [`${hour.weekday} ${hour.hour}`, hour]));
  return (
    <Box
      aria-label={label}
      component="svg"
      role="img"
      sx={GRID_LOOK}
      viewBox={`0 0 ${LEFT + 24 * CELL} ${TOP + 7 * ROW}`}
    >
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} x={LEFT + hour * CELL} y={16}>
          {formatShortHour(hour)}
        </text>
      ))}
      {WEEKDAYS.map((weekday) => (
        <g key={weekday}>
          <text x={0} y={TOP + (weekday - 1) * ROW + 14}>
            {nameWeekday(weekday, language)}
          </text>
          {HOURS.map((hour) => {
            const found = byPlace.get(`${weekday} ${hour}`) ?? { weekday, hour, value: 0 };
            return (
              <rect
                data-empty={found.value > 0 ? undefined : ''}
                fillOpacity={found.value > 0 ? 0.15 + (0.85 * found.value) / highest : 1}
                height={ROW - 3}
                key={hour}
                rx={2}
                width={CELL - 3}
                x={LEFT + hour * CELL}
                y={TOP + (weekday - 1) * ROW}
              >
                <title>{describeHour(found)}</title>
              </rect>
            );
          })}
        </g>
      ))}
    </Box>
  );
}

/** The first of January 2024 was a Monday. */
export const nameWeekday = (weekday: number, language: string, length: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

const GRID_LOOK = {
  display: 'block',
  width: '100%',
  // All hours fit a phone, where the picture is half as large: its words are not.
  fontSize: { xs: 20, sm: 12 },
  fill: 'var(--mui-palette-text-tertiary)',
  printColorAdjust: 'exact',
  '& rect': { fill: 'var(--mui-palette-chart-main)' },
  '& rect[data-empty]': { fill: 'var(--mui-palette-chart-bar)', opacity: 0.45 },
};
