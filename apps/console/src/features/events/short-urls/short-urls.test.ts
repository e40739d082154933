import { describe, expect, it } from 'vitest';
import { summariseDays, toLinkDays } from './link-days.ts';
import { splitTarget, toLinkBody, withoutScheme } from './link-values.ts';
import { createLink } from './testing/create-link.ts';
import { sortLinks } from './use-links.ts';

describe('the order of links', () => {
  const links = [
    createLink({ title: 'poster 10', visits: 5, createdAt: '2026-11-03T10:00:00.000Z' }),
    createLink({ title: 'Poster 9', visits: 50, createdAt: '2026-11-02T10:00:00.000Z', isActive: false }),
    createLink({ title: 'Äther', visits: 5, createdAt: '2026-11-01T10:00:00.000Z', slug: 'aaa' }),
  ];
  const titles = (sort: string, isDescending = false) =>
    sortLinks(links, { sort, isDescending }, 'de').map(({ title }) => title);

  it.each([
    ['Title', ['Äther', 'Poster 9', 'poster 10']],
    ['Created', ['Äther', 'Poster 9', 'poster 10']],
    ['Visits', ['poster 10', 'Äther', 'Poster 9']],
    ['Active', ['Poster 9', 'poster 10', 'Äther']],
    ['Address', ['Äther', 'poster 10', 'Poster 9']],
  ])('by %s reads as people expect', (sort, expected) => {
    expect(titles(sort)).toEqual(expected);
  });

  it('can be reversed, and is by creation for an unknown sort', () => {
    expect(titles('Visits', true)).toEqual(['Poster 9', 'poster 10', 'Äther']);
    expect(titles('Nonsense', true)).toEqual(['poster 10', 'Poster 9', 'Äther']);
  });
});

describe('the days of a link', () => {
  it('end today at the venue', () => {
    const days = toLinkDays([1, 2, 3], new Date('2026-03-01T02:00:00Z'), 'America/New_York');
    expect(days).toEqual([
      { on: '2026-02-26', visits: 1 },
      { on: '2026-02-27', visits: 2 },
      { on: '2026-02-28', visits: 3 },
    ]);
    expect(toLinkDays([1], new Date('2026-03-01T02:00:00Z'), 'Asia/Taipei')[0]?.on).toBe('2026-03-01');
  });

  it('are summed up with the first of the best days; none is best without a visit', () => {
    const days = [4, 9, 9].map((visits, at) => ({ on: `2026-03-0${at + 1}`, visits }));
    expect(summariseDays(days)).toEqual({ total: 22, best: { on: '2026-03-02', visits: 9 } });
    expect(summariseDays([{ on: '2026-03-01', visits: 0 }])).toEqual({ total: 0, best: undefined });
  });
});

describe('what is typed as an address', () => {
  it('is left out of the new link when it is empty', () => {
    const values = { title: 'Poster', targetUrl: ' https://a.example/ ', isActive: true };
    expect(toLinkBody({ ...values, slug: ' ' }, 'K7M2QXRB')).toEqual({
      showCode: 'K7M2QXRB',
      title: 'Poster',
      targetUrl: 'https://a.example/',
      isActive: true,
    });
    expect(toLinkBody({ ...values, slug: 'Mahler 5' }, 'K7M2QXRB')).toMatchObject({ slug: 'mahler-5' });
  });
});

describe('addresses in a table', () => {
  it('are split into the host and a readable rest', () => {
    expect(splitTarget('https://a.example/')).toEqual({ host: 'a.example', rest: '' });
    expect(splitTarget('https://a.example:8443/Pl%C3%A4ne?q=1#x')).toEqual({
      host: 'a.example:8443',
      rest: '/Pläne?q=1#x',
    });
    expect(splitTarget('https://a.example/%E0%A4%A')).toEqual({ host: 'a.example', rest: '/%E0%A4%A' });
    expect(withoutScheme('https://parterre.test/s/mahler-5')).toBe('parterre.test/s/mahler-5');
  });
});
