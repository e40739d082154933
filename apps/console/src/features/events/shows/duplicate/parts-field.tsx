import { COPY_PARTS, type CopyPart } from '@parterre/contract/choices/show-choices';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChecksField } from '#forms/fields/checks-field.tsx';
import type { FieldProps } from '#forms/fields/use-field.tsx';
import { type CopyContents, isWithoutPrices } from './copy-values.ts';

interface PartsFieldProps extends FieldProps {
  contents: CopyContents | undefined;
}

/** Holds the parts to copy; each shows how much there is of it, or why it cannot be chosen. */
export function PartsField({ contents, ...props }: PartsFieldProps) {
  const { t } = useTranslation('shows');
  const copy: readonly CopyPart[] = useWatch({ name: props.name });
  const describe = (part: CopyPart): string => {
    if (!contents) return t('page.loading');
    if (contents[part] === null) return t('duplicate.nothing');
    return isWithoutPrices(copy, part) ? t('duplicate.needsPrices') : contents[part];
  };
  return (
    <ChecksField
      {...props}
      look={{ list: { gap: 0.5 }, row: ROW_LOOK, notes: 'below' }}
      options={COPY_PARTS.map((part) => ({
        value: part,
        label: t(`duplicate.parts.${part}`),
        note: describe(part),
        isAbsent: (contents?.[part] ?? null) === null || isWithoutPrices(copy, part),
      }))}
    />
  );
}

const ROW_LOOK = { alignItems: 'flex-start', gap: 0.5, mr: 0, ml: -1 };
