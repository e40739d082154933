import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTicketProcesses, renderTickets } from './render-tickets.ts';
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

test('the server goes on while tickets are drawn', async () => {
  await renderTickets(makeSheet());
  let isDrawn = false;
  const drawing = renderTickets(makeSheet({ tickets: Array.from({ length: 200 }, () => makeTicket()) })).finally(() => {
    isDrawn = true;
  });
  let turns = 0;
  for (; !isDrawn; turns++) await nextTurn();
  expect((await drawing).warnings).toEqual([]);
  // Drawing within the server would leave it a turn or two.
  expect(turns).toBeGreaterThan(100);
});

const many = () => makeSheet({ tickets: Array.from({ length: 20_000 }, () => makeTicket()) });

test('a file that takes too long ends with an error, and the next is drawn', async () => {
  const processes = openTicketProcesses({ timeLimitMs: 1_000 });
  const slow = processes.ask(many());
  await expect(slow).rejects.toThrow('too long');
  expect((await renderTickets(makeSheet())).warnings).toEqual([]);
});

test('a file that needs too much memory ends its process, and no other', async () => {
  const processes = openTicketProcesses({ execArgv: ['--expose-gc', '--max-old-space-size=40'] });
  await expect(processes.ask(many())).rejects.toThrow('too much memory');
  expect((await renderTickets(makeSheet())).warnings).toEqual([]);
});
