import type { ChartFrame } from './chart-scale.ts';

interface ChartMarkProps {
  frame: ChartFrame;
  label: string;
  on: string | undefined;
}

/** A dashed line before the day something began; nothing when that day is out of sight. */
export function ChartMark({ frame, label, on }: ChartMarkProps) {
  const bar = frame.bars.find((candidate) => candidate.on === on);
  if (!bar) return null;
  const x = Math.max(frame.left, bar.x - 4);
  const isLeft = x - frame.left < 80;
  return (
    <g>
      <path d={`M${x} 6V${frame.baseline}`} stroke="var(--mui-palette-text-tertiary)" strokeDasharray="3 3" />
      <text textAnchor={isLeft ? 'start' : 'end'} x={isLeft ? x + 6 : x - 6} y={14}>
        {label}
      </text>
    </g>
  );
}
