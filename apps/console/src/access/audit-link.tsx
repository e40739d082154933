import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';

interface AuditLinkProps {
  filter: Parameters<typeof paths.audit>[0];
}

/** Links the history of a thing to its audit entries. Needs `audit:read`; hidden without it. */
export function AuditLink({ filter }: AuditLinkProps) {
  const { t } = useTranslation('programme');
  if (!useCan('audit:read')) return null;
  return (
    <Link href={paths.audit(filter)} sx={{ whiteSpace: 'nowrap' }}>
      {t('audit')}
    </Link>
  );
}
