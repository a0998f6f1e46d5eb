export function withLateScripts(html: string): string
