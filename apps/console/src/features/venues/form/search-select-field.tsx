import { FieldFrame } from '../../../forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '../../../forms/fields/use-field.ts';
import { type SearchOption, SearchSelect } from '../search-select.tsx';

interface SearchSelectFieldProps extends FieldProps {
  options: readonly SearchOption[];
  isLoading?: boolean;
  /** Beside the form's own change: what else follows from the choice. */
  onChosen?: (value: string | null) => void;
}

/** Holds the chosen option's value, or null. */
export function SearchSelectField({ options, isLoading, onChosen, ...props }: SearchSelectFieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <SearchSelect
        field={field}
        isLoading={isLoading ?? false}
        onChoose={(value) => {
          field.change(value);
          onChosen?.(value);
        }}
        options={options}
        value={typeof field.value === 'string' ? field.value : null}
      />
    </FieldFrame>
  );
}
