import Button from '@mui/material/Button';
import type { Permission } from '@parterre/contract/wire/permissions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../session/use-features.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { Tip } from '../../ui/tip.tsx';

interface AllowedButtonProps {
  permission: Permission;
  href: string;
  children: ReactNode;
  icon?: ReactNode;
}

/** The page's primary action; without the permission it is disabled and says why. */
export function AllowedButton({ permission, href, children, icon = <PlusIcon /> }: AllowedButtonProps) {
  const { t } = useTranslation('shows');
  const isAllowed = useCan(permission);
  if (isAllowed)
    return (
      <Button color="primary" href={href} startIcon={icon} variant="contained">
        {children}
      </Button>
    );
  return (
    <Tip title={t('actions.notAllowed', { permission })}>
      <span>
        <Button color="primary" disabled startIcon={icon} variant="contained">
          {children}
        </Button>
      </span>
    </Tip>
  );
}
