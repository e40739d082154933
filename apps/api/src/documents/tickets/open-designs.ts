import {
  TICKET_FIELDS,
  type TicketField,
  type TicketImageType,
} from '@parterre/contract/choices/print-at-home-choices';
import type { Block } from './block.ts';
import { layOut, type PageLayout } from './page-layout.ts';
import { drawOnce } from './surfaces.ts';
import { setTerms } from './terms.ts';
import { WordShaper } from './text/shape-words.ts';
import { Typefaces } from './text/typefaces.ts';
import { type DrawOnce, type Picture, TicketSetter } from './ticket-setter.ts';
import type { TicketSheet, TicketWarning } from './ticket-sheet.ts';

/** A design that is ready for setting, prepared once however many tickets share it. */
export interface OpenDesign {
  setter: TicketSetter;
  layout: PageLayout;
  /** The terms below each ticket; undefined if they are at the end of the file. */
  terms: Block | undefined;
  endTerms: readonly Block[];
  /** The warnings about its terms, which are those of each of its tickets. */
  warnings: Omit<TicketWarning, 'ticket'>[];
}

export interface OpenSheet {
  designs: OpenDesign[];
  /** Sets texts outside tickets, in the language of the sheet. */
  plain: TicketSetter;
}

export function openDesigns(document: PDFKit.PDFDocument, { designs, culture }: TicketSheet): OpenSheet {
  const shaper = new WordShaper(new Typefaces(document));
  const once: DrawOnce = (size, draw) => drawOnce(document, size, draw);
  const pictures = new Map<Uint8Array, Picture | undefined>();
  const open = (bytes: Uint8Array): Picture | undefined => {
    if (!pictures.has(bytes)) pictures.set(bytes, openPicture(document, bytes));
    return pictures.get(bytes);
  };
  const plain = new TicketSetter(shaper, { ...PLAIN, culture }, { pictures: {}, broken: [], drawOnce: once });
  const opened = designs.map((design) => {
    const own: Partial<Record<TicketImageType, Picture>> = {};
    const broken: TicketImageType[] = [];
    for (const [type, bytes] of Object.entries(design.images) as [TicketImageType, Uint8Array][]) {
      const picture = open(bytes);
      if (picture) own[type] = picture;
      else broken.push(type);
    }
    const setter = new TicketSetter(shaper, design, { pictures: own, broken, drawOnce: once });
    const layout = layOut(design);
    const terms = chooseTerms(document, setter, layout);
    return { setter, layout, ...terms, warnings: setter.takeWarnings() };
  });
  return { designs: opened, plain };
}

const NO_FIELDS = Object.fromEntries(TICKET_FIELDS.map((field) => [field, false])) as Record<TicketField, boolean>;
const PLAIN = { paper: 'A4', ticketsPerPage: 1, fields: NO_FIELDS, images: {}, colour: null, terms: '' } as const;

function openPicture(document: PDFKit.PDFDocument, bytes: Uint8Array): Picture | undefined {
  try {
    const image = document.openImage(Buffer.from(bytes));
    image.embed(document);
    return { name: image.label, object: image.obj, width: image.width, height: image.height };
  } catch {
    // The library throws strings. A ticket without its picture still admits its holder.
    return undefined;
  }
}

function chooseTerms(document: PDFKit.PDFDocument, setter: TicketSetter, layout: PageLayout) {
  if (!setter.has('TERMS')) return { terms: undefined, endTerms: [] };
  const [terms, ...more] = setTerms(document, setter, layout.terms);
  if (!terms || more.length === 0) return { terms, endTerms: [] };
  return { terms: undefined, endTerms: setTerms(document, setter, layout.endTerms) };
}
