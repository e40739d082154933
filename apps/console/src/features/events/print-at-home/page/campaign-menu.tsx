import type { PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePutPrintAtHomeCampaignCopyMutation } from '#api/queries/events/print-at-home.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { showToast } from '#ui/notices/notices.tsx';

interface CampaignMenuProps {
  showCode: string;
  settings: PrintAtHomeSettings;
  /** Unsaved changes would not be copied, and the copy would overwrite them. */
  isChanged: boolean;
  onCopied: (settings: PrintAtHomeSettings) => void;
}

type Direction = 'TO_CAMPAIGN' | 'FROM_CAMPAIGN';

/**
 * Copies the show's settings to its campaign, or the campaign's to the show. Needs `pah:write`. Refused if either
 * changed meanwhile (STALE), and for a show that has left its campaign (RULE_BROKEN).
 */
export function CampaignMenu({ showCode, settings, isChanged, onCopied }: CampaignMenuProps) {
  const { t, i18n } = useTranslation('print-at-home');
  const [asking, setAsking] = useState<Direction | null>(null);
  const [copy] = usePutPrintAtHomeCampaignCopyMutation();
  const mayNot = useLockReason('pah:write');
  const mayNotCampaign = useLockReason('campaign:write');
  const { revision } = settings;
  const campaign = settings.campaign && chooseText(settings.campaign.name, i18n.language);
  const open = firstReason(!campaign && t('campaign.none'), isChanged && t('campaign.unsaved'));
  const handleConfirm = async () => {
    if (!asking) return;
    onCopied(await copy({ params: { showCode }, body: { direction: asking }, revision }).unwrap());
    showToast(t(`campaign.${asking}.done`), 'success');
    setAsking(null);
  };
  return (
    <>
      <MoreMenu isOutlined label={t('more')}>
        <MenuEntry
          label={t('campaign.TO_CAMPAIGN.action')}
          onChoose={() => setAsking('TO_CAMPAIGN')}
          reason={mayNot ?? mayNotCampaign ?? open}
        />
        <MenuEntry
          label={t('campaign.FROM_CAMPAIGN.action')}
          onChoose={() => setAsking('FROM_CAMPAIGN')}
          reason={mayNot ?? open}
        />
      </MoreMenu>
      <ConfirmDialog
        onClose={() => setAsking(null)}
        onConfirm={handleConfirm}
        request={
          asking && {
            title: t(`campaign.${asking}.title`),
            body: t(`campaign.${asking}.body`, { campaign }),
            confirmLabel: t(`campaign.${asking}.confirm`),
            isDangerous: asking === 'FROM_CAMPAIGN',
          }
        }
      />
    </>
  );
}
