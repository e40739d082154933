import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { type PickerField, SearchPicker } from './search-picker.tsx';

const SEARCH = {
  options: [{ id: 7, label: 'Summer season', note: 'Harbour & Hall' }],
  isSearching: false,
  error: undefined,
  onType: vi.fn(),
};
const FIELD = {
  id: 'tour',
  label: 'Tour',
  disabled: false,
  isRequired: true,
  describedBy: 'why',
  error: 'A tour is missing.',
  blur: () => undefined,
  attach: () => undefined,
};

const open = (field: PickerField, onChoose = vi.fn(), search: Partial<typeof SEARCH> = {}) =>
  renderWithConsole(
    <>
      <p id="why">A tour is missing.</p>
      <SearchPicker field={field} onChoose={onChoose} search={{ ...SEARCH, ...search }} value={null} />
    </>,
  ).then(() => onChoose);

test('a field of a form says what is wrong with it and that it is required', async () => {
  await open(FIELD);
  const input = await screen.findByRole('combobox');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('A tour is missing.');
});

test('a disabled field cannot be opened', async () => {
  await open({ ...FIELD, disabled: true });
  expect(await screen.findByRole('combobox')).toBeDisabled();
});

test('without a form it has a name of its own, and gives what is chosen', async () => {
  const onChoose = await open({ label: 'Find a tour', hasFocus: true });
  const input = await screen.findByRole('combobox', { name: 'Find a tour' });
  expect(input).toHaveFocus();
  await userEvent.type(input, 'sum');
  expect(SEARCH.onType).toHaveBeenLastCalledWith('sum');
  await userEvent.click(await screen.findByRole('option', { name: /Summer season/ }));
  expect(onChoose).toHaveBeenCalledWith(SEARCH.options[0]);
});

test.each([
  ['loading', true],
  ['no options', false],
])('says %s while there is nothing to choose from', async (words, isSearching) => {
  await open({ label: 'Find a tour' }, vi.fn(), { options: [], isSearching });
  await userEvent.click(await screen.findByRole('combobox'));
  expect(await screen.findByText(words)).toBeInTheDocument();
});
