import { CHOSEN_FILES, type FileKind, hasEnding } from '@parterre/contract/wire/file-types';
import i18next from 'i18next';
import { showToast } from '#ui/notices/notices.tsx';

/**
 * Passes on the first of the files that were chosen, dropped or pasted. Says that it is not allowed (spec §8) if its name
 * has none of the endings of its kind, and passes nothing on.
 */
export function takeFile(files: Iterable<File> | null | undefined, kind: FileKind, onTake: (file: File) => void): void {
  const [file] = files ?? [];
  if (!file) return;
  if (hasEnding(file.name, CHOSEN_FILES[kind].endings)) onTake(file);
  else showToast(i18next.t('errors:FILE_TYPE_REFUSED'), 'error');
}

/** The `accept` of a file input. A browser only offers these first: any other can still be chosen, or dropped. */
export const acceptOf = (kind: FileKind): string =>
  [...CHOSEN_FILES[kind].endings.map((ending) => `.${ending}`), ...CHOSEN_FILES[kind].types].join(',');
