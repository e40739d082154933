export interface ChartDay {
  /** `YYYY-MM-DD` */
  on: string;
  value: number;
}

interface ChartSize {
  width: number;
  height: number;
}

interface ChartBar extends ChartDay {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface ChartFrame {
  bars: ChartBar[];
  /** In ascending order; zero is one of them. */
  ticks: { value: number; y: number }[];
  labels: { on: string; x: number; anchor: 'start' | 'middle' | 'end' }[];
  left: number;
  right: number;
  baseline: number;
}

const TOP = 18;
const BOTTOM = 28;
const RIGHT = 6;
const CHARACTER_PX = 6.6;
const BAR_SHARE = 0.66;
const LABEL_PX = 64;

/**
 * Returns the pixel positions of bars, lines and labels. `writeTick` determines the width of the figures on the left.
 */
export function layOutChart(
  days: readonly ChartDay[],
  size: ChartSize,
  writeTick: (value: number) => string,
): ChartFrame {
  const values = days.map((day) => day.value);
  const steps = listTicks(Math.max(0, ...values), Math.min(0, ...values));
  const lowest = steps[0] ?? 0;
  const highest = steps.at(-1) ?? 1;
  const left = Math.max(...steps.map((step) => writeTick(step).length)) * CHARACTER_PX + 12;
  const baseline = size.height - BOTTOM;
  const right = size.width - RIGHT;
  const slot = days.length > 0 ? (right - left) / days.length : 0;
  const width = Math.max(1, Math.min(40, slot * BAR_SHARE));
  const scale = (baseline - TOP) / (highest - lowest);
  const zero = baseline + lowest * scale;
  const bars = days.map((day, at) => ({
    ...day,
    x: left + at * slot + (slot - width) / 2,
    y: zero - Math.max(0, day.value) * scale,
    width,
    height: Math.abs(day.value) * scale,
  }));
  return {
    bars,
    ticks: steps.map((value) => ({ value, y: zero - value * scale })),
    labels: labelBars(bars, slot, right),
    left,
    right,
    baseline,
  };
}

/**
 * Returns two to five round steps that reach at least the highest value: 1, 2 or 5 times a power of ten. They include
 * zero, and go below it if more was cancelled than sold on a day.
 */
export function listTicks(highest: number, lowest = 0): number[] {
  const wanted = Math.max(1, highest - lowest) / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10));
  const below = Math.ceil(-lowest / step);
  const above = Math.max(below > 0 ? 0 : 1, Math.ceil(highest / step));
  return Array.from({ length: below + above + 1 }, (_, at) => (at - below) * step);
}

/**
 * Labels bars from the newest day back, as many as fit without touching, a whole number of weeks apart if there is
 * room.
 */
function labelBars(bars: readonly ChartBar[], slot: number, right: number): ChartFrame['labels'] {
  if (bars.length === 0) return [];
  const fewest = Math.max(1, Math.ceil(LABEL_PX / Math.max(slot, 0.01)));
  const apart = fewest > 1 ? Math.ceil(fewest / 7) * 7 : 1;
  const labels: ChartFrame['labels'] = [];
  for (let at = bars.length - 1; at >= 0; at -= apart) {
    const bar = bars[at];
    if (!bar) break;
    const middle = bar.x + bar.width / 2;
    labels.unshift({
      on: bar.on,
      x: Math.min(middle, right),
      anchor: middle + LABEL_PX / 4 > right ? 'end' : 'middle',
    });
  }
  return labels;
}

interface ChartMarkProps {
  frame: ChartFrame;
  label: string;
  on: string | undefined;
}

const MARK_GAP_PX = 6;

/**
 * A dashed line before the day on which something began; null if that day is not in view. Its label stands where it has
 * room, beside the line.
 */
export function ChartMark({ frame, label, on }: ChartMarkProps) {
  const bar = frame.bars.find((candidate) => candidate.on === on);
  if (!bar) return null;
  const x = Math.max(frame.left, bar.x - 4);
  const isLeft = x - frame.left < label.length * CHARACTER_PX + MARK_GAP_PX;
  return (
    <g>
      <path d={`M${x} 6V${frame.baseline}`} stroke="var(--mui-palette-text-tertiary)" strokeDasharray="3 3" />
      <text textAnchor={isLeft ? 'start' : 'end'} x={isLeft ? x + MARK_GAP_PX : x - MARK_GAP_PX} y={14}>
        {label}
      </text>
    </g>
  );
}
