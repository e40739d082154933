import { eraseCustomer, exportCustomer, listCustomers, updateCustomer } from '@parterre/contract/calls/customers';
import { addOrderNote, resendOrder, transferOrder } from '@parterre/contract/calls/orders';
import { createQuestion } from '@parterre/contract/calls/questions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers } from '#db/schema/events/questions.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { Transaction } from '#db/transaction.ts';
import { runDueJobs } from '#jobs/work-queue.ts';
import { anonymiseAudit, auditJob } from '#resources/ground/audit/anonymise-audit.ts';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
  office = await openBoxOffice(house);
});
afterAll(() => house.api.close());

const EMAIL = 'zebulon@quirk.test';
/** Words that are too long to occur in random codes, tokens or digests. */
const WORDS = ['zebulon', 'quirk', 'vegan', 'wheelchair', '117 4960000', '1174960000', 'teststreet'];

/**
 * Lists every text and JSON column that contains one of the words, in any case. Tables with a promoter are searched for
 * this one only.
 */
async function grep(words: readonly string[]): Promise<string[]> {
  const reading = new Transaction(house.api.database, { role: 'parterre_system', promoterIds: [], isReadOnly: true });
  try {
    const columns = await reading.query(
      `select c.table_name, c.column_name, exists (select from information_schema.columns p
         where p.table_schema = 'public' and p.table_name = c.table_name and p.column_name = 'promoter_id') from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
         and c.data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY')`,
      [],
    );
    const found: string[] = [];
    for (const [table, column, isOwned] of columns) {
      const rows = await reading.query(
        `select count(*) from "${table}" where lower("${column}"::text) like any($1::text[])
           and ($2::int is null or ${isOwned ? 'promoter_id = $2' : 'true'})`,
        [words.map((word) => `%${word}%`), house.promoter.id],
      );
      if (Number(rows[0]?.[0]) > 0) found.push(`${table}.${column}`);
    }
    return found;
  } finally {
    await reading.rollback();
  }
}

test('an erased person is found nowhere in the database, and nobody else is touched', async () => {
  const { api } = house;
  const as = { as: house.owner };
  const { showCode } = office.show;
  const asked = { label: { 'en-GB': 'Diet' }, kind: 'text' as const };
  const question = (await api.call(createQuestion, { params: { showCode }, body: asked }, as)).body;
  const bought = await office.sell({ seats: [2], places: 1, email: EMAIL });
  const given = await office.sell({ places: 1, email: EMAIL });
  const other = await office.sell({ places: 1, email: 'bob@example.test' });
  const [row] = await office.rowsOf((db) => db.select().from(orders).where(eq(orders.orderId, bought.orderId)));
  await office.rowsOf((db) =>
    db.insert(answers).values({
      promoterId: house.promoter.id,
      orderId: row?.id ?? 0,
      questionId: question.questionId,
      value: 'Vegan',
    }),
  );
  const found = await api.call(listCustomers, { query: { searchTerm: EMAIL } }, as);
  const customerId = found.body.items[0]?.customerId ?? 0;
  const address = { lines: ['1 Teststreet'], town: 'Bristol', postcode: 'BS1', countryCode: 'GB' };
  const fields = { name: 'Zebulon Quirk', phone: '0117 4960000', address, note: 'Zebulon is vegan' };
  const updated = await api.call(updateCustomer, { params: { customerId }, body: fields }, as);
  expect(updated.status).toBe(200);
  const note = async (orderId: string, text: string) => {
    const { items } = await office.read(orderId);
    await api.call(addOrderNote, { params: { orderId, orderItemId: items[0]?.id ?? 0 }, body: { text } }, as);
  };
  await note(bought.orderId, 'Zebulon uses a wheelchair');
  await note(given.orderId, 'Mr Quirk will give this away');
  await note(other.orderId, 'Bob is early');
  expect((await api.call(resendOrder, { params: { orderId: bought.orderId }, body: {} }, as)).status).toBe(200);
  const cancelled = [bought.items.find(({ seatId }) => seatId === null)?.id ?? 0];
  await office.cancel(bought.orderId, { orderItemIds: cancelled, comment: 'Zebulon called', refund: 'done' });
  const receiver = { name: 'Bob', email: 'bob@example.test', sendsMail: false };
  await api.call(transferOrder, { params: { orderId: given.orderId }, body: receiver }, as);
  await note(given.orderId, 'Bob has it now');
  expect((await grep(WORDS)).length).toBeGreaterThan(8);

  await api.call(exportCustomer, { params: { customerId } }, as);
  const erased = await api.call(eraseCustomer, { params: { customerId }, body: { isForced: true } }, as);
  expect([erased.status, erased.text]).toEqual([200, expect.not.stringContaining('uirk')]);
  await runDueJobs({
    database: api.database,
    now: () => NOW,
    log: SILENT_LOG,
    handlers: [auditJob.handle(anonymiseAudit)],
  });
  expect(await grep(WORDS)).toEqual([]);

  const notes = (await office.read(given.orderId)).items.flatMap(({ transactionHistory }) => transactionHistory);
  expect(notes.filter(({ type }) => type === 'NOTE').map(({ text }) => text)).toEqual(['Bob has it now', '']);
  expect(notes.find(({ type }) => type === 'TRANSFER')).toMatchObject({ before: '' });
  expect((await office.read(other.orderId)).buyer.email).toBe('bob@example.test');
  expect(await grep(['bob is early'])).toEqual(['order_events.text']);
  expect(await findBrokenInvariants(api.database)).toEqual([]);
});
