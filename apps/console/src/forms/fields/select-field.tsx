import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { isBlank } from '../rules.ts';
import { FieldFrame } from './field-frame.tsx';
import { CONTROL_LOOK } from './field-input.tsx';
import { type FieldModel, type FieldProps, useField } from './use-field.tsx';

export interface SelectOption<V extends string | number = string | number> {
  value: V;
  label: string;
  disabled?: boolean;
}

/** Clears the field; without it the field cannot be cleared. */
interface EmptyOption {
  value: null;
  label: string;
  disabled?: undefined;
}

interface SelectFieldProps extends FieldProps {
  options: readonly (SelectOption | EmptyOption)[];
}

/** Holds the value of the chosen option. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const field = useField(props);
  return <SelectedOption field={field} options={options} />;
}

interface SelectedOptionProps {
  field: FieldModel;
  options: readonly (SelectOption | EmptyOption)[];
  /** Called after the form has the new value. */
  onChoose?: () => void;
}

/** The field without its place in the form: for one whose choice changes other fields. */
export function SelectedOption({ field, options, onChoose }: SelectedOptionProps) {
  const empty = options.find(({ value }) => value === null);
  const chosen = options.find(({ value }) => value === field.value) ?? empty;
  // The value is set, but its options have not loaded.
  const isUnnamed = !options.some(({ value }) => value !== null) && !isBlank(field.value);
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
        renderValue={() => (isUnnamed ? '…' : (chosen?.label ?? '\u00a0'))}
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
        {options.map((option) => (
          <MenuItem disabled={option.disabled} key={option.value} value={option.value ?? ''}>
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
