import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { selectSettings } from '../../../../api/settings.ts';
import { useAppSelector } from '../../../../api/store.ts';
import { useShowText } from '../../use-show-text.ts';
import type { TextToDo } from './count-event-texts.ts';

interface TextLinkProps {
  text: TextToDo;
  defaultCulture: string;
}

/** A text that is missing or outdated; opens its form with the drawer of translations, for who may translate. */
export function TextLink({ text: { kind, name, field, state, href }, defaultCulture }: TextLinkProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const isDisabled = useAppSelector((state) => selectSettings(state).translationDisabled);
  const words = t(`texts.fields.${field}`);
  const label = kind === 'show' ? words : t(`texts.of.${kind}`, { name: text(name, defaultCulture), field: words });
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, lineHeight: '26px' }}>
      {isDisabled ? (
        <Box component="span" sx={LABEL_LOOK}>
          {label}
        </Box>
      ) : (
        <Link href={href} sx={LABEL_LOOK}>
          {label}
        </Link>
      )}
      <Box component="span" sx={{ ml: 'auto', flex: 'none', color: 'text.secondary' }}>
        {t(`texts.states.${state}`)}
      </Box>
    </Box>
  );
}

const LABEL_LOOK = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
