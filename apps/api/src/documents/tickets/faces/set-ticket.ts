import { type Block, blank, stack } from '../block.ts';
import type { OpenDesign } from '../open-designs.ts';
import type { PageLayout } from '../page-layout.ts';
import { withHeading } from '../terms.ts';
import { hasLightColour, type TicketSetter } from '../ticket-setter.ts';
import type { Ticket, TicketWarning } from '../ticket-sheet.ts';
import { type Part, setSponsor } from './parts.ts';
import { leaveOut } from './picture.ts';
import { setRollFace } from './roll-face.ts';
import { setTallFace } from './tall-face.ts';
import { setWideFace } from './wide-face.ts';

/** A ticket with its terms below it, and its warnings. */
export interface TicketOnPage {
  block: Block;
  warnings: Omit<TicketWarning, 'ticket'>[];
}

/** The whole ticket shrinks until it fits. Long texts lose lines only where that is not enough. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45];
const FITS = [1, 2, 3].flatMap((tightness) =>
  SCALES.filter((scale) => tightness === 1 || scale <= 0.7).map((scale) => ({ tightness, scale })),
);
/** Sizes for a name that is cut at all others, at which only what is still large becomes smaller. */
const LAST_FITS = [0.41, 0.37, 0.33].map((scale) => ({ tightness: 2, scale }));
/** The scale on sheets with several tickets, whose faces are designed for half an A4 sheet. */
const WIDE_SCALE = 0.9;
const GAP = 12;

/** Sets a ticket as large as its place allows. */
export function setTicket(design: OpenDesign, ticket: Ticket): TicketOnPage {
  const { setter, layout } = design;
  setter.takeWarnings();
  warnOfDesign(setter);
  const below = setBelow(design, ticket);
  const own = [...setter.takeWarnings(), ...design.warnings];
  const most = layout.most - (below.height > 0 ? below.height + GAP : 0);
  const { block, warnings } = setFitting(setter, ticket, layout, most);
  return { block: stack([block, below], layout.face === 'wide' ? GAP / 2 : GAP), warnings: [...own, ...warnings] };
}

/** Sets the face as large as fits, and smaller where only that shows the whole name, which identifies the ticket. */
function setFitting(setter: TicketSetter, ticket: Ticket, layout: PageLayout, most: number): TicketOnPage {
  let first: TicketOnPage | undefined;
  let last: TicketOnPage | undefined;
  for (const fit of [...FITS, ...LAST_FITS]) {
    const block = setFace(setter, ticket, layout, { ...fit, height: most });
    last = { block, warnings: setter.takeWarnings() };
    if (block.height > most + 0.01) continue;
    if (!last.warnings.some(isCutName)) return last;
    first ??= last;
  }
  return first ?? last ?? { block: blank(0), warnings: [] };
}

const isCutName = ({ code, about }: TicketOnPage['warnings'][number]) => code === 'TEXT_CUT' && about === 'eventName';

function warnOfDesign(setter: TicketSetter): void {
  const { design } = setter;
  if (setter.has('TERMS') && design.terms.trim() === '') setter.warn('TERMS_MISSING', 'terms');
  for (const type of setter.broken) setter.warn('IMAGE_UNREADABLE', type);
  if (hasLightColour(design)) setter.warn('LOW_CONTRAST', 'colour');
}

function setBelow({ setter, layout: { face, inner }, terms, endTerms }: OpenDesign, ticket: Ticket): Block {
  const part = { setter, ticket, width: inner, scale: 1, tightness: 1 };
  const style = { size: 7, leastSize: 5, lines: 1, colour: setter.palette.soft } as const;
  const note = endTerms.length > 0 ? setter.text(setter.words.termsAtEnd, inner, style) : undefined;
  const text = terms && face !== 'wide' ? withHeading(setter, inner, terms) : terms;
  const sponsor = setSponsorBelow(part, face);
  return stack([sponsor, text, note], GAP);
}

/** The roll has the sponsor on its face, and several tickets on a sheet have no place for one. */
function setSponsorBelow(part: Part, face: PageLayout['face']): Block | undefined {
  if (face === 'wide') return leaveOut(part.setter, 'SPONSOR');
  return face === 'roll' ? undefined : setSponsor(part, 90);
}

function setFace(
  setter: TicketSetter,
  ticket: Ticket,
  { face, inner }: PageLayout,
  { scale, tightness, height }: { scale: number; tightness: number; height: number },
): Block {
  const part = { setter, ticket, width: inner, scale, tightness };
  if (face === 'roll') return setRollFace({ ...part, scale: scale * 0.8 });
  if (face === 'wide') return setWideFace({ ...part, scale: scale * WIDE_SCALE, height });
  return setTallFace({ ...part, isPhone: face === 'phone' });
}
