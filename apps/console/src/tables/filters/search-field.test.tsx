import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

afterEach(() => vi.useRealTimers());

test('a search that waits is made in the list as it is by then, so that no filter set meanwhile is lost', async () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const view = render(<SearchField label="Search" onSearch={before} value="" />);
  await userEvent.setup({ delay: null }).type(screen.getByRole('searchbox', { name: 'Search' }), 'mahler');
  view.rerender(<SearchField label="Search" onSearch={after} value="" />);
  await waitFor(() => expect(after).toHaveBeenCalledWith('mahler'));
  expect(before).not.toHaveBeenCalled();
});

test('what was typed is gone once the filters are cleared, and is not searched after all', () => {
  const search = vi.fn();
  const view = render(<SearchField label="Search" onSearch={search} value="" />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  vi.useFakeTimers();
  fireEvent.change(field, { target: { value: 'mahler' } });
  vi.runAllTimers();
  view.rerender(<SearchField label="Search" onSearch={search} value="mahler" />);
  fireEvent.change(field, { target: { value: 'mahler 5' } });
  view.rerender(<SearchField label="Search" onSearch={search} value="" />);
  expect(field).toHaveValue('');
  vi.runAllTimers();
  expect(search.mock.calls).toEqual([['mahler']]);
});

test('a search that is made while one goes on typing takes nothing away', async () => {
  const view = render(<SearchField label="Search" onSearch={vi.fn()} value="" />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const user = userEvent.setup({ delay: null });
  await user.type(field, 'mahler{Enter} 5');
  view.rerender(<SearchField label="Search" onSearch={vi.fn()} value="mahler" />);
  expect(field).toHaveValue('mahler 5');
});
