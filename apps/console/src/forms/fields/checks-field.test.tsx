import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import { required } from '../rules.ts';
import { CheckList, ChecksField } from './checks-field.tsx';
import { useField } from './use-field.tsx';

const OPTIONS = [
  { value: 'de', label: 'German' },
  { value: 'fr', label: 'French' },
  { value: 'it', label: 'Italian', note: 'Twelve texts', disabled: true, title: 'Not translated yet' },
];

interface Values {
  languages: string[];
}

let read: () => string[];

function AllLanguages({ all }: { all: string }) {
  return <CheckList all={all} field={useField({ name: 'languages', label: 'Languages' })} options={OPTIONS} />;
}

function Field(props: Partial<ComponentProps<typeof ChecksField<string>>> & { chosen?: string[]; all?: string }) {
  const { chosen = [], all, ...field } = props;
  const form = useForm<Values>({ defaultValues: { languages: chosen } });
  useEffect(() => {
    read = () => form.getValues('languages');
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
        {all === undefined ? (
          <ChecksField label="Languages" name="languages" options={OPTIONS} {...field} />
        ) : (
          <AllLanguages all={all} />
        )}
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

const open = (props: Parameters<typeof Field>[0] = {}) => render(<Field {...props} />, { wrapper: KitWrapper });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('a value goes before those that follow it, so that unticking and ticking it again changes nothing', async () => {
  open({ chosen: ['de', 'fr', 'zh'] });
  await userEvent.click(box('German'));
  expect(read()).toEqual(['fr', 'zh']);
  await userEvent.click(box('German'));
  expect(read()).toEqual(['de', 'fr', 'zh']);
});

test('the group has the name of the field, and a missing value is described and gets the focus', async () => {
  open({ rules: [required] });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('group', { name: 'Languages' })).toHaveAccessibleDescription(alert.textContent ?? '');
  await waitFor(() => expect(box('German')).toHaveFocus());
  expect(box('German')).toBeInvalid();
});

test('a note describes its box without being its name, and a locked box says why', () => {
  open();
  expect(box('Italian')).toBeDisabled();
  expect(box('Italian')).toHaveAccessibleDescription('Twelve texts');
  expect(screen.getByTitle('Not translated yet')).toContainElement(box('Italian'));
});

test('one box ticks and unticks all that can be ticked, and shows when it is some of them', async () => {
  open({ all: 'All languages', chosen: ['de'] });
  expect(box('All languages')).toBePartiallyChecked();
  await userEvent.click(box('All languages'));
  expect(read()).toEqual(['de', 'fr']);
  expect(box('All languages')).toBeChecked();
  await userEvent.click(box('All languages'));
  expect(read()).toEqual([]);
});

test('what is not there is not ticked, whatever the field holds', () => {
  open({ chosen: ['de'], options: [{ value: 'de', label: 'German', isAbsent: true }] });
  expect(box('German')).not.toBeChecked();
  expect(box('German')).toBeDisabled();
});
