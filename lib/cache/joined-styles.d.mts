export const joinedStylesFile: string
export function stylesKey(sources: readonly string[]): string
export function withJoinedStyles(html: string, joined?: Record<string, string>): string
