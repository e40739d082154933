import { SaxesParser } from 'saxes';
import { IMPORT_DEPTH_MAX, IMPORT_OBJECTS_MAX } from '../../limits.ts';
import { refuse } from '../plan-fault.ts';
import { findTransformOrigin } from './find-transform-origin.ts';
import { applyTransform, IDENTITY, type Matrix } from './matrix.ts';

/** An element that is drawn, with the matrix of everything around it. */
export interface DrawnElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly matrix: Matrix;
  /** Words inside, also those of spans. */
  text: string;
}

/** What stands in these is no drawing, or is drawn elsewhere. Scripts and foreign documents are never looked into. */
const UNDRAWN = new Set(
  'defs symbol clipPath mask pattern marker foreignObject script style title desc metadata filter'.split(' '),
);

/**
 * Tells every drawn element of an SVG in the order of the file, once it is closed. Nothing is loaded, no entity of the
 * file is known, nothing is kept of what is not told. Throws PlanFault with the place of what is no XML.
 */
export function walkSvg(text: string, tell: (element: DrawnElement) => void): void {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: DrawnElement[] = [];
  let undrawn = 0;
  let elements = 0;
  const fault = (reason: string) =>
    refuse('SEAT_PLAN_PARSING', { source: { line: parser.line, column: parser.column + 1 }, values: { reason } });
  parser.on('error', () => {
    throw fault('xml');
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw fault('xml');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (open.length >= IMPORT_DEPTH_MAX) throw fault('depth');
    if (elements > IMPORT_OBJECTS_MAX) throw fault('objects');
    const local = name.slice(name.indexOf(':') + 1);
    if (undrawn > 0 || UNDRAWN.has(local)) undrawn += 1;
    const matrix = applyTransform(
      open.at(-1)?.matrix ?? IDENTITY,
      attributes.transform,
      findTransformOrigin(attributes),
    );
    open.push({ name: local, attributes, matrix, text: '' });
  });
  parser.on('text', (words) => {
    const last = open.at(-1);
    if (last && undrawn === 0 && last.text.length < 1000) last.text += words;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    if (undrawn > 0) {
      undrawn -= 1;
      return;
    }
    const around = open.at(-1);
    if (element.name === 'tspan' && around) around.text += ` ${element.text}`;
    tell(element);
  });
  parser.write(text).close();
}
