import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';

/** Exports a table as CSV by its button, and returns the lines of the file without the byte order mark. */
export async function exportCsv(button: HTMLElement): Promise<string[]> {
  const files: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${files.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  click.mockRestore();
  return ((await files[0]?.text()) ?? '').replace('\ufeff', '').trim().split('\r\n');
}
