import type { SeatPicker } from '@parterre/contract/shows/show';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EVENT_ANSWERS } from '#test/event-answers.ts';
import { json, problem, type SeenRequest } from '#test/fake-server.ts';
import { openDrawer } from '#test/stored-thing.tsx';
import { PickerCard } from './picker-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const PICKER: SeatPicker = {
  choice: 'map',
  opensAt: 'plan',
  mostSeats: 10,
  preventsSingleSeats: true,
  showsPrices: true,
  showsSeatLabels: true,
};

test('two users may change different settings of how buyers choose seats; the same one is asked about', async () => {
  let show = { showCode: 'K7M2QXRB', seatPicker: PICKER, revision: 4 };
  const change = (picker: Partial<SeatPicker>) => {
    show = { ...show, seatPicker: { ...show.seatPicker, ...picker }, revision: show.revision + 1 };
  };
  const write = ({ headers, body }: SeenRequest) => {
    if (headers.get('if-match') !== `"${show.revision}"`) return problem('STALE');
    change(JSON.parse(String(body)));
    return json(show);
  };
  const { user } = await openDrawer({
    drawer: <PickerCard show={show} />,
    path: '/shows/:showCode/seating',
    url: '/shows/K7M2QXRB/seating',
    answers: {
      ...EVENT_ANSWERS,
      'GET /api/main/shows/K7M2QXRB': () => json(show),
      'PATCH /api/main/shows/K7M2QXRB/seat-picker': write,
    },
  });
  const prices = await screen.findByRole('switch', { name: /Prices on the map/ });
  await waitFor(() => expect(prices).toBeEnabled());
  await user.click(await screen.findByRole('radio', { name: /^Best available/ }));
  change({ choice: 'both', showsPrices: false });
  await user.click(await screen.findByRole('button', { name: 'Save choice of seats' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  expect(within(dialog).getByRole('row', { name: 'Choice of seats Best available Both' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(show.seatPicker).toMatchObject({ choice: 'best-available', showsPrices: false }));
});
