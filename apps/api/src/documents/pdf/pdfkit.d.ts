/** What pdfkit 0.20 has and its types of 0.17 do not say. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      readonly _font: {
        font: { hasGlyphForCodePoint(codePoint: number): boolean };
        ref(): PDFKitReference;
        /** Glyphs of a text as hexadecimal codes of the embedded font; they become part of it. */
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
