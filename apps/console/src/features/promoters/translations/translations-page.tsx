import Button from '@mui/material/Button';
import type { Promoter } from '@parterre/contract/promoters';
import type { Translation } from '@parterre/contract/translations';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { listTranslatedLanguages } from '#i18n/languages.ts';
import { listCatalogues } from '#i18n/page-catalogues.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ChoiceFilter } from '#tables/filters/choice-filter.tsx';
import { ClearFilters, FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { useDataTable } from '#tables/use-data-table.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { TranslationCard, useTranslationColumns } from './use-translation-columns.tsx';
import { STATES, type TranslationList, useTranslationList } from './use-translation-list.ts';
import { useTranslationWords } from './use-translation-words.ts';

/** `/translations`: the texts of the console at the chosen promoter, in every language. Needs `text:write`. */
export function TranslationsPage() {
  const { t } = useTranslation('translations');
  const { current } = usePromoter();
  return (
    <>
      <PageHeader facts={t('about')} title={t('title')} />
      <PermittedPart label={t('loading')} permission="text:write" title={t('closed')}>
        {!current && <NoPromoter />}
        {current && (
          <>
            <Translations promoter={current} />
            <Outlet />
          </>
        )}
      </PermittedPart>
    </>
  );
}

function NoPromoter() {
  const { t } = useTranslation('translations');
  const { openDrawer } = useDrawerParam();
  return (
    <EmptyState
      actions={
        <Button color="primary" onClick={() => openDrawer('promoter')} variant="contained">
          {t('choose.action')}
        </Button>
      }
      text={t('choose.text')}
      title={t('choose.title')}
    />
  );
}

function Translations({ promoter }: { promoter: Promoter }) {
  const { t } = useTranslation('translations');
  const navigate = useNavigate();
  const search = usePageSearch();
  const list = useTranslationList(promoter);
  const { rows, status, language } = list;
  const { readText } = useTranslationWords();
  const model = useDataTable<Translation>({
    id: 'translations',
    columns: useTranslationColumns(language),
    rows,
    getRowId: ({ catalogue, key }) => `${catalogue}:${key}`,
    getRowLabel: (translation) => readText(translation, language),
  });
  return (
    <>
      <Filters list={list} />
      <DataTable
        caption={t('title')}
        rows={{
          density: 'twoLine',
          onOpen: ({ catalogue, key }) => void navigate(`${paths.ownText(catalogue, key)}${search}`),
          renderCard: (translation) => <TranslationCard language={language} translation={translation} />,
        }}
        empty={<NoTexts list={list} />}
        list={list}
        model={model}
        status={status}
      />
      <ListPagination list={list} />
    </>
  );
}

function Filters({ list: { url } }: { list: TranslationList }) {
  const { t } = useTranslation('translations');
  const { name } = useTranslationWords();
  const first = (filter: string) => url.state.filters[filter]?.[0];
  const choose = (filter: string) => (value: string | undefined) => url.setFilter(filter, value ? [value] : []);
  return (
    <FilterBar label={t('filter.label')} url={url}>
      <SearchField label={t('filter.search')} onSearch={url.setSearch} value={url.state.search} />
      <ChoiceFilter
        label={t('filter.language')}
        onChoose={choose('language')}
        options={listTranslatedLanguages().map((value) => ({ value, label: name(value) }))}
        value={first('language')}
      />
      <ChoiceFilter
        label={t('filter.catalogue')}
        onChoose={choose('catalogue')}
        options={listCatalogues().map((value) => ({ value, label: value }))}
        value={first('catalogue')}
      />
      <ChoiceFilter
        label={t('filter.state')}
        onChoose={choose('state')}
        options={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={first('state')}
      />
    </FilterBar>
  );
}

function NoTexts({ list: { url } }: { list: TranslationList }) {
  const { t } = useTranslation('translations');
  return <EmptyState actions={<ClearFilters url={url} />} text={t('empty.text')} title={t('empty.title')} />;
}
