import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { startSeatsServer } from '#test/seats-server.ts';
import { stubCanvas } from '#test/stub-canvas.ts';
import { SeatChooser } from './seat-chooser.tsx';

beforeEach(stubCanvas);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Chooser({ first }: { first: string[] }) {
  const [chosen, setChosen] = useState(first);
  return (
    <>
      <output aria-label="Chosen">{chosen.join(', ')}</output>
      <SeatChooser chosen={chosen} most={2} onChange={setChosen} showCode="MAHLER5A" />
    </>
  );
}

async function open(first: string[] = [], server: Parameters<typeof startSeatsServer>[0] = {}) {
  startSeatsServer(server);
  await renderWithConsole(<Chooser first={first} />);
  const map = await screen.findByRole('application', { name: 'Seats of the event' }, { timeout: 10_000 });
  return { map, user: userEvent.setup({ delay: null }), chosen: screen.getByRole('status', { name: 'Chosen' }) };
}

test('seats are chosen from the free ones by their names; one more than wanted takes the place of the last', async () => {
  const { user, chosen } = await open();
  for (const words of ['stalls a 1', 'stalls a 2', 'stalls b 1']) {
    await user.type(screen.getByRole('combobox', { name: 'Find a free seat' }), words);
    await user.click(await screen.findByRole('option', { name: new RegExp(words, 'i') }));
  }
  expect(chosen).toHaveTextContent(/^Stalls\|A\|1, Stalls\|B\|1$/);
});

test('a seat is chosen and let go on the map by keys alone', async () => {
  const { map, user, chosen } = await open(['Stalls|A|1']);
  await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull());
  map.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft} ');
  expect(chosen).toBeEmptyDOMElement();
  await user.keyboard('{ArrowRight} ');
  expect(chosen).toHaveTextContent(/^Stalls\|A\|2$/);
  await user.keyboard('{ArrowRight} ');
  expect(chosen).toHaveTextContent(/^Stalls\|A\|2$/);
  expect(screen.getByText('Stalls A 3 is sold.')).toBeVisible();
});

test('holds that are known later than the seats leave the keys where they stand on the map', async () => {
  let tell = (_holds: Response): void => undefined;
  const late = new Promise<Response>((resolve) => {
    tell = resolve;
  });
  const { map, user, chosen } = await open(['Stalls|A|1', 'Stalls|B|4'], { holds: () => late });
  await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull());
  const canvas = map.querySelector('canvas');
  expect(await screen.findByText('Stalls B 4 is held back.')).toBeVisible();
  map.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  tell(
    json({ items: [{ ordinal: 1, label: 'Technical', colour: '#A3323F', reservationFlag: 'TEC', allowSales: true }] }),
  );
  await waitFor(() => expect(screen.queryByText('Stalls B 4 is held back.')).toBeNull());
  expect(map.querySelector('canvas')).toBe(canvas);
  await user.keyboard(' ');
  expect(chosen).toHaveTextContent(/^Stalls\|B\|4$/);
});

test('seats that were typed and cannot be had are named with the reason', async () => {
  await open(['Stalls|A|4', 'Circle|AA|1']);
  expect(await screen.findByText('Stalls A 4 is in somebody’s basket.')).toBeVisible();
  expect(screen.getByText('Circle AA 1 has no ticket.')).toBeVisible();
});
