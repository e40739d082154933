import { createQuestion } from '@parterre/contract/calls/questions';
import { exportCustomerData } from '@parterre/contract/calls/reports';
import type { CallArguments } from '@parterre/contract/wire/call';
import { CSV } from '@parterre/contract/wire/file-types';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertShow } from '#test/scenes/insert-show.ts';
import { openOutlet, type PurchaseBody, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';

type Body = CallArguments<typeof exportCustomerData>['body'];
type Question = CallArguments<typeof createQuestion>['body'];

let house: Awaited<ReturnType<typeof startOutlet>>;
let outlet: SalesOutlet;
let meal: number;
let diet: number;

const ask = (label: string, more: Partial<Question>, showCode = outlet.show.showCode) =>
  outlet.api
    .call(
      createQuestion,
      { params: { showCode }, body: { label: { 'en-GB': label }, kind: 'text', isRequired: false, ...more } },
      { as: outlet.owner },
    )
    .then(({ body }) => body.questionId);

const buy = async (name: string, seats: string[], answers: PurchaseBody['answers'], places = 0) => {
  const quantities = places > 0 ? [{ priceTypeId: outlet.show.standing, quantity: places }] : [];
  const basket = await outlet.fill({ seats: seats.map((seatId) => ({ seatId })), quantities });
  const { status, text, body } = await outlet.buy(basket, {
    buyer: { name, email: `${name}@example.test` },
    answers,
  });
  expect(status, text).toBe(201);
  return body;
};

beforeAll(async () => {
  house = await startOutlet();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  outlet = await openOutlet(house);
  meal = await ask('Meal?', { askedPer: 'ticket' });
  diet = await ask('Diet?', { askedPer: 'order' });
  await buy(
    'ada',
    ['Stalls|A|1'],
    [
      { questionId: diet, value: 'None' },
      { questionId: meal, value: 'Soup', ticket: 0 },
    ],
  );
});

/** Each test has an event of its own, and reports on it. */
const report = (body: Partial<Body>, headers: Record<string, string> = {}) => {
  const showSelection = { showCodes: [outlet.show.showCode] };
  const asked = { promoterCode: outlet.promoter.code, includeQuestions: true, showSelection, ...body };
  return outlet.api.call(exportCustomerData, { body: asked }, { as: outlet.owner, headers });
};
const readCsv = async (body: Partial<Body>): Promise<string[][]> =>
  parse((await report(body, { accept: CSV })).text, { bom: true });

test('of the questions those are in the file whose columns are named, and all where none is', async () => {
  const columns = ['customer_name'];
  expect(await readCsv({ columns: [...columns, `question_${diet}`] })).toEqual([
    ['Customer name', 'Diet?'],
    ['ada', 'None'],
  ]);
  expect((await readCsv({ columns }))[0]).toEqual(['Customer name', 'Meal?', 'Diet?']);
});

test('a column that names the question of another event stands for the same question, and adds no other', async () => {
  const other = await insertShow(outlet.api, outlet.promoter);
  const there = await ask('Diet?', { askedPer: 'order' }, other.showCode);
  const lone = await ask('Shirt?', { askedPer: 'order' }, other.showCode);
  expect(await readCsv({ columns: ['customer_name', `question_${there}`] })).toEqual([
    ['Customer name', 'Diet?'],
    ['ada', 'None'],
  ]);
  expect(await readCsv({ columns: [`question_${lone}`] })).toEqual([['Shirt?'], ['']]);
});

test('an answer for a ticket is there where the report counts the ticket: not cancelled, of the chosen prices', async () => {
  const named = (name: string, rows: string[][]) => rows.filter(([customer]) => customer === name);
  const both = [
    { questionId: diet, value: 'Halal' },
    { questionId: meal, value: 'Fish', ticket: 0 },
    { questionId: meal, value: 'Rice', ticket: 1 },
  ];
  const { orderId, items } = await buy('grace', ['Stalls|A|2'], both, 1);
  const columns = ['customer_name', 'tickets', `question_${meal}`, `question_${diet}`];
  const asked = async (body: Partial<Body>) => named('grace', await readCsv({ columns, ...body }));
  expect(await asked({})).toEqual([['grace', '2', 'Fish; Rice', 'Halal']]);
  expect(await asked({ priceNames: ['Price 1'] })).toEqual([['grace', '1', 'Fish', 'Halal']]);
  const seat = items.find(({ seatId }) => seatId !== null);
  await outlet.cancel(orderId, { orderItemIds: [seat?.orderItemId ?? 0] });
  expect(await asked({})).toEqual([['grace', '1', 'Rice', 'Halal']]);
  expect(await asked({ includeCancelled: true })).toEqual([['grace', '1', 'Fish; Rice', 'Halal']]);
  const { body } = await report({ columns });
  expect(body.items).toContainEqual(expect.objectContaining({ customer_name: 'grace', [`question_${meal}`]: 'Rice' }));
});

test('only an answer to a question of yes or no is said in the language of the reader', async () => {
  const parking = await ask('Parking?', { kind: 'yes-no', askedPer: 'order' });
  await buy(
    'hedy',
    ['Stalls|A|3'],
    [
      { questionId: diet, value: 'no' },
      { questionId: parking, value: 'no' },
    ],
  );
  const columns = ['customer_name', `question_${diet}`, `question_${parking}`];
  const german = await report({ columns, culture: 'de' }, { accept: CSV });
  expect(german.text.split('\r\n')).toContain('hedy;no;Nein');
  const { body } = await report({ columns });
  expect(body.items).toContainEqual({
    customer_name: 'hedy',
    [`question_${diet}`]: 'no',
    [`question_${parking}`]: 'No',
  });
});

test('equal answers are counted by their tickets, and one that was given in two orders is one', async () => {
  const answers = ['M', 'L', 'M'].map((value, ticket) => ({ questionId: meal, value, ticket }));
  await buy('zoe', ['Stalls|A|4', 'Stalls|A|5'], [{ questionId: diet, value: 'Vegan' }, ...answers], 1);
  await buy(
    'zoe',
    ['Stalls|A|6'],
    [
      { questionId: diet, value: 'Vegan' },
      { questionId: meal, value: 'M', ticket: 0 },
    ],
  );
  const columns = ['customer_name', `question_${meal}`, `question_${diet}`];
  expect(await readCsv({ columns })).toContainEqual(['zoe', 'M × 3; L', 'Vegan']);
  const { body } = await report({ columns });
  expect(body.items).toContainEqual({
    customer_name: 'zoe',
    [`question_${meal}`]: 'M × 3; L',
    [`question_${diet}`]: 'Vegan',
  });
  expect(body.columns.map(({ definition }) => definition)).toEqual([
    undefined,
    'An answer that several tickets have is followed by their number.',
    undefined,
  ]);
});
