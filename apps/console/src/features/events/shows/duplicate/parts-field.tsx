import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { COPY_PARTS, type CopyPart } from '@parterre/contract/choices/show-choices';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { type CopyContents, isWithoutPrices, toggleCopyPart } from './copy-values.ts';

interface PartsFieldProps extends FieldProps {
  contents: CopyContents | undefined;
}

/** Holds the parts to copy; each shows how much there is of it, or why it cannot be chosen. */
export function PartsField({ contents, ...props }: PartsFieldProps) {
  const { t } = useTranslation('shows');
  const field = useField(props);
  const copy: CopyPart[] = Array.isArray(field.value) ? field.value : [];
  const describe = (part: CopyPart): string => {
    if (!contents) return t('page.loading');
    if (contents[part] === null) return t('duplicate.nothing');
    return isWithoutPrices(copy, part) ? t('duplicate.needsPrices') : contents[part];
  };
  return (
    <FieldFrame field={field} kind="group">
      <Box aria-labelledby={`${field.id}-label`} role="group" sx={{ display: 'grid', gap: 0.5 }}>
        {COPY_PARTS.map((part) => {
          const isThere = contents !== undefined && contents[part] !== null && !isWithoutPrices(copy, part);
          return (
            <PartRow
              isChosen={isThere && copy.includes(part)}
              isThere={isThere && !field.disabled}
              key={part}
              label={t(`duplicate.parts.${part}`)}
              note={describe(part)}
              onToggle={() => field.change(toggleCopyPart(copy, part))}
            />
          );
        })}
      </Box>
    </FieldFrame>
  );
}

interface PartRowProps {
  label: string;
  note: string;
  isChosen: boolean;
  isThere: boolean;
  onToggle: () => void;
}

function PartRow({ label, note, isChosen, isThere, onToggle }: PartRowProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, ml: -1 }}>
      <Checkbox
        checked={isChosen}
        disabled={!isThere}
        onChange={onToggle}
        slotProps={{ input: { id, 'aria-describedby': `${id}-note` } }}
      />
      <Box sx={{ pt: '6px', pb: 0.5, minWidth: 0 }}>
        <Box component="label" htmlFor={id} sx={{ display: 'block', color: isThere ? undefined : 'text.tertiary' }}>
          {label}
        </Box>
        <Box
          id={`${id}-note`}
          sx={{ typography: 'caption', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {note}
        </Box>
      </Box>
    </Box>
  );
}
