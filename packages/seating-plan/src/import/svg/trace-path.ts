import type { Point } from '../../format/plan.ts';

/** The most commands of a path; one with more is a picture. */
const COMMANDS_MAX = 500;
const CURVE_STEPS = 4;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([MmLlHhVvCcSsQqTtAaZz])/y;
const PATH_LENGTH_MAX = 20_000;
const ORIGIN: Point = { x: 0, y: 0 };

/** Returns points along a path's `d`, up to the first invalid command; empty for a path that is too long. */
export function tracePath(text: string): Point[][] {
  if (text.length > PATH_LENGTH_MAX) return [];
  const words = new PathWords(text);
  const pen = new Pen(words);
  const lines: Point[][] = [];
  let line: Point[] = [];
  let start = pen.now;
  let command = '';
  for (let count = 0; count < COMMANDS_MAX; count += 1) {
    const next = words.takeCommand();
    if (next === undefined && (command === '' || /z/i.test(command) || !words.hasNumber())) return lines;
    command = next ?? (command === 'M' ? 'L' : command === 'm' ? 'l' : command);
    const kind = command.toUpperCase();
    const before = pen.now;
    const drawn = pen.draw(kind, command === kind ? ORIGIN : before);
    if (drawn.some(({ x, y }) => !Number.isFinite(x + y))) return lines;
    if (kind === 'M') {
      line = [];
      lines.push(line);
      start = pen.now;
    } else if (line.length === 0) {
      line = [before];
      lines.push(line);
    }
    line.push(...drawn);
    if (kind === 'Z') {
      pen.now = start;
      line = [];
    }
  }
  return [];
}

/** Reads the commands and numbers of a path one after another. */
class PathWords {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  takeCommand(): string | undefined {
    return this.#take(COMMAND);
  }

  /** Returns NaN if no number follows. */
  takeNumber(): number {
    return Number(this.#take(NUMBER) ?? Number.NaN);
  }

  takeFlag(): boolean {
    return this.#take(FLAG) === '1';
  }

  hasNumber(): boolean {
    NUMBER.lastIndex = this.#at;
    return NUMBER.test(this.#text);
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[1];
    if (found !== undefined) this.#at = pattern.lastIndex;
    return found;
  }
}

/** Draws one command after another, each from the end of the one before. */
class Pen {
  now = ORIGIN;
  readonly #words: PathWords;
  /** The last control point of a curve, which a smooth curve of the same kind mirrors. */
  #control: { of: string; point: Point } | undefined;

  constructor(words: PathWords) {
    this.#words = words;
  }

  /** Returns the points of a command whose numbers are relative to `from`. */
  draw(kind: string, from: Point): Point[] {
    const drawn = this.#trace(kind, from);
    this.now = drawn.at(-1) ?? this.now;
    return drawn;
  }

  #trace(kind: string, from: Point): Point[] {
    const words = this.#words;
    const point = () => ({ x: from.x + words.takeNumber(), y: from.y + words.takeNumber() });
    switch (kind) {
      case 'H':
        return [{ x: from.x + words.takeNumber(), y: this.now.y }];
      case 'V':
        return [{ x: this.now.x, y: from.y + words.takeNumber() }];
      case 'C':
        return this.#bend(point(), point(), point());
      case 'S':
        return this.#bend(this.#mirrored('C'), point(), point());
      case 'Q':
        return this.#bow(point(), point());
      case 'T':
        return this.#bow(this.#mirrored('Q'), point());
      case 'A': {
        const [radiusX, radiusY] = [Math.abs(words.takeNumber()), Math.abs(words.takeNumber())];
        const turn = (words.takeNumber() * Math.PI) / 180;
        const [isLarge, isSweeping] = [words.takeFlag(), words.takeFlag()];
        return traceArc(this.now, point(), { radiusX, radiusY, turn, isLarge, isSweeping });
      }
      case 'Z':
        return [];
      default:
        return [point()];
    }
  }

  #mirrored(of: string): Point {
    const { now } = this;
    if (this.#control?.of !== of) return now;
    const { point } = this.#control;
    return { x: 2 * now.x - point.x, y: 2 * now.y - point.y };
  }

  #bend(first: Point, second: Point, end: Point): Point[] {
    this.#control = { of: 'C', point: second };
    return traceCurve(this.now, first, second, end);
  }

  #bow(middle: Point, end: Point): Point[] {
    this.#control = { of: 'Q', point: middle };
    const near = ({ x, y }: Point) => ({ x: x + ((middle.x - x) * 2) / 3, y: y + ((middle.y - y) * 2) / 3 });
    return traceCurve(this.now, near(this.now), near(end), end);
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

/** Returns points of an arc by its end points, as in SVG: radii that are too small are enlarged. */
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
