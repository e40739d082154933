import { useTranslation } from 'react-i18next';
import { useGetShowQuery } from '#api/queries/shows.ts';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { EventSearch } from './event-search.tsx';

interface EventFieldProps extends FieldProps {
  promoterCode: string;
  /** What an empty field means. */
  placeholder: string;
}

/** Holds the code of an event of the promoter, or ''; finds events by their words. */
export function EventField({ promoterCode, placeholder, ...props }: EventFieldProps) {
  const { i18n } = useTranslation('programme');
  const field = useField(props);
  const showCode = typeof field.value === 'string' ? field.value : '';
  const { currentData: show } = useGetShowQuery({ params: { showCode } }, { skip: !showCode });
  const name = show ? chooseText(show.name, i18n.language, show.defaultCulture) : showCode;
  return (
    <FieldFrame field={field}>
      <EventSearch
        field={field}
        onChoose={(chosen) => field.change(chosen ?? '')}
        placeholder={placeholder}
        promoterCode={promoterCode}
        value={name || null}
      />
    </FieldFrame>
  );
}
