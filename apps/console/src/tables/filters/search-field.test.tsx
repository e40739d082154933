import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

test('a search that waits is made in the list as it is by then, so that no filter set meanwhile is lost', async () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const view = render(<SearchField label="Search" onSearch={before} value="" />);
  await userEvent.setup({ delay: null }).type(screen.getByRole('searchbox', { name: 'Search' }), 'mahler');
  view.rerender(<SearchField label="Search" onSearch={after} value="" />);
  await waitFor(() => expect(after).toHaveBeenCalledWith('mahler'));
  expect(before).not.toHaveBeenCalled();
});
