import Box from '@mui/material/Box';
import type { Account } from '@parterre/contract/accounts';
import { useTranslation } from 'react-i18next';
import { useGetAccountQuery } from '#api/queries/promoters/accounts.ts';
import { requireRuntimeConfig } from '#api/runtime-config.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { DetailsCard } from './details-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Sessions are shown for the built-in provider only: an external provider does not report its sessions. */
export function AccountPage() {
  const { t } = useTranslation('accounts');
  const { accountUrl } = requireRuntimeConfig().identity;
  return (
    <>
      <PageHeader title={t('title')} />
      <Loaded<Account> label={t('loading')} result={useGetAccountQuery()}>
        {(account) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 960 }}>
            <DetailsCard account={account} />
            <SignInCard account={account} />
            {accountUrl && <SessionsCard />}
          </Box>
        )}
      </Loaded>
    </>
  );
}
