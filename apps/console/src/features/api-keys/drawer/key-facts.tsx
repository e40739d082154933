import Box from '@mui/material/Box';
import type { ApiKey } from '@parterre/contract/api-keys';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyWords } from '../use-key-words.ts';

export function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('api-keys');
  const words = useKeyWords();
  const facts = [
    [t('facts.begins'), `${apiKey.prefix}…`],
    [t('column.channel'), words.nameChannel(apiKey)],
    [t('facts.range'), words.nameRange(apiKey)],
    [t('column.created'), `${words.writeCreated(apiKey)}, ${apiKey.createdBy}`],
    [t('column.lastUsed'), words.writeLastUse(apiKey)],
    ...(apiKey.revokedAt ? [[t('state.revoked'), words.writeRevoked(apiKey)]] : []),
  ];
  return (
    <Box component="dl" sx={LOOK}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}

const LOOK = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
