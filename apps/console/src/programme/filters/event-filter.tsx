import { useTranslation } from 'react-i18next';
import { useGetShowQuery } from '#api/queries/shows.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { EventSearch } from '../pickers/event-search.tsx';
import { FilterPopover } from './filter-popover.tsx';

interface EventFilterProps {
  /** Whose events are offered; left out: all the reader may see. */
  promoterCode: string | undefined;
  showCode: string | undefined;
  onChoose: (showCode: string | undefined) => void;
}

/** What belongs to one event, or to any. */
export function EventFilter({ promoterCode, showCode, onChoose }: EventFilterProps) {
  const { t, i18n } = useTranslation('programme');
  const { currentData: show } = useGetShowQuery({ params: { showCode: showCode ?? '' } }, { skip: !showCode });
  const name = show ? chooseText(show.name, i18n.language, show.defaultCulture) : showCode;
  return (
    <FilterPopover label={t('filters.event')} onRemove={() => onChoose(undefined)} value={showCode && name}>
      {(close) => (
        <EventSearch
          field={{ label: t('filters.findEvent') }}
          onChoose={(chosen) => {
            if (chosen !== undefined) onChoose(chosen);
            close();
          }}
          placeholder={t('filters.findEvent')}
          promoterCode={promoterCode}
          value={null}
        />
      )}
    </FilterPopover>
  );
}
