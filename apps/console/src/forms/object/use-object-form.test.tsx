import { realProblem } from '@parterre/contract/testing/real-problem';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CallFailure } from '#api/failure.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { TextField } from '../fields/text-field.tsx';
import { AppForm } from './app-form.tsx';
import { FormSaveBar } from './form-save-bar.tsx';
import { useObjectForm } from './use-object-form.ts';
import { FormConflict } from './use-stale-save.tsx';

function NameForm() {
  const { model } = useObjectForm<{ name: string }>({
    values: { name: 'Stalls' },
    place: 'inDrawer',
    create: async () => undefined,
    onLeave: () => undefined,
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
  // Acts like a browser: neither a task nor a flush between this event and the next.
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.bind(input);
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  type?.('Stalls A');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(store.getState().settings.hasUnsavedChanges.inDrawer).toBe(true);
});

it('starts anew with what somebody else saved, and saves over it under its revision', async () => {
  const sent: [Partial<Named>, number][] = [];
  await renderWithConsole(<StoredForm send={(changed, revision) => sent.push([changed, revision])} />);
  const user = userEvent.setup();
  const retype = async (text: string) => {
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), text);
    await user.click(screen.getByRole('button', { name: 'Save it' }));
  };
  await retype('Pit');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('row', { name: 'Name Pit Balcony' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Load theirs' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Balcony'));
  expect(screen.queryByRole('button', { name: 'Save it' })).not.toBeInTheDocument();
  await retype('Gallery');
  await waitFor(() => expect(sent).toEqual([[{ name: 'Gallery' }, 2]]));
});

it('takes nobody back who has closed the form while it was saved', async () => {
  let answer = () => {};
  let left = 0;
  function SlowForm() {
    const { model } = useObjectForm<{ name: string }>({
      values: { name: 'Stalls' },
      place: 'inDrawer',
      create: () => new Promise<void>((done) => (answer = done)),
      onLeave: () => (left += 1),
    });
    return (
      <AppForm model={model}>
        <TextField label="Name" name="name" />
        <button type="submit">Save it</button>
      </AppForm>
    );
  }
  const { unmount } = await renderWithConsole(<SlowForm />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Save it' }));
  await waitFor(() => expect(answer).not.toBe(undefined));
  unmount();
  answer();
  await new Promise((done) => setTimeout(done));
  expect(left).toBe(0);
});

it('keeps what is typed while a slow save runs, over what was saved', async () => {
  const sent: [Partial<Named>, number][] = [];
  let answer = (_revision: number) => {};
  function SlowForm() {
    const { model } = useObjectForm<Named & { note: string }>({
      values: { name: 'Stalls', note: '' },
      revision: 1,
      place: 'inPage',
      reload: async () => ({ values: { name: 'Balcony', note: '' }, revision: 2 }),
      send: (changed, revision) => {
        sent.push([changed, revision]);
        return new Promise<number>((done) => (answer = done));
      },
      staysOpen: true,
    });
    return (
      <>
        <AppForm model={model}>
          <TextField label="Name" name="name" />
          <TextField label="Note" name="note" />
        </AppForm>
        <FormSaveBar model={model} saveLabel="Save it" />
      </>
    );
  }
  const { store } = await renderWithConsole(<SlowForm />);
  const user = userEvent.setup();
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' A');
  await user.click(screen.getByRole('button', { name: 'Save it' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Left');
  await user.type(name, '1');
  answer(2);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save it' })).toBeEnabled());
  expect(name).toHaveValue('Stalls A1');
  expect(store.getState().settings.hasUnsavedChanges.inPage).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save it' }));
  answer(3);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save it' })).not.toBeInTheDocument());
  expect(sent).toEqual([
    [{ name: 'Stalls A' }, 1],
    [{ name: 'Stalls A1', note: 'Left' }, 2],
  ]);
  await user.type(name, 'x');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(name).toHaveValue('Stalls A1');
});

interface Named {
  name: string;
}

function StoredForm({ send }: { send: (changed: Partial<Named>, revision: number) => void }) {
  const { model, asked } = useObjectForm<Named>({
    values: { name: 'Stalls' },
    revision: 1,
    place: 'inPage',
    reload: async () => ({ values: { name: 'Balcony' }, revision: 2 }),
    send: async (changed, revision) => {
      if (revision === 1) throw new CallFailure({ status: 412, data: realProblem('STALE') });
      send(changed, revision);
      return 3;
    },
    staysOpen: true,
  });
  return (
    <>
      <AppForm model={model}>
        <TextField label="Name" name="name" />
      </AppForm>
      <FormSaveBar model={model} saveLabel="Save it" />
      <FormConflict asked={asked} label={() => 'Name'} write={({ name }) => name} />
    </>
  );
}
