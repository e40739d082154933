import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '#api/base-query.ts';
import { collectLinks } from './short-urls.ts';

describe('all links of an event', () => {
  const page = (items: { id: number }[], next?: string) => ({
    items,
    allowedHosts: ['a.example'],
    urlBase: 'https://p/s/',
    next,
  });

  it('are collected page by page', async () => {
    const asked: ApiRequest[] = [];
    const answers = [page([{ id: 1 }], 'more'), page([{ id: 2 }])];
    const { data } = await collectLinks('K7M2QXRB', (request) => {
      asked.push(request);
      return { data: answers.shift() };
    });
    expect(data?.items.map(({ id }) => id)).toEqual([1, 2]);
    expect(data).toMatchObject({ allowedHosts: ['a.example'], urlBase: 'https://p/s/' });
    expect(asked.map(({ args }) => args)).toEqual([
      { params: { showCode: 'K7M2QXRB' }, query: { pageSize: 100 } },
      { params: { showCode: 'K7M2QXRB' }, query: { pageSize: 100, next: 'more' } },
    ]);
  });

  it('are none of them when a page fails', async () => {
    const failure = { status: 'FETCH_ERROR' as const, error: 'x' };
    const answers = [{ data: page([{ id: 1 }], 'more') }, { error: failure }];
    expect(await collectLinks('K7M2QXRB', () => answers.shift() ?? { error: failure })).toEqual({ error: failure });
  });
});
