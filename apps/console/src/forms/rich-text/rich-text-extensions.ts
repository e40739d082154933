import type { Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { parseLink } from './parse-link.ts';

const LINK_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/** The editor makes exactly the elements the server keeps (apps/api, sanitise-rich-text), written as it writes them. */
export const RICH_TEXT_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    // An empty line after a list would change a text that was only looked at.
    trailingNode: false,
    link: {
      autolink: false,
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (uri) => isKeptLink(uri),
      HTMLAttributes: LINK_ATTRIBUTES,
    },
  }),
];

const isKeptLink = (uri: string): boolean => /^(https?|mailto|tel):/i.test(uri) && parseLink(uri) !== undefined;
