/** Parts of pdfkit 0.20 that its types for 0.17 lack. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      readonly _font: {
        font: { hasGlyphForCodePoint(codePoint: number): boolean };
        ref(): PDFKitReference;
        /** Encodes a text as hexadecimal glyph codes of the embedded font, which then contains these glyphs. */
        encode(text: string): [codes: string[], positions: unknown];
      };
    }
    namespace Mixins {
      interface StructureElementOptions {
        scope?: 'Row' | 'Column' | undefined;
      }
    }
  }
}

export {};
