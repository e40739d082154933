import PdfKit from 'pdfkit';
import { expect, test } from 'vitest';
import { openDocument } from '#documents/pdf/open-document.ts';
import { Ink, type Surface } from './ink.ts';
import { openDesigns } from './open-designs.ts';
import { drawSample } from './sample.ts';
import { makeDesign, makeSheet } from './testing/make-sheet.ts';

/** The operator that draws an outline around letters. */
const OUTLINED = '2 Tr';

test.each(['zh-CN', 'ja', 'ko', 'de'])('the word over a sample (%s) is filled, without an outline', (culture) => {
  const sheet = makeSheet({ designs: [makeDesign({ culture })] });
  const document = openDocument(PdfKit, sheet);
  const [open] = openDesigns(document, sheet).designs;
  if (!open) throw new Error('No design was opened');
  let drawn = '';
  const surface: Surface = {
    fonts: {},
    xobjects: {},
    states: {},
    write: (text) => {
      drawn += text;
    },
    begin: () => undefined,
    end: () => undefined,
  };
  const ink = new Ink(surface);
  drawSample(document, ink, open.setter, { x: 0, y: 0, width: 500, height: 400 });
  ink.flush();
  expect(drawn).toContain('TJ');
  expect(drawn).not.toContain(OUTLINED);
});
