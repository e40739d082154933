declare global {
  interface Window {
    /** The toasts' style engine reads it when it is imported: this module is imported before everything else. */
    __nonce__?: string;
  }
}

/** The nonce of this page's content security policy; the server writes it into the HTML. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

window.__nonce__ = nonce;
