import type { Theme } from '@mui/material/styles';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { Link } from 'react-router';
import { useIsClosed } from '#pages/closed-pages.ts';
import { isLocalPath } from '#session/sign-in/sign-in-window.ts';

/** Makes every `href` of a button or link use the router, so that `ui/` does not depend on it. */
export function withRouterLinks(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButtonBase: {
        ...outer.components?.MuiButtonBase,
        defaultProps: { ...outer.components?.MuiButtonBase?.defaultProps, LinkComponent: RouterLink },
      },
      MuiLink: {
        ...outer.components?.MuiLink,
        defaultProps: { ...outer.components?.MuiLink?.defaultProps, component: RouterLink },
      },
    },
  };
}

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement>;

/** Navigates without a reload to pages of the console. */
const RouterLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(function RouterLink({ href = '', ...rest }, ref) {
  const isOwn = rest.target === undefined && (isLocalPath(href) || href.startsWith('?'));
  // Hides a button that leads to a closed page, and turns a link to it into plain text.
  if (useIsClosed()(href)) return rest.className?.includes('MuiButtonBase') ? null : <span>{rest.children}</span>;
  return isOwn ? <Link ref={ref} to={href} {...rest} /> : <a ref={ref} href={href} {...rest} />;
});
