export const barColours: { light: string; dark: string }
export const themeScript: string
export function withThemeFirst(html: string): string
export const themeScriptHash: string
