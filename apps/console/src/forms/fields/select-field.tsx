import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { isBlank } from '../rules.ts';
import { FieldFrame } from './field-frame.tsx';
import { CONTROL_LOOK } from './field-input.tsx';
import { type FieldProps, useField } from './use-field.tsx';

export interface SelectOption<V extends string | number = string | number> {
  value: V;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** The label of an empty option, which sets null; without it the field cannot be cleared. */
  emptyLabel?: string;
  /** Called after the form has the new value. */
  onChoose?: () => void;
}

export function SelectField({ options, emptyLabel, onChoose, ...props }: SelectFieldProps) {
  const field = useField(props);
  const chosen = options.find((option) => option.value === field.value);
  // The value is set, but its options have not loaded.
  const isUnnamed = options.length === 0 && !isBlank(field.value);
  return (
    <FieldFrame field={field}>
      <Select
        disabled={field.disabled}
        displayEmpty
        error={field.error !== undefined}
        IconComponent={DownIcon}
        inputProps={{ id: `${field.id}-value` }}
        inputRef={field.attach}
        notched={false}
        onBlur={field.blur}
        onChange={(event) => {
          field.change(event.target.value === '' ? null : event.target.value);
          onChoose?.();
        }}
        renderValue={() => chosen?.label ?? (isUnnamed ? '…' : (emptyLabel ?? '\u00a0'))}
        SelectDisplayProps={{
          id: field.id,
          'aria-labelledby': `${field.id}-label ${field.id}`,
          'aria-describedby': field.describedBy,
          'aria-invalid': field.error !== undefined,
          'aria-required': field.isRequired,
        }}
        sx={{ ...CONTROL_LOOK, pr: 0 } as typeof CONTROL_LOOK}
        value={chosen?.value ?? ''}
      >
        {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
        {options.map((option) => (
          <MenuItem disabled={option.disabled} key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}

function DownIcon({ className }: { className?: string }) {
  return (
    <span className={className} style={{ display: 'inline-flex', right: 10, top: 'calc(50% - 8px)' }}>
      <ChevronDownIcon />
    </span>
  );
}
