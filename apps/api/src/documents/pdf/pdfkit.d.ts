/** Parts of pdfkit 0.20 that its types for 0.17 lack. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      readonly _font: EmbeddedFont;
      /** A PNG or JPEG picture. Throws a text or an Error for anything else. */
      openImage(bytes: Uint8Array): OpenImage;
    }
    interface OpenImage {
      label: string;
      width: number;
      height: number;
      /** There once it is embedded. */
      obj: PDFKitReference;
      embed(document: PDFDocument): void;
    }
    interface PDFKitReference {
      id: number;
      end(): void;
    }
    interface EmbeddedFont {
      /** The name that pages give it: F1. */
      id: string;
      font: {
        unitsPerEm: number;
        ascent: number;
        hasGlyphForCodePoint(codePoint: number): boolean;
        /** Chooses and places the glyphs of a text of one script, in the order in which they are seen. */
        layout(
          text: string,
          features?: undefined,
          script?: undefined,
          language?: undefined,
          direction?: 'ltr' | 'rtl',
        ): {
          glyphs: readonly FontGlyph[];
          positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
        };
      };
      /** The glyphs in the file, by the numbers they have there, with their widths in thousandths of the size. */
      subset: { includeGlyph(glyph: number): number; glyphs: number[] };
      widths: (number | undefined)[];
      unicode: (readonly number[] | undefined)[];
      ref(): PDFKitReference;
      /** Encodes a text as hexadecimal glyph codes of the embedded font, which then contains these glyphs. */
      encode(text: string): [codes: string[], positions: unknown];
    }
    interface FontGlyph {
      id: number;
      advanceWidth: number;
      codePoints: readonly number[];
    }
    namespace Mixins {
      interface StructureElementOptions {
        scope?: 'Row' | 'Column' | undefined;
      }
    }
  }
}

export {};
