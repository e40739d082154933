import type { Brand } from '@parterre/contract/wire/brands';

export interface DocumentSetup {
  title: string;
  /** The language of the texts, such as en-GB. */
  culture: string;
  madeAt: Date;
  /** Stands in the properties of the file as the program that made it. */
  brandName: string;
}

export interface PdfSetup extends Omit<DocumentSetup, 'brandName'> {
  /** Its logo stands above the first page. */
  brand: Brand;
  /** The text at the bottom of every page, left of the page number. */
  footer: string;
}

export const MARGIN = 42;
export const FOOTER = 30;

const IS_UNIVERSALLY_ACCESSIBLE = `
  <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>`;

/** Creates an empty tagged document without fonts. Pages are A4 by default. */
export function openDocument(
  PdfKit: typeof import('pdfkit'),
  { title, culture, madeAt, brandName }: DocumentSetup,
): PDFKit.PDFDocument {
  const document = new PdfKit({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    pdfVersion: '1.7',
    tagged: true,
    lang: culture,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Creator: brandName, Producer: brandName, CreationDate: madeAt },
  });
  document.appendXML(IS_UNIVERSALLY_ACCESSIBLE);
  escapeTitle(document, title);
  return document;
}

/**
 * Escapes the title for the XML metadata, into which pdfkit writes it unescaped. Its dictionary needs the plain title
 * first.
 */
function escapeTitle(document: PDFKit.PDFDocument, title: string): void {
  const endMetadata = document.endMetadata.bind(document);
  document.endMetadata = () => {
    document.info.Title = title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    endMetadata();
  };
}
