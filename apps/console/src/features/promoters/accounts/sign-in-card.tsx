import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Account } from '@parterre/contract/accounts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findAccountPage, findProviderTarget, type ProviderPage, requireRuntimeConfig } from '#api/runtime-config.ts';
import { formatOwnDay } from '#dates/format-date-time.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { Card } from '#ui/card.tsx';

/** Shows how the user signs in. Changes are made on the provider's pages, which ask for the password again. */
export function SignInCard({ account }: { account: Account }) {
  const { t, i18n } = useTranslation('accounts');
  const { accountUrl } = requireRuntimeConfig().identity;
  const linkTo = (page: ProviderPage, label: string): ReactNode => {
    const href = findAccountPage(page, i18n.language);
    return (
      href && (
        <Button href={href} size="small" variant="outlined" {...findProviderTarget()}>
          {label}
        </Button>
      )
    );
  };
  const since = account.secondFactorSince;
  const isDemanded = usePromoter().all.some(({ demandsSecondFactor }) => demandsSecondFactor);
  const facts = [
    { label: t('signIn.email'), value: account.email, action: linkTo('email', t('signIn.changeEmail')) },
    ...(accountUrl
      ? [
          {
            label: t('signIn.password'),
            value: t('signIn.passwordKept'),
            action: linkTo('password', t('signIn.changePassword')),
          },
          {
            label: t('signIn.secondFactor'),
            value: since
              ? t('signIn.factorOn', {
                  time: formatOwnDay(since),
                  count: account.recoveryCodesLeft,
                })
              : t('signIn.factorOff'),
            // A second factor that a promoter demands cannot be turned off.
            action: !(since && isDemanded) && linkTo('second-factor', t(since ? 'signIn.turnOff' : 'signIn.setUp')),
          },
          {
            label: t('signIn.passkeys'),
            value:
              account.passkeyCount > 0
                ? t('signIn.passkeyCount', { count: account.passkeyCount })
                : t('signIn.noPasskey'),
            action: linkTo('passkeys', t('signIn.managePasskeys')),
          },
        ]
      : []),
  ];
  return (
    <Card title={t('signIn.title')}>
      <Box component="dl" sx={LIST_LOOK}>
        {facts.map(({ label, value, action }) => (
          <Box key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {action && <dd>{action}</dd>}
          </Box>
        ))}
      </Box>
      <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
        {accountUrl ? t('signIn.throttled') : t('signIn.elsewhere')}
        {accountUrl && isDemanded && ` ${t('signIn.demanded')}`}
      </Box>
    </Card>
  );
}

const LIST_LOOK = {
  m: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '180px minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: 2,
    px: 2,
    py: 1,
    minHeight: 44,
    '& + div': { borderTop: 1, borderColor: 'divider' },
  },
  '& dt': { color: 'text.secondary', gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
