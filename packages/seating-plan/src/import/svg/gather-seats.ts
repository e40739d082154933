import type { PlanShape, Point } from '../../format/plan.ts';
import { boundsOf, middleOf } from '../../geometry/bounds.ts';
import type { Bounds } from '../../geometry/geometry.ts';
import { fitBox, readBox } from './open-viewport.ts';
import { measureElement, outlineElement } from './outline-element.ts';
import { readLength } from './read-length.ts';
import { readSeatName, type SeatName } from './read-seat-name.ts';
import { type Matrix, movePoint } from './transform.ts';
import { type SvgElement, walkSvg } from './walk-svg.ts';

/** A figure, or a small group of figures that is one drawing. */
export interface Mark {
  readonly kind: string;
  readonly attributes: SvgElement['attributes'];
  /** NaN where the file has no valid number. */
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
  /** The longer side. */
  readonly size: number;
  readonly name?: SeatName;
  draw: () => PlanShape[];
}

export interface Gathered {
  readonly marks: readonly Mark[];
  /** Numbers of unnamed figures beyond UNNAMED_MAX, by kind and size. */
  readonly more: ReadonlyMap<string, number>;
  readonly leftOut: ReadonlyMap<'hidden' | 'scripts' | 'references', number>;
}

/** The most figures of a group that can be a seat. */
const FIGURES_MAX = 20;
const UNNAMED_MAX = 10_000;
const SHAPES = new Set('circle ellipse rect path polygon polyline line use image text'.split(' '));
const GROUPS = new Set(['g', 'a', 'svg']);

interface Frame {
  readonly element: SvgElement;
  /** The block and row that the element and the groups round it give to everything inside. */
  readonly inherited: Pick<SeatName, 'block' | 'row'>;
  readonly name?: SeatName | undefined;
  box?: Bounds | undefined;
  /** Figures of a group that may be a seat itself; undefined once it cannot be one. */
  figures?: Mark[] | undefined;
}

/**
 * The box of a definition in its own coordinates. A symbol with a viewBox is scaled to the size of the `use` element.
 */
type Definition = { readonly box: Bounds; readonly viewBox?: string | undefined };

/** Collects every figure of a drawing, with the seat name of the figure or of the groups round it. */
export function gatherSeats(text: string): Gathered {
  const definitions = new Map<string, Definition>();
  if (/<(?:[\w.-]+:)?use[\s/>]/.test(text)) new Gatherer(definitions, true).read(text);
  return new Gatherer(definitions, false).read(text);
}

class Gatherer {
  readonly #marks: Mark[] = [];
  readonly #more = new Map<string, number>();
  #unnamed = 0;
  readonly #leftOut = new Map<'hidden' | 'scripts' | 'references', number>();
  readonly #frames: Frame[] = [];
  readonly #definitions: Map<string, Definition>;
  readonly #isDefining: boolean;

  constructor(definitions: Map<string, Definition>, isDefining: boolean) {
    this.#definitions = definitions;
    this.#isDefining = isDefining;
  }

  read(text: string): Gathered {
    walkSvg(text, {
      open: (element) => this.#open(element),
      close: (element) => this.#close(element),
      leaveOut: (name) => {
        if (name === 'script' || name === 'foreignObject') this.#count('scripts');
      },
    });
    return { marks: this.#marks, more: this.#more, leftOut: this.#leftOut };
  }

  #open(element: SvgElement): void {
    const around = this.#frames.at(-1);
    const name = GROUPS.has(element.name) && !this.#isDefining ? readSeatName(element.attributes, '') : undefined;
    const { block, row } = name?.parts ? {} : (name ?? {});
    const inherited = {
      ...around?.inherited,
      ...(block !== undefined && { block }),
      ...(row !== undefined && { row }),
    };
    const isSeat = name?.parts !== undefined || name?.seat !== undefined;
    this.#frames.push({ element, inherited, name: isSeat ? name : undefined, figures: isSeat ? [] : undefined });
  }

  #close(element: SvgElement): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    const around = this.#frames.at(-1);
    const box = element.name === 'use' ? this.#placeUse(element) : (measureElement(element) ?? frame.box);
    if (around && box) around.box = joinBoxes(around.box, moveBox(element.local, box));
    if (this.#isDefining) {
      const { id } = element.attributes;
      if (id && box)
        this.#definitions.set(id, { box: moveBox(element.local, box), viewBox: element.attributes.viewBox });
      return;
    }
    if (!element.isDrawn) return;
    if (SHAPES.has(element.name)) this.#closeShape(element, around, box);
    else if (frame.figures) this.#closeGroup(frame, around);
  }

  #closeShape(element: SvgElement, around: Frame | undefined, box: Bounds | undefined): void {
    if (element.isHidden) {
      this.#count('hidden');
      return;
    }
    if (readReference(element)?.startsWith('#') === false) this.#count('references');
    if (element.name === 'image') return;
    const isFigure = element.name !== 'text' && element.name !== 'line' && element.name !== 'polyline';
    const own = isFigure ? readSeatName(element.attributes, element.title) : undefined;
    this.#put(around, {
      kind: element.name,
      attributes: element.attributes,
      ...measure(element.matrix, box),
      ...(own && { name: { ...around?.inherited, ...own } }),
      draw: () => drawElement(element),
    });
  }

  /** A group with the name of a seat is that seat, unless it contains seats with names of their own. */
  #closeGroup({ element, name, figures = [], inherited, box }: Frame, around: Frame | undefined): void {
    const drawn = figures.filter(({ kind }) => kind !== 'text' && kind !== 'line');
    const others = drawn.filter((mark) => isNamed(mark) && !mark.name?.text.startsWith(name?.text ?? ''));
    if (!name || drawn.length === 0 || others.length > 0) {
      for (const mark of figures) this.#put(around, mark);
      return;
    }
    this.#put(around, {
      kind: drawn.length === 1 ? (drawn[0]?.kind ?? 'g') : 'g',
      attributes: element.attributes,
      ...measure(element.matrix, box),
      name: { ...inherited, ...name },
      draw: () => figures.flatMap((mark) => mark.draw()),
    });
  }

  /** Adds the mark to the group that may be a seat, or else to the drawing. */
  #put(around: Frame | undefined, mark: Mark): void {
    const index = this.#frames.findLastIndex(({ figures }) => figures);
    const group = around && this.#frames[index];
    if (!group?.figures) {
      this.#keep(mark);
      return;
    }
    group.figures.push(mark);
    if (group.figures.length <= FIGURES_MAX) return;
    const kept = group.figures;
    group.figures = undefined;
    for (const figure of kept) this.#put(around, figure);
  }

  #keep(mark: Mark): void {
    if (!isNamed(mark)) this.#unnamed += 1;
    if (isNamed(mark) || this.#unnamed <= UNNAMED_MAX) this.#marks.push(mark);
    else this.#more.set(nameSize(mark), (this.#more.get(nameSize(mark)) ?? 0) + 1);
  }

  #placeUse({ attributes, viewport }: SvgElement): Bounds | undefined {
    const [x, y] = [readLength(attributes.x, viewport.width), readLength(attributes.y, viewport.height)];
    const reference = readReference({ attributes });
    const known = reference?.startsWith('#') ? this.#definitions.get(reference.slice(1)) : undefined;
    if (!known) return { minX: x, minY: y, maxX: x, maxY: y };
    const view = readBox(known.viewBox);
    if (!view) return moveBox([1, 0, 0, 1, x, y], known.box);
    const place = {
      width: readLength(attributes.width ?? '100%', Number.NaN),
      height: readLength(attributes.height ?? '100%', Number.NaN),
    };
    return moveBox([1, 0, 0, 1, x, y], moveBox(fitBox(view, place), known.box));
  }

  #count(what: 'hidden' | 'scripts' | 'references'): void {
    this.#leftOut.set(what, (this.#leftOut.get(what) ?? 0) + 1);
  }
}

export const isNamed = ({ name }: Mark): boolean =>
  name?.parts !== undefined || (name?.row !== undefined && name.seat !== undefined);

/** Returns kind and size of a figure as a key, equal for figures that look alike. */
export const nameSize = ({ kind, size }: Pick<Mark, 'kind' | 'size'>): string =>
  `${kind === 'ellipse' ? 'circle' : kind} ${size.toPrecision(2)}`;

const readReference = ({ attributes }: Pick<SvgElement, 'attributes'>): string | undefined =>
  (attributes.href ?? attributes['xlink:href'])?.trim();

function measure(matrix: Matrix, box: Bounds | undefined): Pick<Mark, 'centre' | 'width' | 'height' | 'size'> {
  if (!box) return { centre: { x: Number.NaN, y: Number.NaN }, width: 0, height: 0, size: 0 };
  const { minX, minY, maxX, maxY } = moveBox(matrix, box);
  const [width, height] = [maxX - minX, maxY - minY];
  return { centre: movePoint(matrix, middleOf(box)), width, height, size: Math.max(width, height) };
}

function moveBox(matrix: Matrix, { minX, minY, maxX, maxY }: Bounds): Bounds {
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ].map((corner) => movePoint(matrix, corner));
  return boundsOf(corners) ?? { minX, minY, maxX, maxY };
}

function joinBoxes(one: Bounds | undefined, other: Bounds): Bounds {
  if (!one) return other;
  return {
    minX: Math.min(one.minX, other.minX),
    minY: Math.min(one.minY, other.minY),
    maxX: Math.max(one.maxX, other.maxX),
    maxY: Math.max(one.maxY, other.maxY),
  };
}

function drawElement(element: SvgElement): PlanShape[] {
  const { attributes, matrix, viewport } = element;
  if (element.name === 'text') {
    const words = element.text.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
    const place = { x: readLength(attributes.x, viewport.width), y: readLength(attributes.y, viewport.height) };
    return words === '' ? [] : [{ kind: 'text', points: [movePoint(matrix, place)], text: words }];
  }
  return outlineElement(element).flatMap(({ points, isClosed }) =>
    points.length < 2
      ? []
      : [
          {
            kind: isClosed ? ('polygon' as const) : ('line' as const),
            points: points.map((at) => movePoint(matrix, at)),
          },
        ],
  );
}
