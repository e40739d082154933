import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { type FieldModel, type FieldProps, useField, useIsLocked } from './use-field.tsx';

type Choice = number | string;

export interface CheckOption<Value extends Choice> {
  value: Value;
  /** The name of the box, alone or with what belongs to it. */
  label: ReactNode;
  /** Describes the box, without being its name. */
  note?: ReactNode;
  disabled?: boolean;
  /** True if there is nothing to tick: the box is empty and locked, whatever the field holds. */
  isAbsent?: boolean;
  /** Why the box cannot be ticked. */
  title?: string | undefined;
}

interface CheckLook {
  /** A style of the list, for columns or a border. */
  list?: object;
  row?: object;
  isSmall?: boolean;
  /** Where a note is: below the label, or at the end of its line. */
  notes?: 'below' | 'end';
}

interface ChecksFieldProps<Value extends Choice> extends Omit<FieldProps, 'isOptional' | 'disabled'> {
  options: readonly CheckOption<Value>[];
  look?: CheckLook;
  /** Shown above the boxes. */
  children?: ReactNode;
}

/** A group of boxes that holds the ticked values, in the order of the options. */
export function ChecksField<Value extends Choice>(props: ChecksFieldProps<Value>) {
  const { options, look, children, ...fieldProps } = props;
  const field = useField(fieldProps);
  return (
    <FieldFrame field={field} kind="group">
      {children}
      <CheckList field={field} look={look} options={options} />
    </FieldFrame>
  );
}

interface CheckListProps<Value extends Choice> {
  field: FieldModel;
  options: readonly CheckOption<Value>[];
  /** Names the boxes where a field has several lists of them. */
  name?: string;
  /** Labels a box that ticks and unticks all. */
  all?: string | undefined;
  look?: CheckLook | undefined;
  /** Called after the form has the new value. */
  onChoose?: (() => void) | undefined;
}

/** The boxes alone: for a field with several lists, or with other controls beside them. */
export function CheckList<Value extends Choice>(props: CheckListProps<Value>) {
  const { field, options, name, all, look = {}, onChoose } = props;
  const chosen: Value[] = Array.isArray(field.value) ? field.value : [];
  const values = options.map(({ value }) => value);
  const free = options.filter(({ disabled, isAbsent }) => !disabled && !isAbsent).map(({ value }) => value);
  const ticked = free.filter((value) => chosen.includes(value));
  const isAll = ticked.length === free.length;
  const handleChange = (next: Value[]) => {
    field.change(next);
    onChoose?.();
  };
  return (
    <Box
      aria-describedby={field.describedBy}
      aria-label={name}
      aria-labelledby={name === undefined ? `${field.id}-label` : undefined}
      role="group"
      sx={{ display: 'grid', ...look.list }}
    >
      {all !== undefined && free.length > 0 && (
        <CheckRow
          field={field}
          look={look}
          onToggle={() =>
            handleChange(isAll ? chosen.filter((value) => !free.includes(value)) : [...new Set([...chosen, ...free])])
          }
          option={{ value: 'all', label: all }}
          ticked={isAll ? 'all' : ticked.length > 0 ? 'some' : 'none'}
        />
      )}
      {options.map((option, index) => (
        <CheckRow
          field={field}
          isFirst={index === 0}
          key={option.value}
          look={look}
          onToggle={() => handleChange(toggleChoice(chosen, option.value, values))}
          option={option}
          ticked={chosen.includes(option.value) && !option.isAbsent ? 'all' : 'none'}
        />
      ))}
    </Box>
  );
}

interface CheckRowProps {
  field: FieldModel;
  option: CheckOption<Choice>;
  ticked: 'all' | 'some' | 'none';
  look: CheckLook;
  /** The first box gets the focus of the field. */
  isFirst?: boolean;
  onToggle: () => void;
}

function CheckRow({ field, option, ticked, look, isFirst = false, onToggle }: CheckRowProps) {
  const isLocked = useIsLocked();
  const { value, label, note, title } = option;
  const id = `${field.id}-${value}`;
  const isOff = field.disabled || isLocked || option.disabled === true || option.isAbsent === true;
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={ticked === 'all'}
          disabled={isOff}
          indeterminate={ticked === 'some'}
          onBlur={field.blur}
          onChange={onToggle}
          size={look.isSmall ? 'small' : 'medium'}
          slotProps={{
            input: {
              ref: isFirst ? field.attach : undefined,
              'aria-invalid': field.error !== undefined,
              ...(note !== undefined && { 'aria-labelledby': id, 'aria-describedby': `${id}-note` }),
            },
          }}
        />
      }
      disableTypography={typeof label !== 'string' || note !== undefined}
      label={
        note === undefined ? (
          label
        ) : (
          <Box component="span" sx={look.notes === 'below' ? NOTE_BELOW_LOOK : NOTE_END_LOOK}>
            <Box component="span" id={id} sx={{ color: isOff ? 'text.tertiary' : undefined }}>
              {label}
            </Box>
            <Box component="span" id={`${id}-note`} sx={{ color: 'text.secondary' }}>
              {note}
            </Box>
          </Box>
        )
      }
      sx={look.row}
      title={title}
    />
  );
}

/** A ticked value goes before those that follow it in the options, so that unticking and ticking it changes nothing. */
function toggleChoice<Value>(chosen: readonly Value[], value: Value, options: readonly Value[]): Value[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  const later = options.slice(options.indexOf(value) + 1);
  const at = chosen.findIndex((other) => later.includes(other));
  return at === -1 ? [...chosen, value] : chosen.toSpliced(at, 0, value);
}

const NOTE_BELOW_LOOK = {
  display: 'grid',
  pt: '6px',
  pb: 0.5,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > :last-child': { typography: 'caption' },
};
const NOTE_END_LOOK = {
  display: 'flex',
  justifyContent: 'space-between',
  flex: 1,
  gap: 1,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
};
