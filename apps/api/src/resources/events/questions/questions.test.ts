import * as calls from '@parterre/contract/calls/questions';
import { removeShow } from '@parterre/contract/calls/shows';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answers } from '#db/schema/events/questions.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
});

const as = () => ({ as: house.owner });
const params = () => ({ showCode: office.show.showCode });
const create = (body: object = {}, options: object = {}) =>
  house.api.call(
    calls.createQuestion,
    { params: params(), body: { label: { 'en-GB': 'Diet' }, kind: 'text', ...body } },
    { ...as(), ...options },
  );
const update = (questionId: number, body: object, options: object = {}) =>
  house.api.call(calls.updateQuestion, { params: { ...params(), questionId }, body }, { ...as(), ...options });
const remove = (questionId: number, options: object = {}) =>
  house.api.call(calls.removeQuestion, { params: { ...params(), questionId } }, { ...as(), ...options });
const order = (questionIds: number[]) =>
  house.api.call(calls.orderQuestions, { params: params(), body: { questionIds } }, as());
const list = async () => (await house.api.call(calls.listQuestions, { params: params() }, as())).body.items;
const idsOf = async () => (await list()).map(({ questionId }) => questionId);
const CHOICE = { kind: 'choice', choices: [{ 'en-GB': 'S' }, { 'en-GB': 'M' }] };

/** Sells an order whose buyer answered the question. */
async function answer(questionId: number, value: string): Promise<string> {
  const sold = await office.sell({ places: 1 });
  await office.rowsOf(async (db) => {
    const [row] = await db.select().from(orders).where(eq(orders.orderId, sold.orderId));
    const owned = { promoterId: house.promoter.id, orderId: row?.id ?? 0 };
    await db.insert(answers).values({ ...owned, questionId, value });
  });
  return sold.orderId;
}

test('questions are asked in their order, which one call changes', async () => {
  const made = [await create(), await create(CHOICE), await create({ kind: 'yes-no', askedPer: 'ticket' })];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [a, b, c] = made.map(({ body }) => body.questionId) as [number, number, number];
  expect(await idsOf()).toEqual([a, b, c]);
  expect((await order([c, a, b])).body.items.map(({ questionId }) => questionId)).toEqual([c, a, b]);
  for (const wrong of [
    [a, b],
    [a, b, c, a],
    [a, b, 4711],
  ])
    expect((await order(wrong)).status).toBe(400);
  expect((await remove(a)).status).toBe(204);
  expect((await order([b, c])).status).toBe(200);
});

test('a question without answers is deleted, one with answers is archived and can be asked again', async () => {
  const { questionId } = (await create()).body;
  const orderId = await answer(questionId, 'Vegan');
  expect((await remove(questionId)).status).toBe(204);
  expect(await list()).toMatchObject([{ questionId, isArchived: true, answers: 1 }]);
  expect((await office.read(orderId)).answers).toMatchObject([{ questionId, value: 'Vegan' }]);
  expect((await update(questionId, { isArchived: false })).body.isArchived).toBe(false);
});

test('what answers stand on stays: choices may be corrected where they are and added behind the others', async () => {
  const { questionId } = (await create(CHOICE)).body;
  const orderId = await answer(questionId, '1');
  const more = [...CHOICE.choices, { 'en-GB': 'L' }];
  expect((await update(questionId, { choices: more })).status).toBe(200);
  const [small, medium] = CHOICE.choices;
  const moved = [
    [medium, small, { 'en-GB': 'L' }],
    [{ 'en-GB': 'XS' }, ...more],
    [{ 'en-GB': 'XS' }, medium, { 'en-GB': 'L' }, small],
  ];
  for (const body of [
    { kind: 'text', choices: [] },
    { askedPer: 'ticket' },
    CHOICE,
    ...moved.map((choices) => ({ choices })),
  ]) {
    const refused = await update(questionId, body);
    expect([refused.status, refused.problem?.code, refused.problem?.details]).toEqual([409, 'IN_USE', { answers: 1 }]);
  }
  const corrected = [small, { 'en-GB': 'Medium', de: 'Mittel' }, { 'en-GB': 'L' }, { 'en-GB': 'XL' }];
  expect((await update(questionId, { choices: corrected })).status).toBe(200);
  expect((await office.read(orderId)).answers[0]?.value).toEqual({ 'en-GB': 'Medium', de: 'Mittel' });
  const finance = await house.api.createUser(house.promoter, 'finance');
  expect((await office.read(orderId, finance)).answers).toEqual([]);
});

test('questions are refused to those who may not, abroad, without sense and over another change', async () => {
  const { questionId } = (await create()).body;
  const boxOffice = await house.api.createUser(house.promoter, 'box-office');
  const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
  expect((await create({}, { as: boxOffice })).status).toBe(403);
  expect((await remove(questionId, { as: stranger })).status).toBe(404);
  const senseless = [
    { label: {} },
    { kind: 'number' },
    { kind: 'choice', choices: [{ en: 'S' }] },
    { choices: CHOICE.choices },
  ];
  for (const body of senseless) expect([body, (await create(body)).problem.code]).toEqual([body, 'INVALID']);
  expect((await update(questionId, { isRequired: true }, { revision: 9 })).problem.code).toBe('STALE');
  expect((await update(4711, { isRequired: true })).status).toBe(404);
});

test('label and choices are in known languages, among them that of the event', async () => {
  const { questionId } = (await create(CHOICE)).body;
  const [small, medium] = CHOICE.choices;
  for (const [body, field, code] of [
    [{ label: { de: 'Kost' } }, 'label.en-GB', 'required'],
    [{ label: { 'en-GB': 'Diet', xx: 'Qup' } }, 'label.xx', 'unknown'],
    [{ ...CHOICE, choices: [small, { de: 'M' }] }, 'choices.1.en-GB', 'required'],
    [{ ...CHOICE, choices: [{ ...small, xx: 'S' }, medium] }, 'choices.0.xx', 'unknown'],
  ] as const)
    for (const refused of [await create(body), await update(questionId, body)])
      expect(refused.problem.fieldErrors).toMatchObject([{ field, code }]);
});

test('an event asks at most 50 questions, and takes them along when it is deleted', async () => {
  const { questionId } = (await create()).body;
  expect((await update(questionId, { isArchived: true })).status).toBe(200);
  for (let n = 0; n < 50; n++) await create();
  expect((await create()).problem?.details?.reason).toBe('too-many-questions');
  expect((await update(questionId, { isArchived: false }, { revision: 2 })).problem?.details?.reason).toBe(
    'too-many-questions',
  );
  expect((await house.api.call(removeShow, { params: params() }, as())).status).toBe(204);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});
