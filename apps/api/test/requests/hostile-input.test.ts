import { request as httpRequest } from 'node:http';
import { createPriceGroup } from '@parterre/contract/calls/price-groups';
import { updatePrice } from '@parterre/contract/calls/prices';
import { exportSeatingPlan, updateSeatingPlan } from '@parterre/contract/calls/seating-plans';
import { createPriceSeats, saveAllSeats } from '@parterre/contract/calls/seats';
import { getShow, updateShow } from '@parterre/contract/calls/shows';
import { PLAN_FILE_BYTES_MAX } from '@parterre/contract/seating-plans/plan';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertSeatedShow, type SeatedShow } from '../scenes/insert-seated-show.ts';
import { insertVenue } from '../scenes/insert-venue.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '../support/test-api.ts';

let api: TestApi;
let mine: TestPromoter;
let theirs: TestPromoter;
let owner: TestUser;
let show: SeatedShow;
let foreign: SeatedShow;

beforeAll(async () => {
  api = await startTestApi();
  mine = await api.createPromoter();
  theirs = await api.createPromoter();
  owner = await api.createUser(mine, 'owner');
  foreign = await insertSeatedShow(api, theirs);
});
afterAll(() => api.close());
beforeEach(async () => {
  show = await insertSeatedShow(api, mine);
});

async function send(method: string, path: string, payload?: string | Buffer, headers: Record<string, string> = {}) {
  const response = await api.app.inject({
    // The library's type lacks QUERY, but any method can be sent.
    method: method as 'GET',
    url: path,
    headers: { authorization: `Bearer ${owner.token}`, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const problem = response.headers['content-type']?.toString().includes('problem') ? response.json() : undefined;
  return { status: response.statusCode, headers: response.headers, problem, text: response.body };
}

const json = { 'content-type': 'application/json' };
const fieldsOf = (problem: { fieldErrors?: { field: string }[] } | undefined) =>
  problem?.fieldErrors?.map(({ field }) => field);
const groupsPath = () => `/api/main/shows/${show.showCode}/price-groups`;

describe('values', () => {
  test('wrong types are named one by one', async () => {
    const body = { label: 5, reservationFlag: null, colour: 'red', allowSales: 'yes', owner: [], note: {} };
    const { status, problem } = await send(
      'POST',
      `/api/main/shows/${show.showCode}/seats/holds`,
      JSON.stringify(body),
      json,
    );
    expect(status).toBe(400);
    expect(fieldsOf(problem)).toEqual(['label', 'reservationFlag', 'colour', 'allowSales', 'owner', 'note']);
  });

  test('unknown fields are named, and none of them is written', async () => {
    const body = JSON.stringify({ name: { 'en-GB': 'Gala' }, promoterId: theirs.id, hasOrders: true, revision: 9 });
    const { status, problem } = await send('PATCH', `/api/main/shows/${show.showCode}`, body, json);
    expect(status).toBe(400);
    expect(fieldsOf(problem)).toEqual(['promoterId', 'hasOrders', 'revision']);
    const read = await api.call(getShow, { params: { showCode: show.showCode } }, { as: owner });
    expect(read.body).toMatchObject({ name: { 'en-GB': 'A concert' }, promoterCode: mine.code });
  });

  test.each([
    ['sortOrder=Price', 'sortOrder'],
    ['sortOrder=Date;drop table shows', 'sortOrder'],
    ['pageSize=19', 'pageSize'],
    ['pageSize=101', 'pageSize'],
    ['pageSize=20.5', 'pageSize'],
    ['pageIndex=0', 'pageIndex'],
    ['pageIndex=501', 'pageIndex'],
    ['pageSize=20&pageSize=30', 'pageSize'],
    ['dateFrom=2026-02-30', 'dateFrom'],
    ['status=ACTIVE,NOBODY', 'status.1'],
    ['next=bm9uc2Vuc2U', 'next'],
    ['searchTerm=%00', 'searchTerm'],
    ['colour=red', 'colour'],
  ])('a list asked for ?%s names %s', async (search, field) => {
    const { status, problem } = await send('GET', `/api/main/shows?${search}`);
    expect([status, problem?.code, fieldsOf(problem)]).toEqual([400, 'INVALID', [field]]);
  });

  test('a promoter nobody could be called in a body is refused before any table is asked', async () => {
    const body = JSON.stringify({ promoterCode: 'a\u0000b', name: 'Hall' });
    const { status, problem } = await send('POST', '/api/configuration/venues', body, json);
    expect([status, fieldsOf(problem)]).toEqual([400, ['promoterCode']]);
  });

  test('numbers beyond what a column holds are refused by name', async () => {
    const over = await send('PATCH', `/api/main/shows/${show.showCode}`, JSON.stringify({ categoryId: 2 ** 40 }), json);
    expect([over.status, fieldsOf(over.problem)]).toEqual([400, ['categoryId']]);
    const site = await send(
      'PATCH',
      `/api/main/shows/${show.showCode}/prices/${show.prices[0]}`,
      JSON.stringify({ partnerSiteIds: [2 ** 40] }),
      json,
    );
    expect([site.status, fieldsOf(site.problem)]).toEqual([400, ['partnerSiteIds.0']]);
  });

  test('names in any script, with bars and emoji, come back as they were sent', async () => {
    for (const name of [
      'A|B|C',
      '🎭🇩🇪👨‍👩‍👧 Gala',
      'קונצרט בערב',
      'حفل موسيقي',
      'Ω≈ç√',
      'n\u0303 and ñ',
      "Robert'); --",
    ]) {
      const { status, body } = await api.call(
        createPriceGroup,
        { params: { showCode: show.showCode }, body: { name: { 'en-GB': name } } },
        { as: owner },
      );
      expect([status, body.name]).toEqual([201, { 'en-GB': name }]);
    }
  });

  test('a body that would take the walk through it down is refused', async () => {
    const deep = `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const { status, problem } = await send('POST', groupsPath(), deep, json);
    expect([status, problem?.code]).toEqual([400, 'INVALID']);
  });

  test('keys that reach for the prototype are refused', async () => {
    for (const body of ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}']) {
      const { status, problem } = await send('POST', groupsPath(), body, json);
      expect([status, problem?.code]).toEqual([400, 'INVALID']);
    }
  });
});

describe('foreign ids', () => {
  test('in the path look like ids nobody has', async () => {
    const mineMissing = await send('GET', `/api/main/shows/${show.showCode}/prices/4711`);
    const foreignPrice = await send('GET', `/api/main/shows/${show.showCode}/prices/${foreign.prices[0]}`);
    const foreignShow = await send('GET', `/api/main/shows/${foreign.showCode}`);
    const missingShow = await send('GET', '/api/main/shows/ZZZZZZZZ');
    const plain = ({ status, problem }: typeof foreignShow) => [status, { ...problem, requestId: '' }];
    expect(plain(foreignPrice)).toEqual(plain(mineMissing));
    expect(plain(foreignShow)).toEqual(plain(missingShow));
  });

  test('in a body are named and change nothing', async () => {
    const params = { showCode: show.showCode, priceTypeId: show.prices[0] };
    const tax = await api.call(updatePrice, { params, body: { taxRateId: theirs.taxRateId } }, { as: owner });
    expect(tax.problem.fieldErrors?.[0]?.field).toBe('taxRateId');
    const link = { priceTypeId: foreign.prices[0], kind: 'fixed' as const, difference: 1 };
    const linked = await api.call(updatePrice, { params, body: { link } }, { as: owner });
    expect(linked.problem.fieldErrors?.[0]?.field).toBe('link.priceTypeId');
    const range = { from: 0, to: 1, priceTypeId: foreign.prices[0] };
    const body = { planVersionId: show.planVersionId, blocks: [{ blockId: 1, revision: 1, ranges: [range] }] };
    const saved = await api.call(saveAllSeats, { params: { showCode: show.showCode }, body }, { as: owner });
    expect(saved.problem.fieldErrors?.[0]?.field).toBe('blocks.0.ranges.0.priceTypeId');
    const { venueId } = await insertVenue(api, theirs);
    const moved = await api.call(updateShow, { params: { showCode: show.showCode }, body: { venueId } }, { as: owner });
    expect([moved.status, moved.problem.fieldErrors?.[0]?.field]).toEqual([400, 'venueId']);
  });

  test('seats that are not in the plan are named', async () => {
    const seatIds = ['Stalls|A|1', 'Stalls|Z|1'];
    const { status, problem } = await api.call(
      createPriceSeats,
      { params: { showCode: show.showCode, priceTypeId: show.prices[0] }, body: { adjustAllocation: true, seatIds } },
      { as: owner },
    );
    expect([status, fieldsOf(problem)]).toEqual([400, ['seatIds.1']]);
  });
});

describe('bodies', () => {
  test.each([
    ['text', 'text/plain', 'name=x', 415, 'FILE_TYPE_REFUSED'],
    ['a form', 'application/x-www-form-urlencoded', 'name=x', 415, 'FILE_TYPE_REFUSED'],
    ['XML', 'application/xml', '<a/>', 415, 'FILE_TYPE_REFUSED'],
    ['a multipart form', 'multipart/form-data; boundary=cut', '--cut--\r\n', 415, 'FILE_TYPE_REFUSED'],
    ['half an object', 'application/json', '{"name":', 400, 'INVALID'],
    ['nothing', 'application/json', '', 400, 'INVALID'],
    ['null', 'application/json', 'null', 400, 'INVALID'],
    ['a list', 'application/json', '[]', 400, 'INVALID'],
  ])('%s in place of JSON is refused', async (_what, contentType, payload, status, code) => {
    const answer = await send('POST', groupsPath(), payload, { 'content-type': contentType });
    expect([answer.status, answer.problem?.code]).toEqual([status, code]);
    if (code === 'INVALID') expect(fieldsOf(answer.problem)).not.toContain('');
  });

  test('a body is not even read for somebody unknown', async () => {
    const answer = await send('POST', groupsPath(), '{"name":', { ...json, authorization: 'Bearer nobody' });
    expect([answer.status, answer.problem?.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('a method the path does not have names those it has', async () => {
    const answer = await send('PUT', `/api/main/shows/${show.showCode}`, '{}', json);
    expect([answer.status, answer.problem?.code, answer.headers.allow]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      'GET, HEAD, PATCH, DELETE, OPTIONS',
    ]);
    expect((await send('DELETE', '/api/main/categories')).status).toBe(405);
    expect((await send('PATCH', '/api/configuration/venues/countries', '{}', json)).status).toBe(405);
    for (const method of ['DELETE', 'OPTIONS'])
      expect((await send(method, '/api/customers/guest-lists/4711/guests/approve')).headers.allow, method).toBe(
        'POST, OPTIONS',
      );
    expect((await send('DELETE', `/api/main/shows/${show.showCode}/seats/holds/4711`)).status).toBe(404);
    expect((await send('DELETE', '/api/main/nowhere')).status).toBe(404);
    const nobody = { authorization: '' };
    for (const method of ['QUERY', 'TRACE'])
      expect((await send(method, '/api/main/shows', undefined, nobody)).status, method).toBe(405);
    for (const path of ['/healthz', '/openapi.json', '/media/x.webp', '/s/mahler-5'])
      expect((await send('DELETE', path, undefined, nobody)).headers.allow, path).toBe('GET, HEAD, OPTIONS');
    const asked = await send('OPTIONS', `/api/main/shows/${show.showCode}/prices`, undefined, nobody);
    expect([asked.status, asked.headers.allow]).toEqual([204, 'GET, HEAD, POST, PATCH, OPTIONS']);
  });
});

describe('uploads', () => {
  const part = (name: string, fileName: string | undefined, text: string) =>
    `--cut\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n${text}\r\n`;
  const file = part('file', 'plan.csv', 'block,row,seat,x,y\nStalls,A,1,0,0\nStalls,A,2,20,0\n');
  const multipart = { 'content-type': 'multipart/form-data; boundary=cut' };
  let path: string;
  beforeAll(async () => {
    const { venueId } = await insertVenue(api, mine);
    path = `/api/configuration/venues/${venueId}/seating-plans/previews`;
  });

  test.each([
    ['no part', '--cut--\r\n'],
    ['nothing at all', ''],
    ['no boundary of the kind announced', '--other\r\n\r\nx\r\n--other--\r\n'],
    ['a form that breaks off', file],
    ['the file under another name', `${part('plan', 'plan.csv', 'x')}--cut--\r\n`],
    ['a field in place of a file', `${part('file', undefined, 'x')}--cut--\r\n`],
    ['two files', `${file}${file}--cut--\r\n`],
    ['three files', `${file}${file}${file}--cut--\r\n`],
    ['a thousand fields', `${part('a', undefined, 'x').repeat(1_000)}${file}--cut--\r\n`],
  ])('with %s is refused and names the file', async (_what, payload) => {
    const { status, problem } = await send('POST', path, payload, multipart);
    expect([status, problem?.code, fieldsOf(problem)]).toEqual([400, 'INVALID', ['file']]);
  });

  test('that is no upload names the file too', async () => {
    for (const [payload, headers] of [
      [undefined, {}],
      ['{}', json],
    ] as const) {
      const { status, problem } = await send('POST', path, payload, headers);
      expect([status, fieldsOf(problem)]).toEqual([400, ['file']]);
    }
  });

  test('with a field before the file is read', async () => {
    const { status } = await send('POST', path, `${part('note', undefined, 'x')}${file}--cut--\r\n`, multipart);
    expect(status).toBe(200);
  });

  test('with a file name from hell is read like any other', async () => {
    for (const name of ['../../../etc/passwd', 'a\u202Egnp.csv', 'x'.repeat(5_000), '', '🎭.csv', 'plan.exe']) {
      const { status } = await send('POST', path, `${file.replace('plan.csv', name)}--cut--\r\n`, multipart);
      expect([name.slice(0, 20), status < 500]).toEqual([name.slice(0, 20), true]);
    }
  });

  test('with the same seat twice, or with seats nowhere, says so in the findings and stores nothing', async () => {
    const twice = part('file', 'plan.csv', 'block,row,seat,x,y\nStalls,A,1,0,0\nStalls,A,1,20,0\n');
    const preview = await send('POST', path, `${twice}--cut--\r\n`, multipart);
    const { findings } = JSON.parse(preview.text) as { findings: { severity: string; code: string }[] };
    expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
    const stored = await send('POST', path.replace('/previews', ''), `${twice}--cut--\r\n`, multipart);
    expect([stored.status, stored.problem?.code]).toEqual([422, 'PLAN_REFUSED']);
  });
});

describe('headers', () => {
  test.each(['7', '"seven"', '"-1"', '"1", "2"', 'W/', '"1e1"', `"${'9'.repeat(40)}"`])(
    'If-Match %s is refused by name',
    async (value) => {
      const answer = await send('PATCH', `/api/main/shows/${show.showCode}`, '{}', { ...json, 'if-match': value });
      expect([answer.status, fieldsOf(answer.problem)]).toEqual([400, ['If-Match']]);
    },
  );

  test.each([
    ['spaces', 'a b'],
    ['nothing', ''],
    ['10 kB', 'k'.repeat(10_000)],
    ['emoji', '🎭'.normalize()],
  ])('an Idempotency-Key of %s is refused by name', async (_what, key) => {
    const body = JSON.stringify({ name: { 'en-GB': 'Stalls' } });
    const headers = { ...json, 'idempotency-key': Buffer.from(key).toString('latin1') };
    const answer = await send('POST', groupsPath(), body, headers);
    expect([answer.status, fieldsOf(answer.problem)]).toEqual([400, ['Idempotency-Key']]);
  });

  test('a file name never becomes a header of its own', async () => {
    const { plans } = await insertVenue(api, mine, { plans: [{ Stalls: [4] }] });
    const id = plans[0]!.planId;
    for (const name of [
      'a"; filename="evil.exe',
      'x\u202Egnp.exe',
      `${'p'.repeat(78)}🎭`,
      '../../etc/passwd',
      'שלום',
    ]) {
      await api.call(updateSeatingPlan, { params: { id }, body: { name } }, { as: owner });
      const { status, headers } = await api.call(
        exportSeatingPlan,
        { params: { id }, query: { format: 'csv' } },
        { as: owner },
      );
      const disposition = String(headers['content-disposition']);
      expect([name, status]).toEqual([name, 200]);
      expect(disposition).toMatch(/^attachment; filename="[^"\\/]*"; filename\*=UTF-8''[A-Za-z0-9._~%!$&+-]+$/);
      expect(disposition).not.toContain('%E2%80%AE');
    }
  });
});

describe('addresses', () => {
  test.each(['/api/main/shows/%', '/api/main/shows/%ff', '/api/main/shows/%E0%A4%A', '/%c0%af'])(
    '%s is no valid address',
    async (path) => {
      const { status, problem, headers } = await send('GET', path);
      expect([status, problem?.code, fieldsOf(problem)]).toEqual([400, 'INVALID', ['path']]);
      expect(headers['x-request-id']).toBe(problem.requestId);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test.each(['%00', '..%2f..%2fetc%2fpasswd', 'a'.repeat(199), 'a'.repeat(5_000), '%F0%9F%8E%AD', "'or''='"])(
    'an event called %s does not exist',
    async (code) => {
      expect([400, 404]).toContain((await send('GET', `/api/main/shows/${code}`)).status);
    },
  );
});

describe('two people and one save', () => {
  const saving = (as: TestUser, key: string, price: number) => {
    const blocks = [{ blockId: 1, revision: 1, ranges: [{ from: 0, to: 9, priceTypeId: price }] }];
    const body = { planVersionId: show.planVersionId, blocks };
    return api.call(saveAllSeats, { params: { showCode: show.showCode }, body }, { as, key });
  };

  test('who saves the same seats second is told which, and loses nothing but the save', async () => {
    const colleague = await api.createUser(mine, 'seating-manager');
    const [first, second] = await Promise.all([
      saving(owner, 'save-of-owner', show.prices[0]),
      saving(colleague, 'save-of-colleague', show.prices[1]),
    ]);
    const [won, lost] = first.status === 200 ? [first, second] : [second, first];
    expect([won.status, lost.status, lost.problem.code]).toEqual([200, 409, 'SEATS_CHANGED']);
    expect(lost.problem.details?.blocks).toMatchObject([{ blockId: 1, ranges: [{ from: 0, to: 9 }] }]);
  });

  test('a save whose token ran out is refused whole and sent again with the next token, once', async () => {
    const expired = { id: owner.id, token: 'expired' };
    const refused = await saving(expired, 'save-again', show.prices[0]);
    expect([refused.status, refused.problem.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    const sent = await saving(owner, 'save-again', show.prices[0]);
    const again = await saving(owner, 'save-again', show.prices[0]);
    expect([sent.status, again.status, again.text]).toEqual([200, 200, sent.text]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });
});

describe('on a real socket', () => {
  let port: string;
  beforeAll(async () => {
    port = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port;
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
      const sent = httpRequest({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });

  test('an address of 60 kB is answered with a problem and the strict headers', async () => {
    const { status, text, headers } = await ask(`/api/main/shows?searchTerm=${'x'.repeat(60_000)}`);
    expect([status, JSON.parse(text).code]).toEqual([431, 'INVALID']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-request-id']).toBe(JSON.parse(text).requestId);
  });

  test('an upload beyond 50 MB is refused while it arrives and the server goes on', async () => {
    const { venueId } = await insertVenue(api, mine);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(PLAN_FILE_BYTES_MAX + 1024 * 1024)]), 'plan.csv');
    const response = await fetch(
      `http://127.0.0.1:${port}/api/configuration/venues/${venueId}/seating-plans/previews`,
      {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${owner.token}` },
      },
    );
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect((await ask('/healthz')).status).toBe(200);
  });
});
