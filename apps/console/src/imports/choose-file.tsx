import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { FileKind } from '@parterre/contract/wire/file-types';
import { TABLE_FAULTS, type TableFaultCode } from '@parterre/seating-plan/table-file';
import type { TFunction } from 'i18next';
import { errorText } from '#api/error-text.ts';
import { findFieldErrors } from '#forms/object/field-error-text.ts';
import { acceptOf, takeFile } from '#ui/controls/take-file.ts';
import { UploadIcon } from '#ui/icons.tsx';

interface ChooseFileProps extends Pick<ButtonProps, 'size'>, FileFieldProps {}

/** The browser's file input styled as a button: keyboards and screen readers know it already. */
export function ChooseFile({ label, kind, isDisabled = false, onChoose, size = 'medium' }: ChooseFileProps) {
  return (
    <Button {...AS_LABEL} disabled={isDisabled} size={size} startIcon={<UploadIcon />} sx={LOOK} variant="outlined">
      {label}
      <FileField isDisabled={isDisabled} kind={kind} label={label} onChoose={onChoose} />
    </Button>
  );
}

interface FileFieldProps {
  label: string;
  kind: FileKind;
  isDisabled?: boolean;
  onChoose: (file: File) => void;
}

/**
 * The browser's file input, invisible above its container. Clears its value, so that the same file can be chosen again.
 */
export function FileField({ label, kind, isDisabled = false, onChoose }: FileFieldProps) {
  return (
    <Box
      accept={acceptOf(kind)}
      aria-label={label}
      component="input"
      disabled={isDisabled}
      onChange={(event) => {
        takeFile(event.target.files, kind, onChoose);
        event.target.value = '';
      }}
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }}
      type="file"
    />
  );
}

/** The input inside takes the focus and has the name; the label around it is neither focusable nor announced. */
export const AS_LABEL = { component: 'label', role: undefined, tabIndex: -1 } as const;

const LOOK = {
  position: 'relative',
  justifySelf: 'start',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focus', outlineOffset: 2 },
};

/** Describes an error of an uploaded table as a whole, or of sending it, in the reader's language. */
export function describeFileError(error: unknown, t: TFunction): string {
  const [first] = findFieldErrors(error);
  if (!first) return errorText(error);
  const { fault, ...values } = first.values ?? {};
  if (isFault(fault)) return describeTableFault(fault, values, t);
  return first.code === 'fileColumn' ? t('errors:fields.fileColumn') : errorText(error);
}

export const describeTableFault = (
  fault: TableFaultCode,
  values: Readonly<Record<string, string | number | boolean>>,
  t: TFunction,
): string => t(`kit:imports.fault.${fault}`, { ...values });

export const isFault = (fault: unknown): fault is TableFaultCode => TABLE_FAULTS.some((known) => known === fault);
