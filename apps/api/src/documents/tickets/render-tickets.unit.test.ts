import { expect, test } from 'vitest';
import { renderTickets } from './render-tickets.ts';
import { makeDesign, makeSheet, makeTicket } from './testing/make-sheet.ts';

test('tickets are drawn by another process, pictures and warnings come along', async () => {
  const designs = [makeDesign({ images: { LOGO: Buffer.from('no picture') } })];
  const { pdf, warnings } = await renderTickets(makeSheet({ designs }));
  expect(Buffer.from(pdf.subarray(0, 8)).toString()).toBe('%PDF-1.7');
  expect(warnings).toEqual([{ ticket: 0, code: 'IMAGE_UNREADABLE', about: 'LOGO' }]);
});

test('a file that cannot be drawn fails alone, and the next is drawn', async () => {
  await expect(renderTickets(makeSheet({ tickets: [makeTicket({ design: 7 })] }))).rejects.toThrow('design 7 of 1');
  expect((await renderTickets(makeSheet())).warnings).toEqual([]);
});
