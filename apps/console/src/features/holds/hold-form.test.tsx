import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, startFakeServer } from '../../../test/fake-server.ts';
import { renderWithConsole } from '../../../test/render-with-console.tsx';
import { startI18n } from '../../i18n/start-i18n.ts';
import { HoldForm } from './hold-form.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await startI18n('en-GB');
});

test('a flag without a letter is refused at its field, in German for a German reader', async () => {
  const fieldErrors = [{ field: 'reservationFlag', message: 'Must have at least one letter' }];
  startFakeServer(({ method, url }) => {
    if (method === 'POST')
      return json({ type: '', title: '', status: 400, code: 'INVALID', requestId: 'r', fieldErrors }, 400);
    if (url.includes('/features')) return json({ items: [], permissions: ['hold:write'], mode: 'app' });
    return json({ items: [] });
  });
  await renderWithConsole(
    <HoldForm
      heading={{ title: 'Sperre' }}
      hold={undefined}
      holds={[]}
      showCode="MAHLER5A"
      onClose={() => undefined}
      onReload={() => undefined}
    />,
    { language: 'de' },
  );
  const user = userEvent.setup();
  const flag = await screen.findByRole('textbox', { name: /^Kürzel/ });
  await vi.waitFor(() => expect(flag).toBeEnabled());
  await user.type(screen.getByRole('textbox', { name: /^Bezeichnung/ }), 'Technik');
  await user.type(flag, '123');
  await user.click(screen.getByRole('button', { name: 'Sperre anlegen' }));
  await vi.waitFor(() => expect(flag).toHaveAccessibleDescription(/Muss mindestens einen Buchstaben enthalten/));
  expect(flag).toBeInvalid();
});
