import type { ApiKey } from '@parterre/contract/api-keys';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { paths } from '../../../paths.ts';
import { DataTable } from '../../../tables/data-table.tsx';
import { ListPagination } from '../../../tables/paging/list-pagination.tsx';
import { useDataTable } from '../../../tables/use-data-table.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useApiKeys } from '../use-api-keys.ts';
import { KeyCard } from './key-card.tsx';
import { NewKeyButton } from './new-key-button.tsx';
import { useKeyColumns } from './use-key-columns.tsx';

const SMALLEST_PAGE = 10;

/** Keys, newest first; revoked ones stay, because their orders do. */
export function KeysTable() {
  const { t } = useTranslation('api-keys');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { url, current, rows, total, status } = useApiKeys(true);
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
        density="twoLine"
        empty={<EmptyState actions={<NewKeyButton />} text={t('empty.text')} title={t('empty.title')} />}
        model={model}
        onOpenRow={({ apiKeyId }) => void navigate(`${paths.apiKey(apiKeyId)}${search}`)}
        renderCard={(apiKey) => <KeyCard apiKey={apiKey} />}
        status={status}
      />
      <ListPagination list={{ rows, total, status }} upTo={SMALLEST_PAGE} url={url} />
    </>
  );
}
