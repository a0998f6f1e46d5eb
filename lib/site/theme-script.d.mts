export const barColours: { light: string; dark: string }
export const themeScript: string
export const themeScriptHash: string
