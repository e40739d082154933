import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, startFakeServer } from '#test/fake-server.ts';
import { makeGroup, makePrice } from '#test/make-price.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { useTickets } from './use-tickets.ts';

const shown: string[] = [];

function Shown() {
  const [showCode, setShowCode] = useState('AAAA2222');
  const { groups, isLoading } = useTickets(showCode);
  const names = isLoading ? 'loading' : groups.map(({ group }) => group.name['en-GB']).join();
  shown.push(`${showCode} ${names}`);
  return (
    <button onClick={() => setShowCode('BBBB2222')} type="button">
      {names}
    </button>
  );
}

test('groups of the event before are not shown while those of the next one are read', async () => {
  let answer = (_: Response) => {};
  const seen = startFakeServer(
    answerByPath({
      'GET /api/main/shows/AAAA2222/price-groups': { items: [makeGroup(1, 'Stalls')] },
      'GET /api/main/shows/AAAA2222/prices': { items: [makePrice(11, 1, 'Adult')] },
      'GET /api/main/shows/BBBB2222/price-groups': () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
      'GET /api/main/shows/BBBB2222/prices': { items: [] },
    }),
  );
  await renderWithConsole(<Shown />);
  await userEvent.click(await screen.findByText('Stalls'));
  await waitFor(() => expect(seen.filter(({ url }) => url.includes('BBBB2222'))).toHaveLength(2));
  answer(json({ items: [makeGroup(2, 'Circle')] }));
  await screen.findByText('Circle');
  expect([...new Set(shown)]).toEqual(['AAAA2222 loading', 'AAAA2222 Stalls', 'BBBB2222 loading', 'BBBB2222 Circle']);
});
