import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { chooseCulture } from '../../../i18n/choose-culture.ts';
import { nameLanguage } from '../../../i18n/name-language.ts';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { InfoPart } from './info-part.tsx';

interface TextPartProps {
  title: string;
  texts: Readonly<Record<string, string>>;
  show: Pick<Show, 'defaultCulture'>;
}

/** A rich text as buyers read it, in the reader's language where there is one; left out where nobody wrote it. */
export function TextPart({ title, texts, show }: TextPartProps) {
  const { i18n } = useTranslation('shows');
  const culture = chooseCulture(texts, i18n.language, show.defaultCulture);
  if (culture === undefined) return null;
  const named =
    culture === i18n.language ? title : `${title} · ${nameLanguage(culture, i18n.language, Object.keys(texts))}`;
  return (
    <InfoPart title={named}>
      <RichTextView html={texts[culture] ?? ''} lang={culture} />
    </InfoPart>
  );
}
