import type { Point } from '../../format/plan.ts';

/** A path with more commands is a picture. */
const COMMANDS_MAX = 500;
const CURVE_STEPS = 4;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([MmLlHhVvCcSsQqTtAaZz])/y;
const LONGEST = 20_000;

/** Points along a path's `d`, up to what cannot be read; empty for a path that is too long. */
export function tracePath(text: string): Point[][] {
  if (text.length > LONGEST) return [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  const number = () => Number(take(NUMBER) ?? Number.NaN);
  const lines: Point[][] = [];
  let line: Point[] = [];
  let start: Point = { x: 0, y: 0 };
  let now = start;
  let control: { of: string; point: Point } | undefined;
  let command = '';
  for (let count = 0; count < COMMANDS_MAX; count += 1) {
    const next = take(COMMAND);
    if (next === undefined && (command === '' || /z/i.test(command) || !hasNumber())) return lines;
    command = next ?? (command === 'M' ? 'L' : command === 'm' ? 'l' : command);
    const kind = command.toUpperCase();
    const from = command === kind ? { x: 0, y: 0 } : now;
    const point = () => ({ x: from.x + number(), y: from.y + number() });
    const drawn = draw(kind, from, point);
    if (drawn.some(({ x, y }) => !Number.isFinite(x + y))) return lines;
    if (kind === 'M') {
      line = [];
      lines.push(line);
      start = drawn[0] ?? now;
    } else if (line.length === 0) {
      line = [now];
      lines.push(line);
    }
    line.push(...drawn);
    now = drawn.at(-1) ?? now;
    if (kind === 'Z') {
      now = start;
      line = [];
    }
  }
  return [];

  function hasNumber(): boolean {
    NUMBER.lastIndex = at;
    return NUMBER.test(text);
  }

  function draw(kind: string, from: Point, point: () => Point): Point[] {
    const mirrored = (of: string) =>
      control?.of === of ? { x: 2 * now.x - control.point.x, y: 2 * now.y - control.point.y } : now;
    const bend = (first: Point, second: Point, end: Point) => {
      control = { of: 'C', point: second };
      return traceCurve(now, first, second, end);
    };
    const bow = (middle: Point, end: Point) => {
      control = { of: 'Q', point: middle };
      const near = ({ x, y }: Point) => ({ x: x + ((middle.x - x) * 2) / 3, y: y + ((middle.y - y) * 2) / 3 });
      return traceCurve(now, near(now), near(end), end);
    };
    switch (kind) {
      case 'H':
        return [{ x: from.x + number(), y: now.y }];
      case 'V':
        return [{ x: now.x, y: from.y + number() }];
      case 'C':
        return bend(point(), point(), point());
      case 'S':
        return bend(mirrored('C'), point(), point());
      case 'Q':
        return bow(point(), point());
      case 'T':
        return bow(mirrored('Q'), point());
      case 'A': {
        const [radiusX, radiusY, turn] = [Math.abs(number()), Math.abs(number()), number()];
        const [isLarge, isSweeping] = [take(FLAG) === '1', take(FLAG) === '1'];
        return traceArc(now, point(), { radiusX, radiusY, turn: (turn * Math.PI) / 180, isLarge, isSweeping });
      }
      case 'Z':
        return [];
      default:
        return [point()];
    }
  }
}

function traceCurve(start: Point, first: Point, second: Point, end: Point): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, index) => {
    const t = (index + 1) / CURVE_STEPS;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
    return {
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y,
    };
  });
}

interface Arc {
  readonly radiusX: number;
  readonly radiusY: number;
  readonly turn: number;
  readonly isLarge: boolean;
  readonly isSweeping: boolean;
}

/** An arc by its end points, as in SVG: radii that are too small are enlarged. */
function traceArc(start: Point, end: Point, { radiusX, radiusY, turn, isLarge, isSweeping }: Arc): Point[] {
  if (!(radiusX > 0 && radiusY > 0) || (start.x === end.x && start.y === end.y)) return [end];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const half = { x: (start.x - end.x) / 2, y: (start.y - end.y) / 2 };
  const [acrossX, acrossY] = [(cos * half.x + sin * half.y) / radiusX, (cos * half.y - sin * half.x) / radiusY];
  const reach = Math.hypot(acrossX, acrossY);
  const grow = Math.max(1, reach);
  const [x, y] = [acrossX / grow, acrossY / grow];
  const across = Math.sqrt(Math.max(0, 1 / Math.min(1, reach) ** 2 - 1)) * (isLarge === isSweeping ? -1 : 1);
  const centre = { x: across * y, y: -across * x };
  const from = Math.atan2(y - centre.y, x - centre.x);
  const to = Math.atan2(-y - centre.y, -x - centre.x);
  const full = 2 * Math.PI;
  const sweep = isSweeping ? (((to - from) % full) + full) % full : -((((from - to) % full) + full) % full);
  const steps = 2 * CURVE_STEPS;
  return Array.from({ length: steps }, (_, index) => {
    if (index === steps - 1) return end;
    const angle = from + (sweep * (index + 1)) / steps;
    const [unitX, unitY] = [centre.x + Math.cos(angle), centre.y + Math.sin(angle)];
    const [localX, localY] = [unitX * radiusX * grow, unitY * radiusY * grow];
    return {
      x: (start.x + end.x) / 2 + cos * localX - sin * localY,
      y: (start.y + end.y) / 2 + sin * localX + cos * localY,
    };
  });
}
