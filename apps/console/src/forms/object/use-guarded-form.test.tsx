import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithConsole } from '../../../test/render-with-console.tsx';
import { TextField } from '../fields/text-field.tsx';
import { AppForm } from './app-form.tsx';
import { useGuardedForm } from './use-guarded-form.ts';

function NameForm() {
  const model = useGuardedForm<{ name: string }>({
    defaultValues: { name: 'Stalls' },
    place: 'inDrawer',
    save: async () => undefined,
    onSaved: () => undefined,
  });
  return (
    <AppForm model={model}>
      <TextField label="Name" name="name" />
    </AppForm>
  );
}

it('is guarded before the next key is read, so that Escape at once asks, too', async () => {
  const { store } = await renderWithConsole(<NameForm />);
  const input = await screen.findByRole('textbox', { name: 'Name' });
  // As a browser does it: no turn passes between this event and the next one, and nothing is flushed in between.
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.bind(input);
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  type?.('Stalls A');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(store.getState().settings.hasUnsavedChanges.inDrawer).toBe(true);
});
