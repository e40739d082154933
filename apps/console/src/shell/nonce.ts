declare global {
  interface Window {
    /** The toasts' style engine reads it on import, so this module must be imported first. */
    __nonce__?: string;
  }
}

/** The nonce of this page's content security policy, which the server writes into the HTML. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

window.__nonce__ = nonce;
