import { CHOSEN_FILES, type FileKind } from '@parterre/contract/wire/file-types';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { acceptOf, takeFile } from '#ui/controls/take-file.ts';
import { Notices } from '#ui/notices/notices.tsx';
import { ChooseFile } from './choose-file.tsx';

test.each(Object.entries(CHOSEN_FILES))(
  'a %s is taken with each of its endings, however they are written',
  (kind, of) => {
    const onTake = vi.fn();
    for (const ending of of.endings)
      for (const name of [`a.${ending}`, `A.B.${ending.toUpperCase()}`])
        takeFile([new File(['x'], name)], kind as FileKind, onTake);
    expect(onTake).toHaveBeenCalledTimes(of.endings.length * 2);
    takeFile([], kind as FileKind, onTake);
    expect(onTake).toHaveBeenCalledTimes(of.endings.length * 2);
  },
);

test.each([
  ['en-GB', 'Not allowed file type'],
  ['de', 'Dateityp nicht erlaubt'],
])('a file with another ending is refused in words (%s)', async (language, words) => {
  const onChoose = vi.fn();
  const choice = (
    <>
      <ChooseFile kind="table" label="Choose" onChoose={onChoose} />
      <Notices closeLabel="Close" />
    </>
  );
  await renderWithConsole(choice, { language });
  const input = screen.getByLabelText('Choose');
  expect(input).toHaveAttribute('accept', acceptOf('table'));
  fireEvent.change(input, { target: { files: [new File(['MZ'], 'virus.exe', { type: 'text/csv' })] } });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(onChoose).not.toHaveBeenCalled();
});
