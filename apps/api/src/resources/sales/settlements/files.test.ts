import * as calls from '@parterre/contract/calls/settlements';
import type { Settlement } from '@parterre/contract/settlements';
import { EXCEL, PDF } from '@parterre/contract/wire/file-types';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { readPdf } from '#documents/pdf/testing/read-pdf.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { chooseRowline } from '#test/support/expect-rowline-mail.ts';
import { pickLanguage } from '#texts/pick-language.ts';

let office: BoxOffice;
let settlement: Settlement;

beforeAll(async () => {
  office = await openBoxOffice(await startBoxOffice());
  const { api, owner: as, promoter } = office;
  await office.rowsOf((db) =>
    db.update(promoters).set({ timeZone: 'Europe/Berlin' }).where(eq(promoters.id, promoter.id)),
  );
  const rule = { name: '=Hall & Söhne', kind: 'share-of-gross' as const, basisPoints: 333, currency: 'GBP' };
  await api.call(calls.createSettlementRule, { params: { code: promoter.code }, body: rule }, { as });
  await office.sell({ seats: [0, 1, 2], places: 2 });
  const wanted = { promoterCode: promoter.code, fromOn: '2026-11-01', toOn: '2026-11-30' };
  const { digest } = (await api.call(calls.previewSettlement, { query: wanted }, { as })).body;
  settlement = (await api.call(calls.agreeSettlement, { body: { ...wanted, digest, note: 'By phone' } }, { as })).body;
});
afterAll(() => office.api.close());

async function download(accept: string, culture = 'en-GB') {
  const { settlementId } = settlement;
  const answer = await office.api.app.inject({
    url: `/api/reporting/settlements/${settlementId}?culture=${culture}`,
    headers: { accept, authorization: `Bearer ${office.owner.token}` },
  });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  expect(answer.headers['content-type']).toBe(accept);
  return { headers: answer.headers, bytes: answer.rawPayload };
}

const toMajor = (amountMinor: number) => (amountMinor / 100).toFixed(2);

test('on paper has every figure of the statement to the penny', async () => {
  const { bytes, headers } = await download(PDF);
  expect(headers['content-disposition']).toContain('settlement-1.pdf');
  const pieces = readPdf(bytes).pages.flat();
  const text = pieces.join(' ').replace(/\s+/g, ' ');
  for (const { amountMinor } of settlement.lines) expect(text).toContain(toMajor(amountMinor));
  for (const amount of [settlement.receiptsMinor, settlement.deductionsMinor, settlement.netMinor])
    expect(text).toContain(toMajor(amount));
  expect(text.replaceAll(' ', '')).toContain(settlement.digest);
  expect(text).toContain('By phone');
  expect(text).toContain('21/11/2026');
  expect(text).toContain('01/03/2027');
  expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
});

test('on paper has the brand of the promoter', async () => {
  const textOf = async () => readPdf((await download(PDF)).bytes).pages.flat();
  expect(await textOf()).toContain('Parterre');
  await chooseRowline(office.api.database, office.promoter.id);
  const { pages, objects, metadata } = readPdf((await download(PDF)).bytes);
  expect(pages[0]).toContain('Rowline');
  expect(`${pages.flat().join(' ')} ${objects} ${metadata}`).not.toContain('Parterre');
});

test('as a workbook has them as numbers that can be added, and no formula', async () => {
  const { bytes, headers } = await download(EXCEL);
  expect(headers['content-disposition']).toContain('settlement-1.xlsx');
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  const rows = sheet?.rows ?? [];
  expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
  const amountOf = (label: string) => rows.find(([cell]) => cell === label)?.[2];
  expect(amountOf('Total receipts')).toBe(settlement.receiptsMinor / 100);
  expect(amountOf('Total deductions')).toBe(settlement.deductionsMinor / 100);
  expect(amountOf('Net')).toBe(settlement.netMinor / 100);
  expect(amountOf('=Hall & Söhne')).toBe(settlement.deductionsMinor / 100);
  const cellsOf = (label: string) => rows.find(([cell]) => cell === label)?.slice(1);
  expect(cellsOf('From')?.[0]).toEqual(new Date('2026-11-01T00:00:00Z'));
  expect(cellsOf('Until')?.[0]).toEqual(new Date('2026-11-30T00:00:00Z'));
  // 23:30 in London is the next morning in Berlin.
  expect(cellsOf('Agreed')).toEqual([new Date('2026-11-21T00:00:00Z'), '00:30:00', 'CET']);
  expect(JSON.stringify(rows.map(([first]) => first))).not.toMatch(/\d{4}-\d\d-\d\dT/);
  const numbers = rows.map(([, , amount]) => amount).filter((amount) => typeof amount === 'number');
  expect(numbers).toHaveLength(settlement.lines.length + 3);
});

test('is German where its reader is', async () => {
  const { bytes } = await download(PDF, 'de');
  expect(readPdf(bytes).pages.flat().join(' ').replace(/\s+/g, ' ')).toContain('Abrechnung 1');
});

test('has the space that French writes before a colon', async () => {
  const { bytes } = await download(PDF, 'fr');
  const { digest } = pickLanguage('fr').settlements;
  expect(readPdf(bytes).pages.flat().join(' ')).toContain(`${digest}\u{202F}: `);
});

test('is JSON for who asks for anything else', async () => {
  const answer = await office.api.app.inject({
    url: `/api/reporting/settlements/${settlement.settlementId}`,
    headers: { accept: '*/*', authorization: `Bearer ${office.owner.token}` },
  });
  expect(answer.json()).toEqual(settlement);
  expect(answer.headers.vary).toContain('accept');
});
