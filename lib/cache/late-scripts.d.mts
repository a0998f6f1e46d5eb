export function withLateScripts(html: string): string
export function isLateScript(text: string): boolean
