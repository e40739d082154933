import { LIMITS } from '@parterre/contract/choices/limits';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Change } from '#context.ts';
import { answers, questions } from '#db/schema/events/questions.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { AppError } from '#errors.ts';
import { newId } from '#ids.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { writeAnswers } from './answers.ts';
import { type AnswerDraft, checkAnswers } from './check-answers.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;
let show: { promoterId: number; id: number };
let ids: { diet: number; size: number; coach: number; old: number };

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
  show = { promoterId: house.promoter.id, id: office.show.showId };
  ids = { diet: newId(), size: newId(), coach: newId(), old: newId() };
  const of = (id: number, more: object) => ({
    promoterId: house.promoter.id,
    showId: show.id,
    id,
    label: { 'en-GB': 'Question' },
    kind: 'text' as const,
    askedPer: 'order' as const,
    isRequired: false,
    displayOrder: 1,
    ...more,
  });
  await office.rowsOf((db) =>
    db
      .insert(questions)
      .values([
        of(ids.diet, { isRequired: true }),
        of(ids.size, { kind: 'choice', choices: [{ en: 'S' }, { en: 'M' }], askedPer: 'ticket', isRequired: true }),
        of(ids.coach, { kind: 'yes-no' }),
        of(ids.old, { isRequired: true, isArchived: true }),
      ]),
  );
});

const changing = <T>(work: (change: Change) => Promise<T>): Promise<T> =>
  house.api.contextOf(house.promoter).change('test', async (change) => ({
    answer: await work(change),
    promoterId: house.promoter.id,
    objectId: 1,
  }));
const check = (given: AnswerDraft['answers']) =>
  changing((change) => checkAnswers(change, show, { answers: given, tickets: 2 }));
const findFault = (given: AnswerDraft['answers']) =>
  check(given).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return [error.code, error.extras.fieldErrors?.[0]?.field];
    },
  );
const diet = (value = ' None ') => ({ questionId: ids.diet, value });
const size = (ticket: number | undefined, value = '1') => ({ questionId: ids.size, value, ticket });

test('whole answers are taken, trimmed, and what was left open is left out', async () => {
  const given = [diet(), size(0), size(1, '0'), { questionId: ids.coach, value: '' }];
  expect(await check(given)).toEqual([diet('None'), size(0), size(1, '0')]);
});

test('each wrong answer is named', async () => {
  const whole = [diet(), size(0), size(1)];
  expect(await findFault([...whole, { questionId: newId(), value: 'x' }])).toEqual(['INVALID', 'answers.3.questionId']);
  expect(await findFault([...whole, { questionId: ids.old, value: 'x' }])).toEqual(['INVALID', 'answers.3.questionId']);
  expect(await findFault([...whole, diet('again')])).toEqual(['INVALID', 'answers.3.questionId']);
  expect(await findFault([diet(), size(0), size(2)])).toEqual(['INVALID', 'answers.2.ticket']);
  expect(await findFault([diet(), size(0), size(undefined)])).toEqual(['INVALID', 'answers.2.ticket']);
  expect(await findFault([{ ...diet(), ticket: 0 }])).toEqual(['INVALID', 'answers.0.ticket']);
  for (const value of ['2', '-1', '01', 'S', '1.0'])
    expect(await findFault([diet(), size(0, value)])).toEqual(['INVALID', 'answers.1.value']);
  expect(await findFault([{ questionId: ids.coach, value: 'true' }])).toEqual(['INVALID', 'answers.0.value']);
  expect(await findFault([diet('x'.repeat(LIMITS.sale.answer + 1))])).toEqual(['INVALID', 'answers.0.value']);
});

test('a required question has to be answered, for every ticket where it is asked of each', async () => {
  expect(await findFault([size(0), size(1)])).toEqual(['INVALID', 'answers']);
  expect(await findFault([diet('  '), size(0), size(1)])).toEqual(['INVALID', 'answers']);
  expect(await findFault([diet(), size(1)])).toEqual(['INVALID', 'answers']);
});

test('answers are written for the order and for its tickets', async () => {
  const sold = await office.sell({ places: 1 });
  const [order] = await office.rowsOf((db) => db.select().from(orders).where(eq(orders.orderId, sold.orderId)));
  const orderId = order?.id ?? 0;
  const orderItemId = sold.items[0]?.id ?? 0;
  const rows = [
    { orderId, orderItemId: null, questionId: ids.diet, value: 'None' },
    { orderId, orderItemId, questionId: ids.size, value: '1' },
  ];
  await changing((change) => writeAnswers(change, show, rows));
  const kept = await office.rowsOf((db) =>
    db.select().from(answers).where(eq(answers.orderId, orderId)).orderBy(asc(answers.id)),
  );
  expect(kept).toMatchObject(rows);
});
