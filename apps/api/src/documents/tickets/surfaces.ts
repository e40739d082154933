import { Ink, num, type Surface, type Tag } from './ink.ts';

type Objects = Record<string, PDFKit.PDFKitReference>;

/** The current page. Its tags become children of an element of the document's structure. */
export class PageSurface implements Surface {
  readonly #document: PDFKit.PDFDocument;
  readonly #parent: PDFKit.PDFStructureElement;
  #open: { content: PDFKit.PDFStructureContent; tag: Tag } | undefined;

  constructor(document: PDFKit.PDFDocument, parent: PDFKit.PDFStructureElement) {
    this.#document = document;
    this.#parent = parent;
  }

  get fonts(): Objects {
    return this.#document.page.fonts;
  }

  get xobjects(): Objects {
    return this.#document.page.xobjects;
  }

  get states(): Objects {
    return this.#document.page.ext_gstates;
  }

  write(operators: string): void {
    this.#document.addContent(operators);
  }

  begin(tag: Tag): void {
    if (tag.type === 'Artifact') this.#document.markContent('Artifact', { type: 'Layout' });
    else this.#open = { content: this.#document.markStructureContent(tag.type), tag };
  }

  end(actual?: string): void {
    this.#document.endMarkedContent();
    if (!this.#open) return;
    const { content, tag } = this.#open;
    const { type, alt } = tag;
    const said = tag.actual ?? actual;
    const texts = { ...(alt !== undefined && { alt }), ...(said !== undefined && { actual: said }) };
    this.#parent.add(this.#document.struct(type, texts, [content]));
    this.#open = undefined;
  }
}

/** The margin around a drawing, because half the width of a line on its edge is outside. */
const BLEED = 2;

/**
 * Draws something once that many tickets show. The tag around each place where it is shown covers all of it, so tags
 * inside are ignored.
 */
export function drawOnce(
  document: PDFKit.PDFDocument,
  size: { width: number; height: number },
  draw: (ink: Ink) => void,
): PDFKit.PDFKitReference {
  const operators: string[] = [];
  const surface: Surface = {
    fonts: {},
    xobjects: {},
    states: {},
    write: (text) => void operators.push(text),
    begin: () => undefined,
    end: () => undefined,
  };
  const ink = new Ink(surface);
  draw(ink);
  ink.flush();
  const object = document.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [-BLEED, -BLEED, Number(num(size.width + BLEED)), Number(num(size.height + BLEED))],
    Resources: { Font: surface.fonts, XObject: surface.xobjects },
  });
  object.end(Buffer.from(operators.join('\n')));
  return object;
}
