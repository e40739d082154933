import type { Show } from '@parterre/contract/shows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { useShowText } from './use-show-text.ts';

interface ShowHeaderProps {
  show: Pick<Show, 'showCode' | 'name' | 'status' | 'defaultCulture'>;
  title: string;
  actions?: ReactNode;
}

/** The head of a page of an event: the way back to it, what the page is about. */
export function ShowHeader({ show, title, actions }: ShowHeaderProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  return (
    <PageHeader
      actions={actions}
      breadcrumb={[
        { label: t('list.title'), href: paths.shows() },
        { label: text(show.name, show.defaultCulture), href: paths.show(show.showCode) },
      ]}
      status={<StatusChip status={show.status} />}
      title={title}
    />
  );
}
