/** Whether shortcuts are written with ⌘. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
