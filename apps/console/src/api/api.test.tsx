import { getShow, updateShow } from '@parterre/contract/calls/shows';
import { TAGS } from '@parterre/contract/generated/tags';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { injectCalls } from './api.ts';
import { answersForgotten, createStore } from './store.ts';

const shows = injectCalls({ testGetShow: getShow, testUpdateShow: updateShow });
const params = { showCode: 'ABCD2345' };

afterEach(() => vi.unstubAllGlobals());

describe('the cache', () => {
  test('reads again what a write made stale', async () => {
    const seen = startFakeServer(() => json({ showCode: 'ABCD2345' }));
    const store = createStore();
    await store.dispatch(shows.endpoints.testGetShow.initiate({ params }));
    await store.dispatch(shows.endpoints.testUpdateShow.initiate({ params, body: {}, revision: 3 }));
    await waitFor(() => expect(seen.map((request) => request.method)).toEqual(['GET', 'PATCH', 'GET']));
    expect(seen[1]?.headers.get('if-match')).toBe('"3"');
    expect(seen[1]?.body).toBe('{}');
  });

  test('keeps what it has when the write failed', async () => {
    const seen = startFakeServer(({ method }) => (method === 'GET' ? json({}) : problem('HAS_ORDERS')));
    const store = createStore();
    await store.dispatch(shows.endpoints.testGetShow.initiate({ params }));
    const result = await store.dispatch(shows.endpoints.testUpdateShow.initiate({ params, body: {} }));
    expect(result.error).toMatchObject({ status: 409, data: { code: 'HAS_ORDERS' } });
    expect(seen.map((request) => request.method)).toEqual(['GET', 'PATCH']);
  });

  test('reads again after a write was refused as stale, so that the next one starts from current data', async () => {
    const seen = startFakeServer(({ method }) => (method === 'GET' ? json({}) : problem('STALE')));
    const store = createStore();
    await store.dispatch(shows.endpoints.testGetShow.initiate({ params }));
    await store.dispatch(shows.endpoints.testUpdateShow.initiate({ params, body: {}, revision: 3 }));
    await waitFor(() => expect(seen.map((request) => request.method)).toEqual(['GET', 'PATCH', 'GET']));
  });

  test('reports an answer that is not JSON as such', async () => {
    startFakeServer(() => new Response('<html>', { status: 200 }));
    const result = await createStore().dispatch(shows.endpoints.testGetShow.initiate({ params }));
    expect(result.error).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 200 });
  });

  test('forgets all answers when nobody is signed in any more', async () => {
    const seen = startFakeServer(() => json({ showCode: 'ABCD2345' }));
    const store = createStore();
    const read = shows.endpoints.testGetShow.initiate({ params });
    await store.dispatch(read);
    await store.dispatch(read);
    expect(seen).toHaveLength(1);
    store.dispatch(answersForgotten());
    await store.dispatch(read);
    expect(seen).toHaveLength(2);
  });

  test('keeps answers 60 seconds after their last use, and reads none again for a focus or a connection', () => {
    expect(createStore().getState().api?.config).toMatchObject({
      keepUnusedDataFor: 60,
      refetchOnFocus: false,
      refetchOnReconnect: false,
    });
  });

  test("groups answers by the specification's thirteen tags first", () => {
    expect(TAGS.slice(0, 13)).toEqual([
      'price-group',
      'seating-block',
      'price',
      'comp-price',
      'seat-price',
      'show',
      'campaign',
      'venue',
      'offer-code',
      'pay-at-home-default',
      'config',
      'config-field-display',
      'preview',
    ]);
  });
});
