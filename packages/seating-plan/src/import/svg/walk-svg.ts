import { SaxesParser } from 'saxes';
import { IMPORT_DEPTH_MAX, IMPORT_OBJECTS_MAX } from '../../format/limits.ts';
import { refuse } from '../import-problem.ts';
import { openViewport, type Viewport } from './open-viewport.ts';
import { applyTransform, findTransform, findTransformOrigin, IDENTITY, type Matrix, multiply } from './transform.ts';

export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** `local` maps the element's coordinates to those of the element round it, `matrix` to those of the drawing. */
  readonly local: Matrix;
  readonly matrix: Matrix;
  readonly viewport: Viewport;
  /** False for definitions, which are drawn elsewhere. */
  readonly isDrawn: boolean;
  readonly isHidden: boolean;
  /** The text inside, spans included. */
  text: string;
  title: string;
}

export interface SvgListener {
  open: (element: SvgElement) => void;
  close: (element: SvgElement) => void;
  /** Called for elements that are skipped. */
  leaveOut: (name: string) => void;
}

const DEFINING = new Set(['defs', 'symbol']);
/** Elements whose contents are not drawn. Scripts and foreign documents are never read. */
const UNREAD = new Set(
  'clipPath mask pattern marker foreignObject script style desc metadata filter linearGradient radialGradient'.split(
    ' ',
  ),
);
const IS_HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/;
const TEXT_MAX = 1000;
const NO_VIEWPORT: Viewport = { width: Number.NaN, height: Number.NaN };

/**
 * Reports the elements of an SVG in file order as they open and close. It loads nothing, and knows no entities of the
 * file except namespaces. Throws PlanFault with the position of invalid XML.
 */
export function walkSvg(text: string, listener: SvgListener): void {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: SvgElement[] = [];
  let unread = 0;
  let elements = 0;
  const fault = (reason: string) =>
    refuse('SEAT_PLAN_PARSING', { source: { line: parser.line, column: parser.column + 1 }, values: { reason } });
  parser.on('error', () => {
    throw fault('xml');
  });
  parser.on('doctype', (doctype) => {
    const names = readNamespaceEntities(doctype);
    if (!names) throw fault('entities');
    for (const [name, value] of names) parser.ENTITIES[name] = value;
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (open.length + unread >= IMPORT_DEPTH_MAX) throw fault('depth');
    if (elements > IMPORT_OBJECTS_MAX) throw fault('elements');
    const kind = name.slice(name.indexOf(':') + 1);
    if (unread > 0 || UNREAD.has(kind)) {
      if (unread === 0) listener.leaveOut(kind);
      unread += 1;
      return;
    }
    const element = openElement(kind, attributes, open.at(-1));
    open.push(element);
    listener.open(element);
  });
  parser.on('text', (words) => {
    const last = open.at(-1);
    if (last && unread === 0 && last.text.length < TEXT_MAX) last.text += words.slice(0, TEXT_MAX);
  });
  parser.on('closetag', () => {
    if (unread > 0) {
      unread -= 1;
      return;
    }
    const element = open.pop();
    if (!element) return;
    const around = open.at(-1);
    if (element.name === 'tspan' && around) around.text += ` ${element.text}`;
    if (element.name === 'title' && around) around.title ||= element.text.trim();
    listener.close(element);
  });
  parser.write(text).close();
}

function openElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  around: SvgElement | undefined,
): SvgElement {
  const { display, visibility, style = '' } = attributes;
  const outer = around?.matrix ?? IDENTITY;
  const viewed = name === 'svg' ? openViewport(attributes, around?.viewport) : undefined;
  const transform = findTransform(attributes);
  const moved = transform ? applyTransform(IDENTITY, transform, findTransformOrigin(attributes)) : IDENTITY;
  const local = viewed ? multiply(moved, viewed.matrix) : moved;
  return {
    name,
    attributes,
    local,
    matrix: local === IDENTITY ? outer : multiply(outer, local),
    viewport: viewed?.viewport ?? around?.viewport ?? NO_VIEWPORT,
    isDrawn: (around?.isDrawn ?? true) && !DEFINING.has(name),
    isHidden: around?.isHidden || display === 'none' || visibility === 'hidden' || IS_HIDDEN.test(style),
    text: '',
    title: '',
  };
}

const ENTITY = /<!ENTITY\s+([\w.-]{1,60})\s+(?:"([^"]{0,300})"|'([^']{0,300})')\s*>/g;
const DOCTYPE_MAX = 20_000;
const NAMESPACE = /^(?:https?:\/\/|urn:)[^&%<]*$/;

/**
 * Returns the entities of namespaces, which drawing programs write; undefined for a document type with anything else.
 */
function readNamespaceEntities(doctype: string): [string, string][] | undefined {
  const start = doctype.indexOf('[');
  if (start < 0) return [];
  if (doctype.length > DOCTYPE_MAX) return undefined;
  const entities = [...doctype.slice(start).matchAll(ENTITY)].map(([, name = '', double, single]): [string, string] => [
    name,
    double ?? single ?? '',
  ]);
  const rest = doctype
    .slice(start)
    .replaceAll(ENTITY, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
  const isPlain = entities.length <= 100 && entities.every(([, value]) => NAMESPACE.test(value));
  return isPlain && /^\[\s*\]\s*$/.test(rest) ? entities : undefined;
}
