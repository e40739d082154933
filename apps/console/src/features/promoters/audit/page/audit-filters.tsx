import { AUDIT_ACTOR_KINDS, AUDIT_KIND_NAMES } from '@parterre/contract/choices/audit-choices';
import { LIMITS, PAGE_SIZE } from '@parterre/contract/choices/limits';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAuditActorsQuery } from '#api/queries/promoters/audit.ts';
import { SearchPicker } from '#forms/fields/search-picker.tsx';
import { DateFilter } from '#programme/pickers/date-filter.tsx';
import { EventFilter } from '#programme/pickers/event-search.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { ChoiceFilter, FilterPopover, FixedFilter } from '#tables/filters/choice-filter.tsx';
import { FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { type AuditList, readThing } from './use-audit-list.ts';

/** Filters by actor, kind, show, time and origin. The filter for one thing is set by a link on its page. */
interface AuditFiltersProps {
  list: AuditList;
  tools: ReactNode;
}

export function AuditFilters({ list: { url }, tools }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const { current } = usePromoter();
  const { filters, dateFrom, dateTo } = url.state;
  const first = (name: string) => filters[name]?.[0];
  const choose = (name: string) => (value: string | undefined) => url.setFilter(name, value ? [value] : []);
  return (
    <FilterBar label={t('filter.label')} url={url} tools={tools}>
      <ActorFilter actorId={first('actorId')} onChoose={choose('actorId')} promoterCode={current?.code} />
      <ChoiceFilter
        label={t('filter.kind')}
        onChoose={choose('kind')}
        options={AUDIT_KIND_NAMES.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={first('kind')}
      />
      <EventFilter onChoose={choose('showCode')} promoterCode={current?.code} showCode={first('showCode')} />
      <DateFilter dateFrom={dateFrom} dateTo={dateTo} onChange={url.setDateRange} />
      <ChoiceFilter
        label={t('filter.door')}
        onChoose={choose('door')}
        options={AUDIT_ACTOR_KINDS.map((value) => ({ value, label: t(`door.${value}`) }))}
        value={first('door')}
      />
      <AddressFilter address={first('address')} onChoose={choose('address')} />
      <ThingFilter onRemove={() => choose('thing')(undefined)} thing={readThing(first('thing'))} />
    </FilterBar>
  );
}

interface ActorFilterProps {
  promoterCode: string | undefined;
  actorId: string | undefined;
  onChoose: (actorId: string | undefined) => void;
}

/** Users and keys are in one list, because both appear as actors. */
function ActorFilter({ promoterCode, actorId, onChoose }: ActorFilterProps) {
  const { t } = useTranslation('audit');
  const [typed, setTyped] = useState('');
  const searchTerm = useSettled(typed.trim());
  const ofPromoter = promoterCode ? { promoterCode } : {};
  const { data: all } = useListAuditActorsQuery({ query: { ...ofPromoter, pageSize: PAGE_SIZE.max } });
  const { data, isFetching, error } = useListAuditActorsQuery({
    query: { ...ofPromoter, pageSize: PAGE_SIZE.max, ...(searchTerm ? { searchTerm } : {}) },
  });
  const chosen = [...(all?.items ?? []), ...(data?.items ?? [])].find((actor) => actor.actorId === actorId);
  const options = (data?.items ?? []).map(({ actorId: id, name, door }) => ({
    id,
    label: name,
    note: t(`door.${door}`),
  }));
  return (
    <FilterPopover
      label={t('filter.actor')}
      onRemove={() => onChoose(undefined)}
      value={actorId && (chosen?.name ?? actorId)}
    >
      {(close) => (
        <SearchPicker
          field={{ label: t('filter.findActor') }}
          onChoose={(option) => {
            if (option) onChoose(String(option.id));
            close();
          }}
          placeholder={t('filter.findActor')}
          search={{ options, isSearching: isFetching, error, onType: setTyped }}
          value={null}
        />
      )}
    </FilterPopover>
  );
}

function AddressFilter({ address, onChoose }: { address: string | undefined; onChoose: (value: string) => void }) {
  const { t } = useTranslation('audit');
  return (
    <FilterPopover label={t('filter.address')} onRemove={() => onChoose('')} value={address}>
      {() => (
        <SearchField
          hasFocus
          isWide
          label={t('filter.findAddress')}
          onSearch={(words) => onChoose(words.slice(0, LIMITS.audit.address))}
          value={address ?? ''}
        />
      )}
    </FilterPopover>
  );
}

function ThingFilter({ thing, onRemove }: { thing: ReturnType<typeof readThing>; onRemove: () => void }) {
  const { t } = useTranslation('audit');
  const name = thing && `${t(`thing.${thing.object}`, { defaultValue: thing.object })} ${thing.objectId}`;
  return <FixedFilter label={t('filter.thing')} onRemove={onRemove} value={name} />;
}
