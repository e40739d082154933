import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';

interface AllowedHostsProps {
  hosts: readonly string[];
  promoterCode: string;
}

/** Where links may lead, before somebody types an address in vain, and where that is decided. */
export function AllowedHosts({ hosts, promoterCode }: AllowedHostsProps) {
  const { t } = useTranslation('short-urls');
  const canChange = useCan('promoter:write');
  const href = canChange ? `${paths.promoterEdit(promoterCode)}?field=linkHosts` : paths.promoter(promoterCode);
  return (
    <Box sx={{ mt: 0.75, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
      {t('field.hosts')}
      <Box component="ul" sx={LIST_LOOK}>
        {hosts.map((host) => (
          <li key={host}>{host}</li>
        ))}
      </Box>
      {t('field.hostsWhy')}{' '}
      <Link href={href} underline="always">
        {t('field.hostsMore')}
      </Link>
    </Box>
  );
}

const LIST_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  m: 0,
  my: 0.75,
  p: 0,
  listStyle: 'none',
  '& li': {
    maxWidth: '100%',
    px: '6px',
    py: '1px',
    borderRadius: '4px',
    bgcolor: 'background.sunken',
    color: 'text.primary',
    overflowWrap: 'anywhere',
  },
};
