/** Draws a text in the font of the document. Says whether the font has all of its letters; a box stands for the others. */
export function writeText(document: PDFKit.PDFDocument, text: string, options: PDFKit.Mixins.TextOptions): boolean {
  const shown = showLetters(document, text);
  if (shown === text) {
    document.text(text, options);
    return true;
  }
  document.markContent('Span', { actual: text });
  document.text(shown, options);
  document.endMarkedContent();
  return false;
}

function showLetters({ _font: { font } }: PDFKit.PDFDocument, text: string): string {
  let shown = '';
  for (const letter of text)
    shown += letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : '□';
  return shown;
}
