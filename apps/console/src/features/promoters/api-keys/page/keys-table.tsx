import Box from '@mui/material/Box';
import type { ApiKey } from '@parterre/contract/api-keys';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { PAGE_SIZE_MIN } from '#tables/paging/page-size.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { useApiKeys, useKeyWords } from '../use-key-words.ts';
import { KeyMenu, KeyName, KeyStateChip, useKeyColumns } from './key-columns.tsx';
import { NewKeyButton } from './new-key-button.tsx';

/** Lists keys, newest first; revoked ones stay listed, because their orders remain. */
export function KeysTable() {
  const { t } = useTranslation('api-keys');
  const navigate = useNavigate();
  const search = usePageSearch();
  const list = useApiKeys();
  const { current, rows, status } = list;
  const model = useDataTable<ApiKey>({
    id: 'api-keys',
    columns: useKeyColumns(current === null),
    rows,
    getRowId: ({ apiKeyId }) => String(apiKeyId),
    getRowLabel: ({ name }) => name,
  });
  return (
    <>
      <DataTable
        caption={t('title')}
        rows={{
          density: 'twoLine',
          onOpen: ({ apiKeyId }) => void navigate(`${paths.apiKey(apiKeyId)}${search}`),
          renderCard: (apiKey) => <KeyCard apiKey={apiKey} />,
        }}
        empty={<EmptyState actions={<NewKeyButton />} text={t('empty.text')} title={t('empty.title')} />}
        list={list}
        model={model}
        status={status}
      />
      <ListPagination list={list} upTo={PAGE_SIZE_MIN} />
    </>
  );
}

function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('api-keys');
  const { nameChannel, writeLastUse } = useKeyWords();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, whiteSpace: 'nowrap' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <KeyName apiKey={apiKey} />
        </Box>
        <KeyMenu apiKey={apiKey} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <span>{nameChannel(apiKey)}</span>
        <KeyStateChip apiKey={apiKey} />
      </Box>
      <Note>{t('kit:labelled', { label: t('column.lastUsed'), value: writeLastUse(apiKey) })}</Note>
    </Box>
  );
}
