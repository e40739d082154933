import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useShowText } from '../../use-show-text.ts';
import type { TextToDo } from './count-event-texts.ts';

interface TextLinkProps {
  text: TextToDo;
  defaultCulture: string;
}

/** A text that is missing or outdated; opens its form with the drawer of translations. */
export function TextLink({ text: { kind, name, field, state, href }, defaultCulture }: TextLinkProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const words = t(`texts.fields.${field}`);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, lineHeight: '26px' }}>
      <Link href={href} sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {kind === 'show' ? words : t(`texts.of.${kind}`, { name: text(name, defaultCulture), field: words })}
      </Link>
      <Box component="span" sx={{ ml: 'auto', flex: 'none', color: 'text.secondary' }}>
        {t(`texts.states.${state}`)}
      </Box>
    </Box>
  );
}
