import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef, useState } from 'react';
import { formatShortDay } from '#dates/format-date-time.ts';
import { useElementWidth } from '#tables/columns/use-element-size.ts';
import { type ChartDay, ChartMark, layOutChart } from './day-scale.tsx';

interface DayChartProps {
  days: readonly ChartDay[];
  label: string;
  /** Writes a value in short form, because the left edge is narrow. */
  writeTick: (value: number) => string;
  /** Describes a day in full, for screen readers. */
  describeDay: (on: string) => string;
  /** Writes a day below its bar; by default without the year. */
  writeDay?: (on: string) => string;
  /** A day on which something began; drawn only if that day is in view. */
  mark?: { on: string | undefined; label: string };
}

const HEIGHT_PX = 204;

/** Draws one bar per day. The pointer or the arrow keys choose a day, which is then announced and shown. */
export function DayChart({ days, label, writeTick, describeDay, writeDay = formatShortDay, mark }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const measured = useElementWidth(box);
  const [at, setAt] = useState<number>();
  const width = Number.isFinite(measured) ? Math.max(240, measured) : 720;
  const frame = layOutChart(days, { width, height: HEIGHT_PX }, writeTick);
  const chosen = at === undefined ? undefined : frame.bars[at];
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = stepDay(event.key, at, days.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const slot = frame.bars.length > 0 ? (frame.right - frame.left) / frame.bars.length : 1;
  const handlePoint = (clientX: number) => {
    const left = box.current?.getBoundingClientRect().left ?? 0;
    const index = Math.floor((clientX - left - frame.left) / slot);
    setAt(index >= 0 && index < days.length ? index : undefined);
  };
  return (
    <Box ref={box} sx={{ position: 'relative', minHeight: HEIGHT_PX }}>
      <Box
        aria-label={label}
        aria-valuemax={days.length - 1}
        aria-valuemin={0}
        aria-valuenow={at ?? days.length - 1}
        aria-valuetext={describeDay(days[at ?? days.length - 1]?.on ?? '')}
        component="svg"
        height={HEIGHT_PX}
        onBlur={() => setAt(undefined)}
        onKeyDown={handleKeyDown}
        onPointerLeave={() => setAt(undefined)}
        onPointerMove={(event) => handlePoint(event.clientX)}
        role="slider"
        sx={CHART_LOOK}
        tabIndex={0}
        viewBox={`0 0 ${width} ${HEIGHT_PX}`}
        width={width}
      >
        {frame.ticks.map(({ value, y }) => (
          <g key={value}>
            <path
              d={`M${frame.left} ${y}H${frame.right}`}
              stroke="var(--mui-palette-divider)"
              strokeDasharray={value === 0 ? undefined : '2 3'}
            />
            <text textAnchor="end" x={frame.left - 8} y={y + 3.5}>
              {writeTick(value)}
            </text>
          </g>
        ))}
        {frame.bars.map((bar, index) => (
          <rect
            data-chosen={index === at || (at === undefined && index === days.length - 1) ? '' : undefined}
            height={bar.height}
            key={bar.on}
            rx={Math.min(2, bar.width / 2)}
            width={bar.width}
            x={bar.x}
            y={bar.y}
          />
        ))}
        {frame.labels.map(({ on, x, anchor }) => (
          <text key={on} textAnchor={anchor} x={x} y={HEIGHT_PX - 8}>
            {writeDay(on)}
          </text>
        ))}
        {mark && <ChartMark frame={frame} {...mark} />}
      </Box>
      {chosen && (
        <Box
          aria-hidden
          style={{ left: Math.min(Math.max(chosen.x + chosen.width / 2, 90), width - 90) }}
          sx={TIP_LOOK}
        >
          {describeDay(chosen.on)}
        </Box>
      )}
    </Box>
  );
}

/** Returns the day an arrow key leads to; undefined for other keys. */
function stepDay(key: string, at: number | undefined, count: number): number | undefined {
  const from = at ?? count - 1;
  const targets: Record<string, number> = {
    ArrowLeft: at === undefined ? from : from - 1,
    ArrowDown: at === undefined ? from : from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target));
}

const CHART_LOOK = {
  display: 'block',
  maxWidth: '100%',
  fontSize: 11,
  fontVariantNumeric: 'tabular-nums',
  fill: 'var(--mui-palette-text-tertiary)',
  borderRadius: 1,
  '& rect': { fill: 'var(--mui-palette-chart-main)', opacity: 0.82 },
  '& rect[data-chosen]': { opacity: 1 },
};

const TIP_LOOK = {
  position: 'absolute',
  top: -6,
  transform: 'translateX(-50%)',
  px: 1,
  py: '3px',
  borderRadius: 1,
  typography: 'caption',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-palette-shade-pop)',
  fontVariantNumeric: 'tabular-nums',
};
