import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { Link } from 'react-router';
import { isLocalPath } from '../session/sign-in/return-path.ts';

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement>;

/** An anchor that navigates without a reload when it leads to a page of the console. */
export const RouterLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(function RouterLink(
  { href = '', ...rest },
  ref,
) {
  const isOwn = rest.target === undefined && (isLocalPath(href) || href.startsWith('?'));
  return isOwn ? <Link ref={ref} to={href} {...rest} /> : <a ref={ref} href={href} {...rest} />;
});
