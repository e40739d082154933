import Button from '@mui/material/Button';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useListApiTokensQuery } from '#api/queries/promoters/api-tokens.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TokensTable } from './tokens-table.tsx';

/** `/api-tokens`: the user's own tokens at all their promoters; the newest hundred. */
export function ApiTokensPage() {
  const { t } = useTranslation('api-tokens');
  const result = useListApiTokensQuery({ query: { pageSize: PAGE_SIZE.max } });
  return (
    <>
      <PageHeader actions={<NewTokenButton />} facts={t('about')} title={t('title')} />
      <LoadedPart label={t('loading')} result={result} rows={4}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState actions={<NewTokenButton />} text={t('empty.text')} title={t('empty.title')} />
          ) : (
            <TokensTable tokens={items} />
          )
        }
      </LoadedPart>
      <Outlet />
    </>
  );
}

function NewTokenButton() {
  const { t } = useTranslation('api-tokens');
  return (
    <Button color="primary" href={paths.apiTokenNew()} startIcon={<PlusIcon />} variant="contained">
      {t('new.action')}
    </Button>
  );
}
