export function withDeferredScripts(html: string): string
export function isDeferredScript(text: string): boolean
